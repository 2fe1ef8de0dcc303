"""What a finished game is worth, by each way to reward it, and who is given a mask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

pytest.importorskip("numpy")

from permonik.envs.seating import Seating
from permonik.kernel.game import Score

THREE = (7, 9, 4)


class Ended:
    """A game whose end is as it is told."""

    def __init__(self, totals: Sequence[int], winners: tuple[int, ...]) -> None:
        self.totals = totals
        self.won = winners

    def scores(self, state: Any) -> list[Score]:
        return [Score(total, ()) for total in self.totals]

    def winners(self, state: Any) -> tuple[int, ...]:
        return self.won


@pytest.mark.parametrize(
    ("rewards", "totals", "winners", "worth"),
    [
        ("margin", THREE, (1,), [-2.0, 2.0, -5.0]),
        ("margin", (7, 7, 4), (0, 1), [0.0, 0.0, -3.0]),
        ("score", THREE, (1,), [7.0, 9.0, 4.0]),
        ("win", THREE, (1,), [-1.0, 1.0, -1.0]),
        ("win", (7, 7, 4), (0, 1), [1.0, 1.0, -1.0]),
        ("win", THREE, (), [0.0, 0.0, 0.0]),
        ("win", (5, 5, 5), (0, 1, 2), [0.0, 0.0, 0.0]),
        ("margin", (7,), (0,), [7.0]),
        ("win", (7,), (0,), [1.0]),
        ("win", (7,), (), [-1.0]),
    ],
)
def test_what_a_finished_game_is_worth(
    rewards: str, totals: tuple[int, ...], winners: tuple[int, ...], worth: list[float]
) -> None:
    seating = Seating("caverna", len(totals), rewards=rewards)
    ended: Any = Ended(totals, winners)
    seating.game = ended
    nothing: Any = None
    assert seating.results_of(nothing) == worth


def test_only_whoever_chooses_has_a_mask() -> None:
    seating = Seating("saboteur", 3)
    episode = seating.start(1)
    for seat in range(3):
        mask, (_, seen) = seating.mask(episode, seat), seating.seen(episode, seat)
        assert sum(mask) == sum(seen) == (len(episode.actions) if seat == episode.seat else 0)
