"""What the parts of tiles and rooms do: when each is offered (RU-24), and how it is carried out."""

from __future__ import annotations

from permonik.games.cave_vs_cave.actions import (
    BUILD,
    BY_EFFECT,
    BY_ROOM,
    DIG,
    FIELD,
    FURNISH,
    GAIN,
    LAY,
    PAY,
    PLACE,
    RAISE,
    RAZE,
    SAY_BUILT,
    SAY_CAVERN,
    SAY_DID,
    SAY_FURNISHED,
    SAY_RAZED,
    SURCHARGE_IN,
)
from permonik.games.cave_vs_cave.cave import ABSENT, EMPTY, Cave
from permonik.games.cave_vs_cave.chances import CaveStep, Uncover, excavated
from permonik.games.cave_vs_cave.masks import bits
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.tables import (
    BUILD_WALL,
    COST,
    DUNGEON,
    DUNGEON_GAIN,
    EFFECTS,
    EXCAVATE,
    EXCHANGE_DIFFERENT,
    FACES,
    FITTING,
    FLAX,
    FOOD,
    FOR_FOOD_PER_TURN,
    FOR_GOLD,
    GAIN_ONE_OF,
    GOLD,
    LIMIT,
    ORANGE,
    RAZE_WALL,
    REPLENISH,
    RETTING_ROOM,
    ROOMS,
    STONE,
    THREES,
    USE_ROOMS,
    WITH_GOLD,
    WITH_STONE,
    WITH_WOOD,
    WOOD,
    Bundle,
    Effect,
)
from permonik.games.cave_vs_cave.tables import EXCHANGE as EXCHANGE_OP
from permonik.games.cave_vs_cave.tables import FURNISH as FURNISH_OP
from permonik.games.cave_vs_cave.tables import GAIN as GAIN_OP
from permonik.kernel.step import AUTO

RETTING: int = ROOMS.index("retting_room")
THE_DUNGEON: int = ROOMS.index("dungeon")


def offered(s: CaveState, cave: Cave, effect: Effect) -> bool:
    """Whether the effect can be carried out with what the player holds now (RU-24)."""
    op = effect.op
    if op == GAIN_OP:
        return cave.goods[effect.if_good] < effect.if_less
    if op in (USE_ROOMS, GAIN_ONE_OF):
        return True
    if op == EXCHANGE_OP:
        return cave.can_pay(effect.pay)
    if op == FURNISH_OP:
        return furnishable(s, cave, effect) != 0
    if op == EXCAVATE:
        if effect.count == 2:
            return cave.can_pay(effect.pay) and cave.can_dig_twice()
        return (cave.through if effect.through else cave.access) != 0 and cave.can_pay(effect.pay)
    if op == BUILD_WALL:
        return s.walls > 0
    if op == RAZE_WALL:
        return cave.walls != 0
    if op == REPLENISH:
        for good in effect.goods:
            if cave.goods[good] < effect.to:
                return True
        return False
    kinds = 0
    for held in cave.goods:
        if held:
            kinds += 1
    return kinds >= effect.kinds


def do_effect(s: CaveState, seat: int, number: int) -> None:
    """Does what needs no answer, or asks for one. USE_ROOMS is the caller's."""
    effect = EFFECTS[number]
    op = effect.op
    if op == GAIN_OP:
        gain(s, seat, effect.gain, (), BY_EFFECT[number])
    elif op == EXCHANGE_OP:
        s.caves[seat].pay(effect.pay)
        gain(s, seat, effect.gain, effect.pay, BY_EFFECT[number])
    elif op == GAIN_ONE_OF:
        s.push(GainOne(seat, number))
    elif op == EXCAVATE:
        s.caves[seat].pay(effect.pay)
        if s.loud and effect.pay:
            s.say(SAY_DID, seat, packed(effect.pay), 0, BY_EFFECT[number])
        if effect.count == 2:
            s.then(Dig(seat, 0), Dig(seat, 0), Excavated(2))
        else:
            s.then(Dig(seat, effect.through), Excavated(1))
    elif op == FURNISH_OP:
        s.push(ChooseRoom(seat, number))
    elif op == BUILD_WALL:
        s.push(BuildWall(seat))
    elif op == RAZE_WALL:
        s.push(RazeWall(seat, number))
    elif op == EXCHANGE_DIFFERENT:
        s.push(PayThree(seat, number))
    elif effect.all:
        replenish_all(s, seat, number)
    else:
        s.push(RaiseOne(seat, number))


def packed(goods: Bundle) -> int:
    """As the log wants amounts."""
    found = 0
    for good, amount in goods:
        found += amount << FIELD * good
    return found


def more(goods: list[int], before: list[int]) -> int:
    """How many more of each good there are than before, as the log wants it."""
    found = 0
    for good in range(len(goods)):
        found += goods[good] - before[good] << FIELD * good
    return found


def tell(s: CaveState, seat: int, cost: int, goods: int, cause: int) -> None:
    if cost or goods:
        s.say(SAY_DID, seat, cost, goods, cause)


def gain(s: CaveState, seat: int, goods: Bundle, paid: Bundle, cause: int) -> None:
    """Goods, and what the Retting Room adds to them; `paid`: what they have cost."""
    cave = s.caves[seat]
    if not s.loud:
        cave.gain(goods)
        return
    before = cave.goods[:]
    retted = cave.gain(goods)
    alone = before[:]
    for good, amount in goods:
        alone[good] = min(LIMIT[good], alone[good] + amount)
    tell(s, seat, packed(paid), more(alone, before), cause)
    if retted:
        tell(s, seat, 0, more(cave.goods, alone), BY_ROOM + RETTING)


