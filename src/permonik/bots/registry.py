"""Bots by name; `name@argument` says more. A name with a colon is a bot of somebody's own: `module:Class`.

People choose a level (easy, medium, hard, master: `levels.py`). The other names say how a bot thinks: the arena, old
records and old tables use them.
"""

from __future__ import annotations

import shlex
import tomllib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from permonik.bots import levels
from permonik.bots.base import Bot, BotFailed, UnknownBot
from permonik.bots.careless import AMONG, ERRS, CarelessBot
from permonik.bots.greedy import GreedyBot
from permonik.bots.process import ProcessBot
from permonik.bots.punctual import PunctualBot
from permonik.bots.random import RandomBot
from permonik.bots.search import SearchBot
from permonik.errors import listed
from permonik.kernel.game import View
from permonik.kernel.registry import load
from permonik.minds.doors import minded
from permonik.minds.network import Network

ENDLESS = 10**9


def every_game(game: str) -> bool:
    return True


@cache  # weights are read from a file, and the server asks for every game whenever it lists them
def evaluated(game: str) -> bool:
    return minded(load(game)).evaluation() is not None


def not_evaluated(game: str) -> bool:
    return not evaluated(game)


def no_game(game: str) -> bool:
    return False


class Kind(NamedTuple):
    """How a bot is made from a game id, a seed and what stands after the @ of its name; and which games it plays."""

    make: Callable[[str, int, str], Bot]
    plays: Callable[[str], bool] = every_game
    offered: Callable[[str], bool] = no_game  # to people, in these games
    sits: bool = False  # at a table of the server, for those who ask for it by name


def random(game: str, seed: int, argument: str) -> Bot:
    no_argument("random", argument)
    return RandomBot(game, seed)


def careless(game: str, seed: int, argument: str) -> Bot:
    """careless, or careless@0.3: it errs in that share of its thoughts; careless@0.3/9: among so many ways to begin."""
    share, _, ways = argument.partition("/")
    wrong = f"careless@{argument}: write a share, as in careless@0.3 or careless@0.3/9"
    errs = share_of_errors(share, ERRS, wrong)
    if ways and not (ways.isdecimal() and int(ways)):
        raise UnknownBot(wrong)
    return CarelessBot(game, seed, errs, int(ways or AMONG))


def greedy(game: str, seed: int, argument: str) -> Bot:
    """greedy, greedy@8 (how many lines of a kind it keeps), greedy@FILE (the weights of a TOML file)."""
    if argument.isdecimal():
        return GreedyBot(game, seed, width=max(1, int(argument)))
    return GreedyBot(game, seed, read_weights(argument, game) if argument else None)


def search(game: str, seed: int, argument: str) -> Bot:
    """search, search@400 (iterations), search@2.5s (seconds); search@400/0.3 errs in that share of its thoughts;
    search@400+FILE goes by the weights of a TOML file, or by the network of a .net file; with +FILE.toml+FILE.net by
    that network and a guide with those weights."""
    thinks, *files = argument.split("+")
    budget, _, share = thinks.partition("/")
    weights: dict[str, float] | None = None
    network: Network | None = None
    for file in files:
        if file.endswith(".net"):
            network = read_network(file)
        else:
            weights = read_weights(file, game)
    errs = share_of_errors(share, 0.0, f"search@{thinks}: write a share, as in search@400/0.3")
    if not budget:
        return SearchBot(game, seed, weights=weights, network=network, errs=errs)
    try:
        if budget.endswith("s"):
            seconds = positive(float(budget[:-1]))
            return SearchBot(game, seed, ENDLESS, seconds=seconds, weights=weights, network=network, errs=errs)
        return SearchBot(game, seed, int(positive(int(budget))), weights=weights, network=network, errs=errs)
    except ValueError:
        raise UnknownBot(f"search@{budget}: write search@400 for iterations or search@2.5s for seconds") from None


