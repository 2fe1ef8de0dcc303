"""Choices of several parts, picked in any order: what was lost by the order of clicks no longer can be."""

from itertools import permutations
from random import Random

import pytest
from rivals_table import BLUE, RED, Table, deal_on, holds, opening, position, rolled, twin

from permonik.games.rivals import GAME
from permonik.games.rivals.actions import END, SAY_OVERFLOWED
from permonik.kernel import choice
from permonik.kernel.errors import IllegalAction
from permonik.kernel.match import Match
from permonik.testing import rule, ruling

LEARNED = {"cities": [0], "sites": {"c0-above": ["university"]}}
STRONG = {"sites": {"c0-below": ["candamir"]}}


def offered(table: Table) -> dict[str, int]:
    """What can be picked, and how often."""
    whole = choice.gather(table.state, table.seat)
    assert whole is not None
    return {GAME.text(item.action): item.most for item in whole.items}


def counts(table: Table) -> tuple[int, int]:
    whole = choice.gather(table.state, table.seat)
    assert whole is not None
    return whole.least, whole.most


def pick(table: Table, *texts: str) -> Table:
    """Hands the picks over as they come."""
    answers = choice.spelled(GAME, table.state, table.seat, [GAME.parse(text) for text in texts])
    return table.play(*[GAME.text(answer) for answer in answers])


def pick_anyhow(table: Table, *texts: str) -> Table:
    """The same in every order, which must not matter."""
    ends = {pick(twin(table), *order).state.key() for order in permutations(texts)}
    assert len(ends) == 1
    return pick(table, *texts)


# -- naming types --------------------------------------------------------------------------------------------

NAMING = {
    "trade_master": {"cities": [0], "sites": {"c0-above": ["merchant_guild"]}, "hand": ["trade_master"], "goods": {}},
    "merchant": {"cities": [0], "sites": {"c0-above": ["merchant_guild"]}, "hand": ["merchant"], "goods": {"wool": 1}},
}


@rule("R19.3", "R19.5")
@pytest.mark.parametrize("card", NAMING)
def test_ore_named_first_leaves_brick_on_offer(card: str) -> None:
    table = position("gold", red=NAMING[card], blue={"goods": {"brick": 1, "ore": 1}}).play(f"play {card}")
    assert (offered(table), counts(table)) == ({"name brick": 1, "name ore": 1}, (1, 2))
    one = pick(twin(table), "name ore")
    assert (one.goods(RED)["brick"], one.goods(RED)["ore"]) == (0, 1)
    pick_anyhow(table, "name ore", "name brick")
    assert (table.goods(RED)["brick"], table.goods(RED)["ore"]) == (1, 1)


@rule("R19.9")
def test_the_moneylender_names_in_any_order() -> None:
    red = {"cities": [0], "sites": {"c0-above": ["moneylender", "merchant_guild"], "c0-below": ["harbor"]}, "goods": {}}
    table = rolled("gold", 6, "trade", red=red, blue={"goods": {"brick": 2, "ore": 1}})
    while table.asked() != "NameType":
        table.play(table.options()[0])
    before = table.goods(RED)
    pick_anyhow(table, "name ore", "name brick")
    after = table.goods(RED)
    assert (after["ore"] - before["ore"], after["brick"] - before["brick"]) == (1, 1)


@rule("R20.4")
def test_of_a_voyage_two_must_be_named_if_two_can_be() -> None:
    table = position(
        "turmoil",
        agenda=[["EndTurn", -2], ["NameType", 0, 2, 0]],
        red={"goods": {}},
        blue={
            "goods": {"brick": 1, "ore": 1},
        },
    )
    assert counts(table) == (2, 2)
    with pytest.raises(IllegalAction, match="1 were picked; at least 2 must be"):
        pick(table, "name ore")
    assert pick_anyhow(table, "name ore", "name brick").goods(RED) == holds(brick=1, ore=1)


# -- paying --------------------------------------------------------------------------------------------------


