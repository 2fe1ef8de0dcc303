"""What people say at a table, and who reads it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from permonik.table.errors import ChatOff, NotSeated


class Line(NamedTuple):
    """The lines of a table are numbered; `at` is the time of day."""

    number: int
    person: str
    text: str
    at: float


class Talk:
    """The last lines, the oldest first, and per person whom they do not want to read."""

    def __init__(self, lines: Iterable[Line] = (), mutes: Mapping[str, Collection[str]] | None = None) -> None:
        self.lines = list(lines)
        self.mutes = {person: set(muted) for person, muted in (mutes or {}).items()}

    def line(self, person: str, text: str, at: float) -> Line:
        """The next line, for whoever keeps it: it is said once it is `said`."""
        return Line(self.lines[-1].number + 1 if self.lines else 0, person, text, at)

    def said(self, line: Line) -> None:
        self.lines.append(line)

    def mute(self, person: str, other: str, muted: bool) -> None:
        whom = self.mutes.setdefault(person, set())
        if muted:
            whom.add(other)
        else:
            whom.discard(other)

    def reads(self, person: str, line: Line) -> bool:
        return line.person not in self.mutes.get(person, ())

    def read_by(self, person: str) -> list[Line]:
        return [line for line in self.lines if self.reads(person, line)]


def check_speaker(chat: bool, seated: bool) -> None:
    """Those who sit at the table can say something; spectators can read it."""
    if not chat:
        raise ChatOff("chat is off at this table")
    if not seated:
        raise NotSeated("only those who sit at the table can chat")
