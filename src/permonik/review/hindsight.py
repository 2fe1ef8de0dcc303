"""Who could know what when: told by a game with secret roles (its `hindsight.py`), after the end."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from permonik.kernel.game import Game
from permonik.kernel.record import Record
from permonik.kernel.registry import package_of
from permonik.minds.hindsight import Hindsight


def hindsight(game: Game, record: Record) -> Hindsight | None:
    """Of a finished match; None where the game has no roles that are a secret."""
    name = f"{package_of(game)}.hindsight"
    if find_spec(name) is None:
        return None
    own: Callable[[Record], Hindsight] = import_module(name).hindsight
    return own(record)


def hindsight_data(found: Hindsight) -> dict[str, Any]:
    """As plain data."""
    return {
        "traitors": found.traitors,
        "facts": [
            {"seat": one.seat, "message": {"id": one.id, "args": one.args, "targets": [], "entry": one.entry}}
            for one in found.facts
        ],
        "suspicions": [
            {"seat": one.seat, "points": [{"entry": entry, "chances": chances} for entry, chances in one.points]}
            for one in found.suspicions
        ],
    }
