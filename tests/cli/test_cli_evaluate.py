"""permonik evaluate: fixed trials, rows that compare."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import permonik
from permonik.arena.plan import tasks
from permonik.arena.protocol import TRIALS, Trial, digest, yardstick
from permonik.bots import levels

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
    assert row["digest"] == digest("random", "cave-vs-cave")


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
    assert out[3].startswith(f"| random ({digest('random', 'cave-vs-cave')}) | 2 | ")


def test_the_digest_of_a_bot_follows_what_it_thinks_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = tmp_path / "a.toml"
    weights.write_text("points = 1\n", encoding="utf-8")
    (tmp_path / "b.toml").write_text("points = 1\n", encoding="utf-8")
    of_a, of_b = (digest(f"greedy@{tmp_path / name}", "rivals") for name in ("a.toml", "b.toml"))
    assert of_a == of_b  # wherever the file lies
    weights.write_text("points = 2\n", encoding="utf-8")
    assert digest(f"greedy@{weights}", "rivals") != of_a
    names = ["random", "greedy", "greedy@8", "search@1", "search@160", "hard", f"search@1+{weights}"]
    assert len({digest(name, "rivals") for name in names}) == len(names)
    assert digest("greedy", "rivals") != digest("greedy", "caverna")
    assert digest("random", "rivals") == digest("random", "caverna")  # it looks at nothing


@pytest.mark.parametrize("table", [levels.TABLE, ()], ids=["own-row", "usual-row"])
def test_the_digest_of_a_level_follows_the_bots_behind_it(
    table: tuple[levels.Row, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    def digests(hard: str) -> list[str]:
        other = [row._replace(levels=row.levels._replace(hard=hard)) for row in table]
        monkeypatch.setattr(levels, "TABLE", tuple(other))
        monkeypatch.setattr(levels, "USUAL", levels.USUAL._replace(hard=hard))
        return [digest(level, "rivals") for level in levels.NAMES]

    same = [one == other for one, other in zip(digests("search@1"), digests("search@2"), strict=True)]
    assert same == [True, True, False, True]


OWN = """from pathlib import Path
from permonik.bots.random import RandomBot


class Own(RandomBot):
    def digest(self):
        return Path("weights").read_text()
"""


def test_a_bot_of_ones_own_says_what_it_has_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bot.py").write_text(OWN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    told = []
    for weights in ("1", "2", "1"):
        (tmp_path / "weights").write_text(weights, encoding="utf-8")
        told.append(digest("own_bot:Own", "pretend"))
    assert told[0] == told[2] != told[1]


@pytest.mark.parametrize("trial", TRIALS, ids=[trial.name for trial in TRIALS])
def test_the_tables_were_measured_with_the_yardsticks_of_today(trial: Trial) -> None:
    """A change of rules, deals or opponents makes rows that do not compare: the tables are then measured again."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "results.md").read_text(encoding="utf-8")
    _, _, table = page.partition(f"\n## {trial.name}\n")
    rows = [line for line in table.partition("\n## ")[0].splitlines() if line.startswith("| ")]
    assert rows[0].endswith("| yardstick |")
    assert {row.rstrip(" |").rpartition("| ")[2] for row in rows[2:]} == {yardstick(trial)}
    assert f"| `{trial.name}` | {trial.games} | " in page


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
