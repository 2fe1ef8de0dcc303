"""What a release consists of, in build/dist: the source archive, the pure wheel, and a compiled wheel for every CPython
that is found, each with its SHA-256 in a file beside them.

    python tools/dist.py              everything
    python tools/dist.py --pure       without compiled wheels

The date in the archives is that of the last commit, so that the same commit gives the same bytes (compiled modules
excepted: they are as reproducible as the C compiler).
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "build" / "dist"


def build(python: str, target: str, folder: Path, **settings: str) -> None:
    env = {**os.environ, "SOURCE_DATE_EPOCH": last_commit(), "PERMONIK_NO_CLIENT": "1", **settings}
    subprocess.run([python, "-m", "hatchling", "build", "-t", target, "-d", folder], cwd=ROOT, env=env, check=True)


def last_commit() -> str:
    command = ["git", "log", "-1", "--format=%ct"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def pythons() -> Iterator[str]:
    """Every CPython with the tools that compile; others are named and left out."""
    for minor in range(11, 20):
        own = sys.version_info[:2] == (3, minor)
        found = sys.executable if own else shutil.which(f"python3.{minor}")
        if found is None:
            continue
        if subprocess.run([found, "-c", "import hatchling, mypyc"], capture_output=True, check=False).returncode == 0:
            yield found
        else:
            print(f"{found} has no hatchling and mypy[mypyc]: no wheel for it", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pure", action="store_true", help="no compiled wheels")
    parser.add_argument("--to", type=Path, default=DIST, help="another folder than build/dist")
    args = parser.parse_args()
    if not all((ROOT / "src/permonik" / page / "index.html").exists() for page in ("server/static", "local/page")):
        sys.exit("the pages are not built: make web, and make static")
    folder = args.to.resolve()
    shutil.rmtree(folder, ignore_errors=True)
    build(sys.executable, "sdist", folder)
    build(sys.executable, "wheel", folder, PERMONIK_PURE="1")
    for python in [] if args.pure else pythons():
        build(python, "wheel", folder, PERMONIK_COMPILE="1")
    made = sorted(file for file in folder.iterdir() if file.suffix in (".whl", ".gz"))
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made]
    (folder / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
    sys.stdout.writelines(sums)


if __name__ == "__main__":
    main()
