"""What a state tells of each game, as JSON Schema: its view as people get it, and what they are shown beside it.

Each game has definitions of its own, since two games may call different things by one name.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from permonik.kernel.game import Game
from permonik.kernel.registry import games, load

REFERENCE: Final = re.compile(r'"#/games/[^"]*/([^"/]*)"')


def view_schemas() -> dict[str, Any]:
    return {name: view_schema(load(name)) for name in games(hidden=True)}


def view_schema(game: Game) -> dict[str, Any]:
    (view, shown), found = msgspec.json.schema_components(
        [game.view_type, game.shown_type], ref_template=f"#/games/{game.id}/$defs/{{name}}"
    )
    people = found[game.view_type.__name__]
    for name in game.for_programs:
        people["properties"].pop(name, None)
    people["required"] = [name for name in people["required"] if name in people["properties"]]
    return {"view": view, "shown": shown, "$defs": {name: found[name] for name in sorted(named([view, shown], found))}}


def named(schema: Any, found: dict[str, Any]) -> set[str]:
    """The definitions that a schema leads to."""
    names: set[str] = set()
    ahead = REFERENCE.findall(text(schema))
    while ahead:
        name = ahead.pop()
        if name not in names:
            names.add(name)
            ahead += REFERENCE.findall(text(found[name]))
    return names


def text(schema: Any) -> str:
    return msgspec.json.encode(schema).decode()
