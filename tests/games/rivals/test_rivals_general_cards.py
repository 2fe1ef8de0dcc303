"""Section 16: what holds for all cards."""

from typing import Any

import pytest
from rivals_table import BLUE, RED, deal_on, emptied, holds, position, rolled, twin

from permonik.testing import example, rule, ruling

TAVERN = {"cities": [0], "sites": {"c0-above": ["hedge_tavern"]}}
STRONG = {"c0-below": ["candamir"]}


# -- conditions (R16.1, R16.2) -------------------------------------------------------------------------------


@rule("R16.1")
def test_a_condition_is_not_looked_at_again_when_it_falls_away() -> None:
    sites = {"c0-above": ["university", "chief_cannoneer"], "c0-below": ["building_crane"]}
    red = {"cities": [0], "sites": sites, "hand": ["mineral_mining"], "goods": {}}
    table = position("progress", red=red)
    assert table.offers("play") == ["mineral_mining"]
    table.play("demolish c0-above-2")
    assert (table.standing(), table.view(None)["strength"][RED]) == (["building_crane", "chief_cannoneer"], 4)
    assert table.offers("play") == []  # a card still to be played is another matter


@rule("R16.1")
def test_a_condition_is_checked_when_the_card_is_played_not_when_it_is_drawn() -> None:
    red = {"cities": [0], "hand": ["staple_house"], "goods": {"brick": 3, "ore": 2, "wool": 3, "grain": 1}}
    table = position("gold", red=red)
    assert table.offers("build") == ["merchant_guild"]
    short = twin(table).play("build merchant_guild", "site c0-above")
    assert short.offers("build") == []  # met, but one brick is left
    rich = position("gold", red={**red, "sites": {"c0-above": ["merchant_guild"]}})
    assert rich.offers("build") == ["staple_house"]


@rule("R16.2")
def test_an_action_card_is_played_only_if_both_players_can_carry_it_out() -> None:
    blue = {"goods": {}, "sites": {"c0-above": ["lookout_tower"]}}
    red = {
        "cities": [0],
        "sites": {"c0-above": ["hedge_tavern"], "c0-below": ["candamir"]},
        "hand": ["archer", "traitor", "voyage_of_plunder", "brigands-turmoil"],
    }
    assert position("turmoil", red=red, blue=blue).offers("play") == []
    able = {"goods": {"ore": 1}, "sites": {"c0-above": ["austin"]}, "hand": ["inga"]}
    table = position("turmoil", red=red, blue=able)
    assert table.offers("play") == ["brigands-turmoil", "archer", "traitor", "voyage_of_plunder"]


@rule("R16.2")
def test_what_the_player_cannot_know_does_not_stop_a_card() -> None:
    """Nothing in blue's hand is of use to red; he may find out."""
    table = position("turmoil", red={**TAVERN, "hand": ["traitor"]}, blue={"hand": ["sebastian"]})
    assert table.play("play traitor").options() == ["stop", "fetch sebastian"]


@rule("R11.4")
@pytest.mark.parametrize("card", ["goldsmith", "gold_cache", "ore_ship"])
def test_a_card_lies_open_only_while_it_is_carried_out(card: str) -> None:
    """Then it is on the discard pile, or stands."""
    goods = {"gold": 3, "lumber": 1, "wool": 1}
    table = position("gold", red={"sites": {"c0-above": ["inga"]}, "hand": [card], "goods": goods})
    table.play(f"{'play' if card == 'goldsmith' else 'build'} {card}")
    assert table.data()["playing"] == card
    while table.asked() != "Act":
        table.play(table.options()[0])
    assert table.data()["playing"] is None


# -- taking (R16.3) ------------------------------------------------------------------------------------------


