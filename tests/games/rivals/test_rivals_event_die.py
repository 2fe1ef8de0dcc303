"""Section 9: the faces of the event die."""

from typing import Any

import pytest
from rivals_table import BLUE, RED, RESOURCES, Table, position

from permonik.testing import rule, ruling

EMPTY = dict.fromkeys(RESOURCES, 0)
TRADER: dict[str, Any] = {"sites": {"c0-above": ["gold_ship"], "c0-below": ["ore_ship"], "c2-above": ["wool_ship"]}}


def roll(
    face: str, number: int = 2, variant: str = "intro", active: int = RED, red: Any = None, blue: Any = None
) -> Table:
    agenda = [["EndTurn", -2], ["Replenish", active], ["Act", active], ["BeforeRoll", active]]
    table = position(variant, red=red, blue=blue, active=active, agenda=agenda, production=0, face=None)
    return table.play("roll", f"={number}", f"={face}")


# -- Brigand -------------------------------------------------------------------------------------------------


@rule("R9.1")
@pytest.mark.parametrize(("ore", "robbed"), [(1, False), (2, True)])
@pytest.mark.parametrize("active", [RED, BLUE])
def test_more_than_seven_cost_all_gold_and_wool(ore: int, robbed: bool, active: int) -> None:
    goods = EMPTY | {"wool": 3, "gold": 2, "brick": 1, "ore": ore}
    table = roll("brigand", 2, active=active, red={"goods": goods}, blue={"goods": {}})
    assert table.goods() == goods | {"lumber": 1} | ({"wool": 0, "gold": 0} if robbed else {})


@rule("R9.1")
def test_each_player_is_counted_for_himself() -> None:
    goods = EMPTY | {"wool": 3, "gold": 3, "brick": 2}
    table = roll("brigand", 5, red={"goods": {"wool": 3, "gold": 3, "ore": 1}}, blue={"goods": goods})
    assert table.goods(RED) == EMPTY | {"wool": 3, "gold": 3, "ore": 2}
    assert table.goods(BLUE) == EMPTY | {"brick": 2, "grain": 1}


@rule("R9.1")
def test_a_storehouse_hides_from_the_count_but_not_from_the_loss() -> None:
    """Gold field and forest lie beside it, the pasture does not."""
    red: dict[str, Any] = {"sites": {"c0-above": ["storehouse"]}}
    spared = EMPTY | {"lumber": 3, "gold": 3, "wool": 3, "brick": 3, "ore": 1}
    assert roll("brigand", 6, red=red | {"goods": spared}).goods() == spared | {"grain": 1}
    robbed = spared | {"ore": 2}
    assert roll("brigand", 6, red=red | {"goods": robbed}).goods() == robbed | {"gold": 0, "wool": 0, "grain": 1}


@rule("R9.1")
def test_gold_in_the_cache_is_not_counted_and_safe() -> None:
    goods = {"wool": 3, "gold": 1, "brick": 3}
    red = {"cache": ("c1-above", 3), "goods": goods}
    table = roll("brigand", 6, "gold", red=red)
    assert table.stock() | {"c1-above": 1, "c1-below": 3, "cache": 3} == table.stock()
    red = {"cache": ("c1-above", 3), "goods": goods | {"gold": 2}}
    table = roll("brigand", 6, "gold", red=red)
    assert table.stock() | {"c1-above": 0, "c1-below": 0, "cache": 3} == table.stock()


# -- Trade ---------------------------------------------------------------------------------------------------


@rule("R9.2")
@pytest.mark.parametrize("active", [RED, BLUE])
def test_the_holder_of_the_trade_token_takes_one_of_his_choice(active: int) -> None:
    blue = {"goods": {"ore": 2, "grain": 1}}
    table = roll("trade", 3, active=active, red=TRADER | {"goods": {"grain": 3}}, blue=blue)
    assert (table.seat, table.options()) == (RED, ["name lumber", "name ore"])  # no room for grain
    table.play("name ore")
    assert (table.goods(RED)["ore"], table.goods(BLUE)["ore"]) == (1, 1)
    assert table.asked() == "Act"


@rule("R9.2")
def test_without_a_holder_or_room_nothing_is_taken() -> None:
    two_each = {"sites": {"c0-above": ["gold_ship"], "c0-below": ["ore_ship"]}}
    assert roll("trade", red=two_each).asked() == "Act"
    tie = {"sites": {"c0-above": ["brick_ship"], "c0-below": ["grain_ship"], "c2-above": ["lumber_ship"]}}
    assert roll("trade", red=TRADER, blue=tie).asked() == "Act"
    full = roll("trade", 5, red=TRADER | {"goods": {"grain": 3}}, blue={"goods": {}})
    assert (full.asked(), full.goods(BLUE)["grain"]) == ("Act", 1)


