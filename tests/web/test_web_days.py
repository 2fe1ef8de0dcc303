"""Games over days: the form, my turns over all tables, holidays."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from web_visitor import Visitor
from whole import whole

Visit = Callable[..., Visitor]


def over_days(page: Page) -> None:
    page.get_by_role("radio", name="Over days").check(force=True)
    expect(page.get_by_role("radio", name="a bot takes over")).to_be_checked()
    page.get_by_label("For each decision").select_option("2")


def begun(anna: Visitor, boris: Visitor) -> str:
    """A table over days at which both sit."""
    link = anna.new_table("pretend", ["me", "open"], over_days)
    boris.page.goto(link)
    boris.click("Sit here")
    expect(anna.page.locator("main")).to_contain_text("Boris")
    expect(anna.page.locator("main")).to_contain_text("Over days: 2 d")
    anna.click("Start")
    anna.page.locator(".stage").wait_for()
    return link


def turns(visitor: Visitor) -> int:
    """How many tables wait for this person."""
    return len(visitor.ask("GET", "/turns"))


@pytest.mark.parametrize("phone", [pytest.param(False, marks=whole), True])
def test_the_next_table_that_waits_is_one_key_away(visit: Visit, phone: bool) -> None:
    anna, boris = visit(name="Anna"), visit(name="Boris", phone=phone)
    links = [begun(anna, boris) for _ in range(3)]
    expect(anna.page.locator("[data-seat] .time").first).to_contain_text(re.compile(r"[45]\s?d"))
    # Among three tables one of the two is waited for twice at least.
    busy = max((anna, boris), key=turns)
    assert turns(busy) >= 2
    busy.go()
    busy.until(lambda: busy.page.title().startswith(f"({turns(busy)}) "), "the title counts the tables that wait")
    expect(busy.page.get_by_role("link", name=re.compile("Your turn")).first).to_contain_text(
        re.compile(r"days.* left")
    )
    busy.page.keyboard.press("n")
    busy.page.wait_for_url("**/table/*")
    first = busy.page.url
    assert first in links
    busy.page.locator(".stage").wait_for()
    busy.page.get_by_role("button", name="Your turn: ").click()
    busy.page.wait_for_url(lambda url: url != first)
    assert busy.page.url in links


def test_a_holiday_is_taken_and_ended(visit: Visit) -> None:
    anna, boris = visit(name="Anna"), visit(name="Boris")
    begun(anna, boris)
    (mine,) = [one for one in (anna, boris) if turns(one)]
    other = boris if mine is anna else anna
    expect(other.page.locator(".panel.turn .dim").first).not_to_contain_text("on holiday")
    mine.go("/settings")
    later = "new Date(Date.now() + {} * 86400000).toLocaleDateString('sv')"
    mine.page.get_by_label("From", exact=True).fill(mine.page.evaluate(later.format(0)))
    mine.page.get_by_label("To (that day too)").fill(mine.page.evaluate(later.format(40)))
    mine.expected = re.compile("400")
    mine.click("Take a holiday")
    expect(mine.page.get_by_role("alert").filter(has_text="28 days a year")).to_be_visible()
    mine.page.get_by_label("To (that day too)").fill(mine.page.evaluate(later.format(2)))
    mine.click("Take a holiday")
    ended = mine.page.get_by_role("button", name="I am back")
    expect(ended).to_be_visible()
    expect(other.page.locator(".panel.turn")).to_contain_text("on holiday")
    ended.click()
    expect(ended).to_have_count(0)
    expect(other.page.locator(".panel.turn")).not_to_contain_text("on holiday")


def test_the_page_can_be_put_on_a_start_screen(visit: Visit) -> None:
    anna = visit()
    anna.go()
    manifest = anna.page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then(async (told) => "
        "({type: told.headers.get('content-type'), ...(await told.json())}))"
    )
    assert manifest["type"].startswith("application/manifest+json")
    sizes = anna.page.evaluate(
        """(icons) => Promise.all(icons.map(async ({ src }) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          return [src, picture.naturalWidth];
        }))""",
        [icon for icon in manifest["icons"] if icon["type"] == "image/png"],
    )
    assert dict(sizes) == {"/icon-192.png": 192, "/icon-512.png": 512, "/icon-maskable.png": 512}


def test_the_settings_say_how_one_can_be_told(visit: Visit) -> None:
    anna = visit(keeping=True)
    anna.go("/settings")
    expect(anna.page.get_by_text("This house sends no mail")).to_be_visible()
    expect(anna.page.get_by_role("switch", name=re.compile("Notifications on this device"))).to_be_visible()
    scope = anna.page.evaluate(
        "navigator.serviceWorker.register('/sw.js').then(() =>"
        " navigator.serviceWorker.ready).then(({ scope }) => scope)"
    )
    assert scope == f"{anna.url}/"
    anna.expected = re.compile("400")
    anna.page.goto(f"{anna.url}/mail/confirm?token=forged")
    expect(anna.page.get_by_text("This link is no longer good")).to_be_visible()


def test_without_https_the_page_says_what_is_missing(visit: Visit) -> None:
    anna = visit()
    anna.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    anna.go("/settings")
    expect(anna.page.get_by_text("need https")).to_be_visible()
