"""Every round card: what it offers and what it does (R11.9). Each is played once by hand."""

from caverna_cases import Case, cases, farming, mined
from caverna_table import home

from permonik.testing import rule

TUNNELS = {"r2c4": "tunnel", "r2c5": "tunnel"}
DEEP = {"r2c4": "tunnel", "r1c4": "deep_tunnel", "r1c5": "ore_mine"}


@rule("R11.9")
@cases(
    Case(
        "blacksmithing",
        *("do? forge_weapon", "do forge_weapon", "forge? 1 2 3", "forge 2", "do? expedition_3", "do expedition_3"),
        *("loot? all_weapons_plus_1 dog wood grain sheep", "loot dog", "loot wood", "loot grain"),
        home=home(ore=3),
        goods={"ore": 1, "dog": 1, "wood": 1, "grain": 1},
        strengths=[3, 0],
    ),
    farming("sheep_farming", "sheep"),
    Case(
        "ore_mine_construction",
        *("do? ore_mine_deep_tunnel_and_gain_ore_3 expedition_2", "do ore_mine_deep_tunnel_and_gain_ore_3"),
        *("lay r2c4", "lay r2c5", "do? expedition_2", "do expedition_2", "loot dog", "loot wood"),
        home=home(cells=TUNNELS, dwarfs=[1, 1]),
        goods={"ore": 3, "dog": 1, "wood": 1},
        cells={"r2c4": "ore_mine", "r2c5": "deep_tunnel"},
        strengths=[2, 1],
    ),
    Case(
        "wish_for_children",
        *("do? family_growth furnish_dwelling", "do furnish_dwelling"),
        *("furnish? dwelling simple_dwelling_4_2 simple_dwelling_3_3 additional_dwelling", "furnish dwelling"),
        "cavern r1c3",
        home=home(rooms={"r2c3": "couple_dwelling"}, cells={"r1c3": "cavern"}, wood=4, stone=3, ore=9),
        goods={"ore": 9},
        cells={"r1c3": "dwelling"},
    ),
    Case("wish_for_children", "do family_growth", home=home(rooms={"r2c3": "dwelling"}), strengths=[0, 0, 0]),
    Case(
        "urgent_wish_for_children",
        *("do? furnish_dwelling gain_gold_3", "do furnish_dwelling", "furnish dwelling", "cavern r2c3"),
        *("do? family_growth", "do family_growth"),
        home=home(wood=4, stone=3),
        cells={"r2c3": "dwelling"},
        strengths=[0, 0, 0],
    ),
    Case(
        "urgent_wish_for_children",
        "do gain_gold_3",
        home=home(wood=4, stone=3),
        goods={"wood": 4, "stone": 3, "gold": 3},
    ),
    farming("donkey_farming", "donkey"),
    Case(
        "ruby_mine_construction",
        *("do? ruby_mine_on_tunnel ruby_mine_on_deep_tunnel_and_gain_ruby", "do ruby_mine_on_tunnel", "lay? r2c4"),
        "lay r2c4",
        home=home(cells=DEEP),
        cells={"r2c4": "ruby_mine", "r1c4": "deep_tunnel"},
    ),
    Case(
        "ruby_mine_construction",
        *("do ruby_mine_on_deep_tunnel_and_gain_ruby", "lay? r1c4", "lay r1c4"),
        home=home(cells=DEEP),
        goods={"ruby": 1},
        cells={"r2c4": "tunnel", "r1c4": "ruby_mine"},
    ),
    Case(
        "family_life",
        *("do? family_growth sow", "do sow", "sow vegetable", "do? family_growth", "do family_growth"),
        home=home(rooms={"r2c3": "dwelling"}, cells={"r3c2": "field"}, vegetable=1),
        strengths=[0, 0, 0],
    ),
    Case("ore_delivery", home=mined(ore=1), lying={"stone": 2, "ore": 2}, goods={"stone": 2, "ore": 4}),
    Case(
        "exploration",
        *("loot? all_weapons_plus_1 dog wood grain sheep", "loot dog", "loot wood", "loot grain", "loot sheep"),
        home=home(dwarfs=[2, 2]),
        goods={"dog": 1, "wood": 1, "grain": 1, "sheep": 1},
        strengths=[3, 2],
    ),
    Case(
        "adventure",
        *("do? forge_weapon", "do forge_weapon", "forge 1", "do? expedition_1", "do expedition_1"),
        *("loot? all_weapons_plus_1 dog wood", "loot dog", "do? expedition_1", "do expedition_1"),
        *("loot? all_weapons_plus_1 dog wood grain sheep", "loot dog"),
        home=home(ore=1),
        goods={"dog": 2},
        strengths=[3, 0],
    ),
    Case("ore_trading", *["trade"] * 3, home=home(ore=7), goods={"ore": 1, "gold": 6, "food": 3}),
    Case("ruby_delivery", home=mined(ruby=2), lying={"ruby": 3}, goods={"ruby": 4}),
)
def test_the_round_cards(case: Case) -> None:
    case.check()
