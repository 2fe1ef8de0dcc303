"""The games of the house."""

from __future__ import annotations

from typing import Literal

from permonik.server.wire.base import Out

Mark = Literal["rule", "reading", "variant"]


class GameOptionOut(Out):
    id: str
    values: list[str | int | bool]
    default: str | int | bool
    message: str


class ReadingOut(Out):
    """A rule that leaves a doubt: its mark, where the rulebook tells of it, how it is played here. `at`: the messages
    that it decides, by their ids, each with words that their arguments or causes must hold."""

    ruling: str
    mark: Mark
    rule: str
    place: str
    text: str
    at: list[str]


class GameOut(Out):
    """`private`: seats know things that others do not, so hotseat needs a hand-over screen."""

    id: str
    players: list[int]
    options: list[GameOptionOut]
    bots: list[str]
    private: bool
    hidden: bool
