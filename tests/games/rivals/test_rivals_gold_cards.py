"""Section 19: the expansions of the Era of Gold, one by one."""

from typing import Any

import pytest
from rivals_table import BLUE, NOTHING, RED, holds, position, rolled, twin

from permonik.testing import example, rule, ruling

SHIPS = {"c0-above": ["ore_ship", "gold_ship"], "c0-below": ["wool_ship"]}  # three commerce points, at a city


# -- Gold Cache (R19.6) --------------------------------------------------------------------------------------


@rule("R19.6")
def test_the_gold_cache_is_free_and_lies_at_any_own_region() -> None:
    table = position("gold", red={"sites": {"c0-above": ["austin"]}, "hand": ["gold_cache"], "goods": {}})
    table.play("build gold_cache")
    assert table.options() == [f"at c{column}-{row}" for column in (-1, 1, 3) for row in ("above", "below")]
    table.play("at c3-below")
    assert (table.principality()["cache"], table.stock()["cache"]) == ("c3-below", 0)
    assert table.points() == 2
    assert table.asked() == "Act"


@rule("R19.6")
@ruling("RU-35")
def test_the_gold_cache_asks_for_a_hero_with_strength() -> None:
    for sites in ({}, {"c0-above": ["pirate_ship"]}, {"c0-above": ["ore_ship"]}):
        assert position("gold", red={"sites": sites, "hand": ["gold_cache"]}).offers("build") == []
    cannoneer = {"sites": {"c0-above": ["chief_cannoneer"]}, "hand": ["gold_cache"], "goods": {}}
    assert position("duel", red=cannoneer).offers("build") == []
    hero = {"sites": {"c0-above": ["chief_cannoneer"], "c2-above": ["inga"]}, "hand": ["gold_cache"], "goods": {}}
    table = position("duel", red=hero).play("build gold_cache", "at c1-above", "demolish c2-above-1")
    assert table.principality()["cache"] == "c1-above"  # it stays when the hero goes


@rule("R19.6")
def test_the_gold_cache_holds_three_gold_that_pay_like_any_other() -> None:
    full = rolled("gold", 1, "trade", red={"cache": ("c1-above", 3), "goods": {"gold": 2}})
    assert (full.stock()["c1-above"], full.stock()["cache"]) == (3, 3)
    red = {"cities": [0], "hand": ["salt_silo"], "goods": {"brick": 1, "wool": 2}, "cache": ("c1-above", 2)}
    table = position("gold", red=red).play("build salt_silo", "site c0-above")
    assert table.stock()["cache"] == 0
    assert table.standing() == ["salt_silo"]


@rule("R19.6")
def test_the_gold_cache_is_neither_counted_nor_robbed_by_the_brigand() -> None:
    red = {"cache": ("c1-above", 3), "goods": {"gold": 1, "wool": 2, "ore": 3, "brick": 1}}
    table = rolled("gold", 6, "brigand", red=red)
    assert table.goods() == holds(gold=4, wool=2, ore=3, brick=1, grain=1)
    red["goods"] = {"gold": 1, "wool": 3, "ore": 3, "brick": 1}
    assert rolled("gold", 6, "brigand", red=red).goods() == holds(gold=3, ore=3, brick=1, grain=1)


# -- Pirate Ship (R19.7) -------------------------------------------------------------------------------------

PIRATE = {"hand": ["pirate_ship"], "goods": {"lumber": 1, "wool": 1}}


@rule("R19.7")
def test_the_opponent_chooses_which_trade_ship_is_sunk() -> None:
    sites = {
        "c0-above": ["ore_ship", "harald"],
        "c0-below": ["large_trade_ship", "abbey"],
        "c2-above": ["pirate_ship"],
    }
    blue = {"cities": [0], "sites": sites}
    table = position("gold", red=PIRATE, blue=blue).play("build pirate_ship", "site c0-above")
    assert (table.seat, table.options()) == (BLUE, ["choose c0-above-1", "choose c0-below-2"])
    table.play("choose c0-below-2")
    assert table.standing(BLUE) == ["abbey", "harald", "ore_ship", "pirate_ship"]
    assert table.data()["discards"] == [["large_trade_ship"]]
    assert (table.seat, table.asked()) == (RED, "Act")


