"""Clocks at a table: the test is the time."""

from __future__ import annotations

import pytest

from permonik.kernel.match import Match
from permonik.kernel.record import Resign, SeatChange
from permonik.table.clocks import Clocks, End
from permonik.table.seats import Seat
from permonik.table.table import Table


def timed(end: End = "nothing", players: int = 2, increment: float = 0.0, bot: int | None = None) -> Table:
    names = ["Anna", "Boris", "Cyril"][:players]
    match = Match.start("pretend", players, seed=5, nonce="salt", names=names)
    seats = [
        Seat(seat=seat, kind="bot", bot="random", name=name)
        if seat == bot
        else Seat(seat=seat, kind="person", person=name, name=name)
        for seat, name in enumerate(names)
    ]
    table = Table(match, seats, clocks=Clocks([10.0] * players, increment, end, 100.0))
    table.run_clocks(100.0)
    return table


def left(table: Table, now: float) -> list[float]:
    clock = table.state(None, 0, now)["clock"]
    assert clock is not None
    return clock["left"]


def answer(table: Table, now: float) -> int:
    seat = table.match.waiting()[0]
    change = table.decide(seat, table.match.asked_at(seat), table.match.options(seat)[0].id, now)
    table.settle(change, now)
    return seat


def test_time_passes_for_whoever_is_waited_for() -> None:
    table = timed(increment=2.0)
    (seat,) = table.match.waiting()
    assert left(table, 103.0)[seat] == 7.0
    assert left(table, 103.0)[1 - seat] == 10.0
    answer(table, 104.0)
    assert left(table, 104.0)[seat] == 8.0
    assert table.clocks is not None
    assert table.clocks.running == table.match.waiting()
    standing = table.standing(105.5)
    assert standing.remaining is not None
    assert sum(standing.remaining) == 16.5


def test_a_bot_has_all_the_time_of_the_world() -> None:
    first = timed().match.waiting()[0]
    table = timed("forfeit", bot=first)
    assert table.clocks is not None
    assert (table.clocks.running, table.next_ring(100.0)) == ((), None)


def test_nothing_happens_before_the_time_is_over() -> None:
    table = timed("forfeit")
    before = table.entries
    assert table.next_ring(100.0) == 10.0
    assert table.next_ring(104.0) == 6.0
    assert table.ring(109.9) is None
    assert table.entries == before
    assert table.next_ring(109.9) == pytest.approx(0.1)


def test_the_end_of_the_time_forfeits() -> None:
    table = timed("forfeit")
    (seat,) = table.match.waiting()
    change = table.ring(110.0)
    assert change is not None
    assert (change.seats, table.seats[seat].resigned) == (True, True)
    table.settle(change, 110.0)
    assert table.match.record.entries[-1] == Resign(seat)
    assert table.standing(110.0).winners == (1 - seat,)
    assert table.ring(111.0) is None
    assert table.next_ring(111.0) is None


def test_the_end_of_the_time_seats_a_bot() -> None:
    table = timed("bot", players=3)
    (seat,) = table.match.waiting()
    change = table.ring(110.0)
    assert change is not None
    table.settle(change, 110.0)
    assert table.match.record.entries[-1] == SeatChange(seat, f"random {seat + 1}")
    assert (table.seats[seat].kind, table.seats[seat].person, table.bot_of(seat)) == ("bot", None, "random")
    assert table.next_ring(110.0) is None


def test_the_end_of_the_time_may_mean_nothing() -> None:
    table = timed("nothing")
    assert (table.next_ring(500.0), table.ring(500.0)) == (None, None)
    assert min(left(table, 500.0)) == 0.0
    answer(table, 501.0)


def test_several_whose_time_ends_together() -> None:
    """At supper everybody is waited for; when all but one have lost, the last one has won."""
    table = timed("forfeit", players=3)
    while len(table.match.waiting()) < 3:
        answer(table, 100.0)
    change = table.ring(110.0)
    assert change is not None
    table.settle(change, 110.0)
    assert change.entries == change.first + 2
    assert table.match.over
    assert table.match.winners() == (2,)


def over_days(on_holiday: set[str], end: End = "forfeit") -> Table:
    """Two days for each decision, three days in reserve; the test counts in days."""
    match = Match.start("pretend", 2, seed=5, nonce="salt", names=["Anna", "Boris"])
    seats = [Seat(seat=seat, kind="person", person=name, name=name) for seat, name in enumerate(match.names)]
    clocks = Clocks([5.0, 5.0], 0.0, end, 100.0, 2.0, [3.0, 3.0])
    table = Table(match, seats, clocks=clocks, on_holiday=on_holiday)
    table.run_clocks(100.0)
    return table


def test_each_decision_has_its_days_and_the_reserve_lasts_for_all() -> None:
    table = over_days(set())
    (seat,) = table.match.waiting()
    answer(table, 101.0)
    assert left(table, 101.0)[seat] == 5.0  # a day of the move was used, none of the reserve
    while table.match.waiting() != (seat,):
        answer(table, 101.0)
    answer(table, 104.5)
    assert left(table, 104.5)[seat] == 3.5  # a day and a half of the reserve was used
    standing = table.standing(104.5)
    assert standing.reserve is not None
    assert standing.reserve[seat] == 1.5
    while table.match.waiting() != (seat,):
        answer(table, 104.5)
    assert table.next_ring(104.5) == 3.5
    assert table.ring(108.0) is not None
    assert table.match.winners() == (1 - seat,)


def test_a_holiday_stops_the_clock() -> None:
    holiday: set[str] = set()
    table = over_days(holiday)
    (seat,) = table.match.waiting()
    holiday.add(table.seats[seat].person or "")
    table.run_clocks(101.0)
    assert (table.next_ring(150.0), table.ring(150.0), table.standing(150.0).resting) == (None, None, (seat,))
    holiday.clear()
    table.run_clocks(160.0)
    assert left(table, 160.0)[seat] == 4.0
    assert table.next_ring(161.0) == 3.0


def test_a_holiday_does_not_stop_a_live_clock() -> None:
    table = timed("forfeit")
    table.on_holiday = {"Anna", "Boris"}
    table.run_clocks(101.0)
    assert table.next_ring(101.0) == 9.0
