-- Sessions: what a browser holds is random; here is only its SHA-256. Cookies from before name a person and `version`;
-- they hold until the person registers, signs out or changes the password, and are exchanged for a session at /me.
CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    created REAL NOT NULL,
    seen REAL NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);

-- `skeleton` is equal for names that look alike; registered people have different ones.
-- `banned`: until when (a time), as the operator decided.
ALTER TABLE people ADD COLUMN skeleton TEXT;
ALTER TABLE people ADD COLUMN banned REAL NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX people_by_skeleton ON people (skeleton);

-- The digest of a line with its table and number: damage in the middle of a record is found when it is read.
ALTER TABLE entries ADD COLUMN digest TEXT;

-- What people report and what the operator does. `text` is the name or the line as it was then.
CREATE TABLE reports (
    number INTEGER PRIMARY KEY,
    at REAL NOT NULL,
    reporter TEXT NOT NULL REFERENCES people (id),
    person TEXT NOT NULL REFERENCES people (id),
    what TEXT NOT NULL CHECK (what IN ('name', 'chat')),
    text TEXT NOT NULL,
    why TEXT NOT NULL,
    settled INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE audit (
    number INTEGER PRIMARY KEY,
    at REAL NOT NULL,
    deed TEXT NOT NULL,
    object TEXT NOT NULL,
    why TEXT NOT NULL
);

-- `due`: when the clock of somebody who is waited for ends; tables sleep until then. No clock runs while the house is
-- closed: it is a time less all the seconds at which it was (`closed`); `alive` is when it was last known to be open.
ALTER TABLE tables ADD COLUMN due REAL;
CREATE INDEX tables_by_due ON tables (due);
CREATE TABLE house (name TEXT PRIMARY KEY, value REAL NOT NULL);
