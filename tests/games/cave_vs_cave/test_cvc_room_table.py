"""The 24 rooms and the entrance, row by row: section 16.2 of the rules, typed by hand."""

from typing import NamedTuple

import pytest
from cave_table import LIGHT, Table, position

from permonik.games.cave_vs_cave import GAME
from permonik.testing import rule, ruling

Goods = dict[str, int]


class Row(NamedTuple):
    room: str
    colour: str
    cost: Goods
    points: int
    walls: str


ROWS = [
    Row("shelf", "orange", {"wood": 1}, 3, "one"),
    Row("spinning_wheel", "orange", {"wood": 1}, 4, "one"),
    Row("tunnel", "orange", {"wood": 1}, 3, "opposite"),
    Row("grindstone", "orange", {"stone": 1}, 4, "one_or_corner"),
    Row("food_corner", "orange", {"stone": 1}, 3, "corner"),
    Row("parlor", "orange", {"stone": 1, "gold": 1}, 6, "three"),
    Row("warehouse", "orange", {"wood": 2}, 2, "one_to_three"),
    Row("stall", "orange", {"wood": 1, "gold": 1}, 6, "one_to_three"),
    Row("sacrificial_altar", "orange", {"stone": 4}, 7, "one_to_three"),
    Row("storeroom", "orange", {"wood": 2, "gold": 1}, 6, "corner"),
    Row("weaving_room", "orange", {"wood": 2}, 5, "corner"),
    Row("furniture_workshop", "orange", {"wood": 1, "stone": 2}, 5, "corner_or_three"),
    Row("gold_vein", "orange", {"gold": 5}, 9, "corner_or_three"),
    Row("junction_room", "orange", {"wood": 2}, 6, "opposite"),
    Row("digging_cave", "orange", {"wood": 3, "stone": 1}, 8, "three"),
    Row("bakehouse", "orange", {"wood": 1, "stone": 2}, 6, "three"),
    Row("state_room", "orange", {"gold": 7}, 12, "three_or_four"),
    Row("secret_chamber", "orange", {"wood": 2, "stone": 1}, 8, "four"),
    Row("treasury", "orange", {"gold": 3}, 10, "four"),
    Row("prospecting_site", "blue", {}, 5, "one_or_corner"),
    Row("retting_room", "blue", {"stone": 1}, 3, "one_to_three"),
    Row("equipment_room", "blue", {"wood": 2}, 3, "one_or_corner"),
    Row("wood_storeroom", "blue", {"stone": 1}, 2, "corner"),
    Row("dungeon", "blue", {"stone": 3, "gold": 4}, 11, "four"),
]
NAMES = [row.room for row in ROWS]

# The tile as printed, from its north side clockwise: "!" a wall must be there, "?" may be, "-" must not be.
PRINTED = {
    "one": "!---",
    "one_or_corner": "!--?",
    "one_to_three": "!?-?",
    "corner": "!--!",
    "opposite": "-!-!",
    "corner_or_three": "!?-!",
    "three": "!!-!",
    "three_or_four": "!!?!",
    "four": "!!!!",
}
# Section 16.3, with the sides that have a wall as letters.
ACCEPTED = {
    "one": "N E S W",
    "one_or_corner": "N E NE S ES W NW SW",
    "one_to_three": "N E NE S ES NES W NW NEW SW NSW ESW",
    "corner": "NE ES NW SW",
    "opposite": "NS EW",
    "corner_or_three": "NE ES NES NW NEW SW NSW ESW",
    "three": "NES NEW NSW ESW",
    "three_or_four": "NES NEW NSW ESW NESW",
    "four": "NESW",
}
# Every set of walls that a cell can have: a cell and the walls built around it. (No cell of the board can
# have none, or one in the north alone.)
WALLED = {
    "E": ("r1c1", []),
    "NE": ("r1c1", ["r0c1-r1c1"]),
    "S": ("r4c1", []),
    "NS": ("r4c1", ["r3c1-r4c1"]),
    "ES": ("r4c1", ["r4c1-r4c2"]),
    "NES": ("r4c2", []),
    "W": ("r1c0", []),
    "NW": ("r1c0", ["r0c0-r1c0"]),
    "EW": ("r1c0", ["r1c0-r1c1"]),
    "NEW": ("r1c0", ["r0c0-r1c0", "r1c0-r1c1"]),
    "SW": ("r4c0", []),
    "NSW": ("r4c0", ["r3c0-r4c0"]),
    "ESW": ("r4c0", ["r4c0-r4c1"]),
    "NESW": ("r4c0", ["r3c0-r4c0", "r4c0-r4c1"]),
}


