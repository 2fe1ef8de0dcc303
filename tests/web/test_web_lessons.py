"""Lessons, by doing only what they point at or say; and the first game that is offered after one.

PERMONIK_SOAK=1 plays every lesson on a phone and on a desk, in all languages; otherwise some have to do.
"""

from __future__ import annotations

import os
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
LANGS = ("cs", "sk", "en")
# Every second one on a phone, and the languages in turn; all ways of all of them in a soak.
EVERY = [(one, phone, lang) for one in LED for phone in (True, False) for lang in LANGS]
IN_TURN = [(one, number % 2 == 0, LANGS[number % 3]) for number, one in enumerate(LED)]
SAMPLE = [way for number, way in enumerate(IN_TURN) if way[0].id == "first" or number % 4 == 2]
WAYS = EVERY if os.environ.get("PERMONIK_SOAK") else SAMPLE


def named(way: tuple[Lesson, bool, str]) -> str:
    one, phone, lang = way
    return f"{one.game}/{one.id}-{'phone' if phone else 'desk'}-{lang}"


@pytest.mark.parametrize(("one", "phone", "lang"), WAYS, ids=map(named, WAYS))
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
