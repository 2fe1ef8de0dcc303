"""What the browser's board of Rivals must know of the components, from the tables that the engine plays with.

What a card does is a short line of glyphs ("2brick > 1any"), which the board draws as pictures: its `effect` where the
line says it all, its `sign` where it only reminds of the words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from permonik.games.rivals import tables
from permonik.games.rivals.acting import SHIP_RATE
from permonik.games.rivals.effects.built import LIBRARY_CARDS, TITHES, WHEN_BUILT
from permonik.games.rivals.effects.standing import ARSON, NO_EXCHANGE, ODD, PLAIN, Standing
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
    odd = ODD.get(card["id"], PLAIN)
    if odd.at_trade > 1:
        return f"commerce : {odd.at_trade}any"
    if odd.exchange != NO_EXCHANGE:
        return f"1{tables.RESOURCES[odd.of]} > 1any"
    return ""


NO = "✕"


def sign(number: int) -> str:
    """What an odd expansion does, for whoever looks at the board: the first thing that its row or its entry says."""
    card = tables.cards[number]
    if "defends" in card:
        return f"roll {span(card['defends'])} {NO} action"
    if "calms" in card:
        return f"roll {span(card['calms'])} {NO} turmoil"
    if "shelters" in card:
        return f"{NO} brigand"
    if "plenty" in card:
        return "event : + any"
    if card["id"] in ODD:
        return sign_of(ODD[card["id"]])
    return SIGNS_BUILT[card["id"]] if card["id"] in WHEN_BUILT else ""


def span(faces: list[int]) -> str:
    """[1, 2, 3] is "1–3"; faces that do not follow each other stand one by one."""
    in_a_row = len(faces) > 1 and faces[-1] - faces[0] == len(faces) - 1
    return f"{faces[0]}–{faces[-1]}" if in_a_row else " ".join(map(str, faces))


def sign_of(odd: Standing) -> str:
    if odd.keeps_off:
        return f"building {NO} action" if odd.keeps_off == ARSON else f"{NO} event"
    if odd.saves_on:
        return f"{'building' if odd.saves_on & ~tables.HEROES else 'hero'} − 1any"
    if odd.search < tables.SEARCH_PRICE:
        return f"pile : {odd.search}any"
    if odd.after_plague:
        return f"event : + {odd.after_plague}any"
    if odd.when_lost:
        return f"{NO} building : + {odd.when_lost}any"
    if odd.at_production is not PLAIN.at_production:
        return "roll : + 1any"
    if ships := next((n for n in range(1, MOST_SHIPS) if odd.victory(0, n)), 0):
        return f"{ships}ship : {odd.victory(0, ships)}points"
    if by_ship := odd.commerce(0, 1):
        return f"ship : + {by_ship}commerce"
    if by_building := max(odd.commerce(1 << one, 0) for one in range(tables.FIRST_ACTION)):
        return f"building : + {by_building}commerce"
    raise ValueError("an entry of ODD says what has no sign for the board")


MOST_SHIPS = 20  # more than there are
# What happens once, when it is built.
SIGNS_BUILT = {
    "library": f"pile + {LIBRARY_CARDS}",
    "tithe_barn": f"hero : + {' / '.join(f'1{tables.RESOURCES[resource]}' for resource in TITHES)}",
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
    if effect := picture(tables.DESIGNS.index(card["id"])):
        found["effect"] = effect
    elif hint := sign(tables.DESIGNS.index(card["id"])):
        found["sign"] = hint
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
