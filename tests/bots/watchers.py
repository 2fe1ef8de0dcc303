"""Bots that watch what the others do."""

from collections.abc import Sequence

from permonik.bots import Bot
from permonik.kernel.game import Option, View


class Notes(Bot):
    """Notes everything down. Its answers depend on what it has seen: it shows if it was kept in the dark."""

    watches = True

    def __init__(self, game: str, seed: int) -> None:
        super().__init__(game, seed)
        self.seen: list[tuple[View, int, int]] = []

    def watch(self, view: View, seat: int, action: int) -> None:
        self.seen.append((view, seat, action))

    def choose(self, view: View, options: Sequence[Option]) -> int:
        told = sum(seat * 31 + action for _, seat, action in self.seen)
        return options[(self.seed + told + len(self.seen)) % len(options)].id


class Blinks(Notes):
    """Cannot look."""

    def watch(self, view: View, seat: int, action: int) -> None:
        raise ZeroDivisionError("too bright")
