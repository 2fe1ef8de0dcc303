-- Which process plays which table, where several serve one house (server/cluster/leases.py). Rows of leases are never
-- deleted while their table is there: the token would begin again at 1, and an old one would be good once more.
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    until REAL NOT NULL,
    busy REAL NOT NULL DEFAULT 0,
    tables INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE leases (
    table_id TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    token INTEGER NOT NULL
);
