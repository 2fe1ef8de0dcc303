"""What a prompt or a notebook shows of the house's objects, in the real IPython."""

import json
import random
import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import msgspec
import pytest

import permonik
from permonik import notebook
from permonik.errors import BadPlayers
from permonik.kernel.printing import BOARDS
from permonik.words import LANGUAGES

SHOW = """
import json
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
shell.display_formatter.active_types = ["text/plain", "text/html"]
shell.run_cell('''
import permonik
match = permonik.Match.start("rivals", names=["Anna <b>", "Boris"], seed=1)
things = [match, match.state, match.view(0), permonik.show(match, 0), {"game": 1}, {"game": "chess", "seat": 0}]
''').raise_error()
print(json.dumps([shell.display_formatter.format(thing)[0] for thing in shell.user_ns["things"]]))
"""


@pytest.fixture(scope="module")
def shown() -> list[dict[str, str]]:
    """What the real IPython shows of a match, its state, a view, a picture of it, and of two ordinary dicts."""
    done = subprocess.run([sys.executable, "-c", SHOW], capture_output=True, text=True, check=True)
    found: list[dict[str, str]] = json.loads(done.stdout)
    return found


def test_a_match_draws_itself_in_a_notebook(shown: list[dict[str, str]]) -> None:
    plain, page = shown[0]["text/plain"], shown[0]["text/html"]
    assert plain == "<Match of rivals for 2, 2 entries: Anna <b> to decide>"
    assert "<pre" in page
    assert "Boris" in page
    assert "Forest" in page
    assert "Anna &lt;b&gt;" in page
    assert "Anna <b>" not in page
    assert "http" not in page  # nothing is fetched from anywhere


def test_a_state_and_a_view_draw_themselves_in_a_notebook(shown: list[dict[str, str]]) -> None:
    state, view, picture = shown[1:4]
    assert state["text/plain"] == "<RivalsState: seat 0 is asked ChooseStack(0)>"
    assert "Forest" in state["text/html"]
    assert view["text/plain"].startswith("{'game': 'rivals',")  # plain data it stays
    assert "Forest" in view["text/html"]
    assert "Forest" in picture["text/plain"]
    assert "Anna &lt;b&gt;" in picture["text/html"]


def test_other_dicts_are_left_alone_in_a_notebook(shown: list[dict[str, str]]) -> None:
    assert [one.keys() for one in shown[4:]] == [{"text/plain"}] * 2


def test_print_draws_the_board() -> None:
    match = permonik.Match.start("saboteur", names=["Anna", "Boris", "Cyril"], seed=1)
    head, _, drawn = str(match).partition("\n")
    assert head == repr(match)
    assert "Boris" in drawn
    head, _, drawn = str(match.state).partition("\n")
    assert head == repr(match.state)
    assert "player_1" in drawn


def test_print_never_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no drawing can be had, it says what a prompt says."""
    match = permonik.Match.start("rivals", seed=1)
    monkeypatch.setitem(sys.modules, "permonik.picture", None)
    assert str(match) == repr(match)
    hung_up = BOARDS.pop()
    try:
        assert str(match.state) == repr(match.state)
    finally:
        BOARDS.append(hung_up)


@pytest.mark.parametrize("game", permonik.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_shown_of_a_view_is_what_the_seat_is_shown_of_the_match(game: str, lang: str) -> None:
    match = permonik.Match.start(game, seed=1)
    view = match.view(0)
    names = [f"player_{seat}" for seat in range(match.players)]
    assert permonik.show(view, lang=lang).text == permonik.show(match, 0, names, lang).text
    assert permonik.show(match.state, 0, lang=lang).page == permonik.show(view, lang=lang).page
    assert json.loads(msgspec.json.encode(view)) == view == dict(view)


def test_everything_with_a_board_has_a_picture_for_any_notebook() -> None:
    """By the name that notebooks ask for, without IPython; a draft as its seat sees it, all else as spectators do."""
    match = permonik.Match.start("rivals", names=["Anna <b>", "Boris"], seed=1)
    match.choose(0, match.options(0)[0].id)
    draft = match.draft(match.waiting()[0])
    heads = []
    for thing in (match, match.state, match.record, draft):
        page = thing._repr_html_()
        assert page is not None
        text = unescape(re.sub(r"<[^>]*>", "", page))
        assert "Forest" in text
        assert "Anna <b>" not in page
        assert text.startswith(repr(thing))
        heads.append(text.removeprefix(repr(thing)))
    assert heads[0] == heads[2] == permonik.show(match).text
    assert heads[1] == permonik.show(match.state).text
    assert heads[3] == permonik.show(match, draft.seat).text


def test_what_cannot_be_drawn_has_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    match = permonik.Match.start("rivals", seed=1)
    monkeypatch.setitem(sys.modules, "permonik.picture", None)
    assert match._repr_html_() is None
    monkeypatch.setattr("permonik.kernel.printing.PAGES", [])
    assert match.record._repr_html_() is None


def test_who_plays_has_to_be_said_where_a_view_does_not() -> None:
    match = permonik.Match.start("pretend", players=3, seed=1)
    with pytest.raises(BadPlayers, match="a view of pretend does not say how many play"):
        permonik.show(match.view(0))
    assert "Cyril" in str(permonik.show(match.view(0), names=["Anna", "Boris", "Cyril"]))


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
    seen = [permonik.show(match, seat).text for seat in (None, 0, 1, 2)]
    assert len(set(seen)) == 4
    page = notebook.page(match)
    assert page is not None
    assert unescape(re.sub(r"<[^>]*>", "", page)).endswith(seen[0])


def test_a_draft_says_how_far_it_is() -> None:
    match = permonik.Match.start("caverna", players=1, seed=3)
    draft = match.draft(0)
    assert repr(draft) == "<Draft of caverna for seat 0, 0 steps: asked PlaceDwarf(0, -1)>"
    draft.choose(draft.options()[0].id)
    assert repr(draft).startswith("<Draft of caverna for seat 0, 1 step: ")


def test_a_recall_an_action_table_and_a_dealer_say_what_they_are() -> None:
    match = permonik.Match.start("saboteur", players=3, seed=1)
    assert repr(match.game.recall(match.view(0))) == "<SabRecall: a view, read and ready to be filled up>"
    assert repr(match.game.table) == "<ActionTable: 222 actions of 22 kinds and 29 for each further place>"
    assert repr(permonik.load("pretend").table) == "<ActionTable: 60 actions of 13 kinds>"
    assert repr(match.dealer) == "<SeededDealer: clan, tier-1 laid out>"
    assert repr(permonik.SeededDealer(7)) == "<SeededDealer: no deck laid out>"
    assert repr(permonik.SamplingDealer(random.Random(1))) == "<SamplingDealer>"


class Bare:
    pass


def test_a_compiled_class_gets_its_docstring_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read from the source that lies beside the compiled module."""
    source = 'class Bare:\n    """What it is."""\n    def go(self): "Goes."\n    def _hide(self): ...\n'
    (tmp_path / "bare.py").write_text(source, encoding="utf-8")
    monkeypatch.setattr(sys.modules[__name__], "__file__", str(tmp_path / "bare.cpython-311-x86_64-linux-gnu.so"))
    notebook.explain([Bare])
    assert Bare.__doc__ == "What it is.\n\ngo: Goes."


def test_every_class_that_may_be_compiled_has_one() -> None:
    before = [cls.__doc__ for cls in notebook.COMPILED]
    notebook.explain(notebook.COMPILED)
    assert [cls.__doc__ for cls in notebook.COMPILED] == before or permonik.compiled
    assert all(cls.__doc__ for cls in notebook.COMPILED)
