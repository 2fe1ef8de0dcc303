"""Writes what the browser's board of Rivals must know of the components, from the tables that the engine plays with.

Simple effects are short lines of glyphs ("2brick > 1any"), which the board draws as pictures.

    python tools/board_data_rivals.py           write the file
    python tools/board_data_rivals.py --check   fail if it is not what the data files say
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from permonik.games.rivals import tables
from permonik.games.rivals.acting import SHIP_RATE
from permonik.games.rivals.dice import GOLD_PER_TOLL_BRIDGE
from permonik.games.rivals.shown import needs

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "boards" / "rivals" / "components.json"
PLACES = {"settlement_or_city": "town", "city": "city", "on_parish_hall_in_city": "city", "region": "region"}
SORTS = {"hero": "hero", "trade_ship": "ship", "pirate_ship": "pirate", "other": "unit", "extraordinary_site": "chest"}


def pictures() -> dict[str, str]:
    """What cards do as short lines of glyphs, by the numbers that the engine plays with.

    Those without a constant in the engine are played in tests/games/rivals/test_rivals_pictures.py.
    """
    found = {f"{name}_ship": f"{SHIP_RATE}{name} > 1any" for name in tables.RESOURCES}
    found |= {tables.DESIGNS[d]: f"roll : 2{tables.RESOURCES[r]}" for d, r in enumerate(tables.BOOSTS) if r >= 0}
    return found | {
        "large_trade_ship": f"{SHIP_RATE}any > 1any",
        "toll_bridge": f"harvest : {GOLD_PER_TOLL_BRIDGE}gold",
        "pirate_ship": "harvest : 1gold",
        "moneylender": "commerce : 2any",
        "mint": "1gold > 1any",
        "staple_house": "+ 2any",
        "fairgrounds": "+ 2any",
        "merchant_caravan": "2any > 2any",
        "goldsmith": "3gold > 2any",
        "mineral_mining": "+ 2ore",
        "three_field_system": "+ 2grain",
    }


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
    if effect := pictures().get(card["id"]):
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


def text() -> str:
    return json.dumps(components(), indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    if "--check" in sys.argv[1:]:
        if FILE.read_text(encoding="utf-8") != text():
            sys.exit(f"{FILE.name} is not what the data files say: run tools/board_data_rivals.py")
        return
    FILE.write_text(text(), encoding="utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
