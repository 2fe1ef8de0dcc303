"""Home boards as characters on a grid: a large one to play on, and a small one to look at. `draw.py` shows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from permonik.games.caverna.board import BONUS, CELL_AT, CELLS, COLUMNS, FOREST_COLUMNS, PLACES, ROWS
from permonik.games.caverna.roomtables import POINTS, ROOM_DATA, ROOMS
from permonik.games.caverna.tables import ORE_MINE_POINTS, RUBY_MINE_POINTS

WIDTH: Final = 10  # the inner width of a cell of the large board: all short names fit
HEIGHT: Final = 2
LARGE_WIDTH: Final = COLUMNS * (WIDTH + 1) + 1
SMALL_CELL: Final = 4
SMALL_WIDTH: Final = COLUMNS * SMALL_CELL + 3

STABLE: Final = "⌂"
ROOM_MARKS: Final = {"orange": "◆", "green": "◇", "yellow": "○"}
ROOM_STYLES: Final = {"orange": "dark_orange", "green": "green", "yellow": "yellow"}
ENTRY: Final = "entry_level_dwelling"
MARKS: Final = {
    "forest": "♣",
    "mountain": "▒",
    "meadow": '"',
    "field": "≈",
    "small_pasture": "#",
    "large_pasture": "#",
    "cavern": "□",
    "tunnel": "═",
    "deep_tunnel": "≡",
    "ore_mine": "▽",
    "ruby_mine": "▼",
}
STYLES: Final = {
    "forest": "dim green",
    "mountain": "dim",
    "meadow": "green",
    "field": "yellow",
    "small_pasture": "bold green",
    "large_pasture": "bold green",
    "cavern": "",
    "tunnel": "",
    "deep_tunnel": "",
    "ore_mine": "cyan",
    "ruby_mine": "red",
}
TILE_POINTS: Final = {"ore_mine": ORE_MINE_POINTS, "ruby_mine": RUBY_MINE_POINTS}
PASTURES: Final = ("small_pasture", "large_pasture")
BONUS_AT: Final[dict[str, tuple[str, int]]] = {
    CELLS[CELL_AT[cell.bit_length() - 1]]: (good, number) for cell, good, number in BONUS
}

Form = Callable[[str, str], str]  # a message and one of its forms, in words


class Canvas:
    """Characters with styles, on a grid."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for offset, character in enumerate(text):
            self.rows[y][x + offset] = (character, style)


