"""Sections 7 and 8: the four phases, the dice, production."""

from typing import Any

import pytest
from rivals_table import BLUE, RED, RESOURCES, Table, deal_on, opening, position

from permonik.games.rivals import GAME
from permonik.testing import rule

EMPTY = dict.fromkeys(RESOURCES, 0)
# Six towns, all of them cities: twelve points.
TWELVE: dict[str, Any] = {
    "towns": [4, 6, 8, 10],
    "cities": [0, 2, 4, 6, 8, 10],
    "regions": {
        "c5-above": "stack_fields_3",
        "c5-below": "stack_fields_1",
        "c7-above": "stack_mountains_4",
        "c7-below": "stack_mountains_2",
        "c9-above": "stack_hills_5",
        "c9-below": "stack_hills_1",
        "c11-above": "stack_forest_6",
        "c11-below": "stack_forest_4",
    },
}


# -- the turn ------------------------------------------------------------------------------------------------


@rule("R7.1")
@pytest.mark.parametrize("starter", [RED, BLUE])
def test_four_phases_in_order_then_the_other_player(starter: int) -> None:
    table = opening("intro", starter)
    for stack in (1, 2):
        deal_on(table.play(f"draw {stack}"))
    for seat in (starter, 1 - starter, starter):
        assert (table.seat, table.asked()) == (seat, "BeforeRoll")
        table.play("roll", "=2", "=trade")
        assert (table.seat, table.asked()) == (seat, "Act")
        table.play("end")
        assert (table.seat, table.asked()) == (seat, "ExchangeCard")  # the hand is at its limit
        table.play("end")


@rule("R7.1")
def test_replenishing_comes_between_the_actions_and_the_exchange() -> None:
    table = position(red={"hand": ["abbey", "austin"]}).play("end")
    assert table.asked() == "DrawOne"
    deal_on(table.play("draw 1"))
    assert table.asked() == "ExchangeCard"
    table.play("end")
    assert (table.seat, table.asked(), table.view(None)["production"]) == (BLUE, "BeforeRoll", 0)


@rule("R7.2")
@pytest.mark.parametrize("variant", ["gold", "turmoil", "progress"])
def test_the_target_at_the_beginning_of_a_turn_wins_without_rolling(variant: str) -> None:
    table = position(variant, red=TWELVE, agenda=[["BeginTurn", -2]])
    assert table.points() == 12
    assert table.state.over
    assert GAME.winners(table.state) == (RED,)
    assert table.view(None)["production"] == 0


@rule("R7.2")
def test_one_point_less_rolls_and_so_does_the_introductory_game() -> None:
    less = TWELVE | {"cities": [0, 2, 4, 6, 8]}
    assert position("gold", red=less, agenda=[["BeginTurn", -2]]).asked() == "BeforeRoll"
    assert position("duel", red=TWELVE, agenda=[["BeginTurn", -2]]).asked() == "BeforeRoll"  # twelve of thirteen
    assert position("intro", red=TWELVE, agenda=[["BeginTurn", -2]]).asked() == "BeforeRoll"


@rule("R7.2")
def test_thirteen_points_win_the_duel_before_the_roll() -> None:
    red = TWELVE | {"sites": {"c0-above": ["candamir"]}}
    table = position("duel", red=red, agenda=[["BeginTurn", -2]])
    assert (table.points(), table.state.over) == (13, True)


# -- before the roll -----------------------------------------------------------------------------------------


@rule("R8.1")
def test_only_brigitta_and_reiner_come_before_the_roll() -> None:
    hand = ["brigitta", "merchant_caravan", "relocation", "goldsmith", "scout", "reiner", "abbey", "merchant"]
    red = {"cities": [0], "goods": dict.fromkeys(RESOURCES, 3), "hand": hand, "roads": (True, True)}
    table = position("gold", phase="BeforeRoll", red=red)
    assert table.options() == ["roll", "play brigitta", "play reiner"]


@rule("R8.1")
def test_both_may_be_played_in_either_order() -> None:
    red = {"hand": ["brigitta", "reiner"]}
    for first in ("brigitta", "reiner"):
        table = position("gold", phase="BeforeRoll", red=red).play(f"play {first}")
        if first == "brigitta":
            table.play("set-die 4")
        assert table.options() == ["roll", "play reiner" if first == "brigitta" else "play brigitta"]


