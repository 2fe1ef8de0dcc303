"""Paying, receiving and taking resources (R3, R16.3), one resource at a time."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from permonik.games.rivals import why
from permonik.games.rivals.actions import (
    BY_EXCHANGE,
    FORFEIT,
    GAIN,
    NAME,
    PAY,
    PRICED,
    SAY_FORFEITED,
    SAY_GAINED,
    SAY_OVERFLOWED,
    SAY_PAID,
    SAY_SPENT,
    SAY_SPENT_SINCE,
    SAY_TRADED,
    STOP,
    TOLD,
)
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import CACHE, CACHE_BIT, Principality
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.tables import ANY_TYPE, CAPACITY, GOLD, Bundle, packed
from permonik.kernel.choice import Gather, Item
from permonik.kernel.step import AUTO, AnyStep, Step

ANY: Final = 6  # in place of a resource: whichever the payer likes
MOST: Final = 15  # of one type that a principality can hold: four regions and the cache


class RivalsStep(Step[RivalsState]):
    """The root of all steps here. What each says of itself is for people alone (shown.py)."""

    what: ClassVar[str] = "act"  # the message `decides-<what>` says what is decided
    theirs: ClassVar[bool] = False  # it is about cards of the other player
    looks: ClassVar[Literal["stack", "hand", "discard", "regions"] | None] = None  # at what somebody looks meanwhile
    reason: ClassVar[why.Why | None] = None  # where only one thing asks this

    def because(self) -> why.Why | None:
        """The card, event or face that asks, where the step alone tells."""
        return self.reason


# -- paying --------------------------------------------------------------------------------------------------


class Pay(RivalsStep):
    """D-9, D-18: which store the next of `left` resources comes from. In the order of stores: it has no meaning."""

    what = "pay"

    def __init__(self, seat: int, resource: int, left: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.resource, self.left)

    def actions(self, s: RivalsState) -> list[int]:
        me = s.players[self.seat]
        found: list[int] = []
        total = 0
        for store in reversed(payers(me, self.resource, s.last)):
            total += me.stock[store]
            if total >= self.left:
                found.append(PAY + store)
        found.reverse()
        return found

    def gather(self, s: RivalsState) -> Gather | None:
        """All of them, from any store."""
        if self.left < 2:
            return None
        me = s.players[self.seat]
        items = [Item(PAY + store, min(self.left, me.stock[store])) for store in payers(me, self.resource, s.last)]
        return Gather(tuple(items), self.left, self.left)

    def apply(self, s: RivalsState, action: int) -> None:
        store = action - PAY
        spend(s, self.seat, store)
        s.last = store
        if self.left > 1:
            pay_on(s, self.seat, self.resource, self.left - 1)
        else:
            s.last = 0


def payers(me: Principality, resource: int, first: int) -> tuple[int, ...]:
    """The stores from number `first` on that hold some of a type (or anything)."""
    mask = me.stocked if resource == ANY else me.stocked & me.of_type[resource]
    return bits(mask >> first << first)


def pay_on(s: RivalsState, seat: int, resource: int, amount: int) -> None:
    """Without a question where there is nothing to choose."""
    me = s.players[seat]
    stores = payers(me, resource, s.last)
    if len(stores) > 1:
        total = 0
        for store in stores:
            total += me.stock[store]
        if total > amount:
            s.agenda.append(PAYS[(seat * 7 + resource) * (MOST + 1) + amount])
            return
    for store in stores:
        now = min(amount, me.stock[store])
        if now:
            spend(s, seat, store, now)
            amount -= now
    s.last = 0


def spend(s: RivalsState, seat: int, store: int, amount: int = 1) -> None:
    me = s.players[seat]
    for _ in range(amount):
        me.remove(store)
    if not s.loud:
        return
    if s.cause >= 0:
        tell(s, SAY_PAID, seat, me.resource_at(store), amount, me.land_at(store), s.cause)
    else:
        line = SAY_SPENT_SINCE if s.cause == TOLD else SAY_SPENT
        tell(s, line, seat, me.resource_at(store), amount, me.land_at(store))


def tell(s: RivalsState, line: int, seat: int, resource: int, amount: int, *more: int) -> None:
    """Says what comes or goes; what was just said of the same store is said together with it."""
    if s.said:
        last, args, _ = s.said[-1]
        if last == line and args[:2] == (seat, resource) and args[3:] == more:
            s.said.pop()
            amount += args[2]
    s.say(line, seat, resource, amount, *more)


def pay(s: RivalsState, seat: int, goods: Bundle, cause: int = PRICED) -> None:
    """The price of a deed, which is told with it."""
    if s.loud:
        s.cause, s.price = cause, packed(goods)
    for resource, amount in goods:
        pay_on(s, seat, resource, amount)


class Because(RivalsStep):
    """For the log alone: what brings what comes next, where that is not known before it is reached."""

    def __init__(self, cause: int) -> None:
        super().__init__(AUTO)
        self.cause = cause

    def fields(self) -> tuple[int, ...]:
        return (self.cause,)

    def run(self, s: RivalsState) -> None:
        s.cause = self.cause


# -- receiving -----------------------------------------------------------------------------------------------


class Gain(RivalsStep):
    """D-7: one resource of a type of one's choice among `types` (a mask), or one that has no room (RU-1)."""

    what = "gain"

    def __init__(self, seat: int, types: int) -> None:
        super().__init__(seat)
        self.types = types

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.types)

    def actions(self, s: RivalsState) -> list[int]:
        me = s.players[self.seat]
        room = 0
        full = False
        for resource in bits(self.types):
            stores = me.of_type[resource] & ~me.full
            room |= stores
            if not stores:
                full = True
        found = [GAIN + store for store in bits(room)]
        if full:
            found.append(FORFEIT)
        return found

    def gather(self, s: RivalsState) -> Gather | None:
        """Two that come together. One may be lost only where a type has no room, if need be after the other (RU-1)."""
        agenda = s.agenda
        below = 3 if len(agenda) > 1 and isinstance(agenda[-2], Because) else 2
        if len(agenda) < below or agenda[-below].code() != self.code():
            return None
        me = s.players[self.seat]
        items: list[Item] = []
        full = False
        filling: list[int] = []  # what would take the last room of a type
        for resource in bits(self.types):
            room = me.room(resource)
            full = full or not room
            for store in bits(me.of_type[resource] & ~me.full):
                items.append(Item(GAIN + store, min(2, CAPACITY - me.stock[store])))
                if room == 1:
                    filling.append(GAIN + store)
        if full:
            items.append(Item(FORFEIT, 2))
        elif filling:
            items.append(Item(FORFEIT, 1, needs=tuple(filling)))
        return Gather(tuple(items), 2, 2, steps=below)

    def apply(self, s: RivalsState, action: int) -> None:
        if action != FORFEIT:
            receive(s, self.seat, action - GAIN)
        elif s.loud:
            s.say(SAY_FORFEITED, self.seat, s.cause)


