-- Until when somebody looks after a match that has to go on by itself; then others may take it up.
ALTER TABLE living ADD COLUMN until REAL NOT NULL DEFAULT 0;
-- When somebody came to a table: lists show the latest first.
ALTER TABLE place ADD COLUMN since REAL NOT NULL DEFAULT 0;
-- What lists say of a match that is over, so that nobody has to replay it.
CREATE TABLE ended (match TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