@rule("R16.3")
def test_the_taker_names_types_the_giver_regions_the_taker_stores_at_once() -> None:
    second = {"towns": [4], "regions": {"c5-above": "stack_mountains_4", "c5-below": "stack_hills_1"}}
    red = {"cities": [0], "sites": STRONG, "hand": ["voyage_of_plunder"], "goods": {"wool": 3}}
    blue = {**second, "goods": {}, "stock": {"c3-below": 2, "c5-above": 1, "c1-below": 2}}
    table = position("turmoil", red=red, blue=blue).play("play voyage_of_plunder")
    assert (table.seat, table.options()) == (RED, ["name ore"])  # there is no room for wool
    table.play("name ore")
    assert (table.seat, table.options()) == (BLUE, ["pay c3-below", "pay c5-above"])
    table.play("pay c5-above")
    assert (table.stock(BLUE)["c3-below"], table.stock(BLUE)["c5-above"]) == (2, 0)
    assert table.goods(RED) == holds(wool=3, ore=1)


@rule("R16.3")
def test_the_taker_chooses_among_his_own_stores() -> None:
    second = {"towns": [4], "regions": {"c5-above": "stack_mountains_2", "c5-below": "stack_hills_5"}}
    red = {**second, "sites": STRONG, "hand": ["voyage_of_plunder"], "goods": {}}
    table = position("turmoil", red=red, blue={"goods": {"ore": 1}}).play("play voyage_of_plunder", "name ore")
    assert (table.seat, table.options()) == (RED, ["gain c3-below", "gain c5-above"])


# -- stacks and the discard pile (R16.4 to R16.6, R16.8) -----------------------------------------------------------


@rule("R16.4")
@pytest.mark.parametrize(
    ("variant", "card", "stacks"),
    [
        ("intro", "inga", "1234"),
        ("gold", "inga", "123"),
        ("gold", "mint", "45"),
        ("gold", "goldsmith-gold", "45"),
        ("turmoil", "heinrich", "45"),
        ("progress", "library", "45"),
        ("duel", "inga", "123"),
        ("duel", "mint", "4"),
        ("duel", "heinrich", "5"),
        ("duel", "library", "6"),
    ],
)
def test_a_card_goes_under_a_stack_with_its_own_back(variant: str, card: str, stacks: str) -> None:
    table = position(variant, phase="ExchangeCard", red={"hand": [card]})
    assert table.offers("under") == [f"{card} {stack}" for stack in stacks]


@rule("R16.4", "H4")
def test_whoever_puts_the_card_there_chooses_the_stack() -> None:
    red = {**TAVERN, "hand": ["arsonist"]}
    blue = {"cities": [0], "sites": {"c0-above": ["chapel_123"]}}
    table = position("turmoil", red=red, blue=blue).play("play arsonist", "choose c0-above-1")
    assert (table.seat, table.offers("under")) == (BLUE, ["chapel_123 4", "chapel_123 5"])
    table.play("under chapel_123 5")
    assert table.stack(5)[-1] == "chapel_123"
    assert "chapel_123" not in table.stack(4)


@rule("R16.5")
@example("EX-50")
def test_an_empty_stack_stays_a_place() -> None:
    table = emptied(position("intro", phase="ExchangeCard", red={"hand": ["abbey"]}), 1)
    assert table.offers("under") == ["abbey 1", "abbey 2", "abbey 3", "abbey 4"]
    table.play("under abbey 1")
    assert table.stack(1) == ["abbey"]
    assert table.offers("draw") == ["1", "2", "3", "4"]
    table.play("draw 1")
    assert (table.hand(), table.stack(1)) == (["abbey"], [])
    assert len(table.data()["stacks"]) == 4


@rule("R16.6")
def test_there_is_one_discard_pile_for_both() -> None:
    red = {"hand": ["goldsmith", "pirate_ship"], "goods": {"gold": 3, "lumber": 1, "wool": 1}}
    blue = {"sites": {"c0-above": ["ore_ship"]}}
    table = position("gold", red=red, blue=blue, discard=["scout"])
    table.play("play goldsmith", "gain c3-above", "gain c3-above", "build pirate_ship", "site c0-above")
    table.play("choose c0-above-1")
    assert table.data()["discards"] == [["scout", "goldsmith", "ore_ship"]]


