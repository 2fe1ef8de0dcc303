"""What would you do, and is this bad? From the seat's own view."""

from __future__ import annotations

import pytest

from permonik.bots.hints import better, hints, remembers
from permonik.bots.play import remembered
from permonik.kernel.match import Match

GAMES = (("cave-vs-cave", 2), ("caverna", 2), ("rivals", 2), ("saboteur", 4))


def started(game: str, players: int) -> tuple[Match, int]:
    match = Match.start(game, players=players, seed=2, nonce="n")
    return match, match.waiting()[0]


def test_a_turn_that_throws_everything_away_is_bad() -> None:
    match, seat = started("cave-vs-cave", 2)
    drafted = [match.game.parse(text) for text in ("take excavation", "end")]
    warning = better("cave-vs-cave", match.view(seat), match.options(seat), 1, drafted)
    assert warning is not None
    assert warning.line
    assert warning.option != drafted[0] or len(warning.line) > len(drafted)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_the_bot_would_do_itself_is_not_bad(game: str, players: int) -> None:
    match, seat = started(game, players)
    view = match.view(seat)
    options = match.options(seat)
    (first, *_) = hints(game, view, options, 1)
    assert better(game, view, options, 1, [option.id for option in first.line]) is None


def test_the_adviser_of_saboteur_uses_what_the_seat_saw() -> None:
    assert remembers("saboteur")
    assert not remembers("caverna")
    match, seat = started("saboteur", 4)
    for _ in range(12):
        match.choose(match.waiting()[0], match.options(match.waiting()[0])[0].id)
    seat = match.waiting()[0]
    seen = remembered(match.record, seat)
    assert any(one.watch != seat for one in seen)
    assert hints("saboteur", match.view(seat), match.options(seat), 1, seen)
