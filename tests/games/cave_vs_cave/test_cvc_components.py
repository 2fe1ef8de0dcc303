"""Sections 1 and 2: what is in the box, and how two players set it up."""

import tomllib
from importlib.resources import files
from itertools import pairwise

import pytest
from cave_table import GOODS, LIGHT, TILES, Table, position

from permonik.games.cave_vs_cave import GAME
from permonik.kernel.dealer import SeededDealer
from permonik.testing import hidden, rule, ruling

DARK = [
    "warehouse",
    "stall",
    "sacrificial_altar",
    "storeroom",
    "weaving_room",
    "furniture_workshop",
    "gold_vein",
    "junction_room",
    "digging_cave",
    "bakehouse",
    "state_room",
    "secret_chamber",
    "treasury",
    "prospecting_site",
    "retting_room",
    "equipment_room",
    "wood_storeroom",
    "dungeon",
]
BLUE = {"prospecting_site", "retting_room", "equipment_room", "wood_storeroom", "dungeon"}
COVERED = ["r0c0", "r0c1", "r1c0", "r1c1", "r2c1", "r3c1", "r4c0", "r4c1", "r4c2"]
# The natural walls of the board: north, east, south, west.
BOARD = {
    "r0c0": "NW",
    "r0c1": "NE",
    "r1c0": "W",
    "r1c1": "E",
    "r2c0": "W",
    "r2c1": "E",
    "r3c0": "",
    "r3c1": "E",
    "r4c0": "SW",
    "r4c1": "S",
    "r4c2": "NES",
}
SLOTS = [
    "r0c0-r0c1",
    "r1c0-r1c1",
    "r2c0-r2c1",
    "r3c0-r3c1",
    "r4c0-r4c1",
    "r4c1-r4c2",
    "r0c0-r1c0",
    "r1c0-r2c0",
    "r2c0-r3c0",
    "r3c0-r4c0",
    "r0c1-r1c1",
    "r1c1-r2c1",
    "r2c1-r3c1",
    "r3c1-r4c1",
]


def opening(starter: int = 0) -> Table:
    return Table(GAME.setup(2, {})).play(f"={starter}")


@rule("R1.1")
def test_the_box() -> None:
    box = tomllib.loads(files("permonik.games.cave_vs_cave").joinpath("data", "game.toml").read_text(encoding="utf-8"))
    del box["components"]["provenance"]
    assert box["components"] == {
        "action_board": 1,
        "action_tiles": 12,
        "room_tiles": 24,
        "additional_cavern_tiles": 1,
        "action_markers": 4,
        "walls": 7,
        "cave_boards": 2,
        "start_player_tokens": 1,
        "goods_markers": 12,
        "spare_goods_markers": 12,
    }
    data = GAME.dump(GAME.setup(2, {}))
    assert len(TILES) == 12
    assert len(data["display"]) + len(data["unseen"]) == 24
    assert sum(len(cave["goods"]) for cave in data["caves"]) == 12
    assert data["walls"] == 7
    assert data["cavern"] is True


@rule("R1.1")
def test_the_seventh_wall_is_the_last() -> None:
    walls = ["r0c0-r0c1", "r0c0-r1c0", "r0c1-r1c1", "r1c0-r1c1", "r3c0-r4c0", "r4c0-r4c1"]
    table = position(walls=walls, tile="masonry").play("do masonry-wall", "build r4c1-r4c2", "end")
    assert table.supply() == 0
    assert "masonry-wall" not in position(walls=[*walls, "r4c1-r4c2"], tile="masonry").parts()


@rule("R1.2")
def test_four_tiles_lie_open_and_eight_are_hidden_by_their_numbers() -> None:
    table = opening()
    assert table.data()["up"] == ["cultivation", "housework", "excavation", "undergrowth"]
    backs: dict[str, set[str]] = {}
    while table.state.chance():
        backs.setdefault(table.state.chance().deck, set()).update(table.outcomes())
        table.play(f"={table.outcomes()[0]}")
        while not table.state.over and not table.state.chance():
            table.pass_turn()
    assert backs == {
        "tiles-2": {"furnishing", "masonry", "undermining"},
        "tiles-3": {"expansion", "breach", "drift_mining", "expedition"},
    }
    assert set(table.data()["up"]) == set(TILES)


@rule("R1.3", "R2.5")
def test_the_six_light_rooms_are_the_first_display_and_the_eighteen_dark_ones_are_hidden() -> None:
    data = opening().data()
    assert data["display"] == list(LIGHT)
    assert data["unseen"] == list(DARK)
    assert len(LIGHT) == 6
    assert len(DARK) == 18


@rule("R1.4")
def test_five_rooms_are_blue_and_nineteen_orange() -> None:
    """Only orange rooms can be used."""
    usable = {
        room
        for room in [*LIGHT, *DARK]
        if room in position(cells={"r2c0": room}, tile="undergrowth").play("do undergrowth-room").offers("use")
    }
    assert usable == {*LIGHT, *DARK} - BLUE
    assert len(usable) == 19


