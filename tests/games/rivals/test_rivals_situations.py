"""One position for each hard situation of Rivals, played by its notation."""

from collections import Counter
from random import Random

import pytest
from rivals_table import BLUE, RED, Table, position

import permonik
from permonik.games.rivals import GAME

# -- dice ----------------------------------------------------------------------------------------------------


def test_production_on_both_sides() -> None:
    """EX-1."""
    table = position(phase="BeforeRoll").play("roll", "=6", "=trade")
    assert table.goods(RED)["grain"] == 2
    assert table.goods(BLUE)["ore"] == 2


def test_brigitta_sets_the_die_before_the_brigand_comes() -> None:
    """EX-51."""
    table = position(phase="BeforeRoll", red={"hand": ["brigitta"], "goods": dict.fromkeys(("lumber", "wool"), 3)})
    table.play("play brigitta", "set-die 3", "roll", "=brigand")
    assert table.goods() == {"lumber": 3, "wool": 3, "gold": 0, "brick": 1, "ore": 0, "grain": 0}


@pytest.mark.parametrize(("lumber", "robbed"), [(1, False), (2, True)])
def test_the_brigand_does_not_count_beside_a_storehouse(lumber: int, robbed: bool) -> None:
    """EX-19: forest and gold field lie beside the Storehouse."""
    goods = {"lumber": 3, "gold": 1, "wool": 2, "brick": 3, "ore": 1, "grain": lumber}
    table = position(phase="BeforeRoll", red={"sites": {"c0-above": ["storehouse"]}, "goods": goods})
    table.play("roll", "=5", "=brigand")
    assert (table.goods()["wool"], table.goods()["gold"]) == ((0, 0) if robbed else (2, 1))


def test_the_marketplace_catches_up() -> None:
    """EX-18, with two regions against one."""
    table = position(
        phase="BeforeRoll",
        red={"sites": {"c0-above": ["marketplace"]}},
        blue={
            "towns": [4],
            "regions": {"c5-above": "stack_fields_3", "c5-below": "stack_gold_field_3"},
            "stock": {"c5-above": 3},
        },
    )
    table.play("roll", "=3", "=trade")
    assert table.seat == RED
    assert table.offers("gain") == ["c-1-above", "c1-above", "c3-above"]


def test_reiner_celebrates() -> None:
    """EX-29: the opponent has more skill."""
    table = position("gold", phase="BeforeRoll", red={"hand": ["reiner"]}, blue={"sites": {"c0-above": ["inga"]}})
    table.play("play reiner", "roll", "=1")
    assert table.seat == BLUE
    table.play("gain c-1-above")
    assert table.seat == RED
    assert table.asked() == "Gain"


def test_production_gold_may_go_to_the_cache() -> None:
    """RU-46."""
    table = position("gold", phase="BeforeRoll", red={"cache": ("c1-above", 1)}).play("roll", "=1", "=trade")
    assert table.offers("gain") == ["c1-above", "cache"]
    table.play("gain cache")
    assert table.stock()["cache"] == 2


def test_the_moneylender_takes_one_or_two() -> None:
    """R19.9, RU-22."""
    table = position(
        "gold",
        phase="BeforeRoll",
        red={"cities": [0], "sites": {"c0-above": ["moneylender", "merchant_guild"], "c2-above": ["gold_ship"]}},
        blue={"goods": {"ore": 2}},
    )
    table.play("roll", "=2", "=trade", "name ore")
    assert table.options() == ["name ore", "stop"]
    table.play("name ore")
    assert table.goods(RED)["ore"] == 3
    assert table.goods(BLUE)["ore"] == 0


# -- events --------------------------------------------------------------------------------------------------

STRONG = {"sites": {"c0-above": ["candamir"]}}


def test_riots_ask_secretly_then_irmgard_helps() -> None:
    """EX-37, EX-40."""
    table = position(
        "turmoil",
        phase="BeforeRoll",
        red={"cities": [0], "sites": {"c0-above": ["irmgard", "carl_forkbeard"]}, "hand": ["sebastian"], "goods": {}},
    )
    table.play("roll", "=2", "=event_card", "=riots")
    assert table.options() == ["play sebastian", "choose c0-above-1"]
    assert table.state.open(RED).secret()
    twin = Table(table.state.clone()).play("play sebastian")
    assert twin.standing() == ["carl_forkbeard", "irmgard"]
    table.play("choose c0-above-1", "under carl_forkbeard 4")
    assert table.asked() == "Gain"
    assert table.stack(4)[-1] == "carl_forkbeard"


