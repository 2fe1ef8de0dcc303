"""A position as text or HTML, the way the terminal draws it: for environments, prompts and notebooks."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from io import StringIO
from typing import TYPE_CHECKING

from permonik.kernel.game import Game
from permonik.kernel.state import State
from permonik.words import Words

if TYPE_CHECKING:
    from rich.console import Console

    from permonik.kernel.match import Match

PAGE = "<pre style=\"font-family:Menlo,'DejaVu Sans Mono',Consolas,monospace;line-height:1.25\">{code}</pre>"


def picture(game: Game, state: State, seat: int | None, players: int) -> str:
    """What a seat sees (None: a spectator), as text."""
    return drawn(game, state, seat, [f"player_{number}" for number in range(players)]).export_text()


def in_a_notebook(match: Match) -> str:
    """What a spectator sees of a match, as HTML: a notebook that is shown around gives no hand away."""
    console = drawn(match.game, match.state, None, match.names)
    return f"<p>{escape(repr(match))}</p>" + console.export_html(inline_styles=True, code_format=PAGE)


def on_a_page(words: Words, game: Game, state: State, seat: int | None, names: Sequence[str]) -> str:
    """What a seat sees, as HTML, in the language of the words."""
    console = drawn(game, state, seat, names, words.lang)
    return console.export_html(inline_styles=True, code_format=PAGE)


def drawn(game: Game, state: State, seat: int | None, names: Sequence[str], lang: str = "en") -> Console:
    from rich.console import Console

    from permonik.drawing import drawing

    console = Console(file=StringIO(), width=120, markup=False, emoji=False, highlight=False, record=True)
    console.print(drawing(game)(game.view(state, seat), Words(game, lang), names))
    return console