@rule("R16.6")
@ruling("RU-40")
def test_the_discard_pile_is_never_shuffled_into_the_stacks() -> None:
    table = emptied(position("intro", red={"hand": ["inga"]}), 1, 2, 3, 4)
    pile = table.data()["discards"]
    assert table.offers("fetch") == []
    table.play("end")
    assert (table.asked(), table.hand()) == ("ExchangeCard", ["inga"])  # two cards short
    assert table.data()["discards"] == pile
    assert [table.stack(number) for number in (1, 2, 3, 4)] == [[], [], [], []]


@rule("R16.8")
def test_a_search_in_the_exchange_leaves_the_order() -> None:
    tops = ["scout", "osmund", "scout", "austin"]
    table = position("intro", phase="ExchangeCard", red={"hand": ["inga"]}, tops={3: tops})
    deal_on(table.play("under inga 1", "search 3", "pay c-1-above", "pay c3-below"))
    before = table.stack(3)
    assert before[:4] == tops
    assert table.play("take osmund 1").stack(3) == [before[0], *before[2:]]


# -- the face-up stack (R16.7) -------------------------------------------------------------------------------

OPEN = {
    "gold": ("merchant_guild", {"brick": 2, "grain": 1, "wool": 2}),
    "turmoil": ("hedge_tavern", {"grain": 1, "wool": 1, "gold": 2}),
    "progress": ("university", {"brick": 1, "grain": 2, "lumber": 2}),
}


@rule("R16.7")
@pytest.mark.parametrize("variant", OPEN)
def test_an_open_card_is_built_from_its_stack_and_returns_there(variant: str) -> None:
    card, cost = OPEN[variant]
    red = {"cities": [0], "sites": {"c0-below": ["abbey"]}, "goods": cost}
    table = position(variant, red=red)
    assert (table.data()["face_up"], table.offers("build")) == (2, [card])
    table.play(f"build {card}")
    assert table.offers("site") == ["c0-above", "c0-below"]  # sites of the city only
    table.play("site c0-above")
    assert (table.data()["face_up"], table.hand()) == (1, [])
    table.play("demolish c0-above-1")
    assert (table.data()["face_up"], table.data()["discards"]) == (2, [[]])


@rule("R16.7")
@pytest.mark.parametrize("variant", OPEN)
def test_an_open_card_needs_its_cost_and_one_in_the_stack(variant: str) -> None:
    _card, cost = OPEN[variant]
    red: dict[str, Any] = {"cities": [0], "sites": {"c0-below": ["abbey"]}}
    for resource, amount in cost.items():
        assert position(variant, red={**red, "goods": {**cost, resource: amount - 1}}).offers("build") == []
    table = position(variant, red={**red, "goods": cost}, face_up=0)
    assert table.offers("build") == []


@rule("R16.7")
def test_an_open_card_that_is_burned_returns_to_its_stack_without_a_question() -> None:
    blue = {"cities": [0], "sites": {"c0-above": ["hedge_tavern"]}}
    table = position("turmoil", red={**TAVERN, "hand": ["arsonist"]}, blue=blue)
    assert table.data()["face_up"] == 0
    table.play("play arsonist", "choose c0-above-1")
    assert (table.seat, table.asked(), table.data()["face_up"]) == (RED, "Act", 1)
    assert "hedge_tavern" not in table.data()["discards"][0]


# -- cost, placement, effect (R16.9) -------------------------------------------------------------------------


@rule("R16.9")
def test_everything_is_paid_before_the_card_is_placed() -> None:
    second = {"towns": [4], "regions": {"c5-above": "stack_hills_5", "c5-below": "stack_forest_6"}}
    red = {**second, "cities": [0], "sites": {"c0-above": ["merchant_guild"]}, "hand": ["staple_house"]}
    red["goods"] = {}
    red["stock"] = {"c-1-below": 2, "c5-above": 1, "c3-below": 2, "c1-below": 1}
    table = position("gold", red=red).play("build staple_house", "site c0-below")
    assert (table.asked(), table.standing()) == ("Pay", ["merchant_guild"])
    table.play("pay c-1-below", "pay c5-above")
    assert (table.asked(), table.standing()) == ("Gain", ["merchant_guild", "staple_house"])
    assert table.goods() == holds(brick=1)


