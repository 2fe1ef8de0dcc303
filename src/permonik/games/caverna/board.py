"""The home board as a grid of bits: 4 x 6 cells, and around them the ring that the Office room opens (R5.20).

A cell is a bit at (row + 1) * 8 + column + 1, with row and column as in the rules, from -1 for the ring. So the
neighbours of many cells at once are four shifts. The left half of a row of eight is forest, the right half mountain;
nothing is adjacent across the middle (the cave entrance joins no tiles). In actions and texts a cell is its place in
`CELLS`: the board row by row, then the ring.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

WIDTH: Final = 8


def read() -> dict[str, Any]:
    text = files("permonik.games.caverna").joinpath("data", "home_board.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


DATA: Final[dict[str, Any]] = read()
ROWS: Final[int] = DATA["rows"]
COLUMNS: Final[int] = DATA["cols"]
FOREST_COLUMNS: Final[int] = len(DATA["forest_cols"])


def grid(row: int, column: int) -> int:
    return (row + 1) * WIDTH + column + 1


def places() -> list[tuple[int, int]]:
    """(row, column) of all cells: the board, then the ring of the forest, then that of the mountain."""
    found = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    for first, outside in ((0, -1), (FOREST_COLUMNS, COLUMNS)):
        columns = range(first, first + FOREST_COLUMNS)
        found += [(-1, column) for column in columns]
        found += [(ROWS, column) for column in columns]
        found += [(row, outside) for row in range(ROWS)]
    return found


PLACES: Final[tuple[tuple[int, int], ...]] = tuple(places())
CELLS: Final[tuple[str, ...]] = tuple([f"r{row}c{column}" for row, column in PLACES])
GRID: Final[tuple[int, ...]] = tuple([grid(row, column) for row, column in PLACES])  # from the number to the bit
CELL_AT: Final[tuple[int, ...]] = tuple([GRID.index(at) if at in GRID else -1 for at in range(6 * WIDTH)])


def cover(which: list[tuple[int, int]]) -> int:
    mask = 0
    for row, column in which:
        mask |= 1 << grid(row, column)
    return mask


ALL: Final[int] = cover(list(PLACES))
BOARD: Final[int] = cover(list(PLACES[: ROWS * COLUMNS]))
FOREST: Final[int] = cover([(row, column) for row, column in PLACES if column < FOREST_COLUMNS])  # with its ring
MOUNTAIN: Final[int] = ALL & ~FOREST
LEFT_ENDS: Final[int] = cover([(row, column) for row in range(-1, 5) for column in (-1, 3)])
RIGHT_ENDS: Final[int] = cover([(row, column) for row in range(-1, 5) for column in (2, 6)])

ENTRANCE_FOREST: Final[int] = cover([tuple(DATA["entrance"]["forest_cell"])])
PRINTED: Final[dict[str, int]] = {one["what"]: grid(one["cell"][0], one["cell"][1]) for one in DATA["printed"]}
PRINTED_CAVERN: Final[int] = 1 << PRINTED["cavern"]
ENTRY_LEVEL: Final[int] = 1 << PRINTED["entry_level_dwelling"]
BONUS: Final[tuple[tuple[int, str, int], ...]] = tuple(
    [(1 << grid(one["cell"][0], one["cell"][1]), good, n) for one in DATA["bonus"] for good, n in one["goods"].items()]
)


def beside(mask: int) -> int:
    """All cells next to one of these."""
    return (((mask << 1) & ~LEFT_ENDS) | ((mask >> 1) & ~RIGHT_ENDS) | (mask << WIDTH) | (mask >> WIDTH)) & ALL


def twin_starts(first: int, second: int, reach: int) -> int:
    """Cells of `first` that have a neighbour in `second`, so that one of both lies in `reach` and one on the board."""
    found = 0
    # For each direction: `second` and the conditions moved onto the cell it is seen from.
    moved = (second << 1) & ~LEFT_ENDS
    found |= moved & (reach | reach << 1) & (BOARD | BOARD << 1)
    moved = (second >> 1) & ~RIGHT_ENDS
    found |= moved & (reach | reach >> 1) & (BOARD | BOARD >> 1)
    moved = second << WIDTH
    found |= moved & (reach | reach << WIDTH) & (BOARD | BOARD << WIDTH)
    moved = second >> WIDTH
    found |= moved & (reach | reach >> WIDTH) & (BOARD | BOARD >> WIDTH)
    return found & first


def twin_ends(start: int, second: int, reach: int) -> int:
    """Where the other half may lie, when the first half (a mask of one cell) lies at `start`."""
    found = beside(start) & second
    if not start & reach:
        found &= reach
    if not start & BOARD:
        found &= BOARD
    return found
