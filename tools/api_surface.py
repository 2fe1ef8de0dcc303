"""Writes docs/api-surface.txt: every public name of the package `permonik`, with its signature; and which of them the
pages of docs/reference.md show.

    python tools/api_surface.py           write the files
    python tools/api_surface.py --check   say how the package differs from them; exit code 1 if it does

What stands below `# -- inside` in a class is not promised to anybody. On the rest rely those who write a bot, a game or
an experiment: a line that goes or changes makes a new major version (docs/releasing.md). Behind the package stand
its bots and environments; what an environment does is promised by the library whose door it is.
"""

from __future__ import annotations

import argparse
import difflib
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name

import permonik
import permonik.bots

ENVIRONMENTS = (
    "envs.gymnasium.SeatEnv",
    "envs.gymnasium.SeatVectorEnv",
    "envs.pettingzoo.TableEnv",
    "envs.pool.GamePool",
    "envs.processes.ProcessVectorEnv",
)
DOCS = Path(__file__).resolve().parents[1] / "docs"
ENTRY = re.compile(r"^::: permonik\.([\w.]+)\n(?:    .*\n)*", re.MULTILINE)  # of the reference: a name and its options


def promised() -> Iterator[str]:
    """The names behind `permonik.`"""
    yield from sorted(permonik.__all__)
    yield from (f"bots.{name}" for name in sorted(permonik.bots.__all__))
    yield from ENVIRONMENTS


def surface() -> Iterator[str]:
    for name in promised():
        yield from lines_of(name, resolve_name(f"permonik.{name}"))


def lines_of(name: str, thing: object) -> Iterator[str]:
    if inspect.isclass(thing):
        yield f"class {name}{signature(thing)}"
        yield from (f"  {line}" for line in members(thing))
    elif callable(thing):
        yield f"{name}{signature(thing)}"
    elif inspect.ismodule(thing):
        own = [inner for inner in public(vars(thing)) if is_ours(getattr(thing, inner))]
        yield f"module {name}: {', '.join(sorted(own))}"
    else:
        yield f"{name}: {type(thing).__name__}"


def members(cls: type) -> Iterator[str]:
    """What it promises. How an environment is used its library promises; the constructor is ours."""
    if ".envs." in cls.__module__ and not all(base is object or is_ours(base) for base in cls.__mro__):
        return
    for name in sorted({name for part in parts(cls) for name in names(part)}):
        thing = inspect.getattr_static(cls, name, None)
        if thing is None:  # of instances alone
            yield f"{name}: {inspect.get_annotations(cls)[name]}"
        elif isinstance(thing, (classmethod, staticmethod)):
            yield f"{name}{signature(thing.__func__)} ({type(thing).__name__})"
        elif callable(thing):
            yield f"{name}{signature(thing)}"
        else:
            yield name


def names(cls: type) -> set[str]:
    """What a class promises itself: its attributes, those of its instances that it names, and its methods."""
    return set(public({**inspect.get_annotations(cls), **vars(cls)})) - inner_names(cls)


def reference(text: str) -> str:
    """The page with exactly the promised names below each class, wherever it has them from."""

    def entry(found: re.Match[str]) -> str:
        name = found[1]
        thing = resolve_name(f"permonik.{name}")
        if not inspect.isclass(thing) or hasattr(thing, "_fields"):
            return f"::: permonik.{name}\n"
        shown = [re.split(r"\W", line, maxsplit=1)[0] for line in members(thing)]
        inherited = sorted(set(shown) - names(thing))
        options = f"      members: [{', '.join(shown)}]\n"
        if inherited:
            options += f"      inherited_members: [{', '.join(inherited)}]\n"
        return f"::: permonik.{name}\n    options:\n{options}"

    return ENTRY.sub(entry, text)


def is_ours(thing: object) -> bool:
    return getattr(thing, "__module__", "").startswith("permonik.")


def parts(cls: type) -> list[type]:
    """A class, and what it is made of that has no public name itself."""
    exported = [resolve_name(f"permonik.{name}") for name in promised()]
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
    check = parser.parse_args().check
    differs = False
    for file in (DOCS / "api-surface.txt", DOCS / "reference.md"):
        kept = file.read_text(encoding="utf-8")
        new = reference(kept) if file.suffix == ".md" else "".join([f"{line}\n" for line in surface()])
        if not check:
            file.write_text(new, encoding="utf-8")
        lines = [text.splitlines(keepends=True) for text in (kept, new)]
        sys.stdout.writelines(difflib.unified_diff(*lines, f"docs/{file.name}", "the package"))
        differs = differs or kept != new
    return int(check and differs)


if __name__ == "__main__":
    raise SystemExit(main())
