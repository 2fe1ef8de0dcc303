-- Keys that must outlast a move to another machine: they are in the backup.
CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL);

-- How somebody wants to be told. `mail` and `push`: kinds of messages, as JSON lists. Hours are those of `zone`; between
-- `quiet_from` and `quiet_to` nothing is sent; with a `digest` mail that can wait comes once a day, at that hour.
CREATE TABLE wishes (
    person TEXT PRIMARY KEY REFERENCES people (id),
    email TEXT,
    confirmed INTEGER NOT NULL DEFAULT 0,
    mail TEXT NOT NULL,
    push TEXT NOT NULL,
    quiet_from INTEGER,
    quiet_to INTEGER,
    digest INTEGER,
    zone TEXT NOT NULL,
    lang TEXT NOT NULL
);

-- Browsers that can be reached by Web Push.
CREATE TABLE devices (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created REAL NOT NULL
);
CREATE INDEX devices_by_person ON devices (person);

-- What is to be said. `key` is different for different occasions: nothing is said twice. `at`: not before, a time less
-- all the seconds at which the house was closed. `sent`: when it left; such lines stay for a while because of their keys.
CREATE TABLE outbox (
    number INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id),
    way TEXT NOT NULL CHECK (way IN ('mail', 'push')),
    kind TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at REAL NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    sent REAL
);
CREATE INDEX outbox_by_time ON outbox (sent, at);
CREATE INDEX outbox_by_table ON outbox (table_id);
