"""A position as text, the way the terminal draws it."""

from __future__ import annotations

from importlib import import_module
from io import StringIO

from rich.console import Console

from permonik.kernel.game import Game
from permonik.kernel.state import State
from permonik.words import Words, package_of


def picture(game: Game, state: State, seat: int | None, players: int) -> str:
    """What a seat sees (None: a spectator)."""
    names = [f"player_{number}" for number in range(players)]
    text = StringIO()
    console = Console(file=text, width=120, markup=False, emoji=False, highlight=False, force_terminal=False)
    console.print(import_module(f"{package_of(game)}.draw").draw(game.view(state, seat), Words(game, "en"), names))
    return text.getvalue()
