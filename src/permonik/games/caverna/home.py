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
        larges: list[int],
        furnished: list[int],
        strengths: list[int],
        places: list[int],
        promised: list[int],
    ) -> None:
        """A home with these, and nothing else yet: what is one number is set by its name."""
        self.goods = goods
        self.meadow = 0
        self.field = 0
        self.small = 0
        self.larges = larges
        self.stables = 0
        self.grain3 = 0
        self.grain2 = 0
        self.grain1 = 0
        self.vegetables2 = 0
        self.vegetables1 = 0
        self.cavern = 0
        self.tunnel = 0
        self.deep = 0
        self.ore_mine = 0
        self.ruby_mine = 0
        self.furnished = furnished
        self.rooms = 0
        self.orange = 0
        self.strengths = strengths
        self.places = places
        self.promised = promised
        self.begging = 0
        self.doubled = False
        self.large = 0
        self.laid = 0
        self.reach = 0
        self.ones = 0
        self.twos = 0
        self.fours = 0
        self.eights = 0
        self.sixteens = 0
        self.plain = 0
        self.least = 0
        self.wild = 0
        self.mines = 0
        self.forest_twin = 0
        self.mountain_twin = 0
        self.forest_deeds = 0
        self.forest_spaces = 0
        self.cave_deeds = 0
        self.cave_spaces = 0

    def clone(self) -> Home:
        twin = Home(
            self.goods[:],
            self.larges[:],
            self.furnished[:],
            self.strengths[:],
            self.places[:],
            self.promised[:],
        )
        twin.meadow = self.meadow
        twin.field = self.field
        twin.small = self.small
        twin.stables = self.stables
        twin.grain3 = self.grain3
        twin.grain2 = self.grain2
        twin.grain1 = self.grain1
        twin.vegetables2 = self.vegetables2
        twin.vegetables1 = self.vegetables1
        twin.cavern = self.cavern
        twin.tunnel = self.tunnel
        twin.deep = self.deep
        twin.ore_mine = self.ore_mine
        twin.ruby_mine = self.ruby_mine
        twin.rooms = self.rooms
        twin.orange = self.orange
        twin.begging = self.begging
        twin.doubled = self.doubled
        twin.large = self.large
        twin.laid = self.laid
        twin.reach = self.reach
        twin.ones = self.ones
        twin.twos = self.twos
        twin.fours = self.fours
        twin.eights = self.eights
        twin.sixteens = self.sixteens
        twin.plain = self.plain
        twin.least = self.least
        twin.wild = self.wild
        twin.mines = self.mines
        twin.forest_twin = self.forest_twin
        twin.mountain_twin = self.mountain_twin
        twin.forest_deeds = self.forest_deeds
        twin.forest_spaces = self.forest_spaces
        twin.cave_deeds = self.cave_deeds
        twin.cave_spaces = self.cave_spaces
        return twin

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
