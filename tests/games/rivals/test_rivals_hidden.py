"""Section 25: what lies open, what one player knows alone, and what nobody knows."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from rivals_table import BLUE, RED, Table, deal_on, opening, position, restacked

from permonik.games.rivals import GAME
from permonik.kernel.message import told
from permonik.testing import hidden

OBSERVERS = (RED, BLUE, None)
STRONG: dict[str, Any] = {"sites": {"c0-above": ["candamir"]}}
TAVERN: dict[str, Any] = {"cities": [0], "sites": {"c0-above": ["hedge_tavern"]}}


def heard(table: Table, seat: int | None, *texts: str) -> list[tuple[str, dict[str, Any]]]:
    """The log lines that an observer gets while a copy of the table is played on."""
    twin = Table(table.state.clone())
    twin.state.loud = True
    twin.play(*texts)
    bit = 1 << (2 if seat is None else seat)
    messages = [told(GAME.lines, 0, said) for said in twin.state.said if said[2] & bit]
    return [(message.id, dict(message.args)) for message in messages]


def stack_seen(table: Table, seat: int | None, number: int) -> list[str | None]:
    return list(table.view(seat)["stacks"][number - 1]["cards"])


def hand_seen(table: Table, seat: int | None, owner: int) -> list[str]:
    return sorted(table.view(seat)["hands"][owner]["known"])


# -- H1 ------------------------------------------------------------------------------------------------------

PUBLIC = (
    *("principalities", "points", "strength", "skill", "commerce", "progress", "strength_token", "trade_token"),
    *("discards", "face_up", "roads", "settlements", "cities", "regions", "resolved", "production", "face", "active"),
)


@hidden("H1")
def test_what_lies_open_is_the_same_for_all() -> None:
    red = {
        "cities": [0],
        "roads": (True, False),
        "sites": {"c0-above": ["candamir", "abbey"]},
        "goods": {"ore": 2},
        "hand": ["scout", "mint"],
    }
    table = position("gold", red=red, blue={"hand": ["inga"]}, discard=["goldsmith", "reiner"], resolved=["feud"])
    views = [table.view(seat) for seat in OBSERVERS]
    for name in PUBLIC:
        assert views[0][name] == views[1][name] == views[2][name], name
    for view in views:
        assert view["principalities"][RED]["stock"]["c3-below"] == 2
        assert view["principalities"][RED]["expansions"] == {"c0-above-1": "abbey", "c0-above-2": "candamir"}
        assert (view["points"], view["strength_token"]) == ([4, 2], RED)
        assert view["discards"][0][-1] == "reiner"
        assert (view["face_up"], view["roads"], view["settlements"], view["cities"]) == (2, 6, 5, 6)
        assert view["resolved"] == ["feud"]
        sizes = [len(hand["known"]) + sum(hand["unknown"]) for hand in view["hands"]]
        assert sizes == [2, 1]
        assert [len(stack["cards"]) for stack in view["stacks"]] == [len(pile) for pile in table.data()["stacks"]]


@hidden("H1")
@pytest.mark.parametrize("seat", OBSERVERS)
def test_which_stack_was_used_is_open(seat: int | None) -> None:
    """Drawn from, put under, searched: the stack is told to all, the card to its owner only."""
    drawing = position(phase="Replenish", red={"hand": ["abbey", "austin"]})
    lines = heard(drawing, seat, "draw 3", "=inga")
    assert ("drew", {"seat": {"seat": RED}, "stack": "stack-3"}) in lines
    assert any(name == "got" for name, _ in lines) is (seat == RED)
    exchanging = position(phase="ExchangeCard", red={"hand": ["abbey"], "goods": {"ore": 2}})
    lines = heard(exchanging, seat, "under abbey 4", "search 2")
    assert ("put-under", {"seat": {"seat": RED}, "stack": "stack-4"}) in lines
    assert ("searched", {"seat": {"seat": RED}, "stack": "stack-2"}) in lines
    assert any(name == "put-under-this" for name, _ in lines) is (seat == RED)


@hidden("H1")
@pytest.mark.parametrize("seat", OBSERVERS)
def test_a_revealed_event_is_told_to_all(seat: int | None) -> None:
    table = position(phase="BeforeRoll")
    lines = heard(table, seat, "roll", "=2", "=event_card", "=invention")
    assert ("event-revealed", {"event": "event-invention"}) in lines


# -- H2 ------------------------------------------------------------------------------------------------------


@hidden("H2")
def test_a_hand_is_its_owners_alone() -> None:
    table = position("gold", red={"hand": ["scout", "mint"]}, blue={"hand": ["inga"]})
    assert hand_seen(table, RED, RED) == ["mint", "scout"]
    assert hand_seen(table, BLUE, BLUE) == ["inga"]
    for seat in (BLUE, None):
        assert table.view(seat)["hands"][RED] == {"known": [], "unknown": [1, 1, 0, 0]}
    assert table.view(RED)["hands"][BLUE] == {"known": [], "unknown": [1, 0, 0, 0]}


@hidden("H2")
def test_the_looker_knows_the_order_of_a_stack_and_what_is_drawn_from_it() -> None:
    """Red has looked through stack 1 at the set-up. When Blue draws its top card, Red knows that card."""
    table = deal_on(opening("gold").play("search 1"))
    for _ in range(3):
        table.play(table.options()[0])
    rest = table.stack(1)
    assert None not in rest
    assert stack_seen(table, RED, 1) == rest
    assert stack_seen(table, BLUE, 1) == stack_seen(table, None, 1) == [None] * 9
    data = table.data() | {"active": BLUE, "production": 1, "face": "trade", "agenda": [["DrawOne", BLUE]]}
    table = Table(GAME.restore(data)).play("draw 1")
    assert (hand_seen(table, RED, BLUE), hand_seen(table, None, BLUE)) == ([rest[0]], [])
    assert stack_seen(table, RED, 1) == rest[1:]


@hidden("H2")
@pytest.mark.parametrize("way", ["exchange", "library"])
def test_who_looks_through_a_stack_is_the_only_one_to_know_it(way: str) -> None:
    if way == "exchange":
        table = position("progress", phase="ExchangeCard", red={"hand": ["abbey"], "goods": {"ore": 2}})
        table.play("under abbey 1", "search 5")
    else:
        goods = {"brick": 1, "lumber": 2, "ore": 1}
        table = position("progress", red={"cities": [0], "hand": ["library"], "goods": goods})
        table.play("build library", "site c0-above", "search 5")
    deal_on(table)
    lies = table.stack(5)
    table.play(table.options()[2])
    assert stack_seen(table, RED, 5) == lies[:2] + lies[3:]
    for seat in (BLUE, None):
        assert stack_seen(table, seat, 5) == [None] * (len(lies) - 1)
        assert hand_seen(table, seat, RED) == []


@hidden("H2")
def test_a_card_put_under_a_stack_is_known_to_who_put_it() -> None:
    table = position(phase="Replenish", red={"hand": ["abbey", "austin", "inga", "scout"]}).play("under inga 3")
    assert stack_seen(table, RED, 3)[-1] == "inga"
    for seat in (BLUE, None):
        assert stack_seen(table, seat, 3) == [None] * len(table.stack(3))
    table.play("under abbey 3", "draw 1", "=harald", "roll", "=2", "=trade", "end")
    assert stack_seen(table, RED, 3)[-2:] == ["inga", "abbey"]


@hidden("H2")
def test_an_unseen_choice_leaves_the_former_looker_in_doubt() -> None:
    """Red knows three cards of a small stack; Blue looks through it and takes one: Red has three worlds."""
    kinds = ["scout", "inga", "harald"]
    table = position(phase="ExchangeCard", blue={"hand": ["osmund"]}, active=BLUE, agenda=[["ExchangeCard", BLUE]])
    table = restacked(table, 1, kinds, knows=1 << RED)
    table.play("under osmund 2", "search 1", "pay c-1-above", "pay c-1-below", "take inga 1")
    worlds = table.view(RED)["possible"]["base"]["worlds"]
    assert len(worlds) == 3
    assert table.view(RED)["hands"][BLUE] == {"known": [], "unknown": [1, 0, 0, 0]}
    imagined = Counter(GAME.dump(GAME.imagine(table.view(RED), Random(n)))["hands"][BLUE][0][0] for n in range(150))
    assert set(imagined) == set(kinds)


@hidden("H2")
def test_a_scout_shows_what_everybody_can_work_out() -> None:
    goods = dict.fromkeys(("lumber", "wool", "brick", "grain"), 1)
    red = {"roads": (False, True), "hand": ["scout"], "goods": goods}
    table = position(red=red).play("settlement-scout right", "above stack_fields_3", "below stack_hills_1")
    left = table.view(RED)["regions"]
    assert len(left) == 10
    assert left == table.view(BLUE)["regions"] == table.view(None)["regions"]
    data = table.data()
    data["principalities"][RED]["roads"] = [True, False]
    data["principalities"][RED]["stock"] |= {"c-1-above": 1, "c1-below": 1, "c-1-below": 1, "c3-above": 1}
    again = Table(GAME.restore(data)).play("settlement left")
    assert {GAME.decks["regions"].ids[one] for one in again.state.chance().outcomes} == set(left)  # shuffled


# -- H3 ------------------------------------------------------------------------------------------------------


@hidden("H3")
def test_a_traitor_shows_the_hand_of_that_moment() -> None:
    blue = {"hand": ["austin", "harald", "inga"]}
    table = position("turmoil", red=TAVERN | {"hand": ["traitor"]}, blue=blue).play("play traitor")
    assert hand_seen(table, RED, BLUE) == ["austin", "harald", "inga"]
    table.play("stop")
    assert hand_seen(table, RED, BLUE) == ["austin", "harald", "inga"]
    assert hand_seen(table, None, BLUE) == []
    data = table.data() | {"active": BLUE, "agenda": [["DrawOne", BLUE]]}
    later = deal_on(Table(GAME.restore(data)).play("draw 2"))
    assert hand_seen(later, RED, BLUE) == ["austin", "harald", "inga"]
    assert table.view(RED)["hands"][BLUE]["unknown"] == [0, 0, 0, 0]
    assert later.view(RED)["hands"][BLUE]["unknown"] == [1, 0, 0, 0]  # not the card drawn since


def brothers(variant: str, hand: list[str], *under: str) -> Table:
    """Blue holds the strength token, Red is the victim."""
    table = position(variant, phase="BeforeRoll", red={"hand": hand}, blue=STRONG)
    return table.play("roll", "=1", "=event_card", "=fraternal_feuds", *under)


@hidden("H3")
def test_the_victim_knows_what_is_missing_but_not_where_it_lies() -> None:
    table = brothers("intro", ["abbey", "scout", "austin"], "under abbey 1", "under scout 2")
    assert hand_seen(table, RED, RED) == hand_seen(table, BLUE, RED) == ["austin"]
    assert (stack_seen(table, BLUE, 1)[-1], stack_seen(table, BLUE, 2)[-1]) == ("abbey", "scout")
    assert (stack_seen(table, RED, 1)[-1], stack_seen(table, RED, 2)[-1]) == (None, None)
    ways = Counter()
    for seed in range(100):
        stacks = GAME.dump(GAME.imagine(table.view(RED), Random(seed)))["stacks"]
        ways[stacks[0][-1][0], stacks[1][-1][0]] += 1
    assert set(ways) == {("abbey", "scout"), ("scout", "abbey")}
    assert min(ways.values()) > 20


@hidden("H3")
def test_cards_with_different_backs_are_told_apart() -> None:
    table = brothers("gold", ["abbey", "mint", "austin"], "under abbey 1", "under mint 5")
    assert (stack_seen(table, RED, 1)[-1], stack_seen(table, RED, 5)[-1]) == ("abbey", "mint")
    assert (stack_seen(table, None, 1)[-1], stack_seen(table, None, 5)[-1]) == (None, None)


@hidden("H3", "H5")
def test_a_card_fetched_from_the_discard_pile_is_known_in_spite_of_a_doubt() -> None:
    """Red is in doubt about two base cards; the Goldsmith that Guido brings him is none of them."""
    hand = ["abbey", "scout", "guido"]
    table = position("progress", phase="BeforeRoll", red={"hand": hand}, blue=STRONG, discard=["goldsmith"])
    table.play("roll", "=1", "=event_card", "=fraternal_feuds", "under abbey 1", "under scout 2")
    table.play("play guido", "fetch goldsmith")
    for seat in OBSERVERS:
        assert hand_seen(table, seat, RED) == ["goldsmith"]
    for seed in range(10):
        state = GAME.imagine(table.view(RED), Random(seed))
        assert GAME.view(state, RED) == table.view(RED)


def in_doubt(card: str, blue: dict[str, Any]) -> Table:
    """Turmoil: Red does not know which of two base cards lies under which stack, and has one card left."""
    red = {"cities": [0], "sites": {"c0-below": ["hedge_tavern"]}, "hand": ["abbey", "scout", card]}
    table = position("turmoil", phase="BeforeRoll", red=red, blue=STRONG | blue)
    table.play("roll", "=1", "=event_card", "=fraternal_feuds", "waive", "under abbey 1", "under scout 2")
    assert len(table.view(RED)["possible"]["base"]["worlds"]) == 2
    return table


@hidden("H3")
def test_a_traitors_prey_is_known_to_both_in_spite_of_a_doubt() -> None:
    table = in_doubt("traitor", {"hand": ["harald", "inga"]}).play("play traitor", "fetch harald")
    for seat in (RED, BLUE):
        assert (hand_seen(table, seat, RED), hand_seen(table, seat, BLUE)) == (["harald"], ["inga"])
    assert (hand_seen(table, None, RED), hand_seen(table, None, BLUE)) == ([], [])
    assert len(table.view(RED)["possible"]["base"]["worlds"]) == 2


@hidden("H4")
def test_a_removed_expansion_is_known_in_spite_of_a_doubt() -> None:
    table = in_doubt("archer", {}).play("play archer", "choose c0-above-1", "under candamir 2")
    assert stack_seen(table, RED, 2)[-2:] == [None, "candamir"]
    assert stack_seen(table, BLUE, 2)[-2:] == ["scout", "candamir"]
    assert len(table.view(RED)["possible"]["base"]["worlds"]) == 2


@hidden("H3")
def test_the_victim_is_told_the_stacks_only() -> None:
    table = position(phase="BeforeRoll", red={"hand": ["abbey", "scout", "austin"]}, blue=STRONG)
    texts = ("roll", "=1", "=event_card", "=fraternal_feuds", "under abbey 1", "under scout 2")
    for seat in OBSERVERS:
        names = [name for name, _ in heard(table, seat, *texts)]
        assert names.count("put-under") == 2
        assert names.count("put-under-this") == (2 if seat == BLUE else 0)


@hidden("H1", "H2", "H3")
@pytest.mark.parametrize("seat", OBSERVERS)
def test_whatever_one_imagines_looks_the_same_as_what_one_sees(seat: int | None) -> None:
    """Hands of two backs, stacks that one of them has looked through, and a doubt of Red's."""
    tables = [
        position("gold", red={"hand": ["abbey", "mint", "mint"]}, blue={"hand": ["inga", "salt_silo"]}),
        restacked(position("duel", red={"hand": ["gudrun", "archer"]}), 1, ["scout", "inga"], knows=1 << RED),
        restacked(position("turmoil", blue={"hand": ["irmgard", "scout"]}), 5, ["traitor"], knows=1 << BLUE),
        brothers("gold", ["abbey", "scout", "mint"], "under abbey 1", "under scout 2"),
    ]
    for table in tables:
        for seed in range(5):
            state = GAME.imagine(table.view(seat), Random(seed))
            assert GAME.view(state, seat) == table.view(seat)