class Receive(RivalsStep):
    """One resource of a type among `types` (a mask) that can be stored: the other half of an exchange (RU-5)."""

    what = "gain"

    def __init__(self, seat: int, types: int) -> None:
        super().__init__(seat)
        self.types = types

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.types)

    def actions(self, s: RivalsState) -> list[int]:
        return [GAIN + store for store in bits(stores_with_room(s.players[self.seat], self.types))]

    def apply(self, s: RivalsState, action: int) -> None:
        receive(s, self.seat, action - GAIN)


def receive(s: RivalsState, seat: int, store: int, amount: int = 1) -> None:
    me = s.players[seat]
    for _ in range(amount):
        me.add(store)
    if not s.loud:
        return
    if s.cause == BY_EXCHANGE:
        s.say(SAY_TRADED, seat, s.price, me.resource_at(store), me.land_at(store))
    else:
        tell(s, SAY_GAINED, seat, me.resource_at(store), amount, me.land_at(store), s.cause)


def stores_with_room(me: Principality, types: int) -> int:
    room = 0
    for resource in bits(types):
        room |= me.of_type[resource]
    return room & ~me.full


class Store(RivalsStep):
    """D-5: where the next of `left` resources of one type goes; if `optional`, one may stop after the first (RU-38)."""

    what = "store"

    def __init__(self, seat: int, resource: int, left: int, optional: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.left = left
        self.optional = optional  # 0: all must be taken; 1: from now on one may stop; 2: after this one

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.resource, self.left, self.optional)

    def actions(self, s: RivalsState) -> list[int]:
        me = s.players[self.seat]
        found: list[int] = []
        total = 0
        for store in reversed(bits((me.of_type[self.resource] & ~me.full) >> s.last << s.last)):
            total += CAPACITY - me.stock[store]
            if total >= self.left or self.optional:
                found.append(GAIN + store)
        found.reverse()
        if self.optional == 1:
            found.append(STOP)
        return found

    def gather(self, s: RivalsState) -> Gather | None:
        """All of them, to any store; fewer where one may stop."""
        if self.left < 2:
            return None
        me = s.players[self.seat]
        stores = bits((me.of_type[self.resource] & ~me.full) >> s.last << s.last)
        items = tuple([Item(GAIN + store, min(self.left, CAPACITY - me.stock[store])) for store in stores])
        if self.optional:
            return Gather(items, self.optional - 1, self.left, STOP)
        return Gather(items, self.left, self.left)

    def apply(self, s: RivalsState, action: int) -> None:
        if action == STOP:
            s.last = 0
            return
        s.last = action - GAIN
        receive(s, self.seat, s.last)
        if self.left > 1:
            store_on(s, self.seat, self.resource, self.left - 1, 1 if self.optional else 0)
        else:
            s.last = 0


