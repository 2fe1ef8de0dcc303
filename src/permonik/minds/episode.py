"""A game gone through from choice to choice: for learners, who want speed. `Match` is what checks and keeps."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from permonik.kernel.dealer import Dealer
from permonik.kernel.onward import Onward
from permonik.kernel.state import OVER, State
from permonik.minds.encoding import put_mask

Encode = Callable[[Any, int, Any], None]  # `Game.encode`: a state, a seat, a buffer


class Episode(Onward):
    """A state that always stands at a choice, or at the end (`seat` is OVER).

    The dealer answers chance, and what has one answer only is taken, as a match does it; secret questions are put
    nevertheless. `limit`: actions from this number on are out of the learner's reach. They are left out of `actions`;
    where nothing else is legal, the first of them is taken as if it were the only one.

    Of seats that decide at the same time the first is asked first: their answers do not affect each other.
    """

    def __init__(self, state: State, dealer: Dealer, limit: int) -> None:
        super().__init__()
        self.state = state
        self.dealer = dealer
        self.limit = limit
        self.choices = 0
        self.advance(state, dealer)
        if limit:
            self.stay_near()

    def __reduce__(self) -> tuple[Any, ...]:
        return same_episode, (self.state, self.dealer, self.limit, self.choices)

    def choose(self, action: int) -> None:
        """The answer of the seat, one of `actions`, and on to the next choice."""
        state = self.state
        state.apply(self.seat, action)
        self.choices += 1
        self.advance(state, self.dealer)
        if self.limit:
            self.stay_near()

    def choose_for_others(self, seat: int, rng: Random, most: int) -> None:
        """Random answers of all others until the seat is asked, the game is over, or `most` choices were made."""
        while self.seat != seat and self.seat != OVER and self.choices < most:
            self.choose(self.actions[int(rng.random() * len(self.actions))])

    def show(self, seat: int, encode: Encode, row: Any, size: int, mask: Any) -> None:
        """What a seat knows, and its legal answers below `size`, into two buffers; nobody else has answers."""
        encode(self.state, seat, row)
        put_mask(self.actions if self.seat == seat else [], size, mask)

    def stay_near(self) -> None:
        """Leaves out what is out of reach, and goes on where nothing else is left."""
        while self.seat != OVER:
            if max(self.actions) < self.limit:  # nearly always; quicker to see than to leave nothing out
                return
            near = within(self.actions, self.limit)
            if near:
                self.actions = near
                return
            self.state.apply(self.seat, self.actions[0])
            self.advance(self.state, self.dealer)


def same_episode(state: State, dealer: Dealer, limit: int, choices: int) -> Episode:
    """What a pickle of an episode is made of: it stood at a choice, and so it does again."""
    episode = Episode(state, dealer, limit)
    episode.choices = choices
    return episode


def within(actions: list[int], limit: int) -> list[int]:
    """The answers that a learner can reach: all of them where there is no limit (0)."""
    if not limit:
        return actions
    return [action for action in actions if action < limit]
