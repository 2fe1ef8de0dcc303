"""What the judge of Cave vs Cave looks at, and how it values the end of a game."""

from random import Random
from typing import Any

import pytest

import permonik
from permonik.bots.beam import best_line
from permonik.games.cave_vs_cave import GAME
from permonik.games.cave_vs_cave.judge import WON, judge
from permonik.games.cave_vs_cave.steps import TakeTile
from permonik.kernel.dealer import SamplingDealer

JUDGE = judge()


def walk(players: int, seed: int) -> list[Any]:
    """The positions of a random game, the last one over."""
    rng = Random(seed)
    match = permonik.Match.start("cave-vs-cave", players=players, seed=seed)
    found = [match.state.clone()]
    while not match.over:
        (seat,) = match.waiting()
        match.choose(seat, rng.choice(match.state.actions(seat)))
        found.append(match.state.clone())
    return found


@pytest.mark.parametrize("players", [1, 2])
def test_there_is_a_network_and_it_fits_every_position(players: int) -> None:
    for number, state in enumerate(walk(players, 3)):
        seat = number % players
        network = JUDGE.network(state)
        assert network is not None
        assert [len(piece) for piece in JUDGE.pieces(state, seat)] == network.sizes


@pytest.mark.parametrize("players", [1, 2])
def test_it_looks_only_at_what_the_seat_may_know(players: int) -> None:
    rng = Random(1)
    for number, state in enumerate(walk(players, 4)[::7]):
        seat = number % players
        imagined = GAME.recall(GAME.view(state, seat)).fill(rng)
        assert JUDGE.pieces(imagined, seat) == JUDGE.pieces(state, seat)


def test_the_other_one_is_seen_from_the_seat() -> None:
    """After what all see come tiles, goods and cave of the seat itself, and then those of the other one."""
    seen = 0
    for state in walk(2, 9)[10::12]:
        mine, others = JUDGE.pieces(state, 0), JUDGE.pieces(state, 1)
        assert mine[1:3] == others[1:3]
        assert (mine[3:6], mine[6:9]) == (others[6:9], others[3:6])
        assert [mine[4], mine[7]] == [bytes(cave.goods) for cave in state.caves]
        seen += mine[3:6] != mine[6:9]
    assert seen > 3


def test_the_end_is_worth_the_points_or_the_margin_with_the_victory() -> None:
    alone = walk(1, 5)[-1]
    assert JUDGE.verdict(alone, 0) == GAME.scores(alone)[0].total
    for seed in range(6):
        state = walk(2, seed)[-1]
        mine, others = (score.total for score in GAME.scores(state))
        (winner,) = GAME.winners(state) or (-1,)
        won = {0: WON, 1: -WON, -1: 0.0}[winner]
        assert JUDGE.verdict(state, 0) == mine - others + won
        assert JUDGE.verdict(state, 1) == -JUDGE.verdict(state, 0)


def test_of_two_one_gains_what_the_other_loses() -> None:
    """The network may promise both a victory; what a tree is told adds up to nothing."""
    said = 0.0
    for state in walk(2, 8):
        mine, others = (JUDGE.verdict(state, seat) for seat in (0, 1))
        assert JUDGE.verdicts(state, 2) == [(mine - others) / 2, (others - mine) / 2]
        said = max(said, mine + others)
    assert said > 1
    alone = walk(1, 8)[10]
    assert JUDGE.verdicts(alone, 1) == [JUDGE.verdict(alone, 0)]


def test_within_a_turn_the_guide_leads() -> None:
    """The network has seen positions between turns only."""
    guide = GAME.evaluation()
    for state in walk(2, 7)[:40]:
        assert JUDGE.value(state, 0) == guide.value(state, 0)
        assert JUDGE.turn(state) == guide.turn(state)


def after_turns(count: int, idle: bool) -> Any:
    """A solo game after so many turns: of the best lines, or of tiles that were taken for nothing."""
    state = permonik.Match.start("cave-vs-cave", players=1, seed=2).state.clone()
    dealer = SamplingDealer(Random(1))
    evaluation = GAME.evaluation()
    begun = 0
    while True:
        chance = state.chance()
        if chance is not None:
            state.apply(permonik.CHANCE, dealer.deal(chance))
            continue
        if isinstance(state.open(0), TakeTile):
            if begun == count:
                return state
            begun += 1
        answers = state.actions(0)[:1] if idle else best_line(state, 0, evaluation, dealer, 2)
        for answer in answers:
            state.apply(0, answer)


def test_it_tells_good_play_from_bad() -> None:
    """Not only among positions that good players come to: its own mistakes must not look good to it."""
    assert JUDGE.verdict(after_turns(6, idle=False), 0) > JUDGE.verdict(after_turns(6, idle=True), 0) + 5
