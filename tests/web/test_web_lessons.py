"""Lessons, by doing only what they point at or say; and the first game that is offered after one.

Every one is opened, every third and the last of a course are played; PERMONIK_SOAK=1 plays all of them, on a phone and
on a desk, in all languages.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect
from web_checks import faults_in_both_themes, sticking_out
from web_visitor import PATIENCE, Visitor
from whole import SOAK

from permonik.bots import make
from permonik.bots.play import ask
from permonik.kernel.match import Match
from permonik.lessons import GO_ON, Lesson, LessonPlayer, lessons

GAMES = ("cave-vs-cave", "caverna", "rivals", "saboteur")
MOST_STEPS = 60

Visit = Callable[..., Visitor]


# Waits until the lesson has something new to say, brings what is to be touched into sight, and tells where it is: the
# button that goes on, else what is pointed at, else (a guided game points at nothing) the first answer.
STEP = """async ([was, guided, patience]) => {
  const lesson = () => document.querySelector('.lesson[aria-busy=false]');
  const frame = () => new Promise(requestAnimationFrame);
  const wanted = () => {
    const here = lesson();
    if (!here) return null;
    const { kind } = here.dataset;
    const last = here.querySelector('.ways a, .ways button');
    if (kind === 'done') return last;
    if (kind === 'say' || kind === 'wrong') return here.querySelector('.speech .body button:not(:disabled)');
    const ways = ['[data-pointed]', ...(guided ? ['[data-option]', '[data-pick]'] : [])];
    return ways.map((way) => here.querySelector(way)).find(Boolean);
  };
  const mark = ({ dataset, ariaPressed }) =>
    [lesson()?.dataset.answers, dataset.piece, dataset.option, ariaPressed].join(' ');
  // The board brings what is lit into sight by itself: nobody touches what is still moving.
  const rests = async (element, left, top) => {
    for (let frames = 0; frames < 12; frames++) {
      await frame();
      const now = element.getBoundingClientRect();
      if (!element.isConnected || now.left !== left || now.top !== top) return false;
    }
    return element === wanted();
  };
  const began = performance.now();
  // A touch right after something has changed is let pass, as a person's second touch would be: touch it again.
  const heard = (element) => mark(element) !== was || performance.now() > began + 3000;
  for (let element = wanted(); performance.now() < began + patience; await frame(), element = wanted()) {
    if (!element || !heard(element)) continue;
    if (lesson().dataset.kind === 'done') return null;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!(await rests(element, left, top))) continue;
    for (const [across, down] of [[0.5, 0.5], [0.2, 0.2], [0.8, 0.8], [0.2, 0.8], [0.8, 0.2]]) {
      const [x, y] = [left + width * across, top + height * down];
      const hit = document.elementFromPoint(x, y);
      if (hit && (element.contains(hit) || hit.contains(element))) return { x, y, mark: mark(element) };
    }
  }
  throw new Error(`nothing to touch after "${was}": ${lesson()?.dataset.kind} ${wanted()?.outerHTML.slice(0, 200)}`);
}"""


def follow(visitor: Visitor, guided: bool = False, most: int = MOST_STEPS) -> int:
    """Goes on where the lesson only speaks, else touches what is pointed at; returns how often."""
    was = ""
    for step in range(most):
        spot = visitor.page.evaluate(STEP, [was, guided, PATIENCE])
        if spot is None:
            return step
        if visitor.phone:
            visitor.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            visitor.page.mouse.click(spot["x"], spot["y"])
        was = spot["mark"]
    return most


def near_the_end(one: Lesson) -> list[str]:
    """The answers of a guided game up to the last choice of the learner, who plays like an easy bot."""
    bots = [make("easy", one.game, seat) for seat in range(one.players)]

    def mind(match: Match, seat: int) -> str:
        return match.game.text(ask(match, seat, bots[seat]))

    player = LessonPlayer(one, mind=mind)
    answers: list[str] = []
    while not player.over:
        free = player.standing().kind == "free"
        if free:
            answers = list(player.answers)
        player.do(mind(player.match, one.seat) if free else GO_ON)
    return answers


def leap(visitor: Visitor, answers: list[str]) -> None:
    """The next answer is taken for all of these: nobody has to click through a whole game."""

    def instead(route: Route) -> None:
        route.continue_(post_data=json.dumps({"answers": answers, "back": False}))

    visitor.page.route("**/lessons/game?*", instead, times=1)


LANGS = ("cs", "sk", "en")
# Two games on a phone, two on a desk, and the languages in turn; all ways of all of them in a soak.
EVERY = [(game, phone, lang) for game in GAMES for phone in (True, False) for lang in LANGS]
IN_TURN = [(game, number % 2 == 0, LANGS[number % 3]) for number, game in enumerate(GAMES)]
WAYS = EVERY if SOAK else IN_TURN


@pytest.mark.parametrize(("game", "phone", "lang"), WAYS)
def test_a_course_is_played_by_what_it_points_at(visit: Visit, game: str, phone: bool, lang: str) -> None:
    """Lessons to their ends, and to the next one as the page leads on; those that are only opened, by their address."""
    anna = visit(phone=phone, lang=lang)
    anna.go(f"/learn/{game}/first")
    course = lessons(game)
    played = course if SOAK else [*course[:-1:3], course[-1]]
    for number, one in enumerate(course):
        expect(anna.page.locator(".say")).to_contain_text(one.beats[0].say[lang])
        assert sticking_out(anna) == [], one.id
        if one.id == "first":
            assert faults_in_both_themes(anna) == []
        if one not in played:
            anna.go(f"/learn/{game}/{course[number + 1].id}")
            continue
        if any(beat.bots for beat in one.beats):  # the first answers and the last one; tests/lessons plays all of them
            assert follow(anna, guided=True, most=4) == 4
            leap(anna, near_the_end(one))
        steps = follow(anna, guided=True) if one is course[-1] else follow(anna)
        assert steps < MOST_STEPS, f"{one.id} does not end"
        assert one is course[-1] or steps >= len(one.beats) - 1, one.id
        expect(anna.page.locator(".lesson")).to_have_attribute("data-kind", "done")
        if one is not course[-1]:
            anna.page.locator(".ways a").first.click()
    anna.page.locator(".ways a").last.click()
    anna.page.reload()  # a guest's progress is kept on the device
    expect(anna.page.locator(f"section#{game} a.done")).to_have_count(len(played))
    assert faults_in_both_themes(anna) == []


def test_a_wrong_answer_is_shown_and_taken_back(visit: Visit) -> None:
    anna = visit()
    anna.go("/learn/cave-vs-cave/first")
    page = anna.page
    for _ in range(2):
        anna.click("Go on")
    page.locator("[data-piece='tile:housework'].lit").click()  # not before it is asked for
    expect(page.locator(".lesson")).to_have_attribute("data-kind", "wrong")
    expect(page.locator(".stage [data-option]")).to_have_count(0)
    anna.click("Take it back")
    expect(page.locator(".lesson")).to_have_attribute("data-kind", "ask")
    expect(page.locator("[data-piece='tile:excavation'][data-pointed]")).to_be_visible()
    anna.click("One step back")
    expect(page.locator(".lesson")).to_have_attribute("data-kind", "wrong")


def test_one_touch_lays_a_card_also_in_a_lesson(visit: Visit) -> None:
    """Card and place are two answers, and the second is given by itself."""
    anna = visit(phone=True)
    anna.go("/learn/saboteur/first")
    page = anna.page
    expect(page.get_by_text("Not sure what something means? Press it and hold.")).to_be_visible()
    for beat in range(3):
        page.locator(f".lesson[data-beat='{beat}'][aria-busy=false] .speech .body button").first.click()
    page.locator("[data-piece^='hand:p1_cross'][data-pointed]").first.tap()
    page.locator("[data-piece='place:1,0'][data-pointed]").tap()
    expect(page.locator(".lesson[aria-busy=false]")).to_have_attribute("data-beat", "5")


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
