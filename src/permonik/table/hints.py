"""Whether a seat may ask a bot what it would do."""

from __future__ import annotations

from permonik.errors import OutOfTurn
from permonik.table.errors import NoHints
from permonik.table.table import Table


def check_hint(table: Table, seat: int) -> None:
    """Alone and against bots always; where other people play, only when all of them have agreed to it."""
    table.check_running()
    table.check_playing(seat)
    table.check_hints()
    if table.hints_of(seat) != "free":
        raise NoHints("other people play at this table: first all of them have to agree to hints")
    if seat not in table.match.waiting():
        raise OutOfTurn(f"seat {seat} is not asked anything now")
