"""The actions, decks and log lines of Rivals.

Places have the columns of the rules (R2.1): `c1-above` is the region above the road between the first two towns.
"""

from typing import Any, Final

from permonik.games.rivals.tables import (
    COPIES,
    DESIGNS,
    EVENTS,
    FACES,
    FIELD,
    FIELD_MASK,
    KINDS,
    MOON_SLOTS,
    REGIONS,
    RESOURCES,
)
from permonik.kernel.actions import ActionTable, Kind
from permonik.kernel.domain import Domain, numbers
from permonik.kernel.message import NUMBER, SEAT, ahead, line, note, part, price, stage

ROWS: Final = ("above", "below")
TOWN_COLUMNS: Final = tuple([2 * (town - 5) for town in range(12)])
REGION_COLUMNS: Final = tuple([2 * (gap - 5) - 1 for gap in range(13)])

MOST_COPIES: Final[int] = max(COPIES)

CARD = Domain("card", KINDS)
RESOURCE = Domain("resource", RESOURCES)
REGION = Domain("region", REGIONS)
EVENT = Domain("event", [*EVENTS, *[f"moon-{i + 1}" for i in range(MOON_SLOTS)]])
FACE = Domain("face", FACES)
STACK = Domain("stack", [str(i + 1) for i in range(6)])
TOWN = Domain("town", [f"c{column}" for column in TOWN_COLUMNS])
PLACE = Domain("place", [*[f"c{column}-{row}" for column in REGION_COLUMNS for row in ROWS], "cache"])
SITE = Domain("site", [f"c{column}-{row}" for column in TOWN_COLUMNS for row in ROWS])
SPOT = Domain("spot", [f"{site}-{which}" for site in SITE.ids for which in (1, 2)])
SIDE = Domain("side", ["left", "right"])
DIE = numbers("die", 0, 6)
COPY = numbers("copy", 1, MOST_COPIES)
AMOUNT = numbers("amount", 1, 4)
TOKEN = Domain("token", ["strength", "trade"])


class Stores(Domain):
    """Regions, and the Gold Cache behind them: people call a store by what lies there, not by its column."""

    def word(self, number: int) -> str:
        return "place-cache" if number == CACHE_STORE else f"region-{self.ids[number]}"


class Goods(Domain):
    """Amounts of all types packed in one int, worded as an enumeration."""

    def text(self, number: int) -> str:
        return "+".join([f"{n}{RESOURCES[r]}" for r, n in amounts_in(number)])

    def word(self, number: int) -> list[dict[str, Any]]:
        return [{"id": f"amount-{RESOURCES[r]}", "args": {"n": n}} for r, n in amounts_in(number)]


def amounts_in(goods: int) -> list[tuple[int, int]]:
    found = [(r, goods >> FIELD * r & FIELD_MASK) for r in range(len(RESOURCES))]
    return [(r, n) for r, n in found if n]


class Causes(Domain):
    """What brings or takes resources. Its ids are the messages that name it."""

    def word(self, number: int) -> str:
        return self.ids[number]


CACHE_STORE: Final = len(REGIONS)
STORE = Stores("region", [*REGIONS, "cache"])
GOODS = Goods("goods", [])
CAUSE = Causes(
    "cause",
    [
        *[f"card-{design}" for design in DESIGNS],
        *[f"event-{event}" for event in EVENTS],
        *[f"face-{face}" for face in FACES],
        *("cause-roll", "cause-search", "cause-tolls"),
    ],
)
BY_CARD: Final = 0  # and its design
BY_EVENT: Final[int] = len(DESIGNS)
BY_FACE: Final[int] = len(DESIGNS) + len(EVENTS)
BY_ROLL: Final[int] = len(DESIGNS) + len(EVENTS) + len(FACES)
BY_SEARCH: Final[int] = len(DESIGNS) + len(EVENTS) + len(FACES) + 1
BY_TOLLS: Final[int] = len(DESIGNS) + len(EVENTS) + len(FACES) + 2  # of several cards, which give it together
PRICED: Final = -1  # a deed whose own line tells what it costs
TOLD: Final = -3  # the same, and that line was told already
BY_EXCHANGE: Final = -2  # it is told when both halves have happened

