"""What people are shown beside the view: by the engine's own rules, and from nothing but the view."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from caverna_table import AUTO, GAME, IDLE, Table, harvesting, home, position

from permonik.games.caverna.view import Seen, View
from permonik.kernel.match import Match
from permonik.testing import rule, ruling


def shown(table: Table, seat: int | None = 0) -> dict[str, Any]:
    return GAME.shown(table.state, seat)


@pytest.mark.parametrize("players", [1, 2, 4, 7])
def test_it_is_a_function_of_the_view(players: int) -> None:
    """In random games: plain, of its type, and the same in every world that the seat can imagine."""
    match = Match.start("caverna", players, 7, {})
    rng = Random(players)
    phases = set()
    for number in range(400):
        if match.over:
            break
        seat = rng.choice(match.waiting())
        phases.add(match.shown(None)["phase"])
        for reader in (None, seat) if number % 5 == 0 else ():
            view = match.view(reader)
            told = match.shown(reader)
            assert json.loads(json.dumps(told)) == told
            assert GAME.shown(GAME.imagine(view, rng), reader) == told
            msgspec.convert(view, View, strict=True)
            msgspec.convert(told, GAME.shown_type, strict=True)
        match.choose(seat, rng.choice(match.options(seat)).id)
    assert {"work", "harvest"} <= phases


def test_the_page_needs_no_agenda() -> None:
    assert set(View.__annotations__) - set(Seen.__annotations__) == {"agenda"}
    assert set(GAME.view(GAME.setup(2, {"set": "full"}), None)) == set(View.__annotations__)


# -- hunger ----------------------------------------------------------------------------------------------------------


@rule("R4.12", "R4.11")
def test_the_mining_cave_lowers_the_hunger_that_is_told() -> None:
    mines = {"r2c4": "ore_mine", "r2c5": "deep_tunnel", "r1c4": "ruby_mine"}
    table = position(home(cells=mines, rooms={"r1c3": "mining_cave"}, donkey=2), home(), harvests={5: "normal"})
    one, other = shown(table)["homes"]
    assert one["hunger"] == {"round": 5, "harvest": "normal", "food": 2}
    assert other["hunger"]["food"] == 4


@rule("R4.8", "R4.4")
def test_hunger_is_that_of_the_next_harvest() -> None:
    """A newborn eats 1 now and 2 later; a harvest of food only wants 1 each; where none is, it is the next one's."""
    family = home(dwarfs=[0, 0, (0, "newborn")])
    for harvests, expected in (
        ({5: "normal"}, {"round": 5, "harvest": "normal", "food": 5}),
        ({5: "food_only"}, {"round": 5, "harvest": "food_only", "food": 3}),
        ({5: "none"}, {"round": 6, "harvest": "marker", "food": 6}),
    ):
        table = position(family, home(), harvests=harvests)
        assert shown(table)["homes"][0]["hunger"] == expected


@rule("R4.4")
def test_who_has_too_little_food_for_this_round_is_hungry() -> None:
    """Not yet for a harvest of a later round, however little there is."""
    for harvests, food, hungry in (
        ({5: "normal"}, 3, True),
        ({5: "normal"}, 4, False),
        ({5: "none"}, 0, False),
    ):
        table = position(home(food=food), home(), harvests=harvests)
        assert shown(table)["homes"][0]["hungry"] == hungry
        assert shown(table)["homes"][0]["hunger"]["food"] == 4


@ruling("RU-19")
def test_who_has_eaten_is_hungry_for_the_next_harvest() -> None:
    table = harvesting(home(food=9), home(food=9), round=3)
    assert shown(table)["homes"][0]["hunger"]["round"] == 3
    table.play("feed 4", seat=0)
    told = shown(table)
    assert [one["hunger"]["round"] for one in told["homes"]] == [4, 3]
    assert told["phase"] == "harvest"
    assert told["together"]
    assert told["deciding"] == [1]
    table.play("feed 4", seat=1)
    assert shown(table)["phase"] == "over"


@rule("R4.12")
@ruling("RU-42")
def test_whom_the_working_cave_has_fed_is_hungry_no_more() -> None:
    """An adult's two food less, or the one of a newborn; and at the next harvest all of them eat again."""
    family = home(dwarfs=[0, 0, (0, "newborn")], rooms={"r2c4": "working_cave"}, wood=1, food=1)
    for eater, food in (("adult", 3), ("newborn", 4)):
        table = harvesting(family, home(food=4), round=3)
        assert shown(table)["homes"][0]["hunger"]["food"] == 5
        table.play(f"work wood {eater}", seat=0)
        assert shown(table)["homes"][0]["hunger"] == {"round": 3, "harvest": "normal", "food": food}
        assert shown(table)["homes"][1]["hunger"]["food"] == 4
        table.play("feed 1", seat=0)
        assert shown(table)["homes"][0]["hunger"] == {"round": 4, "harvest": "food_only", "food": 3}


# -- what is being done ----------------------------------------------------------------------------------------------


