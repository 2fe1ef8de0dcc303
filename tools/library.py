"""Python's own library for the house in a folder: what the house uses of it as bytecode, the rest as it is.

    cd web && node pyodide.mjs tools/library.py      part of `make static`; runs in the Python that it is for

Pyodide brings sources in a zip, and what comes from a zip is never kept: a browser would read some hundred and fifty
modules anew at every start. As bytecode all of them would be half as large again to send, so the rest stays text.
"""

from __future__ import annotations

import importlib
import io
import py_compile
import sys
import zipfile
from pathlib import Path

USED = (
    *("permonik.local.house", "permonik.housekeeping.thinkers", "permonik.housekeeping.reviews"),
    *("permonik.games.cave_vs_cave", "permonik.games.caverna", "permonik.games.rivals", "permonik.games.saboteur"),
    "tarfile",  # by the worker
)
TARGET = Path("src/permonik/local/page/python/python_stdlib.zip")
UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH


def used(home: str) -> set[str]:
    """Where the modules lie that are there after a start, in the zip."""
    for name in USED:
        importlib.import_module(name)
    files = (getattr(module, "__file__", None) or "" for module in list(sys.modules.values()))
    return {file.removeprefix(f"{home}/") for file in files if file.startswith(f"{home}/")}


def read(name: str, source: bytes, place: Path) -> bytes:
    """The bytecode of a module, the same wherever it is made."""
    (place / "source.py").write_bytes(source)
    made = place / "made.pyc"
    py_compile.compile(str(place / "source.py"), str(made), name, doraise=True, invalidation_mode=UNCHECKED)
    return made.read_bytes()


def library(zipped: Path, target: Path) -> None:
    wanted = used(str(zipped))
    whole = io.BytesIO()
    with zipfile.ZipFile(zipped) as old, zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as new:
        for name in sorted(old.namelist()):
            data = old.read(name)
            if name in wanted:
                name, data = f"{name}c", read(f"{zipped}/{name}", data, Path("/tmp"))
            new.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
    target.write_bytes(whole.getvalue())


def main() -> None:
    (zipped,) = [Path(path) for path in sys.path if path.endswith(".zip")]
    library(zipped, TARGET)


if __name__ == "__main__":
    main()
