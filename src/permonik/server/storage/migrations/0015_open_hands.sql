-- All seats have agreed that those who look on see their hands, a round later.
ALTER TABLE tables ADD COLUMN open_hands INTEGER NOT NULL DEFAULT 0;
