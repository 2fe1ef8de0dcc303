"""Section 17: Archer, Arsonist and Traitor, and what stops them."""

from typing import Any

import pytest
from rivals_table import BLUE, RED, Table, position, rolled, twin

from permonik.testing import example, rule, ruling

ATTACKS = ("archer", "arsonist", "traitor")
TAVERN = {"cities": [0], "sites": {"c0-above": ["hedge_tavern"]}}
TOWER = {"c0-above": ["lookout_tower"]}
HEINRICH = {"c2-above": ["heinrich"]}


def attacked(card: str, defence: dict[str, list[str]], **red: Any) -> Table:
    """Blue has a unit, a building and hand cards, so that each attack has something to hit."""
    sites = {"c0-below": ["harald"], "c2-below": ["abbey"], **defence}
    blue = {"sites": sites, "hand": ["inga", "scout"], "goods": {}}
    given = {**TAVERN, "hand": [card], "goods": {}, **red}
    return position("turmoil", red=given, blue=blue, die=4).play(f"play {card}")


@rule("R17.1")
@pytest.mark.parametrize("card", ATTACKS)
@pytest.mark.parametrize(
    ("defence", "stops"), [(TOWER, {1, 2}), (HEINRICH, {3, 4, 5}), ({**TOWER, **HEINRICH}, {1, 2, 3, 4, 5})]
)
def test_a_defence_roll_stops_an_attack(card: str, defence: dict[str, list[str]], stops: set[int]) -> None:
    table = attacked(card, defence)
    assert (table.seat, table.options()) == (BLUE, ["defend", "waive"])
    table.play("defend")
    assert table.state.chance().outcomes == [1, 2, 3, 4, 5, 6]
    for face in range(1, 7):
        after = twin(table).play(f"={face}")
        if face in stops:
            assert (after.seat, after.asked()) == (RED, "Act")
            assert after.data()["discards"] == [[card]]
            assert after.standing(BLUE) == table.standing(BLUE)
            assert after.hand(BLUE) == table.hand(BLUE)
        else:
            assert after.asked() == {"archer": "LoseUnit", "arsonist": "Burn", "traitor": "Betray"}[card]


@rule("R17.1")
@pytest.mark.parametrize("card", ATTACKS)
def test_without_tower_or_heinrich_there_is_no_roll(card: str) -> None:
    table = attacked(card, {})
    assert table.asked() == {"archer": "LoseUnit", "arsonist": "Burn", "traitor": "Betray"}[card]


@rule("R17.1")
def test_the_attackers_own_tower_and_heinrich_do_not_help_the_defender() -> None:
    sites = {"c0-above": ["hedge_tavern", "lookout_tower"], "c0-below": ["heinrich"]}
    table = attacked("arsonist", {}, sites=sites)
    assert (table.seat, table.asked()) == (RED, "Burn")


@rule("R17.1")
def test_there_is_one_roll_even_with_both() -> None:
    table = attacked("arsonist", {**TOWER, **HEINRICH}).play("defend", "=6")
    assert (table.seat, table.asked()) == (RED, "Burn")


@rule("R17.1")
def test_condition_and_feasibility_come_before_the_defence() -> None:
    blue = {"sites": {"c0-above": ["lookout_tower"]}, "hand": []}
    hand = ["archer", "arsonist", "traitor"]
    table = position("turmoil", red={**TAVERN, "hand": hand}, blue=blue)
    assert table.offers("play") == ["arsonist"]  # no unit to hit, no hand to look at
    able = {"sites": {"c0-above": ["heinrich"], "c2-above": ["abbey"]}, "hand": ["inga"]}
    assert position("turmoil", red={**TAVERN, "hand": hand}, blue=able).offers("play") == hand
    assert position("turmoil", red={"hand": hand}, blue=able).offers("play") == []


@rule("R17.1")
def test_tower_and_heinrich_defend_against_nothing_else() -> None:
    red = {"sites": {"c0-above": ["candamir"]}, "hand": ["brigands-turmoil", "voyage_of_plunder"], "goods": {}}
    blue = {"sites": {**TOWER, **HEINRICH}, "goods": {"ore": 2}}
    table = position("turmoil", red=red, blue=blue)
    assert twin(table).play("play brigands-turmoil").asked() == "ChooseLoot"
    assert twin(table).play("play voyage_of_plunder").asked() == "NameType"


@rule("R17.2")
@ruling("RU-48")
def test_no_hand_is_shown_before_the_defence_is_over() -> None:
    table = attacked("traitor", TOWER)
    assert table.view(RED)["hands"][BLUE]["known"] == []
    rolling = twin(table).play("defend")
    assert rolling.view(RED)["hands"][BLUE]["known"] == []
    assert twin(rolling).play("=1").view(RED)["hands"][BLUE]["known"] == []
    assert rolling.play("=3").view(RED)["hands"][BLUE]["known"] == ["inga", "scout"]
    assert table.play("waive").view(RED)["hands"][BLUE]["known"] == ["inga", "scout"]


