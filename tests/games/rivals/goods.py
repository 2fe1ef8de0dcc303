"""Resources as everybody sees them, and what may bring or take them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from permonik.games.rivals.principality import FREE
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.tables import DESIGN, DESIGNS, KINDS, REGIONS, RESOURCE_OF, RESOURCES

REPEATED: tuple[str, ...] = ()
PLAYED = ("play", "build")
OWN = ("road", "settlement", "settlement-scout", "city", "trade", "ship", "mint")  # told with their prices
DEALT = {"events": "event", "moons": "event"}
ALSO = {
    "event-plague": "card-pharmacy",
    "face-celebration": "card-reiner",
    "face-plentiful_harvest": "card-toll_bridge card-pirate_ship cause-tolls",
}
TOLLS = ("card-toll_bridge", "card-pirate_ship")
# What stands in a principality, or was played before, and brings something beside what is going on.
LIFTED = ("card-irmgard", "cause-tolls", "card-toll_bridge", "card-pirate_ship", "card-pharmacy", "card-reiner")
ASKED: tuple[str, ...] = ()


def held(view: Any) -> list[Counter[str]]:
    books = []
    for one in view["principalities"]:
        book: Counter[str] = Counter()
        for place, n in one["stock"].items():
            region = one["regions"].get(place)
            book["amount-" + (RESOURCES[RESOURCE_OF[REGIONS.index(region)]] if region else "gold")] += n
        books.append(book)
    return books


def begins(text: str) -> bool:
    return text.split()[0] in (*PLAYED, *OWN, *DEALT, "search", "roll", "ResolveEvent", "AtMarket", "under")


def causes(origin: str, view: Any) -> set[str]:
    """An expansion that is lost calls Irmgard (R20.9), whatever took it."""
    verb, _, rest = origin.partition(" ")
    if verb in PLAYED:
        return {f"card-{DESIGNS[DESIGN[KINDS.index(rest)]]}", "card-irmgard"}
    if rest.startswith("moon-"):  # an event that somebody put there
        rest = view["moons"][int(rest.removeprefix("moon-")) - 1]
    if verb in DEALT or verb == "ResolveEvent":
        cause = f"{DEALT[verb]}-{rest}" if verb in DEALT else f"face-{view['face']}"
        return {cause, "card-irmgard", *ALSO.get(cause, "").split()}
    return {
        "search": {"cause-search"},
        "roll": {"cause-roll", "rolled"},
        "AtMarket": {"card-marketplace"},
        "under": {"card-irmgard"},
    }.get(verb, set())


def without(s: RivalsState, seat: int, cause: str) -> RivalsState | None:
    if seat < 0:
        return None
    if cause == "card-reiner":
        if not s.reiner or seat != s.active:
            return None
        s.reiner = False
        return s
    names = TOLLS if cause == "cause-tolls" else (cause,)
    designs = [1 << DESIGNS.index(name.removeprefix("card-")) for name in names]
    me = s.players[seat]
    if not all(me.has & design for design in designs):
        return None
    for design in designs:
        while me.has & design:
            me.clear(me.spots(design)[0], FREE)
    return s
