"""Action cards: when each may be played, and what it does (R11.4, R16.2, R18 to R21). One row or function per card."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals.actions import (
    AT,
    BY_CARD,
    FETCH,
    MANY,
    ON_SPOT,
    PAY,
    SAY_FETCHED,
    SAY_GAINED,
    SAY_PLAYED,
    SAY_SWAPPED,
    SAY_SWAPPED_REGIONS,
)
from permonik.games.rivals.attacks import attack, burnable
from permonik.games.rivals.cards import join_hand, leave_hand
from permonik.games.rivals.expansions import discard, meets
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import PLACES, Principality
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import (
    ANY,
    NameType,
    RivalsStep,
    TakeIn,
    TakeTo,
    can_take,
    gain,
    pay_on,
    spend,
    store,
    store_up_to,
)
from permonik.games.rivals.tables import (
    ARCHER,
    ARSONIST,
    BATH_HOUSE,
    BENJAMIN,
    BRIGANDS,
    CAPACITY,
    CITY_ONLY,
    DESIGN,
    DOCTOR,
    FIRST_ACTION,
    GOLD,
    GOLDSMITH,
    GRAIN,
    GUDRUN,
    GUIDO,
    GUSTAV,
    MERCHANT,
    MERCHANT_CARAVAN,
    MINERAL_MINING,
    ORE,
    PIRATE_SHIP,
    RELOCATION,
    STRONG_UNITS,
    THREE_FIELD_SYSTEM,
    TRADE_MASTER,
    TRAITOR,
    VOYAGE,
)
from permonik.kernel.choice import Gather, Item
from permonik.kernel.step import AUTO, AnyStep

REGION_STORES: Final = (1 << PLACES) - 1
PER_PIRATE_SHIP: Final = 2
ANY_EXPANSION: Final = (1 << FIRST_ACTION) - 1


def playable(s: RivalsState, seat: int, design: int) -> bool:
    """Its condition holds and it can be carried out with some effect (R16.2, RU-11)."""
    if not meets(s, seat, design):
        return False
    me, other = s.players[seat], s.players[1 - seat]
    if design == MERCHANT_CARAVAN:
        return total(me) >= 2
    if design == GOLDSMITH:
        return me.held(GOLD) >= 3
    if design == RELOCATION:
        return True  # two regions can always be swapped
    if design == BRIGANDS:
        return robbable(s, seat) != 0
    if design == GUDRUN:
        return other.held(GOLD) > 0 and me.room(GOLD) > 0
    if design in (MERCHANT, TRADE_MASTER, VOYAGE):
        return can_take(s, seat)
    if design == ARCHER:
        return other.has & STRONG_UNITS != 0
    if design == ARSONIST:
        return burnable(other) != 0
    if design == TRAITOR:
        return len(other.hand.cards) > 0
    if design == BENJAMIN:
        return me.by_number[s.production] & ~me.full != 0
    if design == DOCTOR:
        return len(needy_bath_houses(me)) > 0
    if design in (GUIDO, GUSTAV):
        return len(fetchable(s, seat, design)) > 0
    if design == MINERAL_MINING:
        return me.room(ORE) > 0
    if design == THREE_FIELD_SYSTEM:
        return me.room(GRAIN) > 0
    return False  # Brigitta and Reiner before the roll, Scout with a settlement, Sebastian against an event


def play_card(s: RivalsState, seat: int, kind: int) -> None:
    """It lies open until it has been carried out, then it goes to the discard pile (R11.4)."""
    leave_hand(s, seat, kind)
    s.playing = kind
    if s.loud:
        s.say(SAY_PLAYED, seat, kind)
        s.cause = BY_CARD + DESIGN[kind]
    s.agenda.append(DISCARD_PLAYED[seat])
    carry_out(s, seat, DESIGN[kind])


class DiscardPlayed(RivalsStep):
    def __init__(self, who: int) -> None:
        super().__init__(AUTO)
        self.who = who

    def fields(self) -> tuple[int, ...]:
        return (self.who,)

    def run(self, s: RivalsState) -> None:
        discard(s, self.who, s.playing)
        s.playing = -1


def carry_out(s: RivalsState, seat: int, design: int) -> None:
    me = s.players[seat]
    if design == MERCHANT_CARAVAN:  # R18.2
        gain(s, seat)
        gain(s, seat)
        pay_on(s, seat, ANY, 2)
    elif design == GOLDSMITH:  # R18.4
        gain(s, seat)
        gain(s, seat)
        pay_on(s, seat, GOLD, 3)
    elif design == RELOCATION:
        s.agenda.append(SwapFirst(seat))
    elif design == BRIGANDS:
        s.agenda.append(ChooseLoot(seat))
    elif design == GUDRUN:
        s.agenda.append(HowMuchGold(seat))
    elif design == TRADE_MASTER:  # R19.5
        s.agenda.append(NameType(seat, 2, 1))
    elif design == MERCHANT:  # R19.3
        s.agenda.append(GiveBack(seat))
        s.agenda.append(NameType(seat, 2, 1))
    elif design == VOYAGE:  # R20.4: two from a richer opponent
        s.agenda.append(NameType(seat, 2 if s.points(1 - seat) > s.points(seat) else 1, 0))
    elif design in (ARCHER, ARSONIST, TRAITOR):
        attack(s, seat, design)
    elif design == BENJAMIN:
        repeat_production(s, seat)
    elif design == DOCTOR:
        choices = needy_bath_houses(me)
        if len(choices) == 1:
            supply(s, seat, choices[0])
        else:
            s.agenda.append(ChooseBathHouse(seat))
    elif design in (GUIDO, GUSTAV):
        s.agenda.append(Fetch(seat))
    elif design == MINERAL_MINING:  # R21.4
        store_up_to(s, seat, ORE, 2)
    elif design == THREE_FIELD_SYSTEM:
        store_up_to(s, seat, GRAIN, 2)


def total(me: Principality) -> int:
    return sum(me.stock)


# -- Relocation (R18.3, RU-26) -------------------------------------------------------------------------------


def swappable(me: Principality, one: int, other: int) -> bool:
    """Two expansions on different sites, each allowed at the other's place, and not alike."""
    if one >> 1 == other >> 1 or me.sites[one] == me.sites[other]:
        return False
    return fits(me, me.sites[one], other >> 2) and fits(me, me.sites[other], one >> 2)


