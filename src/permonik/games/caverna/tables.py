"""The components, read once from the data files into constant tables of small numbers."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Any, Final

WOOD: Final = 0
STONE: Final = 1
ORE: Final = 2
RUBY: Final = 3
GRAIN: Final = 4
VEGETABLE: Final = 5
FOOD: Final = 6
GOLD: Final = 7
DOG: Final = 8
SHEEP: Final = 9
DONKEY: Final = 10
WILD_BOAR: Final = 11
CATTLE: Final = 12

Bundle = tuple[tuple[int, int], ...]  # (good, amount) pairs


def read(name: str) -> dict[str, Any]:
    text = files("permonik.games.caverna").joinpath("data", name).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text) if name.endswith(".json") else tomllib.loads(text)
    return found


GAME: Final[dict[str, Any]] = read("game.toml")
GOODS: Final[tuple[str, ...]] = tuple(read("vocabulary.toml")["goods"]["all"])
FARM: Final[tuple[int, ...]] = (SHEEP, DONKEY, WILD_BOAR, CATTLE)


def bundle(goods: dict[str, int]) -> Bundle:
    return tuple([(GOODS.index(good), amount) for good, amount in goods.items()])


def amount_of(goods: Bundle, good: int) -> int:
    for one, amount in goods:
        if one == good:
            return amount
    return 0


# -- rounds, harvests, families --------------------------------------------------------------------------------------

MOST_PLAYERS: Final[int] = GAME["players_max"]
LAST_ROUND: Final = 12
START_DWARFS: Final[int] = GAME["family"]["start_dwarfs"]
MOST_DWARFS: Final[int] = GAME["family"]["max_dwarfs"]  # 5: without the Additional dwelling
MOST_STABLES: Final[int] = GAME["family"]["stables"]
START_FOOD: Final[tuple[int, ...]] = tuple(GAME["start_food"]["by_seat"])
SOLO_FOOD: Final[int] = GAME["start_food"]["solo"]
ROUNDS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    *[tuple(GAME["rounds"][str(players)]) for players in range(1, MOST_PLAYERS + 1)],
)
STRENGTH_MOST: Final[int] = GAME["weapons"]["max"]
FOOD_PER_DWARF: Final[int] = GAME["harvest"]["feeding"]["food_per_dwarf"]
FOOD_PER_NEWBORN: Final[int] = GAME["harvest"]["feeding"]["food_per_newborn"]
FOOD_ONLY: Final[int] = GAME["harvest"]["feeding"]["food_only_per_dwarf"]
RESET_AT: Final[int] = GAME["solo"]["reset_at"]
SOLO_GOAL: Final[int] = GAME["solo"]["target_score"]

# Kinds of harvest (R4.1, R4.9).
NO_HARVEST: Final = 0
NORMAL: Final = 1
FOOD_ONLY_HARVEST: Final = 2
SKIP_ONE: Final = 3  # the third red marker
BY_MARKER: Final = 4  # not known yet
HARVESTS: Final[tuple[str, ...]] = ("none", "normal", "food_only", "skip_one", "marker")
TRACK: Final[tuple[int, ...]] = (NO_HARVEST, *[HARVESTS.index(kind) for kind in GAME["harvest"]["track"]])
RED_EVENTS: Final[tuple[int, ...]] = (NO_HARVEST, FOOD_ONLY_HARVEST, SKIP_ONE)

GREEN: Final = 0
RED: Final = 1
GREENS: Final[int] = GAME["harvest"]["markers_green"]
REDS: Final[int] = GAME["harvest"]["markers_red"]
GREENS_FOR_TWO: Final[int] = GREENS - GAME["harvest"]["two_players"]["green_removed"]


def track(players: int) -> list[int]:
    """The harvest of each round by its number; alone there are no markers (R14.4)."""
    return [NORMAL if kind == BY_MARKER and players == 1 else kind for kind in TRACK]


# -- landscape tiles -------------------------------------------------------------------------------------------------

MEADOW: Final = 0
FIELD: Final = 1
TUNNEL: Final = 2
CAVERN: Final = 3
RUBY_MINE: Final = 4
ORE_MINE: Final = 5
DEEP_TUNNEL: Final = 6
TILES: Final[tuple[str, ...]] = ("meadow", "field", "tunnel", "cavern", "ruby_mine", "ore_mine", "deep_tunnel")

MEADOW_FIELD: Final = 0
CAVERN_TUNNEL: Final = 1
CAVERN_CAVERN: Final = 2
ORE_MINE_DEEP_TUNNEL: Final = 3
TWINS: Final[tuple[str, ...]] = ("meadow_field", "cavern_tunnel", "cavern_cavern", "ore_mine_deep_tunnel")
LANDSCAPE: Final[dict[str, dict[str, Any]]] = {tile["id"]: tile for tile in read("landscape_tiles.toml")["tile"]}
HALVES: Final[tuple[tuple[int, int], ...]] = tuple(
    [(TILES.index(LANDSCAPE[twin]["halves"][0]), TILES.index(LANDSCAPE[twin]["halves"][1])) for twin in TWINS]
)
SMALL_POINTS: Final[int] = LANDSCAPE["small_pasture"]["vp"]
LARGE_POINTS: Final[int] = LANDSCAPE["large_pasture"]["vp"]
ORE_MINE_POINTS: Final[int] = LANDSCAPE["ore_mine_deep_tunnel"]["vp"]
RUBY_MINE_POINTS: Final[int] = LANDSCAPE["ruby_mine"]["vp"]

# -- deeds: the leaves of flows and the loot -------------------------------------------------------------------------

OP_TAKE_ALL: Final = 0
OP_GAIN: Final = 1
OP_GAIN_PER: Final = 2
OP_GAIN_IF: Final = 3
OP_PLACE_TWIN: Final = 4
OP_PLACE_SINGLE: Final = 5
OP_PASTURE: Final = 6
OP_STABLE: Final = 7
OP_SOW: Final = 8
OP_FURNISH: Final = 9
OP_GROWTH: Final = 10
OP_FORGE: Final = 11
OP_EXPEDITION: Final = 12
OP_TOKEN: Final = 13
OP_TRADE: Final = 14
OP_MARKET: Final = 15
OP_IMITATE: Final = 16
OP_BREED: Final = 17
OP_STRENGTHEN: Final = 18
OPS: Final[tuple[str, ...]] = (
    "take_all",
    "gain",
    "gain_per",
    "gain_if",
    "place_twin",
    "place_single",
    "build_pasture",
    "build_stable",
    "sow",
    "furnish",
    "family_growth",
    "forge_weapon",
    "expedition",
    "take_starting_player",
    "trade",
    "market",
    "imitate",
    "breed",
    "strengthen_all_weapons",
)
UNCONDITIONAL: Final[tuple[str, ...]] = ("gain", "take_starting_player", "strengthen_all_weapons")

ANY_ROOM: Final = 0
ANY_DWELLING: Final = 1
DWELLING_ONLY: Final = 2
CHOICES: Final[tuple[str, ...]] = ("any", "dwelling", "dwelling_tile_only")


class Deed:
    """A leaf of a flow, or what a loot item does, as the data state it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.op: int = OPS.index(data["do"])
        self.goods: Bundle = bundle(data.get("goods", data.get("get", {})))
        self.cost: Bundle = bundle(data.get("cost", data.get("give", {})))
        self.own_price: bool = data["do"] == "furnish" and "cost" in data
        self.least: int = data.get("if", {}).get("at_least", 0)
        self.twins: tuple[int, ...] = tuple([TWINS.index(tile) for tile in data.get("tiles", [])])
        self.tile: int = TILES.index(data["tile"]) if "tile" in data else -1
        self.on: int = TILES.index(data["on"][0]) if "on" in data else -1
        self.large: bool = data.get("size") == "large"
        self.choice: int = CHOICES.index(data.get("choice", "any"))
        self.level: int = data.get("level", 0)
        self.most: int = data.get("times_max", data.get("max_types", data.get("max_strength", 0)))
        self.grain: int = data.get("grain_fields_max", 0)
        self.vegetables: int = data.get("vegetable_fields_max", 0)
        self.prices: Bundle = bundle(data.get("prices", {}))
        self.wood: int = amount_of(self.cost, WOOD)
        self.stone: int = amount_of(self.cost, STONE)
        self.food: int = amount_of(self.cost, FOOD)


