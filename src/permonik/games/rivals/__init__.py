"""The Rivals for Catan."""

from permonik.games.rivals.game import GAME

__all__ = ["GAME"]
