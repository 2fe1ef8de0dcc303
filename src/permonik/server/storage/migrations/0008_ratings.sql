-- `rated`: the match counts. `players`: who sat down at its start, seat by seat, whoever sits there later: ids of people,
-- "bot:easy", or "gone:" and a hash for people who have been deleted.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN players TEXT;

-- The matches that were looked at, in the order in which they were counted; a record is counted once. `left_seats`: the
-- seats whose people did not play to the end. `pool`: "saboteur/more". `void`: why it does not count, or NULL.
CREATE TABLE rated_matches (
    number INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    pool TEXT NOT NULL,
    left_seats TEXT NOT NULL,
    void TEXT,
    at REAL NOT NULL
);

-- What follows from them. Beside people there are the sides of games that have some ("side:…").
CREATE TABLE ratings (
    pool TEXT NOT NULL,
    player TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (pool, player)
) WITHOUT ROWID;
CREATE INDEX ratings_by_player ON ratings (player);