SPACE_DATA: Final[list[dict[str, Any]]] = read("action_spaces.json")["spaces"]
LOOT_DATA: Final[list[dict[str, Any]]] = read("expedition_loot.json")["items"]
SPACES: Final[tuple[str, ...]] = tuple([space["id"] for space in SPACE_DATA])
LOOT: Final[tuple[str, ...]] = tuple([item["id"] for item in LOOT_DATA])


def leaves(flow: dict[str, Any]) -> list[dict[str, Any]]:
    if "do" in flow:
        return [flow]
    ((_, members),) = flow.items()
    return [leaf for member in members for leaf in leaves(member)]


def distinct_leaves() -> list[dict[str, Any]]:
    """Every deed once: what is always possible comes last, so that masks of the others stay short."""
    found: list[dict[str, Any]] = []
    for flow in [*[space["flow"] for space in SPACE_DATA], *[item["do"] for item in LOOT_DATA]]:
        for leaf in leaves(flow):
            if leaf not in found:
                found.append(leaf)
    certain = [leaf for leaf in found if leaf["do"] in UNCONDITIONAL]
    return [leaf for leaf in found if leaf not in certain] + certain


LEAVES: Final[list[dict[str, Any]]] = distinct_leaves()
DEEDS: Final[tuple[Deed, ...]] = tuple([Deed(leaf) for leaf in LEAVES])
ALWAYS: Final[int] = sum([1 << at for at, leaf in enumerate(LEAVES) if leaf["do"] in UNCONDITIONAL])
TAKE: Final[int] = 1 << LEAVES.index({"do": "take_all"})
TRAVELS: Final[int] = sum([1 << at for at, deed in enumerate(DEEDS) if deed.op == OP_EXPEDITION])
FORGES: Final[int] = sum([1 << at for at, deed in enumerate(DEEDS) if deed.op == OP_FORGE])

