"""The greedy bot of Saboteur: it weighs what its seat knows, and plays by its role."""

from __future__ import annotations

from random import Random

import pytest
import sab_seek
from sab_table import ANNA, BORIS, CYRIL, DANA, Table, table

from permonik import Match, bots
from permonik.bots.greedy import GreedyBot
from permonik.games.saboteur import GAME
from permonik.games.saboteur.board import goal_cells
from permonik.games.saboteur.distances import DIG, FAR, WEB, Distances
from permonik.games.saboteur.evaluate import evaluation, exit_corners, shares
from permonik.games.saboteur.grid import cell_at
from permonik.games.saboteur.tables import read
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.step import CHANCE

WORTH = evaluation(None)


def chosen(t: Table, seat: int, **weights: float) -> str:
    """What the bot answers."""
    bot = GreedyBot("saboteur", 1, read("greedy.toml") | weights)
    options = [GAME.describe(t.state, seat, action) for action in t.state.actions(seat)]
    return GAME.text(bot.choose(GAME.view(t.state, seat), options))


@pytest.mark.parametrize("players", [2, 4, 5, 8])
def test_only_what_the_seat_knows_is_weighed(players: int) -> None:
    rng = Random(players)
    state = GAME.setup(players, GAME.check_options({}))
    dealer = SamplingDealer(rng)
    weighed = 0
    while not state.over:
        chance = state.chance()
        if chance is not None:
            state.apply(CHANCE, dealer.deal(chance))
            continue
        (seat,) = state.waiting()
        if rng.random() < 0.1:
            recall = GAME.recall(GAME.view(state, seat))
            values = {WORTH.value(recall.fill(rng), seat) for _ in range(4)} | {WORTH.value(state, seat)}
            assert len(values) == 1
            weighed += 1
        state.apply(seat, sab_seek.choose(GAME, state, seat, state.actions(seat), rng))
    assert weighed > 5


def test_a_turn_is_told_from_the_next_one_also_if_all_others_are_skipped() -> None:
    t = table(players=3, hands={ANNA: ["p1_i_v", "p1_i_h", "p1_t_v"], BORIS: [], CYRIL: []}, pile=0)
    before = WORTH.turn(t.state)
    t.do(ANNA, "lay p1_i_v")
    assert WORTH.turn(t.state) == before
    t.do(ANNA, "place 0,1 0")
    assert WORTH.turn(t.state) == before
    t.do(ANNA, "halt")
    assert t.waiting() == (ANNA,)
    assert WORTH.turn(t.state) != before


def test_who_lies_on_the_ground_is_a_turn_away() -> None:
    """Bad for oneself and for the own side, good where it is the other side's dwarf (R3.2)."""
    worth = []
    t = table(players=4, roles=["blue_loyal", "blue_loyal", "blue_saboteur", "blue_saboteur"])
    for lying in (0, 1 << ANNA, 1 << BORIS, 1 << CYRIL):
        t.state.lying = lying
        t.state.clan_knows = [t.state.everybody] * 4
        worth.append(WORTH.value(t.state, ANNA))
    standing, myself, friend, rival = worth
    assert myself == pytest.approx(standing - WORTH.ways[0].own)  # as many moves as a turn has
    assert friend < standing < rival


# -- distances ---------------------------------------------------------------------------------------------------------


def distances(t: Table) -> Distances:
    s = t.state
    return Distances(s.board, tuple(s.web_on), s.nuggets, goal_cells(s.players))


def test_cells_still_to_be_dug_count_for_more_than_fields() -> None:
    t = table(players=6, cave={"0,-1": "p1_cross"})
    far = distances(t)
    assert far.to_corner[1][t.field("0,-1 c")] == DIG * 4 + 1  # 1,-1 is four cells from 3,-3, the last one counted
    assert far.to_corner[1][0] == DIG * 4 + 2


def test_a_face_down_goal_card_is_reached_and_not_passed() -> None:
    t = table(players=6, cave={"3,-2": "p1_i_v", "2,-3": "p1_i_h"})
    far = distances(t)
    assert far.to_corner[1][t.field("3,-2 c")] == 1
    assert far.to_corner[0][t.field("3,-2 c")] > far.to_corner[0][t.field("2,-3 c")] + 2


def test_a_web_costs_and_a_ladder_does_not_mind_it() -> None:
    cave = {"1,0": "p1_i_h", "2,0": "p1_vein_t_v@180", "0,1": "p1_ladder_stub_n"}
    plain = distances(table(cave=cave))
    webbed = distances(table(cave=cave, webs={"circle": ("2,0 W", 2, BORIS), "square": ("0,1 N", 2, BORIS)}))
    start, ladder = 0, cell_at(0, 1) * 8
    assert (plain.to_nugget[start], plain.to_nugget[ladder]) == (2, 3)
    assert (webbed.to_nugget[start], webbed.to_nugget[ladder]) == (2 + WEB, 3 + WEB)
    assert max(max(corner.values()) for corner in plain.to_corner) < FAR


