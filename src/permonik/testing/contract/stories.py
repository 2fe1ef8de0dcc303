"""The log is a ledger: added up it is the change of everybody's goods, and it names what moved them (contract 11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from permonik.kernel import state as kernel_state
from permonik.kernel.match import Match
from permonik.kernel.message import Message
from permonik.kernel.record import Dealt, Decision, Entry, Record
from permonik.kernel.step import AUTO, AnyStep
from permonik.testing.contract.play import Count, Played
from permonik.testing.contract.setups import Broken

COMPILED = not kernel_state.__file__.endswith(".py")  # a compiled state lets nobody watch its agenda

Books = list[Counter[str]]  # per seat: by the message that words an amount, how many


def check_ledger_of_log(game: Played, count: Count, goods: Any) -> None:
    """Entry by entry, from what everybody is told and from what everybody sees; no entry tells a line twice."""
    match = Match(Record(game.record.header), None)
    held: Books = goods.held(match.view(None))
    origins = Origins(match, goods)
    for number, entry in enumerate(game.record.entries):
        where = f"{game.name}, entry {number}"
        origins.watch(entry)
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
        origins.check(where)
        held = now
        count.entries += 1
    count.games += 1


def booked(match: Match, lines: list[Message]) -> Books:
    books: Books = [Counter() for _ in range(match.players)]
    for line in lines:
        for moved in match.game.moved(line):
            books[moved.seat][moved.amount] += moved.n
    return books


class Origins:
    """Where goods come from, seen without the log's help: every step that waits remembers what it was put there by.

    An origin is the text of an answer, `deck outcome` of something dealt, or the name of a step of nobody.
    `goods.begins(text)`: whether something new begins with it, or only what was begun goes on;
    `goods.causes(origin, view)`: the messages that may name it.
    """

    def __init__(self, match: Match, goods: Any) -> None:
        self.match = match
        self.goods = goods
        self.now = ""
        self.answered = ""
        self.heard: list[str] = []

    def watch(self, entry: Entry) -> None:
        state, game = self.match.state, self.match.game
        self.heard = []
        self.answered = ""
        if isinstance(entry, Decision):
            self.answered = game.text(entry.action)
        elif isinstance(entry, Dealt):
            self.answered = f"{entry.deck} {game.outcome_text(entry.deck, entry.outcome)}"
        if not COMPILED:
            if not isinstance(state.agenda, Agenda):
                state.agenda = Agenda(state.agenda, self)
            state.said = Said(self)

    def popped(self, step: AnyStep, origin: str) -> None:
        """A step is carried out: by the answer that was given, or by nobody."""
        self.now = origin
        begun = type(step).__name__ if step.seat == AUTO else self.answered
        if self.goods.begins(begun):
            self.now = begun

    def check(self, where: str) -> None:
        lines = [line for line, _ in self.match.told[len(self.match.told) - len(self.heard) :]] if self.heard else []
        for line, origin in zip(lines, self.heard, strict=True):
            if not line.cause or not self.match.game.moved(line):
                continue
            if line.cause not in self.goods.causes(origin, self.match.view(None)):
                raise Broken(f"{where}: {line.cause!r} is named, but it was {origin!r} that moved goods: {line}")


class Agenda(list[AnyStep]):
    """An agenda that remembers for each step what put it there."""

    def __init__(self, steps: list[AnyStep], origins: Origins) -> None:
        super().__init__(steps)
        self.origins = origins
        self.by = [""] * len(steps)

    def append(self, step: AnyStep) -> None:
        super().append(step)
        self.by.append(self.origins.now)

    def extend(self, steps: Any) -> None:
        for step in list(steps):
            self.append(step)

    def insert(self, at: Any, step: AnyStep) -> None:
        super().insert(at, step)
        self.by.insert(at, self.origins.now)

    def pop(self, at: Any = -1) -> AnyStep:
        step = super().pop(at)
        self.origins.popped(step, self.by.pop(at))
        return step


class Said(list[tuple[int, tuple[int, ...], int]]):
    """What is said, with what was going on then."""

    def __init__(self, origins: Origins) -> None:
        super().__init__()
        self.origins = origins

    def append(self, said: tuple[int, tuple[int, ...], int]) -> None:
        super().append(said)
        self.origins.heard.append(self.origins.now)

    def pop(self, at: Any = -1) -> tuple[int, tuple[int, ...], int]:
        self.origins.heard.pop(at)
        return super().pop(at)
