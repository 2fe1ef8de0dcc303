"""Nuggets as everybody sees them, and what may move them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from permonik.games.saboteur.creatures import CreatureStep
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import CREATURES

REPEATED: tuple[str, ...] = ()
LIFTED = ("creature-goblin",)
ASKED = LIFTED
GOBLIN = CREATURES.index("goblin")


def held(view: Any) -> list[Counter[str]]:
    return [Counter({"amount-nugget": dwarf["gold"]}) for dwarf in view["dwarves"]]


def begins(text: str) -> bool:
    return True


def causes(origin: str, view: Any) -> set[str]:
    """A tunnel costs whoever walks into it (R6.5); a nugget is taken when a movement has ended (R10.9). The goblin robs
    whoever meets him, at any time."""
    if origin == "After":
        return {"took-nugget"}
    return {"creature-goblin"} | ({"in-tunnel"} if origin.startswith("walk") else set())


def without(s: SabState, seat: int, cause: str) -> SabState | None:
    """He is nobody's. What is asked about him is not asked without him."""
    step = s.agenda[-1] if s.agenda else None
    asked = isinstance(step, CreatureStep) and step.creature == GOBLIN
    if seat >= 0 or (s.creature_at[GOBLIN] < 0 and not asked):
        return None
    s.creature_at[GOBLIN] = -1
    s.moves = min(s.moves, 1)  # whoever meets him goes no further (R10.5), and what a movement ends with comes anyway
    if asked:
        s.agenda.pop()
    return s
