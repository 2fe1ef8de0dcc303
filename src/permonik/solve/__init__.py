"""Searching a game of one player in which nothing is left to chance for its best line."""
