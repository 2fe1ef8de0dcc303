"""Writes what the browser's board of Rivals must know of the components, from the data files of the game.

Simple effects become short lines of glyphs ("2brick > 1any"), which the board draws as pictures.

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

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "boards" / "rivals" / "components.json"
PLACES = {"settlement_or_city": "town", "city": "city", "on_parish_hall_in_city": "city", "region": "region"}
SORTS = {"hero": "hero", "trade_ship": "ship", "pirate_ship": "pirate", "other": "unit", "extraordinary_site": "chest"}
NEEDS = {
    "strength_advantage": "strength-token",
    "commerce>=3": "commerce",
    "own_city>=1": "city",
    "own_hero_with_strength>=1": "hero",
    "own_parish_hall_at_city": "parish-hall",
    "own_pirate_ship>=1": "pirate-ship",
    "own_progress>=2": "progress",
    "own_vp<opponent_vp": "fewer-points",
}
FACES = {"plentiful_harvest": "harvest", "trade": "commerce"}


def resource(name: str, amount: int) -> str:
    return f"{amount}{name}"


def glyphs(effect: Mapping[str, Any]) -> str:
    """An effect as a line of glyphs, or nothing where only words can say it."""
    match effect:
        case {"do": "double_production", "resource": what}:
            return f"roll : {resource(what, 2)}"
        case {"do": "trade_rate", "resource": what, "give": give, "take": take}:
            return f"{resource(what, give)} > {resource('any', take)}"
        case {"do": "trade_rate_region" | "exchange", "give": give, "take": take}:
            return f"{resource(effect.get('give_type', 'any'), give)} > {resource('any', take)}"
        case {"do": "gain", "when": "event_die", "face": face, "resource": what, "amount": amount}:
            return f"{FACES[face]} : {resource(what, amount)}"
        case {"do": "gain", "when": "play", "resource": what, "amount": amount}:
            return f"+ {resource(what, amount)}"
        case {"do": "gain_choice", "when": "build", "amount": amount}:
            return f"+ {resource('any', amount)}"
        case {"do": "replace_trade_amount", "face": face, "amount": amount}:
            return f"{FACES[face]} : {resource('any', amount)}"
    return ""


def need(word: str) -> str:
    """A condition as the name of a message."""
    return f"card-{word.removeprefix('own:')}" if word.startswith("own:") else f"need-{NEEDS[word]}"


def design(card: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "place": PLACES.get(card["placement"], "action"),
        "sort": "action" if card["type"] == "action" else SORTS.get(card.get("subtype", ""), "building"),
        "cost": {tables.RESOURCES[r]: amount for r, amount in tables.bundle(card["cost"])},
        "points": {point: n for point, n in card["points"].items() if n},
    }
    if card["unique"]:
        found["unique"] = True
    if needs := [need(word) for words in card["requires"].values() for word in words]:
        found["needs"] = needs
    if effect := next((line for line in map(glyphs, card["effects"]) if line), ""):
        found["effect"] = effect
    return found


def components() -> dict[str, Any]:
    open_kinds = {v.id: tables.KINDS[v.open_kind] for v in tables.VARIANTS if v.open_kind >= 0}
    return {
        "resources": list(tables.RESOURCES),
        "sets": list(tables.SETS),
        "capacity": tables.CAPACITY,
        "token": tables.TOKEN_MINIMUM,
        "safe": tables.SAFE_UP_TO,
        "costs": {id: card["cost"] for id, card in tables.centre.items()},
        "regions": {
            id: [region["id"].removeprefix("region_").split("_", 1)[1].rstrip("_123456"), tables.RESOURCES[r], number]
            for id, region, r, number in zip(
                tables.REGIONS, tables.regions, tables.RESOURCE_OF, tables.NUMBER_OF, strict=True
            )
        },
        "start": [[tables.REGIONS[region] for region in regions] for regions in tables.START_REGIONS],
        "open": open_kinds,
        "events": {v.id: len(v.event_cards) + 1 for v in tables.VARIANTS},
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
