-- A house with a million finished games finds those of one person without looking through all of them.
CREATE INDEX tables_by_host ON tables (host);
