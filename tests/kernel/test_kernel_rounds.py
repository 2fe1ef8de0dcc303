"""A round ago: everybody has had a whole turn since."""

from __future__ import annotations

from random import Random

import pytest

from permonik.kernel.match import Match
from permonik.kernel.registry import games, load
from permonik.kernel.rounds import Rounds

PRIVATE = [game for game in games(hidden=True) if load(game).private]


def rounds(*seats: int) -> Rounds:
    """A turn of each of these seats, one entry long."""
    told = Rounds()
    for position, seat in enumerate(seats, 1):
        told.note(position, seat)
    return told


def test_a_round_has_passed_when_the_turn_comes_back() -> None:
    assert rounds().ago() == rounds(0).ago() == rounds(0, 1).ago() == rounds(2, 0, 1).ago() == 0
    assert rounds(2, 0, 1, 2).ago() == 1
    assert rounds(2, 0, 1, 2, 0).ago() == 2
    assert rounds(0, 1, 1, 1, 0).ago() == 1, "as long as nobody else has it, it is one turn"


def test_a_seat_that_is_passed_over_holds_no_round_up() -> None:
    assert rounds(0, 1, 2, 0, 2, 0).ago() == 4


@pytest.mark.parametrize("id", PRIVATE)
def test_everybody_has_had_a_turn_since(id: str) -> None:
    """Told by what all can see, the seat whose turn it is, after every entry of a game."""
    match, rng, active, seen = Match.start(id, seed=5), Random(5), list[int](), set[int]()
    while not match.over and len(match.record.entries) < 1500:
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.state.actions(seat)))
        ago = match.round_ago()
        assert 0 <= ago <= len(match.record.entries)
        seen.add(ago)
    played = match.record
    again = Match.replay(played, 0)
    for number, entry in enumerate(played.entries):
        active.append(again.view(None)["active"])
        again.retrace(entry, False)
        ago = again.round_ago()
        if ago:
            assert active[ago - 1] != again_at(active, again, ago), "a turn begins there"
            since = [*active[ago:], again.view(None)["active"]]
            changes = [seat for at, seat in enumerate(since) if at == 0 or since[at - 1] != seat]
            assert changes.count(changes[0]) >= 2, f"entry {number}: the turn has not come back"
            passed_over = set(range(match.players)) - set(changes)
            assert not passed_over or id == "saboteur", "who has no card left there has no turn"
    assert len(seen) > 3


def again_at(active: list[int], match: Match, position: int) -> int:
    """Whose turn it was at a position that was reached before."""
    seat: int = active[position] if position < len(active) else match.view(None)["active"]
    return seat


@pytest.mark.parametrize("id", PRIVATE)
def test_an_undo_takes_turns_back(id: str) -> None:
    match, rng = Match.start(id, seed=6), Random(6)
    for _ in range(400):
        if match.over:
            break
        seat, before = match.waiting()[0], match.round_ago()
        match.choose(seat, rng.choice(match.state.actions(seat)))
        if match.round_ago() != before and not match.over:
            to, _ = match.undoable(seat)
            was = Match.replay(match.record, to).round_ago()
            match.undo(seat, range(match.players))
            assert match.round_ago() == was
            return
    raise AssertionError("no round has passed")
