"""The 12 action tiles, row by row: section 16.1 of the rules, typed by hand."""

from typing import NamedTuple

import pytest
from cave_table import Table, position

from permonik.games.cave_vs_cave import GAME
from permonik.testing import rule, ruling

Goods = dict[str, int]


class Row(NamedTuple):
    tile: str
    back: str
    parts: list[list[str]]  # the parts, each with its alternatives


ROWS = [
    Row("cultivation", "dwarf", [["cultivation-room"], ["cultivation-crops"]]),
    Row("housework", "dwarf", [["housework-furnish_a"], ["housework-furnish_b"]]),
    Row("excavation", "dwarf", [["excavation-one", "excavation-two"], ["excavation-stone"]]),
    Row("undergrowth", "dwarf", [["undergrowth-room"], ["undergrowth-wood"]]),
    Row("furnishing", "2", [["furnishing-food"], ["furnishing-furnish"]]),
    Row("masonry", "2", [["masonry-room"], ["masonry-material"], ["masonry-wall"]]),
    Row("undermining", "2", [["undermining-rooms", "undermining-dig"]]),
    Row("expansion", "3", [["expansion-dig"], ["expansion-furnish"]]),
    Row("breach", "3", [["breach-raze"]]),
    Row("drift_mining", "3", [["drift_mining-room"], ["drift_mining-dig"]]),
    Row("expedition", "3", [["expedition-wood", "expedition-stone", "expedition-rooms"]]),
    Row("renovation", "4", [["renovation-wall"], ["renovation-furnish"]]),
]
NAMES = [row.tile for row in ROWS]

# How each part is answered to its end; `use_rooms` parts are stopped at once.
ANSWERS = {
    "housework-furnish_a": ["furnish shelf", "place r2c0", "surcharge food"],
    "housework-furnish_b": ["furnish shelf", "place r2c0", "surcharge food"],
    "excavation-one": ["dig r1c0", "=stall"],
    "excavation-two": ["dig r1c0", "=stall", "dig r2c1", "=treasury"],
    "furnishing-furnish": ["furnish shelf", "place r2c0", "surcharge food"],
    "masonry-material": ["gain wood"],
    "masonry-wall": ["build r0c0-r0c1"],
    "undermining-dig": ["dig r1c0", "=stall"],
    "expansion-dig": ["dig r1c0", "=stall"],
    "expansion-furnish": ["furnish shelf", "place r2c0", "surcharge food"],
    "breach-raze": ["raze r3c0-r4c0"],
    "drift_mining-dig": ["dig r1c0", "=stall"],
    "renovation-wall": ["build r0c0-r0c1"],
    "renovation-furnish": ["furnish shelf", "place r2c0"],
}
PLENTY = {"wood": 5, "stone": 5, "emmer": 0, "flax": 0, "food": 9, "gold": 5}


def rich(tile: str) -> Table:
    """Everything the tile shows can be carried out; no exchange is offered, food being at 9."""
    cells = {"r1c1": "empty"}
    return position(
        round=8, goods=PLENTY, cells=cells, walls=["r3c0-r4c0"], tile=tile, display=["shelf", "spinning_wheel"]
    )


@rule("R1.2", "R5.6")
def test_the_tiles_by_their_backs() -> None:
    state = GAME.setup(2, {})
    assert GAME.dump(state)["up"] == [row.tile for row in ROWS if row.back == "dwarf"]
    table = Table(state).play("=0")
    for number, back in enumerate("2223333"):
        hidden = {row.tile for row in ROWS if row.back == back} - set(table.data()["up"])
        assert table.state.chance().deck == f"tiles-{back}"
        assert set(table.outcomes()) == hidden
        table.play(f"={table.outcomes()[-1]}")
        play_the_round(table, 2 if number < 3 else 3)
    assert [row.tile for row in ROWS if row.back == "4"] == ["renovation"]
    assert set(table.data()["up"]) == set(NAMES)


def play_the_round(table: Table, turns: int) -> None:
    for _ in range(2 * turns):
        table.play(table.options()[0], "end")


@ruling("RU-24")
@rule("R5.6")
@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_with_plenty_of_everything_a_tile_offers_all_it_shows(row: Row) -> None:
    table = rich(row.tile)
    assert table.options() == ["end", *[f"do {effect}" for part in row.parts for effect in part]]