# -- H4 and H5 -----------------------------------------------------------------------------------------------


def removed(by: str) -> tuple[Table, str]:
    """A card of a principality goes under stack 2."""
    red: dict[str, Any] = {"sites": {"c0-above": ["abbey"]}}
    hero: dict[str, Any] = {"sites": {"c0-above": ["austin"]}, "goods": {}}
    events = ("roll", "=6", "=event_card")
    if by == "feud":
        table = position(phase="BeforeRoll", red=red, blue=STRONG).play(*events, "=feud", "choose c0-above-1")
    elif by == "riots":
        table = position("turmoil", phase="BeforeRoll", red=hero).play(*events, "=riots", "choose c0-above-1")
    else:
        blue = hero if by == "archer" else red
        table = position("turmoil", red=TAVERN | {"hand": [by]}, blue=blue).play(f"play {by}", "choose c0-above-1")
    card = "austin" if by in ("riots", "archer") else "abbey"
    return table.play(f"under {card} 2"), card


@hidden("H4")
@pytest.mark.parametrize("by", ["feud", "riots", "archer", "arsonist"])
def test_a_removed_expansion_is_known_to_all_with_its_stack(by: str) -> None:
    table, card = removed(by)
    for seat in OBSERVERS:
        assert stack_seen(table, seat, 2)[-1] == card
        assert stack_seen(table, seat, 1)[-1] is None


