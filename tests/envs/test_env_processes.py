"""Games shared out over processes go as those of one."""

import copy
import os
import pickle
import signal
from collections.abc import Callable
from functools import partial
from itertools import pairwise, product
from typing import Any

import numpy as np
import pytest

from permonik.bots.registry import make
from permonik.envs.gymnasium import SeatVectorEnv
from permonik.envs.pool import GamePool
from permonik.envs.processes import Helper, NoCopy, ProcessEnded, ProcessVectorEnv
from permonik.envs.sharing import Sheets
from permonik.errors import BadSeat, PermonikError


def first_answers(info: dict[str, Any]) -> Any:
    return info["action_mask"].argmax(axis=1)


def test_shares_go_as_environments_of_their_own() -> None:
    """Five games in two processes: two here, three there; whatever ends is dealt anew, and says how it ended."""
    both = ProcessVectorEnv("cave-vs-cave", num_envs=5, processes=2, players=1)
    apart = [SeatVectorEnv("cave-vs-cave", num_envs=count, players=1) for count in (2, 3)]
    rows, info = both.reset(seed=5)
    first = [env.reset(seed=seed) for env, seed in zip(apart, (5, 7), strict=True)]
    assert (rows == np.concatenate([row for row, _ in first])).all()
    ends = 0
    while ends < 6:
        actions = first_answers(info)
        kept = rows.copy()
        following, rewards, ended, cut, info = both.step(actions)
        assert (rows == kept).all()  # what was handed out stays as it was
        steps = [apart[0].step(actions[:2]), apart[1].step(actions[2:])]
        for place, mine in enumerate((following, rewards, ended, cut)):
            assert (mine == np.concatenate([one[place] for one in steps])).all()
        assert (info["action_mask"] == np.concatenate([one[4]["action_mask"] for one in steps])).all()
        last = [row for one in steps for row in one[4].get("final_obs", [None] * len(one[1]))]
        for number in np.flatnonzero(ended):
            assert (info["final_obs"][number] == last[number]).all()
        ends += int(ended.sum())
        rows = following
    both.close()


def test_an_illegal_action_ends_one_game_in_another_process() -> None:
    with_bots = ProcessVectorEnv("pretend", num_envs=2, processes=2, players=2, opponents=partial(make, "random"))
    with pytest.raises(PermonikError, match="2 games have 2 deals, not 1"):
        with_bots.reset(seed=[3])
    _, info = with_bots.reset(seed=[3, 4])
    actions = first_answers(info)
    actions[1] = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    _, rewards, ended, _, info = with_bots.step(actions)
    assert rewards.tolist() == [0.0, -1.0]
    assert (ended.tolist(), info["illegal"].tolist()) == ([False, True], [False, True])
    with_bots.close()


def test_a_process_that_sleeps_is_rung_for_and_one_that_is_gone_is_told() -> None:
    env = ProcessVectorEnv("pretend", num_envs=2, processes=2, players=2, copy=False)
    _, info = env.reset(seed=1)
    while not env.sheets.asleep[1, 0]:
        os.sched_yield()
    _, _, _, _, info = env.step(first_answers(info))
    process = env.helpers[0].process
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    with pytest.raises(ProcessEnded, match="process 1 of the environment has ended; make a new environment"):
        env.step(first_answers(info))
    with pytest.raises(ProcessEnded):
        env.reset()
    env.close()


def test_what_plays_in_processes_refuses_to_be_copied_and_goes_on() -> None:
    ways: tuple[Callable[[object], object], ...] = (copy.deepcopy, copy.copy, pickle.dumps)
    env = ProcessVectorEnv("pretend", num_envs=2, processes=2, players=2)
    pool = GamePool("pretend", num_envs=4, processes=2, players=2)
    for one, way in product((env, pool), ways):
        with pytest.raises(NoCopy, match=f"a {type(one).__name__} cannot be copied or pickled"):
            way(one)
    _, info = env.reset(seed=1)
    env.step(first_answers(info))
    env.close()
    pool.reset(seed=1)
    games, *_, info = pool.recv()
    pool.send(games, first_answers(info))
    pool.close()


