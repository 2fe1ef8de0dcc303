"""The actions, decks and log lines of Caverna."""

from typing import Final

from permonik.games.caverna.amounts import AMOUNTS
from permonik.games.caverna.board import CELLS
from permonik.games.caverna.roomtables import EXCHANGES, ROOMS
from permonik.games.caverna.spacetables import PARTS
from permonik.games.caverna.tables import GOODS, HARVESTS, LOOT, SPACES, TWINS
from permonik.kernel.actions import ActionTable, Kind
from permonik.kernel.domain import Domain, numbers
from permonik.kernel.message import NUMBER, SEAT, ahead, line, part, stage

SPACE = Domain("space", SPACES)
PART = Domain("part", PARTS)
ROOM = Domain("room", ROOMS)
CELL = Domain("cell", CELLS)
GOOD = Domain("good", GOODS)
LOOT_ITEM = Domain("loot", LOOT)
TWIN = Domain("twin", TWINS)
EXCHANGE_KIND = Domain("exchange", [one.id for one in EXCHANGES])
DWARF = numbers("dwarf", 1, 6)  # number 0 is a player's first dwarf
STRENGTH = numbers("strength", 1, 8)
FOOD_PAID = numbers("food", 0, 12)
MATERIAL = Domain("material", ["wood", "stone", "ore"])  # what the Working cave takes
EATER = Domain("eater", ["adult", "newborn"])
HARVEST_STEP = Domain("step", ["field", "breeding"])
CROP = Domain("crop", ["grain", "vegetable"])
BEAST = Domain("beast", ["sheep", "donkey", "wild_boar", "cattle"])
INSTEAD = Domain("instead", ["nothing", "wood", "stone", "both"])  # what the Builder replaces by ore
MARKER = Domain("marker", ["green", "red"])
HARVEST = Domain("harvest", HARVESTS)
PASTURE_SIZE = Domain("pasture", ["small", "large"])
HALF = Domain("tile", ["meadow", "field", "tunnel", "cavern", "ruby_mine", "ore_mine", "deep_tunnel"])

STOP: Final = 0
ASIDE: Final = 1
MORE: Final = 2
TRADE: Final = 3
PLACE: Final = 4
ORDER: Final = 55
IMITATE: Final = 61
DO: Final = 112
TILE: Final = 140
LAY: Final = 144
FENCE: Final = 188
STABLE: Final = 232
FURNISH: Final = 276
# What lies behind rooms and exchanges moves when there is one more of them.
CAVERN: Final[int] = FURNISH + len(ROOMS)
PAY: Final[int] = CAVERN + len(CELLS)
SOW: Final[int] = PAY + len(INSTEAD)
FORGE: Final[int] = SOW + len(CROP)
LOOT_TAKEN: Final[int] = FORGE + len(STRENGTH)
BREED: Final[int] = LOOT_TAKEN + len(LOOT)
BUY: Final[int] = BREED + len(BEAST)
EXCHANGE: Final[int] = BUY + len(GOODS)
DISARM: Final[int] = EXCHANGE + len(EXCHANGES)
KEEP: Final[int] = DISARM + len(DWARF)
SKIP: Final[int] = KEEP + len(SPACES)
WORK: Final[int] = SKIP + len(HARVEST_STEP)
FEED: Final[int] = WORK + len(MATERIAL) * len(EATER)

TABLE = ActionTable(
    [
        Kind(STOP, "stop"),
        Kind(ASIDE, "aside"),
        Kind(MORE, "more"),
        Kind(TRADE, "trade"),
        Kind(PLACE, "place", SPACE),
        Kind(ORDER, "order", DWARF),
        Kind(IMITATE, "imitate", SPACE),
        Kind(DO, "do", PART),
        Kind(TILE, "tile", TWIN),
        Kind(LAY, "lay", CELL),
        Kind(FENCE, "fence", CELL),
        Kind(STABLE, "stable", CELL),
        Kind(FURNISH, "furnish", ROOM),
        Kind(CAVERN, "cavern", CELL),
        Kind(PAY, "pay", INSTEAD),
        Kind(SOW, "sow", CROP),
        Kind(FORGE, "forge", STRENGTH),
        Kind(LOOT_TAKEN, "loot", LOOT_ITEM),
        Kind(BREED, "breed", BEAST),
        Kind(BUY, "buy", GOOD),
        Kind(EXCHANGE, "exchange", EXCHANGE_KIND),
        Kind(DISARM, "disarm", DWARF),
        Kind(KEEP, "keep", SPACE),
        Kind(SKIP, "skip", HARVEST_STEP),
        Kind(WORK, "work", MATERIAL, EATER),
        Kind(FEED, "feed", FOOD_PAID),
    ]
)

DECKS = {
    "start": SEAT,
    "stage-1": SPACE,
    "stage-2": SPACE,
    "stage-3": SPACE,
    "stage-4": SPACE,
    "markers": MARKER,
}

