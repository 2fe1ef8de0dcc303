"""What a player could do now: for every deed, whether it is possible in the current state (RU-37)."""

from __future__ import annotations

from permonik.games.caverna import rooms
from permonik.games.caverna.board import beside
from permonik.games.caverna.home import Home
from permonik.games.caverna.housing import houses
from permonik.games.caverna.masks import bits
from permonik.games.caverna.roomtables import DWELLING, ORANGE
from permonik.games.caverna.spacetables import CERTAIN, DEPENDING, SPACES_FOR, TRAVELLING
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.tables import (
    ALWAYS,
    ANY_DWELLING,
    ANY_ROOM,
    CATTLE,
    DEEDS,
    DONKEY,
    FARM,
    FORGES,
    GOLD,
    GRAIN,
    MOST_STABLES,
    ON_BOARD,
    OP_BREED,
    OP_FORGE,
    OP_FURNISH,
    OP_GROWTH,
    OP_MARKET,
    OP_PASTURE,
    OP_SOW,
    OP_STABLE,
    OP_TRADE,
    ORE,
    SHEEP,
    STONE,
    TRAVELS,
    VEGETABLE,
    WILD_BOAR,
    WOOD,
    Deed,
)


def able(s: CavernaState, seat: int, deeds: int, strength: int) -> int:
    """Which of these deeds (a mask) are possible for a dwarf of this strength. Accumulated goods are not seen here."""
    home = s.homes[seat]
    found = deeds & (ALWAYS | home.forest_deeds | home.cave_deeds)
    deeds &= ~(ALWAYS | ON_BOARD)
    if strength:
        found |= deeds & TRAVELS  # an armed dwarf travels (R10.3), an unarmed one forges (R10.1)
        deeds &= ~(TRAVELS | FORGES)
    else:
        deeds &= ~TRAVELS
    if deeds:
        for number in bits(deeds):
            if possible(s, home, DEEDS[number]):
                found |= 1 << number
    return found


def able_at(s: CavernaState, seat: int, spaces: int, strength: int) -> int:
    """On which of these action spaces (a mask) something besides the accumulated goods is possible."""
    home = s.homes[seat]
    found = spaces & (CERTAIN | home.forest_spaces | home.cave_spaces)
    if strength:
        found |= spaces & TRAVELLING
    rest = spaces & ~found
    if rest:
        for number in DEPENDING:
            at = SPACES_FOR[number] & rest
            if at and not (strength and FORGES >> number & 1) and possible(s, home, DEEDS[number]):
                found |= at
                rest &= ~at
    return found


def possible(s: CavernaState, home: Home, deed: Deed) -> bool:
    """A deed that depends on goods."""
    op = deed.op
    goods = home.goods
    if op == OP_FURNISH:
        return furnishable(home, s.display, deed) != 0
    if op == OP_SOW:
        return (goods[GRAIN] > 0 or goods[VEGETABLE] > 0) and home.empty_fields() != 0
    if op == OP_FORGE:
        return goods[ORE] + rooms.ore_off(home) > 0
    if op == OP_GROWTH:
        return home.may_grow(rooms.beds(home))
    if op == OP_PASTURE:
        meadow = home.meadow
        if goods[WOOD] < deed.wood - rooms.wood_off(home):
            return False
        return (meadow & beside(meadow) if deed.large else meadow) != 0
    if op == OP_STABLE:
        return (
            home.stables.bit_count() < MOST_STABLES
            and goods[STONE] >= deed.stone - rooms.stone_off(home)
            and home.stable_cells() != 0
        )
    if op == OP_TRADE:
        return goods[ORE] >= deed.cost[0][1]
    if op == OP_MARKET:
        return goods[GOLD] > 0
    if op == OP_BREED:
        for animal in FARM:
            if may_breed(home, animal):
                return True
    return False


def furnishable(home: Home, display: int, deed: Deed) -> int:
    """The rooms (a mask) that this deed could furnish now."""
    if deed.choice == ANY_ROOM:
        found = rooms.payable(home, display)
    elif deed.choice == ANY_DWELLING:
        found = rooms.payable(home, display & ORANGE)
    else:
        found = 1 << DWELLING if rooms.ways_to_pay(home, deed.cost) else 0
    if found and not home.furnishable():
        found &= rooms.overbuilding(home)
    return found


def may_breed(home: Home, animal: int) -> bool:
    """Whether a pair is there and a newborn has a place (R4.6, R4.7)."""
    goods = home.goods
    if goods[animal] < 2:
        return False
    goods[animal] += 1
    fits = houses(home, goods[SHEEP], goods[DONKEY], goods[WILD_BOAR], goods[CATTLE])
    goods[animal] -= 1
    return fits
