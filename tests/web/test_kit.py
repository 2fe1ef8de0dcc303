"""The page /kit shows every part of the house in every state: it works, and it looks as it did.

The pictures in tests/web/kit/ are a quarter of the real size and are compared block by block: the letters are our own
fonts, but machines smooth them differently, and a picture compared pixel by pixel would fail everywhere but here.
PERMONIK_KIT=write makes the pictures anew.
"""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from web_checks import faults
from web_visitor import Visitor

Visit = Callable[..., Visitor]
PICTURES = Path(__file__).parent / "kit"
PARTS = ["Marks", "Type", "Icons", "Things", "Signs", "Glyphs", "Counter", "Button", "Segmented", "Switch", "Choice"]
PARTS += ["Field", "Tabs", "Piece", "Chart", "Pager", "BoardFrame", "Card", "Empty", "ConfirmBar", "Sheet"]

SMALL = """async (png) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(Math.round(picture.width / 4), Math.round(picture.height / 4));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}"""

# The share of blocks of 8 × 8 whose mean colour differs visibly, or 1 where the sizes differ.
DIFFERENCE = """async ([one, other]) => {
  const load = async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, picture.width, picture.height);
  };
  const [a, b] = [await load(one), await load(other)];
  if (a.width !== b.width || Math.abs(a.height - b.height) > 2) return 1;
  const [wide, high] = [Math.floor(a.width / 8), Math.floor(Math.min(a.height, b.height) / 8)];
  const mean = (image, column, row, channel) => {
    let sum = 0;
    for (let y = 0; y < 8; y++)
      for (let x = 0; x < 8; x++) sum += image.data[((row * 8 + y) * image.width + column * 8 + x) * 4 + channel];
    return sum / 64;
  };
  let different = 0;
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++)
      if ([0, 1, 2].some((i) => Math.abs(mean(a, column, row, i) - mean(b, column, row, i)) > 18)) different++;
  return different / (wide * high);
}"""


def open_kit(visit: Visit, **manners: object) -> Visitor:
    anna = visit(**manners)
    anna.page.goto(f"{anna.url}/kit")
    expect(anna.page.locator("[data-kit]")).to_have_count(2)
    anna.page.evaluate("document.fonts.ready")
    return anna


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_part_is_there_and_for_everybody(visit: Visit, phone: bool) -> None:
    anna = open_kit(visit, phone=phone)
    for part in PARTS:
        expect(anna.page.locator(f'[data-part="{part}"]')).to_have_count(2)
    assert faults(anna) == []
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1440)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_part_looks_as_it_did(visit: Visit, chromium: Browser, theme: str) -> None:
    anna = open_kit(visit)
    shot = anna.page.locator(f"[data-kit={theme}]").screenshot()
    judge = chromium.new_page()
    now = judge.evaluate(SMALL, base64.b64encode(shot).decode())
    file = PICTURES / f"{theme}.png"
    if os.environ.get("PERMONIK_KIT") == "write":
        PICTURES.mkdir(exist_ok=True)
        file.write_bytes(base64.b64decode(now))
    then = base64.b64encode(file.read_bytes()).decode()
    assert judge.evaluate(DIFFERENCE, [now, then]) < 0.01
    judge.close()


def test_the_board_frame_zooms_and_pans(visit: Visit) -> None:
    anna = open_kit(visit)
    frame = anna.page.get_by_role("region", name="BoardFrame").first
    board = frame.locator(".board")
    sight = board.get_attribute("style")
    frame.get_by_role("button", name="Closer").click()
    expect(board).not_to_have_attribute("style", sight or "")
    frame.focus()
    anna.page.keyboard.press("ArrowRight")
    anna.page.keyboard.press("Home")
    expect(board).to_have_attribute("style", sight or "")


def test_dialog_toast_and_tip_open_and_close(visit: Visit) -> None:
    anna = open_kit(visit)
    anna.page.get_by_role("button", name="Dialog").first.click()
    expect(anna.page.get_by_role("dialog", name="Dialog")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog", name="Dialog")).to_have_count(0)
    anna.page.get_by_role("button", name="Toast").first.click()
    expect(anna.page.get_by_role("status").filter(has_text="Toast")).to_be_visible()
    piece = anna.page.locator(".piece").first
    piece.scroll_into_view_if_needed()
    anna.drawn()  # a page that scrolls closes what is open
    piece.click()
    expect(anna.page.get_by_role("tooltip")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_hovers_on_a_phone(visit: Visit, phone: bool) -> None:
    """What slides under a finger that has just let go is told of as if a mouse had come: no card opens for that."""
    anna = open_kit(visit, phone=phone)
    anna.page.clock.install()
    anna.page.locator(".piece").first.dispatch_event("pointerenter", {"pointerType": "mouse"})
    anna.page.clock.run_for(2000)
    expect(anna.page.get_by_role("tooltip")).to_have_count(0 if phone else 1)
