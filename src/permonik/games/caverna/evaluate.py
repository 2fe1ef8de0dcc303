"""What a position is worth, for the greedy bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from permonik.games.caverna import rooms, scoring
from permonik.games.caverna.actions import DISARM, EXCHANGE, FEED, KEEP, WORK
from permonik.games.caverna.board import beside
from permonik.games.caverna.gaining import MakeRoom
from permonik.games.caverna.harvest import Feed
from permonik.games.caverna.home import ASIDE, Home
from permonik.games.caverna.roomtables import COST, DWELLING, EXCHANGES
from permonik.games.caverna.spacetables import ROUNDS_LEFT
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.tables import (
    CATTLE,
    DONKEY,
    FARM,
    FOOD,
    FOOD_ONLY_HARVEST,
    GRAIN,
    MOST_DWARFS,
    NO_HARVEST,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    VEGETABLE,
    WILD_BOAR,
    WOOD,
    amount_of,
    read,
)
from permonik.kernel.evaluation import Evaluation
from permonik.kernel.state import State

MOST_COUNTED: Final = 40  # pieces of a good beyond that are worth nothing more
BED_WOOD: Final[int] = amount_of(COST[DWELLING], WOOD)
BED_STONE: Final[int] = amount_of(COST[DWELLING], STONE)


class CavernaEvaluation(Evaluation):
    """A home is worth its points as they stand, and what it promises for the rounds that are left:

    goods     each has a price, each further piece is worth a little less, and all fade towards the end
    food      what the next harvest will cost, and what is missing for it
    family    dwarfs and free beds, per round that is left
    animals   pairs that will breed, and places for more
    ground    caverns, tunnels, meadows and fields that something can be made of
    weapons   the stronger the better, while there is time to travel

    Other players do not count: what one takes away from them is small beside what one gains. The weights lie in
    data/greedy.toml.
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
        self.missing_food = weights["missing_food"]
        self.dwarf = weights["dwarf"]
        self.bed = weights["bed"]
        self.towards_a_bed = weights["towards_a_bed"]
        self.pair = weights["pair"]
        self.ore_mine = weights["ore_mine"]
        self.weapon = weights["weapon"]
        self.strength = weights["strength"]
        self.cavern = weights["cavern"]
        self.tunnel = weights["tunnel"]
        self.side_by_side = weights["tunnels_side_by_side"]
        self.empty_field = weights["empty_field"]
        self.meadow = weights["meadow"]
        self.free_place = weights["free_place"]
        self.promised = weights["promised"]
        self.horizon = weights["horizon"]

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, CavernaState)
        home = state.homes[seat]
        left = ROUNDS_LEFT[len(state.homes)][state.round]
        total = float(scoring.total(home))
        total += self.feeding(state, home, left)
        if left:
            fade = min(1.0, left / self.horizon)
            total += fade * (self.goods(home) + self.ground(home) + self.arms(home))
            total += left * self.growth(home)
        return total

    def answers(self, state: State, seat: int) -> list[int]:
        """Food is made where it is needed, and paid as far as it goes; weapons are kept."""
        assert isinstance(state, CavernaState)
        found = state.actions(seat)
        step = state.open(seat)
        if isinstance(step, Feed):
            if found[0] - FEED == rooms.demand(state.homes[seat], step.food_only != 0, step.worked):
                return found[:1]
            return found[:1] + [one for one in found if WORK <= one < FEED or is_meal(one)]
        if len(found) == 1 or isinstance(step, MakeRoom):
            return found
        worth = [one for one in found if one < EXCHANGE or one >= KEEP or (one < DISARM and not is_meal(one))]
        return worth or found

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

    def feeding(self, s: CavernaState, home: Home, left: int) -> float:
        """Food for the next harvest; crops and animals that would have to be eaten count for less."""
        kind = s.track[s.round]
        harvesting = s.active >= 0 and len(s.lanes) > 0
        if kind == NO_HARVEST or harvesting:
            if not left:
                return 0.0
            due = 2 * len(home.places)
        else:
            due = rooms.demand(home, kind == FOOD_ONLY_HARVEST, 0)
        held = home.goods[FOOD]
        if held >= due:
            return self.food * due + (self.spare_food * (held - due) if left else 0.0)
        missing = due - held
        goods = home.goods
        eaten = min(missing, goods[GRAIN] + 2 * goods[VEGETABLE] + goods[SHEEP] + goods[DONKEY] + 2 * goods[WILD_BOAR])
        return self.food * (held + 0.5 * eaten) - self.missing_food * (missing - eaten)

    def growth(self, home: Home) -> float:
        """Per round: dwarfs act, pairs breed, mines give ore."""
        dwarfs = len(home.places)
        total = self.dwarf * dwarfs
        if dwarfs < MOST_DWARFS:
            if rooms.beds(home) > dwarfs:
                total += self.bed
            elif home.furnishable():
                goods = home.goods
                total += self.towards_a_bed * (min(goods[WOOD], BED_WOOD) + min(goods[STONE], BED_STONE))
        for animal in FARM:
            if home.goods[animal] >= 2:
                total += self.pair
        return total + self.ore_mine * home.ore_mine.bit_count()

    def ground(self, home: Home) -> float:
        total = self.cavern * min(3, home.cavern.bit_count()) + self.tunnel * min(3, home.tunnel.bit_count())
        if home.tunnel & beside(home.tunnel):
            total += self.side_by_side
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


def is_meal(action: int) -> bool:
    """An exchange that brings food and nothing else."""
    if not EXCHANGE <= action < DISARM:
        return False
    get = EXCHANGES[action - EXCHANGE].get
    return len(get) == 1 and get[0][0] == FOOD


def evaluation(weights: Mapping[str, float] | None) -> CavernaEvaluation:
    return CavernaEvaluation(read("greedy.toml") if weights is None else weights)
