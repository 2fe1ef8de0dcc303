"""The actions, decks and log lines of Caverna."""

from typing import Final

from permonik.games.caverna.board import CELLS
from permonik.games.caverna.roomtables import EXCHANGES, ROOMS
from permonik.games.caverna.spacetables import PARTS
from permonik.games.caverna.tables import GOODS, HARVESTS, LOOT, SPACES, TWINS
from permonik.kernel.actions import ActionTable, Kind
from permonik.kernel.domain import Domain, numbers
from permonik.kernel.message import NUMBER, SEAT, line

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
CAVERN: Final = 324
PAY: Final = 368
SOW: Final = 372
FORGE: Final = 374
LOOT_TAKEN: Final = 382
BREED: Final = 405
BUY: Final = 409
EXCHANGE: Final = 422
DISARM: Final = 453
KEEP: Final = 459
SKIP: Final = 510
WORK: Final = 512
FEED: Final = 518

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
SAY_ROUND: Final = 1
SAY_FLIPPED: Final = 2
SAY_MARKER: Final = 3
SAY_PLACED: Final = 4
SAY_ORDERED: Final = 5
SAY_ASIDE: Final = 6
SAY_IMITATED: Final = 7
SAY_GAINED: Final = 8
SAY_TOKEN: Final = 9
SAY_LAID: Final = 10
SAY_FENCED: Final = 11
SAY_STABLE: Final = 12
SAY_FURNISHED: Final = 13
SAY_SOWED: Final = 14
SAY_BORN: Final = 15
SAY_FORGED: Final = 16
SAY_LOOTED: Final = 17
SAY_STRONGER: Final = 18
SAY_BRED: Final = 19
SAY_BOUGHT: Final = 20
SAY_TRADED: Final = 21
SAY_EXCHANGED: Final = 22
SAY_DISARMED: Final = 23
SAY_KEPT: Final = 24
SAY_EMPTIED: Final = 25
SAY_HARVEST: Final = 26
SAY_SKIPPED: Final = 27
SAY_WORKED: Final = 28
SAY_FED: Final = 29
SAY_BEGGED: Final = 30
SAY_ENDED: Final = 31

LINES = (
    line("starts", seat=SEAT),
    line("round", round=NUMBER, space=SPACE),
    line("flipped", space=SPACE),
    line("marker", marker=MARKER, harvest=HARVEST),
    line("placed", seat=SEAT, space=SPACE, strength=NUMBER),
    line("ordered", seat=SEAT, strength=NUMBER),
    line("set-aside", seat=SEAT),
    line("imitated", seat=SEAT, space=SPACE),
    line("gained", seat=SEAT, n=NUMBER, good=GOOD),
    line("took-token", seat=SEAT),
    line("laid", seat=SEAT, tile=HALF, cell=CELL),
    line("fenced", seat=SEAT, pasture=PASTURE_SIZE, cell=CELL),
    line("built-stable", seat=SEAT, cell=CELL),
    line("furnished", seat=SEAT, room=ROOM, cell=CELL),
    line("sowed", seat=SEAT, crop=CROP),
    line("child-born", seat=SEAT),
    line("forged", seat=SEAT, strength=NUMBER),
    line("looted", seat=SEAT, loot=LOOT_ITEM),
    line("stronger", seat=SEAT, strength=NUMBER),
    line("bred", seat=SEAT, beast=BEAST),
    line("bought", seat=SEAT, good=GOOD),
    line("traded", seat=SEAT),
    line("exchanged", seat=SEAT, exchange=EXCHANGE_KIND),
    line("disarmed", seat=SEAT, n=NUMBER),
    line("kept", space=SPACE),
    line("emptied", space=SPACE),
    line("harvest", harvest=HARVEST),
    line("skipped", seat=SEAT, step=HARVEST_STEP),
    line("worked", seat=SEAT, material=MATERIAL, eater=EATER),
    line("fed", seat=SEAT, n=NUMBER),
    line("begged", seat=SEAT, n=NUMBER),
    line("ended"),
)
