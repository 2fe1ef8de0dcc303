"""The compiled build, beside the pure one of .venv.

python tools/compiled.py            build what is not built yet, and print the folder to put on PYTHONPATH
python tools/compiled.py -- CMD …   the same, then run CMD with that PYTHONPATH
python tools/compiled.py --there    print that folder if it is built already, and nothing if not
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TREES = ROOT / ".cache" / "compiled"
OBJECTS = ROOT / ".cache" / "mypyc"
SOURCES = ("pyproject.toml", "hatch_build.py", "LICENSE", "README.md", "docs/rules", "src")
KEEP = 3


def fingerprint(root: Path) -> str:
    """A hash of everything that goes into the compiled build."""
    digest = hashlib.blake2b(digest_size=8)
    digest.update(f"{sys.version} {version('mypy')} {version('hatchling')}".encode())
    for name in SOURCES:
        for path in sorted([root / name, *(root / name).rglob("*")]):
            if path.is_file() and path.parent.name != "__pycache__":
                digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


@contextmanager
def lock() -> Iterator[None]:
    """One build at a time; the others wait and find it done."""
    TREES.mkdir(parents=True, exist_ok=True)
    with (TREES / ".lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def copy_sources(target: Path) -> None:
    """A copy that stays as it is while somebody goes on writing."""
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        elif (ROOT / name).exists():
            shutil.copy(ROOT / name, target / name)


def build(source: Path, tree: Path) -> None:
    """Build the compiled wheel of `source` with the tools of this Python, and unpack it into `tree`."""
    print("building the compiled engine …", file=sys.stderr, flush=True)
    started = time.monotonic()
    environment = os.environ | {"PERMONIK_COMPILE": "1", "PERMONIK_OBJECTS": str(OBJECTS)}
    environment.pop("PERMONIK_PURE", None)
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", "dist"]
    done = subprocess.run(command, cwd=source, env=environment, stdout=sys.stderr, check=False)
    if done.returncode:
        raise SystemExit("tools/compiled.py: there is no compiled build, for the reason above")
    (wheel,) = (source / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(source / "tree")
    (source / "tree").rename(tree)
    print(f"built in {time.monotonic() - started:.0f} s", file=sys.stderr)


def prune(folder: Path) -> None:
    """Keep the builds used last."""
    for path in sorted(folder.glob("[!.]*"), key=lambda path: path.stat().st_mtime)[:-KEEP]:
        shutil.rmtree(path)


def compiled() -> Path:
    """The folder of the compiled build of the sources as they are now."""
    with lock():
        tree = TREES / fingerprint(ROOT)
        if not tree.exists():
            with tempfile.TemporaryDirectory(dir=TREES, prefix=".part-") as part:
                copy_sources(Path(part))
                tree = TREES / fingerprint(Path(part))
                if not tree.exists():
                    build(Path(part), tree)
        tree.touch()
        prune(TREES)
        prune(OBJECTS)
    return tree


def there() -> Path | None:
    """The same where it is built already; None also where there are no tools to build it with."""
    try:
        tree = TREES / fingerprint(ROOT)
    except PackageNotFoundError:
        return None
    return tree if tree.exists() else None


def main(arguments: list[str]) -> None:
    if arguments == ["--there"]:
        print(there() or "")
        return
    if arguments and (arguments[0] != "--" or len(arguments) == 1):
        raise SystemExit(__doc__)
    path = str(compiled())
    if not arguments:
        print(path)
        return
    if os.environ.get("PYTHONPATH"):
        path += os.pathsep + os.environ["PYTHONPATH"]
    os.execvpe(arguments[1], arguments[1:], os.environ | {"PYTHONPATH": path})


if __name__ == "__main__":
    main(sys.argv[1:])