@hidden("H4")
def test_it_stays_known_in_the_hand_of_who_draws_it() -> None:
    """Red's Abbey is all that lies in the stack; he draws it: all know that he holds it."""
    table, _ = removed("feud")
    table = restacked(table, 2, ["abbey"], knows=7, agenda=[["DrawOne", RED]]).play("draw 2")
    for seat in OBSERVERS:
        assert hand_seen(table, seat, RED) == ["abbey"]


@hidden("H5")
def test_the_discard_pile_is_common_memory() -> None:
    """Played and demolished cards in their order; nobody may look for one without Guido or Gustav."""
    red = {"sites": {"c0-above": ["austin"]}, "hand": ["goldsmith"], "goods": {"gold": 3}}
    table = position("gold", red=red, discard=["scout"])
    table.play("play goldsmith", "gain c3-above", "gain c3-above", "demolish c0-above-1")
    for seat in OBSERVERS:
        assert table.view(seat)["discards"] == [["scout", "goldsmith", "austin"]]
    assert table.options() == ["end"]


@hidden("H5")
def test_what_was_discarded_is_nowhere_else() -> None:
    """Both Scouts lie there: no imagined hand and no chance has one."""
    table = position(phase="Replenish", red={"hand": ["inga"]}, blue={"hand": ["abbey"] * 2}, discard=["scout"] * 2)
    for seed in range(30):
        imagined = GAME.dump(GAME.imagine(table.view(RED), Random(seed)))
        assert "scout" not in [card for card, _ in imagined["hands"][BLUE]]
    table.play("draw 1")
    assert "scout" not in [GAME.decks["base"].ids[one] for one in table.state.chance().outcomes]


