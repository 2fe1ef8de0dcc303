"""Why an answer cannot be given now: each reason where it holds, and not where its neighbour does."""

from __future__ import annotations

from rivals_table import GAME, Table, position

from permonik.kernel.reason import Reason
from permonik.testing import rule, ruling

CITY = {"towns": [2], "cities": [0]}


def why(table: Table, text: str) -> Reason:
    action = GAME.parse(text)
    assert action not in table.state.actions(table.seat)
    return GAME.why_not(table.state, table.seat, action)


@rule("R11.9")
def test_what_is_lacking_for_an_exchange_is_the_rate_less_what_is_held() -> None:
    """Three without a ship, two with the ship of that resource and of no other one."""
    alone = position(red={"goods": {"ore": 1}})
    assert why(alone, "trade ore") == Reason("lack", "R11.9", "amount-ore", 2)
    assert why(alone, "trade wool") == Reason("lack", "R11.9", "amount-wool", 3)
    shipping = position(red={"goods": {"ore": 1, "wool": 1}, "sites": {"c0-above": ["ore_ship"]}})
    assert why(shipping, "trade ore") == Reason("lack", "R11.9", "amount-ore", 1)
    assert why(shipping, "trade wool") == Reason("lack", "R11.9", "amount-wool", 2)


@rule("R11.1")
def test_a_card_of_a_city_needs_a_site_of_a_city() -> None:
    """A free site of a settlement is none; and it is all that another card needs."""
    goods = {"lumber": 2, "brick": 1, "ore": 1}
    settled = position("turmoil", red={"goods": goods, "hand": ["tithe_barn"]})
    assert why(settled, "build tithe_barn") == Reason("no-city-site", "R11.1")
    poor = position("turmoil", red={"goods": {"brick": 1}, "hand": ["drill_ground"]})
    assert why(poor, "build drill_ground") == Reason("lack", "R11.1", "amount-ore", 1)
    full = {"c0-above": ["marketplace"], "c0-below": ["storehouse"], "c2-above": ["lumber_camp"]}
    full["c2-below"] = ["grain_mill"]
    bare = position(red={"goods": {}, "hand": ["abbey"], "sites": full})
    assert why(bare, "build abbey") == Reason("no-site", "R11.1")


@rule("R11.3")
def test_only_a_unique_card_that_stands_is_in_its_own_way() -> None:
    standing = {"c0-above": ["abbey"], "c0-below": ["storehouse"]}
    table = position(red={"goods": {}, "sites": standing, "hand": ["parish_hall", "storehouse"]})
    assert why(table, "build parish_hall").kind == "lack"
    assert why(table, "build storehouse").kind == "lack"


@ruling("RU-34")
def test_where_one_resource_is_saved_one_less_is_lacking() -> None:
    """Beside a Drill Ground one wool of Candamir's two has to be there."""
    hero = {"goods": {"ore": 1, "grain": 1}, "sites": {"c0-above": ["drill_ground"]}, "hand": ["candamir"]}
    table = position("turmoil", red=hero)
    assert why(table, "build candamir") == Reason("lack", "R11.1", "amount-wool", 1)
    table = position("turmoil", red={**hero, "goods": {"ore": 1, "grain": 1, "wool": 1}})
    assert "build candamir" in table.options()


@rule("R16.1")
def test_a_condition_is_named_and_whether_it_is_the_only_one() -> None:
    goods = {"lumber": 2, "brick": 1, "grain": 2}
    one = position("progress", red={**CITY, "goods": {"lumber": 1}, "hand": ["building_crane", "doctor"]})
    assert why(one, "build building_crane") == Reason("needs", "R16.1", "card-university")
    assert why(one, "play doctor") == Reason("needs", "R16.1", "card-bath_house")
    two = position("progress", red={**CITY, "goods": goods, "hand": ["gustav"]})
    assert why(two, "play gustav") == Reason("needs-one-of", "R16.1", "card-library")


@rule("R19.12")
def test_the_mint_needs_gold_first_and_then_another_turn() -> None:
    sites = {"c0-above": ["mint"]}
    without = position("gold", red={**CITY, "goods": {}, "sites": sites})
    assert why(without, "mint") == Reason("lack", "R19.12", "amount-gold", 1)
    full = dict.fromkeys(("lumber", "wool", "brick", "ore", "grain"), 3)
    crowded = position("gold", red={**CITY, "goods": {**full, "gold": 2}, "sites": sites})
    assert why(crowded, "mint") == Reason("stores-full", "R19.12")
    used = position("gold", red={**CITY, "goods": {"gold": 2}, "sites": sites})
    used.play("mint")
    used.play(f"gain {used.offers('gain')[0]}")
    assert why(used, "mint") == Reason("minted", "R19.12")


@rule("R11.8")
def test_what_is_used_up_of_the_middle_row_is_named_before_its_cost() -> None:
    table = position(red={"goods": {}}, roads=0)
    assert why(table, "road left") == Reason("none-left", "R11.8")
    table = position(red={"goods": {}}, cities=0)
    assert why(table, "road left").kind == "lack"
    assert why(table, "city c0") == Reason("none-left", "R11.8")
    table = position(red={"goods": {}, "roads": (True, False)}, settlements=0)
    assert why(table, "settlement left") == Reason("none-left", "R11.8")
    assert why(table, "settlement right") == Reason("no-road", "R11.6")
