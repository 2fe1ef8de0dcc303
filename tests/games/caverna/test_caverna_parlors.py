"""The yellow parlors: what they give at once, sell at any time, and are worth at the end."""

from typing import Any

import pytest
from caverna_rooms import FOREST_ROWS, dawn, ending, furnish, shop
from caverna_table import Table, harvesting, home, position

from permonik.testing import example, rule

WEAVING = {"r2c4": "weaving_parlor"}
MILKING = {"r2c4": "milking_parlor"}


def yellow(**plain: Any) -> int:
    return position(home(**plain), home()).points().get("yellow", 0)


# -- Weaving and Milking parlor --------------------------------------------------------------------------------------


@rule("R12.3")
def test_the_weaving_parlor_gives_food_for_every_sheep_at_once() -> None:
    plain = home(larges=FOREST_ROWS, sheep=5, cattle=2, dog=1, wood=2, stone=1)
    table = furnish(shop(plain, "weaving_parlor"), "weaving_parlor")
    assert table.goods() == {"sheep": 5, "cattle": 2, "dog": 1, "food": 5}


@example("EX-33")
@rule("R12.3")
def test_the_weaving_parlor_is_worth_a_point_for_two_sheep() -> None:
    table = position(home(rooms=WEAVING, larges=FOREST_ROWS, sheep=5), home())
    assert table.points()["animals"] == 5
    assert table.points()["yellow"] == 2
    assert [yellow(rooms=WEAVING, sheep=sheep) for sheep in (0, 1, 2, 3)] == [0, 0, 1, 1]


@rule("R12.3")
def test_the_milking_parlor() -> None:
    plain = home(larges=FOREST_ROWS, sheep=2, cattle=3, wood=2, stone=2)
    table = furnish(shop(plain, "milking_parlor"), "milking_parlor")
    assert table.goods() == {"sheep": 2, "cattle": 3, "food": 3}
    assert table.points()["yellow"] == 3
    assert [yellow(rooms=MILKING, cattle=cattle) for cattle in (0, 1, 2)] == [0, 1, 2]


@rule("R12.3")
def test_animals_that_come_later_count_at_the_end_but_bring_no_food() -> None:
    plain = home(larges=FOREST_ROWS, wood=2, stone=2, ruby=2, food=2)
    table = furnish(shop(plain, "milking_parlor"), "milking_parlor")
    table.play("exchange ruby_cattle", "exchange ruby_cattle")
    assert table.goods() == {"cattle": 2}
    assert table.points()["yellow"] == 2


# -- State parlor ----------------------------------------------------------------------------------------------------


@example("EX-46")
@rule("R12.3", "R12.11")
def test_the_state_parlor_on_the_printed_cavern() -> None:
    table = furnish(shop(home(stone=3, gold=5), "state_parlor"), "state_parlor")
    assert table.goods() == {"food": 2}
    assert table.points()["yellow"] == 4


@example("EX-46")
@rule("R12.11")
def test_the_state_parlor_among_dwellings() -> None:
    rooms = {"r1c4": "dwelling", "r2c3": "dwelling", "r3c4": "simple_dwelling_4_2"}
    plain = home(rooms=rooms, cells={"r2c4": "cavern", "r2c5": "cavern"}, stone=6, gold=5, wood=4)
    table = furnish(shop(plain, "state_parlor", "dwelling"), "state_parlor", "r2c4")
    assert table.goods() == {"stone": 3, "wood": 4, "food": 6}
    assert table.points()["yellow"] == 12
    after = position(table.home(), home(), display=["dwelling"])
    after.play("place housework", "do furnish", "furnish dwelling", "cavern r2c5")
    assert after.goods() == {"food": 6}, "no more food"
    assert after.points()["yellow"] == 16


@rule("R12.11")
def test_the_state_parlor_looks_beside_and_only_for_orange() -> None:
    """Neither diagonally, nor at rooms that house no dwarfs; every kind of dwelling is one, the couple's too."""
    rooms = {"r1c4": "state_parlor", "r0c4": "couple_dwelling", "r1c3": "additional_dwelling", "r1c5": "mixed_dwelling"}
    assert yellow(rooms=rooms | {"r2c4": "cuddle_room", "r2c5": "dwelling", "r0c3": "dwelling"}) == 12
    assert yellow(rooms={"r2c4": "state_parlor"}) == 0, "the entry-level dwelling lies at its corner"
    assert yellow(rooms={"r3c4": "state_parlor"}) == 4


# -- parlors that sell -----------------------------------------------------------------------------------------------

SELLING = [
    ("hunting_parlor", "hunting_parlor", {"wild_boar": 2}, {"gold": 2, "food": 2}),
    ("beer_parlor", "beer_parlor_gold", {"grain": 2}, {"gold": 3}),
    ("beer_parlor", "beer_parlor_food", {"grain": 2}, {"food": 4}),
    ("blacksmithing_parlor", "blacksmithing_parlor", {"ruby": 1, "ore": 1}, {"gold": 2, "food": 1}),
    ("spare_part_storage", "spare_part_storage", {"wood": 1, "stone": 1, "ore": 1}, {"gold": 2}),
]


def twice(goods: dict[str, int]) -> dict[str, int]:
    return {good: 2 * amount for good, amount in goods.items()}


def windows(room: str, goods: dict[str, int]) -> list[Table]:
    """Placing a dwarf, the middle of an action, feeding, and before scoring."""
    plain = home(rooms={"r2c4": room}, larges=FOREST_ROWS, **goods)
    return [
        position(plain, home()),
        position(plain, home()).play("place housework", "do gain_dog"),
        harvesting(plain, home(food=4)),
        ending(plain, home()),
    ]


