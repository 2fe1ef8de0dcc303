"""Decisions at the same time commute, and a seed is a layout, whoever uncovers what and when (contract 6)."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

from permonik.kernel.chance import Chance
from permonik.kernel.dealer import SeededDealer
from permonik.kernel.onward import deal
from permonik.kernel.state import State
from permonik.testing.contract.copies import where
from permonik.testing.contract.play import Count, Played, played, retraced
from permonik.testing.contract.setups import Broken, Setup

ORDERS = 4


def check_commuting(game: Played, count: Count) -> None:
    """From every position with several waiting seats, the same answers in different orders meet again."""
    count.games += 1
    for match in retraced(game.record) if game.together else ():
        if len(match.waiting()) < 2:
            continue
        ends: dict[Hashable, str] = {}
        for order in range(ORDERS):
            state = match.state.clone()
            told = answer_all(state, SeededDealer(game.seed), Random(f"{game.name}/{order}"), f"{where(game, match)}")
            ends[state.key()] = told
        if len(ends) != 1:
            raise Broken(f"{where(game, match)}: the order of answers matters:\n" + "\n".join(ends.values()))
        count.entries += 1


def answer_all(state: State, dealer: SeededDealer, rng: Random, script: str) -> str:
    """Answers until the seats no longer decide at the same time. A seat's n-th answer does not depend on the order."""
    given: dict[int, int] = {}
    told = []
    while state.lanes:
        if deal(state, dealer):
            continue  # the last lane may have ended with it
        seat = rng.choice(state.waiting())
        number = given.get(seat, 0)
        given[seat] = number + 1
        actions = state.actions(seat)
        action = Random(f"{script}/{seat}/{number}").choice(actions)
        told.append(f"{seat}:{action}")
        state.apply(seat, action)
    return " ".join(told)


def check_layout(setup: Setup, seeds: int, count: Count) -> None:
    """All games with one seed, played differently, find the same things in the same places."""
    layouts: dict[int, dict[Hashable, int]] = {}
    met = 0
    for game in played(setup, seeds):
        layout = layouts.setdefault(game.seed, {})
        for match, outcome in dealt(game):
            place = (*match, game.seed)
            if layout.setdefault(place, outcome) != outcome:
                raise Broken(f"{game.name}: {place} holds {outcome} here and {layout[place]} in another game")
            met += 1
        count.games += 1
        count.entries += len(game.record.entries)
    if not met and any(True for game in played(setup, 1) for _ in dealt(game)):
        raise Broken(f"{setup}: nothing was compared")


def dealt(game: Played) -> list[tuple[tuple[object, ...], int]]:
    """Everything the dealer said: the place, and what lay there."""
    found: list[tuple[tuple[object, ...], int]] = []
    asked: Chance | None = None
    for match in retraced(game.record):
        if asked is not None:
            outcome = getattr(match.record.entries[-1], "outcome", -1)
            pool = asked.contents or tuple(asked.outcomes)
            found.append(((asked.deck, asked.generation, asked.slot, pool), outcome))
        asked = match.state.chance()
    return found
