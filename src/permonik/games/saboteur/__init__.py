"""Saboteur: The Dark Cave."""

from permonik.games.saboteur.game import GAME

__all__ = ["GAME"]
