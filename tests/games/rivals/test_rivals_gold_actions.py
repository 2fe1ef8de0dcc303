"""Section 19: the action cards of the Era of Gold, one by one."""

from typing import Any

import pytest
from rivals_table import BLUE, RED, holds, position, rolled, twin

from permonik.testing import example, rule, ruling

STRONG = {"c0-below": ["candamir"]}  # the strength token
PIRATES = {"c0-above": ["pirate_ship"]}


# -- Brigands (R19.1) ----------------------------------------------------------------------------------------

BRIGANDS = [("gold", "brigands"), ("turmoil", "brigands-turmoil")]


@rule("R19.1")
@pytest.mark.parametrize(("variant", "card"), BRIGANDS)
def test_brigands_fill_one_region_with_what_the_opponent_has(variant: str, card: str) -> None:
    red = {"sites": STRONG, "hand": [card], "goods": {"ore": 1, "wool": 3, "brick": 2}}
    blue = {"goods": {"ore": 3, "wool": 2, "brick": 3, "gold": 1}}
    table = position(variant, red=red, blue=blue).play(f"play {card}")
    assert table.offers("at") == ["c-1-below", "c1-above", "c3-below"]  # no room for wool, no lumber and grain to take
    assert twin(table).play("at c-1-below").offers("many") == ["1"]
    assert twin(table).play("at c1-above").offers("many") == ["1"]
    table.play("at c3-below")
    assert table.offers("many") == ["1", "2"]
    table.play("many 2")
    assert (table.goods(RED)["ore"], table.goods(BLUE)["ore"]) == (3, 1)
    assert table.data()["discards"] == [[card]]


@rule("R19.1", "R16.3")
def test_the_robbed_player_chooses_the_source_his_cache_included() -> None:
    red = {"sites": STRONG, "hand": ["brigands"], "goods": {}}
    blue = {"goods": {"gold": 2}, "cache": ("c1-above", 2)}
    table = position("gold", red=red, blue=blue).play("play brigands", "at c1-above", "many 3")
    assert table.seat == BLUE
    assert table.offers("pay") == ["c1-above"]
    table.play("pay c1-above")
    assert table.offers("pay") == ["c1-above", "cache"]
    table.play("pay cache")
    assert (table.stock(BLUE)["c1-above"], table.stock(BLUE)["cache"]) == (1, 0)
    assert table.goods(RED)["gold"] == 3


@rule("R19.1", "R16.2")
@pytest.mark.parametrize(("variant", "card"), BRIGANDS)
def test_brigands_need_the_token_and_something_to_take(variant: str, card: str) -> None:
    blue = {"goods": {"ore": 3}}
    weak = {"sites": {"c0-below": ["harald"]}, "hand": [card], "goods": {}}
    assert position(variant, red=weak, blue=blue).offers("play") == []
    strong = {"sites": STRONG, "hand": [card], "goods": {}}
    assert position(variant, red=strong, blue=blue).offers("play") == [card]
    assert position(variant, red=strong, blue={"goods": {}}).offers("play") == []
    full = {"sites": STRONG, "hand": [card], "goods": {"ore": 3}}
    assert position(variant, red=full, blue=blue).offers("play") == []


# -- Gudrun (R19.2) ------------------------------------------------------------------------------------------


@rule("R19.2")
@pytest.mark.parametrize(
    ("ships", "room", "his", "most"), [(1, 3, 3, 2), (2, 3, 3, 3), (2, 2, 3, 2), (1, 1, 3, 1), (2, 3, 1, 1)]
)
def test_gudrun_takes_up_to_two_gold_for_each_pirate_ship(ships: int, room: int, his: int, most: int) -> None:
    sites = {"c0-above": ["pirate_ship"], "c2-above": ["pirate_ship"]} if ships == 2 else PIRATES
    red = {"sites": sites, "hand": ["gudrun"], "goods": {"gold": 3 - room}}
    table = position("gold", red=red, blue={"goods": {"gold": his, "ore": 3}}).play("play gudrun")
    assert table.options() == [f"many {n}" for n in range(1, most + 1)]
    table.play(f"many {most}")
    assert (table.goods(RED)["gold"], table.goods(BLUE)["gold"]) == (3 - room + most, his - most)
    assert table.goods(BLUE)["ore"] == 3


