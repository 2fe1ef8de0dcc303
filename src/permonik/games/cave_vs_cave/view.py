"""What a seat may know: everything on the table. The game has no private information (H3)."""

from __future__ import annotations

from random import Random
from typing import Any

from permonik.games.cave_vs_cave.plain import Position, dump, restore
from permonik.games.cave_vs_cave.state import CaveState
from permonik.kernel.recall import Recall


class CaveView(Position):
    """Everything a seat may know."""

    game: str
    seat: int | None  # whose view it is; null: a spectator's


def view(s: CaveState, seat: int | None) -> CaveView:
    return {"game": "cave-vs-cave", "seat": seat, **dump(s)}


class CaveRecall(Recall):
    """What nobody has seen is not part of a state, so nothing is left to be imagined."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.state = restore(view)

    def fill(self, rng: Random) -> CaveState:
        return self.state.clone()
