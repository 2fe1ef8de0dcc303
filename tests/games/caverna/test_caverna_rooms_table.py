"""Every furnishing tile as printed: price, points, colour, set; the table is written by hand from the rules."""

from itertools import combinations
from random import Random
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
BY_NAME = {row.room: row for row in ALL}
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


# -- every price with every help -------------------------------------------------------------------------------------

HELP = {"carpenter": "r2c4", "stone_carver": "r2c5", "builder": "r3c4"}


def payable(row: Row, held: dict[str, int], helping: tuple[str, ...]) -> bool:
    """By the rules: discounts first, then at most one wood and one stone replaced by ore."""
    wood = max(0, row.cost.get("wood", 0) - ("carpenter" in helping))
    stone = max(0, row.cost.get("stone", 0) - ("stone_carver" in helping))
    others = {good: amount for good, amount in row.cost.items() if good not in ("wood", "stone", "ore")}
    if any(held[good] < amount for good, amount in others.items()):
        return False
    replaced = (1 if wood else 0, 1 if stone else 0) if "builder" in helping else (0, 0)
    wood_missing, stone_missing = max(0, wood - held["wood"]), max(0, stone - held["stone"])
    if wood_missing > replaced[0] or stone_missing > replaced[1]:
        return False
    return held["ore"] >= row.cost.get("ore", 0) + wood_missing + stone_missing


@rule("R12.5", "R12.13")
@pytest.mark.parametrize("helping", [some for n in range(4) for some in combinations(HELP, n)], ids="+".join)
def test_every_price_with_every_help(helping: tuple[str, ...]) -> None:
    """With about what each room costs; all rooms lie on the supply boards at once."""
    rng = Random("".join(helping))
    for row in ALL:
        near = {good: max(0, row.cost.get(good, 0) + rng.choice((-2, -1, 0, 1))) for good in LETTERS.values()}
        table = position(home(rooms={HELP[one]: one for one in helping}, **near), home())
        expected = [one for one in ROOMS if one not in helping and payable(BY_NAME[one], near, helping)]
        assert furnishable(table) == expected