@rule("R19.2")
def test_two_pirate_ships_reach_four_gold() -> None:
    red = {
        "sites": {"c0-above": ["pirate_ship"], "c2-above": ["pirate_ship"]},
        "hand": ["gudrun"],
        "goods": {},
        "towns": [4],
        "regions": {"c5-above": "stack_gold_field_3", "c5-below": "stack_fields_1"},
    }
    blue = {
        "towns": [4],
        "regions": {"c5-above": "stack_gold_field_2", "c5-below": "stack_fields_3"},
        "goods": {"gold": 6},
    }
    assert position("gold", red=red, blue=blue).play("play gudrun").offers("many") == ["1", "2", "3", "4"]


@rule("R19.2")
def test_gudruns_victim_chooses_where_the_gold_comes_from() -> None:
    red = {"sites": PIRATES, "hand": ["gudrun"], "goods": {}}
    blue = {"goods": {"gold": 1}, "cache": ("c1-above", 1)}
    table = position("gold", red=red, blue=blue).play("play gudrun", "many 1")
    assert (table.seat, table.options()) == (BLUE, ["pay c1-above", "pay cache"])


@rule("R19.2", "R16.2")
def test_gudrun_needs_a_pirate_ship_and_gold_over_there_and_room_here() -> None:
    gold = {"goods": {"gold": 1}}
    red: dict[str, Any] = {"sites": PIRATES, "hand": ["gudrun"], "goods": {}}
    assert position("gold", red=red, blue=gold).offers("play") == ["gudrun"]
    assert position("gold", red={**red, "sites": {}}, blue=gold).offers("play") == []
    assert position("gold", red=red, blue={"goods": {"ore": 3}}).offers("play") == []
    assert position("gold", red={**red, "goods": {"gold": 3}}, blue=gold).offers("play") == []


# -- Merchant (R19.3), Trade Master (R19.5) --------------------------------------------------------------------


@rule("R19.3")
@pytest.mark.parametrize(
    ("town", "playable"),
    [
        ({"sites": {"c0-above": ["ore_ship"], "c0-below": ["gold_ship"]}}, False),
        ({"sites": {"c0-above": ["ore_ship"], "c0-below": ["gold_ship"], "c2-above": ["marketplace"]}}, True),
        ({"cities": [2]}, True),
    ],
)
def test_the_merchant_asks_for_three_commerce_points_or_a_city(town: dict[str, Any], playable: bool) -> None:
    table = position("gold", red={**town, "hand": ["merchant"], "goods": {}}, blue={"goods": {"ore": 1}})
    assert ("merchant" in table.offers("play")) is playable


@rule("R19.3", "R16.2")
def test_the_merchant_must_find_something() -> None:
    red = {"cities": [0], "hand": ["merchant"], "goods": {"ore": 3}}
    assert position("gold", red=red, blue={"goods": {}}).offers("play") == []
    assert position("gold", red=red, blue={"goods": {"ore": 3}}).offers("play") == []  # it could not be stored


@rule("R19.3")
def test_the_merchant_takes_one_or_two_and_must_give_one() -> None:
    red = {"cities": [0], "hand": ["merchant"], "goods": {"wool": 1}}
    table = position("gold", red=red, blue={"goods": {"ore": 2, "grain": 1, "wool": 2}}).play("play merchant")
    assert table.options() == ["name wool", "name ore", "name grain"]
    table.play("name ore")
    assert table.options() == ["name ore", "name grain", "stop"]
    one = twin(table).play("stop")
    assert (one.goods(RED), one.asked()) == (holds(wool=1, ore=1), "GiveBack")
    table.play("name grain")
    assert table.options() == ["pay c1-below", "pay c3-above", "pay c3-below"]
    table.play("pay c1-below")
    assert table.goods(RED) == holds(ore=1, grain=1)
    assert table.goods(BLUE) == holds(ore=1, wool=3)


