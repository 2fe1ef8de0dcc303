"""Why not? Somebody points at a place on the board where nothing can be chosen, and is told the reason."""

from __future__ import annotations

from permonik.kernel.reason import why_not_there
from permonik.table.messages import BecauseOut
from permonik.table.states import message_out
from permonik.table.table import Table


def because(table: Table, seat: int, target: str, ref: int) -> BecauseOut:
    """No reason where something can be chosen there, where the question never looks, or where the seat is not asked.
    While the seat drafts, its question is the draft's."""
    table.check_playing(seat)
    match, held = table.match, table.drafts.open.get(seat)
    asks = seat in match.waiting() and not (held is not None and held.draft.done)
    state = match.state if held is None or not asks else held.draft.asked()
    found = why_not_there(match.game, state, seat, target) if asks else None
    reason = found[1] if found is not None else None
    return BecauseOut(
        type="because",
        ref=ref,
        seat=seat,
        target=target,
        reason=message_out(reason.message()) if reason is not None else None,
        rule=reason.rule if reason is not None else "",
    )
