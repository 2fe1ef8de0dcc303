"""permonik review: sentences, data, a page; and what it says of files that it cannot review."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import permonik
from permonik.review import review as whole
from permonik.review.told import Review
from permonik.terminal.review import ReviewWords
from permonik.testing.contract.play import play
from permonik.testing.contract.setups import Setup
from permonik.words import Words

Run = Callable[..., Result]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("review") / "evening.permonik"
    play(Setup("cave-vs-cave", 1, ()), 0, "sensible").record.save(file)
    return file


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two own lines are enough to see what is said of them."""

    def two(record: permonik.Record, *args: object, **more: object) -> Review:
        return whole(record, *args, **more, only=range(10, 40))  # type: ignore[arg-type]

    monkeypatch.setattr(sys.modules["permonik.cli.review"], "make_review", two)


def test_it_is_told_in_words_and_as_a_page(run: Run, evening: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    result = run("review", evening, "--worlds", "4", "--html", page)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.startswith("Caverna: Cave vs Cave: how Player 1 played\nThe result was ")
    assert "Unexplained: " in result.stdout
    assert "‹" not in result.stdout
    text = page.read_text(encoding="utf-8")
    assert text.startswith('<!doctype html>\n<html lang="en">')
    assert "<polyline" in text
    assert text.count('<div class="board"') == result.stdout.count("\nEntry ") > 0, "the board at each key moment"
    assert "Cave Entrance" in text
    assert "http" not in text.replace("http-equiv", ""), "nothing comes from elsewhere"


def test_result_and_score_are_told_apart(run: Run, tmp_path: Path) -> None:
    file, page = tmp_path / "two.permonik", tmp_path / "two.html"
    play(Setup("cave-vs-cave", 2, ()), 0, "sensible").record.save(file)
    match = permonik.Match.replay(permonik.Record.load(file))
    mine, other = (score.total for score in match.scores())
    result = run("review", file, "--worlds", "4", "--html", page, "--lang", "cs")
    assert f"nakonec {100 // len(match.winners()) if 0 in match.winners() else 0} %.\nNáskok: " in result.stdout
    assert f"nakonec je {mine - other:+d},0.".replace("-", "−") in result.stdout
    assert "Šance na výhru −" in result.stdout, "of a turn that cost something"
    text = page.read_text(encoding="utf-8")
    assert text.count("<polyline") == 2
    assert "Očekávaný náskok během partie" in text


@pytest.mark.parametrize(("lang", "said"), [("cs", "Štěstí "), ("sk", "Šťastie ")])
def test_in_other_languages(run: Run, evening: Path, lang: str, said: str) -> None:
    result = run("review", evening, "--seconds", "0.1", "--lang", lang)
    assert said in result.stdout
    assert "‹" not in result.stdout


def test_as_data(run: Run, evening: Path) -> None:
    data = json.loads(run("review", evening, "--worlds", "4", "--json").stdout)
    assert data["game"] == "cave-vs-cave"
    assert data["seat"] == 0
    assert {"entry", "class", "loss", "error"} <= set(data["decisions"][0])
    total = data["luck"] + data["skill"] + data["others"] + data["unexplained"]
    assert total == pytest.approx(data["result"] - data["prior"], abs=1e-9)


def test_single_answers_are_told_on_demand(run: Run, evening: Path) -> None:
    data = json.loads(run("review", evening, "--worlds", "4", "--json").stdout)
    assert all("answers" not in one for one in data["decisions"])
    line = data["decisions"][0]
    asked = json.loads(run("review", evening, "--worlds", "4", "--answers", line["entry"], "--json").stdout)
    found = [one for one in asked["decisions"] if "answers" in one]
    assert [one["entry"] for one in found] == [line["entry"]]
    assert {"entry", "class", "loss", "error", "choices"} <= set(found[0]["answers"][0])
    told = run("review", evening, "--worlds", "4", "--answers", line["entry"], "--lang", "cs").stdout
    assert "nejlepší, možností " in told or "Nejlepší je " in told
    assert "‹" not in told
    assert "begins at entry 1" in run("review", evening, "--answers", "1").stderr


def test_of_a_game_with_secret_roles_it_tells_who_could_know_what(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "saboteur.permonik"
    match = permonik.Match.start("saboteur", 3, seed=1)
    while len(match.record.entries) < 24:
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[0].id)
    match.resign(0)
    match.resign(1)
    match.record.save(file)
    result = run("review", file, "--seconds", "0.1", "--lang", "cs")
    assert "\nKdo kdy co mohl vědět\n" in result.stdout
    assert "Sabotéři, jak to po záznamu 2 může vidět Player 1: Player 2 " in result.stdout
    assert "‹" not in result.stdout
    found = json.loads(run("review", file, "--seconds", "0.1", "--json").stdout)["hindsight"]
    assert [one["seat"] for one in found["suspicions"]] == [0, 1, 2, None]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text[: len(text) // 2], "breaks off"),
        (lambda text: text.replace('"do":"', '"do":"no', 1), "is no entry of cave-vs-cave"),
        (lambda text: text.replace('"gives":"', '"slot":7,"gives":"', 1), "the digest does not agree"),
        (lambda text: "once upon a time", "breaks off in line 1"),
        (lambda text: "\x00" * 9_000_000, "too large to be a record"),
        (lambda text: "", "an empty file is no record"),
    ],
)
def test_what_is_no_record_of_a_match(
    run: Run, evening: Path, tmp_path: Path, change: Callable[[str], str], said: str
) -> None:
    file = tmp_path / "other.permonik"
    file.write_text(change(evening.read_text(encoding="utf-8")), encoding="utf-8")
    result = run("review", file)
    assert (result.exit_code, result.stdout) == (2, "")
    assert said in result.stderr


def test_a_running_match(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "running.permonik"
    permonik.Match.start("cave-vs-cave", 2, seed=1).record.save(file)
    result = run("review", file)
    assert (result.exit_code, result.stderr) == (
        2,
        "permonik: the match still runs: it can be reviewed when it is over\n",
    )


def test_seats_and_seconds_have_bounds(run: Run, evening: Path) -> None:
    assert "--seat goes from 1 to 1, not 2" in run("review", evening, "--seat", "2").stderr
    assert "--seconds" in run("review", evening, "--seconds", "0").stderr
    assert "--worlds" in run("review", evening, "--worlds", "1").stderr
    assert run("review", evening.parent / "nowhere").exit_code == 2


def test_what_is_written_as_nothing_has_no_sign(evening: Path) -> None:
    record = permonik.Record.load(evening)
    words = ReviewWords(None, record, Words(permonik.load("cave-vs-cave"), "cs"), [])  # type: ignore[arg-type]
    assert [words.signed(value)["text"] for value in (-2.04, -0.04, 0.05, 1.5)] == ["−2,0", "0,0", "0,0", "+1,5"]
    assert [words.plain(value) for value in (-2.04, -0.04, 1.5)] == ["−2,0", "0,0", "1,5"]
