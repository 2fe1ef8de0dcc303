"""A position as text or HTML, the way the terminal draws it: for environments, prompts and notebooks."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from io import StringIO
from typing import TYPE_CHECKING

from permonik.kernel.game import Game, View
from permonik.kernel.state import State
from permonik.words import Words

if TYPE_CHECKING:
    from rich.console import Console

# Boards are drawn with signs of equal width; where a page is too narrow for them it is moved, and no line is broken.
STYLE = "font-family:Menlo,'DejaVu Sans Mono',Consolas,monospace;line-height:1.25;white-space:pre;overflow-x:auto"
PAGE = f'<pre style="{STYLE}">{{code}}</pre>'


class Picture:
    """What somebody sees of a position: text where it is printed, and drawn in a notebook."""

    def __init__(self, game: Game, view: View, names: Sequence[str], lang: str = "en", head: str = "") -> None:
        console = drawn(game, view, names, lang)
        self.head = head
        self.page = console.export_html(inline_styles=True, code_format=PAGE, clear=False)
        self.text = console.export_text()

    def __repr__(self) -> str:
        return "\n".join(filter(None, [self.head, self.text.rstrip("\n")]))

    def _repr_html_(self) -> str:
        """By the name that notebooks ask for."""
        return (f"<p>{escape(self.head)}</p>" if self.head else "") + self.page


def picture(game: Game, state: State, seat: int | None, players: int) -> str:
    """What a seat sees (None: a spectator), as text."""
    return drawn(game, game.view(state, seat), [f"player_{number}" for number in range(players)]).export_text()


def on_a_page(words: Words, game: Game, state: State, seat: int | None, names: Sequence[str]) -> str:
    """What a seat sees, as HTML, in the language of the words."""
    return Picture(game, game.view(state, seat), names, words.lang).page


def drawn(game: Game, view: View, names: Sequence[str], lang: str = "en") -> Console:
    from rich.console import Console

    from permonik.drawing import drawing

    console = Console(file=StringIO(), width=120, markup=False, emoji=False, highlight=False, record=True)
    console.print(drawing(game)(view, Words(game, lang), names))
    return console
