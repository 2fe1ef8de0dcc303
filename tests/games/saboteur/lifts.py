"""How each reason against an answer is lifted, written from the rules: for the contract of reasons."""

from __future__ import annotations

from permonik.games.saboteur.actions import BLOCK, CAVE_IN, PEEK_GOAL
from permonik.games.saboteur.board import goal_cells
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import ROTATE
from permonik.kernel.reason import Reason

# What lies in the cave is no gift.
STAYS = frozenset({"fits-nowhere", "no-lair", "no-secret", "no-web-place", "blocks-path", "meets-wall", "no-path-here"})
COUNTED = frozenset[str]()


def lift(s: SabState, seat: int, action: int, reason: Reason) -> SabState | None:
    kind = reason.kind
    if kind in ("somebody-there", "no-empty-card"):
        cell = (action - CAVE_IN) // BLOCK
        s.at = [-1 if kind == "no-empty-card" or at >> 3 == cell else at for at in s.at]
        s.creature_at = [-1 if kind == "no-empty-card" or at >> 3 == cell else at for at in s.creature_at]
    elif kind == "all-have-boots":
        s.boots = 0
    elif kind == "has-boots":
        s.boots &= ~(1 << reason.who)
    elif kind == "clan-open":
        s.clan_knows[reason.who] = 1 << reason.who
    elif kind == "no-turning":
        s.rules |= ROTATE
    elif kind == "web-there":
        s.web_on = [-1] * 3
    elif kind == "goal-open":
        corner = action - PEEK_GOAL
        s.board.down = {**s.board.down, goal_cells(s.players)[corner]: corner}
    else:
        return None
    return s
