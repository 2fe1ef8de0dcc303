"""The course of the game: set-up, turns, replenishing, exchanging a card, the end (R4 to R7, R12, R13, R15)."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals.acting import ACTS
from permonik.games.rivals.actions import (
    AT,
    BY_SEARCH,
    DRAW,
    END,
    KEEP,
    SAY_DRAW,
    SAY_KEPT,
    SAY_PUT_UNDER,
    SAY_PUT_UNDER_THIS,
    SAY_REARRANGED,
    SAY_START_ROLL,
    SAY_STARTS,
    SAY_TURN,
    SAY_WON,
    SEARCH,
    UNDER,
)
from permonik.games.rivals.cards import moves
from permonik.games.rivals.dice import BEFORE_ROLL
from permonik.games.rivals.effects.standing import CHEAP_SEARCH, STANDING
from permonik.games.rivals.feuds import bury_actions
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import FIRST_TOWN
from permonik.games.rivals.searching import DRAWS, can_draw, draw, filled_stacks, search
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import ANY, RivalsStep, pay_on
from permonik.games.rivals.tables import (
    BASE,
    DRAW_STACKS,
    HAND,
    PRODUCTION_DIE,
    RESOURCE_OF,
    SEARCH_PRICE,
    START_CARDS,
    START_REGIONS,
    START_STOCK,
    TURN_CAP,
)
from permonik.kernel.chance import Chance
from permonik.kernel.step import AUTO, CHANCE, AnyStep

# -- set-up --------------------------------------------------------------------------------------------------


class StartRoll(RivalsStep):
    """CH-1: both roll, the higher one starts, ties roll again (R4.6). `first` is seat 0's roll, or 0."""

    def __init__(self, attempt: int, first: int) -> None:
        super().__init__(CHANCE)
        self.attempt = attempt
        self.first = first

    def fields(self) -> tuple[int, ...]:
        return (self.attempt, self.first)

    def chance(self, s: RivalsState) -> Chance:
        return Chance("start-die", 2 * self.attempt + (1 if self.first else 0), PRODUCTION_DIE)

    def apply(self, s: RivalsState, action: int) -> None:
        if s.loud:
            s.say(SAY_START_ROLL, 1 if self.first else 0, action)
        if not self.first:
            s.agenda.append(StartRoll(self.attempt, action))
        elif self.first == action:
            s.agenda.append(StartRoll(self.attempt + 1, 0))
        else:
            start(s, 0 if self.first > action else 1)


def start(s: RivalsState, first: int) -> None:
    s.first = first
    s.active = first
    if s.loud:
        s.say(SAY_STARTS, first)
    s.agenda.append(BEGIN_TURN)
    if s.mode.themed:
        s.agenda.append(Rearrange(1 - first, 0))
        s.agenda.append(Rearrange(first, 0))
    s.agenda.append(ChooseStack(1 - first))
    s.agenda.append(ChooseStack(first))


class ChooseStack(RivalsStep):
    """D-1, D-2: a base stack that the other has not used (R4.7, R5.4, RU-6)."""

    what = "stack"

    def actions(self, s: RivalsState) -> list[int]:
        base = DRAW if not s.mode.themed else SEARCH
        return [
            base + stack
            for stack in DRAW_STACKS[s.variant][self.seat]
            if s.mode.stack_back[stack] == BASE and len(s.stacks[stack].cards) == s.mode.stack_size[stack]
        ]

    def apply(self, s: RivalsState, action: int) -> None:
        if action >= SEARCH:
            search(s, self.seat, action - SEARCH, START_CARDS)
        else:
            for _ in range(START_CARDS):
                s.agenda.append(DRAWS[self.seat * 6 + action - DRAW])


# The six places in the order of START_REGIONS: top left, bottom left, top middle, bottom middle, top right, bottom
# right. Mirrored or turned over, a layout plays the same, so the first region lies top left or top middle only, and
# what lies in the middle column leaves the choice between left and right to the next region.
LEFTMOST: Final = (0, 1, 2, 3)


