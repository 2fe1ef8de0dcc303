"""The role assignments that an observer cannot exclude (H4 to H10), by counting."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final

from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import KINDS

COPIES: Final = 20  # more of a kind than a tier can have; beyond it no memory is counted

KEPT: Final = 10_000  # knowledge changes seldom and is looked at often: its worlds are remembered

World = tuple[int, int]  # the saboteurs as a mask of seats; in how many ways the clan cards can lie so


Key = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...] | None, tuple[int, ...]]
FOUND: Final[dict[Key, list[World]]] = {}


def worlds(
    pool: tuple[int, ...], colours: list[int], known: list[int], aside: tuple[int, ...] | None, left: list[int]
) -> list[World]:
    """All that fits, sorted.

    pool      the clan cards in use
    colours   the backs of the seats
    known     per seat: 0 loyal, 1 saboteur, -1 not known
    aside     the cards put aside, for whoever has looked at them
    left      who has left the cave while the game goes on: then each side still has a worker inside (H10)
    """
    found: list[World] = [(0, 1)]
    for colour in range(2):
        seats = [seat for seat in range(len(colours)) if colours[seat] == colour]
        saboteurs = pool.count(colour * 2 + 1)
        spare = pool.count(colour * 2) + saboteurs - len(seats)  # cards of this back that are put aside
        halves: list[World] = []
        for count in range(min(saboteurs, len(seats)) + 1):
            rest = saboteurs - count
            if rest > spare or (aside is not None and aside.count(colour * 2 + 1) != rest):
                continue
            ways = 1 if aside is not None else comb(spare, rest)
            for chosen in combinations(seats, count):
                mask = sum([1 << seat for seat in chosen])
                if all([known[seat] < 0 or known[seat] == mask >> seat & 1 for seat in seats]):
                    halves.append((mask, ways))
        found = [(one | other, ways * more) for one, ways in found for other, more in halves]
    return sorted([world for world in found if not left or goes_on(colours, world[0], left)])


def goes_on(colours: list[int], saboteurs: int, left: list[int]) -> bool:
    """Whether each side that has workers has one inside (R13.2 has not ended the game)."""
    workers = inside = 0
    for seat in range(len(colours)):
        side = 1 << (colours[seat] ^ (saboteurs >> seat & 1))
        workers |= side
        if seat not in left:
            inside |= side
    return workers == inside


def worlds_of(s: SabState, me: int) -> list[World]:
    """What a seat (or, behind the seats, a spectator) cannot exclude; nothing before all clan cards are dealt."""
    if -1 in s.clan:
        return []
    colours = [card >> 1 for card in s.clan]
    known = [card & 1 if s.clan_knows[seat] >> me & 1 else -1 for seat, card in enumerate(s.clan)]
    looked = s.aside if s.left and s.left[0] == me and s.aside else None
    left = [] if s.over else s.left
    key = (s.pool(), tuple(colours), tuple(known), looked, tuple(left))
    found = FOUND.get(key)
    if found is None:
        if len(FOUND) >= KEPT:
            FOUND.clear()
        found = FOUND[key] = worlds(s.pool(), colours, known, looked, left)
    return found


def facts(s: SabState, seat: int) -> int:
    """What a seat has seen, one bit per fact: cards (the first, second … of each kind), roles, goals, cards aside."""
    counts = s.shown_counts()
    return facts_of(s, seat, counts, shown_facts(counts))


def all_facts(s: SabState) -> list[int]:
    """The same for every seat and the spectators. What all have seen is counted once."""
    counts = s.shown_counts()
    shown = shown_facts(counts)
    return [facts_of(s, seat, counts, shown) for seat in range(s.players + 1)]


def shown_facts(counts: list[int]) -> int:
    seen = 0
    for kind in range(KINDS):
        if counts[kind]:
            seen |= ((1 << counts[kind]) - 1) << kind * COPIES
    return seen


def facts_of(s: SabState, seat: int, shown: list[int], seen: int) -> int:
    own: tuple[int, ...] = s.hands[seat] + s.gone[seat] if seat < s.players else ()
    for one in s.memories:
        if one.seat == seat:
            own += one.known
    counts = shown[:]
    for kind in own:
        if counts[kind] < COPIES:
            seen |= 1 << kind * COPIES + counts[kind]
            counts[kind] += 1
    at = KINDS * COPIES
    for knows in s.clan_knows:
        seen |= (knows >> seat & 1) << at
        at += 1
    for knows in s.goal_knows:
        seen |= (knows >> seat & 1) << at
        at += 1
    if s.left and s.left[0] == seat:
        seen |= ((1 << len(s.aside)) - 1) << at
    return seen
