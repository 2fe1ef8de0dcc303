"""The housing check is exact: on thousands of random boards it says what trying every arrangement says."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from caverna_table import home, position

from permonik.games.caverna.housing import housed
from permonik.games.caverna.stalls import stalls
from permonik.testing import example, rule, ruling
from permonik.testing.contract.helpers import Helpers

HOUSING = Helpers(Path(__file__).resolve().parents[1]).load("caverna", "housing", "can_house")
FOREST = [f"r{row}c{column}" for row in range(4) for column in range(3)]
ROCK = [f"r{row}c{column}" for row in range(4) for column in range(3, 6) if (row, column) not in ((2, 3), (3, 3))]
PAIRS = [("r0c0", "r0c1"), ("r1c0", "r1c1"), ("r2c0", "r3c0"), ("r2c1", "r2c2")]


def random_home(rng: Random) -> dict[str, Any]:
    """A board that need not have come about by play: any number of anything."""
    larges = [pair for pair in PAIRS if rng.random() < 0.2]
    used = {cell for pair in larges for cell in pair}
    cells = {}
    crops = {}
    for cell in FOREST:
        if cell not in used:
            tile = rng.choice([None, None, "meadow", "meadow", "field", "small_pasture"])
            if tile is not None:
                cells[cell] = tile
                if tile == "field" and rng.random() < 0.4:
                    crops[cell] = {"grain": 2}
    for cell in ROCK:
        tile = rng.choice([None, None, None, "ore_mine", "ruby_mine"])
        if tile is not None:
            cells[cell] = tile
    rooms = ("cuddle_room", "breakfast_room", "stubble_room", "mixed_dwelling")
    furnished = {f"r{4 + at}c3" if at == 0 else f"r-1c{2 + at}": room for at, room in enumerate(rooms)}
    furnished = {cell: room for cell, room in furnished.items() if rng.random() < 0.35}
    ground = [cell for cell in FOREST if cells.get(cell) != "field"]
    stables = rng.sample(ground, min(len(ground), rng.randrange(4)))
    most = rng.choice([2, 4, 8])
    return home(
        cells=cells,
        rooms=furnished,
        larges=larges,
        stables=stables,
        crops=crops,
        dwarfs=[0] * rng.randrange(2, 7),
        dog=rng.choice([0, 0, 1, 2, 3, 5]),
        sheep=rng.randrange(most + 1),
        donkey=rng.randrange(most + 1),
        wild_boar=rng.randrange(most + 1),
        cattle=rng.randrange(most + 1),
    )


def check_stalls(plain: dict[str, Any], housed_all: bool) -> None:
    """What people are shown is an arrangement of the rules, and holds everybody if that is possible."""
    standing = stalls(position(plain).state.homes[0])
    sizes = sorted(room for _, room, _ in HOUSING.places(plain))
    guarded = [stall for stall in standing if stall["dogs"]]
    assert len(standing) == len(sizes)
    if not guarded:
        assert sorted(stall["room"] for stall in standing) == sizes
    for stall in standing:
        assert stall["count"] <= stall["room"]
        assert (stall["count"] > 0) == (stall["animal"] is not None)
    for stall in guarded:
        assert stall["room"] == stall["dogs"] + 1
        assert stall["animal"] in ("sheep", None)
    assert sum(stall["dogs"] for stall in standing) <= plain["goods"]["dog"]
    for beast in HOUSING.BEASTS:
        shown = sum(stall["count"] for stall in standing if stall["animal"] == beast)
        assert shown == plain["goods"][beast] if housed_all else shown <= plain["goods"][beast]


def is_housed(plain: dict[str, Any]) -> bool:
    return housed(position(plain).state.homes[0])


@rule("R8.2", "R8.4", "R8.6")
@pytest.mark.parametrize("block", range(10))
def test_it_says_what_every_arrangement_says(block: int) -> None:
    rng = Random(block)
    answers = []
    for _ in range(400):
        plain = random_home(rng)
        answer = is_housed(plain)
        assert answer == HOUSING.can_house(plain), plain
        answers.append(answer)
        check_stalls(plain, answer)
    assert 40 < sum(answers) < 360, "the boards are too easy or too hard"


@example("EX-12", "EX-13", "EX-14")
@pytest.mark.parametrize(
    ("board", "dogs", "sheep"),
    [
        ({"larges": [("r3c2", "r2c2")]}, 0, 4),
        ({"larges": [("r3c2", "r2c2")], "stables": ["r3c2"]}, 0, 8),
        ({"larges": [("r3c2", "r2c2")], "stables": ["r3c2", "r2c2"]}, 0, 16),
        ({"cells": {"r3c2": "small_pasture"}}, 0, 2),
        ({"cells": {"r3c2": "small_pasture"}, "stables": ["r3c2"]}, 0, 4),
        ({"cells": {"r3c2": "meadow"}}, 2, 3),
        ({"cells": {"r3c2": "meadow", "r3c1": "meadow"}}, 2, 4),
        ({"cells": {"r3c2": "small_pasture"}, "stables": ["r3c2"]}, 4, 5),
        ({"cells": {"r3c2": "small_pasture"}, "stables": ["r3c2"]}, 2, 4),
    ],
)
def test_capacities(board: dict[str, Any], dogs: int, sheep: int) -> None:
    """Two boars fill the entry-level dwelling, so that only the board counts."""
    for more, expected in ((0, True), (1, False)):
        plain = home(**board, dog=dogs, sheep=sheep + more, wild_boar=2)
        assert is_housed(plain) is expected


@example("EX-56")
@ruling("RU-8")
def test_neighbouring_pastures_stay_apart() -> None:
    board: dict[str, Any] = {"cells": {"r3c2": "small_pasture", "r3c1": "small_pasture"}, "stables": ["r3c2"]}
    for herd, expected in (
        ({"sheep": 4, "cattle": 2}, True),
        ({"sheep": 6}, True),
        ({"sheep": 5, "cattle": 1}, False),
    ):
        plain = home(**board, **herd, wild_boar=2)
        assert is_housed(plain) is expected
    # A large pasture with dogs is one place: dogs and one sheep more.
    plain = home(larges=[("r3c2", "r3c1")], dog=4, sheep=6, wild_boar=2)
    assert not is_housed(plain)
