"""Carpenter, Stone carver, Blacksmith and Builder: what they save, on what, and together."""

import pytest
from caverna_rooms import furnish, furnishable, shop, travelling
from caverna_table import home, position

from permonik.testing import example, rule, ruling

MEADOWS = {"r3c2": "meadow", "r3c1": "meadow", "r3c0": "meadow"}
CARPENTER = {"r2c4": "carpenter"}
CARVER = {"r2c4": "stone_carver"}
SMITH = {"r2c4": "blacksmith"}
BUILDER = {"r2c4": "builder"}
BOTH = {"r2c4": "carpenter", "r2c5": "stone_carver"}
ALL_THREE = {"r2c4": "carpenter", "r2c5": "stone_carver", "r3c4": "builder"}


# -- the Carpenter ---------------------------------------------------------------------------------------------------


@rule("R12.2", "R12.5")
def test_the_carpenter_saves_one_wood_on_a_room() -> None:
    table = shop(
        home(rooms=CARPENTER, wood=4, stone=4), "mixed_dwelling", "cuddle_room", "cooking_cave", "couple_dwelling"
    )
    assert furnishable(table) == ["mixed_dwelling", "cuddle_room", "cooking_cave"]
    assert furnish(table, "mixed_dwelling").goods() == {}


@rule("R12.5", "R12.13")
def test_a_discount_never_goes_below_nothing() -> None:
    table = furnish(shop(home(rooms=BOTH, wood=1, stone=1), "cuddle_room"), "cuddle_room")
    assert table.goods() == {"wood": 1, "stone": 1}
    table = furnish(shop(home(rooms=BOTH, wood=1, stone=1), "work_room"), "work_room")
    assert table.goods() == {"wood": 1, "stone": 1}


@example("EX-39")
@ruling("RU-10")
@rule("R12.2")
def test_the_carpenter_saves_on_each_pasture_of_one_action() -> None:
    table = position(home(cells=MEADOWS, rooms=CARPENTER, wood=4), home(), cards={1: "sheep_farming"})
    table.play("place sheep_farming", "do small_pasture", "fence r3c2")
    assert table.goods() == {"wood": 3}
    table.play("do large_pasture", "fence r3c1", "fence r3c0")
    assert table.goods() == {}
    poor = position(home(cells=MEADOWS, rooms=CARPENTER), home(), cards={1: "sheep_farming"})
    assert "sheep_farming" not in poor.offers("place"), "a small pasture still costs 1"


@example("EX-39")
@ruling("RU-11")
def test_the_carpenter_saves_on_the_pastures_of_the_loot() -> None:
    plain = home(cells=MEADOWS, rooms=CARPENTER, wood=1, dwarfs=[(10, "logging_1_3"), 0])
    table = travelling(plain, 2, 10).play("loot small_pasture", "fence r3c2")
    assert table.goods() == {"wood": 1}
    assert table.play("loot large_pasture", "fence r3c1", "fence r3c0").goods() == {}
    bare = home(cells=MEADOWS, rooms=CARPENTER, dwarfs=[(10, "logging_1_3"), 0])
    assert "small_pasture" in travelling(bare, 2, 10).offers("loot")
    assert "large_pasture" not in travelling(bare, 2, 10).offers("loot")


@rule("R12.2")
@ruling("RU-10")
def test_the_carpenter_helps_on_fence_building_too() -> None:
    lying = {"fence_building_5": {"wood": 1}}
    table = position(home(cells=MEADOWS, rooms=CARPENTER, wood=3), *[home()] * 4, goods=lying)
    table.play("place fence_building_5", "do take_all", "do large_pasture", "fence r3c1", "fence r3c0")
    assert table.play("do small_pasture", "fence r3c2").goods() == {}


@rule("R12.5")
def test_the_carpenter_saves_nothing_else() -> None:
    """Neither stone on a stable nor ore on a weapon."""
    table = position(home(rooms=CARPENTER), home(), cards={1: "sheep_farming", 2: "blacksmithing"})
    assert not {"sheep_farming", "blacksmithing"} & set(table.offers("place"))


