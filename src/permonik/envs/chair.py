"""One seat at a table whose other seats are played by bots: what a single agent steps through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, cast

from permonik.envs.seating import LONGEST, Seating
from permonik.kernel.errors import BadSeat
from permonik.kernel.game import Option, View
from permonik.kernel.state import OVER
from permonik.minds.episode import Episode


class Opponent(Protocol):
    """Whoever answers from a view and options: every `permonik.bots.Bot` does.

    With a true `watches` it is also told of others' answers by `watch(view, seat, action)`, with its view of before.
    One that has a `memory()` and a `resume(memory)` goes on alike in a copy; any other is made anew there.
    """

    def choose(self, view: View, options: Sequence[Option]) -> int: ...


class Watcher(Opponent, Protocol):
    def watch(self, view: View, seat: int, action: int) -> None: ...


class Rememberer(Opponent, Protocol):
    def memory(self) -> Any: ...

    def resume(self, memory: Any) -> None: ...


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
        self.seeds: dict[int, int] = {}  # of the bots
        self.rng = Random(0)
        self.episode: Episode

    def __getstate__(self) -> dict[str, Any]:
        """Bots stay where they are, since some hold a process or a file. What they remember goes with the copy."""
        asked = {seat: getattr(bot, "memory", None) for seat, bot in self.bots.items()}
        memories = {seat: memory() for seat, memory in asked.items() if callable(memory)}
        return {**self.__dict__, "bots": {}, "memories": memories}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """The copy's bots are made with the seeds of the originals, and remember what these do."""
        memories = kept.pop("memories")
        self.__dict__.update(kept)
        self.invite()
        for seat, memory in memories.items():
            if memory is not None:
                cast(Rememberer, self.bots[seat]).resume(memory)

    def start(self, seed: int) -> None:
        """A new deal. Bots never get its seed: they would know the whole layout."""
        self.episode = self.seating.start(seed)
        if self.seating.players == 1:
            return
        self.rng = Random(f"opponents/{seed}")
        self.leave()
        if self.opponents is not None:
            others = [seat for seat in range(self.seating.players) if seat != self.seat]
            self.seeds = {seat: self.rng.getrandbits(62) for seat in others}
            self.invite()
        self.others()

    def invite(self) -> None:
        for seat, seed in self.seeds.items():
            assert self.opponents is not None
            self.bots[seat] = self.opponents(self.seating.game.id, seed)

    def choose(self, action: int) -> None:
        """An answer of the own seat, one of `episode.actions`; then the others play until it is asked again."""
        if self.bots:
            self.openly(action)
        else:
            self.episode.choose(action)
        if self.seating.players > 1:
            self.others()

    def openly(self, action: int) -> None:
        """Carries out an answer, and tells the bots that watch of it, as far as their seats see it."""
        game, state, seat = self.seating.game, self.episode.state, self.episode.seat
        audience = state.open(seat).audience(state)
        seen = [
            (cast(Watcher, bot), game.view(state, other))
            for other, bot in self.bots.items()
            if other != seat and audience >> other & 1 and getattr(bot, "watches", False)
        ]
        self.episode.choose(action)
        for bot, view in seen:
            bot.watch(view, seat, action)

    def others(self) -> None:
        episode = self.episode
        if self.opponents is None:
            episode.choose_for_others(self.seat, self.rng, LONGEST)
            return
        while episode.seat not in (self.seat, OVER) and episode.choices < LONGEST:
            game, state, seat = self.seating.game, episode.state, episode.seat
            options = [game.describe(state, seat, action) for action in episode.actions]
            self.openly(self.seating.check(episode, self.bots[seat].choose(game.view(state, seat), options)))

    @property
    def over(self) -> bool:
        return self.episode.seat == OVER

    @property
    def too_long(self) -> bool:
        return self.episode.choices >= LONGEST

    def reward(self) -> float:
        return self.seating.results(self.episode)[self.seat]

    def leave(self) -> None:
        """Gives back what bots hold."""
        for bot in self.bots.values():
            close = getattr(bot, "close", None)
            if close is not None:
                close()
        self.bots = {}
