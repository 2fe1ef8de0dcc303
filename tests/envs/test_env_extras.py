"""Without the extra `rl` the doors say what to install; the first agent of the examples learns at all."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from permonik.arena.protocol import digest
from permonik.envs.needs import NotInstalled

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("door", "library"),
    [
        ("seating", "numpy"),
        ("pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium"),
        ("openspiel", "pyspiel"),
    ],
)
def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch, door: str, library: str) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"permonik.envs.{door}", raising=False)
    named = "open_spiel" if library == "pyspiel" else library
    with pytest.raises(NotInstalled, match=rf"this needs {named}, .*pip install 'permonik\[rl\]'"):
        importlib.import_module(f"permonik.envs.{door}")


def test_the_house_itself_needs_none_of_them() -> None:
    """A fresh interpreter that plays and simulates has imported neither numpy nor an environment."""
    code = (
        "import sys, permonik, permonik.cli, permonik.arena.decisions\n"
        "[permonik.load(name) for name in permonik.games()]\n"
        "print(*[name for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_the_first_agent_runs() -> None:
    """No learning is asserted here, only that the sixty lines still fit the environments."""
    command = [sys.executable, str(ROOT / "examples" / "learn.py"), "--minutes", "0.01"]
    subprocess.run(command, check=True, capture_output=True, env={"OPENBLAS_NUM_THREADS": "1"})
    text = (ROOT / "examples" / "learn.py").read_text(encoding="utf-8")
    code = [line for line in text.splitlines() if line.strip() and not line.strip().startswith(("#", '"""'))]
    assert len(code) <= 60


def run(*command: str, cwd: Path, **env: str) -> str:
    done = subprocess.run(
        command, check=True, capture_output=True, text=True, cwd=cwd, env={"OPENBLAS_NUM_THREADS": "1"} | env
    )
    return done.stdout


def test_the_baselines_learn_and_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files of games are cloned, PPO runs, and a bot plays by what each has written. How well is no matter here."""
    house = [sys.executable, "-m", "permonik"]
    run(*house, "dataset", "cave-vs-cave", "games", "--players", "1", "--games", "4", cwd=tmp_path)
    cloning, ppo = str(ROOT / "examples" / "cloning.py"), str(ROOT / "examples" / "ppo.py")
    told = run(sys.executable, cloning, "games/decisions.jsonl.zst", "--epochs", "3", cwd=tmp_path)
    assert told.count("answers as in the file") == 3
    run(sys.executable, ppo, "--minutes", "0.01", "--out", "ppo.npz", cwd=tmp_path)
    for file in ("clone.npz", "ppo.npz"):
        arena = ["arena", "--game", "cave-vs-cave", "--players", "1", "--bots", "policy:PolicyBot", "--games", "1"]
        told = run(*house, *arena, "--json", cwd=tmp_path, POLICY=file, PYTHONPATH=str(ROOT / "examples"))
        assert "policy:PolicyBot" in told
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    digests = set()
    for file in ("clone.npz", "ppo.npz", "clone.npz"):
        monkeypatch.setenv("POLICY", file)
        digests.add(digest("policy:PolicyBot", "cave-vs-cave"))
    assert len(digests) == 2, "in a row of results it is seen by which file the bot has played"
