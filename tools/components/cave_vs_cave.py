"""What the browser's board of Cave vs Cave must know of the components, from the data files of the game.

Effects become short lines of glyphs ("1flax > 1gold"), which the board draws as pictures.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any

from permonik.games.cave_vs_cave import tables

SIDES = ("north", "east", "south", "west")
NEEDS = {"required": "x", "optional": "o", "forbidden": "-"}


def goods(bundle: Mapping[str, int]) -> str:
    return " ".join(f"{amount}{good}" for good, amount in bundle.items())


def paid(pay: Mapping[str, int], rest: str) -> str:
    return f"{goods(pay)} > {rest}" if pay else rest


def surcharge(option: Mapping[str, Any]) -> str:
    if option["kind"] == "food_per_turn":
        return f"{option['amount']}food dwarf"
    return f"{option['amount']}{option['kind']}"


def glyphs(effect: Mapping[str, Any]) -> str:
    """An effect as a line of glyphs: amounts of things, and signs between them."""
    match effect["op"]:
        case "gain":
            less = effect.get("condition", {}).get("less_than")
            return f"+ {goods(effect['goods'])}" + (f" <{less}" if less else "")
        case "gain_one_of":
            return "+ " + " / ".join(goods(option) for option in effect["options"])
        case "exchange":
            return paid(effect["pay"], goods(effect["gain"]))
        case "exchange_different":
            return f"{effect['pay_kinds']}any > {goods(effect['gain'])}"
        case "replenish" if effect["choose"] == "all":
            every = len(effect["goods"]) == len(tables.GOODS)
            least = f"{effect['to'] - 1}any"
            return f"{least if every else ' '.join(effect['goods'])} ^{effect['to']}"
        case "replenish":
            return f"{' / '.join(effect['goods'])} ^{effect['to']}"
        case "use_rooms":
            return f"{effect['count']}use"
        case "extra_room_use":
            return f"+ {effect['count']}use"
        case "excavate":
            return paid(effect["pay"], f"{effect['count']}dig" + (" through" if effect["through_walls"] else ""))
        case "furnish":
            ways = " / ".join(surcharge(option) for option in effect["surcharge_options"])
            return f"room : {ways}" if ways else "room"
        case "build_wall":
            return f"{effect['count']}wall"
        case "raze_wall":
            return f"{effect['count']}raze > {goods(effect['gain'])}"
    raise ValueError(f"no picture for {effect['op']}")


def trigger(trigger: Mapping[str, Any]) -> str:
    """What a blue room watches for, and what it then does."""
    watched = {
        "choose_action_tile": lambda: "tile",
        "gain_good": lambda: trigger["good"],
        "use_rooms": lambda: " / ".join(f"{count}use" for count in trigger["counts"]),
        "build_wall": lambda: "1wall",
    }[trigger["on"]]()
    return f"{watched} : {glyphs(trigger['effect'])}"


def parts(item: Mapping[str, Any]) -> list[list[str]]:
    """The ids of the effects: alternatives together, part by part."""
    found = iter(effect.id for effect in tables.effects_of(dict(item)))
    return [[next(found) for _ in part["alternatives"]] for part in item.get("parts", [])]


def pictures(item: Mapping[str, Any]) -> dict[str, str]:
    effects = [effect for part in item.get("parts", []) for effect in part["alternatives"]]
    return {id: glyphs(effect) for id, effect in zip(chain(*parts(item)), effects, strict=True)}


def room(item: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {"colour": item["colour"], "points": item["points"], "parts": parts(item)}
    if "wall_shape" in item:
        printed = tables.shapes[item["wall_shape"]]["printed"]
        found["cost"] = item["cost"]
        found["shape"] = item["wall_shape"]
        found["walls"] = "".join(NEEDS[printed[side]] for side in SIDES)
    if "trigger" in item:
        found["trigger"] = trigger(item["trigger"])
    return found


def components() -> dict[str, Any]:
    cells = tables.board["cell"]
    effects: dict[str, str] = {}
    for item in [*tables.tiles, *tables.rooms]:
        effects |= pictures(item)
    return {
        "goods": {good["id"]: good["limit"] for good in tables.goods},
        "walls": tables.WALLS,
        "tiles": {tile["id"]: {"parts": parts(tile)} for tile in tables.tiles},
        "rooms": {item["id"]: room(item) for item in tables.rooms},
        "effects": effects,
        "cells": {cell["id"]: {"food": cell["food_symbol"]} for cell in cells},
        "slots": {slot["id"]: [slot["a"], slot["side_a"]] for slot in tables.between},
    }
