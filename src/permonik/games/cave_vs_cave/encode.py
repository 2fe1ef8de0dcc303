"""What a seat of Cave vs Cave knows, as a row of bytes. All of it is public (H3)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from permonik.games.cave_vs_cave.actions import CELL, GOOD, ROOM, SLOT, TILE
from permonik.games.cave_vs_cave.cave import ABSENT, EMPTY, Cave
from permonik.games.cave_vs_cave.row_pieces import RowPieces
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.steps import STEPS
from permonik.games.cave_vs_cave.tables import BOARD_SLOTS, EXTRA, LIMIT, SLOTS_OF_FACE, WALLS
from permonik.minds.encoding import (
    EIGHT,
    NUMBER,
    WHOLE,
    Bits,
    Feature,
    Observation,
    Questions,
    one_hot,
    seat_features,
    spelled,
)
from permonik.minds.pieces import Pieces

VERSION: Final = 1
CELLS: Final = 12
ROOMS: Final[int] = len(ROOM)
MOST_ROOMS: Final = 28  # two masks of them fit into a native int
TILES: Final = 12
SLOTS: Final = 16

QUESTIONS: Final = Questions(STEPS)
SEAT: Final[list[list[bytes]]] = [one_hot(players) for players in range(3)]
TILE_ROW: Final[list[bytes]] = one_hot(TILES)
ROOM_ROW: Final[list[bytes]] = one_hot(ROOMS)
FACE_ROW: Final[list[bytes]] = one_hot(2)

TWELVE: Final = Bits(12)  # tiles, cells, and the first half of the rooms
OTHERS: Final = Bits(ROOMS - 12)  # the other half
PAIR: Final[list[bytes]] = [bytes([at // 32, at % 32]) for at in range(32 * 32)]  # amounts of two goods
ROUNDS: Final = 16  # more than there are, and turns in a round
WHEN: Final[list[bytes]] = [b""] * (2 * 2 * 2 * ROUNDS * ROUNDS)  # those that came up before
TURNS: Final = Pieces()  # a turn changes with almost every question, in few ways

if (len(CELL), len(TILE), len(SLOT)) != (CELLS, TILES, SLOTS) or ROOMS > MOST_ROOMS:
    raise ValueError("the sizes above are not those of the tables")


def observation(players: int) -> Observation:
    features = [
        *QUESTIONS.features(),
        *seat_features(players),
        Feature("round", 1, 8, "the round, from 1"),
        Feature("turn", 1, 8, "turns taken in this round by all players"),
        Feature("start", 1, 1, "the own seat has the start-player token"),
        Feature("up", TILES, 1, "action tiles face up", TILE.ids),
        Feature("display", ROOMS, 1, "rooms face up for all", ROOM.ids),
        Feature("unseen", ROOMS, 1, "dark rooms whose place nobody knows", ROOM.ids),
        Feature("removed", ROOMS, 1, "light rooms that left the game (solo)", ROOM.ids),
        Feature("walls", 1, WALLS, "walls in the supply"),
        Feature("pile", 1, 9, "rooms in the draw pile (solo)"),
        Feature("cavern", 1, 1, "the additional cavern is still to be had"),
        Feature("tile", TILES, 1, "the tile of this turn", TILE.ids),
        Feature("done", 3, 1, "its parts that are done"),
        Feature("used", ROOMS, 1, "rooms used in this turn", ROOM.ids),
        Feature("uses", 1, 4, "room uses left"),
        Feature("room", ROOMS, 1, "the room being used", ROOM.ids),
        Feature("room_done", 2, 1, "its parts that are done"),
        Feature("dug", 1, 9, "cells excavated in this turn"),
        Feature("sold", 1, 1, "the Prospecting Site has sold its food"),
    ]
    for player in range(players):
        whose = "own" if player == 0 else "other"
        features += [
            Feature(f"{whose}.taken", TILES, 1, "tiles taken in this round", TILE.ids),
            Feature(f"{whose}.goods", len(GOOD), max(LIMIT), "goods: " + ", ".join(GOOD.ids)),
            Feature(f"{whose}.covered", CELLS, 1, "cells that are not excavated: " + ", ".join(CELL.ids)),
            Feature(f"{whose}.empty", CELLS, 1, "excavated cells without a room"),
            Feature(f"{whose}.rooms", ROOMS, 1, "rooms, the entrance included: " + ", ".join(ROOM.ids), ROOM.ids),
            Feature(f"{whose}.walls", SLOTS, 1, "built walls by slot"),
            Feature(f"{whose}.face", 2, 1, "the face of the additional cavern that lies up"),
            Feature(f"{whose}.fits", ROOMS, 1, "rooms for whose walls there is an empty cavern", ROOM.ids),
            Feature(f"{whose}.access", CELLS, 1, "cells that could be excavated"),
        ]
    return Observation(VERSION, features)


def encode(state: CaveState, seat: int, buffer: Any) -> None:
    pieces = pieces_of(state)
    asked = QUESTIONS.piece(state, seat)
    when = when_piece(state, seat)
    up = TWELVE.piece(state.up)
    supply = supply_piece(state, pieces)
    turn = turn_piece(state)
    own = player_piece(state, seat, pieces)
    if len(state.caves) == 1:
        buffer[WHOLE] = b"".join((asked, when, up, supply, turn, own))
        return
    other = player_piece(state, 1 - seat, pieces)
    buffer[WHOLE] = b"".join((asked, when, up, supply, turn, own, other))


def pieces_of(s: CaveState) -> RowPieces:
    pieces = s.row_pieces
    if pieces is None:
        pieces = RowPieces(len(s.caves))
        s.row_pieces = pieces
    return pieces


def when_piece(s: CaveState, seat: int) -> bytes:
    at: i64 = len(s.caves) - 1
    at = (at * 2 + seat) * 2 + s.start
    at = (at * ROUNDS + s.round) * ROUNDS + s.turns
    piece = WHEN[at]
    if len(piece) == 0:
        starts = NUMBER[1 if s.start == seat else 0]
        piece = b"".join([SEAT[len(s.caves)][seat], NUMBER[s.round + 1], NUMBER[s.turns], starts])
        WHEN[at] = piece
    return piece


def turn_piece(s: CaveState) -> bytes:
    packed: i64 = s.used
    packed = (packed * 16 + s.dug) * 2
    if s.sold:
        packed += 1
    packed = (packed * 8 + s.uses) * 4 + s.room_done
    packed = ((packed * 8 + s.done) * 16 + s.tile + 1) * 32 + s.room + 1
    piece = TURNS.get(packed)
    if len(piece) == 0:
        used = [spelled(s.used, ROOMS), NUMBER[s.uses]]
        room = [ROOM_ROW[s.room], spelled(s.room_done, 2), NUMBER[s.dug], NUMBER[1 if s.sold else 0]]
        piece = b"".join([TILE_ROW[s.tile], spelled(s.done, 3), *used, *room])
        TURNS.keep(packed, piece)
    return piece


def supply_piece(s: CaveState, pieces: RowPieces) -> bytes:
    rooms: i64 = s.display
    rooms = rooms << ROOMS | s.unseen
    stock: i64 = s.removed
    stock = (stock * 16 + s.walls) * 32 + s.pile * 2
    if s.cavern:
        stock += 1
    if rooms != pieces.rooms or stock != pieces.stock:
        pieces.rooms = rooms
        pieces.stock = stock
        pieces.supply = b"".join(
            (
                low_rooms(s.display),
                high_rooms(s.display),
                low_rooms(s.unseen),
                high_rooms(s.unseen),
                low_rooms(s.removed),
                high_rooms(s.removed),
                NUMBER[s.walls],
                NUMBER[s.pile],
                NUMBER[1 if s.cavern else 0],
            )
        )
    return pieces.supply


def player_piece(s: CaveState, player: int, pieces: RowPieces) -> bytes:
    known = pieces.players[player]
    cave = s.caves[player]
    if len(cave.spelled) == 0:
        cave.spelled = cave_piece(cave)
    held: i64 = s.taken[player]
    for amount in cave.goods:
        held = held * 32 + amount
    if held != known.held or cave.spelled is not known.cave:
        taken = TWELVE.piece(s.taken[player])
        first, second, third = PAIR[held >> 20 & 1023], PAIR[held >> 10 & 1023], PAIR[held & 1023]
        known.held = held
        known.cave = cave.spelled
        known.piece = b"".join((taken, first, second, third, cave.spelled))
    return known.piece


def cave_row(cave: Cave) -> bytes:
    if len(cave.spelled) == 0:
        cave.spelled = cave_piece(cave)
    return cave.spelled


def cave_piece(cave: Cave) -> bytes:
    cells = cave.cells
    empty = 0
    for cell in range(CELLS):
        if cells[cell] == EMPTY:
            empty |= 1 << cell
    face = -1 if cells[EXTRA] == ABSENT else SLOTS_OF_FACE.index(cave.slots & ~BOARD_SLOTS)
    return b"".join(
        (
            TWELVE.piece(cave.covered),
            TWELVE.piece(empty),
            low_rooms(cave.rooms),
            high_rooms(cave.rooms),
            EIGHT[cave.walls & 255],
            EIGHT[cave.walls >> 8],
            FACE_ROW[face],
            low_rooms(cave.fits),
            high_rooms(cave.fits),
            TWELVE.piece(cave.access),
        )
    )


def low_rooms(rooms: int) -> bytes:
    return TWELVE.piece(rooms & 4095)


def high_rooms(rooms: int) -> bytes:
    return OTHERS.piece(rooms >> 12)
