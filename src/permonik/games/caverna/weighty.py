"""Answers that nobody should give by mistake: the closed list of docs/rules/caverna.md, section 21."""

from __future__ import annotations

from permonik.games.caverna import rooms
from permonik.games.caverna.actions import ASIDE, CAVERN, DISARM, FEED, FURNISH, KEEP
from permonik.games.caverna.furnishing import ChooseRoom
from permonik.games.caverna.gaining import MakeRoom
from permonik.games.caverna.harvest import Feed
from permonik.games.caverna.state import CavernaState


def weighty(s: CavernaState, seat: int, action: int) -> str | None:
    step = s.open(seat)
    home = s.homes[seat]
    if isinstance(step, ChooseRoom) and FURNISH <= action < CAVERN:
        return "replace" if rooms.overbuilt(home, action - FURNISH) else None
    if isinstance(step, Feed) and action >= FEED:
        return "beg" if action - FEED < rooms.demand(home, step.food_only != 0, step.worked) else None
    if isinstance(step, MakeRoom) or action == ASIDE or DISARM <= action < KEEP:
        return "forfeit"
    return None