def free_places(laid: tuple[int, ...]) -> list[int]:
    """Where the next region may lie, after those that lie already; one of each set of layouts that play the same."""
    if not laid:
        return [0, 2]
    free = [place for place in range(6) if place not in laid]
    if all([place in (2, 3) for place in laid]):
        return [place for place in free if place in LEFTMOST]
    return free


class Rearrange(RivalsStep):
    """D-3: the six regions, one after the other, each to a place (R5.5, RU-7); or all stay where they are.

    `laid`: the places chosen so far, in the order of the start layout, as digits of base 7 (0 is none).
    """

    what = "regions"

    def __init__(self, seat: int, laid: int) -> None:
        super().__init__(seat)
        self.laid = laid

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.laid)

    def places(self) -> tuple[int, ...]:
        found: list[int] = []
        rest = self.laid
        while rest:
            found.append(rest % 7 - 1)
            rest //= 7
        return tuple(found)

    def actions(self, s: RivalsState) -> list[int]:
        found = [AT + 2 * FIRST_TOWN + place for place in free_places(self.places())]
        if not self.laid:
            found.append(KEEP)
        return found

    def apply(self, s: RivalsState, action: int) -> None:
        if action == KEEP:
            if s.loud:
                s.say(SAY_KEPT, self.seat)
            return
        place = action - AT - 2 * FIRST_TOWN
        laid = (*self.places(), place)
        if len(laid) == 5:
            (last,) = [place for place in range(6) if place not in laid]
            lay_out(s, self.seat, (*laid, last))
        else:
            s.agenda.append(Rearrange(self.seat, self.laid + (place + 1) * 7 ** (len(laid) - 1)))


def lay_out(s: RivalsState, seat: int, places: tuple[int, ...]) -> None:
    """Numbers and stores stay with their cards."""
    me = s.players[seat]
    regions = list(me.regions)
    for number, place in enumerate(places):
        region = START_REGIONS[seat][number]
        regions[2 * FIRST_TOWN + place] = region
        me.stock[2 * FIRST_TOWN + place] = START_STOCK[RESOURCE_OF[region]]
    me.regions = tuple(regions)
    me.survey()
    me.count_stock()
    if s.loud:
        s.say(SAY_REARRANGED, seat)


# -- turns ---------------------------------------------------------------------------------------------------


class BeginTurn(RivalsStep):
    """R7.1; whoever has the target before rolling wins at once, but not in the introductory game (R15.3, RU-9)."""

    def __init__(self, seat: int = AUTO) -> None:
        super().__init__(seat)

    def run(self, s: RivalsState) -> None:
        seat = s.active
        s.production = 0
        s.face = -1
        s.reiner = False
        if s.loud:
            s.say(SAY_TURN, seat, s.turns + 1)
        if s.mode.themed and s.points(seat) >= s.mode.target:
            win(s, seat)
            return
        agenda = s.agenda
        agenda.append(END_TURN)
        agenda.append(REPLENISH[seat])
        agenda.append(ACTS[seat])
        agenda.append(BEFORE_ROLL[seat])


class EndTurn(RivalsStep):
    """The win check after the fourth phase (R15.1, R15.2), the turn cap (RU-37), the next turn."""

    def __init__(self, seat: int = AUTO) -> None:
        super().__init__(seat)

    def run(self, s: RivalsState) -> None:
        if s.points(s.active) >= s.mode.target:
            win(s, s.active)
            return
        s.turns += 1
        if s.turns >= TURN_CAP:
            if s.loud:
                s.say(SAY_DRAW)
            return
        s.active = 1 - s.active
        s.agenda.append(BEGIN_TURN)


def win(s: RivalsState, seat: int) -> None:
    s.winner = seat
    if s.loud:
        s.say(SAY_WON, seat, s.points(seat))


