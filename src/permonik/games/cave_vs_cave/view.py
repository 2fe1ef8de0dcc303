"""What a seat may know: everything on the table. The game has no private information (H3)."""

from __future__ import annotations

from random import Random
from typing import Any

from permonik.games.cave_vs_cave.actions import CELL, GOOD, ROOM
from permonik.games.cave_vs_cave.cave import EMPTY, Cave
from permonik.games.cave_vs_cave.masks import bits
from permonik.games.cave_vs_cave.plain import dump, restore
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.tables import COST, FITTING, ORANGE
from permonik.kernel.recall import Recall


def view(s: CaveState, seat: int | None) -> dict[str, Any]:
    market = [offers(s, cave) for cave in s.caves]
    return {"game": "cave-vs-cave", "seat": seat, **dump(s), "market": market}


def offers(s: CaveState, cave: Cave) -> dict[str, Any]:
    """What a player lacks for each room of the display: it follows from the rest, so that a page needs no rules.

    missing   goods of its own cost that are not held
    cells     empty caverns whose walls satisfy it
    colour    whether its colour is allowed now (R6.6.4)
    """
    blue = cave.may_furnish_blue()
    return {
        ROOM.ids[room]: {
            "missing": {GOOD.ids[good]: due - cave.goods[good] for good, due in COST[room] if cave.goods[good] < due},
            "cells": [
                CELL.ids[cell]
                for cell, content in enumerate(cave.cells)
                if content == EMPTY and FITTING[cave.sides[cell]] >> room & 1
            ],
            "colour": blue or bool(ORANGE >> room & 1),
        }
        for room in bits(s.display)
    }


class CaveRecall(Recall):
    """What nobody has seen is not part of a state, so nothing is left to be imagined."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.state = restore(view)

    def fill(self, rng: Random) -> CaveState:
        return self.state.clone()
