"""Whoever lets a bot think may say meanwhile that it is enough: the bot then answers with the best that it has found so
far, and loses nothing of what it remembers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

BETWEEN: Final = 0.1  # seconds between two looks at whether the thought was stopped: looking may cost something


class Haste:
    def __init__(self) -> None:
        self.stopped: Callable[[], bool] | None = None
        self.is_over = False
        self.next = 0.0

    @contextmanager
    def watching(self, stopped: Callable[[], bool] | None) -> Iterator[None]:
        """While this lasts, every thought is over as soon as `stopped` says so."""
        self.stopped, self.is_over, self.next = stopped, False, 0.0
        try:
            yield
        finally:
            self.stopped, self.is_over = None, False

    def look(self) -> bool:
        if self.stopped is not None and not self.is_over:
            now = perf_counter()
            if now >= self.next:
                self.next = now + BETWEEN
                self.is_over = self.stopped()
        return self.is_over


HASTE: Final = Haste()


def enough() -> bool:
    """Whether a thought shall end now: asked by those that take long, as often as they like."""
    return HASTE.look()
