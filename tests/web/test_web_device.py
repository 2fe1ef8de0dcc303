"""What a device has of its own: names around one screen, practice caves, puzzles, everything in a file and back; and
what it does when a window is killed, when the browser keeps nothing, and when it comes again."""

from __future__ import annotations

import json
import os
import re
import signal
from pathlib import Path

from playwright.sync_api import Browser, Route, expect
from web_checks import faults_in_both_themes, sticking_out
from web_folder import Come, Folder, Guest
from whole import whole


def everything(guest: Guest, place: Path) -> Path:
    guest.go("/settings")
    with guest.page.expect_download() as waiting:
        guest.click("Export everything")
    waiting.value.save_as(place)
    return place


def test_names_caves_puzzles_and_everything_in_a_file_and_back(come: Come, tmp_path: Path) -> None:
    anna = come()
    page = anna.page
    anna.go("/new?game=saboteur")
    page.locator("form .bar label", has_text="3").click()
    for number in range(3):
        page.locator("form select").nth(number).select_option("me")
    for number, name in ((1, "Boris"), (2, "Cyril")):
        page.get_by_label("Name", exact=True).nth(number).fill(name)
    assert sticking_out(anna) == []
    page.locator("form button[type=submit]").click()
    expect(page.locator(".over").get_by_role("heading")).to_contain_text(re.compile("Player|Boris|Cyril"))

    anna.go("/cave")
    page.get_by_role("button", name="Enter").first.click()
    assert anna.asked()
    anna.go("/cave")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    yesterday = page.evaluate("new Date(Date.now() - 86400000).toISOString().slice(0, 10)")
    page.get_by_label("Day").fill(yesterday)
    expect(page.get_by_text(yesterday, exact=False).first).to_be_visible()
    assert faults_in_both_themes(anna) == []

    anna.go("/puzzles")
    page.get_by_role("region", name="The Rivals for Catan").get_by_role("link", name="Begin").click()
    page.get_by_role("button", name="Show it").click()
    expect(page.get_by_test_id("puzzle")).to_contain_text("A right line:")

    file = everything(anna, tmp_path / "permonik.json")
    assert len(json.loads(file.read_text())["tables"]) == 2
    boris = come()
    boris.go("/settings")
    boris.page.locator("input[type=file]").set_input_files(file)
    expect(boris.page.get_by_text("Games added: 2. Already here: 0. Could not be read: 0.")).to_be_visible()
    boris.go()
    boris.page.locator(".mine a", has_text="Cave vs Cave").click()
    assert boris.asked()


def test_a_first_visit_sees_the_board_and_the_first_words_while_python_is_on_its_way(come: Come) -> None:
    anna = come()
    held: list[Route] = []
    anna.context.route("**/python/*.gz?*", lambda route: held.append(route))
    anna.go("/learn/cave-vs-cave/first")
    expect(anna.page.locator(".speech")).to_contain_text("This is your cave.")
    expect(anna.page.locator(".stage svg").first).to_be_visible()
    expect(anna.page.locator(".state progress")).to_be_visible()
    expect(anna.page.get_by_text("Setting the tables…")).to_be_visible()
    assert held, "what is on its way is Python"


@whole
def test_a_killed_window_loses_nothing_and_the_next_visit_fetches_nothing(
    come: Come, folder: Folder, chromium: Browser
) -> None:
    anna = come()
    address = anna.new_table("cave-vs-cave", ["me"])
    for _ in range(3):
        assert anna.asked()
        anna.settled(anna.answer)
    assert anna.asked()
    entry = anna.entry()
    anna.installed()
    sent = folder.requests()
    processes = chromium.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    with anna.page.expect_event("crash"):
        for process in processes:
            if process["type"] == "renderer":
                os.kill(process["id"], signal.SIGKILL)
    anna.page = anna.context.new_page()
    anna.page.goto(address)
    assert anna.asked()
    assert anna.entry() == entry
    assert folder.requests() == sent, "on the wire again"


@whole
def test_a_browser_that_keeps_nothing_says_so_and_plays(come: Come) -> None:
    """As private windows of some browsers are: their storage cannot be opened."""
    anna = come()

    def forgetful(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body="indexedDB.open = () => { throw new Error('private'); };" + answer.text())

    anna.context.route("**/house.worker-*.js", forgetful)
    anna.new_table("cave-vs-cave", ["me"])
    expect(anna.page.get_by_text("This browser keeps nothing", exact=False)).to_be_visible()
    for _ in range(2):
        assert anna.asked()
        anna.settled(anna.answer)


@whole
def test_random_numbers_of_workers_differ(come: Come, tmp_path: Path) -> None:
    """Deals come from their seals, and what bots do by chance comes from the same: no two may be alike."""
    seals = []
    for number in range(2):
        guest = come()
        for _ in range(2):
            guest.new_table("cave-vs-cave", ["me"])
            assert guest.asked()
        kept = json.loads(everything(guest, tmp_path / f"{number}.json").read_text())
        seals += [tuple(one["row"]["seal"]) for one in kept["tables"]]
    assert len(set(seals)) == 4
