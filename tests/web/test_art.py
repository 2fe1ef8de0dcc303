"""Pictures: the gallery shows all of them, and nobody loads more of them than needed."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web_checks import faults
from web_house import STATIC
from web_visitor import Visitor

Visit = Callable[..., Visitor]
GAMES = ["cave-vs-cave", "caverna", "rivals", "saboteur"]


def loaded(anna: Visitor) -> list[str]:
    """The picture files that this visitor has fetched, without their hashes."""
    urls: list[str] = anna.page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    names = {url.rsplit("/", 1)[-1] for url in urls}
    return sorted(re.sub(r"-[\w-]{8}\.js$", "", name) for name in names if name.startswith("art-"))


@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_a_game_are_light(game: str) -> None:
    files = [*(STATIC / "assets").glob(f"art-{game}-*.js"), *(STATIC / "assets").glob("art-parts-*.js")]
    assert len(files) == 2
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) <= 80_000


def test_the_start_page_has_scenes_but_loads_no_pictures(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    expect(anna.page.locator("article svg.scene")).to_have_count(len(GAMES))
    assert loaded(anna) == []


@pytest.mark.parametrize(("game", "bot"), [("cave-vs-cave", "easy"), ("rivals", "easy")])
def test_a_board_loads_its_own_pictures(visit: Visit, game: str, bot: str) -> None:
    anna = visit()
    anna.new_table(game, ["me", f"bot:{bot}"])
    anna.asked()
    expect(anna.page.locator("[data-picture] path").first).to_be_attached()
    anna.until(lambda: len(loaded(anna)) > 1, "there are two files")
    assert loaded(anna) == sorted([f"art-{game}", "art-parts"])


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_gallery_shows_all(visit: Visit, phone: bool) -> None:
    anna = visit(phone=phone)
    anna.go("/kit")
    anna.page.get_by_role("link", name="Pictures").click()
    for game in GAMES:
        anna.page.get_by_text(game, exact=True).click()
        small = anna.page.locator(f"[data-gallery={game}] .sheet [data-picture]")
        expect(small.first).to_be_visible()
        expect(small.locator("path").first).to_be_attached()
        paths = small.evaluate_all("(all) => all.map((one) => one.querySelectorAll('path').length)")
        assert len(paths) >= 2 * 22
        assert min(paths) > 3
    assert faults(anna) == []
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)
