"""What can go wrong, by name. Every message says what was wrong and, where it helps, what would have been right."""

from __future__ import annotations

from collections.abc import Iterable


class PermonikError(Exception):
    """The parent of every error that Permoník raises on purpose."""


class UnknownGame(PermonikError):
    """No game of that name is registered."""


class BrokenGame(PermonikError):
    """A game is registered, but cannot be loaded."""


class BadPlayers(PermonikError):
    """The game is not for that many players, or the names do not fit their number."""


class BadOption(PermonikError):
    """A game option that does not exist, or a value it does not have."""


class BadSeed(PermonikError):
    """A seed is a whole number that is not negative."""


class BadSeat(PermonikError):
    """There is no such seat at this table."""


class OutOfTurn(PermonikError):
    """That seat has nothing to decide now."""


class IllegalAction(PermonikError):
    """The answer is well formed, but not legal now."""


class StaleDecision(PermonikError):
    """The answer was meant for an earlier question."""


class BadNotation(PermonikError):
    """A text that is no action (or no outcome) of the game."""


class MatchOver(PermonikError):
    """Nothing more can be decided: the match has ended."""


class UndoRefused(PermonikError):
    """There is nothing to take back, or the others must agree first."""


class DraftDropped(PermonikError):
    """A stored draft holds an answer that no longer fits."""


class NoDealer(PermonikError):
    """The match needs chance, but nobody here knows its deal (a record without its seed)."""


class BadPosition(PermonikError):
    """Data that is no view, or no position, of the game."""


class Forgotten(PermonikError):
    """The state has forgotten what its players know (`State.forget`): it can be played on, not looked at."""


class RecordError(PermonikError):
    """The parent of everything that is wrong with a record."""


class RecordNotText(RecordError):
    """The file is not UTF-8 text."""


class RecordTruncated(RecordError):
    """The record stops before its closing line."""


class RecordCorrupt(RecordError):
    """A line that is no entry, or a digest that does not agree."""


class RecordTooNew(RecordError):
    """Written by a newer format or under newer rules than this program knows."""


class RecordIllegal(RecordError):
    """An entry that the rules do not allow at its place."""


class DealMismatch(RecordError):
    """The deal does not follow from the published seed."""


def listed(things: Iterable[object], most: int = 24) -> str:
    """Things for an error message, cut where a reader would stop reading."""
    texts = [str(thing) for thing in things]
    if len(texts) > most:
        return ", ".join(texts[:most]) + f", … ({len(texts)} in all)"
    return ", ".join(texts) if texts else "none"
