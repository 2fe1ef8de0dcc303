"""Which set-ups a game can be started in."""

from __future__ import annotations

from collections.abc import Iterator
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
    def room(self) -> Game:
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
