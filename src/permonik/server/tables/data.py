"""A table as it is kept: what is known of it besides its record."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from permonik.kernel.game import OptionValue
from permonik.server.storage import Row
from permonik.server.wire import Clock

Status = Literal["open", "running", "finished"]


class SeatData(msgspec.Struct, frozen=True, kw_only=True):
    """`person` and `bot` say who decides; `name` is how the seat is called in the match.

    A seat of a person with a bot: the bot stands in while the person is away.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    person: str | None = None
    bot: str | None = None
    name: str = ""
    resigned: bool = False

    @property
    def plays(self) -> bool:
        """Whether a person decides here."""
        return self.kind == "person" and not self.resigned and self.bot is None

    def with_(self, **changes: Any) -> SeatData:
        return msgspec.structs.replace(self, **changes)

    def without_person(self, name: str) -> SeatData:
        return msgspec.structs.replace(self, person=None, name=name)


class TableData(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    game: str
    options: dict[str, OptionValue]
    status: Status = "open"
    public: bool = False
    study: bool = False
    spectators: bool = True
    chat: bool = True
    clock: Clock | None = None
    host: str
    seats: tuple[SeatData, ...]
    header: str | None = None
    entries: int = 0
    waiting: tuple[int, ...] = ()
    remaining: tuple[float, ...] | None = None
    totals: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    rematch: str | None = None
    created: float
    changed: float

    def seats_of(self, person: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.person == person]

    def people(self) -> list[str]:
        """Everybody at the table, each once, in the order of their seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def with_seat(self, seat: SeatData) -> TableData:
        seats = (*self.seats[: seat.seat], seat, *self.seats[seat.seat + 1 :])
        return msgspec.structs.replace(self, seats=seats)

    def with_(self, **changes: Any) -> TableData:
        return msgspec.structs.replace(self, **changes)


JSON_COLUMNS = ("options", "clock", "waiting", "remaining", "totals", "winners")
FLAGS = ("public", "study", "spectators", "chat")
COLUMNS = tuple(name for name in TableData.__struct_fields__ if name != "seats")


def table_values(table: TableData) -> list[str | int | float | None]:
    """The values of COLUMNS, as a database takes them."""
    values: list[str | int | float | None] = []
    for name in COLUMNS:
        value = getattr(table, name)
        if name in JSON_COLUMNS and value is not None:
            value = msgspec.json.encode(value).decode()
        values.append(int(value) if name in FLAGS else value)
    return values


def read_table(row: Row, seats: list[Row]) -> TableData:
    data = {name: row[name] for name in COLUMNS}
    for name in JSON_COLUMNS:
        data[name] = msgspec.json.decode(data[name]) if data[name] is not None else None
    for name in FLAGS:
        data[name] = bool(data[name])
    data["seats"] = [{**seat, "resigned": bool(seat["resigned"])} for seat in seats]
    return msgspec.convert(data, TableData)
