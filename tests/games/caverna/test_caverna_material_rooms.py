"""Rooms that answer to goods however they come: Dog school, Quarry and Seam; and the Trader, who sells them."""

from caverna_rooms import FOREST_ROWS, dawn, furnish, shop, travelling
from caverna_table import Table, harvesting, home, position

from permonik.testing import example, rule

SCHOOL = {"r2c4": "dog_school"}
SEAM = {"r2c4": "seam"}
QUARRY = {"r2c4": "quarry"}
ARMED = [(14, "logging_1_3"), 0]


# -- Dog school ------------------------------------------------------------------------------------------------------


@rule("R12.2", "R12.10")
def test_the_dog_school_gives_wood_for_a_dog_from_anywhere() -> None:
    housework = position(home(rooms=SCHOOL), home()).play("place housework", "do gain_dog")
    assert housework.goods() == {"dog": 1, "wood": 1}
    ruby = position(home(rooms=SCHOOL, ruby=1), home()).play("exchange ruby_dog")
    assert ruby.goods() == {"dog": 1, "wood": 1}
    loot = travelling(home(rooms=SCHOOL, dwarfs=ARMED), 1, 14).play("loot dog")
    assert loot.goods() == {"dog": 1, "wood": 1}
    market = position(home(rooms=SCHOOL), *[home()] * 4).play("place weekly_market", "do gain_gold_4", "do market")
    assert market.play("buy dog").goods() == {"dog": 1, "wood": 1, "gold": 2}


@rule("R12.10", "R12.12")
def test_dogs_that_were_there_before_do_not_count() -> None:
    table = furnish(shop(home(dog=3), "dog_school"), "dog_school")
    assert table.goods() == {"dog": 3}
    assert table.play("do gain_dog").goods() == {"dog": 4, "wood": 1}


@rule("R12.12")
def test_a_dog_taken_before_the_school_is_furnished_does_not_count() -> None:
    table = shop(home(), "dog_school").play("place housework", "do gain_dog")
    table.play("do furnish", "furnish dog_school", "cavern r2c3")
    assert table.goods() == {"dog": 1}


@rule("R12.10")
def test_no_other_animal_goes_to_the_dog_school() -> None:
    table = position(home(rooms=SCHOOL, ruby=1), home()).play("exchange ruby_sheep")
    assert table.goods() == {"sheep": 1}


# -- Quarry ----------------------------------------------------------------------------------------------------------


@rule("R12.2")
def test_the_quarry_gives_stone_for_a_newborn_donkey() -> None:
    plain = home(rooms=QUARRY, larges=FOREST_ROWS, donkey=2, sheep=2, food=4)
    table = harvesting(plain, home(food=4)).play("feed 4", seat=0)
    assert table.goods() == {"donkey": 3, "sheep": 3, "stone": 1}
    table = travelling(home(rooms=QUARRY, larges=FOREST_ROWS, donkey=2, dwarfs=ARMED), 1, 14)
    assert table.play("loot breed", "breed donkey").goods() == {"donkey": 3, "stone": 1}


@rule("R12.2")
def test_donkeys_taken_or_bought_are_not_newborn() -> None:
    lying = {"donkey_farming": {"donkey": 1}}
    plain = home(rooms=QUARRY, larges=FOREST_ROWS, ruby=1)
    table = position(plain, home(), cards={5: "donkey_farming"}, goods=lying)
    table.play("exchange ruby_donkey", "place donkey_farming", "do take_all")
    assert table.goods() == {"donkey": 2}
    plain = home(rooms=QUARRY, larges=FOREST_ROWS, dwarfs=ARMED)
    assert travelling(plain, 1, 14).play("loot donkey").goods() == {"donkey": 1}


@rule("R12.2")
def test_a_donkey_that_finds_no_place_is_not_born_and_brings_no_stone() -> None:
    table = harvesting(home(rooms=QUARRY, donkey=2, food=4), home(food=4)).play("feed 4", "stop", seat=0)
    assert table.goods() == {"donkey": 2}


# -- Seam ------------------------------------------------------------------------------------------------------------


