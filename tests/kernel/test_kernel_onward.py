"""Which answers come by themselves: the same for all who play a state."""

from random import Random

from permonik.kernel.dealer import SamplingDealer, SeededDealer
from permonik.kernel.match import Match
from permonik.kernel.onward import Onward, deal, is_forced
from permonik.kernel.registry import load
from permonik.kernel.state import OVER
from permonik.kernel.step import CHANCE
from permonik.minds.episode import Episode, within


def test_a_match_and_an_episode_stop_at_the_same_questions_secret_ones_too() -> None:
    single = together = 0
    for seed in range(12):
        match = Match.start("pretend", 3, seed=seed)
        state = load("pretend").setup(3, match.record.header.options)
        state.settle()
        episode = Episode(state, SeededDealer(seed), 0)
        rng = Random(seed)
        while episode.seat != OVER:
            assert episode.seat == match.waiting()[0]
            assert episode.actions == match.state.actions(episode.seat)
            single += len(episode.actions) == 1
            together += len(match.waiting()) > 1
            action = rng.choice(episode.actions)
            match.choose(episode.seat, action)
            episode.choose(action)
        assert match.over
        assert match.state.key() == episode.state.key()
    assert single > 10  # secret questions with one answer
    assert together > 10


def test_where_a_state_stands() -> None:
    """At a table everybody who waits is looked at, in an episode whoever is first; nobody is asked what is forced."""
    rng, onward, round_about = Random(1), Onward(), Onward()
    seen = set()
    for _ in range(20):
        state = load("pretend").setup(3, load("pretend").check_options({}))
        state.settle()
        while not state.over:
            here, there = onward.look(state), round_about.look_around(state)
            seen.add((here, there))
            if state.turn() == CHANCE:
                assert (here, there, onward.seat, onward.actions) == (True, True, CHANCE, [])
                assert deal(state, SamplingDealer(rng))
                assert not deal(state, SamplingDealer(rng))
                continue
            assert onward.seat == state.waiting()[0]
            forced = [seat for seat in state.waiting() if is_forced(state.open(seat), state.actions(seat))]
            assert there == bool(forced)
            assert here == (onward.seat in forced)
            if there:
                assert (round_about.seat, round_about.actions) == (forced[0], state.actions(forced[0]))
            state.apply(onward.seat, rng.choice(onward.actions))
        assert (onward.look(state), round_about.look_around(state), onward.seat) == (False, False, OVER)
    assert seen == {(False, False), (False, True), (True, True)}


def test_what_a_learner_can_reach() -> None:
    assert within([3, 900, 5], 0) == [3, 900, 5]
    assert within([3, 900, 5], 100) == [3, 5]
    assert within([900], 100) == []
