"""What the browser's board of Saboteur must know of the cards, from the data files of the game.

A card of the cave is its field graph; the board draws its paths from that. A corrected deck comes with what is shown.
"""

from __future__ import annotations

from typing import Any

from permonik.games.saboteur import tables
from permonik.games.saboteur.deck import GRAPH, content_of


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
