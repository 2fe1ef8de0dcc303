"""Our server beside boardgame.io's, once, with a few moves: both are printed."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FEW = ["--matches", "2", "--seconds", "1", "--think", "0.05", "--game", "pretend", "--pure"]


def test_both_servers_are_measured() -> None:
    run = [sys.executable, str(ROOT / "bench" / "boardgame_io.py"), *FEW]
    told = subprocess.run(run, capture_output=True, text=True, check=True).stdout.splitlines()
    judged = [line for line in told if line.startswith(("ok ", "BELOW "))]
    told = told[: len(told) - len(judged)]
    assert told[-1].startswith("Permoník, pretend, durable, pure")
    if told[1].startswith("boardgame.io cannot be had here"):
        pytest.skip(told[1])  # without npm or a network there is nothing to stand beside
    theirs = [line.split(", ")[2].split()[:2] for line in told[1:-1]]
    assert theirs == [["in", "memory"], ["flat", "files"]]
    assert [line.split(" times ")[1] for line in judged] == ["in memory (3)", "flat files (3)"]
    assert all(float(line.split()[-4]) >= 0 for line in told[1:])


def test_an_aim_that_is_not_reached_is_a_failure_where_that_is_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    from load import judge

    checks = [(True, "as fast"), (False, "as small")]
    judge(checks, False)
    assert capsys.readouterr().out.splitlines() == ["ok     as fast", "BELOW  as small"]
    judge(checks[:1], True)
    with pytest.raises(SystemExit):
        judge(checks, True)
