"""The games of the house."""

from __future__ import annotations

from permonik.server.wire.base import Out


class GameOptionOut(Out):
    id: str
    values: list[str | int | bool]
    default: str | int | bool
    message: str


class GameOut(Out):
    """`private`: seats know things that others do not, so hotseat needs a hand-over screen."""

    id: str
    players: list[int]
    options: list[GameOptionOut]
    bots: list[str]
    private: bool
    hidden: bool