@rule("R8.1")
def test_after_the_roll_neither_can_be_played() -> None:
    table = position("gold", phase="BeforeRoll", red={"hand": ["brigitta", "reiner"]}).play("roll", "=2", "=trade")
    assert (table.asked(), table.offers("play")) == ("Act", [])


@rule("R8.1")
def test_only_the_active_player_plays_before_the_roll() -> None:
    table = position("gold", phase="BeforeRoll", blue={"hand": ["brigitta", "reiner"]})
    assert (table.seat, table.options()) == (RED, ["roll"])


@rule("R8.2")
def test_a_set_die_is_not_rolled() -> None:
    plain = position("gold", phase="BeforeRoll").play("roll")
    assert plain.state.chance().deck == "production"
    assert plain.play("=2").state.chance().deck == "event-die"
    red = {"hand": ["brigitta", "reiner"]}
    number = position("gold", phase="BeforeRoll", red=red).play("play brigitta", "set-die 4", "roll")
    assert number.state.chance().deck == "event-die"
    event = position("gold", phase="BeforeRoll", red=red).play("play reiner", "roll")
    assert event.state.chance().deck == "production"
    assert event.play("=2").asked() == "Gain"
    both = position("gold", phase="BeforeRoll", red=red).play("play reiner", "play brigitta", "set-die 4", "roll")
    assert (both.state.chance(), both.asked()) == (None, "Gain")
    assert (both.view(None)["production"], both.view(None)["face"]) == (4, "celebration")


# -- production ----------------------------------------------------------------------------------------------


@rule("R8.3")
def test_the_brigand_comes_before_production() -> None:
    """With the wool of the 4 it would be eight; with eight already, the wool of the 4 is there afterwards."""
    seven = EMPTY | {"lumber": 3, "wool": 2, "gold": 2}
    table = position(phase="BeforeRoll", red={"goods": seven}).play("roll", "=4", "=brigand")
    assert table.goods() == seven | {"wool": 3}
    eight = EMPTY | {"lumber": 3, "wool": 2, "gold": 2, "ore": 1}
    table = position(phase="BeforeRoll", red={"goods": eight}).play("roll", "=4", "=brigand")
    assert table.goods() == eight | {"wool": 1, "gold": 0}


@rule("R8.4")
@pytest.mark.parametrize("face", ["trade", "celebration", "plentiful_harvest", "event_card"])
def test_a_black_symbol_comes_after_production(face: str) -> None:
    """The one resource of the opponent that Trade can take, and the gold the merchant asks for, come by the 4."""
    ships = {"sites": {"c0-above": ["gold_ship"], "c0-below": ["ore_ship"], "c2-above": ["wool_ship"]}}
    table = position(phase="BeforeRoll", red=ships | {"goods": {}}, blue={"goods": {}})
    table.play("roll", "=4", f"={face}")
    if face == "event_card":
        table.play("=traveling_merchant")
        assert (table.seat, table.asked()) == (BLUE, "Buy")
    elif face == "trade":
        assert (table.seat, table.options()) == (RED, ["name gold"])
    else:
        assert table.asked() == "Gain"
    assert table.goods(BLUE)["gold"] == 1
    assert table.goods(RED)["wool"] == 1


@rule("R8.5")
@pytest.mark.parametrize("active", [RED, BLUE])
def test_every_region_with_the_number_yields_one_on_both_sides(active: int) -> None:
    red = {
        "towns": [4],
        "regions": {"c5-above": "stack_mountains_4", "c5-below": "stack_forest_4"},
        "goods": {},
    }
    agenda = [["EndTurn", -2], ["Replenish", active], ["Act", active], ["BeforeRoll", active]]
    table = position(red=red, blue={"goods": {}}, active=active, agenda=agenda, production=0, face=None)
    table.play("roll", "=4", "=trade")
    assert table.goods(RED) == EMPTY | {"wool": 1, "ore": 1, "lumber": 1}
    assert table.goods(BLUE) == EMPTY | {"gold": 1}
    assert (table.stock()["c5-above"], table.stock()["c5-below"]) == (1, 1)


