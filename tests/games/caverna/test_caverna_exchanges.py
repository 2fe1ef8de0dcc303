"""Exchanges for food, and rubies (section 7)."""

import pytest
from caverna_table import GOODS, harvesting, home, position

from permonik.testing import example, rule

RATES = {"donkey": 1, "sheep": 1, "grain": 1, "wild_boar": 2, "vegetable": 2, "ruby": 2, "cattle": 3}
FOR_A_RUBY = ["wood", "stone", "ore", "grain", "vegetable", "sheep", "donkey", "wild_boar", "dog", "gold"]
FIELDS = {"r3c2": "field"}


@rule("R7.2")
@pytest.mark.parametrize("good", RATES)
def test_rates(good: str) -> None:
    table = position(home(**{good: 2}), home()).play(f"exchange {good}")
    assert table.goods() == {good: 1, "food": RATES[good]}


@rule("R7.2")
@example("EX-10")
def test_donkeys_are_worth_more_in_pairs() -> None:
    assert position(home(donkey=1), home()).offers("exchange") == ["donkey"]
    assert position(home(donkey=1), home()).play("exchange donkey").goods() == {"food": 1}
    assert position(home(donkey=2), home()).play("exchange two_donkeys").goods() == {"food": 3}
    mine = {"r2c4": "ore_mine"}
    three = position(home(cells=mine, donkey=3), home()).play("exchange two_donkeys", "exchange donkey")
    assert three.goods() == {"food": 4}


@rule("R7.2")
def test_only_crops_from_the_supply_are_food() -> None:
    plain = home(cells=FIELDS, crops={"r3c2": {"vegetable": 2}})
    assert position(plain, home()).offers("exchange") == []


@rule("R7.3")
@example("EX-9")
@pytest.mark.parametrize("gold", [2, 3, 4, 5, 9])
def test_each_exchange_of_gold_costs_a_fee_of_one(gold: int) -> None:
    table = position(home(gold=gold), home()).play("exchange gold", *["more"] * (gold - 2))
    assert table.goods() == {"food": gold - 1}
    assert table.asked() == "PlaceDwarf"


@rule("R7.3")
@example("EX-9")
def test_two_exchanges_pay_two_fees() -> None:
    table = position(home(gold=4), home()).play("exchange gold", "stop")
    assert table.goods() == {"gold": 2, "food": 1}
    assert table.play("exchange gold").goods() == {"food": 2}


@rule("R7.4")
@pytest.mark.parametrize("good", ["dog", "wood", "stone", "ore", "food"])
def test_dogs_and_building_materials_are_no_food(good: str) -> None:
    table = position(home(**{good: 9}), home())
    assert table.offers("exchange") == []
    assert harvesting(home(**{good: 9})).offers("exchange") == []


@rule("R7.4")
def test_dwarfs_are_no_food() -> None:
    """Not even armed ones, without a Peaceful cave."""
    assert harvesting(home(dwarfs=[14, 14])).options() == ["feed 0"]


@rule("R7.5")
def test_what_a_ruby_buys() -> None:
    table = position(home(ruby=1), home())
    assert sorted(table.offers("exchange")) == sorted(
        ["ruby", *[f"ruby_{good}" for good in FOR_A_RUBY], "ruby_meadow", "ruby_field", "ruby_tunnel"]
    )
    for good in FOR_A_RUBY:
        assert position(home(ruby=3), home()).play(f"exchange ruby_{good}").goods() == {"ruby": 2, good: 1}


@rule("R7.5")
@pytest.mark.parametrize(("ruby", "food", "possible"), [(1, 0, False), (1, 1, True), (0, 1, False), (2, 3, True)])
def test_a_cow_costs_a_ruby_and_a_food(ruby: int, food: int, possible: bool) -> None:
    table = position(home(ruby=ruby, food=food), home())
    assert ("ruby_cattle" in table.offers("exchange")) is possible
    if possible:
        table.play("exchange ruby_cattle")
        left = {"ruby": ruby - 1, "food": food - 1, "cattle": 1}
        assert table.goods() == {good: held for good, held in left.items() if held}


@rule("R7.5")
@example("EX-11")
def test_a_ruby_is_two_food_like_the_boar_it_buys() -> None:
    assert position(home(ruby=1), home()).play("exchange ruby").goods() == {"food": 2}
    table = position(home(ruby=1), home()).play("exchange ruby_wild_boar", "exchange wild_boar")
    assert table.goods() == {"food": 2}


@rule("R7.6")
@pytest.mark.parametrize(
    ("tile", "rubies", "cell"),
    [("meadow", 1, "r3c2"), ("field", 1, "r3c2"), ("tunnel", 1, "r2c4"), ("cavern", 2, "r2c4")],
)
def test_single_tiles_for_rubies(tile: str, rubies: int, cell: str) -> None:
    """They are laid at once."""
    table = position(home(ruby=rubies), home()).play(f"exchange ruby_{tile}")
    assert table.asked() == "PlaceSingle"
    assert {text.split()[0] for text in table.options()} == {"lay"}
    table.play(f"lay {cell}")
    assert table.home()["cells"][cell] == tile
    assert table.goods() == {}
    assert f"ruby_{tile}" not in position(home(ruby=rubies - 1), home()).offers("exchange")


@rule("R7.6")
def test_a_tile_that_fits_nowhere_is_not_sold() -> None:
    forest = {f"r{row}c{column}": "field" for row in range(4) for column in range(3)}
    table = position(home(cells=forest, ruby=2), home())
    tiles = {"ruby_meadow", "ruby_field", "ruby_tunnel", "ruby_cavern"}
    assert tiles & set(table.offers("exchange")) == {"ruby_tunnel", "ruby_cavern"}