def test_what_fails_elsewhere_is_told_here() -> None:
    sheets = Sheets(games=2, size=1, actions=1, shares=2)
    helper = Helper(1, sheets, {1: (0, 1)}, {"game": "no-such-game"})
    with pytest.raises(ProcessEnded, match=r"(?s)process 1 of the environment failed:.*no-such-game"):
        helper.expect()
    helper.close()
    sheets.close()


def test_bad_arguments_start_nothing() -> None:
    with pytest.raises(BadSeat, match="there are seats 0 to 0, not 1"):
        ProcessVectorEnv("cave-vs-cave", num_envs=2, players=1, seat=1)


def test_the_shares_of_a_pool_go_as_environments_of_their_own() -> None:
    """Ten games in two processes, two shares each: in whatever order they come, none waits for the others."""
    pool = GamePool("cave-vs-cave", num_envs=10, processes=2, players=1)
    edges = [0, 2, 5, 7, 10]
    apart = {first: SeatVectorEnv("cave-vs-cave", num_envs=last - first, players=1) for first, last in pairwise(edges)}
    pool.reset(seed=5)
    answers: dict[int, Any] = {}
    ends = dict.fromkeys(apart, 0)
    while min(ends.values()) < 1:
        games, rows, rewards, ended, cut, info = pool.recv()
        env = apart[games.start]
        if games.start not in answers:
            theirs = env.reset(seed=5 + games.start)
            mine: tuple[Any, ...] = (rows, info)
            assert not rewards.any()
        else:
            theirs = env.step(answers[games.start])
            mine = (rows, rewards, ended, cut, info)
        for one, other in zip(mine[:-1], theirs[:-1], strict=True):
            assert (one == other).all()
        assert (info["action_mask"] == theirs[-1]["action_mask"]).all()
        for place in np.flatnonzero(ended):
            assert (info["final_obs"][place] == theirs[-1]["final_obs"][place]).all()
        ends[games.start] += int(ended.sum())
        answers[games.start] = first_answers(info)
        pool.send(games, answers[games.start])
    pool.reset(seed=[8] * 10)  # in the midst of it
    seen = np.concatenate([pool.recv()[1] for _ in apart])
    assert (seen == seen[0]).all()
    pool.close()


def test_a_pool_tells_what_is_wrong() -> None:
    with pytest.raises(PermonikError, match="at least 2 games"):
        GamePool("pretend", num_envs=1, players=2)
    pool = GamePool("pretend", num_envs=2, processes=1, players=2)
    with pytest.raises(PermonikError, match="every share of the pool waits for its answers"):
        pool.recv()
    with pytest.raises(PermonikError, match="2 games have 2 deals, not 1"):
        pool.reset(seed=[3])
    pool.reset(seed=3)
    games, _, _, _, _, info = pool.recv()
    with pytest.raises(PermonikError, match="the games 0 to 2 are no share"):
        pool.send(slice(0, 2), first_answers(info))
    pool.send(games, np.array([int(np.flatnonzero(info["action_mask"][0] == 0)[0])]))
    with pytest.raises(PermonikError, match="the games 0 to 1 are no share"):
        pool.send(games, first_answers(info))
    others = pool.recv()[0]
    _, _, rewards, ended, _, info = pool.recv()
    assert (others.start, rewards.tolist(), ended.tolist(), info["illegal"].tolist()) == (1, [-1.0], [True], [True])
    pool.close()


def test_a_pool_whose_process_has_ended_says_so() -> None:
    pool = GamePool("pretend", num_envs=4, processes=2, players=2)
    (helper,) = pool.processes()
    process = helper.process
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    process.join()
    with pytest.raises(ProcessEnded, match="process 1 of the environment has ended; make a new environment"):
        pool.reset()
    pool.close()