def store_on(s: RivalsState, seat: int, resource: int, amount: int, optional: int) -> None:
    me = s.players[seat]
    stores = bits((me.of_type[resource] & ~me.full) >> s.last << s.last)
    room = 0
    for store in stores:
        room += CAPACITY - me.stock[store]
    if room and (optional == 1 or (len(stores) > 1 and room > amount) or (optional and room > 1)):
        s.agenda.append(Store(seat, resource, min(room, amount), optional))
        return
    for store in stores:
        now = min(amount, CAPACITY - me.stock[store])
        if now:
            receive(s, seat, store, now)
            amount -= now
    s.last = 0
    if amount and s.loud and not me.room(resource):  # else it was left on purpose
        s.say(SAY_OVERFLOWED, seat, resource, amount)


def store(s: RivalsState, seat: int, resource: int, amount: int) -> None:
    """Receive resources of a given type; what has no room is lost (R3.4)."""
    if amount:
        store_on(s, seat, resource, amount, 0)


def store_up_to(s: RivalsState, seat: int, resource: int, amount: int) -> None:
    """At least one, at most `amount` (RU-38)."""
    store_on(s, seat, resource, amount, 2)


# -- taking from the opponent --------------------------------------------------------------------------------


class NameType(RivalsStep):
    """D-8: the next type to take; all are named before the opponent chooses where they come from (RU-22).

    `left`: how many may still be named; `optional`: whether one may stop once something is named.
    """

    what = "demand"
    reason = why.face("trade")

    def __init__(self, seat: int, left: int, optional: int) -> None:
        super().__init__(seat)
        self.left = left
        self.optional = optional

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.optional)

    def actions(self, s: RivalsState) -> list[int]:
        open_types = can_name(s, self.seat)
        lowest = s.named[-1] if s.named else 0  # in the order of types: which is named first has no meaning
        found: list[int] = []
        for resource in range(lowest, 6):
            if open_types[resource]:
                after = sum(open_types[resource:]) - 1
                if self.optional or self.left == 1 or after > 0 or sum(open_types) == 1:
                    found.append(NAME + resource)
        if self.optional and s.named:
            found.append(STOP)
        return found

    def gather(self, s: RivalsState) -> Gather | None:
        """All types at once. Where two must be taken and only one can be, one is enough (R16.3)."""
        if self.left < 2:
            return None
        lowest = s.named[-1] if s.named else 0
        open_types = can_name(s, self.seat)
        most = min(self.left, sum(open_types[lowest:]))
        if most < 2:
            return None
        least = most if not self.optional else 0 if s.named else 1
        items = [
            Item(NAME + resource, min(most, open_types[resource]))
            for resource in range(lowest, 6)
            if open_types[resource] > 0
        ]
        return Gather(tuple(items), least, most, STOP)

    def apply(self, s: RivalsState, action: int) -> None:
        if action != STOP:
            s.named = (*s.named, action - NAME)
            if self.left > 1 and sum(can_name(s, self.seat)[action - NAME :]) > 0:
                s.agenda.append(NameType(self.seat, self.left - 1, self.optional))
                return
        take_named(s, self.seat)


