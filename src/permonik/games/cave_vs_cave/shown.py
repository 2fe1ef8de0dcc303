"""What only people need, worked out from what lies on the table: a page that draws it needs no rules."""

from __future__ import annotations

from typing import TypedDict

from permonik.games.cave_vs_cave import scoring
from permonik.games.cave_vs_cave.actions import CELL, GOOD, ROOM, SLOT, TILE
from permonik.games.cave_vs_cave.cave import ABSENT, EMPTY, Cave
from permonik.games.cave_vs_cave.effects.furnishing import ChooseCell, PaySurcharge
from permonik.games.cave_vs_cave.masks import bits
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.tables import (
    AT_START,
    BACKS,
    BOARD_SLOTS,
    COST,
    EFFECTS,
    EXTRA,
    FITTING,
    GOAL,
    OF_TILE,
    ORANGE,
    POINTS,
    TURNS,
    WITH_BACK,
)


class Offer(TypedDict):
    """A room of the display, and what a player lacks for it."""

    missing: dict[str, int]  # goods of its own cost that are not held
    cells: list[str]  # empty caverns whose walls suit it
    colour: bool  # whether its colour is allowed now
    possible: bool  # nothing is lacking


class Worth(TypedDict):
    """A room that counts at the end."""

    room: str
    points: int


class CaveShown(TypedDict):
    """What follows from a player's cave."""

    points: int  # of rooms and gold, as the game stands
    worth: list[Worth]  # the rooms with points, the best first
    extra_slots: list[str]  # the places for walls that the additional cavern brought
    offers: dict[str, Offer]  # by room of the display


class Place(TypedDict):
    """A place on the action board, from left to right: those of the start, then one for each round."""

    round: int | None  # in which its tile is turned up; null: it lies open from the start
    turns: int | None  # each player has in that round, as the back of the tile says
    tile: str | None  # null: face down
    taker: int | None  # who has taken the tile in this round
    current: bool  # it is the tile of this turn
    done: list[bool]  # the parts of that tile: done, or still to do


class Shown(TypedDict):
    """What a person is shown beside the view."""

    over: bool
    active: int | None  # whose turn it is
    rounds: int  # of the whole game
    turn: int  # of the active player in this round, from 1
    turns: int  # each player has in this round
    goal: int | None  # alone: the points to reach
    shelf: list[Place]
    placing: str | None  # the room that was chosen and lies nowhere yet
    cavern_of: int | None  # who has the additional cavern
    caves: list[CaveShown]


def shown(s: CaveState) -> Shown:
    """Everything is public: every seat is shown the same."""
    players = len(s.caves)
    turns = s.turns_each()
    return {
        "over": s.over,
        "active": None if s.over else (s.start + s.turns) % players,
        "rounds": len(TURNS[players]),
        "turn": min(s.turns // players + 1, turns),
        "turns": turns,
        "goal": GOAL if players == 1 else None,
        "shelf": places(s),
        "placing": placing(s),
        "cavern_of": next((seat for seat, cave in enumerate(s.caves) if cave.cells[EXTRA] != ABSENT), None),
        "caves": [see_cave(s, cave) for cave in s.caves],
    }


def places(s: CaveState) -> list[Place]:
    """A tile lies where it was turned up, and stays there: a new one takes the next place with its back."""
    players = len(s.caves)
    found = [place(s, None, None, tile) for tile in bits(AT_START)]
    turned = {back: [tile for tile in s.shelf if tile in WITH_BACK[players][i]] for i, back in enumerate(BACKS)}
    for round, turns in enumerate(TURNS[players]):
        tiles = turned[str(turns)]
        found.append(place(s, round + 1, turns, tiles.pop(0) if tiles else None))
    return found


def place(s: CaveState, round: int | None, turns: int | None, tile: int | None) -> Place:
    current = tile is not None and tile == s.tile
    return {
        "round": round,
        "turns": turns,
        "tile": None if tile is None else TILE.ids[tile],
        "taker": next((seat for seat, taken in enumerate(s.taken) if tile is not None and taken >> tile & 1), None),
        "current": current,
        "done": parts_done(s) if current else [],
    }


def parts_done(s: CaveState) -> list[bool]:
    parts = sorted({EFFECTS[number].part for number in OF_TILE[s.tile]})
    return [bool(s.done & part) for part in parts]


def placing(s: CaveState) -> str | None:
    for step in s.agenda:
        if isinstance(step, (ChooseCell, PaySurcharge)):
            return ROOM.ids[step.room]
    return None


def see_cave(s: CaveState, cave: Cave) -> CaveShown:
    rooms = sorted([room for room in bits(cave.rooms) if POINTS[room] > 0], key=lambda room: -POINTS[room])
    return {
        "points": scoring.total(cave),
        "worth": [{"room": ROOM.ids[room], "points": POINTS[room]} for room in rooms],
        "extra_slots": [SLOT.ids[slot] for slot in bits(cave.slots & ~BOARD_SLOTS)],
        "offers": {ROOM.ids[room]: offer(cave, room) for room in bits(s.display)},
    }


def offer(cave: Cave, room: int) -> Offer:
    goods = cave.goods
    missing = {GOOD.ids[good]: due - goods[good] for good, due in COST[room] if goods[good] < due}
    cells = [
        CELL.ids[cell]
        for cell, content in enumerate(cave.cells)
        if content == EMPTY and FITTING[cave.sides[cell]] >> room & 1
    ]
    colour = bool(ORANGE >> room & 1) or cave.may_furnish_blue()  # R6.6.4
    return {"missing": missing, "cells": cells, "colour": colour, "possible": not missing and bool(cells) and colour}
