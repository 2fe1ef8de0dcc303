"""The end of the game, the score and the winner (section 9)."""

from collections.abc import Sequence

import pytest
from cave_table import Table, position

from permonik.games.cave_vs_cave import GAME
from permonik.testing import example, rule, ruling

CELLS = ("r0c0", "r0c1", "r1c0", "r1c1", "r2c0")


def last_turn(mine: Sequence[str] = (), gold: int = 0, theirs: Sequence[str] = (), their_gold: int = 0) -> Table:
    """The last turn of the last round, which seat 0 has."""
    return position(
        round=8,
        turn=7,
        cells=dict(zip(CELLS, mine, strict=False)),
        goods={"gold": gold, "wood": 9, "food": 9},
        other_cells=dict(zip(CELLS, theirs, strict=False)),
        other_goods={"gold": their_gold},
    )


@rule("R9.1")
def test_the_game_ends_after_the_last_turn_of_round_8() -> None:
    table = last_turn().play("take excavation")
    assert not table.state.over
    table.play("end")
    assert table.state.over
    assert (table.state.waiting(), table.state.chance()) == ((), None)


@rule("R9.1")
def test_the_game_does_not_end_before() -> None:
    turn_before = position(round=8, turn=6, tile="excavation").play("end")
    assert not turn_before.state.over
    assert turn_before.seat == 1
    round_before = position(round=7, turn=5, tile="excavation", start=1).play("end")
    assert not round_before.state.over
    assert round_before.data()["round"] == 8


@rule("R9.2")
@example("EX-18")
def test_rooms_and_gold_score_and_nothing_else_does() -> None:
    table = position(
        cells={"r0c0": "food_corner", "r0c1": "parlor", "r1c0": "gold_vein"},
        goods={"gold": 7, "wood": 9, "food": 9, "stone": 9, "emmer": 9, "flax": 9},
    )
    assert table.points() == 25
    parts = GAME.scores(table.state)[0].parts
    assert [points for _, points in parts] == [18, 7]


@rule("R9.2")
def test_the_display_and_the_other_cave_score_nothing() -> None:
    table = position(goods={"gold": 2}, other_cells={"r1c0": "treasury"}, other_goods={}, display=["state_room"])
    assert (table.points(0), table.points(1)) == (2, 10)


@rule("R9.2")
def test_blue_rooms_and_the_additional_cavern_score_too() -> None:
    table = position(goods={"gold": 1}, cells={"r1c0": "dungeon", "extra": "treasury"}, face="two_walls")
    assert table.points() == 1 + 11 + 10


@rule("R9.3")
@pytest.mark.parametrize(
    ("gold", "their_gold", "winner"),
    [(5, 4, 0), (4, 5, 1)],
)
def test_the_higher_score_wins_whatever_the_best_room(gold: int, their_gold: int, winner: int) -> None:
    table = last_turn(["shelf", "food_corner"], gold + 4, ["treasury"], their_gold).play("take breach", "end")
    assert (table.points(0), table.points(1)) == (10 + gold, 10 + their_gold)
    assert table.winners() == (winner,)


@rule("R9.4")
@example("EX-18a")
@pytest.mark.parametrize("swapped", [False, True])
def test_at_30_against_30_the_best_room_decides_10_against_9(swapped: bool) -> None:
    ten = (["treasury", "parlor", "stall"], 8)
    nine = (["gold_vein", "storeroom", "bakehouse", "junction_room"], 3)
    first, second = (nine, ten) if swapped else (ten, nine)
    table = last_turn(*first, *second).play("take excavation", "end")
    assert (table.points(0), table.points(1)) == (30, 30)
    assert table.winners() == ((1,) if swapped else (0,))


@rule("R9.4")
@ruling("RU-16")
@example("EX-18b")
def test_equal_best_rooms_are_a_draw() -> None:
    table = last_turn(["digging_cave", "parlor", "stall"], 10, ["secret_chamber", "storeroom", "bakehouse"], 10)
    table.play("take excavation", "end")
    assert (table.points(0), table.points(1), table.winners()) == (30, 30, ())


@rule("R9.4")
@ruling("RU-16")
@example("EX-18c")
@pytest.mark.parametrize("swapped", [False, True])
def test_a_best_room_of_8_beats_one_of_7(swapped: bool) -> None:
    eight = (["secret_chamber", "parlor", "stall"], 10)
    seven = (["sacrificial_altar", "storeroom", "bakehouse"], 11)
    first, second = (seven, eight) if swapped else (eight, seven)
    table = last_turn(*first, *second).play("take excavation", "end")
    assert (table.points(0), table.points(1)) == (30, 30)
    assert table.winners() == ((1,) if swapped else (0,))


@ruling("RU-16")
def test_without_a_furnished_room_the_best_room_counts_0() -> None:
    with_room = last_turn([], 3, ["shelf"], 0).play("take excavation", "end")
    assert (with_room.points(0), with_room.points(1), with_room.winners()) == (3, 3, (1,))
    empty = last_turn([], 3, [], 3).play("take excavation", "end")
    assert empty.winners() == ()


@ruling("RU-16")
def test_the_single_best_room_counts_and_not_the_second_best() -> None:
    table = last_turn(["stall", "parlor", "shelf"], 5, ["bakehouse", "food_corner", "tunnel"], 8)
    table.play("take excavation", "end")
    assert (table.points(0), table.points(1), table.winners()) == (20, 20, ())
