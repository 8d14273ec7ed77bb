-- Mistakes that somebody tries again, each in its box of learning.
CREATE TABLE exercise (
    person TEXT NOT NULL, id TEXT NOT NULL, match TEXT NOT NULL, body BYTEA NOT NULL,
    box INTEGER NOT NULL, due DOUBLE PRECISION NOT NULL, since DOUBLE PRECISION NOT NULL, PRIMARY KEY (person, id)
);
CREATE INDEX exercise_by_due ON exercise (person, due);
