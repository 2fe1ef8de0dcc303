"""A game gone through one step at a time, so that it is seen what put each step there (contract 11).

The kernel carries an answer out together with the steps of nobody that follow from it, and lets nobody look on; a
compiled state least of all. Here the same is done from outside, in the same order, on both builds. That it is the same
course is for the caller to check: the match beside it must be in the same position, and have told the same.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from permonik.kernel.game import Game
from permonik.kernel.message import Message, told
from permonik.kernel.record import Dealt, Decision, Entry
from permonik.kernel.state import State
from permonik.kernel.step import AUTO, CHANCE, AnyStep, Code


class Birth(NamedTuple):
    """When a step was put where it waits: in which position, by which entry, and by a step that was born when."""

    before: State
    entry: Entry
    code: Code
    parent: Birth | None


class Waiting(NamedTuple):
    """What is known of a step that waits: what began it (`Watched`), and its birth."""

    origin: str
    birth: Birth | None


class Heard(NamedTuple):
    """A line, and the step that told it."""

    line: Message
    step: Waiting


class Watched:
    """Where goods come from, seen without the log's help: every step that waits remembers what it was put there by.

    An origin is the text of an answer, `deck outcome` of something dealt, or the name of a step of nobody.
    `goods.begins(text)`: whether something new begins with it, or only what was begun goes on.
    """

    def __init__(self, game: Game, state: Any, goods: Any) -> None:
        self.game = game
        self.goods = goods
        self.state = state
        self.state.loud = True
        unknown = Waiting("", None)
        self.agenda = [unknown for _ in self.state.agenda]
        self.lanes = [[unknown for _ in lane] for lane in self.state.lanes]
        self.tellers: list[Waiting] = []

    def follow(self, entry: Entry, number: int) -> list[Heard]:
        """What an entry of the record tells, line by line, with what told it."""
        if not isinstance(entry, (Decision, Dealt)):
            return []
        state = self.state
        self.before, self.entry = copied(self.game, state), entry
        self.tellers = []
        if isinstance(entry, Decision):
            seat, answer, self.answered = entry.seat, entry.action, self.game.text(entry.action)
        else:
            seat, answer = CHANCE, entry.outcome
            self.answered = f"{entry.deck} {self.game.outcome_text(entry.deck, entry.outcome)}"
        if state.lanes:
            self.in_lane(seat if seat >= 0 else state.chance_lane(), answer)
        else:
            self.run_step(state.agenda, self.agenda, answer)
            self.settle()
        heard = [
            Heard(told(self.game.lines, number, said), by) for said, by in zip(state.said, self.tellers, strict=True)
        ]
        state.said.clear()
        return heard

    def in_lane(self, seat: int, answer: int) -> None:
        state = self.state
        lane, waiting = state.lanes[seat], self.lanes[seat]
        state.acting = seat
        self.run_step(lane, waiting, answer)
        while lane and lane[-1].seat == AUTO:
            self.run_step(lane, waiting, None)
        state.acting = -1
        if not any(state.lanes):
            state.lanes = []
            self.settle()

    def settle(self) -> None:
        state = self.state
        while state.agenda and state.agenda[-1].seat == AUTO and not state.lanes:
            self.run_step(state.agenda, self.agenda, None)

    def run_step(self, stack: list[AnyStep], waiting: list[Waiting], answer: int | None) -> None:
        """The step on top of a stack: by the answer that was given, or by nobody (None)."""
        state = self.state
        step, mine = stack.pop(), waiting.pop()
        begun = type(step).__name__ if answer is None else self.answered
        begins = self.goods.begins(begun)
        origin, parent = (begun, None) if begins else mine
        there, lanes, said = stack[:], state.lanes, state.said[:]
        if answer is None:
            step.run(state)
        else:
            step.apply(state, answer)

        def born(step: AnyStep) -> Waiting:
            return Waiting(origin, Birth(self.before, self.entry, step.code(), parent))

        waiting[:] = [
            found or born(step) for step, found in zip(stack, still_there(stack, there, waiting), strict=True)
        ]
        if state.lanes is not lanes:
            self.lanes = [[born(step) for step in lane] for lane in state.lanes]
        kept = 0  # a line may be taken back and told again, together with what comes after it
        while kept < min(len(said), len(state.said)) and said[kept] is state.said[kept]:
            kept += 1
        teller = Waiting(origin, mine.birth)
        self.tellers[kept:] = [teller] * (len(state.said) - kept)


def still_there(stack: list[AnyStep], before: list[AnyStep], waiting: list[Waiting]) -> list[Waiting | None]:
    """What was known of each step of a stack before; None for those that are new. What stays, stays in its order."""
    found: list[Waiting | None] = []
    at = 0
    for step in stack:
        place = next((place for place in range(at, len(before)) if before[place] is step), None)
        found.append(None if place is None else waiting[place])
        at = at if place is None else place + 1
    return found


def copied(game: Game, state: Any) -> Any:
    """A copy that goes on telling."""
    copy = state.clone()
    game.remind(copy, game.log_memory(state))
    copy.loud = True
    return copy
