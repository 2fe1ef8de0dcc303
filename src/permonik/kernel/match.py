"""A match: a record that grows, the state that follows from it, and the rules of the table around both.

The match checks everything it is given; a refused call changes nothing. Chance is dealt and forced answers are
taken (`kernel/course.py`), so that `waiting()` names only seats with something to decide.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from permonik.kernel import choice
from permonik.kernel.checks import check_seat, check_seats, read_action, read_picks
from permonik.kernel.choice import Gather
from permonik.kernel.course import Course
from permonik.kernel.dealer import commitment
from permonik.kernel.draft import Draft
from permonik.kernel.errors import (
    BadNotation,
    BadPlayers,
    BadSeat,
    DealMismatch,
    IllegalAction,
    MatchOver,
    OutOfTurn,
    RecordIllegal,
    StaleDecision,
    UndoRefused,
    listed,
)
from permonik.kernel.game import Game, Option, OptionValue, View
from permonik.kernel.log import UNDONE, Log
from permonik.kernel.message import Message, Score
from permonik.kernel.onward import is_forced
from permonik.kernel.printing import paged, printed
from permonik.kernel.record import (
    AgreedEnd,
    Dealt,
    Decision,
    Entry,
    Header,
    Record,
    Resign,
    SeatChange,
    Undo,
    check_name,
    shared,
)
from permonik.kernel.registry import load
from permonik.kernel.seal import new_seal, verify_seal
from permonik.kernel.state import State
from permonik.kernel.step import CHANCE


class Match(Course):
    """A game that is played, checked and written down.

    Made by `start`, `replay` or `fork`:

        match = permonik.Match.start("rivals", seed=7, names=["Anna", "Boris"])
        seat = match.waiting()[0]                       # who is asked
        answer = match.options(seat)[0]                 # the first of the legal answers
        match.choose(seat, answer.id)
        print(match)                                    # the board, as a spectator sees it
        match.record.save("game.jsonl")
    """

    # To be read; only the match changes them.
    game: Game
    """The rules."""
    players: int
    """How many sit at the table."""
    names: list[str]
    """Who sits where now."""
    state: State
    """The position as it stands, secrets included: show people and bots `view` instead."""
    record: Record
    """Everything that has happened, which can be saved and replayed."""

    def __repr__(self) -> str:
        """For a prompt or a notebook: `<Match of rivals for 2, 34 entries: Anna to decide>`."""
        waiting = " and ".join([self.names[seat] for seat in self.waiting()])
        now = "over" if self.over else f"{waiting} to decide" if waiting else "chance is next"
        return f"<Match of {self.game.id} for {self.players}, {len(self.record.entries)} entries: {now}>"

    def __str__(self) -> str:
        """For `print`: the same, and the board as a spectator sees it."""
        return printed(self)

    def _repr_html_(self) -> str | None:
        """For a notebook: the board as a spectator sees it."""
        return paged(self)

    # -- making a match --------------------------------------------------------------------------------------

    @classmethod
    def start(
        cls,
        game: str,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
        nonce: str | None = None,
        patient: bool = False,
    ) -> Match:
        """A new match. Without a seed a secret one of 128 bits is drawn. `patient`: for people, who are asked for a
        weighty answer even where it is the only one, and for a choice of several parts as a whole."""
        rules = load(game)
        if names is not None and (isinstance(names, str) or not isinstance(names, Sequence)):
            raise BadPlayers(f"names are a list, not {names!r}")
        if players is None:
            players = len(names) if names is not None else rules.players[0]
        players = rules.check_players(players)
        given = names if names is not None else [f"Player {seat + 1}" for seat in range(players)]
        seated = tuple([check_name(name) for name in given])
        if len(seated) != players:
            raise BadPlayers(f"{players} players need {players} names, not {listed(seated)}")
        seal = new_seal(seed, nonce)
        chosen: dict[str, OptionValue] = rules.check_options(options)
        header = Header(rules.id, players, chosen, rules.rules_version, seated, commitment(seal.seed, seal.nonce))
        match = cls(Record(header._replace(patient=patient)), seal)
        match.advance()
        return match

    @classmethod
    def replay(cls, record: Record, at: int | None = None, verify: bool = False) -> Match:
        """The match of a record, every entry checked on the way; `at`: only its first entries.

        No random number is needed. With the seal in the record the match can go on; `verify` also proves that
        header and deal follow from the seal.
        """
        if verify:
            verify_seal(record)
        entries = record.entries if at is None else record.entries[: max(0, at)]
        header = record.header._replace(forked=min(record.header.forked, len(entries)))
        match = cls(Record(header), record.seal)
        for number, entry in enumerate(entries):
            try:
                match.retrace(entry, verify and number >= record.header.forked)
            except (IllegalAction, OutOfTurn, MatchOver, UndoRefused, BadSeat, BadPlayers, BadNotation) as error:
                raise RecordIllegal(f"entry {number} is not possible: {error}") from None
        if match.dealer is not None and at is None:
            match.advance()
        return match

    def fork(self, at: int | None = None, seed: int | None = None) -> Match:
        """A match of its own that shares the first entries with this one; what was not dealt yet is dealt anew."""
        entries = self.record.entries if at is None else self.record.entries[: max(0, at)]
        seal = new_seal(seed, None)
        header = self.record.header._replace(
            commitment=commitment(seal.seed, seal.nonce), forked=len(entries), names=tuple(self.names)
        )
        fork = Match(Record(header), seal)
        for entry in entries:
            fork.retrace(entry, False)
        fork.advance()
        return fork

    # -- looking ---------------------------------------------------------------------------------------------

    def options(self, seat: int) -> list[Option]:
        """The answers that the seat can give now; hand the `id` or the `text` of one to `choose`."""
        self.check_waiting(seat)
        return [self.game.describe(self.state, seat, action) for action in self.state.actions(seat)]

    def question(self, seat: int) -> Message:
        """What the seat is asked, for people."""
        self.check_waiting(seat)
        return self.game.question(self.state, seat)

    def gather(self, seat: int) -> Gather | None:
        """The whole choice, where the open question begins one of several parts."""
        self.check_waiting(seat)
        return choice.gather(self.state, seat)

    def draft(self, seat: int) -> Draft:
        """What the seat may try out from its open question on, without trace."""
        return Draft(self, seat)

    def imagined(self, seat: int) -> State:
        """The position as the seat imagines it from what it sees, always the same one; drafts begin there. It is kept
        until the match goes on, and nobody changes it: a copy is what can be played."""
        found = self.imaginings.get(seat)
        if found is None:
            state = self.game.recall_of(self.state, seat).some()
            self.game.remind(state, self.game.log_memory(self.state))
            found = self.imaginings[seat] = state
        return found

    def asked_at(self, seat: int) -> int:
        """A number that names the open question of the seat; the answers of others do not change it."""
        self.check_waiting(seat)
        return self.asked[seat]

    def view(self, seat: int | None) -> View:
        """Everything the seat may know (None: a spectator), as plain data that can be written as JSON."""
        if seat is not None:
            self.check_seat(seat)
        return self.game.view(self.state, seat)

    def seen(self, seat: int | None) -> View:
        """The view as a person at that seat gets it: without the agenda."""
        if seat is not None:
            self.check_seat(seat)
        return self.game.seen(self.state, seat)

    def shown(self, seat: int | None) -> View:
        """What a person at that seat is shown beside the view."""
        if seat is not None:
            self.check_seat(seat)
        return self.game.shown(self.state, seat)

    def log(self, seat: int | None, since: int = 0) -> list[Message]:
        """What was told to the seat (None: to spectators) by the entries from `since` on."""
        if seat is not None:
            self.check_seat(seat)
        return [self.told.message(at) for at in self.told.heard(seat, since)]

    def round_ago(self) -> int:
        """After how many entries it was that everybody has had a whole turn since; 0 where a round has not passed."""
        return self.rounds.ago()

    def scores(self) -> list[Score]:
        """The score of every seat as it stands, with its parts."""
        return self.game.scores(self.state)

    def winners(self) -> tuple[int, ...]:
        """The seats that won; () while the match runs, and where nobody did."""
        if not self.over or self.agreed:
            return ()
        if self.state.over:
            return tuple(seat for seat in self.game.winners(self.state) if seat not in self.resigned)
        return tuple(seat for seat in range(self.players) if seat not in self.resigned)

    # -- deciding --------------------------------------------------------------------------------------------

    def choose(self, seat: int, option: int | str, asked_at: int | None = None) -> None:
        """Answers the open question of the seat by an option's id or text; `asked_at` refuses a late answer."""
        self.check_asked(seat, asked_at)
        action = read_action(self.game, option)
        self.check_legal(seat, action)
        self.decide(seat, action, False)
        self.advance()

    def choose_all(self, seat: int, picks: Sequence[int | str], asked_at: int | None = None) -> None:
        """Answers a choice of several parts (`gather`) as a whole, picks in any order: all of it or nothing."""
        self.check_asked(seat, asked_at)
        self.answer(seat, choice.spelled(self.game, self.state, seat, read_picks(self.game, picks)))

    def answer(self, seat: int, answers: Sequence[int], before: Callable[[int], None] | None = None) -> None:
        """Several small answers, one right after the other: all of them or none. `before`: told of each in advance."""
        self.check_waiting(seat)
        copy = self.state.clone()
        for action in answers:
            if seat not in copy.waiting() or action not in copy.actions(seat):
                texts = listed(map(self.game.text, answers))
                raise IllegalAction(f"{self.game.text(action)!r} is not legal at its place in: {texts}")
            copy.apply(seat, action)
        for action in answers:
            forced = self.is_forced(seat)
            if before is not None and not forced:
                before(action)
            self.decide(seat, action, forced)
        self.advance()

    def undoable(self, seat: int) -> tuple[int, bool]:
        """The entry that an undo of this seat would go back to, and whether it may without asking the others."""
        self.check_seat(seat)
        free = True
        for number in self.record.last_first():
            entry = self.record.entries[number]
            if isinstance(entry, (Resign, AgreedEnd)):
                break
            free = free and number not in self.showed
            if isinstance(entry, Decision):
                if entry.seat == seat and not entry.forced and number not in self.parts:
                    return number, free
                free = free and (entry.forced or entry.seat == seat)
            elif isinstance(entry, Dealt):
                free = False
        raise UndoRefused(f"seat {seat} has decided nothing that could be taken back")

    def undo(self, seat: int, consent: Collection[int] = ()) -> None:
        """Takes the seat's last own decision back, and all that followed from it."""
        to, free = self.undoable(seat)
        self.take_back(Undo(to, seat, check_seats(consent, self.players)), free)

    def resign(self, seat: int) -> None:
        """The seat can no longer win. The match ends when fewer than two are left (solo: at once)."""
        self.check_running(seat)
        if seat in self.resigned:
            raise MatchOver(f"seat {seat} has resigned already")
        self.append(Resign(seat))

    def agree_end(self, seats: Collection[int]) -> None:
        """All who still play stop: nobody wins."""
        if self.over:
            raise MatchOver("the match is over")
        agreed = check_seats(seats, self.players)
        missing = [s for s in range(self.players) if s not in self.resigned and s not in agreed]
        if missing:
            raise IllegalAction(f"seats {listed(missing)} have not agreed to end the match")
        self.append(AgreedEnd(agreed))

    def change_seat(self, seat: int, name: str) -> None:
        """From now on somebody else decides for the seat."""
        self.check_running(seat)
        self.append(SeatChange(seat, check_name(name)))

    # -- inside: entries -------------------------------------------------------------------------------------

    def take_back(self, entry: Undo, free: bool) -> None:
        """Undoes what came after an entry, if those who must have agreed."""
        others = [s for s in range(self.players) if s != entry.seat and s not in self.resigned]
        missing = [s for s in others if s not in entry.consent]
        if missing and not free:
            raise UndoRefused(f"something was revealed or decided since: seats {listed(missing)} must agree")
        self.record.entries.append(entry)
        number = len(self.record.entries) - 1
        undone = [row for row in self.told.rows() if row[2] == UNDONE]
        self.restart()
        for holding in self.record.folded():
            self.follow(self.record.entries[holding], holding)
        rows = sorted([*self.told.rows(), *undone], key=lambda row: row[0])
        self.told = Log(self.game.lines)
        for row in rows:
            self.told.add(row)
        self.told.tell(number, UNDONE, entry.seat, entry.to)
        self.close()

    def retrace(self, entry: Entry, verify: bool) -> None:
        """Follows an entry of a record as if it happened now, checking that it could."""
        number = len(self.record.entries)
        match entry:
            case Decision(seat, action, forced, audience):
                self.check_waiting(seat)
                legal = self.check_legal(seat, action)
                step = self.state.open(seat)
                may_wait = len(legal) == 1 and self.waits_for(self.state, seat)
                if forced != (is_forced(step, legal) and not may_wait) or audience != step.audience(self.state):
                    raise IllegalAction("the entry says wrongly whether it was forced, or who may see it")
                self.decide(seat, action, forced)
            case Dealt(deck, slot, outcome, audience):
                chance = None if self.over else self.state.chance()
                if chance is None or (deck, slot) != (chance.deck, chance.slot):
                    raise IllegalAction(f"slot {slot} of {deck!r} is not dealt here ({chance})")
                if outcome not in chance.outcomes:
                    raise IllegalAction(f"{self.game.outcome_text(deck, outcome)} cannot lie at slot {slot} of {deck}")
                told = self.state.open(CHANCE).audience(self.state)
                if audience != told:
                    raise IllegalAction("the entry says wrongly who may see it")
                if verify and self.dealer is not None and self.dealer.deal(chance) != outcome:
                    raise DealMismatch(f"entry {number}: the seed deals another card at slot {slot} of {deck}")
                if self.dealer is not None:
                    self.dealer.place(chance, outcome)
                # Made anew: what strangers have written may be equal to a number without being one.
                self.record.entries.append(shared(Dealt(chance.deck, chance.slot, int(outcome), told)))
                self.apply(CHANCE, outcome, number)
            case Undo(to, seat, _):
                target, free = self.undoable(self.check_seat(seat))
                if to != target:
                    raise UndoRefused(f"an undo by seat {seat} goes back to entry {target}, not {to}")
                self.take_back(entry, free)
            case Resign(seat):
                self.resign(seat)
            case AgreedEnd(seats):
                self.agree_end(seats)
            case SeatChange(seat, name):
                self.change_seat(seat, name)
        self.close()

    # -- inside: checks --------------------------------------------------------------------------------------

    def check_seat(self, seat: int) -> int:
        """Refuses a seat that is not at this table."""
        return check_seat(seat, self.players)

    def check_running(self, seat: int) -> None:
        """Refuses what comes after the end."""
        self.check_seat(seat)
        if self.over:
            raise MatchOver("the match is over")

    def check_waiting(self, seat: int) -> None:
        """Refuses a seat that has nothing to decide now."""
        self.check_running(seat)
        if seat not in self.state.waiting():
            raise OutOfTurn(f"seat {seat} has nothing to decide now; waiting: {listed(self.state.waiting())}")

    def check_asked(self, seat: int, asked_at: int | None) -> None:
        """Refuses an answer to a question that is no longer open."""
        self.check_waiting(seat)
        if asked_at is not None and asked_at != self.asked[seat]:
            raise StaleDecision(f"question {asked_at} was answered or taken back; {self.asked[seat]} is open")

    def check_legal(self, seat: int, action: int) -> list[int]:
        """All that is legal, the action among it."""
        legal = self.state.actions(seat)
        if action not in legal:
            text = self.game.text(action)
            raise IllegalAction(f"{text!r} is not legal now; legal: {listed(map(self.game.text, legal))}")
        return legal
