-- When players are, or were, away: their clocks in games over days stand still.
CREATE TABLE vacation (
    person TEXT NOT NULL, since DOUBLE PRECISION NOT NULL, until DOUBLE PRECISION NOT NULL, PRIMARY KEY (person, since)
);
-- Public tables that are being played, and what anyone may know of each.
CREATE TABLE public_table (match TEXT PRIMARY KEY, updated DOUBLE PRECISION NOT NULL, body BYTEA NOT NULL);
CREATE INDEX public_table_by_updated ON public_table (updated);
