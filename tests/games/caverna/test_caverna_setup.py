"""The table before the first round, for every number of players (section 2)."""

from random import Random
from typing import Any

import pytest
from caverna_table import ROOMS, Table, home, position, starting

from permonik.games.caverna import GAME
from permonik.kernel.dealer import SamplingDealer
from permonik.testing import example, rule, ruling

BASIC_SMALL = ["ruby_mining", "housework", "slash_and_burn"]
SIDE_1_3 = ["drift_mining_1_3", "excavation_1_3", "starting_player_1_3", "logging_1_3", "supplies"]
SIDE_1_3 += ["ore_mining_1_3", "wood_gathering", "clearing_1_3", "sustenance_1_3"]
COVERED = ["drift_mining_1_3", "starting_player_1_3", "supplies", "clearing_1_3"]
SIDE_4_7 = ["drift_mining_4_7", "excavation_4_7", "starting_player_4_7", "imitation_basic_4_7", "logging_4_7"]
SIDE_4_7 += ["forest_exploration_4_7", "growth", "clearing_4_7", "ore_mining_4_7", "sustenance_4_7"]
SIDE_3 = ["strip_mining", "imitation_3", "forest_exploration_3"]
SIDE_5 = ["depot", "small_scale_drift_mining", "weekly_market", "imitation_5", "hardware_rental_5", "fence_building_5"]
SIDE_6_7 = ["depot", "weekly_market", "drift_mining_6_7", "imitation_6_7", "hardware_rental_6_7", "fence_building_6_7"]
SIDE_7 = ["large_depot", "imitation_7", "extension"]
PREPRINTED = {
    1: BASIC_SMALL + [space for space in SIDE_1_3 if space not in COVERED],
    2: BASIC_SMALL + SIDE_1_3,
    3: BASIC_SMALL + SIDE_1_3 + SIDE_3,
    4: BASIC_SMALL + SIDE_4_7,
    5: BASIC_SMALL + SIDE_4_7 + SIDE_5,
    6: BASIC_SMALL + SIDE_4_7 + SIDE_6_7,
    7: BASIC_SMALL + SIDE_4_7 + SIDE_6_7 + SIDE_7,
}
IN_THE_LAST_ROUND = {1: 19, 2: 23, 3: 27, 4: 25, 5: 31, 6: 31, 7: 34}
BASIC_GAME = ["dwelling", "simple_dwelling_4_2", "simple_dwelling_3_3", "cuddle_room", "breakfast_room", "stubble_room"]
BASIC_GAME += ["carpenter", "stone_carver", "blacksmith", "wood_supplier", "stone_supplier", "ruby_supplier"]
BASIC_GAME += ["slaughtering_cave", "cooking_cave", "working_cave"]
BASIC_GAME += ["weaving_parlor", "milking_parlor", "hunting_parlor", "beer_parlor"]
BASIC_GAME += ["stone_storage", "ore_storage", "main_storage", "weapon_storage"]
BASIC_GAME += ["treasure_chamber", "food_chamber", "writing_chamber", "fodder_chamber"]
STAGE_1 = ["blacksmithing", "sheep_farming", "ore_mine_construction"]
STAGE_2 = ["donkey_farming", "ruby_mine_construction"]
STAGE_3 = ["family_life", "ore_delivery", "exploration"]
STAGE_4 = ["adventure", "ore_trading", "ruby_delivery"]


def begun(players: int, start: int = 0, **options: Any) -> Table:
    """A new game in which this seat was drawn to start."""
    table = Table(GAME.setup(players, {"set": "full", **options}))
    return table if players == 1 else table.play(f"={start}")


def drawn(table: Table) -> list[str]:
    """What chance could answer now; nothing where it is not asked."""
    chance = table.state.chance()
    return [] if chance is None else [GAME.outcome_text(chance.deck, one) for one in chance.outcomes]


def wander(table: Table, rng: Random, number: int) -> Table:
    """Any legal moves, until this round has begun."""
    dealer = SamplingDealer(rng)
    state = table.state
    while not (state.round == number and state.waiting()):
        chance = state.chance()
        if chance is None:
            seat = rng.choice(state.waiting())
            state.apply(seat, rng.choice(state.actions(seat)))
        else:
            state.apply(-1, dealer.deal(chance))
    return table


@rule("R2.1")
@pytest.mark.parametrize("players", PREPRINTED)
def test_everybody_begins_with_two_dwarfs_in_an_empty_home(players: int) -> None:
    for plain in begun(players).data()["homes"]:
        assert plain["dwarfs"] == [{"strength": 0, "place": "waiting"}] * 2
        assert plain["cells"] == {"r2c3": "cavern", "r3c3": "entry_level_dwelling"}
        assert plain["stables"] == plain["larges"] == []
        assert plain["crops"] == {}
        assert plain["begging"] == 0
        assert {good for good, held in plain["goods"].items() if held} == {"food"}


