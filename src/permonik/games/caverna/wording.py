"""What questions and answers say beyond their bare names: what an answer costs and gives, now and for this player."""

from __future__ import annotations

from typing import Final

from permonik.games.caverna import rooms, scoring
from permonik.games.caverna.able import furnishable
from permonik.games.caverna.actions import (
    BREED,
    BUY,
    CAVERN,
    CELL,
    DISARM,
    DO,
    EXCHANGE,
    FEED,
    FENCE,
    FORGE,
    FURNISH,
    HALF,
    IMITATE,
    KEEP,
    LAY,
    LOOT_TAKEN,
    MORE,
    ORDER,
    PAY,
    PLACE,
    ROOM,
    SKIP,
    SOW,
    SPACE,
    STABLE,
    TILE,
    TRADE,
    TWIN,
    WORK,
)
from permonik.games.caverna.amounts import amount
from permonik.games.caverna.amounts import listed as amounts
from permonik.games.caverna.anytime import MoreGold
from permonik.games.caverna.board import BOARD, MOUNTAIN
from permonik.games.caverna.deeds import Expedition, Forge
from permonik.games.caverna.farming import BreedLoot, Sow
from permonik.games.caverna.flow import ORDER_PRICE, NextPart, PlaceDwarf
from permonik.games.caverna.furnishing import ChooseCavern, ChooseRoom, PayRoom, cost_of
from permonik.games.caverna.gaining import MakeRoom
from permonik.games.caverna.harvest import Feed
from permonik.games.caverna.home import WAITING, Home
from permonik.games.caverna.masks import bits
from permonik.games.caverna.placing import (
    BONUS_GOODS,
    BuildStable,
    Fence,
    FenceSecond,
    PlaceHalf,
    PlaceSingle,
    PlaceTwin,
    cell_mask,
)
from permonik.games.caverna.roomtables import EXCHANGES, POINTS, Exchange
from permonik.games.caverna.spacetables import BLOCK, EACH, EACH_MASK, LEAF, LYING, NODES, ROOT
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.tables import (
    DEEDS,
    DOG,
    FOOD,
    GOLD,
    GOODS,
    GRAIN,
    HALVES,
    LOOT_DEED,
    LOOT_STRENGTH,
    MOST_STABLES,
    OP_FURNISH,
    OP_GAIN,
    OP_GAIN_IF,
    OP_GAIN_PER,
    OP_PASTURE,
    OP_STABLE,
    OP_TAKE_ALL,
    ORE,
    ORE_MINE_DEEP_TUNNEL,
    SOLO_GOAL,
    STONE,
    VEGETABLE,
    WOOD,
    Bundle,
    Deed,
)
from permonik.games.caverna.trading import Market, Trade
from permonik.kernel.game import Option
from permonik.kernel.message import Arg, Message
from permonik.kernel.step import AnyStep

Args = dict[str, Arg]
NOTHING: Final[Bundle] = ()


def by_good(held: list[int]) -> Bundle:
    return tuple([(good, number) for good, number in enumerate(held) if number])


# -- questions -------------------------------------------------------------------------------------------------------


def question(s: CavernaState, seat: int, message: Message) -> Message:
    return message._replace(args=asked(s, s.homes[seat], s.open(seat)))


def asked(s: CavernaState, home: Home, step: AnyStep) -> Args:
    match step:
        case PlaceDwarf():
            dwarf = step.dwarf if step.dwarf >= 0 else home.weakest()
            return {"strength": home.strengths[dwarf], "dwarfs": home.places.count(WAITING)}
        case NextPart():
            return {"space": SPACE.word(s.space if s.imitated < 0 else s.imitated)}
        case Sow():
            left = ((GRAIN, step.grain), (VEGETABLE, step.vegetables))
            return {"left": amounts(left), "fields": home.empty_fields().bit_count()}
        case Expedition():
            return {"left": step.left, "strength": step.strength}
        case BreedLoot() | Trade():
            return {"left": step.left}
        case Forge():
            return {"goods": amount(ORE, home.goods[ORE])}
        case Market() | MoreGold():
            return {"goods": amount(GOLD, home.goods[GOLD])}
        case ChooseCavern() | PayRoom():
            return {"room": ROOM.word(step.room)}
        case PlaceTwin():
            return {"twin": TWIN.word(step.twin), "tile": HALF.word(HALVES[step.twin][0])}
        case PlaceHalf():
            tile = HALF.word(HALVES[step.twin][1])
            return {"twin": TWIN.word(step.twin), "tile": tile, "cell": CELL.word(step.first)}
        case PlaceSingle():
            return {"tile": HALF.word(step.tile)}
        case Fence():
            return {"large": step.large}
        case FenceSecond():
            return {"cell": CELL.word(step.first)}
        case BuildStable():
            return {"left": MOST_STABLES - home.stables.bit_count()}
        case Feed():
            due = rooms.demand(home, step.food_only != 0, step.worked)
            return {"due": amount(FOOD, due), "held": amount(FOOD, home.goods[FOOD])}
    return {}


