"""What only people need beside the view: what a page would otherwise have to work out by the rules."""

from __future__ import annotations

from typing import Final, TypedDict

from permonik.games.caverna import rooms, scoring
from permonik.games.caverna.actions import CELL, DO, GOOD, HARVEST, LOOT_ITEM, PART, ROOM
from permonik.games.caverna.anytime import is_anytime
from permonik.games.caverna.course import BeforeIncome, BeforeScoring, Keep
from permonik.games.caverna.deeds import Expedition, Onward
from permonik.games.caverna.flow import NextPart
from permonik.games.caverna.furnishing import ChooseCavern, ChooseRoom, PayRoom, cost_of
from permonik.games.caverna.harvest import BeforeBreeding, Breed, Feed, Harvest, SkipOne
from permonik.games.caverna.home import WAITING, Home
from permonik.games.caverna.masks import bits
from permonik.games.caverna.placing import Fence, FenceSecond, PlaceHalf, PlaceSingle, PlaceTwin
from permonik.games.caverna.roomtables import COST
from permonik.games.caverna.spacetables import LYING, NODES
from permonik.games.caverna.stalls import Stall, stalls
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.tables import (
    DEEDS,
    FARM,
    FOOD,
    FOOD_ONLY_HARVEST,
    HALVES,
    LOOT_WITHIN,
    NO_HARVEST,
    OP_GAIN,
    OP_GAIN_IF,
    OP_GAIN_PER,
    OP_TAKE_ALL,
    ORE,
    ROUNDS,
    STONE,
    TILES,
    WOOD,
    Bundle,
)
from permonik.kernel.step import AnyStep

TAKING: Final[tuple[int, ...]] = (OP_TAKE_ALL, OP_GAIN, OP_GAIN_PER, OP_GAIN_IF)


class Half(TypedDict):
    """The half of a tile (or of a large pasture) that has its place already."""

    cell: str
    tile: str


class Laying(TypedDict):
    """What comes to lie on the cell that is asked for, and whose home it is."""

    seat: int
    tile: str
    first: Half | None


class Loot(TypedDict):
    """`seat` is on an expedition and may still take `left` items; without one, what the reader's best dwarf could."""

    seat: int
    under_way: bool
    strength: int
    left: int
    taken: list[str]
    within: list[str]


class Offer(TypedDict):
    """A room to be had, for the reader: its price after discounts, what he lacks, and the room that it replaces."""

    price: dict[str, int]
    missing: dict[str, int]
    replaces: str | None


class Hunger(TypedDict):
    """The next harvest at which the family eats, and what that will cost as things stand."""

    round: int
    harvest: str
    food: int


class Household(TypedDict):
    """A home as people see it: where the animals could stand, its hunger (None: no harvest to come), its points."""

    stalls: list[Stall]
    hunger: Hunger | None
    hungry: bool  # at the end of this round it eats more than it has
    points: int
    score: dict[str, int]


class Shown(TypedDict):
    """`phase`: round, work, harvest, scoring or over. `deciding`: the seats that are asked, all at once if `together`.
    `take`: the answer that only takes goods, where nothing else can be done."""

    phase: str
    deciding: list[int]
    together: bool
    laying: Laying | None
    loot: Loot
    take: str | None
    rooms: dict[str, Offer]
    homes: list[Household]


def shown(s: CavernaState, seat: int | None) -> Shown:
    reader = 0 if seat is None else seat  # a spectator sits beside the first player
    return {
        "phase": phase(s),
        "deciding": list(s.waiting()),
        "together": bool(s.lanes),
        "laying": laying(s),
        "loot": loot(s, reader),
        "take": take(s, reader),
        "rooms": {ROOM.ids[room]: offer(s, reader, room) for room in bits(s.display)},
        "homes": [household(s, seat) for seat in range(len(s.homes))],
    }


# -- the table -------------------------------------------------------------------------------------------------------


def steps(s: CavernaState) -> list[AnyStep]:
    """All that is still to happen, what comes first at the end."""
    return [*s.agenda, *[step for lane in s.lanes for step in lane]]


def phase(s: CavernaState) -> str:
    if s.over:
        return "over"
    for step in steps(s):
        if isinstance(step, (SkipOne, Feed, BeforeBreeding, Breed)):
            return "harvest"
        if isinstance(step, BeforeScoring):
            return "scoring"
        if isinstance(step, (BeforeIncome, Keep)):
            return "round"
    return "work"


def laying(s: CavernaState) -> Laying | None:
    """Wherever somebody is asked for a cell: at most one such question is open in a turn."""
    for seat in s.waiting():
        step = s.open(seat)
        if isinstance(step, PlaceTwin):
            return {"seat": seat, "tile": TILES[HALVES[step.twin][0]], "first": None}
        if isinstance(step, PlaceHalf):
            first, second = HALVES[step.twin]
            return {"seat": seat, "tile": TILES[second], "first": {"cell": CELL.ids[step.first], "tile": TILES[first]}}
        if isinstance(step, PlaceSingle):
            return {"seat": seat, "tile": TILES[step.tile], "first": None}
        if isinstance(step, Fence):
            return {"seat": seat, "tile": "large_pasture" if step.large else "small_pasture", "first": None}
        if isinstance(step, FenceSecond):
            half: Half = {"cell": CELL.ids[step.first], "tile": "large_pasture"}
            return {"seat": seat, "tile": "large_pasture", "first": half}
    return None


