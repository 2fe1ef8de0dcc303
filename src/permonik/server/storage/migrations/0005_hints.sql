-- That somebody asked a bot for a hint, and when: beside the record, for everybody to see. What it said is not kept.
CREATE TABLE hints (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    at REAL NOT NULL
);
CREATE INDEX hints_by_table ON hints (table_id);