@rule("R9.2")
@pytest.mark.parametrize(("lender", "most"), [(False, 1), (True, 2)])
def test_with_a_moneylender_up_to_two(lender: bool, most: int) -> None:
    sites = {**TRADER["sites"], "c2-below": ["moneylender"]} if lender else TRADER["sites"]
    table = roll("trade", 1, "gold", red={"cities": [2], "sites": sites, "goods": {}}, blue={"goods": {"ore": 3}})
    table.play("name ore")
    if lender:
        assert table.options() == ["name ore", "stop"]
        table.play("name ore")
    assert (table.seat, table.asked(), table.goods(RED)["ore"]) == (RED, "Act", most)


# -- Celebration and Plentiful Harvest -----------------------------------------------------------------------


def receivers(table: Table) -> list[int]:
    """Who is asked for a resource of choice, in order."""
    found = []
    while table.asked() == "Gain":
        found.append(table.seat)
        table.play(table.options()[0])
    return found


@rule("R9.3")
@pytest.mark.parametrize(
    ("red", "blue", "who"),
    [
        (None, None, [RED, BLUE]),
        ("austin", None, [RED]),
        (None, "harald", [BLUE]),
        ("austin", "osmund", [RED, BLUE]),
        ("harald", "osmund", [BLUE]),
        ("siglind", "osmund", [RED]),
    ],
)
def test_celebration_is_for_the_more_skilled_and_on_a_tie_for_both(red: str, blue: str, who: list[int]) -> None:
    """Austin and Osmund have two skill points, Harald one, Siglind three."""
    sites: list[Any] = [{"sites": {"c0-above": [hero]}} if hero else {} for hero in (red, blue)]
    assert receivers(roll("celebration", red=sites[0], blue=sites[1])) == who


@rule("R9.4")
def test_harvest_gives_each_player_one_of_choice() -> None:
    table = roll("plentiful_harvest", 2, red={"goods": {}}, blue={"goods": {}})
    table.play("gain c1-below", "gain c3-below")
    assert table.goods(RED) == EMPTY | {"lumber": 1, "wool": 1}
    assert table.goods(BLUE) == EMPTY | {"brick": 1, "ore": 1}
    assert table.asked() == "Act"


@rule("R9.4")
@pytest.mark.parametrize(
    ("cards", "gold"),
    [
        (["toll_bridge"], 2),
        (["pirate_ship"], 1),
        (["pirate_ship", "pirate_ship"], 2),
        (["toll_bridge", "pirate_ship"], 3),
        (["toll_bridge", "toll_bridge-gold"], 4),
    ],
)
def test_harvest_gold_of_bridges_and_pirates(cards: list[str], gold: int) -> None:
    """The cache makes room for four; it is asked where the gold goes."""
    for active in (RED, BLUE):
        red = {"cities": [0], "sites": {"c0-above": cards}, "goods": {}, "cache": ("c1-above", 0)}
        table = roll("plentiful_harvest", 2, "gold", active=active, red=red, blue={"goods": {}})
        if active == BLUE:
            table.play("gain c3-below")
        while table.asked() == "Store":
            assert table.seat == RED
            table.play(table.options()[0])
        assert (table.seat, table.goods(RED)["gold"], table.goods(BLUE)["gold"]) == (RED, gold, 0)


@rule("R9.5")
@pytest.mark.parametrize("active", [RED, BLUE])
def test_the_event_card_symbol_turns_an_event_over(active: int) -> None:
    table = roll("event_card", active=active)
    assert table.state.chance().deck == "events"
    table.play("=invention")
    assert table.data()["resolved"] == ["invention"]
    for face in ("trade", "celebration", "plentiful_harvest", "brigand"):
        assert roll(face, active=active).data()["resolved"] == []


@rule("R9.6")
@ruling("RU-2")
@pytest.mark.parametrize("active", [RED, BLUE])
def test_everything_holds_on_both_turns_and_the_active_player_comes_first(active: int) -> None:
    assert receivers(roll("celebration", active=active)) == [active, 1 - active]
    assert receivers(roll("plentiful_harvest", active=active)) == [active, 1 - active]
    learned = {"sites": {"c0-above": ["abbey"]}}
    table = roll("event_card", active=active, red=learned, blue=learned).play("=invention")
    assert receivers(table) == [active, 1 - active]
    gold = {"goods": {"gold": 1}}
    table = roll("event_card", 3, active=active, red=gold, blue=gold).play("=traveling_merchant")
    assert table.seat == active
    table.play("stop")
    assert (table.seat, table.asked()) == (1 - active, "Buy")
    table.play("stop")
    assert (table.seat, table.asked()) == (active, "Act")
