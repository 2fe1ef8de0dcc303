"""Bots by name; `name@argument` says more. A name with a colon is a bot of somebody's own: `module:Class`."""

from __future__ import annotations

import shlex
import tomllib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from permonik.bots.base import Bot, BotFailed, UnknownBot
from permonik.bots.greedy import GreedyBot
from permonik.bots.process import ProcessBot
from permonik.bots.random import RandomBot
from permonik.bots.search import SearchBot
from permonik.errors import listed
from permonik.kernel.registry import load

ENDLESS = 10**9


def every_game(game: str) -> bool:
    return True


def evaluated(game: str) -> bool:
    return load(game).evaluation() is not None


class Kind(NamedTuple):
    """How a bot is made from a game id, a seed and what stands after the @ of its name; and which games it plays."""

    make: Callable[[str, int, str], Bot]
    plays: Callable[[str], bool] = every_game
    offered: bool = True  # to people, at tables; the others are for the arena


def random(game: str, seed: int, argument: str) -> Bot:
    no_argument("random", argument)
    return RandomBot(game, seed)


def greedy(game: str, seed: int, argument: str) -> Bot:
    """greedy, or greedy@FILE: with the weights of a TOML file."""
    return GreedyBot(game, seed, read_weights(argument) if argument else None)


def search(game: str, seed: int, argument: str) -> Bot:
    """search, search@400 (iterations), search@2.5s (seconds)."""
    if not argument:
        return SearchBot(game, seed)
    try:
        if argument.endswith("s"):
            return SearchBot(game, seed, iterations=ENDLESS, seconds=positive(float(argument[:-1])))
        return SearchBot(game, seed, iterations=int(positive(int(argument))))
    except ValueError:
        raise UnknownBot(f"search@{argument}: write search@400 for iterations or search@2.5s for seconds") from None


def command(game: str, seed: int, argument: str) -> Bot:
    """command@PROGRAM ARGUMENTS: any program that speaks the lines of `permonik.bots.wire` (docs/research.md)."""
    try:
        words = shlex.split(argument)
    except ValueError as error:
        raise UnknownBot(f"command@{argument}: {error}") from None
    if not words:
        raise UnknownBot("write command@PROGRAM, as in command@./my-bot")
    return ProcessBot(words[0], game, seed, command=[*words, "--game", game, "--seed", str(seed)])


def positive(number: float) -> float:
    if not 0 < number < ENDLESS:
        raise ValueError(number)
    return number


def read_weights(file: str) -> dict[str, float]:
    try:
        weights = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise UnknownBot(f"weights cannot be read from {file}: {error}") from None
    return {name: float(value) for name, value in weights.items() if isinstance(value, (int, float))}


def no_argument(name: str, argument: str) -> None:
    if argument:
        raise UnknownBot(f"{name} takes nothing after an @")


# From the weakest to the strongest: the last one that plays a game is its default opponent.
BOTS: dict[str, Kind] = {
    "random": Kind(random),
    "greedy": Kind(greedy, evaluated),
    "search": Kind(search, evaluated, offered=False),
    "command": Kind(command, offered=False),
}


def names(game: str, all: bool = False) -> tuple[str, ...]:
    """The bots that people may ask for in a game; or all that play it."""
    load(game)
    return tuple(name for name, kind in BOTS.items() if kind.plays(game) and (kind.offered or all))


def make(name: str, game: str, seed: int) -> Bot:
    """A bot for one seat of one match.

    Never give it the seed of the match itself: a bot that knew it would know the whole deal.
    """
    base, _, argument = name.partition("@")
    if ":" in name and base != "command":
        load(game)
        return own(name, game, seed)
    if base not in names(game, all=True):
        raise UnknownBot(f"no bot {base!r} plays {game}; there are: {listed(names(game, all=True))}")
    return BOTS[base].make(game, seed, argument)


def check(name: str, game: str) -> None:
    """Raises what `make` would raise."""
    make(name, game, 0).close()


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
