import sys
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest

import permonik
from permonik.errors import BrokenGame, UnknownGame
from permonik.kernel import registry

PLUG_IN = "from permonik.kernel.game import Game\nclass Silent(Game):\n    id = '{}'"
OPEN = f"{PLUG_IN}\n    private = False"
VIEW = "\n    view_type = __import__('toy').ToyView"
SHOWN = "\n    def shown(self, state, seat):\n        return {'more': 1}"


def test_hidden_games_are_listed_on_request_only() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert "pretend" not in permonik.games()
        assert "pretend" in permonik.games(hidden=True)


def test_a_game_joins_by_its_entry_point(plug_in: Callable[[str, str], None]) -> None:
    plug_in("toy", "toy:GAME")
    assert "toy" in registry.found()
    assert permonik.load("toy").players == (1, 2, 3)


def test_an_unknown_game_says_which_are_known() -> None:
    with pytest.raises(UnknownGame, match="unknown game 'chess'; known games: "):
        permonik.load("chess")


@pytest.mark.parametrize(
    ("name", "source", "value", "says"),
    [
        ("lost", None, "lost_game:GAME", "ModuleNotFoundError"),
        ("empty", "", "empty_game:GAME", "AttributeError"),
        ("crash", "1 / 0", "crash_game:GAME", "ZeroDivisionError"),
        ("typo", "def", "typo_game:GAME", "SyntaxError"),
        ("plain", "GAME = 7", "plain_game:GAME", "is no game with the id 'plain'"),
        ("other", "from toy import GAME", "other_game:GAME", "is no game with the id 'other'"),
        ("mute", f"{PLUG_IN.format('mute')}\nGAME = Silent()", "mute_game:GAME", "set `private`"),
        (
            "vague",
            f"{PLUG_IN.format('vague')}\n    private = True\nGAME = Silent()",
            "vague_game:GAME",
            r"write `known\(\)`",
        ),
        ("shapeless", f"{OPEN.format('shapeless')}\nGAME = Silent()", "shapeless_game:GAME", "set `view_type`"),
        (
            "loose",
            f"{OPEN.format('loose')}\n    view_type = dict\nGAME = Silent()",
            "loose_game:GAME",
            "set `view_type` to a TypedDict",
        ),
        (
            "showy",
            f"{OPEN.format('showy')}{VIEW}{SHOWN}\nGAME = Silent()",
            "showy_game:GAME",
            "set `shown_type`",
        ),
    ],
)
def test_a_broken_plug_in_does_not_close_the_house(
    plug_in: Callable[[str, str], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    source: str | None,
    value: str,
    says: str,
) -> None:
    if source is not None:
        (tmp_path / f"{name}_game.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    plug_in(name, value)
    with pytest.raises(BrokenGame, match=says):
        permonik.load(name)
    for hidden in (False, True):
        with pytest.warns(UserWarning, match=name):
            listed = permonik.games(hidden=hidden)
        assert name not in listed
    assert permonik.load("pretend")
