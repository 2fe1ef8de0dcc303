"""Saboteur at a glance: whole games, and the worked examples and derived cases of the rules as quick checks."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
import sab_seek
from sab_table import ANNA, BORIS, CYRIL, DANA, Table, edge_at, table

from permonik.games.saboteur import GAME
from permonik.games.saboteur.deck import check
from permonik.games.saboteur.grid import X, Y
from permonik.games.saboteur.tables import options_file
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.errors import BadOption
from permonik.kernel.playout import Played, play_out
from permonik.testing.contract.helpers import Helpers

INVARIANTS = Helpers(Path(__file__).resolve().parents[1]).load("saboteur", "invariants", "check")
EX_5 = {"1,0": "p1_cross", "2,0": "p1_lair_bend_ne@180"}
CHOICES = [{}] + [{o["id"]: value} for o in options_file["option"] for value in o["values"] if value != o["default"]]


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("options", CHOICES, ids=str)
def test_random_games_end(players: int, options: dict[str, object]) -> None:
    for seed in range(2):
        rng = Random(f"{players}/{options}/{seed}")
        state = GAME.setup(players, GAME.check_options(options))
        play_out(state, rng, SamplingDealer(rng), Played(), 2_000)
        assert state.over
        assert len(GAME.scores(state)) == players


@pytest.mark.parametrize("players", range(2, 9))
def test_a_view_suffices(players: int) -> None:
    rng = Random(players)
    state = GAME.setup(players, GAME.check_options({}))
    dealer = SamplingDealer(rng)
    while not state.over:
        chance = state.chance()
        if chance is not None:
            state.apply(-1, dealer.deal(chance))
            continue
        (seat,) = state.waiting()
        if rng.random() < 0.3:
            INVARIANTS.check(GAME, state)
            for other in (None, *range(players)):
                view = GAME.view(state, other)
                imagined = GAME.imagine(json.loads(json.dumps(view)), rng)
                assert GAME.view(imagined, other) == view
                assert other != seat or imagined.actions(seat) == state.actions(seat)
        state.apply(seat, sab_seek.choose(GAME, state, seat, state.actions(seat), rng))


# -- worked examples ------------------------------------------------------------------------------------------------


def places(t: Table, seat: int, card: str) -> list[str]:
    if not t.may(seat, f"lay {card}"):
        return []
    t.do(seat, f"lay {card}")
    return t.options(seat)


def test_ex_1_not_adjacent() -> None:
    found = places(table(hands={ANNA: ["p1_cross"]}), ANNA, "p1_cross")
    assert found == ["place 1,0 0", "place 0,1 0", "place -1,0 0", "place 0,-1 0"]


def test_ex_3_an_edge_does_not_fit() -> None:
    found = places(table(cave={"0,-1": "p1_i_v", "1,0": "p1_cross"}, hands={ANNA: ["p1_cross"]}), ANNA, "p1_cross")
    assert "place 1,-1 0" not in found
    assert "place 2,0 0" in found


def test_ex_4_no_path_extended() -> None:
    found = places(table(cave={"0,-1": "p1_bend_ne@180"}, hands={ANNA: ["p1_i_v"]}), ANNA, "p1_i_v")
    assert "place 1,-1 0" not in found


def test_ex_5_a_rat() -> None:
    hands = {ANNA: ["p1_i_v", "boots_1", "boots_1", "web_1", "rat_2"], BORIS: ["rat_1", "p1_t_v"]}
    roles = ["blue_loyal", "blue_saboteur", "blue_loyal"]
    t = table(players=3, active=BORIS, cave=EX_5, left=[BORIS, CYRIL], hands=hands, roles=roles)
    t.do(BORIS, "play rat_1", "lure 2,0 c", "roam 0,0 c")
    assert t.chance().deck == "loss-0"
    t.deal("loss-0 web_1")
    assert t.limit(ANNA) == 4
    assert len(t.hand(ANNA)) == 4
    assert t.holder("rat") == BORIS


def test_ex_6_three_moves() -> None:
    t = table(cave={"1,0": "p1_i_h", "2,0": "p2_i_h"}, hands={ANNA: ["p1_cross", "p1_t_v"]})
    t.do(ANNA, "discard p1_t_v", "enough", "walk 1,0 c", "walk 2,0 w", "walk 2,0 e").draw()
    assert t.at(ANNA) == "2,0 e"
    assert t.waiting() == (BORIS,)


def test_ex_7_a_goal_card() -> None:
    t = table(players=6, cave={"3,-2": "p1_i_v"}, at={ANNA: "3,-2 c"}, goals={"north-east": "goal_ladder"})
    t.do(ANNA, t.options(ANNA)[-1])
    t.do(ANNA, "walk 3,-3 ?").draw()
    assert t.at(ANNA) == "3,-3 n"
    assert t.waiting() == (BORIS,)
    assert [card["turn"] for card in t.view(None)["cards"] if card["card"] == "goal_ladder"] == [180]


def test_ex_10_web_places() -> None:
    t = table(cave=EX_5, hands={ANNA: ["web_1"]}).do(ANNA, "play web_1")
    wanted = ["0,0 E", "1,0 E", "0,0 N", "0,0 S", "0,0 W", "1,0 N", "1,0 S", "2,0 S"]
    found = [GAME.table.split(action)[1] for action in t.state.actions(ANNA)]
    assert {cell * 2 + side for cell, side in found} == {edge_at(text) for text in wanted}


def test_ex_8_scoring() -> None:
    roles = ["yellow_loyal", "yellow_loyal", "blue_loyal", "blue_loyal", "yellow_saboteur"]
    t = table(players=5, roles=roles, left=[ANNA, BORIS, CYRIL, DANA], gold={ANNA: 2, BORIS: 2, CYRIL: 2, DANA: 3})
    assert [score.total for score in GAME.scores(t.state)] == [12, 12, 10, 10, 10]
    assert GAME.winners(t.state) == (ANNA, BORIS)


def test_ex_9_the_set_up() -> None:
    rng = Random(9)
    state = GAME.setup(6, GAME.check_options({}))
    while (chance := state.chance()) is not None:
        state.apply(-1, SamplingDealer(rng).deal(chance))
    view = GAME.view(state, None)
    assert view["pile"] == [0, 16, 21]
    assert [hand["backs"] for hand in view["hands"]] == [[4, 1, 0]] * 6
    assert view["aside"]["cards"] == 2
    assert [dwarf["gold"] for dwarf in view["dwarves"]] == [3] * 6
    assert sorted((X[cell], Y[cell]) for cell in state.board.down) == [(-3, -3), (-3, 3), (3, -3), (3, 3)]


# -- derived cases --------------------------------------------------------------------------------------------------


def test_dt_1_a_fragment_is_extended() -> None:
    t = table(cave=EX_5, hands={ANNA: ["collapse_2"], BORIS: ["p1_i_v"]})
    t.do(ANNA, "play collapse_2", "collapse 1,0").draw()
    assert "place 2,1 0" in places(t, BORIS, "p1_i_v")


def test_dt_2_webs_and_collapses() -> None:
    t = table(
        cave=EX_5, hands={ANNA: ["collapse_2"], BORIS: ["collapse_3"]}, webs={"circle": ("1,0 E", 2, CYRIL)}, players=3
    )
    t.do(ANNA, "play collapse_2", "collapse 2,0").do(ANNA, "halt").draw()
    assert t.web("circle") == 2
    t.do(BORIS, "play collapse_3", "collapse 1,0").draw()
    assert t.web("circle") == 0


def test_dt_3_a_web_lasts_two_rounds() -> None:
    hands = {ANNA: ["web_1", "p1_i_v", "p1_i_h"], BORIS: ["p1_t_v", "p1_cross", "p1_cross"]}
    t = table(hands=hands).do(ANNA, "play web_1", "web 0,0 north").draw()
    t.do(BORIS, "discard p1_t_v", "enough").draw()
    assert (t.web("circle"), t.waiting()) == (1, (ANNA,))
    t.do(ANNA, "discard p1_i_v", "enough").draw()
    t.do(BORIS, "discard p1_cross", "enough").draw()
    assert (t.web("circle"), t.waiting()) == (0, (ANNA,))


def test_dt_4_ladders() -> None:
    t = table(cave={"0,1": "p1_ladder_stub_n", "9,9": "p3_ladder_stub_e"}, hands={ANNA: ["p1_cross"]})
    t.do(ANNA, "discard p1_cross")
    assert t.may(ANNA, "walk 9,9 x") or t.may(ANNA, "walk 9,9 c") or t.may(ANNA, "walk 9,9 e")


def test_dt_5_and_6_bridges() -> None:
    t = table(cave={"0,-1": "p2_bridge_ew", "1,0": "p1_cross", "1,-1": "p1_cross"}, hands={ANNA: ["p1_t_v", "boots_1"]})
    t.do(ANNA, "play boots_1", "give 0", "walk 0,-1 s", "walk 0,-1 n")
    assert not t.may(ANNA, "walk 0,-1 e")
    assert t.limit(ANNA) == 5
    t = table(cave={"0,-1": "p2_bridge_ns"}, hands={ANNA: ["p1_t_v", "p1_i_v", "boots_1"]})
    t.do(ANNA, "play boots_1", "give 0", "walk 0,-1 s")
    t.deal("loss-0 p1_i_v")
    t.do(ANNA, "walk 0,-1 n", "walk 0,-1 s", "walk 0,0 c").draw()
    assert t.limit(ANNA) == 4


def test_dt_7_tunnels() -> None:
    t = table(cave={"0,1": "p1_double_ne", "0,2": "p1_cross"}, hands={ANNA: ["p1_t_v"]})
    t.do(ANNA, "discard p1_t_v", "walk 0,1 a", "walk 0,1 t")
    assert t.gold(ANNA) == 2
    t.do(ANNA, "walk 0,1 b").draw()
    assert t.at(ANNA) == "0,1 b"


def test_dt_8_veins() -> None:
    t = table(cave={"0,1": "p1_vein_t_v", "0,2": "p1_cross"}, hands={ANNA: ["p1_t_v"], BORIS: ["p1_i_v"]})
    t.do(ANNA, "discard p1_t_v", "walk 0,1 c", "walk 0,2 c", "halt").draw()
    assert t.gold(ANNA) == 3
    t.do(BORIS, "discard p1_i_v", "walk 0,1 c", "halt").draw()
    assert t.gold(BORIS) == 4
    assert t.view(None)["dwarves"][BORIS]["open"]
    assert not t.view(None)["nuggets"]


def test_dt_9_hand_swap_and_limits() -> None:
    hands = {ANNA: ["hand_swap_2", "p1_t_v", "p1_i_v", "p1_i_h"], BORIS: ["rat_1", "rat_2", "rat_3", "web_1", "web_2"]}
    t = table(players=3, hands=hands, limit={ANNA: 4})
    t.do(ANNA, "play hand_swap_2", "swap 1").draw()
    assert len(t.hand(ANNA)) == 5
    assert len(t.hand(BORIS)) == 4
    t.do(BORIS, "discard p1_t_v", "enough").draw()
    t.do(CYRIL, t.options(CYRIL)[-1]).draw()
    t.do(ANNA, "discard web_1", "enough").draw()
    assert len(t.hand(ANNA)) == 4


def test_dt_10_leave_and_come_back() -> None:
    t = table(
        cave=EX_5,
        players=3,
        at={ANNA: "1,0 c", BORIS: "1,0 c"},
        hands={CYRIL: ["goblin_2", "rat_1"]},
        active=CYRIL,
        creatures={"goblin": ("1,0 c", ANNA)},
    )
    t.do(CYRIL, "play goblin_2")
    twin = Table(t.state.clone())
    twin.do(CYRIL, "stay")
    assert twin.gold(ANNA) == 3
    t.do(CYRIL, "roam 1,0 c")
    assert (t.gold(ANNA), t.gold(BORIS), t.holder("goblin")) == (2, 2, CYRIL)


def test_dt_11_and_25_crawlers() -> None:
    t = table(
        cave=EX_5,
        at={ANNA: "0,0 c", BORIS: "0,0 c"},
        hands={ANNA: ["crawler_1", "p1_t_v"], BORIS: ["p1_i_v", "p1_i_h"]},
    )
    t.do(ANNA, "play crawler_1", "lure 2,0 c", "roam 0,0 c").draw()  # both lie: no step 2 for Anna (R10.8)
    assert t.waiting() == (BORIS,)
    t.do(BORIS, "discard p1_i_v", "enough").draw()
    assert t.waiting() == (ANNA,)
    t.do(ANNA, "discard p1_t_v", "enough").draw()
    assert t.waiting() == (BORIS,)
    t.do(BORIS, "discard p1_i_h", "enough")
    assert t.may(BORIS, "walk 1,0 c")


def test_dt_12_an_axe_ends_the_movement() -> None:
    t = table(cave=EX_5, axes={ANNA: 1}, creatures={"rat": ("1,0 c", BORIS)}, hands={ANNA: ["p1_t_v"]})
    t.do(ANNA, "discard p1_t_v", "walk 1,0 c", "use-axe").draw()
    assert t.creature("rat") == "out"
    assert t.at(ANNA) == "1,0 c"
    assert t.waiting() == (BORIS,)


def test_dt_13_and_28_goals_that_do_not_fit() -> None:
    t = table(
        players=6, cave={"3,-2": "p1_i_v", "2,-3": "p1_i_h"}, at={ANNA: "3,-2 c"}, goals={"north-east": "goal_ladder"}
    )
    t.do(ANNA, t.options(ANNA)[-1], "walk 3,-3 ?").draw()
    assert t.at(ANNA) == "3,-3 n"
    assert t.field("3,-3 n") not in t.state.board.near[t.field("2,-3 c")]
    cave = {"2,-3": "p1_i_h", "3,-2": "p1_i_v"}
    t = table(players=6, cave=cave, at={ANNA: "2,-3 c"}, goals={"north-east": "goal_vein"})
    t.do(ANNA, t.options(ANNA)[-1], "walk 3,-3 ?").draw()
    assert [card["turn"] for card in t.view(None)["cards"] if card["card"] == "goal_vein"] == [180]
    t = table(players=6, cave={"2,-3": "p1_i_h"}, at={ANNA: "2,-3 c"}, goals={"north-east": "goal_vein"})
    t.do(ANNA, t.options(ANNA)[-1], "walk 3,-3 ?")
    assert t.options(ANNA) == ["turn 0", "turn 180"]


def exit_table(players: int, seat: int, **more: object) -> Table:
    t = table(players=players, active=seat, cave={"4,4": "goal_exit"}, at={seat: "4,4 n"}, **more)  # type: ignore[arg-type]
    t.do(seat, t.options(seat)[-1])
    return t


def test_dt_14_and_15_the_exit() -> None:
    t = exit_table(2, ANNA, gold={ANNA: 0})
    t.do(ANNA, "walk 4,4 c")
    assert t.state.over
    assert GAME.winners(t.state) == (ANNA,)


def test_dt_16_a_lone_dwarf() -> None:
    t = exit_table(3, BORIS, gold={BORIS: 2}, roles=["blue_saboteur", "blue_loyal", "blue_saboteur"])
    t.do(BORIS, "walk 4,4 c")
    assert t.state.over
    assert [score.total for score in GAME.scores(t.state)] == [0, 4, 0]
    assert GAME.winners(t.state) == (BORIS,)


def test_dt_17_a_tie() -> None:
    roles = ["blue_loyal", "blue_saboteur", "blue_loyal", "blue_saboteur"]
    t = exit_table(4, CYRIL, roles=roles, left=[BORIS], gold={BORIS: 3, CYRIL: 3})
    t.do(CYRIL, "walk 4,4 c")
    assert not t.state.over
    t.state.at[ANNA] = -1
    assert GAME.winners(t.state) == (BORIS, DANA)


def test_dt_18_and_32_skipped_turns() -> None:
    t = table(players=3, hands={ANNA: ["p1_i_v"], BORIS: []}, lying=[BORIS], webs={"circle": ("0,0 N", 2, BORIS)})
    t.do(ANNA, "discard p1_i_v").draw()
    assert t.waiting() == (CYRIL,)
    assert t.web("circle") == 1
    assert not t.state.lying


def test_dt_19_boots_work_at_once() -> None:
    cave = {"1,0": "p1_i_h", "2,0": "p2_i_h", "3,0": "p1_cross"}
    t = table(cave=cave, hands={ANNA: ["boots_1", "p1_t_v"]}).do(ANNA, "play boots_1", "give 0")
    t.do(ANNA, "walk 1,0 c", "walk 2,0 w", "walk 2,0 e", "walk 3,0 c").draw()
    assert t.at(ANNA) == "3,0 c"


def test_dt_20_collapse_spares_those_who_stand() -> None:
    cave = {"1,0": "p1_cross", "2,0": "p1_i_h", "3,0": "p1_cross"}
    t = table(cave=cave, at={BORIS: "3,0 c"}, creatures={"rat": ("1,0 c", BORIS)}, hands={ANNA: ["collapse_2"]})
    assert t.do(ANNA, "play collapse_2").options(ANNA) == ["collapse 2,0"]


def test_dt_21_one_card_left() -> None:
    t = table(hands={ANNA: ["p1_i_v", "p1_i_h", "p1_t_v"]}, pile=1)
    t.do(ANNA, "discard p1_i_v", "discard p1_i_h").draw()
    assert len(t.hand(ANNA)) == 2


def test_dt_22_the_own_dwarf_is_attacked_too() -> None:
    hands = {ANNA: ["crawler_1", "p1_t_v"]}
    t = table(players=3, cave=EX_5, at={CYRIL: "1,0 c"}, hands=hands).do(ANNA, "play crawler_1", "lure 2,0 c")
    assert not t.may(ANNA, "roam 0,0 c")  # Cyril stands in the way
    t = table(players=3, cave=EX_5, hands=hands).do(ANNA, "play crawler_1", "lure 2,0 c", "roam 0,0 c")
    assert t.state.lying == 7


def test_dt_23_beside_a_face_down_goal_card() -> None:
    t = table(players=6, cave={"3,-2": "p1_i_v", "1,-3": "p1_i_h"}, hands={ANNA: ["p1_t_h"]})
    assert t.do(ANNA, "lay p1_t_h").may(ANNA, "place 2,-3 0")  # beside the laid card
    t = table(players=6, hands={ANNA: ["p1_t_h"]}).do(ANNA, "lay p1_t_h")
    assert not t.may(ANNA, "place 2,-3 0")
    t = table(players=6, cave={"3,-3": "goal_exit"}, hands={ANNA: ["p1_t_h"]}).do(ANNA, "lay p1_t_h")
    assert t.may(ANNA, "place 2,-3 0")


def test_dt_24_the_goblin_on_a_vein() -> None:
    t = table(
        cave={"0,1": "p1_vein_t_v"}, gold={ANNA: 0}, creatures={"goblin": ("0,1 c", BORIS)}, hands={ANNA: ["p1_i_v"]}
    )
    t.do(ANNA, "discard p1_i_v", "walk 0,1 c").draw()
    assert t.gold(ANNA) == 1


def test_dt_26_only_the_entering_dwarf_is_attacked() -> None:
    t = table(
        players=3,
        cave=EX_5,
        at={BORIS: "1,0 c"},
        axes={BORIS: 1},
        creatures={"goblin": ("1,0 c", CYRIL)},
        hands={ANNA: ["p1_i_v"]},
    )
    t.do(ANNA, "discard p1_i_v", "walk 1,0 c").draw()
    assert (t.gold(ANNA), t.gold(BORIS), t.waiting()) == (2, 3, (BORIS,))


def test_dt_27_two_axes_on_a_web() -> None:
    t = table(
        players=3,
        cave=EX_5,
        at={ANNA: "1,0 c"},
        axes={ANNA: 1},
        webs={"triangle": ("1,0 E", 2, CYRIL)},
        hands={ANNA: ["war_axe_1"]},
    )
    t.do(ANNA, "play war_axe_1", "give 0")
    assert not t.may(ANNA, "walk 2,0 c")
    t.do(ANNA, "cut triangle")
    assert t.web("triangle") == 1
    t.do(ANNA, "cut triangle", "walk 2,0 c")


def test_dt_29_a_web_beside_a_goal_card() -> None:
    cave = {"3,-2": "p1_i_v", "2,-3": "p1_i_h"}
    webs = {"circle": ("2,-3 E", 2, BORIS)}
    t = table(players=6, cave=cave, at={ANNA: "3,-2 c"}, goals={"north-east": "goal_ladder"}, webs=webs)
    t.do(ANNA, t.options(ANNA)[-1], "walk 3,-3 ?").draw()
    assert t.web("circle") == 1  # Boris's turn has begun
    assert t.state.board.is_open(edge_at("2,-3 E"))


def test_dt_30_an_empty_hand_on_a_bridge() -> None:
    t = table(cave={"0,-1": "p2_bridge_ns"}, hands={ANNA: ["p1_i_v"]}, limit={ANNA: 3})
    t.do(ANNA, "discard p1_i_v", "walk 0,-1 s", "halt").draw()
    assert t.limit(ANNA) == 2
    assert len(t.hand(ANNA)) == 1


def test_dt_31_a_creature_changes_hands() -> None:
    t = table(
        players=3,
        active=BORIS,
        cave=EX_5,
        left=[BORIS],
        roles=["blue_loyal", "blue_saboteur", "blue_loyal"],
        creatures={"rat": ("2,0 c", ANNA)},
        hands={BORIS: ["rat_2"]},
    )
    t.do(BORIS, "play rat_2", "stay").draw()
    t.do(CYRIL, t.options(CYRIL)[-1])
    t.do(CYRIL, "halt").draw()
    assert t.creature("rat") == "2,0 c"
    assert t.holder("rat") == BORIS


# -- the deck -------------------------------------------------------------------------------------------------------


def test_a_changed_deck_is_checked() -> None:
    assert check("path_card = 3")
    assert check("[[path_card]]\nid = 'x'")
    assert check(CHANGED) == []
    assert any("boots" in line for line in check(CHANGED.replace("1 = 1, 2 = 2", "1 = 2, 2 = 2")))


def test_a_changed_deck_is_played() -> None:
    chosen = GAME.check_options({"deck": CHANGED})
    assert GAME.check_options(chosen) == chosen
    assert "sha256" in str(chosen["deck"])
    rng = Random(1)
    state = GAME.setup(4, chosen)
    play_out(state, rng, SamplingDealer(rng), Played(), 2_000)
    assert GAME.restore(GAME.dump(state)).key() == state.key()
    with pytest.raises(BadOption):
        GAME.check_options({"deck": str(chosen["deck"]).replace("p1_cross", "p1_crass")})


# Action cards only: a pair of boots moves to tier II, an axe to tier I.
CHANGED = """
[[action_card]]
id = "boots"
tiers = { 1 = 1, 2 = 2, 3 = 0 }
[[action_card]]
id = "war_axe"
tiers = { 1 = 2, 2 = 0, 3 = 1 }
"""
