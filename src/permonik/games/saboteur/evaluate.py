"""What a position of Saboteur is worth, for the greedy bot: a loyal and a saboteur way to play.

Only what the seat knows is weighed, although the states that bots look at are full ones: roles by all the worlds that
the seat cannot exclude, the exit by the corners where it may still be, hands by their size. Worlds are as likely as
there are ways to deal them; a seat that watches how the others play (`belief.py`) knows more.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from permonik.games.saboteur.board import goal_cells
from permonik.games.saboteur.distances import FAR, Distances
from permonik.games.saboteur.possible_roles import worlds_of
from permonik.games.saboteur.scoring import winners
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import BASE_MOVES, EXIT, GOAL_MARKS, MARKS, PATHS, read
from permonik.kernel.state import State
from permonik.minds.evaluation import Evaluation

KEPT: Final = 300  # boards whose distances are remembered: about three turns' worth
NOWHERE: Final = 1e6  # moves: farther than any corner that may be the exit
THE_EXIT: Final = GOAL_MARKS.index(MARKS[EXIT])


class Way:
    """One way to play: the weights of data/greedy.toml, with those of saboteurs put over them."""

    def __init__(self, weights: Mapping[str, float], role: str) -> None:
        self.own = weight(weights, role, "own")
        self.unknown = weight(weights, role, "unknown")
        self.gold = weight(weights, role, "gold")
        self.nugget = weight(weights, role, "nugget")
        self.out = weight(weights, role, "out")
        self.others = weight(weights, role, "others")
        self.treasure = weight(weights, role, "treasure")
        self.card = weight(weights, role, "card")
        self.limit = weight(weights, role, "limit")
        self.axe = weight(weights, role, "axe")
        self.role = weight(weights, role, "role")
        self.cover = weight(weights, role, "cover")
        self.keep_path = weight(weights, role, "keep_path")
        self.keep_action = weight(weights, role, "keep_action")
        self.win = weight(weights, role, "win")
        reach = weight(weights, role, "reach")
        # How near a dwarf is, by the moves it has per turn and the moves to go: 1 at the exit, a third after `reach`.
        self.near = [[exp(-moves / (per * reach)) for moves in range(FAR * 2)] for per in range(1, BASE_MOVES + 2)]


def weight(weights: Mapping[str, float], role: str, name: str) -> float:
    return float(weights.get(f"{role}_{name}", weights[name]))


class SabEvaluation(Evaluation):
    """The own dwarf wants to be near the exit, or near the next corner that may hide it, and to carry gold; the
    dwarves of the own side should be near it, too, those of the other side far from it.

    How much another dwarf counts, and on which side, is its share of the treasures (R13.6) over all worlds of roles.
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights
        self.ways = (Way(weights, "loyal"), Way(weights, "saboteur"))
        self.believer = -1  # the seat that has a belief, if one has
        self.factors: list[float] = []  # how much more likely it thinks each set of saboteurs, as a mask of seats
        self.exits: list[float] = []  # and each corner to be the exit
        self.distances: dict[tuple[int, tuple[int, ...], tuple[int, ...]], Distances] = {}
        self.shares: dict[tuple[int, ...], tuple[list[float], float]] = {}

    def believe(self, seat: int, factors: list[float], exits: list[float]) -> None:
        """From now on the seat weighs the worlds and the corners by these factors, too; the others count as before."""
        self.exits = exits
        if seat != self.believer or factors != self.factors:
            self.believer = seat
            self.factors = factors
            self.shares.clear()

    def turn(self, state: State) -> int:
        """The cards used up before this turn: what was drawn, less what is in hand, was lost, or used in it."""
        assert isinstance(state, SabState)
        used = sum(state.taken) - sum(state.losses) - state.draws
        for hand in state.hands:
            used -= len(hand)
        return used * 8 + state.active

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, SabState)
        s = state
        way = self.ways[s.clan[seat] & 1]
        if s.over:
            won = winners(s)
            return way.win if seat in won else -way.win if won else 0.0
        corners = exit_corners(s, seat)
        likely = self.likely(seat, corners)
        far = self.distances_of(s)
        share, doubt = self.shares_of(s, seat)
        total = self.own(s, seat, way, far, corners, likely) - way.role * doubt
        for other in range(s.players):
            if other != seat:
                total += share[other] * self.other(s, other, way, far, corners, likely)
        return total

    def likely(self, seat: int, corners: list[int]) -> list[float]:
        """How likely each of these corners is the exit, times their number: 1 where they are all alike."""
        if seat != self.believer:
            return [1.0] * len(corners)
        weights = [self.exits[corner] for corner in corners]
        mean = sum(weights) / len(weights)
        return [weight / mean for weight in weights]

    def own(self, s: SabState, seat: int, way: Way, far: Distances, corners: list[int], likely: list[float]) -> float:
        total = way.gold * s.gold[seat] + way.card * len(s.hands[seat]) + way.limit * s.limit[seat]
        for kind in s.gone[seat]:
            if kind < PATHS:
                total -= way.keep_path * s.deck.mask[kind * 2].bit_count()
            else:
                total -= way.keep_action
        if s.clan_knows[seat] != s.everybody:
            total += way.cover
        field = s.at[seat]
        if field < 0:
            return total + way.out
        moves = BASE_MOVES + (s.boots >> seat & 1)
        least = NOWHERE
        for number in range(len(corners)):
            against = len(corners) / likely[number] - 1.0  # the odds that it is not there
            to_go = far.to_corner[corners[number]].get(field, FAR) + way.unknown * against / 2
            least = min(least, to_go)
        if s.lying >> seat & 1:
            least += moves
        total -= way.own * least / moves
        total += way.axe * s.axes[seat]
        if far.to_nugget:
            total += way.nugget * way.near[moves - 1][far.to_nugget.get(field, FAR)]
        return total

    def other(self, s: SabState, seat: int, way: Way, far: Distances, corners: list[int], likely: list[float]) -> float:
        """What somebody else's standing is worth to the own side."""
        total = way.treasure * s.gold[seat] + way.card * len(s.hands[seat]) + way.limit * s.limit[seat]
        field = s.at[seat]
        if field < 0:
            return total + way.others + way.treasure * s.gold[seat]
        moves = BASE_MOVES + (s.boots >> seat & 1)
        lost = moves if s.lying >> seat & 1 else 0
        near = 0.0
        for number in range(len(corners)):
            to_go = far.to_corner[corners[number]].get(field, FAR) + lost
            near += likely[number] * way.near[moves - 1][to_go]
        return total + way.others * near / len(corners) + way.axe * s.axes[seat]

    def distances_of(self, s: SabState) -> Distances:
        key = (id(s.board), tuple(s.web_on), s.nuggets)
        found = self.distances.get(key)
        if found is None:
            if len(self.distances) >= KEPT:
                self.distances.clear()
            found = Distances(s.board, tuple(s.web_on), s.nuggets, goal_cells(s.players))
            self.distances[key] = found
        return found

    def shares_of(self, s: SabState, seat: int) -> tuple[list[float], float]:
        """Per seat how much it counts, above zero on the own side; and how much of that is not known yet."""
        known = [card if s.clan_knows[other] >> seat & 1 else card | 1 for other, card in enumerate(s.clan)]
        key = (seat, s.clan[seat], *known, *s.clan_knows, -1, *s.left, -1, *s.aside)
        found = self.shares.get(key)
        if found is None:
            if len(self.shares) >= KEPT:
                self.shares.clear()
            found = shares(s, seat, self.factors if seat == self.believer else None)
            self.shares[key] = found
        return found


