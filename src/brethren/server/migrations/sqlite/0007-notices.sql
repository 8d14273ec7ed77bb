-- The outbox: notices that are owed, written together with the entry that they tell of.
CREATE TABLE notice (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, match TEXT NOT NULL, number INTEGER NOT NULL,
    due REAL NOT NULL, owner TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, told TEXT NOT NULL DEFAULT '[]'
) WITHOUT ROWID;
CREATE INDEX notice_by_due ON notice (due);
CREATE INDEX notice_by_person ON notice (person);
-- Devices to which notices are pushed.
CREATE TABLE device (endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, keys BLOB NOT NULL, since REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX device_by_person ON device (person);
CREATE TABLE preferences (person TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
-- Keys of this installation.
CREATE TABLE secret (name TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
