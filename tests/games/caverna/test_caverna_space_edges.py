"""The rulebook's examples for single action spaces, the market, and what the rulings say of them (section 11)."""

from typing import Any

import pytest
from caverna_cases import CAVE, FOREST, MEADOWS, Case, fence_building, follow, mined
from caverna_table import Table, home

from permonik.testing import example, rule, ruling

TUNNELS = {"r2c4": "tunnel", "r2c5": "tunnel"}


@example("EX-21")
@rule("R11.1", "R11.9")
@pytest.mark.parametrize(
    ("space", "mines", "rubies"),
    [
        ("ruby_mining", 0, 2),
        ("ruby_mining", 1, 3),
        ("ruby_mining", 5, 3),
        ("ruby_delivery", 1, 2),
        ("ruby_delivery", 2, 3),
        ("ruby_delivery", 5, 3),
    ],
)
def test_never_more_than_one_ruby_for_the_mines(space: str, mines: int, rubies: int) -> None:
    Case(space, home=mined(ruby=mines), lying={"ruby": 2}, goods={"ruby": rubies}).check()


@example("EX-22")
@rule("R11.2", "R11.3")
@pytest.mark.parametrize("space", ["ore_mining_1_3", "ore_mining_4_7", "ore_delivery"])
def test_two_ore_for_every_ore_mine(space: str) -> None:
    """Ruby mines give none."""
    Case(space, home=mined(ore=2, ruby=2), lying={"ore": 3}, goods={"ore": 7}).check()
    table = Case(space, home=mined(ore=2)).table()
    assert table.play(f"place {space}").goods() == {"ore": 4}  # with nothing on the space, too


@example("EX-23")
@rule("R11.9")
def test_a_ruby_mine_on_a_deep_tunnel_is_worth_a_ruby() -> None:
    """The ruby goes with the deep tunnel; without a deep tunnel that side is not on offer, and the other way round."""
    deep = {"r2c4": "deep_tunnel", "r2c5": "ore_mine"}
    for cells, part, goods in (
        (TUNNELS, "ruby_mine_on_tunnel", {}),
        (deep, "ruby_mine_on_deep_tunnel_and_gain_ruby", {"ruby": 1}),
    ):
        table = Case("ruby_mine_construction", home=home(cells=cells)).table().play("place ruby_mine_construction")
        follow(table, f"do? {part}", f"do {part}", "lay r2c4")
        assert table.goods() == goods


@example("EX-24")
@rule("R11.9")
def test_a_tunnel_from_a_ruby_lets_an_ore_mine_be_founded_in_the_same_turn() -> None:
    table = Case("ore_mine_construction", home=home(cells={"r2c4": "tunnel"}, ruby=1)).table()
    assert "ore_mine_construction" not in table.offers("place")
    table.play("exchange ruby_tunnel", "lay r2c5", "place ore_mine_construction")
    follow(table, "do? ore_mine_deep_tunnel_and_gain_ore_3", "do ore_mine_deep_tunnel_and_gain_ore_3")
    follow(table, "lay? r2c4 r2c5", "lay r2c5", "lay? r2c4", "lay r2c4")
    assert table.goods() == {"ore": 3}


@example("EX-20")
@rule("R11.9")
def test_ore_is_traded_one_to_three_times() -> None:
    table = Case("ore_trading", home=home(ore=8)).table().play("place ore_trading")
    assert table.options() == ["trade"]  # once at least
    for done in (1, 2):
        assert table.play("trade").goods() == {"ore": 8 - 2 * done, "gold": 2 * done, "food": done}
        assert {"stop", "trade"} <= set(table.options())
    assert table.play("trade").goods() == {"ore": 2, "gold": 6, "food": 3}
    assert table.seat == 1  # not a fourth time
    assert Case("ore_trading", home=home(ore=6)).table().play("place ore_trading", *["trade"] * 3).goods() == {
        "gold": 6,
        "food": 3,
    }
    assert "ore_trading" not in Case("ore_trading", home=home(ore=1)).table().offers("place")


PRICES = {
    **dict.fromkeys(["wood", "stone", "ore", "grain", "sheep", "donkey"], 1),
    **dict.fromkeys(["vegetable", "dog", "wild_boar"], 2),
    "cattle": 3,
}


def market(gold: int, **more: Any) -> Table:
    """Seat 0 on the Weekly market, its 4 gold included."""
    return (
        Case("weekly_market", home=home(gold=gold - 4, **more))
        .table()
        .play("place weekly_market", "do gain_gold_4", "do market")
    )


@rule("R11.8")
@pytest.mark.parametrize("good", PRICES)
def test_prices_of_the_market(good: str) -> None:
    table = market(7)
    assert table.play(f"buy {good}").goods() == {"gold": 7 - PRICES[good], good: 1}
    assert sorted(table.offers("buy")) == sorted(set(PRICES) - {good})  # each once


