"""Which games there are. A game joins by the entry point group "permonik.games"; the kernel knows none by name."""

from __future__ import annotations

import sys
import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import is_typeddict

from permonik.kernel.errors import BrokenGame, UnknownGame, listed
from permonik.kernel.game import Game


@cache
def found() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="permonik.games")}


def games(hidden: bool = False) -> tuple[str, ...]:
    """The ids of all registered games; with `hidden` also those that are kept out of players' lists."""
    names = []
    for name in sorted(found()):
        try:
            if not load(name).hidden or hidden:
                names.append(name)
        except BrokenGame as error:  # one broken plug-in must not close the house
            warnings.warn(str(error), stacklevel=2)
    return tuple(names)


def load(name: str) -> Game:
    """A game by its id."""
    if not isinstance(name, str) or name not in found():
        raise UnknownGame(f"unknown game {name!r}; known games: {listed(games())}")
    return load_found(name)


@cache
def load_found(name: str) -> Game:
    point = found()[name]
    try:
        game = point.load()
    except Exception as error:  # whatever a plug-in does wrong when it is imported
        raise BrokenGame(f"game {name!r} cannot be loaded from {point.value}: {error!r}") from error
    if not isinstance(game, Game) or game.id != name:
        raise BrokenGame(f"{point.value} is no game with the id {name!r}")
    check_safe(game)
    return game


def check_safe(game: Game) -> None:
    """A game that says nothing of its secrets is refused: the house would let everybody look at them. So is one whose
    views have no type: nothing would tell a field too many from those that a seat may see."""
    if not isinstance(getattr(game, "private", None), bool):
        raise BrokenGame(f"game {game.id!r} does not say whether seats know things that others do not: set `private`")
    if game.private and type(game).known is Game.known:
        raise BrokenGame(f"game {game.id!r} is private, but does not say who has seen what: write `known()`")
    if not is_typeddict(getattr(game, "view_type", None)):
        raise BrokenGame(f"game {game.id!r} does not say what its views are made of: set `view_type` to a TypedDict")
    silent = type(game).shown is Game.shown
    if not is_typeddict(game.shown_type) or (game.shown_type is Game.shown_type and not silent):
        raise BrokenGame(f"game {game.id!r} does not say what it shows beside a view: set `shown_type` to a TypedDict")


def package_of(game: Game) -> str:
    """The package of a game, where its texts and its drawing lie."""
    spec = sys.modules[type(game).__module__].__spec__
    return spec.parent if spec is not None and spec.parent else type(game).__module__
