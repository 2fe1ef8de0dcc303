"""Each lesson, by doing only what it points at or says; and the first game that is offered after it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web_checks import faults, sticking_out
from web_visitor import Visitor

from permonik.lessons import Lesson, lessons

GAMES = ("cave-vs-cave", "caverna", "rivals", "saboteur")
MOST_STEPS = 60

Visit = Callable[..., Visitor]


def follow(visitor: Visitor) -> int:
    """Goes on where the lesson only speaks, else clicks what is pointed at; returns how often."""
    page = visitor.page
    quiet = page.locator(".lesson[aria-busy=false]")
    for step in range(MOST_STEPS):
        quiet.wait_for()
        kind, beat = quiet.get_attribute("data-kind"), quiet.get_attribute("data-beat")
        if kind == "done":
            return step
        if kind in ("say", "wrong"):
            page.locator(".speech .body button").first.click()
            page.locator(f".lesson[aria-busy=false]:not([data-beat='{beat}'])").wait_for()
        else:
            page.locator(".lesson [data-pointed]").first.click()
    raise AssertionError("the lesson does not end")


# A guided game has no line to follow: tests/lessons plays it.
LED = [one for game in GAMES for one in lessons(game) if not any(beat.bots for beat in one.beats)]
# Every second one on a phone, and the languages in turn.
WAYS = [(one, number % 2 == 0, ("cs", "sk", "en")[number % 3]) for number, one in enumerate(LED)]


@pytest.mark.parametrize(("one", "phone", "lang"), WAYS, ids=[f"{one.game}/{one.id}" for one in LED])
def test_a_lesson_is_played_by_what_it_points_at(visit: Visit, one: Lesson, phone: bool, lang: str) -> None:
    anna = visit(phone=phone, lang=lang)
    anna.go(f"/learn/{one.game}/{one.id}")
    expect(anna.page.locator(".say")).to_contain_text(one.beats[0].say[lang])
    assert faults(anna) == []
    assert sticking_out(anna) == []
    assert follow(anna) >= len(one.beats) - 1
    anna.go("/learn")
    expect(anna.page.locator(f"section#{one.game} a.done")).to_have_count(1)
    expect(anna.page.locator(f"section#{one.game} li")).to_have_count(len(lessons(one.game)))


def test_a_wrong_answer_is_shown_and_taken_back(visit: Visit) -> None:
    anna = visit()
    anna.go("/learn/cave-vs-cave/first")
    page = anna.page
    for _ in range(2):
        anna.click("Go on")
    page.locator("[data-piece='tile:housework']").click()
    expect(page.locator(".lesson")).to_have_attribute("data-kind", "wrong")
    expect(page.locator(".stage [data-option]")).to_have_count(0)
    anna.click("Take it back")
    expect(page.locator(".lesson")).to_have_attribute("data-kind", "ask")
    expect(page.locator("[data-piece='tile:excavation'][data-pointed]")).to_be_visible()
    anna.click("One step back")
    expect(page.locator(".lesson")).to_have_attribute("data-kind", "wrong")


def test_the_first_game_is_easy_and_begins_with_the_person(visit: Visit) -> None:
    anna = visit()
    anna.go()
    page = anna.page
    page.get_by_role("article").filter(has_text="Caverna").last.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("dialog", name="Your first time?")).to_be_visible()
    anna.click("Play at once")
    page.wait_for_url("**/table/*")
    anna.options.first.wait_for()
    assert page.locator(".table").get_attribute("data-entry") is not None
    anna.go()
    page.get_by_role("article").filter(has_text="Caverna").last.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")  # nobody is asked twice
