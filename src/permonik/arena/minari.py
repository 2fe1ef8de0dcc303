"""Solo games as a Minari dataset: episodes of one Gymnasium environment, for learners that read nothing else.

    MINARI_DATASETS_PATH=FOLDER/minari python
    >>> import minari, permonik.envs.gymnasium
    >>> minari.load_dataset("permonik/cave-vs-cave-1/greedy-v0")

An observation is the row of that environment, `infos` hold the mask of legal actions, and the last step has the reward.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

try:
    import gymnasium
    import numpy as np
    from minari import create_dataset_from_buffers
    from minari.data_collector import EpisodeBuffer
except ImportError as error:
    from permonik.envs.needs import missing

    raise missing(error.name or "minari", "minari") from None

import permonik
from permonik.bots.registry import make
from permonik.envs.gymnasium import SeatEnv
from permonik.errors import BadOption

PATH = "MINARI_DATASETS_PATH"  # where Minari itself looks
FLOOR = 100  # games of random answers: what a score is compared with


def check_players(players: int) -> None:
    if players != 1:
        raise BadOption("Minari's format holds episodes of one agent: it fits games of one player only")


def collect(game: str, games: int, seed: int, options: Mapping[str, object], bot: str, folder: Path) -> str:
    """Writes the dataset below `folder`, and says its name. Game n is the deal of `seed` + n."""
    name = name_of(game, bot)
    env = gymnasium.make("permonik/Seat-v0", game=game, players=1, options=dict(options))
    seat = env.unwrapped
    assert isinstance(seat, SeatEnv)
    episodes = [play(seat, bot, number, seed + number) for number in range(games)]
    floor = [sum(play(seat, "random", number, seed + number).rewards) for number in range(FLOOR)]
    with looking_in(folder):
        create_dataset_from_buffers(
            dataset_id=name,
            buffer=episodes,
            env=env,
            data_format="arrow",
            algorithm_name=bot,
            author="Permoník",
            author_email="",
            code_permalink="",
            eval_env=env.spec,
            ref_min_score=sum(floor) / FLOOR,  # Minari's own random policy knows no mask
            description=f"{games} games of {bot}, deals {seed} to {seed + games - 1}",
            requirements=[f"permonik[rl]=={permonik.__version__}"],
        )
    env.close()
    return name


def name_of(game: str, bot: str) -> str:
    """Minari's names have letters, digits and few signs: careless@0.2 is careless-0-2 there."""
    written = re.sub(r"[^\w-]", "-", bot)
    return f"permonik/{game}-1/{written}-v0"


@contextmanager
def looking_in(folder: Path) -> Iterator[None]:
    folder.mkdir(parents=True, exist_ok=True)
    before = os.environ.get(PATH)
    os.environ[PATH] = str(folder.resolve())  # Minari joins a relative one to itself
    try:
        yield
    finally:
        if before is None:
            del os.environ[PATH]
        else:
            os.environ[PATH] = before


def play(env: SeatEnv, bot: str, number: int, seed: int) -> EpisodeBuffer:
    """One game, each answer given by the bot from what its seat knows."""
    game, seating, player = env.seating.game, env.seating, make(bot, env.seating.game.id, seed * 100 + 1)
    row, info = env.reset(seed=seed)
    rows, masks, actions = [row.copy()], [info["action_mask"].copy()], []
    rewards: list[float] = []
    ends: list[bool] = []
    cuts: list[bool] = []
    while not ends or not (ends[-1] or cuts[-1]):
        episode = env.chair.episode
        options = [game.describe(episode.state, 0, action) for action in episode.actions]
        answer = seating.check(episode, player.choose(game.view(episode.state, 0), options))
        row, reward, over, cut, info = env.step(answer)
        rows.append(row.copy())
        masks.append(info["action_mask"].copy())
        actions.append(answer)
        rewards.append(reward)
        ends.append(over)
        cuts.append(cut)
    return EpisodeBuffer(
        id=number,
        seed=seed,
        observations=rows,
        actions=actions,
        rewards=rewards,
        terminations=ends,
        truncations=cuts,
        infos={"action_mask": np.array(masks)},
    )
