"""Many games: where value was lost, by kind of decision and by player."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from permonik.arena.plan import make_plan, tasks
from permonik.arena.table import recorded
from permonik.bots.hints import Hint
from permonik.cli import main
from permonik.review.many import losses_of
from permonik.review.moments import Moment
from permonik.review.review import Reviewer
from permonik.review.told import Reviewed

NOTHING = Hint(0, [], [], [], False)


def told(self: Reviewer, moment: Moment, seconds: float | None) -> Reviewed:
    """The first seat blunders where its line has one choice, and plays well otherwise; the other has no choice."""
    kind = "only" if self.seat == 1 else "blunder" if moment.choices == 1 else "best"
    loss = 8.0 if kind == "blunder" else 0.0
    return Reviewed(moment.entry, moment.last, 0, kind, loss, 0.5, [], NOTHING, None)


def test_losses_are_added_up_by_kind_of_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reviewer, "weigh", told)
    plan = make_plan("cave-vs-cave", 2, None, ["random", "random"], 2)
    records = [recorded(plan, task)[1] for task in tasks(plan)]
    seen: list[int] = []
    found = losses_of([(record, ["Anna", "Boris"]) for record in records], progress=seen.append)
    assert seen == [1, 2]
    assert {one.player for one in found} == {"Anna"}, "lines with one sensible answer are left out"
    assert [one.lost for one in found] == sorted((one.lost for one in found), reverse=True)
    dear = found[0]
    assert dear.bad > 0
    assert dear.lost == pytest.approx(8.0 * dear.bad / 2), "per game"
    assert dear.mean == pytest.approx(8.0 * dear.bad / dear.turns)
    assert all(one.kind and " " not in one.kind for one in found)
    assert len({one.kind for one in found}) == len(found) > 1


def test_the_arena_tells_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reviewer, "weigh", told)
    call = [
        "arena",
        "--game",
        "cave-vs-cave",
        "--bots",
        "random,random",
        "--games",
        "2",
        "--jobs",
        "1",
        "--losses",
        "1",
    ]
    done = CliRunner().invoke(main, [*call, "--json", "--report", str(tmp_path / "page.html")])
    assert done.exit_code == 0, done.output
    losses = json.loads(done.output)["losses"]
    assert set(losses[0]) == {"player", "kind", "turns", "bad", "lost", "mean", "error"}
    assert "Where value was lost" in (tmp_path / "page.html").read_text(encoding="utf-8")
    assert losses[0]["kind"] in " ".join(CliRunner().invoke(main, call).output.split())


def test_a_game_that_nobody_judges_has_no_losses() -> None:
    done = CliRunner().invoke(
        main, ["arena", "--game", "pretend", "--bots", "random", "--games", "1", "--jobs", "1", "--losses", "1"]
    )
    assert done.exit_code == 2
    assert "cannot be reviewed" in done.output
