"""What furnishing tiles do, each at its moment of the game. Those that hold animals: `survey.py`, `housing.py`.

Amounts come from the data; here stands when and how they count.
"""

from __future__ import annotations

from typing import Final

from permonik.games.caverna.board import beside
from permonik.games.caverna.home import NEWBORN, OFFICE_ROOM, ROOM_BITS, ROOM_MASK, Home
from permonik.games.caverna.masks import bits
from permonik.games.caverna.roomtables import (
    COVERED,
    DEAREST,
    ORANGE,
    POINTS,
    ROOMS,
    YELLOW,
    effect_of,
    effects,
    mask,
)
from permonik.games.caverna.survey import survey_cave, survey_forest, survey_places
from permonik.games.caverna.tables import (
    CATTLE,
    DONKEY,
    FOOD,
    FOOD_ONLY,
    FOOD_PER_DWARF,
    FOOD_PER_NEWBORN,
    GOLD,
    GOODS,
    GRAIN,
    ORE,
    RUBY,
    SHEEP,
    START_DWARFS,
    STONE,
    VEGETABLE,
    WILD_BOAR,
    WOOD,
    Bundle,
    bundle,
)

# -- counters --------------------------------------------------------------------------------------------------------

COUNTERS: Final[tuple[str, ...]] = (
    "sheep",
    "cattle",
    "stone",
    "ore",
    "ruby",
    "farm_animal",
    "grain_vegetable_pair",
    "adjacent_dwelling",
    "yellow_furnishing",
    "armed_dwarf",
    "dwarf_in_play",
    "ore_mine_with_donkey",
    "mine_with_donkey",
)
COUNTED_GOOD: Final[tuple[int, ...]] = (SHEEP, CATTLE, STONE, ORE, RUBY)


def count(home: Home, counter: int, room: int) -> int:
    """How many of something the owner of a room has; the names are those of `vocabulary.toml`."""
    if counter < len(COUNTED_GOOD):
        return home.goods[COUNTED_GOOD[counter]]
    goods = home.goods
    match COUNTERS[counter]:
        case "farm_animal":
            return goods[SHEEP] + goods[DONKEY] + goods[WILD_BOAR] + goods[CATTLE]
        case "grain_vegetable_pair":
            return min(all_grain(home), all_vegetables(home))
        case "adjacent_dwelling":
            return (beside(home.cell_of(room)) & home.orange).bit_count()
        case "yellow_furnishing":
            return (home.rooms & YELLOW).bit_count()
        case "armed_dwarf":
            return armed(home)
        case "dwarf_in_play":
            return len(home.places)
        case "ore_mine_with_donkey":
            return min(home.ore_mine.bit_count(), goods[DONKEY])
    return min(home.mines, goods[DONKEY])


def armed(home: Home) -> int:
    return len([strength for strength in home.strengths if strength])


def all_grain(home: Home) -> int:
    """In the supply and on the fields."""
    on_fields = home.grain3.bit_count() * 3 + home.grain2.bit_count() * 2 + home.grain1.bit_count()
    return home.goods[GRAIN] + on_fields


def all_vegetables(home: Home) -> int:
    return home.goods[VEGETABLE] + home.vegetables2.bit_count() * 2 + home.vegetables1.bit_count()


# -- beds ------------------------------------------------------------------------------------------------------------

BEDS: Final[tuple[int, ...]] = tuple(
    [sum([one["dwarfs"] for at, one in effects("dwarf_room") if at == room]) for room in range(len(ROOMS))]
)


def beds(home: Home) -> int:
    """Room for dwarfs, without the Additional dwelling."""
    found = START_DWARFS
    for one in home.furnished:
        found += BEDS[one & ROOM_MASK]
    return found


# -- paying ----------------------------------------------------------------------------------------------------------

CARPENTER: Final[int] = mask("carpenter")
STONE_CARVER: Final[int] = mask("stone_carver")
BLACKSMITH: Final[int] = mask("blacksmith")
BUILDER: Final[int] = mask("builder")
WOOD_OFF: Final[int] = effect_of("carpenter", "discount")["goods"]["wood"]
STONE_OFF: Final[int] = effect_of("stone_carver", "discount")["goods"]["stone"]
ORE_OFF: Final[int] = effect_of("blacksmith", "discount")["goods"]["ore"]
OTHER_GOODS: Final[tuple[int, ...]] = (GRAIN, VEGETABLE, FOOD, GOLD)


