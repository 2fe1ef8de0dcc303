"""The measure of how often the careful page warns, once, as it is started by hand."""

import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).resolve().parents[2] / "bench" / "careful.py"


def test_careful_is_measured() -> None:
    run = [sys.executable, str(BENCH), "--games", "cave-vs-cave", "--levels", "medium", "--turns", "2"]
    told = subprocess.run(run, capture_output=True, text=True, check=True).stdout.split()
    assert told[:2] == ["cave-vs-cave", "medium"]
    assert told[3:] == ["of", "2", "turns", "marked"]
