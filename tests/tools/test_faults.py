"""make faults, on as little as it can do: a server is killed, another one paused, and nothing is lost or doubled."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from databases import NO_REDIS, Databases

ROOT = Path(__file__).resolve().parents[2]


def test_a_cluster_survives(databases: Databases) -> None:
    if not (shutil.which("redis-server") or shutil.which("valkey-server")):
        pytest.skip(f"{NO_REDIS}: install the package redis-server of your system")
    # How long it takes on a busy machine says nothing.
    few = ("2", "--only", "server,pause", "--servers", "2", "--players", "4", "--within", "600")
    done = subprocess.run([sys.executable, "tools/faults.py", *few], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 rounds" in done.stdout
    assert "0 wrong" in done.stdout
