"""The cave of the day and of the week."""

from __future__ import annotations

from typing import Literal

from permonik.server.wire.base import Out
from permonik.server.wire.people import Person


class CaveTry(Out):
    """My try: its table, and what it has brought once it is over."""

    table: str
    score: int | None


class CaveOut(Out):
    """The cave of a day or a week that is open now; `ends`: when it closes. `previous` has a ladder."""

    game: str
    period: str
    every: Literal["day", "week"]
    ends: float
    bots: int
    commitment: str
    tries: int
    mine: CaveTry | None
    previous: str


class Caves(Out):
    """The caves that are open, and how many days in a row I have finished one."""

    caves: list[CaveOut]
    streak: int


class CavePlace(Out):
    """A place on a ladder. Equal scores share it; the table can be watched."""

    place: int
    person: Person
    score: int
    table: str


class CaveScore(Out):
    score: int
    people: int


class Ladder(Out):
    """A cave that has closed: what its deal was made of, the best hundred, and how many had which score."""

    game: str
    period: str
    previous: str
    commitment: str
    seed: str
    nonce: str
    tries: int
    places: list[CavePlace]
    scores: list[CaveScore]
