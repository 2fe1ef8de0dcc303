"""What people do at a running table: whether they may, then the table's own deed. It happens whole or not at all."""

from __future__ import annotations

from typing import Literal

from permonik.housekeeping.records import MOST_WORK, work
from permonik.server import timepiece
from permonik.server.play.live import LiveTable
from permonik.server.problems import BadMessage, HandsHidden, RatedMatch, RecordFull
from permonik.server.storage.people import PersonData
from permonik.table.changes import Change
from permonik.table.messages import BecauseOut
from permonik.table.table import LONGEST_WAIT, Table
from permonik.table.why import because


async def decide(live: LiveTable, person: PersonData, seat: int, option: int, asked: int) -> None:
    async with live.turn():
        table = own(live, person, seat)
        live.check_room()
        watching = live.bots.watching(table, seat)
        change = table.decide(seat, asked, option, timepiece.steady())
        live.bots.note(table, watching, seat, option)
        await live.keep_and_tell(change)


async def draft(live: LiveTable, person: PersonData, seat: int, asked: int, picks: list[int]) -> None:
    async with live.turn():
        await live.keep_and_tell(own(live, person, seat).draft(seat, asked, picks))


async def draft_back(live: LiveTable, person: PersonData, seat: int, to: int) -> None:
    async with live.turn():
        await live.keep_and_tell(own(live, person, seat).back(seat, to))


async def confirm(live: LiveTable, person: PersonData, seat: int, number: int | None) -> None:
    """Bots that watch see every single answer."""
    async with live.turn():
        table = own(live, person, seat)
        live.check_room()
        try:
            change = table.confirm(
                seat, timepiece.steady(), lambda option: live.bots.note_now(table, seat, option), number
            )
        except BaseException:
            if table.entries > live.data.entries:
                live.reread()  # a half of it must not stay in memory
            raise
        await live.keep_and_tell(change)


async def take_back(live: LiveTable, person: PersonData, seat: int) -> None:
    async with live.turn():
        table = own(live, person, seat)
        live.check_room()
        if live.data.rated and not table.match.undoable(seat)[1]:
            raise RatedMatch("this match is rated: nothing is taken back that others have seen")
        if work(table.match.record) > MOST_WORK:
            raise RecordFull("so much was taken back in this match that it has to end there")
        await live.keep_and_tell(await taken_back(live, table, seat) if table.undoes(seat) else table.undo(seat))


async def resign(live: LiveTable, person: PersonData, seat: int) -> None:
    async with live.turn():
        await live.keep_and_tell(own(live, person, seat).resign(seat))


async def propose(
    live: LiveTable,
    person: PersonData,
    seat: int,
    what: Literal["end", "stand-in", "hints"],
    for_seat: int | None,
    bot: str | None,
) -> None:
    async with live.turn():
        table = own(live, person, seat)
        if what == "end":
            change = table.propose_end(seat)
        elif what == "hints":
            change = table.propose_hints(seat)
        elif for_seat is None:
            raise BadMessage("say for which seat the bot shall stand in")
        else:
            live.house.bot_for(live.data.game, bot)  # a wish must make sense; who sits there is not theirs to choose
            limit = table.wait or LONGEST_WAIT
            change = table.propose_stand_in(seat, for_seat, table.stand_in, limit, timepiece.steady())
        await live.keep_and_tell(change)


async def answer(live: LiveTable, person: PersonData, seat: int, agree: bool) -> None:
    async with live.turn():
        table = own(live, person, seat)
        by = table.answers_undo(seat, agree)
        await live.keep_and_tell(table.answer(seat, agree) if by is None else await taken_back(live, table, by))


async def look_through(live: LiveTable, person: PersonData, seat: int, entry: int) -> str:
    """An earlier position as somebody else saw it: the text of a `SnapshotOut`."""
    async with live.turn():
        if not live.may_see_hands(person.id):
            raise HandsHidden("you play here: hands of others are open to you when the match is over")
        look = live.started().look_through(seat, entry)
    return await live.house.work.look(person.id, look.record, look.seat, look.over)


async def look_at(live: LiveTable, person: str, seat: int | None, entry: int) -> str:
    """An earlier position, as the seat saw it: the text of a `SnapshotOut`."""
    async with live.turn():
        look = live.started().look_at(seat, entry)
    return await live.house.work.look(person, look.record, look.seat, look.over)


async def why(live: LiveTable, person: PersonData, seat: int, target: str, ref: int) -> BecauseOut:
    async with live.turn():
        return because(own(live, person, seat), seat, target, ref)


async def taken_back(live: LiveTable, table: Table, seat: int) -> Change:
    """A long match takes a moment to be folded again: elsewhere, so that other tables do not wait for it."""
    person = live.data.seats[seat].person or live.data.host
    match = await live.house.work.undo(person, table.match, seat, table.consent_of(seat))
    return table.went_back(match, live.data.entries)


def own(live: LiveTable, person: PersonData, seat: int) -> Table:
    """The table, for somebody who sits there."""
    table = live.started()
    live.check_mine(person, seat)
    return table