@rule("R16.9")
def test_points_and_tokens_count_before_the_effect() -> None:
    red = {"cities": [0], "hand": ["tithe_barn"], "goods": {"brick": 1, "lumber": 2, "ore": 1}}
    table = position("turmoil", red={**red, "sites": {"c0-above": ["austin"]}})
    table.play("build tithe_barn", "site c0-below")
    assert (table.asked(), table.points()) == ("ChooseTithe", 4)
    pirate = {"hand": ["pirate_ship"], "goods": {"lumber": 1, "wool": 1}}
    blue = {"cities": [0], "sites": {"c0-above": ["ore_ship", "gold_ship"], "c0-below": ["wool_ship"]}}
    table = position("gold", red=pirate, blue=blue).play("build pirate_ship", "site c0-above")
    assert (table.tokens()[1], table.standing(RED)) == (BLUE, ["pirate_ship"])
    assert table.play("choose c0-above-1").tokens()[1] is None


# -- the Gold Cache is no region (R16.10) --------------------------------------------------------------------


@rule("R16.10")
def test_the_cache_takes_no_part_in_a_year_of_plenty() -> None:
    red = {"sites": {"c0-above": ["abbey"]}, "goods": {"gold": 3}, "cache": ("c1-above", 0)}
    table = rolled("gold", 5, "event_card", "=year_of_plenty", red=red)
    assert (table.asked(), table.goods()) == ("Act", holds(gold=3, lumber=1, ore=1))


@rule("R16.10")
def test_the_cache_yields_nothing_by_itself() -> None:
    """At a region with the number; only gold fields yield gold."""
    table = rolled("gold", 2, "trade", red={"cache": ("c-1-above", 1), "goods": {}})
    assert (table.asked(), table.goods()) == ("Act", holds(lumber=1, gold=1))


@rule("R16.10")
def test_a_large_trade_ship_does_not_load_from_the_cache() -> None:
    red = {"sites": {"c0-above": ["large_trade_ship"]}, "goods": {"gold": 1}, "cache": ("c1-above", 3)}
    table = position("gold", red=red)
    assert table.offers("ship") == []
    assert table.offers("trade") == ["gold"]  # at 3:1 its gold is as good as any


@rule("R16.10")
def test_the_plague_does_not_reach_the_cache() -> None:
    red = {"cities": [0], "goods": {"gold": 0}, "cache": ("c1-above", 2)}
    assert rolled("duel", 6, "event_card", "=plague", red=red).stock()["cache"] == 2


@rule("R16.10")
def test_the_cache_is_no_building_and_no_unit() -> None:
    cache = {"cache": ("c1-above", 2), "goods": {}}
    feud = rolled("gold", 2, "event_card", "=feud", red={**cache}, blue={"sites": STRONG})
    assert (feud.seat, feud.asked()) == (RED, "Act")
    assert rolled("duel", 2, "event_card", "=riots", red={**cache}).asked() == "Act"
    hedge = {**TAVERN, "hand": ["archer", "arsonist"]}
    assert position("duel", red=hedge, blue=cache).offers("play") == []
    assert position("gold", red=cache).offers("demolish") == []


@rule("R16.10")
@ruling("RU-55")
def test_benjamin_and_doctor_fill_regions_only() -> None:
    full = {"hand": ["benjamin"], "goods": {"gold": 3}, "cache": ("c1-above", 0)}
    assert position("duel", red=full, die=1).offers("play") == []
    room = {"hand": ["benjamin"], "goods": {"gold": 1}, "cache": ("c1-above", 0)}
    table = position("duel", red=room, die=1).play("play benjamin")
    assert (table.asked(), table.stock()["c1-above"], table.stock()["cache"]) == ("Act", 2, 0)
    bath = {"cities": [0], "sites": {"c0-above": ["bath_house"]}, "hand": ["doctor"], "cache": ("c1-above", 0)}
    ill = position("duel", red={**bath, "goods": {"gold": 3, "lumber": 3}})
    assert ill.offers("play") == []
    table = position("duel", red={**bath, "goods": {"gold": 3}}).play("play doctor")
    assert (table.asked(), table.goods()) == ("Act", holds(gold=3, lumber=1))