@rule("R11.8")
def test_what_the_gold_does_not_pay_is_not_sold() -> None:
    table = market(4, ruby=1).play("buy dog")
    assert table.goods() == {"gold": 2, "dog": 1, "ruby": 1}
    assert "cattle" not in table.offers("buy")
    assert "vegetable" in table.offers("buy")
    table.play("buy ore")
    assert set(table.offers("buy")) == {"wood", "stone", "grain", "sheep", "donkey"}
    assert "stop" in table.options()
    assert "stop" in market(4).options()  # nothing need be bought
    table.play("exchange ruby_gold")
    assert "vegetable" in table.offers("buy")  # own gold, wherever it came from


@example("EX-29")
@rule("R11.8")
def test_ten_goods_for_fifteen_gold() -> None:
    assert sum(PRICES.values()) == 15
    table = market(15, cells={"r3c2": "small_pasture", "r3c1": "small_pasture", "r3c0": "small_pasture"})
    table.play(*[f"buy {good}" for good in PRICES])
    assert table.goods() == dict.fromkeys(PRICES, 1)
    assert table.seat == 1


@ruling("RU-43")
def test_the_gold_of_the_market_is_always_taken() -> None:
    table = Case("weekly_market", home=home(gold=9)).table().play("place weekly_market")
    assert table.offers("do") == ["gain_gold_4"]
    assert "stop" not in table.options()
    assert table.play("do gain_gold_4", "stop").goods() == {"gold": 13}


@ruling("RU-12")
@rule("R11.5")
def test_the_stone_of_small_scale_drift_mining_comes_without_a_tile() -> None:
    table = Case("small_scale_drift_mining").table().play("place small_scale_drift_mining", "do gain_stone", "stop")
    assert table.goods() == {"stone": 1}
    table = Case("small_scale_drift_mining").table()
    assert table.play("place small_scale_drift_mining", "do cavern_tunnel", *CAVE, "stop").goods() == {}


@ruling("RU-14")
@rule("R11.7")
def test_extension_gives_its_good_with_the_tile_only() -> None:
    """With no room in the forest nor in the mountain there is nothing at all; with room on one side, that side."""
    forest = {f"r{row}c{column}": "meadow" for row in range(4) for column in range(3)}
    mountain = {f"r{row}c{column}": "tunnel" for row in range(4) for column in (3, 4, 5)} | {
        "r2c3": "cavern",
        "r3c3": "entry_level_dwelling",
    }
    assert "extension" not in Case("extension", home=home(cells=forest | mountain)).table().offers("place")
    table = Case("extension", home=home(cells=forest)).table().play("place extension")
    assert table.options() == ["do cavern_tunnel_and_gain_stone"]
    assert table.play("do cavern_tunnel_and_gain_stone", "lay r2c4").goods() == {}
    assert table.play("lay r2c5").goods() == {"stone": 1}
    table = Case("extension", home=home(cells=mountain)).table().play("place extension")
    assert table.options() == ["do meadow_field_and_gain_wood"]


@example("EX-53")
@rule("R11.9")
def test_no_urgent_wish_comes_true_without_a_dwelling() -> None:
    wish = "urgent_wish_for_children"
    beds = home(rooms={"r2c3": "dwelling"}, cells={"r1c3": "cavern"}, wood=4, stone=3)
    table = Case(wish, home=beds).table().play(f"place {wish}")
    follow(table, "do? furnish_dwelling gain_gold_3", "do furnish_dwelling", "furnish dwelling", "cavern r1c3")
    assert table.options() == ["do family_growth", "stop"]
    assert len(table.play("stop").strengths()) == 2
    bed = {"r2c3": "dwelling"}
    for poor in (home(rooms=bed, wood=9, stone=9), home(rooms=bed, cells={"r1c3": "cavern"}, wood=2, stone=3)):
        table = Case(wish, home=poor).table().play(f"place {wish}")  # no cavern, no goods
        assert table.options() == ["do gain_gold_3"]


@example("EX-75")
@rule("R11.1")
def test_slash_and_burn_in_part() -> None:
    table = Case("slash_and_burn").table().play("place slash_and_burn")
    follow(table, "do? meadow_field", "do meadow_field", *FOREST)
    assert table.seat == 1
    forest = {f"r{row}c{column}": "field" for row in range(4) for column in range(3)}
    crops = {cell: {"grain": 1} for cell in forest if cell != "r0c0"}
    table = Case("slash_and_burn", home=home(cells=forest, crops=crops, grain=1)).table().play("place slash_and_burn")
    follow(table, "do? sow", "do sow", "sow grain")
    assert table.home()["crops"]["r0c0"] == {"grain": 3}
    full = home(cells=forest, crops=crops)
    assert "slash_and_burn" not in Case("slash_and_burn", home=full).table().offers("place")


@example("EX-68")
@rule("R11.5", "R11.6")
@pytest.mark.parametrize("space", ["fence_building_5", "fence_building_6_7"])
def test_the_wood_of_fence_building_pays_for_the_fences(space: str) -> None:
    """1 wood there and 5 in the supply: both pastures. Without it, or after a fence, it is too late for the wood."""
    plain = home(cells=MEADOWS, wood=5)
    table = Case(space, home=plain, lying={"wood": 1}).table().play(f"place {space}", "do small_pasture", "fence r3c2")
    assert "do take_all" not in table.options()
    assert "do large_pasture" not in table.options()
    fence_building(space).check()
