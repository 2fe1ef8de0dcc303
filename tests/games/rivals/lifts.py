"""How each reason against an answer is lifted, written from the rules: for the contract of reasons."""

from __future__ import annotations

from permonik.games.rivals.actions import CITY, ON_SITE, ROAD, SETTLE
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.tables import DESIGNS, RESOURCES, UNIT
from permonik.kernel.reason import Reason

# What the other side would have to have, or another moment of the game, is nothing to give.
STAYS = frozenset(
    {
        *("stores-full", "nothing-to-take", "no-gold-to-take", "no-target", "no-hand", "no-region-of-roll"),
        *("no-bath-house", "no-discards", "no-store", "with-settlement", "another-time", "parish-hall-here", "needs"),
        *("site-full", "not-city", "needs-one-of"),
    }
)
COUNTED = frozenset({"lack", "few-resources"})


def lift(s: RivalsState, seat: int, action: int, reason: Reason) -> RivalsState | None:
    me = s.players[seat]
    kind = reason.kind
    if kind == "lack":
        me.have += reason.amount * UNIT[RESOURCES.index(reason.what.removeprefix("amount-"))]
    elif kind == "few-resources":
        me.have += reason.amount * UNIT[0]
    elif kind == "city-already":
        me.cities &= ~(1 << (action - CITY))
    elif kind == "none-left":
        s.roads += 1
        s.settlements += 1
        s.cities += 1
    elif kind == "no-road":
        if action == SETTLE:
            me.road_left = True
        else:
            me.road_right = True
    elif kind == "road-already":
        if action == ROAD:
            me.road_left = False
        else:
            me.road_right = False
    elif kind == "minted":
        s.minted = 0
    elif kind == "unique":
        me.has = 0
    elif kind == "no-site":
        me.free = 1 << 2 * me.left
    elif kind == "no-city-site":
        me.free_city = 1 << 2 * me.left
    elif kind in ("needs", "needs-one-of") and reason.what.startswith("card-"):
        me.has |= 1 << DESIGNS.index(reason.what.removeprefix("card-"))
    elif kind == "needs" and reason.what == "need-city":
        me.cities |= 1 << me.left
    elif kind == "site-full":
        me.free |= 1 << (action - ON_SITE)
        me.free_city |= 1 << (action - ON_SITE)
    else:
        return None
    return s
