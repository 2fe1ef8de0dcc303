"""The Gymnasium environments, by Gymnasium's own check and ours."""

import copy
import pickle
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from permonik import Match
from permonik.bots.random import RandomBot
from permonik.bots.registry import make
from permonik.envs.gymnasium import SEATS, SeatEnv, SeatVectorEnv
from permonik.errors import BadSeat
from permonik.kernel.game import Option, View

IDS = [f"permonik/{name}" for name in SEATS]


@pytest.mark.parametrize("id", IDS)
def test_upstream_check(id: str) -> None:
    env = gymnasium.make(id, render_mode="ansi")
    check_env(env.unwrapped)
    env.close()


def test_a_solo_game_ends_with_its_score() -> None:
    env: Any = gymnasium.make("permonik/CaveVsCaveSolo-v0").unwrapped
    match = Match.start("cave-vs-cave", players=1, seed=11)
    _, info = env.reset(seed=11)
    rng = np.random.default_rng(11)
    ended = False
    while not ended:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        match.choose(0, action)
        _, reward, ended, cut, info = env.step(action)
        assert not cut
        assert ended or reward == 0.0
    assert match.over
    assert reward == match.scores()[0].total
    assert not info["action_mask"].any()


def test_bots_play_the_other_seats() -> None:
    """The bots of a deal are the same whenever it is dealt."""
    env = SeatEnv("saboteur", players=3, rewards="win", seat=1, opponents=partial(make, "random"))
    results = []
    for seed in (1, 2, 1):
        _, info = env.reset(seed=seed)
        ended = False
        moves = 0
        while not ended:
            action = int(np.flatnonzero(info["action_mask"])[0])
            _, reward, ended, _, info = env.step(action)
            moves += 1
        results.append((reward, moves))
    env.close()
    assert results[0] == results[2] != results[1]


def test_greedy_beats_the_first_answer() -> None:
    env = SeatEnv("cave-vs-cave", players=2, rewards="margin", opponents=partial(make, "greedy"))
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        _, reward, ended, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    env.close()
    assert reward < 0


def test_an_illegal_action_ends_the_episode() -> None:
    env = SeatEnv("cave-vs-cave", players=1, illegal_reward=-7.0)
    _, info = env.reset(seed=1)
    _, reward, ended, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, ended, info["illegal"]) == (-7.0, True, True)


def test_a_seat_must_be_there() -> None:
    with pytest.raises(BadSeat, match="there are seats 0 to 0, not 1"):
        SeatEnv("cave-vs-cave", players=1, seat=1)


def test_many_games_go_as_one_by_one() -> None:
    """The vectorised environment gives what single ones give; a game that ends is dealt anew in the same call."""
    many: Any = gymnasium.make_vec("permonik/CaveVsCaveSolo-v0", num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(many.unwrapped, SeatVectorEnv)
    single = [SeatEnv("cave-vs-cave", players=1) for _ in range(3)]
    rows, info = many.reset(seed=5)
    for number, env in enumerate(single):
        row, one = env.reset(seed=5 + number)
        assert (row == rows[number]).all()
        assert (one["action_mask"] == info["action_mask"][number]).all()
    done = [False] * 3
    for _ in range(200):
        actions = np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]])
        kept = rows.copy()
        following, rewards, ended, cut, info = many.step(actions)
        assert (rows == kept).all()  # what was handed out stays as it was
        assert not cut.any()
        assert following in many.observation_space
        for number, env in enumerate(single):
            if not done[number]:
                row, reward, over, _, _ = env.step(int(actions[number]))
                assert (reward, over) == (rewards[number], ended[number])
                assert (row == (info["final_obs"][number] if over else following[number])).all()
                done[number] = over
        assert info["action_mask"].any(axis=1).all()
        rows = following
        if all(done):
            break
    assert all(done)