def wood_off(home: Home) -> int:
    """When furnishing and for each pasture (RU-10, RU-11)."""
    return WOOD_OFF if home.rooms & CARPENTER else 0


def stone_off(home: Home) -> int:
    """When furnishing and for a stable."""
    return STONE_OFF if home.rooms & STONE_CARVER else 0


def ore_off(home: Home) -> int:
    """When forging."""
    return ORE_OFF if home.rooms & BLACKSMITH else 0


def covered(wood: int, stone: int, ore: int) -> int:
    """The rooms for which that much suffices, whatever else they cost."""
    return (
        COVERED[WOOD][min(wood, DEAREST[WOOD])]
        & COVERED[STONE][min(stone, DEAREST[STONE])]
        & COVERED[ORE][min(ore, DEAREST[ORE])]
    )


def payable(home: Home, display: int) -> int:
    """The rooms of the display that can be paid now, with discounts and the Builder (R12.5, R12.13)."""
    goods = home.goods
    for good in OTHER_GOODS:
        held = goods[good]
        if held < DEAREST[good]:
            display &= COVERED[good][held]
    wood = goods[WOOD] + wood_off(home)
    stone = goods[STONE] + stone_off(home)
    ore = goods[ORE]
    found = covered(wood, stone, ore)
    if home.rooms & BUILDER and ore:
        found |= covered(wood + 1, stone, ore - 1) | covered(wood, stone + 1, ore - 1)
        if ore > 1:
            found |= covered(wood + 1, stone + 1, ore - 2)
    return display & found


def price(home: Home, cost: Bundle) -> list[int]:
    """A furnishing price by good, after discounts."""
    due = [0] * len(GOODS)
    for good, amount in cost:
        due[good] = amount
    due[WOOD] = max(0, due[WOOD] - wood_off(home))
    due[STONE] = max(0, due[STONE] - stone_off(home))
    return due


# What the Builder replaces by ore: (wood, stone).
INSTEADS: Final[tuple[tuple[int, int], ...]] = ((0, 0), (1, 0), (0, 1), (1, 1))


def ways_to_pay(home: Home, cost: Bundle) -> list[int]:
    """The numbers of `INSTEADS` with which the price can be paid. None of them leaves more of everything."""
    due = price(home, cost)
    goods = home.goods
    for good in range(len(due)):
        if good not in (WOOD, STONE, ORE) and goods[good] < due[good]:
            return []
    found: list[int] = []
    for way in range(len(INSTEADS) if home.rooms & BUILDER else 1):
        wood, stone = INSTEADS[way]
        if wood > due[WOOD] or stone > due[STONE]:
            continue
        if (
            goods[WOOD] >= due[WOOD] - wood
            and goods[STONE] >= due[STONE] - stone
            and goods[ORE] >= due[ORE] + wood + stone
        ):
            found.append(way)
    return found


def pay(home: Home, cost: Bundle, way: int) -> Bundle:
    """Pays, and says what was paid."""
    due = price(home, cost)
    wood, stone = INSTEADS[way]
    due[WOOD] -= wood
    due[STONE] -= stone
    due[ORE] += wood + stone
    for good in range(len(due)):
        home.goods[good] -= due[good]
    return tuple(enumerate(due))


# -- furnishing ------------------------------------------------------------------------------------------------------


def by_room(kind: str) -> list[Bundle]:
    return [
        tuple([pair for at, one in effects(kind) if at == room for pair in bundle(one["goods"])])
        for room in range(len(ROOMS))
    ]


AT_ONCE: Final[tuple[Bundle, ...]] = tuple(by_room("on_build_gain"))
AT_ONCE_PER: Final[dict[int, tuple[Bundle, int]]] = {
    at: (bundle(one["goods"]), COUNTERS.index(one["per"])) for at, one in effects("on_build_gain_per")
}
SUPPLIERS: Final[tuple[int, ...]] = tuple([at for at, _ in effects("future_gain")])
SUPPLIED: Final[tuple[Bundle, ...]] = tuple([bundle(one["goods"]) for _, one in effects("future_gain")])
SUPPLIED_ROUNDS: Final[tuple[int, ...]] = tuple([one["rounds"] for _, one in effects("future_gain")])
OVERBUILDS: Final[dict[int, int]] = {at: ROOMS.index(one["tile"]) for at, one in effects("overbuilds")}


