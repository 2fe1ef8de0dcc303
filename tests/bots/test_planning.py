"""A bot alone, where nothing is left to chance: what it has found once it does not lose again."""

import pickle
from random import Random

import pytest

import permonik
from permonik.bots.planning import SEAT, Planner, apply
from permonik.bots.search import SearchBot
from permonik.kernel.onward import single
from permonik.kernel.state import State
from permonik.minds.doors import minded

RULES = permonik.load("caverna")


@pytest.fixture(scope="module")
def planner() -> Planner:
    evaluation = minded(RULES).judge()
    assert evaluation is not None
    found = Planner(RULES, evaluation, Random(1))
    found.think(start(), 0, None)
    return found


def start() -> State:
    return RULES.setup(1, RULES.check_options({"set": "basic"}))


def copy(planner: Planner, seed: int) -> Planner:
    found = Planner(RULES, planner.evaluation, Random(seed))
    found.lines, found.score = [line[:] for line in planner.lines], planner.score
    found.here = start()
    return found


def test_the_game_that_it_follows_ends_as_it_was_seen(planner: Planner) -> None:
    follower = copy(planner, 2)
    follower.here = None
    state = start()
    line, score = follower.think(state, 0, None), follower.score
    while True:
        apply(state, line)
        # A match gives single answers itself.
        while not state.over and single(state.actions(SEAT)):
            state.apply(SEAT, state.actions(SEAT)[0])
        if state.over:
            break
        assert follower.go_on(state)
        follower.here = state.clone()
        line = follower.lines[0][:]
    assert RULES.scores(state)[SEAT].total == score


def test_another_game_is_taken_only_if_it_is_no_worse(planner: Planner) -> None:
    better = copy(planner, 3)
    scores = [better.score]
    for _ in range(3):
        better.vary(start())
        scores.append(better.score)
        state = start()
        for line in better.lines:
            apply(state, line)
        assert state.over
        assert RULES.scores(state)[SEAT].total == better.score
    assert scores == sorted(scores)


def test_a_position_off_its_way_is_thought_over_anew(planner: Planner) -> None:
    lost = copy(planner, 4)
    state = start()
    other = next(action for action in state.actions(SEAT) if action != lost.lines[0][0])
    state.apply(SEAT, other)
    assert not lost.go_on(state)


def test_seconds_end_the_search(planner: Planner) -> None:
    hurried = copy(planner, 5)
    hurried.here = None
    assert hurried.think(start(), 10**9, 0.0) == hurried.lines[0]


@pytest.mark.parametrize(("game", "players", "plans"), [("caverna", 1, True), ("caverna", 2, False)])
def test_only_who_is_alone_and_sure_plans(
    game: str, players: int, plans: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    monkeypatch.setattr(Planner, "think", lambda self, state, games, seconds: asked.append(games) or [7])
    match = permonik.Match.start(game, players=players, seed=3, options={"set": "basic"})
    seat = match.waiting()[0]
    bot = SearchBot(game, 1, iterations=1 if players > 1 else 40)
    line = bot.think(match.view(seat))
    assert asked == ([11] if plans else [])
    assert (line == [7]) == plans


def test_another_planner_goes_on_where_this_one_stood(planner: Planner) -> None:
    mine = copy(planner, 5)
    mine.think(start(), 1, None)
    its = Planner(RULES, planner.evaluation, Random())
    its.resume(pickle.loads(pickle.dumps(mine.memory())))
    its.rng.setstate(mine.rng.getstate())
    state = start()
    apply(state, mine.lines[0])
    while single(state.actions(SEAT)):
        state.apply(SEAT, state.actions(SEAT)[0])
    assert its.think(state.clone(), 1, None) == mine.think(state, 1, None)
    assert (its.lines, its.score) == (mine.lines, mine.score)