def fits(me: Principality, kind: int, town: int) -> bool:
    return me.cities >> town & 1 != 0 or not CITY_ONLY >> DESIGN[kind] & 1


def partners(me: Principality, one: int) -> list[int]:
    """The expansions that one may change places with."""
    return [other for other in me.spots(ANY_EXPANSION) if other != one and swappable(me, one, other)]


class SwapFirst(RivalsStep):
    """D-26: the first of two cards: a region or an expansion, by the order of places."""

    def actions(self, s: RivalsState) -> list[int]:
        me = s.players[self.seat]
        found = [AT + place for place in range(2 * me.left, 2 * me.right + 3)]
        spots = me.spots(ANY_EXPANSION)
        for one in spots:
            for other in spots:
                if other > one and swappable(me, one, other):
                    found.append(ON_SPOT + one)
                    break
        return found

    def gather(self, s: RivalsState) -> Gather:
        """Both cards: two regions, or two expansions that may change places."""
        me = s.players[self.seat]
        regions = tuple([AT + place for place in range(2 * me.left, 2 * me.right + 4)])
        spots = [spot for spot in me.spots(ANY_EXPANSION) if partners(me, spot)]
        expansions = tuple([ON_SPOT + spot for spot in spots])
        items = [Item(region, clashes=expansions) for region in regions]
        for one in spots:
            apart = tuple([ON_SPOT + other for other in spots if other != one and not swappable(me, one, other)])
            items.append(Item(ON_SPOT + one, clashes=regions + apart))
        return Gather(tuple(items), 2, 2)

    def apply(self, s: RivalsState, action: int) -> None:
        s.agenda.append(SwapSecond(self.seat, action))


class SwapSecond(RivalsStep):
    """D-26: the card it changes places with."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first  # the action that named the first card

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.first)

    def actions(self, s: RivalsState) -> list[int]:
        me = s.players[self.seat]
        if self.first < ON_SPOT:
            return [AT + place for place in range(self.first - AT + 1, 2 * me.right + 4)]
        one = self.first - ON_SPOT
        return [ON_SPOT + other for other in me.spots(ANY_EXPANSION) if other > one and swappable(me, one, other)]

    def goes_on(self, first: AnyStep) -> bool:
        return isinstance(first, SwapFirst)

    def apply(self, s: RivalsState, action: int) -> None:
        me = s.players[self.seat]
        if action < ON_SPOT:
            me.swap_regions(self.first - AT, action - AT)
            if s.loud:
                s.say(SAY_SWAPPED_REGIONS, self.seat, me.regions[action - AT], me.regions[self.first - AT])
        else:
            one, other = self.first - ON_SPOT, action - ON_SPOT
            if s.loud:
                s.say(SAY_SWAPPED, self.seat, me.sites[one], me.sites[other])
            me.swap(one, other)


# -- Brigands, Gudrun, Merchant ------------------------------------------------------------------------------


def robbable(s: RivalsState, seat: int) -> int:
    """Own regions with room whose resource the opponent has, as a mask (R19.1, RU-23)."""
    me, other = s.players[seat], s.players[1 - seat]
    found = 0
    for resource in range(6):
        if other.held(resource):
            found |= me.of_type[resource]
    return found & ~me.full & REGION_STORES


class ChooseLoot(RivalsStep):
    """D-8: the region that the Brigands fill."""

    def actions(self, s: RivalsState) -> list[int]:
        return [AT + place for place in bits(robbable(s, self.seat))]

    def apply(self, s: RivalsState, action: int) -> None:
        s.agenda.append(HowMuchLoot(self.seat, action - AT))


class HowMuchLoot(RivalsStep):
    """D-8: one up to as many as fit there and the opponent has."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.place)

    def actions(self, s: RivalsState) -> list[int]:
        me = s.players[self.seat]
        held = s.players[1 - self.seat].held(me.resource_at(self.place))
        return [MANY + n for n in range(min(held, CAPACITY - me.stock[self.place]))]

    def apply(self, s: RivalsState, action: int) -> None:
        amount = action - MANY + 1
        s.agenda.append(TakeTo(self.seat, self.place, amount))
        pay_on(s, 1 - self.seat, s.players[self.seat].resource_at(self.place), amount)


