"""Draws web/public/icon.svg as the pictures that start screens want. Needs Chromium.

python tools/icons.py [FOLDER]
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from permonik.testing.browser import launched

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
# Phones cut a maskable icon into a circle or a drop: the lamp stays within the inner 80 %, the rock goes to the edge.
PICTURES = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable.png": (512, 0.8)}
PAGE = """<body style="margin:0;background:{ground};width:{size}px;height:{size}px;display:grid;place-items:center">
<div style="width:{inner}px;height:{inner}px">{svg}</div>"""


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launched(playwright)
        for name, (size, part) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "transparent" if part == 1.0 else "#1c1a19"
            page.set_content(PAGE.format(size=size, inner=round(size * part), svg=svg, ground=ground))
            page.screenshot(path=folder / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PUBLIC)
