"""permonik solve: a search that can be stopped, and says plainly what is wrong with what it was asked."""

import json
import signal
import subprocess
from collections.abc import Callable
from multiprocessing.context import SpawnContext
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from permonik import Match, Record
from permonik.solve.puzzle import Puzzle
from permonik.solve.search import Search
from permonik.solve.team import Order

Run = Callable[..., Result]
SMALL = ("--options", "set=basic", "--trials", "2")


@pytest.fixture(autouse=True)
def few_openings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("permonik.solve.annealing.OPENINGS", 1)


def test_a_record_is_written_and_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "best.permonik"
    result = run("solve", "caverna", *SMALL, "--save", file, "--json")
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert data["score"] == sum(data["parts"].values())
    assert (data["game"], data["options"]["set"], data["seed"], data["trials"]) == ("caverna", "basic", 0, 2)
    assert (data["record"], data["progress"]) == (str(file), f"{file}.progress")
    match = Match.replay(Record.load(file), verify=True)
    assert match.scores()[0].total == data["score"]
    assert f"{data['score']} points, 1 trials" in result.stderr  # a line for each better game
    told = run("replay", file, "--verify")
    assert told.exit_code == 0


def test_the_same_command_goes_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    first = run("solve", "caverna", *SMALL)
    assert first.exit_code == 0
    assert "2 trials" in first.stdout
    assert "permonik replay caverna-solo.permonik" in first.stdout
    more = run("solve", "caverna", "--options", "set=basic", "--trials", "3")
    assert "3 trials" in more.stdout
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "caverna-solo.permonik",
        "caverna-solo.permonik.progress",
    ]


def test_the_best_of_several_searches_is_kept(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two side by side find what each finds alone with its seed; the record is that of the better one."""
    alone = []
    for seed in ("4", "5"):
        told = run("solve", "caverna", *SMALL, "--seed", seed, "--save", tmp_path / f"alone-{seed}", "--json")
        alone.append(json.loads(told.stdout))

    def here(order: Order, told: Any, stop: Any) -> None:
        puzzle = Puzzle(order.game, order.options, order.deal, order.bot)
        search = Search(puzzle, order.seed, order.record, order.progress)
        search.run(order.seconds, order.trials, lambda found: True)

    class Here:
        """A helper that works in this process, where the games of a test are short."""

        def __init__(self, target: object, args: tuple[Order, Any, Any]) -> None:
            here(*args)

        def start(self) -> None: ...
        def kill(self) -> None: ...
        def join(self) -> None: ...
        def is_alive(self) -> bool:
            return False

    monkeypatch.setattr(SpawnContext, "Process", Here)
    file = tmp_path / "both"
    both = json.loads(run("solve", "caverna", *SMALL, "--seed", "4", "--jobs", "2", "--save", file, "--json").stdout)
    better = max(alone, key=lambda one: one["score"])
    assert (both["score"], both["seed"]) == (better["score"], better["seed"])
    assert file.read_bytes() == Path(better["record"]).read_bytes()


def test_helpers_are_processes(spawn: Callable[..., subprocess.Popen[bytes]], tmp_path: Path) -> None:
    """Both searches come to their number of trials, and leave a progress to go on with."""
    file = tmp_path / "best"
    process = spawn("solve", "caverna", *SMALL, "--jobs", "2", "--save", file)
    out, _ = process.communicate()
    assert process.returncode == 0
    assert b"points, found in 2 trials" in out
    for name in ("best.progress", "best.progress.1"):
        assert json.loads((tmp_path / name).read_bytes())["trials"] == 2
    assert Match.replay(Record.load(file), verify=True).over


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_whoever_interrupts_loses_nothing(
    run: Run, spawn: Callable[..., subprocess.Popen[bytes]], tmp_path: Path, number: signal.Signals
) -> None:
    file = tmp_path / "best.permonik"
    process = spawn("solve", "caverna", "--options", "set=basic", "--minutes", "60", "--save", file)
    assert process.stderr is not None
    assert b"1 trials" in process.stderr.readline()
    process.send_signal(number)
    out, error = process.communicate()
    assert process.returncode == 130
    assert b"interrupted; the same command goes on from" in error
    assert b"points, found in" in out
    trials = json.loads((tmp_path / "best.permonik.progress").read_bytes())["trials"]
    assert trials >= 1
    assert run("replay", file, "--verify").exit_code == 0
    more = run("solve", "caverna", "--options", "set=basic", "--trials", str(trials), "--save", file)
    assert f"in {trials} trials" in more.stdout


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (["chess"], "chess"),
        (["rivals"], "rivals has no solo game that could be searched"),
        (["cave-vs-cave"], "cave-vs-cave has no solo game without chance; there is one in: caverna"),
        (["caverna", "--bot", "nobody"], "no bot 'nobody' plays caverna"),
        (["cave-vs-cave", "--deal", "-1"], "a seed is a whole number"),
        (["caverna", "--options", "set=half"], "set"),
        (["caverna", "--minutes", "0"], "--minutes is more than 0"),
        (["caverna", "--minutes", "nan"], "--minutes is more than 0"),
        (["caverna", "--minutes", "inf"], "--minutes is more than 0"),
        (["caverna", "--trials", "0"], "at least one game is tried"),
        (["caverna", "--seed", "-1"], "a seed is a whole number"),
    ],
)
def test_bad_input(run: Run, args: list[str], error: str) -> None:
    result = run("solve", *args)
    assert result.exit_code == 2
    assert error in result.stderr
    assert result.stderr.count("\n") == 1


def test_bad_files(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "best.permonik"
    missing = tmp_path / "nowhere" / "best.permonik"
    assert str(missing) in run("solve", "caverna", *SMALL, "--save", missing).stderr
    file.write_text("precious")
    assert "is there already" in run("solve", "caverna", *SMALL, "--save", file).stderr
    bad = tmp_path / "bad.progress"
    bad.write_text("no progress")
    result = run("solve", "caverna", *SMALL, "--save", file, "--progress", bad)
    assert result.exit_code == 2
    assert f"{bad} is no progress of a search" in result.stderr
    assert file.read_text() == "precious"