# -- sides -------------------------------------------------------------------------------------------------------------


def test_others_count_by_all_the_worlds_of_roles() -> None:
    t = table(players=4, roles=["blue_loyal", "blue_saboteur", "blue_saboteur", "blue_loyal"])
    share, doubt = shares(t.state, ANNA)
    assert share[BORIS] == share[CYRIL] == share[DANA] == pytest.approx(-1 / 3)  # a saboteur with two chances of three
    assert doubt > 0
    t.state.clan_knows[BORIS] |= 1
    t.state.clan_knows[CYRIL] |= 1
    share, doubt = shares(t.state, ANNA)
    assert (share[BORIS], share[DANA], doubt) == (-1.0, 1.0, 0.0)


def test_a_nugget_counts_once_for_each_dwarf_of_the_other_side() -> None:
    t = table(players=3, roles=["blue_loyal", "blue_saboteur", "blue_saboteur"])
    for seat in range(3):
        t.state.clan_knows[seat] = t.state.everybody
    share, _ = shares(t.state, ANNA)
    assert share[ANNA] == pytest.approx(4 / 3)
    assert share[BORIS] == share[CYRIL] == pytest.approx(-2 / 3)


def test_the_exit_may_be_where_one_has_not_looked() -> None:
    t = table(players=4, goals={"north-west": "goal_exit", "south-east": "goal_vein"})
    assert exit_corners(t.state, ANNA) == [0, 1, 2, 3]
    t.state.goal_knows[2] |= 1 << ANNA
    assert exit_corners(t.state, ANNA) == [0, 1, 3]
    t.state.goal_knows[0] |= 1 << ANNA
    assert exit_corners(t.state, ANNA) == [0]
    assert exit_corners(t.state, BORIS) == [0, 1, 2, 3]


# -- play --------------------------------------------------------------------------------------------------------------

EXIT = {"4,3": "p1_cross", "4,4": "goal_exit"}


def test_a_dwarf_leaves_when_it_can() -> None:
    t = table(players=4, cave=EXIT, at={ANNA: "4,4 n"}, hands={ANNA: ["p1_i_v"]})
    t.do(ANNA, "discard p1_i_v")
    assert chosen(t, ANNA) == "walk 4,4 4"


def test_a_dwarf_goes_where_the_exit_is() -> None:
    t = table(players=4, cave=EXIT | {"4,2": "p1_cross"}, at={ANNA: "4,2 c"}, hands={ANNA: ["p1_i_v"]})
    t.do(ANNA, "discard p1_i_v")
    assert chosen(t, ANNA) == "walk 4,3 0"


def test_a_loyal_dwarf_takes_a_nugget_beside_the_way() -> None:
    t = table(players=4, cave={"1,0": "p1_vein_t_v@180"}, hands={ANNA: ["p1_i_v"]})
    t.do(ANNA, "discard p1_i_v")
    assert chosen(t, ANNA) == "walk 1,0 0"


def test_a_saboteur_shuns_the_nugget_that_would_tell_on_it() -> None:
    roles = ["blue_saboteur", "blue_loyal", "blue_loyal", "blue_saboteur"]
    cave = {"1,0": "p1_vein_t_v@180"}
    t = table(players=4, roles=roles, cave=cave, hands={ANNA: ["p1_i_v"]})
    t.do(ANNA, "discard p1_i_v")
    assert chosen(t, ANNA, saboteur_cover=60.0) == "halt"
    assert chosen(t, ANNA, saboteur_cover=0.0) == "walk 1,0 0"


def test_a_goblin_goes_to_the_rivals() -> None:
    roles = ["blue_loyal", "blue_saboteur", "blue_loyal", "blue_saboteur"]
    cave = {"1,0": "p1_lair_t_h", "2,0": "p1_cross", "0,-1": "p1_cross"}
    at = {ANNA: "0,0 c", BORIS: "2,0 c", CYRIL: "0,-1 c"}
    t = table(players=4, roles=roles, cave=cave, at=at, hands={ANNA: ["goblin_1"]})
    for seat in range(4):
        t.state.clan_knows[seat] = t.state.everybody
    t.do(ANNA, "play goblin_1", "lure 1,0 c")
    assert chosen(t, ANNA) == "roam 2,0 0"


def test_whole_games_are_the_same_for_a_seed() -> None:
    records = []
    for _ in range(2):
        match = Match.start("saboteur", players=3, seed=8, nonce="n")
        bots.play_match(match, [bots.make("greedy", "saboteur", 80 + seat) for seat in range(3)])
        records.append(match.record.dumps())
    assert records[0] == records[1]
