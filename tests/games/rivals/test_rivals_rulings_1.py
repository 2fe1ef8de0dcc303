"""Section 23, RU-1 to RU-20: what the rulebook leaves open. Some stand where their rule is tested."""

from typing import Any

import pytest
from rivals_table import BLUE, RED, RESOURCES, Table, deal_on, position, restacked

from permonik.games.rivals import GAME
from permonik.testing import rule, ruling

EMPTY = dict.fromkeys(RESOURCES, 0)
FULL = dict.fromkeys(RESOURCES, 3)
STRONG: dict[str, Any] = {"sites": {"c0-above": ["candamir"]}}
TAVERN: dict[str, Any] = {"cities": [0], "sites": {"c0-above": ["hedge_tavern"]}}


def roll(*outcomes: str, variant: str = "intro", active: int = RED, **more: Any) -> Table:
    agenda = [["EndTurn", -2], ["Replenish", active], ["Act", active], ["BeforeRoll", active]]
    table = position(variant, active=active, agenda=agenda, production=0, face=None, **more)
    return table.play("roll", *[f"={one}" for one in outcomes])


# -- receiving and paying ------------------------------------------------------------------------------------


@ruling("RU-1")
@pytest.mark.parametrize(("ore", "offered"), [(2, False), (3, True)])
def test_a_full_type_may_be_named_and_is_lost(ore: int, offered: bool) -> None:
    table = roll("2", "celebration", red={"goods": {"ore": ore}, "sites": {"c0-above": ["inga"]}})
    assert ("forfeit" in table.options()) is offered
    assert len(table.offers("gain")) == (5 if offered else 6)
    if offered:
        assert table.play("forfeit").goods() == EMPTY | {"ore": 3, "lumber": 1}


@ruling("RU-1")
def test_a_player_who_is_full_must_still_name_something() -> None:
    table = roll("2", "celebration", red={"goods": FULL}, blue={"goods": {}})
    assert (table.seat, table.options()) == (RED, ["forfeit"])


@ruling("RU-3")
def test_any_gold_received_may_go_into_the_cache() -> None:
    """Of the die, of a Toll Bridge, of choice, as a gift, taken from the opponent."""
    cache: dict[str, Any] = {"cache": ("c1-above", 0), "goods": {}}
    die = roll("1", "trade", variant="gold", red=cache)
    assert (die.asked(), die.offers("gain")) == ("StoreProduced", ["c1-above", "cache"])
    bridge = roll("2", "plentiful_harvest", variant="gold", red=cache | {"sites": {"c0-above": ["toll_bridge"]}})
    assert (bridge.asked(), bridge.offers("gain")) == ("Store", ["c1-above", "cache"])
    choice = roll("2", "celebration", variant="gold", red=cache)
    assert "cache" in choice.offers("gain")
    gift = roll("2", "event_card", "gift_for_the_prince", variant="gold", red=cache | {"sites": {"c0-above": ["inga"]}})
    assert (gift.asked(), gift.offers("gain")) == ("Store", ["c1-above", "cache"])
    red = cache | {"cities": [0], "hand": ["merchant"]}
    taken = position("gold", red=red, blue={"goods": {"gold": 1}}).play("play merchant", "name gold")
    assert (taken.asked(), taken.offers("gain")) == ("Store", ["c1-above", "cache"])


@ruling("RU-4")
@pytest.mark.parametrize(("stock", "asked"), [((1, 1), False), ((0, 3), False), ((2, 1), True), ((1, 3), True)])
def test_the_payer_is_asked_only_where_it_makes_a_difference(stock: tuple[int, int], asked: bool) -> None:
    """Two bricks for a road, on two hills."""
    red = {"towns": [4], "regions": {"c5-above": "stack_hills_5", "c5-below": "stack_forest_6"}, "goods": {"lumber": 1}}
    table = position(red=red | {"stock": {"c-1-below": stock[0], "c5-above": stock[1]}}).play("road left")
    assert (table.asked() == "Pay") is asked
    assert table.seat == RED


@rule("R11.9")
@ruling("RU-5")
def test_an_exchange_needs_room_for_another_type() -> None:
    """All but one type are full: three of them buy the one that has room; the one cannot be sold for a full one."""
    red = {"sites": {"c0-above": ["gold_ship"], "c0-below": ["wool_ship"]}, "goods": FULL | {"wool": 2}}
    table = position(red=red)
    assert table.offers("trade") == ["lumber", "gold", "brick", "ore", "grain"]
    table.play("trade gold")
    assert table.options() == ["gain c1-below"]
    assert position(red={"goods": FULL}).offers("trade") == []