@rule("R13.2")
def test_the_price_of_a_search_comes_from_the_stores_that_were_picked() -> None:
    red = {"goods": {"lumber": 1, "ore": 1, "gold": 2}, "hand": ["scout"]}
    table = position(red=red, phase="ExchangeCard").play("under scout 1", "search 2")
    gold, lumber, ore = "pay c1-above", "pay c-1-above", "pay c3-below"
    assert offered(table) == {lumber: 1, gold: 2, ore: 1}
    assert pick(twin(table), gold, gold).goods() == holds(lumber=1, ore=1)
    assert pick_anyhow(twin(table), gold, lumber).goods() == holds(gold=1, ore=1)
    assert pick_anyhow(twin(table), ore, gold).goods() == holds(gold=1, lumber=1)
    for wrong, error in (
        ([gold], "1 were picked; at least 2 must be"),
        ([gold, gold, ore], "3 were picked; at most 2 may be"),
        ([ore, ore], "can be picked 1 times, not 2"),
        ([gold, "pay c1-below"], "cannot be picked here"),
    ):
        before = table.state.key()
        with pytest.raises(IllegalAction, match=error):
            pick(table, *wrong)
        assert table.state.key() == before


@rule("R11.7")
def test_a_city_is_paid_from_the_mountains_that_were_picked() -> None:
    red = {
        "towns": [4],
        "regions": {"c5-above": "stack_mountains_2", "c5-below": "stack_hills_1"},
        "stock": {"c3-below": 3, "c5-above": 3, "c3-above": 2},
    }
    table = position(red=red).play("city c0")
    assert offered(table) == {"pay c3-below": 3, "pay c5-above": 3}
    pick_anyhow(table, "pay c5-above", "pay c3-below", "pay c5-above")
    assert (table.stock()["c3-below"], table.stock()["c5-above"]) == (2, 1)


# -- storing and gaining -------------------------------------------------------------------------------------

MINES = {
    **LEARNED,
    "towns": [4],
    "regions": {"c5-above": "stack_mountains_2", "c5-below": "stack_hills_1"},
    "hand": ["mineral_mining"],
    "goods": {},
    "stock": {"c3-below": 0, "c5-above": 2},
}


@rule("R21.4")
@ruling("RU-38")
def test_ore_that_was_meant_for_two_mountains_is_not_lost() -> None:
    table = position("progress", red=MINES).play("play mineral_mining")
    empty, fuller = "gain c3-below", "gain c5-above"
    assert (offered(table), counts(table)) == ({empty: 2, fuller: 1}, (1, 2))
    both = pick_anyhow(twin(table), fuller, empty)
    assert (both.stock()["c3-below"], both.stock()["c5-above"]) == (1, 3)
    one = pick(twin(table), fuller)
    assert (one.stock()["c3-below"], one.stock()["c5-above"]) == (0, 3)


@ruling("RU-38")
def test_what_one_leaves_is_not_told_as_lost_for_want_of_room() -> None:
    table = position("progress", red=MINES).play("play mineral_mining")
    table.state.loud = True
    pick(table, "gain c5-above")
    assert SAY_OVERFLOWED not in [message for message, _, _ in table.state.said]


@ruling("RU-1")
def test_of_two_gains_one_may_be_lost_only_where_a_type_is_full() -> None:
    two = [["EndTurn", -2], ["Gain", 0, 63], ["Gain", 0, 63]]
    table = position(agenda=two, red={"goods": {}})
    assert "forfeit" not in offered(table)
    table = position(agenda=two, red={"goods": {"ore": 2}})
    with pytest.raises(IllegalAction, match="'forfeit' needs one of gain c3-below"):
        pick(table, "forfeit", "gain c3-above")
    assert pick_anyhow(twin(table), "forfeit", "gain c3-below").goods() == holds(ore=3)
    assert pick_anyhow(twin(table), "gain c3-above", "gain c3-above").goods() == holds(ore=2, grain=2)
    table = position(agenda=two, red={"goods": {"ore": 3}})
    assert pick(twin(table), "forfeit", "forfeit").goods() == holds(ore=3)
    assert pick_anyhow(table, "forfeit", "gain c3-above").goods() == holds(ore=3, grain=1)


# -- cards ---------------------------------------------------------------------------------------------------


@rule("R18.3")
def test_both_cards_of_a_relocation_are_picked_in_any_order() -> None:
    red = {"hand": ["relocation"], "sites": {"c0-above": ["lumber_camp"], "c2-below": ["abbey"]}}
    table = position(red=red).play("play relocation")
    regions = [text for text in offered(table) if text.startswith("at ")]
    assert len(regions) == 6
    for text in regions:  # the last one too may be the first that is picked
        other = regions[0] if text != regions[0] else regions[3]
        swapped = pick_anyhow(twin(table), text, other).principality()["regions"]
        assert swapped[text.split()[1]] == table.principality()["regions"][other.split()[1]]
    with pytest.raises(IllegalAction, match="1 were picked; at least 2 must be"):
        pick(table, regions[-1])
    with pytest.raises(IllegalAction, match="cannot be picked together"):
        pick(table, regions[0], "choose c0-above-1")
    pick_anyhow(table, "choose c2-below-1", "choose c0-above-1")
    assert table.principality()["expansions"] == {"c0-above-1": "abbey", "c2-below-1": "lumber_camp"}


