"""Rulings on the course of the game: windows, connectives with the Guest room, sequence, taking back (section 17)."""

from itertools import permutations
from random import Random
from typing import Any

import pytest
from caverna_table import AUTO, IDLE, harvesting, home, position

import permonik
from permonik.games.caverna import GAME
from permonik.testing import example, ruling

FIELDS: dict[str, Any] = {"cells": {"r3c2": "field", "r2c2": "small_pasture"}, "crops": {"r3c2": {"grain": 3}}}


# -- harvests --------------------------------------------------------------------------------------------------------


@ruling("RU-19")
def test_everybody_harvests_at_the_same_time() -> None:
    """In whatever order they answer, the outcome is the same; each answers step by step."""
    farmer = home(food=4, sheep=2, ruby=1, **FIELDS)
    keys = set()
    for order in permutations(range(3)):
        table = harvesting(farmer, farmer, farmer, kind="skip_one", round=9)
        assert table.state.waiting() == (0, 1, 2)
        for seat in order:
            table.play("skip field" if seat == 1 else "skip breeding", seat=seat)
        for seat in reversed(order):
            assert table.asked(seat) == "Feed"
            table.play(f"feed {4 - seat}", seat=seat)
        keys.add(table.state.key())
    assert len(keys) == 1
    assert table.state.over
    assert [table.goods(seat) for seat in (0, 1)] == [
        {"ruby": 1, "grain": 1, "sheep": 2},
        {"ruby": 1, "food": 1, "sheep": 3},
    ]


@ruling("RU-19")
def test_one_player_is_done_before_another_begins() -> None:
    table = harvesting(home(food=4), home(food=4), kind="skip_one", round=8)
    table.play("skip field", "feed 4", seat=1)
    assert table.state.waiting() == (0,)
    assert table.asked(0) == "SkipOne"


@example("EX-55")
def test_after_the_third_red_marker_harvests_are_normal_again() -> None:
    """Round 9 with the third red marker, round 10 with a green one: there all three steps, for everybody."""
    farmer = home(food=8, sheep=2, dwarfs=IDLE, **{**FIELDS, "stables": ["r2c2"]})
    agenda = [["NewRound", AUTO], ["GrowUp", AUTO], ["Harvest", AUTO]]
    table = position(*[farmer] * 3, round=9, harvests={9: "skip_one"}, red=3, green=1, agenda=agenda)
    table.state.settle()
    for seat, step in enumerate(("field", "breeding", "field")):
        table.play(f"skip {step}", "feed 4", seat=seat)
    assert [table.goods(seat) for seat in (0, 1)] == [{"food": 4, "sheep": 3}, {"food": 4, "sheep": 2, "grain": 1}]
    table.play("=adventure")
    assert table.data()["harvests"][9:11] == ["skip_one", "normal"]
    table.play("place supplies", "place strip_mining", "place forest_exploration_3")
    table.play("place wood_gathering", "place ore_mining_1_3", "place starting_player_1_3")
    fed = [table.goods(seat) for seat in range(3)]
    for seat in range(3):
        table.play("feed 4", seat=seat)
    for seat in range(3):
        assert table.goods(seat)["sheep"] == fed[seat]["sheep"] + 1
        assert table.home(seat)["crops"]["r3c2"] == {"grain": 2 if seat != 1 else 1}


@ruling("RU-42")
def test_the_working_cave_takes_what_was_just_bought_or_nothing() -> None:
    """By a ruby or the Trader in the same feeding, for any one dwarf, a newborn too; once; and nobody has to."""
    rooms = {"r2c3": "dwelling", "r2c4": "working_cave", "r2c5": "trader"}
    plain = home(rooms=rooms, dwarfs=[0, 0, (0, "newborn")], ruby=1, gold=2, food=9)
    table = harvesting(plain)
    assert table.offers("work") == []
    assert table.offers("feed") == ["5", "4", "3", "2", "1", "0"]
    bought = harvesting(plain).play("exchange ruby_stone")
    assert bought.offers("work") == ["stone adult", "stone newborn"]
    traded = harvesting(plain).play("exchange trader")
    assert traded.offers("work") == ["wood adult", "wood newborn", "stone adult", "stone newborn"]
    traded.play("work wood newborn")
    assert traded.offers("feed")[0] == "4"
    assert traded.offers("work") == []  # one dwarf only
    begging = harvesting(plain).play("exchange trader", "feed 0")
    assert begging.home()["begging"] == 5
    assert begging.goods() == {"wood": 1, "stone": 1, "ore": 1, "ruby": 1, "food": 9}