def loot(s: CavernaState, reader: int) -> Loot:
    for step in reversed(s.agenda):
        if isinstance(step, Expedition):
            return trip(step.seat, step.left, step.strength, step.taken)
        if isinstance(step, Onward):
            return trip(step.who, step.left, step.strength, step.taken)
    strength = max(s.homes[reader].strengths)
    within = [LOOT_ITEM.ids[item] for item in bits(LOOT_WITHIN[strength])]
    return {"seat": reader, "under_way": False, "strength": strength, "left": 0, "taken": [], "within": within}


def trip(seat: int, left: int, strength: int, taken: int) -> Loot:
    return {
        "seat": seat,
        "under_way": True,
        "strength": strength,
        "left": left,
        "taken": [LOOT_ITEM.ids[item] for item in bits(taken)],
        "within": [LOOT_ITEM.ids[item] for item in bits(LOOT_WITHIN[strength])],
    }


def take(s: CavernaState, seat: int) -> str | None:
    """Goods can neither harm nor wait; animals may lack room, so they are asked for."""
    if seat not in s.waiting():
        return None
    step = s.open(seat)
    if not isinstance(step, NextPart) or step.done:
        return None
    answers = [action for action in step.actions(s) if not is_anytime(action)]
    if len(answers) != 1:
        return None
    node = NODES[step.node]
    while node.kids:
        node = NODES[node.kids[node.holds[answers[0] - DO]]]
    for number in node.deeds:
        deed = DEEDS[number]
        goods = list(LYING[s.space]) if deed.op == OP_TAKE_ALL else [good for good, _ in deed.goods]
        if deed.op not in TAKING or any([good in FARM for good in goods]):
            return None
    return f"do {PART.ids[answers[0] - DO]}"


# -- what a room would cost ------------------------------------------------------------------------------------------


def offer(s: CavernaState, seat: int, room: int) -> Offer:
    home = s.homes[seat]
    cost: Bundle = COST[room]
    if seat in s.waiting():
        step = s.open(seat)
        if isinstance(step, (ChooseRoom, ChooseCavern, PayRoom)):
            cost = cost_of(step.deed, room)
    price = rooms.price(home, cost)
    under = rooms.OVERBUILDS.get(room, -1)
    return {
        "price": by_good(price),
        "missing": by_good(missing(home, price)),
        "replaces": ROOM.ids[under] if under >= 0 and home.rooms >> under & 1 else None,
    }


def missing(home: Home, price: list[int]) -> list[int]:
    """What is lacking if the Builder helps as well as he can."""
    fewest: list[int] = []
    for wood, stone in rooms.INSTEADS if home.rooms & rooms.BUILDER else rooms.INSTEADS[:1]:
        if wood > price[WOOD] or stone > price[STONE]:
            continue
        due = price[:]
        due[WOOD] -= wood
        due[STONE] -= stone
        due[ORE] += wood + stone
        lacking = [max(0, amount - held) for amount, held in zip(due, home.goods, strict=True)]
        if not fewest or sum(lacking) < sum(fewest):
            fewest = lacking
    return fewest


def by_good(amounts: list[int]) -> dict[str, int]:
    return {GOOD.ids[good]: amount for good, amount in enumerate(amounts) if amount}


# -- homes -----------------------------------------------------------------------------------------------------------


def household(s: CavernaState, seat: int) -> Household:
    home = s.homes[seat]
    coming = hunger(s, seat)
    return {
        "stalls": stalls(home),
        "hunger": coming,
        "hungry": coming is not None and coming["round"] == s.round and home.goods[FOOD] < coming["food"],
        "points": scoring.total(home),
        "score": dict(scoring.parts(home)),
    }


def hunger(s: CavernaState, seat: int) -> Hunger | None:
    """A marker that has not been turned up may turn out kinder; then a normal harvest is expected."""
    home = s.homes[seat]
    worked = 0
    eats_now = False
    for step in steps(s):
        if isinstance(step, Harvest) or (isinstance(step, (SkipOne, Feed)) and step.seat == seat):
            eats_now = True
        if isinstance(step, Feed) and step.seat == seat:
            worked = step.worked
    if eats_now and s.round and s.track[s.round] != NO_HARVEST:
        return meal(home, s.round, s.track[s.round], worked)
    grown = home.clone()
    grown.places = [WAITING] * len(home.places)
    for number in ROUNDS[len(s.homes)]:
        if number > s.round and s.track[number] != NO_HARVEST:
            return meal(grown, number, s.track[number], 0)
    return None


def meal(home: Home, number: int, kind: int, worked: int) -> Hunger:
    food = rooms.demand(home, kind == FOOD_ONLY_HARVEST, worked)
    return {"round": number, "harvest": HARVEST.ids[kind], "food": food}
