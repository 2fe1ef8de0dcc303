"""The greedy bot's opinion: it plays at every count, beats chance, feeds its family and does not think for ever."""

from random import Random
from typing import Any

import pytest
from caverna_table import AUTO, home, position

from permonik import Match, bots
from permonik.bots.beam import best_line
from permonik.games.caverna import GAME
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.step import CHANCE

GREEDY = GAME.evaluation()


def answers(table: Any) -> list[str]:
    return [GAME.text(action) for action in GREEDY.answers(table.state, table.seat)]


@pytest.mark.parametrize("players", GAME.players)
def test_it_plays_a_first_round(players: int) -> None:
    rng = Random(players)
    dealer = SamplingDealer(rng)
    state = GAME.setup(players, {"set": "full"})
    while state.round < 2:
        if state.turn() == CHANCE:
            state.apply(CHANCE, dealer.deal(state.open(CHANCE).chance(state)))
            continue
        (seat,) = state.waiting()
        for action in best_line(state.clone(), seat, GREEDY, SamplingDealer(rng), 1):
            if state.waiting() != (seat,) or action not in state.actions(seat):
                break
            state.apply(seat, action)
    assert min(GREEDY.value(state, seat) for seat in range(players)) > -25.0


def test_it_beats_random_play_and_does_not_beg() -> None:
    match = Match.start("caverna", players=2, seed=3)
    bots.play_match(match, [bots.make("greedy", "caverna", 1), bots.make("random", "caverna", 2)])
    greedy, random = match.scores()
    assert greedy.total > random.total + 40
    assert dict(greedy.parts)["score-begging"] == 0


@pytest.mark.parametrize("chosen", ["basic", "full"])
def test_alone_it_plays_like_a_sensible_beginner(chosen: str) -> None:
    match = Match.start("caverna", players=1, seed=0, options={"set": chosen})
    bots.play_match(match, [bots.make("greedy", "caverna", 0)])
    (score,) = match.scores()
    assert score.total >= 50
    assert dict(score.parts)["score-begging"] == 0


def test_it_eats_before_it_begs() -> None:
    plain = home(food=1, grain=3, cells={"r3c2": "small_pasture"}, sheep=2)
    table = position(plain, round=5, agenda=[["NewRound", AUTO]], lanes=[[["Feed", 0, 0, 0, 0]]])
    for action in best_line(table.state.clone(), 0, GREEDY, SamplingDealer(Random(1)), 4):
        if table.asked() == "Feed":
            table.state.apply(0, action)
    assert table.home()["begging"] == 0


def test_it_makes_food_only_while_some_is_missing_and_pays_all_of_it() -> None:
    rich = home(food=4, grain=3, gold=5, ruby=2)
    table = position(rich, round=5, agenda=[["NewRound", AUTO]], lanes=[[["Feed", 0, 0, 0, 0]]])
    assert answers(table) == ["feed 4"]
    poor = home(food=3, grain=3, gold=5, ruby=2)
    table = position(poor, round=5, agenda=[["NewRound", AUTO]], lanes=[[["Feed", 0, 0, 0, 0]]])
    assert sorted(answers(table)) == ["exchange gold", "exchange grain", "exchange ruby"]


def test_it_thinks_of_exchanges_only_where_they_help() -> None:
    table = position(home(grain=2, gold=5, ruby=1, food=2), home())
    assert any(text.startswith("exchange") for text in table.options())
    assert not any(text.startswith("exchange") for text in answers(table))


def test_a_ruby_completes_a_dwelling() -> None:
    table = position(home(wood=4, stone=2, ruby=1), home())
    assert "exchange ruby_stone" in answers(table)
    table = position(home(wood=4, stone=1, ruby=1), home())
    assert "exchange ruby_stone" not in answers(table)


def test_of_many_places_for_a_tile_it_thinks_of_three() -> None:
    laid = home(cells={"r3c2": "meadow", "r3c1": "field"})
    table = position(laid, home()).play("place clearing_1_3", "do meadow_field")
    assert len(table.options()) > 3
    found = answers(table)
    assert len(found) == 3
    assert set(found) <= set(table.options())


def test_a_turn_lasts_until_the_dwarf_is_done() -> None:
    table = position(home(), home())
    before = GREEDY.turn(table.state)
    assert GREEDY.turn(table.play("place housework").state) == before
    assert GREEDY.turn(table.play("do gain_dog").state) in (before, before + 1)
    while table.asked() == "NextPart":
        table.play("stop")
    assert GREEDY.turn(table.state) == before + 1


def test_it_would_rather_beg_than_eat_the_last_of_a_kind_only_when_nothing_else_is_left() -> None:
    poor = home(food=3, sheep=1)
    table = position(poor, round=5, agenda=[["NewRound", AUTO]], lanes=[[["Feed", 0, 0, 0, 0]]])
    assert sorted(answers(table)) == ["exchange sheep", "feed 3"]


FIELD: dict[str, Any] = {"cells": {"r3c2": "field"}, "crops": {"r3c2": {"grain": 3}}}


def foreseen(kind: str, food: int, round: int = 5, **more: Any) -> float:
    """What the evaluation says of a harvest of this kind in round 5, with food for it and nothing else."""
    harvests = {5: kind} if round == 5 else {round: "none", 5: kind}
    table = position(home(food=food, **more), home(), round=round, harvests=harvests)
    return GREEDY.feeding(table.state, 0, 3)


@pytest.mark.parametrize("round", [4, 5])
def test_a_harvest_of_food_only_wants_one_food_of_each(round: int) -> None:
    """Two are enough for two dwarfs, now and in the round to come; a third is to spare, with less worth than a meal."""
    one, two, three = (foreseen("food_only", food, round) for food in (1, 2, 3))
    assert two - one > GREEDY.food > 0
    assert three - two == pytest.approx(GREEDY.spare_food)
    assert foreseen("food_only", 2, round) > foreseen("normal", 2, round)


def test_a_harvest_of_food_only_reaps_no_field() -> None:
    assert foreseen("normal", 1, **FIELD) > foreseen("normal", 1)
    assert foreseen("food_only", 1, **FIELD) == foreseen("food_only", 1)


def test_at_table_a_family_wants_what_this_harvest_wants() -> None:
    def feeding(food_only: int, food: int) -> float:
        kind = {5: "food_only" if food_only else "normal"}
        lanes = [[["Feed", 0, food_only, 0, 0]]]
        table = position(home(food=food), agenda=[["NewRound", AUTO]], lanes=lanes, harvests=kind)
        return GREEDY.feeding(table.state, 0, 3)

    assert feeding(1, 3) - feeding(1, 2) == pytest.approx(GREEDY.spare_food)
    assert feeding(0, 3) - feeding(0, 2) > GREEDY.food
