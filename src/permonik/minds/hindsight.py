"""After the end of a game with secret roles: who could know what when, and how suspicion moved."""

from __future__ import annotations

from typing import NamedTuple

from permonik.kernel.message import Arg


class Fact(NamedTuple):
    """After so many entries a seat (None: everybody) knew something for sure; a message says what."""

    entry: int
    seat: int | None
    id: str
    args: dict[str, Arg]


class Suspicion(NamedTuple):
    """How likely each seat was a traitor to somebody (None: to one who only looked on), whenever that changed.

    points   after how many entries, and the probabilities by seat
    """

    seat: int | None
    points: list[tuple[int, list[float]]]


class Hindsight(NamedTuple):
    """traitors   by seat: how it really was"""

    traitors: list[bool]
    facts: list[Fact]
    suspicions: list[Suspicion]
