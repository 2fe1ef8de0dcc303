"""A real server and a real Chromium. `make web` builds the page that they need."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from web_folder import Come, Elsewhere, Folder, Guest
from web_house import STATIC, House
from web_visitor import Visitor

from permonik.testing.browser import launched


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (STATIC / "index.html").is_file(), "the page is not built: run `make web` first"
    running = House(tmp_path_factory.mktemp("house"))
    yield running
    running.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(house: House, chromium: Browser) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors, each with a browser profile of their own. None of them may see an error in the console."""
    visitors: list[Visitor] = []

    def come(url: str = house.url, **manners: object) -> Visitor:
        visitors.append(Visitor(chromium, url, **manners))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    for visitor in visitors:
        assert visitor.errors == []


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Folder]:
    """A house without a server."""
    made = Folder(tmp_path_factory.mktemp("static"))
    yield made
    made.close()


@pytest.fixture
def come(folder: Folder, chromium: Browser) -> Iterator[Come]:
    """Makes guests of that house. Nothing of it, not even a worker, may ask another host for anything."""
    guests: list[Guest] = []
    elsewhere = Elsewhere()

    def enter(**manners: object) -> Guest:
        guests.append(Guest(chromium, folder.url, elsewhere=elsewhere.url, **manners))
        return guests[-1]

    yield enter
    for guest in guests:
        guest.leave()
    elsewhere.close()
    for guest in guests:
        assert guest.errors == []
    assert elsewhere.asked == []
