"""Why an answer cannot be given now. Nothing is hidden on the boards, so every reason is everybody's."""

from __future__ import annotations

from typing import Final

from permonik.games.caverna import rooms
from permonik.games.caverna.able import furnishable
from permonik.games.caverna.actions import (
    BREED,
    BUY,
    CAVERN,
    DO,
    FENCE,
    FORGE,
    FURNISH,
    IMITATE,
    LAY,
    LOOT_TAKEN,
    PAY,
    PLACE,
    SOW,
    STABLE,
    TILE,
    TRADE,
)
from permonik.games.caverna.board import beside
from permonik.games.caverna.deeds import Expedition, Forge
from permonik.games.caverna.farming import BreedLoot, Sow
from permonik.games.caverna.flow import NextPart, available
from permonik.games.caverna.furnishing import ChooseRoom, cost_of
from permonik.games.caverna.home import Home
from permonik.games.caverna.masks import bits
from permonik.games.caverna.placing import FenceSecond, PlaceHalf, PlaceSingle, PlaceTwin, cell_mask
from permonik.games.caverna.roomtables import DWELLING, ORANGE
from permonik.games.caverna.spacetables import (
    EITHER_OR,
    IMITATION,
    IMITATION_FOOD,
    NODES,
    SPACE_NEED,
    THEN,
    Node,
)
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.tables import (
    ANY_DWELLING,
    ANY_ROOM,
    DEEDS,
    FARM,
    FIELD,
    FOOD,
    GOLD,
    GOODS,
    GRAIN,
    LOOT_DEED,
    LOOT_STRENGTH,
    MOST_DWARFS,
    MOST_STABLES,
    OP_BREED,
    OP_EXPEDITION,
    OP_FORGE,
    OP_FURNISH,
    OP_GROWTH,
    OP_MARKET,
    OP_PASTURE,
    OP_SOW,
    OP_STABLE,
    OP_TRADE,
    ORE,
    ORE_MINE_DEEP_TUNNEL,
    RUBY_MINE,
    STONE,
    TAKE,
    VEGETABLE,
    WOOD,
    Bundle,
    Deed,
    condition,
)
from permonik.games.caverna.trading import Market, Trade
from permonik.kernel.reason import GENERAL, NO_REASON, Reason
from permonik.kernel.step import AnyStep

# By condition (tables.py): what a home board lacks for a deed.
ON_THE_BOARD: Final[tuple[Reason, ...]] = (
    Reason("no-forest-pair", "R5.4"),
    Reason("no-mountain-pair", "R5.3"),
    Reason("no-tunnel-pair", "R5.9"),
    Reason("no-forest", "R5.8"),
    Reason("no-forest", "R5.8"),
    Reason("no-mountain", "R5.8"),
    Reason("no-tunnel", "R5.10"),
    Reason("no-deep-tunnel", "R5.10"),
    Reason("no-ore-mine", "R5.9"),
    Reason("no-ruby-mine", "R5.10"),
    Reason("few-ruby-mines", "R5.10"),
)


def why_not(s: CavernaState, seat: int, action: int) -> Reason:
    home = s.homes[seat]
    step = s.open(seat)
    if action == TRADE and isinstance(step, Trade):
        return unpaid(home, DEEDS[step.number].cost, "R11.9")
    if PLACE <= action < IMITATE:
        return space_reason(s, seat, step, action - PLACE)
    if IMITATE <= action < DO:
        return imitation_reason(s, seat, action - IMITATE)
    if action < TILE and isinstance(step, NextPart):
        return part_reason(s, seat, step, action - DO)
    if action < LAY:
        return ON_THE_BOARD[1]
    if action < FENCE:
        return lay_reason(home, step, cell_mask(action - LAY))
    if action < STABLE:
        return fence_reason(home, step, cell_mask(action - FENCE))
    if action < FURNISH:
        return stable_reason(home, cell_mask(action - STABLE))
    if action < CAVERN and isinstance(step, ChooseRoom):
        return room_reason(home, step.deed, action - FURNISH)
    if CAVERN <= action < PAY:
        return Reason("not-cavern", "R6.8")
    if action < FORGE and isinstance(step, Sow):
        return sow_reason(home, step, action - SOW)
    if action < LOOT_TAKEN and isinstance(step, Forge):
        return lack(ORE, action - FORGE + 1 - home.goods[ORE] - rooms.ore_off(home), "R10.1")
    if action < BREED and isinstance(step, Expedition):
        return loot_reason(s, seat, step, action - LOOT_TAKEN)
    if action < BUY and isinstance(step, BreedLoot):
        return breed_reason(home, step, action - BREED)
    if isinstance(step, Market):
        return ware_reason(home, step, action - BUY)
    return NO_REASON