@rule("R1.5", "R2.4")
def test_everybody_begins_with_one_of_each_of_the_six_goods() -> None:
    table = opening()
    one_each = {"wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 1, "gold": 1}
    assert table.goods(0) == table.goods(1) == one_each
    assert tuple(one_each) == GOODS


@rule("R1.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_board_has_eleven_cells_nine_of_them_covered(seat: int) -> None:
    table = opening()
    expected = dict.fromkeys(BOARD, "covered") | {"r2c0": "empty", "r3c0": "cave_entrance", "extra": "absent"}
    assert table.cells(seat) == expected
    assert [cell for cell, content in expected.items() if content == "covered"] == COVERED


@rule("R1.6")
def test_every_side_of_a_cell_is_a_natural_wall_or_has_a_slot_but_the_way_in() -> None:
    cave = position().state.caves[0]
    for number, (cell, natural) in enumerate(BOARD.items()):
        assert cave.sides[number] == sum(1 << "NESW".index(side) for side in natural), cell
        slots = [slot for slot in SLOTS if cell in slot.split("-")]
        assert len(natural) + len(slots) == (3 if cell == "r3c0" else 4), cell


@rule("R1.6")
def test_walls_can_stand_between_all_neighbouring_cells() -> None:
    table = position(tile="masonry").play("do masonry-wall")
    assert sorted(table.offers("build")) == sorted(SLOTS)
    cells = [(int(name[1]), int(name[3]), name) for name in BOARD]
    neighbours = [f"{a}-{b}" for r, c, a in cells for s, d, b in cells if (s - r, d - c) in ((0, 1), (1, 0))]
    assert sorted(neighbours) == sorted(SLOTS)


@rule("R1.6", "R6.5.2")
@pytest.mark.parametrize("cell", COVERED)
def test_two_cells_carry_a_food_symbol(cell: str) -> None:
    cells = dict.fromkeys(set(COVERED) - {cell}, "empty")
    table = position(goods={"stone": 2}, cells=cells, tile="excavation", unseen=["stall"])
    table.play("do excavation-one", f"dig {cell}", "=stall")
    assert table.goods()["food"] == (1 if cell in ("r1c1", "r3c1") else 0)


@rule("R2.1", "R2.3")
def test_the_spaces_from_left_to_right_are_three_twos_four_threes_and_a_four() -> None:
    table = opening()
    spaces = []
    while not table.state.over:
        if chance := table.state.chance():
            spaces.append((chance.deck, chance.slot))
            table.play(f"={table.outcomes()[-1]}")
        table.pass_turn()
    assert spaces == [*[("tiles-2", slot) for slot in range(3)], *[("tiles-3", slot) for slot in range(4)]]
    assert table.data()["round"] == 8


@rule("R2.2")
def test_the_four_dwarf_tiles_can_be_taken_from_the_first_turn_on() -> None:
    table = opening().play("=masonry")
    assert table.offers("take") == ["cultivation", "housework", "excavation", "undergrowth", "masonry"]


@rule("R2.3")
@hidden("H2")
def test_action_tiles_are_shuffled_within_their_number() -> None:
    """Every order occurs, and none leaves its number."""
    chance = opening().state.chance()
    twos = {tuple(SeededDealer(seed).order("tiles-2", 0, chance.contents)) for seed in range(60)}
    assert len(twos) == 6
    assert {tuple(sorted(order)) for order in twos} == {tuple(sorted(chance.contents))}
    assert {TILES[tile] for tile in chance.contents} == {"furnishing", "masonry", "undermining"}


@rule("R2.6")
def test_each_covered_cell_of_both_boards_has_a_dark_room_of_its_own() -> None:
    """Both players dig everything up: 18 places, 18 rooms, whatever the seed; another seed deals otherwise."""
    layouts = set()
    for seed in range(4):
        dealer = SeededDealer(seed)
        found, slots = [], []
        for player in (0, 1):
            for cell in COVERED:
                cells = dict.fromkeys(set(COVERED) - {cell}, "empty")
                table = position(**{"other_cells" if player else "cells": cells})
                table.play(*(["take undergrowth", "end"] if player else []), "take excavation")
                table.play("do excavation-one", f"dig {cell}")
                chance = table.state.chance()
                assert chance.deck == "rooms"
                slots.append(chance.slot)
                found.append(dealer.deal(chance))
        assert len(set(slots)) == 18
        assert sorted(table.state.unseen >> room & 1 for room in found) == [1] * 18
        assert len(set(found)) == 18
        layouts.add(tuple(found))
    assert len(layouts) == 4


@rule("R2.7")
def test_the_walls_are_one_supply_for_both() -> None:
    table = opening().play("=masonry", "take undergrowth", "end", "take masonry", "do masonry-wall", "build r0c0-r0c1")
    assert table.supply() == 6
    assert table.walls(1) == ["r0c0-r0c1"]
    walls = SLOTS[:6]
    table = position(other_walls=walls, tile="masonry").play("do masonry-wall", "build r0c0-r0c1", "end")
    assert table.supply() == 0
    table.play("take undergrowth", "end", "take housework", "end")
    assert "masonry-wall" not in position(other_walls=SLOTS[:7], tile="masonry").parts()


@rule("R2.7")
def test_the_additional_cavern_is_within_reach_of_both() -> None:
    assert opening().data()["cavern"] is True
    assert [cells["extra"] for cells in (opening().cells(0), opening().cells(1))] == ["absent", "absent"]


@rule("R2.8")
@ruling("RU-1")
@pytest.mark.parametrize("starter", [0, 1])
def test_chance_says_who_starts(starter: int) -> None:
    table = Table(GAME.setup(2, {}))
    assert table.state.chance().deck == "start"
    assert table.outcomes() == ["0", "1"]
    table.play(f"={starter}", "=masonry")
    assert table.seat == starter
    starters = [SeededDealer(seed).deal(GAME.setup(2, {}).chance()) for seed in range(20)]
    assert any(a != b for a, b in pairwise(starters))
