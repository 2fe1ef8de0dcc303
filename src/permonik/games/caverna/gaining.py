"""Goods arrive. Animals that find no place are turned into food at once (R8.1, D-13)."""

from __future__ import annotations

from permonik.games.caverna import rooms
from permonik.games.caverna.actions import EXCHANGE, SAY_EXCHANGED, SAY_ROOM_EXCHANGED, SAY_ROOM_GAVE
from permonik.games.caverna.amounts import packed
from permonik.games.caverna.home import Home
from permonik.games.caverna.housing import housed
from permonik.games.caverna.masks import bits
from permonik.games.caverna.roomtables import (
    EXCHANGE_ROOMS,
    EXCHANGES,
    GIVEN,
    OF_ANIMALS,
    OF_ROOM,
    ONE_GIVEN,
    OTHERS,
    TWO_GIVEN,
)
from permonik.games.caverna.state import CavernaState, CavernaStep
from permonik.games.caverna.tables import DOG, RUBY, SHEEP, STONE, Bundle


def gain(s: CavernaState, seat: int, goods: Bundle) -> None:
    """Goods from the general supply; whoever gives them tells why. What follows must be on the agenda already: making
    room comes first."""
    home = s.homes[seat]
    animals = False
    for good, amount in goods:
        if amount:
            home.goods[good] += amount
            if good == STONE:
                room_gives(s, seat, rooms.SEAM, rooms.on_stone(home, amount))
            elif good == DOG:
                room_gives(s, seat, rooms.DOG_SCHOOL, rooms.on_dog(home, amount))
            elif good >= SHEEP:
                animals = True
    if animals:
        make_room(s, seat)


def room_gives(s: CavernaState, seat: int, room: int, goods: Bundle) -> None:
    """What a room (its mask) adds by itself."""
    for good, amount in goods:
        s.homes[seat].goods[good] += amount
    if goods and s.loud:
        s.say(SAY_ROOM_GAVE, seat, packed(goods), room.bit_length() - 1)


def make_room(s: CavernaState, seat: int) -> None:
    """Asks which animals go, if not all can stay."""
    if not housed(s.homes[seat]):
        s.push(MakeRoom(seat))


class MakeRoom(CavernaStep):
    """D-13: which animals become food, one exchange at a time, until the rest can be housed."""

    def actions(self, s: CavernaState) -> list[int]:
        return [EXCHANGE + one for one in bits(givable(s.homes[self.seat]) & OF_ANIMALS)]

    def apply(self, s: CavernaState, action: int) -> None:
        swap(s, self.seat, action - EXCHANGE)
        make_room(s, self.seat)


def givable(home: Home) -> int:
    """The exchanges (as a mask) for which this home holds the goods and the room."""
    goods = home.goods
    found = 0
    for good in GIVEN:
        held = goods[good]
        if held:
            found |= ONE_GIVEN[good] if held == 1 else TWO_GIVEN[good]
    if goods[RUBY]:
        for number in OTHERS:
            if holds(goods, EXCHANGES[number].give):
                found |= 1 << number
    own = home.rooms & EXCHANGE_ROOMS
    if own:
        for room in bits(own):
            for number in bits(OF_ROOM[room]):
                if holds(goods, EXCHANGES[number].give):
                    found |= 1 << number
    return found


def holds(goods: list[int], wanted: Bundle) -> bool:
    for good, amount in wanted:
        if goods[good] < amount:
            return False
    return True


def swap(s: CavernaState, seat: int, number: int) -> None:
    """Carries out an exchange of goods for goods (R7.2 to R7.5, R12.16)."""
    home = s.homes[seat]
    exchange = EXCHANGES[number]
    for good, amount in exchange.give:
        home.goods[good] -= amount
    if s.loud:
        if exchange.room >= 0:
            s.say(SAY_ROOM_EXCHANGED, seat, packed(exchange.give), packed(exchange.get), exchange.room)
        else:
            s.say(SAY_EXCHANGED, seat, packed(exchange.give), packed(exchange.get))
    if exchange.meat:
        room_gives(s, seat, rooms.SLAUGHTERING_CAVE, rooms.on_slaughter(home, exchange.meat))
    gain(s, seat, exchange.get)
