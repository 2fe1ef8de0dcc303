"""Adds plain cards to each game in a copy of the sources (a row, its words, nothing else: no drawing), and plays them
with all bots.

    python tools/add_a_card.py                   every game, on the pure build
    python tools/add_a_card.py rivals caverna    these
    python tools/add_a_card.py --compiled        on a compiled build of the copy (minutes)
    python tools/add_a_card.py --into DIR        only write the copy there

docs/add-a-card.md tells the same to people.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = Path("src/permonik/games")


class Card(NamedTuple):
    id: str
    verb: str  # of the answer that puts it into play
    file: str  # of its row, in the folder of the game
    row: str
    words: dict[str, str]  # by language, for its file in text/
    told: str = ""  # of what it does, to the browser's board


CARDS: Final[dict[str, tuple[Card, ...]]] = {
    "rivals": (
        Card(
            "herb_garden",
            "build",
            "rivals/data/cards.toml",
            """
[[card]]
id = "herb_garden"
type = "building"
placement = "settlement_or_city"
copies = { base = 1 }
half_moon = { base = 0 }
unique = false
cost = { grain = 1, wool = 1 }
points = { skill = 1 }
requires = {}
gain = { any = 1 }
""",
            {
                "en": """
card-herb_garden = Herb Garden
    .short = Herb Garden
    .desc = When built, it brings 1 resource of your choice.
""",
                "cs": """
card-herb_garden = Bylinková zahrada
    .acc = Bylinkovou zahradu
    .short = Byl. zahrada
    .desc = Po postavení přinese 1 libovolnou surovinu.
""",
                "sk": """
card-herb_garden = Bylinková záhrada
    .acc = Bylinkovú záhradu
    .short = Byl. záhrada
    .desc = Po postavení prinesie 1 ľubovoľnú surovinu.
""",
            },
        ),
        Card(
            "wayside_shrine",
            "build",
            "rivals/data/cards.toml",
            """
[[card]]
id = "wayside_shrine"
type = "building"
placement = "settlement_or_city"
copies = { base = 1 }
half_moon = { base = 0 }
unique = false
cost = { brick = 1 }
points = { skill = 1 }
requires = {}
calms = [2, 3]
""",
            {
                "en": """
card-wayside_shrine = Wayside Shrine
    .short = Shrine
    .desc = Riots leave you alone when this turn’s production die shows 2 or 3.
""",
                "cs": """
card-wayside_shrine = Boží muka
    .acc = Boží muka
    .short = Boží muka
    .desc = Ukazuje-li v tomto tahu kostka výnosů 2 nebo 3, Rebelie se tě netýká.
""",
                "sk": """
card-wayside_shrine = Božie muky
    .acc = Božie muky
    .short = Božie muky
    .desc = Ak v tomto ťahu kocka výnosov ukazuje 2 alebo 3, Rebélia sa ťa netýka.
""",
            },
            "roll 2–3 ✕ turmoil",
        ),
    ),
    "caverna": (
        Card(
            "herb_room",
            "furnish",
            "caverna/data/furnishings.json",
            json.dumps(
                {
                    "id": "herb_room",
                    "color": "green",
                    "board": "materials",
                    "slot": 13,
                    "basic_game": True,
                    "cost": {"stone": 1},
                    "vp": 2,
                    "effects": [{"type": "on_build_gain", "goods": {"food": 2}}],
                }
            ),
            {
                "en": """
room-herb_room = Herb room
    .acc = Herb room
    .short = Herbs
    .effect = 2 food when built
    .desc = Green tile; costs 1 stone; 2 points. Brings 2 food when it is furnished.
""",
                "cs": """
room-herb_room = Bylinkárna
    .acc = Bylinkárnu
    .short = Bylinkárna
    .effect = Při vybavení 2 jídla
    .desc = Zelená místnost; cena: 1 kámen; 2 body. Při vybavení přinese 2 jídla.
""",
                "sk": """
room-herb_room = Bylinkáreň
    .acc = Bylinkáreň
    .short = Bylinkáreň
    .effect = Pri zariadení 2 jedlá
    .desc = Zelená miestnosť; cena: 1 kameň; 2 body. Pri zariadení prinesie 2 jedlá.
