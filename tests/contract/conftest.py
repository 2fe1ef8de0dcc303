"""The contract runs over every registered game, also the hidden ones.

PERMONIK_SEEDS   seeds per set-up (10), each played twice: by random and by sensible play; a game with many set-ups
                 gets fewer of them, and is not played in all (permonik.testing.contract.setups)
PERMONIK_EVERY   3: of each game the first set-up and then every third (1), for a build beside another one that has all
PERMONIK_GAMES   only these games, separated by spaces
PERMONIK_SOAK    1: all seeds and all entries also of long games, where otherwise some have to do
                 (permonik.testing.contract.effort)
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from permonik.kernel import registry
from permonik.testing.contract import Count, share, spread
from permonik.testing.contract.helpers import Helpers
from permonik.testing.contract.summary import PROPERTY

SEEDS = int(os.environ.get("PERMONIK_SEEDS", "10"))
EVERY = int(os.environ.get("PERMONIK_EVERY", "1"))
NAMES = os.environ.get("PERMONIK_GAMES", "").split() or sorted(registry.found())
TESTS = Path(__file__).resolve().parents[1]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    # In the scope of the session: all tests of a set-up run one after the other and share its games.
    if "setup" in metafunc.fixturenames:
        all_setups = [setup for name in NAMES for setup in spread(registry.load(name), SEEDS)[::EVERY]]
        metafunc.parametrize("setup", all_setups, ids=str, scope="session")
    if "rules" in metafunc.fixturenames:
        metafunc.parametrize("rules", [registry.load(name) for name in NAMES], ids=NAMES, scope="session")


@pytest.fixture
def seeds(request: pytest.FixtureRequest) -> int:
    if "setup" in request.fixturenames:
        return share(request.getfixturevalue("setup"), SEEDS)
    return SEEDS


@pytest.fixture
def few(seeds: int) -> int:
    """Seeds for checks that look at every entry from every side."""
    return max(1, seeds // 10)


@pytest.fixture
def count(request: pytest.FixtureRequest) -> Iterator[Count]:
    """What the test went through; told at the end of the run."""
    counted = Count()
    yield counted
    case = request.node.callspec.id
    request.node.user_properties.append((PROPERTY, [case, counted.games, counted.entries]))


@pytest.fixture
def helpers() -> Helpers:
    return Helpers(TESTS / "games")


@pytest.fixture
def golden() -> Path:
    return TESTS / "golden"
