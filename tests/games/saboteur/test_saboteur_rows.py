"""Rows of Saboteur: seats are counted from one's own, and what one has not seen is not in them."""

from __future__ import annotations

from sab_table import ANNA, BORIS, CYRIL, DANA, GAME, Table, table

PLAYERS = 4
SEEN = GAME.observation(PLAYERS)


def read(t: Table, seat: int, feature: str) -> list[int]:
    row = bytearray(SEEN.size)
    GAME.encode(t.state, seat, memoryview(row))
    return SEEN.read(row, feature)


def test_who_lies_is_told_of_each_from_ones_own_seat_on() -> None:
    t = table(players=PLAYERS)
    t.state.lying = 1 << CYRIL
    names = ("own", "next1", "next2", "next3")
    assert [read(t, ANNA, f"{whose}.lying") for whose in names] == [[0], [0], [1], [0]]
    assert [read(t, DANA, f"{whose}.lying") for whose in names] == [[0], [0], [0], [1]]


def test_a_goal_that_others_looked_at_is_told_without_what_it_is() -> None:
    t = table(players=PLAYERS)
    t.state.goals[0], t.state.goal_knows[0] = 2, 1 << BORIS
    assert read(t, BORIS, "goal.north_west_looked") == [1, 0, 0, 0]
    assert read(t, ANNA, "goal.north_west_looked") == [0, 1, 0, 0]
    assert read(t, CYRIL, "goal.north_west_looked") == [0, 0, 0, 1]
    assert [sum(read(t, seat, "goal.north_west")) for seat in (ANNA, BORIS, CYRIL)] == [0, 1, 0]
