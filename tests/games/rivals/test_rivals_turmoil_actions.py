"""Section 20: the action cards of the Era of Turmoil, one by one."""

from typing import Any

import pytest
from rivals_table import BLUE, NOTHING, RED, position, rolled, twin

from permonik.testing import example, hidden, rule, ruling

TAVERN = {"cities": [0], "sites": {"c0-above": ["hedge_tavern"]}}
STRONG = {"c0-below": ["candamir"]}


# -- Archer (R20.1), Arsonist (R20.2), Traitor (R20.3) ------------------------------------------------------------


@rule("R20.1")
def test_the_archers_victim_chooses_unit_and_stack() -> None:
    blue = {
        "cities": [0],
        "sites": {"c0-above": ["harald", "irmgard"], "c0-below": ["carl_forkbeard", "ore_ship"], "c2-above": ["abbey"]},
    }
    table = position("turmoil", red={**TAVERN, "hand": ["archer"]}, blue=blue).play("play archer")
    assert (table.seat, table.options()) == (BLUE, ["choose c0-above-1", "choose c0-below-2"])
    base = twin(table).play("choose c0-above-1")
    assert (base.seat, base.options()) == (BLUE, ["under harald 1", "under harald 2", "under harald 3"])
    table.play("choose c0-below-2")
    assert table.options() == ["under carl_forkbeard 4", "under carl_forkbeard 5"]
    table.play("under carl_forkbeard 5")
    assert table.standing(BLUE) == ["abbey", "harald", "irmgard", "ore_ship"]
    assert table.stack(5)[-1] == "carl_forkbeard"
    table.play("gain c3-below")  # Irmgard's
    assert table.data()["discards"] == [["archer"]]


@rule("R20.1", "R16.2")
@pytest.mark.parametrize(
    ("sites", "playable"),
    [({}, False), ({"c0-above": ["irmgard"], "c2-above": ["ore_ship"]}, False), ({"c0-above": ["austin"]}, True)],
)
def test_the_archer_asks_for_a_tavern_and_a_unit_with_strength(sites: dict[str, list[str]], playable: bool) -> None:
    table = position("turmoil", red={**TAVERN, "hand": ["archer"]}, blue={"sites": sites})
    assert table.offers("play") == (["archer"] if playable else [])
    assert position("turmoil", red={"cities": [0], "hand": ["archer"]}, blue={"sites": sites}).offers("play") == []


@rule("R20.2")
def test_the_arsonist_chooses_any_building_and_its_owner_the_stack() -> None:
    blue = {"cities": [0], "sites": {"c0-above": ["tithe_barn", "harald"], "c2-below": ["abbey"]}}
    table = position("turmoil", red={**TAVERN, "hand": ["arsonist"]}, blue=blue).play("play arsonist")
    assert (table.seat, table.options()) == (RED, ["choose c0-above-2", "choose c2-below-1"])
    table.play("choose c0-above-2")
    assert (table.seat, table.options()) == (BLUE, ["under tithe_barn 4", "under tithe_barn 5"])
    table.play("under tithe_barn 4")
    assert table.standing(BLUE) == ["abbey", "harald"]
    assert table.points(BLUE) == 3


@rule("R20.2", "R16.2")
def test_the_arsonist_asks_for_a_tavern_and_a_building() -> None:
    abbey = {"sites": {"c0-above": ["abbey"]}}
    assert position("turmoil", red={**TAVERN, "hand": ["arsonist"]}, blue=abbey).offers("play") == ["arsonist"]
    assert position("turmoil", red={"cities": [0], "hand": ["arsonist"]}, blue=abbey).offers("play") == []
    heroes = {"sites": {"c0-above": ["harald"], "c2-above": ["ore_ship"]}}
    assert position("turmoil", red={**TAVERN, "hand": ["arsonist"]}, blue=heroes).offers("play") == []


@rule("R20.3")
@example("EX-43")
def test_the_traitor_may_decline_or_take_a_card_to_use_at_once() -> None:
    red = {**TAVERN, "hand": ["traitor"], "goods": {"grain": 1, "ore": 1}}
    blue = {"hand": ["austin", "merchant_caravan", "inga"]}
    table = position("turmoil", red=red, blue=blue).play("play traitor")
    assert table.options() == ["stop", "fetch austin", "fetch inga", "fetch merchant_caravan"]
    declined = twin(table).play("stop")
    assert (declined.hand(RED), declined.data()["discards"]) == ([], [["traitor"]])
    assert declined.hand(BLUE) == ["austin", "inga", "merchant_caravan"]
    action = twin(table).play("fetch merchant_caravan")
    assert "merchant_caravan" in action.offers("play")
    table.play("fetch austin")
    assert (table.hand(RED), table.hand(BLUE)) == (["austin"], ["inga", "merchant_caravan"])
    assert table.play("build austin", "site c2-above").standing() == ["austin", "hedge_tavern"]


