"""The engine in WebAssembly: the contract suite runs inside Pyodide, by Node. A sample; `make soak` runs the whole."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLAIN = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:hypothesispytest", "-p", "no:faulthandler")
SAMPLE = ("play", "records", "undos", "views", "drafts")
FEW = ("-k", "not rounds")  # set-ups: longer and shorter matches are more of the same


def contract(tests: list[str], **environment: str) -> None:
    node = shutil.which("node")
    assert node, "there is no Node.js"
    assert (ROOT / "web/node_modules/pyodide").is_dir(), "Pyodide is not here: run `make web` first"
    command = [node, "pyodide.mjs", *tests, *PLAIN]
    environment = {**os.environ, **environment}
    done = subprocess.run(command, cwd=ROOT / "web", env=environment, capture_output=True, text=True, check=False)
    assert " passed" in done.stdout, done.stdout[-3000:] + done.stderr[-1000:]
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]


def test_a_sample_of_the_contract_holds_in_webassembly() -> None:
    files = [f"tests/contract/test_{name}.py" for name in SAMPLE]
    contract([*files, *FEW], PERMONIK_SEEDS="1", PERMONIK_GAMES="pretend")


@pytest.mark.skipif("PERMONIK_SOAK" not in os.environ, reason="up to an hour a game: make soak")
@pytest.mark.parametrize("game", ["cave-vs-cave", "caverna", "pretend", "rivals", "saboteur"])
def test_the_whole_contract_holds_in_webassembly(game: str) -> None:
    contract(["tests/contract"], PERMONIK_GAMES=game, PERMONIK_SEEDS="3", PERMONIK_SOAK="")
