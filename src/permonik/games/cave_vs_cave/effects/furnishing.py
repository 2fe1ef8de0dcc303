"""Furnishing: the room, then the cell, then what the surcharge is paid in (R6.6); and the additional cavern (R8)."""

from __future__ import annotations

from permonik.games.cave_vs_cave.actions import FIELD, FURNISH, LAY, PLACE, SAY_CAVERN, SAY_FURNISHED, SURCHARGE_IN
from permonik.games.cave_vs_cave.cave import ABSENT, EMPTY, Cave
from permonik.games.cave_vs_cave.chances import CaveStep
from permonik.games.cave_vs_cave.effects.goods import packed
from permonik.games.cave_vs_cave.effects.kind import EffectStep, Kind
from permonik.games.cave_vs_cave.masks import bits
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.tables import (
    COST,
    EFFECTS,
    FACES,
    FITTING,
    FOOD,
    FOR_FOOD_PER_TURN,
    FOR_GOLD,
    GOLD,
    ORANGE,
    STONE,
    WITH_GOLD,
    WITH_STONE,
    WITH_WOOD,
    WOOD,
    Effect,
)
from permonik.kernel.reason import NO_REASON, Reason


class Furnishing(Kind):
    """R6.6.1"""

    def offered(self, s: CaveState, cave: Cave, effect: Effect) -> bool:
        return furnishable(s, cave, effect) != 0

    def do(self, s: CaveState, seat: int, number: int) -> None:
        s.push(ChooseRoom(seat, number))

    def lacks(self, s: CaveState, cave: Cave, effect: Effect) -> Reason:
        return Reason("no-room", "R6.6.1") if not furnishable(s, cave, effect) else NO_REASON


def surcharge(s: CaveState, kind: int, amount: int) -> int:
    """What is due in food or gold; "per dwarf" means as often as each player has turns this round (R6.6.5)."""
    return amount * s.turns_each() if kind == FOR_FOOD_PER_TURN else amount


def furnishable(s: CaveState, cave: Cave, effect: Effect) -> int:
    """The rooms (as bits) that fit somewhere and can be paid together with a surcharge (R6.6.1, RU-19)."""
    goods = cave.goods
    rooms = s.display & cave.fits & WITH_WOOD[goods[WOOD]] & WITH_STONE[goods[STONE]] & WITH_GOLD[goods[GOLD]]
    if not rooms:
        return 0
    if not cave.may_furnish_blue():
        rooms &= ORANGE
    if not effect.surcharges:
        return rooms
    payable = 0
    for kind, amount in effect.surcharges:
        due = surcharge(s, kind, amount)
        if kind == FOR_GOLD:
            if goods[GOLD] >= due:
                payable |= WITH_GOLD[goods[GOLD] - due]
        elif goods[FOOD] >= due:
            return rooms
    return rooms & payable


class ChooseRoom(EffectStep):
    """D9: which room."""

    def could(self, s: CaveState) -> list[int]:
        return [FURNISH + room for room in bits(s.display)]

    def actions(self, s: CaveState) -> list[int]:
        return [FURNISH + room for room in bits(furnishable(s, s.caves[self.seat], EFFECTS[self.number]))]

    def apply(self, s: CaveState, action: int) -> None:
        s.push(ChooseCell(self.seat, self.number, action - FURNISH))


class ChooseCell(CaveStep):
    """D9: where; its walls must satisfy the room (R6.6.3)."""

    def __init__(self, seat: int, number: int, room: int) -> None:
        super().__init__(seat)
        self.number = number
        self.room = room

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.room)

    def could(self, s: CaveState) -> list[int]:
        cells = s.caves[self.seat].cells
        return [PLACE + cell for cell in range(len(cells)) if cells[cell] != ABSENT]

    def actions(self, s: CaveState) -> list[int]:
        cave = s.caves[self.seat]
        cells: list[int] = []
        for cell in range(len(cave.cells)):
            if cave.cells[cell] == EMPTY and FITTING[cave.sides[cell]] >> self.room & 1:
                cells.append(PLACE + cell)
        return cells

    def apply(self, s: CaveState, action: int) -> None:
        if EFFECTS[self.number].surcharges:
            s.push(PaySurcharge(self.seat, self.number, self.room, action - PLACE))
        else:
            furnish(s, self.seat, self.room, action - PLACE, 0, 0)


class PaySurcharge(CaveStep):
    """D9: in food or in gold, wholly in one of them, together with the room's cost (RU-19)."""

    def __init__(self, seat: int, number: int, room: int, cell: int) -> None:
        super().__init__(seat)
        self.number = number
        self.room = room
        self.cell = cell

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.room, self.cell)

    def could(self, s: CaveState) -> list[int]:
        return [SURCHARGE_IN + (kind == FOR_GOLD) for kind, _ in EFFECTS[self.number].surcharges]

    def actions(self, s: CaveState) -> list[int]:
        goods = s.caves[self.seat].goods
        ways: list[int] = []
        for kind, amount in EFFECTS[self.number].surcharges:
            due = surcharge(s, kind, amount)
            if kind == FOR_GOLD:
                if goods[GOLD] >= due and WITH_GOLD[goods[GOLD] - due] >> self.room & 1:
                    ways.append(SURCHARGE_IN + 1)
            elif goods[FOOD] >= due:
                ways.append(SURCHARGE_IN)
        return ways

    def apply(self, s: CaveState, action: int) -> None:
        in_gold = action - SURCHARGE_IN
        for kind, amount in EFFECTS[self.number].surcharges:
            if (kind == FOR_GOLD) == (in_gold == 1):
                furnish(s, self.seat, self.room, self.cell, in_gold, surcharge(s, kind, amount))
                return


def furnish(s: CaveState, seat: int, room: int, cell: int, in_gold: int, due: int) -> None:
    """Pays, places the room, and hands out the additional cavern for a full board (R8.1, RU-14)."""
    cave = s.caves[seat]
    cave.pay(COST[room])
    cave.goods[GOLD if in_gold else FOOD] -= due
    cave.place(room, cell)
    s.display &= ~(1 << room)
    if s.loud:
        s.say(SAY_FURNISHED, seat, room, cell, packed(COST[room]) + (due << FIELD * (GOLD if in_gold else FOOD)))
    if s.cavern and cave.is_full():
        s.push(LayCavern(seat))


class LayCavern(CaveStep):
    """D12: which face of the additional cavern lies up (R8.2)."""

    def actions(self, s: CaveState) -> list[int]:
        return [LAY + face for face in range(len(FACES))]

    def apply(self, s: CaveState, action: int) -> None:
        s.cavern = False
        s.caves[self.seat].add_cavern(action - LAY)
        if s.loud:
            s.say(SAY_CAVERN, self.seat, action - LAY)
