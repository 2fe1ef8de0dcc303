"""A generation's games: each candidate among those who are the present greedy, all of them on the same deals."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from permonik.arena.plan import Plan, Task, deal_seed, make_plan
from permonik.arena.pool import run_here
from permonik.tune.goal import worth

OPPONENT = "greedy"


class Contest(NamedTuple):
    """What all generations share."""

    game: str
    players: int
    options: dict[str, Any]
    deals: int
    seed: int
    goal: str
    bot: str = OPPONENT  # whose weights these are

    def games(self) -> int:
        """Of one candidate in one generation: every deal from every seat."""
        return self.deals * self.players


class Outcome(NamedTuple):
    candidate: int
    game: int
    worth: float


def with_weights(bot: str, file: Path) -> str:
    """The name of a bot that goes by the weights of a file: greedy@FILE, search@40+FILE."""
    return f"{bot}+{file}" if "@" in bot else f"{bot}@{file}"


def generation_seed(seed: int, generation: int) -> int:
    return int.from_bytes(blake2b(f"tune/{seed}/{generation}".encode(), digest_size=6).digest(), "big")


def plan_of(contest: Contest, generation: int, files: Sequence[Path]) -> Plan:
    """The bots are the candidates, by their files, and last their opponent."""
    bots = [*(with_weights(contest.bot, file) for file in files), OPPONENT]
    seed = generation_seed(contest.seed, generation)
    return make_plan(contest.game, contest.players, contest.options, bots, contest.games() * len(files), seed)


def tasks_of(contest: Contest, generation: int, candidates: int) -> list[Task]:
    """All games on one deal have one number, on which the chances of the bots hang: whatever the deal and the bots'
    luck give to a seat, every candidate has it once, and the present weights would have a margin of 0."""
    seed = generation_seed(contest.seed, generation)
    found = []
    for deal in range(contest.deals):
        for seat in range(contest.players):
            for candidate in range(candidates):
                seating = [candidates] * contest.players
                seating[seat] = candidate
                found.append(Task(deal, deal_seed(seed, deal), tuple(seating)))
    return found


def whose(contest: Contest, number: int, seating: Sequence[int]) -> tuple[int, int]:
    """The candidate of a game, and which of its games it is."""
    candidate = min(seating)  # the opponent is the last of the bots
    return candidate, number * contest.players + seating.index(candidate)


def outcomes(contest: Contest, plan: Plan, tasks: list[Task], jobs: int) -> Generator[Outcome, None, None]:
    """As they come."""
    with closing(run_here(plan, tasks, jobs, deaf=True)) as results:
        for played in results:
            candidate, game = whose(contest, played["number"], played["seating"])
            yield Outcome(candidate, game, worth(contest.goal, played, candidate))
