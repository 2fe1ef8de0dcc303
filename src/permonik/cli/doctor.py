"""permonik doctor"""

from __future__ import annotations

import json
import os
import platform
import shutil
import socket
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.resources import files
from pathlib import Path
from re import match
from typing import NamedTuple

import click

import permonik
from permonik.cli.house import Negative, json_option
from permonik.cli.serve import default_data
from permonik.terminal.screen import PlainConsole

GOOD, COULD, BAD = "good", "could be better", "bad"
SIGNS = {GOOD: "✓", COULD: "·", BAD: "✗"}


class Finding(NamedTuple):
    about: str
    state: str
    what: str
    advice: str = ""


@click.command()
@json_option
def doctor(as_json: bool) -> None:
    """Say what is here, which build of the engine runs, and what would help.

    The exit code is 1 if something does not work at all.

    \b
    Example: permonik doctor
    """
    findings = [finding for look in LOOKS for finding in look()]
    if as_json:
        click.echo(json.dumps([finding._asdict() for finding in findings], ensure_ascii=False, indent=2))
    else:
        console = PlainConsole()
        for finding in findings:
            console.print(f"{SIGNS[finding.state]} {finding.about}: {finding.what}", soft_wrap=True)
            if finding.advice:
                console.print(f"    {finding.advice}", soft_wrap=True)
    broken = [finding.about for finding in findings if finding.state == BAD]
    if broken:
        raise Negative(f"not in order: {', '.join(broken)}")


def look_at_the_house() -> Iterator[Finding]:
    where = Path(permonik.__file__).parent
    yield Finding("permonik", GOOD, f"{permonik.__version__} in {where}")
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    yield Finding("machine", GOOD, f"Python {platform.python_version()}, {platform.system()}, cores: {cores}")


def look_at_the_engine() -> Iterator[Finding]:
    if permonik.compiled:
        yield Finding("engine", GOOD, "compiled")
        return
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        advice = "The compiled one is several times as fast: install a wheel of it, or a C compiler (gcc or clang)."
    else:
        advice = f"{compiler} can make the compiled one: `make play` does so in a checkout, and "
        advice += "`PYTHONPATH=$(make --silent engine) permonik …` uses it."
    yield Finding("engine", COULD, "pure Python: everything works, bots think less in the same time", advice)


def look_at_the_games() -> Iterator[Finding]:
    for name in permonik.games():
        try:
            game = permonik.load(name)
            permonik.Match.start(name, seed=0)
        except Exception as error:  # a plug-in may fail in any way; the others still want to be heard of
            yield Finding(name, BAD, f"{type(error).__name__}: {error}", "Remove or mend the package it comes from.")
            continue
        networks = [file.name for file in data_of(game) if file.name.endswith(".net")]
        yield Finding(name, GOOD, f"rules version {game.rules_version}, networks: {len(networks)}")


def data_of(game: permonik.Game) -> list[Path]:
    folder = Path(sys.modules[type(game).__module__].__file__ or "").parent / "data"
    return list(folder.iterdir()) if folder.is_dir() else []


def look_at_the_page() -> Iterator[Finding]:
    if files("permonik.server").joinpath("static", "index.html").is_file():
        yield Finding("page", GOOD, "built")
    else:
        yield Finding(
            "page", COULD, "not built: `permonik serve` has nothing to show", "`make web` builds it (Node.js 20)."
        )


def look_at_the_data() -> Iterator[Finding]:
    from permonik.server.storage import DATABASE  # here, since the web takes long to import

    folder = default_data()
    beside = next(parent for parent in (folder, *folder.parents) if parent.exists())
    if not os.access(beside, os.W_OK):
        yield Finding("data", BAD, f"{folder} cannot be written", "Choose another folder: permonik serve --data DIR")
        return
    free = shutil.disk_usage(beside).free
    state = GOOD if free > 200_000_000 else COULD
    there = "in use" if (folder / DATABASE).exists() else "nothing there yet"
    yield Finding("data", state, f"{folder}, {there}; free on the disk: {free // 1_000_000} MB")


def look_at_the_port() -> Iterator[Finding]:
    with socket.socket() as door:
        taken = door.connect_ex(("127.0.0.1", 8765)) == 0
    if taken:
        yield Finding("port", COULD, "8765 is taken", "If that is not this house: permonik serve --port 0")
    else:
        yield Finding("port", GOOD, "8765 is free")


def look_at_the_extras() -> Iterator[Finding]:
    """Packages that pyproject.toml names under an extra, and what is missing of them."""
    missing: dict[str, list[str]] = {}
    for line in requires("permonik") or ():
        found = match(r"""([\w.-]+).*; extra == ['"](\w+)['"]""", line)
        if found is None or found[2] == "dev" or found[1] == "permonik":
            continue
        lacking = missing.setdefault(found[2], [])
        try:
            version(found[1])
        except PackageNotFoundError:
            lacking.append(found[1])
    for extra, packages in sorted(missing.items()):
        if packages:
            advice = f"pip install 'permonik[{extra}]'"
            yield Finding(f"extra {extra}", COULD, f"missing: {', '.join(packages)}", advice)
        else:
            yield Finding(f"extra {extra}", GOOD, "complete")


LOOKS: tuple[Callable[[], Iterator[Finding]], ...] = (
    look_at_the_house,
    look_at_the_engine,
    look_at_the_games,
    look_at_the_page,
    look_at_the_data,
    look_at_the_port,
    look_at_the_extras,
)
