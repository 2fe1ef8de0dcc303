"""The green caves of the food board, each at its moment."""

from typing import Any

import pytest
from caverna_rooms import FOREST_ROWS, ending, travelling
from caverna_table import Table, harvesting, home, position

from permonik.testing import example, rule, ruling

SLAUGHTERING = {"r2c4": "slaughtering_cave"}
COOKING = {"r2c4": "cooking_cave"}
WORKING = {"r2c4": "working_cave"}
MINING = {"r2c4": "mining_cave"}
BREEDING = {"r2c4": "breeding_cave"}
PEACEFUL = {"r2c4": "peaceful_cave"}
TWO_MINES = {"r1c4": "ore_mine", "r1c5": "ruby_mine"}
ARMED = [(14, "logging_1_3"), 0]


def feeding(kind: str = "normal", **plain: Any) -> Table:
    """A harvest whose feeding is the first question of seat 0; the neighbour has enough."""
    return harvesting(home(**plain), home(food=4), kind=kind)


def demand(table: Table) -> int:
    """What the family of seat 0 needs now, if it has enough."""
    return max([int(food) for food in table.offers("feed", 0)])


# -- Slaughtering cave -----------------------------------------------------------------------------------------------


@rule("R12.3")
@pytest.mark.parametrize(("animal", "food"), [("sheep", 2), ("donkey", 2), ("wild_boar", 3), ("cattle", 4)])
def test_the_slaughtering_cave_adds_a_food_per_animal(animal: str, food: int) -> None:
    table = position(home(rooms=SLAUGHTERING, **{animal: 1}), home()).play(f"exchange {animal}")
    assert table.goods() == {"food": food}


@example("EX-41")
@rule("R12.3", "R12.9")
def test_pairs_of_donkeys_and_the_hunting_parlor() -> None:
    pair = position(home(rooms=SLAUGHTERING, donkey=2), home()).play("exchange two_donkeys")
    assert pair.goods() == {"food": 5}
    cow = position(home(rooms=SLAUGHTERING, cattle=1), home()).play("exchange cattle")
    assert cow.goods() == {"food": 4}
    rooms = {**SLAUGHTERING, "r2c5": "hunting_parlor"}
    hunt = position(home(rooms=rooms, wild_boar=2), home()).play("exchange hunting_parlor")
    assert hunt.goods() == {"gold": 2, "food": 2}


@rule("R12.9")
def test_the_slaughtering_cave_adds_nothing_to_crops_rubies_and_gold() -> None:
    plain = home(rooms={**SLAUGHTERING, "r2c5": "cooking_cave"}, grain=2, vegetable=2, ruby=1, gold=2)
    table = position(plain, home()).play("exchange grain", "exchange vegetable", "exchange ruby", "exchange gold")
    assert table.goods()["food"] == 1 + 2 + 2 + 1
    assert table.play("exchange cooking_cave").goods() == {"food": 11}


@example("EX-69")
@rule("R12.3")
def test_a_ruby_is_worth_three_food_by_the_boar() -> None:
    table = position(home(rooms=SLAUGHTERING, ruby=1), home()).play("exchange ruby_wild_boar", "exchange wild_boar")
    assert table.goods() == {"food": 3}


@ruling("RU-32")
@rule("R12.3")
def test_animals_without_room_are_slaughtered_like_others() -> None:
    lying = {"donkey_farming": {"donkey": 2}}
    plain = home(rooms=SLAUGHTERING, sheep=2)
    table = position(plain, home(), cards={5: "donkey_farming"}, goods=lying)
    table.play("place donkey_farming", "do take_all")
    assert table.asked() == "MakeRoom"
    assert sorted(table.offers("exchange")) == ["donkey", "sheep", "two_donkeys"]
    assert table.play("exchange two_donkeys").goods() == {"sheep": 2, "food": 5}


@ruling("RU-32")
def test_whoever_must_make_room_chooses_which_animals_go() -> None:
    """Any that are there may go, the room of the Hunting parlor included; no dog, and nothing but animals."""
    lying = {"sheep_farming": {"sheep": 1}}
    plain = home(rooms={"r2c4": "hunting_parlor"}, wild_boar=2, dog=1, grain=2, ruby=1, gold=3)
    table = position(plain, home(), cards={1: "sheep_farming"}, goods=lying)
    table.play("place sheep_farming", "do take_all")
    assert sorted(table.offers("exchange")) == ["hunting_parlor", "sheep", "wild_boar"]
    assert table.options() == [f"exchange {one}" for one in table.offers("exchange")]
    table.play("exchange wild_boar")
    assert table.asked() == "MakeRoom", "a boar and a sheep still want the same place"
    assert table.play("exchange wild_boar").goods()["sheep"] == 1


# -- Cooking cave ----------------------------------------------------------------------------------------------------


