ALTER TABLE living RENAME TO lease;
ALTER TABLE place RENAME TO membership;
ALTER TABLE ended RENAME TO finished;
ALTER TABLE key RENAME TO login;
-- Tables that share one deal. They used to be listed under a person who did not exist.
CREATE TABLE same_deal (deal TEXT, match TEXT, since REAL NOT NULL, PRIMARY KEY (deal, match));
INSERT INTO same_deal SELECT substr(person, 6), match, since FROM membership WHERE person LIKE 'deal %' ORDER BY rowid;
DELETE FROM membership WHERE person LIKE 'deal %';
