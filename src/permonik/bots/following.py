"""A line of answers that was thought out once is followed while nothing surprising happens."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

from permonik.bots.base import Bot
from permonik.kernel.game import Option, View
from permonik.kernel.registry import load


class LineBot(Bot):
    """Thinks of a whole line of answers; whatever chance or others reveal makes it think again."""

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.rules = load(game)
        self.rng = Random(seed)
        self.line: list[int] = []
        self.expected: View | None = None

    @abstractmethod
    def think(self, view: View) -> list[int]:
        """The answers to this question and to those that follow it, as far as they can be foreseen: at least one."""

    def choose(self, view: View, options: Sequence[Option]) -> int:
        if len(options) == 1:
            return options[0].id
        # The line comes from another imagined world: it may go on with cards that are not here, though all looks alike.
        if not self.line or view != self.expected or self.line[0] not in [option.id for option in options]:
            self.line = self.think(view)
        action = self.line.pop(0)
        self.expect(view, action)
        self.watch(view, view["seat"], action)  # the others see it, too
        return action

    def memory(self) -> dict[str, Any]:
        return {"rng": self.rng.getstate(), "line": self.line, "expected": self.expected}

    def resume(self, memory: dict[str, Any]) -> None:
        self.rng.setstate(memory["rng"])
        self.line, self.expected = memory["line"], memory["expected"]

    def expect(self, view: View, action: int) -> None:
        """Notes what the next question will look like if nothing surprising happens."""
        self.expected = None
        if self.line:
            seat = view["seat"]
            state = self.rules.recall(view).fill(self.rng)
            state.apply(seat, action)
            # A single answer is not asked for; a secret one is, and then `choose` gives it without looking at the line.
            while self.line and seat in state.waiting() and state.actions(seat) == self.line[:1]:
                state.apply(seat, self.line.pop(0))
            self.expected = self.rules.view(state, seat)
