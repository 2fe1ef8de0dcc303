-- For how many seconds somebody who is away is waited for; 0: for ever.
ALTER TABLE tables ADD COLUMN wait REAL NOT NULL DEFAULT 180;
