"""Section 23, RU-21 to RU-28: taking from the opponent, and single cards."""

from typing import Any

import pytest
from rivals_table import BLUE, RED, RESOURCES, Table, position

from permonik.testing import ruling

EMPTY = dict.fromkeys(RESOURCES, 0)
FULL = dict.fromkeys(RESOURCES, 3)
STRONG: dict[str, Any] = {"sites": {"c0-above": ["candamir"]}}
TAVERN: dict[str, Any] = {"cities": [0], "sites": {"c0-above": ["hedge_tavern"]}}


def roll(*outcomes: str, variant: str = "intro", red: Any = None, blue: Any = None) -> Table:
    return position(variant, phase="BeforeRoll", red=red, blue=blue).play("roll", *[f"={one}" for one in outcomes])


# -- taking --------------------------------------------------------------------------------------------------


@ruling("RU-21")
def test_what_is_given_back_must_find_room() -> None:
    """Blue is full but for what was taken: of all Red has, only that can be given back."""
    red = {"cities": [0], "hand": ["merchant"], "goods": {"wool": 2, "brick": 2}}
    table = position("gold", red=red, blue={"goods": FULL}).play("play merchant", "name grain", "name grain")
    assert (table.seat, table.options()) == (RED, ["pay c3-above"])
    table.play("pay c3-above")
    assert (table.goods(RED)["grain"], table.goods(BLUE)["grain"], table.asked()) == (1, 2, "Act")
    table = position("gold", red=red, blue={"goods": FULL | {"wool": 2}}).play("play merchant", "name grain", "stop")
    assert table.options() == ["pay c1-below", "pay c3-above"]  # wool or grain, but no brick, and no "none"


@ruling("RU-22")
@pytest.mark.parametrize(
    ("card", "variant", "sites", "stops"),
    [
        ("merchant", "gold", ["abbey"], True),
        ("trade_master", "gold", ["merchant_guild"], True),
        ("voyage_of_plunder", "turmoil", ["candamir"], False),
    ],
)
def test_one_or_two_by_choice_but_exactly_two_by_a_voyage(
    card: str, variant: str, sites: list[str], stops: bool
) -> None:
    red = {"cities": [0], "sites": {"c0-above": sites}, "hand": [card], "goods": {}}
    blue = {"cities": [0, 2], "sites": {"c0-above": ["merchant_guild" if variant == "gold" else "chapel_123"]}}
    table = position(variant, red=red, blue=blue | {"goods": {"ore": 3, "lumber": 1}}).play(f"play {card}")
    assert table.options() == ["name lumber", "name ore"]  # the first is never optional
    table.play("name ore")
    assert table.options() == (["name ore", "stop"] if stops else ["name ore"])


@ruling("RU-22")
def test_a_voyage_against_a_poorer_opponent_takes_one() -> None:
    red = STRONG | {"hand": ["voyage_of_plunder"], "goods": {}}
    table = position("turmoil", red=red, blue={"goods": {"ore": 3}}).play("play voyage_of_plunder", "name ore")
    assert (table.asked(), table.goods(RED)["ore"], table.goods(BLUE)["ore"]) == ("Act", 1, 2)


@ruling("RU-22")
def test_trade_takes_exactly_one_and_two_of_a_type_need_room_for_two() -> None:
    ships = {"sites": {"c0-above": ["gold_ship"], "c0-below": ["ore_ship"], "c2-above": ["wool_ship"]}}
    table = roll("2", "trade", red=ships | {"goods": {}}, blue={"goods": {"ore": 2}})
    assert table.options() == ["name brick", "name ore"]
    red = {"cities": [0], "hand": ["merchant"], "goods": {"ore": 2}}
    table = position("gold", red=red, blue={"goods": {"ore": 3, "grain": 1}}).play("play merchant", "name ore")
    assert table.options() == ["name grain", "stop"]  # no room for a second ore


@ruling("RU-22")
@pytest.mark.parametrize(("gold", "room", "most"), [(1, 3, 1), (3, 3, 2), (3, 1, 1)])
def test_gudrun_takes_one_up_to_her_maximum(gold: int, room: int, most: int) -> None:
    red = {"sites": {"c0-above": ["pirate_ship"]}, "hand": ["gudrun"], "goods": {"gold": 3 - room}}
    table = position("gold", red=red, blue={"goods": {"gold": gold}}).play("play gudrun")
    assert table.options() == [f"many {number}" for number in range(1, most + 1)]