def can_name(s: RivalsState, seat: int) -> list[int]:
    """Per type: how many more may be named, by what the opponent has and what can be stored (R16.3)."""
    me, other = s.players[seat], s.players[1 - seat]
    return [min(other.held(resource), me.room(resource)) - s.named.count(resource) for resource in range(6)]


def can_take(s: RivalsState, seat: int) -> bool:
    return sum(can_name(s, seat)) > 0


def take_named(s: RivalsState, seat: int) -> None:
    named = s.named
    s.named = ()
    types = [resource for resource in range(6) if resource in named]
    for resource in types:
        s.agenda.append(TakeIn(seat, resource, named.count(resource)))
    for resource in types:
        pay_on(s, 1 - seat, resource, named.count(resource))


class TakeIn(RivalsStep):
    """The taker stores what the opponent has handed over."""

    def __init__(self, who: int, resource: int, amount: int) -> None:
        super().__init__(AUTO)
        self.who = who
        self.resource = resource
        self.amount = amount

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.resource, self.amount)

    def run(self, s: RivalsState) -> None:
        store(s, self.who, self.resource, self.amount)


class TakeTo(RivalsStep):
    """The same, into one region (Brigands)."""

    def __init__(self, who: int, place: int, amount: int) -> None:
        super().__init__(AUTO)
        self.who = who
        self.place = place
        self.amount = amount

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.place, self.amount)

    def run(self, s: RivalsState) -> None:
        receive(s, self.who, self.place, self.amount)


class StoreProduced(RivalsStep):
    """D-5: a gold that a gold field yields goes there or into the cache (RU-46)."""

    what = "store"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.place)

    def actions(self, s: RivalsState) -> list[int]:
        me = s.players[self.seat]
        stores = bits((1 << self.place | CACHE_BIT) & me.of_type[GOLD] & ~me.full)
        found = [GAIN + store for store in stores]
        if me.full >> self.place & 1:
            found.append(FORFEIT)
        return found

    def apply(self, s: RivalsState, action: int) -> None:
        if action != FORFEIT:
            receive(s, self.seat, action - GAIN)
        elif s.loud:
            s.say(SAY_FORFEITED, self.seat, s.cause)


def has_cache_room(me: Principality) -> bool:
    return me.cache_at >= 0 and me.stock[CACHE] < CAPACITY


PAYS: Final[list[AnyStep]] = [
    Pay(seat, resource, amount) for seat in range(2) for resource in range(7) for amount in range(MOST + 1)
]
GAINS: Final[list[AnyStep]] = [Gain(seat, types) for seat in range(2) for types in range(64)]
RECEIVES: Final[list[AnyStep]] = [Receive(seat, types) for seat in range(2) for types in range(64)]


def gain(s: RivalsState, seat: int, types: int = ANY_TYPE) -> None:
    """A resource of choice, after what is already to come."""
    s.agenda.append(GAINS[seat * 64 + types])
