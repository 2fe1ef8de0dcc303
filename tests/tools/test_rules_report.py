"""Finding the ids that the rules texts define, and comparing them with what passing tests cite."""

import json
import re
import runpy
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from permonik import rules_report
from permonik.rules_report import RulesUnavailable, render, report, rule_ids

ROOT = Path(__file__).resolve().parents[2]
GATE = runpy.run_path(str(ROOT / "tools/rules_gate.py"))

# Counted by hand and with grep in the first edition of the texts; a change of a text changes its row.
COUNTS = {
    "cave-vs-cave": {"R": 96, "RU": 24, "EX": 41, "H": 3},
    "caverna": {"R": 161, "RU": 46, "EX": 76, "H": 3},
    "rivals": {"R": 160, "RU": 57, "EX": 57, "H": 6},
    "saboteur": {"R": 115, "RU": 33, "EX": 10, "DT": 32, "H": 11},
}


@pytest.mark.parametrize("game", COUNTS)
def test_each_text_defines_its_ids_once(game: str) -> None:
    ids = rule_ids(rules_report.rules_text(game, ROOT))
    assert Counter(re.split(r"[-\d]", one)[0] for one in ids) == COUNTS[game]


@pytest.mark.parametrize("game", COUNTS)
def test_each_text_refers_only_to_what_it_defines(game: str) -> None:
    text = rules_report.rules_text(game, ROOT)
    referred = set(re.findall(r"(?<![\w-])(?:R\d+(?:\.\d+)+|(?:RU|EX|DT)-\d+[a-z]?)(?!\w)", text))
    assert referred <= set(rule_ids(text))


@pytest.mark.parametrize("game", COUNTS)
def test_each_text_numbers_upwards(game: str) -> None:
    last: dict[str, int] = {}
    for one in rule_ids(rules_report.rules_text(game, ROOT)):
        found = re.fullmatch(r"(.*?)(\d+)[a-z]?", one)
        assert found is not None
        stem, number = found[1], int(found[2])
        assert number >= last.get(stem, 0), one
        last[stem] = number


@pytest.mark.parametrize(
    "line",
    [
        "- R1.1 Text.",
        "- R1.1. Text.",
        "* R1.1: Text.",
        "  - R1.1 nested",
        "- **R1.1** Text",
        "- **R1.1 Animals** (zvířata)",
        "**R1.1 Small board (1-7)**",
        "**R1.1 Prices**, at most one",
        "| R1.1 | question |",
        "|R1.1|",
        "### R1.1 Heading",
    ],
)
def test_a_definition_begins_an_item_a_row_a_heading_or_a_bold_lead(line: str) -> None:
    assert rule_ids(f"Intro.\n\n{line}\n") == ["R1.1"]


@pytest.mark.parametrize(
    "line",
    [
        "R1.1 (no Exploration) and the late start",  # the start of a sentence
        "  R1.1]",  # a wrapped line
        "- see R1.1",
        "- R1.1–R1.5 hold here too",
        "- R1.1/1.2: both",
        "- R1.1, R1.2 and the rest",
        "| `op` | R1.1 |",
        "- D1 a decision",
        "| D-1 | a decision |",
        "- C2 a chance",
        "- **Roles** R1.1",
        "- RX-1 nothing",
        "- EX-6ab nothing",
    ],
)
def test_a_reference_is_no_definition(line: str) -> None:
    assert rule_ids(f"Intro.\n\n{line}\n") == []


def test_an_id_defined_twice_is_an_error() -> None:
    with pytest.raises(RulesUnavailable, match="twice: EX-6a"):
        rule_ids("- EX-6a one\n- EX-6b two\n- EX-6a three\n")


