-- The outbox: notices that are owed, written together with the entry that they tell of.
CREATE TABLE notice (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, match TEXT NOT NULL, number INTEGER NOT NULL,
    due DOUBLE PRECISION NOT NULL, owner TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, told TEXT[]
);
CREATE INDEX notice_by_due ON notice (due);
CREATE INDEX notice_by_person ON notice (person);
-- Devices to which notices are pushed.
CREATE TABLE device (
    endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, keys BYTEA NOT NULL, since DOUBLE PRECISION NOT NULL
);
CREATE INDEX device_by_person ON device (person);
CREATE TABLE preferences (person TEXT PRIMARY KEY, body BYTEA NOT NULL);
-- Keys of this installation.
CREATE TABLE secret (name TEXT PRIMARY KEY, body BYTEA NOT NULL);
