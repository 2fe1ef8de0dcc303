"""A round: card, income, replenishing, work, return (section 3)."""

from typing import Any

import pytest
from caverna_table import AUTO, IDLE, SPACES, Table, home, position, starting

from permonik.testing import example, rule, ruling

REST = [[name, AUTO] for name in ("NewRound", "GrowUp", "Harvest", "ReturnHome", "Work")]
MEADOWS = {"r3c2": "meadow", "r3c1": "meadow", "r3c0": "meadow"}
EARLY = {1: "blacksmithing", 2: "sheep_farming", 3: "ore_mine_construction", 4: "wish_for_children"}
BEFORE_6 = {**EARLY, 5: "donkey_farming"}


def idle(**more: Any) -> dict[str, Any]:
    return home(dwarfs=IDLE, **more)


def places(table: Table, seat: int = 0) -> list[str]:
    return [dwarf["place"] for dwarf in table.home(seat)["dwarfs"]]


def replenished(players: int, lying: dict[str, dict[str, int]], round: int = 8, **more: Any) -> dict[str, Any]:
    """What lies on the spaces after phase 2."""
    agenda = [*REST, ["Income", AUTO]]
    table = position(*[home()] * players, round=round, goods=lying, agenda=agenda, **more)
    table.state.settle()
    return dict(table.data()["goods"])


# -- phase 1 ---------------------------------------------------------------------------------------------------------


@rule("R3.1")
def test_a_card_and_from_round_6_on_a_marker_are_turned_up_first() -> None:
    table = starting(home(), home(), home(), round=4, cards=EARLY)
    table.play("=ruby_mine_construction")
    assert table.asked() == "PlaceDwarf"  # round 5 has no marker
    assert table.data()["harvests"][5] == "normal"
    table = starting(home(), home(), home(), round=5, cards=BEFORE_6)
    assert table.data()["cards"]["6"] == "ruby_mine_construction"
    assert table.data()["harvests"][6] == "marker"
    assert table.play("=green").data()["harvests"][6] == "normal"
    assert table.asked() == "PlaceDwarf"


@rule("R3.1")
def test_cards_stay_to_the_end() -> None:
    up = {**BEFORE_6, 6: "ruby_mine_construction"}
    table = starting(home(), home(), home(), round=6, cards=up, green=1)
    table.play("=ore_delivery", "=green")
    assert set(table.data()["spaces"]) >= {*up.values(), "ore_delivery"}


@rule("R3.1", "R4.9")
@pytest.mark.parametrize(("red", "kind"), [(0, "none"), (1, "food_only"), (2, "skip_one")])
def test_a_red_marker_takes_the_first_free_place_of_the_events(red: int, kind: str) -> None:
    table = starting(home(), home(), home(), round=5, cards=BEFORE_6, red=red).play("=red")
    assert table.data()["harvests"][6] == kind
    assert table.data()["markers"]["red"] == red + 1


@rule("R3.2")
def test_family_life_turns_the_card_of_round_4_at_once() -> None:
    up = {**BEFORE_6, 6: "ruby_mine_construction"}
    table = starting(home(), home(), home(), round=6, cards=up, green=1)
    assert "wish_for_children" in table.data()["spaces"]
    table.play("=family_life", "=green")
    assert table.data()["cards"]["4"] == "urgent_wish_for_children"
    assert "wish_for_children" not in table.data()["spaces"]
    assert "urgent_wish_for_children" in table.offers("place")
    table = starting(idle(), idle(), idle(), round=7, cards=table.data()["cards"], green=2)
    table.play("=ore_delivery", "=green")
    assert "urgent_wish_for_children" in table.data()["spaces"]
    assert "wish_for_children" not in table.data()["spaces"]


# -- start of the round ----------------------------------------------------------------------------------------------

MINES = {"r1c4": "ore_mine", "r1c5": "ore_mine", "r0c4": "ruby_mine"}


