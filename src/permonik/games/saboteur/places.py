"""What people call places: cells by column and row (`M13` is the start card), fields by where they lie on their card.

The same name stands on the board, in the log, in the answers and for screen readers, in every language.
"""

from __future__ import annotations

from typing import Final

from permonik.games.saboteur.deck import Deck
from permonik.games.saboteur.grid import BESIDE, NORTH, WEST, X, Y
from permonik.games.saboteur.tables import FIELDS, TUNNEL
from permonik.kernel.message import Arg

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
START_COLUMN: Final = 12  # M
START_ROW: Final = 13
COMPASS: Final[tuple[str, ...]] = ("north", "east", "south", "west")
# The two sides of a way through a card: across it, or round a corner.
WAYS: Final[dict[tuple[int, ...], str]] = {
    (0, 2): "part-north-south",
    (1, 3): "part-east-west",
    (0, 1): "part-north-east",
    (1, 2): "part-south-east",
    (2, 3): "part-south-west",
    (0, 3): "part-north-west",
}


def column_name(x: int) -> str:
    """A to Z; behind Z follow ZA, ZB and so on, before A come AZ, AY and so on."""
    at = x + START_COLUMN
    if at < 0:
        return "A" + (column_name(x + 26) if at < -26 else LETTERS[at])
    return "Z" + column_name(x - 26) if at >= 26 else LETTERS[at]


def row_name(y: int) -> str:
    row = START_ROW + y
    return str(row) if row >= 0 else f"\N{MINUS SIGN}{-row}"


def cell_name(cell: int) -> str:
    return column_name(X[cell]) + row_name(Y[cell])


def cell_word(cell: int) -> dict[str, str]:
    return {"text": cell_name(cell)}


def edge_word(edge: int) -> dict[str, object]:
    """An edge is named by the two cells beside it."""
    cell = edge >> 1
    beside = BESIDE[cell * 4 + (WEST if edge & 1 else NORTH)]
    return {"id": "edge-between", "args": {"one": cell_word(beside), "other": cell_word(cell)}}


def field_word(deck: Deck, code: int, field: int) -> Arg:
    """A field of the card that lies there (`code`, -1 for a face-down card): its cell, and the part of the card."""
    word = cell_word(field >> 3)
    if code < 0 or deck.size[code >> 1] == 1:
        return word
    return {"id": "place-on-card", "args": {"cell": word, "part": part_word(deck, code, field & 7)}}


def part_word(deck: Deck, code: int, field: int) -> Arg:
    """Where on its card a field lies; by number, where a corrected deck has two fields that would be called alike."""
    parts = [part(deck, code, other) for other in range(deck.size[code >> 1])]
    return parts[field] if parts.count(parts[field]) == 1 else {"id": "part-number", "args": {"number": field + 1}}


def part(deck: Deck, code: int, field: int) -> str:
    design = code >> 1
    sides = doors(deck, code, field)
    if len(sides) == 1:
        return f"part-{COMPASS[sides[0]]}"
    if sides:
        return WAYS.get(sides, "part-middle")
    links = deck.links[design * FIELDS + field]
    if deck.mark[design * FIELDS + field] == TUNNEL:
        return "part-tunnel"
    if len(links) == 1:
        return "part-end"
    led: list[int] = []
    for other in links:
        led += doors(deck, code, other)
    inner = [other for other in range(deck.size[design]) if not doors(deck, code, other)]
    return WAYS.get(tuple(sorted(led)), "part-middle") if len(inner) > 1 else "part-middle"


def doors(deck: Deck, code: int, field: int) -> tuple[int, ...]:
    """The open sides at which a field lies, as its card lies."""
    return tuple([side for side in range(4) if deck.door[code * 4 + side] == field])
