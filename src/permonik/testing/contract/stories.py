"""The log is a ledger: added up it is the change of everybody's goods, and it names what moved them (contract 11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from permonik.kernel.game import Game
from permonik.kernel.match import Match
from permonik.kernel.message import Message
from permonik.kernel.record import Entry, Record
from permonik.kernel.state import State
from permonik.testing.contract.causes import answer, check_causes
from permonik.testing.contract.play import Count, Played
from permonik.testing.contract.setups import Broken
from permonik.testing.contract.watching import Heard, Watched, copied

Books = list[Counter[str]]  # per seat: by the message that words an amount, how many


def check_ledger_of_log(game: Played, count: Count, goods: Any) -> None:
    """Entry by entry, from what everybody is told and from what everybody sees; no entry tells a line twice."""
    match = Match(Record(game.record.header), None)
    rules = match.game
    held: Books = goods.held(match.view(None))
    watched = Watched(rules, rules.setup(match.players, match.settings), goods)
    for number, entry in enumerate(game.record.entries):
        where = f"{game.name}, entry {number}"
        before = copied(rules, match.state)
        heard = watched.follow(entry, number)
        match.retrace(entry, False)
        lines = match.log(None, number)
        now: Books = goods.held(match.view(None))
        check_sums(where, rules, held, lines, now)
        texts = [repr((line.id, line.args)) for line in lines if line.id not in goods.REPEATED]
        if len(texts) != len(set(texts)):
            raise Broken(f"{where}: a line is told twice: {texts}")
        told = match.told.messages(len(match.told) - len(heard))
        if told != [one.line for one in heard] or watched.state.key() != match.state.key():
            raise Broken(f"{where}: step by step the game takes another course")
        check_origins(where, rules, match.state, heard, goods)
        check_causes(where, rules, before, entry, heard, goods)
        held = now
        count.entries += 1
    count.games += 1


class Accounts:
    """The same at a table where rules are tested: every entry, also in positions that no game has led to."""

    def __init__(self, rules: Game, goods: Any) -> None:
        self.rules = rules
        self.goods = goods
        self.watched: Watched | None = None

    def book(self, state: Any, entry: Entry) -> None:
        rules, goods = self.rules, self.goods
        if self.watched is None or self.watched.state.key() != state.key():
            self.watched = Watched(rules, copied(rules, state), goods)
        before = copied(rules, state)
        heard = self.watched.follow(entry, 0)
        answer(state, entry)
        held = [goods.held(rules.view(one, None)) for one in (before, state)]
        where = f"{rules.id}, {entry}"
        check_sums(where, rules, held[0], [one.line for one in heard], held[1])
        # What waited here from the start, nobody knows where it comes from.
        check_origins(where, rules, state, [one for one in heard if one.step.origin], goods)
        check_causes(where, rules, before, entry, heard, goods)


def check_sums(where: str, rules: Game, before: Books, lines: list[Message], after: Books) -> None:
    books: Books = [Counter() for _ in after]
    for line in lines:
        for moved in rules.moved(line):
            books[moved.seat][moved.amount] += moved.n
    for seat, told in enumerate(books):
        told.subtract(after[seat])
        told.update(before[seat])
        wrong = {good: n for good, n in told.items() if n}
        if wrong:
            raise Broken(f"{where}: of seat {seat} the log tells {wrong} too much: {lines}")


def check_origins(where: str, rules: Game, state: State, heard: list[Heard], goods: Any) -> None:
    """`goods.causes(origin, view)`: the messages that may name what began with an answer, a deal or a step."""
    for line, step in heard:
        if not line.cause or not rules.moved(line):
            continue
        if line.cause not in goods.causes(step.origin, rules.view(state, None)):
            raise Broken(f"{where}: {line.cause!r} is named, but it was {step.origin!r} that moved goods: {line}")
