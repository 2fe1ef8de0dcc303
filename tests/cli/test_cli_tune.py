"""permonik tune: the whole of it on small runs, and what it says to what cannot be done."""

import json
import re
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from click.testing import Result

import permonik
from permonik.arena.plan import Plan, Task
from permonik.tune.weights import sheet_of

Run = Callable[..., Result]
SOLO = ("tune", "--game", "cave-vs-cave", "--players", "1", "--population", "4", "--games", "1", "--seed", "3")


def test_processes_do_not_matter_and_the_same_command_goes_on(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    first = run(*SOLO, "--generations", "1", "--jobs", "1", "--out", "best.toml")
    assert first.exit_code == 0
    assert first.stderr.startswith("generation 1: margin ")
    assert first.stdout.splitlines() == [
        "best.toml has the weights after generation 1 (4 games).",
        "Compare with: permonik arena --game cave-vs-cave --players 1 --bots greedy@best.toml --games 400",
    ]
    more = run(*SOLO, "--generations", "2", "--jobs", "1", "--out", "best.toml")
    assert more.stderr.startswith("generation 2: ")  # the first is not told again
    text = Path("best.toml").read_text()
    Path("best.toml").rename("kept.toml")
    Path("best.toml.journal").rename("kept.journal")
    whole = run(*SOLO, "--generations", "2", "--jobs", "2", "--out", "best.toml", "--json")
    assert Path("best.toml").read_text() == text
    data = json.loads(whole.stdout)
    assert (data["generations"], data["games"], data["goal"]) == (2, 8, "margin")
    assert tomllib.loads(text) == pytest.approx(data["weights"], rel=1e-5)
    assert sorted(Path("best.toml.journal").read_text().splitlines()) == sorted(
        Path("kept.journal").read_text().splitlines()
    )
    compared = run("arena", "--game", "cave-vs-cave", "--players", "1", "--bots", "greedy@best.toml", "--games", "1")
    assert compared.exit_code == 0


def test_whoever_interrupts_loses_nothing(
    run: Run, spawn: Callable[..., subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    file = tmp_path / "best.toml"
    process = spawn(*SOLO, "--jobs", "1", "--generations", "1000", "--out", file)
    assert process.stderr is not None
    assert b"generation 1" in process.stderr.readline()
    process.send_signal(signal.SIGINT)
    _, error = process.communicate()
    assert process.returncode == 130
    assert f"interrupted; the same command goes on from {file}.journal".encode() in error
    assert run(*SOLO, "--jobs", "1", "--generations", "1", "--out", file).stderr == ""  # it is there


def test_what_was_asked_for_is_written_above_the_weights(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("permonik.tune.contest.run_here", no_games)
    asked = ("--options", "variant=gold", "--only", "goal,hand", "--sigma", "0.1", "--population", "4")
    result = run("tune", "--game", "rivals", *asked, "--games", "1", "--generations", "1", "--out", "gold.toml")
    assert result.exit_code == 0
    table = "--game rivals --players 2 --options variant=gold"
    how = "--games 1 --seed 0 --sigma 0.1 --by wins --population 4 --only goal,hand --out gold.toml --generations 1"
    assert Path("gold.toml").read_text().splitlines()[:2] == [
        f"# Tuned by: permonik tune {table} {how}",
        "# Candidates in each generation: 4; games against greedy as it was: 8.",
    ]
    assert f"Compare with: permonik arena {table} --bots greedy@gold.toml,greedy --games 400 --duplicate" in (
        result.stdout
    )


def test_the_weights_of_search_are_tuned_with_its_budget(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    asked = ("--bot", "search@1", "--only", "wood,stone", "--population", "4", "--games", "1", "--generations", "1")
    result = run("tune", "--game", "cave-vs-cave", "--players", "1", *asked, "--jobs", "1", "--out", "guide.toml")
    assert result.exit_code == 0
    assert " --bot search@1 " in Path("guide.toml").read_text().splitlines()[0]
    assert "--bots search@1+guide.toml --games 400" in result.stdout
    compared = ("--bots", "search@1+guide.toml", "--games", "1", "--jobs", "1")
    assert run("arena", "--game", "cave-vs-cave", "--players", "1", *compared).exit_code == 0


def test_it_may_begin_with_other_weights(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("permonik.tune.contest.run_here", no_games)
    text = sheet_of(permonik.load("rivals")).text
    goal = tomllib.loads(text)["goal"]
    Path("mine.toml").write_text("# Mine.\n" + re.sub(r"(?m)^goal = \S+", "goal = 1234.5", text), encoding="utf-8")
    asked = ("--only", "goal,hand", "--sigma", "0.01", "--population", "4", "--games", "1", "--generations", "1")
    assert run("tune", "--game", "rivals", *asked, "--start", "mine.toml", "--out", "best.toml").exit_code == 0
    lines = Path("best.toml").read_text().splitlines()
    assert " --start mine.toml --out best.toml " in lines[0]
    assert "# Mine." in lines
    assert tomllib.loads("\n".join(lines))["goal"] == pytest.approx(1234.5, rel=0.05) != goal
    other = run("tune", "--game", "rivals", *asked, "--out", "best.toml")
    assert "the journal of another tuning (weights)" in other.stderr


def no_games(plan: Plan, tasks: list[Task], jobs: int, deaf: bool) -> Generator[dict[str, object], None, None]:
    """All of them drawn."""
    for task in tasks:
        yield {
            "number": task.number,
            "seating": list(task.seating),
            "scores": [7, 7],
            "shares": [0.5, 0.5],
            "roles": ["", ""],
        }


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (["--game", "chess"], "chess"),
        (["--game", "pretend"], "pretend has no greedy bot to tune: the game has no evaluation"),
        (["--game", "caverna", "--players", "9"], "9"),
        (["--game", "caverna", "--options", "set=half"], "set"),
        (["--game", "caverna", "--only", "wood,silver"], "there is no weight 'silver'; there are: wood, stone"),
        (["--game", "caverna", "--only", "wood"], "at least 2 weights are tuned together, not 1"),
        (["--game", "caverna", "--population", "3"], "a generation has at least 4 candidates, not 3"),
        (["--game", "caverna", "--generations", "0"], "at least one generation is played, not 0"),
        (["--game", "caverna", "--games", "0"], "at least one deal is played, not 0"),
        (["--game", "caverna", "--seed", "-1"], "a seed is a whole number"),
        (["--game", "caverna", "--sigma", "0"], "--sigma is more than 0"),
        (["--game", "caverna", "--sigma", "nan"], "--sigma is more than 0"),
        (["--game", "caverna", "--sigma", "inf"], "--sigma is more than 0"),
        (["--game", "pretend", "--start", "no-such.toml"], "pretend has no greedy bot to tune"),
        (["--game", "caverna", "--start", "no-such.toml"], "weights cannot be read from no-such.toml"),
        (["--game", "caverna", "--bot", "random"], "weights are those of greedy or of search with a budget"),
        (["--game", "caverna", "--bot", "greedy@4"], "weights are those of greedy or of search with a budget"),
        (["--game", "caverna", "--bot", "search@4+mine.toml"], "weights are those of greedy or of search"),
        (["--game", "caverna", "--bot", "search"], "write how long search thinks, as in search@40"),
        (["--game", "caverna", "--bot", "search@long"], "write search@400 for iterations"),
    ],
)
def test_bad_input(run: Run, tmp_path: Path, args: list[str], error: str) -> None:
    result = run("tune", *args, "--out", tmp_path / "best.toml")
    assert result.exit_code == 2
    assert error in result.stderr
    assert result.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_bad_files(run: Run, tmp_path: Path) -> None:
    file, missing = tmp_path / "best.toml", tmp_path / "nowhere" / "best.toml"
    assert str(missing) in run(*SOLO, "--out", missing).stderr
    file.write_text("precious")
    result = run(*SOLO, "--out", file)
    assert result.exit_code == 2
    assert "is there already, without a journal to go on with" in result.stderr
    assert file.read_text() == "precious"


def test_the_library_is_named_where_it_is_missing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    result = run(*SOLO, "--out", tmp_path / "best.toml")
    assert result.exit_code == 2
    assert result.stderr == "permonik: tuning needs cma, which is not installed: pip install 'permonik[tune]'\n"
    assert list(tmp_path.iterdir()) == []
