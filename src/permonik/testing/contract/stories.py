"""The log is a ledger: added up it is the change of everybody's goods, and it names what moved them (contract 11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from permonik.kernel.match import Match
from permonik.kernel.message import Message
from permonik.kernel.record import Record
from permonik.testing.contract.causes import check_causes
from permonik.testing.contract.play import Count, Played
from permonik.testing.contract.setups import Broken
from permonik.testing.contract.watching import Heard, Watched, copied

Books = list[Counter[str]]  # per seat: by the message that words an amount, how many


def check_ledger_of_log(game: Played, count: Count, goods: Any) -> None:
    """Entry by entry, from what everybody is told and from what everybody sees; no entry tells a line twice."""
    match = Match(Record(game.record.header), None)
    held: Books = goods.held(match.view(None))
    watched = Watched(match, goods)
    for number, entry in enumerate(game.record.entries):
        where = f"{game.name}, entry {number}"
        before = copied(match.game, match.state)
        heard = watched.follow(entry, number)
        match.retrace(entry, False)
        lines = match.log(None, number)
        now: Books = goods.held(match.view(None))
        told = booked(match, lines)
        for seat in range(match.players):
            change = Counter(now[seat])
            change.subtract(held[seat])
            told[seat].subtract(change)
            wrong = {good: n for good, n in told[seat].items() if n}
            if wrong:
                raise Broken(f"{where}: of seat {seat} the log tells {wrong} too much: {lines}")
        texts = [repr((line.id, line.args)) for line in lines if line.id not in goods.REPEATED]
        if len(texts) != len(set(texts)):
            raise Broken(f"{where}: a line is told twice: {texts}")
        check_course(where, match, watched, heard)
        check_origins(where, match, heard, goods)
        check_causes(where, match.game, before, entry, heard, goods)
        held = now
        count.entries += 1
    count.games += 1


def booked(match: Match, lines: list[Message]) -> Books:
    books: Books = [Counter() for _ in range(match.players)]
    for line in lines:
        for moved in match.game.moved(line):
            books[moved.seat][moved.amount] += moved.n
    return books


def check_course(where: str, match: Match, watched: Watched, heard: list[Heard]) -> None:
    """What was watched is what happened."""
    told = [line for line, _ in match.told[len(match.told) - len(heard) :]] if heard else []
    if told != [one.line for one in heard] or watched.state.key() != match.state.key():
        raise Broken(f"{where}: step by step the game takes another course")


def check_origins(where: str, match: Match, heard: list[Heard], goods: Any) -> None:
    """`goods.causes(origin, view)`: the messages that may name what began with an answer, a deal or a step."""
    for line, step in heard:
        if not line.cause or not match.game.moved(line):
            continue
        if line.cause not in goods.causes(step.origin, match.view(None)):
            raise Broken(f"{where}: {line.cause!r} is named, but it was {step.origin!r} that moved goods: {line}")
