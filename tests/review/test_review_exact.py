"""On the pretend game everything can be counted: luck and losses are what enumeration says they are."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from permonik.games.pretend.state import PretendState
from permonik.kernel.chance import Chance
from permonik.kernel.game import View
from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.kernel.registry import load
from permonik.kernel.state import State
from permonik.kernel.step import CHANCE
from permonik.minds.evaluation import Evaluation
from permonik.review.ledger import Expected, Value, enter, value_of
from permonik.review.moments import LUCK, OWN, moments
from permonik.review.reference import Reference, WorldDealer
from permonik.review.weighing import Weigher, followed

PRETEND = load("pretend")
ANSWERS = 40


class Points(Evaluation):
    """What a seat has, less what the other has."""

    def value(self, state: State, seat: int) -> float:
        mine, other = (PRETEND.scores(state)[who].total for who in (seat, 1 - seat))
        return float(mine - other)

    def turn(self, state: State) -> int:
        assert isinstance(state, PretendState)
        return state.turns


class LastAnswer(Reference):
    """A fixed reference that can be followed to the end of all games: everybody gives the last of the answers."""

    def __init__(self) -> None:
        super().__init__(PRETEND, 2, Points(), name="last-answer")

    def play_on(self, state: State, seat: int, dealer: WorldDealer, acted: int, others: bool, turns: int = 1) -> float:
        return super().play_on(state, seat, dealer, acted, others, 100)

    def step(self, state: State, asked: int, dealer: WorldDealer) -> State:
        state.apply(asked, state.actions(asked)[-1])
        return state


REFERENCE = LastAnswer()


@cache
def record(seed: int) -> Record:
    match = Match.start("pretend", 2, seed=seed, options={"rounds": 1, "deck": "tiny"})
    rng = Random(seed)
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.options(seat)).id)
    return match.record


# -- counting ----------------------------------------------------------------------------------------------------------


def to_the_end(state: State, seat: int) -> float:
    """The mean result over everything that may be dealt from here on, while all follow the reference."""
    while not state.over:
        if state.turn() == CHANCE:
            outcomes = state.open(CHANCE).chance(state).outcomes
            total = 0.0
            for outcome in outcomes:
                after = state.clone()
                after.apply(CHANCE, outcome)
                total += to_the_end(after, seat)
            return total / len(outcomes)
        asked = state.waiting()[0]
        state.apply(asked, state.actions(asked)[-1])
    return REFERENCE.result(state, seat)


def worlds(view: View) -> list[State]:
    """All that fit a view: by the contract of `fill` they are equally likely."""
    recall = PRETEND.recall(view)
    found = {}
    for seed in range(200):
        state = recall.fill(Random(seed))
        found.setdefault(state.key(), state)
    return list(found.values())


def counted(state: State, seat: int, line: list[int]) -> float:
    """What a line is worth from what the seat knows."""
    fitting = worlds(PRETEND.view(state, seat))
    return sum(to_the_end(followed(world.clone(), seat, line), seat) for world in fitting) / len(fitting)


def exactly(seat: int) -> Value:
    def value(state: State, acted: int, others: bool) -> Expected:
        return Expected(REFERENCE.result(state, seat) if state.over else counted(state, seat, []), None)

    return value


def mean_over_outcomes(state: State, value: Value) -> float:
    outcomes = state.open(CHANCE).chance(state).outcomes
    total = 0.0
    for outcome in outcomes:
        after = state.clone()
        after.apply(CHANCE, outcome)
        total += value(after, 0, True).value
    return total / len(outcomes)


# -- and reviewing -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_luck_is_what_enumeration_says(seed: int) -> None:
    """Against the mean over all that could have been dealt; where the seat knows all the rest, the value changes by its
    luck and by nothing else."""
    lucky = certain = 0
    for seat in (0, 1):
        value = exactly(seat)
        told = list(moments(record(seed), seat, Points()))
        ends = [*[one.before for one in told[1:]], Match.replay(record(seed)).state]
        for moment, end in zip(told, ends, strict=True):
            if moment.kind != LUCK:
                continue
            before, after = value(moment.before, 0, True), value(end, 0, True)
            step = enter(moment, before, after, value, Random(0))
            if not moment.seen:
                assert step.luck == 0
                assert after.value == pytest.approx(before.value, abs=1e-9), (
                    "what nobody shows a seat changes nothing for it"
                )
                continue
            assert step.luck == pytest.approx(after.value - mean_over_outcomes(moment.before, value), abs=1e-9)
            lucky += abs(step.luck) > 1e-6
            if len(worlds(PRETEND.view(moment.before, seat))) == 1:
                assert step.luck == pytest.approx(after.value - before.value, abs=1e-9)
                certain += 1
    assert lucky > 3
    assert certain > 1


def test_the_houses_value_comes_near_to_enumeration() -> None:
    for moment in list(moments(record(1), 0, Points()))[::4]:
        sampled = value_of(REFERENCE, 0, PRETEND.recall, 300, "near")(moment.before, 0, True)
        assert sampled.value == pytest.approx(exactly(0)(moment.before, 0, True).value, abs=0.6)


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_losses_are_what_enumeration_says(seed: int) -> None:
    """The gap between two lines, in the same worlds with the same luck."""
    lost = 0
    for moment in moments(record(seed), 0, Points()):
        if moment.kind != OWN or not moment.choices:
            continue
        weigher = Weigher(REFERENCE, PRETEND.recall(PRETEND.view(moment.before, 0)), 0, "exact")
        exact = {action: counted(moment.before, 0, [action]) for action in moment.before.actions(0)}
        best = max(exact, key=lambda action: exact[action])
        played = moment.answers[0]
        gaps = [weigher.value([best], f"w{n}") - weigher.value([played], f"w{n}") for n in range(150)]
        middle = sum(gaps) / len(gaps)
        error = (sum((gap - middle) ** 2 for gap in gaps) / len(gaps) ** 2) ** 0.5
        assert middle == pytest.approx(exact[best] - exact[played], abs=4 * error + 1e-9)
        lost += exact[best] - exact[played] > 0.1
    assert lost


def test_a_line_meets_the_same_luck_as_another() -> None:
    """A dealer deals alike in whatever order it is asked, and whatever else was drawn; another seed deals otherwise."""
    chances = [Chance("die", slot, list(range(6))) for slot in range(12)]
    one, other = WorldDealer("a"), WorldDealer("a")
    forth = [one.deal(chance) for chance in chances]
    other.rng.random()
    back = [other.deal(chance) for chance in reversed(chances)]
    assert forth == back[::-1]
    assert forth != [WorldDealer("b").deal(chance) for chance in chances]
    assert len(set(forth)) > 2
