"""What tools/review_check.py leaves behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "review_check.py"
FOREVER = ("--games", "100000")
PATIENCE = 60  # seconds until a process that should be gone is given up


def test_workers_end_with_a_parent_that_was_killed() -> None:
    """A killed parent tells nobody. Its output ends when all are gone who could still write to it."""
    what = ["luck", "cave-vs-cave", "--players", "1", "--bot", "greedy", "--worlds", "1", *FOREVER]
    with subprocess.Popen(
        [sys.executable, str(TOOL), *what], stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as parent:
        try:
            assert parent.stdout is not None
            assert '"games": 1' in parent.stdout.readline(), "a worker works"
            parent.kill()
            parent.communicate(timeout=PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(parent.pid, signal.SIGKILL)