""",
            },
        ),
    ),
    "cave-vs-cave": (
        Card(
            "herb_shelf",
            "furnish",
            "cave_vs_cave/data/rooms.toml",
            """
[[room]]
id = "herb_shelf"
back = "light"
colour = "orange"
cost = { wood = 1 }
points = 2
wall_shape = "one"
parts = [
  { alternatives = [{ op = "gain", goods = { food = 1 } }] },
]
""",
            {
                "en": """
room-herb_shelf = Herb Shelf
    .short = Herb Shelf
    .effect = + 1 food
    .desc = Orange room; walls: { shape-one }. Gain 1 food.
effect-herb_shelf = Gain 1 food
    .does = gains 1 food
""",
                "cs": """
room-herb_shelf = Police na bylinky
    .acc = Polici na bylinky
    .short = Bylinky
    .effect = + 1 jídlo
    .desc = Oranžová místnost; zdi: { shape-one }. Získat 1 jídlo.
effect-herb_shelf = Získat 1 jídlo
    .does = získává 1 jídlo
""",
                "sk": """
room-herb_shelf = Polica na bylinky
    .acc = Policu na bylinky
    .short = Bylinky
    .effect = + 1 jedlo
    .desc = Oranžová miestnosť; múry: { shape-one }. Získať 1 jedlo.
effect-herb_shelf = Získať 1 jedlo
    .does = získava 1 jedlo
""",
            },
        ),
    ),
    "saboteur": (
        Card(
            "p1_new",
            "lay",
            "saboteur/data/path_cards.toml",
            """
[[path_card]]
id = "p1_new"
tier = 1
count = 1
kind = "plain"
shape = "t_v"
fields = ["c"]
doors = { N = "c", S = "c", E = "c" }
links = []
marks = {}
""",
            {
                "en": """
card-p1_new = Passage I (new junction)
""",
                "cs": """
card-p1_new = Chodba I (nové rozcestí)
    .acc = Chodbu I (nové rozcestí)
""",
                "sk": """
card-p1_new = Chodba I (nové rázcestie)
    .acc = Chodbu I (nové rázcestie)
""",
            },
        ),
    ),
}


def write(target: Path, games: list[str]) -> None:
    """The copy: rows, their words."""
    shutil.copytree(ROOT / "src", target / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, target)
    for card in [card for game in games for card in CARDS[game]]:
        file = target / GAMES / card.file
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".json":  # the last entry of the last list
            end = text.rindex("]")
            text = text[:end].rstrip() + ",\n" + card.row + "\n" + text[end:]
        else:
            text += card.row
        file.write_text(text, encoding="utf-8")
        for language, words in card.words.items():
            place = file.parents[1] / "text" / f"{language}.ftl"
            place.write_text(place.read_text(encoding="utf-8") + words, encoding="utf-8")


def play(source: Path, game: str) -> None:
    """With every bot, by the sources (or the build) there."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    tool = str(ROOT / "tools" / "play_a_card.py")
    for card in CARDS[game]:
        command = [sys.executable, tool, game, card.id, card.verb, card.told, str(source)]
        subprocess.run(command, env=environment, cwd=source, check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="add plain cards to each game in a copy, and play them with every bot")
    parser.add_argument("games", nargs="*", metavar="GAME", help="of " + ", ".join(CARDS))
    parser.add_argument("--compiled", action="store_true", help="on a compiled build of the copy")
    parser.add_argument("--into", type=Path, help="only write the copy there")
    asked = parser.parse_args()
    games = asked.games or list(CARDS)
    if strange := set(games) - set(CARDS):
        parser.error(f"no game {min(strange)}")
    if asked.into is not None:
        write(asked.into, games)
        return
    with tempfile.TemporaryDirectory(prefix="permonik-card-") as folder:
        copy = Path(folder, "copy")
        copy.mkdir()
        write(copy, games)
        source = copy / "src"
        if asked.compiled:
            sys.path.insert(0, str(ROOT / "tools"))
            from compiled import build

            source = Path(folder, "tree")
            build(copy, source)
        for game in games:
            play(source, game)


if __name__ == "__main__":
    main()