def turned(pattern: str) -> list[str]:
    return [pattern[-turns:] + pattern[:-turns] for turns in range(4)]


def fits(pattern: str, walls: str) -> bool:
    return any(
        all(mark == "?" or (mark == "!") == (side in walls) for mark, side in zip(turn, "NESW", strict=True))
        for turn in turned(pattern)
    )


def before_furnishing(room: str, goods: Goods, walls: str) -> Table:
    """Alone, in the last round, with Renovation: no surcharge. One orange room lies there besides the entrance."""
    cell, built = WALLED[walls]
    orange = "shelf" if room != "shelf" else "spinning_wheel"
    cells = {"r2c0": orange, cell: "empty"}
    return position(players=1, round=7, tile="renovation", goods=goods, cells=cells, walls=built, display=[room])


def a_fitting_cell(row: Row) -> str:
    return next(walls for walls in WALLED if fits(PRINTED[row.walls], walls))


@rule("R7.1")
def test_there_are_24_rooms_of_which_6_are_light_and_5_are_blue() -> None:
    data = GAME.dump(GAME.setup(2, {}))
    assert tuple(data["display"]) == LIGHT == tuple(NAMES[:6])
    assert data["unseen"] == NAMES[6:]
    assert [row.room for row in ROWS if row.colour == "blue"] == NAMES[19:]


@rule("R6.6.3")
@pytest.mark.parametrize("shape", PRINTED)
def test_the_accepted_walls_follow_from_the_printed_pattern(shape: str) -> None:
    sides = ["", "N", "E", "NE", "S", "NS", "ES", "NES", "W", "NW", "EW", "NEW", "SW", "NSW", "ESW", "NESW"]
    assert [walls for walls in sides if fits(PRINTED[shape], walls)] == ACCEPTED[shape].split()


@rule("R7.1", "R6.6.3")
@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_room_fits_between_its_walls_and_no_others(row: Row) -> None:
    plenty = {"wood": 9, "stone": 9, "gold": 19}
    for walls, (cell, _) in WALLED.items():
        table = before_furnishing(row.room, plenty, walls)
        if walls in ACCEPTED[row.walls].split():
            table.play("do renovation-furnish")
            assert table.options() == [f"furnish {row.room}"]
            assert table.play(f"furnish {row.room}").options() == [f"place {cell}"]
        else:
            assert table.parts() == ["renovation-wall"], f"{row.room} fits between {walls}"


@rule("R7.1")
@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_room_costs_what_it_costs(row: Row) -> None:
    walls = a_fitting_cell(row)
    table = before_furnishing(row.room, row.cost, walls)
    table.play("do renovation-furnish", f"furnish {row.room}", f"place {WALLED[walls][0]}")
    assert table.cells()[WALLED[walls][0]] == row.room
    assert set(table.goods().values()) == {0}
    plenty = {"wood": 9, "stone": 9, "gold": 19}
    for good, amount in row.cost.items():
        less = before_furnishing(row.room, {**plenty, good: amount - 1}, walls)
        assert "renovation-furnish" not in less.parts(), f"{row.room} for {amount - 1} {good}"


@rule("R7.1", "R9.2")
@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_room_is_worth_its_points(row: Row) -> None:
    assert position(cells={"r1c0": row.room}, goods={"food": 9}).points() == row.points