def with_miner(**more: Any) -> dict[str, Any]:
    return home(cells=MINES, rooms={"r2c3": "miner"}, **more)


@rule("R3.3")
def test_a_donkey_bought_before_the_income_counts_for_the_miner() -> None:
    """The question comes after the card and before any income and goods on the spaces."""
    table = starting(with_miner(donkey=1, ruby=1), with_miner(donkey=1, ruby=1), home(), round=4, cards=EARLY)
    table.play("=donkey_farming")
    assert table.state.waiting() == (0, 1)
    assert table.asked() == "BeforeIncome"
    assert table.data()["goods"] == {}
    table.play("exchange ruby_donkey", "stop", seat=0).play("stop", seat=1)
    assert table.goods(0) == {"donkey": 2, "ore": 2}
    assert table.goods(1) == {"donkey": 1, "ruby": 1, "ore": 1}
    assert table.data()["goods"]["donkey_farming"] == {"donkey": 1}


@rule("R3.3")
@pytest.mark.parametrize(
    "plain",
    [with_miner(donkey=1), with_miner(donkey=2, ruby=1), home(cells=MINES, donkey=1, ruby=1)],
    ids=["no ruby", "a donkey in every ore mine", "no miner"],
)
def test_who_cannot_change_his_income_is_not_asked(plain: dict[str, Any]) -> None:
    table = starting(plain, home(), home(), round=4, cards=EARLY).play("=donkey_farming")
    assert table.asked() == "PlaceDwarf"


@rule("R3.3")
def test_suppliers_and_the_miner_give_before_the_work() -> None:
    suppliers = {"r2c3": "wood_supplier", "r2c4": "stone_supplier", "r2c5": "ruby_supplier", "r1c3": "miner"}
    promised = {"wood_supplier": 1, "stone_supplier": 3, "ruby_supplier": 4}
    plain = home(cells=MINES, rooms=suppliers, promised=promised, donkey=2)
    table = starting(plain, home(), home(), round=4, cards=EARLY).play("=donkey_farming")
    assert table.goods() == {"wood": 1, "stone": 1, "ruby": 1, "ore": 2, "donkey": 2}
    assert table.home()["promised"] == {"wood_supplier": 0, "stone_supplier": 2, "ruby_supplier": 3}


# -- phase 2 ---------------------------------------------------------------------------------------------------------


@rule("R3.4")
@example("EX-1")
def test_a_figure_in_brackets_is_added_to_goods_that_lie_there() -> None:
    assert replenished(3, {})["logging_1_3"] == {"wood": 3}
    assert replenished(3, {"logging_1_3": {"wood": 3}})["logging_1_3"] == {"wood": 4}
    assert replenished(3, {"logging_1_3": {"wood": 1}})["logging_1_3"] == {"wood": 2}


@rule("R3.4")
@example("EX-2")
def test_grain_and_then_vegetables() -> None:
    assert replenished(4, {})["sustenance_4_7"] == {"grain": 1}
    again = replenished(4, {"sustenance_4_7": {"grain": 1}})["sustenance_4_7"]
    assert again == {"grain": 1, "vegetable": 1}
    assert replenished(4, {"sustenance_4_7": again})["sustenance_4_7"] == {"grain": 1, "vegetable": 2}
    agenda = [*REST, ["PlaceDwarf", 0, -1]]
    table = position(*[home()] * 4, goods={"sustenance_4_7": again}, agenda=agenda)
    table.play("place sustenance_4_7", "do take_all", "stop")
    assert table.goods() == again
    assert replenished(4, table.data()["goods"])["sustenance_4_7"] == {"grain": 1}


@rule("R3.4")
@example("EX-3")
@pytest.mark.parametrize("lying", [0, 1, 5, 50])
def test_a_plain_figure_is_always_added(lying: int) -> None:
    before = {"logging_4_7": {"wood": lying}} if lying else {}
    assert replenished(4, before)["logging_4_7"] == {"wood": lying + 3}