@rule("R12.2", "R12.10")
@example("EX-52")
def test_the_seam_gives_ore_for_stone_from_anywhere() -> None:
    promised = {"stone_supplier": 1}
    supplier = dawn(home(rooms={**SEAM, "r2c5": "stone_supplier"}, promised=promised), home(), round=3)
    assert supplier.goods() == {"stone": 1, "ore": 1}
    lying = {"excavation_1_3": {"stone": 3}}
    excavation = position(home(rooms=SEAM), home(), goods=lying).play("place excavation_1_3", "do take_all")
    assert excavation.goods() == {"stone": 3, "ore": 3}
    ruby = position(home(rooms=SEAM, ruby=1), home()).play("exchange ruby_stone")
    assert ruby.goods() == {"stone": 1, "ore": 1}
    carver = furnish(shop(home(rooms=SEAM, wood=1), "stone_carver"), "stone_carver")
    assert carver.goods() == {"stone": 2, "ore": 2}


@rule("R12.10")
def test_the_seam_gives_ore_for_stone_of_loot_market_and_printed_gains() -> None:
    loot = travelling(home(rooms=SEAM, dwarfs=ARMED), 1, 14).play("loot stone")
    assert loot.goods() == {"stone": 1, "ore": 1}
    market = position(home(rooms=SEAM), *[home()] * 4).play("place weekly_market", "do gain_gold_4", "do market")
    assert market.play("buy stone").goods() == {"stone": 1, "ore": 1, "gold": 3}
    supplies = position(home(rooms=SEAM), home()).play("place supplies")
    assert supplies.goods() == {"wood": 1, "stone": 1, "ore": 2, "food": 1, "gold": 2}
    delivery = position(home(rooms=SEAM), home(), cards={7: "ore_delivery"}, goods={"ore_delivery": {"stone": 2}})
    assert delivery.play("place ore_delivery").goods() == {"stone": 2, "ore": 2}
    drift = position(home(rooms=SEAM), *[home()] * 4).play("place small_scale_drift_mining", "do gain_stone")
    assert drift.goods() == {"stone": 1, "ore": 1}
    extension = position(home(rooms=SEAM), *[home()] * 6)
    extension.play("place extension", "do cavern_tunnel_and_gain_stone", "lay r1c3", "lay r0c3")
    assert extension.goods() == {"stone": 1, "ore": 1}


@rule("R12.10", "R12.12")
def test_stone_that_was_there_before_does_not_count() -> None:
    assert furnish(shop(home(stone=3, wood=2), "seam"), "seam").goods() == {"stone": 3}


@example("EX-42")
@rule("R12.14")
def test_seam_and_trader() -> None:
    table = position(home(rooms={**SEAM, "r2c5": "trader"}, gold=2), home()).play("exchange trader")
    assert table.goods() == {"wood": 1, "stone": 1, "ore": 2}


@example("EX-42")
@rule("R12.14")
def test_seam_and_quarry() -> None:
    rooms = {**SEAM, "r2c5": "quarry"}
    table = harvesting(home(rooms=rooms, larges=FOREST_ROWS, donkey=4, food=4), home(food=4)).play("feed 4", seat=0)
    assert table.goods() == {"donkey": 5, "stone": 1, "ore": 1}, "each answers once"


@rule("R12.14")
def test_stone_saved_by_a_discount_is_not_new_stone() -> None:
    rooms = {**SEAM, "r2c5": "stone_carver"}
    assert furnish(shop(home(rooms=rooms, stone=1), "cooking_cave"), "cooking_cave").goods() == {}
    table = position(home(rooms=rooms), home(), cards={1: "sheep_farming"})
    assert table.play("place sheep_farming", "do stable", "stable r0c0").goods() == {}


# -- Trader ----------------------------------------------------------------------------------------------------------


def trades(table: Table, times: int) -> Table:
    return table.play(*["exchange trader"] * times)


@rule("R12.2", "R12.16")
def test_the_trader_sells_whole_sets_for_two_gold() -> None:
    trader = {"r2c4": "trader"}
    table = trades(position(home(rooms=trader, gold=5), home()), 2)
    assert table.goods() == {"gold": 1, "wood": 2, "stone": 2, "ore": 2}
    assert "trader" not in table.offers("exchange"), "1 gold is too little"
    assert "trader" not in position(home(gold=5), home()).offers("exchange"), "only its owner"


@rule("R12.2", "R12.16")
def test_the_trader_pays_for_a_room_in_the_same_action() -> None:
    plain = home(rooms={"r2c4": "trader"}, gold=2)
    table = shop(plain, "working_cave").play("place housework", "exchange trader")
    table.play("do furnish", "furnish working_cave", "cavern r2c3")
    assert table.goods() == {"ore": 1}
