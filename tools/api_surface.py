"""Writes docs/api-surface.txt: every public name of the package `permonik`, with its signature.

    python tools/api_surface.py           write the file
    python tools/api_surface.py --check   say how the package differs from it; exit code 1 if it does

What stands below `# -- inside` in a class is not promised to anybody. On the rest rely those who write a bot, a game or
an experiment: a line that goes or changes makes a new major version (docs/releasing.md).
"""

from __future__ import annotations

import argparse
import difflib
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import permonik

FILE = Path(__file__).resolve().parents[1] / "docs" / "api-surface.txt"


def surface() -> Iterator[str]:
    for name in sorted(permonik.__all__):
        thing = getattr(permonik, name)
        if inspect.isclass(thing):
            yield f"class {name}{signature(thing)}"
            yield from (f"  {line}" for line in members(thing))
        elif callable(thing):
            yield f"{name}{signature(thing)}"
        elif inspect.ismodule(thing):
            yield f"module {name}: {', '.join(sorted(public(vars(thing))))}"
        else:
            yield f"{name}: {type(thing).__name__}"


def members(cls: type) -> Iterator[str]:
    for name in sorted(name for part in parts(cls) for name in set(public(vars(part))) - inner_names(part)):
        thing = inspect.getattr_static(cls, name)
        if isinstance(thing, (classmethod, staticmethod)):
            yield f"{name}{signature(thing.__func__)} ({type(thing).__name__})"
        elif callable(thing):
            yield f"{name}{signature(thing)}"
        else:
            yield name


def parts(cls: type) -> list[type]:
    """A class, and what it is made of that has no public name itself."""
    exported = [getattr(permonik, name) for name in permonik.__all__]
    bases = [base for base in cls.__mro__[1:] if base.__module__.startswith("permonik.") and base not in exported]
    return [cls, *bases]


def inner_names(cls: type) -> set[str]:
    """The methods that a class keeps for itself."""
    _, _, inner = inspect.getsource(cls).partition("    # -- inside")
    return set(re.findall(r"^    def (\w+)", inner, re.MULTILINE))


def public(names: dict[str, object]) -> list[str]:
    return [name for name in names if not name.startswith("_") and name != "annotations"]


def signature(thing: object) -> str:
    fields = getattr(thing, "_fields", None)
    if fields is not None:  # a named tuple
        return f"({', '.join(fields)})"
    try:
        return str(inspect.signature(thing)).replace("'", "")  # type: ignore[arg-type]
    except ValueError:  # of a class that C made
        return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    lines = [f"{line}\n" for line in surface()]
    if not parser.parse_args().check:
        FILE.write_text("".join(lines), encoding="utf-8")
        return 0
    kept = FILE.read_text(encoding="utf-8").splitlines(keepends=True)
    sys.stdout.writelines(difflib.unified_diff(kept, lines, "docs/api-surface.txt", "the package"))
    return int(kept != lines)


if __name__ == "__main__":
    raise SystemExit(main())
