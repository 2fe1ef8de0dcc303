"""The greedy bot's opinion: it plays at every count, feeds its family, and counts turns rightly."""

from random import Random

import pytest
from caverna_table import AUTO, home, position

from permonik.bots.beam import best_line
from permonik.games.caverna import GAME
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.step import CHANCE

GREEDY = GAME.evaluation()


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
        for action in best_line(state.clone(), seat, GREEDY, rng, 1):
            if state.waiting() != (seat,) or action not in state.actions(seat):
                break
            state.apply(seat, action)
    assert min(GREEDY.value(state, seat) for seat in range(players)) > -25.0


def test_it_eats_before_it_begs() -> None:
    plain = home(food=1, grain=3, cells={"r3c2": "small_pasture"}, sheep=2)
    table = position(plain, round=5, agenda=[["NewRound", AUTO]], lanes=[[["Feed", 0, 0, 0, 0]]])
    for action in best_line(table.state.clone(), 0, GREEDY, Random(1), 4):
        if table.asked() == "Feed":
            table.state.apply(0, action)
    assert table.home()["begging"] == 0


def test_a_turn_lasts_until_the_dwarf_is_done() -> None:
    table = position(home(), home())
    before = GREEDY.turn(table.state)
    assert GREEDY.turn(table.play("place housework").state) == before
    assert GREEDY.turn(table.play("do gain_dog").state) in (before, before + 1)
    while table.asked() == "NextPart":
        table.play("stop")
    assert GREEDY.turn(table.state) == before + 1
