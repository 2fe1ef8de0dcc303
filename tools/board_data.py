"""Writes what the boards of the page must know of the components, from the data files of the games.

    python tools/board_data.py           write what has changed; the build of the page does so by itself
    python tools/board_data.py --check   fail if a file is not what the data files say

What a board is told stands in tools/components/, one file per game.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from components import cave_vs_cave, caverna, rivals, saboteur

BOARDS = Path(__file__).resolve().parents[1] / "web" / "src" / "boards"
COMPONENTS: dict[str, Callable[[], dict[str, Any]]] = {
    "cave-vs-cave": cave_vs_cave.components,
    "caverna": caverna.components,
    "rivals": rivals.components,
    "saboteur": saboteur.components,
}


def text(game: str) -> str:
    """One thing a line."""
    parts = []
    for name, value in COMPONENTS[game]().items():
        said = json.dumps(value, ensure_ascii=False)
        if isinstance(value, dict):
            rows = [f'  "{id}": {json.dumps(thing, ensure_ascii=False)}' for id, thing in value.items()]
            said = "{\n" + ",\n".join(rows) + "\n }"
        parts.append(f' "{name}": {said}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    for game in COMPONENTS:
        file = BOARDS / game / "components.json"
        made = text(game)
        if file.is_file() and file.read_text(encoding="utf-8") == made:
            continue
        if "--check" in sys.argv[1:]:
            sys.exit(f"{game}/{file.name} is not what the data files say: run tools/board_data.py")
        file.write_text(made, encoding="utf-8")
        print(f"{game}/{file.name}: {len(made.encode())} bytes")


if __name__ == "__main__":
    main()
