"""The command line, in this process and in one of its own."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from permonik.cli import main

Run = Callable[..., Result]
COMMAND = [sys.executable, "-c", "from permonik.cli import main; main(prog_name='permonik')"]
ENGLISH = {"LC_ALL": "C.UTF-8", "LANG": ""}


@pytest.fixture
def run() -> Run:
    """Runs `permonik` with arguments; never lets a traceback pass."""

    def call(*args: str | Path, input: str | bytes | None = None, env: dict[str, str] | None = None) -> Result:
        result = CliRunner().invoke(main, [str(arg) for arg in args], input=input, env=ENGLISH | (env or {}))
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return call


@pytest.fixture
def spawn() -> Callable[..., subprocess.Popen[bytes]]:
    def call(*args: str | Path) -> subprocess.Popen[bytes]:
        command = COMMAND + [str(arg) for arg in args]
        pipe = subprocess.PIPE
        # Whoever runs these tests in the background has Ctrl-C switched off, and a child would inherit that.
        heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
        env = {**os.environ, **ENGLISH}
        return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=env, preexec_fn=heard)

    return call


@pytest.fixture
def finished(run: Run, tmp_path: Path) -> Path:
    """A match between bots, to its end."""
    file = tmp_path / "finished.permonik"
    assert run("play", "pretend", "--seats", "random,random", "--seed", "3", "--save", file).exit_code == 0
    return file


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """A match of a person against a bot, left in the middle."""
    file = tmp_path / "saved.permonik"
    result = run("play", "pretend", "--seed", "3", "--names", "Anna,random 2", input=f"1\n1\nsave {file}\nquit\n")
    assert result.exit_code == 0
    assert file.is_file()
    return file
