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


def all_hold(conditions: Sequence[Condition], match: Match, seat: int) -> bool:
    return all(holds(condition, match, seat) for condition in conditions)


def holds(condition: Condition, match: Match, seat: int) -> bool:
    found = value_at(condition.way, match, seat)
    if condition.how == "is":
        return bool(found == condition.value)
    if not isinstance(found, int):
        raise BadLesson(f"{condition.way} is {found!r}, which is no number")
    return bool(found >= condition.value if condition.how == "least" else found <= condition.value)


def value_at(way: str, match: Match, seat: int) -> Any:
    """A list at the end of a way followed by `count` stands for its length."""
    first, *names = way.split(".")
    at: Any
    if first == "view":
        at = match.seen(seat)
    elif first == "shown":
        at = match.shown(seat)
    elif first == "over":
        at = match.over
    else:
        raise BadLesson(f"a way begins with view, shown or over, unlike {way!r}")
    for name in names:
        try:
            if isinstance(at, Mapping):
                at = at[name]
            elif name == "count":
                at = len(at)
            else:
                at = at[int(name)]
        except (KeyError, IndexError, ValueError, TypeError):
            raise BadLesson(f"there is nothing at {way!r}") from None
    return at