@rule("R19.7")
@example("EX-36")
def test_without_trade_ships_nothing_is_sunk_and_later_ones_are_safe() -> None:
    blue = {"hand": ["ore_ship", "scout", "brigitta", "austin"], "goods": {"lumber": 1, "wool": 1}}
    table = position("gold", red={**PIRATE, "hand": ["pirate_ship", "inga", "osmund", "siglind"]}, blue=blue)
    table.play("build pirate_ship", "site c0-above")
    assert (table.seat, table.asked()) == (RED, "Act")
    table.play("end", "end", "roll", "=3", "=trade", "build ore_ship", "site c0-above")
    assert (table.seat, table.asked()) == (BLUE, "Act")
    assert table.standing(BLUE) == ["ore_ship"]


@rule("R19.7")
@pytest.mark.parametrize("ships", [1, 2])
def test_a_pirate_ship_brings_a_gold_on_every_harvest(ships: int) -> None:
    sites = {"c0-above": ["pirate_ship"], "c2-above": ["pirate_ship"][: ships - 1]}
    table = rolled("gold", 5, "plentiful_harvest", red={"sites": sites, "goods": {}})
    assert table.goods()["gold"] == ships
    assert table.asked() == "Gain"


# -- Merchant Guild (R19.8), Moneylender (R19.9) ---------------------------------------------------------------


@rule("R19.8")
def test_a_merchant_guild_is_a_precondition_and_does_nothing_else() -> None:
    goods = {"brick": 2, "grain": 1, "wool": 2}
    table = position("gold", red={"cities": [0], "goods": goods}).play("build merchant_guild", "site c0-above")
    assert (table.seat, table.asked(), table.goods()) == (RED, "Act", NOTHING)
    red = {
        "cities": [0],
        "sites": {"c0-above": ["merchant_guild"]},
        "hand": ["trade_master", "staple_house"],
        "goods": {"brick": 2, "ore": 2, "wool": 1},
    }
    opened = position("gold", red=red, blue={"goods": {"ore": 1}})
    assert opened.offers("play") == ["trade_master"]
    assert opened.offers("build") == ["staple_house"]


LENDER = {"cities": [0, 2], "sites": {**SHIPS, "c2-above": ["moneylender"]}}


@rule("R19.9")
@example("EX-35")
def test_a_moneylender_takes_up_to_two() -> None:
    table = rolled("gold", 2, "trade", red={**LENDER, "goods": {}}, blue={"goods": {"ore": 1, "grain": 1}})
    assert table.options() == ["name brick", "name ore", "name grain"]  # the 2 brought blue a brick
    table.play("name ore")
    assert table.options() == ["name grain", "stop"]
    assert twin(table).play("stop").goods(RED) == holds(lumber=1, ore=1)
    assert table.play("name grain").goods(RED) == holds(lumber=1, ore=1, grain=1)


@rule("R19.9")
@example("EX-35")
def test_a_moneylender_takes_the_only_resource_or_none_without_room() -> None:
    one = rolled("gold", 6, "trade", red={**LENDER, "goods": {}}, blue={"goods": {}})
    assert one.options() == ["name ore"]  # just produced
    one.play("name ore")
    assert (one.goods(RED)["ore"], one.goods(BLUE)["ore"], one.asked()) == (1, 0, "Act")
    full = rolled("gold", 6, "trade", red={**LENDER, "goods": {"ore": 3}}, blue={"goods": {"ore": 2}})
    assert full.asked() == "Act"
    room = rolled("gold", 6, "trade", red={**LENDER, "goods": {"ore": 2}}, blue={"goods": {"ore": 2}})
    room.play("name ore")
    assert (room.goods(BLUE)["ore"], room.asked()) == (2, "Act")  # the rest stays with him


