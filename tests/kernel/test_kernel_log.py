"""The log: kept as numbers, and told in the same words."""

from __future__ import annotations

from random import Random
from sys import getsizeof

import pytest

from permonik.kernel.log import AGREED_END, RESIGNED, SEAT_CHANGED, UNDONE, Log
from permonik.kernel.match import Match
from permonik.kernel.message import NUMBER, SEAT, Message, line, told

LINES = (line("rolled", seat=SEAT, n=NUMBER), line("met", seat=SEAT, other=SEAT))
EVERYONE, ANNA, NOT_ANNA = -1, 1, ~1


def spoken() -> Log:
    log = Log(LINES)
    log.say(0, (0, (1, 5), EVERYONE))
    log.say(3, (1, (0, 1), ANNA))
    log.say(3, (0, (0, 1 << 120), NOT_ANNA))
    log.tell(7, UNDONE, 1, 3)
    return log


def test_what_was_said_is_told_in_the_same_words() -> None:
    assert spoken().messages() == [
        told(LINES, 0, (0, (1, 5), EVERYONE)),
        told(LINES, 3, (1, (0, 1), ANNA)),
        told(LINES, 3, (0, (0, 1 << 120), NOT_ANNA)),
        Message(7, "match-undone", {"seat": {"seat": 1}, "to": 3}, []),
    ]


def test_each_seat_hears_what_is_for_it() -> None:
    log = spoken()
    assert [log.heard(seat, 0) for seat in (0, 1, None)] == [[0, 1, 3], [0, 2, 3], [0, 2, 3]]
    assert [log.heard(0, since) for since in (1, 3, 4, 7, 8)] == [[1, 3], [1, 3], [3], [3], []]


def test_what_happens_at_the_table_has_words_and_no_place() -> None:
    log = Log(LINES)
    log.tell(1, RESIGNED, 0)
    log.tell(2, AGREED_END)
    log.tell(3, SEAT_CHANGED, 1)
    assert log.messages() == [
        Message(1, "match-resigned", {"seat": {"seat": 0}}, []),
        Message(2, "match-agreed-end", {}, []),
        Message(3, "match-seat-changed", {"seat": {"seat": 1}}, []),
    ]


def test_equal_logs_are_equal() -> None:
    assert spoken() == spoken()
    other = spoken()
    other.tell(8, AGREED_END)
    assert other != spoken()
    assert other.rows()[:-1] == spoken().rows()


@pytest.mark.parametrize("game", ["rivals", "caverna", "saboteur", "cave-vs-cave"])
def test_a_line_takes_less_than_its_words(game: str) -> None:
    """Tables hold their log as long as they live: a line has to be some tens of bytes, not some hundreds."""
    match, rng = Match.start(game, seed=3), Random(3)
    while not match.over and len(match.told) < 150:
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.state.actions(seat)))
    log = match.told
    held = sum(getsizeof(part) for part in (log.packed, log.entries, log.audiences, log.starts))
    assert held < 80 * len(log)
    assert log.messages() == [log.message(at) for at in range(len(log))]
