"""Saboteur in the terminal: the cave with its fields, everybody's things, and what the reader knows.

Columns and rows bear the names that answers and log use (`M13` is the start card); columns and rows without cards are
narrow. Colours only repeat what the characters say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from permonik.games.saboteur.actions import EDGE
from permonik.games.saboteur.board import goal_cells
from permonik.games.saboteur.deck import Deck, deck_of
from permonik.games.saboteur.grid import X, Y, cell_at
from permonik.games.saboteur.pictures import (
    FIELD_MARKS,
    HEIGHT,
    PLACES,
    ROWS,
    Canvas,
    Token,
    draw_box,
    draw_web,
    field_slots,
    fitted,
    has_strokes,
    open_ends,
    strokes,
)
from permonik.games.saboteur.places import cell_name, column_name, field_word, row_name
from permonik.games.saboteur.recall import design_number
from permonik.games.saboteur.shown import phase
from permonik.games.saboteur.tables import (
    BRIDGE,
    CREATURES,
    EXIT,
    FIELDS,
    GOALS,
    KIND_IDS,
    LADDER,
    LAIR,
    PATHS,
    TUNNEL,
    VEIN,
)
from permonik.kernel.game import View
from permonik.kernel.message import Arg
from permonik.words import Words, clean

PLAYERS: Final = "①②③④⑤⑥⑦⑧"
GOAL_MARKS: Final = dict(zip(GOALS, [FIELD_MARKS[mark] for mark in (EXIT, LAIR, LADDER, VEIN)], strict=True))
NUGGET: Final = "◆"
# Heavy lines that leave a point to the north (1), east (2), south (4) and west (8): the shape of a path card.
SHAPES: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
TIER_NAMES: Final = ("I", "II", "III")
CLAN_STYLES: Final = {"blue": "dodger_blue1", "yellow": "yellow"}

SIZES: Final = (11, 9, 7)  # widths of a card
NARROW: Final = 4  # the width of a column without cards
AXIS: Final = 4  # the width of the names of rows
GAP: Final = 2
SIDE_COLUMN: Final = 62  # the least width of what stands beside the cave


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    return Drawing(view, words, names)


class Drawing:
    """Arranges itself by the width it gets: the cave beside the rest or above it, in parts if it is wider still."""

    def __init__(self, view: View, words: Words, names: Sequence[str]) -> None:
        self.view = view
        self.words = words
        self.players: int = view["players"]
        self.names = [f"{mark} {clean(name)}" for mark, name in zip(PLAYERS, names, strict=False)]
        self.deck: Deck = deck_of(view["deck"] or "")
        self.cards: dict[int, int] = {
            card["cell"]: design_number(card["card"]) * 2 + card["turn"] // 180 for card in view["cards"]
        }
        corners = goal_cells(self.players)
        self.down: dict[int, int] = {cell: corner for corner, cell in enumerate(corners) if cell not in self.cards}
        self.ends = open_ends(self.deck, self.cards, self.down)
        places = [*self.cards, *self.down, *self.ends]
        self.xs = range(min([X[cell] for cell in places]), max([X[cell] for cell in places]) + 1)
        self.ys = range(min([Y[cell] for cell in places]), max([Y[cell] for cell in places]) + 1)
        self.full_xs = {X[cell] for cell in [*self.cards, *self.down]}
        self.full_ys = {Y[cell] for cell in [*self.cards, *self.down]}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = options.max_width
        for size in SIZES:
            if self.cave_width(size) + GAP + SIDE_COLUMN <= width:
                grid = Table.grid(padding=(0, GAP, 0, 0))
                grid.add_column(width=self.cave_width(size), no_wrap=True)
                grid.add_row(self.cave(self.xs, size), Group(*self.rest()))
                yield Group(self.status(), self.key(), grid)
                return
        size = next((size for size in SIZES if self.cave_width(size) <= width), SIZES[-1])
        parts = [self.cave(part, size) for part in self.parts(size, width)]
        yield Group(self.status(), self.key(), *parts, *self.rest())

    def say(self, id: str, **args: object) -> str:
        return self.words.render(id, args)

    def seat(self, seat: int) -> dict[str, str]:
        return {"text": self.names[seat]}

    # -- whose turn it is ----------------------------------------------------------------------------------------------

    def status(self) -> Text:
        agenda = self.view["agenda"][0]
        pile = ", ".join([f"{left} {name}" for left, name in zip(self.view["pile"], TIER_NAMES, strict=True) if left])
        parts = []
        if not agenda:
            parts.append(self.say("view-over"))
        elif phase(agenda[-1][0]) == "setting-up":
            parts.append(self.say("view-setting-up"))
        else:
            parts += [self.say("view-turn", seat=self.seat(self.view["active"])), self.step(*agenda[-1])]
        parts.append(f"{self.say('view-pile')}: {pile or self.say('view-pile-empty')}")
        return Text(" · ".join(parts), style="bold")

    def step(self, name: str, seat: int, *_: int) -> str:
        match phase(name):
            case "ward":
                return self.say("view-step-ward", seat=self.seat(seat))
            case "vote":
                return self.say("view-step-vote")
            case "draw":
                return self.say("view-step-3")
            case "move":
                return self.say("view-step-2", moves=self.view["moves"])
        return self.say("view-step-1")

    def key(self) -> Text:
        marks = {
            "lair": FIELD_MARKS[LAIR],
            "ladder": FIELD_MARKS[LADDER],
            "vein": FIELD_MARKS[VEIN],
            "bridge": FIELD_MARKS[BRIDGE],
            "tunnel": FIELD_MARKS[TUNNEL],
            "exit": FIELD_MARKS[EXIT],
            "gold": NUGGET,
            **{creature: self.creature_mark(creature) for creature in CREATURES},
        }
        return Text(self.say("view-key", **{name: {"text": mark} for name, mark in marks.items()}), style="dim")

    def creature_mark(self, creature: str) -> str:
        return self.words.form(f"creature-{creature}", "mark")

    # -- the cave ------------------------------------------------------------------------------------------------------

    def column(self, x: int, size: int) -> int:
        """The width of a column."""
        return size if x in self.full_xs else NARROW

    def cave_width(self, size: int) -> int:
        return AXIS + sum([self.column(x, size) for x in self.xs])

    def parts(self, size: int, width: int) -> list[list[int]]:
        """The columns in as many parts as the width makes necessary."""
        parts: list[list[int]] = [[]]
        used = AXIS
        for x in self.xs:
            if parts[-1] and used + self.column(x, size) > width:
                parts.append([])
                used = AXIS
            parts[-1].append(x)
            used += self.column(x, size)
        return parts

    def cave(self, xs: Sequence[int], size: int) -> Text:
        lefts: dict[int, int] = {}
        tops: dict[int, int] = {}
        width, height = AXIS, 1
        for x in xs:
            lefts[x] = width
            width += self.column(x, size)
        for y in self.ys:
            tops[y] = height
            height += HEIGHT if y in self.full_ys else 1
        canvas = Canvas(width, height)
        for x in xs:
            canvas.put(lefts[x], 0, column_name(x).center(self.column(x, size)), "dim")
        for y in self.ys:
            middle = tops[y] + (HEIGHT // 2 if y in self.full_ys else 0)
            canvas.put(0, middle, f"{row_name(y):>{AXIS - 1}}", "dim")
            for x in xs:
                self.draw_cell(canvas, cell_at(x, y), lefts[x], tops[y], self.column(x, size))
        for web in self.view["webs"]:
            if web["edge"] is not None and X[web["cell"]] in lefts:
                x, y = X[web["cell"]], Y[web["cell"]]
                draw_web(canvas, web, lefts[x], tops[y], self.column(x, size))
        return Text("\n").join([Text.assemble(*row) for row in canvas.rows])

    def draw_cell(self, canvas: Canvas, cell: int, left: int, top: int, width: int) -> None:
        if cell in self.cards:
            code = self.cards[cell]
            draw_box(canvas, left, top, width, self.deck.mask[code])
            self.draw_fields(canvas, cell, left + 1, top + 1, width - 2)
        elif cell in self.down:
            self.draw_goal(canvas, cell, left, top, width)
        elif cell in self.ends and cell not in [web["cell"] for web in self.view["webs"]]:
            label = cell_name(cell) if width > NARROW else "·"
            middle = top + (HEIGHT // 2 if Y[cell] in self.full_ys else 0)
            canvas.put(left, middle, label.center(width), "dim")

    def draw_goal(self, canvas: Canvas, cell: int, left: int, top: int, width: int) -> None:
        """A face-down goal card; in brackets what the reader has seen there."""
        card = self.view["goals"][self.down[cell]]["card"]
        canvas.put(left, top, f"┌{'╌' * (width - 2)}┐")
        for row in range(1, HEIGHT - 1):
            canvas.put(left, top + row, f"╎{' ' * (width - 2)}╎")
        canvas.put(left, top + HEIGHT - 1, f"└{'╌' * (width - 2)}┘")
        canvas.put(left + 1, top + 2, ("?" if card is None else f"({GOAL_MARKS[card]})").center(width - 2), "bold")
        on = [creature["creature"] for creature in self.view["creatures"] if (creature["at"] or 0) // FIELDS == cell]
        marks = "".join([self.creature_mark(creature) for creature in on])
        canvas.put(left + 1, top + 3, marks.center(width - 2), "bold red")

    def draw_fields(self, canvas: Canvas, cell: int, left: int, top: int, width: int) -> None:
        code = self.cards[cell]
        slots = field_slots(self.deck, code)
        side = (width - 3) // 2
        spans = ((left, side), (left + side, 3), (left + side + 3, side))
        for slot, stroke in strokes(self.deck, code):
            if slot not in slots.values():
                canvas.put(spans[PLACES[slot]][0] + side // 2, top + ROWS[slot], stroke, "dim")
        for field, slot in slots.items():
            row, place = ROWS[slot], PLACES[slot]
            alone = place == 1 and [ROWS[other] for other in slots.values()].count(row) == 1
            start, room = (left, width) if alone and not has_strokes(self.deck, code, row) else spans[place]
            token = fitted(self.token(cell, field), room)
            spare = room - len(token)
            canvas.write(start + (0, spare // 2, spare)[place], top + row, token)

    def token(self, cell: int, field: int) -> Token:
        """The mark or gold of a field, and who stands there."""
        design = self.cards[cell] >> 1
        at = cell * FIELDS + field
        token: Token = []
        mark = self.deck.mark[design * FIELDS + field]
        if at in self.view["nuggets"]:
            token.append((NUGGET, "bold yellow"))
        elif mark:
            token.append((FIELD_MARKS[mark], ""))
        for seat, dwarf in enumerate(self.view["dwarves"]):
            if dwarf["at"] == at:
                token.append((PLAYERS[seat], f"bold {CLAN_STYLES.get(dwarf['clan'], '')}".strip()))
        for creature in self.view["creatures"]:
            if creature["at"] == at:
                token.append((self.creature_mark(creature["creature"]), "bold red"))
        return token or [("·", "dim")]

    # -- beside or below it --------------------------------------------------------------------------------------------

    def rest(self) -> list[RenderableType]:
        return [self.dwarves(), *self.mine(), *self.known()]

    def dwarves(self) -> RenderableType:
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for seat, dwarf in enumerate(self.view["dwarves"]):
            here = seat == self.view["active"] and self.view["agenda"][0]
            name = Text(f"{'▸' if here else ' '}{self.names[seat]}", style="bold" if here else "")
            if seat == self.view["seat"]:
                name.append(f" ({self.say('view-you')})")
            if dwarf["clan"] is not None:
                name.append(f"\n   {self.words.form('clan-' + dwarf['clan'], 'short')}", CLAN_STYLES[dwarf["clan"]])
            where = [self.place(seat), self.equipment(dwarf)]
            grid.add_row(name, self.held(seat), Text("\n".join([self.role(seat), ", ".join(filter(None, where))])))
        return grid

    def held(self, seat: int) -> Text:
        dwarf, hand = self.view["dwarves"][seat], self.view["hands"][seat]
        backs = [f"{count} {name}" for count, name in zip(hand["backs"], TIER_NAMES, strict=True) if count]
        cards = self.say("view-hand", cards=sum(hand["backs"]), limit=dwarf["limit"])
        return Text(f"{self.say('view-gold', gold=dwarf['gold'])}\n{cards}{': ' if backs else ''}{', '.join(backs)}")

    def place(self, seat: int) -> str:
        at = self.view["dwarves"][seat]["at"]
        if at is None:
            return self.say("view-left", order=self.view["left"].index(seat) + 1)
        return self.say("view-at", place=self.spot(at))

    def spot(self, field: int) -> Arg:
        return field_word(self.deck, self.cards.get(field // FIELDS, -1), field)

    def equipment(self, dwarf: dict[str, Any]) -> str:
        parts = []
        if dwarf["lying"]:
            parts.append(self.say("view-lying"))
        if dwarf["boots"]:
            parts.append(self.say("view-boots"))
        if dwarf["axes"]:
            parts.append(self.say("view-axes", axes=dwarf["axes"]))
        return ", ".join(parts)

    def role(self, seat: int) -> str:
        """The role if it is known, else how likely a saboteur is, by counting what the reader cannot exclude."""
        role = self.view["dwarves"][seat]["role"]
        if role is not None:
            return self.words.form(f"role-{role}", "short")
        total = sum([world["ways"] for world in self.view["worlds"]])
        if not total:
            return ""
        ways = sum([world["ways"] for world in self.view["worlds"] if seat in world["saboteurs"]])
        if ways in (0, total):
            return self.say("view-saboteur" if ways else "view-loyal")
        return self.say("view-chance", percent=(200 * ways + total) // (2 * total))

    def mine(self) -> list[RenderableType]:
        """The own clan card and hand."""
        seat = self.view["seat"]
        if seat is None:
            return []
        parts: list[RenderableType] = []
        role = self.view["dwarves"][seat]["role"]
        if role is not None:
            parts.append(Text(self.say("view-my-role", role=f"role-{role}"), style="bold"))
        parts.append(Text(self.say("view-my-hand"), style="bold"))
        hand = self.view["hands"][seat]["cards"]
        for id in dict.fromkeys(hand):
            parts.append(self.card(id, hand.count(id)))
        return parts if hand else [*parts, Text(f"  {self.say('view-no-cards')}")]

    def card(self, id: str, count: int) -> Text:
        kind = KIND_IDS.index(id)
        text = Text(f"  {SHAPES[self.deck.mask[kind * 2]] if kind < PATHS else '•'} {self.say(f'card-{id}')}")
        if count > 1:
            text.append(f" ×{count}")
        if kind >= PATHS:
            text.append(f" – {self.words.form(f'card-{id}', 'desc')}", "dim")
        return text

    def known(self) -> list[RenderableType]:
        """What the reader knows of goal cards, creatures, webs, the hands of others and the cards put aside."""
        lines: list[RenderableType] = [Text(self.say("view-goals"), style="bold")]
        lines += [Text(f"  {self.goal(corner)}") for corner in range(4)]
        for creature in self.view["creatures"]:
            if creature["at"] is not None:
                where, of = self.spot(creature["at"]), self.seat(creature["of"])
                name = f"creature-{creature['creature']}"
                lines.append(Text(self.say("view-creature", creature=name, place=where, seat=of)))
        for web in self.view["webs"]:
            if web["edge"] is not None:
                name, edge, of = f"web-{web['web']}", EDGE.word(web["edge"]), self.seat(web["of"])
                lines.append(Text(self.say("view-web", web=name, shows=web["shows"], edge=edge, seat=of)))
        for seat, hand in enumerate(self.view["hands"]):
            if seat != self.view["seat"] and hand["cards"]:
                sure = self.say("view-sure", cards=[f"card-{id}" for id in hand["cards"]])
                lines.append(Text(f"{self.names[seat]}: {sure}"))
        aside = self.view["aside"]
        if aside["seen"]:
            lines.append(Text(self.say("view-aside-seen", cards=[f"role-{role}" for role in aside["seen"]])))
        elif aside["cards"]:
            lines.append(Text(self.say("view-aside", cards=aside["cards"])))
        return lines

    def goal(self, corner: int) -> str:
        goal = self.view["goals"][corner]
        head = f"{cell_name(goal_cells(self.players)[corner])} {self.say('corner-' + goal['corner'])}"
        if goal["card"] is None:
            text = self.say("view-goal-unknown")
        else:
            text = self.say("view-goal-open" if goal["open"] else "view-goal-seen", goal=f"goal-{goal['card']}")
        if goal["looked"] and not goal["open"]:
            looked = self.say("view-looked", seats=[self.seat(seat) for seat in goal["looked"]])
            text = f"{text}; {looked}"
        return f"{head}: {text}"
