"""Furnishing a cavern (R6.8 to R6.11, R6.15)."""

import pytest
from caverna_table import ROOMS, Table, home, position

from permonik.testing import rule

RICH = {"wood": 20, "stone": 20, "ore": 20, "grain": 20, "vegetable": 20, "food": 20, "gold": 20}


def furnishing(table: Table) -> Table:
    return table.play("place housework", "do furnish")


@rule("R6.8")
def test_a_tile_is_paid_and_put_on_an_empty_cavern() -> None:
    """The printed cavern is there from the start; tunnels, mines and bare rock are none."""
    cave = {"r2c4": "tunnel", "r1c4": "ore_mine", "r1c5": "deep_tunnel", "r0c4": "ruby_mine", "r1c3": "cavern"}
    table = furnishing(position(home(cells=cave, wood=1, stone=1, gold=3), home())).play("furnish miner")
    assert sorted(table.offers("cavern")) == ["r1c3", "r2c3"]
    table.play("cavern r1c3")
    assert table.goods() == {"gold": 3}
    assert table.home()["cells"]["r1c3"] == "miner"
    assert furnishing(position(home(stone=1), home())).play("furnish carpenter").offers("cavern") == ["r2c3"]


@rule("R6.8")
@pytest.mark.parametrize(
    ("room", "cost"),
    [
        ("dwelling", {"wood": 4, "stone": 3}),
        ("couple_dwelling", {"wood": 8, "stone": 6}),
        ("breeding_cave", {"grain": 1, "stone": 1}),
        ("supplies_storage", {"wood": 1, "food": 3}),
        ("state_parlor", {"stone": 3, "gold": 5}),
        ("food_chamber", {"wood": 2, "vegetable": 2}),
        ("blacksmithing_parlor", {"ore": 3}),
    ],
)
def test_the_whole_price_and_not_less(room: str, cost: dict[str, int]) -> None:
    table = furnishing(position(home(**RICH), home(), display=[room])).play(f"furnish {room}", "cavern r2c3")
    paid = {good: RICH[good] - table.goods().get(good, 0) for good in RICH}
    if room == "state_parlor":
        paid["food"] += 2  # the dwelling beside it
    assert {good: amount for good, amount in paid.items() if amount} == cost
    for good in cost:
        poor = home(**{**cost, good: cost[good] - 1})
        assert "do furnish" not in position(poor, home(), display=[room]).play("place housework").options()


@rule("R6.10")
def test_no_cavern_no_furnishing() -> None:
    """All rooms could be paid. The exceptions: the Work room, the Trader's twin, and a cavern for two rubies."""
    full = {"r2c3": "carpenter"}
    tunnel = {"r2c4": "tunnel"}
    assert position(home(rooms=full, cells=tunnel, **RICH), home()).play("place housework").offers("do") == ["gain_dog"]
    work = home(rooms={"r2c3": "work_room"}, cells=tunnel, **RICH)
    assert furnishing(position(work, home())).play("furnish miner").offers("cavern") == ["r2c4"]
    trader = home(rooms={"r2c3": "trader"}, cells=tunnel, **RICH)
    table = furnishing(position(trader, home()))
    assert table.offers("furnish") == ["spare_part_storage"]
    table.play("furnish spare_part_storage")
    assert table.home()["cells"]["r2c3"] == "spare_part_storage"
    for rubies, possible in ((1, False), (2, True)):
        plain = home(rooms=full, ruby=rubies, **RICH)
        table = position(plain, home()).play("place housework")
        assert ("exchange ruby_cavern" in table.options()) is possible
        if possible:
            table.play("exchange ruby_cavern", "lay r2c4", "do furnish", "furnish miner", "cavern r2c4")
            assert table.home()["cells"]["r2c4"] == "miner"


@rule("R6.9", "R6.10")
def test_furnishing_a_dwelling_needs_a_cavern_too() -> None:
    plain = home(rooms={"r2c3": "dwelling"}, dwarfs=[0, 0, 0], **RICH)
    table = position(plain, home(), cards={4: "wish_for_children"})
    assert "wish_for_children" not in table.offers("place")  # no room for a child either
    plain = home(cells={"r2c4": "cavern"}, rooms={"r2c3": "dwelling"}, dwarfs=[0, 0, 0], **RICH)
    table = position(plain, home(), cards={4: "wish_for_children"}).play("place wish_for_children")
    assert table.options()[0] == "do furnish_dwelling"


@rule("R6.11")
@pytest.mark.parametrize(
    ("room", "held", "gained"),
    [
        ("stone_carver", {}, {"stone": 2}),
        ("blacksmith", {}, {"ore": 2}),
        ("weaving_parlor", {"sheep": 2}, {"food": 2}),
        ("milking_parlor", {"cattle": 2}, {"food": 2}),
        ("state_parlor", {}, {"food": 2}),
        ("carpenter", {"sheep": 2}, {}),
    ],
)
def test_immediate_effects_happen_once(room: str, held: dict[str, int], gained: dict[str, int]) -> None:
    cost = {
        "stone_carver": {"wood": 1},
        "blacksmith": {"wood": 1, "stone": 2},
        "weaving_parlor": {"wood": 2, "stone": 1},
        "milking_parlor": {"wood": 2, "stone": 2},
        "state_parlor": {"stone": 3, "gold": 5},
        "carpenter": {"stone": 1},
    }[room]
    table = furnishing(position(home(**held, **cost), home(), display=[room]))
    table.play(f"furnish {room}", "cavern r2c3")  # all is paid: what is there now came with it
    assert table.goods() == {**held, **gained}
    table.play("do gain_dog")
    assert table.goods() == {**held, **gained, "dog": 1}
    assert table.seat == 1


@rule("R6.11")
def test_what_comes_at_once_comes_after_paying() -> None:
    """The Stone carver's stone does not help to pay for it, nor its discount: it costs 1 wood."""
    table = position(home(wood=0, stone=9), home(), display=["stone_carver"]).play("place housework")
    assert "do furnish" not in table.options()
    table = position(home(wood=1, stone=1, gold=5), home(), display=["state_parlor"]).play("place housework")
    assert "do furnish" not in table.options()


@rule("R6.15")
def test_a_bought_tile_is_gone_for_all() -> None:
    table = furnishing(position(home(**RICH), home(**RICH)))
    assert table.offers("furnish") == list(ROOMS)
    table.play("furnish miner", "cavern r2c3", "stop")
    other = position(table.home(0), table.home(1), display=table.data()["display"], active=1)
    assert "miner" not in furnishing(other).offers("furnish")
    plain = position(home(**RICH), home(**RICH), display=["miner", "seam"])
    assert furnishing(plain).offers("furnish") == ["miner", "seam"]  # what is not on the boards is not there