def test_what_is_laid_and_where_its_first_half_is() -> None:
    table = position(home(), home()).play("place slash_and_burn", "do meadow_field")
    assert shown(table, 1)["laying"] == {"seat": 0, "tile": "meadow", "first": None}
    table.play("lay r3c2")
    assert shown(table)["laying"] == {"seat": 0, "tile": "field", "first": {"cell": "r3c2", "tile": "meadow"}}
    table.play("lay r3c1")
    assert shown(table)["laying"] is None


def test_a_pasture_is_laid_like_a_tile() -> None:
    meadows = {"r3c2": "meadow", "r3c1": "meadow"}
    table = position(
        home(cells=meadows, wood=4), home(), cards={1: "sheep_farming"}, goods={"sheep_farming": {"sheep": 1}}
    )
    table.play("place sheep_farming", "do large_pasture")
    assert shown(table)["laying"] == {"seat": 0, "tile": "large_pasture", "first": None}
    table.play("fence r3c2")
    assert shown(table)["laying"]["first"] == {"cell": "r3c2", "tile": "large_pasture"}


@rule("R10.3")
def test_an_expedition_tells_what_is_taken_and_what_is_within_reach() -> None:
    table = position(home(dwarfs=[3, 3]), home(), goods={"logging_1_3": {"wood": 3}})
    before = shown(table)["loot"]
    assert (before["under_way"], before["strength"]) == (False, 3)
    assert "grain" in before["within"]
    assert "wild_boar" not in before["within"]
    assert shown(table, 1)["loot"]["within"] == []
    table = position(home(dwarfs=[3, 3]), home(), cards={1: "blacksmithing"})
    table.play("place blacksmithing", "do expedition_3", "loot dog")
    trip = shown(table, 1)["loot"]
    assert (trip["seat"], trip["under_way"], trip["left"], trip["taken"]) == (0, True, 2, ["dog"])


def test_goods_are_taken_without_a_question_where_nothing_else_can_be_done() -> None:
    """Only goods: animals may lack room, and an armed dwarf could travel."""
    table = position(home(), home(), goods={"logging_1_3": {"wood": 3}}).play("place logging_1_3")
    assert shown(table)["take"] == "do take_all"
    assert shown(table)["take"] in table.options()
    assert shown(table, 1)["take"] is None
    armed = position(home(dwarfs=[2, 2]), home(), goods={"logging_1_3": {"wood": 3}}).play("place logging_1_3")
    assert shown(armed)["take"] is None
    sheep = position(home(), home(), cards={1: "sheep_farming"}, goods={"sheep_farming": {"sheep": 1}})
    assert shown(sheep.play("place sheep_farming"))["take"] is None


def test_the_phases() -> None:
    assert shown(position(home(), home()))["phase"] == "work"
    keeping = position(home(ruby=1), goods={"logging_1_3": {"wood": 6}}, agenda=[["Finish", AUTO], ["Keep", 0, 0]])
    assert shown(keeping)["phase"] == "round"
    scoring = position(home(ruby=1, dwarfs=IDLE), agenda=[["Finish", AUTO], ["LastExchanges", AUTO]])
    scoring.state.settle()
    assert shown(scoring)["phase"] == "scoring"


# -- rooms -----------------------------------------------------------------------------------------------------------


@rule("R12.5", "R12.13")
def test_what_a_room_costs_and_what_is_missing() -> None:
    """By the discounts and the Builder of the reader."""

    def dwelling(**more: Any) -> dict[str, Any]:
        return dict(shown(position(home(**more), home()))["rooms"]["dwelling"])

    assert dwelling(wood=3, stone=3) == {"price": {"wood": 4, "stone": 3}, "missing": {"wood": 1}, "replaces": None}
    assert dwelling(wood=3, stone=3, rooms={"r1c3": "carpenter"})["missing"] == {}
    assert dwelling(wood=4, stone=2, rooms={"r1c3": "stone_carver"})["price"] == {"wood": 4, "stone": 2}
    builder = {"r1c3": "builder"}
    assert dwelling(wood=3, stone=2, ore=2, rooms=builder)["missing"] == {}
    assert sum(dwelling(wood=3, stone=2, ore=1, rooms=builder)["missing"].values()) == 1


@rule("R10.10")
def test_the_dwelling_of_an_expedition_has_its_own_price() -> None:
    table = position(home(dwarfs=[14, 14], wood=2, stone=2), home(), goods={"logging_1_3": {"wood": 1}})
    table.play("place logging_1_3", "do expedition_1", "loot dwelling")
    if table.asked() == "ChooseRoom":
        assert shown(table)["rooms"]["dwelling"] == {"price": {"wood": 2, "stone": 2}, "missing": {}, "replaces": None}
    assert table.asked() in ("ChooseRoom", "ChooseCavern")


@rule("R12.4")
def test_a_room_says_which_one_it_replaces() -> None:
    table = position(home(rooms={"r2c3": "trader"}), home())
    assert shown(table)["rooms"]["spare_part_storage"]["replaces"] == "trader"
    assert shown(table, 1)["rooms"]["spare_part_storage"]["replaces"] is None
