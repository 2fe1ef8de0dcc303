"""A whole position of Caverna as plain data, and back. All of it is public (H1, H2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from permonik.games.caverna.actions import CELL, GOOD, HARVEST, ROOM, SPACE
from permonik.games.caverna.board import CELL_AT, ENTRY_LEVEL, GRID
from permonik.games.caverna.home import ASIDE, NEWBORN, ROOM_BITS, ROOM_MASK, WAITING, Home
from permonik.games.caverna.masks import bits
from permonik.games.caverna.rooms import SUPPLIED_ROUNDS, SUPPLIERS
from permonik.games.caverna.roomtables import ORANGE
from permonik.games.caverna.spacetables import EACH, EACH_MASK, LYING
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.steps import STEPS
from permonik.games.caverna.survey import new_home, survey
from permonik.games.caverna.tables import (
    GREENS,
    LAST_ROUND,
    MOST_DWARFS,
    MOST_PLAYERS,
    REDS,
    SPACES,
    START_DWARFS,
    STRENGTH_MOST,
)
from permonik.kernel.domain import Domain
from permonik.kernel.errors import BadNotation, BadPosition
from permonik.kernel.step import build_step

PLACES: Final[dict[int, str]] = {WAITING: "waiting", ASIDE: "aside", NEWBORN: "newborn"}
PLACE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in PLACES.items()}
ENTRY: Final = "entry_level_dwelling"
# Nothing in the game comes near it; a number above is no position.
PLENTY: Final = 9999


def dump(s: CavernaState) -> dict[str, Any]:
    return {
        "players": len(s.homes),
        "round": s.round,
        "start": s.start,
        "active": s.active,
        "cards": {str(number): SPACE.ids[card] for number, card in enumerate(s.cards) if card >= 0},
        "harvests": [HARVEST.ids[kind] for kind in s.track],
        "markers": {"green": s.greens, "red": s.reds},
        "spaces": ids(SPACE, s.up),
        "taken": ids(SPACE, s.taken),
        "goods": {SPACE.ids[space]: dump_lying(space, s.lying[space]) for space in bits(s.stocked)},
        "display": ids(ROOM, s.display),
        "homes": [dump_home(home) for home in s.homes],
        "dwarf": None if s.dwarf < 0 else s.dwarf,
        "space": None if s.space < 0 else SPACE.ids[s.space],
        "imitated": None if s.imitated < 0 else SPACE.ids[s.imitated],
        "agenda": [[list(code) for code in stack] for stack in s.agenda_codes()],
    }


def dump_lying(space: int, lying: int) -> dict[str, int]:
    amounts = [(good, lying >> EACH * at & EACH_MASK) for at, good in enumerate(LYING[space])]
    return {GOOD.ids[good]: amount for good, amount in amounts if amount}


def dump_home(home: Home) -> dict[str, Any]:
    crops: dict[str, dict[str, int]] = {}
    for mask, crop, amount in crops_of(home):
        for at in bits(mask):
            crops[cell_id(at)] = {crop: amount}
    return {
        "goods": {GOOD.ids[good]: held for good, held in enumerate(home.goods)},
        "cells": dump_cells(home),
        "larges": [[cell_id(at) for at in bits(pair)] for pair in home.larges],
        "stables": cell_ids(home.stables),
        "crops": crops,
        "dwarfs": [
            {"strength": strength, "place": PLACES.get(place) or SPACES[place]}
            for strength, place in zip(home.strengths, home.places, strict=True)
        ],
        "promised": {ROOM.ids[room]: home.promised[at] for at, room in enumerate(SUPPLIERS)},
        "begging": home.begging,
        "doubled": home.doubled,
    }


def crops_of(home: Home) -> list[tuple[int, str, int]]:
    return [
        (home.grain3, "grain", 3),
        (home.grain2, "grain", 2),
        (home.grain1, "grain", 1),
        (home.vegetables2, "vegetable", 2),
        (home.vegetables1, "vegetable", 1),
    ]


def dump_cells(home: Home) -> dict[str, str]:
    """What lies on each cell with a tile, from the top left; the entry-level dwelling included."""
    found: dict[int, str] = {bits(ENTRY_LEVEL)[0]: ENTRY}
    for mask, name in (
        (home.meadow, "meadow"),
        (home.field, "field"),
        (home.small, "small_pasture"),
        (home.large, "large_pasture"),
        (home.cavern, "cavern"),
        (home.tunnel, "tunnel"),
        (home.deep, "deep_tunnel"),
        (home.ore_mine, "ore_mine"),
        (home.ruby_mine, "ruby_mine"),
    ):
        for at in bits(mask):
            found[at] = name
    for one in home.furnished:
        found[one >> ROOM_BITS] = ROOM.ids[one & ROOM_MASK]
    return {cell_id(at): found[at] for at in sorted(found)}


def restore(data: Mapping[str, Any]) -> CavernaState:
    """A position from plain data. What cannot be read is refused; whether a game could ever come to such a position
    (tiles that lie apart, animals without a place, the same room twice) is not checked: views are read back thus, and
    bots read many. A record is what is checked, entry by entry."""
    try:
        homes = [read_home(home) for home in data["homes"]]
        players = number(data["players"], MOST_PLAYERS, 1)
        if len(homes) != players:
            raise ValueError("every player has a home")
        cards = [-1] * (LAST_ROUND + 1)
        for name, card in data["cards"].items():
            cards[int(name)] = SPACE.parse(card)
        lying = [0] * len(SPACES)
        for name, goods in data["goods"].items():
            space = SPACE.parse(name)
            for good, amount in goods.items():
                lying[space] |= number(amount, EACH_MASK) << EACH * LYING[space].index(GOOD.parse(good))
        track = [HARVEST.parse(kind) for kind in data["harvests"]]
        if len(track) != LAST_ROUND + 1:
            raise ValueError("every round has a harvest")
        agenda, *lanes = [[build_step(STEPS, code) for code in stack] for stack in data["agenda"]]
        s = CavernaState(
            agenda,
            lanes,
            homes,
            cards,
            track,
            lying,
        )
        s.start = number(data["start"], players - 1)
        s.round = number(data["round"], LAST_ROUND)
        s.greens = number(data["markers"]["green"], GREENS)
        s.reds = number(data["markers"]["red"], REDS)
        s.up = mask(SPACE, data["spaces"])
        s.taken = mask(SPACE, data["taken"])
        s.stocked = mask(SPACE, list(data["goods"]))
        s.display = mask(ROOM, data["display"])
        s.active = number(data["active"], players - 1)
        s.dwarf = -1 if data["dwarf"] is None else number(data["dwarf"], MOST_DWARFS)
        s.space = -1 if data["space"] is None else SPACE.parse(data["space"])
        s.imitated = -1 if data["imitated"] is None else SPACE.parse(data["imitated"])
        return s
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, BadNotation) as error:
        raise BadPosition(f"no position of caverna: {error!r}") from None


def read_home(data: Mapping[str, Any]) -> Home:
    home = new_home(0)
    for name, held in data["goods"].items():
        home.goods[GOOD.parse(name)] = number(held, PLENTY)
    home.cavern = 0
    for name, content in data["cells"].items():
        read_cell(home, 1 << GRID[CELL.parse(name)], content)
    home.furnished.sort()
    home.larges = sorted([cell_mask(pair) for pair in data["larges"]])
    home.stables = cell_mask(data["stables"])
    for name, crop in data["crops"].items():
        cell = 1 << GRID[CELL.parse(name)]
        ((kind, amount),) = crop.items()
        sow(home, cell, kind, amount)
    dwarfs = data["dwarfs"]
    if not START_DWARFS <= len(dwarfs) <= MOST_DWARFS + 1:
        raise ValueError(f"{len(dwarfs)} dwarfs")
    home.strengths = [number(dwarf["strength"], STRENGTH_MOST) for dwarf in dwarfs]
    home.places = [read_place(dwarf["place"]) for dwarf in dwarfs]
    for name, rounds in data["promised"].items():
        at = SUPPLIERS.index(ROOM.parse(name))
        home.promised[at] = number(rounds, SUPPLIED_ROUNDS[at])
    home.begging = number(data["begging"], PLENTY)
    home.doubled = bool(data["doubled"])
    survey(home)
    return home


def read_cell(home: Home, cell: int, content: str) -> None:
    match content:
        case "meadow":
            home.meadow |= cell
        case "field":
            home.field |= cell
        case "small_pasture":
            home.small |= cell
        case "cavern":
            home.cavern |= cell
        case "tunnel":
            home.tunnel |= cell
        case "deep_tunnel":
            home.deep |= cell
        case "ore_mine":
            home.ore_mine |= cell
        case "ruby_mine":
            home.ruby_mine |= cell
        case "large_pasture" | "entry_level_dwelling":
            pass  # large pastures are read as pairs; the entry is printed
        case _:
            room = ROOM.parse(content)
            home.furnished.append(cell.bit_length() - 1 << ROOM_BITS | room)
            home.rooms |= 1 << room
            if ORANGE >> room & 1:
                home.orange |= cell


def sow(home: Home, cell: int, crop: str, amount: int) -> None:
    if not home.field & cell or not 1 <= amount <= (3 if crop == "grain" else 2):
        raise ValueError(f"{amount} {crop} cannot lie there")
    if crop == "grain":
        if amount == 3:
            home.grain3 |= cell
        elif amount == 2:
            home.grain2 |= cell
        else:
            home.grain1 |= cell
    elif amount == 2:
        home.vegetables2 |= cell
    else:
        home.vegetables1 |= cell


def read_place(name: str) -> int:
    return PLACE_NUMBERS[name] if name in PLACE_NUMBERS else SPACE.parse(name)


def cell_id(at: int) -> str:
    """The name of the cell with this bit of the grid."""
    return CELL.ids[CELL_AT[at]]


def cell_ids(mask: int) -> list[str]:
    return [cell_id(at) for at in bits(mask)]


def cell_mask(names: list[str]) -> int:
    return sum([1 << GRID[CELL.parse(name)] for name in set(names)])


def ids(domain: Domain, mask: int) -> list[str]:
    return [domain.ids[number] for number in bits(mask)]


def mask(domain: Domain, names: list[str]) -> int:
    return sum([1 << domain.parse(name) for name in set(names)])


def number(value: object, most: int, least: int = 0) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise ValueError(f"{value!r} is no number from {least} to {most}")
    return value