@rule("R19.9")
def test_without_a_moneylender_a_trade_takes_one_and_without_the_token_none() -> None:
    plain = {"cities": [0, 2], "sites": SHIPS, "goods": {}}
    table = rolled("gold", 2, "trade", red=plain, blue={"goods": {"ore": 2}}).play("name ore")
    assert (table.goods(RED)["ore"], table.asked()) == (1, "Act")
    lender = {"cities": [0], "sites": {"c0-above": ["moneylender"]}, "goods": {}}
    assert rolled("gold", 2, "trade", red=lender, blue={"goods": {"ore": 2}}).asked() == "Act"
    goods = {"brick": 1, "lumber": 2, "ore": 2}
    assert position("gold", red={"cities": [0], "hand": ["moneylender"], "goods": goods}).offers("build") == [
        "moneylender"
    ]


# -- Harbor (R19.10), Trading Base (R19.11), Salt Silo (R19.14) -------------------------------------------------


@rule("R19.10")
@pytest.mark.parametrize(
    ("ships", "commerce", "points"),
    [
        ([], 1, 0),
        (["ore_ship", "gold_ship"], 3, 0),
        (["ore_ship", "gold_ship", "pirate_ship"], 3, 0),
        (["ore_ship", "gold_ship", "large_trade_ship"], 4, 1),
        (["ore_ship", "gold_ship", "large_trade_ship", "wool_ship"], 5, 1),
    ],
)
def test_a_harbor_is_worth_a_point_beside_three_trade_ships(ships: list[str], commerce: int, points: int) -> None:
    sites = {"c0-above": ["harbor", *ships[:1]], "c0-below": ships[1:3], "c2-above": ships[3:]}
    table = position("gold", red={"cities": [0], "sites": sites})
    token = 1 if commerce >= 3 else 0
    assert table.view(None)["commerce"][RED] == commerce
    assert table.points() == 3 + points + token


@rule("R19.10")
@example("EX-31")
def test_a_harbors_point_goes_with_the_third_ship_its_commerce_point_stays() -> None:
    blue = {"cities": [0], "sites": {"c0-above": ["harbor", "ore_ship"], "c0-below": ["gold_ship", "wool_ship"]}}
    table = position("gold", red=PIRATE, blue=blue)
    assert (table.points(BLUE), table.view(None)["commerce"][BLUE]) == (3 + 1 + 1, 4)
    table.play("build pirate_ship", "site c0-above", "choose c0-below-1")
    assert (table.points(BLUE), table.view(None)["commerce"][BLUE]) == (3 + 1, 3)


@rule("R19.10", "R14.1")
def test_the_third_ship_brings_the_harbors_point_at_once() -> None:
    sites = {"c0-above": ["harbor", "ore_ship"], "c0-below": ["gold_ship"]}
    red = {"cities": [0], "sites": sites, "hand": ["wool_ship"], "goods": {"lumber": 1, "wool": 1}}
    table = position("gold", red=red)
    assert table.points() == 3 + 1  # the token
    assert table.play("build wool_ship", "site c2-above").points() == 3 + 2


@rule("R19.11")
@example("EX-33")
def test_a_trading_base_raises_marketplace_and_harbor() -> None:
    red = {
        "cities": [0],
        "hand": ["trading_base", "marketplace", "harbor"],
        "goods": {"brick": 2, "grain": 3, "wool": 3, "ore": 1},
    }
    table = position("gold", red=red).play("build trading_base", "site c0-above")
    assert table.view(None)["commerce"][RED] == 1
    table.play("build marketplace", "site c2-above")
    assert table.view(None)["commerce"][RED] == 3
    more = position("gold", red={"cities": [0], "sites": {"c0-above": ["trading_base", "harbor"]}})
    assert more.view(None)["commerce"][RED] == 3
    assert more.play("demolish c0-above-2").standing() == ["harbor"]
    assert more.view(None)["commerce"][RED] == 1


