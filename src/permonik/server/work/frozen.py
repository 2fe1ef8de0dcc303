"""A match as plain data, so that it can cross from one process to another without being played again."""

from __future__ import annotations

from typing import Any, NamedTuple

from permonik.kernel.dealer import SeededDealer
from permonik.kernel.match import Match
from permonik.kernel.record import Entry, Header, Record, Seal


class Frozen(NamedTuple):
    """`deal`: what the dealer knows beyond its seed (orders, and slots that others have dealt)."""

    header: Header
    entries: list[Entry]
    published: Seal | None
    seal: Seal | None
    deal: tuple[Any, Any] | None
    state: dict[str, Any]
    names: list[str]
    resigned: set[int]
    agreed: bool
    told: list[Any]
    showed: set[int]
    asked: dict[int, int]
    parts: set[int]


def can_freeze(match: Match) -> bool:
    """Tests bring dealers of their own, which stay where they are."""
    return match.dealer is None or type(match.dealer) is SeededDealer


def freeze(match: Match) -> Frozen:
    dealer = match.dealer
    return Frozen(
        header=match.record.header,
        entries=match.record.entries,
        published=match.record.seal,
        seal=match.seal,
        deal=(dealer.orders, dealer.placed) if isinstance(dealer, SeededDealer) else None,
        state=match.game.dump(match.state),
        names=match.names,
        resigned=match.resigned,
        agreed=match.agreed,
        told=match.told,
        showed=match.showed,
        asked=match.asked,
        parts=match.parts,
    )


def thaw(frozen: Frozen) -> Match:
    match = Match(Record(frozen.header, frozen.entries, frozen.published), frozen.seal)
    if isinstance(match.dealer, SeededDealer) and frozen.deal is not None:
        match.dealer.orders, match.dealer.placed = frozen.deal
    match.state = match.game.restore(frozen.state)
    match.state.loud = True
    match.names, match.resigned, match.agreed = frozen.names, frozen.resigned, frozen.agreed
    match.told, match.showed, match.asked, match.parts = frozen.told, frozen.showed, frozen.asked, frozen.parts
    match.knowledge = match.game.knowledge(match.state, match.players)
    return match