@rule("R20.3")
@hidden("H3")
def test_both_players_know_what_the_traitor_took_and_spectators_do_not() -> None:
    table = position("turmoil", red={**TAVERN, "hand": ["traitor"]}, blue={"hand": ["austin", "harald"]})
    table.play("play traitor")
    assert table.state.open(RED).secret()
    table.play("fetch austin")
    assert table.view(RED)["hands"][BLUE] == {"known": ["harald"], "unknown": [0, 0, 0, 0]}
    assert table.view(BLUE)["hands"][RED] == {"known": ["austin"], "unknown": [0, 0, 0, 0]}
    assert table.view(None)["hands"][RED] == {"known": [], "unknown": [1, 0, 0, 0]}


@rule("R20.3", "R16.2")
def test_the_traitor_asks_for_a_tavern_and_a_hand() -> None:
    assert position("turmoil", red={**TAVERN, "hand": ["traitor"]}).offers("play") == []
    table = position("turmoil", red={**TAVERN, "hand": ["traitor"]}, blue={"hand": ["inga"]})
    assert table.offers("play") == ["traitor"]
    table = position("turmoil", red={"cities": [0], "hand": ["traitor"]}, blue={"hand": ["inga"]})
    assert table.offers("play") == []


# -- Voyage of Plunder (R20.4) -----------------------------------------------------------------------------------


@rule("R20.4")
@pytest.mark.parametrize(
    ("cities", "taken"), [([], 1), ([0], 1), ([0, 2], 2)], ids=["behind", "equal, token included", "ahead"]
)
def test_a_voyage_takes_two_only_from_a_player_ahead(cities: list[int], taken: int) -> None:
    red = {"sites": STRONG, "hand": ["voyage_of_plunder"], "goods": {}}
    blue = {"cities": cities, "goods": {"ore": 2, "wool": 1}}
    table = position("turmoil", red=red, blue=blue).play("play voyage_of_plunder")
    if taken == 1:
        assert table.options() == ["name wool", "name ore"]
        table.play("name ore")
    else:
        assert table.options() == ["name wool", "name ore"]
        table.play("name ore")
        assert table.options() == ["name ore"]  # exactly two: no stopping
        table.play("name ore")
    assert (table.goods(RED)["ore"], table.asked()) == (taken, "Act")
    assert table.goods(BLUE)["ore"] == 2 - taken


@rule("R20.4", "R16.2")
def test_a_voyage_asks_for_the_token_and_something_to_store() -> None:
    ore = {"goods": {"ore": 3}}
    red: dict[str, Any] = {"sites": STRONG, "hand": ["voyage_of_plunder"], "goods": {}}
    assert position("turmoil", red=red, blue=ore).offers("play") == ["voyage_of_plunder"]
    assert position("turmoil", red={**red, "sites": {"c0-below": ["harald"]}}, blue=ore).offers("play") == []
    assert position("turmoil", red=red, blue={"goods": {}}).offers("play") == []
    assert position("turmoil", red={**red, "goods": {"ore": 3}}, blue=ore).offers("play") == []


@rule("R20.4")
@ruling("RU-22")
def test_a_voyage_for_two_cannot_be_cut_short_by_the_order_of_naming() -> None:
    """Types are named in their order; grain first would leave the ore behind."""
    red = {"sites": STRONG, "hand": ["voyage_of_plunder"], "goods": {}}
    blue = {"cities": [0, 2], "goods": {"ore": 1, "grain": 1}}
    table = position("turmoil", red=red, blue=blue).play("play voyage_of_plunder")
    assert table.options() == ["name ore"]
    assert table.play("name ore").options() == ["name grain"]
    assert table.play("name grain").goods(BLUE) == NOTHING


