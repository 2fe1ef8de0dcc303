"""Cards of the cave as characters on a grid: walls, fields and what parts them. `draw.py` puts them together."""

from __future__ import annotations

from typing import Any, Final

from permonik.games.saboteur.deck import Deck
from permonik.games.saboteur.grid import BESIDE, EAST, NORTH, SOUTH, WEST
from permonik.games.saboteur.tables import BRIDGE, EXIT, FIELDS, LADDER, LAIR, TUNNEL, VEIN

WEBS: Final = {"circle": "○", "triangle": "△", "square": "□"}
FIELD_MARKS: Final = {LAIR: "▼", LADDER: "╫", VEIN: "◇", BRIDGE: "=", TUNNEL: "∩", EXIT: "⌂"}
HEIGHT: Final = 5  # of a card

# Where a field is drawn on its card: at a side (0 to 3), in the middle, in the corner behind side 0, 1, 2 or 3.
MIDDLE: Final = 4
CORNER: Final = 5
ROWS: Final = (0, 1, 2, 1, 1, 0, 2, 2, 0)
PLACES: Final = (1, 2, 1, 0, 1, 2, 2, 0, 0)  # left, middle, right

Token = list[tuple[str, str]]  # characters with their styles


class Canvas:
    """Characters with styles, on a grid."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        self.write(x, y, [(character, style) for character in text])

    def write(self, x: int, y: int, token: Token) -> None:
        for offset, part in enumerate(token):
            self.rows[y][x + offset] = part


def open_ends(deck: Deck, cards: dict[int, int], down: dict[int, int]) -> set[int]:
    """The empty cells beside an open side: where a card may go if it fits."""
    found = [
        BESIDE[cell * 4 + side] for cell, code in cards.items() for side in range(4) if deck.mask[code] >> side & 1
    ]
    return {cell for cell in found if cell not in cards and cell not in down}


def field_slots(deck: Deck, code: int) -> dict[int, int]:
    """Where the fields of a card are drawn: by their sides, the others in the middle or in a corner."""
    design = code >> 1
    fields = range(deck.size[design])
    doors = [[side for side in range(4) if deck.door[code * 4 + side] == field] for field in fields]
    several = sum([1 for sides in doors if sides]) > 1
    slots: dict[int, int] = {}
    for field in fields:
        if len(doors[field]) == 1 or (doors[field] and several):
            slots[field] = doors[field][0] if doors[field][0] != EAST or SOUTH not in doors[field] else SOUTH
    inner = [field for field in fields if field not in slots]
    tunnels = [field for field in inner if deck.mark[design * FIELDS + field] == TUNNEL]
    for field in tunnels + [field for field in inner if field not in tunnels]:
        beside = sorted([slots[other] for other in deck.links[design * FIELDS + field] if slots.get(other, MIDDLE) < 4])
        wanted = [MIDDLE, *[side ^ 2 for side in range(4) if deck.mask[code] == 1 << side], EAST, WEST, NORTH, SOUTH]
        if MIDDLE in slots.values() and len(beside) == 2:
            first, second = beside
            wanted = [CORNER + (WEST if (first, second) == (NORTH, WEST) else first), *wanted]
        wanted += [CORNER + 1, CORNER + 3, CORNER, CORNER + 2]
        slots[field] = next(slot for slot in wanted if slot not in slots.values())
    return slots


def strokes(deck: Deck, code: int) -> list[tuple[int, str]]:
    """What parts the two bends of a double bend: a line across the card, by its corners."""
    design = code >> 1
    marks = [deck.mark[design * FIELDS + field] for field in range(deck.size[design])]
    start = deck.door[code * 4 + NORTH]
    if TUNNEL not in marks or start < 0:
        return []
    joined = {start}
    for _ in marks:
        near = [other for field in joined for other in deck.links[design * FIELDS + field]]
        joined |= {other for other in near if marks[other] != TUNNEL}
    if deck.door[code * 4 + EAST] in joined:
        return [(CORNER + WEST, "╲"), (CORNER + EAST, "╲")]
    if deck.door[code * 4 + WEST] in joined:
        return [(CORNER + NORTH, "╱"), (CORNER + SOUTH, "╱")]
    return []


def has_strokes(deck: Deck, code: int, row: int) -> bool:
    return any([ROWS[slot] == row for slot, _ in strokes(deck, code)])


def fitted(token: Token, room: int) -> Token:
    """The mark of a field gives way to those who stand there; a + stands for more than there is room for."""
    if len(token) > room:
        token = [part for part in token if part[0] not in FIELD_MARKS.values()]
    return token if len(token) <= room else [*token[: room - 1], ("+", "bold")]


def draw_box(canvas: Canvas, left: int, top: int, width: int, mask: int) -> None:
    """The walls of a card, with gaps where it is open."""
    half = (width - 5) // 2
    bottom, right, middle = top + HEIGHT - 1, left + width - 1, top + HEIGHT // 2
    lines = "─" * half
    canvas.put(left, top, f"┌{lines}{'╯ ╰' if mask >> NORTH & 1 else '───'}{lines}┐")
    canvas.put(left, bottom, f"└{lines}{'╮ ╭' if mask >> SOUTH & 1 else '───'}{lines}┘")
    for column, side, gap in ((left, WEST, "╯ ╮"), (right, EAST, "╰ ╭")):
        for row, character in enumerate(gap if mask >> side & 1 else "│││", middle - 1):
            canvas.put(column, row, character)


def draw_web(canvas: Canvas, web: dict[str, Any], left: int, top: int, width: int) -> None:
    """Its symbol lies on the edge, with the side that is up beside it or below it."""
    symbol, shows = WEBS[web["web"]], str(web["shows"])
    if web["side"] == "north":
        canvas.put(left + width // 2, top, symbol + shows, "bold magenta")
    else:
        canvas.put(left, top + HEIGHT // 2, symbol, "bold magenta")
        canvas.put(left, top + HEIGHT // 2 + 1, shows, "bold magenta")
