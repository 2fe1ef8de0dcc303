"""Writes what the browser's board of Saboteur must know of the cards, from the data files of the game.

A card of the cave is its field graph; the board draws its paths from that. A corrected deck comes with what is shown.

    python tools/board_data_saboteur.py           write the file
    python tools/board_data_saboteur.py --check   fail if it is not what the data files say
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from permonik.games.saboteur import tables
from permonik.games.saboteur.deck import GRAPH, content_of

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "boards" / "saboteur" / "components.json"


def graph(card: dict[str, Any]) -> dict[str, Any]:
    return {key: card[key] for key in GRAPH}


def components() -> dict[str, Any]:
    box = content_of({})
    return {
        "cards": {card["id"]: {"tier": card["tier"], **graph(card)} for card in box["paths"]},
        "start": graph(box["start"]),
        "goals": {id: graph(card) for id, card in zip(tables.GOALS, box["goals"], strict=True)},
        "actions": {f"{type}_{tier}": {"type": type, "tier": tier} for type in tables.TYPES for tier in (1, 2, 3)},
        "creatures": list(tables.CREATURES),
    }


def text() -> str:
    """One card a line."""
    data = components()
    parts = []
    for name, value in data.items():
        if name in ("cards", "goals", "actions"):
            rows = ",\n".join([f"  {json.dumps(id)}: {json.dumps(card)}" for id, card in value.items()])
            parts.append(f" {json.dumps(name)}: {{\n{rows}\n }}")
        else:
            parts.append(f" {json.dumps(name)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    if "--check" in sys.argv[1:]:
        if FILE.read_text(encoding="utf-8") != text():
            sys.exit(f"{FILE.name} is not what the data files say: run tools/board_data_saboteur.py")
        return
    FILE.write_text(text(), encoding="utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
