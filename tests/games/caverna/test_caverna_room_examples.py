"""Worked examples around pastures, stables, exchanges and stubble."""

import pytest
from caverna_rooms import furnishable, living, shop, travelling
from caverna_table import home, position

from permonik.testing import example, rule, ruling

CATTLE_AT_HOME = {"cattle": 2}  # they fill the entry-level dwelling


# -- pastures and stables --------------------------------------------------------------------------------------------

TWO_SMALL = {"r3c2": "small_pasture", "r3c1": "small_pasture"}


@example("EX-56")
def test_pastures_side_by_side_stay_two_places() -> None:
    """The entry-level dwelling is full of boars."""
    stable = ["r3c2"]
    assert living(cells=TWO_SMALL, stables=stable, sheep=4, cattle=2, wild_boar=2)
    assert living(cells=TWO_SMALL, stables=stable, sheep=6, wild_boar=2)
    assert not living(cells=TWO_SMALL, stables=stable, sheep=5, cattle=1, wild_boar=2)
    assert not living(cells=TWO_SMALL, stables=stable, sheep=7, wild_boar=2)
    assert position(home(cells=TWO_SMALL, stables=stable), home()).points()["pastures"] == 2 + 2


@example("EX-57")
def test_a_large_pasture_takes_a_stable_on_each_cell_one_per_action() -> None:
    large = [("r3c2", "r3c1")]
    table = position(home(larges=large, stone=3), home(), cards={1: "sheep_farming", 5: "donkey_farming"})
    table.play("place sheep_farming", "do stable", "stable r3c2")
    assert table.seat == 1, "one stable per action"
    second = position(table.home(), home(), cards={5: "donkey_farming"}).play("place donkey_farming", "do stable")
    assert "r3c2" not in second.offers("stable")
    second.play("stable r3c1")
    third = position(second.home(), home(), cards={5: "donkey_farming"})
    third.play("place donkey_farming", "do stable")
    assert not {"r3c2", "r3c1"} & set(third.offers("stable"))


@example("EX-57")
@pytest.mark.parametrize(("stables", "animals"), [([], 4), (["r3c1"], 8), (["r3c1", "r3c2"], 16)])
def test_a_large_pasture_with_stables(stables: list[str], animals: int) -> None:
    large = [("r3c2", "r3c1")]
    assert living(larges=large, stables=stables, sheep=animals, **CATTLE_AT_HOME)
    assert not living(larges=large, stables=stables, sheep=animals + 1, **CATTLE_AT_HOME)


@example("EX-58")
def test_with_three_stables_there_is_no_fourth() -> None:
    cells = {"r3c2": "meadow", "r3c1": "meadow", "r3c0": "meadow"}
    stables = ["r0c0", "r0c1", "r1c0"]
    lying = {"sheep_farming": {"sheep": 1}}
    plain = home(cells=cells, stables=stables, wood=6, stone=5)
    table = position(plain, home(), cards={1: "sheep_farming"}, goods=lying).play("place sheep_farming")
    assert table.offers("do") == ["small_pasture", "large_pasture", "take_all"]
    armed = home(cells=cells, stables=stables, stone=5, dwarfs=[(14, "logging_1_3"), 0])
    assert "stable" not in travelling(armed, 4, 14).offers("loot")
    armed = home(cells=cells, stables=stables[:2], dwarfs=[(14, "logging_1_3"), 0])
    assert "stable" in travelling(armed, 4, 14).offers("loot")


# -- exchanges -------------------------------------------------------------------------------------------------------


@example("EX-60")
@rule("R12.3")
def test_cattle_pay_for_the_supplies_storage() -> None:
    table = shop(home(wood=1, cattle=1), "supplies_storage")
    assert furnishable(table) == []
    table.play("place housework", "exchange cattle")
    assert table.goods() == {"wood": 1, "food": 3}
    table.play("do furnish", "furnish supplies_storage", "cavern r2c3")
    assert table.goods() == {}


@ruling("RU-23")
@pytest.mark.parametrize(
    "good", ["wood", "stone", "ore", "grain", "vegetable", "sheep", "donkey", "wild_boar", "dog", "gold"]
)
def test_a_ruby_buys_practically_any_good(good: str) -> None:
    table = position(home(ruby=2), home()).play(f"exchange ruby_{good}")
    assert table.goods() == {"ruby": 1, good: 1}


@ruling("RU-23")
def test_a_ruby_buys_no_ruby_and_nothing_else() -> None:
    bought = [one for one in position(home(ruby=1, food=1), home()).offers("exchange") if one.startswith("ruby_")]
    goods = {"wood", "stone", "ore", "grain", "vegetable", "sheep", "donkey", "wild_boar", "dog", "gold", "cattle"}
    assert {one.removeprefix("ruby_") for one in bought} == goods | {"meadow", "field", "tunnel"}


@ruling("RU-34")
def test_dogs_are_not_given_away() -> None:
    table = position(home(dog=9), home())
    assert table.offers("exchange") == []
    lying = {"sheep_farming": {"sheep": 4}}
    table = position(home(dog=3), home(), cards={1: "sheep_farming"}, goods=lying)
    table.play("place sheep_farming", "do take_all")
    assert table.asked() == "MakeRoom"
    assert table.options() == ["exchange sheep"]


@ruling("RU-34")
def test_a_single_gold_is_worth_no_food() -> None:
    assert position(home(gold=1), home()).offers("exchange") == []
    assert position(home(gold=2), home()).offers("exchange") == ["gold"]


# -- stubble ---------------------------------------------------------------------------------------------------------


@example("EX-62")
@ruling("RU-33")
def test_sowing_drives_the_animal_off_its_field() -> None:
    cells = {"r3c2": "field", "r3c1": "field"}
    plain = home(cells=cells, rooms={"r2c4": "stubble_room"}, sheep=2, grain=2, **CATTLE_AT_HOME)
    table = position(plain, home()).play("place slash_and_burn", "do sow", "sow grain")
    assert table.asked() == "MakeRoom"
    assert sorted(table.offers("exchange")) == ["cattle", "sheep"]
    table.play("exchange sheep")
    assert table.goods() == {"sheep": 1, "grain": 1, "food": 1, **CATTLE_AT_HOME}
    table.play("sow grain", "exchange sheep")
    assert table.goods() == {"food": 2, **CATTLE_AT_HOME}


@ruling("RU-33")
def test_an_animal_with_another_place_moves_there() -> None:
    cells = {"r3c2": "field", "r3c1": "field"}
    plain = home(cells=cells, rooms={"r2c4": "stubble_room"}, sheep=3, grain=1)
    table = position(plain, home()).play("place slash_and_burn", "do sow", "sow grain")
    assert table.seat == 1
    assert table.goods() == {"sheep": 3}
