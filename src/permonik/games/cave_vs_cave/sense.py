"""Which answers are worth a thought, for bots that look at very many positions.

What is left out makes no difference or none for the better: to put off what costs nothing, and to turn goods into food
that nothing asks for.
"""

from __future__ import annotations

from typing import Final

from permonik.games.cave_vs_cave.actions import DO, EXCHANGE
from permonik.games.cave_vs_cave.masks import bits
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.steps import Act, InRoom, UseRoom
from permonik.games.cave_vs_cave.tables import (
    EFFECTS,
    EMMER,
    EXCHANGE_DIFFERENT,
    FLAX,
    FOOD,
    FOR_GOLD,
    GAIN,
    GOLD,
    LIMIT,
    OF_ROOM,
    OF_TILE,
    ORANGE,
    REPLENISH,
    USE_ROOMS,
    Effect,
)

ALWAYS: Final = 99


def food_wanted(effect: Effect) -> int:
    """With less food than that an effect is a reason to exchange for some; refilling (R6.7) always is."""
    if effect.op == REPLENISH:
        return ALWAYS
    wanted = 1 if effect.op == EXCHANGE_DIFFERENT else 0
    for good, amount in effect.pay:
        if good == FOOD:
            wanted = max(wanted, amount)
    for kind, amount in effect.surcharges:
        if kind != FOR_GOLD:
            wanted = max(wanted, amount)
    return wanted


def at_once(number: int) -> bool:
    """A gain without a price, a condition or an alternative: nothing speaks for doing it later."""
    effect = EFFECTS[number]
    if effect.op != GAIN or effect.if_less < 100:
        return False
    for source in (*OF_TILE, *OF_ROOM):
        if number in source:
            return sum([EFFECTS[other].part == effect.part for other in source]) == 1
    return False


WANTED: Final[tuple[int, ...]] = tuple([food_wanted(effect) for effect in EFFECTS])
AT_ONCE: Final[tuple[bool, ...]] = tuple([at_once(number) for number in range(len(EFFECTS))])
WANTED_IN_ROOM: Final[tuple[int, ...]] = tuple([max([0, *[WANTED[number] for number in of]]) for of in OF_ROOM])


def worth_a_thought(s: CaveState, seat: int) -> list[int]:
    actions = s.actions(seat)
    step = s.open(seat)
    if len(actions) == 1 or not isinstance(step, (Act, UseRoom, InRoom)):
        return actions
    goods = s.caves[seat].goods
    if not isinstance(step, UseRoom):
        for action in actions:
            if DO <= action < EXCHANGE and AT_ONCE[action - DO] and fits(goods, EFFECTS[action - DO]):
                return [action]
    if goods[FOOD] < most_wanted(s, seat):
        if goods[EMMER] or goods[FLAX]:  # gold is a point, and what it does others do as well
            return [action for action in actions if action != EXCHANGE + GOLD]
        return actions
    return [action for action in actions if not EXCHANGE <= action <= EXCHANGE + GOLD]


def fits(goods: list[int], effect: Effect) -> bool:
    """Nothing is lost at a limit."""
    for good, amount in effect.gain:
        if goods[good] + amount > LIMIT[good]:
            return False
    return True


def most_wanted(s: CaveState, seat: int) -> int:
    """With less food than that something in this turn is out of reach."""
    step = s.open(seat)
    wanted = 0
    rooms = isinstance(step, UseRoom)
    if isinstance(step, InRoom):
        rooms = s.uses > 0
        for number in OF_ROOM[s.room]:
            if not s.room_done & EFFECTS[number].part:
                wanted = max(wanted, WANTED[number])
    elif isinstance(step, Act):
        for number in OF_TILE[s.tile]:
            effect = EFFECTS[number]
            if not s.done & effect.part:
                if effect.op == USE_ROOMS:
                    rooms = True
                else:
                    wanted = max(wanted, WANTED[number])
    if rooms:
        for room in bits(s.caves[seat].rooms & ORANGE & ~s.used):
            wanted = max(wanted, WANTED_IN_ROOM[room])
    return wanted
