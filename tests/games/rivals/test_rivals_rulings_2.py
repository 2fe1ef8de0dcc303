"""Rulings RU-32 to RU-57, as far as they belong to no single card."""

from typing import Any

import pytest
from rivals_table import BLUE, NOTHING, RED, Table, deal_on, emptied, opening, position, rolled, twin

import permonik
from permonik.games.rivals import GAME
from permonik.testing import hidden, rule, ruling

STRONG = {"c0-below": ["candamir"]}
TWO_FIELDS = {"towns": [4], "regions": {"c5-above": "stack_gold_field_3", "c5-below": "stack_fields_1"}}


# -- places --------------------------------------------------------------------------------------------------


@ruling("RU-32")
def test_the_gold_cache_stays_when_its_region_moves() -> None:
    table = position("gold", red={"hand": ["relocation"], "cache": ("c1-above", 2), "goods": {"gold": 1}})
    table.play("play relocation", "at c1-above", "at c3-below")
    assert (table.principality()["cache"], table.stock()["cache"]) == ("c1-above", 2)
    assert (table.principality()["regions"]["c3-below"], table.stock()["c3-below"]) == ("red_gold_field", 1)


@ruling("RU-33")
def test_the_two_sites_of_one_side_are_one_place() -> None:
    red = {"cities": [0], "hand": ["marketplace", "harald"], "goods": {"grain": 2, "wool": 1, "ore": 1}}
    one, other = position("gold", red=red), position("gold", red=red)
    one.play("build marketplace")
    assert one.options() == ["site c0-above", "site c0-below", "site c2-above", "site c2-below"]
    one.play("site c0-above", "build harald", "site c0-above")
    other.play("build harald", "site c0-above", "build marketplace", "site c0-above")
    assert one.state.key() == other.state.key()


@ruling("RU-33")
def test_equal_cards_on_one_side_are_offered_once() -> None:
    red = {"cities": [0], "sites": {"c0-above": ["mint", "mint"]}}
    assert position("gold", red=red).offers("demolish") == ["c0-above-1"]


@ruling("RU-34")
def test_a_reduction_applies_once_and_by_the_printed_cost() -> None:
    sites = {"c0-above": ["building_crane", "abbey"], "c0-below": ["university"]}
    red: dict[str, Any] = {"cities": [0], "sites": sites, "hand": ["parliament"]}
    table = position("progress", red={**red, "goods": {"brick": 2, "lumber": 2, "wool": 2}})
    table.play("build parliament", "site c0-below")
    assert (table.goods(), table.asked()) == (NOTHING, "Act")
    assert position("progress", red={**red, "goods": {"brick": 2, "lumber": 1, "wool": 2}}).offers("build") == []
    assert position("progress", red={**red, "goods": {"brick": 1, "lumber": 2, "wool": 2}}).offers("build") == []


@ruling("RU-34")
def test_nothing_happens_between_announcing_a_hero_and_placing_him() -> None:
    """So the Drill Ground stands until he is placed."""
    goods = {"grain": 1, "ore": 1, "wool": 2}
    red = {"sites": {"c0-above": ["drill_ground"]}, "hand": ["candamir"], "goods": goods}
    table = position("turmoil", red=red)
    assert "demolish c0-above-1" in table.options()
    table.play("build candamir")
    assert table.options() == ["site c0-below", "site c2-above", "site c2-below"]
    table.play("site c2-above")
    assert table.options() == ["save wool", "save ore", "save grain"]


# -- the course ----------------------------------------------------------------------------------------------


@ruling("RU-39")
@pytest.mark.parametrize("starter", [RED, BLUE])
def test_seat_0_is_red_and_the_roll_says_who_starts(starter: int) -> None:
    table = opening("intro", starter)
    assert {region.split("_")[0] for region in table.principality(RED)["regions"].values()} == {"red"}
    assert {region.split("_")[0] for region in table.principality(BLUE)["regions"].values()} == {"blue"}
    assert (table.seat, table.data()["first"], table.data()["active"]) == (starter, starter, starter)


