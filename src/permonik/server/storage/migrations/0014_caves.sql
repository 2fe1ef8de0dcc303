-- The cave of a day or a week: one sealed deal for everybody. Its seed is told when the period is over.
CREATE TABLE caves (
    period TEXT NOT NULL,
    game TEXT NOT NULL,
    seed TEXT NOT NULL,
    nonce TEXT NOT NULL,
    commitment TEXT NOT NULL,
    PRIMARY KEY (period, game)
);

-- Everybody's one try.
CREATE TABLE tries (
    period TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL,
    PRIMARY KEY (period, game, person)
);
CREATE INDEX tries_by_person ON tries (person);

-- The period of whose cave the table is a try.
ALTER TABLE tables ADD COLUMN cave TEXT;
