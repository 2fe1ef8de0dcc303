"""permonik arena, when somebody does not want to wait for its end."""

import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

SOME = ("arena", "--game", "pretend", "--bots", "random,random", "--seed", "3")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_whoever_interrupts_is_told_what_was_played(
    spawn: Callable[..., subprocess.Popen[bytes]], tmp_path: Path, jobs: str
) -> None:
    file = tmp_path / "games.jsonl"
    process = spawn(*SOME, "--games", "100000", "--jobs", jobs, "--journal", file)
    while not file.exists() or b'"number": 0,' not in file.read_bytes():
        assert process.poll() is None
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    out, error = process.communicate()
    assert process.returncode == 130
    assert b"random" in out
    assert b" of 100000 games; the same command goes on from " + str(file).encode() in error
