"""One use of an action space, played by hand: what it offers and what comes of it.

A script is what seat 0 answers after having placed a dwarf; `verb? a b` says what is on offer of this verb, all of it.
"""

from __future__ import annotations

from typing import Any

import pytest
from caverna_table import SPACES, Table, home, position

PLAYERS = {"1_3": 2, "4_7": 4, "_3": 3, "_5": 5, "6_7": 6, "_7": 7}
MORE_PLAYERS = {
    "supplies": 2,
    "growth": 4,
    "strip_mining": 3,
    "depot": 5,
    "small_scale_drift_mining": 5,
    "weekly_market": 5,
    "large_depot": 7,
    "extension": 7,
    "exploration": 3,
}
FIRST_CARD = SPACES.index("blacksmithing")
MEADOWS = {"r3c2": "meadow", "r3c1": "meadow", "r3c0": "meadow"}
FOREST = ("lay r3c2", "lay r2c2")  # a meadow and a field, no bonus
CAVE = ("lay r2c4", "lay r2c5")  # a cavern and a tunnel, no bonus
FENCING = ("do small_pasture", "fence r3c2", "do? large_pasture", "do large_pasture", "fence r3c0", "fence r3c1")


def players_of(space: str) -> int:
    """A number of players with which the space exists."""
    if space in MORE_PLAYERS:
        return MORE_PLAYERS[space]
    for ending, players in PLAYERS.items():
        if space.endswith(ending):
            return players
    return 2


class Case:
    """A space, the home of seat 0, what lies on the space; the script, and what must be the case afterwards."""

    def __init__(self, space: str, *script: str, **more: Any) -> None:
        self.space = space
        self.script = script
        self.plain: dict[str, Any] = more.get("home", home())
        self.lying: dict[str, int] = more.get("lying", {})
        self.goods: dict[str, int] = more.get("goods", {})
        self.cells: dict[str, str] = more.get("cells", {})
        self.strengths: list[int] = more.get("strengths", [0, 0])
        self.start: int = more.get("start", 1)
        self.taken: dict[str, int] = more.get("taken", {})

    def table(self) -> Table:
        others = [home()] * (players_of(self.space) - 1)
        cards = {8: self.space} if SPACES.index(self.space) >= FIRST_CARD else {}
        goods = {self.space: self.lying} if self.lying else {}
        return position(self.plain, *others, round=8, cards=cards, goods=goods, start=1, taken=self.taken)

    def check(self) -> None:
        table = follow(self.table().play(f"place {self.space}"), *self.script)
        assert table.asked() == "PlaceDwarf"
        assert table.seat != 0  # the space is done with
        assert table.goods() == self.goods
        assert self.cells.items() <= table.home()["cells"].items()
        assert table.strengths() == self.strengths
        assert table.data()["start"] == self.start
        assert self.space not in table.data()["goods"]
        assert self.space in table.data()["taken"]


def follow(table: Table, *script: str) -> Table:
    for line in script:
        verb, asks, rest = line.partition("? ")
        if asks:
            assert sorted(table.offers(verb)) == sorted(rest.split())
        else:
            table.play(line)
    return table


def cases(*found: Case) -> pytest.MarkDecorator:
    names = [case.space for case in found]
    numbered = [f"{name}-{names[:at].count(name) + 1}" for at, name in enumerate(names)]
    return pytest.mark.parametrize("case", found, ids=numbered)


def mined(ore: int = 0, ruby: int = 0, **more: Any) -> dict[str, Any]:
    """A home with so many mines."""
    rock = ["r2c4", "r2c5", "r1c3", "r1c4", "r1c5", "r0c3", "r0c4"]
    kinds = ["ore_mine"] * ore + ["ruby_mine"] * ruby
    return home(cells=dict(zip(rock, kinds, strict=False)), **more)


def imitation(space: str, food: int) -> Case:
    script = ("imitate? housework", "imitate housework", "do? gain_dog furnish", "do gain_dog", "stop")
    return Case(space, *script, home=home(food=food + 1), goods={"food": 1, "dog": 1}, taken={"housework": 1})


def drift_mining(space: str) -> Case:
    script = ("do? take_all cavern_tunnel", "do take_all", "do? cavern_tunnel", "do cavern_tunnel", *CAVE)
    return Case(space, *script, lying={"stone": 3}, goods={"stone": 3}, cells={"r2c4": "cavern", "r2c5": "tunnel"})


def excavation(space: str) -> Case:
    part = "cavern_tunnel_or_cavern_cavern"
    script = (f"do? take_all {part}", f"do {part}", "tile? cavern_tunnel cavern_cavern", "tile cavern_cavern", *CAVE)
    cells = {"r2c4": "cavern", "r2c5": "cavern"}
    return Case(space, *script, "do? take_all", "do take_all", lying={"stone": 4}, goods={"stone": 4}, cells=cells)


def logging(space: str) -> Case:
    script = ("do? take_all expedition_1", "do take_all", "do? expedition_1", "do expedition_1", "loot dog")
    armed = home(dwarfs=[1, 1])
    return Case(space, *script, home=armed, lying={"wood": 4}, goods={"wood": 4, "dog": 1}, strengths=[2, 1])


def clearing(space: str) -> Case:
    script = ("do? take_all meadow_field", "do take_all", "do? meadow_field", "do meadow_field", *FOREST)
    return Case(space, *script, lying={"wood": 3}, goods={"wood": 3}, cells={"r3c2": "meadow", "r2c2": "field"})


def farming(space: str, animal: str) -> Case:
    script = [
        *("do? small_pasture large_pasture stable take_all", *FENCING[:2], "do? large_pasture stable take_all"),
        *(*FENCING[3:], "do? stable take_all", "do stable", "stable r3c2", "do? take_all", "do take_all"),
    ]
    plain = home(cells=MEADOWS, wood=6, stone=1)
    return Case(space, *script, home=plain, lying={animal: 3}, goods={animal: 3}, cells={"r3c2": "small_pasture"})


def fence_building(space: str) -> Case:
    script = ("do? take_all small_pasture large_pasture", "do take_all", "do? small_pasture large_pasture", *FENCING)
    cells = {"r3c2": "small_pasture", "r3c1": "large_pasture"}
    return Case(space, *script, home=home(cells=MEADOWS, wood=5), lying={"wood": 1}, cells=cells)
