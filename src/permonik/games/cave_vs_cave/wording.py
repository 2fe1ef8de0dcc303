"""What questions and answers say beyond their bare names: what an answer costs and gives."""

from __future__ import annotations

from typing import Final

from permonik.games.cave_vs_cave import scoring
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
    ROOM,
    SELL_FOOD,
    SURCHARGE_IN,
    TILE,
    USE,
)
from permonik.games.cave_vs_cave.cave import Cave
from permonik.games.cave_vs_cave.effects.furnishing import ChooseCell, PaySurcharge, surcharge
from permonik.games.cave_vs_cave.effects.goods import RaiseOne
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.steps import Act, InRoom, TakeTile, UseRoom
from permonik.games.cave_vs_cave.tables import (
    BUILD_WALL,
    COST,
    DUNGEON,
    DUNGEON_GAIN,
    EFFECTS,
    EQUIPMENT_ROOM,
    EXTRA_USES,
    FLAX,
    FOOD,
    FOR_FOOD_PER_TURN,
    FOR_GOLD,
    GOAL,
    GOLD,
    GOODS,
    ORANGE,
    POINTS,
    REPLENISH,
    RETTING_GAIN,
    RETTING_MOST,
    RETTING_ROOM,
    STOREROOM_GAIN,
    THREES,
    USE_ROOMS,
    WITH_FOOD,
    WOOD_STOREROOM,
    Bundle,
    Effect,
)
from permonik.kernel.game import Option
from permonik.kernel.message import Arg, Message

NOTHING: Final[Bundle] = ()


def describe(s: CaveState, seat: int, action: int, option: Option) -> Option:
    """An answer with its price, its gain, and what a blue room adds by itself."""
    message = option.message
    due = due_now(s, action)
    if due:
        message = Message(-1, "do-do-due", {**message.args, "due": amount(FOOD, due)}, message.targets)
    else:
        message = message._replace(args={**message.args, **particulars(s, seat, action)})
    room, goods = bonus(s.caves[seat], action)
    if room:
        number = room.bit_length() - 1
        extra: Arg = {"id": "bonus-goods", "args": {"goods": amounts(goods)}}
        if not goods:
            extra = {"id": "bonus-room", "args": {"n": EXTRA_USES}}
        what: Arg = {"id": message.id, "args": message.args}
        args: dict[str, Arg] = {"what": what, "room": ROOM.word(number), "bonus": extra}
        message = Message(-1, "with-room", args, [*message.targets, f"room:{ROOM.text(number)}"])
    return option._replace(message=message)


def due_now(s: CaveState, action: int) -> int:
    """The food that "per dwarf" means in this round, for a part that furnishes so."""
    if DO <= action < USE:
        for kind, number in EFFECTS[action - DO].surcharges:
            if kind == FOR_FOOD_PER_TURN:
                return surcharge(s, kind, number)
    return 0


def particulars(s: CaveState, seat: int, action: int) -> dict[str, Arg]:
    cave = s.caves[seat]
    step = s.open(seat)
    if EXCHANGE <= action < GAIN:
        return {"pay": amounts(((action - EXCHANGE, 1),)), "gain": amounts(((FOOD, 1),))}
    if action == SELL_FOOD:
        return {"pay": amounts(((FOOD, 1),)), "gain": amounts(((GOLD, 1),))}
    if GAIN <= action < RAISE:
        return {"gain": amounts(((action - GAIN, 1),))}
    if PAY <= action < BUILD:
        return {"pay": amounts(tuple([(good, 1) for good in THREES[action - PAY]]))}
    if RAISE <= action < PAY and isinstance(step, RaiseOne):
        return {"from": cave.goods[action - RAISE], "to": EFFECTS[step.number].to}
    if DIG <= action < FURNISH:
        return {"food": WITH_FOOD >> (action - DIG) & 1}
    if FURNISH <= action < PLACE:
        return {"cost": amounts(COST[action - FURNISH]), "points": POINTS[action - FURNISH]}
    if PLACE <= action < SURCHARGE_IN and isinstance(step, ChooseCell):
        return {"room": ROOM.word(step.room)}
    if isinstance(step, PaySurcharge):
        for kind, number in EFFECTS[step.number].surcharges:
            if (kind == FOR_GOLD) == (action == SURCHARGE_IN + 1):
                due = surcharge(s, kind, number)
                return {"amount": due, "total": amounts(total(COST[step.room], kind == FOR_GOLD, due))}
    return {}


def bonus(cave: Cave, action: int) -> tuple[int, Bundle]:
    """The blue room (as a bit) that answers to this action, and the goods it brings (R7.2); else 0."""
    if DO <= action < USE:
        effect = EFFECTS[action - DO]
        if effect.op == BUILD_WALL:
            return cave.rooms & DUNGEON, DUNGEON_GAIN
        if effect.op == USE_ROOMS and effect.count == 1:
            return cave.rooms & WOOD_STOREROOM, STOREROOM_GAIN
        if effect.op == USE_ROOMS:
            return cave.rooms & EQUIPMENT_ROOM, NOTHING
        if 0 < flax_of(cave, effect) <= RETTING_MOST:
            return cave.rooms & RETTING_ROOM, RETTING_GAIN
    elif action in (GAIN + FLAX, RAISE + FLAX):
        return cave.rooms & RETTING_ROOM, RETTING_GAIN
    return 0, NOTHING


def flax_of(cave: Cave, effect: Effect) -> int:
    """How much flax an effect brings at once."""
    if effect.op == REPLENISH:
        return effect.to - cave.goods[FLAX] if effect.all and FLAX in effect.goods else 0
    return dict(effect.gain).get(FLAX, 0)


def total(cost: Bundle, in_gold: bool, due: int) -> Bundle:
    """A room's cost together with its surcharge."""
    goods = dict(cost)
    good = GOLD if in_gold else FOOD
    goods[good] = goods.get(good, 0) + due
    return tuple([(good, goods[good]) for good in sorted(goods)])


def question(s: CaveState, seat: int, message: Message) -> Message:
    step = s.open(seat)
    args: dict[str, Arg] = {}
    if isinstance(step, TakeTile):
        args = {"turn": s.turns // len(s.caves) + 1, "turns": s.turns_each()}
    elif isinstance(step, Act):
        args = {"tile": TILE.word(s.tile)}
    elif isinstance(step, UseRoom):
        args = {"uses": min(s.uses, (s.caves[seat].rooms & ORANGE & ~s.used).bit_count())}
    elif isinstance(step, InRoom):
        args = {"room": ROOM.word(s.room)}
    elif isinstance(step, RaiseOne):
        args = {"to": EFFECTS[step.number].to}
    elif isinstance(step, (ChooseCell, PaySurcharge)):
        args = {"room": ROOM.word(step.room)}
    return message._replace(args=args)


def remark(s: CaveState) -> Message | None:
    """The grade of a solo game (R10.9), or how a tie was decided (R9.4)."""
    totals = [scoring.total(cave) for cave in s.caves]
    if len(totals) == 1:
        return Message(-1, f"remark-{scoring.grade(totals[0])}", {"points": totals[0], "goal": GOAL}, [])
    if totals[0] == totals[1]:
        return Message(-1, "remark-best-room" if scoring.winners(s) else "remark-draw", {}, [])
    return None


def amount(good: int, number: int) -> dict[str, object]:
    return {"id": f"amount-{GOODS[good]}", "args": {"n": number}}


def amounts(goods: Bundle) -> Arg:
    """Goods as an enumeration of messages, each with its number."""
    return [amount(good, number) for good, number in goods]
