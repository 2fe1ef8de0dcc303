"""Takes pictures of the house: every page and every board, desktop and phone, day and night.

    python tools/screenshots.py [FOLDER] [--only WORD] [--langs cs,en]

It opens a house of its own on a folder that is thrown away, seats itself at a table, and looks at games that bots have
played: their beginning, middle and end, and the middle also as people see it who tell few colours apart. One game
of each kind is won at a real table, where the winner is told so and can play once more.
`--only` takes those pictures whose names hold a word.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

from permonik.bots import make, play_match
from permonik.kernel.match import Match
from permonik.testing.browser import launched

ROOT = Path(__file__).resolve().parents[1]
SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
THEMES = ("light", "dark")
PLAYERS = {"cave-vs-cave": 2, "rivals": 2, "saboteur": 5, "caverna": 4}
NAMES = ("Anna", "Boris", "Cyril", "Dana", "Emil")
MOMENTS = {"start": 0.0, "middle": 0.5, "end": 1.0}
WON = "won"
# Gives a game up, as the second seat of a table.
RESIGN = """(table) => new Promise((done) => {
  const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`);
  line.onopen = () => line.send(JSON.stringify({ type: 'hello', seat: 1, since: 0, patches: false, ref: 1 }));
  line.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type !== 'state') return;
    if (message.over) done();
    else line.send(JSON.stringify({ type: 'resign', seat: 1, ref: 2 }));
  };
})"""
SIGHTS = ("protanopia", "deuteranopia", "tritanopia")


SERVE = "from permonik.cli import main; main()"


@contextmanager
def house(program: str = SERVE) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data:
        log = Path(data) / "serve.log"
        run = [sys.executable, "-c", program, "serve"]
        with log.open("w") as out:
            server = subprocess.Popen([*run, "--data", data, "--port", "0", "--rate", "0"], stdout=out, stderr=out)
        try:
            while not (found := re.search(r"http://localhost:\d+", log.read_text())):
                if server.poll() is not None:
                    sys.exit(f"the server did not open: {log.read_text()}")
                time.sleep(0.1)
            yield found[0]
        finally:
            server.terminate()
            server.wait()


@cache
def played(game: str, players: int) -> str:
    """A whole game among greedy bots, as a record."""
    match = Match.start(game, players, seed=7, names=list(NAMES[:players]))
    play_match(match, [make("greedy", game, seat) for seat in range(players)])
    return match.record.dumps()


class Projector:
    """Shows games that were played before."""

    def __init__(self, page: Page, url: str, phone: bool = False) -> None:
        self.page, self.url, self.phone = page, url, phone

    def open(self, game: str, record: str) -> int:
        """A record from a file; says how many entries it has."""
        self.page.goto(f"{self.url}/finished")
        file = {"name": f"{game}.jsonl", "mimeType": "text/plain", "buffer": record.encode()}
        self.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
        self.page.wait_for_url("**/table/*")
        self.page.get_by_test_id("result").wait_for()
        if not self.phone:
            self.page.locator(".replay").wait_for()  # what comes when the browser is idle
        return int((self.page.locator("[data-entry]").get_attribute("data-entry") or "0").split(".")[0])

    def look(self, entry: int, last: int) -> None:
        if entry == last:
            return
        slider = self.page.locator(".replay input[type=range]")
        if self.phone and not slider.count():  # who already looks at the past has it in the sheet
            self.page.locator(".sheet .bar button").nth(1).click()
        slider.fill(str(entry))
        self.page.locator(f'[data-entry="{entry}"]').wait_for(state="attached")
        self.page.locator(".past").wait_for()


class Photographer(Projector):
    def __init__(self, browser: Browser, url: str, folder: Path, only: str, size: str, theme: str, lang: str) -> None:
        self.folder, self.only, self.taken = folder, only, 0
        self.mark = f"{size}-{theme}-{lang}"
        context = browser.new_context(
            viewport=SIZES[size],
            has_touch=size == "phone",
            is_mobile=size == "phone",
            locale=lang,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
        )
        super().__init__(context.new_page(), url, size == "phone")

    def shoot(self, name: str) -> None:
        if self.only not in f"{name}-{self.mark}":
            return
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_load_state("networkidle")
        self.taken += 1
        self.page.screenshot(path=self.folder / f"{name}-{self.mark}.png")

    def visit(self, path: str, name: str) -> None:
        if self.only not in f"{name}-{self.mark}":
            return
        self.page.goto(self.url + path)
        self.page.locator("main h1, main h2, main form").first.wait_for()
        self.shoot(name)

    def ask(self, guest: BrowserContext, method: str, path: str, body: object = None) -> Any:
        answer = guest.request.fetch(f"{self.url}/api/v1{path}", method=method, data=body)
        if not answer.ok:
            sys.exit(f"{method} {path}: {answer.text()}")
        return answer.json()

    def won(self, game: str) -> None:
        """The end of a game between two people at a table, as the winner sees it."""
        name = f"{game}-{WON}"
        if self.only not in f"{name}-{self.mark}" or not (browser := self.page.context.browser):
            return
        other = browser.new_context()
        for guest, called in zip((self.page.context, other), NAMES, strict=False):
            self.ask(guest, "GET", "/me")
            self.ask(guest, "PATCH", "/me", {"name": called})
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = self.ask(self.page.context, "POST", "/tables", {"game": game, "seats": seats})["id"]
        self.ask(other, "POST", f"/tables/{table}/join", {"seat": 1})
        self.ask(self.page.context, "POST", f"/tables/{table}/start")
        self.page.goto(f"{self.url}/table/{table}")
        self.page.locator(".stage [data-piece]").first.wait_for()
        page = other.new_page()
        page.goto(self.url)
        page.evaluate(RESIGN, table)
        other.close()
        self.page.get_by_test_id("result").wait_for()
        self.shoot(name)

    def asked(self) -> Locator:
        options = self.page.locator(".table[aria-busy=false] [data-option]")
        options.or_(self.page.get_by_test_id("result")).first.wait_for()
        return options

    def board(self, seats: int) -> None:
        """The first questions of a game: a tile, its parts, what is lit then."""
        self.page.goto(f"{self.url}/new?game=cave-vs-cave")
        self.page.locator("form select").first.wait_for()
        if seats == 1:
            self.page.get_by_text("1", exact=True).first.click()
        else:
            self.page.locator("form select").nth(1).select_option("bot:medium")
        self.page.locator("form button[type=submit]").click()
        self.page.wait_for_url("**/table/*")
        for step in ("take", "act", "then"):
            options = self.asked()
            self.shoot(f"board-{seats}-{step}")
            tile = self.page.locator('[data-piece="tile:excavation"][data-option]')
            before = self.page.locator("[data-entry]").get_attribute("data-entry")
            (tile if tile.count() else options).first.click()
            self.page.locator(f'[data-entry]:not([data-entry="{before}"])').wait_for(state="attached")

    def game(self, game: str) -> None:
        """Moments of a whole game."""
        if not any(self.only in f"{game}-{name}{sight}-{self.mark}" for name in MOMENTS for sight in ("", *SIGHTS)):
            return
        last = self.open(game, played(game, PLAYERS[game]))
        for name, share in reversed(MOMENTS.items()):
            self.look(int(last * share), last)
            self.shoot(f"{game}-{name}")
            if name == "middle" and not self.phone:
                self.sights(f"{game}-{name}")

    def sights(self, name: str) -> None:
        eyes = self.page.context.new_cdp_session(self.page)
        for sight in SIGHTS:
            eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
            self.shoot(f"{name}-{sight}")
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def main() -> None:
    parser = argparse.ArgumentParser(description="take pictures of the house")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--only", default="", help="pictures whose names hold this word")
    parser.add_argument("--langs", default="cs", help="languages, with commas (cs)")
    chosen = parser.parse_args()
    folder, only = chosen.folder, chosen.only
    folder.mkdir(parents=True, exist_ok=True)
    games = [game for game in PLAYERS if not only or game in only or only in f"{game}-"]
    with house() as url, sync_playwright() as playwright:
        browser, taken = launched(playwright), 0
        for size, theme, lang in product(SIZES, THEMES, chosen.langs.split(",")):
            photographer = Photographer(browser, url, folder, only, size, theme, lang)
            for path, name in (("/", "hall"), ("/new?game=cave-vs-cave", "new"), ("/settings", "settings")):
                photographer.visit(path, name)
            if not only or "board" in only:
                photographer.board(1)
                photographer.board(2)
            for game in games or PLAYERS:
                photographer.game(game)
                photographer.won(game)
            photographer.page.context.close()
            taken += photographer.taken
        browser.close()
    print(f"{taken} pictures in {folder}")
    if not taken:
        sys.exit(f"no picture has {only} in its name")


if __name__ == "__main__":
    main()
