"""What a bot is, and what can go wrong with one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from types import TracebackType
from typing import Any, Self

from permonik.errors import PermonikError
from permonik.kernel.game import Option, View


class UnknownBot(PermonikError):
    """There is no bot of that name, or not for that game."""


class BotFailed(PermonikError):
    """A bot crashed, took too long, or answered something that was not asked."""


class Bot(ABC):
    """Plays one seat of one match of one game. The same name, game, seed and questions give the same answers.

    It may be used in a `with` block, since some bots hold a process or a file.
    """

    watches = False  # whether it wants to be told what others decide

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.seed = seed

    @abstractmethod
    def choose(self, view: View, options: Sequence[Option]) -> int:
        """The id of one of the options, all of them legal for the seat whose view this is."""

    def watch(self, view: View, seat: int, action: int) -> None:  # noqa: B027 (most bots do not watch)
        """Another seat answered a question, and this bot's seat may see the answer. `view`: its own, just before.

        Only bots that set `watches` are told. One that comes to a running match has missed what was before, and an
        answer that is taken back later is not untold.
        """

    def memory(self) -> Any:
        """What it has made of its match so far, its luck included, as something that can be pickled.

        An environment that is copied makes its bots anew, with the same seeds, and hands each what its original
        remembered. None: there is nothing to remember, or nobody else could go on with it.
        """
        return None

    def resume(self, memory: Any) -> None:  # noqa: B027 (most bots remember nothing)
        """Goes on where the bot stood whose memory this is; it was made with the same name, game and seed."""

    def close(self) -> None:  # noqa: B027 (most bots hold nothing)
        """Gives back what the bot holds."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
