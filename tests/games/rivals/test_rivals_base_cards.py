"""Section 18: the expansions of the base set, one by one."""

from collections.abc import Mapping
from typing import Any

import pytest
from rivals_table import BLUE, RED, RESOURCES, holds, position, rolled

from permonik.testing import rule

# The start places of each resource, in both principalities.
HOME = {
    "lumber": "c-1-above",
    "gold": "c1-above",
    "grain": "c3-above",
    "brick": "c-1-below",
    "wool": "c1-below",
    "ore": "c3-below",
}
RED_NUMBER = {"lumber": 2, "gold": 1, "grain": 6, "brick": 3, "wool": 4, "ore": 5}


# -- Toll Bridge (R18.6), Abbey (R18.7) ----------------------------------------------------------------------


@rule("R18.6")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_a_toll_bridge_brings_two_gold_as_far_as_they_fit(before: int, after: int) -> None:
    red = {"sites": {"c0-above": ["toll_bridge"]}, "goods": {"gold": before}}
    table = rolled("intro", 5, "plentiful_harvest", red=red)
    assert table.goods()["gold"] == after
    assert (table.seat, table.asked()) == (RED, "Gain")  # the resource of choice comes afterwards


@rule("R18.6")
def test_two_toll_bridges_bring_four_gold_also_into_the_cache() -> None:
    red = {
        "sites": {"c0-above": ["toll_bridge"], "c2-above": ["toll_bridge-gold"]},
        "goods": {},
        "cache": ("c1-above", 1),
    }
    table = rolled("gold", 5, "plentiful_harvest", red=red)
    table.play("gain c1-above", "gain c1-above")
    assert table.options() == ["gain c1-above", "gain cache"]
    table.play("gain cache")
    assert (table.stock()["c1-above"], table.stock()["cache"]) == (2, 3)
    assert table.asked() == "Gain"


@rule("R18.6")
def test_a_toll_bridge_brings_its_owner_gold_on_the_opponents_turn() -> None:
    table = rolled("intro", 5, "plentiful_harvest", blue={"sites": {"c0-above": ["toll_bridge"]}, "goods": {}})
    table.play("gain c-1-above")
    assert table.goods(BLUE)["gold"] == 2
    assert table.goods(RED)["gold"] == 0


@rule("R18.7")
@pytest.mark.parametrize(("sites", "asked"), [({"c0-above": ["abbey"]}, "ExchangeCard"), ({}, "PutBack")])
def test_an_abbey_holds_a_fourth_card(sites: dict[str, list[str]], asked: str) -> None:
    hand = ["austin", "inga", "scout", "harald"]
    assert position(phase="Replenish", red={"hand": hand, "sites": sites}).asked() == asked


@rule("R18.7")
def test_a_lost_abbey_matters_at_the_end_of_the_own_turn_only() -> None:
    """Blue loses it on red's turn and keeps four cards until the end of his own."""
    hand = ["austin", "inga", "scout", "harald"]
    blue = {"sites": {"c0-above": ["abbey"]}, "hand": hand}
    red = {"sites": {"c0-above": ["candamir"]}, "hand": ["osmund", "siglind", "brigitta"]}
    table = rolled("intro", 5, "event_card", "=feud", "choose c0-above-1", "under abbey 1", red=red, blue=blue)
    table.play("end", "end")  # red's actions, red's exchange
    assert (table.seat, table.asked(), len(table.hand(BLUE))) == (BLUE, "BeforeRoll", 4)
    table.play("roll", "=6", "=brigand")
    assert len(table.hand(BLUE)) == 4
    table.play("end")
    assert (table.seat, table.asked()) == (BLUE, "PutBack")


# -- boosters (R18.8) ----------------------------------------------------------------------------------------

# Each booster beside the start region of its type, and a second region of that type to be laid beside it.
BOOSTERS = {
    "brick_factory": ("brick", "c0-below", "c1-below", "stack_hills_5"),
    "iron_foundry": ("ore", "c2-below", "c1-below", "stack_mountains_4"),
    "grain_mill": ("grain", "c2-above", "c1-above", "stack_fields_3"),
    "lumber_camp": ("lumber", "c0-above", "c1-above", "stack_forest_6"),
    "weavers_shop": ("wool", "c0-below", "c-1-below", "stack_pasture_6"),
}


@rule("R18.8")
@pytest.mark.parametrize("booster", BOOSTERS)
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3), (3, 3)])
def test_a_booster_doubles_the_neighbour_of_its_type(booster: str, before: int, after: int) -> None:
    resource, site, _, _ = BOOSTERS[booster]
    red = {"sites": {site: [booster]}, "goods": {resource: before}}
    table = rolled("intro", RED_NUMBER[resource], "trade", red=red)
    assert table.goods() == holds(**{resource: after})


