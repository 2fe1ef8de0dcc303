"""The weights of a game's greedy bot: the file they stand in, and the same file with other numbers."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from permonik.bots.registry import read_weights
from permonik.errors import PermonikError
from permonik.kernel.game import Game
from permonik.minds.doors import minded

LINE = re.compile(r"(?P<before>\s*(?P<name>[\w-]+)\s*=\s*)(?P<number>[^#\s]+)(?P<gap>\s*)(?P<after>.*)")


class NoWeights(PermonikError):
    """A game that has no weights, or none of that name."""


class Sheet(NamedTuple):
    """A file of weights: its text, and the numbers in it by name, in the order of the file."""

    text: str
    numbers: dict[str, float]


def sheet_of(rules: Game) -> Sheet:
    """What `greedy` plays by: data/greedy.toml, beside the module of the game."""
    if minded(rules).evaluation() is None:
        raise NoWeights(f"{rules.id} has no greedy bot to tune: the game has no evaluation")
    package = sys.modules[type(rules).__module__].__package__ or ""
    try:
        text = files(package).joinpath("data", "greedy.toml").read_text(encoding="utf-8")
    except (OSError, ValueError, ImportError):
        raise NoWeights(f"{rules.id} has no weights to tune: there is no data/greedy.toml in {package}") from None
    found = {name: float(value) for name, value in tomllib.loads(text).items() if isinstance(value, int | float)}
    return Sheet(text, found)


def sheet_from(file: Path, rules: Game) -> Sheet:
    """Somebody's own weights for a game."""
    found = read_weights(str(file), rules.id)
    return Sheet(file.read_text(encoding="utf-8"), found)


def rewritten(sheet: Sheet, changed: Mapping[str, float], heading: list[str]) -> str:
    """The file with other numbers; its names, their order and its comments stay. `heading` becomes comments above."""
    lines = [f"# {line}" if line else "" for line in heading]
    for line in sheet.text.splitlines():
        parts = LINE.fullmatch(line)
        if parts is None or parts["name"] not in changed:
            lines.append(line)
            continue
        start = parts["before"] + f"{changed[parts['name']]:.6g}"
        if parts["after"]:  # a comment stays in its column, if there is room
            start = start.ljust(parts.start("after") - 1) + " "
        lines.append(start + parts["after"])
    return "\n".join(lines) + "\n"


def put(path: Path, text: str) -> None:
    """Written beside it first, so that whoever is killed leaves a whole file."""
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        error.filename = str(path)  # the file that was meant
        raise
