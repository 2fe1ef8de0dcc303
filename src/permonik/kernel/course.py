"""The course of a match: what an entry of its record does to the state, and what follows from it by itself.

Nothing is checked here: `Match` does that, at the doors. These are the ways that every decision goes, and compiled.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from permonik.kernel import choice
from permonik.kernel.choice import Chain
from permonik.kernel.dealer import Dealer, SeededDealer
from permonik.kernel.errors import NoDealer
from permonik.kernel.game import Game
from permonik.kernel.log import AGREED_END, RESIGNED, SEAT_CHANGED, Log
from permonik.kernel.onward import Onward, is_forced
from permonik.kernel.record import AgreedEnd, Dealt, Decision, Entry, Record, Resign, Seal, SeatChange, shared
from permonik.kernel.registry import load
from permonik.kernel.rounds import Rounds
from permonik.kernel.state import State
from permonik.kernel.step import CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """A record, the state that follows from it, and what was noted on the way."""

    def __init__(self, record: Record, seal: Seal | None) -> None:
        self.record = record
        self.game: Game = load(record.header.game)
        self.players = record.header.players
        self.settings = self.game.meant_options(record.header.rules, record.header.options)
        self.seal = seal
        self.dealer: Dealer | None = SeededDealer(seal.seed) if seal is not None else None
        self.restart()

    def restart(self) -> None:
        """Back to the state before the first entry."""
        self.state: State = self.game.setup(self.players, self.settings)
        self.state.loud = True
        self.names = list(self.record.header.names)
        self.resigned: set[int] = set()
        self.agreed = False
        self.told = Log(self.game.lines)
        self.showed: set[int] = set()  # entries that showed somebody something new
        self.parts: set[int] = set()  # entries that went on with a choice which the seat had begun
        self.chains: dict[int, Chain] = {}  # per seat: the choice of several parts that it is in
        self.asked: dict[int, int] = {}  # per waiting seat: how many entries there were when its question arose
        self.knowledge = self.game.knowledge(self.state, self.players)  # what everybody has seen so far
        self.imaginings: dict[int, State] = {}  # per seat: the position as it imagines it now
        self.rounds = Rounds()
        self.rounds.note(0, self.game.active(self.state))
        self.note_questions(-1)

    @property
    def over(self) -> bool:
        """Whether nobody has anything to decide any more."""
        return self.state.over or self.agreed or self.players - len(self.resigned) < min(2, self.players)

    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now: several where the game lets them decide at the same time."""
        return () if self.over else self.state.waiting()

    # -- inside --------------------------------------------------------------------------------------------

    def append(self, entry: Entry) -> None:
        """Writes an entry that is neither decision nor chance nor undo, and tells of it."""
        self.record.entries.append(entry)
        self.follow(entry, len(self.record.entries) - 1)
        self.close()

    def follow(self, entry: Entry, number: int) -> None:
        """What an entry changes."""
        match entry:
            case Decision():
                self.note_choice(entry.seat, number)
                self.apply(entry.seat, entry.action, number)
            case Dealt():
                self.apply(CHANCE, entry.outcome, number)
            case Resign(seat):
                self.resigned.add(seat)
                self.told.tell(number, RESIGNED, seat)
            case AgreedEnd():
                self.agreed = True
                self.told.tell(number, AGREED_END)
            case SeatChange(seat, name):
                self.names[seat] = name
                self.told.tell(number, SEAT_CHANGED, seat)

    def apply(self, seat: int, action: int, number: int) -> None:
        """An answer or an outcome in the state, and what everybody has learned and heard by it."""
        actor = self.state.chance_lane() if seat == CHANCE else seat
        before = self.knowledge
        self.imaginings.clear()
        self.state.apply(seat, action)
        self.knowledge = self.game.knowledge(self.state, self.players)
        if any(new & ~old for old, new in zip(before, self.knowledge, strict=True)):
            self.showed.add(number)
        for said in self.state.said:
            self.told.say(number, said)
        self.state.said.clear()
        self.rounds.note(number + 1, self.game.active(self.state))
        self.note_questions(actor)

    def note_questions(self, actor: int) -> None:
        """Names every open question that is new; in other lanes than the actor's they stay as they were.

        All entries count, those taken back too: a question that is open again has a new name, and old answers to it
        are refused.
        """
        lanes = self.state.lanes
        count = len(self.record.entries)
        if lanes:
            # While a lane waits for chance nobody can answer, but the other questions are still the same.
            seats = [seat for seat in range(len(lanes)) if lanes[seat]]
            self.asked = {seat: count if seat == actor else self.asked.get(seat, count) for seat in seats}
        else:
            self.asked = dict.fromkeys(self.state.waiting(), count)

    def note_choice(self, seat: int, number: int) -> None:
        """People take a choice of several parts back as a whole: notes which answers only went on with one."""
        if not self.record.header.patient:
            return
        chain = self.chains.pop(seat, None)
        if chain is not None and chain.goes_on(self.state):
            self.parts.add(number)
            self.chains[seat] = chain
            return
        whole = choice.gather(self.state, seat)
        if whole is not None:
            self.chains[seat] = Chain(self.state, seat, whole)

    def decide(self, seat: int, action: int, forced: bool) -> None:
        """Writes a decision and carries it out."""
        audience = self.state.open(seat).audience(self.state)
        number = len(self.record.entries)
        self.record.entries.append(shared(Decision(seat, action, forced, audience)))
        self.note_choice(seat, number)
        self.apply(seat, action, number)

    def advance(self) -> None:
        """Deals and takes forced answers until somebody has something to decide."""
        # Not `Onward.advance`: everybody who waits is asked, and each answer is an entry that may end the match.
        onward = Onward()
        while not self.over and onward.look_around(self.state, self.people_asked()):
            if onward.seat == CHANCE:
                self.deal()
            else:
                self.decide(onward.seat, onward.actions[0], True)
        self.close()

    def deal(self) -> None:
        """Asks the dealer, writes what he gave and carries it out."""
        if self.dealer is None:
            raise NoDealer("the record has no seed: what comes next was never dealt; fork the match instead")
        step = self.state.open(CHANCE)
        chance = step.chance(self.state)
        audience = step.audience(self.state)
        number = len(self.record.entries)
        outcome = self.dealer.deal(chance)
        self.record.entries.append(shared(Dealt(chance.deck, chance.slot, outcome, audience)))
        self.apply(CHANCE, outcome, number)

    def is_forced(self, seat: int) -> bool:
        """Whether the seat has no choice, and nobody waits for its word all the same."""
        return is_forced(self.state.open(seat), self.state.actions(seat)) and not self.waits_for(self.state, seat)

    def people_asked(self) -> int:
        """The seats (as a mask) that are asked although there is only one answer."""
        if not self.record.header.patient:
            return 0
        return sum(1 << seat for seat in self.state.waiting() if self.waits_for(self.state, seat))

    def waits_for(self, state: State, seat: int) -> bool:
        """Whether a person is asked even where there is only one answer: a weighty one, or a part of a choice."""
        if not self.record.header.patient:
            return False
        return (
            choice.gather(state, seat) is not None or self.game.weighty(state, seat, state.actions(seat)[0]) is not None
        )

    def close(self) -> None:
        """The seed is published with the end, and not before."""
        self.record.seal = self.seal if self.over else None
