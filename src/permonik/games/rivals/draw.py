"""Rivals in the terminal: both principalities, the stacks, the dice and the hand.

Towns have letters and regions their numbers, as in the answers and in the log. A region shows its number on the die and
its stock; a city has two lines of expansions above and below, a settlement one. Colours only repeat what
the characters say.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from permonik.games.rivals.shown import event_lies_open, event_name, phase
from permonik.games.rivals.tables import (
    CAPACITY,
    COST,
    DESIGN,
    KINDS,
    NUMBER_OF,
    REGIONS,
    RESOURCE_OF,
    RESOURCES,
    SETS,
    VARIANT_IDS,
    VARIANTS,
)
from permonik.games.rivals.view import recall
from permonik.kernel.game import View
from permonik.words import Words, clean

MARKS: Final = ("●", "■")  # the players
TOWN_MARKS: Final = {False: "▲", True: "◆"}
TOWN_WORDS: Final = {False: "view-settlement", True: "view-city"}
STYLES: Final = {
    "lumber": "green",
    "wool": "cyan",
    "gold": "yellow",
    "brick": "red",
    "ore": "magenta",
    "grain": "dark_orange",
}
ROWS: Final = ("above", "below")
POINTS: Final = ("strength", "skill", "commerce", "progress")
NARROW: Final = 14  # the least width of a column, its gap included
WIDE: Final = 24

Column = tuple[list[Text], Text, list[Text]]  # what lies above, in the middle and below


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    return Drawing(view, words, names)


class Drawing:
    """The opponent above, oneself below, the hand last; a wide principality is broken into bands."""

    def __init__(self, view: View, words: Words, names: Sequence[str]) -> None:
        self.view = view
        self.words = words
        self.names = [f"{mark} {clean(name)}" for mark, name in zip(MARKS, names, strict=True)]
        self.me: int | None = view["seat"]
        table = recall(view).bare
        self.phase = phase(table)
        self.busy = table.waiting()
        self.events = [event_name(table, event) for event in table.resolved]
        self.event_lies_open = event_lies_open(table)
        self.over = table.over

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = options.max_width
        mine = 0 if self.me is None else self.me
        yield Group(
            *[self.status(), self.dice(), Text()],
            *[*self.principality(1 - mine, width), Text()],
            *[*self.principality(mine, width), Text()],
            *[self.stacks(), *self.table(), Text(self.say("view-key"), style="dim")],
            *[part for seat in (1 - mine, mine) for part in self.hand(seat)],
        )

    def say(self, id: str, **args: object) -> str:
        return self.words.render(id, args)

    def name(self, seat: int) -> dict[str, str]:
        return {"text": self.names[seat]}

    # -- the turn ----------------------------------------------------------------------------------------------

    def status(self) -> Text:
        view = self.view
        capped = self.over and view["winner"] is None  # then the last turn has been counted already
        parts = [self.say("view-turn", turn=view["turns"] + (not capped))]
        if self.over:
            parts.append(self.say("view-over"))
            if view["winner"] is not None:
                parts.append(self.say("view-won", seat=self.name(view["winner"])))
        else:
            if self.phase != "setup":
                parts.append(self.say("view-moves", seat=self.name(view["active"])))
            if self.phase is not None:
                parts.append(self.say(f"phase-{self.phase}"))
            for asked in self.busy:
                if asked != view["active"] or self.phase == "setup":
                    parts.append(self.say("view-asked", seat=self.name(asked)))
        parts.append(self.say("view-target", points=view["target"]))
        return Text(" · ".join(parts), style="bold")

    def dice(self) -> Text:
        view = self.view
        parts = [self.say("view-die", die=view["production"] or {"id": "view-no-die"})]
        if view["face"] is not None:
            parts.append(self.say("view-event-face", face=f"face-{view['face']}"))
            if self.event_lies_open:
                parts.append(self.say("view-event-card", event=f"event-{self.events[-1]}"))
        if view["playing"] is not None:
            parts.append(self.say("view-playing", card=f"card-{view['playing']}"))
        if view["named"]:
            parts.append(self.say("view-named", resources=[f"resource-{one}" for one in view["named"]]))
        if view["drawn"]:
            parts.append(self.say("view-drawn", regions=[f"region-{one}" for one in view["drawn"]]))
        return Text(" · ".join(parts))

    # -- principalities ----------------------------------------------------------------------------------------

    def principality(self, seat: int, width: int) -> list[RenderableType]:
        count = 2 * len(self.view["principalities"][seat]["towns"]) + 1
        bands = -(-count // max(1, width // NARROW))
        each = -(-count // bands)
        size = max(NARROW, min(WIDE, width // each)) - 1
        columns = self.columns(seat, size)
        return [
            self.title(seat),
            *[band(columns[first : first + each], size) for first in range(0, count, each)],
        ]

    def title(self, seat: int) -> Text:
        view = self.view
        here = seat == view["active"] and not self.over
        parts = [f"{'▸' if here else ''}{self.names[seat]}", self.say("view-points", points=view["points"][seat])]
        parts += [f"{self.say(f'point-{point}')} {view[point][seat]}" for point in POINTS]
        parts += [self.say(f"token-{token}") for token in ("strength", "trade") if view[f"{token}_token"] == seat]
        hand = view["hands"][seat]
        cards = len(hand["known"]) + sum(hand["unknown"])
        parts.append(self.say("view-hand-size", cards=cards, limit=view["hand_limits"][seat]))
        return Text(" · ".join(parts), style="bold")

    def columns(self, seat: int, size: int) -> list[Column]:
        """Gaps with regions and towns with sites by turns, from left to right."""
        land = self.view["principalities"][seat]
        towns = [int(town[1:]) for town in land["towns"]]
        found = [self.gap(land, towns[0] - 1, land["roads"][0], size)]
        for town in towns:
            found.append(self.town(land, town, size))
            found.append(self.gap(land, town + 1, town != towns[-1] or land["roads"][1], size))
        return found

    def gap(self, land: dict[str, Any], column: int, road: bool, size: int) -> Column:
        above, below = [self.region(land, f"c{column}-{row}", size) for row in ROWS]
        return above, Text("═" * size if road else ""), below

    def region(self, land: dict[str, Any], place: str, size: int) -> list[Text]:
        if place not in land["regions"]:
            return []
        id = land["regions"][place]
        number = NUMBER_OF[REGIONS.index(id)]
        style = STYLES[RESOURCES[RESOURCE_OF[REGIONS.index(id)]]]
        now = "▸" if number == self.view["production"] else ""
        lines = [
            Text(),  # beside the name of a site
            Text(fit(self.words.form(f"region-{id}", "short"), size), style=style),
            Text(f"{now}{number} {stock(land['stock'][place])}"),
        ]
        if land["cache"] == place:
            lines.append(Text(fit(f"{self.say('view-cache')} {stock(land['stock']['cache'])}", size), style="yellow"))
        return lines

    def town(self, land: dict[str, Any], column: int, size: int) -> Column:
        city = f"c{column}" in land["cities"]
        above, below = [self.site(land, f"c{column}-{row}", city, size) for row in ROWS]
        letter = self.say(f"town-c{column}")
        name = fit(f"{TOWN_MARKS[city]} {letter} {self.say(TOWN_WORDS[city])}", size)
        return above, Text(name, style="bold"), below

    def site(self, land: dict[str, Any], site: str, city: bool, size: int) -> list[Text]:
        lines = [Text(self.say(f"site-{site}"), style="dim")]
        for number in range(1, 3 if city else 2):
            card = land["expansions"].get(f"{site}-{number}")
            lines.append(Text("·", style="dim") if card is None else Text(self.card(card, size), style="bold"))
        return lines

    def card(self, id: str, size: int) -> str:
        name = self.say(f"card-{id}")
        return name if len(name) <= size else fit(self.words.form(f"card-{id}", "short"), size)

    # -- the middle of the table -------------------------------------------------------------------------------

    def stacks(self) -> RenderableType:
        """Per stack its number, its back, its height and what one knows of it, from the top."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(2):
            grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(Text(self.say("view-stacks"), style="bold"))
        for number, pile in enumerate(self.view["stacks"], 1):
            known = [
                {"id": "view-at", "args": {"number": at, "card": f"card-{card}"}}
                for at, card in enumerate(pile["cards"], 1)
                if card is not None
            ]
            label = f"{self.say(f'stack-{number}')} ({self.say('back-' + pile['back'])})"
            knows = self.say("view-known-cards", cards=known) if known else ""
            grid.add_row(Text(label), Text(f"{len(pile['cards'])} {'▤' * -(-len(pile['cards']) // 3)}"), Text(knows))
        return grid

    def table(self) -> list[Text]:
        view = self.view
        lines = []
        kind = VARIANTS[VARIANT_IDS.index(view["variant"])].open_kind
        if kind >= 0:
            lines.append(self.say("view-face-up", cards=view["face_up"], card=f"card-{KINDS[kind]}"))
        for pile in view["discards"]:
            if pile:
                lines.append(self.say("view-discard", cards=len(pile), card=f"card-{pile[-1]}"))
            else:
                lines.append(self.say("view-discard-empty"))
        if self.events:
            lines.append(self.say("view-events", events=[f"event-{id}" for id in self.events]))
        supply = {name: view[name] for name in ("roads", "settlements", "cities")}
        lines.append(self.say("view-supply", **supply, regions=len(view["regions"])))
        return [Text(line) for line in lines]

    # -- hands -------------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[RenderableType]:
        """One's own cards with their costs and texts; of another hand the backs, and the cards one knows."""
        hand = self.view["hands"][seat]
        title = Text(f"\n{self.say('view-hand', seat=self.name(seat))}", style="bold")
        backs = [f"{count} × {self.say(f'back-{SETS[back]}')}" for back, count in enumerate(hand["unknown"]) if count]
        if not backs and not hand["known"]:
            return [title, Text(self.say("view-hand-empty"), style="dim")]
        if seat != self.me:
            if hand["known"]:
                backs.append(self.say("view-hand-known", cards=[f"card-{card}" for card in hand["known"]]))
            return [title, Text(", ".join(backs))]
        return [title, *[self.held(card) for card in hand["known"]]]

    def held(self, id: str) -> RenderableType:
        cost = [{"id": f"amount-{RESOURCES[r]}", "args": {"n": n}} for r, n in COST[DESIGN[KINDS.index(id)]]]
        text = Text(self.say(f"card-{id}"), style="bold")
        text.append(f" ({self.say('view-cost', cost=cost) if cost else self.say('view-free')})", style="not bold")
        text.append(f" {self.words.form(f'card-{id}', 'desc')}", style="not bold dim")
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(Text("–"), text)
        return grid


def band(columns: Sequence[Column], size: int) -> Table:
    """Columns side by side: what lies above stands on the middle line, what lies below hangs from it."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in columns:
        grid.add_column(width=size, no_wrap=True)
    height = max(len(above) for above, _, _ in columns)
    for line in range(height):
        grid.add_row(*[above[line] if line < len(above) else Text() for above, _, _ in columns])
    grid.add_row(*[middle for _, middle, _ in columns])
    for row in zip_longest(*[below for _, _, below in columns], fillvalue=Text()):
        grid.add_row(*row)
    return grid


def stock(amount: int) -> str:
    return "●" * amount + "○" * (CAPACITY - amount)


def fit(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
