"""games, simulate, rules, --version, --help."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import permonik
from permonik import rules_report
from permonik.cli import house, main

Run = Callable[..., Result]

KEYS = {
    "game": str,
    "players": int,
    "games": int,
    "decisions": int,
    "choices": int,
    "seconds": float,
    "choices_per_second": float,
    "games_per_second": float,
    "mean_branching": float,
    "relative": float,
    "p99_game_seconds": float,
    "scores": dict,
    "compiled": bool,
}


def test_version(run: Run) -> None:
    build = "compiled" if permonik.compiled else "pure Python"
    assert run("--version").stdout.startswith(f"permonik {permonik.__version__} ({build}, Python 3.")


def test_whoever_would_wait_is_told_of_the_compiled_engine(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(permonik, "compiled", False)
    told = "on the pure engine; permonik doctor"
    simulate = ("simulate", "pretend", "--games", "1", "--json")
    assert told not in run(*simulate).stderr  # a program reads it
    monkeypatch.setattr("click.testing._NamedTextIOWrapper.isatty", lambda stream: True, raising=False)
    assert told in run(*simulate).stderr
    assert told not in run(*simulate).stdout
    assert told not in run("simulate", "--help").stderr
    assert told not in run("games").stderr
    monkeypatch.setattr(permonik, "compiled", True)
    assert told not in run(*simulate).stderr
    assert main.commands.keys() >= house.LONG


@pytest.mark.parametrize("command", ["games", "play", "simulate", "tune", "replay", "rules"])
def test_help_has_an_example(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"permonik {command}" in result.stdout
    assert "Example" in result.stdout
    assert command in run("-h").stdout


def test_games(run: Run) -> None:
    assert "pretend" not in run("games").stdout
    result = run("games", "--all", "--lang", "cs")
    assert result.exit_code == 0
    assert "Jakohra (pretend)" in result.stdout
    assert "Počet kol (rounds)" in result.stdout


def test_games_as_data(run: Run) -> None:
    rooms = {room["id"]: room for room in json.loads(run("games", "--all", "--json").stdout)}
    assert rooms["pretend"]["players"] == [2, 3, 4]
    assert rooms["pretend"]["hidden"] is True
    assert rooms["pretend"]["options"][1] == {
        "id": "deck",
        "name": "Deck",
        "values": ["full", "tiny"],
        "default": "full",
    }
    assert "pretend" not in {room["id"] for room in json.loads(run("games", "--json").stdout)}


def test_simulate_as_data(run: Run) -> None:
    result = run("simulate", "pretend", "--players", "3", "--games", "20", "--seed", "5", "--json")
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert {key: type(value) for key, value in data.items()} == KEYS
    assert (data["game"], data["players"], data["games"]) == ("pretend", 3, 20)
    assert set(data["scores"]) == {"mean", "min", "max"}
    assert data["scores"]["min"] <= data["scores"]["mean"] <= data["scores"]["max"]
    assert 0 < data["choices"] <= data["decisions"]
    assert data["mean_branching"] >= 2
    assert data["choices_per_second"] == pytest.approx(data["choices"] / data["seconds"])
    assert 0 < data["p99_game_seconds"] <= data["seconds"]
    assert data["relative"] > 0
    assert data["compiled"] is permonik.compiled


def test_the_same_seed_plays_the_same_games(run: Run) -> None:
    def play(*args: str) -> tuple[int, int, dict[str, float]]:
        data = json.loads(run("simulate", "pretend", "--json", *args).stdout)
        return data["decisions"], data["choices"], data["scores"]

    assert play("--games", "9", "--seed", "1") == play("--games", "9", "--seed", "1")
    assert play("--games", "9", "--seed", "1") != play("--games", "9", "--seed", "2")
    assert play("--games", "9", "--options", "rounds=1")[0] < play("--games", "9", "--options", "rounds=6")[0]


def test_simulate_for_people(run: Run) -> None:
    result = run("simulate", "pretend", "--games", "5", "--lang", "sk")
    assert "Akohra, 2 hráči" in result.stdout
    assert "Volieb za sekundu" in result.stdout
    assert result.stderr == ""


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (["chess"], "unknown game 'chess'"),
        (["pretend", "--players", "7"], "pretend is for 2, 3, 4 players, not 7"),
        (["pretend", "--games", "0"], "at least one game is played, not 0"),
        (["pretend", "--games", "many"], "'many' is not a valid integer"),
        (["pretend", "--options", "rounds=0"], "option rounds of pretend cannot be '0'"),
        (["pretend", "--players", "3", "--options", "deck=tiny"], "for 2 players only"),
        (["pretend", "--lang", "de"], "unknown language 'de'"),
        ([], "Missing argument 'GAME'"),
    ],
)
def test_simulate_bad_input(run: Run, args: list[str], error: str) -> None:
    result = run("simulate", *args)
    assert result.exit_code == 2
    assert error in result.stderr


@pytest.mark.parametrize(("uncited", "code"), [([], 0), (["R1.1"], 1)])
def test_rules(run: Run, monkeypatch: pytest.MonkeyPatch, uncited: list[str], code: int) -> None:
    total = 3
    report = {"game": "pretend", "total": total, "cited": total - len(uncited), "uncited": uncited, "unknown": []}
    monkeypatch.setattr(rules_report, "report", lambda game: report)
    result = run("rules", "pretend", "--json")
    assert (result.exit_code, json.loads(result.stdout)) == (code, report)
    result = run("rules", "pretend")
    assert result.exit_code == code
    assert result.stdout.startswith(f"pretend: {total - len(uncited)} of 3 rules")


def test_rules_of_an_unknown_game(run: Run) -> None:
    result = run("rules", "chess")
    assert result.exit_code == 2
    assert result.stderr.startswith("permonik: chess has no rules text")


def test_an_unknown_command(run: Run) -> None:
    assert run("fly").exit_code == 2


def test_the_installed_command(spawn: Callable[..., subprocess.Popen[bytes]]) -> None:
    with spawn("games", "--all", "--json") as process:
        out, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert json.loads(out)


def test_no_game_at_all_is_not_written_down(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    refused = run("simulate", "pretend", "--games", "0", "--out", file)
    assert (refused.exit_code, file.exists()) == (2, False)
    assert "at least one game is played, not 0" in refused.stderr