@ruling("RU-40")
def test_an_empty_stack_is_neither_drawn_from_nor_searched() -> None:
    table = emptied(position(phase="ExchangeCard", red={"hand": ["inga"]}), 2)
    table.play("under inga 1")
    assert table.offers("draw") == table.offers("search") == ["1", "3", "4"]
    short = emptied(position(phase="Replenish", red={"hand": ["inga"]}), 1, 3)
    assert short.offers("draw") == ["2", "4"]
    learned = {"cities": [0], "hand": ["library"], "goods": {"brick": 1, "lumber": 2, "ore": 1}}
    library = emptied(position("progress", red=learned), 1, 5).play("build library", "site c0-above")
    assert library.offers("search") == ["2", "3", "4"]


@ruling("RU-52")
def test_five_settlements_leave_two_regions() -> None:
    start = GAME.dump(GAME.setup(2, {"variant": "intro"}))
    assert (start["settlements"], len(start["regions"])) == (5, 12)
    used = ["fields_3", "fields_1", "mountains_4", "mountains_2", "hills_5", "hills_1", "forest_6", "forest_4"]
    columns = [f"c{column}-{row}" for column in (5, 7) for row in ("above", "below")]
    red, blue = (
        {"towns": [4, 6], "regions": {c: f"stack_{r}" for c, r in zip(columns, regions, strict=True)}}
        for regions in (used[:4], used[4:])
    )
    goods = {"lumber": 1, "wool": 1, "brick": 1, "grain": 1}
    table = position(red={**red, "roads": (True, True), "goods": goods}, blue=blue)
    table.play("settlement left", "=stack_pasture_6", "=stack_pasture_5", "above stack_pasture_6")
    assert (table.data()["settlements"], table.data()["regions"]) == (0, ["stack_gold_field_3", "stack_gold_field_2"])
    rich = position(red={**red, "roads": (True, True)}, blue=blue, settlements=0)
    assert rich.offers("settlement") == []


@ruling("RU-53")
@pytest.mark.parametrize("variant", ["gold", "turmoil", "progress", "duel"])
def test_exactly_three_cards_are_chosen_and_the_rest_keeps_its_order(variant: str) -> None:
    table = opening(variant).play("search 2")
    while (chance := table.state.chance()) is not None:
        table.state.apply(permonik.CHANCE, chance.outcomes[-1])  # so that the stack does not lie sorted
    before = table.stack(2)
    assert len(before) == len(table.offers("take")) == 12
    for at in (7, 3, 0):
        assert (table.seat, table.asked()) == (RED, "TakeCard")
        kind = table.stack(2)[at]
        copy = table.stack(2)[: at + 1].count(kind)
        table.play(f"take {kind} {copy}")
    assert len(table.hand()) == 3
    assert table.stack(2) == [card for at, card in enumerate(before) if at not in (0, 3, 7)]
    assert (table.seat, table.offers("search")) == (BLUE, ["1", "3"])


@ruling("RU-53")
def test_replenishing_mixes_base_and_theme_stacks() -> None:
    table = position("duel", phase="Replenish")
    assert table.offers("draw") == ["1", "2", "3", "4", "5", "6"]
    table.play("draw 4", "=mint", "draw 1", "=inga", "draw 6", "=library")
    assert (table.hand(), table.asked()) == (["inga", "mint", "library"], "ExchangeCard")


# -- dice ----------------------------------------------------------------------------------------------------


@ruling("RU-43")
def test_a_celebration_serves_both_before_reiner_is_paid() -> None:
    table = position("gold", phase="BeforeRoll", red={"hand": ["reiner"]}).play("play reiner", "roll", "=5")
    order = []
    while table.asked() == "Gain":
        order.append(table.seat)
        table.play("gain c-1-above" if len(order) < 3 else "gain c-1-below")
    assert order == [RED, BLUE, RED]


