"""The bare loop: legal list, pick, apply, chance. What `permonik simulate` times and what random play is."""

from __future__ import annotations

from random import Random

from permonik.kernel.dealer import Dealer
from permonik.kernel.state import State
from permonik.kernel.step import CHANCE


class Played:
    """What one or more games came to."""

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0  # decisions with at least two answers
        self.answers = 0  # to choose from at these
        self.dealt = 0


def play_out(state: State, rng: Random, dealer: Dealer, played: Played, most: int = 1_000_000) -> None:
    """Plays a state to its end with random answers; ValueError after `most` decisions.

    It stops nowhere, so it needs nothing of `kernel/onward.py`: a single answer, secret or not, is drawn without luck.
    """
    decisions = choices = answers = dealt = 0
    while True:
        if state.lanes:
            seat = state.turn()
            step = state.open(seat)
        elif state.agenda:
            step = state.agenda[-1]
            seat = step.seat
        else:
            break
        if seat == CHANCE:
            state.apply(CHANCE, dealer.deal(step.chance(state)))
            dealt += 1
            continue
        actions = step.actions(state)
        count = len(actions)
        decisions += 1
        if count == 1:
            state.apply(seat, actions[0])
        else:
            choices += 1
            answers += count
            state.apply(seat, actions[int(rng.random() * count)])
        if decisions > most:
            raise ValueError(f"no end after {most} decisions")
    played.decisions += decisions
    played.choices += choices
    played.answers += answers
    played.dealt += dealt
