"""The action cards by type: whether there is a target, what is asked next, and what is missing (sections 7 to 9)."""

from __future__ import annotations

from typing import Final

from permonik.games.saboteur.actions import (
    BLOCK,
    CAVE_IN,
    DISCARD,
    GIVE,
    PEEK_CLAN,
    PEEK_GOAL,
    SAY_COLLAPSED,
    SAY_COLLAPSED_GOLD,
    SAY_GAVE,
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
from permonik.games.saboteur.discarding import different, discard
from permonik.games.saboteur.losses import SabStep
from permonik.games.saboteur.memory import note_swap
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import (
    ACTION,
    BOOTS,
    CREATURES,
    LIMIT_ON_DRAW,
    NEW_AXE,
    TIERS,
    TYPES,
)
from permonik.games.saboteur.walking import STRIDE_NEW_AXE, goal_chance
from permonik.games.saboteur.webs import SpinWeb, any_web, remove_web, web_places, web_token
from permonik.kernel.chance import Chance
from permonik.kernel.reason import NO_REASON, Reason
from permonik.kernel.step import CHANCE, AnyStep


class ActionCard:
    """A type of them. One without a legal target may not be played (R7.1, RU-19)."""

    def has_target(self, s: SabState, seat: int) -> bool:
        return True

    def play(self, s: SabState, seat: int, kind: int) -> None:
        """The card was shown; its target is chosen next."""
        raise TypeError(f"{type(self).__name__} has no play()")

    def lacks(self) -> Reason:
        """What it has no target for."""
        return NO_REASON


# -- secret information --------------------------------------------------------------------------------------------


class SecretInformation(ActionCard):
    def has_target(self, s: SabState, seat: int) -> bool:
        return bool(s.board.down) or bool(looks(s, seat))

    def play(self, s: SabState, seat: int, kind: int) -> None:
        s.agenda.append(PEEK[seat])

    def lacks(self) -> Reason:
        return Reason("no-secret", "R7.2")


class Peek(SabStep):
    """D3: at a face-down goal card or at another player's face-down clan card (R7.2)."""

    def could(self, s: SabState) -> list[int]:
        others = [PEEK_CLAN + other for other in range(s.players) if other != self.seat]
        return [PEEK_GOAL + corner for corner in range(4)] + others

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


# -- collapse ------------------------------------------------------------------------------------------------------


class Collapse(ActionCard):
    def has_target(self, s: SabState, seat: int) -> bool:
        return bool(removable(s))

    def play(self, s: SabState, seat: int, kind: int) -> None:
        s.agenda.append(COLLAPSE_ONE[seat])

    def lacks(self) -> Reason:
        return Reason("no-empty-card", "R7.3")


class CollapseOne(SabStep):
    """D4: which path card falls in (R7.3 to R7.6)."""

    def could(self, s: SabState) -> list[int]:
        return [CAVE_IN + cell * BLOCK for cell in s.board.laid]

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


# -- hand swap -----------------------------------------------------------------------------------------------------


class HandSwap(ActionCard):
    def play(self, s: SabState, seat: int, kind: int) -> None:
        s.agenda.append(SWAP_HANDS[seat])


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


# -- webs, equipment, creatures ------------------------------------------------------------------------------------


class Web(ActionCard):
    def has_target(self, s: SabState, seat: int) -> bool:
        return not any_web(s) or bool(web_places(s))

    def play(self, s: SabState, seat: int, kind: int) -> None:
        s.agenda.append(SpinWeb(seat, web_token(s, kind)))

    def lacks(self) -> Reason:
        return Reason("no-web-place", "R7.9")


class WarAxe(ActionCard):
    def play(self, s: SabState, seat: int, kind: int) -> None:
        s.agenda.append(Equip(seat, kind))


class Boots(WarAxe):
    def has_target(self, s: SabState, seat: int) -> bool:
        return s.boots != (1 << s.players) - 1

    def lacks(self) -> Reason:
        return Reason("all-have-boots", "R8.2")


class Equip(SabStep):
    """D7: before whom the boots or the axe are laid (R8.1, R8.2)."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.kind)

    def could(self, s: SabState) -> list[int]:
        return [GIVE + other for other in range(s.players)]

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


class Creature(ActionCard):
    def __init__(self, number: int) -> None:
        self.number = number

    def has_target(self, s: SabState, seat: int) -> bool:
        return s.creature_at[self.number] >= 0 or bool(s.board.lairs)

    def play(self, s: SabState, seat: int, kind: int) -> None:
        call(s, seat, self.number)

    def lacks(self) -> Reason:
        return Reason("no-lair", "R9.2")


BY_ID: Final[dict[str, ActionCard]] = {
    "secret_information": SecretInformation(),
    "collapse": Collapse(),
    "hand_swap": HandSwap(),
    "web": Web(),
    "boots": Boots(),
    "war_axe": WarAxe(),
    **{name: Creature(number) for number, name in enumerate(CREATURES)},
}
CARDS: Final[list[ActionCard]] = [BY_ID[name] for name in TYPES]  # by the number of the type

PEEK: Final[tuple[AnyStep, ...]] = tuple([Peek(seat) for seat in range(8)])
COLLAPSE_ONE: Final[tuple[AnyStep, ...]] = tuple([CollapseOne(seat) for seat in range(8)])
SWAP_HANDS: Final[tuple[AnyStep, ...]] = tuple([SwapHands(seat) for seat in range(8)])
TRIM: Final[tuple[AnyStep, ...]] = tuple([Trim(seat) for seat in range(8)])
