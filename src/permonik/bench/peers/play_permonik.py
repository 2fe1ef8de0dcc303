"""Permoník's own engines: the bare loop of `permonik simulate` for whole games, the public calls for the parts."""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

from loop import Engine, serve

import permonik
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.onward import deal
from permonik.kernel.playout import Played, play_out
from permonik.kernel.state import OVER


class Table:
    """A state with the source of its chance."""

    __slots__ = ("dealer", "state")

    def __init__(self, state: Any, dealer: SamplingDealer) -> None:
        self.state = state
        self.dealer = dealer


def legal(table: Table) -> Any:
    state = table.state
    seat = state.turn()
    return None if seat == OVER else state.open(seat).actions(state)


def engine(game: str, players: int, options: dict[str, object]) -> Engine:
    rules = permonik.load(game)
    chosen = rules.check_options(options)

    def start(rng: Random) -> Table:
        table = Table(rules.setup(players, chosen), SamplingDealer(rng))
        deal(table.state, table.dealer)
        return table

    def apply(table: Table, action: int) -> Table:
        table.state.apply(table.state.turn(), action)
        deal(table.state, table.dealer)
        return table

    def copy(table: Table) -> Table:
        return Table(table.state.clone(), table.dealer)

    def play(rng: Random, tally: list[int]) -> None:
        played = Played()
        play_out(rules.setup(players, chosen), rng, SamplingDealer(rng), played)
        tally[0] += played.decisions
        tally[1] += played.choices
        tally[2] += played.answers

    return Engine(start, legal, apply, copy, play)


arguments = json.loads(sys.argv[1])
serve({"": lambda: engine(*arguments)})
