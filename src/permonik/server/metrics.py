"""Numbers for whoever watches over the server, in the text format of Prometheus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

HELP = {
    "http_requests": "HTTP requests by status",
    "socket_messages": "messages from browsers by type",
    "refusals": "refused requests and messages by code",
    "entries": "entries written to records",
    "commits": "transactions committed",
    "commit_seconds": "seconds spent committing",
    "bot_answers": "answers of bots by bot",
    "bot_failures": "bots that crashed, hung or answered nonsense",
    "tables_started": "matches started by game",
    "tables_finished": "matches finished by game",
    "jobs_killed": "jobs for strangers that were killed, by job",
    "errors": "mistakes of the server itself",
}


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str, str]] = Counter()
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def count(self, name: str, label: str = "", value: str = "", by: float = 1) -> None:
        self.counts[name, label, value] += by  # type: ignore[assignment]

    def gauge(self, name: str, help: str, read: Callable[[], float]) -> None:
        self.gauges[name] = (help, read)

    def text(self) -> str:
        lines = []
        for name, help in HELP.items():
            lines += [f"# HELP permonik_{name}_total {help}", f"# TYPE permonik_{name}_total counter"]
            for (counted, label, value), number in sorted(self.counts.items()):
                if counted == name:
                    labels = f'{{{label}="{value}"}}' if label else ""
                    lines.append(f"permonik_{name}_total{labels} {number:g}")
        for name, (help, read) in self.gauges.items():
            lines += [f"# HELP permonik_{name} {help}", f"# TYPE permonik_{name} gauge", f"permonik_{name} {read():g}"]
        return "\n".join([*lines, ""])