END: Final = 0
ROLL: Final = 1
STOP: Final = 2
KEEP: Final = 3
FORFEIT: Final = 4
PAY_GOLD: Final = 5
DEFEND: Final = 6
WAIVE: Final = 7
MINT_GOLD: Final = 8
ROAD: Final = 9
SETTLE: Final = 11
SCOUT_OUT: Final = 13
CITY: Final = 15
SET_DIE: Final = 27
MANY: Final = 34
NAME: Final = 38
TRADE: Final = 44
SAVE: Final = 50
DRAW: Final = 56
SEARCH: Final = 62
PAY: Final = 68
GAIN: Final = 95
SHIP: Final = 122
AT: Final = 149
ON_SITE: Final = 176
ON_SPOT: Final = 200
DEMOLISH: Final = 248
ABOVE: Final = 296
BELOW: Final = 320
BUILD: Final = 344
PLAY: Final[int] = BUILD + len(KINDS)
FETCH: Final[int] = PLAY + len(KINDS)
TAKE: Final[int] = FETCH + len(KINDS)
UNDER: Final[int] = TAKE + len(KINDS) * MOST_COPIES

TABLE = ActionTable(
    [
        Kind(END, "end"),
        Kind(ROLL, "roll"),
        Kind(STOP, "stop"),
        Kind(KEEP, "keep"),
        Kind(FORFEIT, "forfeit"),
        Kind(PAY_GOLD, "pay-gold"),
        Kind(DEFEND, "defend"),
        Kind(WAIVE, "waive"),
        Kind(MINT_GOLD, "mint"),
        Kind(ROAD, "road", SIDE),
        Kind(SETTLE, "settlement", SIDE),
        Kind(SCOUT_OUT, "settlement-scout", SIDE),
        Kind(CITY, "city", TOWN),
        Kind(SET_DIE, "set-die", DIE),
        Kind(MANY, "many", AMOUNT),
        Kind(NAME, "name", RESOURCE),
        Kind(TRADE, "trade", RESOURCE),
        Kind(SAVE, "save", RESOURCE),
        Kind(DRAW, "draw", STACK),
        Kind(SEARCH, "search", STACK),
        Kind(PAY, "pay", PLACE),
        Kind(GAIN, "gain", PLACE),
        Kind(SHIP, "ship", PLACE),
        Kind(AT, "at", PLACE),
        Kind(ON_SITE, "site", SITE),
        Kind(ON_SPOT, "choose", SPOT),
        Kind(DEMOLISH, "demolish", SPOT),
        Kind(ABOVE, "above", REGION),
        Kind(BELOW, "below", REGION),
        Kind(BUILD, "build", CARD),
        Kind(PLAY, "play", CARD),
        Kind(FETCH, "fetch", CARD),
        Kind(TAKE, "take", CARD, COPY),
        Kind(UNDER, "under", CARD, STACK),
    ]
)

DECKS = {
    "start-die": DIE,
    "production": DIE,
    "event-die": FACE,
    "defence-0": DIE,
    "defence-1": DIE,
    "regions": REGION,
    "events": EVENT,
    "moons": EVENT,
    "base": CARD,
    "gold": CARD,
    "turmoil": CARD,
    "progress": CARD,
}

SAY_START_ROLL: Final = 0
SAY_STARTS: Final = 1
SAY_TURN: Final = 2
SAY_ROLLED: Final = 3
SAY_EVENT_FACE: Final = 4
SAY_SET_DIE: Final = 5
SAY_SET_EVENT: Final = 6
SAY_ROBBED: Final = 7
SAY_SPARED: Final = 8
SAY_PRODUCED: Final = 9
SAY_GAINED: Final = 10
SAY_PAID: Final = 11
SAY_FORFEITED: Final = 12
SAY_OVERFLOWED: Final = 13
SAY_EVENT: Final = 14
SAY_NO_EFFECT: Final = 15
SAY_PLAGUE: Final = 16
SAY_SPENT: Final = 17
SAY_PROTECTED: Final = 18
SAY_PICKED: Final = 19
SAY_REMOVED: Final = 20
SAY_REMOVED_DISCARD: Final = 21
SAY_REMOVED_OPEN: Final = 22
SAY_DEMOLISHED: Final = 23
SAY_PLAYED: Final = 24
SAY_BUILT: Final = 25
SAY_CACHE: Final = 26
SAY_ROAD: Final = 27
SAY_SETTLEMENT: Final = 28
SAY_CITY: Final = 29
SAY_REGION: Final = 30
SAY_TRADED: Final = 31
SAY_ROLLS_DEFENCE: Final = 32
SAY_DEFENDED: Final = 33
SAY_NOT_DEFENDED: Final = 34
SAY_LOOKED_AT_HAND: Final = 35
SAY_TOOK_FROM_HAND: Final = 36
SAY_TOOK_FROM_HAND_THIS: Final = 37
SAY_FETCHED: Final = 38
SAY_SWAPPED_REGIONS: Final = 39
SAY_SWAPPED: Final = 40
SAY_DREW: Final = 41
SAY_GOT: Final = 42
SAY_SEARCHED: Final = 43
SAY_PUT_UNDER: Final = 44
SAY_PUT_UNDER_THIS: Final = 45
SAY_TOKEN: Final = 46
SAY_TOKEN_LOST: Final = 47
SAY_REARRANGED: Final = 48
SAY_KEPT: Final = 49
SAY_WON: Final = 50
SAY_DRAW: Final = 51
SAY_TOOK_BACK: Final = 52
SAY_SPENT_SINCE: Final = 53