@rule("R19.3")
@ruling("RU-21")
def test_the_merchant_gives_only_what_the_opponent_can_store() -> None:
    red = {"cities": [0], "hand": ["merchant"], "goods": {"lumber": 3, "brick": 1}}
    blue = {"goods": {"ore": 1, "lumber": 3, "brick": 2}}
    table = position("gold", red=red, blue=blue).play("play merchant", "name ore")
    assert table.options() == ["pay c-1-below", "pay c3-below"]


@rule("R19.3")
def test_the_merchants_opponent_chooses_where_the_gift_lies() -> None:
    second = {"towns": [4], "regions": {"c5-above": "stack_mountains_4", "c5-below": "stack_fields_1"}}
    red = {"cities": [0], "hand": ["merchant"], "goods": {"ore": 1}}
    table = position("gold", red=red, blue={**second, "goods": {"wool": 1}}).play("play merchant", "name wool")
    table.play("pay c3-below")
    assert (table.seat, table.options()) == (BLUE, ["gain c3-below", "gain c5-above"])
    table.play("gain c5-above")
    assert (table.stock(BLUE)["c5-above"], table.goods(RED)) == (1, holds(wool=1))


@rule("R19.5")
def test_the_trade_master_takes_one_or_two_and_gives_nothing() -> None:
    red = {"cities": [0], "sites": {"c0-above": ["merchant_guild"]}, "hand": ["trade_master"], "goods": {"ore": 2}}
    table = position("gold", red=red, blue={"goods": {"ore": 2, "grain": 1}}).play("play trade_master")
    assert table.options() == ["name ore", "name grain"]
    table.play("name ore")
    assert table.options() == ["name grain", "stop"]  # there is no room for a second ore
    one = twin(table).play("stop")
    assert (one.goods(RED), one.asked()) == (holds(ore=3), "Act")
    table.play("name grain")
    assert (table.goods(RED), table.goods(BLUE)) == (holds(ore=3, grain=1), holds(ore=1))
    assert table.asked() == "Act"


@rule("R19.5", "R16.2")
def test_the_trade_master_asks_for_a_guild_and_something_to_take() -> None:
    red = {"cities": [0], "sites": {"c0-above": ["merchant_guild"]}, "hand": ["trade_master"], "goods": {}}
    assert position("gold", red=red, blue={"goods": {}}).offers("play") == []
    assert position("gold", red=red, blue={"goods": {"ore": 1}}).offers("play") == ["trade_master"]
    assert position("gold", red={**red, "sites": {}}, blue={"goods": {"ore": 1}}).offers("play") == []


# -- Reiner (R19.4) ------------------------------------------------------------------------------------------


@rule("R19.4")
@example("EX-29")
def test_reiner_celebrates_and_gets_his_own_even_if_the_celebration_gave_nothing() -> None:
    red = {"hand": ["reiner"], "goods": {}}
    table = position("gold", phase="BeforeRoll", red=red, blue={"sites": {"c0-above": ["inga"]}, "goods": {}})
    table.play("play reiner", "roll")
    assert table.state.chance().deck == "production"
    table.play("=3")
    assert (table.seat, table.asked()) == (BLUE, "Gain")
    table.play("gain c3-below")
    assert (table.seat, table.asked()) == (RED, "Gain")
    table.play("gain c3-below")
    assert (table.goods(RED), table.goods(BLUE)) == (holds(brick=1, ore=1), holds(lumber=1, ore=1))
    assert table.asked() == "Act"


@rule("R19.4")
def test_reiner_is_not_played_after_the_roll_and_lasts_one_turn() -> None:
    table = rolled("gold", 3, "trade", red={"hand": ["reiner"]})
    assert table.offers("play") == []
    alone = position("gold", phase="BeforeRoll", red={"hand": ["reiner", "austin", "inga", "harald"]})
    alone.play("play reiner", "roll", "=5", "gain c-1-above", "gain c-1-above", "gain c-1-above")
    alone.play("end", "end", "roll", "=6", "=celebration")
    alone.play("gain c-1-below", "gain c-1-below")
    assert (alone.seat, alone.asked()) == (BLUE, "Act")  # one each, and no more
