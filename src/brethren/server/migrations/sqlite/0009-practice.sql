-- Mistakes that somebody tries again, each in its box of learning.
CREATE TABLE exercise (
    person TEXT NOT NULL, id TEXT NOT NULL, match TEXT NOT NULL, body BLOB NOT NULL,
    box INTEGER NOT NULL, due REAL NOT NULL, since REAL NOT NULL, PRIMARY KEY (person, id)
) WITHOUT ROWID;
CREATE INDEX exercise_by_due ON exercise (person, due);
