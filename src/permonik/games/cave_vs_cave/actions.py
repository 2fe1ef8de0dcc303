"""The actions, decks and log lines of Cave vs Cave."""

from typing import Any, Final

from permonik.games.cave_vs_cave.tables import (
    CELLS,
    EFFECT_IDS,
    FACES,
    GOODS,
    OF_ROOM,
    OF_TILE,
    ROOMS,
    SLOTS,
    THREES,
    TILES,
)
from permonik.kernel.actions import ActionTable, Kind
from permonik.kernel.domain import Domain, Groups
from permonik.kernel.message import NUMBER, SEAT, line, part, stage

TILE = Domain("tile", TILES)
ROOM = Domain("room", ROOMS)
CELL = Domain("cell", CELLS)
SLOT = Domain("slot", SLOTS)
GOOD = Domain("good", GOODS)
FACE = Domain("face", FACES)
EFFECT = Domain("effect", EFFECT_IDS)
GOODS3 = Groups("three", GOOD, THREES)
SURCHARGE = Domain("surcharge", ["food", "gold"])
FIELD: Final = 8  # bits for the amount of one good


class Amounts(Domain):
    """Amounts of all goods packed in one int, worded as an enumeration."""

    def text(self, number: int) -> str:
        return "+".join([f"{n}{good}" for good, n in amounts_in(number)])

    def word(self, number: int) -> list[dict[str, Any]]:
        return [{"id": f"amount-{good}", "args": {"n": n}} for good, n in amounts_in(number)]


class Causes(Domain):
    """What moves goods. Its ids are the messages that name it."""

    def word(self, number: int) -> str:
        return self.ids[number]


def amounts_in(amounts: int) -> list[tuple[str, int]]:
    found = [(GOODS[good], amounts >> FIELD * good & (1 << FIELD) - 1) for good in range(len(GOODS))]
    return [(good, n) for good, n in found if n]


AMOUNTS = Amounts("amounts", [])
CAUSE = Causes("cause", [*[f"tile-{tile}" for tile in TILES], *[f"room-{room}" for room in ROOMS]])
BY_ROOM: Final[int] = len(TILES)  # and the room
# The tile or room that each effect belongs to.
BY_EFFECT: Final[tuple[int, ...]] = tuple(
    [
        next(source for source, numbers in enumerate((*OF_TILE, *OF_ROOM)) if effect in numbers)
        for effect in range(len(EFFECT_IDS))
    ]
)

END: Final = 0
STOP: Final = 1
LEAVE: Final = 2
SELL_FOOD: Final = 3
TAKE: Final = 4
DO: Final = 16
# What lies behind effects and rooms moves when there is one more of them.
USE: Final[int] = DO + len(EFFECT_IDS)
EXCHANGE: Final[int] = USE + len(ROOMS)
GAIN: Final[int] = EXCHANGE + len(GOODS)
RAISE: Final[int] = GAIN + len(GOODS)
PAY: Final[int] = RAISE + len(GOODS)
BUILD: Final[int] = PAY + len(THREES)
RAZE: Final[int] = BUILD + len(SLOTS)
DIG: Final[int] = RAZE + len(SLOTS)
FURNISH: Final[int] = DIG + len(CELLS)
PLACE: Final[int] = FURNISH + len(ROOMS)
SURCHARGE_IN: Final[int] = PLACE + len(CELLS)
LAY: Final[int] = SURCHARGE_IN + len(SURCHARGE)

TABLE = ActionTable(
    [
        Kind(END, "end"),
        Kind(STOP, "stop"),
        Kind(LEAVE, "leave"),
        Kind(SELL_FOOD, "sell-food"),
        Kind(TAKE, "take", TILE),
        Kind(DO, "do", EFFECT),
        Kind(USE, "use", ROOM),
        Kind(EXCHANGE, "exchange", GOOD),
        Kind(GAIN, "gain", GOOD),
        Kind(RAISE, "raise", GOOD),
        Kind(PAY, "pay", GOODS3),
        Kind(BUILD, "build", SLOT),
        Kind(RAZE, "raze", SLOT),
        Kind(DIG, "dig", CELL),
        Kind(FURNISH, "furnish", ROOM),
        Kind(PLACE, "place", CELL),
        Kind(SURCHARGE_IN, "surcharge", SURCHARGE),
        Kind(LAY, "lay", FACE),
    ]
)

DECKS = {"start": SEAT, "light": ROOM, "tiles-2": TILE, "tiles-3": TILE, "rooms": ROOM}

SAY_STARTS: Final = 0
SAY_REMOVED: Final = 1
SAY_ROUND: Final = 2
SAY_TOOK: Final = 3
SAY_DID: Final = 4
SAY_USED: Final = 5
SAY_EXCHANGED: Final = 6
SAY_SOLD_FOOD: Final = 7
SAY_BUILT: Final = 8
SAY_RAZED: Final = 9
SAY_DUG: Final = 10
SAY_FOOD_FOUND: Final = 11
SAY_DREW: Final = 12
SAY_FURNISHED: Final = 13
SAY_CAVERN: Final = 14
SAY_END: Final = 15

LINES = (
    line("starts", seat=SEAT),
    line("removed", room=ROOM),
    stage("round", round=NUMBER, tile=TILE, turns=NUMBER),
    stage("took", seat=SEAT, tile=TILE),
    part("did", by="cause", seat=SEAT, cost=AMOUNTS, goods=AMOUNTS, cause=CAUSE),
    line("used", seat=SEAT, room=ROOM),
    line("exchanged", seat=SEAT, good=GOOD),
    line("sold-food", seat=SEAT, goods=AMOUNTS),
    line("built", seat=SEAT, slot=SLOT),
    line("razed", seat=SEAT, slot=SLOT),
    line("dug", seat=SEAT, cell=CELL, room=ROOM),
    part("food-found", by="dug", seat=SEAT),
    line("drew", room=ROOM),
    line("furnished", seat=SEAT, room=ROOM, cell=CELL, cost=AMOUNTS),
    line("cavern", seat=SEAT, face=FACE),
    line("ended"),
)
