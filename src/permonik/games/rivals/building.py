"""Building expansions: announce, choose the site, pay, place, then the effect "when built" (R11.1, R16.9)."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals.actions import (
    AT,
    BY_CARD,
    ON_SITE,
    SAVE,
    SAY_BUILT,
    SAY_CACHE,
)
from permonik.games.rivals.cards import moves
from permonik.games.rivals.effects.built import when_built
from permonik.games.rivals.expansions import open_sites, saves_one, savings, tell_tokens, tokens
from permonik.games.rivals.masks import bits
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import RivalsStep, pay
from permonik.games.rivals.tables import (
    AT_REGION,
    COST,
    DESIGN,
    PLACEMENT,
    Bundle,
)
from permonik.kernel.step import AUTO, AnyStep


def announce(s: RivalsState, seat: int, kind: int) -> None:
    """The card lies open on the table until it is placed; one of the open stack comes from there (R11.2)."""
    design = DESIGN[kind]
    if kind == s.mode.open_kind:
        s.face_up -= 1
    else:
        moves(s).leave_hand(s, seat, kind)
    s.playing = kind
    s.agenda.append(ChoosePlace(seat) if PLACEMENT[design] == AT_REGION else ChooseSite(seat))


class ChooseSite(RivalsStep):
    """D-17: where the announced expansion goes."""

    def could(self, s: RivalsState) -> list[int]:
        me = s.players[self.seat]
        return [ON_SITE + site for site in range(2 * me.left, 2 * me.right + 2)]

    def actions(self, s: RivalsState) -> list[int]:
        return [ON_SITE + site for site in bits(open_sites(s.players[self.seat], DESIGN[s.playing]))]

    def apply(self, s: RivalsState, action: int) -> None:
        choose_payment(s, self.seat, s.playing, action - ON_SITE)


class ChoosePlace(RivalsStep):
    """D-34: the region that the Gold Cache is built at (R19.6). It costs nothing."""

    def actions(self, s: RivalsState) -> list[int]:
        return [AT + place for place in bits(open_sites(s.players[self.seat], DESIGN[s.playing]))]

    def apply(self, s: RivalsState, action: int) -> None:
        me = s.players[self.seat]
        me.cache_at = action - AT
        s.playing = -1
        me.survey()
        if s.loud:
            s.say(SAY_CACHE, self.seat, me.regions[me.cache_at])


def choose_payment(s: RivalsState, seat: int, kind: int, site: int) -> None:
    s.agenda.append(PLACE_CARDS[seat * 24 + site])
    me = s.players[seat]
    design = DESIGN[kind]
    if saves_one(me, design):
        choices = savings(me, design)
        if len(choices) > 1:
            s.agenda.append(SaveOne(seat))
        else:
            pay(s, seat, less(COST[design], choices[0]))
    else:
        pay(s, seat, COST[design])


def less(cost: Bundle, resource: int) -> Bundle:
    return tuple([(r, amount - 1 if r == resource else amount) for r, amount in cost if r != resource or amount > 1])


class SaveOne(RivalsStep):
    """D-18: which resource of the cost is saved (RU-34)."""

    def actions(self, s: RivalsState) -> list[int]:
        return [SAVE + resource for resource in savings(s.players[self.seat], DESIGN[s.playing])]

    def apply(self, s: RivalsState, action: int) -> None:
        pay(s, self.seat, less(COST[DESIGN[s.playing]], action - SAVE))


class PlaceCard(RivalsStep):
    """Everything is paid: the announced expansion takes its place, points and tokens count at once."""

    def __init__(self, who: int, site: int) -> None:
        super().__init__(AUTO)
        self.who = who
        self.site = site

    def fields(self) -> tuple[int, ...]:
        return (self.who, self.site)

    def run(self, s: RivalsState) -> None:
        kind = s.playing
        s.playing = -1
        before = tokens(s)
        s.players[self.who].put(self.site, kind)
        if s.loud:
            s.say(SAY_BUILT, self.who, kind, self.site, s.price)
            s.cause = BY_CARD + DESIGN[kind]
            tell_tokens(s, before)
        when_built(s, self.who, DESIGN[kind])


PLACE_CARDS: Final[list[AnyStep]] = [PlaceCard(seat, site) for seat in range(2) for site in range(24)]
