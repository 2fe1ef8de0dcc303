"""Nuggets as everybody sees them, and what may move them."""

from __future__ import annotations

from collections import Counter
from typing import Any

REPEATED: tuple[str, ...] = ()


def held(view: Any) -> list[Counter[str]]:
    return [Counter({"amount-nugget": dwarf["gold"]}) for dwarf in view["dwarves"]]


def begins(text: str) -> bool:
    return True


def causes(origin: str, view: Any) -> set[str]:
    """A tunnel costs whoever walks into it (R6.5); a nugget is taken when a movement has ended (R10.9). The goblin robs
    whoever meets him, and nobody can see afterwards where that was."""
    if origin == "After":
        return {"took-nugget"}
    return {"creature-goblin"} | ({"in-tunnel"} if origin.startswith("walk") else set())
