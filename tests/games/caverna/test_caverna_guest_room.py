"""The Guest room: "either ... or" reads "and/or", on five spaces and nowhere else."""

from typing import Any

from caverna_rooms import shop
from caverna_table import Table, home, position

from permonik.testing import example, rule

GUEST = {"r2c4": "guest_room"}


def seven(plain: dict[str, Any]) -> Table:
    return position(plain, *[home() for _ in range(6)])


@example("EX-47")
@rule("R12.1", "R12.7")
def test_two_ruby_mines_at_once() -> None:
    cells = {"r2c5": "tunnel", "r1c5": "deep_tunnel", "r1c4": "ore_mine"}
    table = position(home(cells=cells, rooms=GUEST), home(), cards={6: "ruby_mine_construction"})
    table.play("place ruby_mine_construction", "do ruby_mine_on_tunnel", "lay r2c5")
    table.play("do ruby_mine_on_deep_tunnel_and_gain_ruby", "lay r1c5")
    assert table.goods() == {"ruby": 1}
    laid = table.home()["cells"]
    assert (laid["r2c5"], laid["r1c5"]) == ("ruby_mine", "ruby_mine")


@rule("R12.1", "R12.7")
def test_one_mine_on_each_ground_and_not_two_on_one() -> None:
    cells = {"r2c5": "tunnel", "r1c5": "tunnel"}
    table = position(home(cells=cells, rooms=GUEST), home(), cards={6: "ruby_mine_construction"})
    table.play("place ruby_mine_construction", "do ruby_mine_on_tunnel", "lay r2c5")
    assert table.seat == 1, "there is no deep tunnel"


@rule("R12.1", "R12.7")
def test_without_the_guest_room_it_is_one_of_both() -> None:
    cells = {"r2c5": "tunnel", "r1c5": "deep_tunnel"}
    table = position(home(cells=cells), home(), cards={6: "ruby_mine_construction"})
    table.play("place ruby_mine_construction", "do ruby_mine_on_tunnel", "lay r2c5")
    assert table.seat == 1
    other = position(home(cells=cells), home(rooms=GUEST), cards={6: "ruby_mine_construction"})
    assert other.play("place ruby_mine_construction", "do ruby_mine_on_tunnel", "lay r2c5").seat == 1


@rule("R12.7")
def test_growth_and_supplies() -> None:
    plain = home(rooms=GUEST | {"r2c5": "dwelling"})
    for first, second in (("gain_supplies", "family_growth"), ("family_growth", "gain_supplies")):
        table = position(plain, *[home() for _ in range(3)]).play("place growth", f"do {first}")
        assert table.options()[:2] == [f"do {second}", "stop"]
        table.play(f"do {second}")
        assert len(table.strengths()) == 3
        assert table.goods() == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}


@rule("R12.7")
def test_a_wish_for_children_furnishes_a_dwelling_and_fills_it() -> None:
    table = shop(home(rooms=GUEST, wood=4, stone=3), "dwelling", cards={4: "wish_for_children"})
    table.play("place wish_for_children")
    assert table.offers("do") == ["furnish_dwelling"], "there is no bed yet"
    table.play("do furnish_dwelling", "furnish dwelling", "cavern r2c3", "do family_growth")
    assert len(table.strengths()) == 3
    first = shop(home(rooms=GUEST | {"r2c5": "dwelling"}, wood=4, stone=3), "dwelling", cards={4: "wish_for_children"})
    first.play("place wish_for_children", "do family_growth")
    assert first.offers("do") == ["furnish_dwelling"]
    first.play("do furnish_dwelling", "furnish dwelling", "cavern r2c3")
    assert first.seat == 1, "one growth at most"


@rule("R12.7")
def test_an_urgent_wish_gives_the_gold_too() -> None:
    cards = {4: "urgent_wish_for_children"}
    table = shop(home(rooms=GUEST, wood=4, stone=3), "dwelling", cards=cards).play("place urgent_wish_for_children")
    table.play("do gain_gold_3", "do furnish_dwelling", "furnish dwelling", "cavern r2c3", "do family_growth")
    assert table.goods() == {"gold": 3}
    assert len(table.strengths()) == 3
    table = shop(home(rooms=GUEST, wood=4, stone=3), "dwelling", cards=cards).play("place urgent_wish_for_children")
    table.play("do furnish_dwelling", "furnish dwelling", "cavern r2c3", "do family_growth", "do gain_gold_3")
    assert table.goods() == {"gold": 3}


@rule("R12.7")
def test_and_then_stays_and_then() -> None:
    """On an Urgent wish the child comes after a dwelling only, although a bed is free."""
    plain = home(rooms=GUEST | {"r2c5": "dwelling"}, wood=4, stone=3)
    table = shop(plain, "dwelling", cards={4: "urgent_wish_for_children"}).play("place urgent_wish_for_children")
    assert table.offers("do") == ["furnish_dwelling", "gain_gold_3"]
    assert table.play("do gain_gold_3").offers("do") == ["furnish_dwelling"]


@rule("R12.1", "R12.7")
def test_an_extension_is_doubled_once_per_game() -> None:
    table = seven(home(rooms=GUEST)).play("place extension", "do meadow_field_and_gain_wood", "lay r3c2", "lay r3c1")
    assert not table.home()["doubled"], "nothing is doubled yet"
    table.play("do cavern_tunnel_and_gain_stone", "lay r1c3", "lay r0c3")
    assert table.goods() == {"wood": 1, "stone": 1, "food": 1}, "and the food of the cell"
    assert table.home()["doubled"]
    again = seven(home(rooms=GUEST, doubled=True))
    again.play("place extension", "do meadow_field_and_gain_wood", "lay r3c2", "lay r3c1")
    assert again.seat == 1


@rule("R12.7")
def test_an_extension_used_once_may_still_be_doubled_later() -> None:
    table = seven(home(rooms=GUEST)).play("place extension", "do cavern_tunnel_and_gain_stone", "lay r1c3", "lay r0c3")
    table.play("stop")
    assert not table.home()["doubled"]


@rule("R12.7")
def test_other_spaces_may_be_doubled_after_the_extension() -> None:
    plain = home(rooms=GUEST | {"r2c5": "dwelling"}, doubled=True)
    table = position(plain, *[home() for _ in range(3)]).play("place growth", "do gain_supplies")
    assert table.offers("do") == ["family_growth"]


@rule("R12.7")
def test_excavation_is_still_one_tile() -> None:
    lying = {"excavation_1_3": {"stone": 1}}
    table = position(home(rooms=GUEST), home(), goods=lying).play("place excavation_1_3")
    table.play("do cavern_tunnel_or_cavern_cavern", "tile cavern_cavern", "lay r1c3", "lay r0c3")
    assert table.offers("do") == ["take_all"]
    assert table.play("do take_all").seat == 1
