-- The first try of a registered person at a puzzle. Guests keep theirs in the browser.
CREATE TABLE puzzle_tries (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    solved INTEGER NOT NULL,
    PRIMARY KEY (person, game, puzzle)
) WITHOUT ROWID;

-- How well somebody solves the puzzles of a game: an opponent for the next one.
CREATE TABLE puzzle_solvers (
    person TEXT NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    rating REAL NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) WITHOUT ROWID;

-- By how much tries have corrected the first guess how hard a puzzle is.
CREATE TABLE puzzle_shifts (
    game TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    shift REAL NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (game, puzzle)
) WITHOUT ROWID;
