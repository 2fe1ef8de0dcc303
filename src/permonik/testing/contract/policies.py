"""Who plays the games of the contract: somebody who answers at random, and somebody who wants points."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from permonik.kernel.game import Game
from permonik.kernel.state import State

Policy = Callable[[Game, State, int, list[int], Random], int]

TRIED = 12  # answers that a sensible player thinks about
WHIM = 0.25  # how often it does not think at all: greed alone would play the same game again and again


def at_random(game: Game, state: State, seat: int, actions: list[int], rng: Random) -> int:
    return actions[int(rng.random() * len(actions))]


def sensible(game: Game, state: State, seat: int, actions: list[int], rng: Random) -> int:
    """The answer with the most points right after it; ties are broken at random."""
    if len(actions) == 1 or rng.random() < WHIM:
        return at_random(game, state, seat, actions, rng)
    best: tuple[int, float] | None = None
    answer = actions[0]
    for action in rng.sample(actions, TRIED) if len(actions) > TRIED else actions:
        after = state.clone()
        after.apply(seat, action)
        worth = (game.scores(after)[seat].total, rng.random())
        if best is None or worth > best:
            best, answer = worth, action
    return answer


POLICIES: dict[str, Policy] = {"random": at_random, "sensible": sensible}
