"""Whole games of Caverna for all counts and sets: they end, and positions, views and books agree on the way."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import permonik
from permonik.games.caverna import GAME
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.playout import Played, play_out
from permonik.testing import rule
from permonik.testing.contract.helpers import Helpers

HELPERS = Helpers(Path(__file__).resolve().parents[1])
INVARIANTS = HELPERS.load("caverna", "invariants", "check")
LEDGER = HELPERS.load("caverna", "ledger", "recount")
POINTS = HELPERS.load("caverna", "points", "points")
SETS = ("basic", "full")
COUNTS = (1, 2, 3, 4, 5, 6, 7)


@pytest.mark.parametrize("tiles", SETS)
@pytest.mark.parametrize("players", COUNTS)
def test_random_games_end(players: int, tiles: str) -> None:
    for seed in range(3):
        rng = Random(f"{players} {tiles} {seed}")
        state = GAME.setup(players, {"set": tiles})
        play_out(state, rng, SamplingDealer(rng), Played(), 20_000)
        assert state.over
        INVARIANTS.check(GAME, state)
        homes = GAME.dump(state)["homes"]
        assert [score.total for score in GAME.scores(state)] == [POINTS.points(home) for home in homes]


@pytest.mark.parametrize("players", COUNTS)
def test_a_match_is_booked_and_viewed(players: int) -> None:
    rng = Random(players)
    match = permonik.Match.start("caverna", players=players, seed=players)
    while not match.over:
        seat = rng.choice(match.waiting())
        if rng.random() < 0.03:
            look(match.state, seat, rng)
        match.choose(seat, rng.choice(match.state.actions(seat)))
    assert LEDGER.recount(match.record.dumps()) == [score.total for score in match.scores()]


def look(state: Any, waiting: int, rng: Random) -> None:
    """A view suffices to play, for everybody."""
    INVARIANTS.check(GAME, state)
    for seat in (None, *range(len(state.homes))):
        view = GAME.view(state, seat)
        imagined = GAME.imagine(json.loads(json.dumps(view)), rng)
        assert GAME.view(imagined, seat) == view
        if seat == waiting:
            assert imagined.actions(seat) == state.actions(seat)


@rule("R14.3", "R14.4")
def test_alone_there_is_no_chance() -> None:
    """The same decisions give the same game, whatever the seed."""
    records = []
    for seed in (1, 2):
        rng = Random("solo")
        match = permonik.Match.start("caverna", players=1, seed=seed)
        while not match.over:
            match.choose(0, rng.choice(match.state.actions(0)))
        assert not [entry for entry in match.record.entries if hasattr(entry, "deck")]
        records.append((match.record.entries, match.state.key()))
    assert records[0] == records[1]


@rule("R2.4")
def test_the_sets_differ_in_their_tiles() -> None:
    basic, full = (GAME.dump(GAME.setup(3, {"set": tiles}))["display"] for tiles in SETS)
    assert len(basic) == 27
    assert len(full) == 48
    assert set(basic) < set(full)