@pytest.mark.parametrize(("die", "asked"), [("=2", False), ("=5", True)])
def test_a_chapel_protects_by_the_production_die(die: str, asked: bool) -> None:
    """EX-38."""
    red = {"cities": [0], "sites": {"c0-above": ["chapel_123", "austin"]}}
    table = position("turmoil", phase="BeforeRoll", red=red).play("roll", die, "=event_card", "=riots")
    assert (table.asked() == "AnswerRiots") is asked


def test_feud_is_driven_by_the_strength_token() -> None:
    """R10.5: on blue's own turn red would pick; here blue holds the token on red's turn."""
    red = {"cities": [0], "sites": {"c0-above": ["abbey", "marketplace"], "c0-below": ["storehouse", "toll_bridge"]}}
    table = position(phase="BeforeRoll", red=red, blue=STRONG).play("roll", "=1", "=event_card", "=feud")
    assert table.seat == BLUE
    table.play("choose c0-above-1", "choose c0-above-2", "choose c0-below-1")
    assert table.seat == RED
    table.play("choose c0-above-2", "under marketplace 2")
    assert table.standing() == ["abbey", "storehouse", "toll_bridge"]


def test_fraternal_feuds_leave_a_doubt_about_the_stacks() -> None:
    """EX-22, H3: red knows which two cards are gone, not which lies where."""
    red = {"hand": ["abbey", "scout", "austin"]}
    table = position(phase="BeforeRoll", red=red, blue=STRONG)
    table.play("roll", "=1", "=event_card", "=fraternal_feuds", "under abbey 1", "under scout 2")
    assert table.view(RED)["hands"][RED]["known"] == ["austin"]
    assert table.view(BLUE)["hands"][RED]["known"] == ["austin"]
    assert [stack["cards"][-1] for stack in table.view(RED)["stacks"][:2]] == [None, None]
    assert [stack["cards"][-1] for stack in table.view(BLUE)["stacks"][:2]] == ["abbey", "scout"]
    assert len(table.view(RED)["possible"]["base"]["worlds"]) == 2
    assert table.view(None)["possible"] == {}
    imagined = Counter()
    for seed in range(200):
        state = GAME.imagine(table.view(RED), Random(seed))
        imagined[state.stacks[0].cards[-1], state.stacks[1].cards[-1]] += 1
    assert len(imagined) == 2
    assert min(imagined.values()) > 60


def test_yule_lies_where_everybody_knows() -> None:
    """R10.4: after eight less three events the deck is built anew, and no chance is asked for Yule."""
    drawn = ["feud", "invention", "trade_ships_race", "year_of_plenty", "year_of_plenty"]
    table = position(phase="BeforeRoll", resolved=drawn).play("roll", "=1", "=event_card")
    chance = table.state.chance()
    assert (chance.slot, chance.generation, len(chance.outcomes)) == (0, 1, 8)


def test_a_half_moon_event_is_named_when_it_is_seen() -> None:
    """R6.2."""
    table = position("duel", phase="BeforeRoll").play("roll", "=1", "=event_card", "=moon-3")
    assert table.state.chance().deck == "moons"
    assert len(table.state.chance().outcomes) == 15
    table.play("=trade_ships_race")
    assert table.view(None)["moons"][2] == "trade_ships_race"


def test_plague_and_bath_house() -> None:
    """EX-45: the middle regions lie between two cities."""
    goods = dict.fromkeys(("lumber", "wool", "gold", "brick", "ore", "grain"), 2)
    red = {"cities": [0, 2], "goods": goods}
    table = position("progress", phase="BeforeRoll", red=red).play("roll", "=1", "=event_card", "=plague")
    assert table.goods() == goods | dict.fromkeys(goods, 1) | {"gold": 2}  # the 1 yielded a gold before
    red["sites"] = {"c0-above": ["bath_house"]}
    table = position("progress", phase="BeforeRoll", red=red).play("roll", "=1", "=event_card", "=plague")
    assert table.goods() == goods | {"gold": 3, "ore": 1, "grain": 1}


# -- actions -------------------------------------------------------------------------------------------------


def test_a_settlement_with_two_regions() -> None:
    """EX-4."""
    red = {"roads": (False, True), "goods": dict.fromkeys(("lumber", "wool", "brick", "grain"), 1)}
    table = position(red=red).play("settlement right", "=stack_mountains_4", "=stack_gold_field_2")
    table.play("above stack_gold_field_2")
    assert table.principality()["regions"]["c5-below"] == "stack_mountains_4"
    assert table.points() == 3


