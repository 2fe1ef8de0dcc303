"""What rooms bring at the start of a round: the three suppliers and the Miner."""

import pytest
from caverna_rooms import dawn, ending, furnish, shop
from caverna_table import home, position

from permonik.testing import example, rule, ruling

SUPPLIERS = [("wood_supplier", "wood", 7), ("stone_supplier", "stone", 5), ("ruby_supplier", "ruby", 4)]
MINES = {"r2c4": "ore_mine", "r2c5": "deep_tunnel", "r1c4": "ore_mine", "r1c5": "ruby_mine"}
MINER = {"r1c3": "miner"}


def served(room: str, good: str, furnished: int, players: int) -> list[int]:
    """The rounds at whose start a supplier gives its good, when it was furnished in this round."""
    price = {"wood": 2, "stone": 2}
    before = position(home(**price), *[home()] * (players - 1), round=furnished, display=[room])
    plain = furnish(before, room).home()
    found = []
    now = furnished
    while now < 12:
        plain["goods"] = dict.fromkeys(plain["goods"], 0)
        table = dawn(plain, *[home()] * (players - 1), round=now)
        plain = table.home()
        now = table.data()["round"]
        if plain["goods"][good]:
            assert table.goods() == {good: 1}, "one at a time"
            found.append(now)
    return found


@rule("R12.2", "R12.15")
@pytest.mark.parametrize(("room", "good", "rounds"), SUPPLIERS)
def test_a_supplier_serves_the_next_rounds(room: str, good: str, rounds: int) -> None:
    assert served(room, good, 1, 3) == list(range(2, 2 + rounds))


@example("EX-45")
@ruling("RU-15")
@rule("R12.8")
def test_the_missing_round_is_skipped_and_the_last_is_the_last() -> None:
    assert served("wood_supplier", "wood", 4, 2) == [5, 6, 7, 8, 10, 11, 12]
    assert served("wood_supplier", "wood", 4, 3) == [5, 6, 7, 8, 9, 10, 11]
    assert served("wood_supplier", "wood", 10, 2) == [11, 12]
    assert served("ruby_supplier", "ruby", 7, 1) == [8, 10, 11, 12]


@rule("R12.8", "R12.15")
@pytest.mark.parametrize(("room", "points"), [("wood_supplier", 2), ("stone_supplier", 1), ("ruby_supplier", 2)])
def test_in_the_last_round_a_supplier_is_worth_its_points(room: str, points: int) -> None:
    table = furnish(shop(home(wood=2, stone=2), room, round=12), room)
    goods, plain = table.goods(), table.home()
    assert ending(plain, home()).goods() == goods
    assert table.points()["rooms"] == points


@rule("R12.15")
def test_suppliers_of_all_kinds_serve_side_by_side() -> None:
    rooms = {"r2c4": "wood_supplier", "r2c5": "stone_supplier", "r1c3": "ruby_supplier"}
    promised = {"wood_supplier": 2, "stone_supplier": 1, "ruby_supplier": 1}
    plain = dawn(home(rooms=rooms, promised=promised), home(), round=3).home()
    table = dawn(plain, home(), round=4)
    assert table.goods() == {"wood": 2, "stone": 1, "ruby": 1}


# -- the Miner -------------------------------------------------------------------------------------------------------


@rule("R12.2")
@pytest.mark.parametrize(("donkeys", "ore"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_miner_brings_ore_for_ore_mines_with_a_donkey(donkeys: int, ore: int) -> None:
    plain = home(cells=MINES, rooms=MINER, donkey=donkeys)
    table = dawn(plain, home(), round=3)
    assert table.goods().get("ore", 0) == ore
    assert dawn(table.home(), home(), round=4).goods().get("ore", 0) == 2 * ore, "in every round"


@rule("R12.2")
def test_ruby_mines_are_nothing_to_the_miner() -> None:
    cells = {"r2c4": "ruby_mine", "r2c5": "ruby_mine"}
    assert dawn(home(cells=cells, rooms=MINER, donkey=2), home(), round=3).goods() == {"donkey": 2}


@ruling("RU-22")
@rule("R12.2")
def test_a_donkey_bought_at_the_start_of_a_round_counts_for_the_miner() -> None:
    """The card is up, the spaces are not filled yet, and the income comes after the window."""
    promised = {"wood_supplier": 1}
    rooms = {**MINER, "r0c3": "wood_supplier"}
    plain = home(cells=MINES, rooms=rooms, donkey=1, ruby=1, promised=promised)
    table = dawn(plain, home(), round=3)
    assert table.asked() == "BeforeIncome"
    assert "wish_for_children" in table.data()["spaces"]
    assert table.data()["goods"] == {}
    assert "wood" not in table.goods()
    table.play("exchange ruby_donkey", "stop")
    assert table.goods() == {"wood": 1, "ore": 2, "donkey": 2}
    assert table.data()["goods"]["wood_gathering"] == {"wood": 1}
    assert table.asked() == "PlaceDwarf"


@ruling("RU-22")
def test_only_those_are_asked_for_whom_it_can_matter() -> None:
    def asked(**goods: int) -> str:
        return dawn(home(cells=MINES, rooms=MINER, **goods), home(), round=3).asked()

    assert asked(donkey=1, ruby=1) == "BeforeIncome"
    assert asked(donkey=1) == "PlaceDwarf"
    assert asked(donkey=2, ruby=1) == "PlaceDwarf"
    assert dawn(home(cells=MINES, donkey=1, ruby=1), home(), round=3).asked() == "PlaceDwarf"


@ruling("RU-22")
def test_the_window_lies_before_the_income() -> None:
    """A ruby just received cannot buy a donkey for the Miner any more."""
    rooms = {**MINER, "r0c3": "ruby_supplier"}
    plain = home(cells=MINES, rooms=rooms, donkey=1, promised={"ruby_supplier": 1})
    table = dawn(plain, home(), round=3)
    assert table.asked() == "PlaceDwarf"
    assert table.goods() == {"ruby": 1, "ore": 1, "donkey": 1}
