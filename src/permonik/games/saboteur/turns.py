"""The set-up and the frame of a turn: its start, step 3, its end (sections 2, 3, 12 and 13)."""

from __future__ import annotations

from typing import Final

from permonik.games.saboteur.action_cards import CollapseOne, Equip, Peek, PeekUnseen, SwapHands, Trim
from permonik.games.saboteur.actions import (
    END_GAME,
    PLAY_ON,
    SAY_CLAN,
    SAY_DREW,
    SAY_DREW_THIS,
    SAY_END_VOTE,
    SAY_FIRST,
    SAY_GOT,
    SAY_LEFT_CAVE,
    SAY_ROLE,
    SAY_SKIPPED,
    SAY_STOOD_UP,
    SAY_VOTED,
    SAY_WEB_GONE,
    SAY_WEB_WORN,
)
from permonik.games.saboteur.creatures import Lure, Roam, Ward, remove_creature
from permonik.games.saboteur.discarding import DiscardMore
from permonik.games.saboteur.losses import LoseCard, SabAuto, SabDeal, SabStep, cards_out, finish, top_tier
from permonik.games.saboteur.playing import ACT, Act, Place
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import DEAL, TIERS, VOTE
from permonik.games.saboteur.walking import (
    STRIDE,
    Arrive,
    Fend,
    GoOn,
    LookAside,
    Meet,
    Move,
    MoveNewAxe,
    Stride,
    StrideNewAxe,
    TurnGoal,
    Uncover,
    clan_chance,
    settle_vein,
)
from permonik.games.saboteur.webs import SpinWeb, wear
from permonik.kernel.chance import Chance
from permonik.kernel.step import CHANCE, AnyStep

# -- the set-up ----------------------------------------------------------------------------------------------------


class DealClan(SabDeal):
    """C2: a clan card (R2.4). The back tells the colour to all, the face only to its owner."""

    def chance(self, s: SabState) -> Chance:
        return clan_chance(s, self.who)

    def audience(self, s: SabState) -> int:
        return 1 << self.who

    def apply(self, s: SabState, action: int) -> None:
        s.clan[self.who] = action
        s.clan_knows[self.who] = 1 << self.who
        if s.loud:
            s.say(SAY_CLAN, self.who, action >> 1, audience=~(1 << self.who))
            s.say(SAY_ROLE, action, audience=1 << self.who)


class DealCard(SabDeal):
    """C3: a card of the first hand (R2.7), one after the other."""

    def chance(self, s: SabState) -> Chance:
        return card_chance(s, DEAL[s.players][len(s.hands[self.who])])

    def audience(self, s: SabState) -> int:
        return 1 << self.who

    def apply(self, s: SabState, action: int) -> None:
        s.take_card(self.who, action)
        if s.loud:
            s.say(SAY_GOT, action, audience=1 << self.who)
        if len(s.hands[self.who]) < len(DEAL[s.players]):
            s.agenda.append(self)


def card_chance(s: SabState, tier: int) -> Chance:
    """The next card of a tier's pile. The 5 cards that are removed (R2.6) are the last ones."""
    return Chance(DECK[tier], s.taken[tier], s.unseen[tier][:], s.deck.contents[tier])


class FirstPlayer(SabStep):
    """C4: who begins (RU-22)."""

    def __init__(self, seat: int = CHANCE) -> None:
        super().__init__(seat)

    def chance(self, s: SabState) -> Chance:
        return Chance("first", 0, list(range(s.players)))

    def apply(self, s: SabState, action: int) -> None:
        s.active = action


class Begin(SabAuto):
    def run(self, s: SabState) -> None:
        if s.loud:
            s.say(SAY_FIRST, s.active)
        begin_turn(s)


# -- a turn --------------------------------------------------------------------------------------------------------


