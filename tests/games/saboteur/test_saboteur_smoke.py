"""Saboteur at a glance: whole games at every count, with every switch; a view is enough to go on."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
import sab_seek

from permonik.games.saboteur import GAME
from permonik.games.saboteur.tables import options_file
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.playout import Played, play_out
from permonik.testing.contract.helpers import Helpers

INVARIANTS = Helpers(Path(__file__).resolve().parents[1]).load("saboteur", "invariants", "check")
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
