"""Section 3: the stock of a player."""

import pytest
from cave_table import GOODS, Table, position

from permonik.games.cave_vs_cave import GAME
from permonik.testing import hidden, rule

PLACE = {"r2c0": "empty"}


def gained(good: str, held: int) -> Table:
    """A turn in which two or more of the good are received."""
    goods = {good: held}
    if good == "wood":
        return position(goods=goods, tile="undergrowth").play("do undergrowth-wood")
    if good == "stone":
        return position(goods=goods, walls=["r0c0-r0c1"], tile="breach").play("do breach-raze", "raze r0c0-r0c1")
    if good == "emmer":
        return position(goods=goods, tile="cultivation").play("do cultivation-crops")
    if good == "gold":
        return position(goods=goods | {"wood": 5}, tile="expedition").play("do expedition-wood")
    room = {"flax": "secret_chamber", "food": "tunnel"}[good]
    table = position(goods=goods, cells={"r2c0": room}, tile="undergrowth").play("do undergrowth-room", f"use {room}")
    return table.play(f"do {room}-1")


@rule("R3.1")
def test_the_stock_is_six_numbers_and_nothing_else() -> None:
    table = position(goods={"wood": 3, "gold": 2})
    assert table.goods() == {"wood": 3, "stone": 0, "emmer": 0, "flax": 0, "food": 0, "gold": 2}
    assert set(table.data()["caves"][0]) == {"goods", "cells", "walls", "face"}
    # Two ways to the same numbers are the same position afterwards.
    emmer = position(goods={"emmer": 1, "flax": 1}, tile="undergrowth").play("exchange emmer", "exchange flax")
    flax = position(goods={"emmer": 1, "flax": 1}, tile="undergrowth").play("exchange flax", "exchange emmer")
    assert emmer.state.key() == flax.state.key()


@rule("R3.2", "R3.3")
@pytest.mark.parametrize(
    ("good", "gain", "limit"),
    [("wood", 2, 9), ("stone", 2, 9), ("emmer", 2, 9), ("flax", 3, 9), ("food", 2, 9), ("gold", 4, 19)],
)
def test_a_marker_stops_at_its_limit(good: str, gain: int, limit: int) -> None:
    assert gained(good, limit - gain - 1).goods()[good] == limit - 1
    assert gained(good, limit - gain).goods()[good] == limit
    assert gained(good, limit - gain + 1).goods()[good] == limit
    assert gained(good, limit).goods()[good] == limit


@rule("R3.3")
def test_what_is_over_the_limit_is_lost_for_good() -> None:
    table = position(goods={"emmer": 9, "gold": 1}, tile="cultivation")
    assert table.play("do cultivation-crops").goods()["flax"] == 1, "the other goods come all the same"
    assert table.play("exchange emmer").goods()["emmer"] == 8, "the two lost emmer do not come back"


@rule("R3.2")
def test_every_single_food_stops_at_nine() -> None:
    found = position(goods={"food": 9}, tile="excavation").play("do excavation-one", "dig r3c1", "=stall")
    assert found.goods()["food"] == 9
    nine = position(goods={"food": 9, "emmer": 1}, cells={"r2c0": "storeroom"}, tile="undergrowth")
    assert nine.play("do undergrowth-room", "use storeroom", "do storeroom").goods() == {
        "wood": 0,
        "stone": 0,
        "emmer": 2,
        "flax": 1,
        "food": 9,
        "gold": 0,
    }


@rule("R3.4")
@hidden("H1")
def test_both_players_and_spectators_see_all_goods() -> None:
    held = [dict(zip(GOODS, (9, 2, 3, 4, 5, 19), strict=True)), dict(zip(GOODS, (6, 7, 8, 9, 0, 1), strict=True))]
    table = position(goods=held[0], other_goods=held[1])
    for seat in (0, 1, None):
        assert [cave["goods"] for cave in GAME.view(table.state, seat)["caves"]] == held