@ruling("RU-22")
def test_all_types_are_named_before_the_opponent_chooses_the_regions() -> None:
    blue = {
        "towns": [4],
        "regions": {"c5-above": "stack_mountains_4", "c5-below": "stack_forest_6"},
        "goods": {},
        "stock": {"c3-below": 1, "c5-above": 1, "c-1-above": 1, "c5-below": 1},
    }
    red = {"cities": [0], "hand": ["merchant"], "goods": {}}
    table = position("gold", red=red, blue=blue).play("play merchant", "name lumber")
    assert (table.seat, table.asked()) == (RED, "NameType")
    table.play("name ore")
    choices = []
    while table.seat == BLUE:
        choices.append(table.options())
        table.play(table.options()[-1])
    assert sorted(choices) == [["pay c-1-above", "pay c5-below"], ["pay c3-below", "pay c5-above"]]
    assert table.asked() == "GiveBack"


@ruling("RU-23")
def test_brigands_fill_one_region_and_never_the_cache() -> None:
    red = STRONG | {"hand": ["brigands"], "goods": {"gold": 1}, "cache": ("c1-above", 0)}
    table = position("gold", red=red, blue={"goods": {"gold": 3}}).play("play brigands")
    assert table.options() == ["at c1-above"]
    table.play("at c1-above")
    assert table.options() == ["many 1", "many 2"]  # not what would fit into the cache as well
    table.play("many 1")
    assert (table.stock(RED)["c1-above"], table.stock(RED)["cache"], table.goods(BLUE)["gold"]) == (2, 0, 2)
    full = red | {"goods": {"gold": 3}}
    assert position("gold", red=full, blue={"goods": {"gold": 2}}).offers("play") == []


@ruling("RU-24")
def test_a_moneylender_takes_two_in_all() -> None:
    sites = {"c0-above": ["gold_ship", "moneylender"], "c0-below": ["ore_ship"], "c2-above": ["wool_ship"]}
    red = {"cities": [0], "sites": sites, "goods": {}}
    table = roll("1", "trade", variant="gold", red=red, blue={"goods": {"ore": 3}})
    table.play("name ore", "name ore")
    assert (table.asked(), table.goods(RED)["ore"], table.goods(BLUE)["ore"]) == ("Act", 2, 1)


@ruling("RU-24")
def test_of_a_single_resource_only_that_one_moves() -> None:
    sites = {"c0-above": ["gold_ship", "moneylender"], "c0-below": ["ore_ship"], "c2-above": ["wool_ship"]}
    red = {"cities": [0], "sites": sites, "goods": {}}
    table = roll("6", "trade", variant="gold", red=red, blue={"goods": {}}).play("name ore")
    assert (table.asked(), table.goods(RED)["ore"], table.goods(BLUE)["ore"]) == ("Act", 1, 0)


# -- single cards --------------------------------------------------------------------------------------------


@ruling("RU-25")
def test_town_hall_and_parish_hall_are_one_building_for_a_feud() -> None:
    """With three others they are four, with two others three, which are picked without asking."""
    red: dict[str, Any] = {"cities": [0], "sites": {"c0-above": ["town_hall", "abbey"], "c0-below": ["storehouse"]}}
    table = roll("2", "event_card", "feud", variant="progress", red=red, blue=STRONG)
    assert (table.seat, table.asked(), len(table.options())) == (RED, "LoseBuilding", 3)
    hall = next(spot for spot, card in table.principality()["expansions"].items() if card == "town_hall")
    table.play(f"choose {hall}", "under town_hall 4")
    assert table.standing() == ["abbey", "parish_hall", "storehouse"]


@ruling("RU-25")
def test_arson_burns_the_town_hall_on_top() -> None:
    blue = {"cities": [0], "sites": {"c0-above": ["town_hall"]}}
    table = position("duel", red=TAVERN | {"hand": ["arsonist"]}, blue=blue).play("play arsonist")
    assert table.options() == ["choose c0-above-1"]
    table.play("choose c0-above-1", "under town_hall 6")
    assert (table.standing(BLUE), table.stack(6)[-1]) == (["parish_hall"], "town_hall")