@rule("R7.1")
def test_the_entrance_is_worth_nothing() -> None:
    assert position(goods={"food": 9}).points() == 0


@rule("R7.3")
def test_exactly_one_room_each_is_worth_9_10_11_and_12_points() -> None:
    worth = {room: position(cells={"r1c0": room}, goods={}).points() for room in NAMES}
    best = {points: room for room, points in worth.items() if points >= 9}
    assert best == {9: "gold_vein", 10: "treasury", 11: "dungeon", 12: "state_room"}
    assert sorted(worth.values())[-5:] == [8, 9, 10, 11, 12]


@rule("R7.1", "R6.8.7")
@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_orange_rooms_can_be_used_and_blue_ones_cannot(row: Row) -> None:
    table = position(cells={"r1c0": row.room}, goods={}, tile="drift_mining").play("do drift_mining-room")
    used = [f"use {row.room}"] if row.colour == "orange" else []
    assert table.options() == ["stop", *used, "use cave_entrance"]


@rule("R7.1", "R6.6.4")
@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_only_an_orange_room_can_be_furnished_first(row: Row) -> None:
    walls = a_fitting_cell(row)
    cell, built = WALLED[walls]
    table = position(
        players=1,
        round=7,
        tile="renovation",
        goods={"wood": 9, "stone": 9, "gold": 19},
        cells={"r2c0": "covered", cell: "empty"},
        walls=built,
        display=[row.room],
    )
    assert ("renovation-furnish" in table.parts()) == (row.colour == "orange")


