"""permonik evaluate: fixed trials, rows that compare."""

import json
from collections.abc import Callable
from pathlib import Path

from click.testing import Result

import permonik
from permonik.arena.plan import tasks
from permonik.arena.protocol import TRIALS

Run = Callable[..., Result]
ONE = ("--trial", "cave-vs-cave-1", "--games", "2", "--jobs", "1")


def test_a_row_says_what_it_was_measured_with(run: Run) -> None:
    (row,) = json.loads(run("evaluate", "random", *ONE, "--json").stdout)
    assert (row["trial"], row["protocol"], row["bot"], row["games"], row["whole"]) == (
        "cave-vs-cave-1",
        1,
        "random",
        2,
        False,
    )
    assert row["permonik"].startswith(permonik.__version__)


def test_the_same_bot_has_the_same_row_and_the_yardstick_does_not_depend_on_it(run: Run) -> None:
    first, again, other = (
        json.loads(run("evaluate", bot, *ONE, "--json").stdout)[0] for bot in ("random", "random", "greedy")
    )
    del first["ms per answer"], again["ms per answer"]
    assert first == again
    assert first["score"] != other["score"]
    assert first["yardstick"] == other["yardstick"]


def test_rows_are_those_of_a_table(run: Run) -> None:
    out = run("evaluate", "random", *ONE).stdout.splitlines()
    assert out[0] == "cave-vs-cave-1, protocol 1, cut short: no row of the table"
    assert out[1].count("|") == out[2].count("|") == out[3].count("|")


def test_every_trial_plays_every_deal_from_every_seat() -> None:
    for trial in TRIALS:
        assert trial.games % trial.players == 0
        planned = tasks(trial.plan("random", trial.games))
        seats = [(task.seed, task.seating.index(0)) for task in planned]
        assert len(set(seats)) == len(seats)
        assert len({seed for seed, _ in seats}) == trial.games // trial.players  # the same deals from every seat


def test_what_was_played_before_is_not_played_again(run: Run, tmp_path: Path) -> None:
    kept = ("--journal", str(tmp_path / "kept"), "--json")
    first = json.loads(run("evaluate", "random", *ONE, *kept).stdout)
    file = tmp_path / "kept" / "cave-vs-cave-1.jsonl"
    played = file.read_bytes()
    assert json.loads(run("evaluate", "random", *ONE, *kept).stdout) == first  # its milliseconds, too
    assert file.read_bytes() == played
    assert "another arena" in run("evaluate", "greedy", *ONE, *kept).stderr


def test_an_unknown_trial_or_bot_is_refused_with_what_there_is(run: Run) -> None:
    refused = run("evaluate", "random", "--trial", "chess")
    assert refused.exit_code == 2
    assert "cave-vs-cave-1" in refused.stderr
    assert run("evaluate", "nobody", *ONE).exit_code == 2