def begin_turn(s: SabState) -> None:
    """Creatures leave, webs wear, the dwarf is stood up (R3.2); without a card the turn is skipped (R3.3)."""
    seat = s.active
    if seat in s.creature_of:
        for creature in range(3):
            if s.creature_of[creature] == seat:
                remove_creature(s, creature)
                if s.loud:
                    s.say(SAY_LEFT_CAVE, creature)
    if seat in s.web_of:
        for web in range(3):
            if s.web_of[web] == seat:
                gone = wear(s, web)
                if s.loud:
                    s.say(SAY_WEB_GONE if gone else SAY_WEB_WORN, web)
    s.stiff = s.lying >> seat & 1 == 1
    if s.stiff:
        s.lying &= ~(1 << seat)
        if s.loud:
            s.say(SAY_STOOD_UP, seat)
    s.moves = 0
    s.draws = 0
    s.drawer = seat
    if s.hands[seat]:
        agenda = s.agenda
        agenda.append(AFTER)
        agenda.append(STRIDE)
        agenda.append(ACT[seat])
        return
    if s.loud:
        s.say(SAY_SKIPPED, seat)
    end_turn(s)


class After(SabAuto):
    """The movement has ended: the vein is settled, and step 3 follows."""

    def run(self, s: SabState) -> None:
        s.moves = 0
        if s.nuggets:
            settle_vein(s, s.active)
        draw(s)


def draw(s: SabState) -> None:
    """Step 3 (R12.2): never above the own limit (R12.3)."""
    who = s.drawer
    if s.draws and len(s.hands[who]) < s.limit[who] and top_tier(s) < TIERS:
        s.agenda.append(DRAW[who])
    else:
        end_turn(s)


class DrawCard(SabDeal):
    """C6: the top card of the pile."""

    def chance(self, s: SabState) -> Chance:
        return card_chance(s, top_tier(s))

    def audience(self, s: SabState) -> int:
        return 1 << self.who

    def apply(self, s: SabState, action: int) -> None:
        s.draws -= 1
        s.take_card(self.who, action)
        if s.loud:
            s.say(SAY_DREW, self.who, s.deck.tier[action], audience=~(1 << self.who))
            s.say(SAY_DREW_THIS, self.who, action, audience=1 << self.who)
        draw(s)


def end_turn(s: SabState) -> None:
    """Are all hands empty (R13.1, R13.3)? Do all want to stop (R13.4)? Else the turn passes (R3.7)."""
    s.draws = 0
    if cards_out(s):
        return
    if s.rules & VOTE:
        s.agenda.append(Vote(s.active, s.players - 1))
    else:
        next_turn(s)


def next_turn(s: SabState) -> None:
    s.active = s.next_seat(s.active)
    begin_turn(s)


class Vote(SabStep):
    """D14, the switch of RU-20: the game ends if all agree. The first who does not ends the vote; `left` come after."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def actions(self, s: SabState) -> list[int]:
        return [PLAY_ON, END_GAME]

    def apply(self, s: SabState, action: int) -> None:
        if action == PLAY_ON:
            next_turn(s)
            return
        if s.loud:
            s.say(SAY_VOTED, self.seat)
        if self.left:
            s.agenda.append(Vote(s.next_seat(self.seat), self.left - 1))
        else:
            finish(s, SAY_END_VOTE)


DECK: Final[tuple[str, ...]] = ("tier-1", "tier-2", "tier-3")
DEAL_CLAN: Final[tuple[AnyStep, ...]] = tuple([DealClan(seat) for seat in range(8)])
DEAL_CARD: Final[tuple[AnyStep, ...]] = tuple([DealCard(seat) for seat in range(8)])
FIRST_PLAYER: Final[AnyStep] = FirstPlayer()
BEGIN: Final[AnyStep] = Begin()
AFTER: Final[AnyStep] = After()
DRAW: Final[tuple[AnyStep, ...]] = tuple([DrawCard(seat) for seat in range(8)])

STEPS: dict[str, type[SabStep]] = {
    step.__name__: step
    for step in (
        DealClan,
        DealCard,
        FirstPlayer,
        Begin,
        Act,
        DiscardMore,
        Place,
        Peek,
        PeekUnseen,
        CollapseOne,
        SwapHands,
        Trim,
        SpinWeb,
        Equip,
        Lure,
        Roam,
        Ward,
        Stride,
        StrideNewAxe,
        GoOn,
        Move,
        MoveNewAxe,
        Meet,
        Fend,
        Arrive,
        Uncover,
        TurnGoal,
        LookAside,
        LoseCard,
        After,
        DrawCard,
        Vote,
    )
}