# -- the Stone carver ------------------------------------------------------------------------------------------------


@rule("R12.2", "R12.12")
def test_the_stone_carver_brings_two_stone_at_once_and_saves_one_later() -> None:
    table = furnish(shop(home(wood=1), "stone_carver"), "stone_carver")
    assert table.goods() == {"stone": 2}
    table = shop(home(rooms=CARVER, stone=1), "cooking_cave", "writing_chamber")
    assert furnish(table, "cooking_cave").goods() == {}
    assert furnishable(shop(home(rooms=CARVER), "cooking_cave")) == []


@rule("R12.2", "R12.5")
def test_stables_are_free_with_the_stone_carver() -> None:
    table = position(home(rooms=CARVER, stone=1), home(), cards={1: "sheep_farming"})
    table.play("place sheep_farming", "do stable", "stable r0c0")
    assert table.goods() == {"stone": 1}
    assert "sheep_farming" in position(home(rooms=CARVER), home(), cards={1: "sheep_farming"}).offers("place")
    assert "sheep_farming" not in position(home(), home(), cards={1: "sheep_farming"}).offers("place")


# -- the Blacksmith --------------------------------------------------------------------------------------------------


@rule("R12.2", "R12.12")
def test_the_blacksmith_brings_two_ore_at_once() -> None:
    assert furnish(shop(home(wood=1, stone=2), "blacksmith"), "blacksmith").goods() == {"ore": 2}


@example("EX-38")
@rule("R12.2", "R12.5")
@pytest.mark.parametrize(
    ("ore", "strengths", "left"),
    [(0, 2, [0, 0]), (1, 3, [1, 1, 0]), (6, 8, [6, 6, 5, 4, 3, 2, 1, 0]), (9, 8, [9, 9, 8, 7, 6, 5, 4, 3])],
)
def test_the_blacksmith_saves_two_ore_on_a_weapon(ore: int, strengths: int, left: list[int]) -> None:
    for strength in range(1, strengths + 1):
        table = position(home(rooms=SMITH, ore=ore), home(), cards={1: "blacksmithing"})
        table.play("place blacksmithing", "do forge_weapon")
        assert table.options() == [f"forge {one}" for one in range(1, strengths + 1)]
        table.play(f"forge {strength}")
        assert table.strengths()[0] == strength
        assert table.goods().get("ore", 0) == left[strength - 1]


@rule("R12.2")
def test_the_blacksmith_helps_on_an_adventure_too() -> None:
    table = position(home(rooms=SMITH, ore=1), home(), cards={10: "adventure"}, round=10)
    table.play("place adventure", "do forge_weapon", "forge 3")
    assert (table.strengths(), table.goods()) == ([3, 0], {})


@rule("R12.5")
def test_the_blacksmith_saves_no_ore_elsewhere() -> None:
    table = position(home(rooms=SMITH, ore=1), home(), cards={10: "ore_trading"}, round=10)
    assert "ore_trading" not in table.offers("place")
    assert furnishable(shop(home(rooms=SMITH, ore=2), "blacksmithing_parlor")) == []


# -- the Builder -----------------------------------------------------------------------------------------------------


@example("EX-40")
@rule("R12.2", "R12.13")
def test_the_builder_pays_the_blacksmith_tile_with_ore() -> None:
    table = furnish(shop(home(rooms=BUILDER, ore=2, stone=1), "blacksmith"), "blacksmith")
    assert table.offers("pay") == [], "there is no other way"
    assert table.goods() == {"ore": 2}, "which the Blacksmith brings"
    assert furnishable(shop(home(rooms=BUILDER, ore=3), "blacksmith")) == [], "one stone only is replaced"


@example("EX-59")
@rule("R12.13")
@pytest.mark.parametrize(
    ("wood", "stone", "ore", "possible"),
    [(4, 2, 1, True), (3, 3, 1, True), (3, 2, 2, True), (3, 2, 1, False), (2, 3, 2, False), (4, 1, 2, False)],
)
def test_the_builder_pays_for_a_dwelling(wood: int, stone: int, ore: int, possible: bool) -> None:
    table = shop(home(rooms=BUILDER, wood=wood, stone=stone, ore=ore), "dwelling")
    assert (furnishable(table) == ["dwelling"]) is possible
    if possible:
        assert furnish(table, "dwelling").goods() == {}


