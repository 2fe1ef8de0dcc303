"""Drawings of positions: a game's own (its `draw.py`), or a general one made from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from permonik.kernel.domain import Domain
from permonik.kernel.game import Game, View
from permonik.kernel.message import SEAT
from permonik.kernel.registry import package_of
from permonik.words import Words, clean

Draw = Callable[[View, Words, Sequence[str]], RenderableType]

NOISE = ("game", "seat", "agenda")  # for machines


def drawing(game: Game) -> Draw:
    name = f"{package_of(game)}.draw"
    if find_spec(name) is None:
        return draw
    own: Draw = import_module(name).draw
    return own


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Any view: one row for each of its fields; what stands under "players" gets a column per player."""
    ids = ids_of(words.game) if words.game is not None else {}
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column()
    for key, value in view.items():
        if key in NOISE:
            continue
        if key == "players" and isinstance(value, list) and len(value) == len(names):
            table.add_row(label(key, words, ids), by_player(value, words, ids, names))
        else:
            table.add_row(label(key, words, ids), cell(value, words, ids))
    title = words.label("game-name") or clean(str(view.get("game", "")))
    return Panel(table, title=Text(title), expand=False)


def by_player(values: list[Any], words: Words, ids: dict[str, str], names: Sequence[str]) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column()
    for name in names:
        table.add_column(Text(clean(name)))
    fields = list(dict.fromkeys(key for value in values if isinstance(value, dict) for key in value))
    for field in fields:
        row = [cell(value.get(field), words, ids) if isinstance(value, dict) else "" for value in values]
        table.add_row(label(field, words, ids), *row)
    if not fields:
        table.add_row("", *[cell(value, words, ids) for value in values])
    return table


def cell(value: Any, words: Words, ids: dict[str, str]) -> RenderableType:
    if isinstance(value, dict):
        table = Table.grid(padding=(0, 1))
        for key, inner in value.items():
            table.add_row(label(key, words, ids), cell(inner, words, ids))
        return table
    if isinstance(value, list) and any(isinstance(one, (list, dict)) for one in value):
        table = Table.grid(padding=(0, 1))
        for number, inner in enumerate(value, 1):
            table.add_row(Text(f"{number}:", style="dim"), cell(inner, words, ids))
        return table
    if isinstance(value, list):
        return Text(", ".join(scalar(one, words, ids) for one in value) or "–")
    return Text(scalar(value, words, ids))


def scalar(value: Any, words: Words, ids: dict[str, str]) -> str:
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "✓" if value else "✗"
    if isinstance(value, str) and value in ids:
        return words.form(ids[value], "name")
    return clean(str(value))


def label(key: str, words: Words, ids: dict[str, str]) -> Text:
    """The message `view-key`, the name of the thing with that id, or the key itself."""
    text = words.label("view-" + key.replace("_", "-"))
    if text is None:
        text = words.form(ids[key], "name") if key in ids else clean(key.replace("_", " "))
    return Text(text)


def ids_of(game: Game) -> dict[str, str]:
    """Every id that stands for one thing only → the message that names it."""
    domains: list[Domain] = [domain for kind in game.table.kinds for domain in kind.domains]
    domains += [domain for line in game.lines for _, domain in line.args]
    domains += list(game.decks.values())
    found: dict[str, str] = {}
    twice: set[str] = set()
    for domain in dict.fromkeys(domains):
        if domain is SEAT or domain.numeric:
            continue
        for id in domain.ids:
            if id in found:
                twice.add(id)
            found[id] = f"{domain.name}-{id}"
    return {id: message for id, message in found.items() if id not in twice}
