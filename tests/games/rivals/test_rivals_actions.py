"""Section 11: what can be done in the action phase."""

from typing import Any

import pytest
from rivals_table import BLUE, RED, RESOURCES, position

from permonik.games.rivals.tables import DESIGNS, FIRST_ACTION, UNIQUE
from permonik.testing import rule, ruling

EMPTY = dict.fromkeys(RESOURCES, 0)
FULL = dict.fromkeys(RESOURCES, 3)
TOWN_COST = {"brick": 1, "grain": 1, "lumber": 1, "wool": 1}
COSTS = {"road left": {"brick": 2, "lumber": 1}, "settlement left": TOWN_COST, "city c0": {"grain": 2, "ore": 3}}
TWO_MOUNTAINS: dict[str, Any] = {
    "towns": [4],
    "regions": {"c5-above": "stack_mountains_4", "c5-below": "stack_hills_5"},
}


# -- building expansions -------------------------------------------------------------------------------------


@rule("R11.1")
@pytest.mark.parametrize("missing", ["brick", "grain", "ore"])
def test_an_expansion_must_be_paid_in_full(missing: str) -> None:
    goods = {"brick": 1, "grain": 1, "ore": 1}
    assert position(red={"hand": ["abbey"], "goods": goods}).offers("build") == ["abbey"]
    assert position(red={"hand": ["abbey"], "goods": FULL | {missing: 0}}).offers("build") == []


@rule("R11.1")
def test_points_and_effects_count_at_once() -> None:
    """Candamir brings the strength token, a Weaver's Shop doubles, an Abbey raises the limit, all in this turn."""
    red = {"hand": ["candamir", "ore_ship"], "goods": {"grain": 1, "ore": 3, "wool": 3, "lumber": 1}}
    table = position(red=red)
    assert (table.points(), table.offers("trade")) == (2, ["wool", "ore"])
    table.play("build candamir", "site c0-above")
    assert (table.points(), table.tokens()) == (3, (RED, None))
    assert table.goods() == EMPTY | {"ore": 2, "wool": 1, "lumber": 1}
    assert table.offers("trade") == []
    table.play("build ore_ship", "site c2-below")
    assert table.offers("trade") == ["ore"]  # two are enough now


@rule("R11.1")
def test_a_built_card_has_left_the_hand_and_the_site() -> None:
    red = {"hand": ["storehouse", "storehouse"], "goods": {"lumber": 2, "wool": 2}}
    table = position(red=red).play("build storehouse", "site c0-above")
    assert (table.hand(), table.standing()) == (["storehouse"], ["storehouse"])
    assert table.play("build storehouse").offers("site") == ["c0-below", "c2-above", "c2-below"]


@rule("R11.2")
def test_building_from_the_open_stack_never_touches_the_hand() -> None:
    goods = {"brick": 2, "grain": 1, "wool": 2}
    red = {"cities": [0], "goods": goods, "hand": ["abbey"]}
    table = position("gold", red=red).play("build merchant_guild", "site c0-below")
    assert (table.hand(), table.standing(), table.data()["face_up"]) == (["abbey"], ["merchant_guild"], 1)
    assert table.goods() == EMPTY
    assert position("gold", red={"goods": FULL}).offers("build") == []  # no city
    assert position("gold", red={"cities": [0], "goods": FULL | {"wool": 1}}).offers("build") == []
    gone = position("gold", red={"cities": [0], "goods": FULL}, face_up=0)
    assert gone.offers("build") == []


UNIQUE_CARDS = {
    *("merchant_guild", "hedge_tavern", "university", "abbey"),
    *("marketplace", "parish_hall", "moneylender", "drill_ground"),
}


@rule("R11.3")
def test_the_cards_marked_1x() -> None:
    assert {name for number, name in enumerate(DESIGNS[:FIRST_ACTION]) if UNIQUE >> number & 1} == UNIQUE_CARDS


@rule("R11.3")
@pytest.mark.parametrize(
    ("variant", "card"), [("intro", "abbey"), ("intro", "marketplace"), ("intro", "parish_hall"), ("gold", "")]
)
def test_a_second_one_may_not_stand_here_but_at_the_neighbours(variant: str, card: str) -> None:
    card, hand = (card, [card]) if card else ("merchant_guild", [])
    for stands, offered in ((RED, []), (BLUE, [card])):
        players: list[dict[str, Any]] = [{"cities": [0], "goods": FULL}, {"cities": [0]}]
        players[stands]["sites"] = {"c0-above": [card]}
        players[RED]["hand"] = hand
        assert position(variant, red=players[RED], blue=players[BLUE]).offers("build") == offered


