"""Furnishing a cavern: the room, its cell, and how it is paid (R6.8 to R6.11, D-8)."""

from __future__ import annotations

from permonik.games.caverna import rooms
from permonik.games.caverna.able import furnishable
from permonik.games.caverna.actions import CAVERN, FURNISH, PAY, SAY_FURNISHED, SAY_REPLACED, SAY_ROOM_GAVE
from permonik.games.caverna.amounts import packed
from permonik.games.caverna.anytime import Window, do_anytime, is_anytime, still
from permonik.games.caverna.board import CELL_AT
from permonik.games.caverna.gaining import gain
from permonik.games.caverna.masks import bits
from permonik.games.caverna.placing import cell_mask, cells
from permonik.games.caverna.roomtables import COST, UNLIMITED
from permonik.games.caverna.state import CavernaState, CavernaStep
from permonik.games.caverna.tables import DEEDS, Bundle


class ChooseRoom(Window):
    """D-8: which tile of the supply boards."""

    def __init__(self, seat: int, deed: int) -> None:
        super().__init__(seat)
        self.deed = deed

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.deed)

    def possible(self, s: CavernaState) -> bool:
        return furnishable(s.homes[self.seat], s.display, DEEDS[self.deed]) != 0

    def actions(self, s: CavernaState) -> list[int]:
        found = furnishable(s.homes[self.seat], s.display, DEEDS[self.deed])
        return [FURNISH + room for room in bits(found)] + still(s, self)

    def apply(self, s: CavernaState, action: int) -> None:
        if is_anytime(action):
            do_anytime(s, self, action)
            return
        room = action - FURNISH
        home = s.homes[self.seat]
        under = rooms.overbuilt(home, room)
        if under:
            pay_or_ask(s, self.seat, self.deed, room, under)
        else:
            s.push(ChooseCavern(self.seat, self.deed, room))


class ChooseCavern(CavernaStep):
    """D-8: which cavern (with the Work room also a tunnel)."""

    def __init__(self, seat: int, deed: int, room: int) -> None:
        super().__init__(seat)
        self.deed = deed
        self.room = room

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.deed, self.room)

    def actions(self, s: CavernaState) -> list[int]:
        return cells(CAVERN, s.homes[self.seat].furnishable())

    def apply(self, s: CavernaState, action: int) -> None:
        pay_or_ask(s, self.seat, self.deed, self.room, cell_mask(action - CAVERN))


class PayRoom(CavernaStep):
    """D-8: what the Builder replaces by ore, where several ways are open."""

    def __init__(self, seat: int, deed: int, room: int, at: int) -> None:
        super().__init__(seat)
        self.deed = deed
        self.room = room
        self.at = at  # the bit of the cell

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.deed, self.room, self.at)

    def actions(self, s: CavernaState) -> list[int]:
        return [PAY + way for way in rooms.ways_to_pay(s.homes[self.seat], cost_of(self.deed, self.room))]

    def apply(self, s: CavernaState, action: int) -> None:
        furnish(s, self.seat, self.deed, self.room, 1 << self.at, action - PAY)


def cost_of(deed: int, room: int) -> Bundle:
    """The price before discounts: the loot has its own for the Dwelling (R10.10)."""
    return DEEDS[deed].cost if DEEDS[deed].own_price else COST[room]


def pay_or_ask(s: CavernaState, seat: int, deed: int, room: int, cell: int) -> None:
    ways = rooms.ways_to_pay(s.homes[seat], cost_of(deed, room))
    if len(ways) > 1:
        s.push(PayRoom(seat, deed, room, cell.bit_length() - 1))
    else:
        furnish(s, seat, deed, room, cell, ways[0])


def furnish(s: CavernaState, seat: int, deed: int, room: int, cell: int, way: int) -> None:
    home = s.homes[seat]
    under = home.room_at(cell)
    paid = rooms.pay(home, cost_of(deed, room), way)
    rooms.put(home, room, cell)
    if not UNLIMITED >> room & 1:
        s.display &= ~(1 << room)
    if s.loud:
        at = CELL_AT[cell.bit_length() - 1]
        if under >= 0:
            s.say(SAY_REPLACED, seat, room, under, at, packed(paid))
        else:
            s.say(SAY_FURNISHED, seat, room, at, packed(paid))
    goods = rooms.at_once(home, room)
    if s.loud and packed(goods):
        s.say(SAY_ROOM_GAVE, seat, packed(goods), room)
    gain(s, seat, goods)
