"""Open hands: a spectator sees what each seat saw a round ago, and the players are told so."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect
from sab_player import Player
from web_visitor import Visitor

Visit = Callable[..., Visitor]
SIGN = "Spectators see hands, a round later."


def open_hands(page: Any) -> None:
    page.get_by_role("switch", name="Spectators see hands").check()


def test_who_sits_down_reads_what_it_means(visit: Visit) -> None:
    anna, boris = visit(name="Anna"), visit(name="Boris")
    link = anna.new_table("rivals", ["me", "open"], open_hands)
    expect(anna.page.locator("main")).to_contain_text(SIGN)
    boris.page.goto(link)
    expect(boris.page.locator("main")).to_contain_text("By sitting down you agree.")


def test_nobody_can_wish_for_it_where_it_is_not_possible(visit: Visit) -> None:
    anna = visit()
    wish = anna.page.get_by_role("switch", name="Spectators see hands")
    anna.go("/new?game=cave-vs-cave")
    anna.page.locator("form summary").click()
    expect(anna.page.get_by_role("switch", name="Others may watch")).to_be_visible()
    expect(wish).to_have_count(0)
    anna.go("/new?game=rivals")
    anna.page.locator("form summary").click()
    expect(wish).to_be_visible()
    anna.page.get_by_role("switch", name="Others may watch").uncheck()
    expect(wish).to_have_count(0)


def test_a_spectator_looks_through_the_eyes_of_a_player(visit: Visit) -> None:
    anna, boris = visit(name="Anna"), visit(name="Boris", phone=True)
    link = anna.new_table("saboteur", ["me", "bot:easy"], open_hands)
    anna.page.locator(".stage").wait_for()
    expect(anna.page.locator(".decide")).to_contain_text(SIGN)
    boris.page.goto(link)
    boris.page.locator(".stage").wait_for()
    decide, hand = boris.page.locator(".decide"), boris.page.locator('[data-piece^="hand:"]')
    expect(decide).to_contain_text("Hands open to spectators when the first round is over.")
    eyes = boris.page.get_by_label("Whose hand do you want to see")
    player = Player(anna)
    while not eyes.count() and player.wait():
        player.answer()
    expect(hand).to_have_count(0)
    eyes.select_option("Anna")
    expect(decide).to_contain_text("As Anna saw it.")
    expect(hand.first).to_be_visible()
    moment = boris.page.locator(".decide .head")
    step = re.compile(r"Step \d+ of")
    expect(moment).to_contain_text(step)
    before = step.findall(moment.inner_text())
    while step.findall(moment.inner_text()) == before and player.wait():
        player.answer()
    expect(moment).not_to_contain_text(before[0])  # whoever looks at the latest of it goes along
    expect(decide).to_contain_text("As Anna saw it.")
    eyes.select_option("nobody’s, just the present")
    expect(hand).to_have_count(0)
    expect(decide).not_to_contain_text("As Anna saw it.")
