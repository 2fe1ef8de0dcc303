"""Centre cards: roads, settlements with their regions, cities (R11.5 to R11.8)."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals import why
from permonik.games.rivals.actions import (
    ABOVE,
    BELOW,
    CITY,
    ROAD,
    SAY_CITY,
    SAY_PLAYED,
    SAY_REGION,
    SAY_ROAD,
    SAY_SETTLEMENT,
    SCOUT_OUT,
    SETTLE,
    TOLD,
)
from permonik.games.rivals.cards import moves
from permonik.games.rivals.expansions import discard
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import Principality
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import RivalsStep, pay
from permonik.games.rivals.tables import (
    CITY_COST,
    CITY_PACKED,
    DESIGN,
    GUARD,
    ROAD_COST,
    ROAD_PACKED,
    SETTLEMENT_COST,
    SETTLEMENT_PACKED,
    design,
)
from permonik.kernel.chance import Chance
from permonik.kernel.choice import Gather, Item
from permonik.kernel.step import AUTO, CHANCE, AnyStep

LEFT: Final = 0
RIGHT: Final = 1
SCOUT: Final[int] = design("scout")


def scout_in(me: Principality) -> int:
    """The Scout in a hand, or -1."""
    for kind in me.hand.cards:
        if DESIGN[kind] == SCOUT:
            return kind
    return -1


def centre_actions(s: RivalsState, me: Principality, found: list[int]) -> None:
    """What can be built in the middle row; a Scout is announced with his settlement."""
    have = me.have | GUARD
    if s.roads and (have - ROAD_PACKED) & GUARD == GUARD:
        if not me.road_left:
            found.append(ROAD + LEFT)
        if not me.road_right:
            found.append(ROAD + RIGHT)
    if s.settlements and (me.road_left or me.road_right) and (have - SETTLEMENT_PACKED) & GUARD == GUARD:
        scouted = scout_in(me) >= 0
        if me.road_left:
            found.append(SETTLE + LEFT)
            if scouted:
                found.append(SCOUT_OUT + LEFT)
        if me.road_right:
            found.append(SETTLE + RIGHT)
            if scouted:
                found.append(SCOUT_OUT + RIGHT)
    if s.cities and (have - CITY_PACKED) & GUARD == GUARD:
        for town in range(me.left, me.right + 1):
            if not me.cities >> town & 1:
                found.append(CITY + town)


def build_centre(s: RivalsState, seat: int, action: int) -> None:
    me = s.players[seat]
    if action >= CITY:
        town = action - CITY
        s.cities -= 1
        me.cities |= 1 << town
        me.survey()
        if s.loud:
            s.say(SAY_CITY, seat, town, CITY_PACKED)
        pay(s, seat, CITY_COST, TOLD)
    elif action >= SCOUT_OUT:
        settle(s, seat, action - SCOUT_OUT, True)
    elif action >= SETTLE:
        settle(s, seat, action - SETTLE, False)
    else:
        s.roads -= 1
        if action == ROAD + LEFT:
            me.road_left = True
        else:
            me.road_right = True
        if s.loud:
            s.say(SAY_ROAD, seat, action - ROAD, ROAD_PACKED)
        pay(s, seat, ROAD_COST, TOLD)


def settle(s: RivalsState, seat: int, side: int, scouted: bool) -> None:
    """Pay, place, then two regions: the top ones, or with a Scout any (R11.6, RU-27)."""
    s.settlements -= 1
    if scouted:
        kind = scout_in(s.players[seat])
        moves(s).leave_hand(s, seat, kind)
        discard(s, seat, kind)
        if s.loud:
            s.say(SAY_PLAYED, seat, kind)
        s.agenda.append(ScoutAbove(seat, side))
    else:
        s.agenda.append(LayAbove(seat, side))
        s.agenda.append(DRAW_REGION)
        s.agenda.append(DRAW_REGION)
    s.agenda.append(PlaceSettlement(seat, side))
    pay(s, seat, SETTLEMENT_COST)


class PlaceSettlement(RivalsStep):
    """The settlement stands; its regions are not there yet."""

    def __init__(self, who: int, side: int) -> None:
        super().__init__(AUTO)
        self.who = who
        self.side = side

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.side)

    def run(self, s: RivalsState) -> None:
        me = s.players[self.who]
        if self.side == LEFT:
            me.left -= 1
            me.road_left = False
        else:
            me.right += 1
            me.road_right = False
        me.survey()
        if s.loud:
            s.say(SAY_SETTLEMENT, self.who, me.left if self.side == LEFT else me.right, s.price)


class DrawRegion(RivalsStep):
    """CH-2, CH-8: the top card of the region stack; a Scout has it shuffled again."""

    def __init__(self, seat: int = CHANCE) -> None:
        super().__init__(seat)

    def chance(self, s: RivalsState) -> Chance:
        slot = s.shuffled.bit_count() - s.regions.bit_count()
        return Chance("regions", slot, list(bits(s.regions)), bits(s.shuffled), s.shuffles)

    def apply(self, s: RivalsState, action: int) -> None:
        s.regions &= ~(1 << action)
        s.drawn = (*s.drawn, action)


def lay_two(s: RivalsState, seat: int, side: int, above: int, below: int) -> None:
    """Empty, at the new outer column."""
    me = s.players[seat]
    gap = me.left if side == LEFT else me.right + 1
    me.lay(2 * gap, above)
    me.lay(2 * gap + 1, below)
    me.survey()
    if s.loud:
        s.say(SAY_REGION, seat, above, 2 * gap)
        s.say(SAY_REGION, seat, below, 2 * gap + 1)


class LayAbove(RivalsStep):
    """D-19: which of the two regions lies above."""

    what = "regions"
    looks = "regions"

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.side)

    def actions(self, s: RivalsState) -> list[int]:
        return sorted([ABOVE + region for region in s.drawn])

    def apply(self, s: RivalsState, action: int) -> None:
        above = action - ABOVE
        below = s.drawn[1] if s.drawn[0] == above else s.drawn[0]
        s.drawn = ()
        lay_two(s, self.seat, self.side, above, below)


class ScoutAbove(RivalsStep):
    """D-20: any region of the stack goes above. What it holds, everybody can work out (H2)."""

    what = "regions"
    looks = "regions"
    reason = why.card("scout")

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.side)

    def actions(self, s: RivalsState) -> list[int]:
        return [ABOVE + region for region in bits(s.regions)]

    def gather(self, s: RivalsState) -> Gather:
        """Both regions: one above, another one below."""
        regions = bits(s.regions)
        items: list[Item] = []
        for row in (ABOVE, BELOW):
            other = ABOVE + BELOW - row
            for region in regions:
                same_row = [row + another for another in regions if another != region]
                items.append(Item(row + region, clashes=(*same_row, other + region)))
        return Gather(tuple(items), 2, 2)

    def apply(self, s: RivalsState, action: int) -> None:
        s.regions &= ~(1 << (action - ABOVE))
        s.drawn = (*s.drawn, action - ABOVE)
        s.agenda.append(ScoutBelow(self.seat, self.side))


class ScoutBelow(RivalsStep):
    """D-20: another one goes below; then the stack is shuffled."""

    what = "regions"
    looks = "regions"
    reason = why.card("scout")

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.side)

    def actions(self, s: RivalsState) -> list[int]:
        return [BELOW + region for region in bits(s.regions)]

    def goes_on(self, first: AnyStep) -> bool:
        return isinstance(first, ScoutAbove)

    def apply(self, s: RivalsState, action: int) -> None:
        below = action - BELOW
        s.regions &= ~(1 << below)
        s.shuffled = s.regions
        s.shuffles += 1
        above = s.drawn[0]
        s.drawn = ()
        lay_two(s, self.seat, self.side, above, below)


DRAW_REGION: Final[AnyStep] = DrawRegion()
