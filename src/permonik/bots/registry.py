"""Bots by name. A name with a colon is a bot of somebody's own: `module:Class`, made with a game id and a seed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from permonik.bots.base import Bot, BotFailed, UnknownBot
from permonik.bots.greedy import GreedyBot
from permonik.bots.random import RandomBot
from permonik.errors import listed
from permonik.kernel.registry import load


def every_game(game: str) -> bool:
    return True


def evaluated(game: str) -> bool:
    return load(game).evaluation() is not None


class Kind(NamedTuple):
    """How a bot is made from a game id and a seed, and which games it plays."""

    make: Callable[[str, int], Bot]
    plays: Callable[[str], bool] = every_game


# From the weakest to the strongest: the last one that plays a game is its default opponent.
BOTS: dict[str, Kind] = {
    "random": Kind(RandomBot),
    "greedy": Kind(GreedyBot, evaluated),
}


def names(game: str) -> tuple[str, ...]:
    """The bots that play a game."""
    load(game)
    return tuple(name for name, kind in BOTS.items() if kind.plays(game))


def make(name: str, game: str, seed: int) -> Bot:
    """A bot for one seat of one match.

    Never give it the seed of the match itself: a bot that knew it would know the whole deal.
    """
    if ":" in name:
        load(game)
        return own(name, game, seed)
    if name not in names(game):
        raise UnknownBot(f"no bot {name!r} plays {game}; there are: {listed(names(game))}")
    return BOTS[name].make(game, seed)


def own(name: str, game: str, seed: int) -> Bot:
    module, _, attribute = name.partition(":")
    try:
        factory: Callable[[str, int], object] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownBot(f"bot {name!r} cannot be loaded: {error}") from None
    try:
        bot = factory(game, seed)
    except Exception as error:  # somebody else's code: whatever it raises, it is the bot that failed
        raise BotFailed(f"bot {name!r} cannot be made: {error!r}") from error
    if not isinstance(bot, Bot):
        raise UnknownBot(f"{name!r} makes {bot!r}, which is no permonik.bots.Bot")
    return bot
