"""Do the pictures say what they are? Sheets for somebody who has not seen them, without labels and in no order.

    python tools/blind_look.py [FOLDER]                    sheets of 24 pictures, six names to choose from for each
    python tools/blind_look.py [FOLDER] --score FILE       how many of the answers are right: lines of "number letter"

The pictures are as small as a card in a hand. The key lies beside the sheets; whoever judges does not open it.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from pathlib import Path
from random import Random

from playwright.sync_api import Page, sync_playwright

from permonik.testing.browser import launched
from screenshots import ROOT, house

SHEET = 24
CHOICES = "abcdef"
SIZE = 96

# The pictures of a game, drawn large; each is named by its caption.
READ = """() => [...document.querySelectorAll('.large figure')].map((figure) => ({
  id: figure.querySelector('figcaption').textContent,
  svg: figure.querySelector('[data-kit=light] svg').outerHTML,
}))"""
SHOW = """([items, size]) => {
  document.body.innerHTML = '<div data-kit="light" id="blind"></div>';
  const sheet = document.getElementById('blind');
  sheet.style.cssText = 'display:grid;grid-template-columns:repeat(4,1fr);gap:14px;padding:14px;background:#f6f0e4;'
    + 'color:#222;font:15px/1.25 sans-serif';
  for (const { number, svg, names } of items) {
    const one = document.createElement('div');
    one.style.cssText = 'display:flex;gap:10px';
    one.innerHTML = `<b>${number}</b><div style="flex:none;width:${size}px;height:${size}px">${svg}</div><div></div>`;
    const picture = one.querySelector('svg');
    picture.style.cssText = `width:${size}px;height:${size}px`;
    one.lastElementChild.innerText = names.join('\\n');
    sheet.append(one);
  }
}"""


def read(page: Page, url: str) -> dict[str, list[dict[str, str]]]:
    """All pictures, by game."""
    page.goto(f"{url}/kit/pictures")
    found = {}
    tabs = page.locator(".gallery fieldset label")
    tabs.first.wait_for()
    for tab in tabs.all():
        tab.click()
        game = tab.inner_text().strip()
        page.locator(f'[data-gallery="{game}"] .large figure svg').first.wait_for()
        found[game] = page.evaluate(READ)
    return found


def short(id: str) -> str:
    return id.partition("-")[2].replace("_", " ") or id


def draw(folder: Path) -> None:
    rng = Random(20)
    with house() as url, sync_playwright() as playwright:
        browser = launched(playwright)
        page = browser.new_page(viewport={"width": 1400, "height": 900}, locale="en")
        pictures = read(page, url)
        items = []
        for game, all in pictures.items():
            names = sorted({short(one["id"]) for one in all})
            for one in all:
                right = short(one["id"])
                choices = [right, *rng.sample([name for name in names if name != right], len(CHOICES) - 1)]
                rng.shuffle(choices)
                items.append({"id": f"{game}/{one['id']}", "svg": one["svg"], "right": right, "choices": choices})
        rng.shuffle(items)
        key = {}
        for number, item in enumerate(items, 1):
            item["number"] = number
            item["names"] = [f"{letter} {name}" for letter, name in zip(CHOICES, item["choices"], strict=True)]
            key[number] = [item["id"], CHOICES[item["choices"].index(item["right"])]]
        for start in range(0, len(items), SHEET):
            page.evaluate(SHOW, [items[start : start + SHEET], SIZE])
            page.screenshot(path=folder / f"sheet-{start // SHEET + 1:02}.png", full_page=True)
        browser.close()
    (folder / "key.json").write_text(json.dumps(key, indent=1) + "\n", encoding="utf-8")
    print(f"{len(items)} pictures on {-(-len(items) // SHEET)} sheets in {folder}")


def score(folder: Path, answers: Path) -> None:
    key = json.loads((folder / "key.json").read_text(encoding="utf-8"))
    right: dict[str, list[bool]] = defaultdict(list)
    for line in answers.read_text(encoding="utf-8").splitlines():
        number, letter = line.split()
        id, wanted = key[number]
        right[id.split("/")[0]].append(letter == wanted)
        if letter != wanted:
            print(f"{number}: {id} was taken for {letter}")
    for game, told in sorted(right.items()):
        print(f"{game}: {sum(told)} of {len(told)}")
    told = [one for game in right.values() for one in game]
    print(f"right: {sum(told)} of {len(told)}, {100 * sum(told) / max(1, len(told)):.0f} %")


def main() -> None:
    parser = argparse.ArgumentParser(description="do the pictures say what they are?")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "blind")
    parser.add_argument("--score", type=Path, help="answers to be compared with the key")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    if chosen.score:
        score(chosen.folder, chosen.score)
    else:
        draw(chosen.folder)


if __name__ == "__main__":
    main()
