-- What a seat has answered and not confirmed, as JSON: a list of steps, each a list of picks. `number` names the question
-- that is open in the draft, `asked` the question of the match at which it began. A draft that is gone leaves an empty
-- list behind: its number is not given again.
CREATE TABLE drafts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    steps TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
