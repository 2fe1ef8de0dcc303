"""The furnishing tiles and the exchanges, read once from the data files. A room is a number, a set of rooms a mask."""

from __future__ import annotations

from typing import Any, Final

from permonik.games.caverna.spacetables import NODES, ROOT
from permonik.games.caverna.tables import (
    DEEDS,
    FARM,
    GOODS,
    LOOT_DEED,
    MEADOW,
    OPS,
    SPACES,
    TILES,
    Bundle,
    amount_of,
    bundle,
    read,
)

ROOM_DATA: Final[list[dict[str, Any]]] = read("furnishings.json")["tiles"]
ROOMS: Final[tuple[str, ...]] = tuple([room["id"] for room in ROOM_DATA])
COST: Final[tuple[Bundle, ...]] = tuple([bundle(room["cost"]) for room in ROOM_DATA])
POINTS: Final[tuple[int, ...]] = tuple([room["vp"] for room in ROOM_DATA])
# Those whose points are only known at the end: a star is printed on them.
STARRED: Final[tuple[bool, ...]] = tuple(
    [any([one["type"] in ("score_per", "score_if", "score_table") for one in room["effects"]]) for room in ROOM_DATA]
)


def rooms_where(holds: list[bool]) -> int:
    return sum([1 << at for at, one in enumerate(holds) if one])


FULL: Final[int] = rooms_where([True for _ in ROOM_DATA])
BASIC: Final[int] = rooms_where([room["basic_game"] for room in ROOM_DATA])
ORANGE: Final[int] = rooms_where([room["color"] == "orange" for room in ROOM_DATA])
YELLOW: Final[int] = rooms_where([room["color"] == "yellow" for room in ROOM_DATA])
UNLIMITED: Final[int] = rooms_where([room.get("unlimited", False) for room in ROOM_DATA])
DWELLING: Final[int] = ROOMS.index("dwelling")


def mask(name: str) -> int:
    return 1 << ROOMS.index(name)


def effects(kind: str) -> list[tuple[int, dict[str, Any]]]:
    """All effects of a kind, with the number of their room."""
    return [(at, effect) for at, room in enumerate(ROOM_DATA) for effect in room["effects"] if effect["type"] == kind]


def effect_of(name: str, kind: str) -> dict[str, Any]:
    """The effect of that kind that a room has."""
    for at, effect in effects(kind):
        if ROOMS[at] == name:
            return effect
    raise KeyError(name)


COLUMNS: Final = {
    *("id", "color", "board", "slot", "count", "unlimited", "basic_game", "cost", "vp", "effects"),
    *("name_en", "name_cs"),  # the words are held to them
    *("name_cs_provenance", "notes", "provenance"),  # where the facts come from
}
# What an effect may say more than its type.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "animal_room": ("capacity",),
    "animal_room_per_tile": ("tile", "capacity"),
    "discount": ("goods",),
    "dwarf_room": ("dwarfs",),
    "either_or_becomes_and_or": ("limits",),
    "exchange": ("give", "get"),
    "feed_discount_per": ("food", "per"),
    "feed_one_dwarf_with": ("options",),
    "future_gain": ("goods", "rounds"),
    "on_breeding_gain_food": ("by_newborns",),
    "on_build_gain": ("goods",),
    "on_build_gain_per": ("goods", "per"),
    "on_gain_gain": ("goods",),
    "on_newborn_gain": ("animal", "goods"),
    "overbuilds": ("tile",),
    "round_start_gain_per": ("goods", "per"),
    "score_if": ("points", "if"),
    "score_per": ("points", "per", "every"),
    "score_prevent_negative": ("max",),
    "score_table": ("by", "table"),
    "slaughter_bonus": ("food_per_farm_animal",),
    "twin_tiles_may_overhang": ("gain_each",),
}

