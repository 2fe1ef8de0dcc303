"""The yellow storages and chambers: points for what is left at the end."""

from typing import Any

import pytest
from caverna_rooms import FOREST_ROWS
from caverna_table import home, position

from permonik.testing import example, rule

FIELDS = {"r3c2": "field", "r3c1": "field"}


def yellow(room: str, **plain: Any) -> int:
    rooms = {"r2c4": room} | plain.pop("rooms", {})
    return position(home(rooms=rooms, **plain), home()).points().get("yellow", 0)


@rule("R12.3")
def test_the_stone_storage() -> None:
    assert [yellow("stone_storage", stone=stone) for stone in (0, 1, 2, 7)] == [0, 1, 2, 7]
    assert yellow("stone_storage", ore=5, wood=5) == 0


@rule("R12.3")
def test_the_ore_storage() -> None:
    assert [yellow("ore_storage", ore=ore) for ore in (0, 1, 2, 3, 4, 9)] == [0, 0, 1, 1, 2, 4]
    assert yellow("ore_storage", stone=5) == 0


@rule("R12.3")
def test_the_spare_part_storage_has_no_points_of_its_own() -> None:
    assert yellow("spare_part_storage", wood=3, stone=3, ore=3) == 0


@rule("R12.3")
def test_the_main_storage_counts_yellow_tiles_and_itself() -> None:
    assert yellow("main_storage") == 2
    assert yellow("main_storage", rooms={"r2c5": "beer_parlor", "r1c4": "writing_chamber"}) == 6
    assert yellow("main_storage", rooms={"r2c5": "dwelling", "r1c4": "trader", "r1c5": "cooking_cave"}) == 2


@rule("R12.3")
def test_the_weapon_storage_counts_weapons_not_their_strength() -> None:
    assert yellow("weapon_storage", dwarfs=[0, 0]) == 0
    assert yellow("weapon_storage", dwarfs=[0, 14]) == 3
    assert yellow("weapon_storage", dwarfs=[1, 14, 3, 0]) == 9


@rule("R12.3")
def test_the_supplies_storage_wants_all_dwarfs_armed() -> None:
    assert yellow("supplies_storage", dwarfs=[1, 1]) == 8
    assert yellow("supplies_storage", dwarfs=[1, 1, 14, 14]) == 8
    assert yellow("supplies_storage", dwarfs=[14, 14, (0, "newborn")]) == 0
    assert yellow("supplies_storage", dwarfs=[1, 2], rooms={"r2c5": "weapon_storage"}) == 8 + 6


@rule("R12.3")
def test_the_prayer_chamber_wants_none_armed() -> None:
    assert yellow("prayer_chamber", dwarfs=[0, 0, 0]) == 8
    assert yellow("prayer_chamber", dwarfs=[0, 0, 1]) == 0


@rule("R12.3")
@pytest.mark.parametrize(("dwarfs", "points"), [(2, 0), (3, 0), (4, 0), (5, 5), (6, 10)])
def test_the_broom_chamber(dwarfs: int, points: int) -> None:
    assert yellow("broom_chamber", dwarfs=[0] * dwarfs) == points


@rule("R12.3")
def test_the_treasure_chamber_doubles_rubies() -> None:
    plain = home(rooms={"r2c4": "treasure_chamber"}, ruby=5, gold=4)
    points = position(plain, home()).points()
    assert (points["rubies"], points["yellow"]) == (5, 5)


@rule("R12.3")
def test_the_food_chamber_counts_pairs_in_supply_and_fields() -> None:
    assert yellow("food_chamber", grain=3, vegetable=2) == 4
    assert yellow("food_chamber", grain=9) == 0
    assert yellow("food_chamber", vegetable=1, grain=1) == 2
    crops = {"r3c2": {"grain": 3}, "r3c1": {"vegetable": 2}}
    assert yellow("food_chamber", cells=FIELDS, crops=crops, vegetable=1) == 6
    assert yellow("food_chamber", cells=FIELDS, crops={"r3c2": {"grain": 2}}, vegetable=5) == 4


@rule("R12.3")
def test_the_fodder_chamber_counts_farm_animals_together() -> None:
    assert yellow("fodder_chamber", sheep=1, donkey=1) == 0
    assert yellow("fodder_chamber", sheep=2, wild_boar=1, dog=9) == 1
    herd = {"sheep": 2, "donkey": 2, "wild_boar": 2, "cattle": 2}
    assert yellow("fodder_chamber", larges=FOREST_ROWS, **herd) == 2
    assert yellow("fodder_chamber", larges=FOREST_ROWS, **herd | {"cattle": 3}) == 3


# -- Writing chamber -------------------------------------------------------------------------------------------------

# The cave is full but for the printed cells; the top row of the forest is free, and here one cell more.
LAND = {f"r{row}c{column}": "field" for row in range(1, 4) for column in range(3)} | {
    f"r{row}c{column}": "tunnel" for row in range(4) for column in range(3, 6) if (row, column) not in ((2, 3), (3, 3))
}
FOUR_FREE = {cell: tile for cell, tile in LAND.items() if cell not in ("r1c0", "r2c4")}


@example("EX-34")
@rule("R12.3")
@pytest.mark.parametrize(
    ("begging", "missing", "cancelled"),
    [(0, 1, 6), (1, 1, 7), (0, 0, 4), (0, 3, 7), (2, 0, 7)],
)
def test_the_writing_chamber_cancels_up_to_seven(begging: int, missing: int, cancelled: int) -> None:
    """4 unused spaces; with one missing type -6, with three -10: of these -3 remain."""
    herd = dict.fromkeys(("sheep", "donkey", "wild_boar", "cattle")[missing:], 1)
    plain = home(cells=FOUR_FREE, rooms={"r2c4": "writing_chamber"}, begging=begging, **herd)
    points = position(plain, home()).points()
    negative = points["unused"] + points.get("missing-types", 0) + points.get("begging", 0)
    assert negative == -4 - 2 * missing - 3 * begging
    assert points["writing-chamber"] == cancelled
    without = position(home(cells=FOUR_FREE | {"r2c4": "tunnel"}, begging=begging, **herd), home())
    assert "writing-chamber" not in without.points()


@example("EX-34")
@rule("R12.3")
def test_the_writing_chamber_gives_nothing_where_nothing_is_negative() -> None:
    full = {cell: tile for cell, tile in LAND.items() if cell != "r2c4"} | {f"r0c{at}": "field" for at in range(3)}
    herd = dict.fromkeys(("sheep", "donkey", "wild_boar", "cattle"), 1)
    points = position(home(cells=full, rooms={"r2c4": "writing_chamber"}, **herd), home()).points()
    assert not {"unused", "missing-types", "begging", "writing-chamber"} & set(points)
