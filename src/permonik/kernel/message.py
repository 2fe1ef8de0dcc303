"""Messages: what the engine tells, as an id with typed arguments. The words live in Fluent files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from permonik.kernel.domain import Domain

# An argument of a message: a number; the id of another message (a name); {"seat": n}; a nested message as
# {"id": …, "args": {…}}; or a list of these, which is worded as an enumeration.
Arg = int | str | dict[str, Any] | list[Any]


class Message(NamedTuple):
    """Something told: by which entry of the record, what, and the places on the board it speaks of."""

    entry: int
    id: str
    args: dict[str, Arg]
    targets: list[str]


class Score(NamedTuple):
    """A seat's points: their sum, and where they come from as (message id, points)."""

    total: int
    parts: list[tuple[str, int]]


SEAT = Domain("seat", [str(seat) for seat in range(8)])
NUMBER = Domain("number", [], numeric=True)


class Line(NamedTuple):
    """A kind of log line: the message id, and the name and domain of each argument."""

    id: str
    args: tuple[tuple[str, Domain], ...]


def line(id: str, **args: Domain) -> Line:
    return Line(id, tuple(args.items()))


def word(domain: Domain, value: int) -> Arg:
    """A number of the engine as an argument of a message."""
    if domain is SEAT:
        return {"seat": value}
    if domain is NUMBER:
        return value
    return domain.word(value)


def told(lines: Sequence[Line], entry: int, said: tuple[int, tuple[int, ...], int]) -> Message:
    """A log line from what a state said."""
    number, values, _ = said
    kind = lines[number]
    args: dict[str, Arg] = {}
    targets: list[str] = []
    for (name, domain), value in zip(kind.args, values, strict=True):
        args[name] = word(domain, value)
        if domain is not NUMBER:
            targets.append(f"{domain.name}:{domain.text(value)}")
    return Message(entry, kind.id, args, targets)
