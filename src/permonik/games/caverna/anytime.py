"""What a player may do beside any question of his own: exchanges, rubies, weapons for food (sections 7 and 12, RU-6).

A question offers them as further answers, carries the chosen one out and asks itself again. Where it must be answered
in the end, only those are offered after which it still can be (`still`).
"""

from __future__ import annotations

from typing import Final

from permonik.games.caverna.actions import DISARM, EXCHANGE, MORE, SAY_BOUGHT_TILE, SAY_DISARMED, SAY_EXCHANGED, STOP
from permonik.games.caverna.amounts import packed
from permonik.games.caverna.gaining import givable, swap
from permonik.games.caverna.home import WAITING, Home
from permonik.games.caverna.masks import bits
from permonik.games.caverna.placing import PlaceSingle
from permonik.games.caverna.roomtables import EXCHANGES, FOR_TILES, TILE_BOUGHT, mask
from permonik.games.caverna.state import CavernaState, CavernaStep
from permonik.games.caverna.tables import CAVERN, FIELD, FOOD, GOLD, MEADOW, TUNNEL
from permonik.kernel.choice import Gather, Item

PEACEFUL_CAVE: Final[int] = mask("peaceful_cave")
BUYABLE: Final[tuple[int, ...]] = (MEADOW, FIELD, TUNNEL, CAVERN)


def offers(home: Home) -> int:
    """The exchanges that can be made now, as a mask: goods are held, and a tile bought has a place (R7.6)."""
    found = givable(home)
    if found & FOR_TILES:
        for at in range(len(BUYABLE)):
            if found >> TILE_BOUGHT[at] & 1 and not home.single_cells(BUYABLE[at], -1):
                found &= ~(1 << TILE_BOUGHT[at])
    return found


def anytime(s: CavernaState, seat: int) -> list[int]:
    """The answers beside the question itself."""
    home = s.homes[seat]
    offered = offers(home)
    found = [EXCHANGE + one for one in bits(offered)] if offered else []
    if home.rooms & PEACEFUL_CAVE:
        found += disarming(s, seat)
    return found


def disarming(s: CavernaState, seat: int) -> list[int]:
    """The Peaceful cave: one dwarf for each kind that can be told from the others (strength, waiting, acting)."""
    home = s.homes[seat]
    acting = s.dwarf if s.active == seat else -1
    found: list[int] = []
    seen: list[int] = []
    for dwarf in range(len(home.strengths)):
        strength = home.strengths[dwarf]
        if strength:
            kind = strength * 4 + (2 if dwarf == acting else 1 if home.places[dwarf] == WAITING else 0)
            if kind not in seen:
                seen.append(kind)
                found.append(DISARM + dwarf)
    return found


def is_anytime(action: int) -> bool:
    return EXCHANGE <= action < DISARM + 6


def do_anytime(s: CavernaState, step: CavernaStep, action: int) -> None:
    """Carries an answer of `anytime` out; the question comes again afterwards."""
    seat = step.seat
    home = s.homes[seat]
    s.push(step)
    if action >= DISARM:
        strength = home.strengths[action - DISARM]
        home.strengths[action - DISARM] = 0
        home.goods[FOOD] += strength
        if s.loud:
            s.say(SAY_DISARMED, seat, strength, packed(((FOOD, strength),)), PEACEFUL_CAVE.bit_length() - 1)
        return
    number = action - EXCHANGE
    exchange = EXCHANGES[number]
    if exchange.tile >= 0:
        for good, amount in exchange.give:
            home.goods[good] -= amount
        if s.loud:
            s.say(SAY_BOUGHT_TILE, seat, exchange.tile, packed(exchange.give))
        s.push(PlaceSingle(seat, exchange.tile, -1))
        return
    if exchange.fee and home.goods[GOLD] > exchange.give[0][1]:
        s.push(MoreGold(seat))
    swap(s, seat, number)


class MoreGold(CavernaStep):
    """Gold for food: the fee is paid, each further gold is one food (R7.3)."""

    def actions(self, s: CavernaState) -> list[int]:
        return [STOP, MORE]

    def gather(self, s: CavernaState) -> Gather | None:
        gold = s.homes[self.seat].goods[GOLD]
        return Gather((Item(MORE, gold),), 0, gold, STOP) if gold > 1 else None

    def apply(self, s: CavernaState, action: int) -> None:
        if action == MORE:
            goods = s.homes[self.seat].goods
            goods[GOLD] -= 1
            goods[FOOD] += 1
            if s.loud:
                s.say(SAY_EXCHANGED, self.seat, packed(((GOLD, 1),)), packed(((FOOD, 1),)))
            if goods[GOLD]:
                s.push(self)


class Window(CavernaStep):
    """A question that offers `anytime` although it must be answered in the end: it says when it still can be."""

    def possible(self, s: CavernaState) -> bool:
        """Whether the question itself has an answer now."""
        raise TypeError(f"{type(self).__name__} has no possible()")

    def spoils(self, s: CavernaState, tile: int) -> bool:
        """Whether a single tile, laid somewhere, could take the last answer away."""
        return False


def still(s: CavernaState, step: Window) -> list[int]:
    """Those answers of `anytime` after which the question can still be answered."""
    seat = step.seat
    goods = s.homes[seat].goods
    found: list[int] = []
    for action in anytime(s, seat):
        if action >= DISARM:
            # Without his weapon a dwarf cannot travel.
            strengths = s.homes[seat].strengths
            strength = strengths[action - DISARM]
            strengths[action - DISARM] = 0
            if step.possible(s):
                found.append(action)
            strengths[action - DISARM] = strength
            continue
        exchange = EXCHANGES[action - EXCHANGE]
        if exchange.tile >= 0 and step.spoils(s, exchange.tile):
            continue
        before = goods[:]
        for good, amount in exchange.give:
            goods[good] -= amount
        for good, amount in exchange.get:
            goods[good] += amount
        if exchange.fee:
            goods[GOLD] = 0  # all of it may go
        if step.possible(s):
            found.append(action)
        goods[:] = before
    return found
