"""Bots by name. A name with a colon is a bot of somebody's own: `module:Class`, made with a game id and a seed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from permonik.bots.base import Bot, UnknownBot
from permonik.bots.random import RandomBot
from permonik.errors import listed
from permonik.kernel.registry import load


class Kind(NamedTuple):
    """How a bot is made from a game id and a seed, and which games it plays (None: all)."""

    make: Callable[[str, int], Bot]
    games: frozenset[str] | None = None


BOTS: dict[str, Kind] = {
    "random": Kind(RandomBot),
}


def names(game: str) -> tuple[str, ...]:
    """The bots that play a game."""
    load(game)
    return tuple(name for name, kind in BOTS.items() if kind.games is None or game in kind.games)


def make(name: str, game: str, seed: int) -> Bot:
    """A bot for one seat of one match.

    Never give it the seed of the match itself: a bot that knew it would know the whole deal.
    """
    if ":" in name:
        load(game)
        return own(name)(game, seed)
    if name not in names(game):
        raise UnknownBot(f"no bot {name!r} plays {game}; there are: {listed(names(game))}")
    return BOTS[name].make(game, seed)


def own(name: str) -> Callable[[str, int], Bot]:
    module, _, attribute = name.partition(":")
    try:
        factory: Callable[[str, int], Bot] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"bot {name!r} cannot be loaded: {error}") from None
    if not callable(factory):
        raise UnknownBot(f"bot {name!r} is no class and no function")
    return factory
