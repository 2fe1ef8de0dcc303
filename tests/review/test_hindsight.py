"""After the end of Saboteur: who could know what when, and how suspicion moved, from what each seat could know."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from permonik.bots.play import ask, choose
from permonik.bots.registry import make
from permonik.games.saboteur.possible_roles import worlds_of
from permonik.games.saboteur.state import SabState
from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.kernel.registry import load
from permonik.minds.hindsight import Hindsight, Suspicion
from permonik.review.hindsight import hindsight, hindsight_data
from permonik.testing.contract.helpers import Helpers
from permonik.testing.contract.play import play
from permonik.testing.contract.setups import Setup

HELPERS = Helpers(Path(__file__).parents[1] / "games")
SABOTEUR = load("saboteur")
PLAYERS = 5


@cache
def record(seed: int = 1) -> Record:
    """A whole game of bots: somebody leaves the cave and shows a role, others look at goal cards."""
    match = Match.start("saboteur", PLAYERS, seed=seed)
    seated = {seat: make("greedy", "saboteur", seat) for seat in range(PLAYERS)}
    while not match.over:
        seat = match.waiting()[0]
        choose(match, seat, ask(match, seat, seated[seat]), seated)
    return match.record


@cache
def told(seed: int = 1) -> Hindsight:
    found = hindsight(SABOTEUR, record(seed))
    assert found is not None
    return found


def at(suspicion: Suspicion, entries: int) -> list[float]:
    return [chances for entry, chances in suspicion.points if entry <= entries][-1]


def test_suspicion_comes_from_what_the_watcher_could_know() -> None:
    """Everything else is dealt anew, by a hand that knows nothing of views (resample.py): the same is suspected."""
    here = Record(record().header, record().entries[:150])  # at the end all know the roles
    resample = HELPERS.load("saboteur", "resample", "resample").resample
    seat = 3
    worlds = (resample(Record(here.header, list(here.entries)), seat, Random(seed)) for seed in range(20))
    there = next(one for one in worlds if roles(one) != roles(here))  # without one there is nothing to prove
    found, again = hindsight(SABOTEUR, here), hindsight(SABOTEUR, there)
    assert found is not None
    assert again is not None
    assert again.suspicions[seat] == found.suspicions[seat]
    assert len(found.suspicions[seat].points) > 3
    assert again.suspicions != found.suspicions


def roles(one: Record) -> list[int]:
    state = Match.replay(one).state
    assert isinstance(state, SabState)
    return state.clan


def test_at_first_it_is_what_the_cards_allow() -> None:
    for suspicion in told().suspicions:
        entries, chances = suspicion.points[0]
        state = Match.replay(record(), at=entries).state
        assert isinstance(state, SabState)
        worlds = worlds_of(state, PLAYERS if suspicion.seat is None else suspicion.seat)
        total = sum(ways for _, ways in worlds)
        counted = [sum(ways for mask, ways in worlds if mask >> seat & 1) / total for seat in range(PLAYERS)]
        assert chances == pytest.approx(counted, abs=0.001)


def test_deeds_move_it_and_the_own_role_is_no_secret() -> None:
    found = told()
    assert found.traitors == [bool(card & 1) for card in Match.replay(record()).state.clan]  # type: ignore[attr-defined]
    for suspicion in found.suspicions:
        assert len(suspicion.points) > 3
        if suspicion.seat is not None:
            own = {chances[suspicion.seat] for _, chances in suspicion.points}
            assert own == {float(found.traitors[suspicion.seat])}
        seen = {entry for entry, _ in suspicion.points}
        assert max(seen) <= len(record().entries)


def test_what_is_known_for_sure_is_told_once_and_suspected_fully() -> None:
    found = told()
    ids = {fact.id for fact in found.facts}
    assert {"hindsight-goal", "hindsight-goal-all", "hindsight-role-all", "hindsight-aside"} <= ids
    assert [fact.entry for fact in found.facts] == sorted(fact.entry for fact in found.facts)
    for fact in found.facts:
        before = Match.replay(record(), at=fact.entry - 1).state
        after = Match.replay(record(), at=fact.entry).state
        assert isinstance(before, SabState)
        assert isinstance(after, SabState)
        bit = PLAYERS if fact.seat is None else fact.seat
        if fact.id.startswith("hindsight-role"):
            whose = fact.args["seat"]["seat"]  # type: ignore[call-overload, index]
            assert not before.clan_knows[whose] >> bit & 1
            assert after.clan_knows[whose] >> bit & 1
            watchers = [one for one in found.suspicions if fact.seat in (None, one.seat)]
            assert {at(one, fact.entry)[whose] for one in watchers} == {float(found.traitors[whose])}
        elif fact.id.startswith("hindsight-goal"):
            assert sum(after.goal_knows) > sum(before.goal_knows)


def test_as_data_and_of_other_games() -> None:
    data = hindsight_data(told())
    assert len(data["suspicions"]) == PLAYERS + 1
    assert data["suspicions"][-1]["seat"] is None
    assert data["facts"][0]["message"]["entry"] == told().facts[0].entry
    assert hindsight(load("cave-vs-cave"), play(Setup("cave-vs-cave", 1, ()), 0, "random").record) is None
