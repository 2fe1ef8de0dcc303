"""Which answers the greedy bot thinks about: the few of like ones that look best, exchanges only where they help."""

from __future__ import annotations

from typing import Final

from permonik.games.caverna import rooms
from permonik.games.caverna.actions import DISARM, DO, EXCHANGE, FEED, FENCE, FORGE, LAY, ORDER, STABLE, WORK
from permonik.games.caverna.anytime import is_anytime
from permonik.games.caverna.board import BOARD, FOREST, MOUNTAIN, beside
from permonik.games.caverna.course import BeforeScoring
from permonik.games.caverna.deeds import Forge
from permonik.games.caverna.flow import NextPart, PlaceDwarf
from permonik.games.caverna.furnishing import ChooseCavern
from permonik.games.caverna.harvest import BeforeBreeding, Feed
from permonik.games.caverna.home import Home
from permonik.games.caverna.placing import (
    BONUS_CELLS,
    BuildStable,
    Fence,
    FenceSecond,
    PlaceHalf,
    PlaceSingle,
    PlaceTwin,
    cell_mask,
)
from permonik.games.caverna.roomtables import COST, DWELLING, EXCHANGES, FOR_ALL
from permonik.games.caverna.spacetables import AND_OR, NODES, PARTS
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.tables import (
    CAVERN_TUNNEL,
    FARM,
    FOOD,
    GOLD,
    MEADOW_FIELD,
    MOST_DWARFS,
    ORE_MINE_DEEP_TUNNEL,
    RUBY,
    STONE,
    TUNNEL,
    WOOD,
    amount_of,
)

BED_WOOD: Final[int] = amount_of(COST[DWELLING], WOOD)
BED_STONE: Final[int] = amount_of(COST[DWELLING], STONE)
SIMPLE_GAINS: Final[tuple[int, ...]] = tuple(
    [DO + at for at, name in enumerate(PARTS) if name.startswith(("take_all", "gain_"))]
)

CELLS_KEPT: Final = 3  # places for a tile, a fence or a stable
STRENGTHS_KEPT: Final = 4  # of a weapon: the greatest ones


def ruby_buys(good: int) -> int:
    """The answer that gives one ruby for one piece of a good."""
    for at in range(len(EXCHANGES)):
        if FOR_ALL >> at & 1 and EXCHANGES[at].get == ((good, 1),) and EXCHANGES[at].give == ((RUBY, 1),):
            return EXCHANGE + at
    return -1


RUBY_WOOD: Final[int] = ruby_buys(WOOD)
RUBY_STONE: Final[int] = ruby_buys(STONE)
RUBY_BEAST: Final[tuple[int, ...]] = tuple([ruby_buys(animal) for animal in FARM])
RUBY_TUNNEL: Final[int] = EXCHANGE + [one.tile for one in EXCHANGES].index(TUNNEL)


def worth_a_thought(s: CavernaState, seat: int) -> list[int]:
    """At least one answer."""
    found = s.actions(seat)
    if len(found) == 1:
        return found
    step = s.open(seat)
    home = s.homes[seat]
    if isinstance(step, PlaceDwarf):
        return [one for one in found if one < ORDER] + for_rubies(home, found)
    if isinstance(step, NextPart):
        return next_parts(step, [one for one in found if not is_anytime(one)])
    if isinstance(step, PlaceTwin):
        return best(found, [best_half(home, step.twin, cell_mask(one - LAY)) for one in found])
    if isinstance(step, PlaceHalf):
        first = cell_mask(step.first)
        return best(found, [twin_worth(home, step.twin, first, cell_mask(one - LAY)) for one in found])
    if isinstance(step, PlaceSingle):
        return best(found, [single_worth(home, step.tile, cell_mask(one - LAY)) for one in found])
    if isinstance(step, (Fence, FenceSecond)):
        return best(found, [fence_worth(home, cell_mask(one - FENCE)) for one in found])
    if isinstance(step, BuildStable):
        return best(found, [stable_worth(home, cell_mask(one - STABLE)) for one in found])
    if isinstance(step, ChooseCavern):
        return found[:CELLS_KEPT]
    if isinstance(step, Forge):
        strengths = [one for one in found if FORGE <= one < FORGE + step.most]
        return strengths[-STRENGTHS_KEPT:]
    if isinstance(step, Feed):
        return meals(s, step, found)
    if isinstance(step, BeforeBreeding):
        return found[:1] + [one for one in found if makes_a_pair(home, one)]
    if isinstance(step, BeforeScoring):
        return found[:1] + [one for one in found if scores(home, one)]
    return [one for one in found if not is_anytime(one)] or found


def best(found: list[int], worth: list[float]) -> list[int]:
    """The answers that are worth most."""
    order = [(-worth[at], found[at]) for at in range(len(found))]
    order.sort()
    return [one for _, one in order[:CELLS_KEPT]]


def next_parts(step: NextPart, found: list[int]) -> list[int]:
    """Where the order is free, goods are taken first."""
    if NODES[step.node].kind == AND_OR:
        for one in found:
            if one in SIMPLE_GAINS:
                return [one]
    return found


