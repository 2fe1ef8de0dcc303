"""On to the next choice: which answers are given without anybody choosing. Whatever plays a state asks here.

Chance is dealt, and where a seat has one answer only, it is taken. A secret question (`Step.secret`) is the exception:
that it is not put would tell the others how many answers there are, so it is put to its seat even then.
A search goes through worlds that it has imagined itself; nobody looks on, and it takes every single answer (`single`).
"""

from __future__ import annotations

from permonik.kernel.dealer import Dealer
from permonik.kernel.state import OVER, State
from permonik.kernel.step import CHANCE, AnyStep


class Onward:
    """Whose answer is next (`seat`: a seat, CHANCE or OVER), and if it is a seat's, which `actions` it has."""

    def __init__(self) -> None:
        self.seat = OVER
        self.actions: list[int] = []

    def look(self, state: State) -> bool:
        """Looks where the state stands. True where the next answer comes by itself: chance's, or `actions[0]`.

        Of seats that decide at the same time it is the first one's turn; the order is free.
        """
        seat = state.turn()
        self.seat = seat
        if seat < 0:
            self.actions = []
            return seat == CHANCE
        step = state.open(seat)
        actions = step.actions(state)
        self.actions = actions
        return len(actions) == 1 and is_forced(step, actions)  # most have more: the call would cost

    def advance(self, state: State, dealer: Dealer) -> None:
        """Deals and takes forced answers until the state stands at a choice, or is over. Who does something between two
        answers (writes them down, counts them, chooses what is dealt) has a loop of its own, and asks the same."""
        while self.look(state):
            if self.seat == CHANCE:
                state.apply(CHANCE, dealer.deal(state.open(CHANCE).chance(state)))
            else:
                state.apply(self.seat, self.actions[0])

    def look_around(self, state: State, asked: int = 0) -> bool:
        """The same for a whole table, where everybody who waits is asked at once: a forced answer comes first.

        `asked`: the seats (as a mask) that are asked even where they have one answer only.
        """
        if self.look(state) and (self.seat < 0 or not asked >> self.seat & 1):
            return True
        if state.lanes:
            for seat in range(self.seat + 1, len(state.lanes)):
                if state.lanes[seat] and not asked >> seat & 1:
                    step = state.lanes[seat][-1]
                    actions = step.actions(state)
                    if is_forced(step, actions):
                        self.seat = seat
                        self.actions = actions
                        return True
        return False


def is_forced(step: AnyStep, actions: list[int]) -> bool:
    """Whether these answers of a seat's step leave no choice, and that may be seen."""
    return len(actions) == 1 and not step.secret()


def single(actions: list[int]) -> bool:
    """Whether a search need not stop here: in its own world even a secret question with one answer is no choice."""
    return len(actions) == 1


def first_asked(state: State, seat: int) -> int:
    """Whose answer is next; where several decide at the same time, this seat goes first: the order is free."""
    asked = state.turn()
    return seat if asked >= 0 and asked != seat and seat in state.waiting() else asked


def deal(state: State, dealer: Dealer) -> bool:
    """Deals until chance is no longer asked; whether it was."""
    dealt = False
    while state.turn() == CHANCE:
        state.apply(CHANCE, dealer.deal(state.open(CHANCE).chance(state)))
        dealt = True
    return dealt
