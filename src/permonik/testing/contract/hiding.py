"""A view hides: two worlds that a seat cannot tell apart look the same to it, byte by byte (contract 4).

The other world comes from a second hand (resample.py of each game), written from its rules of hidden information.
It works on records. To exchange cards in a *state* would prove less: what a seat has been told, how many entries
there are, what was answered without asking, and when a question arose all come from the history, and a state put
together by hand need not be reachable at all. Here both histories are played through the checks of a replay, so
the other world is legal by proof, and they are compared after every single entry. In a long game all can tell after
every entry who has to decide; the rest is compared after some entries.

Where a game hides nothing from one seat alone, the other world has the same entries under another seal: another
future lies with its dealer.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from random import Random
from typing import Any

from permonik.kernel.errors import PermonikError, RecordError
from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.testing.contract.effort import SHORT, is_long, sample
from permonik.testing.contract.play import Count, Played, retraced
from permonik.testing.contract.rows import written
from permonik.testing.contract.setups import Broken

CUTS = 2  # besides the whole game: early on, more is unknown; of a long game one
LOOKS = 240  # at a long game in its two worlds, by all observers together
VERY_LONG = 6 * SHORT  # then one beginning has to do, for each seat another


class Changes:
    """In how many cases the other world really was another one."""

    def __init__(self) -> None:
        self.cases = 0
        self.changed = 0


def check_hiding(game: Played, count: Count, resample: Any, changes: Changes) -> None:
    """For every seat and for spectators, on the whole game and on beginnings of it."""
    rng = game.rng("hiding")
    length = len(game.record.entries)
    for seat in [None, *range(game.setup.players)]:
        for cut in cuts(rng, length):
            here = Record(game.record.header, game.record.entries[:cut], game.record.seal)
            there = resample.resample(Record(here.header, list(here.entries)), seat, rng)
            changes.cases += 1
            other = there.entries != here.entries or there.seal is not None
            changes.changed += other
            if other:
                looks = sample(rng, cut, LOOKS // (game.setup.players + 1))
                compare_worlds(f"{game.name}, {cut} entries, seat {seat}", here, there, seat, looks)
                count.entries += cut
    count.games += 1


def cuts(rng: Random, length: int) -> list[int]:
    """How much of a game is played in another world."""
    if length > VERY_LONG and is_long(length):
        return [rng.randint(1, length)]
    return [length, *[rng.randint(1, length) for _ in range(1 if is_long(length) else CUTS)]]


def check_changes(where: str, changes: Changes, share: float) -> None:
    if changes.changed < share * changes.cases:
        raise Broken(
            f"{where}: only {changes.changed} of {changes.cases} worlds were other ones (at least {share:.0%} must be)"
        )


def compare_worlds(
    where: str, here: Record, there: Record, seat: int | None, looks: Collection[int] | None = None
) -> None:
    """Entry by entry; `looks`: only after these is everything compared."""
    if len(here.entries) != len(there.entries) or here.header != there.header:
        raise Broken(f"{where}: the records have different lengths")
    here_now, there_now = retraced(here, here.seal), retraced(there, there.seal)
    since = 0
    for number in range(len(here.entries) + 1):
        one = next(here_now)
        try:
            other = next(there_now)
        except (RecordError, PermonikError) as error:
            raise Broken(f"{where}: the other world is not possible, entry {number - 1}: {error}") from None
        if one.waiting() != other.waiting():
            raise Broken(f"{where}: waiting after entry {number - 1} tells the worlds apart")
        if looks is not None and number not in looks:
            continue
        for what, mine, its in zip(SEEN, observe(one, seat, since), observe(other, seat, since), strict=True):
            if mine != its:
                raise Broken(f"{where}: {what} after entry {number - 1} tells the worlds apart:\n{mine}\n{its}")
        since = number


SEEN = ("record length", "waiting", "a round ago", "log", "view", "row", "question", "undo", "errors")


def observe(match: Match, seat: int | None, since: int = 0) -> list[object]:
    """Everything that a seat can find out without deciding anything; of the log, what is new since an entry."""
    number = len(match.record.entries)
    seen: list[object] = [number, match.waiting(), match.round_ago(), match.log(seat, since)]
    seen.append(json.dumps(match.view(seat)))
    if seat is None:
        return [*seen, None, None, None, attempts(match, seat)]
    seen.append(written(match.game, match.state, seat, match.players))
    question: object = None
    if seat in match.waiting():
        question = (match.options(seat), match.question(seat), match.asked_at(seat))
    return [*seen, question, attempt(lambda: match.undoable(seat)), attempts(match, seat)]


def attempts(match: Match, seat: int | None) -> list[str]:
    """What calls say that must be refused."""
    who: Any = seat
    legal = match.state.actions(who) if seat in match.waiting() and seat is not None else []
    illegal = next((action for action in range(match.game.table.size) if action not in legal), -1)
    calls: list[Callable[[], object]] = [
        lambda: match.choose(who, illegal),
        lambda: match.choose(who, "nonsense"),
        lambda: match.choose(who, illegal, asked_at=10**6),
        lambda: match.choose(match.players, illegal),
    ]
    if seat not in match.waiting():
        calls += [lambda: match.options(who), lambda: match.question(who), lambda: match.asked_at(who)]
    return [attempt(call, must_fail=True) for call in calls]


def attempt(call: Callable[[], object], must_fail: bool = False) -> str:
    try:
        result = call()
    except PermonikError as error:
        return f"{type(error).__name__}: {error}"
    if must_fail:
        raise Broken(f"an illegal call was answered with {result!r}")
    return repr(result)
