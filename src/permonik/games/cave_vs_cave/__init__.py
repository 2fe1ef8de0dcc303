"""Caverna: Cave vs Cave, Era I."""

from permonik.games.cave_vs_cave.game import GAME

__all__ = ["GAME"]
