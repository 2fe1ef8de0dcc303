"""Matches that cross from one process to another are the same on the other side."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from permonik.kernel.match import Match
from permonik.server.work import jobs
from permonik.server.work.frozen import freeze, thaw, went_back
from permonik.server.work.worker import do_job
from permonik.table.states import state_out


def shown(match: Match) -> list[object]:
    seats = [None, *range(match.players)]
    return [match.round_ago(), *[state_out(match, seat, 0, False) for seat in seats]]


def go_on(match: Match, seed: int, most: int) -> Match:
    rng = Random(seed)
    for _ in range(most):
        if match.over:
            break
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.state.actions(seat)))
    return match


@pytest.mark.parametrize("patient", [False, True])
@pytest.mark.parametrize("forked", [False, True])
@pytest.mark.parametrize(
    ("game", "players"), [("pretend", 3), ("cave-vs-cave", 2), ("rivals", 2), ("saboteur", 4), ("caverna", 3)]
)
def test_a_thawed_match_goes_on_as_the_frozen_one_would(game: str, players: int, forked: bool, patient: bool) -> None:
    match = go_on(Match.start(game, players, seed=5, patient=patient), 1, 40)
    if forked:
        match = match.fork(len(match.record.entries) // 2, seed=6)  # what others have dealt is dealt no second time
    for turn in range(3):
        other = thaw(pickle.loads(pickle.dumps(freeze(match))))
        assert shown(other) == shown(match)
        go_on(match, turn, 25)
        go_on(other, turn, 25)
        assert other.record == match.record
        assert shown(other) == shown(match)


def test_a_match_is_thawed_in_the_middle_of_a_choice_of_several_parts() -> None:
    """An undo then takes the whole choice back, as it would have."""
    middles = 0
    match = Match.start("rivals", 2, seed=5, patient=True)
    rng = Random(1)
    while not match.over and middles < 3:
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.state.actions(seat)))
        other = thaw(pickle.loads(pickle.dumps(freeze(match))))
        chain = match.chains.get(seat)
        if seat not in match.waiting() or chain is None or not chain.goes_on(match.state):
            continue
        middles += 1
        go_on(match, middles, 1)
        go_on(other, middles, 1)
        assert match.parts
        assert (other.parts, other.undoable(seat)) == (match.parts, match.undoable(seat))
    assert middles == 3


def test_an_undo_elsewhere_is_the_same_undo() -> None:
    """Only what is new comes back, and is joined to what was there: also where something was taken back before."""
    match = go_on(Match.start("rivals", 2, seed=5), 1, 60)
    for more in (0, 3, 0, 0, 8):
        go_on(match, more, more)
        seat, consent = match.waiting()[0], [0, 1]
        record = match.record
        news = pickle.loads(pickle.dumps(jobs.undo(record.header, list(record.entries), match.seal, seat, consent)))
        assert len(news.entries) < 5
        other = went_back(match, news)
        match.undo(seat, consent)
        assert other.record == match.record
        assert other.told == match.told
        assert shown(other) == shown(match)


def test_a_worker_survives_whatever_it_is_given() -> None:
    for name, arguments in (("bring", ("x",)), ("bring", ("",)), ("nothing", ()), ("bring", (7,)), ("look", (1, 2))):
        well, why = do_job(name, arguments)
        assert not well
        assert why
