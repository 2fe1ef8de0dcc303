"""Matches, states and views show themselves: text where they are printed, a picture in a notebook.

What is drawn is what a spectator sees, or the seat that is named: a notebook that is shown around gives no hand away.
Only a draft is its own seat's: nobody else may see what is tried out there.
Drawing needs the words, which an engine alone does without; so nothing of it is loaded before somebody looks.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from permonik.kernel.chance import Chance
from permonik.kernel.dealer import Dealer, SamplingDealer, SeededDealer
from permonik.kernel.draft import Draft
from permonik.kernel.errors import BadPlayers
from permonik.kernel.game import Game, View
from permonik.kernel.match import Match
from permonik.kernel.printing import BOARDS, PAGES
from permonik.kernel.recall import Recall
from permonik.kernel.record import Record
from permonik.kernel.registry import found, load
from permonik.kernel.state import State
from permonik.kernel.step import Step

if TYPE_CHECKING:
    from permonik.picture import Picture

COMPILED: Final = (Chance, Dealer, Draft, Recall, SamplingDealer, SeededDealer, State, Step)


def show(
    position: Match | State | Record | Draft | View,
    seat: int | None = None,
    names: Sequence[str] | None = None,
    lang: str = "en",
) -> Picture:
    """A picture of a match, a state or the end of a record, as a spectator sees it, or that seat; a view and a draft
    are their own seat's. It is text where it is printed. `names`: of the players; `lang`: en, cs or sk."""
    from permonik.picture import Picture

    if isinstance(position, Record):
        match = Match.replay(position)
        return Picture(match.game, match.view(seat), names or match.names, lang, repr(position))
    if isinstance(position, Draft):
        match = position.match
        return Picture(match.game, position.view(), names or match.names, lang, repr(position))
    if isinstance(position, Match):
        return Picture(position.game, position.view(seat), names or position.names, lang, repr(position))
    if isinstance(position, State):
        game = game_of(position)
        view = game.view(position, seat)
        return Picture(game, view, names or seats_of(game, view), lang, repr(position))
    game = load(position.get("game", ""))
    return Picture(game, position, names or seats_of(game, position), lang)


def game_of(state: State) -> Game:
    """A state knows no game; the package that it comes from does."""
    module = type(state).__module__
    names = [name for name, point in found().items() if f"{module}.".startswith(f"{point.module}.")]
    return load(names[0] if names else module)


def seats_of(game: Game, view: View) -> list[str]:
    """Most views say how many play; some games leave it to whoever asked."""
    players: Any = view.get("players", game.players[0] if len(game.players) == 1 else None)
    if players is None:
        raise BadPlayers(f"a view of {game.id} does not say how many play: name them, show(view, names=[…])")
    return [f"player_{seat}" for seat in range(players if isinstance(players, int) else len(players))]


# -- inside: hung up where it is asked for -----------------------------------------------------------------------


def hang_up() -> None:
    """From now on, for `print` and for a notebook, and in a notebook or a prompt, if Python runs in one, more."""
    BOARDS[:] = [board]
    PAGES[:] = [page]
    notebook = sys.modules.get("IPython")
    shell = notebook.get_ipython() if notebook is not None else None
    if shell is not None:
        shell.display_formatter.formatters["text/html"].for_type(dict, page)  # views; all else has a `_repr_html_`
    if shell is not None or hasattr(sys, "ps1") or any("pydoc" in word for word in sys.orig_argv):
        explain(COMPILED)


def board(position: object) -> str:
    """The text of a match or a state; where nothing can be drawn, what a prompt shows."""
    try:
        return str(show(cast(Match, position)))
    except Exception:  # print never fails, whatever a plug-in has left out, and whatever is not installed
        return repr(position)


def page(position: object) -> str | None:
    """The picture of anything that can be drawn. A view is a dict like others: those are left as they are."""
    if isinstance(position, dict) and not {"game", "seat"} <= position.keys():
        return None
    try:
        return show(cast(View, position))._repr_html_()
    except Exception:  # the text that a notebook then shows instead is no worse than before
        return None


def explain(classes: Sequence[type]) -> None:
    """Compiled classes come without docstrings, and their methods cannot get any: `help` finds them all at the class.
    They stand in the source, which every wheel holds beside what was compiled; to read it takes some milliseconds."""
    for cls in classes:
        if not cls.__doc__:
            compiled = Path(sys.modules[cls.__module__].__file__ or "")
            source = compiled.with_name(compiled.name.partition(".")[0] + ".py")
            with suppress(OSError, TypeError):
                cls.__doc__ = docstring(cls.__name__, source.read_text(encoding="utf-8"))


def docstring(name: str, source: str) -> str | None:
    """Of a class, with those of its methods."""
    import ast

    node = next((one for one in ast.parse(source).body if isinstance(one, ast.ClassDef) and one.name == name), None)
    if node is None:
        return None
    parts = [ast.get_docstring(node) or ""]
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and not method.name.startswith("_"):
            parts.append(f"{method.name}: {ast.get_docstring(method) or 'see the class that this one extends'}")
    return "\n\n".join(parts)