@rule("R5.6", "R5.1", "R5.3")
@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_each_part_closes_itself_with_its_alternatives_and_nothing_else(row: Row) -> None:
    for done in row.parts:
        for effect in done:
            stopped = ["stop"] if effect.endswith(("-room", "-rooms")) else []
            table = rich(row.tile).play(f"do {effect}", *ANSWERS.get(effect, stopped))
            left = [other for part in row.parts if part != done for other in part]
            assert table.parts() == left, effect


# What each part does, to the last good: before, answers, after. Display: Shelf (1 wood) for `r2c0`.
DONE: list[tuple[str, Goods, list[str], Goods]] = [
    ("cultivation-crops", {"wood": 1}, [], {"wood": 1, "emmer": 2, "flax": 1}),
    ("excavation-one", {"food": 2, "stone": 1}, ["dig r1c0", "=stall"], {"food": 2, "stone": 1}),
    ("excavation-two", {"food": 3}, ["dig r1c0", "=stall", "dig r4c0", "=dungeon"], {"food": 1}),
    ("excavation-stone", {"food": 1}, [], {"food": 1, "stone": 1}),
    ("undergrowth-wood", {"food": 1}, [], {"food": 1, "wood": 2}),
    ("furnishing-food", {"wood": 1}, [], {"wood": 1, "food": 1}),
    ("masonry-material", {"food": 1}, ["gain wood"], {"food": 1, "wood": 1}),
    ("masonry-material", {"food": 1}, ["gain stone"], {"food": 1, "stone": 1}),
    ("masonry-wall", {"stone": 1}, ["build r0c0-r0c1"], {"stone": 1}),
    ("undermining-dig", {"food": 1}, ["dig r1c0", "=stall"], {"food": 1}),
    ("expansion-dig", {"food": 1}, ["dig r1c0", "=stall"], {"food": 1}),
    ("breach-raze", {"wood": 1}, ["raze r3c0-r4c0"], {"wood": 1, "stone": 2, "food": 3, "gold": 1}),
    ("drift_mining-dig", {"food": 1}, ["dig r1c0", "=stall"], {"food": 1}),
    ("expedition-wood", {"wood": 6, "stone": 6}, [], {"wood": 1, "stone": 6, "gold": 4}),
    ("expedition-stone", {"wood": 6, "stone": 6}, [], {"wood": 6, "stone": 1, "gold": 4}),
    ("renovation-wall", {"stone": 1, "gold": 1}, ["build r0c0-r0c1"], {"stone": 1, "gold": 1}),
    ("renovation-furnish", {"wood": 1, "gold": 1}, ["furnish shelf", "place r2c0"], {"gold": 1}),
    ("expansion-furnish", {"wood": 1, "food": 5}, ["furnish shelf", "place r2c0", "surcharge food"], {}),
    ("expansion-furnish", {"wood": 1, "gold": 2}, ["furnish shelf", "place r2c0", "surcharge gold"], {}),
    ("housework-furnish_b", {"wood": 1, "food": 5}, ["furnish shelf", "place r2c0", "surcharge food"], {}),
    ("housework-furnish_b", {"wood": 1, "gold": 1}, ["furnish shelf", "place r2c0", "surcharge gold"], {}),
    ("housework-furnish_a", {"wood": 1, "food": 2}, ["furnish shelf", "place r2c0", "surcharge food"], {}),
    ("furnishing-furnish", {"wood": 1, "food": 2}, ["furnish shelf", "place r2c0", "surcharge food"], {}),
]


@rule("R5.6")
@pytest.mark.parametrize(("effect", "before", "steps", "after"), DONE)
def test_a_part_does_what_it_says(effect: str, before: Goods, steps: list[str], after: Goods) -> None:
    walls = ["r3c0-r4c0"] if effect == "breach-raze" else []
    table = position(goods=before, other_goods={}, walls=walls, tile=effect.split("-")[0])
    table.play(f"do {effect}", *steps)
    assert table.goods() == {good: after.get(good, 0) for good in table.goods()}


