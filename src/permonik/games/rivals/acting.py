"""The action phase: build, play, exchange, demolish, in any order (R11)."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals.action_cards import play_card, playable
from permonik.games.rivals.actions import (
    BUILD,
    BY_EXCHANGE,
    CITY,
    DEMOLISH,
    END,
    FETCH,
    PLAY,
    ROAD,
    SET_DIE,
    SETTLE,
    SHIP,
    TRADE,
)
from permonik.games.rivals.building import announce
from permonik.games.rivals.centre import LEFT, RIGHT, build_centre, centre_actions
from permonik.games.rivals.effects.standing import EXCHANGER, EXCHANGERS, STANDING
from permonik.games.rivals.expansions import buildable, demolish
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import Principality
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import RECEIVES, RivalsStep, pay_on, spend
from permonik.games.rivals.tables import (
    ANY_EXPANSION,
    ANY_TYPE,
    DESIGN,
    FIRST_ACTION,
    GUARD,
    RATE,
    RESOURCE_OF,
    SHIP_OF,
    UNIT,
)
from permonik.kernel.step import AnyStep

SHIP_RATE: Final = 2
# Added to amounts packed in one int, they raise the guard bit of each type of which there are at least so many.
GUARD_OF: Final[tuple[int, ...]] = tuple([32 * unit for unit in UNIT])
AT_LEAST_2: Final[int] = sum([(32 - SHIP_RATE) * unit for unit in UNIT])
AT_LEAST_3: Final[int] = sum([(32 - RATE) * unit for unit in UNIT])


class Act(RivalsStep):
    """D-17: the next action, or the end of the phase (R11.12). Secret: the number of answers depends on the hand."""

    def secret(self) -> bool:
        return True

    def could(self, s: RivalsState) -> list[int]:
        """What can be built in the middle row, exchanged, and done with the cards of the hand."""
        me = s.players[self.seat]
        found = [ROAD + LEFT, ROAD + RIGHT, SETTLE + LEFT, SETTLE + RIGHT]
        found += [CITY + town for town in range(me.left, me.right + 1)]
        found += [TRADE + resource for resource in range(6)]
        found += [STANDING[design].exchange for design in bits(me.has & EXCHANGERS)]
        for kind in sorted(set(me.hand.cards)):
            found.append((PLAY if DESIGN[kind] >= FIRST_ACTION else BUILD) + kind)
        if s.mode.themed and s.face_up:
            found.append(BUILD + s.mode.open_kind)
        return found

    def actions(self, s: RivalsState) -> list[int]:
        seat = self.seat
        me = s.players[seat]
        found = [END]
        centre_actions(s, me, found)
        exchange_actions(s, me, found)
        last = -1
        for kind in me.hand.cards:
            if kind != last:
                last = kind
                design = DESIGN[kind]
                if design >= FIRST_ACTION:
                    if playable(s, seat, design):
                        found.append(PLAY + kind)
                elif buildable(s, seat, design):
                    found.append(BUILD + kind)
        mode = s.mode
        if mode.themed:
            if s.face_up and buildable(s, seat, DESIGN[mode.open_kind]):
                found.append(BUILD + mode.open_kind)
            found.extend([DEMOLISH + spot for spot in me.spots(ANY_EXPANSION)])
        return found

    def apply(self, s: RivalsState, action: int) -> None:
        if action == END:
            s.minted = 0
            s.fetched = 0
            return
        s.agenda.append(self)
        if action >= FETCH:
            raise ValueError(f"no action {action} in the action phase")
        if action >= PLAY:
            play_card(s, self.seat, action - PLAY)
        elif action >= BUILD:
            announce(s, self.seat, action - BUILD)
        elif action >= DEMOLISH:
            demolish(s, self.seat, action - DEMOLISH)
        elif ROAD <= action < SET_DIE:
            build_centre(s, self.seat, action)
        else:
            exchange(s, self.seat, action)


def rate(me: Principality, resource: int) -> int:
    """3:1, with the ship of that resource 2:1 (R11.9, R18.12); nobody pays three who could pay two."""
    return SHIP_RATE if me.has & SHIP_OF[resource] else RATE


def exchange_actions(s: RivalsState, me: Principality, found: list[int]) -> None:
    """Only what can be stored afterwards, and of another type (RU-5)."""
    enough = (me.have + AT_LEAST_3) & GUARD  # a guard bit for each type of which there is enough
    if me.ships:
        two = (me.have + AT_LEAST_2) & GUARD
        for resource in range(6):
            if me.has & SHIP_OF[resource]:
                enough |= two & GUARD_OF[resource]
    if not enough and not me.by_ship and not me.has & EXCHANGERS:
        return
    room = 0  # types with room
    for resource in range(6):
        if me.of_type[resource] & ~me.full:
            room |= 1 << resource
    for resource in range(6):
        if enough & GUARD_OF[resource] and room & ~(1 << resource):
            found.append(TRADE + resource)
    if me.by_ship:
        for place in bits(me.by_ship & me.stocked):
            resource = RESOURCE_OF[me.regions[place]]
            if me.stock[place] >= SHIP_RATE and room & ~(1 << resource) and not me.has & SHIP_OF[resource]:
                found.append(SHIP + place)
    for design in bits(me.has & EXCHANGERS):
        odd = STANDING[design]
        if me.held(odd.of) and s.minted < me.count(1 << design) and room & ~(1 << odd.of):
            found.append(odd.exchange)


def price_of(me: Principality, action: int) -> tuple[int, int]:
    """What an exchange takes: which resource, and how many."""
    if action in EXCHANGER:  # R19.12
        return STANDING[EXCHANGER[action]].of, 1
    if action >= SHIP:  # R18.13: from one region
        return RESOURCE_OF[me.regions[action - SHIP]], SHIP_RATE
    return action - TRADE, rate(me, action - TRADE)


def exchange(s: RivalsState, seat: int, action: int) -> None:
    given, amount = price_of(s.players[seat], action)
    if action in EXCHANGER:
        s.minted += 1
    s.cause, s.price = BY_EXCHANGE, amount * UNIT[given]
    s.agenda.append(RECEIVES[seat * 64 + (ANY_TYPE & ~(1 << given))])
    if action >= SHIP:
        spend(s, seat, action - SHIP, amount)
    else:
        pay_on(s, seat, given, amount)


ACTS: Final[list[AnyStep]] = [Act(seat) for seat in range(2)]
