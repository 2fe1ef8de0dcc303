"""People with phones find together: one hosts, the others come by the link that the terminal printed."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx2 as httpx
import pytest
from playwright.sync_api import Browser, expect
from web_house import House
from web_visitor import Visitor
from whole import whole

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))

import visitors

NAMES = ["Anna", "Boris", "Cyril", "Dana", "Emil", "Filip", "Gita"]
SLOW = 60_000.0  # milliseconds until something counts as not happening: seven browsers share the machine
MOST = 5_000  # decisions; some 200 are needed


@pytest.fixture
def village(tmp_path: Path) -> Iterator[House]:
    """A house that others in the network can reach."""
    house = House(tmp_path, "--host", "0.0.0.0")
    yield house
    house.kill()


def invitation(house: House) -> str:
    """What the terminal has printed; a machine without a network has its own address only."""
    printed = re.search(r"come in at (http://\S+)", house.log.read_text())
    return printed[1] if printed else house.url.replace("localhost", "127.0.0.1")


def seat_of(visitor: Visitor) -> int:
    table = visitor.page.url.rsplit("/", 1)[1]
    (seat,) = visitor.ask("GET", f"/tables/{table}")["mine"]
    return int(seat)


async def play(base: str, table: str, seats: list[tuple[str, int]], most: int) -> bool:
    """The same people answer by the wire, at random; whether the game is over."""
    chairs = []
    for cookie, seat in seats:
        http = httpx.AsyncClient(base_url=base, cookies={"permonik": cookie}, timeout=visitors.WAIT)
        chairs.append(await visitors.Visitor(base, http).sit(table, seat))
    await visitors.decide_together(chairs, Random(1), most)
    over = bool(chairs[0].state["over"])
    for chair in chairs:
        await chair.close()
        await chair.visitor.http.aclose()
    return over


def by_wire(base: str, table: str, seats: list[tuple[str, int]], most: int) -> bool:
    """Beside the browser, whose own loop runs in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, play(base, table, seats, most)).result()


def cookie_of(visitor: Visitor) -> str:
    (cookie,) = [one["value"] for one in visitor.context.cookies() if one["name"] == "permonik"]
    return str(cookie)


@pytest.mark.parametrize("count", [3, pytest.param(7, marks=whole)])
def test_phones_play_a_game_of_saboteur(village: House, chromium: Browser, count: int) -> None:
    names = NAMES[:count]
    base = invitation(village)
    visits = [Visitor(chromium, base, phone=True) for _ in names]
    for visitor in visits:
        visitor.context.set_default_timeout(SLOW)
        visitor.expected = re.compile("Cross-Origin-Opener-Policy")  # browsers say so of every address without https
    try:
        host, *guests = visits
        host.go()
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (count - 1)
        wish = {"game": "saboteur", "seats": seats}
        host.ask("PATCH", "/me", {"name": names[0]})
        table = host.ask("POST", "/tables", wish)["id"]
        host.go(f"/table/{table}")
        link = host.page.get_by_role("textbox", name="Link to this table").input_value()
        assert link == f"{base}/table/{table}"

        for guest, name in zip(guests, names[1:], strict=True):
            guest.page.goto(link)
            guest.page.get_by_label("What shall we call you?").fill(name)
            guest.click("Sit down")
            expect(guest.page.get_by_role("button", name="Sit down", exact=True)).to_have_count(0, timeout=SLOW)
        for name in names:
            expect(host.page.get_by_role("listitem").filter(has_text=name)).to_have_count(1, timeout=SLOW)
        host.click("Start")
        for visitor in visits:
            visitor.page.locator(".stage").wait_for()

        seated = [(cookie_of(visitor), seat_of(visitor)) for visitor in visits]
        assert [seat for _, seat in seated] == list(range(count))
        assert not by_wire(base, table, seated, 20)
        leaver = guests[-1]
        last = count - 1
        leaver.page.goto(f"{base}/healthz")  # the phone is put away
        panel = host.page.locator(f'.panel[data-seat="{last}"]').first
        expect(panel).to_contain_text("away", timeout=SLOW)
        leaver.page.goto(link)
        leaver.page.locator(".stage").wait_for()
        expect(panel).to_contain_text("here", timeout=SLOW)
        assert seat_of(leaver) == last
        expect(leaver.page.locator(f'.panel[data-seat="{last}"]').first).to_contain_text(names[last], timeout=SLOW)

        # Pages that draw every move take their time; nobody looks while the rest is played.
        for visitor in visits:
            visitor.page.goto(f"{base}/healthz")
        assert by_wire(base, table, seated, MOST)
        for visitor in visits:
            visitor.page.goto(link)
            visitor.result.wait_for()
        expect(host.result.locator(".sides > li")).to_have_count(2, timeout=SLOW)
        expect(host.result.locator(".people > li")).to_have_count(count, timeout=SLOW)

        host.click("Rematch")
        host.page.wait_for_url(lambda url: "/table/" in url and table not in url)
        for guest in guests:
            guest.click("To the new game")
            guest.page.wait_for_url(host.page.url)
        for name in names:
            expect(host.page.get_by_role("listitem").filter(has_text=name)).to_have_count(1, timeout=SLOW)
        host.click("Start")
        for visitor in visits:
            visitor.page.locator(".stage").wait_for()
        assert [visitor.errors for visitor in visits] == [[]] * count
    finally:
        for visitor in visits:
            visitor.leave()