@rule("R12.13")
@pytest.mark.parametrize(
    ("way", "left"),
    [
        ("nothing", {"ore": 2}),
        ("wood", {"wood": 1, "ore": 1}),
        ("stone", {"stone": 1, "ore": 1}),
        ("both", {"wood": 1, "stone": 1}),
    ],
)
def test_both_replacements_are_voluntary_and_independent(way: str, left: dict[str, int]) -> None:
    table = furnish(shop(home(rooms=BUILDER, wood=4, stone=3, ore=2), "dwelling"), "dwelling")
    assert table.offers("pay") == ["nothing", "wood", "stone", "both"]
    assert table.play(f"pay {way}").goods() == left


@rule("R12.2", "R12.5")
def test_the_builder_is_for_rooms_only() -> None:
    table = position(home(cells=MEADOWS, rooms=BUILDER, wood=1, ore=9), home(), cards={1: "sheep_farming"})
    assert "sheep_farming" not in table.offers("place")


@rule("R12.12")
def test_no_tile_helps_with_its_own_price() -> None:
    assert furnishable(shop(home(ore=1), "builder")) == []
    assert furnishable(shop(home(wood=1), "carpenter")) == []
    assert furnishable(shop(home(stone=2, wood=1), "blacksmith", "stone_carver")) == ["stone_carver", "blacksmith"]
    assert furnishable(shop(home(stone=1, wood=1), "blacksmith")) == []
    assert furnishable(shop(home(stone=1), "stone_carver")) == []


# -- together --------------------------------------------------------------------------------------------------------


@rule("R12.5", "R12.13")
def test_all_three_help_with_one_room() -> None:
    """A Dwelling for 4w 3s: 3w 2s after discounts, 2w 1s and 2 ore after the Builder."""
    table = shop(home(rooms=ALL_THREE, wood=2, stone=1, ore=2), "dwelling")
    assert furnish(table, "dwelling").goods() == {}
    for wood, stone, ore in ((1, 1, 9), (2, 0, 9), (2, 1, 1)):
        assert furnishable(shop(home(rooms=ALL_THREE, wood=wood, stone=stone, ore=ore), "dwelling")) == []


@rule("R12.13")
def test_the_builder_replaces_what_discounts_have_left() -> None:
    """A Cuddle room is free with the Carpenter, so there is no wood to replace."""
    table = furnish(shop(home(rooms=ALL_THREE, wood=1, ore=1), "cuddle_room"), "cuddle_room")
    assert table.offers("pay") == []
    assert table.goods() == {"wood": 1, "ore": 1}


@example("EX-65")
@ruling("RU-11")
@rule("R12.5")
def test_the_dwelling_of_the_loot() -> None:
    armed = [(11, "logging_1_3"), 0]
    table = travelling(home(dwarfs=armed, wood=3, stone=3), 1, 11)
    table.play("loot dwelling", "furnish dwelling", "cavern r2c3")
    assert table.goods() == {"wood": 1, "stone": 1}
    table = travelling(home(dwarfs=armed, wood=2, stone=2, rooms=BOTH), 1, 11)
    table.play("loot dwelling", "furnish dwelling", "cavern r2c3")
    assert table.goods() == {"wood": 1, "stone": 1}
    assert "dwelling" not in travelling(home(dwarfs=armed, wood=1, stone=2), 1, 11).offers("loot")
    assert "dwelling" not in travelling(home(dwarfs=armed, wood=1, stone=0, rooms=BOTH), 1, 11).offers("loot")


@ruling("RU-11")
@rule("R12.13")
def test_the_builder_helps_with_the_dwelling_of_the_loot() -> None:
    plain = home(dwarfs=[(11, "logging_1_3"), 0], wood=1, stone=1, ore=2, rooms=BUILDER)
    table = travelling(plain, 1, 11).play("loot dwelling", "furnish dwelling", "cavern r2c3")
    assert table.goods() == {}