@ruling("RU-5")
def test_no_gold_for_gold() -> None:
    """Gold field and cache: neither the merchant nor the Mint nor the ship moves gold from one to the other."""
    red = {"cities": [0], "sites": {"c0-above": ["mint"]}, "goods": FULL, "cache": ("c1-above", 0)}
    assert position("gold", red=red).offers("mint") == []
    assert roll("2", "event_card", "traveling_merchant", variant="gold", red=red).asked() == "Act"
    red |= {"goods": FULL | {"ore": 2}}
    assert position("gold", red=red).play("mint").options() == ["gain c3-below"]
    buying = roll("2", "event_card", "traveling_merchant", variant="gold", red=red)
    assert buying.options() == ["stop", "gain c3-below"]


@ruling("RU-5")
def test_caravan_and_goldsmith_take_back_what_was_paid() -> None:
    """Everything is full: the two paid make room, and more than that is lost."""
    table = position(red={"hand": ["merchant_caravan"], "goods": FULL})
    table.play("play merchant_caravan", "pay c3-below")
    assert table.options() == ["gain c3-below", "forfeit"]
    table.play("gain c3-below", "gain c3-below")
    assert (table.goods(), table.asked()) == (FULL, "Act")
    table = position(red={"hand": ["goldsmith"], "goods": FULL}).play("play goldsmith")
    assert table.options() == ["gain c1-above", "forfeit"]
    assert table.play("gain c1-above", "forfeit").goods() == FULL | {"gold": 1}


# -- production ----------------------------------------------------------------------------------------------


@ruling("RU-8")
def test_the_marketplace_is_checked_once_after_boosters() -> None:
    """Three regions against one: still a single resource, and room is counted when everything is stored."""
    blue = {"towns": [4], "regions": {"c5-above": "stack_fields_3", "c5-below": "stack_gold_field_3"}}
    red = {
        "regions": {"c1-below": "red_pasture"},
        "sites": {"c0-above": ["marketplace"], "c0-below": ["brick_factory"]},
        "goods": {"lumber": 3, "grain": 3, "gold": 3},
    }
    table = roll("3", "trade", red=red, blue=blue)
    assert (table.seat, table.asked(), table.goods()["brick"]) == (RED, "Act", 2)  # no room for what he might get
    table = roll("3", "trade", red=red | {"goods": {"lumber": 3, "grain": 2}}, blue=blue)
    assert table.options() == ["gain c1-above", "gain c3-above", "forfeit"]
    assert table.play("gain c3-above").asked() == "Act"


@ruling("RU-8")
def test_a_number_set_by_brigitta_counts_as_rolled() -> None:
    """For boosters and the Marketplace at once, for Benjamin later in the turn."""
    red = {"sites": {"c0-above": ["lumber_camp"], "c0-below": ["marketplace"]}, "hand": ["brigitta", "benjamin"]}
    red |= {"goods": {}}
    blue = {"towns": [4], "regions": {"c5-above": "stack_mountains_2", "c5-below": "stack_gold_field_2"}}
    table = position("progress", phase="BeforeRoll", red=red, blue=blue)
    table.play("play brigitta", "set-die 2", "roll", "=trade")
    assert (table.goods()["lumber"], table.options()) == (2, ["gain c-1-below", "gain c1-above", "gain c3-below"])
    table.play("gain c3-below", "play benjamin")
    assert table.goods() == EMPTY | {"lumber": 3, "ore": 1}


@ruling("RU-8")
@pytest.mark.parametrize(("number", "safe"), [(3, True), (4, False)])
def test_a_chapel_looks_at_the_number_set_by_brigitta(number: int, safe: bool) -> None:
    red = {"cities": [0], "sites": {"c0-above": ["chapel_123", "austin"]}, "hand": ["brigitta"]}
    table = position("turmoil", phase="BeforeRoll", red=red)
    table.play("play brigitta", f"set-die {number}", "roll", "=event_card", "=riots")
    assert table.asked() == ("Act" if safe else "AnswerRiots")


# -- what may be played, and where cards go ------------------------------------------------------------------