@rule("R17.2")
@pytest.mark.parametrize("card", ["archer", "arsonist"])
def test_no_target_is_named_before_the_defence_is_over(card: str) -> None:
    table = attacked(card, TOWER)
    assert table.seat == BLUE
    assert table.offers("choose") == []
    assert table.play("waive").offers("choose") != []


@rule("R17.3")
def test_the_defence_roll_is_not_the_production_die() -> None:
    table = attacked("archer", TOWER).play("defend", "=2")
    assert table.data()["production"] == 4
    assert table.goods(RED) == table.goods(BLUE) == dict.fromkeys(table.goods(), 0)


@rule("R17.3")
@pytest.mark.parametrize("card", ATTACKS)
def test_each_defence_has_a_roll_of_its_own(card: str) -> None:
    """A second attack in the same turn is rolled for again."""
    table = attacked(card, HEINRICH, hand=[card, card]).play("defend")
    first = table.state.chance()
    table.play("=3", f"play {card}", "defend")
    second = table.state.chance()
    assert (first.deck, first.slot) == ("defence-1", 0)
    assert (second.deck, second.slot) == ("defence-1", 1)


@rule("R17.4", "R20.12")
def test_a_fire_brigade_takes_buildings_away_from_the_arsonist_without_a_roll() -> None:
    city = {"c0-above": ["fire_brigade", "abbey"], "c0-below": ["storehouse"]}
    red = {**TAVERN, "hand": ["arsonist"]}
    blue = {"cities": [0], "sites": {**city, "c2-above": ["toll_bridge"]}}
    table = position("turmoil", red=red, blue=blue).play("play arsonist")
    assert (table.seat, table.options()) == (RED, ["choose c2-above-1"])
    assert position("turmoil", red=red, blue={"cities": [0], "sites": city}).offers("play") == []


@ruling("RU-41")
def test_only_the_three_cards_of_section_17_can_be_stopped() -> None:
    """Merchant, Trade Master, Gudrun and Guido bear an attack mark in the box; it has no meaning."""
    blue = {"sites": {**TOWER, **HEINRICH}, "goods": {"ore": 1, "gold": 1}, "hand": ["inga"]}
    red = {
        "cities": [0],
        "sites": {"c0-above": ["merchant_guild", "pirate_ship"]},
        "hand": ["merchant", "trade_master", "gudrun", "guido"],
        "goods": {},
    }
    asked = {"merchant": "NameType", "trade_master": "NameType", "gudrun": "HowMuchGold"}
    for card, question in asked.items():
        table = position("duel", red={**red, "hand": [card]}, blue=blue).play(f"play {card}")
        assert (table.seat, table.asked()) == (RED, question)
    fewer = {"hand": ["guido"], "goods": {}}
    table = position("duel", red=fewer, blue={**blue, "cities": [0]}, discard=["scout"]).play("play guido")
    assert (table.seat, table.asked()) == (RED, "Fetch")


@example("EX-39")
@rule("R17.1")
def test_the_example_of_the_defence() -> None:
    red = {**TAVERN, "hand": ["arsonist"]}
    blue = {"sites": {**TOWER, **HEINRICH, "c2-below": ["abbey"]}}
    table = position("turmoil", red=red, blue=blue).play("play arsonist", "defend")
    stopped = twin(table).play("=5")
    assert (stopped.seat, stopped.asked(), stopped.standing(BLUE)) == (
        RED,
        "Act",
        ["abbey", "heinrich", "lookout_tower"],
    )
    table.play("=6")
    assert (table.seat, table.options()) == (RED, ["choose c0-above-1", "choose c2-below-1"])


@ruling("RU-30")
def test_strength_of_buildings_counts_for_the_token_but_is_no_target() -> None:
    yard = {"c0-above": ["lookout_tower"], "c0-below": ["drill_ground"], "c2-above": ["austin"]}
    table = position("turmoil", blue={"sites": yard})
    assert table.tokens()[0] == BLUE
    walls = {"sites": {"c0-above": ["lookout_tower"], "c0-below": ["drill_ground"]}}
    assert position("turmoil", red={**TAVERN, "hand": ["archer"]}, blue=walls).offers("play") == []
    assert rolled("turmoil", 2, "event_card", "=riots", red=walls).asked() == "Act"


@ruling("RU-30")
def test_only_units_bring_gifts_to_the_prince() -> None:
    """Lookout Tower and Inga stand; the gift is for Inga."""
    red = {"sites": {"c0-above": ["lookout_tower"], "c0-below": ["inga"]}, "goods": {}}
    table = rolled("duel", 2, "event_card", "=moon-1", "=gift_for_the_prince", red=red)
    assert table.goods()["gold"] == 1
