"""Hints at a table: thought out in the bots' processes, told to the seat alone; that one was taken, everybody sees."""

from __future__ import annotations

from permonik.bots.hints import remembers
from permonik.housekeeping.questions import Question, drafted_answers, so_far
from permonik.kernel.record import Record
from permonik.server import timepiece
from permonik.server.play.deeds import own
from permonik.server.play.live import LiveTable
from permonik.server.storage.people import PersonData
from permonik.table.errors import NoHints
from permonik.table.hints import check_hint, open_question
from permonik.table.messages import DoubtOut, HintOut


async def hint(live: LiveTable, person: PersonData, seat: int, ref: int) -> HintOut:
    async with live.turn():
        table = own(live, person, seat)
        check_hint(table, seat)
        asked = open_question(table, seat).asked
        question, record = live.bots.advice(table, seat), so_far(table)
    lines = await live.house.pool.hint(await recalling(live, person, seat, question, record))
    if lines is None:
        raise NoHints("the bot has found nothing to say in time")
    await count(live, seat, len(record.entries))
    return HintOut(type="hint", ref=ref, seat=seat, asked=asked, lines=lines)


async def weigh(live: LiveTable, person: PersonData, seat: int, ref: int) -> DoubtOut:
    """Only where the bot has something to say it counts as a hint."""
    async with live.turn():
        table = own(live, person, seat)
        check_hint(table, seat)
        draft = table.drafts.drafted(seat).draft
        entry, steps = table.entries, len(draft.steps)
        answers = drafted_answers(table, seat)
        question, record = live.bots.advice(table, seat, answers), so_far(table)
    lines = await live.house.pool.hint(await recalling(live, person, seat, question, record))
    if lines:
        await count(live, seat, entry)
    return DoubtOut(type="doubt", ref=ref, seat=seat, entry=entry, steps=steps, better=lines[0] if lines else None)


async def recalling(live: LiveTable, person: PersonData, seat: int, question: Question, record: Record) -> Question:
    """Where an adviser learns from what others do, it is told what the seat saw of it."""
    if not remembers(live.data.game):
        return question
    return question._replace(seen=await live.house.work.remember(person.id, record, seat))


async def count(live: LiveTable, seat: int, entry: int) -> None:
    """A hint was taken: it is written down, and everybody sees it."""
    async with live.turn():
        await live.write(live.tables.add_hint(live.data.id, seat, entry, timepiece.now()))
        live.hints[seat] = live.hints.get(seat, 0) + 1
        await live.tell_table()
