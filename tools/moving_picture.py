"""Films the house: some seconds of each game, as the page shows a replay, in one moving picture for the README.

python tools/moving_picture.py [FILE] [--seconds S] [--games GAME,…]
"""

from __future__ import annotations

import argparse
import io
from base64 import b64decode
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from permonik.testing.browser import launched
from screenshots import PLAYERS, ROOT, Projector, house, played

SIZE = {"width": 1200, "height": 750}
WIDTH = 800  # of the picture: what a page of a repository shows
SHARE = 0.35  # of a game: there is something on the board, and more to come
PACE = "localStorage.setItem('permonik', JSON.stringify({ pace: 'brisk', theme: 'dark' }))"
LEAST = 0.08  # seconds that a picture stands, so that the file stays small
Frame = tuple[float, Image.Image]


class Camera:
    """Takes a picture whenever the page has changed, with its moment."""

    def __init__(self, browser: Browser, url: str) -> None:
        context = browser.new_context(viewport=SIZE, locale="en", color_scheme="dark")  # type: ignore[arg-type]
        context.add_init_script(PACE)
        self.page = context.new_page()
        self.projector = Projector(self.page, url)
        self.frames: list[Frame] = []
        self.session = context.new_cdp_session(self.page)
        self.session.on("Page.screencastFrame", self.take)

    def take(self, event: dict[str, Any]) -> None:
        self.session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})
        moment = event["metadata"]["timestamp"]
        if not self.frames or moment - self.frames[-1][0] >= LEAST:
            self.frames.append((moment, small(b64decode(event["data"]))))

    def film(self, game: str, record: str, seconds: float) -> list[tuple[int, Image.Image]]:
        """Pictures, each with how many milliseconds it stands."""
        last = self.projector.open(game, record)
        self.projector.look(int(last * SHARE), last)
        self.page.evaluate("document.fonts.ready")
        self.frames = []
        self.session.send("Page.startScreencast", {"format": "png"})
        self.page.locator(".replay").get_by_role("button", name="Play", exact=True).click()
        self.page.wait_for_timeout(seconds * 1000)
        self.session.send("Page.stopScreencast")
        moments = [moment for moment, _ in self.frames]
        ends = [*moments[1:], moments[0] + seconds]
        return [(max(20, int(1000 * (end - at))), one) for end, (at, one) in zip(ends, self.frames, strict=True)]


def small(png: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    return picture.resize((WIDTH, WIDTH * SIZE["height"] // SIZE["width"]), Image.Resampling.LANCZOS)


def main() -> None:
    parser = argparse.ArgumentParser(description="film the house")
    parser.add_argument("file", nargs="?", type=Path, default=ROOT / "docs" / "images" / "play.webp")
    parser.add_argument("--seconds", type=float, default=5, help="of each game (5)")
    parser.add_argument("--games", default=",".join(PLAYERS), help="with commas (all)")
    chosen = parser.parse_args()
    strip: list[tuple[int, Image.Image]] = []
    with house() as url, sync_playwright() as playwright:
        browser = launched(playwright)
        camera = Camera(browser, url)
        for game in chosen.games.split(","):
            strip += camera.film(game, played(game, PLAYERS[game]), chosen.seconds)
        camera.session.detach()  # a last picture may be on its way
        browser.close()
    lengths, pictures = [length for length, _ in strip], [picture for _, picture in strip]
    pictures[0].save(
        chosen.file, save_all=True, append_images=pictures[1:], duration=lengths, loop=0, quality=45, method=6
    )
    print(f"{len(strip)} pictures, {chosen.file.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