@example("EX-51")
@rule("R12.3", "R12.16")
def test_three_meals_in_one_feeding() -> None:
    table = feeding(rooms=COOKING, grain=3, vegetable=3)
    table.play(*["exchange cooking_cave"] * 3, seat=0)
    assert table.goods() == {"food": 15}
    assert "cooking_cave" not in table.offers("exchange", 0)


@rule("R12.3")
def test_a_meal_needs_both_crops_from_the_supply() -> None:
    fields = {"r3c2": "field"}
    sown = home(rooms=COOKING, cells=fields, crops={"r3c2": {"vegetable": 2}}, grain=1)
    assert "cooking_cave" not in position(sown, home()).offers("exchange")
    assert "cooking_cave" not in position(home(grain=1, vegetable=1), home()).offers("exchange")


# -- Working cave ----------------------------------------------------------------------------------------------------


@rule("R12.3")
@ruling("RU-29")
def test_the_working_cave_feeds_one_dwarf_with_material() -> None:
    for good, amount in (("wood", 1), ("stone", 1), ("ore", 2)):
        table = feeding(rooms=WORKING, food=9, **{good: amount})
        assert table.offers("work", 0) == [f"{good} adult"]
        assert demand(table) == 4
        table.play(f"work {good} adult", seat=0)
        assert demand(table) == 2
        assert table.goods() == {"food": 9}
        assert table.offers("work", 0) == []
    assert feeding(rooms=WORKING, food=9, ore=1).offers("work", 0) == []


@rule("R12.3", "R12.7")
def test_the_working_cave_feeds_exactly_one_and_nobody_must_use_it() -> None:
    table = feeding(rooms={**WORKING, "r2c5": "guest_room"}, food=9, wood=3, stone=3, ore=3)
    assert demand(table) == 4, "the food alone is enough"
    table.play("work wood adult", seat=0)
    assert table.offers("work", 0) == [], "the Guest room does not touch the choice of the price"
    assert table.play("feed 2", seat=0).home()["begging"] == 0


@example("EX-74")
@ruling("RU-29")
def test_an_adult_saves_two_and_a_newborn_one() -> None:
    family = [0, 0, (0, "newborn")]
    adult = feeding(rooms=WORKING, dwarfs=family, wood=1, food=9)
    assert demand(adult) == 5
    assert adult.offers("work", 0) == ["wood adult", "wood newborn"]
    adult.play("work wood adult", seat=0)
    assert demand(adult) == 3
    newborn = feeding(rooms=WORKING, dwarfs=family, wood=1, food=9).play("work wood newborn", seat=0)
    assert demand(newborn) == 4


@ruling("RU-29")
@rule("R12.3")
def test_in_a_food_only_feeding_the_working_cave_saves_one() -> None:
    table = feeding("food_only", rooms=WORKING, stone=1, food=9)
    assert demand(table) == 2
    assert demand(table.play("work stone adult", seat=0)) == 1


@rule("R12.3", "R12.16")
def test_what_the_working_cave_takes_may_be_bought_in_the_same_feeding() -> None:
    table = feeding(rooms={**WORKING, "r2c5": "trader"}, gold=2, food=2)
    assert table.offers("work", 0) == []
    table.play("exchange trader", "work stone adult", "feed 2", seat=0)
    assert table.goods() == {"wood": 1, "ore": 1}
    assert table.home()["begging"] == 0


# -- Mining cave -----------------------------------------------------------------------------------------------------


@example("EX-49")
@rule("R12.3")
def test_the_mining_cave_counts_donkeys_in_mines_when_food_is_paid() -> None:
    def table() -> Table:
        return feeding(rooms=MINING, cells=TWO_MINES, dwarfs=[0] * 4, donkey=1, ruby=1, food=9)

    assert demand(table()) == 7
    bought = table().play("exchange ruby_donkey", seat=0)
    assert demand(bought) == 6
    eaten = bought.play("exchange two_donkeys", seat=0)
    assert demand(eaten) == 8
    assert eaten.goods() == {"food": 12}


@rule("R12.3")
def test_donkeys_elsewhere_and_empty_mines_save_nothing() -> None:
    assert demand(feeding(rooms=MINING, cells=TWO_MINES, donkey=3, food=9)) == 2
    assert demand(feeding(rooms=MINING, cells=TWO_MINES, food=9)) == 4
    assert demand(feeding(rooms=MINING, donkey=2, food=9)) == 4
    assert demand(feeding(cells=TWO_MINES, donkey=2, food=9)) == 4


@example("EX-50")
@ruling("RU-30")
def test_a_demand_never_drops_below_nothing() -> None:
    mines = {**TWO_MINES, "r0c4": "ore_mine"}
    table = feeding("food_only", rooms=MINING, cells=mines, donkey=3, food=5)
    assert table.state.waiting() == (1,), "seat 0 has nothing to decide"
    assert table.goods() == {"donkey": 3, "food": 5}
    assert table.home()["begging"] == 0


