"""Laying tiles on a home board: what is offered, in the rules' own cells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caverna_table import AUTO, Table, home, position

FOREST = [f"r{row}c{column}" for row in range(4) for column in range(3)]
MOUNTAIN = [f"r{row}c{column}" for row in range(4) for column in range(3, 6)]
BONUS = {
    "r0c2": {"wild_boar": 1},
    "r2c0": {"wild_boar": 1},
    "r3c1": {"food": 1},
    "r3c4": {"food": 1},
    "r0c5": {"food": 2},
}
ORE_MINE = "do ore_mine_deep_tunnel_and_gain_ore_3"
TWINS = {
    "meadow_field": ("clearing_1_3", ["do meadow_field"]),
    "cavern_tunnel": ("excavation_1_3", ["do cavern_tunnel_or_cavern_cavern", "tile cavern_tunnel"]),
    "cavern_cavern": ("excavation_1_3", ["do cavern_tunnel_or_cavern_cavern", "tile cavern_cavern"]),
}


def laying(twin: str, plain: dict[str, Any]) -> Table:
    """Seat 0 is about to lay the first half of a twin tile."""
    space, texts = TWINS[twin]
    return position(plain, home()).play(f"place {space}", *texts)


def pairs(table: Table) -> set[tuple[str, str]]:
    """All ways to lay a twin tile: (cell of the first half, cell of the second)."""
    found = set()
    for first in table.offers("lay"):
        then = Table(table.state.clone()).play(f"lay {first}")
        assert then.offers("lay"), f"nothing fits beside {first}"
        found |= {(first, second) for second in then.offers("lay")}
    return found


def both_ways(*both: tuple[str, str]) -> set[tuple[str, str]]:
    return set(both) | {(second, first) for first, second in both}


def bought(tile: str, plain: dict[str, Any]) -> Table:
    """Seat 0 is about to lay a single tile for rubies."""
    plain = {**plain, "goods": {**plain["goods"], "ruby": 2 if tile == "cavern" else 1}}
    return position(plain, home()).play(f"exchange ruby_{tile}")


def looting(item: str, plain: dict[str, Any]) -> Table:
    """Seat 0 is about to lay a single tile of the loot."""
    plain = {**plain, "dwarfs": [{"strength": 14, "place": "supplies"}, {"strength": 0, "place": "waiting"}]}
    table = position(plain, home(), agenda=[["Work", AUTO], ["Expedition", 0, 1, 14, 0]])
    table.state.dwarf = 0
    return table.play(f"loot {item}")


def all_but(cells: Sequence[str], *bare: str, tile: str) -> dict[str, str]:
    return {cell: tile for cell in cells if cell not in bare}
