"""Section 1: what is in the box. The numbers stand here once more, written by hand."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
from sab_table import ANNA, BORIS, CYRIL, EX_5, discard, fresh, places, table

from permonik.games.saboteur import GAME
from permonik.games.saboteur.actions import CARD
from permonik.games.saboteur.deck import BOX
from permonik.games.saboteur.scoring import works_for
from permonik.games.saboteur.tables import CLAN_CARDS
from permonik.testing import rule, ruling


def data(name: str) -> dict[str, Any]:
    return tomllib.loads(files("permonik.games.saboteur").joinpath("data", name).read_text(encoding="utf-8"))


PATHS = data("path_cards.toml")["path_card"]
ACTIONS = data("action_cards.toml")["action_card"]
BOX_OF = data("components.toml")


def ids(tier: int) -> Counter[str]:
    """The cards of a tier as the game deals them."""
    return Counter([CARD.ids[kind] for kind in BOX.contents[tier - 1]])


# Appendix A: design, and how many of it are in the tiers I, II, III; then the special ones.
PLAIN = {
    "cross": (2, 2, 1),
    "t_v": (1, 1, 1),
    "t_h": (2, 1, 2),
    "i_v": (1, 1, 1),
    "i_h": (1, 1, 1),
    "bend_ne": (1, 1, 1),
    "bend_nw": (1, 0, 1),
    "stub_n": (0, 0, 1),
    "stub_e": (0, 1, 0),
}
SPECIAL = {
    "dark_lair": [
        "p1_lair_cross",
        "p1_lair_t_h",
        "p1_lair_bend_ne",
        "p1_lair_stub_e",
        "p2_lair_t_v",
        "p2_lair_i_h",
        "p2_lair_stub_n",
        "p3_lair_cross",
        "p3_lair_i_v",
    ],
    "ladder": ["p1_ladder_bend_nw", "p1_ladder_stub_n", "p2_ladder_bend_ne", "p3_ladder_stub_e"],
    "bridge": ["p1_bridge_ew", "p2_bridge_ns", "p2_bridge_ew", "p3_bridge_ns"],
    "double_bend_tunnel": ["p1_double_ne", "p1_double_nw", "p2_double_ne", "p2_double_nw", "p3_double_ne"],
    "gold_vein": ["p1_vein_t_v", "p2_vein_bend_nw"],
}
# Per type the cards of tier I, II, III.
ACTION_CARDS = {
    "secret_information": (3, 1, 1),
    "collapse": (0, 1, 2),
    "hand_swap": (0, 1, 1),
    "web": (1, 1, 1),
    "boots": (2, 1, 0),
    "war_axe": (1, 1, 1),
    "rat": (1, 2, 2),
    "crawler": (1, 1, 2),
    "goblin": (1, 1, 2),
}


@rule("R1.1")
def test_a_hundred_and_ten_cards() -> None:
    paths = [sum(count for id, count in ids(tier).items() if id.startswith("p")) for tier in (1, 2, 3)]
    others = [ids(tier).total() - count for tier, count in zip((1, 2, 3), paths, strict=True)]
    assert (paths, others) == ([19, 17, 14], [10, 10, 12])
    clans = sum(card["count"] for card in data("clan_cards.toml")["clan_card"])
    goals = len(data("board_cards.toml")["goal_card"])
    dwarves = sum(dwarf["count"] for dwarf in data("clan_cards.toml")["dwarf"])
    assert (clans, goals, dwarves) == (10, 4, 8)
    cards = BOX_OF["cards"]
    assert cards == {"path": 50, "action": 32, "start": 1, "goal": 4, "clan": 10, "dwarf": 8, "overview": 5}
    assert sum(cards.values()) == BOX_OF["card_total"] == 110


@rule("R1.1")
def test_every_plain_card_is_there_as_often_as_the_list_says() -> None:
    found = {card["id"]: card["count"] for card in PATHS if card["kind"] == "plain"}
    assert found == {f"p{tier}_{shape}": n[tier - 1] for shape, n in PLAIN.items() for tier in (1, 2, 3) if n[tier - 1]}
    for tier in (1, 2, 3):
        assert {id: n for id, n in ids(tier).items() if id in found} == {
            id: n for id, n in found.items() if id.startswith(f"p{tier}")
        }


@rule("R1.2")
def test_the_tokens() -> None:
    assert BOX_OF["tokens"] == {"dwarf_figures": 8, "creature_figures": 3, "webs": 3, "gold_nuggets": 46}
    assert {dwarf["clan"]: dwarf["count"] for dwarf in data("clan_cards.toml")["dwarf"]} == {"blue": 4, "yellow": 4}
    assert GAME.players[-1] == 8
    view = fresh(8).view(None)
    assert Counter(dwarf["clan"] for dwarf in view["dwarves"]) == {"blue": 4, "yellow": 4}
    assert [creature["creature"] for creature in view["creatures"]] == ["rat", "crawler", "goblin"]
    assert [web["web"] for web in view["webs"]] == ["circle", "triangle", "square"]


@rule("R1.2", "R7.9")
@pytest.mark.parametrize(("card", "token"), [("web_1", "circle"), ("web_2", "triangle"), ("web_3", "square")])
def test_each_web_card_has_the_web_with_its_symbol(card: str, token: str) -> None:
    t = table(hands={ANNA: [card]}).do(ANNA, f"play {card}", "web 0,0 north")
    assert {name: t.web(name) for name in ("circle", "triangle", "square") if t.web(name)} == {token: 2}


@rule("R1.3")
def test_special_path_cards() -> None:
    found = {kind: [card["id"] for card in PATHS if card["kind"] == kind] for kind in SPECIAL}
    assert found == SPECIAL
    assert all(card["count"] == 1 for card in PATHS if card["kind"] != "plain")
    assert {kind: len(cards) for kind, cards in found.items()} == {
        "dark_lair": 9,
        "ladder": 4,
        "bridge": 4,
        "double_bend_tunnel": 5,
        "gold_vein": 2,
    }
    assert sum(card["count"] for card in PATHS if card["kind"] == "plain") == 26
    marks = {"dark_lair": "dark_lair", "ladder": "ladder", "bridge": "bridge", "gold_vein": "gold_vein"}
    for card in PATHS:
        wanted = {marks.get(card["kind"], "tunnel")} if card["kind"] != "plain" else set()
        assert set(card["marks"].values()) == wanted, card["id"]


@rule("R1.4")
def test_the_goal_cards() -> None:
    goals = {card["id"]: card for card in data("board_cards.toml")["goal_card"]}
    assert {id: card["marks"] for id, card in goals.items()} == {
        "goal_exit": {"c": "exit"},
        "goal_lair": {"c": "dark_lair"},
        "goal_ladder": {"c": "ladder"},
        "goal_vein": {"c": "gold_vein"},
    }
    t = table(hands={ANNA: ["secret_information_1"]})
    t.do(ANNA, "play secret_information_1", "peek-goal north-east")
    assert [GAME.decks["goal"].text(outcome) for outcome in t.chance().outcomes] == list(goals)


@rule("R1.5")
@pytest.mark.parametrize("type", ACTION_CARDS)
def test_action_cards(type: str) -> None:
    in_box = {"secret_information": 5, "collapse": 3, "hand_swap": 2, "web": 3, "boots": 3, "war_axe": 3}
    in_box |= {"rat": 5, "crawler": 4, "goblin": 4}
    counts = tuple([ids(tier)[f"{type}_{tier}"] for tier in (1, 2, 3)])
    assert counts == ACTION_CARDS[type]
    assert sum(counts) == in_box[type]
    assert [card["id"] for card in ACTIONS] == list(in_box)


@rule("R1.6")
def test_clan_cards() -> None:
    cards = data("clan_cards.toml")["clan_card"]
    assert {card["id"]: card["count"] for card in cards} == {
        "blue_loyal": 3,
        "blue_saboteur": 2,
        "yellow_loyal": 3,
        "yellow_saboteur": 2,
    }
    sides = {card: ("blue", "yellow")[works_for(number)] for number, card in enumerate(CLAN_CARDS)}
    assert sides == {
        "blue_loyal": "blue",
        "blue_saboteur": "yellow",
        "yellow_loyal": "yellow",
        "yellow_saboteur": "blue",
    }
    assert sides == {card["id"]: card["works_for"] for card in cards}


@rule("R1.6", "R1.7")
def test_a_back_tells_the_colour_and_not_the_role() -> None:
    roles = ["blue_loyal", "blue_saboteur", "yellow_loyal", "yellow_saboteur", "yellow_loyal"]
    for seat in (None, CYRIL):
        dwarves = table(players=5, roles=roles).view(seat)["dwarves"]
        assert [dwarf["clan"] for dwarf in dwarves] == ["blue", "blue", "yellow", "yellow", "yellow"]
        assert [dwarf["role"] for dwarf in dwarves] == [None, None, "yellow_loyal" if seat else None, None, None]


@rule("R1.7")
@ruling("RU-16")
def test_the_tier_of_every_hidden_card_is_public() -> None:
    hands = {ANNA: ["p1_cross", "p2_cross"], BORIS: ["rat_1", "rat_2", "p3_cross", "rat_3"]}
    t = table(hands=hands, cave=EX_5, pile=24)
    discard(t, ANNA, "p2_cross")
    for seat in (None, BORIS):
        view = t.view(seat)
        assert [hand["backs"] for hand in view["hands"]] == [[1, 0, 0], [1, 1, 2]]
        assert view["gone"][ANNA] == {"cards": [], "backs": [0, 1, 0]}
        assert view["pile"] == [0, 5, 19]
    assert t.view(None)["hands"][BORIS]["cards"] == []


@rule("R1.8", "R4.8")
def test_gold_never_runs_out() -> None:
    veins = len(SPECIAL["gold_vein"]) + 1
    assert 8 * 3 + veins == 27 <= BOX_OF["tokens"]["gold_nuggets"]
    cave = {"0,-1": "p2_vein_bend_nw@180", "3,3": "goal_vein"}
    t = table(players=8, cave=cave, hands={ANNA: ["p1_vein_t_v"]})
    assert "1,0 180" in places(t, ANNA, "p1_vein_t_v")
    t.do(ANNA, "lay p1_vein_t_v", "place 1,0 180")
    assert len(t.view(None)["nuggets"]) == 3
    assert sum(dwarf["gold"] for dwarf in t.view(None)["dwarves"]) == 24