@rule("R19.14")
@example("EX-32")
def test_a_salt_silo_doubles_the_commerce_of_trade_ships() -> None:
    red = {
        "cities": [0],
        "hand": ["salt_silo", "ore_ship"],
        "goods": {"brick": 1, "wool": 3, "gold": 2, "lumber": 1},
    }
    table = position("gold", red=red).play("build salt_silo", "site c0-above")
    assert (table.view(None)["commerce"][RED], table.points()) == (0, 4)
    table.play("build ore_ship", "site c2-above")
    assert table.view(None)["commerce"][RED] == 2
    assert table.play("demolish c0-above-1").view(None)["commerce"][RED] == 1
    fleet = {"c0-above": ["salt_silo", "large_trade_ship"], "c0-below": ["large_trade_ship-gold", "pirate_ship"]}
    assert position("gold", red={"cities": [0], "sites": fleet}).view(None)["commerce"][RED] == 4


# -- Mint (R19.12), Staple House (R19.13) ------------------------------------------------------------------------


@rule("R19.12")
@example("EX-30")
@pytest.mark.parametrize("mints", [1, 2])
def test_a_mint_changes_one_gold_a_turn(mints: int) -> None:
    red = {
        "cities": [0],
        "sites": {"c0-above": ["mint"] * mints},
        "goods": {"gold": 3},
        "hand": ["austin", "inga", "harald"],
    }
    table = position("gold", red=red, blue={"hand": ["osmund", "siglind", "candamir"]})
    for _ in range(mints):
        table.play("mint")
        assert "c1-above" not in table.offers("gain")
        assert len(table.offers("gain")) == 5
        table.play("gain c3-below")
    assert table.goods() == holds(gold=3 - mints, ore=mints)
    assert "mint" not in table.options()
    table.play("end", "end", "roll", "=1", "=trade", "end", "end")  # blue's turn
    table.play("roll", "=2", "=trade")
    assert "mint" in table.options()


@rule("R19.12")
def test_a_mint_needs_gold_and_works_on_the_own_turn() -> None:
    mint = {"cities": [0], "sites": {"c0-above": ["mint"]}}
    assert "mint" not in position("gold", red={**mint, "goods": {"ore": 3}}).options()
    assert "mint" in position("gold", red={**mint, "goods": {}, "cache": ("c1-above", 1)}).options()
    assert "mint" not in position("gold", red={"goods": {"gold": 2}}, blue=mint).options()


@rule("R19.13")
@example("EX-34")
def test_a_staple_house_is_paid_first_and_brings_two_of_choice() -> None:
    red: dict[str, Any] = {"cities": [0], "sites": {"c0-above": ["merchant_guild"]}, "hand": ["staple_house"]}
    for cost in ({"brick": 1, "ore": 2, "wool": 1}, {"brick": 2, "ore": 1, "wool": 1}, {"brick": 2, "ore": 2}):
        assert position("gold", red={**red, "goods": cost}).offers("build") == []
    table = position("gold", red={**red, "goods": {"brick": 2, "ore": 2, "wool": 1}})
    table.play("build staple_house", "site c0-below")
    assert (table.goods(), table.asked()) == (NOTHING, "Gain")
    assert table.offers("gain") == ["c-1-above", "c-1-below", "c1-above", "c1-below", "c3-above", "c3-below"]
    table.play("gain c3-below", "gain c3-below")
    assert (table.goods(), table.asked()) == (holds(ore=2), "Act")


@rule("R19.13", "R16.1")
def test_a_staple_house_asks_for_a_guild_when_it_is_built() -> None:
    goods = {"brick": 2, "ore": 2, "wool": 1}
    assert position("gold", red={"cities": [0], "hand": ["staple_house"], "goods": goods}).offers("build") == []
    red = {"cities": [0], "sites": {"c0-above": ["merchant_guild", "staple_house"]}}
    table = position("gold", red=red).play("demolish c0-above-1")
    assert (table.standing(), table.points()) == (["staple_house"], 4)
