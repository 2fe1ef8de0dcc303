"""The points of a home, from its plain data and section 13 of the rules."""

from typing import Any

from .housing import BEASTS, ROOMS
from .invariants import adjacent, on_board

TILE_POINTS = {"small_pasture": 2, "large_pasture": 2, "ore_mine": 3, "ruby_mine": 4}  # per cell


def points(home: dict[str, Any]) -> int:
    return sum(lines(home).values())


def lines(home: dict[str, Any]) -> dict[str, int]:
    goods, cells, dwarfs = home["goods"], home["cells"], home["dwarfs"]
    rooms = [tile for tile in cells.values() if tile in ROOMS]
    grain = goods["grain"] + sum(crop.get("grain", 0) for crop in home["crops"].values())
    vegetables = goods["vegetable"] + sum(crop.get("vegetable", 0) for crop in home["crops"].values())
    used = {cell for cell in [*cells, *home["stables"]] if on_board(cell)}
    found = {
        "animals": goods["dog"] + sum(goods[beast] for beast in BEASTS),
        "missing": -2 * sum(not goods[beast] for beast in BEASTS),
        "grain": -(-grain // 2),
        "vegetables": vegetables,
        "rubies": goods["ruby"],
        "dwarfs": len(dwarfs),
        "unused": len(used) - 24,
        "rooms": sum(ROOMS[room]["vp"] for room in rooms),
        "tiles": sum(TILE_POINTS.get(tile, 0) for tile in cells.values()),
        "gold": goods["gold"],
        "begging": -3 * home["begging"],
    }
    yellow = 0
    armed = sum(dwarf["strength"] > 0 for dwarf in dwarfs)
    herd = sum(goods[beast] for beast in BEASTS)
    worth = {
        "weaving_parlor": goods["sheep"] // 2,
        "milking_parlor": goods["cattle"],
        "stone_storage": goods["stone"],
        "ore_storage": goods["ore"] // 2,
        "main_storage": 2 * sum(ROOMS[room]["color"] == "yellow" for room in rooms),
        "weapon_storage": 3 * armed,
        "supplies_storage": 8 if armed == len(dwarfs) else 0,
        "broom_chamber": {5: 5, 6: 10}.get(len(dwarfs), 0),
        "treasure_chamber": goods["ruby"],
        "food_chamber": 2 * min(grain, vegetables),
        "prayer_chamber": 8 if armed == 0 else 0,
        "fodder_chamber": herd // 3,
        "writing_chamber": min(7, -found["missing"] - found["unused"] - found["begging"]),
    }
    for cell, room in cells.items():
        if room == "state_parlor":
            near = [tile for other, tile in cells.items() if adjacent(cell, other)]
            dwellings = [
                t for t in near if t == "entry_level_dwelling" or (t in ROOMS and ROOMS[t]["color"] == "orange")
            ]
            yellow += 4 * len(dwellings)
        yellow += worth.get(room, 0)
    return {**found, "yellow": yellow}