@rule("R7.6")
def test_a_ruby_tile_interrupts_an_action() -> None:
    """A tunnel while founding a mine, a meadow while fencing, a field while sowing."""
    cards = {2: "sheep_farming", 3: "ore_mine_construction"}
    plain = home(cells={"r2c4": "tunnel"}, ruby=1, dwarfs=[1, 1])
    table = position(plain, home(), cards=cards).play("place ore_mine_construction", "exchange ruby_tunnel", "lay r2c5")
    assert table.offers("do") == ["ore_mine_deep_tunnel_and_gain_ore_3", "expedition_2"]
    plain = home(cells={"r3c2": "meadow", "r3c0": "meadow"}, ruby=1, wood=6)
    table = position(plain, home(), cards=cards)
    table.play("place sheep_farming", "do small_pasture", "fence r3c2")
    assert table.offers("do") == []
    table.play("exchange ruby_meadow", "lay r3c1", "do large_pasture", "fence r3c0", "fence r3c1")
    assert table.goods() == {"food": 1}
    plain = home(cells=FIELDS, ruby=1, grain=2)
    table = position(plain, home()).play(
        "place slash_and_burn", "do sow", "sow grain", "exchange ruby_field", "lay r3c1"
    )
    assert len(table.play("sow grain").home()["crops"]) == 2


@rule("R7.7")
def test_a_ruby_changes_the_order_of_dwarfs() -> None:
    """One ruby, for one placement; without a ruby or a stronger dwarf it is not offered."""
    assert position(home(dwarfs=[0, 4]), home()).offers("order") == []
    assert position(home(dwarfs=[4, 4], ruby=1), home()).offers("order") == []
    table = position(home(dwarfs=[0, 4], ruby=3), home()).play("order 2")
    assert table.goods() == {"ruby": 2}
    table.play("place housework", "do gain_dog", "stop")
    assert [dwarf["place"] for dwarf in table.home()["dwarfs"]] == ["waiting", "housework"]


@rule("R7.8")
def test_exchanges_are_repeated_at_will() -> None:
    """Nine in one window, of five kinds, in any order; the window stays open."""
    plain = home(grain=2, vegetable=2, ruby=3, sheep=1, gold=4)
    table = position(plain, home())
    for one in ("grain", "ruby", "vegetable", "sheep", "ruby_wood", "grain", "ruby_wood", "vegetable"):
        table.play(f"exchange {one}")
        assert table.asked() == "PlaceDwarf"
    table.play("exchange gold", "more", "stop")
    assert table.goods() == {"food": 2 + 2 + 4 + 1 + 2, "wood": 2, "gold": 1}


@rule("R7.8")
def test_any_amount_of_gold_from_two_up_to_all() -> None:
    assert "gold" not in position(home(gold=1), home()).offers("exchange")
    for amount in range(2, 8):
        table = position(home(gold=7), home()).play("exchange gold", *["more"] * (amount - 2))
        if amount < 7:
            assert table.options() == ["stop", "more"]
            table.play("stop")
        left = {"gold": 7 - amount, "food": amount - 1}
        assert table.goods() == {good: held for good, held in left.items() if held}
        assert table.asked() == "PlaceDwarf"


@rule("R7.9")
def test_a_price_is_paid_at_the_moment_of_the_action() -> None:
    """Food for an Imitation: a cow becomes food first; without it the space is closed, and nothing is owed."""
    taken = {"supplies": 1}
    closed = position(home(food=1, cattle=1), home(), home(), taken=taken)
    assert "imitation_3" not in closed.offers("place")
    closed.play("exchange cattle", "place imitation_3", "imitate supplies")
    assert closed.goods() == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
    assert "imitation_3" not in position(home(food=3), home(), home(), taken=taken).offers("place")


@rule("R7.9")
def test_goods_for_a_price_are_acquired_within_the_action() -> None:
    """A ruby becomes the missing wood while the room is chosen; a price is never paid in part."""
    table = position(home(ruby=1, stone=1), home(), display=["miner", "carpenter"]).play(
        "place housework", "do furnish"
    )
    assert table.offers("furnish") == ["carpenter"]
    table.play("exchange ruby_wood", "furnish miner", "cavern r2c3")
    assert table.goods() == {}


@rule("R7.10")
@example("EX-69")
def test_an_animal_bought_is_housed_or_eaten() -> None:
    """With the Slaughtering cave the detour over a boar brings 3 food, a ruby eaten directly 2."""
    table = position(home(ruby=1, sheep=2), home()).play("exchange ruby_wild_boar")
    assert table.asked() == "MakeRoom"
    assert table.play("exchange wild_boar").goods() == {"sheep": 2, "food": 2}
    cave = {"r2c3": "slaughtering_cave"}
    table = position(home(ruby=2, rooms=cave), home()).play("exchange ruby_wild_boar", "exchange wild_boar")
    assert table.goods() == {"ruby": 1, "food": 3}
    assert table.play("exchange ruby").goods() == {"food": 5}


@rule("R7.1")
def test_no_space_or_tile_is_needed() -> None:
    """Everything that can be eaten is on offer before the first placement, and nothing else."""
    plain = home(**dict.fromkeys(GOODS, 1))
    plain["goods"] |= {"ruby": 0, "gold": 2, "donkey": 0, "wild_boar": 0, "cattle": 0}
    assert position(plain, home()).offers("exchange") == ["gold", "sheep", "grain", "vegetable"]
