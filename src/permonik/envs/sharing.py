"""Memory that a learner and the processes that play for it have in common: rows, masks, actions, results.

Nothing is sent from one process to another at a step. Each reads and writes its own lines of the same arrays, and a
number that grows tells that there is something to read.
"""

from __future__ import annotations

from contextlib import suppress
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

ALIGNED: Final = 64  # bytes; two processes never write into one line of the processor's cache


class Sheets:
    """The arrays of so many games, played in so many shares. Pickled, it is the same memory on the other side.

    rows, masks      what each seat sees, and what it may answer
    final            the last row of a game that has just ended
    actions          the answers
    rewards, ended, cut, illegal   what came of them
    asked, answered  for each share: the number of the last call, and of the last one that is done
    asleep           for each process (never more than shares): 1, it must be rung for, since it no longer looks
    """

    def __init__(self, games: int, size: int, actions: int, shares: int, name: str | None = None) -> None:
        self.shape = (games, size, actions, shares)
        layout: list[tuple[str, tuple[int, ...], Any]] = [
            ("rows", (games, size), np.uint8),
            ("masks", (games, actions), np.uint8),
            ("final", (games, size), np.uint8),
            ("actions", (games,), np.int64),
            ("rewards", (games,), np.float64),
            ("ended", (games,), np.bool_),
            ("cut", (games,), np.bool_),
            ("illegal", (games,), np.bool_),
            ("asked", (shares, ALIGNED), np.int64),
            ("answered", (shares, ALIGNED), np.int64),
            ("asleep", (shares, ALIGNED), np.int64),
        ]
        places, end = [], 0
        for label, shape, kind in layout:
            places.append((label, shape, kind, end))
            end += -(-int(np.prod(shape)) * np.dtype(kind).itemsize // ALIGNED) * ALIGNED
        self.owned = name is None
        self.memory = SharedMemory(name, create=self.owned, size=end)
        for label, shape, kind, begin in places:
            setattr(self, label, np.ndarray(shape, kind, self.memory.buf, begin))

    rows: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    final: NDArray[np.uint8]
    actions: NDArray[np.int64]
    rewards: NDArray[np.float64]
    ended: NDArray[np.bool_]
    cut: NDArray[np.bool_]
    illegal: NDArray[np.bool_]
    asked: NDArray[np.int64]
    answered: NDArray[np.int64]
    asleep: NDArray[np.int64]

    def __reduce__(self) -> tuple[Any, ...]:
        return Sheets, (*self.shape, self.memory.name)

    def close(self) -> None:
        """Whoever made the memory gives it back; arrays that were handed out without a copy keep it until they go."""
        for label in Sheets.__annotations__:
            self.__dict__.pop(label, None)
        with suppress(BufferError):
            self.memory.close()
        if self.owned:
            self.owned = False
            with suppress(FileNotFoundError):
                self.memory.unlink()
