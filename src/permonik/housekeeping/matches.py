"""Matches as a house begins them: from a deal, from a record, from a place in a record."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from permonik.housekeeping.foreign import Tidy, read_foreign
from permonik.kernel.game import OptionValue
from permonik.kernel.match import Match
from permonik.kernel.record import Record, Seal
from permonik.table.seats import Seat

MOST_DEALS = 40  # a newcomer who shall move first is dealt to so often at the most


def start_match(game: str, names: list[str], options: dict[str, OptionValue]) -> Match:
    """A match of people, with a secret seed of its own. Tests put their own dealer here."""
    return Match.start(game, len(names), options=options, names=names, patient=True)


def same_match(game: str, names: list[str], options: dict[str, OptionValue], seal: Seal) -> Match:
    """A match on a deal that others have, too."""
    return Match.start(game, len(names), options=options, names=names, patient=True, seed=seal.seed, nonce=seal.nonce)


def dealt(deal: Callable[[], Match], first: Collection[int]) -> Match:
    """Dealt until one of these seats is the first to be asked; without any, once."""
    match = deal()
    for _ in range(MOST_DEALS if first else 0):
        if set(match.waiting()) & set(first):
            break
        match = deal()
    return match


def brought(text: str, tidy: Tidy) -> Match:
    """A record from elsewhere as a match. One that is not over goes on, with what was not dealt yet dealt anew."""
    record = read_foreign(text, tidy)
    match = Match.replay(Record(record.header, record.entries))
    if not match.over:
        return match.fork()
    return Match.replay(record, verify=True) if record.seal is not None else match


def forked(record: Record) -> Match:
    """A match of its own that shares all entries of a record."""
    return Match.replay(Record(record.header, record.entries), len(record.entries)).fork()


def study_seats(match: Match, person: str, bots: Mapping[int, str]) -> tuple[Seat, ...]:
    """In a study all seats belong to one person, or to bots."""
    return tuple(
        Seat(
            seat=seat,
            kind="bot" if seat in bots else "person",
            person=None if seat in bots else person,
            bot=bots.get(seat),
            name=name,
            resigned=seat in match.resigned,
        )
        for seat, name in enumerate(match.names)
    )
