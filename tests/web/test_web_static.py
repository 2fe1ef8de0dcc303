"""The house without a server: played in Chromium from a plain folder. Visitors notice every request to another host."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, expect
from web_folder import Come, Elsewhere, Folder, Guest
from web_visitor import Visitor
from whole import AWHILE, WHOLE, whole

from permonik.cli import main
from permonik.server.folder import write_version


def export(guest: Guest, place: Path) -> Path:
    """The record of the last finished game."""
    guest.go("/finished")
    with guest.page.expect_download() as waiting:
        guest.page.locator(".deeds button").first.click()
    waiting.value.save_as(place)
    return place


def verified(record: Path) -> None:
    done = CliRunner().invoke(main, ["replay", str(record), "--verify"])
    assert done.exit_code == 0, done.output


def test_whatever_asks_another_host_is_noticed(chromium: Browser) -> None:
    """A page or its worker: so the other tests here would fail."""
    elsewhere = Elsewhere()
    guest = Guest(chromium, "http://localhost", elsewhere=elsewhere.url)
    guest.page.evaluate("fetch('http://page.invalid/').catch(() => null)")
    worker = "new Blob([\"fetch('http://worker.invalid/').catch(() => null).then(postMessage)\"])"
    guest.page.evaluate(
        f"new Promise((done) => (new Worker(URL.createObjectURL({worker})).onmessage = () => done(null)))"
    )
    guest.leave()
    elsewhere.close()
    assert [host for host in ("page", "worker") if any(f"{host}.invalid" in one for one in elsewhere.asked)] == [
        "page",
        "worker",
    ]


@pytest.mark.parametrize("most", AWHILE)
def test_a_game_alone_with_the_network_cut_in_the_middle(come: Come, tmp_path: Path, most: int) -> None:
    anna = come()
    anna.new_table("cave-vs-cave", ["me"])
    for _ in range(3):
        assert anna.asked()
        anna.settled(anna.answer)
    assert anna.asked()
    anna.settled(lambda: anna.page.locator(".tools button").first.click())  # what was answered last is taken back
    assert anna.asked()
    before = anna.entry()
    anna.installed()
    anna.context.set_offline(True)
    anna.page.reload()
    assert anna.asked()
    assert anna.entry() == before
    if most == WHOLE:
        assert anna.play_out() > 10
    else:
        for _ in range(most):
            assert anna.asked()
            anna.settled(anna.answer)
        anna.click("Table menu")
        anna.click("Resign")
        anna.click("Yes, I resign")
        anna.result.wait_for()
    verified(export(anna, tmp_path / "alone.permonik"))


@whole
def test_a_finished_game_is_reviewed_without_a_network(come: Come) -> None:
    anna = come()
    anna.new_table("cave-vs-cave", ["me"])
    assert anna.asked()
    anna.installed()
    anna.context.set_offline(True)
    assert anna.play_out() > 10
    anna.page.get_by_role("link", name="Review the game").click()
    anna.page.get_by_test_id("review-sums").wait_for(timeout=600_000)


@whole
def test_three_people_at_one_screen_with_a_curtain_between_hidden_hands(come: Come) -> None:
    anna = come(phone=True)
    anna.go("/new?game=saboteur")
    anna.page.locator("form .bar label", has_text="3").click()
    for number in range(3):
        anna.page.locator("form select").nth(number).select_option("me")
    anna.page.locator("form button[type=submit]").click()
    shown = set()
    curtain = anna.page.locator(".over")
    ways = (".confirm button", "[data-option]", "[data-testid=options] button[aria-pressed=false]")
    yes, option, aslist = (f".table[aria-busy=false] {way}" for way in ways)
    answer = " ?? ".join(f"document.querySelector('{way}')" for way in (yes, option, aslist))
    for _ in range(3):
        curtain.wait_for()
        assert anna.page.locator("[data-option]").count() == 0
        shown.add(curtain.get_by_role("heading").inner_text())
        curtain.get_by_role("button").click()
        curtain.wait_for(state="detached")
        while curtain.count() == 0:
            # In one moment: the curtain may fall whenever an answer was the last one of a turn.
            anna.page.evaluate(f"({answer})?.click()")
            anna.page.locator(f".over, {yes}, {option}, {aslist}").first.wait_for(state="attached")
    assert len(shown) == 3


@whole
def test_bots_a_hint_and_a_lesson(come: Come) -> None:
    anna = come()
    anna.new_table("rivals", ["me", "bot:easy"])
    for _ in range(4):
        assert anna.asked()
        anna.settled(anna.answer)
    assert anna.asked()
    anna.click("What would you do?")
    anna.page.locator(".hints li").first.wait_for()
    anna.go("/learn/cave-vs-cave/first")
    speech = anna.page.locator(".speech")
    speech.wait_for()
    said = speech.inner_text()
    speech.get_by_role("button", name="Go on").click()
    expect(speech).not_to_have_text(said)


@pytest.fixture
def slow(folder: Folder, tmp_path: Path) -> Iterator[Folder]:
    """A house whose hard bots would think for an hour."""

    def change(name: str, text: bytes) -> bytes:
        if name != "permonik/bots/levels.py":
            return text
        text, seconds = re.subn(rb'"hard": 1\.5', b'"hard": 3600.0', text)
        text, rows = re.subn(rb'"greedy", "search@\d+"', b'"greedy", "search@99999999"', text)
        assert seconds
        assert rows
        return text

    made = Folder(tmp_path, folder, change)
    yield made
    made.close()


def test_a_thought_is_stopped_by_hand_or_by_an_undo(slow: Folder, chromium: Browser) -> None:
    """Else the bot would think until the page gives up on its worker."""
    anna = Guest(chromium, slow.url)
    stop = anna.page.get_by_role("button", name="Stop thinking")

    def until_it_thinks() -> None:
        while True:
            anna.options.or_(anna.yes).or_(stop).first.wait_for()
            if stop.count():
                return
            anna.say_yes() if anna.yes.count() else anna.settled(anna.answer)

    def stopped() -> None:
        until_it_thinks()
        before = anna.shown
        stop.click()
        anna.until(lambda: anna.shown > before, "the bot plays what it has found")

    anna.new_table("cave-vs-cave", ["me", "bot:hard"])
    stopped()
    for _ in range(40):  # its turn may have several questions
        anna.options.or_(anna.yes).or_(stop).first.wait_for()
        if not stop.count():
            break
        stopped()
    until_it_thinks()
    anna.page.locator(".tools button").first.click()
    expect(anna.options.or_(anna.yes).first).to_be_visible()  # my answer is taken back, and I am asked again
    stopped()
    anna.leave()
    assert anna.errors == []


def test_a_table_in_two_windows_is_played_in_one_of_them(come: Come) -> None:
    anna = come()
    address = anna.new_table("cave-vs-cave", ["me"])
    assert anna.asked()
    entry = anna.entry()
    other = anna.context.new_page()
    other.goto(address)
    expect(other.get_by_role("heading", name="This table is open in another window.")).to_be_visible()
    other.get_by_role("button", name="Play here").click()
    other.locator(".table[aria-busy=false] [data-option]").first.wait_for()
    expect(anna.page.get_by_role("heading", name="This table is open in another window.")).to_be_visible()
    other.locator(".table[aria-busy=false] [data-option]").first.click()
    other.locator(f'[data-entry]:not([data-entry="{entry}"])').wait_for(state="attached")
    other.locator(".table[aria-busy=false]").wait_for(state="attached")
    now = other.locator("[data-entry]").get_attribute("data-entry")
    other.close()
    anna.click("Play here")
    anna.page.locator(f'[data-entry="{now}"]').wait_for(state="attached")
    assert anna.asked()


@whole
def test_a_newer_version_is_offered_and_changes_nothing_by_itself(come: Come, folder: Folder) -> None:
    anna = come()
    anna.new_table("cave-vs-cave", ["me"])
    assert anna.asked()
    anna.installed()
    old = anna.page.locator("meta[name=permonik-version]").get_attribute("content")
    renew(folder.place)
    anna.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    offer = anna.page.get_by_role("button", name="Take it")
    offer.wait_for()
    anna.settled(anna.answer)  # the game goes on
    anna.page.reload()
    assert anna.asked()
    assert anna.page.locator("meta[name=permonik-version]").get_attribute("content") == old
    entry = anna.entry()
    offer.click()
    anna.page.wait_for_function(f"document.querySelector('meta[name=permonik-version]')?.content !== '{old}'")
    assert anna.asked()
    assert anna.entry() == entry


def renew(place: Path) -> None:
    """The same house with another version."""
    index = place / "index.html"
    index.write_text(re.sub(r'\s*<meta name="permonik-version".*?/>', "", index.read_text()) + "<!-- newer -->")
    manifest = place / "manifest.webmanifest"
    manifest.write_text(manifest.read_text().replace('"./icon', '"/icon'))
    (place / "sw.js").unlink()
    write_version(place)


@whole
def test_a_full_storage_is_told_and_loses_nothing(come: Come) -> None:
    anna = come()
    anna.new_table("cave-vs-cave", ["me"])
    assert anna.asked()
    quota = anna.context.new_cdp_session(anna.page)
    quota.send("Storage.overrideQuotaForOrigin", {"origin": anna.url, "quotaSize": 1})
    # Browsers trust for half a minute what they knew of the space that is left.
    full = anna.page.get_by_text("The browser’s storage is full", exact=False).first
    for step in itertools.cycle((anna.answer, anna.page.get_by_role("button", name="Back a step").click)):
        before = anna.entry()
        step()
        anna.page.locator(f'[data-entry]:not([data-entry="{before}"])').or_(full).first.wait_for(state="attached")
        if full.count():
            break
    quota.send("Storage.overrideQuotaForOrigin", {"origin": anna.url})
    assert anna.asked()
    assert anna.entry() == before
    anna.settled(anna.answer)


@whole
@pytest.mark.parametrize(
    ("game", "level", "lang"),
    [
        *((game, "easy", "en") for game in ("cave-vs-cave", "rivals", "caverna", "saboteur")),
        ("cave-vs-cave", "medium", "sk"),
        ("cave-vs-cave", "hard", "cs"),
        ("rivals", "medium", "sk"),
        ("rivals", "hard", "cs"),
        ("caverna", "medium", "cs"),
        ("caverna", "hard", "sk"),
        ("saboteur", "medium", "cs"),
        ("saboteur", "hard", "sk"),
    ],
)
def test_a_whole_game_against_bots(come: Come, tmp_path: Path, game: str, level: str, lang: str) -> None:
    anna = come(lang=lang)
    bot = f"bot:{level}"
    seats = ["me", bot, bot] if game == "saboteur" else ["me", bot]
    anna.go(f"/new?game={game}")
    if len(seats) > 2:
        anna.page.locator("form .bar label", has_text="3").click()
    for number, seat in enumerate(seats):
        anna.page.locator("form select").nth(number).select_option(seat)
    anna.page.locator("form button[type=submit]").click()
    anna.play_out(lambda: Visitor.answer(anna))
    verified(export(anna, tmp_path / "game.permonik"))