def shares(s: SabState, seat: int, factors: list[float] | None = None) -> tuple[list[float], float]:
    """By all worlds that the seat cannot exclude, each multiplied by its factor where there are any."""
    share = [0.0] * s.players
    spread = [0.0] * s.players
    weight = 0.0
    for saboteurs, count in worlds_of(s, seat):
        ways = count * factors[saboteurs] if factors else float(count)
        weight += ways
        side = [(card >> 1) ^ (saboteurs >> other & 1) for other, card in enumerate(s.clan)]
        mine = side.count(side[seat])
        for other in range(s.players):
            # A nugget counts once for each dwarf on the other side; 1 where the sides are even.
            counts = (s.players - mine) if side[other] == side[seat] else -mine
            share[other] += ways * 2.0 * counts / s.players
            spread[other] += ways if side[other] == side[seat] else -ways
    doubt = 0.0
    for other in range(s.players):
        if weight:
            share[other] /= weight
            spread[other] /= weight
        if other != seat:
            doubt += 1.0 - abs(spread[other])
    return share, doubt / max(s.players - 1, 1)


def exit_corners(s: SabState, seat: int) -> list[int]:
    """Where the exit may be, as far as the seat knows."""
    maybe: list[int] = []
    for corner in range(4):
        if not s.goal_knows[corner] >> seat & 1:
            maybe.append(corner)
        elif s.goals[corner] == THE_EXIT:
            return [corner]
    return maybe


def holdings(s: SabState, seat: int) -> list[tuple[str, int]]:
    """Gold, and how far it is to the nearest corner where the exit may be."""
    held = [("hold-gold", s.gold[seat])]
    field = s.at[seat]
    if field >= 0:
        far = Distances(s.board, tuple(s.web_on), s.nuggets, goal_cells(s.players))
        way = min([far.to_corner[corner].get(field, FAR) for corner in exit_corners(s, seat)])
        if way < FAR:
            held.append(("hold-way", way))
    return held


def evaluation(weights: Mapping[str, float] | None) -> SabEvaluation:
    return SabEvaluation(read("greedy.toml") if weights is None else weights)
