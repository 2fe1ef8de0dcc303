"""The OpenSpiel games, by OpenSpiel's own random simulations and by its algorithms."""

import json
import os
import pickle
import random
import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.policy import UniformRandomPolicy

import permonik.envs.openspiel as door
from permonik.errors import BadOption

Private = pyspiel.PrivateInfoType

TABLES = [
    "permonik_pretend(players=3)",
    "permonik_cave_vs_cave(players=1,rewards=score)",
    "permonik_cave_vs_cave",
    "permonik_caverna(rewards=margin)",
    "permonik_rivals",
    "permonik_saboteur(players=3)",
]


@pytest.mark.parametrize("text", TABLES)
def test_upstream_random_simulation(text: str) -> None:
    game = pyspiel.load_game(text)
    pyspiel.random_sim_test(game, 1, True, False)


class OnPartOfTheTree(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel's own suite for games too large for their whole tree: it looks at a sample of 400 states."""

    __test__ = False  # pytest would run it without a game


@pytest.mark.parametrize("text", TABLES)
def test_upstream_api(text: str) -> None:
    failures = api_failures(pyspiel.load_game(text))
    assert not failures


@pytest.mark.parametrize("variant", ["gold", "turmoil", "progress", "duel"])
def test_upstream_api_of_the_variants_of_rivals(variant: str) -> None:
    """From the end of the deal on. One of the five tests wants to see something private, and in the first 400 states of
    a variant hardly ever anybody has a hand yet: some thirty cards are dealt before."""
    text = f"permonik_rivals(options=variant:{variant}"
    dealt = played(pyspiel.load_game(f"{text})"), 5, 31)
    assert not api_failures(pyspiel.load_game(f"{text},played={dealt})"))


def api_failures(game: Any) -> list[str]:
    random.seed(1)  # by which OpenSpiel draws its sample
    case = type("Case", (OnPartOfTheTree,), {"game_name": str(game), "game": game})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun == 5
    return [f"{test}: {report}" for test, report in result.errors + result.failures]


# A line for each value of a tensor: whole games of the larger ones take ten seconds and more (make soak).
WRITTEN = ["permonik_pretend", "permonik_cave_vs_cave(players=1,rewards=score)", "permonik_cave_vs_cave"]
WRITTEN += ["permonik_caverna(rewards=margin)"]
LONG = ["permonik_saboteur(players=3)", "permonik_rivals"] if os.environ.get("PERMONIK_SOAK") else []


@pytest.mark.parametrize("text", WRITTEN + LONG)
def test_upstream_playthrough(text: str) -> None:
    """OpenSpiel's generator writes a whole game down, and plays it again."""
    lines = generate_playthrough.playthrough_lines(text, seed=5)
    played = generate_playthrough.playthrough_lines(text, seed=5, action_sequence=actions_of(lines))
    assert played == lines
    hidden = any(name in text for name in ("pretend", "rivals", "saboteur"))
    assert any(line.startswith("PublicObservationString()") for line in lines) == hidden


@pytest.mark.parametrize(("table", "steps"), [("saboteur(players=3", 200), ("rivals(rewards=win", 640)])
def test_upstream_playthrough_from_the_middle_on(table: str, steps: int) -> None:
    """The whole game takes six seconds of a core and more to write, and as many to check (make soak)."""
    game = pyspiel.load_game(f"permonik_{table})")
    rest = f"permonik_{table},played={played(game, 5, steps)})"
    lines = generate_playthrough.playthrough_lines(rest, seed=5)
    assert lines.count("IsTerminal() = True") == 1
    assert any(line.startswith("PublicObservationString()") for line in lines)
    assert generate_playthrough.playthrough_lines(rest, seed=5, action_sequence=actions_of(lines)) == lines


@pytest.mark.parametrize("text", TABLES)
def test_a_game_can_be_pickled(text: str) -> None:
    """With its parameters; and a position of it in the middle of a game."""
    game = pyspiel.load_game(text)
    twin = pickle.loads(pickle.dumps(game))
    assert (str(twin), twin.seating.rewards) == (str(game), game.seating.rewards)
    assert str(twin.new_initial_state()) == str(game.new_initial_state())
    state = wander(game, 7, 30)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def actions_of(lines: list[str]) -> list[int]:
    return [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]


PARTS = {
    (public, private): pyspiel.IIGObservationType(perfect_recall=False, public_info=public, private_info=private)
    for public in (False, True)
    for private in (Private.NONE, Private.SINGLE_PLAYER, Private.ALL_PLAYERS)
}


@pytest.mark.parametrize("text", ["permonik_pretend", "permonik_rivals", "permonik_saboteur(players=3)"])
def test_observers_part_what_is_public_from_what_is_private(text: str) -> None:
    game = pyspiel.load_game(text)
    state = wander(game, 4, 60)
    seats = range(game.num_players())
    said = {
        part: [make_observation(game, wanted).string_from(state, seat) for seat in seats]
        for part, wanted in PARTS.items()
    }
    spectator = state.seating().game.view(state.table.state, None)
    assert {json.loads(text) == spectator for text in said[True, Private.NONE]} == {True}
    own = said[False, Private.SINGLE_PLAYER]
    assert len(set(own)) == len(own), "each has a hand or a role of its own"
    assert set(said[False, Private.ALL_PLAYERS]) == {"\n".join(own)}
    assert set(said[True, Private.ALL_PLAYERS]) == {"\n".join([said[True, Private.NONE][0], *own])}
    assert set(said[False, Private.NONE]) == {""}
    assert said[True, Private.SINGLE_PLAYER] == [state.observation_string(seat) for seat in seats]


def test_what_is_private_of_the_past_stays_apart() -> None:
    """The spectator of Pretend remembers that a card was drawn, its player which."""
    game = pyspiel.load_game("permonik_pretend")
    state = wander(game, 4, 60)
    public = pyspiel.IIGObservationType(perfect_recall=True, public_info=True, private_info=Private.NONE)
    private = pyspiel.IIGObservationType(perfect_recall=True, public_info=False, private_info=Private.SINGLE_PLAYER)
    seen = make_observation(game, public).string_from(state, 0).split()
    own = make_observation(game, private).string_from(state, 0).split()
    past = [note.partition(".") for note in own[:-1]]
    assert past
    for number, _, note in past:
        assert seen[int(number)].endswith(":?")
        assert not note.endswith("?")


def wander(game: Any, seed: int, steps: int) -> Any:
    rng = Random(seed)
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def played(game: Any, seed: int, steps: int) -> str:
    """An opening, as games take it."""
    return "".join([f"{action}/" for action in wander(game, seed, steps).history()])


def test_chance_is_explicit_and_fair() -> None:
    """A doubled face of a die is twice as likely; a deck has each card once."""
    game = pyspiel.load_game("permonik_pretend")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert [p for _, p in state.chance_outcomes()] == [0.5, 0.5]  # who begins
    while not (state.is_chance_node() and state.action_to_string(-1, 0).startswith("die")):
        state.apply_action(state.legal_actions()[0])
    assert [p for _, p in state.chance_outcomes()] == pytest.approx([1 / 3, 2 / 3])
    assert [state.action_to_string(-1, outcome) for outcome in (0, 1)] == ["die calm", "die gas"]


def test_tensors_and_strings_are_of_the_player() -> None:
    game = pyspiel.load_game("permonik_pretend")
    state = wander(game, 3, 12)
    mine, its = state.observation_tensor(0), state.observation_tensor(1)
    assert len(mine) == game.observation_tensor_size() == state.get_game().information_state_tensor_size()
    assert 0.0 <= min(mine) <= max(mine) <= 1.0
    assert mine != its
    assert state.observation_string(0) in state.information_state_string(0)
    assert '"seat":1' in state.observation_string(1)


def test_information_states_remember_and_hide() -> None:
    """What both saw stands in both strings, what one drew only in its own."""
    game = pyspiel.load_game("permonik_pretend")
    first, second = game.new_initial_state(), game.new_initial_state()
    first.apply_action(0)
    second.apply_action(0)
    first.apply_action(1)  # the first card of seat 0
    second.apply_action(2)
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.observation_tensor(1) == second.observation_tensor(1)


def test_a_copy_goes_its_own_way() -> None:
    state = wander(pyspiel.load_game("permonik_cave_vs_cave"), 1, 30)
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[-1])
    assert str(state) == before != str(copy)
    assert state.history() == copy.history()[:-1]


def test_mcts_plays_cave_vs_cave() -> None:
    game = pyspiel.load_game("permonik_cave_vs_cave")
    state = wander(game, 5, 40)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 8, evaluator, solve=False, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


# The whole of Pretend has some twelve million ends with its tiny deck and one round: too many to be solved. The second
# turn of a fixed deal is a small game of its own.
SECOND_TURN = "0/0/0/0/0/58/0/0/58/"  # before its die


def test_exploitability_of_the_second_turn_of_pretend() -> None:
    game = pyspiel.load_game(f"permonik_pretend(rewards=margin,options=deck:tiny/rounds:1,played={SECOND_TURN})")
    uniform = exploitability.nash_conv(game, UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    solved = exploitability.nash_conv(game, solver.average_policy())
    assert 0.0 <= solved < uniform / 2


def test_options_are_read() -> None:
    assert door.read_options("deck:tiny/rounds:1") == {"deck": "tiny", "rounds": "1"}
    with pytest.raises(BadOption, match="options are written name:value/name:value, not 'tiny'"):
        door.read_options("tiny")
