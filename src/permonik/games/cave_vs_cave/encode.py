"""What a seat of Cave vs Cave knows, as a row of bytes. All of it is public (H3)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from permonik.games.cave_vs_cave.actions import CELL, GOOD, ROOM, SLOT, TILE
from permonik.games.cave_vs_cave.cave import ABSENT, EMPTY, Cave
from permonik.games.cave_vs_cave.sight import Sight
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.steps import STEPS
from permonik.games.cave_vs_cave.tables import BOARD_SLOTS, EXTRA, LIMIT, SLOTS_OF_FACE, WALLS
from permonik.kernel.encoding import (
    KEPT,
    NUMBER,
    Feature,
    Observation,
    Questions,
    one_hot,
    put_bits,
    seat_features,
)

VERSION: Final = 1
CELLS: Final = 12
ROOMS: Final = 25
TILES: Final = 12
SLOTS: Final = 16

QUESTIONS: Final = Questions(STEPS)
SEAT: Final[list[list[bytes]]] = [one_hot(players) for players in range(3)]
TILE_ROW: Final[list[bytes]] = one_hot(TILES)
ROOM_ROW: Final[list[bytes]] = one_hot(ROOMS)
FACE_ROW: Final[list[bytes]] = one_hot(2)

if (len(CELL), len(ROOM), len(TILE), len(SLOT)) != (CELLS, ROOMS, TILES, SLOTS):
    raise ValueError("the sizes above are not those of the tables")


def observation(players: int) -> Observation:
    features = [
        *QUESTIONS.features(),
        *seat_features(players),
        Feature("round", 1, 8, "the round, from 1"),
        Feature("turn", 1, 8, "turns taken in this round by all players"),
        Feature("start", 1, 1, "the own seat has the start-player token"),
        Feature("up", TILES, 1, "action tiles face up"),
        Feature("display", ROOMS, 1, "rooms face up for all"),
        Feature("unseen", ROOMS, 1, "dark rooms whose place nobody knows"),
        Feature("removed", ROOMS, 1, "light rooms that left the game (solo)"),
        Feature("walls", 1, WALLS, "walls in the supply"),
        Feature("pile", 1, 9, "rooms in the draw pile (solo)"),
        Feature("cavern", 1, 1, "the additional cavern is still to be had"),
        Feature("tile", TILES, 1, "the tile of this turn"),
        Feature("done", 3, 1, "its parts that are done"),
        Feature("used", ROOMS, 1, "rooms used in this turn"),
        Feature("uses", 1, 4, "room uses left"),
        Feature("room", ROOMS, 1, "the room being used"),
        Feature("room_done", 2, 1, "its parts that are done"),
        Feature("dug", 1, 9, "cells excavated in this turn"),
        Feature("sold", 1, 1, "the Prospecting Site has sold its food"),
    ]
    for player in range(players):
        whose = "own" if player == 0 else "other"
        features += [
            Feature(f"{whose}.taken", TILES, 1, "tiles taken in this round"),
            Feature(f"{whose}.goods", len(GOOD), max(LIMIT), "goods: " + ", ".join(GOOD.ids)),
            Feature(f"{whose}.covered", CELLS, 1, "cells that are not excavated: " + ", ".join(CELL.ids)),
            Feature(f"{whose}.empty", CELLS, 1, "excavated cells without a room"),
            Feature(f"{whose}.rooms", ROOMS, 1, "rooms, the entrance included: " + ", ".join(ROOM.ids)),
            Feature(f"{whose}.walls", SLOTS, 1, "built walls by slot"),
            Feature(f"{whose}.face", 2, 1, "the face of the additional cavern that lies up"),
            Feature(f"{whose}.fits", ROOMS, 1, "rooms for whose walls there is an empty cavern"),
            Feature(f"{whose}.access", CELLS, 1, "cells that could be excavated"),
        ]
    return Observation(VERSION, features)


def encode(state: CaveState, seat: int, buffer: Any) -> None:
    sight = state.sight
    if sight is None:
        sight = Sight(len(state.caves))
        state.sight = sight
    asked = QUESTIONS.piece(state, seat)
    when = round_piece(state, seat, sight)
    supply = supply_piece(state, sight)
    turn = turn_piece(state)
    held = held_piece(state, seat, sight)
    cave = cave_piece(state.caves[seat])
    if len(state.caves) == 1:
        buffer[:] = b"".join([asked, when, supply, turn, held, cave])
        return
    its = held_piece(state, 1 - seat, sight)
    theirs = cave_piece(state.caves[1 - seat])
    buffer[:] = b"".join([asked, when, supply, turn, held, cave, its, theirs])


def round_piece(s: CaveState, seat: int, sight: Sight) -> bytes:
    packed: i64 = s.round
    packed = ((packed * 16 + s.turns) * 2 + s.start) * 2 + seat
    packed = packed << TILES | s.up
    if packed != sight.when:
        parts = [SEAT[len(s.caves)][seat], NUMBER[s.round + 1], NUMBER[s.turns], NUMBER[1 if s.start == seat else 0]]
        put_bits(parts, s.up, TILES)
        sight.when = packed
        sight.round = b"".join(parts)
    return sight.round


# The turn changes with almost every question, in few ways.
TURNS: Final[dict[int, bytes]] = {}


def turn_piece(s: CaveState) -> bytes:
    packed: i64 = s.used
    packed = (packed * 16 + s.dug) * 2
    if s.sold:
        packed += 1
    packed = (packed * 8 + s.uses) * 4 + s.room_done
    # What differs most comes last: a dict looks at the lowest bits first.
    key = int(((packed * 8 + s.done) * 16 + s.tile + 1) * 32 + s.room + 1)
    piece = TURNS.get(key)
    if piece is None:
        parts = [TILE_ROW[s.tile]]
        put_bits(parts, s.done, 3)
        put_bits(parts, s.used, ROOMS)
        parts.append(NUMBER[s.uses])
        parts.append(ROOM_ROW[s.room])
        put_bits(parts, s.room_done, 2)
        parts.append(NUMBER[s.dug])
        parts.append(NUMBER[1 if s.sold else 0])
        piece = b"".join(parts)
        if len(TURNS) >= KEPT:
            TURNS.clear()
        TURNS[key] = piece
    return piece


def supply_piece(s: CaveState, sight: Sight) -> bytes:
    rooms: i64 = s.display
    rooms = rooms << ROOMS | s.unseen
    stock: i64 = s.removed
    stock = (stock * 16 + s.walls) * 32 + s.pile * 2
    if s.cavern:
        stock += 1
    if rooms != sight.rooms or stock != sight.stock:
        parts: list[bytes] = []
        put_bits(parts, s.display, ROOMS)
        put_bits(parts, s.unseen, ROOMS)
        put_bits(parts, s.removed, ROOMS)
        parts.append(NUMBER[s.walls])
        parts.append(NUMBER[s.pile])
        parts.append(NUMBER[1 if s.cavern else 0])
        sight.rooms = rooms
        sight.stock = stock
        sight.supply = b"".join(parts)
    return sight.supply


def held_piece(s: CaveState, player: int, sight: Sight) -> bytes:
    held = sight.held[player]
    packed: i64 = s.taken[player]
    goods = s.caves[player].goods
    for amount in goods:
        packed = packed * 32 + amount
    if packed != held.packed:
        parts: list[bytes] = []
        put_bits(parts, s.taken[player], TILES)
        held.packed = packed
        held.piece = parts[0] + bytes(goods)
    return held.piece


def cave_piece(cave: Cave) -> bytes:
    if cave.spelled:
        return cave.spelled
    empty = 0
    for cell in range(CELLS):
        if cave.cells[cell] == EMPTY:
            empty |= 1 << cell
    parts: list[bytes] = []
    put_bits(parts, cave.covered, CELLS)
    put_bits(parts, empty, CELLS)
    put_bits(parts, cave.rooms, ROOMS)
    put_bits(parts, cave.walls, SLOTS)
    face = -1 if cave.cells[EXTRA] == ABSENT else SLOTS_OF_FACE.index(cave.slots & ~BOARD_SLOTS)
    parts.append(FACE_ROW[face])
    put_bits(parts, cave.fits, ROOMS)
    put_bits(parts, cave.access, CELLS)
    cave.spelled = b"".join(parts)
    return cave.spelled
