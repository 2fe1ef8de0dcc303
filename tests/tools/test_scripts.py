"""Every script of tools/ and bench/ runs: each is started once, on as little as it can do. None rots unseen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# A script, and what it is asked to do. Those that have tests of their own stand in TESTED.
QUICK: dict[str, list[str]] = {
    "bench/clicks.py": ["--deals", "1", "--most", "4", "rivals"],
    "bench/decision.py": [
        *("--builds", "pure", "--tables", "1", "--decisions", "5", "--late", "2", "--stored", "3"),
    ],
    "bench/envs.py": ["--steps", "20", "cave-vs-cave"],
    "bench/signs.py": ["--decisions", "20", "--game", "pretend"],
    "bench/static.py": ["--first", "--answers", "2"],
    "bench/memory.py": ["--pure", "--tables", "1", "--decisions", "2"],
    "bench/review.py": ["cave-vs-cave-solo", "--worlds", "4"],
    "bench/stored.py": ["--games", "20", "--tables", "1", "--decisions", "5", "--pure"],
    "bench/thinking.py": ["cave-vs-cave", "--positions", "1"],
    "bench/waking.py": ["--games", "10"],
    "bench/web.py": ["--runs", "1"],
    "tools/board_data.py": ["--check"],
    "tools/where.py": ["rivals", "hand", "limit"],
    "tools/wire_types.py": ["--check"],
    "tools/man_page.py": ["--check"],
    "tools/texts.py": ["pretend"],
    "bench/careful.py": ["--games", "cave-vs-cave", "--levels", "medium", "--turns", "1"],
    "tools/blind_look.py": ["build/blind"],
    "tools/icons.py": ["build/icons"],
    "tools/moving_picture.py": ["build/play.webp", "--seconds", "0.5", "--games", "cave-vs-cave"],
    "tools/load.py": ["--pure", "--tables", "3", "--seconds", "1", "--think", "0.05", "--game", "pretend"],
    "tools/dark_cave.py": ["--games", "1", "--players", "2"],
    "tools/foreknowledge.py": ["cave-vs-cave", "--games", "1", "--share", "0.02"],
    "tools/screenshots.py": ["build/screenshots-quick", "--only", "cave-vs-cave-won-desktop-light-cs"],
    "tools/greedy_report.py": ["--games", "2", "--solo", "1"],
    "tools/review_check.py": [
        *("planted", "cave-vs-cave", "--players", "1", "--games", "1", "--bot", "greedy", "--iterations", "8"),
    ],
    "tools/review_outlook.py": ["cave-vs-cave", "--games", "1", "--fit"],
    "tools/role_belief.py": ["--games", "0", "--fresh", "1", "--players", "3"],
    "tools/siege.py": ["long_names", "--seconds", "1", "--patient"],
    "tools/siege_fuzz.py": ["100"],
    "tools/siege_kills.py": ["1"],
    "tools/soak.py": ["pretend", "--play", "--games", "2"],
    "tools/sounds.py": [],
}
TESTED = {
    "bench/boardgame_io.py": "tests/bench/test_boardgame_io.py, where its packages can be had",
    "tools/crowd.py": "tools/load.py, whose people it is",
    "tools/faults.py": "tests/tools/test_faults.py",
    "tools/faults_load.py": "tools/faults.py, whose people play by it",
    "tools/dist.py": "tests/tools/test_dist.py",
    "tools/api_surface.py": "tests/tools/test_api_surface.py",
    "tools/add_a_card.py": "tests/tools/test_add_a_card.py",
    "tools/play_a_card.py": "tests/tools/test_add_a_card.py",
    "tools/audit.py": "tests/tools/test_supply.py",
    "tools/library.py": "make static, in the Python that it is for",
    "tools/lock.py": "tests/tools/test_supply.py",
    "tools/compare_builds.py": "make compare",
    "tools/compiled.py": "make compiled",
    "tools/golden.py": "tests/tools/test_add_a_game.py",
    "tools/mutants.py": "tests/tools/test_mutants.py",
    "tools/text_files.py": "tests/tools/test_texts.py",
    "tools/rules_gate.py": "make rules",
    "bench/store.py": "tests/bench/test_store.py",
    "tools/scale.py": "tests/tools/test_scale.py",
    "tools/simulate_cluster.py": "tests/tools/test_simulate_cluster.py",
    "tools/siege_tally.py": "tools/siege_kills.py, which counts by it",
}


def test_every_script_is_started_by_somebody() -> None:
    scripts = {str(file.relative_to(ROOT)) for folder in ("tools", "bench") for file in (ROOT / folder).glob("*.py")}
    assert scripts == QUICK.keys() | TESTED.keys()


@pytest.mark.parametrize("script", sorted(QUICK))
def test_a_script_runs(script: str) -> None:
    command = [sys.executable, script, *QUICK[script]]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