@rule("R2.2")
@example("EX-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_food_by_seat_from_the_starting_player_on(players: int) -> None:
    assert drawn(Table(GAME.setup(players, {"set": "full"}))) == [str(seat) for seat in range(players)]
    for start in range(players):
        table = begun(players, start)
        clockwise = [(start + place) % players for place in range(players)]
        assert [table.goods(seat)["food"] for seat in clockwise] == [1, 1, 2, 3, 3, 3, 3][:players]
        table.play("=sheep_farming")
        assert table.seat == start
        assert table.data()["start"] == start


@rule("R2.3")
@pytest.mark.parametrize("players", PREPRINTED)
def test_boards(players: int) -> None:
    spaces = begun(players).data()["spaces"]
    assert sorted(set(spaces) - {"blacksmithing"}) == sorted(PREPRINTED[players])  # alone, the first card is up
    last = wander(begun(players), Random(players), 12)
    assert len(last.data()["spaces"]) == IN_THE_LAST_ROUND[players]


@rule("R2.4")
@ruling("RU-36")
@pytest.mark.parametrize("players", PREPRINTED)
def test_furnishing_tiles_of_both_sets(players: int) -> None:
    assert len(BASIC_GAME) == 27
    assert len(ROOMS) == 48
    assert sorted(begun(players, set="basic").data()["display"]) == sorted(BASIC_GAME)
    assert sorted(begun(players, set="full").data()["display"]) == sorted(ROOMS)


@rule("R2.5")
def test_cards_come_in_four_stages() -> None:
    """Of each stage any card may come next, then any of the others, and the last one without a draw."""
    for rounds, stage in (((1, 2, 3), STAGE_1), ((5, 6), STAGE_2), ((7, 8, 9), STAGE_3), ((10, 11, 12), STAGE_4)):
        plain = home(dwarfs=((0, "aside"), (0, "aside")))
        up: dict[int, str] = {}
        for number, card in zip(rounds, reversed(stage), strict=True):
            table = starting(plain, plain, plain, round=number - 1, cards=up, green=1, red=1)
            left = [one for one in stage if one not in up.values()]
            if len(left) > 1:
                assert drawn(table) == left
                table.play(f"={card}")
            assert table.data()["cards"][str(number)] == card
            assert card in table.data()["spaces"]
            up = {**up, number: card}


@rule("R2.5")
def test_round_4_is_the_wish_for_children() -> None:
    table = starting(home(), home(), home(), round=3)
    assert drawn(table) == []
    assert table.data()["cards"]["4"] == "wish_for_children"
    assert "wish_for_children" in table.data()["spaces"]
    assert "urgent_wish_for_children" not in table.data()["spaces"]


@rule("R2.6")
def test_four_leaves_and_three_question_marks() -> None:
    """Seven places from round 6 to 12; what lay on the others is known when one colour is used up."""
    cards = {4: "wish_for_children", 5: "donkey_farming"}
    table = starting(home(), home(), home(), round=5, cards=cards)
    chance = table.state.chance()
    assert drawn(table) == ["green"] * 4 + ["red"] * 3
    assert chance is not None
    assert (chance.deck, chance.slot) == ("markers", 0)
    assert table.play("=red").data()["markers"] == {"green": 0, "red": 1}
    late = {7: "family_life", 8: "ore_delivery", 9: "exploration", 10: "adventure", 11: "ore_trading"}
    table = starting(home(), home(), home(), round=11, cards=late, green=3, red=2)
    assert drawn(table) == ["green", "red"]
    assert starting(home(), home(), home(), round=11, cards=late, green=4, red=2).data()["harvests"][12] == "skip_one"
    assert starting(home(), home(), home(), round=11, cards=late, green=3, red=3).data()["harvests"][12] == "normal"


@rule("R2.7")
def test_two_players_have_no_round_9_and_one_leaf_less() -> None:
    cards = {4: "wish_for_children", 5: "donkey_farming"}
    table = starting(home(), home(), round=5, cards=cards)
    assert drawn(table) == ["green"] * 3 + ["red"] * 3
    table = starting(home(), home(), round=6, cards=cards)
    assert drawn(table) == ["family_life", "ore_delivery"]
    table = starting(home(), home(), round=8, cards={7: "family_life", 8: "ore_delivery"}, green=1, red=1)
    assert table.data()["round"] == 10
    assert drawn(table) == STAGE_4
    table.play("=adventure")
    chance = table.state.chance()
    assert chance is not None
    assert chance.slot == 3  # the fourth of the rounds 6, 7, 8, 10, 11, 12
    assert drawn(table) == ["green"] * 2 + ["red"] * 2


@rule("R2.8")
def test_alone_nothing_is_left_to_chance() -> None:
    """Two food, eight spaces and the first card; no marker will ever be turned up, and round 9 is missing."""
    table = begun(1)
    assert table.goods() == {"food": 2}
    assert table.data()["cards"] == {"1": "blacksmithing"}
    assert table.data()["harvests"][1:] == ["none", "none", "normal", "food_only"] + ["normal"] * 8
    assert "exploration" not in wander(table, Random(1), 12).data()["spaces"]
    assert "9" not in table.data()["cards"]


@ruling("RU-1")
@pytest.mark.parametrize("players", PREPRINTED)
def test_rubies_are_mined_from_the_first_round_on(players: int) -> None:
    """The space is there from the start; with two players it stays empty for two rounds."""
    table = begun(players)
    if players > 1:
        table.play("=sheep_farming")
    two = players == 2
    assert ("ruby_mining" in table.offers("place")) is not two
    assert table.data()["goods"].get("ruby_mining") == (None if two else {"ruby": 1})
    idle = home(dwarfs=((0, "aside"), (0, "aside")))
    first = {1: "sheep_farming", 2: "blacksmithing"}
    table = starting(*[home()] * players, round=2, cards=first)
    assert table.data()["goods"]["ruby_mining"] == {"ruby": 1}
    second = position(*[idle] * players, round=1, cards={1: "sheep_farming"}, agenda=[["Income", -2]])
    second.state.round = 2
    second.state.settle()
    assert ("ruby_mining" in second.data()["goods"]) is not two
