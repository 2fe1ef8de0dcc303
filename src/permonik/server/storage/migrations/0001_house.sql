-- People. `folded` is the name of a registered person as it is compared; guests have none, nor do the deleted.
-- `version` stands in the cookie: raising it ends all sessions.
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT UNIQUE,
    password TEXT,
    recovery TEXT,
    version INTEGER NOT NULL DEFAULT 1,
    deleted INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL,
    seen REAL NOT NULL
);

CREATE TABLE mutes (
    person TEXT NOT NULL REFERENCES people (id),
    muted TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (person, muted)
);

-- Tables. `header` is the first line of the record, there from the start of the match on. `remaining` are the
-- seconds left per seat, as of the last entry. Columns that hold lists or objects hold them as JSON.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'finished')),
    public INTEGER NOT NULL,
    study INTEGER NOT NULL,
    spectators INTEGER NOT NULL,
    chat INTEGER NOT NULL,
    clock TEXT,
    host TEXT NOT NULL REFERENCES people (id),
    header TEXT,
    entries INTEGER NOT NULL DEFAULT 0,
    waiting TEXT NOT NULL DEFAULT '[]',
    remaining TEXT,
    totals TEXT,
    winners TEXT,
    rematch TEXT,
    created REAL NOT NULL,
    changed REAL NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, public, changed);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
    person TEXT REFERENCES people (id),
    bot TEXT,
    name TEXT NOT NULL,
    resigned INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person);

-- The record, one line per entry, exactly as `Record.dumps` writes it.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- What the commitments were made of, apart from everything that is listed or sent.
CREATE TABLE seals (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seed TEXT NOT NULL,
    nonce TEXT NOT NULL
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE bans (
    table_id TEXT NOT NULL REFERENCES tables (id),
    person TEXT NOT NULL REFERENCES people (id),
    PRIMARY KEY (table_id, person)
);
