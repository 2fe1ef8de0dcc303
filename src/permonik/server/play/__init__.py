"""Play: one live table for every match that somebody looks at, plays or lets bots play."""
