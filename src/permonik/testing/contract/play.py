"""Games end, within a number of decisions, and at every moment it is clear who has to decide (contract 1)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

from permonik.kernel.errors import OutOfTurn, PermonikError
from permonik.kernel.match import Match
from permonik.kernel.onward import is_forced
from permonik.kernel.record import Record, Seal
from permonik.testing.contract.effort import enough, sample
from permonik.testing.contract.policies import POLICIES
from permonik.testing.contract.setups import Broken, Setup, has_many

CAP = 20_000  # decisions; a game that needs more does not end
NO_ACTIONS = (-1, 10**6, 10**30)  # numbers that somebody may send, and no question offers


class Count:
    """What a check has gone through: printed at the end of a run, so that nobody trusts an empty loop."""

    def __init__(self) -> None:
        self.games = 0
        self.entries = 0


class Played(NamedTuple):
    """A game that was played: its record, and what was true whenever somebody had to decide."""

    setup: Setup
    policy: str
    seed: int
    record: Record
    keys: dict[int, Hashable]  # number of entries → the position then
    totals: list[int]  # the final scores
    together: bool  # whether seats ever decided at the same time

    @property
    def name(self) -> str:
        return f"{self.setup}, seed {self.seed}, {self.policy} play"

    def rng(self, purpose: str) -> Random:
        return Random(f"{self.name}/{purpose}")


def played(setup: Setup, seeds: int, first: int = 0) -> Iterator[Played]:
    """Games of a set-up, by random and by sensible play alternately: `seeds` of each, of long games fewer (`effort`).

    Where a game has many set-ups, those with an option that is not the default get half of them, in turn.
    """
    halved = bool(setup.options) and has_many(setup.game)
    games = entries = 0
    for seed in range(first, first + seeds):
        if enough(setup, seeds, games, entries):
            return
        for number, policy in enumerate(POLICIES):
            if not halved or (seed + setup.players) % len(POLICIES) == number:
                game = play(setup, seed, policy)
                games += 1
                entries += len(game.record.entries)
                yield game


@lru_cache(maxsize=512)
def play(setup: Setup, seed: int, policy: str) -> Played:
    """One whole game."""
    rng = Random(f"{setup}/{policy}/{seed}")
    match = Match.start(setup.game, players=setup.players, seed=seed, options=setup.chosen, nonce=f"{setup}/{seed}")
    keys: dict[int, Hashable] = {}
    decisions = 0
    together = False
    while not match.over:
        where = f"{setup}, seed {seed}, {policy} play, entry {len(match.record.entries)}"
        seats = check_waiting(match, where)
        together = together or bool(match.state.lanes)
        seat = rng.choice(seats)
        actions = match.state.actions(seat)
        if not actions or len(set(actions)) != len(actions):
            raise Broken(f"{where}: seat {seat} is offered {actions}")
        keys[len(match.record.entries)] = hash(match.state.key())
        if decisions == 0:
            check_refusal(match, seat, where)
        asked = {other: match.asked_at(other) for other in seats if other != seat}
        match.choose(seat, POLICIES[policy](match.game, match.state, seat, actions, rng))
        for other, number in asked.items():
            if other in match.waiting() and match.asked_at(other) != number:
                raise Broken(f"{where}: the answer of seat {seat} renamed the question of seat {other}")
        decisions += 1
        if decisions > CAP:
            raise Broken(f"{where}: no end after {CAP} decisions")
    keys[len(match.record.entries)] = hash(match.state.key())
    check_end(match, f"{setup}, seed {seed}, {policy} play")
    return Played(setup, policy, seed, match.record, keys, [score.total for score in match.scores()], together)


def check_waiting(match: Match, where: str) -> tuple[int, ...]:
    """Somebody has to decide, and the others cannot."""
    seats = match.waiting()
    if not seats or list(seats) != sorted(set(seats)) or not set(seats) <= set(range(match.players)):
        raise Broken(f"{where}: waiting for {seats}")
    if match.state.turn() not in seats or match.state.chance() is not None:
        raise Broken(f"{where}: waiting for {seats}, but the turn is {match.state.turn()}")
    for seat in range(match.players):
        if seat in seats:
            if is_forced(match.state.open(seat), match.state.actions(seat)):
                raise Broken(f"{where}: seat {seat} is asked what has one answer only")
            continue
        try:
            match.options(seat)
        except OutOfTurn:
            continue
        raise Broken(f"{where}: seat {seat} has options out of turn")
    return seats


def check_refusal(match: Match, seat: int, where: str) -> None:
    """What is no action at all is refused in words, like an action that is not legal now."""
    for number in NO_ACTIONS:
        try:
            match.choose(seat, number)
        except PermonikError:
            continue
        except Exception as error:
            raise Broken(f"{where}: the answer {number} fails: {error!r}") from error
        raise Broken(f"{where}: the answer {number} is taken")


def check_end(match: Match, where: str) -> None:
    if match.waiting() or match.state.chance() is not None:
        raise Broken(f"{where}: the game is over, but waits")
    if not set(match.winners()) <= set(range(match.players)):
        raise Broken(f"{where}: seats {match.winners()} have won")
    if match.record.seal is None:
        raise Broken(f"{where}: the seed was not published at the end")


def check_games(setup: Setup, seeds: int, count: Count) -> None:
    """Whole games by everybody who plays for the contract."""
    for game in played(setup, seeds):
        count.games += 1
        count.entries += len(game.record.entries)


def retraced(record: Record, seal: Seal | None = None) -> Iterator[Match]:
    """The match of a record before its first entry and after each: one object, growing; without a seal, no dealer."""
    match = Match(Record(record.header), seal)
    yield match
    for entry in record.entries:
        match.retrace(entry, False)
        yield match


def sampled(game: Played, purpose: str, most: int) -> Iterator[Match]:
    """The same at every entry of a short game, and at some entries of a long one: about `most`, and its end."""
    chosen = sample(game.rng(f"{purpose}/entries"), len(game.record.entries), most)
    for match in retraced(game.record):
        if len(match.record.entries) in chosen:
            yield match