@rule("R3.4")
def test_only_spaces_in_the_game_gather_goods() -> None:
    """The card of this round does, those to come do not."""
    assert "sheep_farming" not in replenished(3, {}, cards={1: "blacksmithing"})
    assert replenished(3, {}, cards={1: "sheep_farming"})["sheep_farming"] == {"sheep": 1}
    assert set(replenished(2, {}, round=3)) == {
        "ruby_mining",
        "drift_mining_1_3",
        "excavation_1_3",
        "starting_player_1_3",
        "logging_1_3",
        "ore_mining_1_3",
        "wood_gathering",
        "clearing_1_3",
        "sustenance_1_3",
    }


# -- phase 3: whose turn, which dwarf, where -------------------------------------------------------------------------


@rule("R3.5")
def test_turns_go_round_from_the_token_and_skip_who_has_no_dwarf_left() -> None:
    beds = {"r2c3": "couple_dwelling"}
    homes = [home(), home(rooms=beds, dwarfs=[0] * 4), home(dwarfs=[0, (0, "aside")])]
    table = position(*homes, start=1, agenda=[["Finish", AUTO], ["Work", AUTO]], cards={5: "donkey_farming"})
    table.state.active = 0  # the one before the holder of the token
    table.state.settle()
    order = []
    while table.state.waiting():
        if table.asked() == "PlaceDwarf":
            order.append(table.seat)
            table.play(table.options()[0])
        elif "stop" in table.options():
            table.play("stop")
        else:
            table.play(table.options()[0])
    assert order == [1, 2, 0, 1, 0, 1, 1]


@rule("R3.5", "R9.3")
def test_the_holder_of_the_token_begins_a_round() -> None:
    for start in (0, 1, 2):
        table = starting(home(), home(), home(), round=4, cards=EARLY, start=start).play("=donkey_farming")
        assert table.seat == start


@rule("R3.6")
def test_a_space_holds_one_dwarf() -> None:
    """Neither another player's nor an own dwarf can be joined."""
    goods = {"wood_gathering": {"wood": 1}, "clearing_1_3": {"wood": 1}}
    table = position(home(), home(), goods=goods)
    table.play("place wood_gathering")
    assert table.seat == 1
    assert "wood_gathering" not in table.offers("place")
    table.play("place clearing_1_3", "do take_all", "stop")
    assert table.seat == 0
    assert not {"wood_gathering", "clearing_1_3"} & set(table.offers("place"))


@rule("R3.7")
@example("EX-17")
def test_the_weakest_dwarf_goes_first() -> None:
    table = position(home(dwarfs=[14, 3]), home())
    table.play("place housework")
    assert places(table) == ["waiting", "housework"]
    table = position(home(dwarfs=[3, 0], ore=1), home(), cards={1: "blacksmithing"})
    assert table.play("place blacksmithing").options() == ["do forge_weapon"]  # he is unarmed
    assert position(home(dwarfs=[3, 14]), home()).offers("order") == []


@rule("R3.7", "R7.7")
@example("EX-17")
def test_a_ruby_lets_any_waiting_dwarf_go_once() -> None:
    """The next placement follows the order again; one answer for each strength that is not the weakest."""
    rooms = {"r2c3": "couple_dwelling", "r2c4": "dwelling"}
    plain = home(rooms=rooms, dwarfs=[3, 14, 0, 3, (9, "supplies")], ruby=2)
    table = position(plain, home())
    assert table.offers("order") == ["1", "2"]
    table.play("order 2")
    assert table.goods() == {"ruby": 1}
    assert table.offers("order") == []  # he is chosen
    table.play("place housework", "do gain_dog", "stop", "place slash_and_burn", "do meadow_field", "lay r3c2")
    table.play("lay r3c1")
    assert places(table)[1] == "housework"
    assert table.seat == 0
    assert table.offers("order") == ["1"]
    table.play("place clearing_1_3", "do meadow_field", "lay r3c2", "lay r3c1")
    assert places(table)[2] == "clearing_1_3"  # the unarmed one


