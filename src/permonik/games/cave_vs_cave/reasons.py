"""Why an answer cannot be given now. Everything in Cave vs Cave lies open, so every reason is everybody's."""

from __future__ import annotations

from permonik.games.cave_vs_cave.actions import (
    BUILD,
    DIG,
    DO,
    EXCHANGE,
    FURNISH,
    GAIN,
    PAY,
    PLACE,
    RAISE,
    RAZE,
    ROOM,
    SELL_FOOD,
    SURCHARGE_IN,
    TAKE,
    USE,
)
from permonik.games.cave_vs_cave.cave import COVERED, EMPTY, Cave
from permonik.games.cave_vs_cave.effects.furnishing import ChooseCell, ChooseRoom, PaySurcharge, surcharge
from permonik.games.cave_vs_cave.effects.goods import RaiseOne
from permonik.games.cave_vs_cave.effects.kind import lack, unpaid
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.steps import KINDS, Act, may_renovate
from permonik.games.cave_vs_cave.tables import (
    COST,
    EFFECTS,
    FITTING,
    FOOD,
    FOR_GOLD,
    GOLD,
    GOODS,
    LIMIT,
    ORANGE,
    RENOVATION,
    THREES,
    Effect,
)
from permonik.kernel.reason import NO_REASON, Reason


def why_not(s: CaveState, seat: int, action: int) -> Reason:
    cave = s.caves[seat]
    step = s.open(seat)
    if action == SELL_FOOD:
        return Reason("sold", "RU-12") if s.sold else lack(FOOD, 1, "RU-12")
    if action < DO:
        return tile_reason(s, seat, action - TAKE)
    if action < USE:
        effect = EFFECTS[action - DO]
        done = s.done if isinstance(step, Act) else s.room_done
        return Reason("done", "R5.1") if done & effect.part else KINDS[effect.op].lacks(s, cave, effect)
    if action < EXCHANGE:
        return Reason("used", "R6.8.3") if s.used >> (action - USE) & 1 else Reason("blue", "R6.8.7")
    if action < GAIN:
        if not cave.goods[action - EXCHANGE]:
            return lack(action - EXCHANGE, 1, "RU-9")
        return Reason("full", "RU-9", "good-food", LIMIT[FOOD])
    if isinstance(step, RaiseOne) and RAISE <= action < PAY:
        return Reason("enough", "R6.7.2", f"good-{GOODS[action - RAISE]}", EFFECTS[step.number].to)
    if action < BUILD:
        short = [good for good in THREES[action - PAY] if not cave.goods[good]]
        return lack(short[0], 1, "R6.2.3")
    if action < RAZE:
        return Reason("walled", "R6.3.1")
    if action < DIG:
        return Reason("no-wall-here", "R6.4.1")
    if action < FURNISH:
        return Reason("unreachable", "R6.5.3")
    if isinstance(step, ChooseRoom):
        return room_reason(s, cave, EFFECTS[step.number], action - FURNISH)
    if isinstance(step, ChooseCell):
        return cell_reason(cave, step.room, action - PLACE)
    if isinstance(step, PaySurcharge):
        return surcharge_reason(s, cave, step, action - SURCHARGE_IN)
    return NO_REASON


def tile_reason(s: CaveState, seat: int, tile: int) -> Reason:
    for player, taken in enumerate(s.taken):
        if taken >> tile & 1:
            return Reason("taken", "R4.5", who=player)
    if tile == RENOVATION and not may_renovate(s, seat):
        missing = s.caves[1 - seat].goods[GOLD] + 1 - s.caves[seat].goods[GOLD]
        return Reason("more-gold", "R4.8", "amount-gold", missing)
    return NO_REASON


def room_reason(s: CaveState, cave: Cave, effect: Effect, room: int) -> Reason:
    short = unpaid(cave, COST[room], "R6.6.1")
    if short is not None:
        return short
    if not ORANGE >> room & 1 and not cave.may_furnish_blue():
        orange = (cave.rooms & ORANGE).bit_count()
        blue = (cave.rooms & ~ORANGE).bit_count()
        return Reason("more-orange", "R6.6.4", amount=blue + 2 - orange)
    if EMPTY not in cave.cells:
        return Reason("no-cavern", "R6.6.1")
    if not cave.fits >> room & 1:
        return Reason("walls-nowhere", "R6.6.3")
    least = NO_REASON
    for kind, amount in effect.surcharges:
        short = surcharge_short(s, cave, room, kind, amount)
        if short is not None and (least is NO_REASON or short.amount < least.amount):
            least = short
    return least


def surcharge_short(s: CaveState, cave: Cave, room: int, kind: int, amount: int) -> Reason | None:
    """What is missing for a surcharge in food or in gold, beside the price of the room (RU-19)."""
    good = GOLD if kind == FOR_GOLD else FOOD
    due = surcharge(s, kind, amount) + sum([price for paid, price in COST[room] if paid == good])
    return lack(good, due - cave.goods[good], "R6.6.5") if cave.goods[good] < due else None


def cell_reason(cave: Cave, room: int, cell: int) -> Reason:
    if cave.cells[cell] == COVERED:
        return Reason("covered", "R6.6.1")
    if cave.cells[cell] != EMPTY:
        return Reason("occupied", "R6.6.1", ROOM_WORDS[cave.cells[cell]])
    if not FITTING[cave.sides[cell]] >> room & 1:
        return Reason("walls-here", "R6.6.3", ROOM_WORDS[room])
    return NO_REASON


def surcharge_reason(s: CaveState, cave: Cave, step: PaySurcharge, in_gold: int) -> Reason:
    for kind, amount in EFFECTS[step.number].surcharges:
        if (kind == FOR_GOLD) == (in_gold == 1):
            return surcharge_short(s, cave, step.room, kind, amount) or NO_REASON
    return NO_REASON


ROOM_WORDS: tuple[str, ...] = tuple([f"room-{room}" for room in ROOM.ids])
