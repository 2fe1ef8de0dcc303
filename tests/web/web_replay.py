"""Games that were played before: opened from a file, looked at, gone on with."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect
from web_visitor import Visitor


def bring(anna: Visitor, record: str) -> str:
    """Becomes a study; returns its id. By hand that is done in test_web_house.py."""
    anna.ask("GET", "/me")  # from then on the house knows this guest
    return str(anna.ask("POST", "/tables/import", {"record": record})["id"])


def open_record(anna: Visitor, file: Path) -> None:
    table = bring(anna, file.read_text(encoding="utf-8"))
    anna.page.goto(f"{anna.url}/table/{table}")
    anna.page.locator("[data-piece]").first.wait_for()


def look(anna: Visitor, entry: int, phone: bool = False) -> None:
    """At the position after so many entries, but never at the last one, which is no past."""
    slider = anna.page.locator(".replay input[type=range]").first
    if phone and not slider.count():  # who already looks at the past has it in the sheet
        anna.page.locator(".sheet .bar button").nth(1).click()
    wanted = min(entry, int(slider.get_attribute("max") or 0) - 1)
    slider.fill(str(wanted))
    expect(anna.page.locator(".replay span").first).to_have_text(re.compile(rf"^{wanted} / "))
    anna.page.locator(".past").wait_for()


def study_from(anna: Visitor, file: Path, entry: int) -> None:
    """From that moment on one decides for all."""
    record = file.read_text(encoding="utf-8")
    end = json.loads(record.splitlines()[-1])["entries"]
    study = anna.ask("POST", f"/tables/{bring(anna, record)}/fork", {"at": min(entry, end - 1)})["id"]
    anna.page.goto(f"{anna.url}/table/{study}")
