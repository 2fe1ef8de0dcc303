"""How much of its games the contract looks at."""

from random import Random

import pytest

from permonik.kernel.registry import load
from permonik.testing.contract import effort, setups
from permonik.testing.contract.effort import LEAST, REPLAYED, SHORT, affordable, enough, sample

PRETEND = next(setups(load("pretend")))
RIVALS = next(setups(load("rivals")))


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("THOROUGH", False), ("BRIEF", False), ("PART", 1)):
        monkeypatch.setattr(effort, name, value)


def test_every_entry_of_a_short_game_is_looked_at() -> None:
    assert sample(Random(1), SHORT, 5) == set(range(SHORT + 1))


def test_a_long_game_is_looked_at_all_over_and_at_its_end() -> None:
    found = sample(Random(1), 1000, 10)
    assert len(found) == 11
    assert 1000 in found
    assert {number // 100 for number in found} == set(range(11))


def test_another_seed_looks_at_other_entries() -> None:
    assert sample(Random(1), 1000, 10) != sample(Random(2), 1000, 10)
    assert sample(Random(1), 1000, 10) == sample(Random(1), 1000, 10)


def test_short_games_are_played_with_all_seeds_and_long_ones_until_they_are_enough() -> None:
    assert not enough(PRETEND, 30, games=60, entries=60 * SHORT)
    assert not enough(RIVALS, 30, games=2, entries=LEAST)
    assert enough(RIVALS, 30, games=20, entries=20_000)
    assert enough(RIVALS, 1, games=1, entries=LEAST)
    assert not enough(RIVALS, 300, games=20, entries=20_000)


def test_a_replay_up_to_an_entry_is_made_at_least_once_and_not_too_often() -> None:
    late = affordable(Random(1), list(range(5000, 6000)), 6)
    assert len(late) == 1
    some = affordable(Random(1), list(range(3000)), 6)
    assert len(some) == 1 or sum(some) <= REPLAYED
    assert len(affordable(Random(1), list(range(SHORT)), 6)) == 6
    assert affordable(Random(1), [], 6) == []


def test_a_soak_looks_at_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "THOROUGH", True)
    assert sample(Random(1), 1000, 10) == set(range(1001))
    assert len(affordable(Random(1), list(range(5000, 6000)), 6)) == 6
    assert not enough(RIVALS, 1, games=2, entries=100_000)


def test_with_few_seeds_a_third_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "BRIEF", True)
    monkeypatch.setattr(effort, "PART", 3)
    assert len(sample(Random(1), SHORT, 30)) == 11
    assert len(sample(Random(1), 1000, 240)) == 81
    assert sum(affordable(Random(1), list(range(800)), 6)) <= REPLAYED // 3
    assert enough(PRETEND, 3, games=60, entries=60 * SHORT)
