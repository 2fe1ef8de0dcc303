"""Bots at the tables: they think in processes of their own, and are sent views and options only."""
