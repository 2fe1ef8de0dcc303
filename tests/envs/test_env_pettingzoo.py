"""The PettingZoo environments, by PettingZoo's own tests and ours."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from permonik import Match
from permonik.envs import pettingzoo as doors
from permonik.errors import BadOption, BadPlayers, IllegalAction

MAKERS = [doors.pretend_v0, doors.cave_vs_cave_v0, doors.caverna_v0, doors.rivals_v0, doors.saboteur_v0]
NAMES = [maker.__name__ for maker in MAKERS]

# PettingZoo has a list of its own environments that observe dicts and warns about all others; and about the empty mask
# of a finished game, which its own documentation asks for.
UPSTREAM = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("maker", MAKERS, ids=NAMES)
class TestUpstream:
    pytestmark = UPSTREAM

    def test_api(self, maker: doors.Maker) -> None:
        api_test(maker.env(), num_cycles=40)

    def test_seeds(self, maker: doors.Maker) -> None:
        seed_test(maker.env, num_cycles=20)


def play(env: doors.TableEnv, seed: int) -> list[tuple[str, int]]:
    """A whole game by random answers."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    moves = []
    while not any(env.terminations.values()):
        seen = env.observe(env.agent_selection)
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        moves.append((env.agent_selection, action))
        env.step(action)
    return moves


def test_a_seed_deals_what_a_match_deals() -> None:
    env = doors.cave_vs_cave_v0.raw_env(players=2)
    moves = play(env, 7)
    match = Match.start("cave-vs-cave", players=2, seed=7)
    for agent, action in moves:
        match.choose(env.seats[agent], action)
    assert match.over
    totals = [score.total for score in match.scores()]
    assert list(env.rewards.values()) == [totals[0] - totals[1], totals[1] - totals[0]]


@pytest.mark.parametrize(("rewards", "check"), [("win", lambda r: sorted(r) == [-1.0, 1.0]), ("score", min)])
def test_rewards_are_given_at_the_end_and_once(rewards: str, check: object) -> None:
    env = doors.cave_vs_cave_v0.raw_env(players=2, rewards=rewards)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    while True:
        assert set(env.rewards.values()) == {0.0}
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
        if all(env.terminations.values()):
            break
    assert callable(check)
    assert check(list(env.rewards.values()))
    first = env.agent_selection
    assert env.last()[1] == env.rewards[first] != 0.0
    env.step(None)
    env.step(None)
    assert env.agents == []


def test_only_the_one_who_chooses_has_a_mask() -> None:
    env = doors.saboteur_v0.raw_env(players=3)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection)
        assert mask.shape == (env.seating.actions,)


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    env = doors.cave_vs_cave_v0.raw_env(players=2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    illegal = int(np.flatnonzero(mask == 0)[0])
    before = env.table().state.key()
    with pytest.raises(IllegalAction, match=f"^{illegal} is not legal for seat"):
        env.step(illegal)
    assert env.table().state.key() == before


def test_players_options_and_rewards_are_checked() -> None:
    assert len(doors.caverna_v0.raw_env(players=4, options={"set": "basic"}).possible_agents) == 4
    with pytest.raises(BadPlayers):
        doors.rivals_v0.env(players=3)
    with pytest.raises(BadOption):
        doors.rivals_v0.env(options={"variant": "chess"})
    with pytest.raises(BadOption, match="rewards are margin, win, score, not 'fame'"):
        doors.rivals_v0.env(rewards="fame")


def test_the_picture_shows_no_hand() -> None:
    """What is drawn is a spectator's view."""
    env = doors.pretend_v0.raw_env(render_mode="ansi")
    env.reset(seed=2)
    drawn = env.render()
    assert isinstance(drawn, str)
    assert "player_0" in drawn
    assert doors.pretend_v0.raw_env().render() is None


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(doors.pretend_v0.raw_env(players=3)))
    assert len(env.possible_agents) == 3


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "pickled"])
@pytest.mark.parametrize("raw", [True, False], ids=["raw", "wrapped"])
def test_a_copy_in_the_middle_of_a_game_goes_on_alike(raw: bool, way: Callable[[Any], Any]) -> None:
    env: Any = doors.saboteur_v0.raw_env(players=3) if raw else doors.saboteur_v0.env(players=3)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    for moves in range(60):
        if moves == 20:
            twin = way(env)
        mask = env.last()[0]["action_mask"]
        action = int(rng.choice(np.flatnonzero(mask)))
        env.step(action)
        if moves >= 20:
            twin.step(action)
            assert twin.agent_selection == env.agent_selection
            assert (twin.last()[0]["observation"] == env.last()[0]["observation"]).all()
