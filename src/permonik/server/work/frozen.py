"""A match as plain data, so that it can cross from one process to another without being played again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from permonik.kernel.choice import Chain, Gather
from permonik.kernel.dealer import SeededDealer
from permonik.kernel.log import Row
from permonik.kernel.match import Match
from permonik.kernel.record import Entry, Header, Record, Seal, Undo
from permonik.kernel.step import AnyStep


class Link(NamedTuple):
    """A choice of several parts that a seat is in the middle of: how it began, and where it ends (`Chain`)."""

    seat: int
    first: type[AnyStep]
    fields: tuple[int, ...]
    lane: bool
    below: int
    floor: int


class Frozen(NamedTuple):
    """`deal`: what the dealer knows beyond its seed (orders, and slots that others have dealt)."""

    header: Header
    entries: list[Entry]
    published: Seal | None
    seal: Seal | None
    deal: tuple[Any, Any] | None
    state: dict[str, Any]
    memory: tuple[int, ...]
    names: list[str]
    resigned: set[int]
    agreed: bool
    told: list[Row]
    showed: set[int]
    asked: dict[int, int]
    parts: set[int]
    turns: list[tuple[int, int]]
    chains: list[Link]


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
        memory=match.game.log_memory(match.state),
        names=match.names,
        resigned=match.resigned,
        agreed=match.agreed,
        told=match.told.rows(),
        showed=match.showed,
        asked=match.asked,
        parts=match.parts,
        turns=match.rounds.begun,
        chains=[
            Link(seat, type(chain.first), chain.first.fields(), chain.lane, chain.below, chain.floor)
            for seat, chain in match.chains.items()
            if not match.state.over and chain.goes_on(match.state)
        ],
    )


def thaw(frozen: Frozen) -> Match:
    match = Match(Record(frozen.header, frozen.entries, frozen.published), frozen.seal)
    if isinstance(match.dealer, SeededDealer) and frozen.deal is not None:
        match.dealer.orders, match.dealer.placed = frozen.deal
    match.state = match.game.restore(frozen.state)
    match.state.loud = True
    match.game.remind(match.state, frozen.memory)
    match.names, match.resigned, match.agreed = frozen.names, frozen.resigned, frozen.agreed
    match.rounds.begun = frozen.turns
    match.showed, match.asked, match.parts = frozen.showed, frozen.asked, frozen.parts
    for row in frozen.told:
        match.told.add(row)
    for link in frozen.chains:
        chain = match.chains[link.seat] = Chain(match.state, link.seat, Gather((), 0, 0))
        chain.first = link.first(*link.fields)
        chain.lane, chain.below, chain.floor = link.lane, link.below, link.floor
    match.knowledge = match.game.knowledge(match.state, match.players)
    return match


def news_of(match: Match, known: int) -> Frozen:
    """A match after an undo; of its record and its log only what is new to somebody who knew so many entries."""
    frozen, back = freeze(match), undone_to(match.record.entries)
    told = [row for row in frozen.told if row[0] >= back]
    return frozen._replace(entries=frozen.entries[known:], told=told)


def went_back(match: Match, news: Frozen) -> Match:
    """The match after an undo: the news of it, and what was known before."""
    entries = [*match.record.entries, *news.entries]
    kept = [row for row in match.told.rows() if row[0] < undone_to(entries)]
    return thaw(news._replace(entries=entries, told=[*kept, *news.told]))


def undone_to(entries: Sequence[Entry]) -> int:
    """What the last undo of a record goes back to."""
    return next(entry.to for entry in reversed(entries) if isinstance(entry, Undo))
