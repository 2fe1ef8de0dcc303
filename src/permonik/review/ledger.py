"""Luck and skill apart: what each moment of a match changed, by one value for all of them.

The value is a function of what the seat knows (a mean over imagined worlds). What a deal changes is compared with the
mean over all that could have been dealt: so luck is nothing on average, whatever the value is worth. All changes added
up are the result less the prior, exactly; what the value itself gets wrong shows as unexplained.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from permonik.kernel.game import View
from permonik.kernel.onward import deal
from permonik.kernel.recall import Recall
from permonik.kernel.state import State
from permonik.kernel.step import CHANCE
from permonik.review.moments import LUCK, Moment
from permonik.review.outlook import Outlook
from permonik.review.reference import Reference, WorldDealer
from permonik.review.weighing import mean

MOST_OUTCOMES: Final = 10  # of more, so many are drawn: the mean over them is right on average


class Expected(NamedTuple):
    """What a position promises: in one number, by which everything is counted, and result and score apart."""

    value: float
    outlook: Outlook | None


Value = Callable[[State, int, bool], Expected]  # of a position, the turn the seat answered in last, others since then


class Step(NamedTuple):
    """A moment in the books: what was expected before and after it, and of a deal how lucky it was."""

    kind: str
    entry: int
    last: int
    before: Expected
    after: Expected
    luck: float


def value_of(reference: Reference, seat: int, recall: Callable[[View], Recall], worlds: int, seed: str) -> Value:
    """The house's value: in worlds imagined from the seat's view all play on until the seat's next turn after others
    (or the one after it, `Scale.further`), which is judged."""
    rules = reference.rules

    def value(state: State, acted: int, others: bool) -> Expected:
        if state.over:
            return expected_at(reference, state, seat)
        found = []
        known: Recall | None = None
        for number in range(worlds):
            # The same numbers everywhere: what differs is then due to the position.
            dealer = WorldDealer(f"{seed}/{number}")
            now = state
            if now.turn() == CHANCE:  # only where somebody is asked can a view be imagined
                now = state.clone()
                deal(now, dealer)
                known = None
            if known is None:
                known = recall(rules.view(now, seat))
            world = known.fill(Random(f"{seed}/{number}"))
            world.forget()
            # A judge expects of everybody what most players do: without the own best line every good turn would look
            # like a gain.
            turns = 2 if reference.begins(world, seat, acted, others) else 1
            end = reference.play_on(world, seat, dealer, acted, others, turns)
            found.append(expected_at(reference, end, seat))
        return on_average(found)

    return value


def expected_at(reference: Reference, state: State, seat: int) -> Expected:
    foretold = reference.foretold(state, seat)
    return Expected(foretold, reference.outlook(state, seat, foretold))


def on_average(found: list[Expected]) -> Expected:
    outlooks = [one.outlook for one in found if one.outlook is not None]
    both = Outlook(mean([one.chance for one in outlooks]), mean([one.score for one in outlooks])) if outlooks else None
    return Expected(mean([one.value for one in found]), both)


def enter(moment: Moment, before: Expected, after: Expected, value: Value, rng: Random) -> Step:
    """Puts a moment down. `before` and `after`: the value around it."""
    luck = 0.0
    if moment.kind == LUCK and moment.seen:
        luck = after.value - mean_of_all(moment, after.value, value, rng)
    return Step(moment.kind, moment.entry, moment.last, before, after, luck)


def mean_of_all(moment: Moment, after: float, value: Value, rng: Random) -> float:
    """The mean value over all outcomes of a deal, or over some of them that were drawn without looking."""
    chance = moment.before.open(CHANCE).chance(moment.before)
    outcomes = list(chance.outcomes)
    if len(set(outcomes)) > MOST_OUTCOMES:
        outcomes = [outcomes[int(rng.random() * len(outcomes))] for _ in range(MOST_OUTCOMES)]
    worth: dict[int, float] = {moment.answers[0]: after}
    for outcome in set(outcomes):
        if outcome not in worth:
            state = moment.before.clone()
            state.apply(CHANCE, outcome)
            worth[outcome] = value(state, moment.acted, moment.others).value
    return mean([worth[outcome] for outcome in outcomes])
