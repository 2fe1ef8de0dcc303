"""Messages: what the engine tells, as an id with typed arguments. The words live in Fluent files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from permonik.kernel.domain import Domain

# An argument of a message: a number; the id of another message (a name); {"seat": n}; a nested message as
# {"id": …, "args": {…}}; or a list of these, which is worded as an enumeration.
Arg = int | str | dict[str, Any] | list[Any]


# What a line is in the story that a log tells (kernel/deeds.py).
DEED = "deed"  # a line of its own
STAGE = "stage"  # the same, and nothing that follows is part of what came before it
PART = "part"  # of the deed that was told before, and brought about by what its `cause` names
AHEAD = "ahead"  # of the deed that is told next: what it costs, or the way there
STEP = "step"  # of a way: where the same seat goes on, its last step is the deed, and those before are parts of it
PRICE = "price"  # what the deed that was told before costs


class Message(NamedTuple):
    """Something told: by which entry of the record, what, and the places on the board it speaks of.

    `fold`: what it is in the log; `cause`: the message that names what brought it about, if one does.
    """

    entry: int
    id: str
    args: dict[str, Arg]
    targets: list[str]
    fold: str = DEED
    cause: str = ""


class Moved(NamedTuple):
    """What a line tells of a seat's goods: the message that words an amount of them, and how many more they are."""

    seat: int
    amount: str
    n: int


class Score(NamedTuple):
    """A seat's points: their sum, and where they come from as (message id, points)."""

    total: int
    parts: list[tuple[str, int]]


SEAT = Domain("seat", [str(seat) for seat in range(8)])
NUMBER = Domain("number", [], numeric=True)


class Line(NamedTuple):
    """A kind of log line: the message id, the name and domain of each argument, and what it is in the story.

    `cause`: the argument that names what brought it about, or the message that always does.
    """

    id: str
    args: tuple[tuple[str, Domain], ...]
    fold: str = DEED
    cause: str = ""


def line(id: str, by: str = "", **args: Domain) -> Line:
    """`by`: the argument that names its cause, or the message that always does."""
    return Line(id, tuple(args.items()), cause=by)


def stage(id: str, **args: Domain) -> Line:
    return Line(id, tuple(args.items()), STAGE)


def step(id: str, **args: Domain) -> Line:
    return Line(id, tuple(args.items()), STEP)


def ahead(id: str, **args: Domain) -> Line:
    return Line(id, tuple(args.items()), AHEAD)


def price(id: str, **args: Domain) -> Line:
    return Line(id, tuple(args.items()), PRICE)


def part(id: str, by: str = "", **args: Domain) -> Line:
    return Line(id, tuple(args.items()), PART, by)


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
    named = args.get(kind.cause, kind.cause)
    return Message(entry, kind.id, args, targets, kind.fold, named if isinstance(named, str) else "")