def overbuilt(home: Home, room: int) -> int:
    """The cell (as a mask) of the room that this one must cover (R12.4), or 0."""
    if room in OVERBUILDS and home.rooms >> OVERBUILDS[room] & 1:
        return home.cell_of(OVERBUILDS[room])
    return 0


def overbuilding(home: Home) -> int:
    """Rooms that need no cavern, since they cover another."""
    found = 0
    for room, other in OVERBUILDS.items():
        if home.rooms >> other & 1:
            found |= 1 << room
    return found


def put(home: Home, room: int, cell: int) -> None:
    """The room comes to lie on the cell of this mask and works from now on (R12.12)."""
    under = home.room_at(cell)
    at = cell.bit_length() - 1
    if under >= 0:
        home.furnished.remove(at << ROOM_BITS | under)
        home.rooms &= ~(1 << under)
    home.furnished.append(at << ROOM_BITS | room)
    home.furnished.sort()
    home.rooms |= 1 << room
    if ORANGE >> room & 1:
        home.orange |= cell
    home.cavern &= ~cell
    home.tunnel &= ~cell
    home.deep &= ~cell
    if room in SUPPLIERS:
        home.promised[SUPPLIERS.index(room)] = SUPPLIED_ROUNDS[SUPPLIERS.index(room)]
    survey_cave(home)
    if 1 << room == OFFICE_ROOM:
        survey_forest(home)
    else:
        survey_places(home)


def at_once(home: Home, room: int) -> Bundle:
    """What a room brings when it is furnished (R6.11)."""
    if room in AT_ONCE_PER:
        goods, counter = AT_ONCE_PER[room]
        times = count(home, counter, room)
        return tuple([(good, amount * times) for good, amount in goods])
    return AT_ONCE[room]


# -- gaining ---------------------------------------------------------------------------------------------------------

NOTHING: Final[Bundle] = ()
SEAM: Final[int] = mask("seam")
DOG_SCHOOL: Final[int] = mask("dog_school")
SEAM_ORE: Final[int] = effect_of("seam", "on_gain_gain")["goods"]["ore"]
SCHOOL_WOOD: Final[int] = effect_of("dog_school", "on_gain_gain")["goods"]["wood"]
OFFICE_GOLD: Final[Bundle] = bundle(effect_of("office_room", "twin_tiles_may_overhang")["gain_each"])
SLAUGHTERING_CAVE: Final[int] = mask("slaughtering_cave")
SLAUGHTER_FOOD: Final[int] = effect_of("slaughtering_cave", "slaughter_bonus")["food_per_farm_animal"]


def on_stone(home: Home, amount: int) -> Bundle:
    """The Seam: ore for every new stone (R12.10, R12.14)."""
    return ((ORE, SEAM_ORE * amount),) if home.rooms & SEAM else NOTHING


def on_dog(home: Home, amount: int) -> Bundle:
    """The Dog school: wood for every new dog."""
    return ((WOOD, SCHOOL_WOOD * amount),) if home.rooms & DOG_SCHOOL else NOTHING


def on_slaughter(home: Home, animals: int) -> Bundle:
    """The Slaughtering cave: more food for every farm animal that becomes food (R12.9)."""
    return ((FOOD, SLAUGHTER_FOOD * animals),) if home.rooms & SLAUGHTERING_CAVE else NOTHING


# -- breeding --------------------------------------------------------------------------------------------------------

QUARRY: Final[int] = mask("quarry")
QUARRY_GOODS: Final[Bundle] = bundle(effect_of("quarry", "on_newborn_gain")["goods"])
QUARRY_ANIMAL: Final[int] = GOODS.index(effect_of("quarry", "on_newborn_gain")["animal"])
BREEDING_CAVE: Final[int] = mask("breeding_cave")
BREEDING_FOOD: Final[tuple[int, ...]] = (
    0,
    *effect_of("breeding_cave", "on_breeding_gain_food")["by_newborns"].values(),
)


def on_newborn(home: Home, animal: int) -> Bundle:
    """The Quarry: stone for every newborn donkey."""
    return QUARRY_GOODS if animal == QUARRY_ANIMAL and home.rooms & QUARRY else NOTHING


def after_breeding(home: Home, newborns: int) -> Bundle:
    """The Breeding cave: food by the number of newborns."""
    return ((FOOD, BREEDING_FOOD[newborns]),) if home.rooms & BREEDING_CAVE and newborns else NOTHING


# -- start of a round ------------------------------------------------------------------------------------------------

