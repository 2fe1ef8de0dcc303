"""What follows from a home board, worked out whenever something on it changes: the halves do not touch each other."""

from __future__ import annotations

from typing import Final

from permonik.games.caverna.board import (
    BOARD,
    ENTRANCE_FOREST,
    ENTRY_LEVEL,
    FOREST,
    MOUNTAIN,
    PRINTED_CAVERN,
    beside,
    twin_starts,
)
from permonik.games.caverna.home import ROOM_BITS, WAITING, Home
from permonik.games.caverna.roomtables import mask
from permonik.games.caverna.spacetables import SPACES_ALLOWED
from permonik.games.caverna.tables import (
    A_DEEP_TUNNEL,
    A_RUBY_MINE,
    A_TUNNEL,
    ALLOWED,
    AN_ORE_MINE,
    FOOD,
    FOREST_TWIN,
    FREE_FIELD,
    FREE_MEADOW,
    FREE_ROCK,
    GOODS,
    MINE_PAIR,
    MOUNTAIN_TWIN,
    START_DWARFS,
    TWO_RUBY_MINES,
)

STUBBLE_ROOM: Final[int] = mask("stubble_room")
MIXED_DWELLING: Final[int] = mask("mixed_dwelling")


def survey(home: Home) -> None:
    survey_forest(home)
    survey_cave(home)


def survey_forest(home: Home) -> None:
    """To be called when tiles, fences or stables of the forest change, or the Office room comes."""
    large = 0
    for pair in home.larges:
        large |= pair
    home.large = large
    laid = home.meadow | home.field | home.small | large
    # A home without a tile in its forest begins at the cave entrance (R5.5).
    reach = beside(laid) if laid else ENTRANCE_FOREST
    home.laid = home.laid & MOUNTAIN | laid
    home.reach = home.reach & MOUNTAIN | reach
    home.wild = (home.stables & ~laid).bit_count()
    survey_places(home)
    ground = home.bare(FOREST, True)
    home.forest_twin = twin_starts(ground, ground & ~home.stables, reach)
    home.forest_deeds = 0
    home.forest_spaces = 0
    if home.forest_twin:
        allow_in_forest(home, FOREST_TWIN)
    free = FOREST & BOARD & reach & ~laid
    if free:
        allow_in_forest(home, FREE_MEADOW)
        if free & ~home.stables:
            allow_in_forest(home, FREE_FIELD)


def survey_cave(home: Home) -> None:
    """To be called when tiles or rooms of the mountain change."""
    laid = ENTRY_LEVEL | home.cavern | home.tunnel | home.deep | home.ore_mine | home.ruby_mine
    for one in home.furnished:
        laid |= 1 << (one >> ROOM_BITS)
    reach = beside(laid)
    home.laid = home.laid & FOREST | laid
    home.reach = home.reach & FOREST | reach
    home.mines = (home.ore_mine | home.ruby_mine).bit_count()
    rock = home.bare(MOUNTAIN, True)
    home.mountain_twin = twin_starts(rock, rock, reach)
    home.cave_deeds = 0
    home.cave_spaces = 0
    if home.mountain_twin:
        allow_in_cave(home, MOUNTAIN_TWIN)
    if MOUNTAIN & BOARD & reach & ~laid:
        allow_in_cave(home, FREE_ROCK)
    if home.tunnel:
        allow_in_cave(home, A_TUNNEL)
        if home.tunnel & beside(home.tunnel):
            allow_in_cave(home, MINE_PAIR)
    if home.deep:
        allow_in_cave(home, A_DEEP_TUNNEL)
    if home.ore_mine:
        allow_in_cave(home, AN_ORE_MINE)
    if home.ruby_mine:
        allow_in_cave(home, A_RUBY_MINE)
        if home.ruby_mine & (home.ruby_mine - 1):
            allow_in_cave(home, TWO_RUBY_MINES)


def allow_in_forest(home: Home, condition: int) -> None:
    """The forest meets a condition of deeds (`tables.condition`)."""
    home.forest_deeds |= ALLOWED[condition]
    home.forest_spaces |= SPACES_ALLOWED[condition]


def allow_in_cave(home: Home, condition: int) -> None:
    home.cave_deeds |= ALLOWED[condition]
    home.cave_spaces |= SPACES_ALLOWED[condition]


def survey_places(home: Home) -> None:
    """Where animals may live, by capacity (R8.3); also to be called when crops or rooms change."""
    stables = home.stables
    ones = (home.meadow & stables).bit_count()
    fours = (home.small & stables).bit_count()
    small = home.small.bit_count() - fours
    twos = 1 + small  # the entry-level dwelling
    eights = 0
    sixteens = 0
    bare = 0
    for pair in home.larges:
        standing = (pair & stables).bit_count()
        if standing == 0:
            bare += 1
        elif standing == 1:
            eights += 1
        else:
            sixteens += 1
    home.plain = home.meadow.bit_count() - ones
    if ones:
        home.least = 1
    elif small:
        home.least = 2
    elif fours or bare:
        home.least = 4
    elif eights:
        home.least = 8
    else:
        home.least = 16 if sixteens else 0
    if home.rooms & MIXED_DWELLING:
        twos += 1
    if home.rooms & STUBBLE_ROOM:
        ones += home.empty_fields().bit_count()
    home.ones = ones
    home.twos = twos
    home.fours = fours + bare
    home.eights = eights
    home.sixteens = sixteens


def first_home() -> Home:
    home = Home(
        goods=[0] * len(GOODS),
        larges=[],
        furnished=[],
        strengths=[0] * START_DWARFS,
        places=[WAITING] * START_DWARFS,
        promised=[0, 0, 0],
    )
    home.cavern = PRINTED_CAVERN
    home.orange = ENTRY_LEVEL
    survey(home)
    return home


FIRST_HOME: Final[Home] = first_home()


def new_home(food: int) -> Home:
    """As the game begins (R2.1)."""
    home = FIRST_HOME.clone()
    home.goods[FOOD] = food
    return home
