"""The dice: before the roll, production, the Marketplace, the faces of the event die (R8, R9)."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals import why
from permonik.games.rivals.actions import (
    BY_CARD,
    BY_FACE,
    BY_ROLL,
    BY_TOLLS,
    PLAY,
    ROLL,
    SAY_EVENT_FACE,
    SAY_NO_EFFECT,
    SAY_OVERFLOWED,
    SAY_PLAYED,
    SAY_PRODUCED,
    SAY_ROBBED,
    SAY_ROLLED,
    SAY_SPARED,
)
from permonik.games.rivals.cards import moves
from permonik.games.rivals.effects.gold import reiners_resource
from permonik.games.rivals.effects.registry import ACTION_CARDS
from permonik.games.rivals.effects.standing import AT_PRODUCTION, AT_TRADE, STANDING
from permonik.games.rivals.events import reveal_event
from permonik.games.rivals.expansions import discard
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import CACHE
from permonik.games.rivals.state import NOBODY, RivalsState
from permonik.games.rivals.stores import (
    Because,
    NameType,
    RivalsStep,
    StoreProduced,
    can_take,
    gain,
    has_cache_room,
    store,
    stores_with_room,
)
from permonik.games.rivals.tables import (
    BRIGAND,
    CAPACITY,
    CELEBRATION,
    DESIGN,
    EVENT_CARD,
    EVENT_DIE,
    FIRST_ACTION,
    GOLD,
    HARVEST,
    HARVEST_GOLD,
    HARVESTERS,
    PRODUCTION_DIE,
    RESOURCE_OF,
    SAFE_UP_TO,
    TRADE,
    UNIT,
    WOOL,
)
from permonik.kernel.chance import Chance
from permonik.kernel.step import AUTO, CHANCE, AnyStep


class BeforeRoll(RivalsStep):
    """D-4: Brigitta, Reiner, or roll (R8.1). Always asked: it must not tell who holds them."""

    what = "roll"

    def secret(self) -> bool:
        return True

    def actions(self, s: RivalsState) -> list[int]:
        found = [ROLL]
        last = -1
        for kind in s.players[self.seat].hand.cards:
            design = DESIGN[kind]
            if design >= FIRST_ACTION and kind != last:
                if ACTION_CARDS[design - FIRST_ACTION].before_roll(s):
                    found.append(PLAY + kind)
            last = kind
        return found

    def apply(self, s: RivalsState, action: int) -> None:
        if action == ROLL:
            s.agenda.append(RESOLVE)
            if s.face < 0:
                s.agenda.append(ROLL_EVENT)
            if not s.production:
                s.agenda.append(ROLL_PRODUCTION)
            return
        kind = action - PLAY
        moves(s).leave_hand(s, self.seat, kind)
        discard(s, self.seat, kind)
        if s.loud:
            s.say(SAY_PLAYED, self.seat, kind)
        s.agenda.append(self)
        ACTION_CARDS[DESIGN[kind] - FIRST_ACTION].play_before_roll(s, self.seat)


class RollProduction(RivalsStep):
    """CH-4."""

    def __init__(self, seat: int = CHANCE) -> None:
        super().__init__(seat)

    def chance(self, s: RivalsState) -> Chance:
        return Chance("production", s.turns, PRODUCTION_DIE)

    def apply(self, s: RivalsState, action: int) -> None:
        s.production = action
        if s.loud:
            s.say(SAY_ROLLED, s.active, action)


class RollEvent(RivalsStep):
    """CH-5."""

    def __init__(self, seat: int = CHANCE) -> None:
        super().__init__(seat)

    def chance(self, s: RivalsState) -> Chance:
        return Chance("event-die", s.turns, EVENT_DIE)

    def apply(self, s: RivalsState, action: int) -> None:
        s.face = action
        if s.loud:
            s.say(SAY_EVENT_FACE, action)


class Resolve(RivalsStep):
    """The Brigand comes before production, everything else after it (R8.3, R8.4)."""

    def __init__(self, seat: int = AUTO) -> None:
        super().__init__(seat)

    def run(self, s: RivalsState) -> None:
        s.cause = BY_ROLL
        if s.face == BRIGAND:
            brigand(s)
        else:
            s.agenda.append(RESOLVE_EVENT)
        bring_at_production(s)
        produce(s)


class ResolveEvent(RivalsStep):
    """R9.2 to R9.5."""

    def __init__(self, seat: int = AUTO) -> None:
        super().__init__(seat)

    def run(self, s: RivalsState) -> None:
        s.cause = BY_FACE + s.face
        if s.face == EVENT_CARD:
            reveal_event(s)
        elif s.face == CELEBRATION:
            celebrate(s)
        elif s.face == HARVEST:
            harvest(s)
        elif s.face == TRADE:
            trade(s)


def brigand(s: RivalsState) -> None:
    """R9.1: with more than seven resources all gold and wool are lost; the cache is safe and not counted."""
    for seat in (s.active, 1 - s.active):
        me = s.players[seat]
        stock = me.stock
        count = sum(stock) - stock[CACHE]
        for place in bits(me.sheltered & me.stocked):
            count -= stock[place]
        lost = 0
        if count > SAFE_UP_TO:
            for place in bits((me.of_type[GOLD] | me.of_type[WOOL]) & me.stocked):
                if place != CACHE:
                    lost += stock[place] * UNIT[me.resource_at(place)]
                    for _ in range(stock[place]):
                        me.remove(place)
        if s.loud and count > SAFE_UP_TO:
            s.say(SAY_ROBBED, seat, count, lost)
        elif s.loud:
            s.say(SAY_SPARED, seat, count)


def produce(s: RivalsState) -> None:
    """R8.5, R8.6: every region with the number, and what boosters add. Gold may go to the cache (RU-46)."""
    number = s.production
    for seat in (1 - s.active, s.active):
        me = s.players[seat]
        cache = has_cache_room(me)
        for place in bits(me.by_number[number]):
            if cache and RESOURCE_OF[me.regions[place]] == GOLD:
                s.agenda.append(ProduceGold(seat, place))
                continue
            amount = 1 + me.extra[place]
            stored = min(amount, CAPACITY - me.stock[place])
            for _ in range(stored):
                me.add(place)
            if s.loud:
                if stored:
                    s.say(SAY_PRODUCED, seat, me.resource_at(place), stored, me.land_at(place))
                if stored < amount:
                    s.say(SAY_OVERFLOWED, seat, me.resource_at(place), amount - stored)


class ProduceGold(RivalsStep):
    """One gold field yields: asked only while the cache has room."""

    def __init__(self, who: int, place: int) -> None:
        super().__init__(AUTO)
        self.who = who
        self.place = place

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.place)

    def run(self, s: RivalsState) -> None:
        me = s.players[self.who]
        if has_cache_room(me):
            s.agenda.append(StoreProduced(self.who, self.place))
        elif me.stock[self.place] < CAPACITY:
            me.add(self.place)
            if s.loud:
                s.say(SAY_PRODUCED, self.who, GOLD, 1, me.land_at(self.place))
        elif s.loud:
            s.say(SAY_OVERFLOWED, self.who, GOLD, 1)


def bring_at_production(s: RivalsState) -> None:
    """What stands there and brings something of its own at a roll: the Marketplace."""
    for seat in (1 - s.active, s.active):
        me, other = s.players[seat], s.players[1 - seat]
        for design in bits(me.has & AT_PRODUCTION):
            types = STANDING[design].at_production(s.production, me, other)
            if types:
                s.agenda.append(AtMarket(seat, types))


class AtMarket(RivalsStep):
    """A second card with `at_production` would have to be told here, too."""

    reason = why.card("marketplace")

    def __init__(self, who: int, types: int) -> None:
        super().__init__(AUTO)
        self.who = who
        self.types = types

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.types)

    def run(self, s: RivalsState) -> None:
        s.cause = BY_CARD + AT_PRODUCTION.bit_length() - 1
        if stores_with_room(s.players[self.who], self.types):
            gain(s, self.who, self.types)


def celebrate(s: RivalsState) -> None:
    """R9.3; Reiner's resource comes afterwards (RU-43)."""
    reiners_resource(s)
    mine, its = s.players[s.active].skill, s.players[1 - s.active].skill
    if its >= mine:
        gain(s, 1 - s.active)
    if mine >= its:
        gain(s, s.active)


