"""The games as PettingZoo environments, agents in turn (AEC).

    from permonik.envs.pettingzoo import cave_vs_cave_v0
    env = cave_vs_cave_v0.env(rewards="win", render_mode="ansi")

An observation is a dict of `observation` (a row of bytes, `env.unwrapped.seating.observation` names them) and
`action_mask`. Only real choices are asked; chance and what has one answer only happen by themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    from permonik.envs.needs import missing

    raise missing(error.name or "pettingzoo") from None

from permonik.envs.seating import LONGEST, SEEDS, Seating
from permonik.minds.episode import Episode
from permonik.picture import picture

Agent = str
Seen = dict[str, Any]


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One table. Agents are `player_0`, `player_1`, …, by seat."""

    metadata = {  # noqa: RUF012 (as PettingZoo declares it)
        "render_modes": ["ansi"],
        "name": "permonik_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "margin",
        render_mode: str | None = None,
        memory: bool = True,
    ) -> None:
        super().__init__()
        self.seating = Seating(game, players, options, rewards, memory)
        self.metadata = self.metadata | {"name": f"{game.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.seating.players)]
        self.agents: list[Agent] = []
        row = spaces.Box(np.zeros_like(self.seating.highest), self.seating.highest, dtype=np.uint8)
        mask = spaces.Box(0, 1, (self.seating.actions,), dtype=np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.seating.actions) for agent in self.possible_agents}
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.dice = np.random.default_rng()
        self.episode: Episode | None = None

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """With a seed: the deal of `permonik.Match.start(seed=…)`. Without one: the next of a row of random deals."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        deal = seed if seed is not None else int(self.dice.integers(SEEDS))
        self.episode = self.seating.start(deal)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[self.episode.seat]

    def observe(self, agent: Agent) -> Seen:
        row, mask = self.seating.seen(self.table(), self.seats[agent])
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.table()
        self._cumulative_rewards[agent] = 0.0
        episode.choose(self.seating.check(episode, action))
        if episode.seat >= 0 and episode.choices < LONGEST:
            self.agent_selection = self.possible_agents[episode.seat]
            return
        if episode.seat < 0:
            self.rewards = dict(zip(self.possible_agents, self.seating.results(episode), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What a spectator sees."""
        if self.render_mode is None:
            return None
        return picture(self.seating.game, self.table().state, None, self.seating.players)

    def close(self) -> None:
        self.episode = None

    def table(self) -> Episode:
        if self.episode is None:
            raise ValueError("the environment has not been reset")
        return self.episode


class Maker:
    """What PettingZoo has a module for: `env()` with the usual wrappers, `raw_env()` without."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.__name__ = f"{game.replace('-', '_')}_v0"

    def raw_env(
        self,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "margin",
        render_mode: str | None = None,
        memory: bool = True,
    ) -> TableEnv:
        return TableEnv(self.game, players, options, rewards, render_mode, memory)

    def env(
        self,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "margin",
        render_mode: str | None = None,
        memory: bool = True,
    ) -> Any:
        """An illegal action ends the game with -1 for whoever took it; a wrong order of calls is refused."""
        env: Any = self.raw_env(players, options, rewards, render_mode, memory)
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
        env = wrappers.AssertOutOfBoundsWrapper(env)
        return wrappers.OrderEnforcingWrapper(env)


pretend_v0 = Maker("pretend")
cave_vs_cave_v0 = Maker("cave-vs-cave")
caverna_v0 = Maker("caverna")
rivals_v0 = Maker("rivals")
saboteur_v0 = Maker("saboteur")
