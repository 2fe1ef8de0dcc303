"""What a seat may know: everything on the table. Cards and markers to come are in no state (H1, H2).

`View` is what `recall` needs to play on. `Seen` is the same without the agenda: what a page is given to draw. What
only people need beside it stands in `shown.py`.
"""

from __future__ import annotations

from random import Random
from typing import Any, TypedDict, cast

from permonik.games.caverna.plain import dump, restore
from permonik.games.caverna.state import CavernaState
from permonik.kernel.recall import Recall


class Dwarf(TypedDict):
    """`place`: "waiting", "aside", "newborn", or the action space on which he stands."""

    strength: int
    place: str


class Home(TypedDict):
    """A player's home. Cells are named r<row>c<column>; `cells` says what lies on each, rooms by their names."""

    goods: dict[str, int]
    cells: dict[str, str]
    larges: list[list[str]]
    stables: list[str]
    crops: dict[str, dict[str, int]]
    dwarfs: list[Dwarf]
    promised: dict[str, int]
    begging: int
    doubled: bool


class Markers(TypedDict):
    """Harvest markers turned up so far."""

    green: int
    red: int


class Seen(TypedDict):
    """The table: round cards by round, the kind of harvest of every round, action spaces, rooms to be had, homes."""

    game: str
    seat: int | None
    players: int
    round: int
    start: int
    active: int
    cards: dict[str, str]
    harvests: list[str]
    markers: Markers
    spaces: list[str]
    taken: list[str]
    goods: dict[str, dict[str, int]]
    display: list[str]
    homes: list[Home]
    dwarf: int | None
    space: str | None
    imitated: str | None


class View(Seen):
    """And what is still to happen, as the engine needs it to go on."""

    agenda: list[list[list[str | int]]]


def view(s: CavernaState, seat: int | None) -> View:
    return cast(View, {"game": "caverna", "seat": seat, **dump(s)})


class CavernaRecall(Recall):
    """What nobody has seen is not part of a state, so nothing is left to be imagined."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.state = restore(view)

    def fill(self, rng: Random) -> CavernaState:
        return self.state.clone()