# What is executed for whichever room has it, and at the end of the game for yellow ones. Others belong to single rooms.
OF_ANY: Final = {"dwarf_room", "exchange", "future_gain", "on_build_gain", "on_build_gain_per", "overbuilds"}
AT_THE_END: Final = {"score_per", "score_if", "score_table"}
OF_ONE: Final[dict[str, tuple[str, ...]]] = {
    "animal_room": ("mixed_dwelling", "cuddle_room", "breakfast_room"),
    "animal_room_per_tile": ("stubble_room",),
    "discount": ("carpenter", "stone_carver", "blacksmith"),
    "either_or_becomes_and_or": ("guest_room",),
    "feed_discount_per": ("mining_cave",),
    "feed_one_dwarf_with": ("working_cave",),
    "furnish_on": ("work_room",),
    "on_breeding_gain_food": ("breeding_cave",),
    "on_gain_gain": ("dog_school", "seam"),
    "on_newborn_gain": ("quarry",),
    "round_start_gain_per": ("miner",),
    "score_prevent_negative": ("writing_chamber",),
    "sixth_dwarf_room": ("additional_dwelling",),
    "slaughter_bonus": ("slaughtering_cave",),
    "substitute": ("builder",),
    "twin_tiles_may_overhang": ("office_room",),
    "weapon_to_food": ("peaceful_cave",),
}


def check_row(room: dict[str, Any]) -> None:
    """A column or an effect that nothing executes would be a silent mistake."""
    for column in room:
        if column not in COLUMNS:
            raise ValueError(f"{room['id']}: nothing executes {column!r}")
    for effect in room["effects"]:
        kind = effect["type"]
        known = kind in OF_ANY or (kind in AT_THE_END and room["color"] == "yellow")
        if not known and room["id"] not in OF_ONE.get(kind, ()):
            raise ValueError(f"{room['id']}: nothing executes {kind!r} of this room")
        for field in effect:
            if field != "type" and field not in FIELDS.get(kind, ()):
                raise ValueError(f"{room['id']}: nothing executes {field!r} of {kind!r}")


for one_room in ROOM_DATA:
    check_row(one_room)

for limited in effect_of("guest_room", "either_or_becomes_and_or")["limits"]:  # both sides at once, once in a game
    NODES[ROOT[SPACES.index(limited)]].once = True

# By good and amount held: the rooms whose price in that good is covered. More than the dearest price is no better.
DEAREST: Final[tuple[int, ...]] = tuple([max([amount_of(cost, good) for cost in COST]) for good in range(len(GOODS))])
COVERED: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([rooms_where([amount_of(cost, good) <= held for cost in COST]) for held in range(DEAREST[good] + 1)])
        for good in range(len(GOODS))
    ]
)

# -- exchanges (sections 7 and 12) -----------------------------------------------------------------------------------


class Exchange:
    """Goods for goods at any time; with a room, only for its owner; a ruby may also buy a landscape tile.

    meat   farm animals that are turned into food by it, which the Slaughtering cave rewards
    fee    gold for food, where only the first pair pays the fee (R7.3)
    """

    def __init__(self, id: str, give: dict[str, int], get: dict[str, int], room: int = -1, tile: int = -1) -> None:
        self.id = id
        self.give: Bundle = bundle(give)
        self.get: Bundle = bundle(get)
        self.room = room
        self.tile = tile
        self.fee: bool = id == "gold"
        self.meat = 0
        if room < 0:
            self.meat = sum([amount for good, amount in self.give if good in FARM])


def all_exchanges() -> list[Exchange]:
    data = read("exchanges.toml")
    found: list[Exchange] = []
    for one in data["food"]:
        ((good, amount),) = one["give"].items()
        if good == "gold":
            found.append(Exchange("gold", {"gold": 2}, {"food": 1}))
        else:
            found.append(Exchange(good if amount == 1 else f"two_{good}s", one["give"], one["get"]))
    for one in data["ruby"]:
        for good in one.get("get_one_of", []):
            found.append(Exchange(f"ruby_{good}", one["give"], {good: 1}))
        for good in one.get("get", {}):
            if good != "food":  # a ruby for food stands in the first list
                found.append(Exchange(f"ruby_{good}", one["give"], one["get"]))
        for tile in one.get("place_single", []):
            found.append(Exchange(f"ruby_{tile}", one["give"], {}, tile=TILES.index(tile)))
    for room, effect in effects("exchange"):
        others = [other for at, other in effects("exchange") if at == room]
        name = ROOMS[room] if len(others) == 1 else f"{ROOMS[room]}_{next(iter(effect['get']))}"
        found.append(Exchange(name, effect["give"], effect["get"], room=room))
    return found


