"""A cause that the log names is what moved the goods: take it away, and they stay where they are (contract 11).

`goods.without(state, seat, cause)` makes of a copy the same position without what the cause names (the room stands no
longer in the seat's home, nothing grows on its fields), or gives None where the seat has nothing of the kind; with
`NOBODY` for a seat, without what belongs to all.
`goods.LIFTED` lists the causes that can be taken away, those first that add something to what others bring; without
those of `goods.ASKED` their own answers are not there.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from permonik.kernel.game import Game
from permonik.kernel.message import Message, told
from permonik.kernel.record import Dealt, Decision, Entry
from permonik.kernel.step import CHANCE, Code
from permonik.testing.contract.setups import Broken
from permonik.testing.contract.watching import Birth, Heard, copied

Lines = Counter[tuple[int, str, str]]  # those of a seat that name a cause, by their text
Sum = Counter[tuple[int, str]]  # by seat and the message that words an amount
NOBODY = -1


class Course:
    """What an entry does in a position: the lines that name a cause, and what moved beside what other lines tell."""

    def __init__(self, game: Game, state: Any, entry: Entry, goods: Any) -> None:
        before = goods.held(game.view(state, None))
        answer(state, entry)
        after = goods.held(game.view(state, None))
        self.players = len(after)
        self.moved: Sum = Counter()
        for seat in range(self.players):
            for amount in {*before[seat], *after[seat]}:
                self.moved[seat, amount] += after[seat][amount] - before[seat][amount]
        self.lines: Lines = Counter()
        for said in state.said:
            line = told(game.lines, 0, said)
            if line.cause:
                self.lines[owner(game, line), line.cause, repr((line.id, line.args))] += 1
            else:
                self.moved.subtract(booked(game, [line]))


def check_causes(where: str, game: Game, before: Any, entry: Entry, heard: list[Heard], goods: Any) -> None:
    """What can be taken away is taken away, one after the other, and each time just the lines go that name it."""
    left = [one for one in heard if one.line.cause in goods.LIFTED and game.moved(one.line)]
    if not left:
        return
    course = Course(game, copied(game, before), entry, goods)
    for cause in goods.LIFTED:
        for seat in (NOBODY, *range(course.players)):
            lifted = goods.without(copied(game, before), seat, cause)
            if lifted is None:
                continue
            mine = [one for one in left if one.line.cause == cause and seat in (NOBODY, owner(game, one.line))]
            # An answer that is not offered since nothing would come of it is carried out all the same.
            if possible(lifted, entry) or (mine and cause not in goods.ASKED):
                without = Course(game, copied(game, lifted), entry, goods)
                if without.lines == course.lines:
                    mine = []  # it may have put the step there that tells of it now
                check_gone(f"{where}: {cause} of seat {seat}", game, course, without, mine)
                before, course = lifted, without
            left = [one for one in left if one not in mine]
    for one in left:
        if not was_put_by(game, owner(game, one.line), one.line.cause, one.step.birth, goods):
            raise Broken(f"{where}: {one.line.cause} is named, but without it the same happens: {one.line}")


def check_gone(where: str, game: Game, course: Course, without: Course, mine: list[Heard]) -> None:
    lines = [one.line for one in mine]
    due: Lines = Counter([(owner(game, line), line.cause, repr((line.id, line.args))) for line in lines])
    gone, come = course.lines - without.lines, without.lines - course.lines
    if gone != due or come:
        raise Broken(f"{where} is named for {[*due]}; without it these go: {[*gone]}, and these come: {[*come]}")
    moved = Counter(course.moved)
    moved.subtract(without.moved)
    moved.subtract(booked(game, lines))
    wrong = {what: n for what, n in moved.items() if n}
    if wrong:
        raise Broken(f"{where} is named for {lines}; it moves {wrong} more")


def was_put_by(game: Game, seat: int, cause: str, birth: Birth | None, goods: Any) -> bool:
    """Whether a step with this birth would not have come to wait without the cause, nor another of its kind."""
    while birth is not None:
        lifted = goods.without(copied(game, birth.before), seat, cause)
        if lifted is not None and possible(lifted, birth.entry):
            real = copied(game, birth.before)
            answer(real, birth.entry)
            answer(lifted, birth.entry)
            gone, come = waiting(real) - waiting(lifted), waiting(lifted) - waiting(real)
            if birth.code in gone and birth.code[0] not in [code[0] for code in come]:
                return True
        birth = birth.parent
    return False


def waiting(state: Any) -> Counter[Code]:
    return Counter([code for stack in state.agenda_codes() for code in stack])


def answer(state: Any, entry: Entry) -> None:
    if isinstance(entry, Decision):
        state.apply(entry.seat, entry.action)
    elif isinstance(entry, Dealt):
        state.apply(CHANCE, entry.outcome)


def possible(state: Any, entry: Entry) -> bool:
    if isinstance(entry, Decision):
        return entry.seat in state.waiting() and entry.action in state.actions(entry.seat)
    return state.chance() is not None


def owner(game: Game, line: Message) -> int:
    """Whose goods a line tells of, or -1."""
    return next((one.seat for one in game.moved(line)), -1)


def booked(game: Game, lines: list[Message]) -> Sum:
    found: Sum = Counter()
    for line in lines:
        for one in game.moved(line):
            found[one.seat, one.amount] += one.n
    return found
