"""Takes pictures of the house: desktop and phone, day and night, English and Czech.

    python tools/screenshots.py [FOLDER]

It opens a house of its own on a folder that is thrown away, seats itself at tables against a bot and alone, and plays
quickly up to the moments that are worth a look.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
SIZES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
THEMES = ("light", "dark")
LANGS = ("en", "cs")
RECORD = ROOT / "tests" / "golden" / "played" / "cave-vs-cave-two-players.jsonl"
MOMENTS = {"early": 0.2, "late": 0.8, "end": 1.0}


SERVE = "from permonik.cli import main; main()"


@contextmanager
def house(program: str = SERVE) -> Iterator[str]:
    with tempfile.TemporaryDirectory() as data:
        log = Path(data) / "serve.log"
        run = [sys.executable, "-c", program, "serve"]
        with log.open("w") as out:
            server = subprocess.Popen([*run, "--data", data, "--port", "0", "--rate", "0"], stdout=out, stderr=out)
        try:
            for _ in range(200):
                if found := re.search(r"http://localhost:\d+", log.read_text()):
                    break
                time.sleep(0.1)
            else:
                sys.exit("the server did not open")
            yield found[0]
        finally:
            server.terminate()
            server.wait()


class Photographer:
    def __init__(self, browser: Browser, url: str, folder: Path, size: str, theme: str, lang: str) -> None:
        self.url, self.folder, self.phone = url, folder, size == "phone"
        self.mark = f"{size}-{theme}-{lang}"
        context = browser.new_context(
            viewport=SIZES[size],
            has_touch=self.phone,
            is_mobile=self.phone,
            locale=lang,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
        )
        self.page: Page = context.new_page()

    def shoot(self, name: str) -> None:
        self.page.evaluate("document.fonts.ready")
        self.page.wait_for_timeout(300)
        self.page.screenshot(path=self.folder / f"{name}-{self.mark}.png")

    def visit(self, path: str, name: str) -> None:
        self.page.goto(self.url + path)
        self.page.locator("main h1, main h2, main form").first.wait_for()
        self.shoot(name)

    def asked(self) -> Locator:
        options = self.page.locator("[data-option]")
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
            (tile if tile.count() else options).first.click()

    def replay(self) -> None:
        """Moments of a whole game."""
        self.page.goto(f"{self.url}/finished")
        self.page.locator("input[type=file]").set_input_files(RECORD)
        self.page.wait_for_url("**/table/*")
        self.page.locator("[data-piece]").first.wait_for()
        for name, share in MOMENTS.items():
            if self.phone and share < 1:
                continue
            slider = self.page.locator(".replay input[type=range]")
            if slider.count():
                slider.fill(str(int(int(slider.get_attribute("max") or 0) * share)))
            self.shoot(f"game-{name}")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with house() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for size, theme, lang in product(SIZES, THEMES, LANGS):
            photographer = Photographer(browser, url, folder, size, theme, lang)
            for path, name in (("/", "start"), ("/new?game=cave-vs-cave", "new"), ("/settings", "settings")):
                photographer.visit(path, name)
            photographer.board(1)
            photographer.board(2)
            if RECORD.is_file():
                photographer.replay()
            photographer.page.context.close()
        browser.close()
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
