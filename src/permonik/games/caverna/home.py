"""A player's home: goods, the board, rooms, and the family. Masks have one bit per cell of the grid (`board.py`)."""

from __future__ import annotations

from typing import Any, Final

from permonik.games.caverna.board import (
    BOARD,
    FOREST,
    MOUNTAIN,
    beside,
    twin_ends,
)
from permonik.games.caverna.roomtables import mask
from permonik.games.caverna.tables import (
    CAVERN,
    DEEP_TUNNEL,
    FIELD,
    MEADOW,
    MEADOW_FIELD,
    MOST_DWARFS,
    ORE_MINE,
    ORE_MINE_DEEP_TUNNEL,
    RUBY_MINE,
    TUNNEL,
)

# Where a dwarf is: at home waiting, set aside, born in this round, or (from 0) on an action space.
WAITING: Final = -1
ASIDE: Final = -2
NEWBORN: Final = -3

ROOM_BITS: Final = 6  # a furnished cell is one number: cell of the grid << 6 | room
ROOM_MASK: Final = 63

# Rooms that change where something may lie; `survey.py` and `housing.py` have those that hold animals, `rooms.py` has
# all that happens at a moment.
WORK_ROOM: Final[int] = mask("work_room")
OFFICE_ROOM: Final[int] = mask("office_room")
ADDITIONAL_DWELLING: Final[int] = mask("additional_dwelling")


