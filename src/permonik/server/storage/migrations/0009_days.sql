-- Clocks by days: how much of `remaining` is the reserve of each seat; the seats whose clocks stand since their people are
-- on holiday; per seat, since when it is waited for. All three are JSON lists.
ALTER TABLE tables ADD COLUMN reserve TEXT;
ALTER TABLE tables ADD COLUMN resting TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tables ADD COLUMN since TEXT NOT NULL DEFAULT '[]';

-- `begun` and `ended`: whether all clocks of the person were stopped, and let run again.
CREATE TABLE holidays (
    number INTEGER PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    start REAL NOT NULL,
    until REAL NOT NULL,
    begun INTEGER NOT NULL DEFAULT 0,
    ended INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX holidays_by_person ON holidays (person);
