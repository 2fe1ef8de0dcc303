"""Tiles, fences and stables come onto the home board (section 5), cell by cell."""

from __future__ import annotations

from typing import Final

from permonik.games.caverna import rooms
from permonik.games.caverna.actions import (
    FENCE,
    LAY,
    SAY_FENCED,
    SAY_FENCED_LARGE,
    SAY_FOUND,
    SAY_LAID,
    SAY_LAID_TWIN,
    SAY_ROOM_GAVE,
    SAY_STABLE,
    STABLE,
    TILE,
)
from permonik.games.caverna.amounts import packed
from permonik.games.caverna.board import BOARD, BONUS, CELL_AT, FOREST, GRID, beside
from permonik.games.caverna.gaining import gain, make_room
from permonik.games.caverna.home import OFFICE_ROOM
from permonik.games.caverna.masks import bits
from permonik.games.caverna.state import CavernaState, CavernaStep
from permonik.games.caverna.survey import survey_cave, survey_forest
from permonik.games.caverna.tables import DEEDS, GOODS, HALVES, ORE_MINE_DEEP_TUNNEL, Bundle
from permonik.kernel.choice import Gather, Item
from permonik.kernel.step import AnyStep

BONUS_CELLS: Final[int] = sum([cell for cell, _, _ in BONUS])
BONUS_GOODS: Final[dict[int, Bundle]] = {cell: ((GOODS.index(good), amount),) for cell, good, amount in BONUS}


def cells(base: int, mask: int) -> list[int]:
    """An action for every cell of a mask."""
    return [base + CELL_AT[at] for at in bits(mask)]


def cell_mask(number: int) -> int:
    """The mask of the cell with this number."""
    return 1 << GRID[number]


def landed(s: CavernaState, seat: int, where: int, forest: bool) -> None:
    """After a tile was laid: the board is surveyed, and bonus cells give their goods once (R5.7)."""
    home = s.homes[seat]
    if forest:
        survey_forest(home)
    else:
        survey_cave(home)
    for at in bits(where & BONUS_CELLS):
        if s.loud:
            s.say(SAY_FOUND, seat, packed(BONUS_GOODS[1 << at]), CELL_AT[at])
        gain(s, seat, BONUS_GOODS[1 << at])


class ChooseTwin(CavernaStep):
    """Which side of the twin tile is up, where a space leaves it open (D-4)."""

    def __init__(self, seat: int, deed: int) -> None:
        super().__init__(seat)
        self.deed = deed

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.deed)

    def actions(self, s: CavernaState) -> list[int]:
        home = s.homes[self.seat]
        return [TILE + twin for twin in DEEDS[self.deed].twins if home.twin_first(twin)]

    def apply(self, s: CavernaState, action: int) -> None:
        s.push(PlaceTwin(self.seat, action - TILE))


class PlaceTwin(CavernaStep):
    """D-4: where the first half of a twin tile lies."""

    def __init__(self, seat: int, twin: int) -> None:
        super().__init__(seat)
        self.twin = twin

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.twin)

    def actions(self, s: CavernaState) -> list[int]:
        return cells(LAY, s.homes[self.seat].twin_first(self.twin))

    def apply(self, s: CavernaState, action: int) -> None:
        s.push(PlaceHalf(self.seat, self.twin, action - LAY))


class PlaceHalf(CavernaStep):
    """D-4: where its second half lies."""

    def __init__(self, seat: int, twin: int, first: int) -> None:
        super().__init__(seat)
        self.twin = twin
        self.first = first

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.twin, self.first)

    def actions(self, s: CavernaState) -> list[int]:
        return cells(LAY, s.homes[self.seat].twin_second(self.twin, cell_mask(self.first)))

    def apply(self, s: CavernaState, action: int) -> None:
        first = cell_mask(self.first)
        second = cell_mask(action - LAY)
        tiles = HALVES[self.twin]
        home = s.homes[self.seat]
        home.lay(tiles[0], first)
        home.lay(tiles[1], second)
        if s.loud:
            s.say(SAY_LAID_TWIN, self.seat, tiles[0], self.first, tiles[1], action - LAY)
        if (first | second) & ~BOARD and self.twin != ORE_MINE_DEEP_TUNNEL:
            if s.loud:
                s.say(SAY_ROOM_GAVE, self.seat, packed(rooms.OFFICE_GOLD), OFFICE_ROOM.bit_length() - 1)
            gain(s, self.seat, rooms.OFFICE_GOLD)  # R5.12, RU-13
        landed(s, self.seat, first | second if self.twin != ORE_MINE_DEEP_TUNNEL else 0, first & FOREST != 0)


