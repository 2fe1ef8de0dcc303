"""Whether animals find places, by trying every arrangement: slow, and written from section 8 alone.

A home is the plain data of `GAME.dump`. Places are tried one after the other; each holds one type up to its capacity,
or, on a meadow or pasture, some of the dogs and one sheep more than dogs (R8.4).
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

BEASTS = ("sheep", "donkey", "wild_boar", "cattle")
ROOMS = {
    room["id"]: room
    for room in json.loads(
        files("permonik.games.caverna").joinpath("data", "furnishings.json").read_text(encoding="utf-8")
    )["tiles"]
}

# (types it may hold, capacity, whether dogs may guard sheep there)
Place = tuple[tuple[str, ...], int, bool]


def places(home: dict[str, Any]) -> list[Place]:
    stables = set(home["stables"])
    found: list[Place] = [(BEASTS, 2, False)]  # the entry-level dwelling
    rooms = set(home["cells"].values())
    for cell, tile in home["cells"].items():
        match tile:
            case "meadow":
                found.append((BEASTS, 1 if cell in stables else 0, True))
            case "small_pasture":
                found.append((BEASTS, 4 if cell in stables else 2, True))
            case "ore_mine" | "ruby_mine":
                found.append((("donkey",), 1, False))
            case "mixed_dwelling":
                found.append((BEASTS, 2, False))
            case "breakfast_room":
                found.append((("cattle",), 3, False))
            case "cuddle_room":
                found.append((("sheep",), len(home["dwarfs"]), False))
            case "field" if "stubble_room" in rooms and cell not in home["crops"]:
                found.append((BEASTS, 1, False))
    found += [(BEASTS, 4 * 2 ** len(stables & set(pair)), True) for pair in home["larges"]]
    found += [(("wild_boar",), 1, False) for cell in stables if cell not in home["cells"]]
    return found


def can_house(home: dict[str, Any], extra: dict[str, int] | None = None) -> bool:
    """Whether the animals of a home (and some more) can all be placed."""
    herd = tuple(home["goods"][beast] + (extra or {}).get(beast, 0) for beast in BEASTS)
    return arrange(tuple(sorted(places(home))), herd, home["goods"]["dog"])


@cache
def arrange(left: tuple[Place, ...], herd: tuple[int, ...], dogs: int) -> bool:
    if not any(herd):
        return True
    if not left:
        return False
    (types, capacity, guarded), *others = left
    rest = tuple(others)
    if guarded:
        for here in range(1, dogs + 1):
            if herd[0] and arrange(rest, (max(0, herd[0] - here - 1), *herd[1:]), dogs - here):
                return True
    for at, beast in enumerate(BEASTS):
        if beast in types and herd[at] and capacity:
            fewer = (*herd[:at], max(0, herd[at] - capacity), *herd[at + 1 :])
            if arrange(rest, fewer, dogs):
                return True
    return arrange(rest, herd, dogs)
