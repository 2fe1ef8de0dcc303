"""A table from outside: in a list, in the waiting room, as the host wants it."""

from __future__ import annotations

from typing import Literal

import msgspec

from permonik.server.wire.base import In, Int, Out, Short
from permonik.server.wire.people import Person


class Clock(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Live: `base` seconds for the whole game, and `increment` more for each decision. Over days: `days` for each
    decision, and a `reserve` of days for the whole game. `end`: what happens when they are used up."""

    base: Int = 0
    increment: Int = 0
    days: Int = 0
    reserve: Int = 0
    end: Literal["forfeit", "bot", "nothing"] = "nothing"


class SeatWish(In):
    """Who shall sit there: the host (several times: hotseat), somebody who comes, or a bot by its name."""

    kind: Literal["me", "open", "bot"]
    bot: Short | None = None


class NewTable(In):
    game: str
    seats: list[SeatWish]
    options: dict[Short, str | Int | bool] = msgspec.field(default_factory=dict)
    public: bool = False
    clock: Clock | None = None
    wait: Int | None = None  # seconds for somebody who is away, then a bot stands in; 0: never; None: as the house does
    spectators: bool = True
    open_hands: bool = False  # spectators see what each seat saw, a round later; who sits down agrees
    chat: bool | None = None  # None: on at private tables, off at public ones
    name: str | None = None
    begin: bool = False  # against bots alone: the host is to move first
    group: str | None = None  # one of mine: its members see the table
    rated: bool = False  # it counts; docs/ratings.md says what that asks for


class Origin(Out):
    """Where a study branched off: after so many entries of a match."""

    table: str
    entry: int


class SeatOut(Out):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    person: Person | None
    bot: str | None
    online: bool
    resigned: bool = False
    hints: int = 0  # how often a bot was asked what to do
    resting: bool = False  # on holiday: waited for without a clock


class TableOut(Out):
    """A table for lists and for the waiting room. `mine`: the seats of the person who asks."""

    id: str
    name: str
    game: str
    options: dict[str, str | int | bool]
    status: Literal["open", "running", "finished"]
    public: bool
    study: bool
    spectators: bool
    chat: bool
    clock: Clock | None
    wait: float
    host: Person
    seats: list[SeatOut]
    mine: list[int]
    waiting: list[int]
    entries: int
    created: float
    changed: float
    totals: list[int] | None = None
    winners: list[int] | None = None
    rematch: str | None = None
    rated: bool = False
    group: str | None = None
    open_hands: bool = False  # spectators see hands, a round later
    cave: str | None = None  # a try at the cave of that day or week
    origin: Origin | None = None  # of a study of mine that branched off from a match


class Join(In):
    seat: Int | None = None


class Remove(In):
    """The host removes a person before the start; that person cannot join again."""

    person: str


class Fork(In):
    at: Int
    bots: bool = False  # they play on for everybody but me


class Import(In):
    """A record's text becomes a study."""

    record: str


class Settings(In):
    """What the host can change at any time."""

    chat: bool | None = None
    spectators: bool | None = None
    open_hands: Literal[False] | None = None  # what others have agreed to can end, not begin
