"""The log as a story: one line for one deed, which unfolds into its parts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from permonik.kernel.message import AHEAD, PART, PRICE, STAGE, STEP, Message, Moved

NAMES_PRICE = frozenset(("price", "cost"))  # arguments of a line that says what its deed costs


class Deed(NamedTuple):
    """What was done; `price`: what led there, which its own line may name; `parts`: what came of it."""

    line: Message
    price: list[Message]
    parts: list[Message]


def deeds(lines: Iterable[Message]) -> list[Deed]:
    """The deeds that the lines tell. The page has the same in web/src/lib/table/deeds.ts.

    A part belongs to the latest deed that names its cause, no further back than the latest stage; where none does, to
    the latest deed. What is told ahead of a deed that has not come yet, or of a part, stands like any other line.
    """
    found: list[Deed] = []
    waiting: list[Message] = []
    for line in lines:
        if line.fold == AHEAD:
            waiting.append(line)
        elif line.fold == PART and found:
            owner_of(line, found).parts.extend([*waiting, line])
            waiting = []
        elif line.fold == PRICE and found:
            found[-1].price.append(line)
        elif line.fold == STEP and found and goes_on(found[-1].line, line):
            last = found.pop()
            found.append(Deed(line, [*last.price, last.line], last.parts))
        else:
            found.append(Deed(line, waiting, []))
            waiting = []
    return [*found, *[Deed(line, [], []) for line in waiting]]


def gains(deed: Deed, moved: Callable[[Message], list[Moved]]) -> list[Moved]:
    """What a deed changed, beside what its own line tells: per seat and kind of goods, those of the actor first."""
    lines = deed.parts if NAMES_PRICE.intersection(deed.line.args) else [*deed.price, *deed.parts]
    sums: dict[tuple[int, str], int] = {}
    for line in lines:
        for one in moved(line):
            sums[one.seat, one.amount] = sums.get((one.seat, one.amount), 0) + one.n
    found = [Moved(seat, amount, n) for (seat, amount), n in sums.items() if n]
    actor = deed.line.args.get("seat")
    return sorted(found, key=lambda one: (actor != {"seat": one.seat}, one.seat))


def goes_on(last: Message, line: Message) -> bool:
    return last.id == line.id and last.args.get("seat") == line.args.get("seat")


def owner_of(part: Message, found: list[Deed]) -> Deed:
    if part.cause:
        for deed in reversed(found):
            names = [deed.line.id, *[arg for arg in deed.line.args.values() if isinstance(arg, str)]]
            if part.cause in names:
                return deed
            if deed.line.fold == STAGE:
                break
    return found[-1]