SAY_STARTS: Final = 0
SAY_GIVEN: Final = 1
SAY_ROUND: Final = 2
SAY_FLIPPED: Final = 3
SAY_MARKER: Final = 4
SAY_PLACED: Final = 5
SAY_ORDERED: Final = 6
SAY_ASIDE: Final = 7
SAY_IMITATED: Final = 8
SAY_GAINED: Final = 9
SAY_MINED: Final = 10
SAY_ROOM_GAVE: Final = 11
SAY_FOUND: Final = 12
SAY_TOKEN: Final = 13
SAY_LAID: Final = 14
SAY_LAID_TWIN: Final = 15
SAY_PASTURE: Final = 16
SAY_FENCED: Final = 17
SAY_FENCED_LARGE: Final = 18
SAY_STABLE_PAID: Final = 19
SAY_STABLE: Final = 20
SAY_FURNISHED: Final = 21
SAY_REPLACED: Final = 22
SAY_SOWED: Final = 23
SAY_BORN: Final = 24
SAY_FORGED: Final = 25
SAY_LOOTED: Final = 26
SAY_STRONGER: Final = 27
SAY_BRED: Final = 28
SAY_BOUGHT: Final = 29
SAY_BOUGHT_TILE: Final = 30
SAY_EXCHANGED: Final = 31
SAY_ROOM_EXCHANGED: Final = 32
SAY_DISARMED: Final = 33
SAY_KEPT: Final = 34
SAY_EMPTIED: Final = 35
SAY_HARVEST: Final = 36
SAY_SKIPPED: Final = 37
SAY_REAPED: Final = 38
SAY_WORKED: Final = 39
SAY_FED: Final = 40
SAY_BEGGED: Final = 41
SAY_ENDED: Final = 42

LINES = (
    line("starts", seat=SEAT),
    part("given", seat=SEAT, goods=AMOUNTS),
    stage("round", round=NUMBER, space=SPACE),
    line("flipped", space=SPACE),
    line("marker", marker=MARKER, harvest=HARVEST),
    stage("placed", seat=SEAT, space=SPACE, strength=NUMBER, cost=AMOUNTS),
    stage("ordered", seat=SEAT, strength=NUMBER, cost=AMOUNTS),
    line("set-aside", seat=SEAT),
    line("imitated", seat=SEAT, space=SPACE),
    part("gained", by="space", seat=SEAT, goods=AMOUNTS, space=SPACE),
    part("mined", by="mine", seat=SEAT, goods=AMOUNTS, mine=HALF),
    part("room-gave", by="room", seat=SEAT, goods=AMOUNTS, room=ROOM),
    part("found", seat=SEAT, goods=AMOUNTS, cell=CELL),
    line("took-token", seat=SEAT),
    line("laid", seat=SEAT, tile=HALF, cell=CELL),
    line("laid-twin", seat=SEAT, tile=HALF, cell=CELL, second=HALF, beside=CELL),
    ahead("pasture-paid", seat=SEAT, pasture=PASTURE_SIZE, cost=AMOUNTS),
    line("fenced", seat=SEAT, pasture=PASTURE_SIZE, cell=CELL),
    line("fenced-large", seat=SEAT, cell=CELL, beside=CELL),
    ahead("stable-paid", seat=SEAT, cost=AMOUNTS),
    line("built-stable", seat=SEAT, cell=CELL),
    line("furnished", seat=SEAT, room=ROOM, cell=CELL, cost=AMOUNTS),
    line("replaced", seat=SEAT, room=ROOM, under=ROOM, cell=CELL, cost=AMOUNTS),
    line("sowed", seat=SEAT, cost=AMOUNTS),
    line("child-born", seat=SEAT),
    line("forged", seat=SEAT, strength=NUMBER, cost=AMOUNTS),
    line("looted", seat=SEAT, loot=LOOT_ITEM, goods=AMOUNTS),
    line("stronger", seat=SEAT, strength=NUMBER),
    line("bred", seat=SEAT, beast=BEAST, goods=AMOUNTS),
    line("bought", seat=SEAT, goods=AMOUNTS, cost=AMOUNTS),
    line("bought-tile", seat=SEAT, tile=HALF, cost=AMOUNTS),
    line("exchanged", seat=SEAT, give=AMOUNTS, get=AMOUNTS),
    line("room-exchanged", by="room", seat=SEAT, give=AMOUNTS, get=AMOUNTS, room=ROOM),
    line("disarmed", by="room", seat=SEAT, strength=NUMBER, goods=AMOUNTS, room=ROOM),
    line("kept", seat=SEAT, space=SPACE, cost=AMOUNTS),
    line("emptied", space=SPACE),
    stage("harvest", harvest=HARVEST),
    line("skipped", seat=SEAT, step=HARVEST_STEP),
    part("reaped", by="harvest", seat=SEAT, goods=AMOUNTS),
    line("worked", by="room", seat=SEAT, eater=EATER, cost=AMOUNTS, room=ROOM),
    line("fed", seat=SEAT, cost=AMOUNTS),
    line("begged", seat=SEAT, n=NUMBER),
    line("ended"),
)
