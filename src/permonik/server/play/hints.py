"""Hints at a table: thought out in the bots' processes, told to the seat alone; that one was taken, everybody sees."""

from __future__ import annotations

import time
from hashlib import sha256

from permonik.server.bots.pool import Question
from permonik.server.play.deeds import own
from permonik.server.play.live import LiveTable
from permonik.server.storage.people import PersonData
from permonik.table.errors import NoHints
from permonik.table.hints import check_hint
from permonik.table.messages import HintOut

ADVISER = "hard"


async def hint(live: LiveTable, person: PersonData, seat: int, ref: int) -> HintOut:
    async with live.turn():
        table = own(live, person, seat)
        if live.data.rated:
            raise NoHints("this match is rated: nobody gets a hint here")
        check_hint(table, seat)
        match = table.match
        asked = match.asked_at(seat)
        key = f"{live.data.id}/hint/{seat}"
        # Of what is public: the adviser knows nothing of the deal.
        seed = int.from_bytes(sha256(f"{key}/{asked}".encode()).digest()[:8], "big")
        question = Question(
            key, ADVISER, live.data.game, seed, match.view(seat), match.options(seat), (), live.data.host, True
        )
        entry = len(match.record.entries)
    lines = await live.house.pool.hint(question)
    if lines is None:
        raise NoHints("the bot has found nothing to say in time")
    async with live.turn():
        await live.house.tables.add_hint(live.data.id, seat, entry, time.time())
        live.hints[seat] = live.hints.get(seat, 0) + 1
        await live.tell_table()
    return HintOut(type="hint", ref=ref, seat=seat, asked=asked, lines=lines)
