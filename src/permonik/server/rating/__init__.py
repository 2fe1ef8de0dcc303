"""Ratings: who plays how well, pool by pool. The rules stand in docs/ratings.md."""
