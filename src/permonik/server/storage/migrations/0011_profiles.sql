-- `face`: how somebody's dwarf looks, if they have chosen ("" if it follows from the id). `shows`: which parts of the
-- profile others see, divided by blanks.
ALTER TABLE people ADD COLUMN face TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN shows TEXT NOT NULL DEFAULT '';

-- What a seat has built or played in a finished match, by the id of its text, and how often.
CREATE TABLE favourites (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    thing TEXT NOT NULL,
    times INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, thing)
) WITHOUT ROWID;