@pytest.mark.parametrize("bot", [None, "random"])
def test_many_seats_against_others_go_as_one_by_one(bot: str | None) -> None:
    """The others answer at random inside the engine, or are bots: either way it is as in single environments."""
    opponents = None if bot is None else partial(make, bot)
    many = SeatVectorEnv("pretend", num_envs=2, players=3, seat=1, opponents=opponents)
    single = [SeatEnv("pretend", players=3, seat=1, opponents=opponents) for _ in range(2)]
    _, info = many.reset(seed=8)
    for number, env in enumerate(single):
        env.reset(seed=8 + number)
    done = [False] * 2
    while not all(done):
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        rows, rewards, ended, cut, info = many.step(actions)
        assert not cut.any()
        for number, env in enumerate(single):
            if not done[number]:
                row, reward, done[number], _, one = env.step(int(actions[number]))
                assert (reward, done[number]) == (rewards[number], ended[number])
                assert (row == (info["final_obs"][number] if done[number] else rows[number])).all()
                if not done[number]:
                    assert (one["action_mask"] == info["action_mask"][number]).all()
    many.close()


class Watching(RandomBot):
    """Notes whom it saw answer, and as whom."""

    watches = True
    seen: ClassVar[list[tuple[int, int]]] = []

    def watch(self, view: View, seat: int, action: int) -> None:
        self.seen.append((view["seat"], seat))


def test_bots_that_watch_see_what_others_answer_openly() -> None:
    Watching.seen.clear()
    env = SeatEnv("pretend", players=3, seat=1, opponents=Watching)
    _, info = env.reset(seed=8)
    answers = 0
    over = False
    while not over:
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        answers += 1
    env.close()
    mine = [viewer for viewer, seat in Watching.seen if seat == 1]
    assert set(mine) == {0, 2}
    assert 0 < mine.count(0) < answers  # some answers are for the own eyes alone
    assert {(0, 2), (2, 0)} <= set(Watching.seen)
    assert not {(0, 0), (2, 2)} & set(Watching.seen)  # their own answers they know


def test_a_game_that_is_too_long_is_cut_among_many(monkeypatch: pytest.MonkeyPatch) -> None:
    many = SeatVectorEnv("cave-vs-cave", num_envs=2, players=1)
    many.batch.longest = 3
    monkeypatch.setattr("permonik.envs.chair.LONGEST", 3)
    _, info = many.reset(seed=3)
    for step in range(1, 4):
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        _, rewards, ended, cut, info = many.step(actions)
        assert (ended.any(), cut.tolist()) == (False, [step == 3] * 2)
    assert rewards.tolist() == [0.0, 0.0]
    assert info["final_obs"][0].shape == many.single_observation_space.shape
    assert info["action_mask"].any(axis=1).all()  # dealt anew


def test_an_illegal_action_among_many_ends_one_game() -> None:
    many = SeatVectorEnv("cave-vs-cave", num_envs=2, players=1)
    _, info = many.reset(seed=[3, 4])
    legal = [int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]]
    wrong = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    _, rewards, ended, _, info = many.step(np.array([legal[0], wrong]))
    assert rewards.tolist() == [0.0, -1.0]
    assert ended.tolist() == [False, True]
    assert info["illegal"].tolist() == [False, True]


WAYS = pytest.mark.parametrize(
    "way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "pickled"]
)
BOTS = [  # who plays the other seats, and how many steps are looked at after the copy
    ("rivals", "random", 40),
    ("pretend", "random", 40),
    ("cave-vs-cave", "greedy", 40),
    ("rivals", "careless@0.5", 40),
    ("rivals", "search@4", 12),
    ("caverna", "search@2", 12),
    ("saboteur", "search@1", 6),
]


@WAYS
@pytest.mark.parametrize("id", IDS)
def test_a_copy_in_the_middle_of_a_game_goes_on_alike(id: str, way: Callable[[Any], Any]) -> None:
    env: Any = gymnasium.make(id)
    go_on_alike(env, way, 5, 20)


