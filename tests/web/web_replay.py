"""Games that were played before: opened from a file, looked at, gone on with."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect
from web_visitor import Visitor


def open_record(anna: Visitor, file: Path) -> None:
    anna.go("/finished")
    anna.page.locator("input[type=file]").set_input_files(file)
    anna.page.wait_for_url("**/table/*")
    anna.page.locator("[data-piece]").first.wait_for()


def look(anna: Visitor, entry: int, phone: bool = False) -> None:
    """At the position after so many entries, but never at the last one, which is no past."""
    if phone:
        anna.page.locator(".sheet .bar button").nth(1).click()
    slider = anna.page.locator(".replay input[type=range]").first
    wanted = min(entry, int(slider.get_attribute("max") or 0) - 1)
    slider.fill(str(wanted))
    expect(anna.page.locator(".replay span").first).to_have_text(re.compile(rf"^{wanted} / "))
    anna.page.locator(".past").wait_for()
    if phone:
        anna.page.keyboard.press("Escape")


def study_from(anna: Visitor, file: Path, entry: int) -> None:
    """From that moment on one decides for all."""
    open_record(anna, file)
    look(anna, entry)
    before = anna.page.url
    anna.page.locator(".replay button").last.click()
    anna.page.wait_for_function("(before) => location.href !== before", arg=before)
