-- Networks for which the operator has closed the house, and until when.
CREATE TABLE banned_addresses (network TEXT PRIMARY KEY, until REAL NOT NULL);
