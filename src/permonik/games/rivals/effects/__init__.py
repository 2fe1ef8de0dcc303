"""What odd cards do: each is one entry, registered by its id, with when, whether and what in one place.

A card whose row in data/cards.toml says it all (points, cost, `boosts`, `trades`, `harvest`, `pay` and `gain`, ...) has
no entry here.
"""
