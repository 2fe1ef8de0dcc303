"""The log names the room that moved the goods, and the contract is not deceived where it names another one."""

from __future__ import annotations

from typing import Any

import pytest
from caverna_table import GAME, LEDGER, Table, harvesting, home, position

from permonik.kernel.record import Decision
from permonik.kernel.step import EVERYONE
from permonik.testing import rule
from permonik.testing.contract.causes import check_causes
from permonik.testing.contract.setups import Broken
from permonik.testing.contract.watching import Heard, Watched, copied

# All that give something, in one home.
GIVING = {
    "r2c3": "seam",
    "r2c4": "dog_school",
    "r1c3": "slaughtering_cave",
    "r1c4": "quarry",
    "r0c3": "breeding_cave",
    "r0c4": "miner",
    "r0c5": "trader",
}


def owner(**more: Any) -> dict[str, Any]:
    return home(rooms=GIVING, **more)


def with_stone() -> Table:
    lying = {"drift_mining_1_3": {"stone": 2}}
    return position(owner(), owner(), goods=lying).play("place drift_mining_1_3")


def with_a_dog() -> Table:
    return position(owner(), owner()).play("place housework")


def with_sheep() -> Table:
    return position(owner(sheep=1), owner())


def with_gold() -> Table:
    return position(owner(gold=2), owner())


def at_a_harvest() -> Table:
    """Both decide at the same time, and both have newborn donkeys."""
    farm = owner(cells={"r3c1": "small_pasture", "r3c0": "small_pasture"}, donkey=2, food=4)
    return harvesting(farm, farm)


CASES = [
    (with_stone, "do take_all", 0, {"space-drift_mining_1_3", "room-seam"}),
    (with_a_dog, "do gain_dog", 0, {"space-housework", "room-dog_school"}),
    (with_sheep, "exchange sheep", 0, {"room-slaughtering_cave"}),
    (with_gold, "exchange trader", 0, {"room-trader", "room-seam"}),
    (at_a_harvest, "feed 4", 0, {"room-quarry", "room-breeding_cave", "room-seam"}),
    (at_a_harvest, "feed 4", 1, {"room-quarry", "room-breeding_cave", "room-seam"}),
]


@rule("R12.10", "R12.14")
@pytest.mark.parametrize(("table", "text", "seat", "causes"), CASES)
def test_every_other_cause_would_be_found(table: Any, text: str, seat: int, causes: set[str]) -> None:
    state = table().state
    entry = Decision(seat, GAME.parse(text), False, EVERYONE)
    heard = Watched(GAME, copied(GAME, state), LEDGER).follow(entry, 0)
    assert {one.line.cause for one in heard if one.line.cause} == causes
    check_causes("true", GAME, copied(GAME, state), entry, heard, LEDGER)
    for number, (line, step) in enumerate(heard):
        if line.cause not in LEDGER.LIFTED:
            continue
        for other in {f"room-{room}" for room in GIVING.values()} - {line.cause}:
            lie = [*heard[:number], Heard(line._replace(cause=other), step), *heard[number + 1 :]]
            with pytest.raises(Broken, match="is named"):
                check_causes("lie", GAME, copied(GAME, state), entry, lie, LEDGER)


def test_what_one_seat_has_is_no_cause_for_the_other() -> None:
    table = position(home(sheep=1), home(rooms={"r2c3": "slaughtering_cave"}))
    entry = Decision(0, GAME.parse("exchange sheep"), False, EVERYONE)
    (told,) = Watched(GAME, copied(GAME, table.state), LEDGER).follow(entry, 0)
    lie = [Heard(told.line._replace(cause="room-slaughtering_cave"), told.step)]
    with pytest.raises(Broken, match="without it the same happens"):
        check_causes("lie", GAME, copied(GAME, table.state), entry, lie, LEDGER)
