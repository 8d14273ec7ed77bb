CREATE INDEX membership_by_match ON membership (match);
CREATE INDEX same_deal_by_match ON same_deal (match);
CREATE INDEX login_by_person ON login (person);
-- Tables that have not started yet, and when somebody last came to them. Those that nobody comes to expire.
CREATE TABLE gathering (match TEXT PRIMARY KEY, since REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX gathering_by_since ON gathering (since);
INSERT INTO gathering SELECT match, CAST(strftime('%s', 'now') AS REAL) FROM entry
    WHERE number = 1 AND match NOT IN (SELECT match FROM lease) AND match NOT IN (SELECT match FROM finished)
    AND NOT EXISTS (
        SELECT 1 FROM entry AS start
        WHERE start.match = entry.match AND substr(start.body, 1, 17) = CAST('{"what":"started"' AS BLOB)
    );
-- When somebody was last here. Those without a table expire.
ALTER TABLE person ADD COLUMN seen REAL NOT NULL DEFAULT 0;
UPDATE person SET seen = CAST(strftime('%s', 'now') AS REAL);
CREATE INDEX person_by_seen ON person (seen);
