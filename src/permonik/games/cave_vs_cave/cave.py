"""A player's cave: goods, cells, walls, and what follows from them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from permonik.games.cave_vs_cave.tables import (
    BOARD_SLOTS,
    CELLS,
    COVERED_AT_START,
    ENTRANCE,
    ENTRANCE_CELL,
    EXTRA,
    FITTING,
    FLAX,
    FREE_CELL,
    LIMIT,
    NATURAL,
    NATURAL_OF_FACE,
    NEIGHBOURS,
    ORANGE,
    RETTING_GAIN,
    RETTING_MOST,
    RETTING_ROOM,
    SLOTS_OF_FACE,
    START_GOODS,
    WALLED,
    Bundle,
)

EMPTY: Final = -1  # an excavated cell without a room
COVERED: Final = -2
ABSENT: Final = -3  # the additional cavern of a player who has none


class Cave:
    """Cells hold a room, EMPTY, COVERED or ABSENT. The masks repeat what cells and walls say, for speed.

    sides     walls around each cell, natural and built (north 1, east 2, south 4, west 8)
    walls     built walls, one bit per slot
    slots     slots that exist: those of the board, and of the additional cavern once it lies there
    rooms     own rooms, the entrance included
    fits      rooms for whose wall requirement there is an empty cavern
    access    covered cells that can be excavated (R6.5.3)
    through   the same with walls ignored (R6.5.4)
    """

    def __init__(
        self,
        goods: list[int],
        cells: list[int],
        sides: list[int],
        walls: int,
        slots: int,
        covered: int,
        rooms: int,
        fits: int,
        access: int,
        through: int,
    ) -> None:
        self.goods = goods
        self.cells = cells
        self.sides = sides
        self.walls = walls
        self.slots = slots
        self.covered = covered
        self.rooms = rooms
        self.fits = fits
        self.access = access
        self.through = through
        self.spelled = b""  # all but the goods in an observation, until cells or walls change (encode.py)

    def clone(self) -> Cave:
        return Cave(
            self.goods[:],
            self.cells[:],
            self.sides[:],
            self.walls,
            self.slots,
            self.covered,
            self.rooms,
            self.fits,
            self.access,
            self.through,
        )

    def key(self) -> Hashable:
        return (tuple(self.goods), tuple(self.cells), self.walls, self.slots)

    def survey(self) -> None:
        """Sees anew what can be excavated and furnished."""
        self.access = reachable(self.covered, self.walls)
        self.through = reachable(self.covered, 0)
        self.fit()

    def fit(self) -> None:
        """Sees anew what can be furnished, after cells or walls changed."""
        fits = 0
        cells = self.cells
        for cell in range(len(cells)):
            if cells[cell] == EMPTY:
                fits |= FITTING[self.sides[cell]]
        self.fits = fits
        self.spelled = b""

    def gain(self, goods: Bundle) -> bool:
        """Receives goods up to the limits (R3.3); True if the Retting Room adds its own (RU-10, RU-23)."""
        held = self.goods
        flax = 0
        for good, amount in goods:
            if good == FLAX:
                flax = amount
            amount += held[good]
            held[good] = min(LIMIT[good], amount)
        if 0 < flax <= RETTING_MOST and self.rooms & RETTING_ROOM:
            self.add_retting_gain()
            return True
        return False

    def add_retting_gain(self) -> None:
        for good, amount in RETTING_GAIN:
            self.goods[good] = min(self.goods[good] + amount, LIMIT[good])

    def can_pay(self, goods: Bundle) -> bool:
        held = self.goods
        for good, amount in goods:
            if held[good] < amount:
                return False
        return True

    def pay(self, goods: Bundle) -> None:
        held = self.goods
        for good, amount in goods:
            held[good] -= amount

    def build(self, slot: int) -> None:
        self.walls |= 1 << slot
        for cell, side in WALLED[slot]:
            self.sides[cell] |= side
        self.access = reachable(self.covered, self.walls)
        self.fit()

    def raze(self, slot: int) -> None:
        self.walls &= ~(1 << slot)
        for cell, side in WALLED[slot]:
            self.sides[cell] &= ~side
        self.access = reachable(self.covered, self.walls)
        self.fit()

    def uncover(self, cell: int) -> None:
        self.cells[cell] = EMPTY
        self.covered &= ~(1 << cell)
        self.survey()

    def place(self, room: int, cell: int) -> None:
        self.cells[cell] = room
        self.rooms |= 1 << room
        self.fit()

    def add_cavern(self, face: int) -> None:
        """The additional cavern: an empty one, with slots of its own on its open sides (RU-15)."""
        self.cells[EXTRA] = EMPTY
        self.sides[EXTRA] = NATURAL_OF_FACE[face]
        self.slots |= SLOTS_OF_FACE[face]
        self.fit()

    def is_full(self) -> bool:
        """All 11 cells of the board hold face-up rooms (R8.1)."""
        cells = self.cells
        for cell in range(EXTRA):
            if cells[cell] < 0:
                return False
        return True

    def may_furnish_blue(self) -> bool:
        """More orange than blue rooms, also afterwards (R6.6.4)."""
        orange = (self.rooms & ORANGE).bit_count()
        return orange > (self.rooms & ~ORANGE).bit_count() + 1

    def can_dig_twice(self) -> bool:
        """Two tiles can be taken one after the other, the first perhaps opening the way (RU-7)."""
        access = self.access
        if access & (access - 1):
            return True
        return access != 0 and reachable(self.covered & ~access, self.walls) != 0


def reachable(covered: int, walls: int) -> int:
    """The covered cells that a path from the entrance touches, over uncovered cells and not through walls."""
    seen = 1 << ENTRANCE_CELL
    found = 0
    todo = [ENTRANCE_CELL]
    while todo:
        for cell, slot in NEIGHBOURS[todo.pop()]:
            if not walls & slot:
                bit = 1 << cell
                if covered & bit:
                    found |= bit
                elif not seen & bit:
                    seen |= bit
                    todo.append(cell)
    return found


def first_cave() -> Cave:
    cells = [COVERED] * len(CELLS)
    cells[ENTRANCE_CELL] = ENTRANCE
    cells[FREE_CELL] = EMPTY
    cells[EXTRA] = ABSENT
    cave = Cave(list(START_GOODS), cells, [*NATURAL, 0], 0, BOARD_SLOTS, COVERED_AT_START, 1 << ENTRANCE, 0, 0, 0)
    cave.survey()
    return cave


FIRST: Final = first_cave()


def new_cave() -> Cave:
    return FIRST.clone()
