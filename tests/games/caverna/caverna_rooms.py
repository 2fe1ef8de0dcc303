"""What the tests of the furnishing tiles share: buying one, filling a home with animals, travelling, a new round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caverna_table import AUTO, Table, home, position, starting

import permonik

REST = [[name, AUTO] for name in ("NewRound", "GrowUp", "Harvest", "ReturnHome", "Work")]
FOREST_ROWS = tuple((f"r{row}c2", f"r{row}c1") for row in (3, 2, 1, 0))  # four large pastures


def shop(plain: dict[str, Any], *rooms: str, **more: Any) -> Table:
    """This home beside another, with only these rooms on the supply boards."""
    return position(plain, home(), display=rooms, **more)


def furnish(table: Table, room: str, cell: str = "r2c3") -> Table:
    """By Housework; what the Builder may replace is left open."""
    return table.play("place housework", "do furnish", f"furnish {room}", f"cavern {cell}")


def furnishable(table: Table, *, cells: bool = False) -> list[str]:
    """The rooms that Housework could furnish now, or the cells on which the first of them could lie."""
    after = Table(table.state.clone()).play("place housework")
    if "do furnish" not in after.options():
        return []
    offered = after.play("do furnish").offers("furnish")
    return after.play(f"furnish {offered[0]}").offers("cavern") if cells else offered


def living(
    *,
    cells: Mapping[str, str] | None = None,
    rooms: Mapping[str, str] | None = None,
    larges: Sequence[Sequence[str]] = (),
    stables: Sequence[str] = (),
    crops: Mapping[str, Mapping[str, int]] | None = None,
    dwarfs: Sequence[int] = (0, 0),
    **animals: int,
) -> bool:
    """Whether all these animals can stay in such a home when the last one arrives, bought for a ruby."""
    last = next(animal for animal in animals if animal != "dog" and animals[animal])
    herd = animals | {last: animals[last] - 1}
    plain = home(
        cells=cells, rooms=rooms, larges=larges, stables=stables, crops=crops, dwarfs=dwarfs, ruby=1, food=1, **herd
    )
    return position(plain, home()).play(f"exchange ruby_{last}").asked() != "MakeRoom"


def grows(dwarfs: int, *rooms: str) -> bool:
    """Whether a family of that many may grow in a home with these rooms."""
    cells = ("r2c4", "r2c5", "r1c3", "r1c4", "r1c5", "r0c3")
    plain = home(dwarfs=[0] * dwarfs, rooms=dict(zip(cells, rooms, strict=False)))
    return "family_life" in position(plain, home(), cards={8: "family_life"}).offers("place")


def travelling(plain: dict[str, Any], level: int, strength: int, **more: Any) -> Table:
    """The first dwarf of seat 0 stands before the loot of an expedition."""
    table = position(plain, home(), agenda=[*REST, ["Expedition", 0, level, strength, 0]], **more)
    table.state.dwarf = 0
    return table


def dawn(*homes: dict[str, Any], round: int, **more: Any) -> Table:
    """The round after this one has begun, whatever chance brings, up to its first question."""
    table = starting(*homes, round=round, **more)
    while (chance := table.state.chance()) is not None:
        table.state.apply(permonik.CHANCE, chance.outcomes[0])
    return table


def ending(plain: dict[str, Any], *others: dict[str, Any]) -> Table:
    """The harvest of round 12 is over."""
    table = position(plain, *others, round=12, agenda=[["NewRound", AUTO]])
    table.state.settle()
    return table
