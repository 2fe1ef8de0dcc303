"""Conditions on a position, for goals and remarks: plain data that the engine's own answers are held against.

A condition names a value by the way to it ("view.caves.0.goods.wood") and says `is`, `least` or `most`. The ways begin
with `view` (what the seat sees), `shown` (what a person is shown beside it) or `over`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from permonik.kernel.match import Match
from permonik.lessons.errors import BadLesson


class Condition(NamedTuple):
    way: str
    how: str  # is, least or most
    value: Any


def read_condition(entry: Mapping[str, Any]) -> Condition:
    hows = sorted(set(entry) - {"way"})
    if len(hows) != 1 or hows[0] not in ("is", "least", "most") or not isinstance(entry.get("way"), str):
        raise BadLesson(f"a condition has a way and one of is, least, most, unlike {dict(entry)!r}")
    return Condition(entry["way"], hows[0], entry[hows[0]])


class Position:
    """What a seat knows now, worked out once, and only where a condition asks for it."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.known: dict[str, Any] = {}

    def part(self, name: str) -> Any:
        if name not in self.known:
            if name == "view":
                self.known[name] = self.match.seen(self.seat)
            elif name == "shown":
                self.known[name] = self.match.shown(self.seat)
            elif name == "over":
                self.known[name] = self.match.over
            else:
                raise BadLesson(f"a way begins with view, shown or over, unlike {name!r}")
        return self.known[name]


def all_hold(conditions: Sequence[Condition], position: Position) -> bool:
    return all(holds(condition, position) for condition in conditions)


def holds(condition: Condition, position: Position) -> bool:
    found = value_at(condition.way, position)
    if condition.how == "is":
        return bool(found == condition.value)
    if not isinstance(found, int):
        raise BadLesson(f"{condition.way} is {found!r}, which is no number")
    return bool(found >= condition.value if condition.how == "least" else found <= condition.value)


def value_at(way: str, position: Position) -> Any:
    """`count` behind a list stands for its length, `greatest` behind numbers by name for the greatest of them."""
    first, *names = way.split(".")
    at = position.part(first)
    for name in names:
        try:
            if isinstance(at, Mapping):
                at = max(at.values()) if name == "greatest" else at[name]
            elif name == "count":
                at = len(at)
            else:
                at = at[int(name)]
        except (KeyError, IndexError, ValueError, TypeError):
            raise BadLesson(f"there is nothing at {way!r}") from None
    return at
