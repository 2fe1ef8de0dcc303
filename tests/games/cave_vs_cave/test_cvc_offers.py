"""Nothing legal is impossible, nothing illegal is offered: full lists at every step, in positions of all kinds."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from cave_table import GOODS, LIGHT, position

import permonik
from permonik.games.cave_vs_cave import GAME
from permonik.testing import rule, ruling
from permonik.testing.contract.helpers import Helpers

INVARIANTS = Helpers(Path(__file__).resolve().parents[1]).load("cave-vs-cave", "invariants", "check")
COVERED = ["r0c0", "r0c1", "r1c0", "r1c1", "r2c1", "r3c1", "r4c0", "r4c1", "r4c2"]
DARK = [room for room in GAME.decks["rooms"].ids if room not in LIGHT and room != "cave_entrance"]
SLOTS = [slot for slot in GAME.table.by_verb["build"].domains[0].ids if "extra" not in slot]
BLUE = ["prospecting_site", "retting_room", "equipment_room", "wood_storeroom", "dungeon"]


def anything(rng: Random) -> dict[str, Any]:
    """Two caves, anyhow dug out, furnished and walled; the last round, in which all tiles are up."""
    dug = [[cell for cell in COVERED if rng.random() < share] for share in (rng.random(), rng.random())]
    if rng.random() < 0.2:
        dug[0] = list(COVERED)
    seen = rng.sample(DARK, sum(map(len, dug)))
    rooms = rng.sample([*LIGHT, *seen], len(LIGHT) + len(seen))
    caves: list[dict[str, str]] = []
    for cells in dug:
        cave = dict.fromkeys(cells, "empty")
        lead = 1
        for cell in rng.sample([*cells, "r2c0"], rng.choice([0, len(cells) // 2, len(cells), len(cells) + 1])):
            room = rooms.pop() if rooms else "shelf"
            lead += -1 if room in BLUE else 1
            if lead <= 0 or room in [*cave.values(), *[other for one in caves for other in one.values()]]:
                rooms.insert(0, room)
                break
            cave[cell] = room
        caves.append(cave)
    walls = rng.sample(SLOTS, rng.randint(0, 7))
    full = "r2c0" in caves[0] and not {"empty"} & set(caves[0].values()) and len(dug[0]) == 9
    return {
        "round": 8,
        "goods": {good: rng.choice([0, 1, 2, 3, 5, 9]) for good in GOODS},
        "other_goods": {good: rng.choice([0, 1, 9]) for good in GOODS},
        "cells": caves[0],
        "other_cells": caves[1],
        "walls": walls,
        "other_walls": rng.sample(SLOTS, rng.randint(0, 7 - len(walls))),
        "display": rooms,
        "face": rng.choice(["two_walls", "three_walls"]) if full else None,
    }


@ruling("RU-24")
@rule("R5.7")
@pytest.mark.parametrize("seed", range(4))
def test_every_list_of_options_is_complete_and_legal(seed: int) -> None:
    """Turns from random positions, compared step by step with a slow referee who knows the rules by heart."""
    rng = Random(seed)
    asked: set[str] = set()
    for _ in range(12):
        state = position(**anything(rng)).state
        for _ in range(40):
            INVARIANTS.check(GAME, state)
            if state.over:
                break
            if chance := state.chance():
                state.apply(permonik.CHANCE, rng.choice(chance.outcomes))
                continue
            (seat,) = state.waiting()
            asked.add(type(state.open(seat)).__name__)
            actions = state.actions(seat)
            state.apply(seat, rng.choice(actions[1:] if len(actions) > 1 and rng.random() < 0.8 else actions))
    assert asked >= {"TakeTile", "Act", "UseRoom", "InRoom", "BuildWall", "Dig", "ChooseRoom", "ChooseCell", "GainOne"}
