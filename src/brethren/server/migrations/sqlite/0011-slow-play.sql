-- When players are, or were, away: their clocks in games over days stand still.
CREATE TABLE vacation (person TEXT NOT NULL, since REAL NOT NULL, until REAL NOT NULL, PRIMARY KEY (person, since)) WITHOUT ROWID;
-- Public tables that are being played, and what anyone may know of each.
CREATE TABLE public_table (match TEXT PRIMARY KEY, updated REAL NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
CREATE INDEX public_table_by_updated ON public_table (updated);