MINER: Final[int] = mask("miner")
MINER_ORE: Final[int] = effect_of("miner", "round_start_gain_per")["goods"]["ore"]


def may_prepare(home: Home) -> bool:
    """Whether the Miner's owner could bring one more donkey into an ore mine before the round starts (R3.3)."""
    mines = home.ore_mine.bit_count()
    return home.rooms & MINER != 0 and home.goods[RUBY] > 0 and home.goods[DONKEY] < mines


def round_start(home: Home) -> list[tuple[int, Bundle]]:
    """Suppliers and the Miner, each with what they give (R3.3, RU-22)."""
    found: list[tuple[int, Bundle]] = []
    for at in range(len(SUPPLIERS)):
        if home.promised[at]:
            home.promised[at] -= 1
            found.append((SUPPLIERS[at], SUPPLIED[at]))
    if home.rooms & MINER:
        mined = MINER_ORE * min(home.ore_mine.bit_count(), home.goods[DONKEY])
        if mined:
            found.append((MINER.bit_length() - 1, ((ORE, mined),)))
    return found


# -- feeding ---------------------------------------------------------------------------------------------------------

WORKING_CAVE: Final[int] = mask("working_cave")
MINING_CAVE: Final[int] = mask("mining_cave")
WORK_PRICES: Final[tuple[Bundle, ...]] = tuple(
    [bundle(one) for one in effect_of("working_cave", "feed_one_dwarf_with")["options"]]
)
MINING_FOOD: Final[int] = effect_of("mining_cave", "feed_discount_per")["food"]
ADULT: Final = 0
CHILD: Final = 1


def demand(home: Home, food_only: bool, worked: int) -> int:
    """The food that feeding costs now (R4.12); `worked`: 1 when an adult, 2 when a newborn works for his food."""
    dwarfs = len(home.places)
    newborn = home.places.count(NEWBORN)
    if worked == 1 + CHILD:
        newborn -= 1
        dwarfs -= 1
    elif worked:
        dwarfs -= 1
    if food_only:
        due = dwarfs * FOOD_ONLY
    else:
        due = (dwarfs - newborn) * FOOD_PER_DWARF + newborn * FOOD_PER_NEWBORN
    if home.rooms & MINING_CAVE:
        due -= MINING_FOOD * min(home.mines, home.goods[DONKEY])
    return max(0, due)


# -- scoring ---------------------------------------------------------------------------------------------------------

SCORE_PER: Final[dict[int, tuple[int, int, int]]] = {
    at: (one["points"], COUNTERS.index(one["per"]), one["every"]) for at, one in effects("score_per")
}
SCORE_ALL_ARMED: Final[dict[int, int]] = {
    at: one["points"] for at, one in effects("score_if") if one["if"] == "all_dwarfs_armed"
}
SCORE_NONE_ARMED: Final[dict[int, int]] = {
    at: one["points"] for at, one in effects("score_if") if one["if"] == "no_dwarf_armed"
}
SCORE_TABLE: Final[dict[int, tuple[int, dict[int, int]]]] = {
    at: (COUNTERS.index(one["by"]), {int(n): points for n, points in one["table"].items()})
    for at, one in effects("score_table")
}
WRITING_CHAMBER: Final[int] = mask("writing_chamber")
PREVENTED: Final[int] = effect_of("writing_chamber", "score_prevent_negative")["max"]


def printed_points(home: Home) -> int:
    found = 0
    for one in home.furnished:
        found += POINTS[one & ROOM_MASK]
    return found


def yellow_points(home: Home) -> int:
    """The effects of the yellow tiles at the end (R13.4), but for the Writing chamber."""
    found = 0
    for room in bits(home.rooms & YELLOW):
        if room in SCORE_PER:
            points, counter, every = SCORE_PER[room]
            found += count(home, counter, room) // every * points
        elif room in SCORE_ALL_ARMED:
            found += SCORE_ALL_ARMED[room] if armed(home) == len(home.places) else 0
        elif room in SCORE_NONE_ARMED:
            found += SCORE_NONE_ARMED[room] if armed(home) == 0 else 0
        elif room in SCORE_TABLE:
            counter, table = SCORE_TABLE[room]
            found += table.get(count(home, counter, room), 0)
    return found


def prevented(home: Home, negative: int) -> int:
    """How many of so many negative points the Writing chamber cancels."""
    return min(PREVENTED, negative) if home.rooms & WRITING_CHAMBER else 0