@ruling("RU-42")
@pytest.mark.parametrize(("ore", "works"), [(1, []), (2, ["ore adult"])])
def test_the_working_cave_takes_two_ore(ore: int, works: list[str]) -> None:
    table = harvesting(home(rooms={"r2c3": "working_cave"}, ore=ore, food=4))
    assert table.offers("work") == works


@ruling("RU-41")
def test_the_mining_cave_counts_the_donkeys_of_the_moment_of_payment() -> None:
    """Bought before: one less to pay; eaten before: one more. After the payment donkeys may be eaten without harm."""
    mines = {"r1c4": "ore_mine", "r1c5": "ruby_mine"}
    plain = home(cells=mines, rooms={"r2c3": "mining_cave"}, donkey=1, ruby=2, food=9)
    assert harvesting(plain).offers("feed")[0] == "3"
    assert harvesting(plain).play("exchange ruby_donkey").offers("feed")[0] == "2"
    assert harvesting(plain).play("exchange donkey").offers("feed")[0] == "4"
    table = harvesting(plain).play("feed 3")
    assert table.asked() == "BeforeBreeding"
    table.play("exchange donkey", "stop")
    assert table.goods() == {"ruby": 2, "food": 7}
    assert table.home()["begging"] == 0


# -- spaces ----------------------------------------------------------------------------------------------------------

RICH: dict[str, Any] = {"wood": 4, "stone": 3}


@ruling("RU-26")
def test_the_guest_room_joins_wish_and_dwelling_in_any_order() -> None:
    wish = {4: "wish_for_children"}
    plain = home(rooms={"r2c4": "guest_room"}, **RICH)
    table = position(plain, home(), cards=wish).play("place wish_for_children")
    assert table.offers("do") == ["furnish_dwelling"]  # there is no room for a child yet
    table.play("do furnish_dwelling", "furnish dwelling", "cavern r2c3", "do family_growth")
    assert len(table.strengths()) == 3
    plain = home(rooms={"r2c4": "guest_room", "r2c5": "dwelling"}, **RICH)
    table = position(plain, home(), cards=wish).play("place wish_for_children", "do family_growth")
    table.play("do furnish_dwelling", "furnish dwelling", "cavern r2c3")
    assert table.seat == 1  # one child only
    assert len(table.strengths()) == 3
    table = position(home(rooms={"r2c5": "dwelling"}, **RICH), home(), cards=wish)
    assert table.play("place wish_for_children", "do family_growth").seat == 1


@ruling("RU-26")
def test_the_guest_room_adds_gold_to_the_urgent_wish() -> None:
    """The growth still needs the dwelling of this action, before or after the gold."""
    urgent = {4: "urgent_wish_for_children"}
    plain = home(rooms={"r2c4": "guest_room", "r2c5": "couple_dwelling"}, **RICH)
    furnish = ("do furnish_dwelling", "furnish dwelling", "cavern r2c3")
    table = position(plain, home(), cards=urgent).play("place urgent_wish_for_children", *furnish, "do family_growth")
    assert table.options() == ["do gain_gold_3", "stop"]
    assert table.play("do gain_gold_3").goods() == {"gold": 3}
    table = position(plain, home(), cards=urgent).play("place urgent_wish_for_children", "do gain_gold_3")
    assert table.offers("do") == ["furnish_dwelling"]
    table.play(*furnish)
    assert table.offers("do") == ["family_growth"]
    assert len(table.play("do family_growth").strengths()) == 3
    table = position(plain, home(), cards=urgent).play("place urgent_wish_for_children", *furnish, "stop")
    assert table.offers("do") == ["gain_gold_3"]


@ruling("RU-36")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7])
def test_the_basic_set_for_any_number_of_players(players: int) -> None:
    assert len(GAME.dump(GAME.setup(players, {"set": "basic"}))["display"]) == 27


@ruling("RU-37")
def test_a_space_is_open_if_a_part_of_it_is_possible_now() -> None:
    """An exchange that would open it is made first; goods gained in mid-action count for its later parts."""
    cards = {2: "sheep_farming", 10: "ore_trading"}
    table = position(home(ore=1, ruby=1), home(), cards=cards)
    assert not {"ore_trading", "sheep_farming"} & set(table.offers("place"))
    assert "ore_trading" in table.play("exchange ruby_ore").offers("place")
    table = position(home(stone=0, ruby=1), home(), cards=cards).play("exchange ruby_stone")
    assert "sheep_farming" in table.offers("place")
    table = position(home(wood=1, food=2, grain=1), home(), display=["supplies_storage"])
    table.play("place housework", "do gain_dog")
    assert "do furnish" not in table.options()
    assert "do furnish" in table.play("exchange grain").options()