class Replenish(RivalsStep):
    """R12: draw up to the limit, or put the excess under stacks; then the exchange."""

    def __init__(self, who: int) -> None:
        super().__init__(AUTO)
        self.who = who

    def fields(self) -> tuple[int, ...]:
        return (self.who,)

    def run(self, s: RivalsState) -> None:
        me = s.players[self.who]
        held = len(me.hand.cards)
        limit = HAND + me.progress
        if held < limit and can_draw(s, self.who):
            s.agenda.append(self)
            s.agenda.append(DRAW_ONES[self.who])
        elif held > limit:
            s.agenda.append(self)
            s.agenda.append(PUT_BACKS[self.who])
        elif held:
            s.agenda.append(EXCHANGE_CARDS[self.who])


class DrawOne(RivalsStep):
    """D-31: which stack the next card comes from (R12.2)."""

    what = "draw"

    def actions(self, s: RivalsState) -> list[int]:
        return [DRAW + stack for stack in filled_stacks(s, self.seat)]

    def apply(self, s: RivalsState, action: int) -> None:
        draw(s, self.seat, action - DRAW)


class PutBack(RivalsStep):
    """D-31: a card too many, and the stack it goes under (R12.3). Secret: equal cards count once."""

    what = "under"

    def secret(self) -> bool:
        return True

    def audience(self, s: RivalsState) -> int:
        return 1 << self.seat

    def actions(self, s: RivalsState) -> list[int]:
        return bury_actions(s, self.seat)

    def apply(self, s: RivalsState, action: int) -> None:
        put_back(s, self.seat, action)


def put_back(s: RivalsState, seat: int, action: int) -> None:
    kind, stack = divmod(action - UNDER, 6)
    moves(s).bury(s, seat, kind, stack, seat)
    if s.loud:
        s.say(SAY_PUT_UNDER, seat, stack)
        s.say(SAY_PUT_UNDER_THIS, kind, audience=1 << seat)


class ExchangeCard(RivalsStep):
    """D-32: a card and the stack it goes under, or no exchange (R13.1). Secret, as above."""

    what = "exchange"

    def secret(self) -> bool:
        return True

    def audience(self, s: RivalsState) -> int:
        return 1 << self.seat

    def actions(self, s: RivalsState) -> list[int]:
        return [END, *bury_actions(s, self.seat)]

    def apply(self, s: RivalsState, action: int) -> None:
        if action != END:
            s.agenda.append(DRAW_OR_SEARCHES[self.seat])
            put_back(s, self.seat, action)


def search_price(s: RivalsState, seat: int) -> int:
    """R13.2; the cheapest of what stands there."""
    price = SEARCH_PRICE
    for design in bits(s.players[seat].has & CHEAP_SEARCH):
        price = min(price, STANDING[design].search)
    return price


class DrawOrSearch(RivalsStep):
    """D-32: the top card of a stack, or for a price any card of it (R13.1, RU-15)."""

    what = "draw"

    def actions(self, s: RivalsState) -> list[int]:
        stacks = filled_stacks(s, self.seat)
        found = [DRAW + stack for stack in stacks]
        if sum(s.players[self.seat].stock) >= search_price(s, self.seat):
            found.extend([SEARCH + stack for stack in stacks])
        return found

    def apply(self, s: RivalsState, action: int) -> None:
        if action < SEARCH:
            draw(s, self.seat, action - DRAW)
            return
        search(s, self.seat, action - SEARCH, 1)
        price = search_price(s, self.seat)
        if price:
            s.cause = BY_SEARCH
            pay_on(s, self.seat, ANY, price)


BEGIN_TURN: Final[AnyStep] = BeginTurn()
END_TURN: Final[AnyStep] = EndTurn()
REPLENISH: Final[list[AnyStep]] = [Replenish(seat) for seat in range(2)]
DRAW_ONES: Final[list[AnyStep]] = [DrawOne(seat) for seat in range(2)]
PUT_BACKS: Final[list[AnyStep]] = [PutBack(seat) for seat in range(2)]
EXCHANGE_CARDS: Final[list[AnyStep]] = [ExchangeCard(seat) for seat in range(2)]
DRAW_OR_SEARCHES: Final[list[AnyStep]] = [DrawOrSearch(seat) for seat in range(2)]
