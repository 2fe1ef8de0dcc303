-- Friends are so for both: two rows. A code leads to somebody who gave it away; a new one makes the old worthless.
CREATE TABLE friends (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    friend TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    since REAL NOT NULL,
    PRIMARY KEY (person, friend)
) WITHOUT ROWID;
CREATE TABLE friend_codes (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    code TEXT NOT NULL UNIQUE
) WITHOUT ROWID;
CREATE TABLE blocks (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (person, blocked)
) WITHOUT ROWID;
CREATE TABLE invites (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    by_person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    at REAL NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

-- Groups: whoever has the code can join. Tables can belong to one.
CREATE TABLE circles (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    owner TEXT NOT NULL REFERENCES people (id),
    code TEXT NOT NULL UNIQUE,
    created REAL NOT NULL
);
CREATE TABLE members (
    circle TEXT NOT NULL REFERENCES circles (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id),
    since REAL NOT NULL,
    PRIMARY KEY (circle, person)
) WITHOUT ROWID;
CREATE INDEX members_by_person ON members (person);
ALTER TABLE tables ADD COLUMN circle TEXT;
CREATE INDEX tables_by_circle ON tables (circle);
