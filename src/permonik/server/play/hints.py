"""Hints at a table: thought out in the bots' processes, told to the seat alone; that one was taken, everybody sees."""

from __future__ import annotations

import time
from hashlib import sha256

from permonik.bots.hints import remembers
from permonik.kernel.record import Record
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
        check_hint(table, seat)
        match = table.match
        asked = match.asked_at(seat)
        key = f"{live.data.id}/hint/{seat}"
        # Of what is public: the adviser knows nothing of the deal.
        seed = int.from_bytes(sha256(f"{key}/{asked}".encode()).digest()[:8], "big")
        question = Question(
            key, ADVISER, live.data.game, seed, match.view(seat), match.options(seat), (), live.data.host, True
        )
        record = Record(match.record.header, list(match.record.entries))
    if remembers(live.data.game):
        question = question._replace(seen=await live.house.work.remember(person.id, record, seat))
    lines = await live.house.pool.hint(question)
    if lines is None:
        raise NoHints("the bot has found nothing to say in time")
    async with live.turn():
        await live.house.tables.add_hint(live.data.id, seat, len(record.entries), time.time())
        live.hints[seat] = live.hints.get(seat, 0) + 1
        await live.tell_table()
    return HintOut(type="hint", ref=ref, seat=seat, asked=asked, lines=lines)
