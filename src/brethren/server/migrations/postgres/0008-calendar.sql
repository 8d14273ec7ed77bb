-- Secret addresses of calendars; only a digest of each is kept.
CREATE TABLE calendar (person TEXT PRIMARY KEY, digest TEXT NOT NULL UNIQUE);
