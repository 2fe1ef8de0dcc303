"""Games over days: whose turn it is, and holidays."""

from __future__ import annotations

from permonik.server.wire.base import In, Out
from permonik.server.wire.tables import TableOut


class Turn(Out):
    """A table at which somebody waits for me: since when, and until when I have time (None: as long as I like)."""

    table: TableOut
    since: float
    until: float | None


class HolidayWish(In):
    """From when until when (times) my clocks by days shall stand."""

    start: float
    until: float


class Holiday(Out):
    """`number` names it. `until` can lie in the past: then it is counted, and nothing else."""

    number: int
    start: float
    until: float


class Holidays(Out):
    """My holidays of a year, and how many days of it are left."""

    holidays: list[Holiday]
    left: float