# -- H6 ------------------------------------------------------------------------------------------------------


@hidden("H6")
@pytest.mark.parametrize("variant", ["intro", "progress", "duel"])
def test_nobody_knows_the_order_of_a_shuffled_stack(variant: str) -> None:
    table = position(variant, phase="Replenish", red={"hand": ["abbey"]})
    for seat in OBSERVERS:
        for stack in table.view(seat)["stacks"]:
            assert set(stack["cards"]) == {None}
    first, second = (Table(table.state.clone()).play(f"draw {number}").state.chance() for number in (1, 3))
    assert first.outcomes == second.outcomes
    assert len(first.outcomes) == 35
    assert first.slot != second.slot


@hidden("H6")
def test_the_six_events_of_the_duel_are_unknown_until_seen() -> None:
    table = position("duel", phase="BeforeRoll")
    for seat in OBSERVERS:
        assert table.view(seat)["moons"] == [None] * 6
    table.play("roll", "=1", "=event_card", "=moon-4", "=plague")
    for seat in OBSERVERS:
        assert table.view(seat)["moons"] == [None, None, None, "plague", None, None]
        assert table.view(seat)["resolved"] == ["moon-4"]


@hidden("H6")
def test_the_order_of_resolved_events_is_common_knowledge_until_yule() -> None:
    seen = ["feud", "invention", "year_of_plenty", "year_of_plenty"]
    table = position(phase="BeforeRoll", resolved=seen)
    table.play("roll", "=1", "=event_card", "=trade_ships_race")
    for seat in OBSERVERS:
        assert table.view(seat)["resolved"] == [*seen, "trade_ships_race"]
    again = position(phase="BeforeRoll", resolved=[*seen, "trade_ships_race"])
    again.play("roll", "=1", "=event_card", "=feud")
    for seat in OBSERVERS:
        assert again.view(seat)["resolved"] == ["feud"]
