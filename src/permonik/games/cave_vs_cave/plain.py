"""A whole position of Cave vs Cave as plain data, and back. All of it is public (H1 to H3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from permonik.games.cave_vs_cave.actions import CELL, FACE, GOOD, ROOM, SLOT, TILE
from permonik.games.cave_vs_cave.cave import ABSENT, COVERED, EMPTY, Cave, new_cave
from permonik.games.cave_vs_cave.masks import bits
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.steps import STEPS
from permonik.games.cave_vs_cave.tables import BOARD_SLOTS, EXTRA, LIMIT, SLOTS_OF_FACE, TURNS, WALLS
from permonik.kernel.domain import Domain
from permonik.kernel.errors import BadNotation, BadPosition
from permonik.kernel.step import build_step

CONTENTS = {EMPTY: "empty", COVERED: "covered", ABSENT: "absent"}
MARKS = {text: mark for mark, text in CONTENTS.items()}


class OneCave(TypedDict):
    """A player's cave and goods."""

    goods: dict[str, int]
    cells: dict[str, str]  # a room, "empty", "covered", or (the additional cavern) "absent"
    walls: list[str]  # the slots where walls were built
    face: str | None  # the side of the additional cavern that lies up, where the player has it


class Position(TypedDict):
    """Everything that lies on the table."""

    players: int
    round: int  # from 1
    turn: int  # turns taken in this round, by both players together
    start: int  # who has the start-player token
    up: list[str]  # action tiles face up, in the order in which they were turned up
    taken: list[list[str]]  # per player, the tiles taken in this round
    display: list[str]  # rooms face up for both
    unseen: list[str]  # dark rooms whose place nobody knows
    removed: list[str]  # light rooms that left the game (alone)
    walls: int  # in the supply
    pile: int  # rooms in the draw pile (alone)
    cavern: bool  # whether the additional cavern is still to be had
    caves: list[OneCave]
    tile: str | None  # the tile of this turn
    done: int  # its parts that are done, as bits
    used: list[str]  # rooms used in this turn
    uses: int  # room uses that are left
    room: str | None  # the room that is being used
    room_done: int  # its parts that are done, as bits
    dug: int  # cells excavated in this turn
    sold: bool  # whether the Prospecting Site sold its food in this turn
    agenda: list[list[str | int]]


def dump(s: CaveState) -> Position:
    return {
        "players": len(s.caves),
        "round": s.round + 1,
        "turn": s.turns,
        "start": s.start,
        "up": [TILE.ids[tile] for tile in s.shelf],
        "taken": [ids(TILE, taken) for taken in s.taken],
        "display": ids(ROOM, s.display),
        "unseen": ids(ROOM, s.unseen),
        "removed": ids(ROOM, s.removed),
        "walls": s.walls,
        "pile": s.pile,
        "cavern": s.cavern,
        "caves": [dump_cave(cave) for cave in s.caves],
        "tile": TILE.ids[s.tile] if s.tile >= 0 else None,
        "done": s.done,
        "used": ids(ROOM, s.used),
        "uses": s.uses,
        "room": ROOM.ids[s.room] if s.room >= 0 else None,
        "room_done": s.room_done,
        "dug": s.dug,
        "sold": s.sold,
        "agenda": [list(step.code()) for step in s.agenda],
    }


def dump_cave(cave: Cave) -> OneCave:
    return {
        "goods": {GOOD.ids[good]: held for good, held in enumerate(cave.goods)},
        "cells": {
            CELL.ids[cell]: ROOM.ids[content] if content >= 0 else CONTENTS[content]
            for cell, content in enumerate(cave.cells)
        },
        "walls": ids(SLOT, cave.walls),
        "face": face_of(cave),
    }


def face_of(cave: Cave) -> str | None:
    """The face of the additional cavern that lies up, which only its slots remember."""
    if cave.cells[EXTRA] == ABSENT:
        return None
    return FACE.ids[SLOTS_OF_FACE.index(cave.slots & ~BOARD_SLOTS)]


def restore(data: Mapping[str, Any]) -> CaveState:
    try:
        caves = [read_cave(cave) for cave in data["caves"]]
        if len(caves) != data["players"] or data["players"] not in (1, 2):
            raise ValueError("there are one or two caves")
        s = CaveState(
            [build_step(STEPS, code) for code in data["agenda"]],
            caves,
            [mask(TILE, taken) for taken in data["taken"]],
        )
        s.start = number(data["start"], len(caves) - 1)
        s.round = number(data["round"], len(TURNS[len(caves)])) - 1
        s.turns = number(data["turn"], 8)
        s.up = mask(TILE, data["up"])
        s.shelf = tuple([TILE.parse(name) for name in dict.fromkeys(data["up"])])
        s.display = mask(ROOM, data["display"])
        s.unseen = mask(ROOM, data["unseen"])
        s.removed = mask(ROOM, data["removed"])
        s.walls = number(data["walls"], WALLS)
        s.pile = number(data["pile"], 9)
        s.cavern = bool(data["cavern"])
        s.tile = -1 if data["tile"] is None else TILE.parse(data["tile"])
        s.done = number(data["done"], 7)
        s.used = mask(ROOM, data["used"])
        s.uses = number(data["uses"], 4)
        s.room = -1 if data["room"] is None else ROOM.parse(data["room"])
        s.room_done = number(data["room_done"], 3)
        s.dug = number(data["dug"], 9)
        s.sold = bool(data["sold"])
        return s
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, BadNotation) as error:
        raise BadPosition(f"no position of cave-vs-cave: {error!r}") from None


def read_cave(data: Mapping[str, Any]) -> Cave:
    cave = new_cave()
    for name, held in data["goods"].items():
        good = GOOD.parse(name)
        cave.goods[good] = number(held, LIMIT[good])
    cave.rooms = 0
    cave.covered = 0
    if data["face"] is not None:
        cave.add_cavern(FACE.parse(data["face"]))
    for name, content in data["cells"].items():
        cell = CELL.parse(name)
        cave.cells[cell] = MARKS[content] if content in MARKS else ROOM.parse(content)
        if cave.cells[cell] == COVERED:
            cave.covered |= 1 << cell
        elif cave.cells[cell] >= 0:
            cave.rooms |= 1 << cave.cells[cell]
    for slot in bits(mask(SLOT, data["walls"])):
        cave.build(slot)
    cave.survey()
    return cave


def ids(domain: Domain, mask: int) -> list[str]:
    return [domain.ids[number] for number in bits(mask)]


def mask(domain: Domain, names: list[str]) -> int:
    return sum([1 << domain.parse(name) for name in set(names)])


def number(value: object, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ValueError(f"{value!r} is no number from 0 to {most}")
    return value
