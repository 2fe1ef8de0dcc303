"""The page of a review: from the end of a game to the turn that cost most, and on from there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect
from web_replay import bring
from web_visitor import Visitor
from whole import whole

from permonik.kernel.match import Match
from permonik.kernel.record import Record

Visit = Callable[..., Visitor]
PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"  # and then its width and height


def finished() -> Record:
    """A short match that somebody gave up."""
    match, rng = Match.start("cave-vs-cave", 2, seed=3, nonce="reviewed", names=["Anna", "Boris"]), Random(3)
    while len(match.record.entries) < 30:
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.options(seat)).id)
    match.resign(1)
    return match.record


def broken_off() -> Record:
    """The beginning of a game with secret roles, up to where all but one gave up."""
    match, rng = Match.start("saboteur", 3, seed=5, nonce="reviewed", names=["Anna", "Boris", "Cyril"]), Random(5)
    while len(match.record.entries) < 60:
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.options(seat)).id)
    match.resign(2)
    match.resign(1)
    return match.record


def loaded(page: Page) -> None:
    """The server weighs turn after turn; the machine may be busy."""
    page.locator("[data-testid=review][data-state=done]").wait_for(timeout=300_000)


@pytest.mark.parametrize(("lang", "own"), [("en", "Own turns"), ("cs", "Vlastní tahy"), ("sk", "Vlastné ťahy")])
def test_a_finished_game_is_reviewed(visit: Visit, lang: str, own: str) -> None:
    anna = visit(lang=lang)
    table = bring(anna, finished().dumps())
    page = anna.page
    anna.go(f"/table/{table}")
    page.get_by_test_id("result").locator(f"a[href^='/review/{table}']").click()
    loaded(page)
    expect(page.get_by_test_id("review-sums")).to_contain_text(own)
    outlook = page.get_by_test_id("review-outlook")
    expect(outlook).to_contain_text("%")
    expect(page.locator("svg[data-shows=chance]")).to_be_visible()
    score = {"en": "Lead", "cs": "Náskok", "sk": "Náskok"}[lang]
    page.get_by_text(score, exact=True).and_(page.locator("label")).click()
    expect(page.locator("svg[data-shows=score]")).to_be_visible()
    moment = page.locator(".moments button").first
    moment.click()
    turn = page.get_by_test_id("review-turn")
    expect(turn).to_be_visible()
    expect(turn.get_by_test_id("review-expected")).to_contain_text("→")
    expect(page.locator(".board[data-entry]")).to_be_visible()
    slider = page.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    expect(page.locator(".board[data-entry='0']")).to_be_visible()
    slider.press("ArrowRight")
    expect(page.locator(".board[data-entry='1']")).to_be_visible()
    expect(page.locator(".glance")).to_contain_text("%")
    assert "‹" not in page.locator("main").inner_text()


def test_a_better_line_is_looked_for_and_tried(visit: Visit) -> None:
    anna = visit()
    table = bring(anna, finished().dumps())
    page = anna.page
    anna.go(f"/review/{table}?seat=0")
    loaded(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Picture", exact=True).click()
    assert saved.value.suggested_filename == "permonik-cave-vs-cave-1.png"
    assert saved.value.path().read_bytes()[:24] == PNG + (2400).to_bytes(4, "big") + (1350).to_bytes(4, "big")
    page.locator(".moments button").first.click()
    turn = page.get_by_test_id("review-turn")
    turn.get_by_role("button", name="Find a better one").click()
    expect(turn).not_to_contain_text("Better")
    choices = turn.locator(".choice")
    for number in range(choices.count()):
        choices.nth(number).click()
        right = choices.and_(page.locator(".right")).count() > 0
        expect(turn.get_by_role("status")).to_have_text("Yes, that is right." if right else "Not that one.")
    turn.get_by_role("button", name="Show it").click()
    expect(turn).to_contain_text("Better")
    each = turn.get_by_role("button", name="Each answer")
    each.focus()
    each.press("Enter")
    expect(page.get_by_test_id("review-answers").locator("li").first).to_be_visible()
    turn.get_by_role("button", name="Try it yourself").click()
    page.locator(".stage").wait_for()
    assert f"/table/{table}" not in page.url


@pytest.mark.parametrize("phone", [pytest.param(False, marks=whole), True])
def test_who_could_know_what_is_looked_at_after_the_end(visit: Visit, phone: bool) -> None:
    anna = visit(lang="cs", phone=phone)
    page = anna.page
    anna.go(f"/review/{bring(anna, broken_off().dumps())}?seat=0")
    loaded(page)
    knew = page.get_by_test_id("review-hindsight")
    expect(knew.locator(".strips li")).to_have_count(2)
    knew.get_by_label("Divák").check(force=True)
    expect(knew.locator(".strips li")).to_have_count(3)
    at_the_end = knew.locator(".chance").all_inner_texts()
    slider = knew.get_by_role("slider")
    slider.focus()
    slider.press("Home")
    expect(knew.locator(".chance").first).to_have_text("–")
    expect(page.locator(".board[data-entry='0']")).to_be_visible()
    slider.press("End")
    expect(knew.locator(".chance")).to_have_text(at_the_end)
    expect(page.locator(".glance")).to_be_visible()
    assert "‹" not in page.locator("main").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
