"""What a seat of Cave vs Cave knows, as a row of bytes. All of it is public (H3)."""

from __future__ import annotations

from typing import Any, Final

from permonik.games.cave_vs_cave.actions import CELL, GOOD, ROOM, SLOT, TILE
from permonik.games.cave_vs_cave.cave import ABSENT, EMPTY, Cave
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.steps import STEPS
from permonik.games.cave_vs_cave.tables import BOARD_SLOTS, EXTRA, LIMIT, SLOTS_OF_FACE, WALLS
from permonik.kernel.encoding import (
    NUMBER,
    Feature,
    Key,
    Memo,
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


def encode(s: CaveState, seat: int, buffer: Any) -> None:
    players = len(s.caves)
    parts: list[bytes] = []
    QUESTIONS.put(parts, s, seat)
    parts.append(SEAT[players][seat])
    parts.append(NUMBER[s.round + 1])
    parts.append(NUMBER[s.turns])
    parts.append(NUMBER[1 if s.start == seat else 0])
    put_bits(parts, s.up, TILES)
    put_supply(parts, s)
    put_turn(parts, s)
    put_cave(parts, s, seat)
    if players == 2:
        put_cave(parts, s, 1 - seat)
    buffer[:] = b"".join(parts)


# Most of the table stays as it is from one question to the next, so whole pieces are remembered. That is what makes
# an observation as cheap as a step.
SUPPLY: Final = Memo()
TURN: Final = Memo()
CAVES: Final = Memo()


def put_supply(parts: list[bytes], s: CaveState) -> None:
    key: Key = (s.display, s.unseen, s.removed, s.walls, s.pile, 1 if s.cavern else 0)
    piece = SUPPLY.known.get(key)
    if piece is None:
        made: list[bytes] = []
        put_bits(made, s.display, ROOMS)
        put_bits(made, s.unseen, ROOMS)
        put_bits(made, s.removed, ROOMS)
        made.append(NUMBER[s.walls])
        made.append(NUMBER[s.pile])
        made.append(NUMBER[1 if s.cavern else 0])
        piece = SUPPLY.keep(key, made)
    parts.append(piece)


def put_turn(parts: list[bytes], s: CaveState) -> None:
    key: Key = (s.tile, s.done, s.used, s.uses, s.room, s.room_done, s.dug, 1 if s.sold else 0)
    piece = TURN.known.get(key)
    if piece is None:
        made: list[bytes] = [TILE_ROW[s.tile]]
        put_bits(made, s.done, 3)
        put_bits(made, s.used, ROOMS)
        made.append(NUMBER[s.uses])
        made.append(ROOM_ROW[s.room])
        put_bits(made, s.room_done, 2)
        made.append(NUMBER[s.dug])
        made.append(NUMBER[1 if s.sold else 0])
        piece = TURN.keep(key, made)
    parts.append(piece)


def put_cave(parts: list[bytes], s: CaveState, player: int) -> None:
    cave = s.caves[player]
    put_bits(parts, s.taken[player], TILES)
    parts.append(bytes(cave.goods))
    key: Key = (cave.covered, empty(cave), cave.rooms, cave.walls, cave.slots, cave.fits, cave.access)
    piece = CAVES.known.get(key)
    if piece is None:
        made: list[bytes] = []
        put_bits(made, cave.covered, CELLS)
        put_bits(made, empty(cave), CELLS)
        put_bits(made, cave.rooms, ROOMS)
        put_bits(made, cave.walls, SLOTS)
        face = -1 if cave.cells[EXTRA] == ABSENT else SLOTS_OF_FACE.index(cave.slots & ~BOARD_SLOTS)
        made.append(FACE_ROW[face])
        put_bits(made, cave.fits, ROOMS)
        put_bits(made, cave.access, CELLS)
        piece = CAVES.keep(key, made)
    parts.append(piece)


def empty(cave: Cave) -> int:
    found = 0
    cells = cave.cells
    for cell in range(CELLS):
        if cells[cell] == EMPTY:
            found |= 1 << cell
    return found
