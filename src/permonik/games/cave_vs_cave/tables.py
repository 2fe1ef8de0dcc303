"""The components, read once from the data files into constant tables of small numbers."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

GOODS: Final[tuple[str, ...]] = ("wood", "stone", "emmer", "flax", "food", "gold")
WOOD: Final = 0
STONE: Final = 1
EMMER: Final = 2
FLAX: Final = 3
FOOD: Final = 4
GOLD: Final = 5

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
SIDES: Final[dict[str, int]] = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}

# Kinds of effect (`op` in the data files, section 15 of the rules).
GAIN: Final = 0
GAIN_ONE_OF: Final = 1
EXCHANGE: Final = 2
EXCHANGE_DIFFERENT: Final = 3
REPLENISH: Final = 4
USE_ROOMS: Final = 5
EXCAVATE: Final = 6
FURNISH: Final = 7
BUILD_WALL: Final = 8
RAZE_WALL: Final = 9
OPS: Final[tuple[str, ...]] = (
    "gain",
    "gain_one_of",
    "exchange",
    "exchange_different",
    "replenish",
    "use_rooms",
    "excavate",
    "furnish",
    "build_wall",
    "raze_wall",
)

# Kinds of surcharge.
FOR_FOOD: Final = 0
FOR_GOLD: Final = 1
FOR_FOOD_PER_TURN: Final = 2
SURCHARGES: Final[tuple[str, ...]] = ("food", "gold", "food_per_turn")

Bundle = tuple[tuple[int, int], ...]  # (good, amount) pairs


def read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("permonik.games.cave_vs_cave").joinpath("data", name).read_text(encoding="utf-8"))


def bundle(goods: dict[str, int]) -> Bundle:
    return tuple([(GOODS.index(good), amount) for good, amount in goods.items()])


class Effect:
    """One alternative of one part of a tile or room, as the data file states it."""

    def __init__(self, id: str, part: int, data: dict[str, Any]) -> None:
        self.id = id
        self.part: int = 1 << part  # as a bit: alternatives of one part share it
        self.op: int = OPS.index(data["op"])
        self.pay: Bundle = bundle(data.get("pay", {}))
        self.gain: Bundle = bundle(data.get("goods", {}) if data["op"] == "gain" else data.get("gain", {}))
        self.kinds: int = data.get("pay_kinds", 0)
        self.count: int = data.get("count", 0)
        self.through: int = 1 if data.get("through_walls", False) else 0
        self.to: int = data.get("to", 0)
        self.all: bool = data.get("choose") == "all"
        self.goods: tuple[int, ...] = ()
        if data["op"] == "replenish":
            self.goods = tuple([GOODS.index(good) for good in data["goods"]])
        elif data["op"] == "gain_one_of":
            self.goods = tuple([bundle(option)[0][0] for option in data["options"]])
        condition = data.get("condition", {"good": "wood", "less_than": 100})
        self.if_good: int = GOODS.index(condition["good"])
        self.if_less: int = condition["less_than"]
        self.surcharges: Bundle = tuple(
            [(SURCHARGES.index(s["kind"]), int(s["amount"])) for s in data.get("surcharge_options", [])]
        )


game: Final = read("game.toml")
board: Final = read("cave_board.toml")
tiles: Final[list[dict[str, Any]]] = read("action_tiles.toml")["tile"]
rooms_file: Final = read("rooms.toml")
rooms: Final[list[dict[str, Any]]] = [*rooms_file["room"], rooms_file["cave_entrance"]]
shapes: Final[dict[str, Any]] = {shape["id"]: shape for shape in read("wall_shapes.toml")["shape"]}
goods: Final[list[dict[str, Any]]] = read("goods.toml")["good"]

LIMIT: Final[tuple[int, ...]] = tuple([good["limit"] for good in goods])
START_GOODS: Final[tuple[int, ...]] = tuple([game["goods_at_start"][good] for good in GOODS])
WALLS: Final[int] = game["components"]["walls"]

# -- rounds, per number of players ---------------------------------------------------------------------------------

TURNS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    tuple(game["mode"]["solo"]["turns_per_player"]),
    tuple(game["mode"]["two_player"]["turns_per_player"]),
)
GOAL: Final[int] = game["mode"]["solo"]["target_points"]
OUTSTANDING: Final[int] = game["mode"]["solo"]["outstanding_points_above"]
LIGHT_REMOVED_SOLO: Final[int] = game["mode"]["solo"]["light_rooms_removed"]
DRAW_PILE_SOLO: Final[int] = game["mode"]["solo"]["dark_rooms_in_draw_pile"]

# -- tiles -----------------------------------------------------------------------------------------------------------

TILES: Final[tuple[str, ...]] = tuple([tile["id"] for tile in tiles])
UNDERGROWTH: Final[int] = TILES.index("undergrowth")
DRIFT_MINING: Final[int] = TILES.index("drift_mining")
RENOVATION: Final[int] = TILES.index("renovation")
AT_START: Final[int] = sum([1 << i for i, tile in enumerate(tiles) if tile["back"] == "dwarf"])
# The tiles by the number on their back, for two players and for one.
BACKS: Final[tuple[str, ...]] = ("2", "3", "4")
WITH_BACK: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [
        tuple(
            [
                tuple([i for i, t in enumerate(tiles) if t["back"] == back and (players == 2 or t.get("solo", True))])
                for back in BACKS
            ]
        )
        for players in range(3)
    ]
)

# -- rooms, in the order of the data file, and the entrance behind them ------------------------------------------------

ROOMS: Final[tuple[str, ...]] = tuple([room["id"] for room in rooms])
ENTRANCE: Final[int] = len(ROOMS) - 1
PROSPECTING_SITE: Final[int] = 1 << ROOMS.index("prospecting_site")
RETTING_ROOM: Final[int] = 1 << ROOMS.index("retting_room")
EQUIPMENT_ROOM: Final[int] = 1 << ROOMS.index("equipment_room")
WOOD_STOREROOM: Final[int] = 1 << ROOMS.index("wood_storeroom")
DUNGEON: Final[int] = 1 << ROOMS.index("dungeon")
BLUE: Final[int] = PROSPECTING_SITE | RETTING_ROOM | EQUIPMENT_ROOM | WOOD_STOREROOM | DUNGEON


COLUMNS: Final = {
    *("number", "id", "count", "back", "colour", "cost", "points", "wall_shape", "walls_printed", "parts", "trigger"),
    *("count_per_board", "printed"),  # of the entrance
    *("name_en", "name_cs", "name_sk", "name_it"),  # the words are held to them
    "provenance",
}


def check_row(number: int, room: dict[str, Any]) -> None:
    """A column that nothing executes would be a silent mistake; and so a situation, which is watched for by name."""
    for column in room:
        if column not in COLUMNS:
            raise ValueError(f"{room['id']}: nothing executes {column!r}")
    if "trigger" in room and not BLUE >> number & 1:
        raise ValueError(f"{room['id']}: nothing executes the trigger of this room")


for at_room, one_room in enumerate(rooms):
    check_row(at_room, one_room)

# What the blue rooms give when their situation occurs (none for those that give something else than goods).
TRIGGERED: Final[tuple[Bundle, ...]] = tuple(
    [bundle(room.get("trigger", {}).get("effect", {}).get("goods", {})) for room in rooms]
)
RETTING_GAIN: Final[Bundle] = TRIGGERED[ROOMS.index("retting_room")]
RETTING_MOST: Final[int] = rooms[ROOMS.index("retting_room")]["trigger"]["max"]
STOREROOM_GAIN: Final[Bundle] = TRIGGERED[ROOMS.index("wood_storeroom")]
DUNGEON_GAIN: Final[Bundle] = TRIGGERED[ROOMS.index("dungeon")]
EXTRA_USES: Final[int] = rooms[ROOMS.index("equipment_room")]["trigger"]["effect"]["count"]
POINTS: Final[tuple[int, ...]] = tuple([room["points"] for room in rooms])
COST: Final[tuple[Bundle, ...]] = tuple([bundle(room.get("cost", {})) for room in rooms])
ORANGE: Final[int] = sum([1 << i for i, room in enumerate(rooms) if room["colour"] == "orange"])
LIGHT: Final[tuple[int, ...]] = tuple([i for i, room in enumerate(rooms) if room.get("back") == "light"])
DARK: Final[tuple[int, ...]] = tuple([i for i, room in enumerate(rooms) if room.get("back") == "dark"])


def affordable(good: int) -> tuple[int, ...]:
    """By the amount held of a good: the rooms (as bits) that do not cost more of it."""
    return tuple(
        [
            sum([1 << room for room in range(ENTRANCE) if dict(COST[room]).get(good, 0) <= held])
            for held in range(LIMIT[good] + 1)
        ]
    )


WITH_WOOD: Final[tuple[int, ...]] = affordable(WOOD)
WITH_STONE: Final[tuple[int, ...]] = affordable(STONE)
WITH_GOLD: Final[tuple[int, ...]] = affordable(GOLD)
# By the walls around a cell: the rooms (as bits) whose wall requirement they satisfy.
FITTING: Final[tuple[int, ...]] = tuple(
    [sum([1 << i for i in range(ENTRANCE) if mask in shapes[rooms[i]["wall_shape"]]["accepts"]]) for mask in range(16)]
)

# -- the cave board: 11 cells, and the additional cavern behind them ---------------------------------------------------

CELLS: Final[tuple[str, ...]] = (*[cell["id"] for cell in board["cell"]], "extra")
ENTRANCE_CELL: Final[int] = CELLS.index("r3c0")
FREE_CELL: Final[int] = [cell["start"] for cell in board["cell"]].index("empty")
EXTRA: Final = 11
COVERED_CELLS: Final[tuple[int, ...]] = tuple([i for i, c in enumerate(board["cell"]) if c["start"] == "face_down"])
COVERED_AT_START: Final[int] = sum([1 << cell for cell in COVERED_CELLS])
WITH_FOOD: Final[int] = sum([1 << i for i, cell in enumerate(board["cell"]) if cell["food_symbol"]])
NATURAL: Final[tuple[int, ...]] = tuple([sum([SIDES[side] for side in c["natural_walls"]]) for c in board["cell"]])

faces: Final[list[dict[str, Any]]] = board["additional_cavern"]["faces"]
FACES: Final[tuple[str, ...]] = tuple([face["id"] for face in faces])
NATURAL_OF_FACE: Final[tuple[int, ...]] = tuple([sum([SIDES[s] for s in face["natural_walls"]]) for face in faces])

# Wall slots: 14 between cells, then the two open sides that the additional cavern can have.
between: Final[list[dict[str, str]]] = board["wall_slots"]["slots"]
SLOTS: Final[tuple[str, ...]] = (*[slot["id"] for slot in between], "extra-east", "extra-south")
BOARD_SLOTS: Final[int] = (1 << len(between)) - 1
SLOTS_OF_FACE: Final[tuple[int, ...]] = tuple([sum([1 << SLOTS.index(s) for s in f["wall_slots"]]) for f in faces])
# Each slot as (cell, its side) pairs.
WALLED: Final[tuple[Bundle, ...]] = (
    *[
        ((CELLS.index(slot["a"]), SIDES[slot["side_a"]]), (CELLS.index(slot["b"]), SIDES[slot["side_b"]]))
        for slot in between
    ],
    ((EXTRA, EAST),),
    ((EXTRA, SOUTH),),
)
# Each cell's neighbours as (cell, the slot between as a bit).
NEIGHBOURS: Final[tuple[Bundle, ...]] = tuple(
    [
        tuple(
            [
                (CELLS.index(slot["b"] if slot["a"] == cell else slot["a"]), 1 << i)
                for i, slot in enumerate(between)
                if cell in (slot["a"], slot["b"])
            ]
        )
        for cell in CELLS
    ]
)

# -- effects: all alternatives of all tiles, then of all rooms ---------------------------------------------------------


def effects_of(item: dict[str, Any]) -> list[Effect]:
    found = []
    parts = item.get("parts", [])
    several = sum([len(part["alternatives"]) for part in parts]) > 1
    for number, part in enumerate(parts):
        for which, data in enumerate(part["alternatives"]):
            if "id" in part:
                id = f"{item['id']}-{data.get('id', part['id'])}"
            else:
                id = f"{item['id']}-{number + which + 1}" if several else item["id"]
            found.append(Effect(id, number, data))
    return found


effects_by_source: Final[list[list[Effect]]] = [effects_of(item) for item in [*tiles, *rooms]]
EFFECTS: Final[tuple[Effect, ...]] = tuple([effect for found in effects_by_source for effect in found])
EFFECT_IDS: Final[tuple[str, ...]] = tuple([effect.id for effect in EFFECTS])
numbered: Final[list[tuple[int, ...]]] = [
    tuple([EFFECT_IDS.index(effect.id) for effect in found]) for found in effects_by_source
]
OF_TILE: Final[tuple[tuple[int, ...], ...]] = tuple(numbered[: len(TILES)])
OF_ROOM: Final[tuple[tuple[int, ...], ...]] = tuple(numbered[len(TILES) :])
# All parts of a room, as bits: when they are done, so is the room.
PARTS_OF_ROOM: Final[tuple[int, ...]] = tuple([(1 << len(room.get("parts", []))) - 1 for room in rooms])

# The ways to pay three different goods, in the order of the goods.
THREES: Final[tuple[tuple[int, int, int], ...]] = tuple(
    [(a, b, c) for a in range(6) for b in range(a + 1, 6) for c in range(b + 1, 6)]
)
