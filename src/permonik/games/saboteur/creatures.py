"""Creatures: lured, moved, met; attacks and the axe against them (section 9)."""

from __future__ import annotations

from typing import Final

from permonik.games.saboteur.actions import (
    BLOCK,
    KEEP_AXE,
    LURE,
    ROAM,
    SAY_AXE_CREATURE,
    SAY_CRAWLER_FELLED,
    SAY_GOBLIN_FOUND_NOTHING,
    SAY_GOBLIN_ROBBED,
    SAY_LURED,
    SAY_RAT_BIT,
    SAY_ROAMED,
    SAY_STAYED,
    SAY_TOOK_OVER,
    STAY,
    USE_AXE,
)
from permonik.games.saboteur.grid import BESIDE
from permonik.games.saboteur.losses import SabStep, lose_card, lose_nugget
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import A_CRAWLER, A_RAT, FIELDS, GOAL_OPEN, LAIR_ATTACKS, MOVES
from permonik.games.saboteur.webs import any_web, blocked
from permonik.kernel.step import AnyStep


def call(s: SabState, seat: int, creature: int) -> None:
    """A creature card is played (R9.1): the creature is lured, or goes on from where it stands (R9.2, R9.3)."""
    s.creature_of[creature] = seat
    if s.creature_at[creature] < 0:
        s.agenda.append(LURE_IT[seat * 3 + creature])
        return
    if s.loud:
        s.say(SAY_TOOK_OVER, seat, creature)
    s.agenda.append(ROAM_IT[seat * 3 + creature])


def remove_creature(s: SabState, creature: int) -> None:
    """It leaves the cave, and its card is discarded (R9.11)."""
    s.creature_at[creature] = -1
    s.creature_of[creature] = -1


class CreatureStep(SabStep):
    """A question about one creature."""

    def __init__(self, seat: int, creature: int) -> None:
        super().__init__(seat)
        self.creature = creature

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.creature)


class Lure(CreatureStep):
    """D8: onto which dark lair (R9.2). Placed among dwarves it attacks at once and does not move (RU-9)."""

    def actions(self, s: SabState) -> list[int]:
        return [LURE + (field & 7) + (field >> 3) * BLOCK for field in s.board.lairs]

    def apply(self, s: SabState, action: int) -> None:
        field = (action - LURE) // BLOCK * FIELDS + (action - LURE) % BLOCK
        s.creature_at[self.creature] = field
        if s.loud:
            s.say(SAY_LURED, self.seat, self.creature, field)
        if s.rules & LAIR_ATTACKS and field in s.at:
            encounter(s, self.creature)
        else:
            s.agenda.append(ROAM_IT[self.seat * 3 + self.creature])


class Roam(CreatureStep):
    """D8: where its move ends; routes have no side effects. To leave and come back is another thing than to stay."""

    def actions(self, s: SabState) -> list[int]:
        actions = [STAY]
        for field in reach(s, s.creature_at[self.creature], MOVES[self.creature]):
            actions.append(ROAM + (field & 7) + (field >> 3) * BLOCK)
        return actions

    def apply(self, s: SabState, action: int) -> None:
        if action == STAY:
            if s.loud:
                s.say(SAY_STAYED, self.creature)
            return
        field = (action - ROAM) // BLOCK * FIELDS + (action - ROAM) % BLOCK
        s.creature_at[self.creature] = field
        if s.loud:
            s.say(SAY_ROAMED, self.creature, field)
        if field in s.at:
            encounter(s, self.creature)


def reach(s: SabState, start: int, moves: int) -> list[int]:
    """The fields where a creature's move can end, sorted. It stops where dwarves stand (R9.5).

    The own field is among them only where coming back to it means an attack (R9.3).
    """
    near = s.board.near
    webs = any_web(s)
    down = s.board.down
    seen: set[int] = {start}
    edge = [start]
    found: list[int] = []
    returns = False
    for move in range(moves):
        further: list[int] = []
        for field in edge:
            # A face-down goal card under the switch of RU-11: the number of its field is the side of entry, and by
            # that side alone it is left.
            shut = field >> 3 in down and s.rules & GOAL_OPEN == 0
            for other in way_out(s, field) if shut else near[field]:
                if webs and blocked(s, field & ~7 if shut else field, other):
                    continue
                there = entered(s, field, other)
                if there in seen:
                    continue
                seen.add(there)
                found.append(there)
                if there not in s.at:
                    further.append(there)
                    returns = returns or move == 0
        edge = further
    if returns and start in s.at:
        found.append(start)
    found.sort()
    return found