class PlaceSingle(CavernaStep):
    """D-5: where a single tile lies; `on`: what a ruby mine covers, else -1."""

    def __init__(self, seat: int, tile: int, on: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.on = on

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.tile, self.on)

    def actions(self, s: CavernaState) -> list[int]:
        return cells(LAY, s.homes[self.seat].single_cells(self.tile, self.on))

    def apply(self, s: CavernaState, action: int) -> None:
        cell = cell_mask(action - LAY)
        s.homes[self.seat].lay(self.tile, cell)
        if s.loud:
            s.say(SAY_LAID, self.seat, self.tile, action - LAY)
        landed(s, self.seat, cell if self.on < 0 else 0, cell & FOREST != 0)


class Fence(CavernaStep):
    """D-6: the meadow of a small pasture, or the first of a large one; it is paid already."""

    def __init__(self, seat: int, large: int) -> None:
        super().__init__(seat)
        self.large = large

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.large)

    def actions(self, s: CavernaState) -> list[int]:
        meadow = s.homes[self.seat].meadow
        return cells(FENCE, meadow & beside(meadow) if self.large else meadow)

    def gather(self, s: CavernaState) -> Gather | None:
        """Of a large pasture both meadows: they lie side by side."""
        if not self.large:
            return None
        home = s.homes[self.seat]
        choices = home.meadow & beside(home.meadow)
        items: list[Item] = []
        for at in bits(choices):
            apart = choices & ~beside(1 << at) & ~(1 << at)
            items.append(Item(FENCE + CELL_AT[at], clashes=tuple(cells(FENCE, apart))))
        return Gather(tuple(items), 2, 2)

    def apply(self, s: CavernaState, action: int) -> None:
        if self.large:
            s.push(FenceSecond(self.seat, action - FENCE))
        else:
            fence(s, self.seat, cell_mask(action - FENCE), False)


class FenceSecond(CavernaStep):
    """D-6: the second meadow of a large pasture."""

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.first)

    def actions(self, s: CavernaState) -> list[int]:
        return cells(FENCE, s.homes[self.seat].meadow & beside(cell_mask(self.first)))

    def goes_on(self, first: AnyStep) -> bool:
        return isinstance(first, Fence)

    def apply(self, s: CavernaState, action: int) -> None:
        fence(s, self.seat, cell_mask(self.first) | cell_mask(action - FENCE), True)


def fence(s: CavernaState, seat: int, where: int, large: bool) -> None:
    home = s.homes[seat]
    home.fence(where, large)
    survey_forest(home)
    if s.loud:
        fenced = [CELL_AT[at] for at in bits(where)]
        if large:
            s.say(SAY_FENCED_LARGE, seat, fenced[0], fenced[1])
        else:
            s.say(SAY_FENCED, seat, 0, fenced[0])
    make_room(s, seat)  # two stabled meadows held two types, a large pasture holds one


class BuildStable(CavernaStep):
    """D-6: where a stable stands; it is paid already."""

    def actions(self, s: CavernaState) -> list[int]:
        return cells(STABLE, s.homes[self.seat].stable_cells())

    def apply(self, s: CavernaState, action: int) -> None:
        home = s.homes[self.seat]
        home.stables |= cell_mask(action - STABLE)
        survey_forest(home)
        if s.loud:
            s.say(SAY_STABLE, self.seat, action - STABLE)
