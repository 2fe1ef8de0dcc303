"""The simulated house: nothing goes wrong in the right one, and every planted bug is found."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from simulate_cluster import BUGS, campaign, hunted  # noqa: E402

SCHEDULES = 1_500
ENOUGH = 4_000  # schedules in which the rarest of the bugs shows several times


def test_nothing_acknowledged_is_lost_or_doubled() -> None:
    whole = campaign(0, SCHEDULES, 1)
    assert [(one.seed, one.faults) for one in whole.bad] == []
    assert whole.acknowledged > 10 * SCHEDULES
    assert whole.taken > 2 * SCHEDULES  # tables did move


@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_found(bug: str) -> None:
    assert hunted(bug, 0, ENOUGH) is not None


def test_a_seed_tells_the_same_story_each_time() -> None:
    stories = [
        subprocess.run(
            [sys.executable, "tools/simulate_cluster.py", "--seed", "28", "--bug", "NoFence"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hashing},
            capture_output=True,
            text=True,
        )
        for hashing in ("1", "2")
    ]
    assert [story.returncode for story in stories] == [1, 1]
    assert stories[0].stdout == stories[1].stdout
    assert "stands at place" in stories[0].stdout
