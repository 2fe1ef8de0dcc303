"""Archer, Arsonist and Traitor: the defence roll comes before any target is named (R17, R20.1 to R20.3)."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals.actions import (
    DEFEND,
    FETCH,
    ON_SPOT,
    SAY_DEFENDED,
    SAY_LOOKED_AT_HAND,
    SAY_NOT_DEFENDED,
    SAY_PICKED,
    SAY_ROLLS_DEFENCE,
    SAY_TOOK_FROM_HAND,
    SAY_TOOK_FROM_HAND_THIS,
    STOP,
    WAIVE,
)
from permonik.games.rivals.cards import hand_over, look_at_hand
from permonik.games.rivals.expansions import lose
from permonik.games.rivals.principality import Principality
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import RivalsStep
from permonik.games.rivals.tables import (
    ARCHER,
    ARSONIST,
    BUILDINGS,
    DEFENCE,
    DESIGN,
    FIRE_BRIGADE,
    HEINRICH,
    LOOKOUT_TOWER,
    PRODUCTION_DIE,
    STRONG_UNITS,
)
from permonik.kernel.chance import Chance
from permonik.kernel.step import CHANCE

BOTH_PLAYERS: Final = 3


def burnable(other: Principality) -> int:
    """Buildings that no Fire Brigade protects, as a mask of spots (R17.4, R20.12)."""
    found = 0
    for spot in other.spots(BUILDINGS):
        town = spot >> 2
        if not any([kind >= 0 and DESIGN[kind] == FIRE_BRIGADE for kind in other.sites[4 * town : 4 * town + 4]]):
            found |= 1 << spot
    return found


def attack(s: RivalsState, seat: int, design: int) -> None:
    if s.players[1 - seat].has & (LOOKOUT_TOWER | HEINRICH):
        s.agenda.append(Defend(1 - seat))
    else:
        strike(s, seat, design)


class Defend(RivalsStep):
    """D-21: the defender may roll (RU-19)."""

    def actions(self, s: RivalsState) -> list[int]:
        return [DEFEND, WAIVE]

    def apply(self, s: RivalsState, action: int) -> None:
        if action == DEFEND:
            s.agenda.append(DefenceRoll(self.seat))
        else:
            if s.loud:
                s.say(SAY_NOT_DEFENDED, self.seat)
            strike(s, 1 - self.seat, DESIGN[s.playing])


class DefenceRoll(RivalsStep):
    """CH-7: tower 1 and 2, Heinrich 3 to 5 (R17.1). It is not this turn's production die (R17.3)."""

    def __init__(self, who: int) -> None:
        super().__init__(CHANCE)
        self.who = who

    def fields(self) -> tuple[int, ...]:
        return (self.who,)

    def chance(self, s: RivalsState) -> Chance:
        return Chance("defence-0" if self.who == 0 else "defence-1", s.defences[self.who], PRODUCTION_DIE)

    def apply(self, s: RivalsState, action: int) -> None:
        red, blue = s.defences
        s.defences = (red + 1, blue) if self.who == 0 else (red, blue + 1)
        has = s.players[self.who].has
        success = (DEFENCE[0] if has & LOOKOUT_TOWER else 0) | (DEFENCE[1] if has & HEINRICH else 0)
        if s.loud:
            s.say(SAY_ROLLS_DEFENCE, self.who, action)
        if success >> action & 1:
            if s.loud:
                s.say(SAY_DEFENDED, self.who, s.playing)
        else:
            strike(s, 1 - self.who, DESIGN[s.playing])


def strike(s: RivalsState, seat: int, design: int) -> None:
    """The attack is carried out."""
    if design == ARCHER:
        s.agenda.append(LoseUnit(1 - seat))
    elif design == ARSONIST:
        s.agenda.append(Burn(seat))
    else:
        look_at_hand(s, seat, 1 - seat)
        if s.loud:
            s.say(SAY_LOOKED_AT_HAND, seat)
        s.agenda.append(Betray(seat))


class LoseUnit(RivalsStep):
    """D-22: which unit with a strength point the Archer hits."""

    def actions(self, s: RivalsState) -> list[int]:
        return [ON_SPOT + spot for spot in s.players[self.seat].spots(STRONG_UNITS)]

    def apply(self, s: RivalsState, action: int) -> None:
        lose(s, self.seat, action - ON_SPOT)


class Burn(RivalsStep):
    """D-23: which building the Arsonist burns; its owner chooses the stack."""

    def actions(self, s: RivalsState) -> list[int]:
        other = s.players[1 - self.seat]
        mask = burnable(other)
        return [ON_SPOT + spot for spot in other.spots(BUILDINGS) if mask >> spot & 1]

    def apply(self, s: RivalsState, action: int) -> None:
        spot = action - ON_SPOT
        if s.loud:
            s.say(SAY_PICKED, self.seat, s.players[1 - self.seat].sites[spot], spot)
        lose(s, 1 - self.seat, spot)


class Betray(RivalsStep):
    """D-24: a card of the hand that the Traitor has shown, or none. Secret: it depends on that hand."""

    def secret(self) -> bool:
        return True

    def audience(self, s: RivalsState) -> int:
        return BOTH_PLAYERS

    def actions(self, s: RivalsState) -> list[int]:
        found = [STOP]
        for kind in s.players[1 - self.seat].hand.cards:
            if FETCH + kind != found[-1]:
                found.append(FETCH + kind)
        return found

    def apply(self, s: RivalsState, action: int) -> None:
        if action == STOP:
            return
        hand_over(s, 1 - self.seat, action - FETCH, self.seat)
        if s.loud:
            s.say(SAY_TOOK_FROM_HAND, self.seat)
            s.say(SAY_TOOK_FROM_HAND_THIS, action - FETCH, audience=BOTH_PLAYERS)
