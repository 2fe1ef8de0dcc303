"""Measures the first board in the browser: how long scripts run until it is usable, and what it weighs.

    python bench/web.py                    a minute
    python bench/web.py --json out.json    the same as data

The processor is slowed down four times, as a cheap phone would be. Machines differ, so the time also stands as a ratio
to an empty page that the same browser opened just before. Script time is the time of the page's own thread: what other
programs take of the processor meanwhile does not count.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from permonik.testing.browser import launched

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tools"))
from screenshots import house  # noqa: E402

SLOWER = 4
RUNS = 5
MOST_MS = 300
MOST_BYTES = 150_000
WITH_CHUNKS = {"js": ".js", "css": ".css", "fonts": ".woff2", "texts": ".ftl"}


class Visit(TypedDict):
    script: float  # milliseconds that scripts ran
    total: float  # milliseconds from the request until it was usable
    bytes: dict[str, int]


def metric(cdp: CDPSession, name: str) -> float:
    return next(one["value"] for one in cdp.send("Performance.getMetrics")["metrics"] if one["name"] == name)


def visit(browser: Browser, url: str, usable: str, lang: str = "cs") -> Visit:
    """A first visit, with an empty cache, until an element is there."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale=lang)
    page: Page = context.new_page()
    cdp = context.new_cdp_session(page)
    names: dict[str, str] = {}
    weights: dict[str, int] = {}

    def named(event: dict[str, object]) -> None:
        names[str(event["requestId"])] = str(event["response"]["url"])  # type: ignore[index]

    def received(event: dict[str, int]) -> None:
        weights[str(event["requestId"])] = weights.get(str(event["requestId"]), 0) + event["encodedDataLength"]

    cdp.on("Network.responseReceived", named)
    cdp.on("Network.dataReceived", received)
    cdp.send("Network.enable")
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    start = metric(cdp, "Timestamp")
    page.goto(url, wait_until="commit")
    page.locator(usable).first.wait_for(state="attached")
    script, total = metric(cdp, "ScriptDuration"), metric(cdp, "Timestamp") - start
    page.wait_for_load_state("networkidle")
    weighed = dict.fromkeys([*WITH_CHUNKS, "other"], 0)
    for request, weight in weights.items():
        kinds = [kind for kind, end in WITH_CHUNKS.items() if names.get(request, "").endswith(end)]
        weighed[kinds[0] if kinds else "other"] += weight
    context.close()
    return {"script": script * 1000, "total": total * 1000, "bytes": weighed}


def open_table(browser: Browser, url: str) -> str:
    """A table against a bot; visitors come as spectators."""
    page = browser.new_page()
    page.goto(f"{url}/new?game=cave-vs-cave")
    page.locator("form select").nth(1).select_option("bot:easy")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/table/*")
    page.locator("[data-option]").first.wait_for()
    return page.url


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path)
    parser.add_argument("--runs", type=int, default=RUNS, help=f"visits of each page ({RUNS})")
    arguments = parser.parse_args()
    with house() as url, sync_playwright() as playwright:
        browser = launched(playwright)
        table = open_table(browser, url)
        empty, board = [], []
        for _ in range(arguments.runs):
            empty.append(visit(browser, f"{url}/icon.svg", "svg"))
            board.append(visit(browser, table, "[data-piece]"))
        browser.close()
    script = statistics.median(one["script"] for one in board)
    total = statistics.median(one["total"] for one in board)
    nothing = statistics.median(one["total"] for one in empty)
    weights = board[0]["bytes"]
    result = {
        "script_ms": round(script, 1),
        "usable_ms": round(total, 1),
        "empty_ms": round(nothing, 1),
        "ratio": round(total / nothing, 2),
        "bytes": weights,
        "bytes_in_all": sum(weights.values()),
    }
    if arguments.json:
        arguments.json.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    print(f"scripts until the board is usable, {SLOWER}x slower: {script:.0f} ms (aim: {MOST_MS})")
    print(
        f"the board is usable after {total:.0f} ms, an empty page after {nothing:.0f} ms: {total / nothing:.1f} times"
    )
    print(f"first board: {sum(weights.values())} bytes (aim: {MOST_BYTES}, pictures apart): {weights}")


if __name__ == "__main__":
    main()
