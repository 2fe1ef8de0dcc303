"""The general drawing, and what a typed line means."""

import io

import pytest
from rich.console import Console, RenderableType

import permonik
from permonik.drawing import draw, drawing
from permonik.kernel.game import Option
from permonik.kernel.message import Message
from permonik.terminal.commands import Command, NoSuchNumber, NotUnderstood, understand
from permonik.words import Words

PRETEND = permonik.load("pretend")


def drawn(what: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=100, markup=False, emoji=False, highlight=False)
    console.print(what)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "cs", "sk"])
def test_any_view_can_be_drawn(lang: str) -> None:
    match = permonik.Match.start("pretend", players=3, seed=2)
    words = Words(PRETEND, lang)
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        text = drawn(draw(view, words, match.names))
        assert words.render("game-name") in text
        assert words.render("view-coins") in text
        assert "agenda" not in text
        assert "‹" not in text
        for card in view["hands"][0]["known"]:
            assert words.form(f"card-{card}", "name") in text


def test_players_get_a_column_each() -> None:
    view = {"game": "x", "players": [{"gold": 3, "dwarfs": [1, 2]}, {"gold": 4}], "round_no": 2, "gone": True}
    text = drawn(draw(view, Words(None, "en"), ["Anna", "[b]Boris"]))
    names, gold, dwarfs = (
        next(line for line in text.splitlines() if word in line) for word in ("Anna", "gold", "dwarfs")
    )
    assert names.index("Anna") == gold.index("3") == dwarfs.index("1, 2")
    assert names.index("[b]Boris") == gold.index("4") == dwarfs.index("?")
    assert "round no" in text
    assert "✓" in text


def test_a_text_that_wants_arguments_is_no_label() -> None:
    text = drawn(draw({"round": 3, "ruby": 1}, Words(PRETEND, "cs"), []))  # `view-round` is a whole sentence
    assert "round" in text
    assert "rubín" in text
    assert "Kolo" not in text


def test_plain_players_are_drawn_too() -> None:
    assert "Anna" in drawn(draw({"players": [3, 4]}, Words(None, "en"), ["Anna", "Boris"]))
    assert "x" in drawn(draw({"players": ["x"], "empty": []}, Words(None, "en"), ["Anna", "Boris"]))


def test_a_game_draws_itself() -> None:
    match = permonik.Match.start("pretend", players=2, seed=2, names=["Anna", "Boris"])
    text = drawn(drawing(PRETEND)(match.view(0), Words(PRETEND, "en"), match.names))
    assert "Round 1 of 4" in text
    assert drawing(permonik.Game()) is draw  # the kernel's own package has no draw.py


OPTIONS = [Option(7, "pass", Message(-1, "do-pass", {}, []), []), Option(9, "save ruby", Message(-1, "x", {}, []), [])]


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("1", OPTIONS[0]),
        ("2", OPTIONS[1]),
        ("3", NoSuchNumber("3")),
        ("0", NoSuchNumber("0")),
        ("9" * 5000, NoSuchNumber("9" * 5000)),
        ("-1", NotUnderstood("-1")),
        ("²", NotUnderstood("²")),
        ("PASS", OPTIONS[0]),
        ("save  ruby", OPTIONS[1]),  # an answer wins over a command
        ("save ruby.permonik", Command("save", "ruby.permonik")),
        ("S My File", Command("save", "My File")),
        ("u", Command("undo", "")),
        ("?", Command("help", "")),
        ("exit", Command("quit", "")),
        ("resign", Command("resign", "")),
        ("r", Command("rules", "")),
    ],
)
def test_what_a_line_means(line: str, meaning: object) -> None:
    assert understand(line, OPTIONS) == meaning
