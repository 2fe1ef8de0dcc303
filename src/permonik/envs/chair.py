"""One seat at a table whose other seats are played by bots: what a single agent steps through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, cast

from permonik.envs.seating import LONGEST, Seating
from permonik.kernel.errors import BadSeat
from permonik.kernel.game import Option, View
from permonik.kernel.state import OVER
from permonik.minds.walk import Walk


class Opponent(Protocol):
    """Whoever answers from a view and options: every `permonik.bots.Bot` does.

    With a true `watches` it is also told of others' answers by `watch(view, seat, action)`, with its view of before.
    """

    def choose(self, view: View, options: Sequence[Option]) -> int: ...


class Watcher(Opponent, Protocol):
    def watch(self, view: View, seat: int, action: int) -> None: ...


# Makes a bot from the id of the game and a seed: functools.partial(permonik.bots.registry.make, "greedy").
MakeOpponent = Callable[[str, int], Opponent]


class Chair:
    """`opponents`: who plays the other seats; None: random answers, straight in the engine."""

    def __init__(self, seating: Seating, seat: int = 0, opponents: MakeOpponent | None = None) -> None:
        if not 0 <= seat < seating.players:
            raise BadSeat(f"there are seats 0 to {seating.players - 1}, not {seat!r}")
        self.seating = seating
        self.seat = seat
        self.opponents = opponents
        self.bots: dict[int, Opponent] = {}
        self.rng = Random(0)
        self.walk: Walk

    def start(self, seed: int) -> None:
        """A new deal. Bots never get its seed: they would know the whole layout."""
        self.walk = self.seating.start(seed)
        if self.seating.players == 1:
            return
        self.rng = Random(f"opponents/{seed}")
        if self.opponents is not None:
            self.leave()
            for seat in range(self.seating.players):
                if seat != self.seat:
                    self.bots[seat] = self.opponents(self.seating.game.id, self.rng.getrandbits(62))
        self.others()

    def choose(self, action: int) -> None:
        """An answer of the own seat, one of `walk.actions`; then the others play until it is asked again."""
        if self.bots:
            self.openly(action)
        else:
            self.walk.choose(action)
        if self.seating.players > 1:
            self.others()

    def openly(self, action: int) -> None:
        """Carries out an answer, and tells the bots that watch of it, as far as their seats see it."""
        game, state, seat = self.seating.game, self.walk.state, self.walk.seat
        audience = state.open(seat).audience(state)
        seen = [
            (cast(Watcher, bot), game.view(state, other))
            for other, bot in self.bots.items()
            if other != seat and audience >> other & 1 and getattr(bot, "watches", False)
        ]
        self.walk.choose(action)
        for bot, view in seen:
            bot.watch(view, seat, action)

    def others(self) -> None:
        walk = self.walk
        if self.opponents is None:
            walk.choose_for_others(self.seat, self.rng, LONGEST)
            return
        while walk.seat not in (self.seat, OVER) and walk.choices < LONGEST:
            game, state, seat = self.seating.game, walk.state, walk.seat
            options = [game.describe(state, seat, action) for action in walk.actions]
            self.openly(self.seating.check(walk, self.bots[seat].choose(game.view(state, seat), options)))

    @property
    def over(self) -> bool:
        return self.walk.seat == OVER

    @property
    def too_long(self) -> bool:
        return self.walk.choices >= LONGEST

    def reward(self) -> float:
        return self.seating.results(self.walk)[self.seat]

    def leave(self) -> None:
        """Gives back what bots hold."""
        for bot in self.bots.values():
            close = getattr(bot, "close", None)
            if close is not None:
                close()
        self.bots = {}
