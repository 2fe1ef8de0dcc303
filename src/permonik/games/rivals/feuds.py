"""Feud, Fraternal Feuds, and Sebastian, who may stop them (R10.5, R10.6, R20.5)."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals import why
from permonik.games.rivals.actions import (
    BY_EVENT,
    ON_SPOT,
    PLAY,
    SAY_LOOKED_AT_HAND,
    SAY_NO_EFFECT,
    SAY_PICKED,
    SAY_PLAYED,
    SAY_PUT_UNDER,
    SAY_PUT_UNDER_THIS,
    SAY_TOOK_BACK,
    UNDER,
    WAIVE,
)
from permonik.games.rivals.cards import moves
from permonik.games.rivals.expansions import discard, lose
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import Principality
from permonik.games.rivals.state import NOBODY, RivalsState
from permonik.games.rivals.stores import RivalsStep
from permonik.games.rivals.tables import BACK, BUILDINGS, DESIGN, EVENTS, KINDS, SEBASTIAN_KIND, UNDER_STACKS
from permonik.kernel.choice import Gather, Item

FEUD: Final[int] = EVENTS.index("feud")
FRATERNAL_FEUDS: Final[int] = EVENTS.index("fraternal_feuds")
FEUD_PICKS: Final = 3

# By variant, seat and kind: the card under each stack of its back.
UNDER_ACTIONS: Final[tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]] = tuple(
    [
        tuple(
            [
                tuple([tuple([UNDER + kind * 6 + stack for stack in under[BACK[kind]]]) for kind in range(len(KINDS))])
                for under in by_seat
            ]
        )
        for by_seat in UNDER_STACKS
    ]
)
FRATERNAL_PICKS: Final = 2


def play_sebastian(s: RivalsState, seat: int) -> None:
    """R20.5: the event does not concern this player."""
    moves(s).leave_hand(s, seat, SEBASTIAN_KIND)
    discard(s, seat, SEBASTIAN_KIND)
    if s.loud:
        s.say(SAY_PLAYED, seat, SEBASTIAN_KIND)


def may_hold_sebastian(s: RivalsState, seat: int) -> bool:
    """By what everybody can see: the backs of the hand and the discard piles."""
    if not s.mode.copies[SEBASTIAN_KIND]:
        return False
    for pile in s.discards:
        if SEBASTIAN_KIND in pile:
            return False
    return any([BACK[kind] == BACK[SEBASTIAN_KIND] for kind in s.players[seat].hand.cards])


def feuds(s: RivalsState, event: int) -> None:
    """The holder of the strength token acts on the opponent, who may first have Sebastian (RU-36, RU-48, RU-51)."""
    holder = s.strength_holder()
    victim = 1 - holder
    if holder == NOBODY or not touched(s.players[victim], event):
        if s.loud:
            s.say(SAY_NO_EFFECT, BY_EVENT + event)
    elif may_hold_sebastian(s, victim):
        s.agenda.append(AnswerFeud(victim, event))
    else:
        begin_feud(s, holder, event)


def feud(s: RivalsState, me: int, other: int) -> None:
    feuds(s, FEUD)


def fraternal_feuds(s: RivalsState, me: int, other: int) -> None:
    feuds(s, FRATERNAL_FEUDS)


def touched(victim: Principality, event: int) -> bool:
    return bool(victim.has & BUILDINGS) if event == FEUD else len(victim.hand.cards) > 0


class AnswerFeud(RivalsStep):
    """D-15: Sebastian or not. Asked of whoever could hold him; secret."""

    what = "feud"

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.event)

    def because(self) -> why.Why | None:
        return why.event(EVENTS[self.event])

    def secret(self) -> bool:
        return True

    def actions(self, s: RivalsState) -> list[int]:
        if SEBASTIAN_KIND in s.players[self.seat].hand.cards:
            return [WAIVE, PLAY + SEBASTIAN_KIND]
        return [WAIVE]

    def apply(self, s: RivalsState, action: int) -> None:
        if action == WAIVE:
            begin_feud(s, 1 - self.seat, self.event)
        else:
            play_sebastian(s, self.seat)


def begin_feud(s: RivalsState, holder: int, event: int) -> None:
    victim = s.players[1 - holder]
    if event == FRATERNAL_FEUDS:
        moves(s).look_at_hand(s, holder, 1 - holder)
        if s.loud:
            s.say(SAY_LOOKED_AT_HAND, holder)
        s.agenda.append(PickHandCard(holder, min(FRATERNAL_PICKS, len(victim.hand.cards))))
        return
    spots = building_spots(victim)
    if len(spots) <= FEUD_PICKS:
        s.picked = sum([1 << spot for spot in spots])
        s.agenda.append(LoseBuilding(1 - holder))
    else:
        s.agenda.append(PickBuilding(holder, FEUD_PICKS))


def building_spots(player: Principality) -> list[int]:
    """Every building, also the second of two alike on one site."""
    sites = player.sites
    return [spot for spot in range(len(sites)) if sites[spot] >= 0 and BUILDINGS >> DESIGN[sites[spot]] & 1]


class PickBuilding(RivalsStep):
    """D-12: three buildings, one by one in the order of spots; of two alike on one site the first one first."""

    what = "pick"
    theirs = True
    reason = why.event("feud")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def actions(self, s: RivalsState) -> list[int]:
        victim = s.players[1 - self.seat]
        spots = [spot for spot in building_spots(victim) if 1 << spot > s.picked]
        found: list[int] = []
        for number in range(len(spots)):
            spot = spots[number]
            if is_second(victim, spot) and not s.picked >> (spot - 1) & 1:
                continue
            if len(spots) - number >= self.left:
                found.append(ON_SPOT + spot)
        return found

    def gather(self, s: RivalsState) -> Gather | None:
        """All three; the second of two alike on one site only with the first."""
        if self.left < 2:
            return None
        victim = s.players[1 - self.seat]
        items: list[Item] = []
        for spot in building_spots(victim):
            if 1 << spot > s.picked:
                alone = not is_second(victim, spot) or s.picked >> (spot - 1) & 1
                items.append(Item(ON_SPOT + spot, needs=() if alone else (ON_SPOT + spot - 1,)))
        return Gather(tuple(items), self.left, self.left)

    def apply(self, s: RivalsState, action: int) -> None:
        spot = action - ON_SPOT
        s.picked |= 1 << spot
        if s.loud:
            s.say(SAY_PICKED, self.seat, s.players[1 - self.seat].sites[spot], spot)
        if self.left > 1:
            s.agenda.append(PickBuilding(self.seat, self.left - 1))
        else:
            s.agenda.append(LoseBuilding(1 - self.seat))


def is_second(player: Principality, spot: int) -> bool:
    return spot & 1 == 1 and player.sites[spot] == player.sites[spot - 1]


class LoseBuilding(RivalsStep):
    """D-13: which of the picked buildings goes."""

    what = "lose"
    reason = why.event("feud")

    def actions(self, s: RivalsState) -> list[int]:
        me = s.players[self.seat]
        return [ON_SPOT + spot for spot in bits(s.picked) if not (is_second(me, spot) and s.picked >> (spot - 1) & 1)]

    def apply(self, s: RivalsState, action: int) -> None:
        s.picked = 0
        lose(s, self.seat, action - ON_SPOT)


class PickHandCard(RivalsStep):
    """D-14: a card of the hand one has seen, and the stack it goes under. The victim sees the stack only (H3)."""

    what = "hand"
    looks = "hand"
    reason = why.event("fraternal_feuds")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def secret(self) -> bool:
        return True

    def audience(self, s: RivalsState) -> int:
        return 1 << self.seat

    def actions(self, s: RivalsState) -> list[int]:
        return bury_actions(s, 1 - self.seat)

    def apply(self, s: RivalsState, action: int) -> None:
        kind, stack = divmod(action - UNDER, 6)
        victim = 1 - self.seat
        moves(s).bury(s, victim, kind, stack, self.seat)
        if s.loud:
            s.say(SAY_PUT_UNDER, self.seat, stack)
            s.say(SAY_PUT_UNDER_THIS, kind, audience=1 << self.seat)
        if self.left > 1:
            s.agenda.append(PickHandCard(self.seat, self.left - 1))
        else:
            moves(s).look_at_hand(s, victim, victim)
            if s.loud:
                s.say(SAY_TOOK_BACK, victim)


def bury_actions(s: RivalsState, owner: int) -> list[int]:
    """Each kind in a hand with each stack of its back."""
    found: list[int] = []
    last = -1
    under = UNDER_ACTIONS[s.variant][owner]
    for kind in s.players[owner].hand.cards:
        if kind != last:
            last = kind
            found.extend(under[kind])
    return found
