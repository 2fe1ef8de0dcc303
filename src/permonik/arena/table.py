"""One game of an arena."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import NotRequired, TypedDict

import permonik
from permonik.arena.luck import luck_of, value_for
from permonik.arena.plan import Plan, Task, bot_seed, luck_seed
from permonik.bots.base import Bot
from permonik.bots.play import ask, tell, witnesses
from permonik.bots.process import ProcessBot
from permonik.bots.registry import make


class Played(TypedDict):
    """What came of a game, seat by seat."""

    number: int
    seed: int
    seating: list[int]  # the bot (by its place in the plan) of each seat
    scores: list[int]
    shares: list[float]  # of the win: 1 alone, 1/2 for two winners, and for all where nobody wins
    won: list[bool]  # among the winners; a side may win together
    roles: list[str]
    decisions: list[int]
    seconds: list[float]  # of thinking and watching
    luck: NotRequired[list[float]]  # what chance did, where that was asked for


def play(plan: Plan, task: Task) -> Played:
    return recorded(plan, task)[0]


def recorded(plan: Plan, task: Task) -> tuple[Played, permonik.Record]:
    """The game and its record."""
    rules = permonik.load(plan.game)
    match = permonik.Match.start(plan.game, players=plan.players, seed=task.seed, options=plan.options)
    decisions = [0] * plan.players
    seconds = [0.0] * plan.players
    bots: list[Bot] = []
    try:
        for seat, number in enumerate(task.seating):
            bots.append(seated(plan, plan.bots[number], bot_seed(plan.seed, task.number, seat)))
        while not match.over:
            seat = match.waiting()[0]
            begun = perf_counter()
            chosen = ask(match, seat, bots[seat])
            seconds[seat] += perf_counter() - begun
            decisions[seat] += 1
            seen = [(other, match.view(other)) for other in witnesses(match, seat) if bots[other].watches]
            match.choose(seat, chosen)
            for other, view in seen:
                begun = perf_counter()
                tell(bots[other], other, view, seat, chosen)
                seconds[other] += perf_counter() - begun
    finally:
        for bot in bots:
            bot.close()
    played: Played = {
        "number": task.number,
        "seed": task.seed,
        "seating": list(task.seating),
        "scores": [score.total for score in match.scores()],
        "shares": shares(match.winners(), plan.players),
        "won": [seat in match.winners() for seat in range(plan.players)],
        "roles": [rules.role(match.state, seat) for seat in range(plan.players)],
        "decisions": decisions,
        "seconds": seconds,
    }
    if plan.luck:
        played["luck"] = luck_of(match.record, value_for(rules), Random(luck_seed(plan.seed, task.number)))
    return played, match.record


def seated(plan: Plan, bot: str, seed: int) -> Bot:
    if plan.isolated:
        return ProcessBot(bot, plan.game, seed, limit=3600.0)
    return make(bot, plan.game, seed)


def shares(winners: tuple[int, ...], players: int) -> list[float]:
    """A solo game is won or not; elsewhere the win is shared out, among all if there is no winner."""
    if players == 1:
        return [float(0 in winners)]
    among = winners or tuple(range(players))
    return [1 / len(among) if seat in among else 0.0 for seat in range(players)]
