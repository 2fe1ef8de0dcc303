"""Every furnishing tile as printed: price, points, colour, set; the table is written by hand from the rules."""

from typing import NamedTuple

import pytest
from caverna_rooms import furnish, furnishable, shop
from caverna_table import ROOMS, home, position

from permonik.games.caverna import GAME
from permonik.testing import rule

LETTERS = {
    "w": "wood",
    "s": "stone",
    "o": "ore",
    "g": "grain",
    "v": "vegetable",
    "f": "food",
    "$": "gold",
}


class Row(NamedTuple):
    room: str
    price: str
    points: int
    basic: bool
    colour: str

    @property
    def cost(self) -> dict[str, int]:
        return {LETTERS[part[-1]]: int(part[:-1]) for part in self.price.split()}


DWELLINGS = (
    Row("dwelling", "4w 3s", 3, True, "orange"),
    Row("simple_dwelling_4_2", "4w 2s", 0, True, "orange"),
    Row("simple_dwelling_3_3", "3w 3s", 0, True, "orange"),
    Row("mixed_dwelling", "5w 4s", 4, False, "orange"),
    Row("couple_dwelling", "8w 6s", 5, False, "orange"),
    Row("additional_dwelling", "4w 3s", 5, False, "orange"),
    Row("cuddle_room", "1w", 2, True, "green"),
    Row("breakfast_room", "1w", 0, True, "green"),
    Row("stubble_room", "1w 1o", 1, True, "green"),
    Row("work_room", "1s", 2, False, "green"),
    Row("guest_room", "1w 1s", 0, False, "green"),
    Row("office_room", "1s", 0, False, "green"),
)
MATERIALS = (
    Row("carpenter", "1s", 0, True, "green"),
    Row("stone_carver", "1w", 1, True, "green"),
    Row("blacksmith", "1w 2s", 3, True, "green"),
    Row("miner", "1w 1s", 3, False, "green"),
    Row("builder", "1s", 2, False, "green"),
    Row("trader", "1w", 2, False, "green"),
    Row("wood_supplier", "1s", 2, True, "green"),
    Row("stone_supplier", "1w", 1, True, "green"),
    Row("ruby_supplier", "2w 2s", 2, True, "green"),
    Row("dog_school", "", 0, False, "green"),
    Row("quarry", "1w", 2, False, "green"),
    Row("seam", "2w", 1, False, "green"),
)
FOOD_AND_POINTS = (
    Row("slaughtering_cave", "2w 2s", 2, True, "green"),
    Row("cooking_cave", "2s", 2, True, "green"),
    Row("working_cave", "1w 1s", 2, True, "green"),
    Row("mining_cave", "3w 2s", 2, False, "green"),
    Row("breeding_cave", "1g 1s", 2, False, "green"),
    Row("peaceful_cave", "2w 2s", 2, False, "green"),
    Row("weaving_parlor", "2w 1s", 0, True, "yellow"),
    Row("milking_parlor", "2w 2s", 0, True, "yellow"),
    Row("state_parlor", "3s 5$", 0, False, "yellow"),
    Row("hunting_parlor", "2w", 1, True, "yellow"),
    Row("beer_parlor", "2w", 3, True, "yellow"),
    Row("blacksmithing_parlor", "3o", 2, False, "yellow"),
    Row("stone_storage", "3w 1o", 0, True, "yellow"),
    Row("ore_storage", "1w 2s", 0, True, "yellow"),
    Row("spare_part_storage", "2w", 0, False, "yellow"),
    Row("main_storage", "2w 1s", 0, True, "yellow"),
    Row("weapon_storage", "3w 2s", 0, True, "yellow"),
    Row("supplies_storage", "1w 3f", 0, False, "yellow"),
    Row("broom_chamber", "1w", 0, False, "yellow"),
    Row("treasure_chamber", "1w 1s", 0, True, "yellow"),
    Row("food_chamber", "2w 2v", 0, True, "yellow"),
    Row("prayer_chamber", "2w", 0, False, "yellow"),
    Row("writing_chamber", "2s", 0, True, "yellow"),
    Row("fodder_chamber", "1s 2g", 0, True, "yellow"),
)
ALL = DWELLINGS + MATERIALS + FOOD_AND_POINTS
GIFTS = {"stone_carver": {"stone": 2}, "blacksmith": {"ore": 2}, "state_parlor": {"food": 2}}


def each(rows: tuple[Row, ...]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("row", rows, ids=[row.room for row in rows])


def check(row: Row) -> None:
    """The exact price suffices and nothing less; the printed points count; the tile has its colour and its set."""
    table = furnish(shop(home(**row.cost), row.room), row.room)
    assert table.goods() == GIFTS.get(row.room, {})
    assert table.points().get("rooms", 0) == row.points
    assert (row.room in table.data()["display"]) is (row.room == "dwelling")
    for good in row.cost:
        assert furnishable(shop(home(**row.cost | {good: row.cost[good] - 1}), row.room)) == []
    assert colour(row.room) == row.colour
    assert (row.room in GAME.dump(GAME.setup(2, {"set": "basic"}))["display"]) is row.basic
    assert row.room in GAME.dump(GAME.setup(2, {"set": "full"}))["display"]


def colour(room: str) -> str:
    """As the game sees it: dwellings are what children are wished for in, the Main storage counts yellow tiles."""
    wealth = dict.fromkeys(LETTERS.values(), 9)
    wishing = shop(home(**wealth), room, cards={4: "wish_for_children"})
    if "wish_for_children" in wishing.offers("place"):
        assert wishing.play("place wish_for_children", "do furnish_dwelling").offers("furnish") == [room]
        return "orange"
    if room == "main_storage":
        return "yellow" if yellow("main_storage") == 2 else "green"
    return "yellow" if yellow(room, "main_storage") - yellow(room) == 4 else "green"


def yellow(*rooms: str) -> int:
    plain = home(rooms=dict(zip(("r2c3", "r2c4"), rooms, strict=False)))
    return position(plain, home()).points().get("yellow", 0)


@rule("R12.1")
@each(DWELLINGS)
def test_dwellings_and_special_rooms(row: Row) -> None:
    check(row)


@rule("R12.2")
@each(MATERIALS)
def test_building_materials(row: Row) -> None:
    check(row)


@rule("R12.3")
@each(FOOD_AND_POINTS)
def test_food_and_points(row: Row) -> None:
    check(row)


@rule("R12.1", "R12.2", "R12.3")
def test_there_are_48_kinds_and_27_in_the_basic_game() -> None:
    assert sorted(row.room for row in ALL) == sorted(ROOMS)
    assert len(ALL) == 48
    basic = GAME.dump(GAME.setup(2, {"set": "basic"}))["display"]
    assert sorted(basic) == sorted(row.room for row in ALL if row.basic)
    assert len(basic) == 27
