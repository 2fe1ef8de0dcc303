"""Whole games through the page."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect
from web_visitor import Visitor
from whole import whole

Visit = Callable[..., Visitor]


def last(count: int) -> int:
    return count - 1


@whole
def test_cave_vs_cave_against_a_bot_by_clicks_alone(visit: Visit) -> None:
    anna = visit()
    anna.go()
    anna.page.get_by_role("button", name="Play now").first.click()
    anna.click("Play at once")
    assert anna.play_out(lambda: anna.answer(last)) > 20
    expect(anna.result).to_contain_text(re.compile("wins?[.]|Nobody"))
    expect(anna.result.get_by_role("row", name="Rooms")).to_be_visible()
    expect(anna.result.get_by_role("row", name="Total")).to_be_visible()


def test_pretend_against_a_bot_on_a_phone_in_czech(visit: Visit) -> None:
    anna = visit(lang="cs", phone=True)
    anna.new_table("pretend", ["me", "bot:random"])
    anna.asked()
    expect(anna.page.get_by_text("Karty v ruce").first).to_be_visible()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390
    anna.play_out(lambda: anna.options.first.tap())
    expect(anna.result).to_contain_text("Dohráno")
    expect(anna.result).to_contain_text(re.compile("[Vv]ítězí|O vítězství se dělí|vítězství je tvoje"))


def test_pretend_by_keyboard_alone(visit: Visit) -> None:
    anna = visit()
    keys = anna.page.keyboard

    def focused() -> str:
        script = "const at = document.activeElement; return at.labels?.[0]?.innerText || at.innerText || ''"
        return str(anna.page.evaluate(f"(() => {{ {script} }})()"))

    def tab_to(name: str) -> None:
        for _ in range(60):
            keys.press("Tab")
            if focused().startswith(name):
                return
        raise AssertionError(f"Tab never comes to {name!r}")

    anna.go("/new?game=pretend")
    keys.press("Tab")
    assert focused() == "Skip to the content"
    tab_to("Seat 2")
    keys.press("b")  # one letter: a second one, if it comes late, begins another word
    expect(anna.page.get_by_label("Seat 2")).to_have_value("bot:random")
    tab_to("Start the game")
    keys.press("Enter")

    count = 0

    def answer() -> None:
        nonlocal count
        count += 1
        if count == 3:  # every answer is a button, too
            tab_to(anna.options.first.inner_text())
            keys.press("Enter")
        else:
            keys.type(str(anna.options.count()))

    anna.play_out(answer)
    expect(anna.result).to_be_visible()


def test_a_shared_screen_hides_the_cards_while_it_goes_round(visit: Visit) -> None:
    anna = visit(name="Anna")
    anna.new_table("pretend", ["me", "me"], lambda page: page.get_by_text("1", exact=True).last.click())
    seen: list[str] = []
    for _ in range(200):
        door = anna.page.get_by_role("button", name=re.compile("show the cards"))
        door.or_(anna.options).or_(anna.result).or_(anna.yes).first.wait_for()
        if anna.result.count():
            break
        if door.count():
            assert "Hand" not in anna.page.locator("main").inner_text()
            seen.append(door.inner_text())
            door.click()
            expect(anna.page.get_by_text("Hand").first).to_be_visible()
        else:
            anna.settled(anna.say_yes if anna.yes.count() else anna.answer)
    assert {re.search(r"Anna \(\d\)", text)[0] for text in seen} == {"Anna (1)", "Anna (2)"}  # type: ignore[index]
    expect(anna.result).to_be_visible()


def test_a_shared_screen_without_secrets_goes_round_by_itself(visit: Visit) -> None:
    anna = visit(name="Anna")
    anna.new_table("cave-vs-cave", ["me", "me"])
    turns: set[str] = set()
    while anna.asked() and len(turns) < 2:
        turns.add(anna.page.locator(".panel.turn .name").inner_text())
        anna.settled(lambda: anna.answer(last))
    assert turns == {"Anna (1)", "Anna (2)"}


@whole
def test_one_person_alone(visit: Visit) -> None:
    anna = visit()
    anna.go("/new?game=cave-vs-cave")
    anna.page.get_by_text("1", exact=True).first.click()
    anna.page.get_by_role("button", name="Start the game").click()
    assert anna.play_out() > 10
    expect(anna.result).to_be_visible()