@ruling("RU-44")
def test_each_player_stores_the_gold_of_his_harvest_before_he_names_a_resource() -> None:
    red = {"sites": {"c0-above": ["pirate_ship"], "c2-above": ["toll_bridge"]}, "goods": {}}
    blue = {"sites": {"c0-above": ["toll_bridge-gold"]}, "goods": {}}
    table = rolled("gold", 6, "plentiful_harvest", red=red, blue=blue)
    assert (table.seat, table.goods(RED)["gold"]) == (RED, 3)
    table.play("gain c3-below")
    assert (table.seat, table.goods(BLUE)["gold"]) == (BLUE, 2)


@ruling("RU-46")
def test_the_gold_of_a_field_goes_there_or_to_the_cache_but_to_no_other_field() -> None:
    red: dict[str, Any] = {**TWO_FIELDS, "goods": {}, "cache": ("c-1-above", 0)}
    table = rolled("gold", 3, "trade", red=red)
    assert table.options() == ["gain c5-above", "gain cache"]
    red["stock"] = {"c5-above": 3}
    full = rolled("gold", 3, "trade", red=red)
    assert full.options() == ["gain cache", "forfeit"]
    assert full.play("forfeit").goods()["gold"] == 3
    del red["cache"]
    assert rolled("gold", 3, "trade", red=red).asked() == "Act"  # lost without a question


@ruling("RU-46")
def test_other_gold_goes_to_any_field_or_the_cache() -> None:
    red = {**TWO_FIELDS, "sites": {"c0-above": ["pirate_ship"]}, "goods": {}, "cache": ("c-1-above", 0)}
    table = rolled("gold", 5, "plentiful_harvest", red=red)
    assert table.options() == ["gain c1-above", "gain c5-above", "gain cache"]
    gift = rolled("gold", 5, "event_card", "=gift_for_the_prince", red={**red, "sites": {"c0-above": ["inga"]}})
    assert gift.options() == ["gain c1-above", "gain c5-above", "gain cache"]
    robbed = {**red, "sites": {"c0-above": ["pirate_ship"]}, "hand": ["gudrun"]}
    taken = position("gold", red=robbed, blue={"goods": {"gold": 1}}).play("play gudrun", "many 1")
    assert taken.options() == ["gain c1-above", "gain c5-above", "gain cache"]


@ruling("RU-47")
def test_one_brigitta_a_turn_and_the_order_is_free() -> None:
    hand = ["brigitta", "brigitta", "reiner"]
    table = position("gold", phase="BeforeRoll", red={"hand": hand})
    assert table.options() == ["roll", "play brigitta", "play reiner"]
    one = twin(table).play("play brigitta", "set-die 3")
    assert one.options() == ["roll", "play reiner"]
    other = twin(table).play("play reiner")
    assert other.options() == ["roll", "play brigitta"]
    one.play("play reiner", "roll")
    other.play("play brigitta", "set-die 3", "roll")
    assert one.goods() == other.goods()
    assert one.asked() == other.asked() == "Gain"
    assert one.hand() == ["brigitta"]


@ruling("RU-47")
def test_the_second_brigitta_has_another_back_and_must_wait_too() -> None:
    red = {"hand": ["brigitta", "brigitta-progress"]}
    table = position("progress", phase="BeforeRoll", red=red).play("play brigitta-progress", "set-die 1")
    assert table.options() == ["roll"]


@ruling("RU-54")
def test_dice_set_by_cards_lie_open_and_are_not_rolled() -> None:
    table = position("gold", phase="BeforeRoll", red={"hand": ["brigitta", "reiner"]})
    table.play("play brigitta", "set-die 6")
    assert [table.view(seat)["production"] for seat in (None, RED, BLUE)] == [6, 6, 6]
    table.play("play reiner")
    assert [table.view(seat)["face"] for seat in (None, RED, BLUE)] == ["celebration"] * 3
    table.play("roll")
    assert table.state.chance() is None
    assert (table.asked(), table.goods()["grain"]) == ("Gain", 2)


