"""Which set-ups a game can be started in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from permonik.kernel.errors import BadOption
from permonik.kernel.game import Game, OptionValue
from permonik.kernel.registry import load


class Broken(AssertionError):
    """A promise of the contract is broken."""


class Setup(NamedTuple):
    game: str
    players: int
    options: tuple[tuple[str, OptionValue], ...]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.game, str(self.players), *chosen])

    @property
    def rules(self) -> Game:
        return load(self.game)

    @property
    def chosen(self) -> dict[str, OptionValue]:
        return dict(self.options)


def setups(game: Game) -> Iterator[Setup]:
    """All player counts, with the defaults and with each other value of each option, where they go together."""
    variants: list[tuple[tuple[str, OptionValue], ...]] = [()]
    for option in game.options():
        variants += [((option.id, value),) for value in option.values if value != option.default]
    found = 0
    for players in game.players:
        for chosen in variants:
            try:
                game.setup(players, game.check_options(dict(chosen)))
            except BadOption:
                continue
            found += 1
            yield Setup(game.id, players, chosen)
    if not found:
        raise Broken(f"{game.id} cannot be started at all")


MANY = 20  # set-ups; a game that has more is not played in all of them with few seeds
ROUND = 30  # seeds that bring one more number of players for each value of an option
SHARE = 5  # such a game gets a fifth of the seeds in each set-up


def spread(game: Game, seeds: int) -> list[Setup]:
    """The set-ups that so many seeds are worth: all of them, or where those are many, some.

    Every number of players comes up with the defaults. Each other value of an option comes up at one number of
    players for every ROUND seeds, in jumps of three, so that small and large tables take turns; enough seeds bring all.
    """
    found = list(setups(game))
    if len(found) <= MANY:
        return found
    values = list(dict.fromkeys([setup.options for setup in found if setup.options]))
    chosen = [setup for setup in found if not setup.options]
    for number, value in enumerate(values):
        possible = [setup for setup in found if setup.options == value]
        counts = range(min(len(possible), max(1, seeds // ROUND)))
        chosen += [possible[(number * 3 + 1 + count) % len(possible)] for count in counts]
    return chosen


def share(setup: Setup, seeds: int) -> int:
    """How many of the seeds a set-up gets."""
    return max(1, seeds // SHARE) if has_many(setup.game) else seeds


def has_many(game: str) -> bool:
    return how_many(game) > MANY


@cache
def how_many(game: str) -> int:
    """Set-ups."""
    return len(list(setups(load(game))))
