"""Collecting, exchanging and replenishing goods (R6.1, R6.2, R6.7)."""

from __future__ import annotations

from permonik.games.cave_vs_cave.actions import BY_EFFECT, BY_ROOM, FIELD, GAIN, PAY, RAISE, SAY_DID
from permonik.games.cave_vs_cave.cave import Cave
from permonik.games.cave_vs_cave.effects.kind import EffectStep, Kind, unpaid
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.tables import EFFECTS, FLAX, GOODS, LIMIT, RETTING_ROOM, ROOMS, THREES, Bundle, Effect
from permonik.kernel.reason import NO_REASON, Reason

RETTING: int = ROOMS.index("retting_room")


def packed(goods: Bundle) -> int:
    """As the log wants amounts."""
    found = 0
    for good, amount in goods:
        found += amount << FIELD * good
    return found


def more(goods: list[int], before: list[int]) -> int:
    """How many more of each good there are than before, as the log wants it."""
    found = 0
    for good in range(len(goods)):
        found += goods[good] - before[good] << FIELD * good
    return found


def tell(s: CaveState, seat: int, cost: int, goods: int, cause: int) -> None:
    if cost or goods:
        s.say(SAY_DID, seat, cost, goods, cause)


def gain(s: CaveState, seat: int, goods: Bundle, paid: Bundle, cause: int) -> None:
    """Goods, and what the Retting Room adds to them; `paid`: what they have cost."""
    cave = s.caves[seat]
    if not s.loud:
        cave.gain(goods)
        return
    before = cave.goods[:]
    retted = cave.gain(goods)
    alone = before[:]
    for good, amount in goods:
        alone[good] = min(LIMIT[good], alone[good] + amount)
    tell(s, seat, packed(paid), more(alone, before), cause)
    if retted:
        tell(s, seat, 0, more(cave.goods, alone), BY_ROOM + RETTING)


def retting(s: CaveState, seat: int) -> None:
    cave = s.caves[seat]
    if cave.rooms & RETTING_ROOM:
        before = cave.goods[:]
        cave.add_retting_gain()
        if s.loud:
            tell(s, seat, 0, more(cave.goods, before), BY_ROOM + RETTING)


# -- collecting --------------------------------------------------------------------------------------------------------


class Gaining(Kind):
    """R6.1; some only with few enough of a good."""

    def offered(self, s: CaveState, cave: Cave, effect: Effect) -> bool:
        return cave.goods[effect.if_good] < effect.if_less

    def do(self, s: CaveState, seat: int, number: int) -> None:
        gain(s, seat, EFFECTS[number].gain, (), BY_EFFECT[number])

    def lacks(self, s: CaveState, cave: Cave, effect: Effect) -> Reason:
        return Reason("enough", "RU-24", f"good-{GOODS[effect.if_good]}", effect.if_less)


class GainingOne(Kind):
    """R5.4"""

    def do(self, s: CaveState, seat: int, number: int) -> None:
        s.push(GainOne(seat, number))


class GainOne(EffectStep):
    """D3: exactly one of the goods shown (R5.4)."""

    def actions(self, s: CaveState) -> list[int]:
        return [GAIN + good for good in EFFECTS[self.number].goods]

    def apply(self, s: CaveState, action: int) -> None:
        gain(s, self.seat, ((action - GAIN, 1),), (), BY_EFFECT[self.number])


# -- exchanging --------------------------------------------------------------------------------------------------------


class Exchanging(Kind):
    """R6.2.2"""

    def offered(self, s: CaveState, cave: Cave, effect: Effect) -> bool:
        return cave.can_pay(effect.pay)

    def do(self, s: CaveState, seat: int, number: int) -> None:
        effect = EFFECTS[number]
        s.caves[seat].pay(effect.pay)
        gain(s, seat, effect.gain, effect.pay, BY_EFFECT[number])

    def lacks(self, s: CaveState, cave: Cave, effect: Effect) -> Reason:
        return unpaid(cave, effect.pay, "R6.2.2") or NO_REASON


class ExchangingDifferent(Kind):
    """R6.2.3"""

    def offered(self, s: CaveState, cave: Cave, effect: Effect) -> bool:
        kinds = 0
        for held in cave.goods:
            if held:
                kinds += 1
        return kinds >= effect.kinds

    def do(self, s: CaveState, seat: int, number: int) -> None:
        s.push(PayThree(seat, number))

    def lacks(self, s: CaveState, cave: Cave, effect: Effect) -> Reason:
        kinds = sum([1 for held in cave.goods if held])
        return Reason("few-kinds", "R6.2.3", amount=effect.kinds - kinds)


class PayThree(EffectStep):
    """D4: one each of three different goods (R6.2.3)."""

    def could(self, s: CaveState) -> list[int]:
        return [PAY + three for three in range(len(THREES))]

    def actions(self, s: CaveState) -> list[int]:
        goods = s.caves[self.seat].goods
        return [PAY + i for i, (a, b, c) in enumerate(THREES) if goods[a] and goods[b] and goods[c]]

    def apply(self, s: CaveState, action: int) -> None:
        paid = tuple([(good, 1) for good in THREES[action - PAY]])
        s.caves[self.seat].pay(paid)
        gain(s, self.seat, EFFECTS[self.number].gain, paid, BY_EFFECT[self.number])


# -- replenishing ------------------------------------------------------------------------------------------------------


class Replenishing(Kind):
    """Where a marker is below the value (R6.7.2): all that are shown, or one of them (R6.7.3)."""

    def offered(self, s: CaveState, cave: Cave, effect: Effect) -> bool:
        for good in effect.goods:
            if cave.goods[good] < effect.to:
                return True
        return False

    def do(self, s: CaveState, seat: int, number: int) -> None:
        if EFFECTS[number].all:
            replenish_all(s, seat, number)
        else:
            s.push(RaiseOne(seat, number))

    def lacks(self, s: CaveState, cave: Cave, effect: Effect) -> Reason:
        return Reason("enough", "R6.7.2", f"good-{GOODS[effect.goods[0]]}", effect.to)


def replenish_all(s: CaveState, seat: int, number: int) -> None:
    """Raises every marker shown (R6.7.3); raised flax is a gain for the Retting Room, after the raising (RU-23)."""
    cave, effect = s.caves[seat], EFFECTS[number]
    before = cave.goods[:]
    for good in effect.goods:
        if cave.goods[good] < effect.to:
            cave.goods[good] = effect.to
    if s.loud:
        tell(s, seat, 0, more(cave.goods, before), BY_EFFECT[number])
    if cave.goods[FLAX] > before[FLAX]:
        retting(s, seat)


class RaiseOne(EffectStep):
    """D5: one marker below the value (R6.7.3)."""

    def could(self, s: CaveState) -> list[int]:
        return [RAISE + good for good in EFFECTS[self.number].goods]

    def actions(self, s: CaveState) -> list[int]:
        goods = s.caves[self.seat].goods
        effect = EFFECTS[self.number]
        return [RAISE + good for good in effect.goods if goods[good] < effect.to]

    def apply(self, s: CaveState, action: int) -> None:
        good = action - RAISE
        to = EFFECTS[self.number].to
        goods = s.caves[self.seat].goods
        raised = to - goods[good]
        goods[good] = to
        if s.loud:
            tell(s, self.seat, 0, raised << FIELD * good, BY_EFFECT[self.number])
        if good == FLAX:
            retting(s, self.seat)
