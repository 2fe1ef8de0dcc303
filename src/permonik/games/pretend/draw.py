"""Pretend in the terminal. ▲ and ▼ are the backs of cards of the upper and of the lower stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from permonik.kernel.game import View
from permonik.words import Words, clean

BACKS: Final = ("▲", "▼")
STACKS: Final = ("stack-upper", "stack-lower")


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    players = len(names)
    table = Table(box=None, padding=(0, 3, 0, 0))
    for column in ("player", "coins", "soot", "hands", "eaten"):
        table.add_column(Text(words.render(f"view-{column}")))
    for seat, name in enumerate(names):
        table.add_row(
            Text(clean(name), style="bold" if seat == view["active"] else ""),
            str(view["coins"][seat]),
            str(view["soot"][seat]),
            heap(view["hands"][seat], words),
            heap(view["eaten"][seat], words),
        )
    parts: list[RenderableType] = [table, Text()]
    for stack in range(2):
        cards = " ".join(BACKS[stack] if one is None else card(one, words) for one in view["stacks"][stack])
        named = words.render("view-stack-cards", {"stack": STACKS[stack], "cards": {"text": cards or "–"}})
        parts.append(Text(f"{BACKS[stack]} {named}"))
    if view["discard"]:
        gone = ", ".join(card(one, words) for one in view["discard"])
        parts.append(Text(f"{words.render('view-discard')}: {gone}"))
    for one in view["sets"]:
        parts.append(Text(words.render("view-among", {"cards": [f"card-{id}" for id in one["cards"]]})))
    if view["offered"] is not None:
        parts.append(Text(words.render("view-offered", {"card": f"card-{view['offered']}"}), style="bold"))
    turn = min(view["turns"] // players + 1, view["rounds"])
    title = words.render("view-round", {"round": turn, "rounds": view["rounds"]})
    return Panel(Group(*parts), title=Text(title), expand=False)


def heap(cards: dict[str, Any], words: Words) -> Text:
    """The cards one knows, then the backs of the others."""
    known = ", ".join(card(one, words) for one in cards["known"])
    backs = "".join(back * count for back, count in zip(BACKS, cards["unknown"], strict=True))
    return Text(" ".join(part for part in (known, backs) if part) or "–")


def card(id: str, words: Words) -> str:
    return words.form(f"card-{id}", "name")
