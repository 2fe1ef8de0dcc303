"""Bots that misbehave, and one that is only somebody's own."""

import os
import sys
import time
from collections.abc import Sequence

from permonik.bots import Bot
from permonik.kernel.game import Option, View


class First(Bot):
    """Always the first answer; talks to itself meanwhile."""

    def choose(self, view: View, options: Sequence[Option]) -> int:
        print("hm, the first one")
        assert isinstance(options[0].message.id, str)
        return options[0].id


class Crashes(Bot):
    def choose(self, view: View, options: Sequence[Option]) -> int:
        raise ZeroDivisionError("I divided by nothing")


class Dies(Bot):
    def choose(self, view: View, options: Sequence[Option]) -> int:
        os._exit(7)


class Hangs(Bot):
    def choose(self, view: View, options: Sequence[Option]) -> int:
        time.sleep(600)
        return 0


class Cheats(Bot):
    def choose(self, view: View, options: Sequence[Option]) -> int:
        return -1


class Guesses(Bot):
    """An answer to some other question."""

    def choose(self, view: View, options: Sequence[Option]) -> int:
        legal = [option.id for option in options]
        return next(number for number in range(len(legal) + 1) if number not in legal)


class Babbles(Bot):
    def choose(self, view: View, options: Sequence[Option]) -> int:
        os.write(sys.__stdout__.fileno(), b"\xff la la la\n")  # type: ignore[union-attr]
        return options[0].id


class Mumbles(Bot):
    def choose(self, view: View, options: Sequence[Option]) -> int:
        return "one"  # type: ignore[return-value]


class NeverReady(First):
    def __init__(self, game: str, seed: int) -> None:
        time.sleep(600)


class Refuses(First):
    def __init__(self, game: str, seed: int) -> None:
        raise ValueError(f"I do not play {game}")


def stone(game: str, seed: int) -> object:
    return "a stone"
