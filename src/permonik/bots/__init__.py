"""Bots: players that are handed a view and options, never a state."""

from permonik.bots.base import Bot, BotFailed, UnknownBot
from permonik.bots.play import ask, play_match
from permonik.bots.process import ProcessBot
from permonik.bots.registry import default, make, names, sitting

__all__ = ["Bot", "BotFailed", "ProcessBot", "UnknownBot", "ask", "default", "make", "names", "play_match", "sitting"]
