"""The event deck and its cards (R10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from permonik.games.rivals import why
from permonik.games.rivals.actions import (
    BY_CARD,
    BY_EVENT,
    GAIN,
    ON_SPOT,
    PAY_GOLD,
    PLAY,
    SAY_EVENT,
    SAY_GAINED,
    SAY_NO_EFFECT,
    SAY_PLAGUE,
    SAY_PROTECTED,
    STOP,
)
from permonik.games.rivals.effects.standing import AFTER_PLAGUE, AGAINST_PLAGUE, STANDING
from permonik.games.rivals.expansions import lose
from permonik.games.rivals.feuds import feud, fraternal_feuds, play_sebastian
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import Principality
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import RivalsStep, gain, pay_on, receive, store, stores_with_room
from permonik.games.rivals.tables import (
    BELOW_YULE,
    CALMING,
    CALMS,
    CAPACITY,
    EVENTS,
    FIRST_MOON,
    GOLD,
    LEARNED_BUILDINGS,
    MOON_EVENTS,
    NOT_GOLD,
    RIOTING_UNITS,
    SEBASTIAN_KIND,
    STRONG_UNITS,
    YULE,
)
from permonik.kernel.chance import Chance
from permonik.kernel.step import AUTO, CHANCE

RIOTS: Final[int] = EVENTS.index("riots")

INVENTION_MOST: Final = 2
PURCHASES: Final = 2


# -- the deck ------------------------------------------------------------------------------------------------


def reveal_event(s: RivalsState) -> None:
    """The top card. Where Yule lies, everybody knows; it rebuilds the deck, and a new card follows (R10.4)."""
    if len(s.resolved) == len(s.mode.event_cards) - BELOW_YULE:
        s.resolved = ()
        s.yules += 1
        if s.loud:
            s.say(SAY_EVENT, YULE)
    s.agenda.append(RevealCard())


class RevealCard(RivalsStep):
    """CH-6. The card lies under the deck afterwards, known to all (H6)."""

    def __init__(self, seat: int = CHANCE) -> None:
        super().__init__(seat)

    def chance(self, s: RivalsState) -> Chance:
        left = list(s.mode.event_cards)
        for event in s.resolved:
            left.remove(event)
        return Chance("events", len(s.resolved), left, s.mode.event_cards, s.yules)

    def apply(self, s: RivalsState, action: int) -> None:
        s.resolved = (*s.resolved, action)
        if action < FIRST_MOON:
            resolve_event(s, action)
        elif s.moons[action - FIRST_MOON] >= 0:
            resolve_event(s, s.moons[action - FIRST_MOON])
        else:
            s.agenda.append(RevealMoon(action - FIRST_MOON))


class RevealMoon(RivalsStep):
    """CH-3: which of the half-moon events was drawn for the Duel, when it is seen for the first time (R6.2)."""

    def __init__(self, number: int) -> None:
        super().__init__(CHANCE)
        self.number = number

    def fields(self) -> tuple[int, ...]:
        return (self.number,)

    def chance(self, s: RivalsState) -> Chance:
        left = list(MOON_EVENTS)
        for event in s.moons:
            if event >= 0:
                left.remove(event)
        return Chance("moons", self.number, left, MOON_EVENTS)

    def apply(self, s: RivalsState, action: int) -> None:
        s.moons = (*s.moons[: self.number], action, *s.moons[self.number + 1 :])
        resolve_event(s, action)


def resolve_event(s: RivalsState, event: int) -> None:
    """The active player completes his part, then the opponent (RU-49); what is pushed last happens first."""
    if s.loud:
        s.say(SAY_EVENT, event)
    s.cause = BY_EVENT + event
    told, ahead = len(s.said), len(s.agenda)
    EVENT_CARDS[EVENTS[event]](s, s.active, 1 - s.active)
    peace = event == RIOTS and not (s.players[0].has | s.players[1].has) & RIOTING_UNITS
    if s.loud and len(s.said) == told and (peace or len(s.agenda) == ahead):
        s.say(SAY_NO_EFFECT, BY_EVENT + event)


# -- Invention, Trade Ships Race, Gift for the Prince --------------------------------------------------------


def invention(s: RivalsState, me: int, other: int) -> None:
    """R10.7."""
    for seat in (other, me):
        for _ in range(min(INVENTION_MOST, s.players[seat].count(LEARNED_BUILDINGS))):
            gain(s, seat)


def trade_ships_race(s: RivalsState, me: int, other: int) -> None:
    """R10.8."""
    most = max(s.players[0].ships, s.players[1].ships)
    for seat in (other, me):
        if most and s.players[seat].ships == most:
            gain(s, seat)


def gift_for_the_prince(s: RivalsState, me: int, other: int) -> None:
    """R10.11."""
    for seat in (other, me):
        store(s, seat, GOLD, s.players[seat].count(STRONG_UNITS))


# -- Traveling Merchant, Year of Plenty, Plague --------------------------------------------------------------


def traveling_merchant(s: RivalsState, me: int, other: int) -> None:
    for seat in (other, me):
        offer_purchase(s, seat, PURCHASES)


class Buy(RivalsStep):
    """D-11: a resource for a gold, or no more (R10.9, RU-5)."""

    what = "buy"
    reason = why.event("traveling_merchant")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left)

    def actions(self, s: RivalsState) -> list[int]:
        return [STOP, *[GAIN + place for place in bits(stores_with_room(s.players[self.seat], NOT_GOLD))]]

    def apply(self, s: RivalsState, action: int) -> None:
        if action == STOP:
            return
        s.agenda.append(BuyAgain(self.seat, self.left - 1))
        receive(s, self.seat, action - GAIN)
        pay_on(s, self.seat, GOLD, 1)


class BuyAgain(RivalsStep):
    def __init__(self, who: int, left: int) -> None:
        super().__init__(AUTO)
        self.who = who
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.left)

    def run(self, s: RivalsState) -> None:
        offer_purchase(s, self.who, self.left)


def offer_purchase(s: RivalsState, seat: int, left: int) -> None:
    me = s.players[seat]
    if left and me.held(GOLD) and stores_with_room(me, NOT_GOLD):
        s.agenda.append(Buy(seat, left))


def year_of_plenty(s: RivalsState, me: int, other: int) -> None:
    add_plenty(s, me)
    add_plenty(s, other)


def add_plenty(s: RivalsState, seat: int) -> None:
    """R10.10: one for each Storehouse and Abbey beside a region."""
    me = s.players[seat]
    for place in range(2 * me.left, 2 * me.right + 4):
        amount = min(me.plenty[place], CAPACITY - me.stock[place])
        for _ in range(amount):
            me.add(place)
        if amount > 0 and s.loud:
            s.say(SAY_GAINED, seat, me.resource_at(place), amount, me.land_at(place), s.cause)


def plague(s: RivalsState, me: int, other: int) -> None:
    """Losses of both first, but where a Bath House is; then the Pharmacies (R10.13, RU-49)."""
    for seat in (me, other):
        player = s.players[seat]
        safe = 0
        for spot in player.spots(AGAINST_PLAGUE):
            safe |= 1 << (spot >> 2)
        for place in bits(player.around(player.cities) & ~player.around(safe) & player.stocked):
            player.remove(place)
            if s.loud:
                s.say(SAY_PLAGUE, seat, player.resource_at(place), player.land_at(place))
    for design in bits(AFTER_PLAGUE):
        s.cause = BY_CARD + design
        for seat in (other, me):
            for _ in range(s.players[seat].count(1 << design) * STANDING[design].after_plague):
                gain(s, seat)


# -- Riots ---------------------------------------------------------------------------------------------------


def riots(s: RivalsState, me: int, other: int) -> None:
    s.agenda.append(RiotsFor(other))
    s.agenda.append(RiotsFor(me))


class RiotsFor(RivalsStep):
    """R10.12: whether a player is affected is seen when it is his turn to answer."""

    def __init__(self, who: int) -> None:
        super().__init__(AUTO)
        self.who = who

    def fields(self) -> tuple[int, ...]:
        return (self.who,)

    def run(self, s: RivalsState) -> None:
        me = s.players[self.who]
        if not me.has & RIOTING_UNITS:
            return
        for design in bits(me.has & CALMING):
            if CALMS[design] >> s.production & 1:  # R20.10
                if s.loud:
                    s.say(SAY_PROTECTED, self.who)
                return
        s.agenda.append(AnswerRiots(self.who))


def riots_due(me: Principality) -> int:
    return 1 if me.count(RIOTING_UNITS) <= 2 else 2


class AnswerRiots(RivalsStep):
    """D-15, D-16: pay, play Sebastian, or remove a unit. Secret: the number of answers would betray Sebastian."""

    what = "riots"
    reason = why.event("riots")

    def secret(self) -> bool:
        return True

    def actions(self, s: RivalsState) -> list[int]:
        me = s.players[self.seat]
        found: list[int] = []
        if me.held(GOLD) >= riots_due(me):
            found.append(PAY_GOLD)
        if SEBASTIAN_KIND in me.hand.cards:
            found.append(PLAY + SEBASTIAN_KIND)
        found.extend([ON_SPOT + spot for spot in me.spots(RIOTING_UNITS)])
        return found

    def apply(self, s: RivalsState, action: int) -> None:
        if action == PAY_GOLD:
            s.cause = BY_EVENT + RIOTS
            pay_on(s, self.seat, GOLD, riots_due(s.players[self.seat]))
        elif action == PLAY + SEBASTIAN_KIND:
            play_sebastian(s, self.seat)
        else:
            lose(s, self.seat, action - ON_SPOT)


EVENT_CARDS: Final[dict[str, Callable[[RivalsState, int, int], None]]] = {
    "feud": feud,
    "fraternal_feuds": fraternal_feuds,
    "gift_for_the_prince": gift_for_the_prince,
    "invention": invention,
    "plague": plague,
    "riots": riots,
    "trade_ships_race": trade_ships_race,
    "traveling_merchant": traveling_merchant,
    "year_of_plenty": year_of_plenty,
}
