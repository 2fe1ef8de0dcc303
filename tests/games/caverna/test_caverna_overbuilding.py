"""Trader and Spare part storage: whoever has one puts the other on top of it."""

from caverna_rooms import furnishable, shop
from caverna_table import home, position

from permonik.testing import rule, ruling

TRADER = {"r2c4": "trader"}
SPARE = {"r2c4": "spare_part_storage"}


@rule("R12.4")
def test_the_other_one_must_lie_on_top() -> None:
    """No cavern is asked for, although one is free."""
    table = shop(home(rooms=TRADER, wood=2), "spare_part_storage").play("place housework", "do furnish")
    table.play("furnish spare_part_storage")
    assert table.offers("cavern") == []
    cells = table.home()["cells"]
    assert (cells["r2c4"], cells["r2c3"]) == ("spare_part_storage", "cavern")
    table = shop(home(rooms=SPARE, wood=1), "trader").play("place housework", "do furnish", "furnish trader")
    cells = table.home()["cells"]
    assert (cells["r2c4"], cells["r2c3"]) == ("trader", "cavern")


@rule("R12.4")
def test_the_covered_tile_is_out_of_the_game() -> None:
    """No function, no points, no yellow tile for the Main storage, and not on the supply boards again."""
    rooms = TRADER | {"r2c5": "main_storage"}
    table = shop(home(rooms=rooms, wood=2, gold=2), "spare_part_storage", "trader")
    assert (table.points()["rooms"], table.points()["yellow"]) == (2, 2)
    table.play("place housework", "do furnish", "furnish spare_part_storage")
    assert "trader" not in table.offers("exchange")
    assert "rooms" not in table.points()
    assert table.points()["yellow"] == 4
    assert table.data()["display"] == []
    rooms = SPARE | {"r2c5": "main_storage"}
    table = shop(home(rooms=rooms, wood=2, stone=1, ore=1), "trader")
    table.play("place housework", "do furnish", "furnish trader")
    assert table.goods() == {"wood": 1, "stone": 1, "ore": 1}
    assert "spare_part_storage" not in table.offers("exchange")
    assert (table.points()["rooms"], table.points()["yellow"]) == (2, 2)


@rule("R12.4")
def test_no_empty_cavern_is_needed_for_it_and_for_nothing_else() -> None:
    full = {"r2c3": "dwelling", "r2c4": "trader"}
    wealth = {"wood": 9, "stone": 9, "ore": 9, "grain": 9}
    table = position(home(rooms=full, **wealth), home())
    assert furnishable(table) == ["spare_part_storage"]
    other = position(home(rooms={"r2c3": "dwelling", "r2c4": "quarry"}, **wealth), home())
    assert furnishable(other) == []


@rule("R12.4")
def test_who_has_neither_puts_it_into_a_cavern() -> None:
    assert furnishable(shop(home(wood=2), "spare_part_storage"), cells=True) == ["r2c3"]
    other = position(home(wood=2), home(rooms=TRADER), display=["spare_part_storage"])
    assert furnishable(other, cells=True) == ["r2c3"], "the Trader of another does not matter"


@ruling("RU-21")
def test_the_price_is_the_normal_one() -> None:
    assert furnishable(shop(home(rooms=TRADER, wood=1), "spare_part_storage")) == []
    table = shop(home(rooms=TRADER, wood=3), "spare_part_storage").play("place housework", "do furnish")
    assert table.play("furnish spare_part_storage").goods() == {"wood": 1}
    assert furnishable(shop(home(rooms=SPARE), "trader")) == []


@ruling("RU-21")
@rule("R12.5")
def test_discounts_apply_to_the_tile_on_top() -> None:
    rooms = TRADER | {"r2c5": "carpenter"}
    table = shop(home(rooms=rooms, wood=1), "spare_part_storage").play("place housework", "do furnish")
    assert table.play("furnish spare_part_storage").goods() == {}
    rooms = TRADER | {"r2c5": "builder"}
    table = shop(home(rooms=rooms, wood=2, ore=1), "spare_part_storage").play("place housework", "do furnish")
    table.play("furnish spare_part_storage")
    assert table.offers("pay") == ["nothing", "wood"]
    assert table.play("pay wood").goods() == {"wood": 1}
