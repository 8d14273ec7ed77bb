-- What all matches that are over add up to, by name.
CREATE TABLE tally (name TEXT PRIMARY KEY, amount REAL NOT NULL) WITHOUT ROWID;