def test_a_scout_chooses_and_shuffles() -> None:
    red = {"roads": (False, True), "hand": ["scout"], "goods": dict.fromkeys(("lumber", "wool", "brick", "grain"), 1)}
    table = position(red=red).play("settlement-scout right", "above stack_fields_3", "below stack_hills_1")
    assert (table.state.shuffles, table.state.shuffled.bit_count()) == (1, 10)
    assert table.data()["discards"] == [["scout"]]


def test_payments_ask_where_it_matters() -> None:
    """RU-4: two hills with three bricks, two are paid."""
    red = {
        "towns": [4],
        "regions": {"c5-above": "stack_hills_5", "c5-below": "stack_forest_6"},
        "stock": {"c-1-below": 2, "c5-above": 1, "c-1-above": 1, "c5-below": 0},
    }
    table = position(red=red).play("road left")
    assert table.offers("pay") == ["c-1-below"]
    table.play("pay c-1-below")
    assert table.offers("pay") == ["c-1-below", "c5-above"]


def test_large_trade_ship_never_combines() -> None:
    """EX-20."""
    red = {
        "sites": {"c0-above": ["large_trade_ship"]},
        "stock": {"c-1-above": 1, "c1-above": 2, "c-1-below": 0, "c1-below": 0, "c3-above": 0, "c3-below": 0},
    }
    table = position(red=red)
    assert table.offers("ship") == ["c1-above"]
    assert "c1-above" not in table.play("ship c1-above").offers("gain")


def test_a_pirate_ship_sinks_a_harbor_point() -> None:
    """EX-31."""
    blue = {
        "cities": [0, 2],
        "sites": {"c0-above": ["harbor", "ore_ship"], "c0-below": ["gold_ship"], "c2-above": ["wool_ship"]},
    }
    red = {"hand": ["pirate_ship"], "goods": {"lumber": 1, "wool": 1}}
    table = position("gold", red=red, blue=blue)
    assert table.points(BLUE) == 6
    table.play("build pirate_ship", "site c0-above")
    assert table.seat == BLUE
    table.play("choose c0-below-1")
    assert table.points(BLUE) == 5
    assert table.data()["discards"] == [["gold_ship"]]


def test_the_defence_roll_comes_before_the_target() -> None:
    """EX-39."""
    red = {"cities": [0], "sites": {"c0-above": ["hedge_tavern"]}, "hand": ["arsonist"]}
    blue = {"sites": {"c0-above": ["lookout_tower"], "c2-above": ["heinrich"], "c2-below": ["abbey"]}}
    table = position("turmoil", red=red, blue=blue).play("play arsonist")
    assert (table.seat, table.options()) == (BLUE, ["defend", "waive"])
    stopped = Table(table.state.clone()).play("defend", "=5")
    assert stopped.asked() == "Act"
    table.play("defend", "=6")
    assert (table.seat, table.options()) == (RED, ["choose c0-above-1", "choose c2-below-1"])
    table.play("choose c2-below-1")
    assert table.offers("under") == ["abbey 1", "abbey 2", "abbey 3"]


def test_the_traitor_sees_and_takes() -> None:
    """EX-43; spectators learn the back of the card only."""
    red = {"cities": [0], "sites": {"c0-above": ["hedge_tavern"]}, "hand": ["traitor"], "goods": {"ore": 1, "grain": 1}}
    table = position("turmoil", red=red, blue={"hand": ["austin", "harald"]}).play("play traitor", "fetch austin")
    assert "build austin" in table.options()
    assert table.view(BLUE)["hands"][RED]["known"] == ["austin"]
    assert table.view(RED)["hands"][BLUE]["known"] == ["harald"]
    assert table.view(None)["hands"][RED] == {"known": [], "unknown": [1, 0, 0, 0]}


def test_merchant_gives_one_back() -> None:
    """EX-28."""
    table = position("gold", red={"cities": [0], "hand": ["merchant"], "goods": {}}, blue={"goods": {"ore": 2}})
    table.play("play merchant", "name ore", "name ore")
    assert table.asked() == "GiveBack"
    table.play("pay c3-below")
    assert (table.goods(RED)["ore"], table.goods(BLUE)["ore"]) == (1, 1)


def test_gudrun_reaches_the_cache() -> None:
    """EX-53."""
    red = {"sites": {"c0-above": ["pirate_ship"]}, "hand": ["gudrun"], "goods": {"gold": 2}}
    table = position("gold", red=red, blue={"goods": {}, "cache": ("c1-above", 2)}).play("play gudrun", "many 1")
    assert (table.goods(RED)["gold"], table.goods(BLUE)["gold"]) == (3, 1)


