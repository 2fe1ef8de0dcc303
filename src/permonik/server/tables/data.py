"""A table as it is kept: what is known of it besides its record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from permonik.kernel.game import OptionValue
from permonik.server.storage import Row
from permonik.server.wire.tables import Clock, Origin
from permonik.table.seats import Seat, seats_of, with_seat

SeatData = Seat  # as the database calls it
Status = Literal["open", "running", "finished"]


class TableData(msgspec.Struct, frozen=True, kw_only=True):
    """`remaining`: seconds left per seat as of the last writing, and how many of them are `reserve`.

    `resting`: the seats whose clocks stand. `since`: per seat, since when it is waited for.
    """

    id: str
    name: str
    game: str
    options: dict[str, OptionValue]
    status: Status = "open"
    public: bool = False
    study: bool = False
    spectators: bool = True
    open_hands: bool = False
    chat: bool = True
    clock: Clock | None = None
    wait: float = 180.0  # seconds, for somebody who is away; 0: for ever
    host: str
    seats: tuple[Seat, ...]
    header: str | None = None
    entries: int = 0
    waiting: tuple[int, ...] = ()
    remaining: tuple[float, ...] | None = None
    reserve: tuple[float, ...] | None = None
    resting: tuple[int, ...] = ()
    since: tuple[float, ...] = ()
    totals: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    rematch: str | None = None
    circle: str | None = None  # the group whose table it is
    rated: bool = False
    players: tuple[str, ...] | None = None  # who sat down at its start; see live.who_began
    cave: str | None = None
    origin: Origin | None = None
    created: float
    changed: float

    def seats_of(self, person: str) -> list[int]:
        return seats_of(self.seats, person)

    def people(self) -> list[str]:
        """Everybody at the table, each once, in the order of their seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def with_seat(self, seat: Seat) -> TableData:
        return msgspec.structs.replace(self, seats=with_seat(self.seats, seat))

    def with_(self, **changes: Any) -> TableData:
        return msgspec.structs.replace(self, **changes)


JSON_COLUMNS = (
    *("options", "clock", "waiting", "remaining", "reserve", "resting", "since", "totals", "winners", "players"),
    "origin",
)
FLAGS = ("public", "study", "spectators", "open_hands", "chat", "rated")
COLUMNS = tuple(name for name in TableData.__struct_fields__ if name != "seats")


# What a decision can change of a table: the rest of its row stays as it is.
PLAYED = (
    *("status", "entries", "waiting", "remaining", "reserve", "resting", "since", "totals", "winners", "players"),
    "changed",
)


def table_values(table: TableData, columns: Sequence[str] = COLUMNS) -> list[str | int | float | None]:
    """The values of the columns, as a database takes them."""
    values: list[str | int | float | None] = []
    for name in columns:
        value = getattr(table, name)
        if name in JSON_COLUMNS and value is not None:
            value = msgspec.json.encode(value).decode()
        values.append(int(value) if name in FLAGS else value)
    return values


def read_table(row: Row, seats: list[Row]) -> TableData:
    data = {name: row[name] for name in COLUMNS}
    for name in JSON_COLUMNS:
        data[name] = msgspec.json.decode(data[name]) if data[name] is not None else None
    data = {name: value for name, value in data.items() if value is not None}
    for name in FLAGS:
        data[name] = bool(data[name])
    data["seats"] = [{**seat, "resigned": bool(seat["resigned"])} for seat in seats]
    return msgspec.convert(data, TableData)
