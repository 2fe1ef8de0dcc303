"""Step 1: lay a path card, play an action card, or discard (sections 4, 7, 8 and 12)."""

from __future__ import annotations

from typing import Final

from permonik.games.saboteur.actions import (
    BLOCK,
    CAVE_IN,
    CUT,
    DISCARD,
    ENOUGH,
    GIVE,
    LAY,
    PEEK_CLAN,
    PEEK_GOAL,
    PLACE,
    PLAY,
    SAY_COLLAPSED,
    SAY_COLLAPSED_GOLD,
    SAY_DISCARDED,
    SAY_DISCARDED_THIS,
    SAY_GAVE,
    SAY_LAID,
    SAY_LAID_VEIN,
    SAY_NOW_HOLDS,
    SAY_PEEKED_CLAN,
    SAY_PEEKED_GOAL,
    SAY_SAW_CLAN,
    SAY_SAW_GOAL,
    SAY_SWAPPED,
    SAY_WEB_GONE,
    SWAP,
)
from permonik.games.saboteur.creatures import call
from permonik.games.saboteur.losses import SabStep
from permonik.games.saboteur.memory import note_swap
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import (
    ACTION,
    BOOTS,
    COLLAPSE,
    HAND_SWAP,
    LIMIT_ON_DRAW,
    NEW_AXE,
    PATHS,
    RAT,
    ROTATE,
    SECRET,
    TIERS,
    WAR_AXE,
    WEB,
)
from permonik.games.saboteur.walking import STRIDE_NEW_AXE, goal_chance, put_nugget
from permonik.games.saboteur.webs import SpinWeb, any_web, cut, cuts, remove_web, web_places, web_token
from permonik.kernel.chance import Chance
from permonik.kernel.step import CHANCE, AnyStep


class Act(SabStep):
    """D1: A, B or C, and the card (R3.5); D11 before it. Secret: what the hand allows is nobody else's business."""

    def secret(self) -> bool:
        return True

    def audience(self, s: SabState) -> int:
        return 1 << self.seat  # which card is discarded, only its owner knows (R12.1)

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
                elif has_target(s, (kind - ACTION) // TIERS, self.seat):
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
            play(s, seat, kind)
        else:
            discard(s, seat, action - DISCARD)
            if s.hands[seat]:
                s.agenda.append(DISCARD_MORE[seat])


def discard(s: SabState, seat: int, kind: int) -> None:
    s.put_away(seat, kind)
    if s.loud:
        s.say(SAY_DISCARDED, seat, s.deck.tier[kind], audience=~(1 << seat))
        s.say(SAY_DISCARDED_THIS, seat, kind, audience=1 << seat)


def different(hand: tuple[int, ...], actions: list[int]) -> list[int]:
    """Adds an answer for every kind of card in hand."""
    last = -1
    for kind in hand:
        if kind != last:
            last = kind
            actions.append(DISCARD + kind)
    return actions


class DiscardMore(SabStep):
    """D9: a second card, or not."""

    def audience(self, s: SabState) -> int:
        return 1 << self.seat

    def actions(self, s: SabState) -> list[int]:
        return different(s.hands[self.seat], [ENOUGH])

    def apply(self, s: SabState, action: int) -> None:
        if action != ENOUGH:
            s.draws = 2
            discard(s, self.seat, action - DISCARD)


# -- A: a path card ------------------------------------------------------------------------------------------------


class Place(SabStep):
    """D2: cell and turn (R4.1 to R4.5). Two turns that make no difference are one."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.kind)

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


# -- B: an action card ---------------------------------------------------------------------------------------------


def has_target(s: SabState, type: int, seat: int) -> bool:
    """A card without a legal target may not be played (R7.1, RU-19)."""
    if type == SECRET:
        return bool(s.board.down) or bool(looks(s, seat))
    if type == COLLAPSE:
        return bool(removable(s))
    if type == WEB:
        return not any_web(s) or bool(web_places(s))
    if type == BOOTS:
        return s.boots != (1 << s.players) - 1
    if type >= RAT:
        return s.creature_at[type - RAT] >= 0 or bool(s.board.lairs)
    return True  # hand swap, war axe


def play(s: SabState, seat: int, kind: int) -> None:
    """The card was shown; its target is chosen next."""
    type = (kind - ACTION) // TIERS
    if type == SECRET:
        s.agenda.append(PEEK[seat])
    elif type == COLLAPSE:
        s.agenda.append(COLLAPSE_ONE[seat])
    elif type == HAND_SWAP:
        s.agenda.append(SWAP_HANDS[seat])
    elif type == WEB:
        s.agenda.append(SpinWeb(seat, web_token(s, kind)))
    elif type in (BOOTS, WAR_AXE):
        s.agenda.append(Equip(seat, kind))
    else:
        call(s, seat, type - RAT)


class Peek(SabStep):
    """D3: at a face-down goal card or at another player's face-down clan card (R7.2)."""

    def actions(self, s: SabState) -> list[int]:
        actions = sorted([PEEK_GOAL + corner for corner in s.board.down.values()])
        return actions + [PEEK_CLAN + other for other in looks(s, self.seat)]

    def apply(self, s: SabState, action: int) -> None:
        if action >= PEEK_CLAN:
            other = action - PEEK_CLAN
            s.clan_knows[other] |= 1 << self.seat
            if s.loud:
                s.say(SAY_PEEKED_CLAN, self.seat, other, audience=~(1 << self.seat))
                s.say(SAY_SAW_CLAN, self.seat, other, s.clan[other], audience=1 << self.seat)
            return
        corner = action - PEEK_GOAL
        if s.loud:
            s.say(SAY_PEEKED_GOAL, self.seat, corner, audience=~(1 << self.seat))
        if s.goals[corner] < 0:
            s.agenda.append(PeekUnseen(self.seat, corner))
        else:
            see_goal(s, self.seat, corner)


def looks(s: SabState, seat: int) -> list[int]:
    """The others whose clan card lies face down."""
    return [other for other in range(s.players) if other != seat and s.clan_knows[other] != s.everybody]


class PeekUnseen(SabStep):
    """C1: a goal card that nobody has seen."""

    def __init__(self, who: int, corner: int) -> None:
        super().__init__(CHANCE)
        self.who = who
        self.corner = corner

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.corner)

    def chance(self, s: SabState) -> Chance:
        return goal_chance(s, self.corner)

    def audience(self, s: SabState) -> int:
        return 1 << self.who

    def apply(self, s: SabState, action: int) -> None:
        s.goals[self.corner] = action
        see_goal(s, self.who, self.corner)


