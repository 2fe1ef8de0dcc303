"""What a house on a device refuses; the codes are those of the server."""

from __future__ import annotations

from permonik.errors import PermonikError


class UnknownTable(PermonikError):
    """There is no such table here."""


class NotFound(PermonikError):
    """Only a server could answer that."""


class BadTable(PermonikError):
    """A table that cannot be opened so."""


class BadCave(PermonikError):
    """There is no such practice cave."""


class BadFile(PermonikError):
    """It holds nothing that was exported here."""


class BadName(PermonikError):
    """Nobody can be called so."""


class StillRunning(PermonikError):
    """Possible when the match is over."""


class NoHello(PermonikError):
    """The first message is a hello."""


class RulesChanged(PermonikError):
    """The record does not fit the rules of this version."""


class Needed(Exception):
    """Something that is not in memory: a table, a review, or all tables in a list ("")."""
