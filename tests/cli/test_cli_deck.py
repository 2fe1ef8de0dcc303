"""permonik deck, and options that are files."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from permonik import Record

Run = Callable[..., Result]

DECK = (Path(__file__).parents[1] / "games/saboteur/swapped_deck.toml").read_text(encoding="utf-8")


@pytest.fixture
def good(tmp_path: Path) -> Path:
    file = tmp_path / "good.toml"
    file.write_text(DECK, encoding="utf-8")
    return file


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    file = tmp_path / "bad.toml"
    file.write_text(DECK.replace("1 = 2, 2 = 0", "1 = 2, 2 = 1"), encoding="utf-8")
    return file


def test_a_good_deck(run: Run, good: Path) -> None:
    result = run("deck", "saboteur", "check", good)
    assert (result.exit_code, result.stdout) == (0, f"{good}: a deck for saboteur\n")
    data = json.loads(run("deck", "saboteur", "check", good, "--json").stdout)
    assert data == {"file": str(good), "game": "saboteur", "problems": []}


def test_a_bad_deck(run: Run, bad: Path) -> None:
    told = "war_axe: [2, 1, 1] are not 3 cards in three tiers"
    result = run("deck", "saboteur", "check", bad)
    assert (result.exit_code, result.stdout) == (1, f"{bad}: {told}\n")
    result = run("deck", "saboteur", "check", bad, "--json")
    assert (result.exit_code, json.loads(result.stdout)["problems"]) == (1, [told])


@pytest.mark.parametrize(
    ("game", "content", "told"),
    [
        ("saboteur", None, "No such file"),
        ("saboteur", b"\xff\xfe", "this is no text"),
        ("pretend", DECK.encode(), "pretend has no deck that could be changed"),
        ("nonsense", DECK.encode(), "nonsense"),
    ],
)
def test_a_wrong_question(run: Run, tmp_path: Path, game: str, content: bytes | None, told: str) -> None:
    file = tmp_path / "deck.toml"
    if content is not None:
        file.write_bytes(content)
    result = run("deck", game, "check", file)
    assert result.exit_code == 2
    assert told in result.stderr
    assert "Traceback" not in result.stderr


def test_a_game_is_started_with_a_deck_and_its_record_needs_no_file(run: Run, good: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.permonik"
    seats = ["--seats", "random,random", "--seed", "4"]
    assert run("play", "saboteur", *seats, "--options", f"deck={good}", "--save", kept).exit_code == 0
    good.unlink()
    deck = json.loads(str(Record.load(kept).header.options["deck"]))
    assert deck["deck"]["actions"]["boots"] == [1, 2, 0]
    assert len(deck["sha256"]) == 64
    assert run("replay", kept, "--verify").exit_code == 0


def test_games_are_simulated_with_a_deck(run: Run, good: Path) -> None:
    result = run("simulate", "saboteur", "--players", "2", "--games", "1", "--options", f"deck={good}", "--json")
    assert json.loads(result.stdout)["games"] == 1


def test_a_game_is_not_started_with_a_bad_deck(run: Run, bad: Path, tmp_path: Path) -> None:
    seats = ["--seats", "random,random"]
    result = run("play", "saboteur", *seats, "--options", f"deck={bad}")
    assert (result.exit_code, "war_axe" in result.stderr) == (2, True)
    result = run("play", "saboteur", *seats, "--options", f"deck={tmp_path / 'nowhere.toml'}")
    assert (result.exit_code, "No such file" in result.stderr) == (2, True)
    assert run("play", "saboteur", *seats, "--options", "deck=standard").exit_code == 0