@ruling("RU-26")
def test_regions_are_swapped_with_their_stores() -> None:
    red = {"hand": ["relocation"], "stock": {"c-1-above": 3, "c3-below": 0}}
    table = position(red=red).play("play relocation")
    places = [f"c{column}-{row}" for column in (-1, 1, 3) for row in ("above", "below")]
    assert table.options() == [f"at {place}" for place in places[:-1]]  # no expansions, no empty sites
    table.play("at c-1-above")
    assert table.options() == [f"at {place}" for place in places[1:]]
    table.play("at c3-below")
    assert table.principality()["regions"]["c3-below"] == "red_forest"
    assert (table.stock()["c3-below"], table.stock()["c-1-above"]) == (3, 0)


@ruling("RU-26")
def test_expansions_are_swapped_where_both_are_legal() -> None:
    """The Mint needs a city: it cannot change places with the Abbey at the settlement."""
    sites = {"c0-above": ["mint", "storehouse"], "c0-below": ["austin"], "c2-above": ["abbey"]}
    red = {"cities": [0], "sites": sites, "hand": ["relocation"]}
    table = position("gold", red=red).play("play relocation")
    spots = {card: spot for spot, card in table.principality()["expansions"].items()}
    assert table.offers("choose") == sorted([spots["mint"], spots["storehouse"], spots["austin"]])
    mint = Table(table.state.clone()).play(f"choose {spots['mint']}")
    assert mint.offers("choose") == [spots["austin"]]  # not the Storehouse beside it, not the Abbey
    table.play(f"choose {spots['storehouse']}")
    assert table.offers("choose") == [spots["austin"], spots["abbey"]]
    table.play(f"choose {spots['abbey']}")
    assert table.principality()["expansions"]["c2-above-1"] == "storehouse"
    assert table.standing() == ["abbey", "austin", "mint", "storehouse"]


@ruling("RU-26")
def test_town_hall_and_parish_hall_move_together() -> None:
    sites = {"c0-above": ["town_hall"], "c2-below": ["abbey"]}
    red = {"cities": [0, 2], "sites": sites, "hand": ["relocation"]}
    table = position("progress", red=red).play("play relocation", "choose c0-above-1")
    table.play("choose c2-below-1", "demolish c2-below-1")
    assert table.principality()["expansions"] == {"c0-above-1": "abbey", "c2-below-1": "parish_hall"}


@ruling("RU-27")
def test_a_scout_comes_with_his_settlement_and_the_rest_is_shuffled() -> None:
    """He is never played alone; the cost is paid before the stack is seen."""
    goods = dict.fromkeys(("lumber", "wool", "brick", "grain"), 1)
    red = {"roads": (True, False), "hand": ["scout"], "goods": goods}
    table = position(red=red)
    assert table.offers("play") == []
    table.play("settlement-scout left")
    assert (table.goods(), table.hand(), table.asked()) == (EMPTY, [], "ScoutAbove")
    table.play("above stack_gold_field_2")
    assert "stack_gold_field_2" not in table.offers("below")
    table.play("below stack_gold_field_3")
    data = table.data()
    assert (data["shuffles"], len(data["regions"]), data["discards"]) == (1, 10, [["scout"]])
    assert data["shuffled"] == data["regions"]
    poor = position(red=red | {"goods": goods | {"wool": 0}})
    assert poor.offers("settlement-scout") == []


@ruling("RU-28")
def test_brigitta_and_reiner_in_one_turn() -> None:
    table = position("gold", phase="BeforeRoll", red={"hand": ["brigitta", "reiner"], "goods": {}})
    table.play("play reiner", "play brigitta", "set-die 6", "roll")
    assert (table.goods()["grain"], table.asked()) == (1, "Gain")
    table.play("gain c1-above")
    assert table.seat == BLUE
    table.play("gain c1-above")
    assert (table.seat, table.asked()) == (RED, "Gain")
    table.play("gain c1-above")
    assert table.goods() == EMPTY | {"grain": 1, "gold": 2}
