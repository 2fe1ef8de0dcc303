"""Numbers for whoever watches over the server, as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics, generate_latest

disable_created_metrics()  # type: ignore[no-untyped-call]  # when a counter began is of no use to anybody here

# What is counted, and the label by which it is told apart.
COUNTED = {
    "http_requests": ("HTTP requests by status", "status"),
    "socket_messages": ("messages from browsers by type", "type"),
    "refusals": ("refused requests and messages by code", "code"),
    "entries": ("entries written to records", ""),
    "commits": ("transactions committed", ""),
    "commit_seconds": ("seconds spent committing", ""),
    "bot_answers": ("answers of bots by bot", "bot"),
    "bot_failures": ("bots that crashed, hung or answered nonsense", "bot"),
    "tables_started": ("matches started by game", "game"),
    "tables_finished": ("matches finished by game", "game"),
    "jobs_killed": ("jobs for strangers that were killed, by job", "job"),
    "jobs_rescued": ("jobs in the queue whose worker died, by job", "job"),
    "words_put_off": ("mails and push messages that a service did not take, by way", "way"),
    "errors": ("mistakes of the server itself", ""),
}


class Metrics:
    """The numbers of one house: tests have several in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.counters = {
            name: Counter(f"permonik_{name}", help, [label] if label else [], registry=self.registry)
            for name, (help, label) in COUNTED.items()
        }

    def count(self, name: str, label: str = "", value: str = "", by: float = 1) -> None:
        counter = self.counters[name]
        (counter.labels(**{label: value}) if label else counter).inc(by)

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> None:
        Gauge(f"permonik_{name}", help, registry=self.registry).set_function(read)

    def text(self) -> str:
        return generate_latest(self.registry).decode()
