"""A table as the device keeps it, and as the page is shown it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from permonik.kernel.game import OptionValue
from permonik.table.seats import Seat, called, seats_of


@dataclass(frozen=True, kw_only=True)
class Person:
    """Whose device it is."""

    id: str
    name: str
    face: str = ""

    def out(self) -> dict[str, Any]:
        return {"id": self.id, "name": self.name, "guest": True, "face": self.face}


@dataclass(frozen=True, kw_only=True)
class KeptTable:
    """All that is kept of a table beside the lines of its record and its drafts. `seal`: seed (a text: JSON's numbers
    are too short for it) and nonce of the deal."""

    id: str
    name: str
    game: str
    options: dict[str, OptionValue]
    study: bool
    seats: tuple[Seat, ...]
    header: str
    seal: tuple[str, str] | None
    created: float
    changed: float
    status: Literal["running", "finished"] = "running"
    entries: int = 0
    waiting: tuple[int, ...] = ()
    totals: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    rematch: str | None = None
    cave: str | None = None  # a try at the practice cave of that day or week
    origin: tuple[str, int] | None = None  # of a study: the table and the entry from which it branched off
    given: tuple[str, ...] = ()  # per seat: the name of who sits there, where several people share the device
    hints: tuple[int, ...] = ()  # per seat: how often a bot was asked what to do

    def data(self) -> dict[str, Any]:
        return asdict(self)

    def with_(self, **changes: Any) -> KeptTable:
        return replace(self, **changes)


def read_table(data: Mapping[str, Any]) -> KeptTable:
    seats = tuple(Seat(**seat) for seat in data["seats"])
    listed = ("seal", "waiting", "totals", "winners", "origin", "given", "hints")
    tuples = {name: tuple(data[name]) for name in listed if data.get(name) is not None}
    return KeptTable(**{**data, **tuples, "seats": seats})


def table_out(table: KeptTable, me: Person) -> dict[str, Any]:
    """The server's `TableOut`: everybody is here, nobody looks on, and nothing is talked about."""
    return {
        "id": table.id,
        "name": table.name,
        "game": table.game,
        "options": table.options,
        "status": table.status,
        "public": False,
        "study": table.study,
        "spectators": False,
        "chat": False,
        "clock": None,
        "wait": 0.0,
        "host": me.out(),
        "seats": [seat_out(table, seat, me) for seat in table.seats],
        "mine": seats_of(table.seats, me.id),
        "waiting": list(table.waiting),
        "entries": table.entries,
        "created": table.created,
        "changed": table.changed,
        "totals": list(table.totals) if table.totals is not None else None,
        "winners": list(table.winners) if table.winners is not None else None,
        "rematch": table.rematch,
        "rated": False,
        "group": None,
        "open_hands": False,
        "cave": None,
        "origin": {"table": table.origin[0], "entry": table.origin[1]} if table.origin is not None else None,
    }


def seat_out(table: KeptTable, seat: Seat, me: Person) -> dict[str, Any]:
    mine = seat.kind == "person"
    given = table.given[seat.seat] if table.given else ""
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": given or called(table.seats, seat, me.name if mine else "", table.study),
        "person": me.out() if mine else None,
        "bot": seat.bot,
        "online": True,
        "resigned": seat.resigned,
        "hints": table.hints[seat.seat] if table.hints else 0,
        "resting": False,
    }