class LevelBot(PunctualBot):
    """The bot of a level: that of its game at first, that of the table as soon as it has seen one.

    `seconds`: for a turn, where it shall not have those of its level.
    """

    def __init__(self, level: str, game: str, seed: int, seconds: float | None = None) -> None:
        self.level = level
        self.turn_seconds = levels.SECONDS[level] if seconds is None else seconds
        self.called = levels.bot_of(level, game)
        super().__init__(self.thinker(self.called, game, seed), self.turn_seconds + levels.MORE)

    def thinker(self, name: str, game: str, seed: int) -> GreedyBot | SearchBot:
        bot = make(name, game, seed)
        assert isinstance(bot, GreedyBot | SearchBot), "whoever thinks by an evaluation can be hurried"
        if isinstance(bot, SearchBot):
            bot.turn_seconds = self.turn_seconds
        return bot

    def sit(self, view: View) -> None:
        self.call(levels.bot_at(self.level, self.game, view))

    def call(self, called: str) -> None:
        if called != self.called:
            self.called = called
            self.take(self.thinker(called, self.game, self.seed))

    def watch(self, view: View, seat: int, action: int) -> None:
        self.sit(view)
        super().watch(view, seat, action)

    def think(self, view: View) -> list[int]:
        self.sit(view)
        return super().think(view)

    def memory(self) -> dict[str, Any]:
        return super().memory() | {"called": self.called}

    def resume(self, memory: dict[str, Any]) -> None:
        self.call(memory["called"])
        super().resume(memory)


def level(name: str) -> Callable[[str, int, str], Bot]:
    def make_level(game: str, seed: int, argument: str) -> Bot:
        no_argument(name, argument)
        return LevelBot(name, game, seed)

    return make_level


def offered_as(name: str) -> Callable[[str], bool]:
    return lambda game: evaluated(game) and levels.is_step(name, game)


def command(game: str, seed: int, argument: str) -> Bot:
    """command@PROGRAM ARGUMENTS: any program that speaks the lines of `permonik.bots.wire` (docs/research.md)."""
    try:
        words = shlex.split(argument)
    except ValueError as error:
        raise UnknownBot(f"command@{argument}: {error}") from None
    if not words:
        raise UnknownBot("write command@PROGRAM, as in command@./my-bot")
    return ProcessBot(words[0], game, seed, command=[*words, "--game", game, "--seed", str(seed)])


def share_of_errors(share: str, usual: float, wrong: str) -> float:
    try:
        errs = float(share or usual)
    except ValueError:
        raise UnknownBot(wrong) from None
    if not 0 <= errs <= 1:
        raise UnknownBot(wrong)
    return errs


def positive(number: float) -> float:
    if not 0 < number < ENDLESS:
        raise ValueError(number)
    return number


def read_weights(file: str, game: str) -> dict[str, float]:
    try:
        table = tomllib.loads(Path(file).read_text(encoding="utf-8"))
        weights = {name: float(value) for name, value in table.items() if isinstance(value, int | float)}
        minded(load(game)).evaluation(weights)
    except (OSError, ValueError) as error:
        raise UnknownBot(f"weights cannot be read from {file}: {error}") from None
    except KeyError as missing:
        raise UnknownBot(f"weights cannot be read from {file}: {game} needs {missing}, too") from None
    return weights


@cache
def read_network(file: str) -> Network:
    try:
        return Network(Path(file).read_bytes())
    except (OSError, ValueError, KeyError) as error:
        raise UnknownBot(f"no network can be read from {file}: {error}") from None


def no_argument(name: str, argument: str) -> None:
    if argument:
        raise UnknownBot(f"{name} takes nothing after an @")


BOTS: dict[str, Kind] = {
    "random": Kind(random, offered=not_evaluated, sits=True),
    "careless": Kind(careless, evaluated),
    "greedy": Kind(greedy, evaluated, sits=True),
    "search": Kind(search, evaluated),
    "command": Kind(command),
    # What people choose from, the strongest last.
    **{name: Kind(level(name), evaluated, offered=offered_as(name), sits=True) for name in levels.NAMES},
}


def names(game: str, all: bool = False) -> tuple[str, ...]:
    """The bots that people are offered in a game, from the weakest to the strongest; or all that play it."""
    load(game)
    return tuple(name for name, kind in BOTS.items() if kind.plays(game) and (all or kind.offered(game)))


def sitting(game: str) -> tuple[str, ...]:
    """The bots that may sit at a table of the server. `search` may not: it would think for as long as it likes."""
    return tuple(name for name in names(game, all=True) if BOTS[name].sits)


def default(game: str) -> str:
    """The opponent of those who have not chosen one."""
    offered = names(game)
    return levels.DEFAULT if levels.DEFAULT in offered else offered[-1]


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
        raise BotFailed(f"bot {name!r} cannot be made: {type(error).__name__}: {error}") from error
    if not isinstance(bot, Bot):
        raise UnknownBot(f"{name!r} makes {bot!r}, which is no permonik.bots.Bot")
    return bot
