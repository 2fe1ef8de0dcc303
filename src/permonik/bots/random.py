"""The random bot: every answer is equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from permonik.bots.base import Bot
from permonik.kernel.game import Option, View


class RandomBot(Bot):
    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.rng = Random(seed)

    def choose(self, view: View, options: Sequence[Option]) -> int:
        return self.rng.choice(options).id

    def memory(self) -> Any:
        return self.rng.getstate()

    def resume(self, memory: Any) -> None:
        self.rng.setstate(memory)