def lack(good: int, amount: int, rule: str) -> Reason:
    return Reason("lack", rule, f"amount-{GOODS[good]}", amount)


def unpaid(home: Home, cost: Bundle, rule: str) -> Reason:
    for good, amount in cost:
        if home.goods[good] < amount:
            return lack(good, amount - home.goods[good], rule)
    return NO_REASON


# -- spaces and their parts ------------------------------------------------------------------------------------------


def space_reason(s: CavernaState, seat: int, step: AnyStep, space: int) -> Reason:
    if s.taken >> space & 1:
        for other, home in enumerate(s.homes):
            if space in home.places:
                return Reason("taken", "R3.6", who=other)
        return Reason("space-taken", "R3.6")
    home = s.homes[seat]
    chosen = step.fields()[1]
    strength = home.strengths[chosen if chosen >= 0 else home.weakest()]
    if IMITATION >> space & 1:
        food = IMITATION_FOOD[space] - home.goods[FOOD]
        return lack(FOOD, food, "R9.5") if food > 0 else Reason("nobody-to-imitate", "R9.11")
    return need_reason(s, seat, SPACE_NEED[space], strength)


def imitation_reason(s: CavernaState, seat: int, space: int) -> Reason:
    home = s.homes[seat]
    if space in home.places:
        return Reason("own-space", "R9.8")
    return need_reason(s, seat, SPACE_NEED[space] & ~TAKE, home.strengths[s.dwarf])


def need_reason(s: CavernaState, seat: int, need: int, strength: int) -> Reason:
    """The first thing that is missing for the first of these deeds that tells one; the goods that lie there last."""
    for number in bits(need & ~TAKE):
        reason = deed_reason(s, s.homes[seat], DEEDS[number], strength)
        if reason.kind != GENERAL:
            return reason
    if need & TAKE:
        return Reason("imitator", "R9.7") if s.imitated >= 0 else Reason("empty", "R9.1")
    return NO_REASON


def part_reason(s: CavernaState, seat: int, step: NextPart, part: int) -> Reason:
    """A part of a flow: over, not yet, instead of another, or not possible."""
    node = NODES[step.node]
    at = node.holds[part]
    if at not in available(s, seat, node, step.done):
        if node.kind == EITHER_OR and not step.done >> at & 1:
            return Reason("either-or", "R3.10")
        if node.kind == THEN and at >= step.done.bit_count():
            return Reason("later", "R3.10")
        return Reason("done" if step.done >> at & 1 else "too-late", "R3.10")
    leaf = leaf_of(NODES[node.kids[at]], part)
    return need_reason(s, seat, leaf.need, s.homes[seat].strengths[s.dwarf])


def leaf_of(node: Node, part: int) -> Node:
    while node.kids:
        node = NODES[node.kids[node.holds[part]]]
    return node


def deed_reason(s: CavernaState, home: Home, deed: Deed, strength: int) -> Reason:
    """What a deed lacks (RU-37)."""
    op = deed.op
    goods = home.goods
    if condition(deed) >= 0:
        return ON_THE_BOARD[condition(deed)]
    if op == OP_FURNISH:
        return furnish_reason(s, home, deed)
    if op == OP_SOW:
        if not home.empty_fields():
            return Reason("no-field", "R6.4")
        return Reason("no-seed", "R6.2")
    if op == OP_FORGE:
        return Reason("armed", "R10.1", amount=strength) if strength else lack(ORE, 1, "R10.1")
    if op == OP_EXPEDITION:
        return Reason("unarmed", "R10.3")
    if op == OP_GROWTH:
        return Reason("family-full" if len(home.places) >= MOST_DWARFS else "no-bed", "R6.5")
    if op == OP_PASTURE:
        wood = deed.wood - rooms.wood_off(home) - goods[WOOD]
        if wood > 0:
            return lack(WOOD, wood, "R5.13")
        return Reason("no-two-meadows" if deed.large else "no-meadow", "R5.13")
    if op == OP_STABLE:
        if home.stables.bit_count() >= MOST_STABLES:
            return Reason("all-stables", "R5.14")
        stone = deed.stone - rooms.stone_off(home) - goods[STONE]
        return lack(STONE, stone, "R5.14") if stone > 0 else Reason("no-stable-place", "R5.14")
    if op == OP_TRADE:
        return unpaid(home, deed.cost, "R11.9")
    if op == OP_MARKET:
        return lack(GOLD, 1, "R11.8")
    if op == OP_BREED:
        return Reason("no-newborn", "R10.10")
    return NO_REASON


