"""What people do at a running table. Every deed happens whole or not at all."""

from __future__ import annotations

from typing import Literal

from permonik import bots
from permonik.errors import BadSeat, MatchOver
from permonik.kernel.match import Match
from permonik.kernel.record import Seal, SeatChange
from permonik.server.play.live import LiveTable, bot_name
from permonik.server.play.proposals import Proposal
from permonik.server.problems import (
    BadMessage,
    NoProposal,
    NotAway,
    NotYourSeat,
    ProposalOpen,
    RecordFull,
    StillRunning,
)
from permonik.server.storage.people import PersonData
from permonik.server.tables.data import SeatData
from permonik.server.tables.records import MOST_WORK, cut, work

MOST_SEAT_CHANGES = 100


async def decide(live: LiveTable, person: PersonData, seat: int, option: int, asked: int) -> None:
    async with live.turn():
        match = live.playing()
        check_playing(live, person, seat)
        live.check_room()
        first = len(match.record.entries)
        live.choose(seat, option, asked)
        if live.clocks is not None:
            live.clocks.settle()
            live.clocks.reward(seat)
        await live.commit(first)


async def take_back(live: LiveTable, person: PersonData, seat: int) -> None:
    """Takes the seat's last decision back: at once where that is free or nobody has to be asked."""
    async with live.turn():
        match = live.playing()
        check_running(match)
        check_playing(live, person, seat)
        live.check_room()
        if work(match.record) > MOST_WORK:
            raise RecordFull("so much was taken back in this match that it has to end there")
        _, free = match.undoable(seat)
        needs = live.others(person.id)
        if free or not needs:
            await undo(live, seat)
        else:
            await open_proposal(live, Proposal("undo", seat, needs))


async def resign(live: LiveTable, person: PersonData, seat: int) -> None:
    async with live.turn():
        check_running(live.playing())
        check_playing(live, person, seat)
        await give_up(live, seat)


async def propose(
    live: LiveTable,
    person: PersonData,
    seat: int,
    what: Literal["end", "stand-in"],
    for_seat: int | None,
    bot: str | None,
) -> None:
    async with live.turn():
        check_running(live.playing())
        check_playing(live, person, seat)
        needs = live.others(person.id)
        if what == "end":
            await open_proposal(live, Proposal("end", seat, needs))
            return
        if for_seat is None:
            raise BadMessage("say for which seat the bot shall stand in")
        gone = live.seat(for_seat)
        if not gone.plays or gone.person is None or gone.person == person.id:
            raise BadSeat(f"seat {for_seat} has nobody who could be away")
        away, limit = live.away_for(gone.person), live.house.config.away_after
        if away < limit:
            raise NotAway(f"{gone.name} has been away for {away:.0f} s; a bot can stand in after {limit:.0f} s")
        live.house.bot_for(live.data.game, bot)  # a wish must make sense, but who sits there is not theirs to choose
        needs -= set(live.data.seats_of(gone.person))
        await open_proposal(live, Proposal("stand-in", seat, needs, for_seat, bots.default(live.data.game)))


async def answer(live: LiveTable, person: PersonData, seat: int, agree: bool) -> None:
    """Agrees for all seats of the person. Whoever proposed can withdraw."""
    async with live.turn():
        check_playing(live, person, seat)
        proposal = live.proposal
        if proposal is None:
            raise NoProposal("nothing is proposed")
        if seat not in proposal.needs and (agree or seat != proposal.by):
            raise NoProposal(f"seat {seat} is not asked")
        if not agree:
            live.proposal = None
            live.tell_proposal()
            return
        proposal.needs -= set(live.data.seats_of(person.id))
        if proposal.needs:
            live.tell_proposal()
        else:
            await carry_out(live, proposal)


async def look_at(live: LiveTable, person: str, seat: int | None, entry: int) -> str:
    """An earlier position, as the seat saw it: the text of a `SnapshotOut`."""
    async with live.turn():
        match = live.playing()
        count = len(match.record.entries)
        if not 0 <= entry <= count:
            raise BadMessage(f"entries are numbered 0 to {count}, not {entry}")
        record, over = cut(match.record, entry), match.over
    return await live.house.work.look(person, record, seat, over)


