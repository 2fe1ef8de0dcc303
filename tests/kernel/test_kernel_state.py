from random import Random
from typing import Any

import pytest
import toy
from toy import Flip, Guess, Together, ToyState

from permonik.kernel.chance import Chance
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.playout import Played, play_out
from permonik.kernel.state import OVER, State
from permonik.kernel.step import AUTO, CHANCE, EVERYONE, Step, build_step


class Note(toy.ToyStep):
    """Writes its number down by itself."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.number)

    def run(self, s: ToyState) -> None:
        s.points.append(self.number)


def state(*steps: Any, players: int = 2) -> ToyState:
    return ToyState(list(steps), [], [0] * players, [0] * players)


def test_then_is_read_from_left_to_right() -> None:
    s = state(players=0)
    s.then(Note(AUTO, 1), Note(AUTO, 2), Note(AUTO, 3))
    s.settle()
    assert s.points == [1, 2, 3]
    s.push(Note(AUTO, 4))
    s.push(Note(AUTO, 5))
    s.settle()
    assert s.points == [1, 2, 3, 5, 4]
    assert s.over


def test_an_open_question_stops_what_runs_by_itself() -> None:
    s = state(Note(AUTO, 7), Guess(1))
    s.settle()
    assert (s.waiting(), s.turn(), s.over, s.chance()) == ((1,), 1, False, None)
    assert s.actions(1) == [1, 2]
    s.flips[1] = 2
    s.apply(1, 0)
    assert (s.points, s.waiting(), s.turn(), s.over) == ([0, 0, 7], (), OVER, True)


def test_chance_is_asked_before_anybody() -> None:
    s = state(Flip(CHANCE, 0, 1))
    assert (s.waiting(), s.turn()) == ((), CHANCE)
    chance = s.chance()
    assert isinstance(chance, Chance)
    assert (chance.deck, chance.slot, chance.outcomes) == ("coin", 0, [0, 1])
    s.apply(CHANCE, 1)
    assert s.points == [1, 0]


def test_lanes_wait_together_and_end_together() -> None:
    s = state(Note(AUTO, 9), Together(AUTO), players=3)
    s.settle()
    assert s.waiting() == (0, 1, 2)
    s.apply(1, 1)
    assert (s.waiting(), s.turn()) == ((), CHANCE)
    assert s.chance().slot == 10  # type: ignore[union-attr]
    s.apply(CHANCE, 0)
    assert s.waiting() == (0, 1, 2)
    for seat in (2, 1, 0):
        s.flips[seat] = 2
        assert not s.over
        s.apply(seat, 0)
    assert s.over
    assert s.points == [0, 1, 0, 9]


def test_steps_of_a_lane_stay_in_it() -> None:
    s = state(Together(AUTO))
    s.settle()
    s.apply(1, 2)
    assert s.agenda_codes() == ((), (("Guess", 0),), (("Flip", -1, 1, 1),))


def test_lanes_may_leave_seats_out() -> None:
    s = state(players=3)
    s.together([Guess(2)])
    assert (s.waiting(), s.turn(), s.over) == ((2,), 2, False)
    s.together([])
    assert s.over


def test_codes_lead_back_to_steps() -> None:
    classes: dict[str, Any] = dict(toy.GAME.steps)
    step = Flip(CHANCE, 2, 1)
    assert step.code() == ("Flip", -1, 2, 1)
    assert build_step(classes, list(step.code())).code() == step.code()
    for nonsense in (None, [], ["Fly", 1], ["Flip", "x", 1, 1], "Flip", [["Flip"]], [None]):
        with pytest.raises((ValueError, TypeError)):
            build_step(classes, nonsense)


def test_a_step_and_a_state_say_what_they_cannot() -> None:
    step: Any = Step(0)
    s = state()
    for call, says in [
        (lambda: step.actions(s), "asks nobody"),
        (lambda: step.apply(s, 0), "takes no answer"),
        (lambda: step.run(s), "does not run by itself"),
        (lambda: step.chance(s), "asks no dealer"),
        (lambda: State([], []).clone(), "no clone"),
        (lambda: State([], []).key(), "no key"),
    ]:
        with pytest.raises(TypeError, match=says):
            call()
    assert (step.audience(s), step.secret(), step.fields()) == (EVERYONE, False, (0,))


def test_a_playout_counts_what_it_played() -> None:
    s = state(Together(AUTO), players=3)
    s.settle()
    tally = Played()
    play_out(s, Random(1), SamplingDealer(Random(2)), tally)
    assert s.over
    assert (tally.decisions, tally.choices, tally.answers, tally.dealt) == (9, 6, 12, 6)


def test_a_playout_without_end_is_stopped() -> None:
    s = state(Together(AUTO), players=3)
    s.settle()
    with pytest.raises(ValueError, match="no end after 3 decisions"):
        play_out(s, Random(1), SamplingDealer(Random(2)), Played(), most=3)
