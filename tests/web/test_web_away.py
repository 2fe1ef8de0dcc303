"""Somebody leaves in the middle of a game, and comes back; and somebody has a name that offends."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from web_house import House
from web_visitor import Visitor

from permonik.server.storage import DATABASE

Visit = Callable[..., Visitor]


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[House]:
    """A house that waits for a second only."""
    house = House(tmp_path, "--away-seconds", "1")
    yield house
    house.kill()


def test_a_bot_plays_until_he_is_back(hasty: House, visit: Visit) -> None:
    anna, boris = visit(hasty.url, name="Anna"), visit(hasty.url, name="Boris")
    link = anna.new_table("pretend", ["me", "open"])
    boris.page.goto(link)
    boris.click("Sit here")
    expect(anna.page.locator("main")).to_contain_text("Boris")

    anna.click("Report the name Boris")
    expect(anna.page.get_by_text("The keeper of the house will look at it.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Report the name Boris")).to_be_disabled()
    with sqlite3.connect(hasty.data / DATABASE) as database:
        assert database.execute("SELECT what, text FROM reports").fetchall() == [("name", "Boris")]

    expect(anna.page.locator("main")).to_contain_text("a bot steps in after 1 min")
    anna.click("Start")
    for one in (anna, boris):
        one.page.locator(".stage").wait_for()
    boris.go()  # to the start page
    his = anna.page.locator("[data-seat='1']").first
    gone = his.get_by_text("plays until Boris is back")
    while not gone.count() and not anna.result.count():  # as soon as the game waits for him
        anna.options.or_(anna.yes).or_(anna.result).or_(gone).first.wait_for()
        if anna.yes.count():
            anna.say_yes()
        elif anna.options.count():
            anna.settled(anna.answer)
    expect(gone).to_be_visible()

    boris.page.goto(link)
    boris.page.locator(".stage").wait_for()
    expect(his).to_contain_text("Boris")
    expect(gone).to_have_count(0)
