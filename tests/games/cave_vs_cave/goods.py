"""Goods as everybody sees them, and what may move them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.tables import EFFECT_IDS, OF_ROOM, OF_TILE, ROOMS, TILES

REPEATED: tuple[str, ...] = ()
# What rooms add by themselves, whatever is going on (R7.2); the first of them to what others bring.
LIFTED = ("room-retting_room", "room-wood_storeroom", "room-dungeon")
ASKED: tuple[str, ...] = ()
SOURCES = [*[f"tile-{tile}" for tile in TILES], *[f"room-{room}" for room in ROOMS]]


def held(view: Any) -> list[Counter[str]]:
    return [Counter({f"amount-{good}": n for good, n in cave["goods"].items()}) for cave in view["caves"]]


def begins(text: str) -> bool:
    return text.split()[0] in ("do", "exchange", "sell-food", "rooms")


def causes(origin: str, view: Any) -> set[str]:
    verb, _, rest = origin.partition(" ")
    if verb == "rooms":
        return {"dug"}
    if verb != "do":
        return set()
    effect = EFFECT_IDS.index(rest)
    return {next(SOURCES[at] for at, numbers in enumerate((*OF_TILE, *OF_ROOM)) if effect in numbers), *LIFTED}


def without(s: CaveState, seat: int, cause: str) -> CaveState | None:
    room = 1 << ROOMS.index(cause.removeprefix("room-"))
    if seat < 0 or not s.caves[seat].rooms & room:
        return None
    s.caves[seat].rooms &= ~room
    return s
