"""The table itself: what may be done at it, what is new afterwards, and what everybody is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from dataclasses import replace
from typing import Literal, TypeVar

from permonik.errors import BadSeat, MatchOver, StaleDecision, UndoRefused
from permonik.kernel.match import Match
from permonik.kernel.record import Record, SeatChange
from permonik.table.changes import Change, Refused, Standing, all_of
from permonik.table.clocks import Clocks
from permonik.table.drafts import Drafts, KeptDraft
from permonik.table.errors import BadMessage, HandsHidden, NoHints, NoProposal, NotAway, NotYourSeat, ProposalOpen
from permonik.table.listeners import Listener
from permonik.table.messages import BesideOut, SealOut, StateOut
from permonik.table.presence import Presence
from permonik.table.proposals import Proposal
from permonik.table.seats import Seat, bot_name, seats_of, with_seat
from permonik.table.states import Look, SharedViews, log_start, state_out, undone

L = TypeVar("L", bound=Listener)
MOST_SEAT_CHANGES = 100
LONGEST_WAIT = 3600.0  # seconds; where everybody is waited for, the others may ask for a stand-in after these


class Table:
    """`stand_in`: the bot that decides for a seat whose person has resigned, has no time left or is away.
    `one_try`: everybody has the same deal, once. Nothing that chance or others have answered is taken back, nobody
    agrees on an end, and what the deal is made of is not told here.
    `on_holiday`: people whose clocks by days stand; whoever holds the table lets them come and go.

    `open_hands`: all seats have agreed that those who look on see hands, a round later.
    `wait`: so many seconds somebody who is away is waited for; 0: for ever.
    `hints`: the seats that have agreed to hints; None: there are none here.
    Whoever holds the table knows who speaks to it: a deed is done by a seat, not by a person.
    """

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        stand_in: str = "random",
        clocks: Clocks | None = None,
        presence: Presence | None = None,
        drafts: Sequence[KeptDraft] = (),
        wait: float = 0.0,
        hints: Iterable[int] | None = (),
        on_holiday: Set[str] = frozenset(),
        one_try: bool = False,
        open_hands: bool = False,
    ) -> None:
        self.match = match
        self.one_try = one_try
        self.open_hands = open_hands
        self.on_holiday = on_holiday
        self.seats = tuple(seats)
        self.stand_in = stand_in
        self.clocks = clocks
        self.presence = Presence(0.0) if presence is None else presence
        self.wait = wait
        self.proposal: Proposal | None = None
        self.agreed_to_hints = None if hints is None else set(hints)
        self.drafts = Drafts()
        self.drafts.resume(match, [draft for draft in drafts if self.bot_of(draft.seat) is None])

    # -- questions -------------------------------------------------------------------------------------------

    @property
    def entries(self) -> int:
        return len(self.match.record.entries)

    def bot_of(self, seat: int) -> str | None:
        """The bot that decides for the seat: its own, who stands in, or the stand-in where somebody has resigned."""
        sat = self.seats[seat]
        if sat.bot is not None:
            return sat.bot
        return self.stand_in if sat.resigned else None

    def rests(self, seat: int) -> bool:
        """Whether the clock of the seat stands since its person is on holiday."""
        return self.clocks is not None and self.clocks.move > 0 and self.seats[seat].person in self.on_holiday

    def others(self, seat: int) -> set[int]:
        """The seats of other people who still play: those who have to agree."""
        mine = self.seats[seat].person
        return {one.seat for one in self.seats if one.plays and one.person != mine}

    def hints_of(self, seat: int) -> Literal["free", "ask"] | None:
        """Whether the seat may ask for hints at once. Who was away when the others agreed is asked again."""
        others = self.others(seat)
        if self.agreed_to_hints is None:
            return None
        return "free" if not others or others | {seat} <= self.agreed_to_hints else "ask"

    def open_until(self) -> int:
        """Up to which entry those who look on may see what each seat saw; 0: nothing of it."""
        if not self.open_hands:
            return 0
        return self.entries if self.match.over else self.match.round_ago()

    def standing(self, now: float) -> Standing:
        match = self.match
        if self.clocks is not None:
            self.clocks.settle(now)
        return Standing(
            entries=self.entries,
            waiting=match.waiting(),
            remaining=tuple(self.clocks.left) if self.clocks is not None else None,
            reserve=tuple(self.clocks.reserve) if self.clocks is not None and self.clocks.move else None,
            resting=tuple(seat for seat in match.waiting() if self.rests(seat)),
            totals=tuple(score.total for score in match.scores()) if match.over else None,
            winners=match.winners() if match.over else None,
        )

    # -- deeds -----------------------------------------------------------------------------------------------

    def decide(self, seat: int, asked: int, option: int, now: float) -> Change:
        """Answers the question `asked` of the match at once; a draft of the seat is dropped."""
        self.check_playing(seat)
        first = self.entries
        self.match.choose(seat, option, asked)
        if self.clocks is not None:
            self.clocks.reward(seat, now)
        return self.changed(first)

    def draft(self, seat: int, asked: int, picks: Sequence[int]) -> Change:
        """One more step of the seat's draft: an answer to the question `asked` that is open in it, or all parts of a
        choice. Nothing of it is played, and proposals stay."""
        self.check_playing(seat)
        self.drafts.step(self.match, seat, asked, picks)
        return self.changed(self.entries)

    def back(self, seat: int, to: int) -> Change:
        """Keeps the first `to` steps of the seat's draft."""
        self.check_playing(seat)
        self.drafts.back(seat, to)
        return self.changed(self.entries)

    def confirm(
        self, seat: int, now: float, before: Callable[[int], None] | None = None, number: int | None = None
    ) -> Change:
        """Plays the draft's answers, one after the other. `before`: told of each just before it is played; `number`:
        of the draft that is meant, which may have been changed meanwhile, on another device."""
        self.check_playing(seat)
        held = self.drafts.drafted(seat)
        if number is not None and number != held.number:
            raise StaleDecision(f"draft {number} was changed; it is {held.number} now")
        draft = held.draft
        first = self.entries
        draft.commit(before)
        self.drafts.drop(seat)
        if self.clocks is not None:
            self.clocks.reward(seat, now)
        return self.changed(first)

    def decide_by_bot(self, seat: int, asked: int, option: int, bot: str) -> Change | None:
        """The bot answers for the seat. None: meanwhile the question was taken back, the person has come back, or the
        match has ended."""
        if seat not in self.match.waiting() or self.match.asked_at(seat) != asked or self.bot_of(seat) != bot:
            return None
        first = self.entries
        self.match.choose(seat, option, asked)
        return self.changed(first)

    def undo(self, seat: int) -> Change:
        """Takes the seat's last decision back: at once where that is free or nobody has to be asked."""
        return self.take_back(seat) if self.undoes(seat) else self.open(Proposal("undo", seat, self.others(seat)))

    def undoes(self, seat: int) -> bool:
        """Whether `undo` takes something back at once, and not only asks the others."""
        self.check_running()
        self.check_playing(seat)
        _, free = self.match.undoable(seat)
        if self.one_try and not free:
            raise UndoRefused("everybody has one try: what chance has answered stays")
        return free or not self.others(seat)

    def consent_of(self, seat: int) -> list[int]:
        """Who is written down as agreeing when the seat's last decision is taken back."""
        _, free = self.match.undoable(seat)
        resigned = self.match.resigned
        return [] if free else [one for one in range(self.match.players) if one != seat and one not in resigned]

    def went_back(self, match: Match, first: int) -> Change:
        """The match after an undo that was worked out elsewhere; before it had `first` entries."""
        self.match = match
        self.proposal = None
        return self.changed(first)

    def resign(self, seat: int) -> Change:
        self.check_running()
        self.check_playing(seat)
        return self.give_up(seat)

    def propose_end(self, seat: int) -> Change:
        self.check_running()
        self.check_playing(seat)
        if self.one_try:
            raise BadMessage("this try ends at its end, or by resigning")
        return self.open(Proposal("end", seat, self.others(seat)))

    def propose_hints(self, seat: int) -> Change:
        """That everybody at the table may ask a bot what it would do."""
        self.check_running()
        self.check_playing(seat)
        self.check_hints()
        return self.open(Proposal("hints", seat, self.others(seat)))

    def propose_stand_in(self, seat: int, for_seat: int, bot: str, limit: float, now: float) -> Change:
        """A bot for a seat whose person has been away for at least `limit` seconds."""
        self.check_running()
        self.check_playing(seat)
        self.check_seat(for_seat)
        gone = self.seats[for_seat]
        if not gone.plays or gone.person is None or gone.person == self.seats[seat].person:
            raise BadSeat(f"seat {for_seat} has nobody who could be away")
        away = self.presence.away_for(gone.person, now)
        if away < limit:
            raise NotAway(f"{gone.name} has been away for {away:.0f} s; a bot can stand in after {limit:.0f} s")
        needs = self.others(seat) - set(seats_of(self.seats, gone.person))
        return self.open(Proposal("stand-in", seat, needs, for_seat, bot))

    def answer(self, seat: int, agree: bool) -> Change:
        """To the open proposal, for all seats of the person. Whoever proposed can withdraw."""
        proposal = self.asked_proposal(seat, agree)
        if not agree:
            self.proposal = None
            refused = Refused(proposal.by, proposal.what, seat) if seat != proposal.by else None
            return self.changed(self.entries)._replace(refused=refused)
        proposal.needs -= set(seats_of(self.seats, self.seats[seat].person))
        return self.changed(self.entries) if proposal.needs else self.fulfil(proposal)

    def answers_undo(self, seat: int, agree: bool) -> int | None:
        """The seat whose decision is taken back by this very answer; None where it does not come to that."""
        proposal = self.asked_proposal(seat, agree)
        left = proposal.needs - set(seats_of(self.seats, self.seats[seat].person))
        return proposal.by if agree and proposal.what == "undo" and not left else None

    def asked_proposal(self, seat: int, agree: bool) -> Proposal:
        """The open proposal, which the seat may answer so."""
        self.check_playing(seat)
        if self.proposal is None:
            raise NoProposal("nothing is proposed")
        self.proposal.check_answer(seat, agree)
        return self.proposal

    def welcome(self, person: str) -> Change | None:
        """Somebody is here again: who is back needs no stand-in, and has the own seats again, clocks as they stand."""
        mine = seats_of(self.seats, person)
        moot = self.proposal is not None and self.proposal.for_seat in mine
        if moot:
            self.proposal = None
        back = [] if self.match.over else [self.seats[seat] for seat in mine if self.seats[seat].bot is not None]
        if back:
            names = self.match.record.header.names
            return self.change_seats([replace(seat, bot=None, name=names[seat.seat]) for seat in back])
        return self.changed(self.entries) if moot else None

    def ring(self, now: float) -> Change | None:
        """Somebody's time is over, or somebody was waited for long enough; None where it is not so after all."""
        changes = []
        ended = self.clocks.ended(now) if self.clocks is not None else []
        for seat in ended:
            if self.match.over:
                break
            if self.clocks is not None and self.clocks.end == "forfeit":
                changes.append(self.give_up(seat))
            elif self.clocks is not None and self.clocks.end == "bot":
                changes.append(self.hand_over(seat, self.stand_in))
        for person in self.missed():
            if self.presence.away_for(person, now) >= self.wait:
                mine = [seat for seat in seats_of(self.seats, person) if self.seats[seat].plays]
                changes += [self.stand_in_for(seat, self.stand_in) for seat in mine]
        return all_of(changes) if changes else None

    def missed(self) -> list[str]:
        """Those who are waited for and are not here, while somebody else is: an empty table has all the time."""
        playing = [seat for seat in self.seats if seat.plays and seat.person is not None]
        if self.match.over or not self.wait or not any(seat.person in self.presence.here for seat in playing):
            return []
        waiting = self.match.waiting()
        gone = [seat.person for seat in playing if seat.seat in waiting and seat.person not in self.presence.here]
        return [person for person in dict.fromkeys(gone) if person is not None]

    def look_at(self, seat: int | None, entry: int) -> Look:
        """An earlier position, as the seat saw it."""
        if not 0 <= entry <= self.entries:
            raise BadMessage(f"entries are numbered 0 to {self.entries}, not {entry}")
        record = self.match.record
        return Look(Record(record.header, record.entries[:entry]), seat, self.match.over)

    def look_through(self, seat: int, entry: int) -> Look:
        """An earlier position as another seat saw it, for somebody who does not play here."""
        self.check_seat(seat)
        if not self.open_hands or entry > self.open_until():
            raise HandsHidden(
                f"hands are open up to entry {self.open_until()}, a round ago"
                if self.open_hands
                else "hands stay hidden at this table"
            )
        return self.look_at(seat, entry)

    # -- after a change is kept ------------------------------------------------------------------------------

    def settle(self, change: Change, now: float) -> int:
        """What follows from a change: the proposals that it has made pointless go, and other clocks run.

        Returns the entry from which on the log is new to everybody: an undo reaches back.
        """
        entries = self.match.record.entries[change.first :]
        if change.is_kept:
            if self.proposal is not None and (self.match.over or not self.proposal.outlives(entries)):
                self.proposal = None
            self.run_clocks(now)
        return min([change.first, *undone(entries)])

    def run_clocks(self, now: float) -> None:
        """Runs the clocks of those who are waited for; bots have all the time of the world."""
        if self.clocks is not None:
            waiting = [seat for seat in self.match.waiting() if not self.rests(seat)]
            self.clocks.run([seat for seat in waiting if self.bot_of(seat) is None], now)

    def next_ring(self, now: float) -> float | None:
        """Seconds until `ring` has something to do; None if it never will, as far as anybody knows now."""
        ends = [max(0.0, self.wait - self.presence.away_for(person, now)) for person in self.missed()]
        end = self.clocks.next_end(now) if self.clocks is not None else None
        return min([*ends, *([end] if end is not None else [])], default=None)

    # -- telling ---------------------------------------------------------------------------------------------

    def hello(self, listener: Listener, seat: int | None, since: int, now: float) -> StateOut:
        """From now on the listener looks on as that seat. It is told what it lacks if it knew the log up to `since`."""
        listener.seat, listener.greeted, listener.sent = seat, True, self.entries
        return self.state(seat, log_start(self.match, since), now)

    def tell(self, listeners: Iterable[L], log_from: int, now: float) -> Iterator[tuple[StateOut, list[L]]]:
        """The state as each seat sees it, with the log lines that are new to the listener; equal ones are made once.

        One after the other, so that whoever holds the table can do something else in between.
        """
        told: dict[tuple[int | None, int], list[L]] = {}
        for listener in listeners:
            if listener.greeted:
                told.setdefault((listener.seat, min(log_from, listener.sent)), []).append(listener)
        views = SharedViews(self.match)
        for (seat, first), some in told.items():
            state = self.state(seat, first, now, views)
            for listener in some:
                listener.sent = self.entries
            yield state, some

    def state(self, seat: int | None, log_from: int, now: float, views: SharedViews | None = None) -> StateOut:
        alone = (seat is None or not self.others(seat)) and not self.one_try
        beside = self.beside(now)
        held = self.drafts.open.get(seat) if seat is not None else None
        hints = None if seat is None or self.match.over or not self.seats[seat].plays else self.hints_of(seat)
        state = state_out(self.match, seat, log_from, alone, beside, held, hints, views)
        if seat is None:
            state["open_until"] = self.open_until()
        if self.one_try:
            state["undo"] = "free" if state["undo"] == "free" else None
            state["seal"] = SealOut(commitment=state["seal"]["commitment"], seed=None, nonce=None)
        return state

    def beside(self, now: float) -> BesideOut:
        """What changes while nothing is played."""
        return BesideOut(
            busy=self.drafts.busy(),
            proposal=self.proposal.out() if self.proposal is not None else None,
            clock=self.clocks.out(now) if self.clocks is not None else None,
        )

    # -- inside ----------------------------------------------------------------------------------------------

    def changed(self, first: int, seats: bool = False) -> Change:
        """What was done so far. A draft goes with its question, and with whoever could have confirmed it."""
        for seat in self.drafts.busy():
            if self.bot_of(seat) is not None:
                self.drafts.drop(seat)
        self.drafts.follow(self.match)
        drafts, busy = self.drafts.news()
        return Change(first, self.entries, seats, drafts, busy)

    def open(self, proposal: Proposal) -> Change:
        if self.proposal is not None:
            raise ProposalOpen("another proposal has not been answered yet")
        if not proposal.needs:
            return self.fulfil(proposal)
        self.proposal = proposal
        return self.changed(self.entries)

    def fulfil(self, proposal: Proposal) -> Change:
        self.proposal = None
        if proposal.for_seat is not None and proposal.bot is not None:
            return self.stand_in_for(proposal.for_seat, proposal.bot)
        if proposal.what == "hints":
            return self.allow_hints()
        return self.take_back(proposal.by) if proposal.what == "undo" else self.end()

    def check_hints(self) -> None:
        if self.agreed_to_hints is None:
            raise NoHints(
                "everybody has one try, on their own"
                if self.one_try
                else "this match is rated: nobody gets a hint here"
            )

    def allow_hints(self) -> Change:
        """All who play now have agreed."""
        agreed = {seat.seat for seat in self.seats if seat.plays}
        self.agreed_to_hints = (self.agreed_to_hints or set()) | agreed
        return self.changed(self.entries)._replace(hints=tuple(sorted(agreed)))

    def end(self) -> Change:
        """The match ends without a winner."""
        first = self.entries
        self.match.agree_end([seat for seat in range(self.match.players) if seat not in self.match.resigned])
        return self.changed(first)

    def take_back(self, seat: int) -> Change:
        first = self.entries
        self.match.undo(seat, self.consent_of(seat))
        return self.changed(first)

    def give_up(self, seat: int) -> Change:
        first = self.entries
        self.match.resign(seat)
        self.seats = with_seat(self.seats, replace(self.seats[seat], resigned=True))
        return self.changed(first, seats=True)

    def hand_over(self, seat: int, bot: str) -> Change:
        """A bot decides for the seat, for good."""
        return self.change_seats([Seat(seat=seat, kind="bot", bot=bot, name=bot_name(bot, seat))])

    def stand_in_for(self, seat: int, bot: str) -> Change:
        """A bot decides for the seat until its person comes back."""
        return self.change_seats([replace(self.seats[seat], bot=bot, name=bot_name(bot, seat))])

    def change_seats(self, seats: Sequence[Seat]) -> Change:
        first = self.entries
        for seat in seats:
            if self.is_told(seat):
                self.match.change_seat(seat.seat, seat.name)
            self.match.names[seat.seat] = seat.name
            self.seats = with_seat(self.seats, seat)
        return self.changed(first, seats=True)

    def is_told(self, seat: Seat) -> bool:
        """Who comes and goes all day is not told of for ever; but whoever was told to be gone is told to be back."""
        names = list(self.match.record.header.names)
        changes = 0
        for entry in self.match.record.entries:
            if isinstance(entry, SeatChange):
                names[entry.seat] = entry.name
                changes += 1
        if seat.bot is None:
            return names[seat.seat] != seat.name
        pairs = sum(one.bot is not None and names[one.seat] == one.name for one in self.seats if one.kind == "person")
        return changes + pairs + 2 <= MOST_SEAT_CHANGES

    def check_running(self) -> None:
        if self.match.over:
            raise MatchOver("the match is over")

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise BadSeat(f"no seat {seat!r}; seats are numbered 0 to {len(self.seats) - 1}")

    def check_playing(self, seat: int) -> None:
        self.check_seat(seat)
        if self.seats[seat].resigned:
            raise NotYourSeat(f"seat {seat} has resigned")