@rule("R3.8", "R6.5")
def test_a_newborn_is_placed_from_the_next_round_on() -> None:
    plain = home(rooms={"r2c3": "dwelling"}, dwarfs=[0, (0, "supplies")], food=9)
    table = position(plain, idle(), round=1, cards={1: "sheep_farming", 4: "wish_for_children"})
    table.play("place wish_for_children", "do family_growth")
    assert table.state.chance() is not None  # the round is over: he was not placed
    assert places(table) == ["waiting"] * 3
    table.play("=blacksmithing")
    placed = 0
    while table.data()["round"] == 2 and table.state.waiting():
        placed += table.asked() == "PlaceDwarf" and table.seat == 0
        table.play(table.options()[0])
    assert placed == 3


# -- phase 4 ---------------------------------------------------------------------------------------------------------


@rule("R3.12")
def test_all_dwarfs_return_home_before_the_harvest() -> None:
    """The set-aside one and the newborn too; all spaces are free again."""
    plain = home(rooms={"r2c3": "dwelling"}, dwarfs=[(2, "supplies"), (0, "aside"), (0, "newborn")], food=9)
    agenda = [["Finish", AUTO], ["GrowUp", AUTO], ["Harvest", AUTO], ["ReturnHome", AUTO]]
    table = position(plain, home(dwarfs=[(0, "housework"), 0]), harvests={5: "normal"}, agenda=agenda)
    table.state.taken |= 1 << SPACES.index("supplies") | 1 << SPACES.index("housework")
    table.state.settle()
    assert table.asked() == "Feed"
    assert table.data()["taken"] == []
    assert places(table) == ["waiting", "waiting", "newborn"]
    table.play("feed 5", seat=0)
    table.play("feed 0", seat=1)
    assert places(table) == ["waiting"] * 3
    assert table.strengths() == [2, 0, 0]


@rule("R3.13")
def test_a_round_ends_with_its_harvest() -> None:
    """In round 3 the family is at home when it is fed; only then round 4 begins."""
    table = starting(idle(food=4), idle(food=4), idle(food=4), round=2, cards={1: "blacksmithing"})
    table.play("=sheep_farming")
    assert table.asked() == "Feed"
    assert table.data()["round"] == 3
    assert places(table) == ["waiting", "waiting"]
    for seat in range(3):
        table.play("feed 4", seat=seat)
    assert table.data()["round"] == 4
    assert table.asked() == "PlaceDwarf"


@rule("R3.12")
def test_dwarfs_never_outnumber_their_beds() -> None:
    """Growth is all that makes dwarfs, and it stops at the last bed, also within one round."""
    plain = home(rooms={"r2c3": "dwelling"}, dwarfs=[0, 0])
    cards = {4: "wish_for_children", 8: "family_life"}
    table = position(plain, idle(), cards=cards).play("place wish_for_children", "do family_growth")
    assert len(table.home()["dwarfs"]) == 3
    assert "family_life" not in table.offers("place")


@rule("R3.14")
def test_the_round_number_is_the_printed_one() -> None:
    """With one or two players round 10 follows round 8."""
    cards = {7: "family_life", 8: "ore_delivery"}
    for players, number in ((1, 10), (2, 10), (3, 9), (4, 9), (5, 9), (6, 9), (7, 9)):
        table = starting(*[home()] * players, round=8, cards=cards, green=1, red=1)
        assert table.data()["round"] == number, players


# -- rulings ---------------------------------------------------------------------------------------------------------