# Just too little for a part (RU-24); what else the tile shows is offered all the same.
TOO_LITTLE: list[tuple[str, Goods, list[str]]] = [
    ("housework", {"wood": 1, "food": 1}, []),
    ("housework", {"wood": 0, "food": 9}, []),
    ("housework", {"wood": 1, "food": 4}, ["housework-furnish_a"]),
    ("excavation", {"food": 1}, ["excavation-one", "excavation-stone"]),
    ("furnishing", {"wood": 1, "food": 1}, ["furnishing-food"]),
    ("expansion", {"wood": 1, "food": 4, "gold": 1}, ["expansion-dig"]),
    ("breach", {"food": 9}, []),
    ("expedition", {"wood": 4, "stone": 4}, ["expedition-rooms"]),
    ("expedition", {"wood": 5, "stone": 4}, ["expedition-wood", "expedition-rooms"]),
    ("expedition", {"wood": 4, "stone": 5}, ["expedition-stone", "expedition-rooms"]),
    ("renovation", {"wood": 0, "gold": 1}, ["renovation-wall"]),
]


@ruling("RU-24")
@rule("R5.6")
@pytest.mark.parametrize(("tile", "goods", "offered"), TOO_LITTLE)
def test_what_cannot_be_carried_out_is_not_offered(tile: str, goods: Goods, offered: list[str]) -> None:
    assert position(goods=goods, other_goods={}, display=["shelf"], tile=tile).parts() == offered


@rule("R5.6", "R6.8.1")
@pytest.mark.parametrize(
    ("effect", "rooms"),
    [
        ("cultivation-room", 1),
        ("undergrowth-room", 1),
        ("masonry-room", 1),
        ("drift_mining-room", 1),
        ("undermining-rooms", 2),
        ("expedition-rooms", 3),
    ],
)
def test_a_tile_uses_as_many_rooms_as_it_says(effect: str, rooms: int) -> None:
    cells = {"r1c0": "storeroom", "r2c0": "gold_vein", "r4c0": "state_room"}
    table = position(cells=cells, goods={}, tile=effect.split("-")[0]).play(f"do {effect}")
    used = 0
    for room in ("storeroom", "gold_vein", "state_room", "cave_entrance"):
        if f"use {room}" in table.options():
            table.play(f"use {room}", "leave")
            used += 1
    assert used == rooms
    assert "end" in table.options()


@rule("R5.6", "R6.5.4")
def test_undermining_digs_through_walls_and_the_other_pickaxes_do_not() -> None:
    walls = ["r1c0-r2c0", "r2c0-r2c1", "r3c0-r3c1"]
    for tile, effect, cells in [
        ("undermining", "undermining-dig", ["r1c0", "r2c1", "r3c1", "r4c0"]),
        ("excavation", "excavation-one", ["r4c0"]),
        ("expansion", "expansion-dig", ["r4c0"]),
        ("drift_mining", "drift_mining-dig", ["r4c0"]),
    ]:
        table = position(walls=walls, tile=tile).play(f"do {effect}")
        assert table.options() == [f"dig {cell}" for cell in cells]


@rule("R5.6", "R4.8")
def test_only_renovation_asks_for_more_gold() -> None:
    poor = position(round=8, goods={}, other_goods={"gold": 9})
    assert poor.options() == [f"take {tile}" for tile in NAMES if tile != "renovation"]
    richer = position(round=8, goods={"gold": 9}, other_goods={"gold": 8})
    assert richer.options() == [f"take {tile}" for tile in NAMES]


@rule("R5.6", "R10.3")
def test_only_breach_leaves_the_solo_game() -> None:
    table = Table(GAME.setup(1, {})).play("=shelf", "=tunnel", "=parlor")
    seen = set(table.data()["up"])
    for turns in (2, 2, 2, 3, 3, 3):
        seen |= set(table.outcomes())
        table.play(f"={table.outcomes()[0]}")
        for _ in range(turns):
            table.play(table.options()[0], "end")
    assert seen | set(table.data()["up"]) == set(NAMES) - {"breach"}


def test_every_part_was_tried_above() -> None:
    shown = {effect for row in ROWS for part in row.parts for effect in part}
    assert {effect for effect, *_ in DONE} == {e for e in shown if not e.endswith(("-room", "-rooms"))}