@ruling("RU-55")
@pytest.mark.parametrize("gold", [2, 3])
def test_a_year_of_plenty_fills_regions_and_not_the_cache(gold: int) -> None:
    red = {"sites": {"c0-above": ["storehouse"]}, "goods": {"gold": gold}, "cache": ("c1-above", 0)}
    table = rolled("gold", 6, "event_card", "=year_of_plenty", red=red)
    assert (table.asked(), table.stock()["c1-above"], table.stock()["cache"]) == ("Act", 3, 0)


# -- taking --------------------------------------------------------------------------------------------------


@ruling("RU-42")
def test_the_trade_event_reaches_the_cache() -> None:
    ships = {"c0-above": ["ore_ship", "wool_ship"], "c0-below": ["brick_ship"]}
    red = {"cities": [0], "sites": ships, "goods": {}}
    table = rolled("gold", 3, "trade", red=red, blue={"goods": {}, "cache": ("c1-above", 1)})
    assert table.options() == ["name lumber", "name gold"]  # the lumber by the 3
    table.play("name gold")
    assert (table.goods(RED)["gold"], table.stock(BLUE)["cache"]) == (1, 0)
    both = rolled("gold", 3, "trade", red=red, blue={"goods": {"gold": 1}, "cache": ("c1-above", 1)})
    both.play("name gold")
    assert (both.seat, both.options()) == (BLUE, ["pay c1-above", "pay cache"])


@ruling("RU-42")
@pytest.mark.parametrize("card", ["merchant", "trade_master"])
def test_action_cards_reach_the_cache(card: str) -> None:
    red = {"cities": [0], "sites": {"c0-above": ["merchant_guild"]}, "hand": [card], "goods": {}}
    table = position("gold", red=red, blue={"goods": {}, "cache": ("c1-above", 1)})
    assert table.offers("play") == [card]
    table.play(f"play {card}", "name gold")
    assert (table.goods(RED)["gold"], table.stock(BLUE)["cache"]) == (1, 0)


@ruling("RU-45")
def test_gudrun_counts_field_and_cache_together() -> None:
    red = {"sites": {"c0-above": ["pirate_ship"]}, "hand": ["gudrun"], "goods": {}}
    table = position("gold", red=red, blue={"goods": {"gold": 1}, "cache": ("c1-above", 1)}).play("play gudrun")
    assert table.options() == ["many 1", "many 2"]
    assert table.play("many 2").goods(BLUE)["gold"] == 0


# -- reactions -----------------------------------------------------------------------------------------------


@ruling("RU-48")
def test_sebastian_is_asked_for_before_a_hand_is_shown_or_a_building_picked() -> None:
    sites = {"c0-above": ["abbey", "storehouse"], "c0-below": ["toll_bridge", "parish_hall"]}
    blue = {"cities": [0], "sites": sites, "hand": ["sebastian", "inga"]}
    red = {"sites": STRONG}
    feud = rolled("turmoil", 5, "event_card", "=feud", red=red, blue=blue)
    assert (feud.seat, feud.asked(), feud.data()["picked"]) == (BLUE, "AnswerFeud", [])
    assert feud.play("waive").seat == RED
    hands = rolled("turmoil", 5, "event_card", "=fraternal_feuds", red=red, blue=blue)
    assert (hands.seat, hands.view(RED)["hands"][BLUE]["known"]) == (BLUE, [])
    assert hands.play("waive").view(RED)["hands"][BLUE]["known"] == ["inga", "sebastian"]


