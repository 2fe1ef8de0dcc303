"""Checks of what a match is given: each refuses by name, before anything changes."""

from __future__ import annotations

import operator
from collections.abc import Collection, Sequence
from typing import SupportsIndex

from permonik.kernel.errors import BadNotation, BadSeat
from permonik.kernel.game import Game


def check_seat(seat: object, players: int) -> int:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise BadSeat(f"no seat {seat!r}; seats are numbered 0 to {players - 1}")
    return seat


def check_seats(seats: Collection[int], players: int) -> tuple[int, ...]:
    """Several seats, in order and each once."""
    if not isinstance(seats, Collection):
        raise BadSeat(f"seats are a list of numbers, not {seats!r}")
    return tuple(sorted({check_seat(seat, players) for seat in seats}))


def read_action(game: Game, option: object) -> int:
    """The action that an option's id or text stands for."""
    if isinstance(option, str):
        return game.parse(option)
    if type(option) is int:  # nearly all of them; to ask for a protocol takes twenty times as long
        return option
    if isinstance(option, SupportsIndex):  # also an integer that numpy made
        return operator.index(option)
    raise BadNotation(f"an option is chosen by its number or text, not by {option!r}")


def read_picks(game: Game, picks: object) -> list[int]:
    """The same for the picks of a choice of several parts."""
    if isinstance(picks, str) or not isinstance(picks, Sequence):
        raise BadNotation(f"picks are a list of numbers or texts, not {picks!r}")
    return [read_action(game, pick) for pick in picks]
