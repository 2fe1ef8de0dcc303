"""How a position looks when it is printed, or shown in a notebook.

The kernel draws nothing: whoever can draw hangs it up here.
"""

from __future__ import annotations

from collections.abc import Callable

BOARDS: list[Callable[[object], str]] = []
PAGES: list[Callable[[object], str | None]] = []


def printed(position: object) -> str:
    """The board, drawn by whoever can; else what a prompt shows."""
    for board in BOARDS:
        return board(position)
    return repr(position)


def paged(position: object) -> str | None:
    """The board as HTML; None: nobody can draw it, and a notebook shows what a prompt shows."""
    for page in PAGES:
        return page(position)
    return None
