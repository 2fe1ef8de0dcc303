"""What a prompt or a notebook shows of the house's objects, in the real IPython."""

import re
import subprocess
import sys
from html import unescape

import permonik
from permonik.picture import drawn, in_a_notebook

SHOW = """
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
shell.display_formatter.active_types = ["text/plain", "text/html"]
shell.run_cell('''
import permonik
match = permonik.Match.start("rivals", names=["Anna <b>", "Boris"], seed=1)
''').raise_error()
shown, _ = shell.display_formatter.format(shell.user_ns["match"])
print(shown["text/plain"])
print(shown["text/html"])
"""


def test_a_match_draws_itself_in_a_notebook() -> None:
    out = subprocess.run([sys.executable, "-c", SHOW], capture_output=True, text=True, check=True).stdout
    plain, _, page = out.partition("\n")
    assert plain == "<Match of rivals for 2, 2 entries: Anna <b> to decide>"
    assert "<pre" in page
    assert "Boris" in page
    assert "Forest" in page
    assert "Anna &lt;b&gt;" in page
    assert "Anna <b>" not in page
    assert "http" not in page  # nothing is fetched from anywhere


def test_everything_says_what_it_is() -> None:
    match = permonik.Match.start("caverna", players=1, seed=3)
    assert repr(match.game) == "<Game caverna, rules version 1, for 1, 2, 3, 4, 5, 6, 7>"
    assert repr(match.record).startswith("<Record of caverna for 1, ")
    assert "running" in repr(match.record)
    assert repr(match.state) == "<CavernaState: seat 0 is asked PlaceDwarf(0, -1)>"
    match.resign(0)
    assert repr(match).endswith("entries: over>")


def test_a_state_says_when_it_is_over_and_when_chance_is_next() -> None:
    game = permonik.load("saboteur")
    state = game.setup(3, {option.id: option.default for option in game.options()})
    assert repr(state).startswith("<SabState: chance is asked ")
    state.agenda.clear()
    assert repr(state) == "<SabState: over>"


def test_a_notebook_shows_what_a_spectator_sees_and_no_hand() -> None:
    match = permonik.Match.start("saboteur", players=3, seed=1)
    seen = [drawn(match.game, match.state, seat, match.names).export_text() for seat in (None, 0, 1, 2)]
    assert len(set(seen)) == 4
    shown = unescape(re.sub(r"<[^>]*>", "", in_a_notebook(match)))
    assert shown.endswith(seen[0])
