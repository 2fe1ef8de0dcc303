"""Whether animals find places. Where they stand is never stored: some arrangement must exist (R8.2 to R8.6)."""

from __future__ import annotations

from typing import Final

from permonik.games.caverna.home import Home
from permonik.games.caverna.roomtables import effect_of, mask
from permonik.games.caverna.tables import CATTLE, DOG, DONKEY, SHEEP, WILD_BOAR

CUDDLE_ROOM: Final[int] = mask("cuddle_room")
BREAKFAST_ROOM: Final[int] = mask("breakfast_room")
BREAKFAST_CATTLE: Final[int] = effect_of("breakfast_room", "animal_room")["capacity"]


def housed(home: Home) -> bool:
    goods = home.goods
    return houses(home, goods[SHEEP], goods[DONKEY], goods[WILD_BOAR], goods[CATTLE])


def houses(home: Home, sheep: int, donkeys: int, boars: int, cattle: int) -> bool:
    """Whether these animals can live here, with the dogs that are here.

    Dedicated places are filled first, since nobody else may use them. What is left shares places of one type
    each, whose sizes are powers of two (`fits`).
    """
    donkeys -= home.mines
    boars -= home.wild
    if home.rooms & BREAKFAST_ROOM:
        cattle -= BREAKFAST_CATTLE
    if home.rooms & CUDDLE_ROOM:
        sheep -= len(home.places)
    if sheep <= 0 and donkeys <= 0 and boars <= 0 and cattle <= 0:
        return True
    dogs = home.goods[DOG]
    if dogs and sheep > 0:
        if home.plain:
            # Dogs guard sheep on meadows that hold nothing else: as many meadows as there are dogs.
            sheep -= dogs + min(dogs, home.plain)
        elif home.least:
            # All of them on the smallest other place, which then holds nothing else. A second such place would
            # win one sheep and lose room for at least one animal.
            if fits(home, sheep - dogs - 1, donkeys, boars, cattle, home.least):
                return True
    return fits(home, sheep, donkeys, boars, cattle, 0)


def fits(home: Home, sheep: int, donkeys: int, boars: int, cattle: int, without: int) -> bool:
    """Whether the shared places hold that many; one place of the size `without` is taken away.

    The largest place goes to a type that fills it, whichever: smaller ones that fill another exactly as much
    could change places with it. If no type fills it, it settles the largest rest. So no choice is ever wrong.
    """
    left = [sheep, donkeys, boars, cattle]
    size = 16
    for count in (home.sixteens, home.eights, home.fours, home.twos, home.ones):
        if size == without:
            count -= 1
        while count:
            most = max(left)
            if most <= 0:
                return True
            at = left.index(most)
            if most >= size:
                # As many as are filled by this type at once.
                used = min(count, most // size)
                left[at] = most - used * size
                count -= used
            else:
                left[at] = 0
                count -= 1
        size >>= 1
    return max(left) <= 0
