"""Caverna in the terminal: rounds and harvests, action spaces, the furnishing tiles, and everybody's home.

The reader's own home is large and stands last, beside the question; those of the others are small. Cells are lettered
and numbered as the words call them (A1 to F4). Colours only repeat what the characters say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from permonik.games.caverna import rooms, scoring
from permonik.games.caverna.board import BOARD, CELLS, GRID
from permonik.games.caverna.pictures import (
    LARGE_WIDTH,
    ROOM_MARKS,
    ROOM_STYLES,
    SMALL_WIDTH,
    Canvas,
    fit,
    large_board,
    small_board,
)
from permonik.games.caverna.plain import ENTRY, restore
from permonik.games.caverna.roomtables import COST, POINTS, ROOM_DATA, ROOMS, STARRED
from permonik.games.caverna.spacetables import IMITATION_FOOD
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.tables import (
    DOG,
    GOODS,
    GREENS,
    GREENS_FOR_TWO,
    LAST_ROUND,
    REDS,
    ROUNDS,
    SOLO_GOAL,
    SPACES,
)
from permonik.kernel.game import View
from permonik.words import Words, clean

MARKS: Final = ("●", "■", "▲", "♦", "♠", "♥", "✚")  # the players
HARVEST_MARKS: Final = {"none": "–", "normal": "✶", "food_only": "½", "skip_one": "±", "marker": "?"}
UNARMED: Final = "–"
# What people look for on the action board. A space belongs to the first group that names the beginning of its id.
GROUPS: Final = (
    ("expeditions", ("logging", "blacksmithing", "adventure", "exploration", "hardware_rental")),
    ("home", ("housework", "growth", "wish_for", "urgent_wish", "family_life")),
    ("farm", ("slash_and_burn", "clearing", "sustenance", "sheep", "donkey", "fence", "extension")),
    ("mining", ("ruby_", "ore_min", "ore_delivery", "drift", "excavation", "small_scale")),
    ("imitation", ("imitation",)),
    ("goods", ("",)),
)
ORDER: Final = ("goods", "mining", "farm", "home", "expeditions", "imitation")
MARKETS: Final = ("dwellings", "materials", "food", "points")
PRICED: Final = [good for good in range(len(GOODS)) if any(good == one for cost in COST for one, _ in cost)]

GAP: Final = 2
BESIDE: Final = 30  # the least width of what stands beside the large board
TWO_COLUMNS: Final = LARGE_WIDTH + GAP + 78
NEIGHBOUR: Final = 49  # the least width of a small home


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    return Drawing(view, words, names)


def group_of(space: str) -> str:
    return next(group for group, beginnings in GROUPS if space.startswith(beginnings))


class Drawing:
    """Arranges itself by the width it gets: facts under or beside the large board, on wide screens all beside it."""

    def __init__(self, view: View, words: Words, names: Sequence[str]) -> None:
        self.view = view
        self.words = words
        self.names = [f"{mark} {clean(name)}" for mark, name in zip(MARKS, names, strict=False)]
        self.state: CavernaState = restore(view)
        self.players: int = view["players"]
        self.waiting = self.state.waiting()
        seat: int | None = view["seat"]
        self.reader: int = view["active"] if seat is None else seat  # whose home is drawn large

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = options.max_width
        top = [*self.status(width), *self.neighbours(width)]
        if width >= TWO_COLUMNS:
            grid = Table.grid(padding=(0, GAP, 0, 0))
            grid.add_column(width=LARGE_WIDTH)
            right = width - LARGE_WIDTH - GAP
            own = [self.large(), *self.facts(self.reader, LARGE_WIDTH)]
            grid.add_row(Group(*own), Group(*self.board(right), *self.market(right)))
            yield Group(*top, grid)
            return
        parts = [*self.status(width), *self.board(width), *self.market(width), *self.neighbours(width)]
        beside = width - LARGE_WIDTH - GAP
        if beside < BESIDE:
            yield Group(*parts, self.large(), *self.facts(self.reader, width))
            return
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=LARGE_WIDTH)
        grid.add_row(self.large(), Group(Text(""), *self.facts(self.reader, beside)))
        yield Group(*parts, grid)

    def say(self, id: str, **args: object) -> str:
        return self.words.render(id, args)

    def form(self, id: str, form: str) -> str:
        return self.words.form(id, form)

    def amounts(self, goods: dict[str, int]) -> list[str]:
        return [self.say(f"amount-{good}", n=number) for good, number in goods.items() if number]

    # -- rounds and harvests -------------------------------------------------------------------------------------

    def status(self, width: int) -> list[RenderableType]:
        parts = [self.say("view-round", round=self.view["round"], rounds=LAST_ROUND)]
        if not self.waiting:
            parts.append(self.say("view-over"))
        elif len(self.waiting) > 1:
            parts.append(self.say("view-all-move"))
        else:
            parts.append(self.say("view-moves", seat={"text": self.names[self.waiting[0]]}))
        if self.players == 1:
            parts.append(self.say("view-goal", goal=SOLO_GOAL))
        else:
            greens = GREENS_FOR_TWO if self.players == 2 else GREENS
            turned = self.view["markers"]
            counts = {"green": turned["green"], "greens": greens, "red": turned["red"], "reds": REDS}
            parts.append(self.say("view-markers", **counts))
        return [
            in_lines([Text(part, style="bold") for part in parts], width, " · "),
            self.harvests(),
            key(self.say("view-key-harvests"), width),
        ]

    def harvests(self) -> Text:
        text = Text(f"{self.say('view-harvests')}:")
        for round in ROUNDS[self.players]:
            mark = f"{round}{HARVEST_MARKS[self.view['harvests'][round]]}"
            now = round == self.view["round"]
            text.append(f" [{mark}]" if now else f" {mark}", style="bold" if now else "")
        return text

    # -- the action board ----------------------------------------------------------------------------------------

    def board(self, width: int) -> list[RenderableType]:
        shelves: dict[str, list[Text]] = {group: [] for group in ORDER}
        for space in self.view["spaces"]:
            shelves[group_of(space)].append(self.space(space))
        rows = [(self.say(f"group-{group}"), spaces) for group, spaces in shelves.items() if spaces]
        return [Text(self.say("view-board"), style="bold"), shelved(rows, width)]

    def space(self, space: str) -> Text:
        """A space with the goods on it, its price, and whose dwarf is there."""
        acting = space == self.view["space"]
        text = Text(f"{'▸' if acting else ''}{self.say(f'space-{space}')}", style="bold" if acting else "")
        lying = self.amounts(self.view["goods"].get(space, {}))
        food = IMITATION_FOOD[SPACES.index(space)]
        if food:
            lying.append(f"−{self.say('amount-food', n=food)}")
        if lying:
            text.append(f" ({', '.join(lying)})", style="cyan")
        there = [
            f"{MARKS[seat]}{dwarf['strength'] or ''}"
            for seat, home in enumerate(self.view["homes"])
            for dwarf in home["dwarfs"]
            if dwarf["place"] == space
        ]
        if there:
            text.append(f" {' '.join(there)}")
            if not acting:
                text.stylize("dim")
        return text

    # -- the furnishing tiles ------------------------------------------------------------------------------------

    def market(self, width: int) -> list[RenderableType]:
        letters = ", ".join(
            [f"{self.form(f'good-{GOODS[good]}', 'mark')} {self.say(f'good-{GOODS[good]}')}" for good in PRICED]
        )
        title = Text(self.say("view-market"), style="bold")
        legend = key(self.say("view-key-market", letters={"text": letters}), width)
        shelves: dict[str, list[Text]] = {market: [] for market in MARKETS}
        payable = self.payable()
        for room in self.view["display"]:
            number = ROOMS.index(room)
            shelves[ROOM_DATA[number]["board"]].append(self.room(number, bool(payable >> number & 1)))
        rows = [(self.say(f"market-{market}"), tiles) for market, tiles in shelves.items() if tiles]
        return [title, legend, shelved(rows, width) if rows else Text(self.say("view-no-market"), style="dim")]

    def payable(self) -> int:
        """What the reader could pay now, as a mask."""
        if self.view["seat"] is None or not self.waiting:
            return 0
        return rooms.payable(self.state.homes[self.reader], self.state.display)

    def room(self, number: int, payable: bool) -> Text:
        data = ROOM_DATA[number]
        text = Text(ROOM_MARKS[data["color"]], style=ROOM_STYLES[data["color"]])
        text.append(self.say(f"room-{data['id']}"), style="bold" if payable else "default")
        points = f"{POINTS[number]}★" if POINTS[number] else "★" if STARRED[number] else ""
        cost = [f"{amount}{self.form(f'good-{GOODS[good]}', 'mark')}" for good, amount in COST[number]]
        for piece in (points, *cost):
            if piece:
                text.append(f" {piece}", style="default")
        if payable:
            text.append(" ✓", style="bold green")
        return text

    # -- homes ---------------------------------------------------------------------------------------------------

    def title(self, seat: int, width: int) -> Text:
        points = scoring.total(self.state.homes[seat])
        parts = [self.names[seat], self.say("view-points", points=points)]
        if self.players > 1 and seat == self.view["start"]:
            parts.append(self.say("view-starts"))
        return Text(fit(f"{'▸' if seat in self.waiting else ''}{' · '.join(parts)}", width), style="bold")

    def large(self) -> Text:
        board = large_board(self.view["homes"][self.reader], self.form)
        legend = key(self.say("view-key-board"), LARGE_WIDTH)
        lines = [self.title(self.reader, LARGE_WIDTH), *lines_of(board), legend]
        return Text("\n", style="not bold").join(lines)

    def neighbours(self, width: int) -> list[RenderableType]:
        """The other homes, in the order in which they move after the reader."""
        if self.players == 1:
            return []
        columns = max(1, min(width // NEIGHBOUR, self.players - 1))
        each = width // columns
        grid = Table.grid()
        for _ in range(columns):
            grid.add_column(width=each)
        homes = [self.small((self.reader + ahead) % self.players, each) for ahead in range(1, self.players)]
        for first in range(0, len(homes), columns):
            grid.add_row(*homes[first : first + columns])
        return [grid, key(self.say("view-key-small"), width)]

    def small(self, seat: int, width: int) -> RenderableType:
        beside = width - SMALL_WIDTH - 2 * GAP + 1
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=SMALL_WIDTH)
        board = small_board(self.view["homes"][seat], self.form)
        facts = Group(*self.facts(seat, beside), *self.names_of_rooms(seat, beside))
        grid.add_row(Text("\n").join(lines_of(board)), facts)
        return Group(self.title(seat, width - GAP), grid)

    def facts(self, seat: int, width: int) -> list[Text]:
        """What a home has beside its board: goods, animals, dwarfs, and what is still to come."""
        home = self.view["homes"][seat]
        goods = {good: home["goods"][good] for good in GOODS[:DOG]}
        animals = {good: home["goods"][good] for good in GOODS[DOG:]}
        begging = [self.say("amount-begging", n=home["begging"])] if home["begging"] else []
        promised = {GOODS[rooms.SUPPLIED[at][0][0]]: rest for at, rest in enumerate(self.promised(home))}
        found = [
            ("goods", self.amounts(goods) + begging),
            ("animals", self.amounts(animals)),
            ("dwarfs", self.dwarfs(home)),
            ("promised", self.amounts(promised)),
            ("outside", self.outside(home)),
        ]
        always = ("goods", "dwarfs")
        return [self.fact(name, pieces, width) for name, pieces in found if pieces or name in always]

    def fact(self, name: str, pieces: list[str], width: int) -> Text:
        text = Text(f"{self.say(f'view-{name}')}:", style="bold")
        shown = pieces or [self.say("house-nothing")]
        texts = [Text(f"{piece}{',' if at < len(shown) - 1 else ''}") for at, piece in enumerate(shown)]
        return in_lines([text, *texts], width, " ")

    def promised(self, home: dict[str, Any]) -> list[int]:
        return [home["promised"].get(ROOMS[room], 0) for room in rooms.SUPPLIERS]

    def dwarfs(self, home: dict[str, Any]) -> list[str]:
        """Their weapons, by where they are."""
        at: dict[str, list[int]] = {"waiting": [], "out": [], "aside": [], "newborn": []}
        for dwarf in home["dwarfs"]:
            at.get(dwarf["place"], at["out"]).append(dwarf["strength"])
        found = []
        for place, id in (("waiting", "view-at-home"), ("out", "view-out"), ("aside", "view-aside")):
            if at[place]:
                weapons = " ".join([str(strength or UNARMED) for strength in sorted(at[place])])
                found.append(self.say(id, weapons={"text": weapons}))
        if at["newborn"]:
            found.append(self.say("view-newborn", n=len(at["newborn"])))
        return found

    def outside(self, home: dict[str, Any]) -> list[str]:
        """Tiles that overhang the board (R5.12)."""
        beyond = [cell for cell in home["cells"] if not BOARD >> GRID[CELLS.index(cell)] & 1]
        return [f"{self.say(f'cell-{cell}')} {self.say(self.ground(home['cells'][cell]))}" for cell in beyond]

    def ground(self, tile: str) -> str:
        return f"room-{tile}" if tile in ROOMS else f"ground-{tile}"

    def names_of_rooms(self, seat: int, width: int) -> list[Text]:
        cells = self.view["homes"][seat]["cells"]
        names = [self.say(f"room-{tile}") for tile in cells.values() if tile in ROOMS and tile != ENTRY]
        return [self.fact("rooms", names, width)] if names else []


def lines_of(canvas: Canvas) -> list[Text]:
    return [Text.assemble(*row) for row in canvas.rows]


def shelved(rows: Sequence[tuple[str, Sequence[Text]]], width: int) -> RenderableType:
    """Rows with a label each, whose pieces are broken into lines."""
    label = max(len(name) for name, _ in rows) + GAP
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for name, pieces in rows:
        grid.add_row(Text(name), in_lines(pieces, width - label))
    return grid


def key(text: str, width: int) -> Text:
    """An explanation of signs, broken between two of them."""
    signs = text.replace(", ", ",\n").split("\n")
    return in_lines([Text(sign, style="dim") for sign in signs], width, " ")


def in_lines(pieces: Sequence[Text], width: int, between: str = "   ") -> Text:
    """Pieces side by side, none of them broken if it fits a line, in as many lines as they need."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and len(lines[-1]) + len(between) + len(piece) <= width:
            lines[-1] = Text(between).join([lines[-1], piece])
        else:
            lines.append(piece)
    return Text("\n").join(lines)
