"""How a position looks when it is printed. The kernel draws nothing: whoever can draw hangs it up here."""

from __future__ import annotations

from collections.abc import Callable

BOARDS: list[Callable[[object], str]] = []


def printed(position: object) -> str:
    """The board, drawn by whoever can; else what a prompt shows."""
    for board in BOARDS:
        return board(position)
    return repr(position)
