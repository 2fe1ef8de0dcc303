"""The end of the game, and what dwarves lose: cards by chance, hand limit, gold."""

from __future__ import annotations

from typing import Final

from permonik.games.saboteur.actions import (
    SAY_END_CARDS,
    SAY_END_SIDE,
    SAY_END_STUCK,
    SAY_LOST,
    SAY_LOST_THIS,
    SAY_TREASURE,
)
from permonik.games.saboteur.scoring import saved, treasure, workers
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import CARDS_OUT_AT_ONCE, REMOVED, TIERS
from permonik.kernel.chance import Chance
from permonik.kernel.step import AUTO, CHANCE, AnyStep, Step


class SabStep(Step[SabState]):
    """The root of all steps here."""


class SabAuto(SabStep):
    """Happens by itself."""

    def __init__(self, seat: int = AUTO) -> None:
        super().__init__(seat)


class SabDeal(SabStep):
    """Chance deals something to, or takes something from, `who`."""

    def __init__(self, who: int) -> None:
        super().__init__(CHANCE)
        self.who = who

    def fields(self) -> tuple[int, ...]:
        return (self.who,)


# -- the end -------------------------------------------------------------------------------------------------------


def finish(s: SabState, why: int, *args: int) -> None:
    """The game is over at once: whatever was still to happen does not. All clan cards are turned up (R13.5)."""
    s.agenda.clear()
    for seat in range(s.players):
        s.clan_knows[seat] = s.everybody
    if s.loud:
        s.say(why, *args)
        for side in range(2):
            s.say(SAY_TREASURE, side, saved(s, side), workers(s, 1 - side), treasure(s, side))


def finish_side(s: SabState, side: int) -> None:
    finish(s, SAY_END_SIDE, side)


def top_tier(s: SabState) -> int:
    """The tier of the top card of the draw pile (R2.8); TIERS if the pile is empty."""
    for tier in range(TIERS):
        if s.taken[tier] < s.deck.last[tier] - REMOVED:
            return tier
    return TIERS


def nobody_has_cards(s: SabState) -> bool:
    for hand in s.hands:
        if hand:
            return False
    return True


def cards_out(s: SabState) -> bool:
    """Ends the game if nobody has a card (R13.1, R13.3)."""
    if not nobody_has_cards(s):
        return False
    finish(s, SAY_END_CARDS if top_tier(s) == TIERS else SAY_END_STUCK)
    return True


def cards_out_at_once(s: SabState) -> bool:
    """The switch of RU-18: after every card that leaves a hand, but only once the pile is empty."""
    return s.rules & CARDS_OUT_AT_ONCE != 0 and top_tier(s) == TIERS and cards_out(s)


# -- losses --------------------------------------------------------------------------------------------------------


def lose_card(s: SabState, who: int) -> None:
    """The limit falls in any case (R12.5); a card is lost if there is one (R6.4, R9.6). It is drawn next."""
    if s.limit[who]:
        s.limit[who] -= 1
    if s.hands[who]:
        s.agenda.append(LOSE[who])


def lose_nugget(s: SabState, who: int) -> bool:
    """To the bank, if there is one (R6.5, R9.8): whether there was."""
    if s.gold[who]:
        s.gold[who] -= 1
        return True
    return False


class LoseCard(SabDeal):
    """C5: a die with the cards of the hand for faces. Its slots are counted per seat: no other seat shifts them."""

    def chance(self, s: SabState) -> Chance:
        return Chance(LOSS[self.who], s.losses[self.who], list(s.hands[self.who]))

    def audience(self, s: SabState) -> int:
        return 1 << self.who

    def apply(self, s: SabState, action: int) -> None:
        s.losses[self.who] += 1
        s.put_away(self.who, action)
        if s.loud:
            s.say(SAY_LOST, self.who, s.deck.tier[action], audience=~(1 << self.who))
            s.say(SAY_LOST_THIS, self.who, action, audience=1 << self.who)
        cards_out_at_once(s)


LOSS: Final[tuple[str, ...]] = tuple([f"loss-{seat}" for seat in range(8)])
LOSE: Final[tuple[AnyStep, ...]] = tuple([LoseCard(seat) for seat in range(8)])