class HowMuchGold(RivalsStep):
    """D-8: up to two gold for each own Pirate Ship (R19.2, RU-45)."""

    def actions(self, s: RivalsState) -> list[int]:
        me = s.players[self.seat]
        most = PER_PIRATE_SHIP * me.count(1 << PIRATE_SHIP)
        return [MANY + n for n in range(min(most, s.players[1 - self.seat].held(GOLD), me.room(GOLD)))]

    def apply(self, s: RivalsState, action: int) -> None:
        amount = action - MANY + 1
        s.agenda.append(TakeIn(self.seat, GOLD, amount))
        pay_on(s, 1 - self.seat, GOLD, amount)


class GiveBack(RivalsStep):
    """D-10: a resource for the opponent, one that he can store (RU-21), from any own store."""

    def actions(self, s: RivalsState) -> list[int]:
        me, other = s.players[self.seat], s.players[1 - self.seat]
        return [PAY + place for place in bits(me.stocked) if other.room(me.resource_at(place)) > 0]

    def apply(self, s: RivalsState, action: int) -> None:
        place = action - PAY
        spend(s, self.seat, place)
        store(s, 1 - self.seat, s.players[self.seat].resource_at(place), 1)


# -- Benjamin, Doctor ----------------------------------------------------------------------------------------


def repeat_production(s: RivalsState, seat: int) -> None:
    """Own regions with this turn's number, without boosters (R21.1)."""
    me = s.players[seat]
    for place in bits(me.by_number[s.production] & ~me.full):
        me.add(place)
        if s.loud:
            s.say(SAY_GAINED, seat, me.resource_at(place), 1, me.land_at(place), s.cause)


def needy_bath_houses(me: Principality) -> list[int]:
    """Bath Houses with room beside them (RU-31)."""
    return [spot for spot in me.spots(1 << BATH_HOUSE) if (5 << (spot >> 1)) & ~me.full]


class ChooseBathHouse(RivalsStep):
    """D-30: where the Doctor goes (R21.2)."""

    def actions(self, s: RivalsState) -> list[int]:
        return [ON_SPOT + spot for spot in needy_bath_houses(s.players[self.seat])]

    def apply(self, s: RivalsState, action: int) -> None:
        supply(s, self.seat, action - ON_SPOT)


def supply(s: RivalsState, seat: int, spot: int) -> None:
    me = s.players[seat]
    for place in bits(5 << (spot >> 1) & ~me.full):
        me.add(place)
        if s.loud:
            s.say(SAY_GAINED, seat, me.resource_at(place), 1, me.land_at(place), s.cause)


# -- Guido and Gustav ----------------------------------------------------------------------------------------

FETCHED_BY_GUIDO: Final = 1
FETCHED_BY_GUSTAV: Final = 2


def fetchable(s: RivalsState, seat: int, by: int) -> list[int]:
    """The kinds in the discard pile; of the two, each may fetch the other once a turn (RU-29)."""
    found: list[int] = []
    for kind in s.discards[s.mode.discard_of[seat]]:
        design = DESIGN[kind]
        if by == GUIDO and design == GUSTAV and s.fetched & FETCHED_BY_GUIDO:
            continue
        if by == GUSTAV and design == GUIDO and s.fetched & FETCHED_BY_GUSTAV:
            continue
        if kind not in found:
            found.append(kind)
    return sorted(found)


class Fetch(RivalsStep):
    """D-27: any card of the discard pile goes to the hand (R21.3)."""

    def actions(self, s: RivalsState) -> list[int]:
        return [FETCH + kind for kind in fetchable(s, self.seat, DESIGN[s.playing])]

    def apply(self, s: RivalsState, action: int) -> None:
        kind = action - FETCH
        piles = list(s.discards)
        number = s.mode.discard_of[self.seat]
        pile = piles[number]
        at = len(pile) - 1
        while pile[at] != kind:
            at -= 1
        piles[number] = (*pile[:at], *pile[at + 1 :])
        s.discards = tuple(piles)
        join_hand(s, self.seat, kind)
        if DESIGN[kind] == GUSTAV and DESIGN[s.playing] == GUIDO:
            s.fetched |= FETCHED_BY_GUIDO
        elif DESIGN[kind] == GUIDO and DESIGN[s.playing] == GUSTAV:
            s.fetched |= FETCHED_BY_GUSTAV
        if s.loud:
            s.say(SAY_FETCHED, self.seat, kind)


DISCARD_PLAYED: Final[list[AnyStep]] = [DiscardPlayed(seat) for seat in range(2)]