@ruling("RU-37")
def test_the_last_way_to_use_a_space_is_not_exchanged_away() -> None:
    """Once on a space, a player keeps what its only possible part needs."""
    field = {"r3c2": "field"}
    forest = {f"r{row}c{column}": "meadow" for row in range(4) for column in range(3)} | field
    table = position(home(cells=forest, grain=1), home())
    assert "grain" in table.offers("exchange")  # before, of course
    assert table.play("place slash_and_burn").options() == ["do sow"]


@ruling("RU-38")
def test_nobody_plays_while_somebody_ponders_his_loot() -> None:
    table = position(home(dwarfs=[4, 4]), home(), home(), round=9, cards={9: "exploration"})
    table.play("place exploration")
    for item in ("dog", "wood", "grain", "sheep"):
        assert table.state.waiting() == (0,)
        table.play(f"loot {item}")
    assert table.state.waiting() == (1,)


@ruling("RU-39")
@pytest.mark.parametrize(("space", "good"), [("donkey_farming", "donkey"), ("sheep_farming", "sheep")])
def test_animals_are_taken_all_or_none(space: str, good: str) -> None:
    """Some other animal may make room instead; none goes back to the space."""
    plain = home(cattle=2)
    table = position(plain, home(), cards={2: "sheep_farming", 5: "donkey_farming"}, goods={space: {good: 2}})
    table.play(f"place {space}", "do take_all")
    assert space not in table.data()["goods"]
    assert table.asked() == "MakeRoom"
    table.play("exchange cattle", "exchange cattle")
    assert table.goods() == {good: 2, "food": 6}
    table = position(home(cells={"r3c2": "meadow"}, wood=2), home(), cards={2: space}, goods={space: {good: 2}})
    table.play(f"place {space}", "do small_pasture", "fence r3c2", "stop")
    assert table.data()["goods"] == {space: {good: 2}}  # left alone, they stay


# -- gold and food ---------------------------------------------------------------------------------------------------


@example("EX-71")
def test_seven_gold_make_six_food_in_one_exchange() -> None:
    table = position(home(gold=7), home()).play("exchange gold")
    for more in range(1, 6):
        assert table.options() == ["stop", "more"]
        assert table.play("more").goods() == {"food": 1 + more, **({"gold": 5 - more} if more < 5 else {})}
    assert table.asked() == "PlaceDwarf"
    table = position(home(gold=7), home()).play("exchange gold", "stop")
    assert table.goods() == {"gold": 5, "food": 1}
    assert "gold" not in position(home(gold=1), home()).offers("exchange")
    assert "gold" in position(home(gold=2), home()).offers("exchange")


# -- taking back -----------------------------------------------------------------------------------------------------


def match(players: int) -> permonik.Match:
    return permonik.Match.start("caverna", players=players, seed=44)


def position_of(game: permonik.Match) -> dict[str, Any]:
    return dict(game.view(None))


@ruling("RU-44")
def test_a_decision_is_taken_back_until_somebody_else_decides() -> None:
    game = match(2)
    first = position_of(game)["start"]
    second = 1 - first
    before = game.state.key()
    game.choose(first, "place supplies")
    assert game.undoable(first)[1]
    game.undo(first)
    assert game.state.key() == before
    game.choose(first, "place supplies")
    game.choose(second, "place starting_player_1_3")
    assert not game.undoable(first)[1]
    assert game.undoable(second)[1]
    game.choose(first, "place wood_gathering")
    game.choose(second, "place ore_mining_1_3")  # the next card is turned up
    assert position_of(game)["round"] == 2
    assert not game.undoable(second)[1]


@ruling("RU-44")
def test_begging_is_taken_back_too() -> None:
    game = match(1)
    rng = Random(44)
    while type(game.state.open(0)).__name__ != "Feed":
        game.choose(0, rng.choice(game.state.actions(0)))
    before = game.state.key()
    game.choose(0, "feed 0")
    assert position_of(game)["homes"][0]["begging"] > 0
    game.undo(0)
    assert game.state.key() == before
    assert position_of(game)["homes"][0]["begging"] == 0


@ruling("RU-46")
@pytest.mark.parametrize(("players", "there"), [(4, False), (5, True), (6, False), (7, False)])
def test_small_scale_drift_mining_is_for_five(players: int, there: bool) -> None:
    spaces = GAME.dump(GAME.setup(players, {"set": "full"}))["spaces"]
    assert ("small_scale_drift_mining" in spaces) is there
    assert ("drift_mining_6_7" in spaces) is (players > 5)
