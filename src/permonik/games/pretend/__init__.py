"""Pretend: a small game of our own that keeps the kernel honest."""

from permonik.games.pretend.game import GAME

__all__ = ["GAME"]
