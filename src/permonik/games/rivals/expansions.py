"""Expansions: conditions, costs and sites; building them; how they leave a principality (R11.1, R16, R20.9)."""

from __future__ import annotations

from permonik.games.rivals.actions import (
    BY_CARD,
    SAY_DEMOLISHED,
    SAY_REMOVED,
    SAY_REMOVED_DISCARD,
    SAY_REMOVED_OPEN,
    SAY_TOKEN,
    SAY_TOKEN_LOST,
    UNDER,
)
from permonik.games.rivals.cards import moves
from permonik.games.rivals.effects.standing import SAVED_BY, STANDING, WHEN_LOST
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import FREE, Principality
from permonik.games.rivals.state import NOBODY, RivalsState
from permonik.games.rivals.stores import RivalsStep, gain
from permonik.games.rivals.tables import (
    AT_CITY,
    AT_REGION,
    AT_TOWN,
    BACK,
    COMMERCE_3,
    COST,
    COVERING,
    DESIGN,
    FEWER_POINTS,
    GUARD,
    HAS_CITY,
    HAS_PIRATE_SHIP,
    HERO_WITH_STRENGTH,
    HEROES,
    HOLDS_STRENGTH_TOKEN,
    NEEDS,
    NEEDS_FACT,
    ON_PARISH_HALL,
    PACKED,
    PARISH_HALL,
    PARISH_HALL_AT_CITY,
    PARISH_HALL_KIND,
    PIRATE_SHIP,
    PLACEMENT,
    PROGRESS_2,
    STRONG_UNITS,
    UNDER_STACKS,
    UNIQUE,
    UNIT,
)

# -- what may be built ---------------------------------------------------------------------------------------


def meets(s: RivalsState, seat: int, design: int) -> bool:
    """The printed condition, checked when a card is played or built (R16.1)."""
    need, fact = NEEDS[design], NEEDS_FACT[design]
    if not need and not fact:
        return True
    me = s.players[seat]
    if me.has & need:
        return True
    if not fact:
        return False
    return (
        (fact & HOLDS_STRENGTH_TOKEN != 0 and s.strength_holder() == seat)
        or (fact & COMMERCE_3 != 0 and me.commerce() >= 3)
        or (fact & HAS_CITY != 0 and me.cities != 0)
        or (fact & PROGRESS_2 != 0 and me.progress >= 2)
        or (fact & HERO_WITH_STRENGTH != 0 and me.has & HEROES & STRONG_UNITS != 0)
        or (fact & HAS_PIRATE_SHIP != 0 and me.has >> PIRATE_SHIP & 1 != 0)
        or (fact & PARISH_HALL_AT_CITY != 0 and parish_halls(me) != 0)
        or (fact & FEWER_POINTS != 0 and s.points(seat) < s.points(1 - seat))
    )


def parish_halls(me: Principality) -> int:
    """Sites of cities with an uncovered Parish Hall, as a mask (R21.7)."""
    found = 0
    for spot in me.spots(1 << PARISH_HALL):
        if me.cities >> (spot >> 2) & 1:
            found |= 1 << (spot >> 1)
    return found


def open_sites(me: Principality, design: int) -> int:
    """Where an expansion may go, as a mask of sites, or of places for the Gold Cache."""
    placement = PLACEMENT[design]
    if placement == AT_TOWN:
        return me.free
    if placement == ON_PARISH_HALL:
        return parish_halls(me)
    if placement == AT_REGION:
        return sum([1 << place for place in range(2 * me.left, 2 * me.right + 4)])
    return me.free_city


def saves_one(me: Principality, design: int) -> bool:
    """Drill Ground and Building Crane (RU-34)."""
    return me.has & SAVED_BY[design] != 0


def savings(me: Principality, design: int) -> list[int]:
    """The resources of which one may be saved so that the rest can be paid."""
    have = me.have | GUARD
    return [r for r, _ in COST[design] if (have - PACKED[design] + UNIT[r]) & GUARD == GUARD]


def cheaper(me: Principality, design: int) -> bool:
    """Whether a card that is too dear can be paid with one resource saved."""
    return me.has & SAVED_BY[design] != 0 and len(savings(me, design)) > 0


def stands_already(me: Principality, design: int) -> bool:
    """A "1x" card that stands there (R11.3)."""
    return (UNIQUE & me.has) >> design & 1 != 0