EXCHANGES: Final[tuple[Exchange, ...]] = tuple(all_exchanges())


def exchanges_where(holds: list[bool]) -> int:
    return sum([1 << at for at, one in enumerate(holds) if one])


FOR_ALL: Final[int] = exchanges_where([one.room < 0 for one in EXCHANGES])
OF_ROOM: Final[tuple[int, ...]] = tuple(
    [exchanges_where([one.room == room for one in EXCHANGES]) for room in range(len(ROOMS))]
)
EXCHANGE_ROOMS: Final[int] = rooms_where([bool(found) for found in OF_ROOM])
FOR_TILES: Final[int] = exchanges_where([one.tile >= 0 for one in EXCHANGES])
FOR_RUBIES: Final[int] = exchanges_where([amount_of(one.give, GOODS.index("ruby")) > 0 for one in EXCHANGES])
OF_ANIMALS: Final[int] = exchanges_where(  # what makes room: farm animals go, none come
    [any([good in FARM for good, _ in one.give]) for one in EXCHANGES]
)
TILE_BOUGHT: Final[tuple[int, ...]] = tuple(  # by tile (meadow, field, tunnel, cavern): its exchange
    [next(at for at, one in enumerate(EXCHANGES) if one.tile == tile) for tile in range(MEADOW, MEADOW + 4)]
)
# Exchanges of a single good, by good, when one is held and when more are; the others are looked at one by one.
SINGLE: Final[int] = exchanges_where([len(one.give) == 1 and one.room < 0 for one in EXCHANGES])


def given(held: int) -> list[int]:
    return [
        exchanges_where([0 < amount_of(one.give, good) <= held for one in EXCHANGES]) & SINGLE
        for good in range(len(GOODS))
    ]


ONE_GIVEN: Final[tuple[int, ...]] = tuple(given(1))
TWO_GIVEN: Final[tuple[int, ...]] = tuple(given(2))
GIVEN: Final[tuple[int, ...]] = tuple([good for good in range(len(GOODS)) if TWO_GIVEN[good]])
OTHERS: Final[tuple[int, ...]] = tuple([at for at in range(len(EXCHANGES)) if FOR_ALL & ~SINGLE & 1 << at])


def opening(goods: list[str], tiles: list[str]) -> int:
    """The exchanges that bring one of these goods or tiles."""
    wanted = [GOODS.index(good) for good in goods]
    return exchanges_where(
        [
            any([good in wanted for good, _ in one.get]) or (one.tile >= 0 and TILES[one.tile] in tiles)
            for one in EXCHANGES
        ]
    )


# By the op of a deed: the exchanges that could make it possible when it is not (R7.6, EX-24).
OPENS: Final[dict[int, int]] = {
    OPS.index(op): opening(goods, tiles)
    for op, goods, tiles in (
        ("place_twin", [], ["meadow", "field", "tunnel"]),
        ("place_single", [], ["meadow", "field", "tunnel"]),
        ("build_pasture", ["wood"], ["meadow"]),
        ("build_stable", ["stone"], []),
        ("sow", ["grain", "vegetable"], ["field"]),
        ("furnish", list(GOODS), ["cavern", "tunnel"]),
        ("forge_weapon", ["ore"], []),
        ("trade", ["ore"], []),
        ("market", ["gold"], []),
        ("breed", list(GOODS), list(TILES)),
    )
}


def openers(deeds: int) -> int:
    """The exchanges that could make one of these deeds (a mask) possible."""
    found = 0
    for at in range(len(DEEDS)):
        if deeds >> at & 1:
            found |= OPENS.get(DEEDS[at].op, 0)
    return found


NODE_OPENERS: Final[tuple[int, ...]] = tuple([openers(node.need) for node in NODES])
LOOT_OPENERS: Final[tuple[int, ...]] = tuple([openers(1 << deed) for deed in LOOT_DEED])
