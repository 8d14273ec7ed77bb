-- Whom somebody has played with, as they were called at their latest table together.
CREATE TABLE companion (
    person TEXT NOT NULL, other TEXT NOT NULL, name TEXT NOT NULL, avatar TEXT NOT NULL, game TEXT NOT NULL,
    since REAL NOT NULL, PRIMARY KEY (person, other)
) WITHOUT ROWID;
-- Whom somebody doesn't want to hear from.
CREATE TABLE block (
    person TEXT NOT NULL, other TEXT NOT NULL, name TEXT NOT NULL, avatar TEXT NOT NULL, since REAL NOT NULL,
    PRIMARY KEY (person, other)
) WITHOUT ROWID;
-- To tables that have not started yet, from their hosts.
CREATE TABLE invitation (
    match TEXT NOT NULL, person TEXT NOT NULL, host TEXT NOT NULL, name TEXT NOT NULL, avatar TEXT NOT NULL,
    since REAL NOT NULL, declined INTEGER NOT NULL, PRIMARY KEY (match, person)
) WITHOUT ROWID;
CREATE INDEX invitation_by_person ON invitation (person);
-- Phrases with which people get their identities back. Their first words find them, only a slow digest is kept of the rest.
CREATE TABLE phrase (
    person TEXT PRIMARY KEY, selector TEXT NOT NULL UNIQUE, salt BLOB NOT NULL, digest BLOB NOT NULL
) WITHOUT ROWID;