def has_site(me: Principality, design: int) -> bool:
    """A free site of its kind (R11.1); of a Parish Hall its condition tells, and a region is always there."""
    placement = PLACEMENT[design]
    if placement == AT_CITY:
        return me.free_city != 0
    return placement != AT_TOWN or me.free != 0


def buildable(s: RivalsState, seat: int, design: int) -> bool:
    """Cost, a free site, the condition, and only one of a "1x" card (R11.1, R11.3)."""
    me = s.players[seat]
    if ((me.have | GUARD) - PACKED[design]) & GUARD != GUARD and not cheaper(me, design):
        return False
    return not stands_already(me, design) and has_site(me, design) and meets(s, seat, design)


# -- leaving -------------------------------------------------------------------------------------------------


def discard(s: RivalsState, seat: int, kind: int) -> None:
    number = s.mode.discard_of[seat]
    piles = list(s.discards)
    piles[number] = (*piles[number], kind)
    s.discards = tuple(piles)


def remove_to(s: RivalsState, seat: int, spot: int, stack: int, told: bool = False) -> int:
    """The one place where an expansion leaves a principality: under a stack, or (-1) to the discard pile.

    A card of the open stack goes back there (RU-12), a Parish Hall below a Town Hall stays (R21.7).
    """
    me = s.players[seat]
    kind = me.sites[spot]
    before = tokens(s)
    me.clear(spot, PARISH_HALL_KIND if COVERING >> DESIGN[kind] & 1 else FREE)
    if kind == s.mode.open_kind:
        s.face_up += 1
    elif stack >= 0:
        moves(s).put_under(s, kind, stack)
    else:
        discard(s, seat, kind)
    if s.loud:
        if told:
            pass
        elif kind == s.mode.open_kind:
            s.say(SAY_REMOVED_OPEN, seat, kind)
        elif stack >= 0:
            s.say(SAY_REMOVED, seat, kind, stack)
        else:
            s.say(SAY_REMOVED_DISCARD, seat, kind)
        tell_tokens(s, before)
    return DESIGN[kind]


def lose(s: RivalsState, seat: int, spot: int) -> None:
    """An event or an opponent's action card removes an expansion; its owner chooses the stack (RU-13)."""
    if s.players[seat].sites[spot] == s.mode.open_kind:
        lost(s, seat, remove_to(s, seat, spot, -1))
    else:
        s.agenda.append(PutUnder(seat, spot))


def lost(s: RivalsState, seat: int, design: int) -> None:
    """What stands there and helps, right after the removal of another one: Irmgard (R20.9, RU-50)."""
    for helper in bits(s.players[seat].has & WHEN_LOST & ~(1 << design)):
        s.cause = BY_CARD + helper
        for _ in range(STANDING[helper].when_lost):
            gain(s, seat)


class PutUnder(RivalsStep):
    """D-13, D-16, D-22, D-23: under which stack with the matching back the lost expansion goes."""

    what = "under"

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.spot)

    def actions(self, s: RivalsState) -> list[int]:
        kind = s.players[self.seat].sites[self.spot]
        return [UNDER + kind * 6 + stack for stack in UNDER_STACKS[s.variant][self.seat][BACK[kind]]]

    def apply(self, s: RivalsState, action: int) -> None:
        lost(s, self.seat, remove_to(s, self.seat, self.spot, (action - UNDER) % 6))


def demolish(s: RivalsState, seat: int, spot: int) -> None:
    """R11.11: free of charge, to the discard pile."""
    if s.loud:
        s.say(SAY_DEMOLISHED, seat, s.players[seat].sites[spot])
    remove_to(s, seat, spot, -1, told=True)


# -- tokens --------------------------------------------------------------------------------------------------


def tokens(s: RivalsState) -> tuple[int, int]:
    """Who holds which; only asked for where it is told."""
    return (s.strength_holder(), s.trade_holder()) if s.loud else (NOBODY, NOBODY)


def tell_tokens(s: RivalsState, before: tuple[int, int]) -> None:
    after = tokens(s)
    for token in range(2):
        if before[token] != after[token]:
            if after[token] != NOBODY:
                s.say(SAY_TOKEN, after[token], token)
            else:
                s.say(SAY_TOKEN_LOST, before[token], token)
