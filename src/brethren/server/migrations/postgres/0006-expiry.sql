CREATE INDEX membership_by_match ON membership (match);
CREATE INDEX same_deal_by_match ON same_deal (match);
CREATE INDEX login_by_person ON login (person);
-- Tables that have not started yet, and when somebody last came to them. Those that nobody comes to expire.
CREATE TABLE gathering (match TEXT PRIMARY KEY, since DOUBLE PRECISION NOT NULL);
CREATE INDEX gathering_by_since ON gathering (since);
INSERT INTO gathering SELECT match, extract(epoch FROM now()) FROM entry
    WHERE number = 1 AND match NOT IN (SELECT match FROM lease) AND match NOT IN (SELECT match FROM finished)
    AND NOT EXISTS (
        SELECT 1 FROM entry AS start
        WHERE start.match = entry.match AND substring(start.body FROM 1 FOR 17) = convert_to('{"what":"started"', 'UTF8')
    );
-- When somebody was last here. Those without a table expire.
ALTER TABLE person ADD COLUMN seen DOUBLE PRECISION NOT NULL DEFAULT 0;
UPDATE person SET seen = extract(epoch FROM now());
CREATE INDEX person_by_seen ON person (seen);
