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