@rule("R10.5")
def test_any_three_buildings_of_a_feud_can_be_picked_in_any_order() -> None:
    sites = {"c0-above": ["abbey", "storehouse"], "c0-below": ["toll_bridge", "marketplace"], "c2-above": ["harald"]}
    table = rolled("intro", 6, "event_card", "=feud", red={"cities": [0], "sites": sites}, blue=STRONG)
    spots = ["choose c0-above-1", "choose c0-above-2", "choose c0-below-1", "choose c0-below-2"]
    assert (table.seat, list(offered(table)), counts(table)) == (BLUE, spots, (3, 3))
    for left_out in spots:
        picked = [spot for spot in reversed(spots) if spot != left_out]
        after = pick_anyhow(twin(table), *picked)
        assert (after.seat, after.options()) == (RED, picked[::-1])


@rule("R10.5")
def test_of_two_equal_buildings_on_one_side_the_second_goes_with_the_first_only() -> None:
    sites = {"c0-above": ["mint", "mint"], "c0-below": ["harbor", "salt_silo"]}
    table = rolled("gold", 6, "event_card", "=feud", red={"cities": [0], "sites": sites}, blue=STRONG)
    with pytest.raises(IllegalAction, match="needs one of choose c0-above-1"):
        pick(table, "choose c0-above-2", "choose c0-below-1", "choose c0-below-2")
    pick_anyhow(table, "choose c0-below-2", "choose c0-above-2", "choose c0-above-1")
    assert table.options() == ["choose c0-above-1", "choose c0-below-2"]


@rule("R18.5")
def test_a_scout_names_both_regions_at_once() -> None:
    goods = {"lumber": 1, "wool": 1, "brick": 1, "grain": 1}
    table = position(red={"roads": (False, True), "hand": ["scout"], "goods": goods}).play("settlement-scout right")
    with pytest.raises(IllegalAction, match="cannot be picked together"):
        pick(table, "above stack_hills_1", "below stack_hills_1")
    pick_anyhow(table, "below stack_hills_1", "above stack_pasture_5")
    assert table.principality()["regions"]["c5-above"] == "stack_pasture_5"
    assert table.principality()["regions"]["c5-below"] == "stack_hills_1"


@rule("R5.4")
def test_the_first_hand_is_picked_as_a_whole() -> None:
    table = deal_on(opening("gold").play("search 1"))
    assert counts(table) == (3, 3)
    cards = list(offered(table))[:3]
    pick_anyhow(table, *cards)
    assert sorted(table.hand()) == sorted([card.split()[1] for card in cards])


def test_nothing_weighty_is_answered_in_the_same_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    match, rng = Match.start("rivals", 2, 1, patient=True), Random(1)
    while True:
        seat = match.waiting()[0]
        if match.question(seat).id == "ask-act" and (ahead := match.draft(seat).ahead(END)):
            break
        match.choose(seat, rng.choice(match.options(seat)).id)
    monkeypatch.setattr(type(match.game), "weighty", lambda *_: "forfeit")
    assert ahead
    assert match.draft(seat).ahead(END) == []


def test_whoever_ends_the_actions_may_keep_all_cards_in_the_same_breath() -> None:
    """Only where the exchange is the next question; whoever has to draw first sees that card before."""
    seen = set()
    for seed in range(6):
        match, rng = Match.start("rivals", 2, seed, patient=True), Random(seed)
        while not match.over and len(match.record.entries) < 300:
            seat = match.waiting()[0]
            if match.question(seat).id == "ask-act":
                draft = match.draft(seat)
                ahead = [option.text for option in draft.ahead(END)]
                draft.choose(END)
                exchange = not draft.done and draft.question().id == "ask-exchange-card"
                assert ahead == (["end"] if exchange else [])
                seen.add(exchange)
            match.choose(seat, rng.choice(match.options(seat)).id)
    assert seen == {True, False}
