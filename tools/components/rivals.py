"""What the browser's board of Rivals must know of the components, from the tables that the engine plays with.

Simple effects are short lines of glyphs ("2brick > 1any"), which the board draws as pictures.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from permonik.games.rivals import tables
from permonik.games.rivals.acting import SHIP_RATE
from permonik.games.rivals.shown import needs

PLACES = {"settlement_or_city": "town", "city": "city", "on_parish_hall_in_city": "city", "region": "region"}
SORTS = {"hero": "hero", "trade_ship": "ship", "pirate_ship": "pirate", "other": "unit", "extraordinary_site": "chest"}


def goods(bundle: tables.Bundle) -> str:
    return " ".join(f"{amount}{[*tables.RESOURCES, 'any'][resource]}" for resource, amount in bundle)


def picture(number: int) -> str:
    """What a card does as a short line of glyphs, from what its row says and the engine executes."""
    card = tables.cards[number]
    if "gain" in card:
        pay, gain = goods(tables.PAY_OF[number]), goods(tables.GAIN_OF[number])
        return f"{pay} > {gain}" if pay else f"+ {gain}"
    if "harvest" in card:
        return f"harvest : {tables.HARVEST_GOLD[number]}gold"
    if "boosts" in card:
        return f"roll : 2{card['boosts']}"
    if "trades" in card:
        return f"{SHIP_RATE}{'any' if card['trades'] == 'beside' else card['trades']} > 1any"
    return BY_RULE.get(card["id"], "")


# Whose rule has a place of its own; they are played in tests/games/rivals/test_rivals_pictures.py.
BY_RULE = {"moneylender": "commerce : 2any", "mint": "1gold > 1any"}


def design(card: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "place": PLACES.get(card["placement"], "action"),
        "sort": "action" if card["type"] == "action" else SORTS.get(card.get("subtype", ""), "building"),
        "cost": {tables.RESOURCES[r]: amount for r, amount in tables.bundle(card["cost"])},
        "points": {point: n for point, n in card["points"].items() if n},
    }
    if card["unique"]:
        found["unique"] = True
    if words := needs(tables.DESIGNS.index(card["id"])):
        found["needs"] = words
    if effect := picture(tables.DESIGNS.index(card["id"])):
        found["effect"] = effect
    return found


def components() -> dict[str, Any]:
    return {
        "resources": list(tables.RESOURCES),
        "sets": list(tables.SETS),
        "capacity": tables.CAPACITY,
        "costs": {id: card["cost"] for id, card in tables.centre.items()},
        "regions": {
            id: [region["id"].removeprefix("region_").split("_", 1)[1].rstrip("_123456"), tables.RESOURCES[r], number]
            for id, region, r, number in zip(
                tables.REGIONS, tables.regions, tables.RESOURCE_OF, tables.NUMBER_OF, strict=True
            )
        },
        "backs": {kind: tables.SETS[back] for kind, back in zip(tables.KINDS, tables.BACK, strict=True)},
        "designs": {card["id"]: design(card) for card in tables.cards},
    }
