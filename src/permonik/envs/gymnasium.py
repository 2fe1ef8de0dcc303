"""One seat as a Gymnasium environment: a solo game, or one seat against bots.

    import gymnasium
    import permonik.envs.gymnasium
    env = gymnasium.make("permonik/CavernaSolo-v0")

An observation is a row of bytes (`env.unwrapped.seating.observation` names them), the mask of legal actions is in
`info["action_mask"]` and from `env.unwrapped.action_masks()`. An illegal action ends the episode with `illegal_reward`,
and `info["illegal"]` says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    from permonik.envs.needs import missing

    raise missing(error.name or "gymnasium") from None

from permonik.envs.chair import Chair, MakeOpponent
from permonik.envs.seating import LONGEST, SEEDS, Mask, Row, Seating
from permonik.minds.batch import EpisodeBatch
from permonik.picture import picture

LAID_OUT: Final = ("row_buffers", "mask_buffers", "batch")  # made of the rest, and no matter for a pickle


def row_space(seating: Seating) -> spaces.Box:
    return spaces.Box(np.zeros_like(seating.highest), seating.highest, dtype=np.uint8)


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of one table. `opponents` makes the bots of the others; without it they answer at random."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "score",
        seat: int = 0,
        opponents: MakeOpponent | None = None,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        memory: bool = True,
    ) -> None:
        self.seating = Seating(game, players, options, rewards, memory)
        self.chair = Chair(self.seating, seat, opponents)
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = row_space(self.seating)
        self.action_space = spaces.Discrete(self.seating.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """With a seed: the deal of `permonik.Match.start(seed=…)`. Without one: the next of a row of random deals."""
        super().reset(seed=seed)
        self.chair.start(seed if seed is not None else int(self.np_random.integers(SEEDS)))
        return self.seen()

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        chair = self.chair
        if int(action) not in chair.episode.actions:
            row, info = self.seen()
            return row, self.illegal_reward, True, False, info | {"illegal": True}
        chair.choose(int(action))
        row, info = self.seen()
        return row, chair.reward() if chair.over else 0.0, chair.over, chair.too_long and not chair.over, info

    def seen(self) -> tuple[Row, dict[str, Any]]:
        row, mask = self.seating.seen(self.chair.episode, self.chair.seat)
        return row, {"action_mask": mask}

    def action_masks(self) -> Mask:
        """By the name that learners with masks ask for."""
        return self.seating.mask(self.chair.episode, self.chair.seat)

    def render(self) -> str | None:  # type: ignore[override, unused-ignore]
        """What the seat sees."""
        if self.render_mode is None:
            return None
        return picture(self.seating.game, self.chair.episode.state, self.chair.seat, self.seating.players)

    def close(self) -> None:
        self.chair.leave()


class SeatVectorEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """Many games stepped in one call, each answered into its row of one array.

    A game that ends is dealt anew within the same call: the row is the first of the new game, and
    `info["final_obs"]` has the last of the old one. `copy`: hand out copies; without, the arrays change at every step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "score",
        seat: int = 0,
        opponents: MakeOpponent | None = None,
        illegal_reward: float = -1.0,
        copy: bool = True,
        render_mode: str | None = None,
        memory: bool = True,
    ) -> None:
        self.seating = Seating(game, players, options, rewards, memory)
        self.seat = seat
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.single_observation_space = row_space(self.seating)
        self.single_action_space = spaces.Discrete(self.seating.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.illegal_reward = illegal_reward
        self.copy = copy
        self.with_bots = opponents is not None
        self.chairs = [Chair(self.seating, seat, opponents) for _ in range(num_envs)]
        self.rows = np.zeros((num_envs, self.seating.observation.size), dtype=np.uint8)
        self.masks = np.zeros((num_envs, self.seating.actions), dtype=np.uint8)
        self.lay_out()

    def lay_out(self) -> None:
        """A buffer for each game, made once: its row and its mask are written straight into the large arrays."""
        self.row_buffers = [row.data for row in self.rows]
        self.mask_buffers = [mask.data for mask in self.masks]
        self.batch = EpisodeBatch(
            self.seat, self.seating.encode, self.seating.actions, self.row_buffers, self.mask_buffers, LONGEST
        )

    def write_into(self, rows: NDArray[np.uint8], masks: NDArray[np.uint8]) -> None:
        """From now on rows and masks go into these arrays, which somebody else may have made."""
        self.rows, self.masks = rows, masks
        self.lay_out()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in LAID_OUT}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.lay_out()
        self.line_up()

    def line_up(self) -> None:
        """Hands the games over to the loop that steps them."""
        begun = [chair for chair in self.chairs if hasattr(chair, "episode")]
        self.batch.episodes = [chair.episode for chair in begun]
        self.batch.rngs = [chair.rng for chair in begun]

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """With a seed: game n gets the deal of seed + n; a list has the deals themselves."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        for number in range(self.num_envs):
            deal = seed[number] if isinstance(seed, list) else None if seed is None else seed + number
            self.deal(number, self.next_deal() if deal is None else deal)
        self.line_up()
        return self.handed(self.rows), self.info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.uint8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        count = self.num_envs
        rewards = np.zeros(count)
        ended = np.zeros(count, dtype=np.bool_)
        cut = np.zeros(count, dtype=np.bool_)
        apart = self.step_with_bots(actions.tolist()) if self.with_bots else self.batch.step(actions.tolist())
        if not apart:
            return self.handed(self.rows), rewards, ended, cut, self.info()
        final = np.empty(count, dtype=object)
        illegal = np.zeros(count, dtype=np.bool_)
        illegal[self.batch.illegal] = True
        for number in apart:
            chair = self.chairs[number]
            over = chair.over
            ended[number] = over or illegal[number]
            cut[number] = not ended[number]
            rewards[number] = self.illegal_reward if illegal[number] else chair.reward() if over else 0.0
            final[number] = self.seating.row(chair.episode, chair.seat)
            self.deal(number, self.next_deal())
            self.batch.episodes[number] = chair.episode
            self.batch.rngs[number] = chair.rng
        info = self.info() | {"final_obs": final, "_final_obs": ended | cut, "illegal": illegal}
        return self.handed(self.rows), rewards, ended, cut, info

    def step_with_bots(self, actions: list[int]) -> list[int]:
        """What `EpisodeBatch.step` does, where the others think: they cost more than the loop."""
        apart = []
        self.batch.illegal = []
        for number, (chair, action) in enumerate(zip(self.chairs, actions, strict=True)):
            if action not in chair.episode.actions:
                self.batch.illegal.append(number)
                apart.append(number)
                continue
            chair.choose(action)
            if chair.over or chair.too_long:
                apart.append(number)
            else:
                self.write(number)
        return apart

    def deal(self, number: int, seed: int) -> None:
        self.chairs[number].start(seed)
        self.write(number)

    def write(self, number: int) -> None:
        chair = self.chairs[number]
        row, mask = self.row_buffers[number], self.mask_buffers[number]
        chair.episode.show(chair.seat, self.seating.encode, row, self.seating.actions, mask)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.handed(self.masks).view(np.int8)}

    def handed(self, array: NDArray[np.uint8]) -> NDArray[np.uint8]:
        return array.copy() if self.copy else array

    def next_deal(self) -> int:
        return int(self.np_random.integers(SEEDS))

    def render(self) -> tuple[str, ...] | None:  # type: ignore[override, unused-ignore]
        if self.render_mode is None:
            return None
        players = self.seating.players
        return tuple([picture(self.seating.game, one.episode.state, one.seat, players) for one in self.chairs])

    def close_extras(self, **kwargs: Any) -> None:
        for chair in self.chairs:
            chair.leave()


# Under `permonik/`, registered when this module is imported.
SEATS: Final[dict[str, dict[str, object]]] = {
    "CaveVsCaveSolo-v0": {"game": "cave-vs-cave", "players": 1},
    "CaveVsCave-v0": {"game": "cave-vs-cave", "players": 2},
    "CavernaSolo-v0": {"game": "caverna", "players": 1},
    "Caverna-v0": {"game": "caverna", "players": 2},
    "Rivals-v0": {"game": "rivals", "players": 2},
    "Saboteur-v0": {"game": "saboteur", "players": 5},
    "Pretend-v0": {"game": "pretend", "players": 2},
}
ANY_GAME: Final[dict[str, dict[str, object]]] = {"Seat-v0": {}}  # gymnasium.make("permonik/Seat-v0", game=…)
for name, chosen in (SEATS | ANY_GAME).items():
    gymnasium.register(
        id=f"permonik/{name}",
        entry_point="permonik.envs.gymnasium:SeatEnv",
        vector_entry_point="permonik.envs.gymnasium:SeatVectorEnv",
        kwargs=chosen,
    )