# -- furnishing ------------------------------------------------------------------------------------------------------


def furnish_reason(s: CavernaState, home: Home, deed: Deed) -> Reason:
    if not home.furnishable() and not rooms.overbuilding(home):
        return Reason("no-cavern", "R6.10")
    if deed.choice not in (ANY_ROOM, ANY_DWELLING):
        return dear(home, deed.cost)
    return Reason("nothing-payable" if deed.choice == ANY_ROOM else "no-dwelling-payable", "R6.8")


def dear(home: Home, cost: Bundle) -> Reason:
    """What is missing for a price, after discounts."""
    due = rooms.price(home, cost)
    for good in range(len(due)):
        if home.goods[good] < due[good]:
            return lack(good, due[good] - home.goods[good], "R6.8")
    return NO_REASON


def room_reason(home: Home, number: int, room: int) -> Reason:
    deed = DEEDS[number]
    if deed.choice == ANY_DWELLING and not ORANGE >> room & 1:
        return Reason("dwellings-only", "R6.9")
    if deed.choice not in (ANY_ROOM, ANY_DWELLING) and room != DWELLING:
        return Reason("dwelling-only", "R10.10")
    if not rooms.ways_to_pay(home, cost_of(number, room)):
        return dear(home, cost_of(number, room))
    if not furnishable(home, 1 << room, deed):
        return Reason("no-cavern", "R6.10")
    return NO_REASON


# -- the home board --------------------------------------------------------------------------------------------------


def lay_reason(home: Home, step: AnyStep, cell: int) -> Reason:
    """Why half a twin tile, or a single one, cannot lie here."""
    mine = isinstance(step, PlaceSingle) and step.tile == RUBY_MINE
    if mine or (isinstance(step, (PlaceTwin, PlaceHalf)) and step.twin == ORE_MINE_DEEP_TUNNEL):
        if not cell & (home.tunnel | home.deep if mine else home.tunnel):
            return Reason("not-tunnel", "R5.10" if mine else "R5.9")
        if mine:
            return Reason("other-tunnel", "R5.10")
        return Reason("not-beside" if isinstance(step, PlaceHalf) else "no-tunnel-beside", "R5.9")
    if cell & home.laid:
        return Reason("tile-there", "R5.2")
    if isinstance(step, PlaceHalf):
        first = cell_mask(step.first)
        if cell == first or not cell & beside(first):
            return Reason("not-beside", "R5.1")
        return Reason("stable-there", "R5.4") if cell & home.stables else Reason("not-joined", "R5.3")
    if isinstance(step, PlaceSingle):
        if step.tile == FIELD and cell & home.stables:
            return Reason("stable-there", "R5.4")
        return Reason("not-joined", "R5.5")
    return Reason("no-twin-place", "R5.3")


def fence_reason(home: Home, step: AnyStep, cell: int) -> Reason:
    if not cell & home.meadow:
        return Reason("not-meadow", "R5.13")
    return Reason("not-beside" if isinstance(step, FenceSecond) else "no-meadow-beside", "R5.13")


def stable_reason(home: Home, cell: int) -> Reason:
    return Reason("stable-there" if cell & home.stables else "field-there", "R5.14")


# -- crops, loot and wares -------------------------------------------------------------------------------------------


def sow_reason(home: Home, step: Sow, crop: int) -> Reason:
    if not home.empty_fields():
        return Reason("no-field", "R6.4")
    if not (step.vegetables if crop else step.grain):
        return Reason("sown-enough", "R6.1")
    return lack(VEGETABLE if crop else GRAIN, 1, "R6.2")


def loot_reason(s: CavernaState, seat: int, step: Expedition, item: int) -> Reason:
    if step.taken >> item & 1:
        return Reason("looted", "R10.5")
    if LOOT_STRENGTH[item] > step.strength:
        return Reason("weak", "R10.3", amount=LOOT_STRENGTH[item])
    return need_reason(s, seat, 1 << LOOT_DEED[item], step.strength)


def breed_reason(home: Home, step: BreedLoot, at: int) -> Reason:
    if step.born >> at & 1:
        return Reason("bred", "R10.10")
    return Reason("no-pair", "R4.6") if home.goods[FARM[at]] < 2 else Reason("no-pen", "R4.7")


def ware_reason(home: Home, step: Market, good: int) -> Reason:
    if step.bought >> good & 1:
        return Reason("bought", "R11.8")
    for ware, price in DEEDS[step.number].prices:
        if ware == good and price > home.goods[GOLD]:
            return lack(GOLD, price - home.goods[GOLD], "R11.8")
    return NO_REASON
