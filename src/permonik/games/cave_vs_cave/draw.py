"""Cave vs Cave in the terminal: the action board, the display, and the caves with their goods.

Cells are lettered and numbered as the words call them (A1 to C5), so that a place named in an answer can be found.
Colours only repeat what the characters say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from permonik.games.cave_vs_cave.cave import Cave
from permonik.games.cave_vs_cave.plain import restore
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.tables import (
    BACKS,
    CELLS,
    COST,
    EAST,
    ENTRANCE_CELL,
    EXTRA,
    FACES,
    GOAL,
    GOODS,
    NATURAL,
    NATURAL_OF_FACE,
    NORTH,
    ORANGE,
    POINTS,
    ROOMS,
    SIDES,
    SLOTS,
    SOUTH,
    TILES,
    TURNS,
    WALLED,
    WALLS,
    WEST,
    WITH_BACK,
    WITH_FOOD,
    rooms,
    shapes,
    tiles,
)
from permonik.kernel.game import View
from permonik.words import Words, clean

MARKS: Final = ("●", "■")  # the players
# Heavy lines that leave a point to the north (1), east (2), south (4) and west (8).
LINES: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
BUILT: Final = "▓"
COVERED: Final = "░"
WALL_STYLES: Final = {"natural": "", "built": "bold yellow", "free": "dim"}
ROOM_STYLES: Final = {"orange": "dark_orange", "blue": "dodger_blue1"}
ROOM_MARKS: Final = {"orange": "◆", "blue": "◇"}
BLOCKS: Final = " ▏▎▍▌▋▊▉█"

LARGE: Final = 14  # the inner width of a cell that holds most names
SMALL: Final = 11  # and of one that holds all short names
HEIGHT: Final = 2  # the inner height of a cell
GAP: Final = 2
SIDE_COLUMN: Final = 48  # the least width of what stands beside the caves
CARD: Final = 38  # the least width of a room in the display
HIGH_BESIDE: Final = 14  # the lines of rooms that may stand beside the caves, under the action board


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    return Drawing(view, words, names)


class Drawing:
    """Arranges itself by the width it gets: caves beside the rest, or under it, or one under the other."""

    def __init__(self, view: View, words: Words, names: Sequence[str]) -> None:
        self.view = view
        self.words = words
        self.names = [f"{mark} {clean(name)}" for mark, name in zip(MARKS, names, strict=False)]
        self.state: CaveState = restore(view)
        self.players: int = view["players"]
        self.over = not view["agenda"]
        self.active: int = (view["start"] + view["turn"]) % self.players

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = options.max_width
        beside = width - self.caves_width(LARGE) - GAP
        if beside >= SIDE_COLUMN:
            grid = Table.grid(padding=(0, GAP, 0, 0))
            grid.add_column(width=self.caves_width(LARGE))
            if self.cards_high(beside) <= HIGH_BESIDE:
                grid.add_row(self.caves(LARGE), Group(*self.board(beside), *self.display(beside)))
                yield Group(self.status(), grid)
            else:
                grid.add_row(self.caves(LARGE), Group(*self.board(beside)))
                yield Group(self.status(), *self.display(width), grid)
            return
        parts = [self.status(), *self.board(width), *self.display(width)]
        for cell in (LARGE, SMALL):
            if width >= self.caves_width(cell):
                yield Group(*parts, self.caves(cell))
                return
        size = LARGE if width >= cave_width(LARGE) else SMALL
        yield Group(*parts, *[self.cave(seat, size) for seat in range(self.players)])

    def say(self, id: str, **args: object) -> str:
        return self.words.render(id, args)

    # -- the round and the action board ----------------------------------------------------------------------

    def status(self) -> Text:
        turns = TURNS[self.players]
        parts = [self.say("view-round", round=self.view["round"], rounds=len(turns))]
        if self.over:
            parts.append(self.say("view-over"))
        else:
            each = turns[self.view["round"] - 1]
            parts.append(self.say("view-turn", turn=self.view["turn"] // self.players + 1, turns=each))
            parts.append(self.say("view-moves", seat={"text": self.names[self.active]}))
        if self.players == 1:
            parts.append(self.say("view-goal", goal=GOAL))
        return Text(" · ".join(parts), style="bold")

    def board(self, width: int) -> list[RenderableType]:
        """The tiles by their backs; face-down ones by the number that everybody sees on them."""
        title, start = self.say("view-board"), self.say("view-from-start")
        label = max(len(title), len(start)) + GAP
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_row(Text(title, style="bold"), self.schedule())
        first = [self.tile(data["id"]) for data in tiles if data["back"] == "dwarf"]
        grid.add_row(Text(start), in_lines(first, width - label))
        for number, back in enumerate(BACKS):
            of_back = [TILES[tile] for tile in WITH_BACK[self.players][number]]
            shelf = [self.tile(id) for id in self.view["up"] if id in of_back]
            down = len(of_back) - len(shelf)
            # The only tile with its back is no secret.
            name = f" {self.say(f'tile-{of_back[0]}')}" if len(of_back) == 1 else ""
            shelf += [Text(f"{COVERED}{back}{COVERED}{name}", style="dim")] * down
            grid.add_row(Text(back), in_lines(shelf, width - label))
        return [grid, self.supply()]

    def tile(self, id: str) -> Text:
        name = self.say(f"tile-{id}")
        for seat, taken in enumerate(self.view["taken"]):
            if id in taken:
                now = id == self.view["tile"]
                return Text(f"{'▸' if now else ''}{name} {MARKS[seat]}", style="bold" if now else "dim")
        return Text(name)

    def schedule(self) -> Text:
        text = Text(f"{self.say('view-schedule')}:")
        for round, turns in enumerate(TURNS[self.players], 1):
            now = round == self.view["round"]
            text.append(f" [{turns}]" if now else f"  {turns}", style="bold" if now else "")
        return text

    def supply(self) -> Text:
        parts = [self.say("view-walls", walls=self.view["walls"], all=WALLS)]
        owners = [seat for seat, cave in enumerate(self.view["caves"]) if cave["face"] is not None]
        if owners:
            parts.append(self.say("view-cavern-of", seat={"text": self.names[owners[0]]}))
        elif self.view["cavern"]:
            parts.append(self.say("view-cavern"))
        if self.players == 1:
            parts.append(self.say("view-pile", rooms=self.view["pile"]))
        if self.view["removed"]:
            parts.append(self.say("view-removed", rooms=[f"room-{room}" for room in self.view["removed"]]))
        return Text(" · ".join(parts))

    # -- the display -----------------------------------------------------------------------------------------

    def cards_high(self, width: int) -> int:
        return 2 * -(-len(self.view["display"]) // max(1, width // CARD))

    def display(self, width: int) -> list[RenderableType]:
        columns = max(1, width // CARD)
        grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
        for _ in range(columns):
            grid.add_column(ratio=1)
        cards = [self.card(room) for room in self.view["display"]]
        for first in range(0, len(cards), columns):
            grid.add_row(*cards[first : first + columns])
        title = Text(self.say("view-display"), style="bold")
        title.append(f"  {self.say('view-key-rooms')}", style="not bold dim")
        return [title, grid if cards else Text(self.say("view-empty-display"), style="dim")]

    def card(self, id: str) -> RenderableType:
        """A room: what walls it wants, its colour, points and cost, and what it does."""
        room = ROOMS.index(id)
        colour = rooms[room]["colour"]
        text = Text(self.say(f"room-{id}"), style=f"bold {ROOM_STYLES[colour]}")
        text.append(f" {ROOM_MARKS[colour]} {POINTS[room]}★ ")
        cost = [self.say(f"amount-{GOODS[good]}", n=amount) for good, amount in COST[room]]
        text.append(", ".join(cost) or self.say("view-free"), style="not bold default")
        if self.ready(room):
            text.append(" ✓", style="green")
        text.append(f"\n{self.words.form(f'room-{id}', 'effect')}", style="not bold default")
        card = Table.grid(padding=(0, 1, 0, 0))
        card.add_row(Text("\n".join(wall_need(rooms[room]["wall_shape"]))), text)
        return card

    def ready(self, room: int) -> bool:
        """Whether it fits somewhere in the own cave and its cost is held, surcharges aside."""
        seat = self.view["seat"]
        if seat is None or self.over:
            return False
        cave: Cave = self.state.caves[seat]
        allowed = ORANGE >> room & 1 or cave.may_furnish_blue()
        return bool(cave.fits >> room & 1 and allowed and cave.can_pay(COST[room]))

    # -- the caves -------------------------------------------------------------------------------------------

    def caves_width(self, cell: int) -> int:
        return self.players * (cave_width(cell) + GAP) - GAP

    def caves(self, cell: int) -> RenderableType:
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for _ in range(self.players):
            grid.add_column(width=cave_width(cell), no_wrap=True)
        grid.add_row(*[self.cave(seat, cell) for seat in range(self.players)])
        return grid

    def cave(self, seat: int, cell: int) -> Text:
        cave = self.state.caves[seat]
        points = sum(POINTS[ROOMS.index(room)] for room in self.view["caves"][seat]["cells"].values() if room in ROOMS)
        title = [self.names[seat], self.say("view-points", points=points + self.view["caves"][seat]["goods"]["gold"])]
        if self.players > 1 and seat == self.view["start"]:
            title.append(self.say("view-starts"))
        here = seat == self.active and not self.over
        text = Text(fit(f"{'▸' if here else ''}{' · '.join(title)}", cave_width(cell)), style="bold")
        canvas = Canvas(cave_width(cell), 5 * (HEIGHT + 1) + 1)
        used = self.view["used"] if here else []
        self.draw_cells(canvas, self.view["caves"][seat], used, cell)
        draw_walls(canvas, cave, cell)
        self.draw_goods(canvas, self.view["caves"][seat]["goods"], cell)
        self.draw_extra(canvas, self.view["caves"][seat], cave, used, cell)
        return Text("\n", style="not bold").join([text, *canvas.lines()])

    def draw_cells(self, canvas: Canvas, cave: dict[str, Any], used: list[str], size: int) -> None:
        for number, id in enumerate(CELLS[:EXTRA]):
            row, column = place(id)
            x, y = column * (size + 1) + 1, row * (HEIGHT + 1) + 1
            self.draw_cell(canvas, x, y, size, self.say(f"cell-{id}"), cave["cells"][id], used)
            if cave["cells"][id] == "covered" and WITH_FOOD >> number & 1:
                canvas.put(x + 2, y + 1, f" +{self.say('amount-food', n=1)} ", "green")
            if number == ENTRANCE_CELL:
                canvas.put(x - 1, y, "→")

    def draw_cell(self, canvas: Canvas, x: int, y: int, size: int, label: str, content: str, used: list[str]) -> None:
        if content == "covered":
            canvas.put(x, y, label.ljust(3) + COVERED * (size - 3), "dim")
            canvas.put(x, y + 1, COVERED * size, "dim")
            return
        canvas.put(x, y, label)
        if content == "empty":
            return
        room = ROOMS.index(content)
        colour = rooms[room]["colour"]
        points = f"{POINTS[room]}★" if POINTS[room] else ""
        mark = ROOM_MARKS[colour] + ("×" if content in used else "")
        canvas.put(x + 3, y, mark, ROOM_STYLES[colour])
        canvas.put(x + size - len(points), y, points)
        name = self.say(f"room-{content}")
        if len(name) > size:
            name = self.words.form(f"room-{content}", "short")
        canvas.put(x, y + 1, fit(name, size), f"bold {ROOM_STYLES[colour]}")

    def draw_goods(self, canvas: Canvas, goods: dict[str, int], size: int) -> None:
        """The track stands where the board has no cells: in the third column, above its only cell."""
        for y, good in enumerate(GOODS):
            held = goods[good]
            name = fit(self.words.form(f"good-{good}", "short"), 6).ljust(6)
            canvas.put(2 * size + 4, y, f"{name} {bar(held, size - 9)}{held:>3}", "" if held else "dim")

    def draw_extra(self, canvas: Canvas, data: dict[str, Any], cave: Cave, used: list[str], size: int) -> None:
        """The additional cavern, below the goods; it has no neighbours."""
        if data["face"] is None:
            return
        left, top, inner = 2 * size + 4, len(GOODS) + 1, size - 1
        self.draw_cell(canvas, left + 1, top + 1, inner, "X", data["cells"]["extra"], used)
        walls = dict.fromkeys(SIDES.values(), "free")
        for side in walls:
            if NATURAL_OF_FACE[FACES.index(data["face"])] & side:
                walls[side] = "natural"
        for slot in (SLOTS.index("extra-east"), SLOTS.index("extra-south")):
            if cave.walls >> slot & 1:
                walls[WALLED[slot][0][1]] = "built"
        edges = {
            ("h", 0, 0): walls[NORTH],
            ("h", 1, 0): walls[SOUTH],
            ("v", 0, 0): walls[WEST],
            ("v", 0, 1): walls[EAST],
        }
        draw_edges(canvas, edges, left, top, inner)


Edge = tuple[str, int, int]  # "h" or "v", and its row and column


def place(cell: str) -> tuple[int, int]:
    """r3c0 → its row and column."""
    return int(cell[1]), int(cell[3])


def edge_of(cell: int, side: int) -> Edge:
    row, column = place(CELLS[cell])
    if side in (NORTH, SOUTH):
        return "h", row + (side == SOUTH), column
    return "v", row, column + (side == EAST)


def draw_walls(canvas: Canvas, cave: Cave, size: int) -> None:
    edges: dict[Edge, str] = {}
    for cell in range(EXTRA):
        for side in SIDES.values():
            if NATURAL[cell] & side:
                edges[edge_of(cell, side)] = "natural"
    for slot, sides in enumerate(WALLED):
        cell, side = sides[0]
        if cell != EXTRA:
            edges[edge_of(cell, side)] = "built" if cave.walls >> slot & 1 else "free"
    draw_edges(canvas, edges, 0, 0, size)


def draw_edges(canvas: Canvas, edges: dict[Edge, str], left: int, top: int, size: int) -> None:
    """Walls, built and natural, places for walls, and the points where they meet."""
    points: dict[tuple[int, int], dict[int, str]] = {}
    for (kind, row, column), wall in edges.items():
        x, y = left + column * (size + 1), top + row * (HEIGHT + 1)
        if kind == "h":
            canvas.put(x + 1, y, {"natural": "━", "built": BUILT, "free": "┄"}[wall] * size, WALL_STYLES[wall])
            points.setdefault((row, column), {})[EAST] = wall
            points.setdefault((row, column + 1), {})[WEST] = wall
        else:
            for line in range(HEIGHT):
                canvas.put(x, y + 1 + line, {"natural": "┃", "built": BUILT, "free": "┊"}[wall], WALL_STYLES[wall])
            points.setdefault((row, column), {})[SOUTH] = wall
            points.setdefault((row + 1, column), {})[NORTH] = wall
    for (row, column), meeting in points.items():
        natural = sum(side for side, wall in meeting.items() if wall == "natural")
        x, y = left + column * (size + 1), top + row * (HEIGHT + 1)
        if natural:
            canvas.put(x, y, LINES[natural])
        elif "built" in meeting.values():
            canvas.put(x, y, BUILT, WALL_STYLES["built"])
        else:
            canvas.put(x, y, "·", WALL_STYLES["free"])


def wall_need(shape: str) -> tuple[str, str]:
    """A wall requirement as a picture of two lines: solid must be there, dashed may be, blank must not."""
    need = {side: shapes[shape]["printed"][name] for name, side in SIDES.items()}

    def line(side: int) -> str:
        return {"required": "━", "optional": "┅", "forbidden": " "}[need[side]]

    def corner(upright: int, level: int) -> str:
        if need[upright] == "optional":
            return "┇"
        lines = 0
        if need[upright] == "required":
            lines |= SOUTH if level == NORTH else NORTH
        if need[level] == "required":
            lines |= EAST if upright == WEST else WEST
        return LINES[lines]

    top = corner(WEST, NORTH) + line(NORTH) * 2 + corner(EAST, NORTH)
    bottom = corner(WEST, SOUTH) + line(SOUTH) * 2 + corner(EAST, SOUTH)
    return top, bottom


def cave_width(cell: int) -> int:
    return 3 * (cell + 1) + 2


def bar(held: int, width: int) -> str:
    """A bar that is full at 10: gold beyond it is for the number to say."""
    eighths = min(held, 10) * width * 8 // 10
    whole, part = divmod(eighths, 8)
    return ("█" * whole + (BLOCKS[part] if part else "")).ljust(width, "·")


def in_lines(pieces: Sequence[Text], width: int) -> Text:
    """Pieces side by side, none of them broken, in as many lines as they need."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and len(lines[-1]) + 3 + len(piece) <= width:
            lines[-1] = Text("   ").join([lines[-1], piece])
        else:
            lines.append(piece)
    return Text("\n").join(lines)


def fit(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


class Canvas:
    """Characters with styles, on a grid."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for offset, character in enumerate(text):
            self.rows[y][x + offset] = (character, style)

    def lines(self) -> list[Text]:
        return [Text.assemble(*row) for row in self.rows]
