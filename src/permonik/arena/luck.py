"""What chance did for each seat of a game, so that it can be taken out of the result (after AIVAT, arXiv 1612.06915).

A deal is compared with the mean over all that could have been dealt, by a value that was fixed beforehand. On average
that is nothing, whatever the value is worth: a result less a multiple of it has the same mean, and a good value leaves
less to vary. What bots decide is not taken out: nobody knows with which probabilities they do.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from random import Random
from typing import Final

from permonik.kernel.game import Game
from permonik.kernel.match import Match
from permonik.kernel.record import Dealt, Decision, Record
from permonik.kernel.state import State
from permonik.kernel.step import CHANCE
from permonik.minds.doors import minded
from permonik.minds.evaluation import Evaluation

MOST_OUTCOMES: Final = 8  # of more, so many are drawn without looking at the true one: the mean is right on average
LEAST_DEALS: Final = 3  # before it is known how much of the luck to take out


class Standing(Evaluation):
    """For a game that nobody evaluates: the points of a seat as they stand."""

    def __init__(self, rules: Game) -> None:
        self.rules = rules

    def value(self, state: State, seat: int) -> float:
        return float(self.rules.scores(state)[seat].total)


def value_for(rules: Game) -> Evaluation:
    """The game's own judge, or whatever comes next to it."""
    mind = minded(rules)
    return mind.judge() or mind.evaluation() or Standing(rules)


def luck_of(record: Record, value: Evaluation, rng: Random) -> list[float]:
    """What all deals of a match did for each seat. `rng` must know nothing of the deal."""
    start = Match(Record(record.header), None)
    state, players = start.state, start.players
    state.loud = False
    total = [0.0] * players
    for number in record.folded():
        entry = record.entries[number]
        if isinstance(entry, Dealt):
            for seat, one in enumerate(luck_at(state, entry.outcome, players, value, rng)):
                total[seat] += one
            state.apply(CHANCE, entry.outcome)
        elif isinstance(entry, Decision):
            state.apply(entry.seat, entry.action)
    return total


def luck_at(state: State, outcome: int, players: int, value: Evaluation, rng: Random) -> list[float]:
    """What one deal did for each seat, beside what the others got by it."""
    outcomes = list(state.open(CHANCE).chance(state).outcomes)
    if len(outcomes) == 1:
        return [0.0] * players
    if len(outcomes) > MOST_OUTCOMES:
        outcomes = [outcomes[int(rng.random() * len(outcomes))] for _ in range(MOST_OUTCOMES)]
    worth = {one: worth_of(state, one, players, value) for one in {*outcomes, outcome}}
    return [worth[outcome][seat] - statistics.fmean(worth[one][seat] for one in outcomes) for seat in range(players)]


def worth_of(state: State, outcome: int, players: int, value: Evaluation) -> list[float]:
    after = state.clone()
    after.apply(CHANCE, outcome)
    worth = [value.value(after, seat) for seat in range(players)]
    if players == 1:
        return worth
    everybody = sum(worth)
    return [mine - (everybody - mine) / (players - 1) for mine in worth]


def without_luck(results: Sequence[float], lucks: Sequence[float]) -> list[float]:
    """Results of independent deals, each less as much of its luck as all *other* deals recommend.

    So the share that is taken out knows nothing of the deal that it is taken from, and the mean stays what it is.
    """
    count = len(results)
    if count < LEAST_DEALS:
        return list(results)
    y, x = math.fsum(results), math.fsum(lucks)
    xx = math.fsum(luck * luck for luck in lucks)
    xy = math.fsum(luck * result for luck, result in zip(lucks, results, strict=True))
    found = []
    for result, luck in zip(results, lucks, strict=True):
        rest = count - 1
        spread = xx - luck * luck - (x - luck) ** 2 / rest
        together = xy - luck * result - (x - luck) * (y - result) / rest
        share = together / spread if spread > 1e-9 else 0.0
        found.append(result - share * luck)
    return found
