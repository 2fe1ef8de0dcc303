"""Odd action cards of the Era of Turmoil: three attacks, and the Voyage of Plunder (R17, R20)."""

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
from permonik.games.rivals.cards import moves
from permonik.games.rivals.effects.action import ActionCard, Taker
from permonik.games.rivals.effects.standing import AGAINST_ARSON
from permonik.games.rivals.expansions import lose
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import Principality
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import NameType, RivalsStep
from permonik.games.rivals.tables import (
    BUILDINGS,
    DEFENDERS,
    DEFENDS,
    DESIGN,
    DESIGNS,
    PRODUCTION_DIE,
    STRONG_UNITS,
)
from permonik.kernel.chance import Chance
from permonik.kernel.reason import Reason
from permonik.kernel.step import CHANCE

BOTH_PLAYERS: Final = 3


class Attack(ActionCard):
    """The defence roll comes before any target is named."""

    def play(self, s: RivalsState, seat: int) -> None:
        if s.players[1 - seat].has & DEFENDERS:
            s.agenda.append(Defend(1 - seat))
        else:
            self.strike(s, seat)

    def strike(self, s: RivalsState, seat: int) -> None:
        """The attack is carried out."""
        raise TypeError(f"{type(self).__name__} has no strike()")


class Defend(RivalsStep):
    """D-21: the defender may roll (RU-19)."""

    what = "defend"

    def actions(self, s: RivalsState) -> list[int]:
        return [DEFEND, WAIVE]

    def apply(self, s: RivalsState, action: int) -> None:
        if action == DEFEND:
            s.agenda.append(DefenceRoll(self.seat))
        else:
            if s.loud:
                s.say(SAY_NOT_DEFENDED, self.seat)
            attack_of(s).strike(s, 1 - self.seat)


class DefenceRoll(RivalsStep):
    """CH-7: tower and Heinrich stop it by their faces (R17.1). It is not this turn's production die (R17.3)."""

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
        success = 0
        for design in bits(s.players[self.who].has & DEFENDERS):
            success |= DEFENDS[design]
        if s.loud:
            s.say(SAY_ROLLS_DEFENCE, self.who, action)
        if success >> action & 1:
            if s.loud:
                s.say(SAY_DEFENDED, self.who, s.playing)
        else:
            attack_of(s).strike(s, 1 - self.who)


def attack_of(s: RivalsState) -> Attack:
    """The attack that is being played."""
    card = CARDS[DESIGNS[DESIGN[s.playing]]]
    assert isinstance(card, Attack)
    return card


# -- Archer, Arsonist, Traitor -------------------------------------------------------------------------------


class Archer(Attack):
    """Hits a unit with a strength point (R20.1)."""

    def playable(self, s: RivalsState, seat: int) -> bool:
        other = s.players[1 - seat]
        return other.has & STRONG_UNITS != 0

    def strike(self, s: RivalsState, seat: int) -> None:
        s.agenda.append(LoseUnit(1 - seat))

    def lacks(self, s: RivalsState, seat: int) -> Reason:
        return Reason("no-target", "R16.2")


class LoseUnit(RivalsStep):
    """D-22: which unit with a strength point the Archer hits."""

    what = "lose"

    def actions(self, s: RivalsState) -> list[int]:
        return [ON_SPOT + spot for spot in s.players[self.seat].spots(STRONG_UNITS)]

    def apply(self, s: RivalsState, action: int) -> None:
        lose(s, self.seat, action - ON_SPOT)


class Arsonist(Attack):
    """Burns a building (R20.2)."""

    def playable(self, s: RivalsState, seat: int) -> bool:
        other = s.players[1 - seat]
        return burnable(other) != 0

    def strike(self, s: RivalsState, seat: int) -> None:
        s.agenda.append(Burn(seat))

    def lacks(self, s: RivalsState, seat: int) -> Reason:
        return Reason("no-target", "R16.2")


def burnable(other: Principality) -> int:
    """Buildings of towns that nothing protects (a Fire Brigade does), as a mask of spots (R17.4, R20.12)."""
    found = 0
    for spot in other.spots(BUILDINGS):
        town = spot >> 2
        if not any([kind >= 0 and AGAINST_ARSON >> DESIGN[kind] & 1 for kind in other.sites[4 * town : 4 * town + 4]]):
            found |= 1 << spot
    return found


class Burn(RivalsStep):
    """D-23: which building the Arsonist burns; its owner chooses the stack."""

    what = "pick"
    theirs = True

    def actions(self, s: RivalsState) -> list[int]:
        other = s.players[1 - self.seat]
        mask = burnable(other)
        return [ON_SPOT + spot for spot in other.spots(BUILDINGS) if mask >> spot & 1]

    def apply(self, s: RivalsState, action: int) -> None:
        spot = action - ON_SPOT
        if s.loud:
            s.say(SAY_PICKED, self.seat, s.players[1 - self.seat].sites[spot], spot)
        lose(s, 1 - self.seat, spot)


class Traitor(Attack):
    """Shows the opponent's hand and takes a card of it (R20.3)."""

    def playable(self, s: RivalsState, seat: int) -> bool:
        other = s.players[1 - seat]
        return len(other.hand.cards) > 0

    def strike(self, s: RivalsState, seat: int) -> None:
        moves(s).look_at_hand(s, seat, 1 - seat)
        if s.loud:
            s.say(SAY_LOOKED_AT_HAND, seat)
        s.agenda.append(Betray(seat))

    def lacks(self, s: RivalsState, seat: int) -> Reason:
        return Reason("no-hand", "R16.2")


class Betray(RivalsStep):
    """D-24: a card of the hand that the Traitor has shown, or none. Secret: it depends on that hand."""

    what = "hand"
    looks = "hand"

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
        moves(s).hand_over(s, 1 - self.seat, action - FETCH, self.seat)
        if s.loud:
            s.say(SAY_TOOK_FROM_HAND, self.seat)
            s.say(SAY_TOOK_FROM_HAND_THIS, action - FETCH, audience=BOTH_PLAYERS)


# -- Voyage of Plunder ---------------------------------------------------------------------------------------


class VoyageOfPlunder(Taker):
    """Two from a richer opponent, else one (R20.4)."""

    def play(self, s: RivalsState, seat: int) -> None:
        s.agenda.append(NameType(seat, 2 if s.points(1 - seat) > s.points(seat) else 1, 0))


CARDS: Final[dict[str, ActionCard]] = {
    "archer": Archer(),
    "arsonist": Arsonist(),
    "traitor": Traitor(),
    "voyage_of_plunder": VoyageOfPlunder(),
}