# -- exchanges -------------------------------------------------------------------------------------------------------


def meals(s: CavernaState, step: Feed, found: list[int]) -> list[int]:
    """Food is made while it is missing, then all of it is paid. Only pairs of animals and weapons are worth begging."""
    home = s.homes[step.seat]
    if found[0] - FEED == rooms.demand(home, step.food_only != 0, step.worked):
        return found[:1]
    cheap = [one for one in found if WORK <= one < FEED or (gives_food(one) and leaves_pairs(home, one))]
    if cheap:
        return cheap
    return found[:1] + [one for one in found if (one >= DISARM and one < WORK) or gives_food(one)]


def gives_food(action: int) -> bool:
    return EXCHANGE <= action < DISARM and amount_of(EXCHANGES[action - EXCHANGE].get, FOOD) > 0


def leaves_pairs(home: Home, action: int) -> bool:
    for good, amount in EXCHANGES[action - EXCHANGE].give:
        if good in FARM and home.goods[good] - amount < 2:
            return False
    return True


def for_rubies(home: Home, found: list[int]) -> list[int]:
    """What rubies are spent on before a dwarf is placed: the rest of a Dwelling, the second tunnel of an ore mine."""
    goods = home.goods
    if not goods[RUBY]:
        return []
    wanted: list[int] = []
    dwarfs = len(home.places)
    if dwarfs < MOST_DWARFS and rooms.beds(home) == dwarfs and home.furnishable():
        wood = max(0, BED_WOOD - rooms.wood_off(home) - goods[WOOD])
        stone = max(0, BED_STONE - rooms.stone_off(home) - goods[STONE])
        if 0 < wood + stone <= goods[RUBY]:
            wanted.append(RUBY_WOOD if wood else RUBY_STONE)
    if home.tunnel and not home.ore_mine and not home.tunnel & beside(home.tunnel):
        wanted.append(RUBY_TUNNEL)
    return [one for one in wanted if one in found]


def makes_a_pair(home: Home, action: int) -> bool:
    for at in range(len(FARM)):
        if action == RUBY_BEAST[at]:
            return home.goods[FARM[at]] == 1
    return False


def scores(home: Home, action: int) -> bool:
    """Before scoring: gold by the exchange of a room, or an animal of a type that is missing."""
    if not EXCHANGE <= action < DISARM:
        return False
    get = EXCHANGES[action - EXCHANGE].get
    if amount_of(get, GOLD) > 1:
        return True
    for animal in FARM:
        if amount_of(get, animal) and not home.goods[animal]:
            return True
    return False


# -- cells -----------------------------------------------------------------------------------------------------------


def lonely(bare: int) -> int:
    """Cells onto which no twin tile fits any more."""
    return (bare & ~beside(bare)).bit_count()


def best_half(home: Home, twin: int, first: int) -> float:
    """The best that can come of a twin tile whose first half lies there."""
    most = -99.0
    ends = home.twin_second(twin, first)
    while ends:
        second = ends & -ends
        ends &= ends - 1
        most = max(most, twin_worth(home, twin, first, second))
    return most


def twin_worth(home: Home, twin: int, first: int, second: int) -> float:
    both = first | second
    if twin == ORE_MINE_DEEP_TUNNEL:
        # The deep tunnel wants no neighbours that could still become an ore mine.
        return -1.0 * (beside(both) & home.tunnel & ~both).bit_count()
    half = FOREST if twin == MEADOW_FIELD else MOUNTAIN
    bare = half & BOARD & ~(home.laid | home.stables | both)
    total = (both & BONUS_CELLS).bit_count() - 1.5 * lonely(bare)
    if both & ~BOARD:
        total += 1.0  # two gold for a cell
    if twin == MEADOW_FIELD:
        if beside(first) & home.meadow:
            total += 0.5
    elif twin == CAVERN_TUNNEL and beside(second) & home.tunnel:
        total += 0.5
    return total


def single_worth(home: Home, tile: int, cell: int) -> float:
    if home.laid & cell:
        return -1.0 * (beside(cell) & home.tunnel).bit_count()  # a ruby mine
    half = FOREST if cell & FOREST else MOUNTAIN
    before = half & BOARD & ~(home.laid | home.stables)
    total = 1.5 * (lonely(before) - lonely(before & ~cell))
    total += (cell & BONUS_CELLS).bit_count()
    if tile == TUNNEL and beside(cell) & home.tunnel:
        total += 2.0
    return total


def fence_worth(home: Home, cell: int) -> float:
    """Meadows that have few others beside them are fenced first; those with a stable hold more."""
    total = -0.5 * (beside(cell) & home.meadow).bit_count()
    return total + (1.0 if cell & home.stables else 0.0)


def stable_worth(home: Home, cell: int) -> float:
    """On large pastures rather than on small ones; in the forest where no twin tile fits."""
    if cell & home.large:
        return 3.0
    if cell & home.small:
        return 2.0
    bare = FOREST & BOARD & ~(home.laid | home.stables)
    if cell & bare:
        return 2.5 if cell & ~beside(bare) else 0.5
    return 1.0
