-- The seats that have agreed that everybody at their table may ask a bot for hints, and when.
CREATE TABLE hint_consents (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
);
