"""Why an answer cannot be given now: the nearest thing that is lacking, to the last piece."""

from __future__ import annotations

from cave_table import GAME, Table, position

from permonik.kernel.reason import Reason
from permonik.testing import rule, ruling

CAVERN = {"r0c0": "empty", "r1c1": "empty", "r4c2": "empty"}


def why(table: Table, text: str) -> Reason:
    action = GAME.parse(text)
    assert action not in table.state.actions(table.seat)
    return GAME.why_not(table.state, table.seat, action)


def housework(food: int, gold: int) -> Table:
    """A cavern for 5 food or 1 gold: there is a room that can be had, and the Stall costs 1 gold itself."""
    goods = {"wood": 1, "food": food, "gold": gold}
    table = position(round=8, tile="housework", goods=goods, cells=CAVERN, display=["shelf", "stall"])
    return table.play("do housework-furnish_b")


@rule("R6.6.5")
@ruling("RU-19")
def test_a_surcharge_lacks_what_the_price_of_the_room_takes_away() -> None:
    assert why(housework(5, 0), "furnish stall") == Reason("lack", "R6.6.1", "amount-gold", 1)
    assert why(housework(0, 1), "furnish stall") == Reason("lack", "R6.6.5", "amount-gold", 1)
    assert "furnish stall" in housework(0, 2).options()
    assert "furnish stall" in housework(5, 1).options()


@rule("R6.6.5")
@ruling("RU-19")
def test_of_two_surcharges_the_nearer_one_is_named() -> None:
    """Housework again: the Gold vein takes 5 gold beside it."""

    def lacking(food: int, gold: int) -> Reason:
        goods = {"wood": 1, "food": food, "gold": gold}
        table = position(round=8, tile="housework", goods=goods, cells=CAVERN, display=["shelf", "gold_vein"])
        return why(table.play("do housework-furnish_b"), "furnish gold_vein")

    assert lacking(food=2, gold=5) == Reason("lack", "R6.6.5", "amount-gold", 1)
    assert lacking(food=4, gold=5).amount == 1
    table = position(round=8, tile="expansion", goods={"wood": 1, "food": 4, "gold": 5}, cells=CAVERN, display=TWO)
    assert why(table.play("do expansion-furnish"), "furnish gold_vein") == Reason("lack", "R6.6.5", "amount-food", 1)


TWO = ["shelf", "gold_vein"]


@rule("R6.6.3")
def test_a_cavern_is_covered_occupied_or_has_other_walls() -> None:
    """Whatever the walls, it is told what is in the way of the room that is being placed."""
    table = housework(5, 0).play("furnish shelf")
    fits = set(table.offers("place"))
    kinds = {cell: why(table, f"place {cell}").kind for cell in table.cells() if cell not in fits and cell != "extra"}
    assert {cell for cell in kinds if kinds[cell] == "walls-here"} == set(CAVERN) - fits != set()
    assert kinds["r1c0"] == "covered"


@rule("R6.2.3")
def test_of_three_goods_to_pay_the_first_that_is_not_there_is_lacking() -> None:
    """The Junction room takes three different ones."""
    goods = {"wood": 1, "stone": 1, "food": 4}
    table = position(cells={"r1c0": "junction_room"}, goods=goods, tile="cultivation")
    table.play("do cultivation-room", "use junction_room", "do junction_room")
    assert why(table, "pay wood+stone+gold") == Reason("lack", "R6.2.3", "amount-gold", 1)
    assert why(table, "pay wood+emmer+flax") == Reason("lack", "R6.2.3", "amount-emmer", 1)
