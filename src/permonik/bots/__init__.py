"""Bots: players that are handed a view and options, never a state."""

from permonik.bots.base import Bot, BotFailed, UnknownBot
from permonik.bots.play import ask, play_match
from permonik.bots.process import ProcessBot
from permonik.bots.registry import make, names

__all__ = ["Bot", "BotFailed", "ProcessBot", "UnknownBot", "ask", "make", "names", "play_match"]