async def end_clocks(live: LiveTable) -> None:
    """What the end of somebody's time does is an option of the table."""
    async with live.turn():
        if live.clocks is None or live.match is None or live.match.over:
            return
        for seat in live.clocks.ended():
            if live.clocks.clock.end == "forfeit":
                await give_up(live, seat)
            elif live.clocks.clock.end == "bot":
                await stand_in(live, seat, bots.default(live.data.game), for_good=True)
            if live.match.over:
                return
        live.set_clocks()


async def carry_out(live: LiveTable, proposal: Proposal) -> None:
    live.proposal = None
    match = live.playing()
    if proposal.what == "undo":
        await undo(live, proposal.by)
    elif proposal.what == "end":
        first = len(match.record.entries)
        match.agree_end([seat for seat in range(match.players) if seat not in match.resigned])
        await live.commit(first)
    elif proposal.for_seat is not None and proposal.bot is not None:
        await stand_in(live, proposal.for_seat, proposal.bot, for_good=False)


# -- inside: under the lock ----------------------------------------------------------------------------------


async def open_proposal(live: LiveTable, proposal: Proposal) -> None:
    if live.proposal is not None:
        raise ProposalOpen("another proposal has not been answered yet")
    if proposal.needs:
        live.proposal = proposal
        live.tell_proposal()
    else:
        await carry_out(live, proposal)


async def undo(live: LiveTable, seat: int) -> None:
    match = live.playing()
    first = len(match.record.entries)
    consent = [other for other in range(match.players) if other != seat and other not in match.resigned]
    _, free = match.undoable(seat)
    # A long match takes a moment to be folded again, and other tables do not wait for it.
    person = live.data.seats[seat].person or live.data.host
    live.match = await live.house.work.undo(person, match, seat, () if free else consent)
    live.seen.clear()  # some of it may not have happened
    await live.commit(first)


async def give_up(live: LiveTable, seat: int) -> None:
    match = live.playing()
    first = len(match.record.entries)
    match.resign(seat)
    data = live.data.seats[seat]
    live.data = live.data.with_seat(
        SeatData(seat=seat, kind=data.kind, person=data.person, bot=data.bot, name=data.name, resigned=True)
    )
    await live.commit(first, new_seats=True)


async def stand_in(live: LiveTable, seat: int, bot: str, for_good: bool) -> None:
    """The bot decides from now on: for good when the seat's time is used up, else until its person comes back."""
    name, owner = bot_name(bot, seat), live.data.seats[seat]
    taken = SeatData(seat=seat, kind="bot", bot=bot, name=name) if for_good else owner.with_(bot=bot, name=name)
    await change_seats(live, [taken])


async def come_back(live: LiveTable, person: str) -> None:
    """Whoever was away takes the seats again, at once and with the clocks as they stand."""
    match = live.match
    if match is None or match.over:
        return
    names = match.record.header.names
    back = [
        seat for seat in live.data.seats if seat.kind == "person" and seat.person == person and seat.bot is not None
    ]
    if back:
        await change_seats(live, [seat.with_(bot=None, name=names[seat.seat]) for seat in back])


async def change_seats(live: LiveTable, seats: list[SeatData]) -> None:
    match = live.playing()
    first = len(match.record.entries)
    changes = sum(isinstance(entry, SeatChange) for entry in match.record.entries)
    for seat in seats:
        if changes < MOST_SEAT_CHANGES:  # who comes and goes all day is not told of for ever
            match.change_seat(seat.seat, seat.name)
        match.names[seat.seat] = seat.name
        live.thinking.pop(seat.seat, None)
        live.data = live.data.with_seat(seat)
    await live.commit(first, new_seats=True)


def check_playing(live: LiveTable, person: PersonData, seat: int) -> None:
    live.check_mine(person, seat)
    if live.data.seats[seat].resigned:
        raise NotYourSeat(f"seat {seat} has resigned")


def check_running(match: Match) -> None:
    if match.over:
        raise MatchOver("the match is over")


def check_finished(live: LiveTable, why: str) -> Seal | None:
    match = live.playing()
    if not match.over:
        raise StillRunning(why)
    return match.seal
