"""Why an answer of the action phase cannot be given now, from what the seat knows: its hand and what lies open."""

from __future__ import annotations

from typing import Final

from permonik.games.rivals.acting import rate
from permonik.games.rivals.actions import (
    BUILD,
    CITY,
    ON_SITE,
    ON_SPOT,
    PLAY,
    ROAD,
    SCOUT_OUT,
    SET_DIE,
    SETTLE,
    TRADE,
)
from permonik.games.rivals.building import ChooseSite
from permonik.games.rivals.centre import LEFT
from permonik.games.rivals.effects.registry import ACTION_CARDS
from permonik.games.rivals.effects.standing import EXCHANGER, STANDING
from permonik.games.rivals.expansions import has_site, meets, saves_one, savings, stands_already
from permonik.games.rivals.masks import bits
from permonik.games.rivals.principality import Principality
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.tables import (
    AT_TOWN,
    CITY_COST,
    COMMERCE_3,
    COST,
    DESIGN,
    DESIGNS,
    FEWER_POINTS,
    FIRST_ACTION,
    GUARD,
    HAS_CITY,
    HAS_PIRATE_SHIP,
    HERO_WITH_STRENGTH,
    HOLDS_STRENGTH_TOKEN,
    NEEDS,
    NEEDS_FACT,
    ON_PARISH_HALL,
    PACKED,
    PARISH_HALL_AT_CITY,
    PLACEMENT,
    PROGRESS_2,
    RESOURCES,
    ROAD_COST,
    SETTLEMENT_COST,
    Bundle,
)
from permonik.kernel.reason import NO_REASON, Reason

FACT_WORDS: Final[tuple[tuple[int, str], ...]] = (
    (HOLDS_STRENGTH_TOKEN, "need-strength-token"),
    (COMMERCE_3, "need-commerce"),
    (HAS_CITY, "need-city"),
    (PROGRESS_2, "need-progress"),
    (HERO_WITH_STRENGTH, "need-hero"),
    (HAS_PIRATE_SHIP, "need-pirate-ship"),
    (PARISH_HALL_AT_CITY, "need-parish-hall"),
    (FEWER_POINTS, "need-fewer-points"),
)


def why_not(s: RivalsState, seat: int, action: int) -> Reason:
    me = s.players[seat]
    step = s.open(seat)
    if isinstance(step, ChooseSite) and ON_SITE <= action < ON_SPOT:
        return site_reason(me, DESIGN[s.playing], action - ON_SITE)
    if ROAD <= action < SET_DIE:
        return centre_reason(s, me, action)
    if TRADE <= action < TRADE + len(RESOURCES):
        return trade_reason(me, action - TRADE)
    if action in EXCHANGER:
        return exchange_reason(s, me, STANDING[EXCHANGER[action]].of)
    if BUILD <= action < PLAY:
        return build_reason(s, seat, DESIGN[action - BUILD])
    if action >= PLAY:
        return play_reason(s, seat, DESIGN[action - PLAY])
    return NO_REASON


def lack(resource: int, amount: int, rule: str) -> Reason:
    return Reason("lack", rule, f"amount-{RESOURCES[resource]}", amount)


def unpaid(me: Principality, cost: Bundle, rule: str) -> Reason | None:
    for resource, amount in cost:
        if me.held(resource) < amount:
            return lack(resource, amount - me.held(resource), rule)
    return None


# -- the middle row and exchanges --------------------------------------------------------------------------------------


def centre_reason(s: RivalsState, me: Principality, action: int) -> Reason:
    if action >= CITY:
        if me.cities >> (action - CITY) & 1:
            return Reason("city-already", "R11.7")
        return Reason("none-left", "R11.8") if not s.cities else unpaid(me, CITY_COST, "R11.7") or NO_REASON
    if action >= SETTLE:
        side = (action - SETTLE) % 2 if action < SCOUT_OUT else action - SCOUT_OUT
        if not (me.road_left if side == LEFT else me.road_right):
            return Reason("no-road", "R11.6")
        return Reason("none-left", "R11.8") if not s.settlements else unpaid(me, SETTLEMENT_COST, "R11.6") or NO_REASON
    if me.road_left if action == ROAD + LEFT else me.road_right:
        return Reason("road-already", "R11.5")
    return Reason("none-left", "R11.8") if not s.roads else unpaid(me, ROAD_COST, "R11.5") or NO_REASON


def trade_reason(me: Principality, resource: int) -> Reason:
    short = rate(me, resource) - me.held(resource)
    return lack(resource, short, "R11.9") if short > 0 else Reason("stores-full", "R11.9")


def exchange_reason(s: RivalsState, me: Principality, resource: int) -> Reason:
    """Of an expansion that has its own: the Mint."""
    if not me.held(resource):
        return lack(resource, 1, "R19.12")
    return Reason("minted", "R19.12") if s.minted else Reason("stores-full", "R19.12")


# -- cards -------------------------------------------------------------------------------------------------------------


def build_reason(s: RivalsState, seat: int, design: int) -> Reason:
    me = s.players[seat]
    if stands_already(me, design):
        return Reason("unique", "R11.3")
    if not meets(s, seat, design):
        return condition_reason(design)
    if not has_site(me, design):
        return Reason("no-site" if PLACEMENT[design] == AT_TOWN else "no-city-site", "R11.1")
    if ((me.have | GUARD) - PACKED[design]) & GUARD != GUARD:
        return price_reason(me, design)
    return NO_REASON


def price_reason(me: Principality, design: int) -> Reason:
    """What is missing for a card. Where one resource may be saved, it is the last that is missing."""
    short = [(resource, amount - me.held(resource)) for resource, amount in COST[design] if me.held(resource) < amount]
    if saves_one(me, design) and not savings(me, design) and len(short) == 1:
        return lack(short[0][0], short[0][1] - 1, "R11.1")
    return lack(*short[0], "R11.1")


def condition_reason(design: int) -> Reason:
    """One of the expansions and facts that are enough; `needs-one-of` where there are others."""
    need, fact = NEEDS[design], NEEDS_FACT[design]
    words = [f"card-{DESIGNS[one]}" for one in bits(need)] + [word for one, word in FACT_WORDS if fact & one]
    return Reason("needs" if len(words) == 1 else "needs-one-of", "R16.1", words[0]) if words else NO_REASON


def play_reason(s: RivalsState, seat: int, design: int) -> Reason:
    if not meets(s, seat, design):
        return condition_reason(design)
    return ACTION_CARDS[design - FIRST_ACTION].lacks(s, seat)


def site_reason(me: Principality, design: int, site: int) -> Reason:
    if PLACEMENT[design] == ON_PARISH_HALL:
        return Reason("parish-hall-here", "R21.7")
    if PLACEMENT[design] != AT_TOWN and not me.cities >> (site >> 1) & 1:
        return Reason("not-city", "R11.1")
    return Reason("site-full", "R11.1")
