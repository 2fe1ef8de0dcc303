"""permonik learn"""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from permonik.cli import main
from permonik.lessons import lesson, lessons


def run(*arguments: str, lines: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(main, ["learn", *arguments], input=lines)
    return done.exit_code, done.output


def test_the_lessons_are_listed() -> None:
    code, text = run("--list", "--json", "--lang", "cs")
    rows = json.loads(text)
    assert code == 0
    assert [row for row in rows if row["game"] == "rivals"] == [
        {"game": "rivals", "lesson": one.id, "title": one.title["cs"], "minutes": one.minutes}
        for one in lessons("rivals")
    ]
    code, text = run("--list", "saboteur")
    assert code == 0
    assert text.splitlines()[0].startswith("saboteur first: ")


def said(text: str) -> str:
    """Wherever the terminal breaks its lines."""
    return " ".join(text.split())


@pytest.mark.parametrize("lang", ["cs", "sk", "en"])
def test_a_first_lesson_is_played_with_an_error_and_a_step_back(lang: str) -> None:
    one = lesson("cave-vs-cave", "first")
    answers = ["", "", "take housework", "", "nonsense", "b", "o", "take excavation", "u", "take excavation"]
    answers += ["do excavation-one", "dig r2c1", "", "do excavation-stone", "end", "", ""]
    code, text = run("cave-vs-cave", "--lang", lang, lines="\n".join([*answers, ""]))
    assert code == 0
    flat = said(text)
    for beat in one.beats:
        assert said(beat.say[lang]) in flat
    assert one.beats[2].otherwise is not None
    assert said(one.beats[2].otherwise[lang]) in flat


def test_who_leaves_may_come_back() -> None:
    for lines in ("q\n", "\n\nq\n", ""):
        code, text = run("cave-vs-cave", "first", "--lang", "en", lines=lines)
        assert code == 0
        assert "The lesson waits until you come back." in text


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ((), "say which game"),
        (("checkers",), "checkers"),
        (("rivals", "none"), "rivals has no lesson 'none'"),
        (("pretend",), "pretend has no lessons"),
        (("rivals", "--json"), "--json is for --list"),
    ],
)
def test_a_wrong_question_is_answered_in_words(arguments: tuple[str, ...], why: str) -> None:
    code, text = run(*arguments)
    assert code == 2
    assert why in text
