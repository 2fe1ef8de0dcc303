"""Hints where others play, and the warning for those who want to be careful."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from web_visitor import Visitor

Visit = Callable[..., Visitor]
GAME = "cave-vs-cave"


def test_hints_come_when_everybody_has_agreed(visit: Visit) -> None:
    anna, boris = visit(name="Anna"), visit(name="Boris")
    link = anna.new_table(GAME, ["me", "open"])
    boris.page.goto(link)
    boris.click("Sit here")
    anna.click("Start")
    for one in (anna, boris):
        one.page.locator(".stage").wait_for()
        expect(one.page.get_by_role("button", name="What would you do?")).to_have_count(0)
    anna.click("Table menu")
    anna.click("Propose that a bot may give hints")
    expect(boris.page.get_by_test_id("proposal")).to_contain_text("Anna proposes")
    boris.click("I agree")
    for one in (anna, boris):
        one.page.locator(".decide :is(.lit, .waits)").first.wait_for()
    (asked,) = [one.page for one in (anna, boris) if one.page.locator(".decide .lit").count()]
    asked.get_by_role("button", name="What would you do?").click()
    expect(asked.get_by_role("region", name="What a strong bot would play")).to_be_visible()
    for one in (anna, boris):
        expect(one.page.locator(".panel", has_text="took 1 hint")).to_have_count(1)


def test_a_bad_turn_waits_and_says_why(visit: Visit) -> None:
    anna = visit()
    anna.go("/settings")
    anna.page.get_by_role("switch", name="Careful: let a bot warn me").check()
    anna.new_table(GAME, ["me", "me"])
    anna.options.first.wait_for()
    page = anna.page
    page.locator("[data-piece='tile:excavation'][data-option]").click()
    page.locator("[data-testid=draft][data-steps='1']").wait_for()
    page.get_by_role("button", name="End the turn").first.click()
    expect(page.locator("[role=alert].doubt")).to_contain_text("The bot would not play it like this")
    expect(page.locator("[data-testid=draft][data-steps='2']")).to_be_visible()  # nothing is played yet
    anna.settled(anna.say_yes)
    expect(page.locator("[role=alert].doubt")).to_have_count(0)


def test_a_part_that_cannot_be_done_stands_below_the_answers(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.new_table(GAME, ["me", "me"])
    anna.options.first.wait_for()
    page = anna.page
    expect(page.locator("[data-barred]")).to_have_count(0)  # tiles are on the board, and say it there
    page.locator("[data-piece='tile:excavation'][data-option]").click()
    page.locator("[data-testid=draft][data-steps='1']").wait_for()
    held = page.get_by_role("img", name="You have: 1 wood, 1 stone, 1 emmer, 1 flax, 1 food, 1 gold")
    expect(held).to_be_visible()  # on a phone the goods themselves lie below the sheet
    expect(page.locator("[data-barred='do excavation-two']")).to_contain_text("You lack 1 food.")
    expect(page.locator("[data-option][data-answer]", has_text="2 caverns")).to_have_count(0)


def test_on_a_phone_a_hint_comes_into_sight_and_the_next_question_begins_at_its_top(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.new_table(GAME, ["me", "me"])
    anna.options.first.wait_for()
    page = anna.page
    page.get_by_role("button", name="What would you do?").click()
    told = page.get_by_role("region", name="What a strong bot would play")
    expect(told.get_by_role("button").first).to_be_in_viewport()
    expect(told.locator("li > p:first-child").first).not_to_contain_text(":")  # names, not everything that a tile says
    told.get_by_role("button").first.click()
    page.locator("[data-testid=draft][data-steps='1']").wait_for()
    expect(page.locator("h2.lit")).to_be_in_viewport()
    expect(page.locator(".decide .number:visible")).to_have_count(0)  # those of keys, which a phone does not have