def way_out(s: SabState, field: int) -> tuple[int, ...]:
    side = field & 7
    door = s.board.door(BESIDE[(field >> 3) * 4 + side], side ^ 2)
    return (door,) if door >= 0 else ()


def entered(s: SabState, field: int, other: int) -> int:
    """The field that a creature stands on after a step: on a face-down card it may matter by which side it came."""
    cell = other >> 3
    if s.rules & GOAL_OPEN == 0 and cell in s.board.down:
        for side in range(4):
            if BESIDE[cell * 4 + side] == field >> 3:
                return cell * FIELDS + side
    return other


# -- a creature enters a field with dwarves ------------------------------------------------------------------------


def encounter(s: SabState, creature: int) -> None:
    """Before the attack those with an axe are asked, in turn order from the active player (R9.9)."""
    field = s.creature_at[creature]
    asked = 0
    for seat in range(s.players):
        if s.at[seat] == field and s.axes[seat]:
            asked |= 1 << seat
    ask_next(s, creature, asked)


def ask_next(s: SabState, creature: int, asked: int) -> None:
    if not asked:
        attack(s, creature)
        return
    seat = s.active
    while not asked >> seat & 1:
        seat = s.next_seat(seat)
    s.agenda.append(Ward(seat, creature, asked & ~(1 << seat)))


class Ward(CreatureStep):
    """D12: use the axe against a creature that comes, or not; `others` are still to be asked after this one."""

    def __init__(self, seat: int, creature: int, others: int) -> None:
        super().__init__(seat, creature)
        self.others = others

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.creature, self.others)

    def actions(self, s: SabState) -> list[int]:
        return [KEEP_AXE, USE_AXE]

    def apply(self, s: SabState, action: int) -> None:
        if action == USE_AXE:
            use_axe(s, self.seat, self.creature)
        else:
            ask_next(s, self.creature, self.others)


def use_axe(s: SabState, seat: int, creature: int) -> None:
    """The axe is discarded, the creature gone, and nobody is attacked (R8.4)."""
    s.axes[seat] -= 1
    if s.loud:
        s.say(SAY_AXE_CREATURE, seat, creature)
    remove_creature(s, creature)


def attack(s: SabState, creature: int) -> None:
    """Every dwarf on the field, in turn order from the active player (R9.5, R9.13)."""
    field = s.creature_at[creature]
    first = len(s.agenda)
    for behind in range(s.players):
        seat = (s.active + behind) % s.players
        if s.at[seat] == field:
            attack_one(s, seat, creature)
    if len(s.agenda) - first > 1:
        s.agenda[first:] = s.agenda[first:][::-1]  # the first who lost a card draws it first


def attack_one(s: SabState, seat: int, creature: int) -> None:
    """What each creature does (R9.6 to R9.8)."""
    if creature == A_RAT:
        lose_card(s, seat)
        if s.loud:
            s.say(SAY_RAT_BIT, seat, s.limit[seat])
    elif creature == A_CRAWLER:
        s.lying |= 1 << seat
        if s.loud:
            s.say(SAY_CRAWLER_FELLED, seat)
    elif lose_nugget(s, seat):
        if s.loud:
            s.say(SAY_GOBLIN_ROBBED, seat, s.gold[seat])
    elif s.loud:
        s.say(SAY_GOBLIN_FOUND_NOTHING, seat)


LURE_IT: Final[tuple[AnyStep, ...]] = tuple([Lure(seat, creature) for seat in range(8) for creature in range(3)])
ROAM_IT: Final[tuple[AnyStep, ...]] = tuple([Roam(seat, creature) for seat in range(8) for creature in range(3)])