TEXT = "- R1.1 One.\n- R1.2 Two.\n- RU-1 Three.\n| EX-1 | Four. |\n"
TESTS = """
from permonik.testing import rule, ruling

@rule("R1.1")
def test_good(): pass

@rule("R1.2")
def test_bad(): assert False

@ruling("RU-7")
def test_of_something_that_never_was(): pass
"""
FOUND = {
    "game": "two-caves",
    "total": 4,
    "cited": 1,
    "uncited": ["R1.2", "RU-1", "EX-1"],
    "unknown": ["RU-7"],
}


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout with one game of four rules."""
    write(tmp_path / "docs/rules/two-caves.md", TEXT)
    write(tmp_path / "src/permonik/nothing", "")
    write(tmp_path / "tests/conftest.py", "pytest_plugins = ('permonik.testing.plugin',)\n")
    write(tmp_path / "tests/games/two_caves/test_it.py", TESTS)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def citations(checkout: Path, passed: dict[str, Any], broken: tuple[str, ...] = ()) -> Path:
    file = checkout / "said.json"
    file.write_text(json.dumps({"passed": passed, "failed": {}, "broken": broken}))
    return file


def test_a_report_runs_the_tests_of_the_game(checkout: Path) -> None:
    assert report("two-caves") == FOUND


def test_a_report_is_found_from_a_folder_inside(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(checkout / "tests/games")
    assert rules_report.find_root() == checkout


def test_a_report_reads_a_finished_run(checkout: Path) -> None:
    file = citations(checkout, {"two-caves": {"R1.1": ["t"], "RU-7": ["t"]}, "other": {"R1.2": ["t"]}})
    assert report("two-caves", file) == FOUND


def test_a_game_without_tests_cites_nothing(checkout: Path) -> None:
    write(checkout / "docs/rules/new.md", TEXT)
    assert report("new")["cited"] == 0


def test_a_report_for_people() -> None:
    lines = render(FOUND).splitlines()  # type: ignore[arg-type]
    assert lines == [
        "two-caves: 1 of 4 rules cited by passing tests",
        "  not cited: R1.2 RU-1 EX-1",
        "  cited but not in the text: RU-7",
    ]


def test_what_is_missing_is_said(checkout: Path) -> None:
    with pytest.raises(RulesUnavailable, match=r"docs/rules/chess\.md is missing"):
        report("chess")
    with pytest.raises(RulesUnavailable, match="no name of a game"):
        report("../secrets")
    with pytest.raises(RulesUnavailable, match="not a record of citations"):
        report("two-caves", checkout / "nowhere.json")
    with pytest.raises(RulesUnavailable, match=r"could not be collected: test_x\.py"):
        report("two-caves", citations(checkout, {}, ("test_x.py",)))


def test_tests_that_cannot_run_make_no_report(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)  # no workers: quicker
    write(checkout / "tests/games/two_caves/test_broken.py", "import nothing_of_the_kind\n")
    with pytest.raises(RulesUnavailable, match="nothing_of_the_kind"):
        report("two-caves")


def test_without_a_checkout_there_is_no_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(rules_report, "__file__", str(tmp_path / "site-packages/permonik/rules_report.py"))
    with pytest.raises(RulesUnavailable, match="needs a checkout"):
        rules_report.find_root()


def test_the_gate_fails_on_what_is_uncited_or_unknown(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check = GATE["check"]
    every = {one: ["t"] for one in rule_ids(TEXT)}
    games = ["two-caves"]

    assert check(games, checkout, citations(checkout, {"two-caves": every})) == 0
    assert "two-caves: 4 of 4" in capsys.readouterr().out

    assert check(["two-caves", "chess"], checkout, citations(checkout, {"two-caves": every})) == 1
    assert "chess: not proved, without docs/rules/chess.md and tests/games/chess" in capsys.readouterr().out

    assert check(games, checkout, citations(checkout, {"two-caves": every | {"RU-7": ["t"]}})) == 1
    assert "not in the text: RU-7" in capsys.readouterr().out

    del every["R1.2"]
    assert check(games, checkout, citations(checkout, {"two-caves": every})) == 1
    assert "not cited: R1.2" in capsys.readouterr().out


def test_the_gate_fails_without_a_record(checkout: Path) -> None:
    with pytest.raises(RulesUnavailable, match="not a record of citations"):
        GATE["check"](["two-caves"], checkout, checkout / "nowhere.json")