def can_play(variant: str, card: str, red: dict[str, Any], blue: dict[str, Any] | None = None, **more: Any) -> bool:
    table = position(variant, red={"cities": [0], "hand": [card]} | red, blue=blue, **more)
    return card in table.offers("play")


@ruling("RU-11")
@pytest.mark.parametrize("room", [False, True])
def test_a_card_without_effect_may_not_be_played(room: bool) -> None:
    stored = 2 if room else 3
    university = {"sites": {"c0-above": ["university"]}}
    assert can_play("progress", "benjamin", {"goods": FULL | {"lumber": stored}}, die=2) is room
    assert can_play("progress", "mineral_mining", university | {"goods": FULL | {"ore": stored}}) is room
    assert can_play("progress", "three_field_system", university | {"goods": FULL | {"grain": stored}}) is room
    bath = {"sites": {"c0-above": ["bath_house"]}}
    assert can_play("progress", "doctor", bath | {"goods": FULL | {"gold": stored, "brick": 0}}) is room
    pirate = {"sites": {"c0-above": ["pirate_ship"]}, "goods": {"gold": stored}}
    assert can_play("gold", "gudrun", pirate, {"goods": {"gold": 1}}) is room
    discard = ["scout"] if room else []
    assert can_play("progress", "guido", {"cities": []}, {"cities": [0]}, discard=discard) is room


@ruling("RU-11")
def test_benjamin_needs_an_own_region_of_the_number() -> None:
    """Another region with room does not do."""
    red = {"regions": {"c-1-above": "stack_forest_6"}, "goods": {}}
    assert can_play("progress", "benjamin", red, die=6)
    assert not can_play("progress", "benjamin", red, die=2)


@ruling("RU-12")
def test_an_open_expansion_lost_by_feud_or_arson_returns_to_its_stack() -> None:
    """Nobody is asked for a draw stack."""
    table = roll("2", "event_card", "feud", variant="turmoil", red=TAVERN, blue=STRONG)
    table.play("choose c0-above-1")
    assert (table.asked(), table.standing(), table.data()["face_up"]) == ("Act", [], 2)
    table = position("turmoil", red=TAVERN | {"hand": ["arsonist"]}, blue=TAVERN)
    table.play("play arsonist", "choose c0-above-1")
    assert (table.seat, table.asked(), table.standing(BLUE), table.data()["face_up"]) == (RED, "Act", [], 1)
    assert table.data()["discards"] == [["arsonist"]]


@ruling("RU-12")
def test_in_the_duel_it_follows_the_ordinary_rule() -> None:
    blue = {"cities": [0], "sites": {"c0-above": ["merchant_guild"]}}
    table = position("duel", red=TAVERN | {"hand": ["arsonist"]}, blue=blue)
    table.play("play arsonist", "choose c0-above-1")
    assert (table.seat, table.options()) == (BLUE, ["under merchant_guild 4"])
    table.play("under merchant_guild 4")
    assert (table.stack(4)[-1], table.data()["face_up"]) == ("merchant_guild", 0)


@ruling("RU-13")
def test_who_puts_the_card_there_chooses_the_stack() -> None:
    """The victim of Feud, Riots, Archer and Arsonist; the picker of Fraternal Feuds."""
    abbey = {"sites": {"c0-above": ["abbey"]}}
    feud = roll("2", "event_card", "feud", red=abbey, blue=STRONG).play("choose c0-above-1")
    assert (feud.seat, feud.offers("under")) == (RED, ["abbey 1", "abbey 2", "abbey 3", "abbey 4"])
    hero = {"sites": {"c0-above": ["austin"]}, "goods": {}}
    riots = roll("6", "event_card", "riots", variant="turmoil", red=hero).play("choose c0-above-1")
    assert (riots.seat, riots.offers("under")) == (RED, ["austin 1", "austin 2", "austin 3"])
    archer = position("turmoil", red=TAVERN | {"hand": ["archer"]}, blue=hero).play("play archer", "choose c0-above-1")
    assert (archer.seat, archer.offers("under")) == (BLUE, ["austin 1", "austin 2", "austin 3"])
    arson = position("turmoil", red=TAVERN | {"hand": ["arsonist"]}, blue=abbey)
    arson.play("play arsonist", "choose c0-above-1")
    assert (arson.seat, arson.offers("under")) == (BLUE, ["abbey 1", "abbey 2", "abbey 3"])
    brothers = roll("2", "event_card", "fraternal_feuds", red={"hand": ["scout"]}, blue=STRONG)
    assert (brothers.seat, brothers.offers("under")) == (BLUE, ["scout 1", "scout 2", "scout 3", "scout 4"])