# What a home board may have room for or hold; deeds that depend on nothing else need one of these.
FOREST_TWIN: Final = 0
MOUNTAIN_TWIN: Final = 1
MINE_PAIR: Final = 2
FREE_MEADOW: Final = 3
FREE_FIELD: Final = 4
FREE_ROCK: Final = 5
A_TUNNEL: Final = 6
A_DEEP_TUNNEL: Final = 7
AN_ORE_MINE: Final = 8
A_RUBY_MINE: Final = 9
TWO_RUBY_MINES: Final = 10
CONDITIONS: Final = 11


def condition(deed: Deed) -> int:
    """What the deed needs of the home board alone, or -1 where it needs something else."""
    if deed.op == OP_PLACE_TWIN:
        return (FOREST_TWIN, MOUNTAIN_TWIN, MOUNTAIN_TWIN, MINE_PAIR)[deed.twins[0]]
    if deed.op == OP_PLACE_SINGLE:
        if deed.tile == RUBY_MINE:
            return A_TUNNEL if deed.on == TUNNEL else A_DEEP_TUNNEL
        return (FREE_MEADOW, FREE_FIELD, FREE_ROCK, FREE_ROCK)[deed.tile]
    if deed.op == OP_GAIN_PER:
        return AN_ORE_MINE
    if deed.op == OP_GAIN_IF:
        return A_RUBY_MINE if deed.least == 1 else TWO_RUBY_MINES
    return -1


ALLOWED: Final[tuple[int, ...]] = tuple(  # by condition: the deeds
    [sum([1 << at for at, deed in enumerate(DEEDS) if condition(deed) == which]) for which in range(CONDITIONS)]
)
ON_BOARD: Final[int] = sum(ALLOWED)

LOOT_DEED: Final[tuple[int, ...]] = tuple([LEAVES.index(item["do"]) for item in LOOT_DATA])
LOOT_STRENGTH: Final[tuple[int, ...]] = tuple([item["min_strength"] for item in LOOT_DATA])
LOOT_WITHIN: Final[tuple[int, ...]] = tuple(  # by strength: the items that it reaches
    [
        sum([1 << at for at, least in enumerate(LOOT_STRENGTH) if least <= strength])
        for strength in range(STRENGTH_MOST + 1)
    ]
)
LOOT_CERTAIN: Final[int] = sum([1 << at for at, deed in enumerate(LOOT_DEED) if ALWAYS >> deed & 1])
ALL_WEAPONS: Final[int] = sum([1 << at for at, item in enumerate(LOOT_DATA) if item["do"]["do"] == OPS[OP_STRENGTHEN]])
