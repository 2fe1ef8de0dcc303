"""The cells of the cave, numbered in a spiral from the start card: 0 is (0, 0), 1 lies east of it, then clockwise.

There is no border. The tables end where no game can come: 50 path cards reach at most 54 cells from the start.
"""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final[tuple[str, ...]] = ("N", "E", "S", "W")
STEP: Final[tuple[tuple[int, int], ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))  # x to the east, y to the south
RADIUS: Final = 56


def spiral(radius: int) -> tuple[list[int], list[int]]:
    """The coordinates of the cells: (0, 0), then one step, one step, two steps, two steps, three …, turning right."""
    xs, ys = [0], [0]
    x = y = 0
    side = EAST
    length = 1
    while len(xs) < (2 * radius + 1) ** 2:
        for _ in range(2):
            for _ in range(length):
                x += STEP[side][0]
                y += STEP[side][1]
                xs.append(x)
                ys.append(y)
            side = (side + 1) % 4
        length += 1
    size = (2 * radius + 1) ** 2
    return xs[:size], ys[:size]


def beside(xs: list[int], ys: list[int]) -> list[int]:
    """Per cell the four cells beside it (-1 behind the end of the tables)."""
    at = {(x, y): cell for cell, (x, y) in enumerate(zip(xs, ys, strict=True))}
    return [at.get((x + dx, y + dy), -1) for x, y in zip(xs, ys, strict=True) for dx, dy in STEP]


coordinates: Final = spiral(RADIUS)
X: Final[list[int]] = coordinates[0]
Y: Final[list[int]] = coordinates[1]
BESIDE: Final[list[int]] = beside(X, Y)  # by cell * 4 + side


def cell_at(x: int, y: int) -> int:
    """The number of a cell; -1 behind the end of the tables."""
    ring = max(abs(x), abs(y))
    if ring > RADIUS:
        return -1
    first = (2 * ring - 1) ** 2 - 1 if ring else 0  # the last number of the ring inside
    if ring == 0:
        return 0
    if x == ring and y > -ring:
        return first + y + ring
    if y == ring:
        return first + 2 * ring + ring - x
    if x == -ring:
        return first + 4 * ring + ring - y
    return first + 6 * ring + x + ring


def edge(cell: int, side: int) -> int:
    """The edge at a side of a cell, as one number for both cells: cell * 2 for its north side, + 1 for its west."""
    if side == NORTH:
        return cell * 2
    if side == WEST:
        return cell * 2 + 1
    return BESIDE[cell * 4 + side] * 2 + (1 if side == EAST else 0)