@rule("R18.8")
@pytest.mark.parametrize("booster", BOOSTERS)
def test_a_booster_leaves_other_types_and_other_sides_alone(booster: str) -> None:
    resource, site, _, _ = BOOSTERS[booster]
    for other in RESOURCES:
        if other != resource:
            red: dict[str, Any] = {"sites": {site: [booster]}, "goods": {}}
            assert rolled("intro", RED_NUMBER[other], "trade", red=red).goods() == holds(**{other: 1})
    column, row = site.split("-")
    far = f"{'c2' if column == 'c0' else 'c0'}-{'below' if row == 'above' else 'above'}"
    red = {"sites": {far: [booster]}, "goods": {}}
    assert rolled("intro", RED_NUMBER[resource], "trade", red=red).goods() == holds(**{resource: 1})


@rule("R18.8")
@pytest.mark.parametrize("booster", BOOSTERS)
def test_a_booster_doubles_both_neighbours(booster: str) -> None:
    resource, site, place, region = BOOSTERS[booster]
    red = {"sites": {site: [booster]}, "regions": {place: region}, "goods": {}}
    die = int(region[-1])
    table = rolled("intro", die, "trade", red=red)
    assert table.stock()[place] == 2
    assert rolled("intro", RED_NUMBER[resource], "trade", red=red).stock()[HOME[resource]] == 2


# -- Marketplace (R18.9) -------------------------------------------------------------------------------------


def crowded(red: Mapping[str, Any]) -> dict[str, Any]:
    """Blue has the 3 twice: forest and a full field."""
    return {
        "red": red,
        "blue": {
            "towns": [4],
            "regions": {"c5-above": "stack_fields_3", "c5-below": "stack_fields_1"},
            "stock": {"c5-above": 3, "c5-below": 0},
        },
    }


@rule("R18.9")
def test_a_marketplace_brings_a_type_of_the_opponents_regions_even_full_ones() -> None:
    market = {"sites": {"c0-above": ["marketplace"]}, "goods": {}}
    table = rolled("intro", 3, "trade", **crowded(market))
    assert table.seat == RED
    assert table.offers("gain") == ["c-1-above", "c3-above"]
    assert table.play("gain c3-above").goods() == holds(brick=1, grain=1)
    assert table.asked() == "Act"


@rule("R18.9")
@pytest.mark.parametrize("die", [2, 4, 5, 6])
def test_a_marketplace_needs_strictly_more_regions_over_there(die: int) -> None:
    market = {"sites": {"c0-above": ["marketplace"]}, "goods": {}}
    assert rolled("intro", die, "trade", **crowded(market)).asked() == "Act"


@rule("R18.9")
def test_a_marketplace_counts_on_the_opponents_roll_too_and_only_for_its_owner() -> None:
    assert rolled("intro", 3, "trade", **crowded({"goods": {}})).asked() == "Act"
    red = {"towns": [4], "regions": {"c5-above": "stack_fields_3", "c5-below": "stack_gold_field_3"}}
    table = rolled("intro", 3, "trade", red=red, blue={"sites": {"c0-above": ["marketplace"]}, "goods": {}})
    assert table.seat == BLUE
    assert table.offers("gain") == ["c-1-below", "c1-above", "c3-above"]


# -- Parish Hall (R18.10), Storehouse (R18.11) ---------------------------------------------------------------


@rule("R18.10")
@pytest.mark.parametrize(("sites", "price"), [({}, 2), ({"c0-above": ["parish_hall"]}, 1)])
def test_a_parish_hall_halves_the_price_of_a_search(sites: dict[str, list[str]], price: int) -> None:
    for goods in (price - 1, price, price + 1):
        red = {"hand": ["inga"], "sites": sites, "goods": {"ore": goods}}
        table = position(phase="ExchangeCard", red=red).play("under inga 1")
        assert bool(table.offers("search")) == (goods >= price)
        if goods >= price:
            assert table.play("search 2").goods()["ore"] == goods - price


@rule("R18.11")
@pytest.mark.parametrize(("variant", "card"), [("intro", "storehouse"), ("gold", "storehouse-gold")])
@pytest.mark.parametrize(("grain", "left"), [(1, {"gold": 2, "wool": 3}), (2, {"gold": 0, "wool": 0})])
def test_a_storehouse_hides_its_neighbours_from_the_count(
    variant: str, card: str, grain: int, left: dict[str, int]
) -> None:
    """Forest and gold field lie beside it: 5 are not counted, 7 or 8 are."""
    goods = {"lumber": 3, "gold": 2, "wool": 3, "brick": 3, "grain": grain}
    table = rolled(variant, 5, "brigand", red={"sites": {"c0-above": [card]}, "goods": goods})
    assert {name: table.goods()[name] for name in left} == left
    assert table.goods()["lumber"] == 3


