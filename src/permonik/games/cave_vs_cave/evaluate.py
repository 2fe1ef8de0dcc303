"""What a position is worth, for the greedy bot."""

from __future__ import annotations

from collections.abc import Mapping

from permonik.games.cave_vs_cave.cave import EMPTY, Cave
from permonik.games.cave_vs_cave.masks import bits
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.tables import (
    COST,
    EFFECTS,
    ENTRANCE,
    GOLD,
    GOODS,
    OF_ROOM,
    ORANGE,
    POINTS,
    TURNS,
    Bundle,
    read,
)
from permonik.kernel.state import State
from permonik.minds.evaluation import Evaluation


class CaveEvaluation(Evaluation):
    """A cave is worth its points so far (rooms and gold), and what it promises for the turns that are left:

    goods        each good has a price, each further piece is worth a little less, and all fade towards the end
    caverns      empty caverns can be furnished, a first one is worth more than a second
    a prospect   the best room of the display that fits an empty cavern: a share of its points, less what is missing
    rooms        an orange room brings, per turn left, a share of the worth of its best use; a blue one a little

    The opponent's cave counts against one's own, at a discount. The weights lie in data/greedy.toml.
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        prices = [weights[good] for good in GOODS if good != "gold"] + [1.0]
        self.price = prices
        # worth[good][n]: what n pieces are worth together, at full time.
        self.worth = [[price * sum([weights["further"] ** k for k in range(n)]) for n in range(20)] for price in prices]
        self.horizon = weights["horizon"]
        self.cavern = weights["cavern"]
        self.further_cavern = weights["further_cavern"]
        self.prospect = weights["prospect"]
        self.missing = weights["missing"]
        self.opponent = weights["opponent"]
        self.room_worth = [0.0] * (ENTRANCE + 1)
        for room in range(ENTRANCE + 1):
            if ORANGE >> room & 1:
                best = 0.0
                for number in OF_ROOM[room]:
                    best = max(best, self.bundle(EFFECTS[number].gain) - self.bundle(EFFECTS[number].pay))
                self.room_worth[room] = weights["use"] * max(best, 0.3)
            else:
                self.room_worth[room] = weights["blue"]

    def bundle(self, goods: Bundle) -> float:
        return sum([self.price[good] * amount for good, amount in goods])

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, CaveState)
        mine = self.cave_value(state, seat)
        if len(state.caves) == 1:
            return mine
        return mine - self.opponent * self.cave_value(state, 1 - seat)

    def turn(self, state: State) -> int:
        assert isinstance(state, CaveState)
        return state.round * 100 + state.turns

    def cave_value(self, s: CaveState, seat: int) -> float:
        cave = s.caves[seat]
        left = turns_left(s, seat)
        time = min(1.0, left / self.horizon)
        goods = cave.goods
        total = float(goods[GOLD])
        for room in bits(cave.rooms):
            total += POINTS[room] + self.room_worth[room] * left
        if left > 0.0:
            promise = 0.0
            for good in range(GOLD):
                promise += self.worth[good][goods[good]]
            promise += self.caverns(cave)
            promise += self.best_prospect(s, cave)
            total += promise * time
        return total

    def caverns(self, cave: Cave) -> float:
        worth = self.cavern
        total = 0.0
        for content in cave.cells:
            if content == EMPTY:
                total += worth
                worth *= self.further_cavern
        return total

    def best_prospect(self, s: CaveState, cave: Cave) -> float:
        rooms = s.display & cave.fits
        if not cave.may_furnish_blue():
            rooms &= ORANGE
        best = 0.0
        goods = cave.goods
        for room in bits(rooms):
            worth = POINTS[room] * self.prospect
            for good, amount in COST[room]:
                if goods[good] < amount:
                    worth -= self.missing * (amount - goods[good])
                worth -= self.price[good] * amount * self.prospect
            if worth > best:
                best = worth
        return best


def turns_left(s: CaveState, seat: int) -> float:
    """Turns that the seat still has, the one it is in counted while a tile is to be taken."""
    players = len(s.caves)
    schedule = TURNS[players]
    left = 0
    for number in range(s.round + 1, len(schedule)):
        left += schedule[number]
    taken = s.taken[seat].bit_count()
    return float(left + schedule[s.round] - taken)


def evaluation(weights: Mapping[str, float] | None) -> CaveEvaluation:
    return CaveEvaluation(read("greedy.toml") if weights is None else weights)
