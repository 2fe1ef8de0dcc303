"""A release holds the whole house, nothing that was only lying around, and is the same bytes each time."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import permonik

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import dist  # noqa: E402


@pytest.fixture(scope="module")
def release(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist") / "made"
    subprocess.run([sys.executable, ROOT / "tools" / "dist.py", "--pure", "--to", folder], check=True)
    return folder


def test_the_wheel_holds_the_whole_house(release: Path) -> None:
    (wheel,) = release.glob("*.whl")
    assert wheel.name == f"permonik-{permonik.__version__}-py3-none-any.whl"
    names = zipfile.ZipFile(wheel).namelist()
    for part in (
        "permonik/server/static/index.html",
        "permonik/local/page/index.html",
        "permonik/games/caverna/data/judge-4.net",
        "permonik/rules/rivals.md",
        f"permonik-{permonik.__version__}.data/data/share/man/man1/permonik.1",
    ):
        assert part in names
    assert [name for name in names if "/lessons/" in name and name.endswith(".toml")]
    assert [name for name in names if "rulebook" in name and name.endswith(".md")]


def test_the_wheel_runs_without_the_sources(release: Path, tmp_path: Path) -> None:
    (wheel,) = release.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path)
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    code = "from permonik.cli import main; main(['doctor'])"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=env, capture_output=True, text=True, check=True
    )
    assert f"in {tmp_path / 'permonik'}" in done.stdout
    assert "page: built" in done.stdout


def test_the_source_archive_holds_no_packages_of_others(release: Path) -> None:
    (archive,) = release.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = opened.getnames()
    assert not [name for name in names if "node_modules" in name or ".venv" in name or "__pycache__" in name]
    assert any(name.endswith("web/package-lock.json") for name in names)


def test_the_same_commit_gives_the_same_bytes(release: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    subprocess.run([sys.executable, ROOT / "tools" / "dist.py", "--pure", "--to", again], check=True)
    assert (again / "SHA256SUMS").read_text() == (release / "SHA256SUMS").read_text()


PYTHON = """#!/bin/sh
echo {said}
exit {code}
"""


def put(folder: Path, name: str, said: str, code: int = 0) -> str:
    """A program that calls itself a Python and answers what it is asked about itself."""
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(PYTHON.format(said=said, code=code), encoding="utf-8")
    file.chmod(0o755)
    return str(file)


def test_every_cpython_is_found_once_also_those_that_are_not_on_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = put(tmp_path, "own/python", "3 11 1 1")
    put(tmp_path, "path/python3.11", "3 11 1 1")  # the same version again
    put(tmp_path, "path/python3.12", "", code=127)  # a shim of pyenv, whose version is not chosen
    pyenv = put(tmp_path, "versions/3.12.1/bin/python", "3 12 1 1")
    put(tmp_path, "versions/3.13.0/bin/python", "3 13 1 0")  # without headers
    put(tmp_path, "versions/3.14.0t/bin/python", "3 14 0 1")  # without the lock: another kind of wheel
    put(tmp_path, "versions/3.10.13/bin/python", "3 10 1 1")  # too old
    monkeypatch.setattr(sys, "executable", own)
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    monkeypatch.setattr(dist, "ELSEWHERE", ((tmp_path / "versions", "*/bin/python"), (tmp_path / "none", "*")))
    assert dist.pythons() == {(3, 11): own, (3, 12): pyenv}
    assert "3.13.0/bin/python has no headers (Python.h): no wheel for it" in capsys.readouterr().err


def test_this_python_is_one_of_them() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "dist.py", "--list"], capture_output=True, text=True, check=True
    )
    assert f"{sys.version_info[0]}.{sys.version_info[1]}  {sys.executable}\n" in done.stdout


@pytest.mark.skipif("PERMONIK_SOAK" not in os.environ, reason="compiles the engine: make soak")
def test_a_compiled_wheel_is_installed_and_plays(tmp_path: Path) -> None:
    """With what tools/compiled.py has kept of this very source, so that it takes minutes once only."""
    command = [sys.executable, ROOT / "tools" / "dist.py", "--play", "--to", tmp_path / "made"]
    command += ["--only", f"{sys.version_info[0]}.{sys.version_info[1]}"]
    env = {**os.environ, "PERMONIK_OBJECTS": str(ROOT / ".cache" / "mypyc")}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "(compiled, Python 3." in done.stdout
    assert len(list((tmp_path / "made").glob("*.whl"))) == 2  # and the pure one