@ruling("RU-4")
def test_a_dwarf_without_any_space_is_set_aside_for_this_round() -> None:
    """An exchange that would open a space is offered beside it; then setting aside is offered no longer."""
    agenda = [["Finish", AUTO], ["ReturnHome", AUTO], ["PlaceDwarf", 0, -1]]
    table = position(home(ruby=1), home(), agenda=agenda, cards={3: "ore_mine_construction"})
    table.state.up = 1 << SPACES.index("ore_mine_construction") | 1 << SPACES.index("slash_and_burn")
    assert table.options()[0] == "place slash_and_burn"
    assert "aside" not in table.options()
    table.state.taken = 1 << SPACES.index("slash_and_burn")
    assert table.options()[0] == "aside"
    assert "exchange ruby_tunnel" in table.options()
    table.play("aside")
    assert places(table) == ["waiting", "waiting"]  # he went home in phase 4 like the others
    table = position(home(ruby=2), home(), agenda=agenda, cards={3: "ore_mine_construction"})
    table.state.up = 1 << SPACES.index("ore_mine_construction")
    assert "aside" in table.options()
    table.play("exchange ruby_tunnel", "lay r2c4", "exchange ruby_tunnel", "lay r2c5")
    assert table.options() == ["place ore_mine_construction"]


@ruling("RU-6")
@rule("R7.1")
def test_every_own_question_is_a_window() -> None:
    """Vegetables can be eaten at each of these; nobody but the player who decides is asked."""
    cells = {**MEADOWS, "r2c1": "field", "r2c2": "field", "r1c4": "tunnel", "r1c5": "tunnel"}
    goods = {"wood": 9, "stone": 9, "ore": 9, "grain": 9, "gold": 9, "vegetable": 9}
    plain = home(cells=cells, dwarfs=[0, 2], **goods)
    cards = {1: "blacksmithing", 2: "sheep_farming", 11: "ore_trading"}
    five = [plain, *[home(vegetable=9) for _ in range(4)]]
    for texts, asked in (
        ([], "PlaceDwarf"),
        (["place sheep_farming"], "NextPart"),
        (["place slash_and_burn", "do sow"], "Sow"),
        (["place slash_and_burn", "do sow", "sow grain"], "Sow"),
        (["place housework", "do furnish"], "ChooseRoom"),
        (["place blacksmithing", "do forge_weapon"], "Forge"),
        (["place blacksmithing", "do forge_weapon", "forge 1", "do expedition_3"], "Expedition"),
        (["place weekly_market", "do gain_gold_4", "do market"], "Market"),
        (["place ore_trading"], "Trade"),
        (["place ore_trading", "trade"], "Trade"),
    ):
        lying = {"sheep_farming": {"sheep": 1}}
        table = position(*five, cards=cards, goods=lying).play(*texts)
        assert table.asked() == asked
        assert table.state.waiting() == (0,)
        before = table.goods()["vegetable"]
        offers = [text for text in table.options() if text != "exchange vegetable"]
        table.play("exchange vegetable")
        assert table.asked() == asked  # the question comes again
        assert table.goods()["vegetable"] == before - 1
        assert [text for text in table.options() if text != "exchange vegetable"] == offers


@ruling("RU-6")
@rule("R7.1")
def test_the_harvest_and_the_end_have_windows_too() -> None:
    tight = home(sheep=2, donkey=2, vegetable=9, food=4, cells={"r3c2": "small_pasture"})
    agenda = [["Finish", AUTO], ["Harvest", AUTO]]
    table = position(tight, home(dwarfs=IDLE), harvests={5: "normal"}, agenda=agenda)
    table.state.settle()
    assert "vegetable" in table.offers("exchange")
    table.play("feed 4")
    assert table.asked() == "BeforeBreeding"
    assert "vegetable" in table.offers("exchange")
    table = position(home(ruby=1, vegetable=1), home(), round=12, agenda=[["NewRound", AUTO]])
    table.state.settle()
    assert table.asked() == "BeforeScoring"
    assert "vegetable" in table.offers("exchange")
