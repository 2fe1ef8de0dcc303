"""Choices of several parts: pay from several stores, name two types, pick three of five.

The engine asks for the parts one by one, in an order that has no meaning: that keeps searches, learners and records
small. Nobody at a table should notice it. So the open question of such a chain also tells the whole choice (`Gather`),
and a person hands over all picks at once, in any order: `spelled` turns them into the small answers.

Where something is shown or dealt between two parts, or where their order matters, it is no such choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from permonik.kernel.errors import IllegalAction, listed
from permonik.kernel.step import AnyStep

if TYPE_CHECKING:
    from permonik.kernel.game import Game
    from permonik.kernel.state import State

NO_ACTION: Final = -1


class Item(NamedTuple):
    """Something that can be picked: the action that a pick stands for, and how often it may be picked."""

    action: int
    most: int = 1
    clashes: tuple[int, ...] = ()  # the actions with which it cannot be picked together
    needs: tuple[int, ...] = ()  # if there are any: one of these must be picked too


class Gather(NamedTuple):
    """The whole choice. Every multiset of picks that keeps to it is legal, and no other one is."""

    items: tuple[Item, ...]  # in the order in which the small questions take them
    least: int  # picks in all
    most: int
    close: int = NO_ACTION  # the small answer that says "no more", where one may pick fewer than `most`
    steps: int = 1  # how many steps of the agenda it stands for

    def item(self, action: int) -> Item | None:
        for item in self.items:
            if item.action == action:
                return item
        return None

    def flaw(self, picks: Sequence[int], game: Game) -> str | None:
        """What is wrong with picks, or None."""
        for pick in dict.fromkeys(picks):
            item = self.item(pick)
            if item is None:
                items = listed([game.text(item.action) for item in self.items])
                return f"{game.text(pick)!r} cannot be picked here; there are: {items}"
            if picks.count(pick) > item.most:
                return f"{game.text(pick)!r} can be picked {item.most} times, not {picks.count(pick)}"
            for other in item.clashes:
                if other in picks:
                    return f"{game.text(pick)!r} and {game.text(other)!r} cannot be picked together"
            if item.needs and not any([other in picks for other in item.needs]):
                return f"{game.text(pick)!r} needs one of {listed(map(game.text, item.needs))} beside it"
        if len(picks) > self.most:
            return f"{len(picks)} were picked; at most {self.most} may be"
        if len(picks) < self.least:
            return f"{len(picks)} were picked; at least {self.least} must be"
        return None


def gather(state: State, seat: int) -> Gather | None:
    """The whole choice that the open question of a waiting seat begins; None where it is for one answer."""
    return state.open(seat).gather(state)


def ways(whole: Gather, most: int) -> list[tuple[int, ...]]:
    """All ways to pick what a choice for a fixed number asks; none where there is only one, or more than `most`."""
    if whole.least != whole.most or any([item.clashes or item.needs for item in whole.items]):
        return []
    found: list[tuple[int, ...]] = [()]
    later = sum([item.most for item in whole.items])
    for item in whole.items:
        later -= item.most
        found = [
            (*way, *[item.action] * count)
            for way in found
            for count in range(min(item.most, whole.most - len(way)), -1, -1)
            if len(way) + count + later >= whole.least
        ]
        if len(found) > most:
            return []  # what is begun can be ended: there are at least as many in the end
    return found if len(found) > 1 else []


def spelled(game: Game, state: State, seat: int, picks: Sequence[int]) -> list[int]:
    """The small answers that picks, in any order, stand for; the state stays as it is."""
    whole = gather(state, seat)
    if whole is None:
        raise IllegalAction("this question is for one answer, not for several picks")
    flaw = whole.flaw(picks, game)
    if flaw is not None:
        raise IllegalAction(flaw)
    places = {item.action: place for place, item in enumerate(whole.items)}
    return play_out(game, state.clone(), seat, whole, sorted(picks, key=places.__getitem__))


def play_out(game: Game, state: State, seat: int, whole: Gather, picks: list[int]) -> list[int]:
    """Answers the chain of small questions, on a copy. It ends by itself where nothing is left to choose."""
    chain = Chain(state, seat, whole)
    answers: list[int] = []
    for pick in picks:
        if not chain.goes_on(state):
            return answers
        if pick not in state.actions(seat):
            raise IllegalAction(f"{game.text(pick)!r} does not go with the other picks")
        state.apply(seat, pick)
        answers.append(pick)
    if chain.goes_on(state):
        if whole.close not in state.actions(seat):
            raise IllegalAction(f"to {listed(map(game.text, picks))} something is missing")
        answers.append(whole.close)
    return answers


class Chain:
    """The small questions of a choice that a seat is asked now, to tell them from what comes after."""

    def __init__(self, state: State, seat: int, whole: Gather) -> None:
        self.seat = seat
        self.first = state.open(seat)
        self.lane = bool(state.lanes)
        self.below = len(state.agenda) if state.lanes else 0  # what waits for the lanes; it moves on when they end
        self.floor = len(stack(state, seat)) - whole.steps

    def goes_on(self, state: State) -> bool:
        """Whether the open question still belongs to the choice."""
        if bool(state.lanes) != self.lane or (self.lane and len(state.agenda) != self.below):
            return False
        steps = stack(state, self.seat)
        return len(steps) > self.floor and steps[-1].seat == self.seat and steps[-1].goes_on(self.first)


def stack(state: State, seat: int) -> list[AnyStep]:
    if not state.lanes:
        return state.agenda
    return state.lanes[seat] if seat < len(state.lanes) else []
