"""Where a line of answers leads: lines that come to the same position are the same line."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from permonik.kernel.game import Game
from permonik.kernel.onward import single
from permonik.kernel.state import State
from permonik.minds.evaluation import Evaluation


class Line:
    """A line under way, on a copy of the position. It is `ended` with the turn, at the first deal, where somebody else
    is asked, and where the seat learns something: as in reviews (`review.moments`)."""

    def __init__(self, rules: Game, evaluation: Evaluation, state: State, seat: int) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.state = state.clone()
        self.seat = seat
        self.turn = evaluation.turn(state)
        self.known = rules.known(state, seat)
        self.answers: list[int] = []

    @property
    def ended(self) -> bool:
        state = self.state
        if self.seat not in state.waiting() or self.evaluation.turn(state) != self.turn:
            return True
        return bool(self.rules.known(state, self.seat) & ~self.known)

    def take(self, answer: int) -> bool:
        """False where it is no answer here."""
        if self.ended or answer not in self.state.actions(self.seat):
            return False
        self.state.apply(self.seat, answer)
        self.answers.append(answer)
        return True

    def follow(self, answers: Sequence[int]) -> bool:
        """False where not all of them are possible."""
        return all(self.take(answer) for answer in answers)

    def run_out(self) -> None:
        """What is left without a choice is part of the line."""
        while not self.ended and single(self.state.actions(self.seat)):
            self.take(self.state.actions(self.seat)[0])

    def end(self) -> Hashable:
        return self.state.key()
