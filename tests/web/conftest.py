"""A real server and a real Chromium. `make web` builds the page that they need."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from web_visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src" / "permonik" / "server" / "static"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb"]


class House:
    """A running `permonik serve`; it can be stopped and opened again at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.open()

    def open(self) -> None:
        run = [sys.executable, "-c", "from permonik.cli import main; main()", "serve"]
        options = ["--data", str(self.data), "--port", str(self.port), "--rate", "0"]
        self.log = self.data / "serve.log"
        with self.log.open("w") as log:
            self.process = subprocess.Popen([*run, *options], stdout=log, stderr=log)
        for _ in range(300):
            if found := re.search(r"(http://localhost:(\d+))", self.log.read_text()):
                self.url, self.port = found[1], int(found[2])
                return
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.1)
        raise AssertionError("the server did not open")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (STATIC / "index.html").is_file(), "the page is not built: run `make web` first"
    running = House(tmp_path_factory.mktemp("house"))
    yield running
    running.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert program, "there is no Chromium: run `make web`, or install Debian's package chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
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
