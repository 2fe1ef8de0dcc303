"""Step 1: lay a path card, play an action card, or discard (sections 4, 7, 8 and 12)."""

from __future__ import annotations

from typing import Final

from permonik.games.saboteur.action_cards import CARDS
from permonik.games.saboteur.actions import (
    BLOCK,
    CUT,
    DISCARD,
    LAY,
    PLACE,
    PLAY,
    SAY_LAID,
    SAY_LAID_VEIN,
)
from permonik.games.saboteur.discarding import DISCARD_MORE, discard
from permonik.games.saboteur.grid import BESIDE
from permonik.games.saboteur.losses import SabStep
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import ACTION, PATHS, ROTATE, TIERS
from permonik.games.saboteur.walking import put_nugget
from permonik.games.saboteur.webs import any_web, cut, cuts
from permonik.kernel.step import AnyStep


class Act(SabStep):
    """D1: A, B or C, and the card (R3.5); D11 before it. Secret: what the hand allows is nobody else's business."""

    def secret(self) -> bool:
        return True

    def audience(self, s: SabState) -> int:
        return 1 << self.seat  # which card is discarded, only its owner knows (R12.1)

    def could(self, s: SabState) -> list[int]:
        hand = sorted(set(s.hands[self.seat]))
        return [LAY + kind if kind < PATHS else PLAY + kind - ACTION for kind in hand]

    def actions(self, s: SabState) -> list[int]:
        hand = s.hands[self.seat]
        actions: list[int] = []
        discards: list[int] = []
        can = s.board.can
        shape = s.deck.shape if s.rules & ROTATE else s.deck.upright
        last = -1
        for kind in hand:
            if kind != last:
                last = kind
                discards.append(DISCARD + kind)
                if kind < PATHS:
                    if can & shape[kind]:
                        actions.append(LAY + kind)
                elif CARDS[(kind - ACTION) // TIERS].has_target(s, self.seat):
                    actions.append(PLAY + kind - ACTION)
        actions += discards
        if s.axes[self.seat] and any_web(s):
            actions += cuts(s, self.seat)
        return actions

    def apply(self, s: SabState, action: int) -> None:
        seat = self.seat
        if action < LAY:
            cut(s, seat, action - CUT)
            s.agenda.append(self)
            return
        s.draws = 1
        s.drawer = seat
        if action < PLAY:
            s.show_card(seat, action - LAY)
            s.agenda.append(PLACE_IT[seat * PATHS + action - LAY])
        elif action < DISCARD:
            kind = action - PLAY + ACTION
            s.show_card(seat, kind)
            CARDS[(kind - ACTION) // TIERS].play(s, seat, kind)
        else:
            discard(s, seat, action - DISCARD)
            if s.hands[seat]:
                s.agenda.append(DISCARD_MORE[seat])


# -- A: a path card ------------------------------------------------------------------------------------------------


class Place(SabStep):
    """D2: cell and turn (R4.1 to R4.5). Two turns that make no difference are one."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.kind)

    def could(self, s: SabState) -> list[int]:
        """Every empty cell beside a card, both ways up where that makes a difference."""
        board = s.board
        turns = 2 if s.deck.turns[self.kind] else 1
        cells: set[int] = set()
        for cell in board.cards:
            cells.update([BESIDE[cell * 4 + side] for side in range(4)])
        free = [cell for cell in sorted(cells) if cell not in board.cards and cell not in board.down]
        return [PLACE + turn + cell * BLOCK for cell in free for turn in range(turns)]

    def actions(self, s: SabState) -> list[int]:
        board = s.board
        deck = s.deck
        upright = 1 << deck.mask[self.kind * 2]
        turned = 0
        if s.rules & ROTATE and deck.turns[self.kind]:
            turned = 1 << deck.mask[self.kind * 2 + 1]
        fits = board.fits
        actions: list[int] = []
        for at, cell in enumerate(board.ends):
            fit = fits[at]
            if fit & upright:
                actions.append(PLACE + cell * BLOCK)
            if fit & turned:
                actions.append(PLACE + 1 + cell * BLOCK)
        return actions

    def apply(self, s: SabState, action: int) -> None:
        cell = (action - PLACE) // BLOCK
        turn = (action - PLACE) % BLOCK
        s.board = s.board.with_card(cell, self.kind * 2 + turn)
        vein = put_nugget(s, cell, self.kind)
        if s.loud:
            s.say(SAY_LAID_VEIN if vein else SAY_LAID, self.seat, self.kind, cell)


ACT: Final[tuple[AnyStep, ...]] = tuple([Act(seat) for seat in range(8)])
PLACE_IT: Final[tuple[AnyStep, ...]] = tuple([Place(seat, kind) for seat in range(8) for kind in range(PATHS)])
