"""What the processes of one house tell each other: fan-out and presence, nothing that must not be lost.

Whatever counts stands in the database. A word on the bus only says that something there has changed, so that nobody has
to look again and again. While the bus is away, or was, processes trust what they remember for a shorter time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from math import inf

import msgspec

from permonik.server.config import BadConfig

HEARD = 30.0  # seconds for which something may be remembered while the bus is sound: another process may not reach it
UNHEARD = 2.0  # the same while nobody hears anything


class Word(msgspec.Struct, frozen=True, tag=True):
    """Something that was said."""


class PersonChanged(Word, frozen=True):
    """The name, the picture, a ban; or the person is gone."""

    person: str


class HungUp(Word, frozen=True):
    """All sessions of a person, or this one, have ended: sockets are closed with this code."""

    person: str
    session: str | None
    code: int


class WishesChanged(Word, frozen=True):
    """How somebody wants to be told of things."""

    person: str


class AddressesChanged(Word, frozen=True):
    """The operator has closed or opened the house for an address."""


class Announced(Word, frozen=True):
    """The operator says something to everybody."""

    text: str
    at: float


class Ended(Word, frozen=True):
    """A rated match is over; whose duty it is counts it."""

    table: str


AnyWord = PersonChanged | HungUp | WishesChanged | AddressesChanged | Announced | Ended
Hear = Callable[[AnyWord], None]


class Bus(ABC):
    """`life`: for how many seconds what was read from the database may be remembered."""

    @property
    @abstractmethod
    def life(self) -> float: ...

    async def open(self, hear: Hear, returned: Callable[[], None]) -> None:
        """`hear` is called with what other processes say; `returned` when something may have been missed."""
        return

    async def close(self) -> None:
        return

    def say(self, word: AnyWord) -> None:
        """Tells all other processes, as soon as it can; does not wait for it."""
        return

    def seen(self, person: str) -> None:
        """Somebody is here."""
        return

    async def present(self, people: Collection[str]) -> set[str]:
        """Who of them is here, at any process, as far as is known."""
        return set()


class Alone(Bus):
    """One process knows everything by itself."""

    life = inf


def make_bus(url: str | None, house: str, name: str) -> Bus:
    if url is None:
        return Silent()
    try:
        from permonik.server.cluster.redis import RedisBus
    except ImportError as error:
        raise BadConfig(f"a bus needs pip install 'permonik[redis]': {error}") from None
    return RedisBus(url, house, name)


class Silent(Bus):
    """Several processes that cannot tell each other anything: everybody looks into the database more often."""

    life = UNHEARD
