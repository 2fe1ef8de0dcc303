"""bench/store.py runs, on as little as it can do."""

import subprocess
import sys
from pathlib import Path

import pytest
from databases import ABSENT

from permonik.server.storage.own_postgresql import programs

ROOT = Path(__file__).resolve().parents[2]


def test_it_measures_a_decision() -> None:
    if programs() is None:
        pytest.skip(f"{ABSENT}: nothing to measure")
    command = [sys.executable, "bench/store.py", "--tables", "2", "--decisions", "2"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith("4 decisions")
    assert "taking a table" in done.stdout
