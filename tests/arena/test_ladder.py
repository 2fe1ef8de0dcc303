"""The ladder: one scale for bots that played each against each."""

import math

import pytest

from permonik.arena.figures import Interval
from permonik.arena.ladder import MEDIUM, SCALE, ladder
from permonik.arena.table import Played


def game(number: int, seating: list[int], scores: list[int]) -> Played:
    best = max(scores)
    return {
        "number": number,
        "seed": number // 2,
        "seating": seating,
        "scores": scores,
        "shares": [1 / scores.count(best) if score == best else 0.0 for score in scores],
        "won": [score == best for score in scores],
        "roles": [""] * len(scores),
        "decisions": [1] * len(scores),
        "seconds": [0.0] * len(scores),
    }


def duel(number: int, one: int, other: int, won: bool) -> Played:
    """Seats rotate; `won`: by the one."""
    scores = [5, 3] if won else [3, 5]
    return game(number, [one, other], scores) if number % 2 else game(number, [other, one], scores[::-1])


def test_three_games_of_four_are_odds_of_three_to_one() -> None:
    games = [duel(number, 0, 1, number % 4 != 0) for number in range(800)]
    found = ladder(["stronger", "medium"], games, "medium")
    assert found["medium"] == Interval(MEDIUM, MEDIUM, MEDIUM)
    assert found["stronger"].mean == pytest.approx(MEDIUM + SCALE * math.log(3), abs=0.1)
    assert MEDIUM < found["stronger"].low < found["stronger"].mean < found["stronger"].high


def test_bots_that_never_met_lie_on_one_scale() -> None:
    games = [duel(number, 0, 1, number % 4 != 0) for number in range(400)]
    games += [duel(number, 1, 2, number % 4 != 0) for number in range(400, 800)]
    found = ladder(["first", "medium", "last"], games, "medium")
    assert found["first"].mean - found["last"].mean == pytest.approx(2 * SCALE * math.log(3), abs=0.3)


def test_whoever_always_wins_is_not_endlessly_strong() -> None:
    some, many = ([duel(number, 0, 1, True) for number in range(games)] for games in (10, 100))
    strength = [ladder(["first", "medium"], games, "medium")["first"].mean for games in (some, many)]
    assert MEDIUM + SCALE < strength[0] < strength[1] < MEDIUM + 10 * SCALE


def test_several_at_a_table_are_compared_by_their_places() -> None:
    games = [game(number, [0, 1, 2], [9, 9, 3]) for number in range(40)]
    found = ladder(["one", "medium", "low"], games, "medium")
    assert found["one"].mean == pytest.approx(MEDIUM, abs=0.01)
    assert found["low"].mean < MEDIUM - SCALE
