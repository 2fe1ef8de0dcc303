"""The daily cave in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web_visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("phone", [False, True])
def test_a_cave_is_entered_once(visit: Visit, phone: bool) -> None:
    anna = visit(phone=phone)
    anna.go()
    anna.page.get_by_role("link", name="The daily cave").click()
    expect(anna.page.get_by_text("The cave is for registered people")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Enter")).to_have_count(0)
    name = f"Anna {'phone' if phone else 'desk'}"
    anna.ask("POST", "/me/register", {"name": name, "password": "correct horse battery"})
    anna.go("/cave")
    cave = anna.page.get_by_role("region", name="Cave vs Cave")
    cave.get_by_role("button", name="Enter").click()
    anna.page.wait_for_url("**/table/*")
    assert anna.asked()
    expect(anna.page.get_by_role("button", name="What would you do?")).to_have_count(0)
    anna.go("/cave")
    expect(cave).to_contain_text("Your try has begun")
    cave.get_by_role("link", name="Play on").click()
    assert anna.asked()


def test_a_ladder_that_is_not_there_is_told(visit: Visit) -> None:
    anna = visit()
    anna.expected = re.compile("404")
    anna.go("/cave/caverna/2001-01-01")
    expect(anna.page.get_by_role("alert")).to_contain_text("There was no such cave")
