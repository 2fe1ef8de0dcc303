"""Numbers for whoever watches over the server, as Prometheus reads them.

Everything is counted on the thread of the event loop, in plain dicts and lists: prometheus_client's own counters have a
lock each and look their labels up anew, which took ten times as long. It still writes the text, when somebody asks.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

# What is counted, and the label by which it is told apart.
COUNTED = {
    "http_requests": ("HTTP requests by status", "status"),
    "socket_messages": ("messages from browsers by type", "type"),
    "refusals": ("refused requests and messages by code", "code"),
    "entries": ("entries written to records", ""),
    "commits": ("transactions committed", ""),
    "bot_answers": ("answers of bots by bot", "bot"),
    "bot_failures": ("bots that crashed, hung or answered nonsense", "bot"),
    "tables_started": ("matches started by game", "game"),
    "tables_finished": ("matches finished by game", "game"),
    "jobs_killed": ("jobs for strangers that were killed, by job", "job"),
    "jobs_rescued": ("jobs in the queue whose worker died, by job", "job"),
    "words_put_off": ("mails and push messages that a service did not take, by way", "way"),
    "errors": ("mistakes of the server itself", ""),
}

# Upper bounds in seconds. 0.15 is the goal for a decision, 3 what our slowest bot takes.
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 40.0)

# What is measured in seconds, the labels by which it is told apart, and the bounds of its buckets.
TIMED = {
    "decision_seconds": ("a decision on its way, by stage", ("stage",), QUICK),
    "draft_seconds": ("a step of a draft on its way, by stage", ("stage",), QUICK),
    "message_seconds": ("messages from browsers, from their arrival to their answer, by type", ("type",), QUICK),
    "http_seconds": ("HTTP requests, from their arrival to their answer", (), QUICK),
    "commit_seconds": ("transactions, from their beginning until they are on the disk", (), QUICK),
    "bot_seconds": ("answers of bots, with the waiting for a process, by bot", ("bot",), SLOW),
    "loop_lag_seconds": ("how much later than it wished the event loop came to something", (), QUICK),
    "garbage_seconds": ("pauses in which the garbage collector looks at everything", (), QUICK),
}

# What stands at a level that others set: the number of leases, where tables are shared with other processes.
LEVELS = {
    "leases_held": "tables that this process owns by a lease",
    "leases_lost": "leases that this process has lost since it started, to others or to time",
}


class Histogram:
    """How many were how long. `counts` has one more than there are bounds: those that took longer than all of them."""

    __slots__ = ("bounds", "counts", "sum")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        names = [*map(floatToGoString, self.bounds), "+Inf"]
        return list(zip(names, accumulate(self.counts), strict=True))


class Metrics(Collector):
    """The numbers of one house: tests have several in one process."""

    def __init__(self) -> None:
        self.counted: dict[str, dict[str, float]] = {
            name: {} if label else {"": 0.0} for name, (_, label) in COUNTED.items()
        }
        self.timed: dict[str, dict[str, Histogram]] = {
            name: {} if labels else {"": Histogram(bounds)} for name, (_, labels, bounds) in TIMED.items()
        }
        self.levels: dict[str, float] = dict.fromkeys(LEVELS, 0.0)
        self.read: dict[str, tuple[str, Callable[[], float]]] = {}
        self.read_by: dict[str, tuple[str, str, Callable[[], Mapping[str, float]]]] = {}
        self.registry = CollectorRegistry()
        self.registry.register(self)
        ProcessCollector(registry=self.registry)  # memory, processor time and open files, where the system tells

    def count(self, name: str, label: str = "", value: str = "", by: float = 1) -> None:
        counted = self.counted[name]
        counted[value] = counted.get(value, 0.0) + by

    def time(self, name: str, seconds: float, value: str = "") -> None:
        """`value`: of the label, where the histogram has one."""
        try:
            histogram = self.timed[name][value]
        except KeyError:
            histogram = self.timed[name][value] = Histogram(TIMED[name][2])
        histogram.observe(seconds)

    def level(self, name: str, value: float) -> None:
        """One of LEVELS stands so high now."""
        assert name in LEVELS, name
        self.levels[name] = value

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> None:
        """Read whenever somebody asks; one of LEVELS, too, where somebody has it at hand."""
        self.levels.pop(name, None)
        self.read[name] = help, read

    def gauges(self, name: str, help: str, label: str, read: Callable[[], Mapping[str, float]]) -> None:
        """Several of a kind: the values of the label, each with its number."""
        self.read_by[name] = help, label, read

    def collect(self) -> Iterator[Metric]:
        for name, (help, label) in COUNTED.items():
            counter = CounterMetricFamily(f"permonik_{name}", help, labels=[label] if label else [])
            for value, number in self.counted[name].items():
                counter.add_metric([value] if label else [], number)
            yield counter
        for name, (help, labels, _) in TIMED.items():
            family = HistogramMetricFamily(f"permonik_{name}", help, labels=labels)
            for value, histogram in self.timed[name].items():
                family.add_metric([value] if labels else [], histogram.buckets(), histogram.sum)
            yield family
        for name, level in self.levels.items():
            yield GaugeMetricFamily(f"permonik_{name}", LEVELS[name], level)
        for name, (help, read) in self.read.items():
            yield GaugeMetricFamily(f"permonik_{name}", help, read())
        for name, (help, label, read_all) in self.read_by.items():
            gauge = GaugeMetricFamily(f"permonik_{name}", help, labels=[label])
            for value, number in read_all().items():
                gauge.add_metric([value], number)
            yield gauge

    def text(self) -> str:
        return generate_latest(self.registry).decode()
