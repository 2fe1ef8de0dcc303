"""The server is away: its page still opens, says so, and leads to the house on this device, where one plays on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from web_folder import PATIENCE
from web_house import House
from web_visitor import Visitor


def kept(scope: str) -> str:
    """Whether pages behind this address open without a network."""
    found = f"navigator.serviceWorker.getRegistration('{scope}')"
    return f"{found}.then((one) => !!one?.scope.endsWith('{scope}') && one.active?.state === 'activated')"


@pytest.fixture
def own_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that can be stopped."""
    running = House(tmp_path_factory.mktemp("house"))
    yield running
    running.kill()


def test_a_page_whose_server_is_away_offers_to_play_on_this_device(own_house: House, chromium: Browser) -> None:
    anna = Visitor(chromium, own_house.url, keeping=True)
    anna.patience = PATIENCE
    anna.context.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    page = anna.page
    anna.go()
    anna.until(lambda: page.evaluate(kept("/")), "the page is kept")
    own_house.kill()

    # Nobody has been on the device's side yet: the page says what would help.
    page.reload()
    expect(page.get_by_role("heading", name="The server does not answer")).to_be_visible()
    expect(page.get_by_text("open the house on this device from the start page")).to_be_visible()
    expect(page.get_by_role("link", name="Play on this device")).to_have_count(0)
    own_house.open()
    anna.click("Try again")
    page.get_by_role("link", name="Play on this device").click()
    page.wait_for_url("**/device/")
    expect(page.get_by_text("You are playing on this device")).to_be_visible()
    anna.until(lambda: page.evaluate(kept("/device/")), "the house on this device is kept")
    own_house.kill()

    page.goto(f"{own_house.url}/table/whichever")
    expect(page.get_by_text("Meanwhile you can play on this device")).to_be_visible()
    page.get_by_role("link", name="Play on this device").click()
    page.wait_for_url("**/device/")
    page.goto(f"{own_house.url}/device/#/new?game=cave-vs-cave")
    page.locator("form button[type=submit]").click()
    page.locator(".table[aria-busy=false] [data-option]").first.wait_for()
    anna.leave()
    assert [error for error in anna.errors if "Failed to load resource" not in error] == []
