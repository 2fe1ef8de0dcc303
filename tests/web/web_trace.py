"""What the page's own thread did, task by task, as Chromium's tracing tells it.

Time is the thread's own: what other programs take of the processor meanwhile does not count.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]


class Task(NamedTuple):
    ms: float
    layouts: int  # how often everything was laid out: once is what a frame needs


class Trace:
    def __init__(self, browser: Browser, page: Page) -> None:
        self.page = page
        self.events: list[dict[str, Any]] = []
        self.over = False
        self.cdp = browser.new_browser_cdp_session()
        self.cdp.on("Tracing.dataCollected", lambda event: self.events.extend(event["value"]))
        self.cdp.on("Tracing.tracingComplete", lambda _: setattr(self, "over", True))
        self.cdp.send(
            "Tracing.start",
            {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES}},
        )

    def tasks(self) -> list[Task]:
        """Ends it. The thread of the page is the one that is laid out most."""
        self.cdp.send("Tracing.end")
        while not self.over:
            self.page.evaluate("1")  # lets what has come be heard
        self.cdp.detach()
        threads: dict[tuple[int, int], list[dict[str, Any]]] = defaultdict(list)
        for event in self.events:
            if event["ph"] == "X" and event["name"] in ("RunTask", "Layout"):
                threads[event["pid"], event["tid"]].append(event)
        events = max(threads.values(), key=lambda some: sum(event["name"] == "Layout" for event in some))
        laid = [event["ts"] for event in events if event["name"] == "Layout"]
        return [
            Task(
                event.get("tdur", event["dur"]) / 1000,
                sum(event["ts"] <= at < event["ts"] + event["dur"] for at in laid),
            )
            for event in events
            if event["name"] == "RunTask"
        ]