@ruling("RU-30")
@rule("R12.3")
def test_both_caves_together_do_not_give_food() -> None:
    mines = {**TWO_MINES, "r0c4": "ore_mine"}
    table = feeding(rooms=MINING | {"r2c5": "working_cave"}, cells=mines, donkey=3, wood=1, food=5)
    assert demand(table) == 1
    table.play("work wood adult", seat=0)
    assert table.offers("feed", 0) == ["0"]
    table.play("feed 0", seat=0)
    assert (table.goods(), table.home()["begging"]) == ({"donkey": 4, "food": 5}, 0)


@example("EX-44")
@rule("R12.3")
@ruling("RU-29")
def test_working_and_mining_cave() -> None:
    rooms = MINING | {"r2c5": "working_cave"}
    table = feeding(rooms=rooms, cells=TWO_MINES, dwarfs=[0] * 4, donkey=2, stone=1, food=9)
    assert demand(table) == 6
    table.play("work stone adult", seat=0)
    assert demand(table) == 4
    assert table.goods() == {"donkey": 2, "food": 9}


# -- Breeding cave ---------------------------------------------------------------------------------------------------


@example("EX-43")
@rule("R12.3")
@pytest.mark.parametrize(("types", "food"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5)])
def test_the_breeding_cave_gives_food_for_newborns(types: int, food: int) -> None:
    herd = dict.fromkeys(("sheep", "donkey", "wild_boar", "cattle")[:types], 2)
    table = feeding(rooms=BREEDING, larges=FOREST_ROWS, food=4, **herd).play("feed 4", seat=0)
    assert table.goods() == dict.fromkeys(herd, 3) | ({"food": food} if food else {})


@example("EX-43")
@rule("R12.3")
def test_the_breeding_cave_counts_the_newborns_of_loot() -> None:
    plain = home(rooms=BREEDING, larges=FOREST_ROWS, sheep=2, donkey=2, cattle=2, dwarfs=ARMED)
    table = travelling(plain, 1, 14).play("loot breed", "breed sheep", "breed cattle")
    assert table.goods() == {"sheep": 3, "donkey": 2, "cattle": 3, "food": 2}
    one = travelling(plain, 1, 14).play("loot breed", "breed sheep", "stop")
    assert one.goods()["food"] == 1


@rule("R12.3")
def test_the_breeding_cave_counts_only_those_who_were_born() -> None:
    """Two pairs, room for one newborn: 1 food, and none before it is born."""
    table = feeding(rooms=BREEDING, larges=FOREST_ROWS[:1], sheep=2, cattle=2, food=4).play("feed 4", "stop", seat=0)
    assert sorted(table.offers("breed", 0)) == ["cattle", "sheep"]
    assert table.play("breed cattle", seat=0).goods() == {"sheep": 2, "cattle": 3, "food": 1}


# -- Peaceful cave ---------------------------------------------------------------------------------------------------


@rule("R12.3", "R12.16")
def test_the_peaceful_cave_takes_weapons_for_food() -> None:
    table = position(home(rooms=PEACEFUL, dwarfs=[0, 5, 8]), home())
    assert table.offers("disarm") == ["2", "3"], "an unarmed dwarf has nothing to lay down"
    table.play("disarm 2")
    assert (table.strengths(), table.goods()) == ([0, 0, 8], {"food": 5})
    table.play("disarm 3")
    assert (table.strengths(), table.goods()) == ([0, 0, 0], {"food": 13})
    assert position(home(dwarfs=[0, 5]), home()).offers("disarm") == []


@rule("R12.3", "R12.16")
def test_a_weapon_may_be_laid_down_while_feeding_and_before_scoring() -> None:
    table = feeding(rooms=PEACEFUL, dwarfs=[0, 4]).play("disarm 2", "feed 4", seat=0)
    assert (table.strengths(), table.goods(), table.home()["begging"]) == ([0, 0], {}, 0)
    last = ending(home(rooms={**PEACEFUL, "r2c5": "prayer_chamber"}, dwarfs=[0, 4]), home())
    assert "yellow" not in last.points()
    assert last.play("disarm 2", "stop", seat=0).points()["yellow"] == 8


@rule("R12.3")
def test_a_dwarf_who_laid_his_weapon_down_is_unarmed_like_others() -> None:
    """He goes first among the waiting, and may forge again."""
    table = position(home(rooms=PEACEFUL, dwarfs=[2, 9], ore=1), home(), cards={1: "blacksmithing"})
    table.play("disarm 2", "place blacksmithing", "do forge_weapon", "forge 1")
    assert table.strengths() == [2, 1]
