"""Time, the network and clocks. Nothing here waits, and nothing is left to chance but by the seed."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from heapq import heappop, heappush
from random import Random
from typing import Any

Do = Callable[..., object]


class World:
    """What happens next lies on a heap; what happens at the same moment keeps its order."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.now = 0.0
        self.heap: list[tuple[float, int, Do, tuple[Any, ...]]] = []
        self.count = 0
        self.story: list[str] | None = None

    def after(self, delay: float, do: Do, *args: Any) -> None:
        self.count += 1
        heappush(self.heap, (self.now + delay, self.count, do, args))

    def run(self, until: float = float("inf")) -> None:
        heap = self.heap
        while heap and heap[0][0] <= until:
            self.now, _, do, args = heappop(heap)
            do(*args)
        if heap:
            self.now = until

    def tell(self, who: str, what: str, *about: object) -> None:
        """For whoever looks at one seed."""
        if self.story is not None:
            self.story.append(f"{self.now:8.3f}  {who:6} {what} {' '.join(map(str, about))}")


class Clock:
    """A clock that shows another time than it is, and runs at another speed."""

    def __init__(self, world: World, shows: float, rate: float) -> None:
        self.world = world
        self.since = world.now
        self.shows = shows
        self.rate = rate

    def __call__(self) -> float:
        return self.shows + (self.world.now - self.since) * self.rate

    def set(self, by: float = 0.0, rate: float | None = None) -> None:
        self.shows, self.since = self() + by, self.world.now
        self.rate = self.rate if rate is None else rate


class Network:
    """Loses, delays and doubles. Who is parted from whom stands in `parted`, with the end of it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.lost = self.doubled = self.slow = 0.0  # how likely, of each message
        self.slowest = 0.0
        self.parted: dict[tuple[str, str], float] = {}
        self.heavy: dict[tuple[str, str], float] = {}  # where everything takes long, with the end of it
        self.faulty = True

    def fate(self, one: str, other: str) -> float | None:
        """How long a message takes; None: it never arrives."""
        random = self.world.rng.random
        if self.faulty:
            if self.parted and (self.is_parted(one, other) or self.is_parted(other, one)):
                return None
            if self.heavy.get((one, other), 0.0) > self.world.now:
                return 0.4 + random() * 0.35
            luck = random()
            if luck < self.lost:
                return None
            if luck < self.lost + self.slow:
                return random() * self.slowest
        return 0.001 + random() * 0.004

    def is_parted(self, one: str, other: str) -> bool:
        return self.parted.get((one, other), 0.0) > self.world.now

    def send(self, one: str, other: str, do: Do, *args: Any) -> None:
        """Both ends may lie in the same process, and nothing is lost then."""
        if one == other:
            self.world.after(0.0, do, *args)
            return
        times = 2 if self.faulty and self.world.rng.random() < self.doubled else 1
        for _ in range(times):
            delay = self.fate(one, other)
            if delay is not None:
                self.world.after(delay, do, *args)


class Waiting:
    """What a coroutine awaits: it is handed the task to go on with."""

    def __init__(self, start: Callable[[Task], None]) -> None:
        self.start = start

    def __await__(self) -> Generator[Waiting, Any, Any]:
        return (yield self)


class Task:
    """A coroutine of a process. It goes on while that runs: later if it is paused, and never if it is dead."""

    def __init__(self, runs: Callable[[], float | None], world: World, doing: Coroutine[Waiting, Any, Any]) -> None:
        self.runs = runs
        self.world = world
        self.doing = doing
        self.go_on()

    def go_on(self, value: Any = None, error: Exception | None = None) -> None:
        wait = self.runs()
        if wait is None:
            return
        if wait > 0:
            self.world.after(wait, self.go_on, value, error)
            return
        try:
            waiting = self.doing.throw(error) if error is not None else self.doing.send(value)
        except StopIteration:
            return
        waiting.start(self)


class Lock:
    """One after the other, in the order in which they came."""

    def __init__(self) -> None:
        self.taken = False
        self.queue: list[Task] = []

    async def __aenter__(self) -> None:
        if self.taken:
            await Waiting(self.queue.append)
        self.taken = True

    async def __aexit__(self, *_: object) -> None:
        if self.queue:
            task = self.queue.pop(0)
            task.world.after(0.0, task.go_on)  # the lock stays taken, for that one
        else:
            self.taken = False