class Home:
    """Everything of one player. All of it is public (R1.4).

    goods             by good, animals included
    meadow … ruby_mine   where these tiles lie open; a pasture or mine replaces what it covers
    larges            large pastures, each the mask of its two cells; `large` is their union
    stables           on whatever ground
    grain3 … vegetables1   fields by what lies on them
    furnished         cells with a room (`cell << 6 | room`, sorted); `rooms` is the mask of rooms
    orange            cells with a dwelling
    strengths, places    per dwarf: weapon (0: none), and where he is
    promised          what each supplier (`rooms.SUPPLIERS`) still owes
    begging           markers
    doubled           whether the Guest room has been used on a space that allows it once

    Derived, by `survey.py`: all cells with a tile (`laid`; a stable is none), where a new tile is connected (`reach`),
    places for animals by capacity, forest stables (`wild`) and mines, meadows without a stable (`plain`), and the
    size of the smallest other place that dogs could guard (`least`); where the first half of a twin tile may lie
    (`forest_twin`, `mountain_twin`); the deeds that forest and cave allow, and the spaces that these make possible.
    """

    def __init__(
        self,
        goods: list[int],
        meadow: int,
        field: int,
        small: int,
        larges: list[int],
        stables: int,
        grain3: int,
        grain2: int,
        grain1: int,
        vegetables2: int,
        vegetables1: int,
        cavern: int,
        tunnel: int,
        deep: int,
        ore_mine: int,
        ruby_mine: int,
        furnished: list[int],
        rooms: int,
        orange: int,
        strengths: list[int],
        places: list[int],
        promised: list[int],
        begging: int,
        doubled: bool,
        large: int = 0,
        laid: int = 0,
        reach: int = 0,
        ones: int = 0,
        twos: int = 0,
        fours: int = 0,
        eights: int = 0,
        sixteens: int = 0,
        plain: int = 0,
        least: int = 0,
        wild: int = 0,
        mines: int = 0,
        forest_twin: int = 0,
        mountain_twin: int = 0,
        forest_deeds: int = 0,
        forest_spaces: int = 0,
        cave_deeds: int = 0,
        cave_spaces: int = 0,
    ) -> None:
        self.goods = goods
        self.meadow = meadow
        self.field = field
        self.small = small
        self.larges = larges
        self.stables = stables
        self.grain3 = grain3
        self.grain2 = grain2
        self.grain1 = grain1
        self.vegetables2 = vegetables2
        self.vegetables1 = vegetables1
        self.cavern = cavern
        self.tunnel = tunnel
        self.deep = deep
        self.ore_mine = ore_mine
        self.ruby_mine = ruby_mine
        self.furnished = furnished
        self.rooms = rooms
        self.orange = orange
        self.strengths = strengths
        self.places = places
        self.promised = promised
        self.begging = begging
        self.doubled = doubled
        self.large = large
        self.laid = laid
        self.reach = reach
        self.ones = ones
        self.twos = twos
        self.fours = fours
        self.eights = eights
        self.sixteens = sixteens
        self.plain = plain
        self.least = least
        self.wild = wild
        self.mines = mines
        self.forest_twin = forest_twin
        self.mountain_twin = mountain_twin
        self.forest_deeds = forest_deeds
        self.forest_spaces = forest_spaces
        self.cave_deeds = cave_deeds
        self.cave_spaces = cave_spaces

    def clone(self) -> Home:
        return Home(
            self.goods[:],
            self.meadow,
            self.field,
            self.small,
            self.larges[:],
            self.stables,
            self.grain3,
            self.grain2,
            self.grain1,
            self.vegetables2,
            self.vegetables1,
            self.cavern,
            self.tunnel,
            self.deep,
            self.ore_mine,
            self.ruby_mine,
            self.furnished[:],
            self.rooms,
            self.orange,
            self.strengths[:],
            self.places[:],
            self.promised[:],
            self.begging,
            self.doubled,
            self.large,
            self.laid,
            self.reach,
            self.ones,
            self.twos,
            self.fours,
            self.eights,
            self.sixteens,
            self.plain,
            self.least,
            self.wild,
            self.mines,
            self.forest_twin,
            self.mountain_twin,
            self.forest_deeds,
            self.forest_spaces,
            self.cave_deeds,
            self.cave_spaces,
        )

    def key(self) -> tuple[Any, ...]:
        return (
            tuple(self.goods),
            self.meadow,
            self.field,
            self.small,
            tuple(self.larges),
            self.stables,
            self.grain3,
            self.grain2,
            self.grain1,
            self.vegetables2,
            self.vegetables1,
            self.cavern,
            self.tunnel,
            self.deep,
            self.ore_mine,
            self.ruby_mine,
            tuple(self.furnished),
            self.rooms,
            self.orange,
            tuple(self.strengths),
            tuple(self.places),
            tuple(self.promised),
            self.begging,
            self.doubled,
        )

    # -- what lies where -----------------------------------------------------------------------------------------

    def unused(self) -> int:
        """How many cells of the board have neither tile nor stable (R13.3)."""
        return (BOARD & ~(self.laid | self.stables)).bit_count()

    def bare(self, half: int, twin: bool) -> int:
        """Cells of a half without a tile; twin tiles may use the ring with the Office room (R5.12)."""
        if not (twin and self.rooms & OFFICE_ROOM):
            half &= BOARD
        return half & ~self.laid

    def single_cells(self, tile: int, on: int) -> int:
        """Where a single tile may lie (R5.5, R5.8, R5.10)."""
        if tile == RUBY_MINE:
            return self.tunnel if on == TUNNEL else self.deep
        if tile == MEADOW:
            return self.bare(FOREST, False) & self.reach
        if tile == FIELD:
            return self.bare(FOREST, False) & self.reach & ~self.stables
        return self.bare(MOUNTAIN, False) & self.reach

    def twin_first(self, twin: int) -> int:
        """Where the first half of a twin tile may lie, so that the second fits beside it (R5.3, R5.4, R5.9)."""
        if twin == ORE_MINE_DEEP_TUNNEL:
            return self.tunnel & beside(self.tunnel)
        return self.forest_twin if twin == MEADOW_FIELD else self.mountain_twin

    def twin_second(self, twin: int, first: int) -> int:
        """Where the second half may lie, when the first lies on the cell of this mask."""
        if twin == ORE_MINE_DEEP_TUNNEL:
            return self.tunnel & beside(first)
        if twin == MEADOW_FIELD:
            return twin_ends(first, self.bare(FOREST, True) & ~self.stables & ~first, self.reach)
        return twin_ends(first, self.bare(MOUNTAIN, True) & ~first, self.reach)

    def stable_cells(self) -> int:
        """Where a stable may stand (R5.14): forest without tile, meadow, pasture; no bare ground outside."""
        ground = FOREST & BOARD & ~(self.meadow | self.field | self.small | self.large)
        return (ground | self.meadow | self.small | self.large) & ~self.stables

    def furnishable(self) -> int:
        """Cells for a furnishing tile (R6.8); with the Work room also tunnels and deep tunnels."""
        if self.rooms & WORK_ROOM:
            return self.cavern | self.tunnel | self.deep
        return self.cavern

    def empty_fields(self) -> int:
        return self.field & ~(self.grain3 | self.grain2 | self.grain1 | self.vegetables2 | self.vegetables1)

    def lay(self, tile: int, cell: int) -> None:
        """A landscape tile comes to lie on the cell of this mask; a survey must follow."""
        if tile == MEADOW:
            self.meadow |= cell
        elif tile == FIELD:
            self.field |= cell
        elif tile == CAVERN:
            self.cavern |= cell
        elif tile == TUNNEL:
            self.tunnel |= cell
        else:
            self.tunnel &= ~cell
            self.deep &= ~cell
            if tile == ORE_MINE:
                self.ore_mine |= cell
            elif tile == RUBY_MINE:
                self.ruby_mine |= cell
            elif tile == DEEP_TUNNEL:
                self.deep |= cell

    def fence(self, cells: int, large: bool) -> None:
        """One meadow or two become a pasture; their stables stay (R5.14)."""
        self.meadow &= ~cells
        if large:
            self.larges.append(cells)
            self.larges.sort()
        else:
            self.small |= cells

    def room_at(self, cell: int) -> int:
        """The room on the cell of this mask, or -1."""
        for one in self.furnished:
            if 1 << (one >> ROOM_BITS) == cell:
                return one & ROOM_MASK
        return -1

    def cell_of(self, room: int) -> int:
        """The cell (as a mask) of a room that lies here once, or 0."""
        for one in self.furnished:
            if one & ROOM_MASK == room:
                return 1 << (one >> ROOM_BITS)
        return 0

    # -- the family ----------------------------------------------------------------------------------------------

    def weakest(self) -> int:
        """The waiting dwarf who must be placed first (R3.7), or -1."""
        found = -1
        for dwarf in range(len(self.places)):
            if self.places[dwarf] == WAITING and (found < 0 or self.strengths[dwarf] < self.strengths[found]):
                found = dwarf
        return found

    def may_grow(self, beds: int) -> bool:
        """Room for one more dwarf (R6.5, R6.6, RU-24)."""
        dwarfs = len(self.places)
        if dwarfs < MOST_DWARFS:
            return beds > dwarfs
        return dwarfs == MOST_DWARFS and self.rooms & ADDITIONAL_DWELLING != 0
