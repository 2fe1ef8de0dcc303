"""The rulebooks for players: contents, a search, pictures of the board's own parts, reach for all."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web_checks import faults, faults_in_both_themes
from web_visitor import Visitor
from whole import sampled

import permonik
from permonik.rulebook import rulebook

Visit = Callable[..., Visitor]

# A name without its accents, and the name that is found.
GAMES = permonik.games()
THEMES = ["light", "dark"]
NAMES = [
    ("cave-vs-cave", "pekarna", "Pekárna"),
    ("saboteur", "valecna sekera", "Válečná sekera"),
    ("rivals", "trziste", "Tržiště"),
    ("caverna", "spizirna", "Spižírna"),
]


@pytest.mark.parametrize(("game", "wanted", "name"), NAMES)
def test_a_card_is_found_without_accents(visit: Visit, game: str, wanted: str, name: str) -> None:
    anna = visit(lang="cs")
    anna.go(f"/rules/{game}")
    anna.page.get_by_label("Hledat v pravidlech").fill(wanted)
    expect(anna.page.locator("section li, section p").filter(has_text=name).first).to_be_visible()
    expect(anna.page.get_by_role("navigation", name="Obsah")).to_have_count(0)
    assert anna.errors == []


@pytest.mark.parametrize("game", GAMES)
def test_the_contents_lead_to_every_chapter(visit: Visit, game: str) -> None:
    anna = visit()
    anna.go(f"/rules/{game}")
    titles = re.findall(r"^## (.+)$", rulebook(permonik.load(game), "en") or "", re.MULTILINE)
    links = anna.page.get_by_role("navigation", name="Contents").get_by_role("link")
    expect(links).to_have_text(titles)
    links.last.click()
    expect(anna.page.get_by_role("heading", name=titles[-1], exact=True)).to_be_in_viewport()
    assert anna.errors == []


@pytest.mark.parametrize(
    ("game", "theme"), sampled(GAMES, THEMES, kept=[(game, THEMES[i % 2]) for i, game in enumerate(GAMES)])
)
def test_a_rulebook_on_a_phone(visit: Visit, game: str, theme: str) -> None:
    anna = visit(lang="cs", theme=theme, phone=True)
    anna.go(f"/rules/{game}")
    wanted = re.findall(r"^::figure ", rulebook(permonik.load(game), "cs") or "", re.MULTILINE)
    figures = anna.page.locator("figure")
    expect(figures).to_have_count(len(wanted))
    anna.drawn()
    for figure in figures.all():
        box = figure.bounding_box()
        assert box is not None
        assert box["height"] > 20, figure.inner_html()[:200]
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(anna.page.get_by_text("::figure")).to_have_count(0)
    expect(anna.page.locator("figure", has_text="‹")).to_have_count(0)  # a text that is missing
    assert faults(anna) == []
    assert anna.errors == []


def test_a_link_leads_to_the_passage_that_tells_a_rule(visit: Visit) -> None:
    anna = visit(phone=True, lang="cs")
    anna.go("/rules/caverna#R5.4")
    expect(anna.page.locator("#R5\\.4")).to_be_attached()
    meant = anna.page.locator(".meant + *")
    expect(meant).to_contain_text("První destička musí zakrýt")
    expect(meant).to_be_in_viewport()


LINKS = [
    ("caverna", "room-carpenter", ".meant-line", "Tesař"),
    ("saboteur", "creature-rat", ".meant + *", "Krysa"),
    ("saboteur", "card-p2_bridge_ns", ".meant + *", "most"),
]


@pytest.mark.parametrize(("game", "thing", "meant", "text"), LINKS)
def test_a_link_leads_to_what_the_book_tells_of_a_thing(
    visit: Visit, game: str, thing: str, meant: str, text: str
) -> None:
    anna = visit(lang="cs")
    anna.go(f"/rules/{game}#{thing}")
    told = anna.page.locator(meant)
    expect(told).to_contain_text(text, ignore_case=True)
    expect(told).to_be_in_viewport()


def test_a_rulebook_is_printed_black_on_white_and_without_buttons(visit: Visit) -> None:
    anna = visit(lang="cs", theme="dark")
    anna.go("/rules/saboteur")
    anna.page.get_by_role("navigation", name="Obsah").wait_for()
    anna.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    anna.page.emulate_media(media="print")
    expect(anna.page.locator("header").first).to_be_hidden()
    expect(anna.page.get_by_label("Hledat v pravidlech")).to_be_hidden()
    expect(anna.page.get_by_role("button", name="Vytisknout")).to_be_hidden()
    ink = anna.page.evaluate("getComputedStyle(document.querySelector('section p')).color")
    assert sum(int(part) for part in re.findall(r"\d+", ink)[:3]) < 200, ink
    pages = re.findall(rb"/Type\s*/Page\b", anna.page.pdf(format="A4"))
    assert 3 <= len(pages) <= 20


def test_the_specification_is_one_click_further(visit: Visit) -> None:
    anna = visit()
    anna.go("/rules/cave-vs-cave")
    expect(anna.page.locator("main")).not_to_contain_text("R4.5")
    anna.click("The full specification")
    expect(anna.page.locator("main")).to_contain_text("R4.5")
    anna.click("Back to the rulebook")
    expect(anna.page.get_by_role("navigation", name="Contents")).to_be_visible()


def test_a_tip_leads_to_its_passage(visit: Visit) -> None:
    anna = visit(lang="cs", phone=True)
    anna.go("/learn/cave-vs-cave/first")
    anna.page.locator("[data-piece='good:wood']").click()
    expect(anna.page.get_by_role("tooltip")).to_contain_text("Platí se jím")
    link = anna.page.get_by_role("tooltip").get_by_role("link")
    assert link.get_attribute("href") == "/rules/cave-vs-cave#good-wood"


# What the walk of a newcomer has held a finger on: a sign of the status, a sign of skill, a card in the hand.
HELD = [
    ("cave-vs-cave", ".status [title*='Zdi']", "7"),
    ("rivals", ".ledger .score", "7"),
    ("rivals", ".ledger.own .point", "síla"),
    ("saboteur", "[data-piece^='hand:p1_cross']", "Chodba"),
]


@pytest.mark.parametrize(("game", "sign", "text"), HELD)
def test_a_finger_that_is_held_is_told_what_it_touches(visit: Visit, game: str, sign: str, text: str) -> None:
    anna = visit(lang="cs", phone=True)
    anna.go(f"/learn/{game}/first")
    events = {"pointerType": "touch", "bubbles": True, "isPrimary": True, "clientX": 60, "clientY": 200}
    anna.page.locator(sign).first.dispatch_event("pointerdown", events)
    expect(anna.page.get_by_role("tooltip")).to_contain_text(text)


def test_the_index_shows_pictures_and_can_be_filtered(visit: Visit) -> None:
    anna = visit(lang="cs")
    anna.go("/index/rivals")
    expect(anna.page.locator("#card-abbey svg")).to_be_visible()
    anna.page.locator(".tools label", has_text="Kostka událostí").click()
    expect(anna.page.locator(".thing")).to_have_count(5)
    anna.go("/index/saboteur")
    expect(anna.page.locator("#card-p1_cross svg").first).to_be_visible()
    assert faults_in_both_themes(anna) == []
