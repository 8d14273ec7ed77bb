-- How a notice goes out, each with a row of its own: the webhook of a player or table, e-mail. And what it is about.
ALTER TABLE notice ADD COLUMN channel TEXT NOT NULL DEFAULT 'push';
ALTER TABLE notice ADD COLUMN kind TEXT NOT NULL DEFAULT 'turn';
DROP INDEX notice_by_due;
CREATE INDEX notice_by_channel ON notice (channel, due);
-- Where a player's or a table's notices are posted; `person` gave the address.
CREATE TABLE webhook (
    receiver TEXT PRIMARY KEY, person TEXT NOT NULL, body BYTEA NOT NULL, failures INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX webhook_by_person ON webhook (person);
-- E-mail addresses: until they are confirmed they expire. `sent`: when the last digest went out.
CREATE TABLE mailbox (
    person TEXT PRIMARY KEY, address TEXT NOT NULL, token TEXT NOT NULL UNIQUE, hours INTEGER NOT NULL,
    expires DOUBLE PRECISION, sent DOUBLE PRECISION NOT NULL DEFAULT 0
);
