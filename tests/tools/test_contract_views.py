"""What the contract says of views that are not what their game declares."""

from typing import Any, TypedDict

import pytest

from permonik.games.pretend.game import Pretend
from permonik.games.pretend.state import PretendState
from permonik.testing.contract import Count, Setup, played, views
from permonik.testing.contract.setups import Broken

SETUP = Setup("pretend", 2, (("rounds", 1),))


class Nothing:
    def check(self, rules: Any, state: Any) -> None:
        pass


class OneCard(TypedDict):
    card: int


def check() -> None:
    for game in played(SETUP, 2):
        views.check_views(game, Count(), Nothing())


def test_the_pretend_game_keeps_it() -> None:
    check()


def test_what_is_shown_must_follow_from_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def peek(self: Pretend, state: PretendState, seat: int | None) -> dict[str, Any]:
        return {"card": state.miners[0].hand.cards[0]}

    monkeypatch.setattr(Pretend, "shown", peek)
    monkeypatch.setattr(Pretend, "shown_type", OneCard)
    with pytest.raises(Broken, match="in what it imagines"):
        check()


def test_what_is_shown_must_fit_its_type(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pretend, "shown_type", OneCard)
    with pytest.raises(Broken, match="OneCard has 'card'"):
        check()


def test_a_view_must_have_no_field_that_its_type_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Pretend.view
    monkeypatch.setattr(Pretend, "view", lambda self, state, seat: {**view(self, state, seat), "more": 1})
    with pytest.raises(Broken, match="PretendView has no 'more'"):
        check()


def test_looking_must_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def take(self: Pretend, state: PretendState, seat: int | None) -> dict[str, Any]:
        state.miners[0].coins += 1
        return {"round": 1}

    monkeypatch.setattr(Pretend, "shown", take)
    with pytest.raises(Broken):
        check()
