"""What the evaluation of the greedy bot has to see: a game that is as good as won, and what it takes to get there."""

from __future__ import annotations

import pytest
from rivals_table import GAME, Table, position

from permonik.games.rivals.evaluate import WON
from permonik.games.rivals.tables import read

GREEDY = GAME.evaluation(None)
REGIONS = {
    "c5-above": "stack_forest_4",
    "c5-below": "stack_pasture_6",
    "c7-above": "stack_fields_3",
    "c7-below": "stack_hills_1",
}


def worth(table: Table, seat: int = 0) -> float:
    return GREEDY.value(table.state, seat)


def principality(cities: int) -> dict[str, object]:
    return {"towns": [4, 6], "cities": [0, 2, 4, 6][:cities], "regions": REGIONS, "goods": {}}


def test_enough_points_in_ones_own_turn_are_a_game_won() -> None:
    """One point fewer is a game like any other, and so are as many in the opponent's turn (R15.1)."""
    six, seven = (position(red=principality(cities)) for cities in (2, 3))
    assert (six.points(), seven.points()) == (6, 7) == (seven.state.mode.target - 1, seven.state.mode.target)
    assert worth(six) < WON / 4
    assert worth(seven) > WON / 2
    theirs = position(blue=principality(3))
    assert theirs.points(1) == 7
    assert worth(theirs, 1) < WON / 4


def test_the_opponent_s_points_count_against_ones_own() -> None:
    plain = position(red={"goods": {}}, blue={"goods": {}})
    city = position(red={"goods": {}}, blue={"goods": {}, "cities": [0]})
    assert worth(city) < worth(plain)
    assert worth(city, 1) > worth(plain, 1)


@pytest.mark.parametrize("resource", ["gold", "wool"])
def test_gold_that_the_brigand_may_take_is_worth_less(resource: str) -> None:
    """With seven resources it is safe, with eight the piece is worth less by the weight (R9.1)."""
    wary = GAME.evaluation(read("greedy.toml") | {"brigand": 0.25})
    full = {"lumber": 2, "brick": 2, "ore": 2}

    def further(held: dict[str, int]) -> float:
        one, two = (wary.stocked(position(red={"goods": held | {resource: n}}).state.players[0]) for n in (0, 1))
        return two - one

    assert further(full) == pytest.approx(further(full | {"grain": 1}) + 0.25)
