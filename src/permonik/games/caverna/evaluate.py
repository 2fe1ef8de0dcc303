"""What a position is worth, for the greedy bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from permonik.games.caverna import rooms, scoring
from permonik.games.caverna.board import beside
from permonik.games.caverna.furnishing import ChooseCavern, ChooseRoom, PayRoom
from permonik.games.caverna.harvest import Feed, SkipOne, all_fit, parents
from permonik.games.caverna.home import ASIDE, WAITING, Home
from permonik.games.caverna.masks import bits
from permonik.games.caverna.roomtables import ROOMS
from permonik.games.caverna.sense import BED_STONE, BED_WOOD, worth_a_thought
from permonik.games.caverna.spacetables import ROUNDS_LEFT
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.tables import (
    CATTLE,
    DONKEY,
    FARM,
    FOOD,
    FOOD_ONLY_HARVEST,
    FOOD_PER_DWARF,
    GOLD,
    GRAIN,
    LAST_ROUND,
    MOST_DWARFS,
    NO_HARVEST,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WILD_BOAR,
    WOOD,
    read,
)
from permonik.kernel.state import State
from permonik.minds.evaluation import Evaluation

MOST_COUNTED: Final = 40  # pieces of a good beyond that are worth nothing more
ROOMS_KEPT: Final = 4  # of those that can be furnished: the best ones
MEAT: Final[tuple[int, ...]] = (1, 1, 2, 3)  # food for an animal, by the order of `FARM`
BEGGING: Final = -float(scoring.BEGGING_MARKER)
FEW: Final = 3  # players: with more, the search goes by other weights


class CavernaEvaluation(Evaluation):
    """A home is worth its points as they stand, and what it promises for the rounds that are left:

    goods     each has a price, each further piece is worth a little less, and all fade towards the end
    food      what the next harvest will cost, what would have to be eaten, and what would be missing
    family    dwarfs and free beds, per round that is left, and wood and stone for the next bed
    animals   pairs that will breed, and places for more
    ground    caverns, tunnels, meadows and fields that something can be made of
    weapons   the stronger the better, while there is time to travel
    rooms     what some of them will bring, per round that is left

    Other players do not count: what one takes away from them is small beside what one gains. The weights lie in
    data/greedy.toml; which answers are thought about says `sense.py`.
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.worth: list[list[float]] = []
        for good in ("wood", "stone", "ore", "ruby", "grain", "vegetable"):
            total = 0.0
            price = weights[good]
            row = []
            for _ in range(MOST_COUNTED):
                row.append(total)
                total += price
                price *= weights["further"]
            self.worth.append(row)
        self.food = weights["food"]
        self.spare_food = weights["spare_food"]
        self.eaten = weights["eaten"]
        self.relief = weights["relief"]
        self.dwarf = weights["dwarf"]
        self.bed = weights["bed"]
        self.towards_a_bed = weights["towards_a_bed"]
        self.pair = weights["pair"]
        self.ore_mine = weights["ore_mine"]
        self.ruby_mine = weights["ruby_mine"]
        self.weapon = weights["weapon"]
        self.strength = weights["strength"]
        self.cavern = weights["cavern"]
        self.tunnel = weights["tunnel"]
        self.side_by_side = weights["tunnels_side_by_side"]
        self.deep_tunnel = weights["deep_tunnel"]
        self.empty_field = weights["empty_field"]
        self.meadow = weights["meadow"]
        self.free_place = weights["free_place"]
        self.promised = weights["promised"]
        self.prevented = weights["prevented"]
        self.horizon = weights["horizon"]
        self.of_room = [weights.get(f"room_{room}", 0.0) for room in ROOMS]

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, CavernaState)
        home = state.homes[seat]
        left = ROUNDS_LEFT[len(state.homes)][state.round]
        total = float(scoring.total(home))
        total += self.feeding(state, seat, left)
        if left:
            fade = min(1.0, left / self.horizon)
            total += fade * (self.goods(home) + self.ground(home) + self.arms(home))
            total += left * (self.family(home, left) + self.yields(home))
            if home.rooms & rooms.WRITING_CHAMBER:
                total -= self.prevented * fade * rooms.PREVENTED
        return total

    def answers(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, CavernaState)
        found = worth_a_thought(state, seat)
        if len(found) > ROOMS_KEPT and isinstance(state.open(seat), ChooseRoom):
            return self.best_rooms(state, seat, found)
        return found

    def best_rooms(self, s: CavernaState, seat: int, found: list[int]) -> list[int]:
        """Before it lies on its cavern a room shows nothing of its worth, so each is tried."""
        order: list[tuple[float, int]] = []
        for one in found:
            after = s.clone()
            after.apply(seat, one)
            while seat in after.waiting() and isinstance(after.open(seat), (ChooseCavern, PayRoom)):
                after.apply(seat, after.actions(seat)[0])
            order.append((-self.value(after, seat), one))
        order.sort()
        return [one for _, one in order[:ROOMS_KEPT]]

    def turn(self, state: State) -> int:
        assert isinstance(state, CavernaState)
        placed = 0
        for home in state.homes:
            for place in home.places:
                if place >= 0 or place == ASIDE:
                    placed += 1
        return (state.round << 8) + placed - (1 if state.dwarf >= 0 else 0)

    def goods(self, home: Home) -> float:
        goods = home.goods
        total = 0.0
        for good in (WOOD, STONE, ORE, RUBY, GRAIN, VEGETABLE):
            total += self.worth[good][min(goods[good], MOST_COUNTED - 1)]
        for owed in home.promised:
            total += self.promised * owed
        return total

    def feeding(self, s: CavernaState, seat: int, left: int) -> float:
        """Food for the next harvest; the fewer dwarfs can still be sent out for it, the graver is what is missing."""
        home = s.homes[seat]
        goods = home.goods
        dwarfs = len(home.places)
        kind = s.track[s.round]
        chances = home.places.count(WAITING)
        reaped = 0
        if s.lanes and seat in s.waiting() and isinstance(s.open(seat), (Feed, SkipOne)):
            chances = 0  # the family is at table
            due = rooms.demand(home, kind == FOOD_ONLY_HARVEST, 0)
        elif kind == NO_HARVEST or s.lanes or s.over:
            if not left:
                return 0.0
            number = s.round + 1
            chances += dwarfs
            while number < LAST_ROUND and s.track[number] == NO_HARVEST:
                number += 1
                chances += dwarfs
            kind = s.track[number]
            due = dwarfs if kind == FOOD_ONLY_HARVEST else FOOD_PER_DWARF * dwarfs
            reaped = reaping(home, kind)
        else:
            due = rooms.demand(home, kind == FOOD_ONLY_HARVEST, 0)
            reaped = reaping(home, kind)
        held = goods[FOOD]
        if held >= due:
            return self.food * due + (self.spare_food * min(held - due, 2 * dwarfs) if left else 0.0)
        missing = due - held
        eatable = reaped + goods[GRAIN] + 2 * goods[VEGETABLE] + 2 * goods[RUBY] + max(0, goods[GOLD] - 1)
        for at in range(len(FARM)):  # pairs are kept
            eatable += MEAT[at] * max(0, goods[FARM[at]] - 2)
        eaten = min(missing, eatable)
        return self.food * held - (self.eaten * eaten + BEGGING * (missing - eaten)) * self.relief**chances

    def family(self, home: Home, left: int) -> float:
        """Per round: dwarfs act, and a bed lets one more be born."""
        dwarfs = len(home.places)
        total = self.dwarf * dwarfs
        if dwarfs < MOST_DWARFS and left > 1:
            if rooms.beds(home) > dwarfs:
                total += self.bed
            elif home.furnishable():
                goods = home.goods
                total += self.towards_a_bed * (min(goods[WOOD], BED_WOOD) + min(goods[STONE], BED_STONE))
        return total

    def yields(self, home: Home) -> float:
        """Per round: pairs breed where newborns find a place, mines give ore and rubies, rooms do their work."""
        total = self.ore_mine * home.ore_mine.bit_count() + self.ruby_mine * home.ruby_mine.bit_count()
        types = parents(home)
        if types:
            share = 1.0 if all_fit(home, types) else 0.5
            total += share * self.pair * types.bit_count()
        for room in bits(home.rooms):
            total += self.of_room[room]
        return total

    def ground(self, home: Home) -> float:
        total = self.cavern * min(3, home.cavern.bit_count()) + self.tunnel * min(3, home.tunnel.bit_count())
        if home.tunnel & beside(home.tunnel):
            total += self.side_by_side
        total += self.deep_tunnel * min(2, home.deep.bit_count())
        total += self.meadow * min(4, home.meadow.bit_count())
        total += self.empty_field * min(4, home.empty_fields().bit_count())
        places = home.ones + 2 * home.twos + 4 * home.fours + 8 * home.eights + home.mines + home.wild
        goods = home.goods
        herd = goods[SHEEP] + goods[DONKEY] + goods[WILD_BOAR] + goods[CATTLE]
        return total + self.free_place * max(0, min(12, places - herd))

    def arms(self, home: Home) -> float:
        total = 0.0
        for strength in home.strengths:
            if strength:
                total += self.weapon + self.strength * strength
        return total


def reaping(home: Home, kind: int) -> int:
    """Food that the fields will give in a harvest of this kind before the family is fed."""
    if kind == FOOD_ONLY_HARVEST:
        return 0
    grain = (home.grain3 | home.grain2 | home.grain1).bit_count()
    return grain + 2 * (home.vegetables2 | home.vegetables1).bit_count()


class Guide(Evaluation):
    """What a search goes by within a turn. With many players families are harder to feed and places sooner taken."""

    def __init__(self) -> None:
        self.few = CavernaEvaluation(read("solo.toml"))
        self.many = CavernaEvaluation(read("many.toml"))

    def of(self, state: State) -> CavernaEvaluation:
        assert isinstance(state, CavernaState)
        return self.few if len(state.homes) <= FEW else self.many

    def value(self, state: State, seat: int) -> float:
        return self.of(state).value(state, seat)

    def answers(self, state: State, seat: int) -> list[int]:
        return self.of(state).answers(state, seat)

    def turn(self, state: State) -> int:
        return self.few.turn(state)


def evaluation(weights: Mapping[str, float] | None) -> CavernaEvaluation:
    return CavernaEvaluation(read("greedy.toml") if weights is None else weights)
