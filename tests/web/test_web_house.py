"""Everything around the games: reconnecting, replays, accounts, languages, reach for all, and weight."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from web_checks import faults, weighing
from web_house import House
from web_visitor import Visitor
from whole import LOOKS, SOAK, sampled

Visit = Callable[..., Visitor]


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path)
    yield running
    running.kill()


def test_the_server_dies_and_comes_back(visit: Visit, own_house: House) -> None:
    anna = visit(own_house.url)
    anna.expected = re.compile("WebSocket|ERR_CONNECTION|Failed to load")
    anna.new_table("pretend", ["me", "bot:random"])
    anna.asked()
    anna.answer()
    anna.asked()
    log = anna.page.get_by_role("tabpanel").inner_text()
    own_house.kill()
    expect(anna.page.locator("[data-link]")).to_contain_text("The line is down")
    own_house.open()
    anna.page.locator("[data-link=live]").wait_for(state="attached")  # it asks less and less often
    anna.until(lambda: anna.page.get_by_role("tabpanel").inner_text() == log, "the log is as it was")
    assert anna.play_out() > 1


def test_a_part_of_the_page_that_was_missed_comes_later(visit: Visit) -> None:
    """The chart at the end is fetched when it is needed, and the line may be down just then."""
    anna = visit()
    anna.expected = re.compile("ERR_FAILED")
    down = re.compile(r"/assets/History|/icon\.svg")
    anna.page.route(down, lambda route: route.abort())
    looks: list[str] = []  # whether the house answers: when something was missed, and for whoever tries again
    anna.page.on("requestfailed", lambda request: looks.append(request.url) if "icon" in request.url else None)
    anna.new_table("pretend", ["me", "bot:random"])
    anna.play_out()
    again = anna.result.get_by_role("button", name="Try again")
    again.wait_for()
    anna.until(lambda: len(looks) == 1, "the page has looked")
    again.click()
    anna.until(lambda: len(looks) == 2, "it has looked again")
    expect(anna.result.get_by_role("alert")).to_contain_text("cannot be reached")  # still: so the page stays
    anna.page.unroute(down)
    again.click()
    anna.result.locator(".history > .history").wait_for(state="attached")
    expect(again).to_have_count(0)


def told(text: str) -> str:
    """Whether it stands beside the board, where a film lets it pass."""
    return f"document.querySelector('.decide')?.textContent.includes('{text}')"


def test_replay_fork_export_and_import(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    anna.new_table("pretend", ["me", "bot:random"])
    anna.play_out()
    slider = anna.page.get_by_label("Moment of the game")
    end = int(slider.get_attribute("max") or 0)
    anna.click("To the beginning")
    expect(anna.page.locator(".decide")).to_contain_text(f"Step 0 of {end}")
    anna.page.get_by_role("button", name="A step on").click()
    expect(anna.page.locator(".decide")).to_contain_text(f"Step 1 of {end}")
    third = anna.noticing(told(f"Step 3 of {end}"))
    anna.click("Play")
    anna.until(third, "the film goes on")
    anna.page.locator(".decide").get_by_role("button", name="To the present").click()
    second = anna.noticing(told(f"Step 2 of {end}"))
    anna.result.get_by_role("button", name="Replay").click()
    anna.until(second, "it goes on from the beginning")
    anna.click("Pause")
    slider.fill(str(end - 1))
    expect(anna.page.locator(".decide")).to_contain_text(f"Step {end - 1} of {end}")

    anna.go("/finished")
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.jsonl"
    download.value.save_as(record)
    anna.page.set_input_files("#record", record)
    anna.page.wait_for_url(re.compile("/table/"))
    anna.page.locator(".stage").wait_for()
    expect(anna.page.get_by_label("Moment of the game")).to_have_attribute("max", str(end))

    slider = anna.page.get_by_label("Moment of the game")
    slider.fill(str(end // 2))
    expect(anna.page.locator(".decide")).to_contain_text(f"Step {end // 2} of {end}")
    before = anna.page.url
    anna.click("Try it differently from here")
    anna.page.wait_for_url(lambda url: "/table/" in url and url != before)
    anna.asked()
    anna.answer()


# Whether what is read to those who listen has ever come into the page with its words in it: that is read to nobody.
BORN_FULL = """
window.bornFull = false;
new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((one) => one instanceof Element);
  bornFull ||= added.some((one) => [one, ...one.querySelectorAll('*')].some((at) => at.ariaLive && at.textContent));
}).observe(document, { subtree: true, childList: true });
"""


def test_the_first_question_is_read_to_those_who_listen(visit: Visit) -> None:
    anna = visit()
    anna.page.add_init_script(BORN_FULL)
    anna.new_table("cave-vs-cave", ["me", "bot:easy"])
    read = anna.page.locator("[aria-live=polite]").filter(has_text=re.compile("."))
    anna.asked()
    expect(read.last).to_have_text(anna.page.locator(".question").inner_text())
    anna.page.reload()
    expect(read.last).to_have_text(anna.page.locator(".question").inner_text())
    assert not anna.page.evaluate("bornFull")


def test_my_games_say_that_it_is_my_turn(visit: Visit) -> None:
    anna = visit()
    anna.new_table("cave-vs-cave", ["me", "bot:easy"])
    anna.asked()
    expect(anna.page).to_have_title(re.compile("Your turn"))
    anna.go()
    row = anna.page.get_by_role("link", name=re.compile("Your turn"))
    expect(row).to_be_visible()
    row.click()
    assert anna.asked()


def test_the_turn_is_confirmed_where_one_wants_that(visit: Visit) -> None:
    anna = visit()
    anna.go("/settings")
    anna.page.get_by_text("always", exact=True).click()
    anna.new_table("pretend", ["me", "bot:random"])
    anna.options.first.click()
    expect(anna.yes).to_have_text("Confirm")
    expect(anna.options).to_have_count(0)
    anna.click("Drop all")
    anna.options.first.click()
    expect(anna.yes).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.options.first.click()
    expect(anna.yes).to_be_visible()
    anna.page.locator("main").press("Backspace")
    anna.options.first.click()
    expect(anna.yes).to_be_visible()
    anna.page.locator("body").press("Enter")
    anna.asked()
    expect(anna.page.get_by_test_id("draft")).to_have_count(0)


def test_the_language_changes_at_once_everywhere(visit: Visit) -> None:
    anna = visit()
    anna.new_table("cave-vs-cave", ["me", "bot:easy"])
    anna.asked()
    choice = anna.page.locator("header select")
    for lang, log in (("cs", "Průběh"), ("sk", "Priebeh"), ("en", "Log")):
        choice.select_option(lang)
        expect(anna.page.get_by_role("tab", name=log)).to_be_visible()
        expect(anna.page.locator("html")).to_have_attribute("lang", lang)
        expect(anna.page.locator("body")).not_to_contain_text("‹")
        expect(anna.options.first).to_be_visible()


def test_a_guest_has_another_name(visit: Visit) -> None:
    anna = visit()
    anna.go("/settings")
    anna.click("Change the name")
    anna.page.get_by_label("Name", exact=True).fill("Žofie")
    anna.click("Save")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.page.get_by_role("banner")).to_contain_text("Žofie")


def test_an_account_from_its_beginning_to_its_end(visit: Visit) -> None:
    anna = visit()
    anna.go("/settings")
    anna.click("Create an account")
    anna.page.get_by_label("Name", exact=True).fill("Žofie Novotná")
    anna.page.get_by_label("Password").fill("lampa-v-hore")
    anna.click("Create")
    code = anna.page.locator(".code code").inner_text()
    assert len(code) > 8
    anna.click("I have it")
    expect(anna.page.locator("main")).to_contain_text("You are registered")
    anna.click("Change the password")
    anna.page.get_by_label("Old password").fill("lampa-v-hore")
    anna.page.get_by_label("New password").fill("jina-lampa-v-hore")
    anna.page.get_by_role("dialog").get_by_role("button", name="Change", exact=True).click()
    expect(anna.page.get_by_text("The password is changed.")).to_be_visible()
    anna.click("Sign out everywhere")
    expect(anna.page.locator("main")).to_contain_text("You are a guest")

    boris = visit()
    boris.expected = re.compile("403")
    boris.go("/settings")
    boris.click("Sign in")
    boris.page.get_by_label("Name", exact=True).fill("žofie novotná")
    boris.page.get_by_label("Password").fill("something else")
    boris.page.get_by_role("dialog").get_by_role("button", name="Sign in", exact=True).click()
    expect(boris.page.get_by_role("alert")).to_contain_text("do not match")
    boris.click("Forgotten password")
    boris.page.get_by_label("Name", exact=True).fill("Žofie Novotná")
    boris.page.get_by_role("textbox", name="Recovery code").fill(code)
    boris.page.get_by_label("New password").fill("nova-lampa-v-hore")
    boris.click("Set the new password")
    boris.click("I have it")
    expect(boris.page.locator("main")).to_contain_text("Žofie Novotná")
    boris.click("Delete me")
    boris.page.get_by_label("Password").fill("nova-lampa-v-hore")
    boris.click("Delete for good")
    expect(boris.page.locator("main")).to_contain_text("You are a guest")


@pytest.mark.parametrize(("theme", "phone"), LOOKS)
def test_every_page_is_for_everybody(visit: Visit, theme: str, phone: bool) -> None:
    anna = visit(lang="cs", theme=theme, phone=phone)
    me = anna.ask("GET", "/me")["id"]
    group = anna.ask("POST", "/groups", {"name": "Friday"})["id"]
    people = ("/leaders", "/friends", f"/person/{me}", f"/group/{group}")
    paths = ["/", "/new?game=pretend", "/settings", "/finished", *people, "/nowhere"]
    for path in paths if SOAK else paths[int(phone) :: 2]:  # each page in one of the two looks
        anna.go(path)
        anna.page.wait_for_load_state("networkidle")
        assert faults(anna) == [], path
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440), path
    if SOAK or phone:
        anna.new_table("pretend", ["me", "open"])
        anna.page.locator(".qr").wait_for()
        assert faults(anna) == [], "the waiting room"


TABLES = sampled(
    ["light", "dark"],
    [False, True],
    ["pretend", "cave-vs-cave"],
    kept=[("light", True, "cave-vs-cave"), ("dark", False, "pretend")],
)


@pytest.mark.parametrize(("theme", "phone", "game"), TABLES)
def test_every_table_is_for_everybody(visit: Visit, theme: str, phone: bool, game: str) -> None:
    anna = visit(lang="cs", theme=theme, phone=phone)
    anna.new_table(game, ["me", "bot:random" if game == "pretend" else "bot:easy"])
    anna.asked()
    assert faults(anna) == []
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
    if phone:
        anna.page.get_by_role("button", name="Průběh, chat, pravidla").click()
    for tab in ("Chat", "Body", "Pravidla"):
        anna.page.get_by_role("tab", name=tab).click()
        assert faults(anna) == [], tab


def test_the_first_page_is_light(visit: Visit, house: House) -> None:
    """Everything that a first visit to the start page loads, packed: at most 120 kB."""
    anna = visit(lang="cs")
    weights = weighing(anna)
    anna.page.goto(house.url)
    anna.page.get_by_role("heading", name="Caverna").first.wait_for()
    anna.until(lambda: sum(address.endswith(".woff2") for address in weights()) == 6, "it has its letters")
    anna.page.wait_for_load_state("networkidle")
    assert sum(address.endswith(".woff2") for address in weights()) == 6
    assert 80_000 < sum(weights().values()) <= 120_000
