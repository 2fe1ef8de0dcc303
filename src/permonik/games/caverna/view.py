"""What a seat may know: everything on the table. Cards and markers to come are in no state (H1, H2)."""

from __future__ import annotations

from random import Random
from typing import Any

from permonik.games.caverna import scoring
from permonik.games.caverna.plain import dump, restore
from permonik.games.caverna.stalls import stalls
from permonik.games.caverna.state import CavernaState
from permonik.kernel.recall import Recall


def view(s: CavernaState, seat: int | None) -> dict[str, Any]:
    """The position; and, so that a page needs no rules, the points as they stand now and where animals could stand."""
    scores = [[list(part) for part in scoring.parts(home)] for home in s.homes]
    standing = [stalls(home) for home in s.homes]
    return {"game": "caverna", "seat": seat, **dump(s), "scores": scores, "stalls": standing}


class CavernaRecall(Recall):
    """What nobody has seen is not part of a state, so nothing is left to be imagined."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.state = restore(view)

    def fill(self, rng: Random) -> CavernaState:
        return self.state.clone()
