"""Whether a seat may ask a bot what it would do, and about which question."""

from __future__ import annotations

from typing import NamedTuple

from permonik.errors import OutOfTurn
from permonik.kernel.game import Option, View
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


class OpenQuestion(NamedTuple):
    """`asked` names it, as it is named in the seat's state."""

    asked: int
    view: View
    options: list[Option]


def open_question(table: Table, seat: int) -> OpenQuestion:
    """What a waiting seat is asked now: by the match, or in its draft as far as that has come."""
    match, held = table.match, table.drafts.open.get(seat)
    if held is None or held.draft.done:
        return OpenQuestion(match.asked_at(seat), match.view(seat), match.options(seat))
    return OpenQuestion(held.number, held.draft.view(), held.draft.options())