@ruling("RU-48")
@hidden("H2")
@pytest.mark.parametrize("event", ["feud", "fraternal_feuds"])
def test_sebastian_is_asked_for_wherever_he_could_be(event: str) -> None:
    """A turmoil card that is not Sebastian: the question comes all the same, and secretly."""
    blue = {"sites": {"c0-above": ["abbey"]}, "hand": ["heinrich"]}
    table = rolled("turmoil", 5, "event_card", f"={event}", red={"sites": STRONG}, blue=blue)
    assert (table.seat, table.options()) == (BLUE, ["waive"])
    assert table.state.open(BLUE).secret()
    blue["hand"] = ["inga"]
    plain = rolled("turmoil", 5, "event_card", f"={event}", red={"sites": STRONG}, blue=blue)
    assert plain.asked() != "AnswerFeud"  # no turmoil card, no Sebastian
    blue["hand"] = ["heinrich"]
    gone = rolled("turmoil", 5, "event_card", f"={event}", red={"sites": STRONG}, blue=blue, discard=["sebastian"])
    assert gone.asked() != "AnswerFeud"


@ruling("RU-49")
def test_in_riots_the_active_player_completes_his_part_first() -> None:
    red = {"cities": [0], "sites": {"c0-above": ["irmgard", "harald"]}, "goods": {}}
    blue = {"sites": {"c0-above": ["austin"]}, "goods": {}}
    table = rolled("turmoil", 2, "event_card", "=riots", red=red, blue=blue)
    assert (table.seat, table.asked()) == (RED, "AnswerRiots")
    table.play("choose c0-above-1")
    assert (table.seat, table.asked()) == (RED, "PutUnder")
    table.play("under harald 1")
    assert (table.seat, table.asked()) == (RED, "Gain")
    table.play("gain c3-below")
    assert (table.seat, table.asked()) == (BLUE, "AnswerRiots")


@ruling("RU-49")
def test_in_a_plague_both_lose_before_any_pharmacy_gives() -> None:
    given = {"cities": [0], "sites": {"c0-above": ["pharmacy"]}, "goods": {"lumber": 2}}
    table = rolled("progress", 6, "event_card", "=plague", red=given, blue=given)
    assert (table.goods(RED)["lumber"], table.goods(BLUE)["lumber"]) == (1, 1)
    assert (table.seat, table.asked()) == (RED, "Gain")
    table.play("gain c3-below")
    assert (table.seat, table.asked()) == (BLUE, "Gain")
    assert table.play("gain c3-above").asked() == "Act"


@ruling("RU-49")
@pytest.mark.parametrize("event", ["invention", "trade_ships_race", "traveling_merchant"])
def test_other_events_ask_the_active_player_first(event: str) -> None:
    given = {"sites": {"c0-above": ["abbey"], "c2-above": ["ore_ship"]}, "goods": {"gold": 1}}
    blue = {"sites": {"c0-above": ["abbey"], "c2-above": ["gold_ship"]}, "goods": {"gold": 1}}
    table = rolled("gold", 2, "event_card", f"={event}", red=given, blue=blue)
    assert table.seat == RED
    assert table.play("gain c3-below").seat == BLUE
    assert table.play("gain c3-below").asked() == "Act"


def with_irmgard(table: Table, seat: int, spot: str) -> Table:
    """She shares no mode with Town Halls and Pirate Ships; the rule speaks of them all the same."""
    data = table.data()
    data["principalities"][seat]["expansions"][spot] = "irmgard"
    return Table(GAME.restore(data))


@ruling("RU-50")
def test_irmgard_helps_after_a_town_hall_but_not_after_a_pirate_ship() -> None:
    red = {"cities": [0], "sites": {"c0-above": ["hedge_tavern"]}, "hand": ["arsonist"]}
    blue = {"cities": [0], "sites": {"c0-above": ["town_hall"]}}
    table = with_irmgard(position("duel", red=red, blue=blue), BLUE, "c2-above-1")
    table.play("play arsonist", "choose c0-above-1", "under town_hall 6")
    assert table.standing(BLUE) == ["irmgard", "parish_hall"]
    assert (table.seat, table.asked()) == (BLUE, "Gain")
    pirate = {"hand": ["pirate_ship"], "goods": {"lumber": 1, "wool": 1}}
    sunk = with_irmgard(position("duel", red=pirate, blue={"sites": {"c0-above": ["ore_ship"]}}), BLUE, "c2-above-1")
    sunk.play("build pirate_ship", "site c0-above", "choose c0-above-1")
    assert (sunk.seat, sunk.asked()) == (RED, "Act")


