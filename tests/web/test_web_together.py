"""Two browsers at one table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web_visitor import Visitor, whose

Visit = Callable[..., Visitor]


def one_round(page: object) -> None:
    page.get_by_role("radio", name="1", exact=True).last.check(force=True)  # type: ignore[attr-defined]


@pytest.fixture
def pair(visit: Visit) -> tuple[Visitor, Visitor]:
    """Anna has opened a table of Pretend, Boris came by the link, the match runs."""
    anna, boris = visit(name="Anna"), visit(name="Boris")
    link = anna.new_table("pretend", ["me", "open"])
    expect(anna.page.get_by_role("textbox", name="Link to this table")).to_have_value(link)
    expect(anna.page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    expect(anna.page.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    boris.go()
    boris.page.get_by_role("textbox", name="Did you get a link?").fill(link)
    boris.click("Enter")
    boris.click("Sit here")
    expect(anna.page.locator("main")).to_contain_text("Boris")
    anna.click("Start")
    for one in (anna, boris):
        one.page.locator(".stage").wait_for()
    return anna, boris


def test_to_the_end_with_chat(pair: tuple[Visitor, Visitor]) -> None:
    anna, boris = pair
    for one in pair:
        one.page.get_by_role("tab", name=re.compile("Chat")).click()
    boris.page.get_by_label("Say something").fill("<b>hello</b> & good luck")
    boris.click("Send")
    expect(anna.page.get_by_role("tabpanel")).to_contain_text("<b>hello</b> & good luck")
    anna.click("Mute Boris")
    expect(anna.page.get_by_role("tabpanel")).not_to_contain_text("hello")
    expect(anna.page.get_by_role("tabpanel")).to_contain_text("Boris is muted")

    both_asked = False
    for _ in range(300):
        now = whose(pair)
        if now is None:
            break
        both_asked |= all(one.options.count() for one in pair)
        now.settled(now.answer)
    for one in pair:
        one.result.wait_for()
    assert both_asked, "supper asks both at the same time"
    expect(boris.result.locator("table")).to_have_text(anna.result.locator("table").text_content() or "-")

    anna.click("Rematch")
    anna.page.wait_for_url(re.compile(r"/table/"))
    boris.click("To the new game")
    expect(boris.page.locator("main")).to_contain_text("Anna")


def test_who_is_away_is_not_said_to_be_busy(visit: Visit) -> None:
    """The house keeps what somebody has drafted, also when they have left."""
    anna, boris = visit(name="Anna"), visit(name="Boris", confirm="always")
    boris.page.goto(anna.new_table("cave-vs-cave", ["me", "open"]))
    boris.click("Sit here")
    anna.click("Start")
    for one in (anna, boris):
        one.page.locator(".stage").wait_for()
    while whose((anna, boris)) is not boris:
        anna.settled(anna.answer)
    boris.settled(boris.answer)
    boris.page.get_by_test_id("draft").wait_for()
    about, doing = anna.page.locator(".panel[data-seat='1'] .about"), anna.page.get_by_test_id("doing")
    expect(about).to_have_text(re.compile("^(is |choos)"))
    expect(doing).to_be_visible()
    boris.go()
    expect(about).to_have_text(re.compile("^away"))
    expect(doing).to_have_count(0)


def test_undo_is_free_while_nothing_happened_and_can_be_redone(visit: Visit) -> None:
    anna = visit()
    anna.new_table("cave-vs-cave", ["me", "bot:easy"])
    undo, redo = (anna.page.get_by_role("button", name=name, exact=True) for name in ("Back a step", "Redo"))
    while anna.asked():  # until a decision after which it is still my turn
        question = anna.page.locator(".decide h2").inner_text()
        anna.settled(lambda: anna.answer(lambda count: min(1, count - 1)))
        assert anna.asked()
        if anna.page.locator(".decide h2").inner_text() != question and undo.count():
            break
    after = anna.page.locator(".decide h2").inner_text()
    undo.click()
    expect(anna.page.locator(".decide h2")).to_have_text(question)
    expect(redo).to_be_enabled()
    redo.click()
    expect(anna.page.locator(".decide h2")).to_have_text(after)
    expect(redo).to_have_count(0)


def test_undo_by_consent(pair: tuple[Visitor, Visitor]) -> None:
    first = whose(pair)
    assert first is not None
    other = pair[1] if first is pair[0] else pair[0]
    ask = first.page.get_by_role("button", name="Ask to undo")
    while (now := whose(pair)) is not None and not ask.count():
        now.settled(now.answer)
    entries = first.page.get_by_label("Moment of the game").get_attribute("max")
    ask.click()
    expect(first.page.get_by_test_id("proposal")).to_contain_text("Not answered yet")
    proposal = other.page.get_by_test_id("proposal")
    expect(proposal).to_contain_text("would like to take the last decision back")
    proposal.get_by_role("button", name="No").click()
    expect(first.page.get_by_test_id("proposal")).to_have_count(0)
    assert first.page.get_by_label("Moment of the game").get_attribute("max") == entries

    ask.click()
    other.page.get_by_role("button", name="I agree").click()
    expect(other.page.get_by_role("tabpanel")).to_contain_text("takes a decision back")
    expect(first.page.get_by_test_id("proposal")).to_have_count(0)


def test_the_host_removes_somebody_and_spectators_watch(visit: Visit) -> None:
    anna, boris = visit(name="Anna"), visit(name="Boris")
    link = anna.new_table("cave-vs-cave", ["me", "open"])
    assert "localhost" in anna.page.get_by_role("textbox", name="Link to this table").input_value()
    expect(anna.page.locator("main")).to_contain_text("works on this computer only")
    boris.page.goto(link)
    boris.click("Sit here")
    anna.page.get_by_role("button", name="Remove Boris").click()
    anna.page.get_by_role("button", name="Remove", exact=True).click()
    expect(anna.page.locator("main")).to_contain_text("Waiting for somebody")
    boris.expected = re.compile("403")
    boris.click("Sit here")
    expect(boris.page.get_by_role("status").last).to_contain_text("closed this table for you")

    anna.new_table("cave-vs-cave", ["me", "bot:easy"])
    boris.page.goto(anna.page.url)
    boris.page.locator(".stage").wait_for()
    expect(boris.page.locator("main")).to_contain_text("You are watching")
    expect(boris.options).to_have_count(0)


def test_resign_and_agreed_end(pair: tuple[Visitor, Visitor]) -> None:
    anna, boris = pair
    anna.click("Table menu")
    anna.click("Propose to stop")
    boris.page.get_by_role("button", name="I agree").click()
    for one in pair:
        expect(one.result).to_contain_text("Nobody wins")


def test_the_winner_is_told_to_the_face_and_the_other_hears_who_it_is(pair: tuple[Visitor, Visitor]) -> None:
    anna, boris = pair
    boris.click("Table menu")
    boris.click("Resign")
    boris.click("Yes, I resign")
    expect(anna.result).to_contain_text("Anna, you have won!")
    expect(boris.result).to_contain_text("Anna wins")
