"""One game with its rows, masks and rewards, as every environment uses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError:
    from permonik.envs.needs import missing

    raise missing("numpy") from None

from permonik.kernel.dealer import SeededDealer
from permonik.kernel.errors import BadOption, IllegalAction, listed
from permonik.kernel.registry import load
from permonik.kernel.state import State
from permonik.minds.doors import minded
from permonik.minds.encoding import put_mask
from permonik.minds.episode import Episode

Row = NDArray[np.uint8]
Mask = NDArray[np.int8]

REWARDS: Final = ("margin", "win", "score")
SEEDS: Final = 1 << 62
LONGEST: Final = 20_000  # choices; no game of sensible or random players comes near it


class Seating:
    """A game for a number of players: it starts episodes and turns them into arrays.

    A finished game is worth to a seat, by `rewards`:
    margin   its score less the best score of the others; alone, its score
    win      1 for each winner and -1 for the others; 0 where all or none of several players win; alone -1 for none
    score    its score

    `memory`: rows hold everything that a seat could know; without, what lies in sight, which is cheaper in Rivals.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "margin",
        memory: bool = True,
    ) -> None:
        self.game = load(game)
        self.players = self.game.check_players(min(self.game.players) if players is None else players)
        self.options = self.game.check_options(options)
        self.game.setup(self.players, self.options)  # refuses options that do not go together
        if rewards not in REWARDS:
            raise BadOption(f"rewards are {listed(REWARDS)}, not {rewards!r}")
        self.rewards = rewards
        self.observation = minded(self.game).observation(self.players)
        self.actions = self.game.action_count()
        self.memory = memory
        self.encode = minded(self.game).encode if memory else minded(self.game).glance
        self.highest: Row = np.frombuffer(self.observation.highest(), dtype=np.uint8)

    def __reduce__(self) -> tuple[Any, ...]:
        return Seating, (self.game.id, self.players, self.options, self.rewards, self.memory)

    def start(self, seed: int) -> Episode:
        """The deal that `permonik.Match.start` makes for this seed."""
        state = self.game.setup(self.players, self.options)
        state.settle()
        return Episode(state, SeededDealer(seed), self.game.reach)

    def row(self, episode: Episode, seat: int) -> Row:
        row = np.empty(self.observation.size, dtype=np.uint8)
        self.encode(episode.state, seat, row.data)
        return row

    def mask(self, episode: Episode, seat: int) -> Mask:
        """The legal actions of the seat that has to choose; nothing for the others."""
        mask = np.empty(self.actions, dtype=np.uint8)
        put_mask(episode.actions if episode.seat == seat else [], self.actions, mask.data)
        return mask.view(np.int8)

    def seen(self, episode: Episode, seat: int) -> tuple[Row, Mask]:
        """Both in one call of the engine."""
        row = np.empty(self.observation.size, dtype=np.uint8)
        mask = np.empty(self.actions, dtype=np.uint8)
        episode.show(seat, self.encode, row.data, self.actions, mask.data)
        return row, mask.view(np.int8)

    def results(self, episode: Episode) -> list[float]:
        """The rewards of a finished game."""
        return self.results_of(episode.state)

    def results_of(self, state: State) -> list[float]:
        totals = [float(score.total) for score in self.game.scores(state)]
        if self.rewards == "win":
            winners = self.game.winners(state)
            if self.players > 1 and len(winners) in (0, self.players):
                return [0.0] * self.players
            return [1.0 if seat in winners else -1.0 for seat in range(self.players)]
        if self.rewards == "score" or self.players == 1:
            return totals
        return [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]

    def check(self, episode: Episode, action: Any) -> int:
        """An action as the engine wants it (a compiled engine takes no numpy numbers)."""
        number = int(action)
        if number not in episode.actions:
            legal = listed([f"{one} ({self.game.text(one)})" for one in episode.actions])
            raise IllegalAction(f"{number} is not legal for seat {episode.seat}; legal are: {legal}")
        return number