# What is offered in each room with just enough goods and just too few (RU-24).
OFFERED: list[tuple[str, Goods, list[str]]] = [
    ("cave_entrance", {}, ["cave_entrance"]),
    ("cave_entrance", {"wood": 9, "stone": 9, "emmer": 9, "flax": 9}, ["cave_entrance"]),
    ("shelf", {"wood": 2, "stone": 2, "emmer": 2, "flax": 2}, []),
    ("shelf", {"wood": 1, "stone": 2, "emmer": 2, "flax": 2}, ["shelf"]),
    ("shelf", {"wood": 2, "stone": 1, "emmer": 2, "flax": 2}, ["shelf"]),
    ("shelf", {"wood": 2, "stone": 2, "emmer": 1, "flax": 2}, ["shelf"]),
    ("shelf", {"wood": 2, "stone": 2, "emmer": 2, "flax": 1}, ["shelf"]),
    ("spinning_wheel", {}, []),
    ("spinning_wheel", {"flax": 1}, ["spinning_wheel-1"]),
    ("spinning_wheel", {"flax": 2}, ["spinning_wheel-1"]),
    ("spinning_wheel", {"flax": 3}, ["spinning_wheel-1", "spinning_wheel-2"]),
    ("tunnel", {"stone": 2, "food": 9}, ["tunnel-1", "tunnel-2"]),
    ("tunnel", {"stone": 3}, ["tunnel-1"]),
    ("grindstone", {}, []),
    ("grindstone", {"emmer": 1}, ["grindstone-1"]),
    ("grindstone", {"emmer": 3}, ["grindstone-1"]),
    ("grindstone", {"emmer": 4}, ["grindstone-1", "grindstone-2"]),
    ("food_corner", {"food": 2}, ["food_corner"]),
    ("food_corner", {"food": 3}, []),
    ("parlor", {"wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 1, "gold": 1}, []),
    ("parlor", {"wood": 0, "stone": 1, "emmer": 1, "flax": 1, "food": 1, "gold": 1}, ["parlor"]),
    ("parlor", {"wood": 1, "stone": 0, "emmer": 1, "flax": 1, "food": 1, "gold": 1}, ["parlor"]),
    ("parlor", {"wood": 1, "stone": 1, "emmer": 0, "flax": 1, "food": 1, "gold": 1}, ["parlor"]),
    ("parlor", {"wood": 1, "stone": 1, "emmer": 1, "flax": 0, "food": 1, "gold": 1}, ["parlor"]),
    ("parlor", {"wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 0, "gold": 1}, ["parlor"]),
    ("parlor", {"wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 1, "gold": 0}, ["parlor"]),
    ("warehouse", {"food": 1}, []),
    ("warehouse", {"food": 2}, ["warehouse"]),
    ("stall", {"emmer": 4, "flax": 4}, []),
    ("stall", {"emmer": 5, "flax": 4}, ["stall-1"]),
    ("stall", {"emmer": 4, "flax": 5}, ["stall-2"]),
    ("sacrificial_altar", {"wood": 1, "emmer": 1, "flax": 1, "food": 1}, ["sacrificial_altar"]),
    ("sacrificial_altar", {"emmer": 1, "flax": 1, "food": 1, "stone": 9}, []),
    ("sacrificial_altar", {"wood": 1, "flax": 1, "food": 1, "stone": 9}, []),
    ("sacrificial_altar", {"wood": 1, "emmer": 1, "food": 1, "stone": 9}, []),
    ("sacrificial_altar", {"wood": 1, "emmer": 1, "flax": 1, "stone": 9}, []),
    ("storeroom", {"emmer": 9, "flax": 9, "food": 9}, ["storeroom"]),
    ("weaving_room", {"flax": 1}, []),
    ("weaving_room", {"flax": 2}, ["weaving_room"]),
    ("furniture_workshop", {"wood": 2, "flax": 1}, ["furniture_workshop"]),
    ("furniture_workshop", {"wood": 1, "flax": 1}, []),
    ("furniture_workshop", {"wood": 2}, []),
    ("gold_vein", {"stone": 9, "gold": 19}, ["gold_vein"]),
    ("junction_room", {"wood": 9, "gold": 9}, []),
    ("junction_room", {"wood": 1, "food": 1, "gold": 1}, ["junction_room"]),
    ("digging_cave", {}, []),
    ("digging_cave", {"gold": 1}, ["digging_cave"]),
    ("bakehouse", {"emmer": 1}, []),
    ("bakehouse", {"emmer": 2}, ["bakehouse-1"]),
    ("bakehouse", {"emmer": 3}, ["bakehouse-1", "bakehouse-2"]),
    ("state_room", {"flax": 9, "gold": 19}, ["state_room"]),
    ("secret_chamber", {"flax": 9, "gold": 19}, ["secret_chamber-1", "secret_chamber-2"]),
    ("treasury", {"gold": 2}, []),
    ("treasury", {"gold": 3}, ["treasury"]),
]

# What each alternative of each room does, to the last good: before, further answers, after.
DONE: list[tuple[str, Goods, list[str], Goods]] = [
    ("cave_entrance", {"wood": 1}, ["gain wood"], {"wood": 2}),
    ("cave_entrance", {"stone": 1}, ["gain stone"], {"stone": 2}),
    ("cave_entrance", {"emmer": 1}, ["gain emmer"], {"emmer": 2}),
    ("cave_entrance", {"flax": 1}, ["gain flax"], {"flax": 2}),
    ("shelf", {"wood": 0, "food": 1, "gold": 1}, ["raise wood"], {"wood": 2, "food": 1, "gold": 1}),
    ("shelf", {"stone": 1}, ["raise stone"], {"stone": 2}),
    ("shelf", {"emmer": 0}, ["raise emmer"], {"emmer": 2}),
    ("shelf", {"flax": 1}, ["raise flax"], {"flax": 2}),
    ("spinning_wheel-1", {"flax": 3}, [], {"flax": 2, "gold": 1}),
    ("spinning_wheel-2", {"flax": 3}, [], {"flax": 0, "gold": 2}),
    ("tunnel-1", {"stone": 1, "food": 3}, [], {"stone": 1, "food": 5}),
    ("tunnel-2", {"stone": 2, "food": 3}, [], {"stone": 3, "food": 3}),
    ("grindstone-1", {"emmer": 4, "food": 1}, [], {"emmer": 3, "food": 4}),
    ("grindstone-2", {"emmer": 4, "food": 1}, [], {"emmer": 0, "food": 8}),
    ("food_corner", {"food": 0, "wood": 1}, [], {"food": 3, "wood": 1}),
    ("parlor", {"stone": 2}, [], {"wood": 1, "stone": 2, "emmer": 1, "flax": 1, "food": 1, "gold": 1}),
    ("warehouse", {"food": 3}, [], {"food": 1, "wood": 1, "stone": 1, "emmer": 1, "flax": 1}),
    ("stall-1", {"emmer": 6, "flax": 6}, [], {"emmer": 1, "flax": 6, "gold": 4}),
    ("stall-2", {"emmer": 6, "flax": 6}, [], {"emmer": 6, "flax": 1, "gold": 4}),
    (
        "sacrificial_altar",
        {"wood": 2, "stone": 1, "emmer": 2, "flax": 2, "food": 2},
        [],
        {"wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 1, "gold": 3},
    ),
    ("storeroom", {"wood": 1}, [], {"wood": 1, "emmer": 1, "flax": 1, "food": 1}),
    ("weaving_room", {"flax": 3}, [], {"flax": 1, "food": 2, "gold": 2}),
    ("furniture_workshop", {"wood": 3, "flax": 2}, [], {"wood": 1, "flax": 1, "gold": 3}),
    ("gold_vein", {"food": 1}, [], {"food": 1, "stone": 1, "gold": 1}),
    ("junction_room", {"wood": 2, "food": 1, "gold": 1}, ["pay wood+food+gold"], {"wood": 1, "gold": 2}),
    ("digging_cave", {"gold": 2}, ["dig r1c0", "=dungeon"], {"gold": 1}),
    ("bakehouse-1", {"emmer": 4}, [], {"emmer": 2, "food": 4, "gold": 1}),
    ("bakehouse-2", {"emmer": 4}, [], {"emmer": 1, "food": 4, "gold": 2}),
    ("state_room", {"flax": 1}, [], {"flax": 2, "gold": 1}),
    ("secret_chamber-1", {"flax": 1}, [], {"flax": 4}),
    ("secret_chamber-2", {"flax": 1}, [], {"flax": 1, "gold": 1}),
    ("treasury", {"gold": 3}, [], {"gold": 4, "food": 1}),
]


def inside(room: str, goods: Goods) -> Table:
    cells = {} if room == "cave_entrance" else {"r4c1": room}
    table = position(cells=cells, goods=goods, tile="cultivation")
    return table.play("do cultivation-room", f"use {room}")


@ruling("RU-24")
@rule("R7.1")
@pytest.mark.parametrize(("room", "goods", "offered"), OFFERED)
def test_a_room_offers_what_can_be_carried_out(room: str, goods: Goods, offered: list[str]) -> None:
    exchanges = [good for good in ("emmer", "flax", "gold") if goods.get(good) and goods.get("food", 0) < 9]
    assert inside(room, goods).options() == [
        "leave",
        *[f"do {effect}" for effect in offered],
        *[f"exchange {good}" for good in exchanges],
    ]


@rule("R7.1")
@pytest.mark.parametrize(("effect", "before", "answers", "after"), DONE)
def test_a_room_does_what_it_says(effect: str, before: Goods, answers: list[str], after: Goods) -> None:
    room = effect.split("-")[0]
    table = inside(room, before).play(f"do {effect}", *answers)
    assert table.goods() == {good: after.get(good, 0) for good in table.goods()}


def test_every_orange_room_and_the_entrance_were_tried_above() -> None:
    orange = {"cave_entrance", *(row.room for row in ROWS if row.colour == "orange")}
    assert {effect.split("-")[0] for effect, *_ in DONE} == orange
    assert {room for room, *_ in OFFERED} == orange
