"""Every printed action space: what it offers and what it does (R11.1 to R11.7). Each is played once by hand."""

from caverna_cases import (
    CAVE,
    FOREST,
    Case,
    cases,
    clearing,
    drift_mining,
    excavation,
    fence_building,
    imitation,
    logging,
    mined,
)
from caverna_table import home

from permonik.testing import rule

WARES = "wood stone ore grain vegetable dog sheep donkey wild_boar cattle"


@rule("R11.1")
@cases(
    Case("ruby_mining", lying={"ruby": 3}, goods={"ruby": 3}),
    Case("ruby_mining", home=mined(ruby=1), lying={"ruby": 3}, goods={"ruby": 4}),
    Case(
        "housework",
        *("do? gain_dog furnish", "do furnish", "furnish dog_school", "cavern r2c3", "do? gain_dog", "do gain_dog"),
        home=home(wood=1, stone=1),
        goods={"wood": 2, "stone": 1, "dog": 1},
        cells={"r2c3": "dog_school"},
    ),
    Case(
        "slash_and_burn",
        *("do? meadow_field", "do meadow_field", *FOREST, "do? sow", "do sow", "sow grain"),
        home=home(grain=1),
        cells={"r3c2": "meadow", "r2c2": "field"},
    ),
)
def test_the_small_basic_board(case: Case) -> None:
    case.check()


@rule("R11.2")
@cases(
    drift_mining("drift_mining_1_3"),
    excavation("excavation_1_3"),
    Case("starting_player_1_3", lying={"food": 3}, goods={"food": 3, "ore": 2}, start=0),
    logging("logging_1_3"),
    Case("supplies", goods={"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}),
    Case("ore_mining_1_3", home=mined(ore=1), lying={"ore": 3}, goods={"ore": 5}),
    Case("wood_gathering", lying={"wood": 4}, goods={"wood": 4}),
    clearing("clearing_1_3"),
    Case(
        "sustenance_1_3",
        *("do? take_all_and_gain_grain meadow_field", "do meadow_field", *FOREST, "do? take_all_and_gain_grain"),
        "do take_all_and_gain_grain",
        lying={"food": 2},
        goods={"food": 2, "grain": 1},
        cells={"r3c2": "meadow", "r2c2": "field"},
    ),
)
def test_the_basic_board_for_one_to_three(case: Case) -> None:
    case.check()


@rule("R11.3")
@cases(
    drift_mining("drift_mining_4_7"),
    excavation("excavation_4_7"),
    Case("starting_player_4_7", lying={"food": 3}, goods={"food": 3, "ruby": 1}, start=0),
    imitation("imitation_basic_4_7", 2),
    logging("logging_4_7"),
    Case("forest_exploration_4_7", lying={"wood": 3}, goods={"wood": 3, "food": 2}),
    Case(
        "growth",
        *("do? gain_supplies family_growth", "do gain_supplies"),
        home=home(rooms={"r2c3": "dwelling"}),
        goods={"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2},
    ),
    Case("growth", "do family_growth", home=home(rooms={"r2c3": "dwelling"}), strengths=[0, 0, 0]),
    clearing("clearing_4_7"),
    Case("ore_mining_4_7", home=mined(ore=1), lying={"ore": 3}, goods={"ore": 5}),
    Case(
        "sustenance_4_7",
        *("do? take_all meadow_field", "do take_all", "do? meadow_field", "do meadow_field", *FOREST),
        lying={"grain": 1, "vegetable": 2},
        goods={"grain": 1, "vegetable": 2},
        cells={"r3c2": "meadow", "r2c2": "field"},
    ),
)
def test_the_basic_board_for_four_to_seven(case: Case) -> None:
    case.check()


@rule("R11.4")
@cases(
    Case("strip_mining", lying={"ore": 1, "stone": 2}, goods={"ore": 1, "stone": 2, "wood": 2}),
    imitation("imitation_3", 4),
    Case("forest_exploration_3", lying={"wood": 2}, goods={"wood": 2, "vegetable": 1}),
)
def test_the_additional_board_for_three(case: Case) -> None:
    case.check()


@rule("R11.5")
@cases(
    Case("depot", lying={"wood": 2, "ore": 2}, goods={"wood": 2, "ore": 2}),
    Case(
        "small_scale_drift_mining",
        *("do? gain_stone cavern_tunnel", "do cavern_tunnel", *CAVE, "do? gain_stone", "do gain_stone"),
        goods={"stone": 1},
        cells={"r2c4": "cavern", "r2c5": "tunnel"},
    ),
    Case(
        "weekly_market",
        *("do? gain_gold_4", "do gain_gold_4", "do? market", "do market", f"buy? {WARES}", "buy cattle", "buy ore"),
        goods={"cattle": 1, "ore": 1},
    ),
    imitation("imitation_5", 4),
    Case(
        "hardware_rental_5",
        *("do? expedition_2 sow", "do expedition_2", "loot dog", "loot wood", "do? sow", "do sow", "sow grain"),
        home=home(cells={"r3c2": "field"}, grain=1, dwarfs=[1, 1]),
        goods={"dog": 1, "wood": 1},
        strengths=[2, 1],
    ),
    fence_building("fence_building_5"),
)
def test_the_additional_board_for_five(case: Case) -> None:
    case.check()


@rule("R11.6")
@cases(
    drift_mining("drift_mining_6_7"),
    imitation("imitation_6_7", 1),
    Case(
        "hardware_rental_6_7",
        *("do? gain_wood_2 expedition_2 sow", "do gain_wood_2", "do? expedition_2 sow", "do expedition_2"),
        *("loot dog", "loot wood", "do? sow", "do sow", "sow grain"),
        home=home(cells={"r3c2": "field"}, grain=1, dwarfs=[1, 1]),
        goods={"dog": 1, "wood": 3},
        strengths=[2, 1],
    ),
    fence_building("fence_building_6_7"),
)
def test_the_large_additional_board_for_six_and_seven(case: Case) -> None:
    case.check()


@rule("R11.7")
@cases(
    Case("large_depot", lying={"wood": 3, "stone": 2, "ore": 2}, goods={"wood": 3, "stone": 2, "ore": 2}),
    imitation("imitation_7", 0),
    Case(
        "extension",
        *("do? meadow_field_and_gain_wood cavern_tunnel_and_gain_stone", "do meadow_field_and_gain_wood", *FOREST),
        goods={"wood": 1},
        cells={"r3c2": "meadow", "r2c2": "field"},
    ),
    Case(
        "extension",
        *("do cavern_tunnel_and_gain_stone", *CAVE),
        goods={"stone": 1},
        cells={"r2c4": "cavern", "r2c5": "tunnel"},
    ),
)
def test_the_small_additional_board_for_seven(case: Case) -> None:
    case.check()