LINES = (
    line("start-roll", seat=SEAT, die=DIE),
    line("starts", seat=SEAT),
    stage("turn", seat=SEAT, turn=NUMBER),
    line("rolled", seat=SEAT, die=DIE),
    note("event-face", face=FACE),
    line("set-die", seat=SEAT, die=DIE),
    note("set-event", seat=SEAT, face=FACE),
    note("robbed", seat=SEAT, count=NUMBER, goods=GOODS),
    note("spared", seat=SEAT, count=NUMBER),
    part("produced", by="rolled", seat=SEAT, resource=RESOURCE, amount=NUMBER, region=STORE),
    part("gained", by="cause", seat=SEAT, resource=RESOURCE, amount=NUMBER, region=STORE, cause=CAUSE),
    part("paid", by="cause", seat=SEAT, resource=RESOURCE, amount=NUMBER, region=STORE, cause=CAUSE),
    note("forfeited", seat=SEAT, cause=CAUSE),
    note("overflowed", seat=SEAT, resource=RESOURCE, amount=NUMBER),
    line("event-revealed", event=EVENT),
    note("no-effect", cause=CAUSE),
    part("plague-took", by="event-plague", seat=SEAT, resource=RESOURCE, region=STORE),
    ahead("spent", seat=SEAT, resource=RESOURCE, amount=NUMBER, region=STORE),
    note("protected", seat=SEAT),
    note("picked", seat=SEAT, card=CARD, spot=SPOT),
    note("removed", seat=SEAT, card=CARD, stack=STACK),
    note("removed-discard", seat=SEAT, card=CARD),
    note("removed-open", seat=SEAT, card=CARD),
    line("demolished", seat=SEAT, card=CARD),
    line("played", seat=SEAT, card=CARD),
    line("built", seat=SEAT, card=CARD, site=SITE, price=GOODS),
    line("built-cache", seat=SEAT, region=STORE),
    line("built-road", seat=SEAT, side=SIDE, price=GOODS),
    line("built-settlement", seat=SEAT, town=TOWN, price=GOODS),
    line("built-city", seat=SEAT, town=TOWN, price=GOODS),
    note("laid-region", seat=SEAT, region=REGION, place=PLACE),
    line("traded", seat=SEAT, price=GOODS, resource=RESOURCE, region=STORE),
    line("rolls-defence", seat=SEAT, die=DIE),
    line("defended", seat=SEAT, card=CARD),
    line("not-defended", seat=SEAT),
    line("looked-at-hand", seat=SEAT),
    line("took-from-hand", seat=SEAT),
    note("took-from-hand-this", card=CARD),
    line("fetched", seat=SEAT, card=CARD),
    line("swapped-regions", seat=SEAT, first=STORE, second=STORE),
    line("swapped", seat=SEAT, first=CARD, second=CARD),
    line("drew", seat=SEAT, stack=STACK),
    note("got", card=CARD),
    line("searched", seat=SEAT, stack=STACK),
    line("put-under", seat=SEAT, stack=STACK),
    note("put-under-this", card=CARD),
    note("token-gained", seat=SEAT, token=TOKEN),
    note("token-lost", seat=SEAT, token=TOKEN),
    line("rearranged", seat=SEAT),
    line("kept", seat=SEAT),
    line("won", seat=SEAT, points=NUMBER),
    line("turn-cap"),
    line("took-back-hand", seat=SEAT),
    price("spent", seat=SEAT, resource=RESOURCE, amount=NUMBER, region=STORE),
)
