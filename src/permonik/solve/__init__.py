"""Searching a game of one player that lies open, by its rules or since its deal is known, for its best line."""