def fit(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def ground(home: dict[str, Any], cell: str, column: int) -> str:
    """What lies on a cell; without a tile it is forest or mountain."""
    return str(home["cells"].get(cell, "forest" if column < FOREST_COLUMNS else "mountain"))


def capacity(home: dict[str, Any], cell: str, tile: str) -> int:
    """How many animals of one type a cell holds, as far as it depends on tiles and stables alone (R8.3)."""
    stable = cell in home["stables"]
    if tile in ("meadow", "forest"):
        return 1 if stable else 0
    if tile == "small_pasture":
        return 4 if stable else 2
    if tile == "large_pasture":
        for pair in home["larges"]:
            if cell in pair:
                return int(4 << len([half for half in pair if half in home["stables"]]))
    return 2 if tile in (ENTRY, "mixed_dwelling") else 0


# -- the large board -------------------------------------------------------------------------------------------------


def large_board(home: dict[str, Any], say: Form) -> Canvas:
    canvas = Canvas(LARGE_WIDTH, ROWS * (HEIGHT + 1) + 1)
    draw_lines(canvas)
    for pair in home["larges"]:
        open_line(canvas, pair)
    for cell, (row, column) in zip(CELLS, PLACES, strict=True):
        if 0 <= row < ROWS and 0 <= column < COLUMNS:
            draw_cell(canvas, home, cell, row, column, say)
    return canvas


def draw_lines(canvas: Canvas) -> None:
    """Cells parted by thin lines, the halves by a double one, with the way in at the bottom."""
    for row in range(ROWS + 1):
        left, inner, right = ("┌", "┬", "┐") if row == 0 else ("└", "┴", "┘") if row == ROWS else ("├", "┼", "┤")
        y = row * (HEIGHT + 1)
        for column in range(COLUMNS + 1):
            x = column * (WIDTH + 1)
            mark = left if column == 0 else right if column == COLUMNS else inner
            if column == FOREST_COLUMNS:
                mark = "╥" if row == 0 else "╨" if row == ROWS else "╫"
            canvas.put(x, y, mark, "dim")
            if column < COLUMNS:
                canvas.put(x + 1, y, "─" * WIDTH, "dim")
            if row < ROWS:
                for line in range(1, HEIGHT + 1):
                    canvas.put(x, y + line, "║" if column == FOREST_COLUMNS else "│", "dim")
    for line in range(1, HEIGHT + 1):  # the cave entrance
        canvas.put(FOREST_COLUMNS * (WIDTH + 1), (ROWS - 1) * (HEIGHT + 1) + line, "→")


def open_line(canvas: Canvas, pair: list[str]) -> None:
    """Nothing parts the two cells of a large pasture."""
    (row, column), (other, last) = [PLACES[CELLS.index(cell)] for cell in pair]
    if not (0 <= row < ROWS and 0 <= other < ROWS and 0 <= column < COLUMNS and 0 <= last < COLUMNS):
        return
    if row == other:
        for line in range(1, HEIGHT + 1):
            canvas.put(max(column, last) * (WIDTH + 1), row * (HEIGHT + 1) + line, " ")
    else:
        canvas.put(column * (WIDTH + 1) + 1, max(row, other) * (HEIGHT + 1), " " * WIDTH)


def draw_cell(canvas: Canvas, home: dict[str, Any], cell: str, row: int, column: int, say: Form) -> None:
    """Above: the cell's name, a stable, and a number (room for animals, crops or points); below: what lies there."""
    x, y = column * (WIDTH + 1) + 1, row * (HEIGHT + 1) + 1
    tile = ground(home, cell, column)
    if tile in ("forest", "mountain"):
        canvas.put(x, y, MARKS[tile] * WIDTH, STYLES[tile])
        canvas.put(x, y + 1, MARKS[tile] * WIDTH, STYLES[tile])
        if cell in BONUS_AT:
            canvas.put(x, y + 1, bonus_text(cell, say).center(WIDTH))
        canvas.put(x, y, f"{say(f'cell-{cell}', '')} ")
    else:
        canvas.put(x, y, say(f"cell-{cell}", ""))
        name, style = tile_text(home, cell, tile, say)
        canvas.put(x, y + 1, fit(name, WIDTH), style)
    if tile in ROOMS or tile == ENTRY:
        colour = colour_of(tile)
        canvas.put(x + 3, y, ROOM_MARKS[colour], ROOM_STYLES[colour])
    if cell in home["stables"]:
        canvas.put(x + 3, y, STABLE, "bold")
    number = number_text(home, cell, tile)
    canvas.put(x + WIDTH - len(number), y, number)


def bonus_text(cell: str, say: Form) -> str:
    good, number = BONUS_AT[cell]
    name = say(f"good-{good}", "few" if number > 1 else "")
    text = f"+{number} {name}"
    return text if len(text) <= WIDTH else fit(f"+{name}", WIDTH)


def tile_text(home: dict[str, Any], cell: str, tile: str, say: Form) -> tuple[str, str]:
    """How a tile is called, with its style: a sown field by its crop, a room by its name."""
    if cell in home["crops"]:
        (crop,) = home["crops"][cell]
        return say(f"good-{crop}", ""), STYLES["field"]
    if tile in ROOMS:
        name = say(f"room-{tile}", "")
        return name if len(name) <= WIDTH else say(f"room-{tile}", "short"), f"bold {ROOM_STYLES[colour_of(tile)]}"
    if tile == ENTRY:
        return say(f"ground-{ENTRY}", "short"), f"bold {ROOM_STYLES['orange']}"
    return say(f"ground-{tile}", "short"), STYLES[tile]


def number_text(home: dict[str, Any], cell: str, tile: str) -> str:
    if cell in home["crops"]:
        (amount,) = home["crops"][cell].values()
        return f"×{amount}"
    if tile in ROOMS:
        points = POINTS[ROOMS.index(tile)]
        return f"{points}★" if points else ""
    if tile in TILE_POINTS:
        return f"{TILE_POINTS[tile]}★"
    holds = capacity(home, cell, tile)
    return str(holds) if holds and first_half(home, cell, tile) else ""


def first_half(home: dict[str, Any], cell: str, tile: str) -> bool:
    """A large pasture is one place and bears its number once."""
    return tile != "large_pasture" or cell in [pair[0] for pair in home["larges"]]


def colour_of(room: str) -> str:
    return "orange" if room == ENTRY else str(ROOM_DATA[ROOMS.index(room)]["color"])


# -- the small board -------------------------------------------------------------------------------------------------


def small_board(home: dict[str, Any], say: Form) -> Canvas:
    """A sign for each cell, with its stable and its number."""
    canvas = Canvas(SMALL_WIDTH, ROWS)
    for row in range(ROWS):
        canvas.put(0, row, "│", "dim")
        canvas.put(SMALL_WIDTH // 2, row, "→" if row == ROWS - 1 else "║", "dim")
        canvas.put(SMALL_WIDTH - 1, row, "│", "dim")
    for cell, (row, column) in zip(CELLS, PLACES, strict=True):
        if 0 <= row < ROWS and 0 <= column < COLUMNS:
            text, style = sign(home, cell, ground(home, cell, column), say)
            canvas.put(1 + column * SMALL_CELL + (column >= FOREST_COLUMNS), row, f" {text}", style)
    return canvas


def sign(home: dict[str, Any], cell: str, tile: str, say: Form) -> tuple[str, str]:
    if tile in ROOMS or tile == ENTRY:
        colour = colour_of(tile)
        return ROOM_MARKS[colour], ROOM_STYLES[colour]
    text = MARKS[tile]
    if cell in home["crops"]:
        ((crop, amount),) = home["crops"][cell].items()
        text += f"{say(f'good-{crop}', 'mark')}{amount}"
    elif tile in PASTURES and first_half(home, cell, tile):
        text += str(capacity(home, cell, tile))
    if cell in home["stables"] and len(text) < SMALL_CELL - 1:
        text += STABLE
    return text, STYLES[tile]