@rule("R11.3")
def test_other_cards_may_stand_twice() -> None:
    sites = {"c0-above": ["storehouse"]}
    assert position(red={"sites": sites, "hand": ["storehouse"], "goods": FULL}).offers("build") == ["storehouse"]
    sites = {"c0-above": ["chief_cannoneer"], "c0-below": ["university"]}
    red = {"cities": [0], "sites": sites, "hand": ["chief_cannoneer"], "goods": FULL}
    table = position("progress", red=red).play("build chief_cannoneer", "site c2-above")
    assert table.standing().count("chief_cannoneer") == 2


# -- action cards --------------------------------------------------------------------------------------------


@rule("R11.4")
def test_a_played_card_lies_on_the_discard_pile_and_guido_cannot_fetch_himself() -> None:
    blue = {"cities": [0]}
    empty = position("progress", red={"hand": ["guido"]}, blue=blue)
    assert empty.offers("play") == []
    table = position("progress", red={"hand": ["guido"]}, blue=blue, discard=["scout", "goldsmith"])
    table.play("play guido")
    assert table.offers("fetch") == ["goldsmith", "scout"]
    assert table.data()["discards"] == [["scout", "goldsmith"]]
    table.play("fetch scout")
    assert (table.data()["discards"], table.hand()) == ([["goldsmith", "guido"]], ["scout"])


@rule("R11.4")
def test_any_number_of_action_cards_in_a_turn() -> None:
    red = {"hand": ["merchant_caravan", "merchant_caravan", "goldsmith"], "goods": {"gold": 3, "ore": 2}}
    table = position(red=red).play("play merchant_caravan", "pay c3-below", "gain c3-above", "gain c3-above")
    assert table.offers("play") == ["merchant_caravan", "goldsmith"]
    table.play("play goldsmith", "gain c1-below", "gain c1-below")
    table.play("play merchant_caravan", "pay c1-below", "pay c1-below", "gain c1-above", "gain c1-above")
    assert table.data()["discards"] == [["merchant_caravan", "goldsmith", "merchant_caravan"]]
    assert (table.asked(), table.goods()) == ("Act", EMPTY | {"grain": 2, "gold": 2})


@rule("R11.4")
def test_a_card_that_cannot_be_carried_out_is_not_offered() -> None:
    red = {"hand": ["goldsmith", "merchant_caravan", "brigitta", "scout"], "goods": {"gold": 2}}
    assert position(red=red).offers("play") == ["merchant_caravan"]
    red["goods"] = {"gold": 1}
    assert position(red=red).offers("play") == []


# -- centre cards --------------------------------------------------------------------------------------------


@rule("R11.5")
def test_a_road_goes_to_an_end_that_has_none() -> None:
    for roads, sides in (
        ((False, False), ["left", "right"]),
        ((True, False), ["right"]),
        ((False, True), ["left"]),
        ((True, True), []),
    ):
        assert position(red={"roads": roads, "goods": {"brick": 2, "lumber": 1}}).offers("road") == sides
    table = position(red={"goods": {"brick": 3, "lumber": 3}}).play("road right")
    assert table.goods() == EMPTY | {"brick": 1, "lumber": 2}
    assert (table.principality()["roads"], table.data()["roads"]) == ([False, True], 6)


@rule("R11.5", "R11.6", "R11.7")
@pytest.mark.parametrize(("action", "cost"), COSTS.items())
def test_what_a_centre_card_costs(action: str, cost: dict[str, int]) -> None:
    def offered(goods: dict[str, int]) -> bool:
        return action in position(red={"roads": (action[0] == "s", True), "goods": goods}).options()

    assert offered(cost)
    for resource in cost:
        assert not offered(FULL | {resource: cost[resource] - 1})


