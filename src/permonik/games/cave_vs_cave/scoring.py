"""Points (section 9) and the grade of a solo game (R10.9)."""

from __future__ import annotations

from permonik.games.cave_vs_cave.cave import Cave
from permonik.games.cave_vs_cave.masks import bits
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.tables import GOAL, GOLD, GOODS, OUTSTANDING, POINTS


def room_points(cave: Cave) -> int:
    return sum([POINTS[room] for room in bits(cave.rooms)])


def total(cave: Cave) -> int:
    """Rooms, and one point per gold (R9.2)."""
    return room_points(cave) + cave.goods[GOLD]


def holdings(cave: Cave) -> list[tuple[str, int]]:
    """Goods that are no points."""
    return [(f"good-{GOODS[good]}", cave.goods[good]) for good in range(len(GOODS)) if good != GOLD]


def best_room(cave: Cave) -> int:
    """The most valuable single room, which breaks ties (R9.4, RU-16)."""
    return max([POINTS[room] for room in bits(cave.rooms)])


def winners(s: CaveState) -> tuple[int, ...]:
    if len(s.caves) == 1:
        return (0,) if total(s.caves[0]) >= GOAL else ()
    results = [(total(cave), best_room(cave)) for cave in s.caves]
    if results[0] == results[1]:
        return ()  # a draw
    return (0,) if results[0] > results[1] else (1,)


def grade(points: int) -> str:
    """How a solo game went: missed, reached or outstanding (R10.7, R10.9)."""
    if points > OUTSTANDING:
        return "outstanding"
    return "reached" if points >= GOAL else "missed"
