"""The game of docs/add-a-game.md: written down from the page itself, it passes every check that the page names."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FILE = re.compile(r"<!-- file: (\S+) -->\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.fixture
def carts(tmp_path: Path) -> Path:
    """The folder as a reader of the page has it after section 5, installed by its entry point."""
    for name, text in FILE.findall(PAGE):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    installed = tmp_path / "src" / "permonik_carts-0.1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: permonik-carts\nVersion: 0.1.0\n", encoding="utf-8"
    )
    (installed / "entry_points.txt").write_text("[permonik.games]\ncarts = carts:GAME\n", encoding="utf-8")
    shutil.copytree(ROOT / "tests" / "contract", tmp_path / "tests" / "contract")
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path / "tests")
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "golden.py", tmp_path / "tools")
    return tmp_path


def run(folder: Path, *command: str) -> str:
    path = os.pathsep.join([str(folder / "src"), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "PERMONIK_GAMES": "carts", "PERMONIK_SEEDS": "2"}
    done = subprocess.run([sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_game_of_the_page_passes_the_contract(carts: Path) -> None:
    run(carts, "tools/golden.py", "carts")
    run(carts, "tools/golden.py", "--actions", "carts")
    out = run(carts, "-m", "pytest", "-p", "no:cacheprovider", "-q")
    assert "failed" not in out
    assert "carts" in run(carts, "-m", "permonik", "games")
    assert "100" in run(carts, "-m", "permonik", "simulate", "carts", "--players", "3", "--games", "100")
