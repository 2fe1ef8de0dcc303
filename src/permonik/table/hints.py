"""Whether a seat may ask a bot what it would do."""

from __future__ import annotations

from permonik.errors import OutOfTurn
from permonik.table.errors import NoHints
from permonik.table.table import Table


def check_hint(table: Table, seat: int) -> None:
    """Alone and against bots always; where other people play, never."""
    table.check_running()
    table.check_playing(seat)
    if table.one_try:
        raise NoHints("everybody has one try, on their own")
    if table.others(seat):
        raise NoHints("other people play at this table: nobody gets a hint here")
    if seat not in table.match.waiting():
        raise OutOfTurn(f"seat {seat} is not asked anything now")
