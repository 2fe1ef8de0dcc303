"""The log as it is sent: what games say again and again is put in words once, and still told at its own entry."""

from __future__ import annotations

from random import Random

import pytest

from permonik.kernel.match import Match
from permonik.table import states
from permonik.table.states import line_out, log_out


@pytest.mark.parametrize("most", [2, 2048])
def test_every_line_is_told_at_its_own_entry(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    monkeypatch.setattr(states, "MOST_LINES", most)
    monkeypatch.setattr(states, "LINES", {})
    match, rng = Match.start("rivals", seed=4), Random(4)
    for _ in range(60):
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.state.actions(seat)))
    match.resign(0)
    for seat in (None, 0, 1):
        lines = [line_out(match.game, line) for line in match.log(seat)]
        assert len({line["entry"] for line in lines}) > len({line["id"] for line in lines}) > 5
        assert log_out(match, match.told.heard(seat, 0)) == lines
    assert len(states.LINES[match.game]) <= most
