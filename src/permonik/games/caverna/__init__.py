"""Caverna: The Cave Farmers."""

from permonik.games.caverna.game import GAME

__all__ = ["GAME"]
