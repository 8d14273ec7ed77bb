-- SQLite keeps entries in the order of their writing, with an index: kept in the order of matches, every entry of a
-- group went to a page of its own, and moved others about.
CREATE TABLE written (match TEXT, number INTEGER, body BLOB NOT NULL, PRIMARY KEY (match, number));
INSERT INTO written SELECT match, number, body FROM entry ORDER BY match, number;
DROP TABLE entry;
ALTER TABLE written RENAME TO entry;
