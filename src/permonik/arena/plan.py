"""Who plays whom on which deal: decided before anything is played, so that a run can be repeated and resumed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import blake2b
from itertools import combinations, islice
from typing import Any

import permonik
from permonik.bots.registry import check
from permonik.errors import BadOption


@dataclass(frozen=True)
class Plan:
    """An arena. With `duplicate`, every deal is played once in each seating of the same bots."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    duplicate: bool = False
    isolated: bool = False  # each bot in a process of its own, which is sent views only
    luck: bool = False  # note what chance did, so that it can be taken out

    def data(self) -> dict[str, Any]:
        data = {**asdict(self), "bots": list(self.bots)}
        if not self.luck:  # as in journals from before it was noted
            del data["luck"]
        return data


@dataclass(frozen=True)
class Task:
    """One game: which bot (by its place in the plan) sits where, on which deal."""

    number: int
    seed: int
    seating: tuple[int, ...]


def make_plan(
    game: str,
    players: int | None,
    options: Mapping[str, object] | None,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    duplicate: bool = False,
    isolated: bool = False,
    luck: bool = False,
) -> Plan:
    """A plan whose every part was checked."""
    rules = permonik.load(game)
    if not bots:
        raise BadOption("an arena needs at least one bot")
    if games < 1:
        raise BadOption(f"at least one game is played, not {games}")
    for bot in bots:
        check(bot, game)
    if players is None:
        players = min((count for count in rules.players if count >= len(bots)), default=max(rules.players))
    players = rules.check_players(players)
    chosen = rules.check_options(options)
    return Plan(rules.id, players, chosen, tuple(bots), games, seed, duplicate, isolated, luck)


def tasks(plan: Plan) -> list[Task]:
    """All games. Bots change seats from game to game, so that nobody gains by where they sit."""
    line = seatings(len(plan.bots), plan.players)
    rotations = plan.players
    found = []
    for number in range(plan.games):
        deal = number // rotations if plan.duplicate else number
        found.append(Task(number, deal_seed(plan.seed, deal), line[number % len(line)]))
    return found


def seatings(bots: int, players: int) -> list[tuple[int, ...]]:
    """All tables of the bots, each followed by its rotations.

    As many bots as seats: one table. More: every choice of as many as there are seats. Fewer: they sit down again and
    again until the seats are full.
    """
    if bots >= players:
        tables = list(combinations(range(bots), players))
    else:
        tables = [tuple(islice((number % bots for number in range(players)), players))]
    return [table[turn:] + table[:turn] for table in tables for turn in range(players)]


def deal_seed(seed: int, deal: int) -> int:
    """Far from any seed that a bot gets."""
    return int.from_bytes(blake2b(f"deal/{seed}/{deal}".encode(), digest_size=6).digest(), "big")


def luck_seed(seed: int, number: int) -> int:
    """For what is drawn beside the game: the deal must not know it."""
    return int.from_bytes(blake2b(f"luck/{seed}/{number}".encode(), digest_size=6).digest(), "big")


def bot_seed(seed: int, number: int, seat: int) -> int:
    return int.from_bytes(blake2b(f"bot/{seed}/{number}/{seat}".encode(), digest_size=6).digest(), "big")
