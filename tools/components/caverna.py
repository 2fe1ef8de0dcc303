"""What the browser's board of Caverna must know of the components, from the data files of the game.

What an action space, a loot item or a plain room gives becomes a short line of glyphs ("2wood + 1expedition"), which
the board draws as pictures. Goods that lie on a space are no part of its line: they are drawn as a pile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from permonik.games.caverna import tables
from permonik.games.caverna.board import DATA as BOARD
from permonik.games.caverna.roomtables import EXCHANGES, ROOMS, STARRED
from permonik.games.caverna.spacetables import PARTS, leaf_name

SPACES: list[dict[str, Any]] = tables.read("action_spaces.json")["spaces"]
FURNISHINGS: list[dict[str, Any]] = tables.read("furnishings.json")["tiles"]
LOOT: list[dict[str, Any]] = tables.read("expedition_loot.json")["items"]

# What people look for when they look for a space; a space belongs to the first group that names its beginning.
GROUPS: dict[str, tuple[str, ...]] = {
    "goods": (
        "logging",
        "wood_gathering",
        "forest_exploration",
        "ore_mining",
        "ore_delivery",
        "ruby_mining",
        "ruby_delivery",
        "depot",
        "large_depot",
        "strip_mining",
        "supplies",
    ),
    "farm": ("slash_and_burn", "clearing", "sustenance", "fence_building", "sheep_farming", "donkey_farming"),
    "cave": (
        "drift_mining",
        "excavation",
        "small_scale",
        "ore_mine_construction",
        "ruby_mine_construction",
        "extension",
    ),
    "home": ("housework", "growth", "wish_for_children", "urgent_wish", "family_life"),
    "war": ("blacksmithing", "adventure", "exploration", "hardware_rental"),
    "other": ("starting_player", "imitation", "weekly_market", "ore_trading"),
}
# The pictures of tiles and deeds, where their names are not those of the pictures.
PICTURES = {
    "wild_boar": "boar",
    "deep_tunnel": "deep",
    "ore_mine": "oremine",
    "ruby_mine": "rubymine",
    "small": "pasture",
    "large": "pastures",
    "any": "room",
    "dwelling_tile_only": "dwelling",
    "adjacent_dwelling": "dwelling",
    "yellow_furnishing": "room",
    "armed_dwarf": "weapon",
    "farm_animal": "sheep",
    "grain_vegetable_pair": "grain",
}
SIGNS = {"all": " ", "and_or": " + ", "then_or": " + ", "then": " + ", "either_or": " / "}


def picture(name: str) -> str:
    return PICTURES.get(name, name)


def goods(bundle: Mapping[str, int]) -> str:
    return " ".join(f"{amount}{picture(good)}" for good, amount in bundle.items())


def twin(name: str) -> str:
    return " ".join(picture(half) for half in tables.LANDSCAPE[name]["halves"])


def glyphs(node: Mapping[str, Any]) -> str:
    """A flow, or a single deed, as a line of glyphs; nothing for taking what lies there."""
    for connective, sign in SIGNS.items():
        if connective in node:
            return sign.join([line for line in map(glyphs, node[connective]) if line])
    match node["do"]:
        case "take_all":
            return ""
        case "gain" | "gain_goods":
            return goods(node["goods"])
        case "gain_if":
            return f"( {goods(node['goods'])} )"
        case "gain_per":
            return f"{goods(node['goods'])} × {picture(node['per'])}"
        case "place_twin":
            return " / ".join(twin(name) for name in node["tiles"])
        case "place_single":
            return picture(node["tile"])
        case "build_pasture":
            return picture(node["size"])
        case "build_stable":
            return "stable"
        case "furnish":
            return picture(node["choice"])
        case "forge_weapon":
            return "weapon"
        case "expedition":
            return f"{node['level']}expedition"
        case "trade":
            return f"{goods(node['give'])} > {goods(node['get'])}"
        case "imitate":
            return f"{goods(node['cost'])} > imitate" if node["cost"] else "imitate"
        case "strengthen_all_weapons":
            return f"+ {node['by']}weapon"
        case "family_growth":
            return "child"
        case "take_starting_player":
            return "start"
        case "market":
            return "market"
        case "sow" | "breed" as deed:
            return deed
    raise ValueError(f"no picture for {node['do']}")


def group(space: str) -> str:
    return next(name for name, beginnings in GROUPS.items() if space.startswith(beginnings))


def space(item: Mapping[str, Any]) -> dict[str, Any]:
    heaps = [good for good in tables.GOODS if any(good in more for more in (item["accumulate"] or {}).values())]
    return {"group": group(item["id"]), "line": glyphs(item["flow"]), **({"heaps": heaps} if heaps else {})}


def does(effect: Mapping[str, Any]) -> str:
    """What a plain effect does, one that is executed for whichever room has it; nothing for odd ones."""
    match effect["type"]:
        case "dwarf_room":
            return f"{effect['dwarfs']}dwarf"
        case "exchange":
            return f"{goods(effect['give'])} > {goods(effect['get'])}"
        case "future_gain":
            return f"{effect['rounds']}round : + {goods(effect['goods'])}"
        case "on_build_gain":
            return f"+ {goods(effect['goods'])}"
        case "on_build_gain_per":
            return f"{picture(effect['per'])} : + {goods(effect['goods'])}"
        case "score_per":
            return f"{effect['every']}{picture(effect['per'])} : + {effect['points']}points"
    return ""


def room(item: Mapping[str, Any]) -> dict[str, Any]:
    lines = [line for line in map(does, item["effects"]) if line]
    return {
        "colour": item["color"],
        "board": item["board"],
        "cost": item["cost"],
        "points": item["vp"],
        "more": STARRED[ROOMS.index(item["id"])],
        "many": item.get("unlimited", False),
        **({"lines": lines} if lines else {}),
    }


def loot(item: Mapping[str, Any]) -> dict[str, Any]:
    return {"strength": item["min_strength"], "cost": goods(item["do"].get("cost", {})), "line": glyphs(item["do"])}


def cell(place: list[int]) -> str:
    return f"r{place[0]}c{place[1]}"


def exchanges() -> dict[str, str]:
    """What they are about, for the panel that gathers them. What is given and got, answers say."""
    ruby = tables.GOODS.index("ruby")
    return {one.id: "room" if one.room >= 0 else "ruby" if dict(one.give).get(ruby) else "food" for one in EXCHANGES}


def parts() -> dict[str, str]:
    """The parts of action spaces, without their prices: answers say these."""
    found: dict[str, str] = {}

    def enter(flow: Mapping[str, Any]) -> None:
        for members in [flow[word] for word in ("and_or", "then_or", "then", "either_or") if word in flow]:
            for member in members:
                enter(member)
        block = flow.get("all", [flow] if "do" in flow else [])
        if block:
            found["_and_".join(leaf_name(leaf) for leaf in block)] = " ".join(pictured(leaf) for leaf in block).strip()

    for one in SPACES:
        enter(one["flow"])
    return {name: found[name] for name in PARTS}


def pictured(leaf: Mapping[str, Any]) -> str:
    line = glyphs(leaf)
    if leaf["do"] == "place_single":
        return f"{picture(leaf['on'][0])} > {line}"
    return f"+ {line}" if leaf["do"] == "gain" else line


def components() -> dict[str, Any]:
    ordered = sorted(SPACES, key=lambda one: order(one["id"]))
    return {
        "goods": list(tables.GOODS),
        "rounds": [list(rounds) for rounds in tables.ROUNDS],
        "goal": tables.SOLO_GOAL,
        "groups": list(GROUPS),
        "spaces": {one["id"]: space(one) for one in ordered},
        "rooms": {one["id"]: room(one) for one in FURNISHINGS},
        "loot": {one["id"]: loot(one) for one in LOOT},
        "exchanges": exchanges(),
        "bonus": {cell(one["cell"]): goods(one["goods"]) for one in BOARD["bonus"]},
        "parts": parts(),
        "twins": {name: twin(name) for name in tables.TWINS},
    }


def order(space: str) -> tuple[int, int]:
    """As the groups have it: group by group, and in each by what is named first."""
    beginnings = list(GROUPS.values())
    at = list(GROUPS).index(group(space))
    return at, next(i for i, beginning in enumerate(beginnings[at]) if space.startswith(beginning))