def replenish_all(s: CaveState, seat: int, number: int) -> None:
    """Raises every marker shown (R6.7.3); raised flax is a gain for the Retting Room, after the raising (RU-23)."""
    cave, effect = s.caves[seat], EFFECTS[number]
    before = cave.goods[:]
    for good in effect.goods:
        if cave.goods[good] < effect.to:
            cave.goods[good] = effect.to
    if s.loud:
        tell(s, seat, 0, more(cave.goods, before), BY_EFFECT[number])
    if cave.goods[FLAX] > before[FLAX]:
        retting(s, seat)


def retting(s: CaveState, seat: int) -> None:
    cave = s.caves[seat]
    if cave.rooms & RETTING_ROOM:
        before = cave.goods[:]
        cave.add_retting_gain()
        if s.loud:
            tell(s, seat, 0, more(cave.goods, before), BY_ROOM + RETTING)


class EffectStep(CaveStep):
    """A question inside an effect."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.number)


class GainOne(EffectStep):
    """D3: exactly one of the goods shown (R5.4)."""

    def actions(self, s: CaveState) -> list[int]:
        return [GAIN + good for good in EFFECTS[self.number].goods]

    def apply(self, s: CaveState, action: int) -> None:
        gain(s, self.seat, ((action - GAIN, 1),), (), BY_EFFECT[self.number])


class RaiseOne(EffectStep):
    """D5: one marker below the value (R6.7.3)."""

    def could(self, s: CaveState) -> list[int]:
        return [RAISE + good for good in EFFECTS[self.number].goods]

    def actions(self, s: CaveState) -> list[int]:
        goods = s.caves[self.seat].goods
        effect = EFFECTS[self.number]
        return [RAISE + good for good in effect.goods if goods[good] < effect.to]

    def apply(self, s: CaveState, action: int) -> None:
        good = action - RAISE
        to = EFFECTS[self.number].to
        goods = s.caves[self.seat].goods
        raised = to - goods[good]
        goods[good] = to
        if s.loud:
            tell(s, self.seat, 0, raised << FIELD * good, BY_EFFECT[self.number])
        if good == FLAX:
            retting(s, self.seat)


class PayThree(EffectStep):
    """D4: one each of three different goods (R6.2.3)."""

    def could(self, s: CaveState) -> list[int]:
        return [PAY + three for three in range(len(THREES))]

    def actions(self, s: CaveState) -> list[int]:
        goods = s.caves[self.seat].goods
        return [PAY + i for i, (a, b, c) in enumerate(THREES) if goods[a] and goods[b] and goods[c]]

    def apply(self, s: CaveState, action: int) -> None:
        paid = tuple([(good, 1) for good in THREES[action - PAY]])
        s.caves[self.seat].pay(paid)
        gain(s, self.seat, EFFECTS[self.number].gain, paid, BY_EFFECT[self.number])


class BuildWall(CaveStep):
    """D6: any free slot of the own cave (R6.3.1); the Dungeon pays for it."""

    def could(self, s: CaveState) -> list[int]:
        return [BUILD + slot for slot in bits(s.caves[self.seat].slots)]

    def actions(self, s: CaveState) -> list[int]:
        cave = s.caves[self.seat]
        return [BUILD + slot for slot in bits(cave.slots & ~cave.walls)]

    def apply(self, s: CaveState, action: int) -> None:
        cave = s.caves[self.seat]
        s.walls -= 1
        cave.build(action - BUILD)
        if s.loud:
            s.say(SAY_BUILT, self.seat, action - BUILD)
        if cave.rooms & DUNGEON:
            gain(s, self.seat, DUNGEON_GAIN, (), BY_ROOM + THE_DUNGEON)


class RazeWall(EffectStep):
    """D7: a wall of the own cave goes back, and its goods are received (R6.4.1)."""

    def could(self, s: CaveState) -> list[int]:
        return [RAZE + slot for slot in bits(s.caves[self.seat].slots)]

    def actions(self, s: CaveState) -> list[int]:
        return [RAZE + slot for slot in bits(s.caves[self.seat].walls)]

    def apply(self, s: CaveState, action: int) -> None:
        s.walls += 1
        s.caves[self.seat].raze(action - RAZE)
        if s.loud:
            s.say(SAY_RAZED, self.seat, action - RAZE)
        gain(s, self.seat, EFFECTS[self.number].gain, (), BY_EFFECT[self.number])


class Dig(CaveStep):
    """D8: an accessible covered cell (R6.5.3, R6.5.4)."""

    def __init__(self, seat: int, through: int) -> None:
        super().__init__(seat)
        self.through = through

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.through)

    def could(self, s: CaveState) -> list[int]:
        return [DIG + cell for cell in bits(s.caves[self.seat].covered)]

    def actions(self, s: CaveState) -> list[int]:
        cave = s.caves[self.seat]
        return [DIG + cell for cell in bits(cave.through if self.through else cave.access)]

    def apply(self, s: CaveState, action: int) -> None:
        s.push(Uncover(self.seat, action - DIG))


class Excavated(CaveStep):
    """After the tiles of one excavation."""

    def __init__(self, count: int) -> None:
        super().__init__(AUTO)
        self.count = count

    def fields(self) -> tuple[int, ...]:
        return (self.count,)

    def run(self, s: CaveState) -> None:
        excavated(s, self.count)


# -- furnishing: the room, then the cell, then what the surcharge is paid in -----------------------------------------


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
