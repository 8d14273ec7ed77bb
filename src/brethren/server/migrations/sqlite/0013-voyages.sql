-- Daily voyages: of each day and person the one that counts, and when it is due to be judged.
CREATE TABLE voyage (
    day TEXT NOT NULL, person TEXT NOT NULL, match TEXT NOT NULL, accuracy REAL, body BLOB,
    due REAL NOT NULL DEFAULT 0, tries INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (day, person)
) WITHOUT ROWID;
CREATE INDEX voyage_by_accuracy ON voyage (day, accuracy);
CREATE INDEX voyage_by_person ON voyage (person);
