"""A first look at Rivals: whole games in all modes, views, hiding, books."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rivals_table import Table, position

import permonik
from permonik.games.rivals import GAME
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.playout import Played, play_out
from permonik.kernel.record import Record
from permonik.testing.contract.helpers import Helpers
from permonik.testing.contract.hiding import compare_worlds

HELPERS = Helpers(Path(__file__).resolve().parents[1])
INVARIANTS = HELPERS.load("rivals", "invariants", "check")
LEDGER = HELPERS.load("rivals", "ledger", "recount")
RESAMPLE = HELPERS.load("rivals", "resample", "resample")
VARIANTS = ("intro", "gold", "turmoil", "progress", "duel")


# -- whole games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_end(variant: str) -> None:
    for seed in range(5):
        rng = Random(seed)
        state = GAME.setup(2, {"variant": variant})
        play_out(state, rng, SamplingDealer(rng), Played(), 20_000)
        assert state.over
        INVARIANTS.check(GAME, state)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_match_is_booked_viewed_and_hidden(variant: str) -> None:
    rng = Random(variant)
    match = permonik.Match.start("rivals", seed=11, options={"variant": variant})
    while not match.over:
        (seat,) = match.waiting()
        if rng.random() < 0.02:
            look(match.state, seat, rng)
        match.choose(seat, rng.choice(match.state.actions(seat)))
    text = match.record.dumps()
    assert LEDGER.recount(text) == [score.total for score in match.scores()]
    assert permonik.Match.replay(Record.loads(text), verify=True).state.key() == match.state.key()
    here = Record(match.record.header, match.record.entries[:300])
    for who in (None, 0, 1):
        there = RESAMPLE.resample(here, who, rng)
        assert there.entries != here.entries
        compare_worlds(f"{variant}, seat {who}", here, there, who)


def look(state: Any, waiting: int, rng: Random) -> None:
    """A view suffices to play, for everybody."""
    INVARIANTS.check(GAME, state)
    for seat in (None, 0, 1):
        view = GAME.view(state, seat)
        imagined = GAME.imagine(json.loads(json.dumps(view)), rng)
        INVARIANTS.check(GAME, imagined)
        assert GAME.view(imagined, seat) == view
        if seat == waiting:
            assert imagined.actions(seat) == state.actions(seat)
    twin = state.clone()
    assert twin.key() == state.key() == GAME.restore(GAME.dump(state)).key()


def test_180_start_layouts_are_offered() -> None:
    """720 permutations, mirrored and turned over: R5.5."""
    layouts: Counter[str] = Counter()
    todo = [position("gold", agenda=[["BeginTurn", -2], ["Rearrange", 0, 0]])]
    while todo:
        table = todo.pop()
        if table.asked() != "Rearrange":
            layouts[str(sorted(table.principality()["regions"].items()))] += 1
            continue
        for text in table.options():
            if text != "keep":
                todo.append(Table(table.state.clone()).play(text))
    assert len(layouts) == layouts.total() == 180
