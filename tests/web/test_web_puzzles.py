"""Puzzles in the browser: one is set, tried and judged; the next one is another."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from web_checks import faults_in_both_themes, sticking_out
from web_visitor import Visitor

from permonik.puzzles import Puzzle, puzzles
from permonik.puzzles.player import Attempt

Visit = Callable[..., Visitor]
GAME = "rivals"
SOON = 120_000  # milliseconds: the machine may be busy


def answers_of(puzzle: Puzzle, line: tuple[int, ...]) -> list[str]:
    attempt = Attempt(puzzle)
    while not attempt.ended:
        attempt.do(attempt.match.game.text(line[len(attempt.line.answers)]))
    return attempt.answers


def waits(page: Page, verdict: str) -> str:
    """Waits until a puzzle stands so and nothing is under way; its id."""
    found = page.locator(f"[data-testid=puzzle][data-verdict={verdict}][aria-busy=false]")
    found.wait_for(timeout=SOON)
    return found.get_attribute("data-puzzle") or ""


def play(page: Page, answers: list[str]) -> None:
    """Touches any answer; what is sent are these."""

    def instead(route: Route) -> None:
        route.continue_(post_data=json.dumps({"answers": answers, "give_up": False}))

    page.route("**/puzzles/*", instead)
    page.locator("[data-testid=puzzle] [data-option]").first.click()


def test_a_puzzle_is_shown_and_never_set_again(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.go("/")
    page.locator("a[href='/puzzles']").click()
    section = page.get_by_role("region", name="The Rivals for Catan")
    count = len(puzzles(GAME))
    expect(section).to_contain_text(f"{count} of {count} untried", timeout=SOON)
    section.get_by_role("link", name="Begin").click()
    first = waits(page, "open")
    assert first in puzzles(GAME)
    page.get_by_role("button", name="Show it").click()
    assert waits(page, "wrong") == first
    expect(page.get_by_test_id("puzzle")).to_contain_text("A right line:")
    expect(page.get_by_test_id("puzzle")).to_contain_text("Your rating: 11")
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(f"[data-testid=puzzle]:not([data-puzzle='{first}'])")).to_be_visible(timeout=SOON)
    anna.go("/puzzles")
    expect(page.get_by_role("region", name="The Rivals for Catan")).to_contain_text(
        f"{count - 1} of {count} untried", timeout=SOON
    )


@pytest.mark.parametrize(
    ("lang", "right", "wrong", "again"),
    [("cs", "Správně!", "Jde to lépe.", "Zkusit znovu"), ("sk", "Správne!", "Dá sa to lepšie.", "Skúsiť znova")],
)
def test_a_line_is_judged_when_it_ends(visit: Visit, lang: str, right: str, wrong: str, again: str) -> None:
    one = next(iter(puzzles(GAME).values()))
    anna = visit(lang=lang)
    page = anna.page
    anna.go(f"/puzzles/{GAME}/{one.id}")
    assert waits(page, "open") == one.id
    play(page, answers_of(one, one.wrong[0]))
    waits(page, "wrong")
    expect(page.get_by_role("status").first).to_contain_text(wrong)
    page.unroute_all()
    page.get_by_role("button", name=again).click()
    waits(page, "open")
    play(page, answers_of(one, one.right[0]))
    waits(page, "right")
    expect(page.get_by_role("status").first).to_contain_text(right)
    assert "‹" not in page.locator("main").inner_text()


def test_a_puzzle_fits_a_phone_and_can_be_read(visit: Visit) -> None:
    one = next(iter(puzzles(GAME).values()))
    anna = visit(phone=True)
    anna.go(f"/puzzles/{GAME}/{one.id}")
    waits(anna.page, "open")
    anna.page.locator("[data-testid=puzzle] .stage [data-piece]").first.wait_for(timeout=SOON)
    assert sticking_out(anna) == []
    assert faults_in_both_themes(anna) == []


def test_the_rating_of_somebody_with_an_account_is_that_of_the_house(visit: Visit) -> None:
    """Another browser of the same person shows it, too, does not set the puzzle again, and so does the profile."""
    one = next(iter(puzzles(GAME).values()))
    anna, elsewhere = visit(), visit()
    anna.go("/puzzles")
    expect(anna.page.locator("main")).to_contain_text("Your rating is kept on this device.", timeout=SOON)
    person = {"name": f"Anna {one.id}", "password": "correct horse battery"}
    anna.ask("POST", "/me/register", person)
    anna.go(f"/puzzles/{GAME}/{one.id}")
    assert waits(anna.page, "open") == one.id
    play(anna.page, answers_of(one, one.right[0]))
    waits(anna.page, "right")
    rating = anna.page.get_by_text("Your rating: 12").inner_text().split()[2]
    assert int(rating) > 1200
    elsewhere.ask("POST", "/sign-in", person)
    elsewhere.go("/puzzles")
    section = elsewhere.page.get_by_role("region", name="The Rivals for Catan")
    count = len(puzzles(GAME))
    expect(section).to_contain_text(f"Your rating: {rating}", timeout=SOON)
    expect(section).to_contain_text(f"{count - 1} of {count} untried")
    expect(elsewhere.page.locator("main")).to_contain_text("Your rating is kept with your account.")
    me = elsewhere.ask("GET", "/me")
    elsewhere.go(f"/person/{me['id']}")
    expect(elsewhere.page.locator("main")).to_contain_text("1 of 1 solved at the first try", timeout=SOON)
    expect(elsewhere.page.locator("main")).to_contain_text(rating)
