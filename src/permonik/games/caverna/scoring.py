"""Points, line by line (section 13)."""

from __future__ import annotations

from permonik.games.caverna import rooms
from permonik.games.caverna.home import Home
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.tables import (
    CATTLE,
    DOG,
    DONKEY,
    FARM,
    GOLD,
    GOODS,
    LARGE_POINTS,
    ORE_MINE_POINTS,
    RUBY,
    RUBY_MINE_POINTS,
    SHEEP,
    SMALL_POINTS,
    SOLO_GOAL,
    WILD_BOAR,
)

MISSING_TYPE = -2
UNUSED_SPACE = -1
BEGGING_MARKER = -3
UNSCORED = tuple([GOODS.index(good) for good in ("wood", "stone", "ore", "food")])


def parts(home: Home) -> list[tuple[str, int]]:
    """Every line of the pad, with its message id (R13.2)."""
    goods = home.goods
    missing = MISSING_TYPE * len([animal for animal in FARM if not goods[animal]])
    unused = UNUSED_SPACE * home.unused()
    begging = BEGGING_MARKER * home.begging
    pastures = SMALL_POINTS * home.small.bit_count() + LARGE_POINTS * len(home.larges)
    mines = ORE_MINE_POINTS * home.ore_mine.bit_count() + RUBY_MINE_POINTS * home.ruby_mine.bit_count()
    return [
        ("score-animals", goods[DOG] + goods[SHEEP] + goods[DONKEY] + goods[WILD_BOAR] + goods[CATTLE]),
        ("score-missing-types", missing),
        ("score-grain", (rooms.all_grain(home) + 1) // 2),
        ("score-vegetables", rooms.all_vegetables(home)),
        ("score-rubies", goods[RUBY]),
        ("score-dwarfs", len(home.places)),
        ("score-unused", unused),
        ("score-rooms", rooms.printed_points(home)),
        ("score-pastures", pastures),
        ("score-mines", mines),
        ("score-yellow", rooms.yellow_points(home)),
        ("score-writing-chamber", rooms.prevented(home, -(missing + unused + begging))),
        ("score-gold", goods[GOLD]),
        ("score-begging", begging),
    ]


def holdings(home: Home) -> list[tuple[str, int]]:
    """Goods that are no points."""
    return [(f"good-{GOODS[good]}", home.goods[good]) for good in UNSCORED]


def total(home: Home) -> int:
    return sum([points for _, points in parts(home)])


def winners(s: CavernaState) -> tuple[int, ...]:
    """The highest total; ties are shared (R13.5). Alone, 100 points are the goal (R14.1)."""
    totals = [total(home) for home in s.homes]
    if len(totals) == 1:
        return (0,) if totals[0] >= SOLO_GOAL else ()
    best = max(totals)
    return tuple([seat for seat in range(len(totals)) if totals[seat] == best])