def harvest(s: RivalsState) -> None:
    """R9.4: first the gold of what stands there (Toll Bridge, Pirate Ship), then the resource of choice (RU-44)."""
    for seat in (1 - s.active, s.active):
        gain(s, seat)
        me = s.players[seat]
        harvesters = bits(me.has & HARVESTERS)
        if harvesters:
            s.cause = BY_CARD + harvesters[0] if len(harvesters) == 1 else BY_TOLLS
            waiting = len(s.agenda)
            store(s, seat, GOLD, sum([HARVEST_GOLD[design] * me.count(1 << design) for design in harvesters]))
            if len(s.agenda) > waiting:  # it is asked where the gold goes
                s.agenda.insert(waiting, Because(BY_FACE + HARVEST))
                s.agenda.append(Because(s.cause))
            s.cause = BY_FACE + HARVEST


def trade(s: RivalsState) -> None:
    """R9.2: one, or with a Moneylender one or two (R19.9, RU-22)."""
    holder = s.trade_holder()
    if holder != NOBODY and can_take(s, holder):
        most = 1
        for design in bits(s.players[holder].has & AT_TRADE):
            most = max(most, STANDING[design].at_trade)
        s.agenda.append(NameType(holder, most, 1 if most > 1 else 0))
    elif s.loud:
        s.say(SAY_NO_EFFECT, s.cause)


ROLL_PRODUCTION: Final[AnyStep] = RollProduction()
ROLL_EVENT: Final[AnyStep] = RollEvent()
RESOLVE: Final[AnyStep] = Resolve()
RESOLVE_EVENT: Final[AnyStep] = ResolveEvent()
BEFORE_ROLL: Final[list[AnyStep]] = [BeforeRoll(seat) for seat in range(2)]