def see_goal(s: SabState, seat: int, corner: int) -> None:
    s.goal_knows[corner] |= 1 << seat
    if s.loud:
        s.say(SAY_SAW_GOAL, seat, corner, s.goals[corner], audience=1 << seat)


class CollapseOne(SabStep):
    """D4: which path card falls in (R7.3 to R7.6)."""

    def actions(self, s: SabState) -> list[int]:
        return [CAVE_IN + cell * BLOCK for cell in removable(s)]

    def apply(self, s: SabState, action: int) -> None:
        cell = (action - CAVE_IN) // BLOCK
        kind = s.board.cards[cell] >> 1
        before = len(s.nuggets)
        s.board = s.board.without_card(cell)
        s.nuggets = tuple([field for field in s.nuggets if field >> 3 != cell])
        if s.loud:
            s.say(SAY_COLLAPSED_GOLD if len(s.nuggets) < before else SAY_COLLAPSED, self.seat, kind, cell)
        for web in range(3):
            if s.web_on[web] >= 0 and not s.board.is_open(s.web_on[web]):
                remove_web(s, web)
                if s.loud:
                    s.say(SAY_WEB_GONE, web)


def removable(s: SabState) -> list[int]:
    """The path cards on which nobody stands."""
    taken: list[int] = []
    for field in s.at:
        taken.append(field >> 3)
    for field in s.creature_at:
        taken.append(field >> 3)
    return [cell for cell in s.board.laid if cell not in taken]


class SwapHands(SabStep):
    """D5: with whom; that player draws at the end of this turn (R7.7, R7.8)."""

    def actions(self, s: SabState) -> list[int]:
        return [SWAP + other for other in range(s.players) if other != self.seat]

    def apply(self, s: SabState, action: int) -> None:
        me = self.seat
        other = action - SWAP
        s.hands[me], s.hands[other] = s.hands[other], s.hands[me]
        s.drawer = other
        s.memories = note_swap(s.memories, me, other, s.hands[me], s.hands[other])
        if s.loud:
            s.say(SAY_SWAPPED, me, other)
            for seat in (me, other):
                for kind in s.hands[seat]:
                    s.say(SAY_NOW_HOLDS, seat, kind, audience=1 << me | 1 << other)
        if not s.rules & LIMIT_ON_DRAW:
            for seat in (other, me):
                if len(s.hands[seat]) > s.limit[seat]:
                    s.agenda.append(TRIM[seat])


class Trim(SabStep):
    """The switch of RU-15: after a swap both discard down to their limits. Secret: equal cards would show."""

    def secret(self) -> bool:
        return True

    def audience(self, s: SabState) -> int:
        return 1 << self.seat

    def actions(self, s: SabState) -> list[int]:
        return different(s.hands[self.seat], [])

    def apply(self, s: SabState, action: int) -> None:
        discard(s, self.seat, action - DISCARD)
        if len(s.hands[self.seat]) > s.limit[self.seat]:
            s.agenda.append(self)


class Equip(SabStep):
    """D7: before whom the boots or the axe are laid (R8.1, R8.2)."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.kind)

    def actions(self, s: SabState) -> list[int]:
        full = s.boots if (self.kind - ACTION) // TIERS == BOOTS else 0
        return [GIVE + other for other in range(s.players) if not full >> other & 1]

    def apply(self, s: SabState, action: int) -> None:
        other = action - GIVE
        if (self.kind - ACTION) // TIERS == BOOTS:
            s.boots |= 1 << other
        else:
            s.axes[other] += 1
            if other == self.seat and not s.rules & NEW_AXE:
                s.agenda[-1] = STRIDE_NEW_AXE
        if s.loud:
            s.say(SAY_GAVE, self.seat, other, self.kind)


ACT: Final[tuple[AnyStep, ...]] = tuple([Act(seat) for seat in range(8)])
DISCARD_MORE: Final[tuple[AnyStep, ...]] = tuple([DiscardMore(seat) for seat in range(8)])
PLACE_IT: Final[tuple[AnyStep, ...]] = tuple([Place(seat, kind) for seat in range(8) for kind in range(PATHS)])
PEEK: Final[tuple[AnyStep, ...]] = tuple([Peek(seat) for seat in range(8)])
COLLAPSE_ONE: Final[tuple[AnyStep, ...]] = tuple([CollapseOne(seat) for seat in range(8)])
SWAP_HANDS: Final[tuple[AnyStep, ...]] = tuple([SwapHands(seat) for seat in range(8)])
TRIM: Final[tuple[AnyStep, ...]] = tuple([Trim(seat) for seat in range(8)])
