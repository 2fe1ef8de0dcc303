"""What a release consists of, in build/dist: the source archive, the pure wheel, and a compiled wheel for every CPython
that is found, each with its SHA-256 in a file beside them.

    python tools/dist.py              everything
    python tools/dist.py --pure       without compiled wheels
    python tools/dist.py --play       afterwards each compiled wheel is installed anew, and plays
    python tools/dist.py --list       only say which CPythons are found

Every CPython compiles in an environment of its own, which is made for that and thrown away. The date in the archives
is that of the last commit, so that the same commit gives the same bytes (compiled modules excepted: they are as
reproducible as the C compiler).
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "build" / "dist"
OLDEST = (3, 11)
# CPythons that are not on PATH: those of pyenv, of uv, and of the images in which wheels for Linux are made.
ELSEWHERE = (
    (Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions", "*/bin/python"),
    (Path.home() / ".local/share/uv/python", "*/bin/python"),
    (Path("/opt/python"), "*/bin/python"),
)
ASK = """
import sys, sysconfig
from pathlib import Path
headers = Path(sysconfig.get_path("include"), "Python.h").is_file()
usual = sys.implementation.name == "cpython" and not sysconfig.get_config_var("Py_GIL_DISABLED")
print(*sys.version_info[:2], int(usual), int(headers))
"""


def build(python: str, target: str, folder: Path, **settings: str) -> None:
    env = {**os.environ, "SOURCE_DATE_EPOCH": last_commit(), "PERMONIK_NO_CLIENT": "1", **settings}
    subprocess.run([python, "-m", "hatchling", "build", "-t", target, "-d", folder], cwd=ROOT, env=env, check=True)


def last_commit() -> str:
    command = ["git", "log", "-1", "--format=%ct"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def pythons() -> dict[tuple[int, int], str]:
    """A CPython of every version at hand that can compile, this one first; one without its headers is named."""
    found: dict[tuple[int, int], str] = {}
    without: dict[tuple[int, int], str] = {}
    for python in candidates():
        asked = subprocess.run([python, "-I", "-c", ASK], capture_output=True, text=True, check=False)
        if asked.returncode:
            continue  # a shim of pyenv whose version is not chosen, for example
        major, minor, usual, headers = map(int, asked.stdout.split())
        if usual and (major, minor) >= OLDEST:
            (found if headers else without).setdefault((major, minor), python)
    for version in without.keys() - found.keys():
        print(f"{without[version]} has no headers (Python.h): no wheel for it", file=sys.stderr)
    return found


def candidates() -> Iterator[str]:
    yield sys.executable
    for minor in range(OLDEST[1], 30):
        on_path = shutil.which(f"python3.{minor}")
        if on_path:
            yield on_path
    for folder, pattern in ELSEWHERE:
        yield from map(str, sorted(folder.glob(pattern)))


@contextmanager
def environment(python: str, *requirements: str) -> Iterator[Path]:
    """The programs of a new environment that has these."""
    with tempfile.TemporaryDirectory(prefix="permonik-dist-") as folder:
        subprocess.run([python, "-m", "venv", folder], check=True)
        programs = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements]
        subprocess.run([programs / "python", *install], check=True)
        yield programs


def compile_with(python: str, folder: Path) -> None:
    """The compiler reads the types of what the house is made of, so that has to be there, too."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    compiler = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compiler"]
    parts = project["project"]["dependencies"]
    with environment(python, *project["build-system"]["requires"], compiler, *parts) as programs:
        build(str(programs / "python"), "wheel", folder, PERMONIK_COMPILE="1")


def play(python: str, wheel: Path) -> None:
    """As a stranger would: installed where nothing else is, far from the sources."""
    with environment(python, str(wheel)) as programs:
        for words in (["--version"], ["simulate", "cave-vs-cave", "--games", "20"]):
            done = subprocess.run(
                [programs / "permonik", *words], cwd=programs, check=True, capture_output=True, text=True
            )
            print(done.stdout, flush=True)
            if "--version" in words and "(compiled, " not in done.stdout:
                sys.exit(f"{wheel.name} plays on the pure engine")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pure", action="store_true", help="no compiled wheels")
    parser.add_argument("--play", action="store_true", help="install each compiled wheel, and let it play")
    parser.add_argument("--only", metavar="3.N", help="compiled wheels for this CPython alone")
    parser.add_argument("--list", action="store_true", help="say which CPythons are found, and make nothing")
    parser.add_argument("--to", type=Path, default=DIST, help="another folder than build/dist")
    args = parser.parse_args()
    found = {f"{major}.{minor}": python for (major, minor), python in ({} if args.pure else pythons()).items()}
    if args.only is not None:
        found = {version: python for version, python in found.items() if version == args.only}
    if args.list:
        sys.stdout.writelines([f"{version}  {python}\n" for version, python in found.items()])
        return
    if not all((ROOT / "src/permonik" / page / "index.html").exists() for page in ("server/static", "local/page")):
        sys.exit("the pages are not built: make web, and make static")
    folder = args.to.resolve()
    shutil.rmtree(folder, ignore_errors=True)
    build(sys.executable, "sdist", folder)
    build(sys.executable, "wheel", folder, PERMONIK_PURE="1")
    for version, python in found.items():
        before = set(folder.iterdir())
        compile_with(python, folder)
        (wheel,) = set(folder.iterdir()) - before
        print(f"{wheel.name}: CPython {version}, {python}", flush=True)
        if args.play:
            play(python, wheel)
    made = sorted(file for file in folder.iterdir() if file.suffix in (".whl", ".gz"))
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made]
    (folder / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
    sys.stdout.writelines(sums)


if __name__ == "__main__":
    main()
