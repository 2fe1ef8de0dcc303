"""What bench/envs.py measures of environments are whole games, each dealt anew: openings alone are cheap."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "bench"))

import envs


class Counting:
    """As many games as are measured at once; each ends after three steps, but for one that takes seven."""

    def __init__(self) -> None:
        self.deals = self.steps = self.ends = 0
        self.ages = np.zeros(envs.GAMES, int)
        self.lengths = np.full(envs.GAMES, 3)
        self.lengths[0] = 7

    def reset(self, seed: int) -> tuple[None, dict[str, Any]]:
        self.deals += 1
        return None, {"action_mask": np.ones((envs.GAMES, 2), np.int8)}

    def step(self, actions: Any) -> tuple[Any, ...]:
        assert actions.shape == (envs.GAMES,)
        self.steps += 1
        self.ages += 1
        ended = self.ages == self.lengths
        self.ages[ended] = 0
        self.ends += int(ended.sum())
        return None, None, ended, np.zeros_like(ended), {"action_mask": np.ones((envs.GAMES, 2), np.int8)}


def test_many_games_go_on_from_slice_to_slice_and_count_as_whole_ones() -> None:
    env: Any = Counting()
    ticks = iter(range(100))
    measure = envs.many(env, lambda: next(ticks))
    for rounds in (1, 2, 1):
        steps, ends = env.steps, env.ends
        cost = measure(rounds, 0)
        assert env.ends - ends >= rounds * envs.GAMES
        assert cost == pytest.approx(1e6 / ((env.steps - steps) * envs.GAMES))
    assert env.deals == 1


def test_single_games_are_played_to_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    seating = envs.Seating("pretend", 2)
    episodes = []
    start = seating.start
    monkeypatch.setattr(seating, "start", lambda seed: episodes.append(start(seed)) or episodes[-1])
    assert envs.steps_only(seating, True)(3, 1) > 0
    assert [episode.seat for episode in episodes] == [envs.OVER] * 3
    assert len({episode.dealer.key for episode in episodes}) == 3


def test_a_slice_is_as_many_games_as_fill_it_and_the_same_for_those_that_are_compared() -> None:
    played: list[tuple[str, int, int]] = []

    def loop(name: str) -> envs.Measure:
        def measure(games: int, seed: int) -> float:
            played.append((name, games, seed))
            return float(games)

        return measure

    # Warm first; then each round has deals of its own.
    slices = envs.measured([loop("bare"), loop("row"), loop("other")], 2, 0.0, 2)
    assert slices == [[1.0, 1.0, 1.0]] * 2
    assert [seed for _, _, seed in played] == [
        0,
        0,
        0,
        1,
        1,
        1,
        2,
        2,
        2,
    ]
    assert envs.middle([[1.0, 9.0], [3.0, 8.0], [2.0, 7.0]]) == [2.0, 8.0]
