"""What a position is worth, for the greedy bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from permonik.games.rivals.acting import Act
from permonik.games.rivals.actions import BUILD, DEMOLISH, GAIN, SHIP, TRADE
from permonik.games.rivals.course import DrawOrSearch
from permonik.games.rivals.expansions import meets
from permonik.games.rivals.principality import CACHE_BIT, FREE, PLACES, Principality
from permonik.games.rivals.searching import Look
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import Gain, Receive
from permonik.games.rivals.tables import (
    AT_REGION,
    AT_TOWN,
    BASE,
    BOOSTS,
    CITY_COST,
    CITY_PACKED,
    COMMERCE,
    COST,
    DESIGN,
    DESIGNS,
    FIRST_ACTION,
    GOLD,
    GUARD,
    PACKED,
    PLACEMENT,
    PROGRESS,
    RESOURCE_OF,
    RESOURCES,
    ROAD_COST,
    ROAD_PACKED,
    SAFE_UP_TO,
    SETTLEMENT_COST,
    SETTLEMENT_PACKED,
    SHIP_OF,
    SHIPS,
    SKILL,
    STRENGTH,
    UNIQUE,
    VICTORY,
    WOOL,
    Bundle,
    read,
)
from permonik.kernel.state import State
from permonik.minds.evaluation import Evaluation

FAR: Final = 2  # resources that one exchanges for in a turn, at most
MOST: Final = 1 << 12  # structures whose worth is kept
WON: Final = 1000.0


class RivalsEvaluation(Evaluation):
    """A principality is worth its points, and what makes further ones likely:

    structure   regions and boosters by what they yield, ships, sites that are free, a road that leads on, printed
                points of other kinds, what single cards bring
    stock       each resource, each further one of a type a little less; less gold and wool where the Brigand may come
    goals       the two best things that could be built next (a city, a road, a settlement, a card of the hand), by how
                much of their cost lies there
    hand        a share of what the cards would be worth

    The opponent's structure and points count against one's own, at a discount; his hand is not looked at. The weights
    lie in data/greedy.toml. One resource in stock is worth about 1.
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.victory = weights["victory"]
        self.yields = [weights["region"] * weights[name] for name in RESOURCES]
        self.variety = weights["variety"]
        worth = [0.0]
        for number in range(40):
            worth.append(worth[-1] + weights["stock"] * weights["further"] ** number)
        self.amounts = [[weights[name] * amount for amount in worth] for name in RESOURCES]
        self.brigand = weights["brigand"]
        self.towards = weights["towards"]
        self.strength = weights["strength"]
        self.commerce = weights["commerce"]
        self.skill = weights["skill"]
        self.progress = weights["progress"]
        self.site = weights["site"]
        self.further_site = weights["further_site"]
        self.city_site = weights["city_site"]
        self.road = weights["road"]
        self.goal = weights["goal"]
        self.next_goal = weights["next_goal"]
        self.hand = weights["hand"]
        self.unmet = weights["unmet"]
        self.draw = weights["draw"]
        self.search = weights["search"]
        self.search_theme = weights["search_theme"]
        self.gain = weights["gain"]
        self.eager = weights["eager"]
        self.eager_most = weights["eager_most"]
        self.opponent = weights["opponent"]
        self.ship = weights["ship"]
        self.effect = [weights.get(name, 0.0) for name in DESIGNS]
        # What a card would bring about, wherever it stands: its points and its effect.
        self.promise = [self.printed(design) if design < FIRST_ACTION else 0.0 for design in range(len(DESIGNS))]
        self.city = self.victory + 2 * self.site * self.further_site
        self.settlement = self.victory + 2 * weights["region"] + 2 * self.site * self.further_site - self.road
        self.kept: dict[int, float] = {}  # by the hash of the structure

    def printed(self, design: int) -> float:
        worth = self.victory * VICTORY[design] + self.progress * PROGRESS[design] + self.skill * SKILL[design]
        worth += self.strength * STRENGTH[design] + self.commerce * COMMERCE[design] + self.effect[design]
        if SHIPS >> design & 1:
            worth += self.ship
        if BOOSTS[design] >= 0:
            worth += self.yields[BOOSTS[design]]
        return worth

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, RivalsState)
        if state.winner >= 0:
            return WON if state.winner == seat else -WON
        me, other = state.players[seat], state.players[1 - seat]
        points = state.points(seat)
        mine = self.victory * points + self.standing(me) + self.stocked(me) + self.plans(state, seat)
        theirs = self.victory * state.points(1 - seat) + self.standing(other) + self.stocked(other)
        if points >= state.mode.target and state.active == seat:
            mine += WON / 2  # whatever else happens, the turn ends with the game won
        return mine - self.opponent * theirs + self.pending(state, seat)

    def answers(self, state: State, seat: int) -> list[int]:
        """Exchanges only for what is missing, demolition only where no site of a city is free: both are many."""
        assert isinstance(state, RivalsState)
        actions = state.actions(seat)
        step = state.open(seat)
        if len(actions) < 3 or not isinstance(step, (Act, Receive)):
            return actions
        me = state.players[seat]
        missing = self.missing(state, seat)
        if isinstance(step, Receive):
            wanted = [action for action in actions if missing >> me.resource_at(action - GAIN) & 1]
            return wanted or actions
        found: list[int] = []
        for action in actions:
            if TRADE <= action < TRADE + len(RESOURCES) or SHIP <= action < SHIP + PLACES:
                if not missing:
                    continue
            elif DEMOLISH <= action < BUILD and me.free_city:
                continue
            found.append(action)
        return found

    def missing(self, s: RivalsState, seat: int) -> int:
        """The types, as a mask, of which what could be built soon needs more."""
        me = s.players[seat]
        costs = [CITY_COST] if s.cities and me.cities.bit_count() <= me.right - me.left else []
        if s.settlements:
            costs.append(SETTLEMENT_COST if me.road_left or me.road_right else ROAD_COST)
        for kind in me.hand.cards:
            design = DESIGN[kind]
            if design < FIRST_ACTION and self.allowed(s, seat, design):
                costs.append(COST[design])
        if s.face_up and me.free_city:
            costs.append(COST[DESIGN[s.mode.open_kind]])
        found = nearest = 0
        least = 100
        for cost in costs:
            short = types = 0
            for resource, amount in cost:
                held = me.held(resource)
                if held < amount:
                    short += amount - held
                    types |= 1 << resource
            if short <= FAR:
                found |= types
            elif short < least:
                least = short
                nearest = types
        return found or nearest

    def turn(self, state: State) -> int:
        """Changes with every turn and phase, and where a plan is better made anew:

        in the action phase with every card that is built or played, and before and after resources of choice; after
        it with the hand and the stock, for what will be drawn or found is not known.
        """
        assert isinstance(state, RivalsState)
        number = 4 * state.turns + (2 if state.production else 0)
        acting = False
        for step in state.agenda:
            if isinstance(step, Act):
                acting = True
        if not acting:
            red, blue = state.players
            hands = len(red.hand.cards) + 64 * len(blue.hand.cards)
            return number + 4096 * (1 + hands + 4096 * (red if state.active == 0 else blue).amount())
        if state.agenda and isinstance(state.agenda[-1], Gain):
            number += 1
        built = 0
        for player in state.players:
            built += player.structure().built
        for pile in state.discards:
            built += 3 * len(pile)
        return -number - 4096 * built

    # -- what stands ---------------------------------------------------------------------------------------------

    def standing(self, me: Principality) -> float:
        structure = me.structure().hashed
        worth = self.kept.get(structure)
        if worth is None:
            worth = self.structure(me)
            if len(self.kept) >= MOST:
                self.kept.clear()
            self.kept[structure] = worth
        return worth

    def structure(self, me: Principality) -> float:
        worth = 0.0
        for place in range(2 * me.left, 2 * me.right + 4):
            region = me.regions[place]
            if region >= 0:
                worth += self.yields[RESOURCE_OF[region]] * (1 + 0.8 * me.extra[place])
        for resource in range(len(RESOURCES)):
            regions = (me.of_type[resource] & ~CACHE_BIT).bit_count()
            if regions:
                worth += self.variety
            if me.has & SHIP_OF[resource]:
                worth += self.ship * (0.5 + 0.5 * regions)
        numbers = 0
        for number in range(1, 7):
            if me.by_number[number]:
                numbers += 1
        worth += 0.5 * numbers
        for kind in me.sites:
            if kind >= 0:
                worth += self.effect[DESIGN[kind]]
        worth += self.strength * min(self.towards, me.strength) + self.commerce * min(self.towards, me.commerce())
        worth += self.skill * me.skill + self.progress * min(me.progress, 3)
        free = 0
        for town in range(me.left, me.right + 1):
            for site in (2 * town, 2 * town + 1):
                free += (me.sites[2 * site] == FREE) + (me.cities >> town & 1 and me.sites[2 * site + 1] == FREE)
        share = self.site
        for _ in range(free):
            worth += share
            share *= self.further_site
        if me.free_city:
            worth += self.city_site
        if me.road_left or me.road_right:
            worth += self.road
        return worth

    def stocked(self, me: Principality) -> float:
        worth = 0.0
        counted = 0
        for resource in range(len(RESOURCES)):
            held = me.held(resource)
            counted += held
            worth += self.amounts[resource][held]
        if counted > SAFE_UP_TO:
            for place in range(2 * me.left, 2 * me.right + 4):
                if me.sheltered >> place & 1:
                    counted -= me.stock[place]
            if counted > SAFE_UP_TO:
                worth -= self.brigand * (me.held(GOLD) + me.held(WOOL))
        return worth

    # -- what may come -------------------------------------------------------------------------------------------

    def plans(self, s: RivalsState, seat: int) -> float:
        """The best goals, and the rest of the hand."""
        me = s.players[seat]
        best = second = 0.0
        if s.cities and me.cities.bit_count() <= me.right - me.left:
            best = self.city * closeness(me, CITY_COST, CITY_PACKED)
        if s.settlements and (me.road_left or me.road_right):
            goal = self.settlement * closeness(me, SETTLEMENT_COST, SETTLEMENT_PACKED)
        elif s.roads and s.settlements:
            goal = 0.8 * self.road * closeness(me, ROAD_COST, ROAD_PACKED)
        else:
            goal = 0.0
        best, second = max(best, goal), min(best, goal)
        total = 0.0
        for kind in me.hand.cards:
            design = DESIGN[kind]
            if design >= FIRST_ACTION:
                total += self.effect[design] if self.allowed(s, seat, design) else self.unmet * self.effect[design]
                continue
            worth = self.promise[design]
            if UNIQUE >> design & 1 and me.has >> design & 1:
                continue
            if not self.allowed(s, seat, design):
                total += self.hand * self.unmet * worth
                continue
            if (PLACEMENT[design] == AT_TOWN and me.free) or (PLACEMENT[design] != AT_TOWN and me.free_city):
                goal = worth * closeness(me, COST[design], PACKED[design])
                if goal > best:
                    best, second = goal, best
                elif goal > second:
                    second = goal
            total += self.hand * worth
        return total + self.goal * best + self.next_goal * second

    def allowed(self, s: RivalsState, seat: int, design: int) -> bool:
        if PLACEMENT_OF[design] not in (AT_TOWN, AT_REGION) and not s.players[seat].cities:
            return False
        return meets(s, seat, design)

    def pending(self, s: RivalsState, seat: int) -> float:
        """What is still to come of what was begun: cards to be drawn or sought, resources of choice."""
        me = s.players[seat]
        # Full stores and nothing to build from the hand: then any other card is welcome.
        eager = min(self.eager_most, self.eager * max(0, me.amount() - SAFE_UP_TO))
        total = 0.0
        for step in s.agenda:
            if isinstance(step, Gain):
                total += self.gain if step.seat == seat else -self.opponent * self.gain
            elif isinstance(step, DrawOrSearch):
                if step.seat == seat:
                    total += self.draw + eager
            elif isinstance(step, Look) and step.who == seat:
                total += self.search + eager
                if me.cities and s.mode.stack_back[step.stack] != BASE:
                    total += self.search_theme
        return total


PLACEMENT_OF: Final[list[int]] = [PLACEMENT[d] if d < FIRST_ACTION else AT_TOWN for d in range(len(DESIGNS))]


def closeness(me: Principality, cost: Bundle, packed: int) -> float:
    """From 0 to 1: how much of a cost lies there, what is missing counting more than what is there."""
    if ((me.have | GUARD) - packed) & GUARD == GUARD:
        return 1.0
    missing = 0
    total = 0
    for resource, amount in cost:
        total += amount
        held = me.held(resource)
        if held < amount:
            missing += amount - held
    near = 1.0 - missing / total
    return 0.9 * near * near


def evaluation(weights: Mapping[str, float] | None) -> RivalsEvaluation:
    return RivalsEvaluation(read("greedy.toml") if weights is None else weights)
