"""What a message or a request really takes of the loop's thread: it is paid for by that, whatever it was."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Metered(Generic[T]):
    """Awaits something and counts the processor time that it takes itself, not what others take meanwhile."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self.work = work
        self.took = 0.0  # seconds

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[], Any] = functools.partial(self.work.send, None)
        while True:
            start = time.thread_time()
            try:
                waiting = step()
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.took += time.thread_time() - start
            try:
                step = functools.partial(self.work.send, (yield waiting))
            except BaseException as error:
                step = functools.partial(self.work.throw, error)