# -- answers ---------------------------------------------------------------------------------------------------------


def describe(s: CavernaState, seat: int, action: int, option: Option) -> Option:
    home = s.homes[seat]
    step = s.open(seat)
    if EXCHANGE <= action < DISARM:
        message = exchange(home, EXCHANGES[action - EXCHANGE], option.message)
        if isinstance(step, MakeRoom) and message.id == "do-exchange":
            message = message._replace(id="do-exchange-away")
    else:
        args = {**option.message.args, **particulars(s, home, step, action)}
        message = option.message._replace(args=args)
        if "replaces" in args:
            message = message._replace(id="do-furnish-over")
        elif DO <= action < TILE and "room" in args:
            message = message._replace(id="do-do-room")
    return option._replace(message=message)


def particulars(s: CavernaState, home: Home, step: AnyStep, action: int) -> Args:
    """What an answer says beyond the names of its action, by the kind of action."""
    if action == MORE:
        return {"give": amounts(((GOLD, 1),)), "get": amounts(((FOOD, 1),))}
    if action == TRADE and isinstance(step, Trade):
        deed = DEEDS[step.number]
        return {"give": amounts(deed.cost), "get": amounts(deed.goods)}
    if PLACE <= action < ORDER:
        return {"goods": amounts(waiting_at(s, home, action - PLACE))}
    if ORDER <= action < IMITATE:
        return {"give": amounts(ORDER_PRICE), "strength": home.strengths[action - ORDER]}
    if DO <= action < TILE and isinstance(step, NextPart):
        return part(s, home, step.node, action - DO)
    if LAY <= action < FENCE:
        return {"goods": amounts(found_on(step, action - LAY))}
    if STABLE <= action < FURNISH or CAVERN <= action < PAY:
        base = STABLE if action < FURNISH else CAVERN
        return {"ground": f"ground-{ground(home, cell_mask(action - base))}"}
    if FURNISH <= action < CAVERN and isinstance(step, ChooseRoom):
        room = action - FURNISH
        due = rooms.price(home, cost_of(step.deed, room))
        told: Args = {"cost": amounts(by_good(due)), "points": POINTS[room]}
        if rooms.overbuilt(home, room):
            told["replaces"] = ROOM.word(rooms.OVERBUILDS[room])
        return told
    if PAY <= action < SOW and isinstance(step, PayRoom):
        return {"cost": amounts(paid_so(home, step, action - PAY))}
    if FORGE <= action < LOOT_TAKEN:
        return {"cost": amounts(((ORE, max(0, action - FORGE + 1 - rooms.ore_off(home))),))}
    if LOOT_TAKEN <= action < BREED:
        item = action - LOOT_TAKEN
        return {"cost": amounts(price_of(home, DEEDS[LOOT_DEED[item]])), "strength": LOOT_STRENGTH[item]}
    if BUY <= action < EXCHANGE and isinstance(step, Market):
        price = dict(DEEDS[step.number].prices)[action - BUY]
        return {"cost": amounts(((GOLD, price),))}
    if DISARM <= action < KEEP:
        strength = home.strengths[action - DISARM]
        return {"strength": strength, "goods": amount(FOOD, strength)}
    if KEEP <= action < SKIP:
        return {"goods": amounts(lying_on(s, action - KEEP))}
    if WORK <= action < FEED:
        return {"cost": amounts(rooms.WORK_PRICES[(action - WORK) // 2])}
    if action >= FEED and isinstance(step, Feed):
        paid = action - FEED
        missing = rooms.demand(home, step.food_only != 0, step.worked) - paid
        begging = {"id": "amount-begging", "args": {"n": missing}}
        lost = {"id": "amount-lost", "args": {"n": -scoring.BEGGING_MARKER * missing}}
        return {"missing": missing, "paid": amount(FOOD, paid), "begging": begging, "lost": lost}
    return {}


def exchange(home: Home, one: Exchange, message: Message) -> Message:
    """An exchange with all it gives; the Slaughtering cave and other rooms of the owner count."""
    args = {**message.args, "give": amounts(one.give)}
    if one.tile >= 0:
        return message._replace(id="do-exchange-tile", args={**args, "tile": HALF.word(one.tile)})
    got = [0] * len(GOODS)
    add(home, got, one.get)
    if one.meat and home.rooms & rooms.SLAUGHTERING_CAVE:
        got[FOOD] += rooms.SLAUGHTER_FOOD * one.meat
    args["get"] = amounts(by_good(got))
    if one.fee:
        return message._replace(id="do-exchange-gold", args=args)
    if one.room >= 0:
        return message._replace(id="do-exchange-room", args={**args, "room": ROOM.word(one.room)})
    return message._replace(args=args)


# -- what is gained and paid -----------------------------------------------------------------------------------------


def add(home: Home, got: list[int], goods: Bundle) -> None:
    """New goods, with what the Seam and the Dog school add to them."""
    for good, number in goods:
        got[good] += number
        if good == STONE and home.rooms & rooms.SEAM:
            got[ORE] += rooms.SEAM_ORE * number
        elif good == DOG and home.rooms & rooms.DOG_SCHOOL:
            got[WOOD] += rooms.SCHOOL_WOOD * number


def lying_on(s: CavernaState, space: int) -> Bundle:
    return tuple([(good, s.lying[space] >> EACH * at & EACH_MASK) for at, good in enumerate(LYING[space])])


def gained(s: CavernaState, home: Home, deeds: tuple[int, ...], space: int) -> Bundle:
    """What these deeds bring on a space; -1: on an imitated one, where nothing can be taken (R9.7)."""
    got = [0] * len(GOODS)
    for number in deeds:
        deed = DEEDS[number]
        if deed.op == OP_TAKE_ALL and space >= 0:
            add(home, got, lying_on(s, space))
        elif deed.op == OP_GAIN:
            add(home, got, deed.goods)
        elif deed.op == OP_GAIN_PER:
            mines = home.ore_mine.bit_count()
            add(home, got, tuple([(good, each * mines) for good, each in deed.goods]))
        elif deed.op == OP_GAIN_IF and home.ruby_mine.bit_count() >= deed.least:
            add(home, got, deed.goods)
    return by_good(got)


def waiting_at(s: CavernaState, home: Home, space: int) -> Bundle:
    """What a dwarf placed there is sure to gain, or else what lies there for him to take."""
    node = NODES[ROOT[space]]
    if node.kind in (LEAF, BLOCK) and LYING[space]:
        return gained(s, home, node.deeds, space)
    return lying_on(s, space)


def part(s: CavernaState, home: Home, number: int, name: int) -> Args:
    """A part of a space: its price, or the goods that lie there."""
    node = NODES[number]
    while node.kids:
        node = NODES[node.kids[node.holds[name]]]
    takes = [DEEDS[deed].op == OP_TAKE_ALL for deed in node.deeds]
    goods = gained(s, home, node.deeds, s.space if s.imitated < 0 else -1) if any(takes) else NOTHING
    deed = DEEDS[node.deeds[0]]
    told: Args = {"goods": amounts(goods), "cost": amounts(price_of(home, deed))}
    if deed.op == OP_FURNISH:
        payable = bits(furnishable(home, s.display, deed))
        if len(payable) == 1:  # it will not be asked which
            told["room"] = ROOM.word(payable[0])
            told["cost"] = amounts(by_good(rooms.price(home, cost_of(node.deeds[0], payable[0]))))
    return told


def price_of(home: Home, deed: Deed) -> Bundle:
    """Pastures, stables and a room with a price of its own, after discounts."""
    if deed.op == OP_PASTURE:
        return ((WOOD, max(0, deed.wood - rooms.wood_off(home))),)
    if deed.op == OP_STABLE:
        return ((STONE, max(0, deed.stone - rooms.stone_off(home))),)
    return by_good(rooms.price(home, deed.cost)) if deed.own_price else NOTHING


def paid_so(home: Home, step: PayRoom, way: int) -> Bundle:
    """The price of a room when the Builder replaces something by ore."""
    due = rooms.price(home, cost_of(step.deed, step.room))
    wood, stone = rooms.INSTEADS[way]
    due[WOOD] -= wood
    due[STONE] -= stone
    due[ORE] += wood + stone
    return by_good(due)


def found_on(step: AnyStep, cell: int) -> Bundle:
    """What a tile laid there brings: the picture on the board (R5.7), and the Office room's gold (R5.12)."""
    here = cell_mask(cell)
    if isinstance(step, PlaceSingle) and step.on >= 0:
        return NOTHING
    if isinstance(step, (PlaceTwin, PlaceHalf)) and step.twin == ORE_MINE_DEEP_TUNNEL:
        return NOTHING
    return BONUS_GOODS.get(here, NOTHING) if here & BOARD else rooms.OFFICE_GOLD


def ground(home: Home, cell: int) -> str:
    for mask, name in (
        (home.meadow, "meadow"),
        (home.field, "field"),
        (home.small, "small_pasture"),
        (home.large, "large_pasture"),
        (home.cavern, "cavern"),
        (home.tunnel, "tunnel"),
        (home.deep, "deep_tunnel"),
    ):
        if mask & cell:
            return name
    return "mountain" if MOUNTAIN & cell else "forest"


# -- the end ---------------------------------------------------------------------------------------------------------


def remark(s: CavernaState) -> Message | None:
    """Whether a solo game reached its goal (R14.1)."""
    if len(s.homes) > 1:
        return None
    points = scoring.total(s.homes[0])
    id = "remark-reached" if points >= SOLO_GOAL else "remark-missed"
    return Message(-1, id, {"points": points, "goal": SOLO_GOAL}, [])