@rule("R18.11")
@pytest.mark.parametrize(("variant", "card"), [("intro", "storehouse"), ("gold", "storehouse-gold")])
def test_a_storehouse_supplies_its_neighbours_in_a_year_of_plenty(variant: str, card: str) -> None:
    red = {"sites": {"c2-below": [card]}, "goods": {"ore": 3}}
    table = rolled(variant, 2, "event_card", "=year_of_plenty", red=red)
    assert table.goods() == holds(ore=3, wool=1, lumber=1)  # the lumber by the 2


# -- ships (R18.12, R18.13) ----------------------------------------------------------------------------------


@rule("R18.12")
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_ship_gives_one_for_two_of_its_own_type(resource: str) -> None:
    ship = {"sites": {"c0-above": [f"{resource}_ship"]}}
    for other in RESOURCES:
        table = position(red={**ship, "goods": {other: 2}})
        assert table.offers("trade") == ([resource] if other == resource else [])
    table = position(red={**ship, "goods": {resource: 3}}).play(f"trade {resource}")
    assert table.goods() == holds(**{resource: 1})
    assert HOME[resource] not in table.offers("gain")
    assert len(table.offers("gain")) == 5
    table.play(f"gain {table.offers('gain')[0]}")
    assert table.offers("trade") == []
    assert position(red={**ship, "goods": {resource: 1}}).offers("trade") == []


@rule("R18.12")
def test_a_ship_loads_from_several_regions_and_sails_again_and_again() -> None:
    red = {
        "towns": [4],
        "regions": {"c5-above": "stack_mountains_4", "c5-below": "stack_mountains_2"},
        "sites": {"c0-above": ["ore_ship"]},
        "goods": {},
        "stock": {"c3-below": 1, "c5-above": 2, "c5-below": 1},
    }
    table = position(red=red).play("trade ore", "pay c3-below")
    table.play("pay c5-above", "gain c-1-above", "trade ore", "gain c-1-above")
    assert table.goods() == holds(lumber=2)


@rule("R18.13")
@pytest.mark.parametrize(("variant", "card"), [("intro", "large_trade_ship"), ("gold", "large_trade_ship-gold")])
def test_a_large_trade_ship_never_mixes_left_and_right(variant: str, card: str) -> None:
    ship = {"sites": {"c2-below": [card]}}
    red = {**ship, "goods": {"wool": 1, "ore": 1, "lumber": 2}}
    assert position(variant, red=red).offers("ship") == []
    table = position(variant, red={**ship, "goods": {"wool": 2, "ore": 2, "lumber": 2}})
    assert table.offers("ship") == ["c1-below", "c3-below"]
    table.play("ship c3-below")
    assert table.goods() == holds(wool=2, lumber=2)
    assert "c3-below" not in table.offers("gain")
    table.play("gain c-1-above", "ship c1-below", "gain c-1-below")
    assert table.goods() == holds(lumber=3, brick=1)


@rule("R18.13")
def test_a_large_trade_ship_takes_both_from_one_of_two_equal_regions() -> None:
    red = {
        "sites": {"c2-below": ["large_trade_ship"]},
        "regions": {"c1-below": "stack_mountains_4"},
        "goods": {},
        "stock": {"c1-below": 1, "c3-below": 1},
    }
    assert position(red=red).offers("ship") == []
    red["stock"] = {"c1-below": 3, "c3-below": 1}
    table = position(red=red).play("ship c1-below")
    assert (table.stock()["c1-below"], table.stock()["c3-below"]) == (1, 1)


# -- heroes (R18.14) -----------------------------------------------------------------------------------------


@rule("R18.14")
@pytest.mark.parametrize("hero", ["austin", "candamir", "harald", "inga", "osmund", "siglind"])
def test_a_hero_does_nothing_but_count(hero: str) -> None:
    goods = {"grain": 1, "ore": 1, "wool": 2}
    table = position(red={"hand": [hero], "goods": goods}).play(f"build {hero}", "site c2-above")
    assert (table.seat, table.asked()) == (RED, "Act")
    for face in ("brigand", "trade", "plentiful_harvest"):
        with_hero = rolled("intro", 5, face, red={"sites": {"c0-above": [hero]}})
        without = rolled("intro", 5, face)
        assert with_hero.goods() == without.goods()
        assert with_hero.options() == without.options()


@rule("R9.3", "R18.14")
@pytest.mark.parametrize("hero", ["austin", "candamir", "harald", "inga", "osmund", "siglind"])
def test_any_hero_wins_a_celebration_against_nobody(hero: str) -> None:
    table = rolled("intro", 5, "celebration", red={"sites": {"c0-above": [hero]}})
    assert table.seat == RED
    assert table.play("gain c-1-above").asked() == "Act"
