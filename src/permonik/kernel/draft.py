"""A draft: what a seat would answer, tried out and taken back freely, before any of it is played.

It is played on a position imagined from the seat's view, never on the real one: questions, options and end are
a function of the view by construction, so trying and cancelling tells nothing. What a seat may know decides what it is
asked (the contract of views), hence the answers fit the real position too. The draft ends where that would no longer
be so: at chance, where the seat would learn something, at somebody else's question, at the end of the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from permonik.kernel import choice
from permonik.kernel.checks import read_action, read_picks
from permonik.kernel.choice import Gather
from permonik.kernel.errors import DraftDropped, IllegalAction, PermonikError, StaleDecision, UndoRefused, listed
from permonik.kernel.game import Option, View
from permonik.kernel.message import Message, told
from permonik.kernel.onward import is_forced
from permonik.kernel.printing import paged
from permonik.kernel.state import State
from permonik.kernel.step import CHANCE, EVERYONE

if TYPE_CHECKING:
    from permonik.kernel.match import Match


class Way(NamedTuple):
    """All picks of a choice, and whether they end the draft."""

    picks: list[int]
    final: bool


class Draft:
    """Made by `match.draft(seat)` at an open question of the seat, or by `resume`.

    A step is what was chosen at once: one small answer, or all those of a choice of several parts. `done`: nothing more
    can be drafted; confirm, or go back. The match is untouched until `commit`.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.asked_at = match.asked_at(seat)  # names the question at which the draft begins
        state = match.imagined(seat)
        self.lane = bool(state.lanes)
        self.turn = match.game.turn(state)
        self.positions = [state]  # after each step, the position as the seat sees it
        self.steps: list[list[int]] = []
        self.lines: list[list[Message]] = []  # after each step, what the seat is told of it
        self.follows: list[list[Message]] = []  # after each step, the seat's only answers that were then taken
        self.followed: list[Message] = []  # those of the step that is tried
        self.heard: list[tuple[int, tuple[int, ...], int]] = []  # what was said while a step was tried
        self.start: tuple[State, int, list[int]] | None = None  # a position, what the seat knows there, and its answers
        self.done = False

    def __repr__(self) -> str:
        """For a prompt: `<Draft of rivals for seat 0, 2 steps: complete>`."""
        steps = f"{len(self.steps)} step{'s' * (len(self.steps) != 1)}"
        now = "complete" if self.done else f"asked {self.positions[-1].open(self.seat)!r}"
        return f"<Draft of {self.match.game.id} for seat {self.seat}, {steps}: {now}>"

    def _repr_html_(self) -> str | None:
        """For a notebook: the board as its seat sees it, with what was tried."""
        return paged(self)

    @classmethod
    def resume(cls, match: Match, seat: int, answers: Sequence[Sequence[str]]) -> Draft:
        """The draft with these steps, from `answers`: after a restart, or on another device."""
        draft = cls(match, seat)
        for number, step in enumerate(answers):
            try:
                draft.take([match.game.parse(answer) for answer in step])
            except PermonikError as error:
                raise DraftDropped(f"step {number} of the draft no longer fits: {error}") from None
        return draft

    # -- looking ---------------------------------------------------------------------------------------------

    @property
    def answers(self) -> list[list[str]]:
        """The small answers of every step as texts: what is stored."""
        return [[self.match.game.text(answer) for answer in step] for step in self.steps]

    def options(self) -> list[Option]:
        state = self.asked()
        return [self.match.game.describe(state, self.seat, action) for action in state.actions(self.seat)]

    def question(self) -> Message:
        return self.match.game.question(self.asked(), self.seat)

    def gather(self) -> Gather | None:
        """The whole choice, where the question begins one of several parts."""
        return choice.gather(self.asked(), self.seat)

    def view(self) -> View:
        """What the seat sees of its draft. What an answer deals or shows is not there before it is committed."""
        return self.match.game.view(self.positions[-1], self.seat)

    def seen(self) -> View:
        """The same as a person gets it: without the steps that wait."""
        return self.match.game.seen(self.positions[-1], self.seat)

    def shown(self) -> View:
        return self.match.game.shown(self.positions[-1], self.seat)

    def final(self, option: int | str) -> bool:
        """Whether this answer would end the draft."""
        return self.tried([read_action(self.match.game, option)])[1]

    def weighty(self, option: int | str) -> str | None:
        """What this answer would cost that a person should say yes to, by its kind (`Game.weighty`)."""
        return self.match.game.weighty(self.asked(), self.seat, read_action(self.match.game, option))

    def obvious(self) -> int | None:
        """The answer that a person need not give: an only one, or what the game calls obvious. Never a weighty one."""
        state = self.asked()
        actions = state.actions(self.seat)
        found = actions[0] if len(actions) == 1 else self.match.game.obvious(state, self.seat)
        return None if found not in actions or self.match.game.weighty(state, self.seat, found) else found

    def ahead(self, option: int) -> list[Option]:
        """What may be answered together with it (`Game.ahead`): nothing weighty, which is never answered by the way."""
        game = self.match.game
        if not game.opens(self.asked(), self.seat, option):
            return []
        opened, done = self.tried([option])
        if done or choice.gather(opened, self.seat) is not None:
            return []
        answers = [answer for answer in game.ahead(opened, self.seat) if not game.weighty(opened, self.seat, answer)]
        return [game.describe(opened, self.seat, answer) for answer in answers]

    def ways(self, most: int) -> list[Way]:
        """All ways of a choice of several parts, where there are several and no more than `most`."""
        whole = self.gather()
        if whole is None:
            return []
        state = self.asked()
        return [
            Way(list(picks), self.tried(choice.spelled(self.match.game, state, self.seat, picks))[1])
            for picks in choice.ways(whole, most)
        ]

    # -- choosing --------------------------------------------------------------------------------------------

    def choose(self, option: int | str) -> None:
        self.take([read_action(self.match.game, option)])

    def choose_all(self, picks: Sequence[int | str]) -> None:
        """All picks of a choice of several parts, in any order: one step."""
        game = self.match.game
        self.take(choice.spelled(game, self.asked(), self.seat, read_picks(game, picks)))

    def back(self) -> None:
        """Takes the last step back."""
        self.back_to(len(self.steps) - 1)

    def back_to(self, step: int) -> None:
        """Takes all steps from number `step` on back."""
        if not 0 <= step < max(1, len(self.steps)):
            raise UndoRefused(f"the draft has {len(self.steps)} steps: it cannot go back to step {step}")
        del self.steps[step:]
        del self.positions[step + 1 :]
        del self.lines[step:]
        del self.follows[step:]
        self.done = False

    def commit(self, before: Callable[[int], None] | None = None) -> None:
        """Plays the steps through the match, one after the other: ordinary entries.

        `before`: told of each small answer just before it is played.
        """
        if not self.steps:
            raise IllegalAction("nothing is drafted that could be confirmed")
        if self.match.asked_at(self.seat) != self.asked_at:
            raise StaleDecision("the question at which the draft began is no longer open")
        for step in self.steps:
            self.match.answer(self.seat, step, before)

    # -- inside ----------------------------------------------------------------------------------------------

    def asked(self) -> State:
        if self.done:
            raise IllegalAction("the draft is complete: confirm it, or go back")
        return self.positions[-1]

    def take(self, answers: list[int]) -> None:
        self.heard.clear()
        self.followed = []
        position, self.done = self.tried(answers, True)
        heard = self.heard if position is not self.positions[-1] else []
        self.steps.append(answers)
        self.positions.append(position)
        self.lines.append([told(self.match.game.lines, -1, said) for said in heard if said[2] >> self.seat & 1])
        self.follows.append(self.followed)
        position.loud = False

    def tried(self, answers: Sequence[int], loud: bool = False) -> tuple[State, bool]:
        """What the seat sees after these answers, and whether the draft ends there.

        If something would be dealt, learned or scored, it sees the position before them: what comes is not known yet.
        """
        before = self.asked()
        state = before.clone()
        if loud:
            state.loud = True
            self.match.game.remind(state, self.match.game.log_memory(before))
        lanes = state.lanes
        _, known, legal = self.start_at(before)
        if not answers:
            raise IllegalAction("a step has an answer")
        last = len(answers) - 1
        for at, answer in enumerate(answers):
            if at:
                legal = state.actions(self.seat) if self.seat in state.waiting() else []
            if answer not in legal:
                texts = listed(map(self.match.game.text, legal))
                raise IllegalAction(f"{self.match.game.text(answer)!r} is not legal in this draft; legal: {texts}")
            self.apply_and_hear(state, self.seat, answer)
            if at == last and (state.over or state.turn() == CHANCE):
                return before, True  # whatever is learned: to work that out would take longer than all the rest
            before_it, known = known, self.match.game.known(state, self.seat)
            if known & ~before_it:
                return before, True
        while True:
            if state.over or state.turn() == CHANCE:
                return before, True
            if self.lane and not (state.lanes is lanes and lanes[self.seat]):
                return before, True  # while seats decide at the same time a draft stays in its lane
            if bool(state.lanes) != self.lane or self.match.game.turn(state) != self.turn:
                return state, True
            seat = state.turn() if self.seat not in state.waiting() else self.seat
            actions = state.actions(seat)
            if not self.is_passed(state, seat, actions):
                return state, seat != self.seat
            only = actions[0]
            if loud and seat == self.seat:
                words = self.match.game.describe(state, seat, only).message
                if words.targets:  # an only way to end or to leave is about nothing, and not worth a word
                    self.followed.append(words)
            self.apply_and_hear(state, seat, only)
            before_it, known = known, self.match.game.known(state, self.seat)
            if known & ~before_it:
                return before, True

    def start_at(self, position: State) -> tuple[State, int, list[int]]:
        """What the drafting seat knows at a position of the draft, and what it can answer. Every option of a question
        is tried from there."""
        if self.start is None or self.start[0] is not position:
            legal = position.actions(self.seat) if self.seat in position.waiting() else []
            self.start = (position, self.match.game.known(position, self.seat), legal)
        return self.start

    def apply_and_hear(self, state: State, seat: int, answer: int) -> None:
        state.apply(seat, answer)
        # After each answer, as the match does: what is said may look at what was just said.
        self.heard.extend(state.said)
        state.said.clear()

    def is_passed(self, state: State, seat: int, actions: list[int]) -> bool:
        """An only answer that the match would take by itself; of others, only where all may see it."""
        step = state.open(seat)
        if not is_forced(step, actions) or self.match.waits_for(state, seat):
            return False
        return seat == self.seat or step.audience(state) == EVERYONE
