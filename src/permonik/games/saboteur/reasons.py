"""Why an answer cannot be given now, from what the seat knows: its hand and what lies open."""

from __future__ import annotations

from permonik.games.saboteur.action_cards import CARDS
from permonik.games.saboteur.actions import BLOCK, CAVE_IN, CELL, EDGE, GIVE, LAY, PEEK_CLAN, PLACE, PLAY, SPIN, SWAP
from permonik.games.saboteur.grid import BESIDE
from permonik.games.saboteur.playing import Place
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import ROTATE, TIERS
from permonik.kernel.reason import NO_REASON, Reason


def why_not(s: SabState, seat: int, action: int) -> Reason:
    step = s.open(seat)
    if action < LAY:
        return target_reason(action)
    if action < PLAY:
        return Reason("fits-nowhere", "R4.4")
    if action < PLACE:
        return CARDS[(action - PLAY) // TIERS].lacks()
    if isinstance(step, Place):
        return place_reason(s, step, (action - PLACE) // BLOCK, (action - PLACE) % BLOCK)
    inside = (action - PLACE) % BLOCK + PLACE
    if inside == CAVE_IN:
        return Reason("somebody-there", "R7.3")
    return Reason("web-there", "R7.10") if SPIN <= inside < SPIN + 2 else NO_REASON


def target_reason(action: int) -> Reason:
    if action >= GIVE:
        return Reason("has-boots", "R8.2", who=action - GIVE)
    if PEEK_CLAN <= action < SWAP:
        return Reason("clan-open", "R7.2", who=action - PEEK_CLAN)
    return Reason("goal-open", "R7.2")


def place_reason(s: SabState, step: Place, cell: int, turn: int) -> Reason:
    """The first side at which the card and its neighbour do not go together."""
    if turn and not s.rules & ROTATE:
        return Reason("no-turning", "R4.3")
    open_sides = s.deck.mask[step.kind * 2 + turn]
    joined = False
    for side in range(4):
        beside = BESIDE[cell * 4 + side]
        if beside in s.board.cards:
            path = s.board.opens(beside, side ^ 2)
            joined = joined or path
            if path and not open_sides >> side & 1:
                return Reason("blocks-path", "R4.4")
            if not path and open_sides >> side & 1:
                return Reason("meets-wall", "R4.4")
    return NO_REASON if joined else Reason("no-path-here", "R4.5")


def places_of(action: int) -> list[str]:
    """The cell or edge that an answer beyond the bounded table speaks of."""
    cell, inside = divmod(action - PLACE, BLOCK)
    if SPIN <= inside + PLACE < SPIN + 2:
        return [f"edge:{EDGE.text(cell * 2 + inside + PLACE - SPIN)}"]
    return [f"cell:{CELL.text(cell)}"]