@WAYS
@pytest.mark.parametrize(("game", "bot", "steps"), BOTS)
def test_bots_go_on_alike_in_a_copy(game: str, bot: str, steps: int, way: Callable[[Any], Any]) -> None:
    """They remember what the bots of the original do: their luck, what they intend, their tree and their belief."""
    env = SeatEnv(game, players=3 if game == "saboteur" else 2, seat=1, opponents=partial(make, bot))
    twin = go_on_alike(env, way, 10, steps)
    for seat, bot_there in twin.chair.bots.items():
        assert beliefs(bot_there) == beliefs(env.chair.bots[seat])
    env.close()


def beliefs(bot: Any) -> Any:
    """With the luck: what must be the same in the end, also where it has not made a difference yet."""
    memory = bot.memory()
    return (memory["rng"], memory.get("belief")) if isinstance(memory, dict) else memory


class Counting(RandomBot):
    """Knows only how often it was asked, and says so to nobody. What it calls its memory is something else."""

    memory: Any = ()

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.asked = 0

    def choose(self, view: View, options: Sequence[Option]) -> int:
        self.asked += 1
        return super().choose(view, options)


def test_a_bot_that_remembers_nothing_begins_anew_in_a_copy_with_the_same_seed() -> None:
    env = SeatEnv("pretend", players=2, opponents=Counting)
    env.reset(seed=1)
    for _ in range(4):
        env.step(env.chair.episode.actions[0])
    twin = copy.deepcopy(env)
    mine, its = env.chair.bots[1], twin.chair.bots[1]
    assert isinstance(mine, Counting)
    assert isinstance(its, Counting)
    assert mine.asked > its.asked == 0
    assert mine.seed == its.seed


def go_on_alike(env: Any, way: Callable[[Any], Any], before: int, steps: int) -> Any:
    _, info = env.reset(seed=3)
    rng = np.random.default_rng(3)
    for _ in range(before):
        _, _, _, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    twin = way(env)
    for _ in range(steps):
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        row, reward, ended, _, info = env.step(action)
        its_row, its_reward, its_end, _, its_info = twin.step(action)
        assert (row == its_row).all()
        assert (info["action_mask"] == its_info["action_mask"]).all()
        assert (reward, ended) == (its_reward, its_end)
        if ended:
            break
    return twin


def test_a_copy_of_many_games_writes_into_rows_of_its_own() -> None:
    env = SeatVectorEnv("cave-vs-cave", 3, players=2, copy=False)
    rows, info = env.reset(seed=5)
    twin = pickle.loads(pickle.dumps(env))
    before = rows.copy()
    actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
    its_rows = twin.step(actions)[0]
    assert (rows == before).all()
    assert (env.step(actions)[0] == its_rows).all()
    assert not np.shares_memory(rows, its_rows)


def test_a_copy_has_bots_of_its_own() -> None:
    env = SeatEnv("cave-vs-cave", players=2, opponents=partial(make, "greedy"))
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    assert twin.chair.bots.keys() == env.chair.bots.keys()
    assert twin.chair.bots[1] is not env.chair.bots[1]
    twin.step(twin.chair.episode.actions[0])
    assert twin.chair.episode.choices > env.chair.episode.choices


def test_an_environment_without_a_memory() -> None:
    """Whose rows hold what lies in sight; the deal and the masks are the same, and a copy goes on alike."""
    whole, sight = (SeatEnv("rivals", memory=memory) for memory in (True, False))
    rng, known = Random(5), []
    (_, info), _ = whole.reset(seed=5), sight.reset(seed=5)
    ended = False
    while not ended:
        action = rng.choice(info["action_mask"].nonzero()[0].tolist())
        row, _, ended, _, info = whole.step(action)
        glance, _, _, _, same = pickle.loads(pickle.dumps(sight)).step(action)
        assert (sight.step(action)[0] == glance).all()
        assert (same["action_mask"] == info["action_mask"]).all()
        known.append((row != glance).any())
    assert any(known)
