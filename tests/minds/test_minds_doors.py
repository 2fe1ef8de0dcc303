"""The doors of a game for programs that think: open where a game has them, closed and harmless where it has not."""

import pytest

from permonik.kernel.game import Game
from permonik.kernel.registry import load
from permonik.minds.doors import minded
from permonik.minds.evaluation import Evaluation


def test_a_game_without_doors_has_closed_ones() -> None:
    """A plug-in that only plays: no evaluation, so no bot but `random`, and no row."""
    bare = minded(Game())
    assert (bare.evaluation(), bare.judge(), bare.belief(Evaluation())) == (None, None, None)
    with pytest.raises(TypeError, match="no observation"):
        bare.observation(2)
    with pytest.raises(TypeError, match="no encode"):
        bare.encode(None, 0, bytearray())


def test_a_minded_game_has_its_own() -> None:
    game = load("rivals")
    assert minded(game) is game
    assert minded(game).evaluation() is not None
