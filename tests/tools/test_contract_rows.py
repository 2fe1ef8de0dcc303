"""What the contract says of games whose rows or hints hold more than their views."""

from pathlib import Path
from typing import Any

import pytest

from permonik.games.pretend.game import Pretend
from permonik.games.pretend.state import PretendState
from permonik.minds.doors import Minded
from permonik.minds.encoding import Feature, Observation, put_mask
from permonik.testing.contract import Count, Setup, hiding, played, rows, views
from permonik.testing.contract.helpers import Helpers
from permonik.testing.contract.setups import Broken

SETUP = Setup("pretend", 2, (("rounds", 1),))
TESTS = Path(__file__).resolve().parents[1]


class Nothing:
    def check(self, rules: Any, state: Any) -> None:
        pass


def peek(self: Pretend, state: PretendState, seat: int, buffer: Any) -> None:
    """A row that holds the hand of the opponent."""
    put_mask(state.miners[1 - seat].hand.cards, 12, buffer)


def check() -> Count:
    count = Count()
    for game in played(SETUP, 2):
        rows.check_rows(game, count)
    return count


@pytest.fixture
def twelve_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    feature = Feature("other.hand", 12, 1, "cards in the other hand")
    monkeypatch.setattr(Pretend, "observation", lambda self, players: Observation(1, [feature]))
    monkeypatch.setattr(Pretend, "encode", lambda self, state, seat, buffer: None)


def test_the_pretend_game_keeps_it() -> None:
    assert check().entries


@pytest.mark.usefixtures("twelve_bytes")
@pytest.mark.parametrize("door", ["encode", "glance"])
def test_a_row_with_the_hand_of_the_opponent(monkeypatch: pytest.MonkeyPatch, door: str) -> None:
    check()
    monkeypatch.setattr(Pretend, door, peek)
    with pytest.raises(Broken, match="holds what its view does not have"):
        check()


@pytest.mark.usefixtures("twelve_bytes")
def test_such_a_row_tells_two_worlds_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    resample = Helpers(TESTS / "games").load("pretend", "resample", "resample")
    monkeypatch.setattr(Pretend, "encode", peek)
    game = next(played(SETUP, 1))
    with pytest.raises(Broken, match="row after entry"):
        hiding.check_hiding(game, Count(), resample, hiding.Changes())


@pytest.mark.usefixtures("twelve_bytes")
def test_a_row_beyond_its_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    def overflow(self: Pretend, state: PretendState, seat: int, buffer: Any) -> None:
        buffer[0] = 2

    monkeypatch.setattr(Pretend, "encode", overflow)
    with pytest.raises(Broken, match="not what the observation promises"):
        check()


def test_a_game_without_rows_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pretend, "observation", Minded.observation)
    assert check().games == 0


def test_a_hint_of_what_lies_in_the_hand_of_the_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    def holdings(self: Pretend, state: PretendState, seat: int) -> list[tuple[str, int]]:
        return [("hold-cards", sum(state.miners[1 - seat].hand.cards))]

    monkeypatch.setattr(Pretend, "holdings", holdings)
    game = next(played(SETUP, 1))
    with pytest.raises(Broken, match="holdings that it cannot know"):
        views.check_views(game, Count(), Nothing())