@rule("R11.6")
@pytest.mark.parametrize(("side", "town", "column"), [("left", "c-2", -3), ("right", "c4", 5)])
def test_a_settlement_stands_on_the_end_of_a_road_with_two_empty_regions(side: str, town: str, column: int) -> None:
    roads = (side == "left", side == "right")
    table = position(red={"roads": roads, "goods": FULL})
    assert table.offers("settlement") == [side]
    table.play(f"settlement {side}", "=stack_fields_1", "=stack_pasture_5")
    assert sorted(table.options()) == ["above stack_fields_1", "above stack_pasture_5"]
    table.play("above stack_pasture_5")
    player = table.principality()
    assert town in player["towns"]
    assert player["regions"][f"c{column}-above"] == "stack_pasture_5"
    assert player["regions"][f"c{column}-below"] == "stack_fields_1"
    assert (player["stock"][f"c{column}-above"], player["stock"][f"c{column}-below"]) == (0, 0)
    assert player["roads"] == [False, False]  # the road lies between two towns now
    assert table.goods() == {resource: 3 - TOWN_COST.get(resource, 0) for resource in RESOURCES}
    assert (table.data()["settlements"], len(table.data()["regions"]), table.points()) == (4, 10, 3)


@rule("R11.6")
def test_no_settlement_without_a_road() -> None:
    assert position(red={"goods": FULL}).offers("settlement") == []


@rule("R11.6")
def test_with_a_scout_the_builder_chooses_the_regions() -> None:
    red = {"roads": (False, True), "goods": TOWN_COST, "hand": ["scout"]}
    table = position(red=red)
    assert (table.offers("settlement"), table.offers("settlement-scout")) == (["right"], ["right"])
    table.play("settlement-scout right")
    assert len(table.offers("above")) == 12
    table.play("above stack_hills_1", "below stack_hills_5")
    assert table.principality()["regions"]["c5-above"] == "stack_hills_1"
    assert table.principality()["regions"]["c5-below"] == "stack_hills_5"


@rule("R11.7")
def test_a_city_keeps_its_expansions_and_gains_two_sites() -> None:
    sites = {"c0-above": ["abbey"], "c0-below": ["austin"]}
    table = position(red={"sites": sites, "hand": ["storehouse"], "goods": FULL}).play("city c0")
    assert table.standing() == ["abbey", "austin"]
    assert table.goods() == FULL | {"grain": 1, "ore": 0}
    assert (table.points(), table.data()["cities"], table.offers("city")) == (3, 6, [])
    assert table.play("build storehouse").offers("site") == ["c0-above", "c0-below", "c2-above", "c2-below"]


@rule("R11.7")
def test_only_an_own_settlement_becomes_a_city() -> None:
    assert position(red={"goods": FULL, "cities": [2]}).offers("city") == ["c0"]
    assert position(red={"goods": FULL, "cities": [0, 2]}, blue={"goods": FULL}).offers("city") == []


@rule("R11.8")
@pytest.mark.parametrize("stack", ["roads", "settlements", "cities"])
def test_an_empty_centre_stack_builds_nothing(stack: str) -> None:
    verbs = {"roads": "road", "settlements": "settlement", "cities": "city"}
    red = {"roads": (True, False), "goods": FULL, "hand": ["scout"]}
    for left in (0, 1):
        table = position(red=red, **{stack: left})
        assert bool(table.offers(verbs[stack])) is bool(left)
        if stack == "settlements":
            assert bool(table.offers("settlement-scout")) is bool(left)


# -- exchange ------------------------------------------------------------------------------------------------


@rule("R11.9")
def test_three_equal_resources_for_one_of_another_type() -> None:
    for amount, offered in ((2, []), (3, ["ore"]), (4, ["ore"])):
        red = {**TWO_MOUNTAINS, "goods": {"ore": amount, "wool": 2, "lumber": 2}}
        assert position(red=red).offers("trade") == offered
    stock = dict.fromkeys(("c-1-above", "c-1-below", "c1-above", "c1-below", "c3-above"), 0)
    red = {**TWO_MOUNTAINS, "stock": stock | {"c3-below": 1, "c5-above": 2}}
    table = position(red=red).play("trade ore")
    assert table.goods() == EMPTY
    assert table.offers("gain") == ["c-1-above", "c-1-below", "c1-above", "c1-below", "c3-above", "c5-below"]
    table.play("gain c1-below")
    assert table.goods() == EMPTY | {"wool": 1}


@rule("R11.9")
@ruling("RU-4")
def test_the_three_come_from_any_regions() -> None:
    red = {**TWO_MOUNTAINS, "goods": {}, "stock": {"c3-below": 2, "c5-above": 3}}
    table = position(red=red).play("trade ore")
    assert table.options() == ["pay c3-below", "pay c5-above"]
    table.play("pay c3-below")
    assert table.options() == ["pay c3-below", "pay c5-above"]
    table.play("pay c5-above")
    assert table.asked() == "Receive"  # what is left to pay can only come from there
    assert (table.stock()["c3-below"], table.stock()["c5-above"]) == (1, 1)