@rule("R12.3", "R12.16")
@pytest.mark.parametrize(("room", "exchange", "give", "get"), SELLING)
def test_they_sell_as_often_as_one_likes_in_every_window(
    room: str, exchange: str, give: dict[str, int], get: dict[str, int]
) -> None:
    for table in windows(room, twice(give)):
        table.play(f"exchange {exchange}", f"exchange {exchange}", seat=0)
        assert {good: held for good, held in table.goods().items() if good != "dog"} == twice(get)
        assert exchange not in table.offers("exchange", 0)


@rule("R12.3")
@pytest.mark.parametrize(("room", "exchange", "give", "get"), SELLING)
def test_they_sell_whole_sets_to_their_owner_only(
    room: str, exchange: str, give: dict[str, int], get: dict[str, int]
) -> None:
    for good in give:
        short = home(rooms={"r2c4": room}, **give | {good: give[good] - 1})
        assert exchange not in position(short, home()).offers("exchange")
    assert exchange not in position(home(**give), home(rooms={"r2c4": room})).offers("exchange")


@rule("R12.3")
def test_beer_needs_grain_from_the_supply() -> None:
    fields = {"r3c2": "field"}
    plain = home(rooms={"r2c4": "beer_parlor"}, cells=fields, crops={"r3c2": {"grain": 3}}, grain=1)
    assert [one for one in position(plain, home()).offers("exchange") if "beer" in one] == []


@rule("R12.7", "R12.16")
def test_two_grain_are_gold_or_food_even_with_the_guest_room() -> None:
    plain = home(rooms={"r2c4": "beer_parlor", "r2c5": "guest_room"}, grain=2)
    table = position(plain, home()).play("exchange beer_parlor_gold")
    assert table.goods() == {"gold": 3}


@rule("R12.16")
@pytest.mark.parametrize(
    ("room", "exchange", "give", "get"),
    [
        ("trader", "trader", {"gold": 2}, {"wood": 1, "stone": 1, "ore": 1}),
        ("cooking_cave", "cooking_cave", {"grain": 1, "vegetable": 1}, {"food": 5}),
    ],
)
def test_green_rooms_sell_in_every_window_too(
    room: str, exchange: str, give: dict[str, int], get: dict[str, int]
) -> None:
    for table in windows(room, twice(give)):
        table.play(f"exchange {exchange}", f"exchange {exchange}", seat=0)
        assert {good: held for good, held in table.goods().items() if good != "dog"} == twice(get)


FIELD = {"r3c2": "field"}
BEER = {"r2c4": "beer_parlor", "r2c5": "quarry"}
CARDS = {1: "blacksmithing", 3: "ore_trading", 5: "sheep_farming"}


@rule("R12.16")
@pytest.mark.parametrize(
    ("question", "texts"),
    [
        ("NextPart", ["place housework"]),
        ("NextPart", ["place blacksmithing"]),
        ("ChooseRoom", ["place housework", "do furnish"]),
        ("Forge", ["place blacksmithing", "do forge_weapon"]),
        ("Expedition", ["place blacksmithing", "do forge_weapon", "forge 1", "do expedition_3"]),
        ("Expedition", ["place blacksmithing", "do forge_weapon", "forge 1", "do expedition_3", "loot dog"]),
        ("Sow", ["place slash_and_burn", "do sow"]),
        ("Trade", ["place ore_trading"]),
        ("Trade", ["place ore_trading", "trade"]),
    ],
)
def test_beer_is_sold_before_and_during_every_decision(question: str, texts: list[str]) -> None:
    plain = home(cells=FIELD, rooms=BEER, grain=3, ore=5, wood=9, stone=9)
    table = position(plain, home(), cards=CARDS).play(*texts)
    assert table.asked() == question
    food = table.goods().get("food", 0)
    table.play("exchange beer_parlor_food")
    assert table.asked() == question, "the question comes again"
    assert table.goods()["food"] == food + 4
    assert table.goods()["grain"] == 1


@rule("R12.16")
def test_beer_is_sold_on_the_market_before_breeding_and_before_income() -> None:
    market = position(home(rooms=BEER, grain=2), *[home()] * 4).play("place weekly_market", "do gain_gold_4")
    market.play("do market", "exchange beer_parlor_gold")
    assert (market.asked(), market.goods()) == ("Market", {"gold": 7})
    breeding = harvesting(home(rooms=BEER, grain=2, sheep=2, food=4), home(food=4)).play("feed 4", seat=0)
    assert breeding.asked(0) == "BeforeBreeding"
    assert breeding.play("exchange beer_parlor_food", seat=0).goods() == {"sheep": 2, "food": 4}
    mining = home(cells={"r1c4": "ore_mine"}, rooms=BEER | {"r1c3": "miner"}, ruby=1, grain=2)
    income = dawn(mining, home(), round=3)
    assert income.asked() == "BeforeIncome"
    assert income.play("exchange beer_parlor_gold").goods() == {"ruby": 1, "gold": 3}


@rule("R12.16")
def test_after_the_last_window_nothing_is_sold() -> None:
    plain = home(rooms={"r2c4": "beer_parlor"}, grain=4)
    table = ending(plain, home()).play("exchange beer_parlor_gold", "stop", seat=0)
    assert table.state.waiting() == ()
    assert (table.points()["gold"], table.points()["grain"]) == (3, 1)
