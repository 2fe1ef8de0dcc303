"""A bot that answers in time, also where a single thought is slow."""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Any, Protocol

from permonik.bots.following import LineBot
from permonik.bots.haste import enough
from permonik.kernel.game import View
from permonik.kernel.state import State
from permonik.minds.evaluation import Evaluation


class Thinker(Protocol):
    """A bot that asks an evaluation which answers to think about: greedy, search."""

    game: str
    seed: int
    evaluation: Evaluation

    watches: bool

    def think(self, view: View) -> list[int]: ...

    def watch(self, view: View, seat: int, action: int) -> None: ...

    def memory(self) -> dict[str, Any]: ...

    def resume(self, memory: dict[str, Any]) -> None: ...


class Hurry(Evaluation):
    """A game's evaluation that names a single answer to every question once the time is over, or it is enough.

    Beams and trees then have nothing left to choose from: they follow what they have begun to its end, and the best of
    what was found until then is the answer. No search has to look at a clock for that, and none loses what it knows.
    """

    def __init__(self, evaluation: Evaluation, clock: Callable[[], float] = perf_counter) -> None:
        self.evaluation = evaluation
        self.clock = clock
        self.until = math.inf

    def value(self, state: State, seat: int) -> float:
        return self.evaluation.value(state, seat)

    def verdict(self, state: State, seat: int) -> float:
        return self.evaluation.verdict(state, seat)

    def verdicts(self, state: State, players: int) -> list[float]:
        return self.evaluation.verdicts(state, players)

    def answers(self, state: State, seat: int) -> list[int]:
        answers = self.evaluation.answers(state, seat)
        return answers if self.clock() < self.until and not enough() else answers[:1]

    def turn(self, state: State) -> int:
        return self.evaluation.turn(state)


class PunctualBot(LineBot):
    """Thinks as another bot does, for so many seconds at most."""

    def __init__(self, bot: Thinker, seconds: float, clock: Callable[[], float] = perf_counter) -> None:
        super().__init__(bot.game, bot.seed)
        self.seconds = seconds
        self.clock = clock
        self.take(bot)

    def take(self, bot: Thinker) -> None:
        """Thinks as this one from now on."""
        self.bot = bot
        self.hurry = Hurry(bot.evaluation, self.clock)
        bot.evaluation = self.hurry
        self.watches = bot.watches

    def watch(self, view: View, seat: int, action: int) -> None:
        self.bot.watch(view, seat, action)

    def think(self, view: View) -> list[int]:
        self.hurry.until = self.clock() + self.seconds
        return self.bot.think(view)

    def memory(self) -> dict[str, Any]:
        return super().memory() | {"bot": self.bot.memory()}

    def resume(self, memory: dict[str, Any]) -> None:
        super().resume(memory)
        self.bot.resume(memory["bot"])
