"""What can be wrong with a lesson, or with an answer in one."""

from __future__ import annotations

from permonik.errors import PermonikError


class UnknownLesson(PermonikError):
    """The game has no lesson of that name."""


class BadLesson(PermonikError):
    """A lesson's file that cannot be read, or that no longer fits the game."""


class NotNow(PermonikError):
    """An answer that the lesson does not wait for."""