@ruling("RU-15")
def test_the_returned_card_may_be_found_again() -> None:
    """It lies at the bottom of the stack that is searched, or on top of an empty one that is drawn from."""
    table = position(phase="ExchangeCard", red={"hand": ["scout", "inga"], "goods": {"ore": 2}})
    deal_on(table.play("under inga 2", "search 2"))
    assert table.stack(2)[-1] == "inga"
    assert sorted(table.play("take inga 1").hand()) == ["inga", "scout"]
    lonely = restacked(position(phase="ExchangeCard", red={"hand": ["scout", "inga"]}), 2, [])
    lonely.play("under inga 2", "draw 2")
    assert sorted(lonely.hand()) == ["inga", "scout"]


@ruling("RU-16")
def test_a_card_drawn_in_phase_four_serves_on_the_opponents_turn() -> None:
    """Sebastian, drawn in the exchange, against the Riots of the very next roll."""
    red = {"hand": ["scout", "inga", "harald"], "sites": {"c0-above": ["austin"]}, "goods": {}}
    table = position("turmoil", phase="ExchangeCard", red=red)
    table.play("under inga 1", "draw 4", "=sebastian", "roll", "=6", "=event_card", "=riots")
    assert (table.seat, table.options()) == (RED, ["play sebastian", "choose c0-above-1"])


# -- reactions -----------------------------------------------------------------------------------------------


@ruling("RU-17")
@pytest.mark.parametrize("seat", [RED, BLUE])
def test_sebastian_is_for_an_affected_player_only(seat: int) -> None:
    """Not with a protecting Chapel, not without a rioting unit; but with a Chapel for the other numbers."""

    def answers(number: str, sites: dict[str, list[str]]) -> list[str]:
        player = {"cities": [0], "sites": sites, "hand": ["sebastian"], "goods": {}}
        given = {"red": player} if seat == RED else {"blue": player}
        table = roll(number, "event_card", "riots", variant="turmoil", **given)
        return table.options() if table.seat == seat and table.asked() == "AnswerRiots" else []

    assert answers("5", {"c0-above": ["austin", "chapel_123"]}) == ["play sebastian", "choose c0-above-1"]
    assert answers("2", {"c0-above": ["austin", "chapel_123"]}) == []
    assert answers("5", {"c0-above": ["irmgard"]}) == []
    assert answers("5", {"c0-above": ["abbey", "lookout_tower"]}) == []


@ruling("RU-18")
def test_riots_take_no_part_payment() -> None:
    units = {"c0-above": ["austin"], "c0-below": ["inga"], "c2-above": ["ore_ship"]}
    table = roll("6", "event_card", "riots", variant="turmoil", red={"sites": units, "goods": {"gold": 1}})
    assert table.options() == ["choose c0-above-1", "choose c0-below-1", "choose c2-above-1"]
    table.play("choose c0-above-1", "under austin 1")
    assert (table.goods()["gold"], table.asked()) == (1, "Act")


@ruling("RU-19")
@pytest.mark.parametrize("hero", ["lookout_tower", "heinrich"])
def test_the_defence_roll_may_be_waived(hero: str) -> None:
    blue = {"sites": {"c0-above": [hero], "c2-above": ["austin"]}}
    table = position("turmoil", red=TAVERN | {"hand": ["archer"]}, blue=blue).play("play archer")
    assert (table.seat, table.options()) == (BLUE, ["defend", "waive"])
    table.play("waive")
    assert (table.state.chance(), table.seat, table.asked()) == (None, BLUE, "LoseUnit")


@ruling("RU-20")
def test_a_pirate_ship_does_not_wake_irmgard() -> None:
    red = {"hand": ["pirate_ship"], "goods": {"lumber": 1, "wool": 1}}
    table = position("gold", red=red, blue={"sites": {"c0-above": ["ore_ship"]}})
    data = table.data()
    data["principalities"][BLUE]["expansions"]["c2-above-1"] = "irmgard"  # no mode has both cards
    table = Table(GAME.restore(data)).play("build pirate_ship", "site c0-above", "choose c0-above-1")
    assert (table.seat, table.asked(), table.standing(BLUE)) == (RED, "Act", ["irmgard"])
