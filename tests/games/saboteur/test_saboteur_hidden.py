"""Section 17: who knows what, and hands that were seen. The roles stand in a file of their own."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from sab_table import ANNA, BORIS, CYRIL, DANA, EMIL, EX_5, Table, discard, finish, fresh, pass_turn, table, told_to

from permonik.games.saboteur import GAME
from permonik.games.saboteur.actions import CARD
from permonik.kernel.step import CHANCE
from permonik.testing import hidden, rule, ruling

BLUE = ["blue_loyal", "blue_saboteur", "blue_loyal", "blue_saboteur"]
EXIT = {"4,4": "goal_exit"}
FIVE = ["blue_loyal", "blue_loyal", "yellow_loyal", "yellow_saboteur", "yellow_loyal"]


def saboteurs(t: Table, seat: int | None) -> list[list[int]]:
    return [world["saboteurs"] for world in t.view(seat)["worlds"]]


# -- who knows what -------------------------------------------------------------------------------------------------


@hidden("H1")
def test_what_lies_open_stands_in_every_view() -> None:
    t = table(
        players=5,
        roles=FIVE,
        cave={**EX_5, "0,1": "p1_vein_t_v", "4,4": "goal_exit"},
        at={BORIS: "1,0 c"},
        lying=[BORIS],
        left=[DANA],
        gold={CYRIL: 1},
        limit={CYRIL: 4},
        axes={BORIS: 2},
        boots=[CYRIL],
        creatures={"rat": ("2,0 c", CYRIL)},
        webs={"circle": ("0,0 N", 2, EMIL)},
        hands={ANNA: ["secret_information_1", "p1_i_v"], BORIS: ["p1_i_h", "p2_cross", "p3_cross"]},
    )
    t.do(ANNA, "play secret_information_1", "peek-goal north-east").deal("goal goal_lair")
    for seat in (None, *range(5)):
        view = t.view(seat)
        assert [(card["x"], card["y"], card["card"]) for card in view["cards"]] == [
            (0, 0, "start"),
            (1, 0, "p1_cross"),
            (0, 1, "p1_vein_t_v"),
            (2, 0, "p1_lair_bend_ne"),
            (4, 4, "goal_exit"),
        ]
        assert [t.named(field) for field in view["nuggets"]] == ["0,1 c"]
        assert view["webs"][0] == {**view["webs"][0], "shows": 2, "of": EMIL}
        assert view["creatures"][0] == {"creature": "rat", "at": t.field("2,0 c"), "of": CYRIL}
        dwarves = view["dwarves"]
        assert [dwarf["clan"] for dwarf in dwarves] == ["blue", "blue", "yellow", "yellow", "yellow"]
        assert [dwarf["gold"] for dwarf in dwarves] == [3, 3, 1, 3, 3]
        assert [dwarf["limit"] for dwarf in dwarves] == [5, 5, 4, 5, 5]
        assert [dwarf["axes"] for dwarf in dwarves] == [0, 2, 0, 0, 0]
        assert [dwarf["boots"] for dwarf in dwarves] == [False, False, True, False, False]
        assert [dwarf["lying"] for dwarf in dwarves] == [False, True, False, False, False]
        assert dwarves[DANA]["role"] == "yellow_saboteur"
        assert [hand["backs"] for hand in view["hands"]][:2] == [[1, 0, 0], [1, 1, 1]]
        assert view["left"] == [DANA]
        assert view["goals"][1]["looked"] == [ANNA]
        assert sum(view["pile"]) == sum(t.view(None)["pile"])
        assert "secret_information_1" in view["shown"]


@hidden("H1")
def test_discards_and_draws_show_their_tiers_to_all() -> None:
    t = fresh(5, seed=3)
    rng = Random(3)
    while not t.state.over and sum(t.view(None)["pile"]) > 20:
        if (chance := t.state.chance()) is not None:
            t.carry_out(CHANCE, rng.choice(chance.outcomes))
            continue
        (seat,) = t.waiting()
        t.carry_out(seat, rng.choice(t.state.actions(seat)))
        public, *views = [t.view(one) for one in (None, *range(5))]
        for view in views:
            for key in ("pile", "cards", "left", "shown", "nuggets", "creatures", "webs"):
                assert view[key] == public[key], key
            for key in ("hands", "gone"):
                assert [one["backs"] for one in view[key]] == [one["backs"] for one in public[key]]


@hidden("H2")
def test_own_hand_and_own_role_are_for_the_owner_alone() -> None:
    t = fresh(5, seed=7)
    for seat in range(5):
        view = t.view(seat)
        assert [len(hand["cards"]) for hand in view["hands"]] == [5 if other == seat else 0 for other in range(5)]
        assert [dwarf["role"] is not None for dwarf in view["dwarves"]] == [other == seat for other in range(5)]
    assert [len(hand["cards"]) for hand in t.view(None)["hands"]] == [0] * 5
    assert [dwarf["role"] for dwarf in t.view(None)["dwarves"]] == [None] * 5
    for audience in told_to(t, "got"):
        assert audience in [1 << seat for seat in range(5)]


@hidden("H2")
def test_own_looks_discards_and_losses_are_for_the_player_alone() -> None:
    hands = {ANNA: ["p1_i_v", "p1_i_h", "p2_cross"], BORIS: ["secret_information_1"]}
    t = table(players=3, cave={"1,0": "p1_bridge_ew"}, hands=hands)
    discard(t, ANNA, "p1_i_v").do(ANNA, "walk 1,0 h").deal("loss-0 p2_cross")
    finish(t, ANNA)
    assert t.view(ANNA)["gone"][ANNA]["cards"] == ["p1_i_v", "p2_cross"]
    t.do(BORIS, "play secret_information_1", "peek-goal south-west").deal("goal goal_vein")
    assert t.view(BORIS)["goals"][3]["card"] == "goal_vein"
    for seat in (None, BORIS, CYRIL):
        assert t.view(seat)["gone"][ANNA]["cards"] == []
    for seat in (None, ANNA, CYRIL):
        assert t.view(seat)["goals"][3]["card"] is None


@hidden("H2")
def test_a_swap_shows_both_hands_to_both_partners_and_to_nobody_else() -> None:
    hands = {ANNA: ["hand_swap_2", "p1_i_v", "p2_cross"], BORIS: ["rat_1", "rat_2"]}
    t = table(players=3, hands=hands).do(ANNA, "play hand_swap_2", "swap 1")
    assert t.view(ANNA)["hands"][BORIS]["cards"] == ["p1_i_v", "p2_cross"]
    assert t.view(BORIS)["hands"][ANNA]["cards"] == ["rat_1", "rat_2"]
    for seat in (None, CYRIL):
        assert [hand["cards"] for hand in t.view(seat)["hands"]][:2] == [[], []]
    assert told_to(t, "swapped") == [-1]  # the choice is public
    assert told_to(t, "now-holds") == [1 << ANNA | 1 << BORIS] * 4


@hidden("H2", "H9")
@rule("R11.9")
def test_the_cards_put_aside_are_for_the_first_leaver_alone() -> None:
    t = table(players=5, roles=FIVE, cave=EXIT, at={ANNA: "4,4 n"})
    discard(t, ANNA).do(ANNA, "walk 4,4 c")
    t.deal("clan blue_loyal", "clan blue_saboteur", "clan yellow_loyal")
    assert t.view(ANNA)["aside"]["seen"] == ["blue_loyal", "blue_saboteur", "yellow_loyal"]
    assert saboteurs(t, ANNA) == [[CYRIL], [DANA], [EMIL]]  # the exact number of workers: one saboteur, and yellow
    for seat in (None, BORIS):
        assert t.view(seat)["aside"]["seen"] is None
        assert [DANA] in saboteurs(t, seat)
        assert [] in saboteurs(t, seat)


@hidden("H3")
def test_nobody_knows_the_pile_nor_the_removed_cards() -> None:
    """Whatever nobody has seen may be drawn next, and five of it never will."""
    t = fresh(2, seed=4)
    (seat,) = t.waiting()
    finish_without_draw(t, seat)
    chance = t.chance()
    dealt = [kind for hand in (*t.state.hands, *t.state.gone) for kind in hand]
    left = Counter(t.state.deck.contents[0]) - Counter(dealt)
    assert Counter(chance.outcomes) == left
    assert len(chance.outcomes) == 14 + 5
    for observer in (None, 0, 1):
        view = t.view(observer)
        known = [card for part in ("hands", "gone") for one in view[part] for card in one["cards"]]
        mine = [] if observer is None else [CARD.ids[kind] for kind in t.state.hands[observer] + t.state.gone[observer]]
        assert sorted(known) == sorted(mine)


def finish_without_draw(t: Table, seat: int) -> None:
    discard(t, seat)
    if t.may(seat, "halt"):
        t.do(seat, "halt")


@hidden("H3")
def test_nobody_knows_goal_cards_and_cards_aside_that_nobody_has_looked_at() -> None:
    t = fresh(5, seed=2)
    assert t.state.goals == [-1] * 4
    assert t.state.aside == ()
    for seat in (None, *range(5)):
        assert [goal["card"] for goal in t.view(seat)["goals"]] == [None] * 4
        assert t.view(seat)["aside"] == {"cards": 3, "looked": 0, "seen": None}


@hidden("H3")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_position_holds_no_future(players: int) -> None:
    """Two games with one past: nothing in the position says which card comes next, and any unseen one may."""
    t = fresh(players, seed=6)
    (seat,) = t.waiting()
    finish_without_draw(t, seat)
    futures = set()
    for outcome in set(t.chance().outcomes):
        twin = Table(t.state.clone())
        assert twin.state.key() == t.state.key()
        twin.carry_out(CHANCE, outcome)
        futures.add(tuple(twin.hand(seat)))
        for other in (None, *[one for one in range(players) if one != seat]):
            assert twin.view(other)["hands"][seat]["cards"] == []
    assert len(futures) == len(set(t.chance().outcomes)) > 5
    dumped = GAME.dump(t.state)
    assert [dumped["unseen"][tier] == sorted(dumped["unseen"][tier]) for tier in range(3)] == [True] * 3


@ruling("RU-24")
@hidden("H2")
def test_cards_cannot_be_shown_to_anybody() -> None:
    """The engine needs no talk, and offers no way to show a card."""
    assert [kind.verb for kind in GAME.table.kinds] == [
        "halt",
        "stay",
        "enough",
        "keep-axe",
        "use-axe",
        "play-on",
        "end-game",
        "turn",
        "cut",
        "peek-goal",
        "peek-clan",
        "swap",
        "give",
        "lay",
        "play",
        "discard",
        "place",
        "collapse",
        "web",
        "lure",
        "roam",
        "walk",
    ]
    t = table(players=4, roles=BLUE, hands={ANNA: ["secret_information_1", "p1_i_v"]})
    t.do(ANNA, "play secret_information_1", "peek-clan 1").draw()
    pass_turn(t, BORIS, CYRIL, DANA, ANNA, BORIS)
    assert [t.view(seat)["dwarves"][BORIS]["role"] for seat in (None, CYRIL, DANA)] == [None] * 3
    assert t.view(ANNA)["dwarves"][BORIS]["role"] == "blue_saboteur"


# -- hands that were seen -------------------------------------------------------------------------------------------


def after_swap(**more: object) -> Table:
    """Boris has received two cards of tier I, one of II, and one of III from Anna, and draws nothing more."""
    hands = {ANNA: ["hand_swap_2", "p1_i_v", "p1_i_h", "p2_i_v", "rat_3"], BORIS: ["p1_bend_ne"]}
    t = table(players=3, hands=hands, limit={BORIS: 4}, **more)  # type: ignore[arg-type]
    return finish(t.do(ANNA, "play hand_swap_2", "swap 1"), ANNA)


@hidden("H11")
def test_a_seen_hand_is_known_until_it_is_played() -> None:
    t = after_swap()
    assert t.view(ANNA)["hands"][BORIS]["cards"] == ["p1_i_v", "p1_i_h", "p2_i_v", "rat_3"]
    t.do(BORIS, "lay p1_i_v", "place 0,1 0")
    assert t.view(ANNA)["hands"][BORIS]["cards"] == ["p1_i_h", "p2_i_v", "rat_3"]
    assert t.view(CYRIL)["hands"][BORIS]["cards"] == []


@hidden("H11")
def test_a_hidden_discard_leaves_only_its_tier_in_doubt() -> None:
    t = after_swap()
    discard(t, BORIS, "p1_i_v")
    assert t.view(ANNA)["hands"][BORIS] == {"cards": ["p2_i_v", "rat_3"], "backs": [1, 1, 1]}
    t = after_swap()
    discard(t, BORIS, "p2_i_v")  # the only one of its tier
    assert t.view(ANNA)["hands"][BORIS]["cards"] == ["p1_i_v", "p1_i_h", "rat_3"]


@hidden("H11")
def test_a_lost_card_leaves_its_tier_in_doubt() -> None:
    t = after_swap(cave={"1,0": "p1_bridge_ew"})
    discard(t, BORIS, "rat_3").do(BORIS, "walk 1,0 h").deal("loss-1 p1_i_h")
    assert t.view(ANNA)["hands"][BORIS]["cards"] == ["p2_i_v"]


@hidden("H11")
def test_what_is_drawn_later_is_not_known() -> None:
    t = after_swap()
    finish(discard(t, BORIS, "p2_i_v"), BORIS)
    assert len(t.hand(BORIS)) == 4
    assert t.view(ANNA)["hands"][BORIS]["cards"] == ["p1_i_v", "p1_i_h", "rat_3"]


@hidden("H11")
def test_a_hand_is_known_wherever_it_goes() -> None:
    """Anna passes the hand that Boris knows on to Cyril."""
    hands = {ANNA: ["hand_swap_2", "p1_i_v", "p2_i_v"], BORIS: ["hand_swap_3", "p1_bend_ne"], CYRIL: ["p1_t_v"]}
    t = table(players=3, hands=hands, limit={BORIS: 0})
    finish(t.do(ANNA, "play hand_swap_2", "swap 1"), ANNA)
    pass_turn(t, BORIS)
    pass_turn(t, CYRIL)
    t.do(ANNA, "play hand_swap_3", "swap 2")
    assert t.view(BORIS)["hands"][CYRIL]["cards"] == ["p1_bend_ne"]  # what Anna had from Boris is now with Cyril
    assert t.view(ANNA)["hands"][CYRIL]["cards"] == ["p1_bend_ne"]


@hidden("H11")
def test_who_gets_a_hand_back_knows_what_was_put_away_meanwhile() -> None:
    """Boris discards one of two cards that he had from Anna, and she gets the other one back: so she knows which."""
    hands = {ANNA: ["hand_swap_2", "p1_i_v", "p1_i_h"], BORIS: ["hand_swap_3", "p1_bend_ne"]}
    t = table(players=3, hands=hands, limit={BORIS: 0})
    finish(t.do(ANNA, "play hand_swap_2", "swap 1"), ANNA)
    finish(discard(t, BORIS, "p1_i_v"), BORIS)
    pass_turn(t, CYRIL)
    t.do(ANNA, "play hand_swap_3", "swap 1")
    assert "p1_i_h" in t.view(ANNA)["hands"][ANNA]["cards"]
    put_away = CARD.numbers["p1_i_v"]
    rng = Random(1)
    assert all(put_away in GAME.imagine(t.view(ANNA), rng).gone[BORIS] for _ in range(30))
    assert not all(put_away in GAME.imagine(t.view(CYRIL), rng).gone[BORIS] for _ in range(30))