def test_town_hall_covers_the_parish_hall() -> None:
    """EX-47, EX-48: with a Crane it costs four."""
    red = {
        "cities": [0],
        "sites": {"c0-above": ["parish_hall", "building_crane"]},
        "hand": ["town_hall", "parish_hall"],
        "goods": {"brick": 2, "ore": 2, "wool": 1, "grain": 1},
    }
    table = position("progress", red=red).play("build town_hall", "site c0-above")
    assert table.goods() == {"lumber": 0, "wool": 0, "gold": 0, "brick": 1, "ore": 0, "grain": 1}
    assert table.standing() == ["building_crane", "town_hall"]
    assert table.offers("build") == []
    table.play("demolish c0-above-2")
    assert table.standing() == ["building_crane", "parish_hall"]


def test_guido_and_gustav_fetch_each_other_once() -> None:
    """RU-29."""
    red = {"hand": ["guido"]}
    blue = {"cities": [0]}
    table = position("progress", red=red, blue=blue, discard=["gustav"])
    table.play("play guido", "fetch gustav", "play gustav", "fetch guido")
    assert table.hand() == ["guido"]
    assert "play guido" not in table.options()


def test_library_looks_and_takes_a_card_to_play() -> None:
    red = {"cities": [0], "hand": ["library"], "goods": {"brick": 1, "lumber": 2, "ore": 1}}
    table = position("progress", red=red).play("build library", "site c0-above", "search 5")
    while table.state.chance() is not None:
        table.state.apply(permonik.CHANCE, table.state.chance().outcomes[0])
    assert table.asked() == "TakeCard"
    assert None in table.view(BLUE)["stacks"][4]["cards"]
    taken = table.offers("take")[3]
    table.play(f"take {taken}")
    assert table.hand() == [taken.split()[0]]
    assert table.view(RED)["stacks"][4]["cards"].count(None) == 0


def test_the_target_before_the_roll_wins() -> None:
    """EX-52."""
    red = {"towns": [4, 6, 8], "cities": [0, 2, 4, 6, 8], "regions": {}, "sites": {"c0-above": ["candamir"]}}
    places = ["c5-above", "c5-below", "c7-above", "c7-below", "c9-above", "c9-below"]
    stack = ["fields_3", "fields_1", "mountains_4", "mountains_2", "hills_5", "hills_1"]
    red["regions"] = {place: f"stack_{region}" for place, region in zip(places, stack, strict=True)}
    red["sites"]["c2-above"] = ["mint", "large_trade_ship"]  # type: ignore[index]
    table = position("gold", red=red, agenda=[["BeginTurn", -2]])
    assert table.points() == 12
    assert table.state.over
    assert GAME.winners(table.state) == (RED,)


# -- the end of a turn ---------------------------------------------------------------------------------------


def test_an_exchange_hides_the_card_and_remembers_the_order_with_a_gap() -> None:
    """H2: red has looked through a stack, blue takes a card of it."""
    table = position(phase="ExchangeCard", red={"hand": ["abbey"]}, tops={1: ["austin", "inga", "scout"]})
    table.play("under abbey 2", "search 1", "pay c-1-above", "pay c-1-below")
    while table.state.chance() is not None:
        table.state.apply(permonik.CHANCE, table.state.chance().outcomes[0])
    table.play("take inga 1")
    known = table.view(RED)["stacks"][0]["cards"]
    assert known[:2] == ["austin", "scout"]
    assert table.view(BLUE)["stacks"][0]["cards"] == [None] * len(known)
    data = table.data() | {"active": BLUE, "agenda": [["ExchangeCard", BLUE]], "production": 1, "face": "trade"}
    data["hands"][BLUE] = [["osmund", 2]]
    data["unseen"][0].remove("osmund")
    data["stacks"][3].pop()
    after = Table(GAME.restore(data)).play("under osmund 3", "search 1", "pay c-1-above", "pay c-1-below")
    after.play("take scout 1")
    worlds = after.view(RED)["possible"]["base"]
    runs = sum(card != above for card, above in zip(known, [None, *known], strict=False))  # equal neighbours are one
    assert len(worlds["worlds"]) == runs
    assert after.view(RED)["hands"][BLUE] == {"known": [], "unknown": [1, 0, 0, 0]}


def test_the_excess_goes_under_stacks_secretly() -> None:
    """R12.3."""
    table = position(phase="Replenish", red={"hand": ["abbey", "austin", "inga", "scout"]})
    assert table.asked() == "PutBack"
    assert table.state.open(RED).audience(table.state) == 1
    table.play("under inga 3")
    assert table.view(BLUE)["stacks"][2]["cards"][-1] is None
    assert table.asked() == "ExchangeCard"