BOOSTERS = [
    ("lumber_camp", "c0-above", "lumber", 2),
    ("grain_mill", "c2-above", "grain", 6),
    ("brick_factory", "c0-below", "brick", 3),
    ("weavers_shop", "c0-below", "wool", 4),
    ("weavers_shop", "c2-below", "wool", 4),
    ("iron_foundry", "c2-below", "ore", 5),
]


@rule("R8.6")
@pytest.mark.parametrize(("card", "site", "resource", "number"), BOOSTERS)
def test_a_booster_adds_one_beside_it(card: str, site: str, resource: str, number: int) -> None:
    table = position(phase="BeforeRoll", red={"sites": {site: [card]}, "goods": {}})
    table.play("roll", f"={number}", "=trade")
    assert table.goods() == EMPTY | {resource: 2}


@rule("R8.6")
@pytest.mark.parametrize(
    ("card", "site", "number", "resource"),
    [
        ("lumber_camp", "c2-above", 2, "lumber"),  # the forest is not beside it
        ("lumber_camp", "c0-below", 2, "lumber"),  # nor in its row
        ("lumber_camp", "c0-above", 1, "gold"),  # the gold field beside it is no forest
        ("weavers_shop", "c0-below", 3, "brick"),
    ],
)
def test_a_booster_adds_nothing_elsewhere(card: str, site: str, number: int, resource: str) -> None:
    table = position(phase="BeforeRoll", red={"sites": {site: [card]}, "goods": {}})
    table.play("roll", f"={number}", "=trade")
    assert table.goods() == EMPTY | {resource: 1}


@rule("R8.6")
def test_the_second_resource_needs_room() -> None:
    table = position(phase="BeforeRoll", red={"sites": {"c0-above": ["lumber_camp"]}, "goods": {"lumber": 2}})
    assert table.play("roll", "=2", "=trade").goods() == EMPTY | {"lumber": 3}


@rule("R8.6")
def test_a_booster_acts_on_the_production_die_only() -> None:
    """Year of Plenty gives the forest one for the Storehouse; Benjamin repeats without the Lumber Camp."""
    red = {"cities": [0], "sites": {"c0-above": ["lumber_camp", "storehouse"]}, "goods": {}}
    table = position(phase="BeforeRoll", red=red).play("roll", "=5", "=event_card", "=year_of_plenty")
    assert table.goods() == EMPTY | {"ore": 1, "lumber": 1, "gold": 1}
    red = {"sites": {"c0-above": ["lumber_camp"]}, "goods": {}, "hand": ["benjamin"]}
    table = position("progress", red=red, die=2).play("play benjamin")
    assert table.goods() == EMPTY | {"lumber": 1}


@rule("R8.7")
def test_the_marketplace_is_checked_after_all_production_and_before_the_event() -> None:
    """Blue's fields and forest bear a 3; Red's Brick Factory fills his hills before he is asked."""
    red = {"sites": {"c0-above": ["marketplace"], "c0-below": ["brick_factory"]}, "goods": {"brick": 1}}
    blue = {
        "towns": [4],
        "regions": {"c5-above": "stack_fields_3", "c5-below": "stack_hills_5"},
        "sites": {"c0-below": ["abbey"]},
        "goods": {},
    }
    table = position(phase="BeforeRoll", red=red, blue=blue).play("roll", "=3", "=event_card")
    assert (table.seat, table.offers("gain")) == (RED, ["c-1-above", "c3-above"])
    assert (table.goods(RED)["brick"], table.goods(BLUE)["grain"], table.goods(BLUE)["lumber"]) == (3, 1, 1)
    table.play("gain c3-above")
    assert table.state.chance().deck == "events"


@rule("R8.7")
def test_the_marketplace_also_comes_after_the_brigand() -> None:
    red = {"sites": {"c0-above": ["marketplace"]}, "goods": {"wool": 3, "ore": 3, "gold": 2}}
    blue = {"towns": [4], "regions": {"c5-above": "stack_pasture_6", "c5-below": "stack_hills_5"}, "goods": {}}
    table = position(phase="BeforeRoll", red=red, blue=blue).play("roll", "=6", "=brigand")
    assert table.goods()["wool"] == 0
    assert Table(table.state.clone()).offers("gain") == ["c1-below"]  # wool; his mountains are full of ore
