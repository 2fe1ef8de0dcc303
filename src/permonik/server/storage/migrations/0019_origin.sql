-- The match and the moment from which a study branched off.
ALTER TABLE tables ADD COLUMN origin TEXT;