@rule("R20.4")
@example("EX-56")
def test_a_voyage_takes_one_where_no_more_fits() -> None:
    red = {"sites": STRONG, "hand": ["voyage_of_plunder"], "goods": {"ore": 2}}
    table = position("turmoil", red=red, blue={"cities": [0, 2], "goods": {"ore": 2}}).play("play voyage_of_plunder")
    assert table.options() == ["name ore"]
    table.play("name ore")
    assert (table.goods(RED)["ore"], table.goods(BLUE)["ore"], table.asked()) == (3, 1, "Act")


# -- Sebastian (R20.5) ---------------------------------------------------------------------------------------


@rule("R20.5")
@pytest.mark.parametrize("event", ["riots", "feud", "fraternal_feuds"])
def test_sebastian_stops_an_event_for_his_player(event: str) -> None:
    red = {"sites": {"c0-above": ["abbey"], "c0-below": ["ore_ship"]}, "hand": ["sebastian", "inga"], "goods": {}}
    blue = {"sites": STRONG, "goods": {}} if event != "riots" else {}
    table = rolled("turmoil", 2, "event_card", f"={event}", red=red, blue=blue)
    assert (table.seat, "play sebastian" in table.options()) == (RED, True)
    table.play("play sebastian")
    assert (table.seat, table.asked()) == (RED, "Act")
    assert table.standing() == ["abbey", "ore_ship"]
    assert (table.hand(), table.data()["discards"]) == (["inga"], [["sebastian"]])


@rule("R20.5")
@pytest.mark.parametrize("event", ["feud", "fraternal_feuds"])
def test_sebastian_may_be_kept(event: str) -> None:
    red = {"sites": {"c0-above": ["abbey"]}, "hand": ["sebastian"]}
    table = rolled("turmoil", 2, "event_card", f"={event}", red=red, blue={"sites": STRONG})
    assert table.options() == ["waive", "play sebastian"]
    table.play("waive")
    assert table.asked() == ("LoseBuilding" if event == "feud" else "PickHandCard")


@rule("R20.5")
def test_sebastian_comes_on_the_opponents_turn_too_but_never_in_the_action_phase() -> None:
    red = {"hand": ["sebastian"], "sites": STRONG}
    assert position("turmoil", red=red).offers("play") == []
    blue = {"hand": ["sebastian"], "sites": {"c0-above": ["abbey"]}}
    table = rolled("turmoil", 2, "event_card", "=feud", red={"sites": STRONG}, blue=blue)
    assert (table.seat, table.options()) == (BLUE, ["waive", "play sebastian"])


@rule("R20.5")
@hidden("H2")
def test_riots_ask_secretly_whether_sebastian_is_there_or_not() -> None:
    for hand in (["sebastian"], ["heinrich"], []):
        blue = {"sites": {"c0-above": ["austin"]}, "hand": hand, "goods": {}}
        table = rolled("turmoil", 2, "event_card", "=riots", blue=blue)
        assert (table.seat, table.asked()) == (BLUE, "AnswerRiots")
        assert table.state.open(BLUE).secret()
        assert ("play sebastian" in table.options()) is ("sebastian" in hand)


@rule("R20.5")
@example("EX-37")
def test_against_riots_one_chooses_between_gold_a_unit_and_sebastian() -> None:
    sites = {"c0-above": ["ore_ship"], "c0-below": ["harald"], "c2-above": ["austin"]}
    red = {"sites": sites, "hand": ["sebastian"], "goods": {"gold": 2}}
    table = rolled("turmoil", 2, "event_card", "=riots", red=red)
    assert table.options() == [
        "pay-gold",
        "play sebastian",
        "choose c0-above-1",
        "choose c0-below-1",
        "choose c2-above-1",
    ]
    assert twin(table).play("pay-gold").goods()["gold"] == 0
    kept = twin(table).play("choose c2-above-1", "under austin 2")
    assert (kept.goods()["gold"], kept.standing(), kept.hand()) == (2, ["harald", "ore_ship"], ["sebastian"])
    assert table.play("play sebastian").goods()["gold"] == 2
    red["goods"] = {"gold": 1}
    assert "pay-gold" not in rolled("turmoil", 2, "event_card", "=riots", red=red).options()


@rule("R20.5", "R20.10")
def test_a_protecting_chapel_leaves_sebastian_no_part() -> None:
    sites = {"c0-above": ["chapel_123", "harald"]}
    red = {"cities": [0], "sites": sites, "hand": ["sebastian"]}
    assert rolled("turmoil", 3, "event_card", "=riots", red=red).asked() == "Act"
    assert "play sebastian" in rolled("turmoil", 4, "event_card", "=riots", red=red).options()