@rule("R11.10")
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_ship_exchanges_two_of_its_type_any_number_of_times(resource: str) -> None:
    red: dict[str, Any] = {"sites": {"c0-above": [f"{resource}_ship"]}, "goods": EMPTY | {resource: 2}}
    table = position(red=red).play(f"trade {resource}")
    table.play(table.options()[0])
    assert sum(table.goods().values()) == 1
    assert table.goods()[resource] == 0
    assert position(red=red | {"goods": EMPTY | {resource: 1}}).offers("trade") == []
    other = "ore" if resource != "ore" else "wool"
    assert position(red=red | {"goods": EMPTY | {other: 2}}).offers("trade") == []


@rule("R11.10")
def test_ships_are_used_again_and_a_mint_once() -> None:
    goods = {"ore": 4, "gold": 2}
    sites = {"c0-above": ["ore_ship"], "c0-below": ["mint"]}
    red = {**TWO_MOUNTAINS, "cities": [0], "sites": sites, "goods": goods}
    table = position("gold", red=red)
    for _ in range(2):
        table.play("trade ore")
        while table.asked() == "Pay":
            table.play(table.options()[0])
        table.play("gain c1-below")
    assert table.goods() == EMPTY | {"wool": 2, "gold": 2}
    table.play("mint", "gain c1-below")
    assert table.goods() == EMPTY | {"wool": 3, "gold": 1}
    assert table.offers("mint") == []


# -- demolition and the end of the phase ---------------------------------------------------------------------


@rule("R11.11")
def test_own_buildings_and_units_go_to_the_discard_pile_for_nothing() -> None:
    red = {"sites": {"c0-above": ["abbey"], "c2-below": ["austin"]}, "goods": {}}
    table = position("gold", red=red, blue={"sites": {"c0-above": ["inga"]}})
    assert table.offers("demolish") == ["c0-above-1", "c2-below-1"]  # free sites remain, and only his own
    table.play("demolish c2-below-1", "demolish c0-above-1")
    assert (table.data()["discards"], table.standing(), table.goods()) == ([["austin", "abbey"]], [], EMPTY)
    assert (table.standing(BLUE), table.asked()) == (["inga"], "Act")


@rule("R11.11")
@pytest.mark.parametrize(("variant", "piles", "open_cards"), [("gold", [[]], 2), ("duel", [["merchant_guild"]], 0)])
def test_an_open_expansion_goes_back_to_its_stack(variant: str, piles: list[list[str]], open_cards: int) -> None:
    red = {"cities": [0], "sites": {"c0-above": ["merchant_guild"]}}
    table = position(variant, red=red).play("demolish c0-above-1")
    assert (table.data()["discards"], table.data()["face_up"]) == (piles, open_cards)


@rule("R11.11")
def test_of_a_town_hall_only_itself_and_then_the_parish_hall() -> None:
    red = {"cities": [0], "sites": {"c0-above": ["town_hall"]}}
    table = position("progress", red=red)
    assert table.offers("demolish") == ["c0-above-1"]
    table.play("demolish c0-above-1")
    assert (table.standing(), table.data()["discards"]) == (["parish_hall"], [["town_hall"]])
    table.play("demolish c0-above-1")
    assert (table.standing(), table.data()["discards"]) == ([], [["town_hall", "parish_hall"]])


@rule("R11.11")
def test_towns_roads_and_the_cache_cannot_be_demolished() -> None:
    red = {"cities": [0], "roads": (True, True), "cache": ("c1-above", 1)}
    assert position("gold", red=red).offers("demolish") == []


@rule("R11.12")
def test_the_phase_ends_only_when_the_player_says_so() -> None:
    table = position("gold", red={"goods": {}})
    assert table.options() == ["end"]  # asked even with nothing to do
    red = {"sites": {"c0-above": ["abbey"]}, "goods": {"brick": 3, "lumber": 2}}
    table = position("gold", red=red)
    for action in ("trade brick", "gain c3-below", "demolish c0-above-1"):
        table.play(action)
        assert table.seat == RED
    assert (table.asked(), table.options()) == ("Act", ["end"])
    assert table.play("end").asked() == "DrawOne"