@ruling("RU-50")
def test_irmgard_helps_once_for_each_card_and_not_after_a_relocation() -> None:
    blue = {"cities": [0], "sites": {"c0-above": ["irmgard", "abbey"], "c0-below": ["storehouse"]}}
    table = rolled("turmoil", 5, "event_card", "=feud", red={"sites": STRONG}, blue=blue)
    table.play("choose c0-above-1", "under abbey 1", "gain c3-below")
    assert (table.seat, table.asked()) == (RED, "Act")
    red = {"sites": {"c0-above": ["irmgard"], "c2-above": ["abbey"]}, "hand": ["relocation"]}
    moved = position("turmoil", red=red).play("play relocation", "choose c0-above-1", "choose c2-above-1")
    assert moved.asked() == "Act"


@ruling("RU-51")
def test_sebastian_protects_his_player_only() -> None:
    red = {"sites": {"c0-above": ["harald"]}, "hand": ["sebastian"], "goods": {}}
    blue = {"sites": {"c0-above": ["austin"]}, "goods": {}}
    table = rolled("turmoil", 2, "event_card", "=riots", red=red, blue=blue).play("play sebastian")
    assert (table.seat, table.options()) == (BLUE, ["choose c0-above-1"])


@ruling("RU-51")
@pytest.mark.parametrize(
    ("event", "sites", "blue", "asked"),
    [
        ("riots", {"c0-above": ["irmgard"], "c2-above": ["abbey"]}, {}, False),
        ("riots", {"c0-above": ["ore_ship"]}, {}, True),
        ("feud", {"c0-above": ["harald"]}, {"sites": STRONG}, False),
        ("feud", {"c0-above": ["abbey"]}, {"sites": STRONG}, True),
        ("feud", {"c0-above": ["abbey"], **STRONG}, {}, False),
        ("fraternal_feuds", {}, {"sites": STRONG}, True),
        ("fraternal_feuds", STRONG, {}, False),
    ],
)
def test_only_a_player_whom_the_event_affects_is_asked(
    event: str, sites: dict[str, list[str]], blue: dict[str, Any], asked: bool
) -> None:
    red = {"sites": sites, "hand": ["sebastian"], "goods": {}}
    table = rolled("turmoil", 2, "event_card", f"={event}", red=red, blue=blue)
    assert (table.seat == RED and "play sebastian" in table.options()) is asked


# -- what is seen --------------------------------------------------------------------------------------------


@ruling("RU-56")
@hidden("H1")
def test_the_backs_of_hand_cards_are_open() -> None:
    table = position("duel", red={"hand": ["inga", "scout", "mint", "heinrich"]}, blue={"hand": ["library"]})
    assert table.view(None)["hands"] == [
        {"known": [], "unknown": [2, 1, 1, 0]},
        {"known": [], "unknown": [0, 0, 0, 1]},
    ]
    assert table.view(BLUE)["hands"][RED] == {"known": [], "unknown": [2, 1, 1, 0]}


@ruling("RU-57")
@rule("R16.8")
def test_of_equal_cards_the_taker_says_which() -> None:
    tops = ["scout", "inga", "scout"]
    red = {"hand": ["austin"], "goods": {"ore": 2}}
    table = position(phase="ExchangeCard", red=red, tops={2: tops}).play("under austin 1", "search 2")
    deal_on(table)
    offered = table.offers("take")
    assert offered[:3] == ["scout 1", "inga 1", "scout 2"]
    assert twin(table).play("take scout 1").stack(2)[:2] == ["inga", "scout"]
    assert table.play("take scout 2").stack(2)[:2] == ["scout", "inga"]
