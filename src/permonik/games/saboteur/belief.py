"""Who is a saboteur, and where is the exit? What a seat cannot exclude, weighed by Bayes with what the others did.

A deed that all can see answers a question whose other answers all can see, too. So its likelihood in each role is that
of a player who likes answers the better the more they are worth by that role's way to play (`evaluate.py`). Whoever has
looked at a goal card plays as one who knows it: so deeds tell about the exit, too. Every assignment of roles and every
corner is weighed; the two are taken as independent of each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import exp, log
from random import Random
from typing import Any, Final

from permonik.games.saboteur.action_cards import Peek
from permonik.games.saboteur.evaluate import THE_EXIT, SabEvaluation, exit_corners
from permonik.games.saboteur.playing import Place
from permonik.games.saboteur.possible_roles import World, worlds_of
from permonik.games.saboteur.recall import SabRecall
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import MOST, REMOVED, read
from permonik.games.saboteur.walking import Move
from permonik.kernel.recall import Recall
from permonik.kernel.step import EVERYONE, AnyStep
from permonik.minds.belief import Belief

SURE: Final = 20.0  # a log-ratio: no deeds speak for or against a role more loudly than this
LOYAL: Final = 0
SABOTEUR: Final = 1


class Model:
    """How sharply players follow their role: data/belief.toml, which says where the numbers come from."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        self.lay = float(numbers["lay"])
        self.walk = float(numbers["walk"])
        self.aim = float(numbers["aim"])
        self.slip = float(numbers["slip"])
        self.trust = float(numbers["trust"])
        self.hint = float(numbers["hint"])
        self.caution = float(numbers["caution"])

    def sharpness(self, step: AnyStep) -> float:
        if isinstance(step, Place):
            return self.lay
        return self.walk if isinstance(step, Move) else self.aim


class SabBelief(Belief):
    """`evidence`: per seat the log-likelihoods of all its deeds so far, if it is loyal and if it is a saboteur.
    `hints`: per corner those of all deeds, if the exit is there."""

    def __init__(self, evaluation: SabEvaluation, model: Model) -> None:
        self.evaluation = evaluation
        self.model = model
        self.evidence = [[0.0, 0.0] for _ in range(MOST)]
        self.hints = [0.0] * 4
        # What the players are taken to weigh: what greedy does, without any belief, the own seat's least of all.
        self.plain = SabEvaluation(read("greedy.toml"))
        self.rng = Random(0)  # the same deeds always make the same belief

    def watch(self, view: dict[str, Any], seat: int, action: int) -> None:
        recall = SabRecall(view)
        if not is_open_deed(recall.base, seat, action):
            return
        if seat == recall.me:
            self.note_own(recall.fill(self.rng), seat, action)
            return
        cases = cases_of(recall, seat)
        if len(cases) > 1 or is_unsure(recall.worlds, seat):
            self.learn(recall, seat, action, cases)
            self.evaluation.believe(recall.me, self.factors(), self.exits())

    def recall(self, view: dict[str, Any]) -> Recall:
        recall = SabRecall(view)
        self.evaluation.believe(recall.me, self.factors(), self.exits())
        return BelievingRecall(recall, self.weights(recall.worlds), self.exits())

    def factors(self) -> list[float]:
        """By how much each set of saboteurs, as a mask of seats, is more likely for what was seen."""
        factors = [1.0]
        for seat in range(MOST):
            loyal, saboteur = self.evidence[seat]
            lean = max(-SURE, min(SURE, self.model.trust * (saboteur - loyal)))
            factors += [one * exp(lean) for one in factors]
        return factors

    def exits(self) -> list[float]:
        """By how much each corner is more likely the exit for what was seen."""
        most = max(self.hints)
        return [exp(max(-SURE, self.model.hint * (one - most))) for one in self.hints]

    def weights(self, worlds: list[World]) -> list[float]:
        """The probability of each world: in how many ways it can be dealt, times what was seen; they add up to 1."""
        factors = self.factors()
        weights = [ways * factors[mask] for mask, ways in worlds]
        total = sum(weights)
        return [weight / total for weight in weights]

    def memory(self) -> Any:
        return self.evidence, self.hints, self.rng.getstate()

    def resume(self, memory: Any) -> None:
        self.evidence, self.hints, luck = memory
        self.rng.setstate(luck)

    # -- the deeds of others -------------------------------------------------------------------------------------------

    def learn(self, recall: SabRecall, seat: int, action: int, cases: list[list[int]]) -> None:
        """Weighs the roles by the deed, as likely as each case is, and the cases, as likely as each role is."""
        exits = self.exits()
        guilt = self.guilt(recall.worlds, seat)
        loyal = saboteur = 0.0
        for case in cases:
            likely = self.likelihoods(recall, seat, action, case)
            for corner in case:
                loyal += exits[corner] * likely[LOYAL]
                saboteur += exits[corner] * likely[SABOTEUR]
                self.hints[corner] += log((1.0 - guilt) * likely[LOYAL] + guilt * likely[SABOTEUR])
        self.evidence[seat][LOYAL] += log(loyal)
        self.evidence[seat][SABOTEUR] += log(saboteur)

    def likelihoods(self, recall: SabRecall, seat: int, action: int, case: list[int]) -> list[float]:
        """Of an answer by a loyal dwarf and by a saboteur, if the exit is at one of these corners."""
        chosen = recall.base.actions(seat).index(action)
        sharpness = self.model.sharpness(recall.base.open(seat))
        return [chance_of(one, chosen, sharpness, self.model.slip) for one in self.worth(recall, seat, case)]

    def worth(self, recall: SabRecall, seat: int, case: list[int]) -> list[list[float]]:
        """What the answers to the open question of a seat are worth to it, in either role."""
        # Who looks at a goal card does not know yet what it is: all that it may be is weighed.
        exits = case if isinstance(recall.base.open(seat), Peek) else [self.rng.choice(case)]
        found: list[list[float]] = []
        for exit in exits:
            s = recall.fill(self.rng)
            put_exit(recall, s, exit, self.rng)
            values = self.values(s, seat, self.in_both_roles(s, recall.worlds, seat))
            found = added(found, values) if found else values
        return [[value / len(exits) for value in one] for one in found]

    def in_both_roles(self, s: SabState, worlds: list[World], seat: int) -> list[list[int]]:
        """The clan cards of two likely worlds, one with the seat loyal, one with it a saboteur; of any two if one of
        the roles is out of the question."""
        weights = self.weights(worlds)
        clans: list[list[int]] = []
        for role in (LOYAL, SABOTEUR):
            fitting: list[float] = []
            for (mask, _), weight in zip(worlds, weights, strict=True):
                fitting.append(weight if mask >> seat & 1 == role else 0.0)
            world = worlds[drawn(fitting if sum(fitting) else weights, self.rng)]
            clans.append(with_saboteurs(s.clan, world[0]))
        return clans

    def guilt(self, worlds: list[World], seat: int) -> float:
        """How likely the seat is a saboteur."""
        total = 0.0
        for (mask, _), weight in zip(worlds, self.weights(worlds), strict=True):
            if mask >> seat & 1:
                total += weight
        return total

    def values(self, s: SabState, seat: int, clans: list[list[int]]) -> list[list[float]]:
        """What comes of each answer, in either role. The cave is measured once for both, since that is what costs."""
        loyal: list[float] = []
        saboteur: list[float] = []
        for action in s.actions(seat):
            s.clan = clans[LOYAL]
            child = s.clone()
            child.apply(seat, action)
            loyal.append(self.plain.value(child, seat))
            if child.over or len(child.left) != len(s.left):  # who has left and won depends on the roles
                s.clan = clans[SABOTEUR]
                child = s.clone()
                child.apply(seat, action)
            else:
                child.clan = clans[SABOTEUR][:]
            saboteur.append(self.plain.value(child, seat))
        return [loyal, saboteur]

    # -- the own deeds -------------------------------------------------------------------------------------------------

    def toll(self, view: dict[str, Any], line: list[int]) -> float:
        """How suspect the line makes the seat to somebody who knows no role, dearer the younger the game is.

        That observer is given the seat's own knowledge of everything but roles, which is near enough.
        """
        seat: int = view["seat"]
        recall = SabRecall(view)
        s = recall.fill(self.rng)
        if not self.model.caution or s.clan_knows[seat] == s.everybody:
            return 0.0
        before = self.evidence[seat][:]
        for action in line:
            if s.turn() != seat or action not in s.actions(seat):
                break
            if is_open_deed(s, seat, action):
                self.note_own(s, seat, action)
            s.apply(seat, action)
        toll = self.model.caution * youth(s) * self.guilt(worlds_of(s, s.players), seat)
        self.evidence[seat] = before
        return toll

    def note_own(self, s: SabState, seat: int, action: int) -> None:
        worlds = worlds_of(s, s.players)
        if is_unsure(worlds, seat):
            values = self.values(s.clone(), seat, self.in_both_roles(s, worlds, seat))
            chosen = s.actions(seat).index(action)
            sharpness = self.model.sharpness(s.open(seat))
            for role in (LOYAL, SABOTEUR):
                self.evidence[seat][role] += log(chance_of(values[role], chosen, sharpness, self.model.slip))


class BelievingRecall(Recall):
    """Deals the roles and the exit by what is believed, everything else as `SabRecall` does."""

    def __init__(self, recall: SabRecall, weights: list[float], exits: list[float]) -> None:
        self.recall = recall
        self.weights = weights
        self.corners = exit_corners(recall.base, recall.me)
        self.exits = [exits[corner] for corner in self.corners]

    def fill(self, rng: Random) -> SabState:
        s = self.recall.fill(rng)
        if self.weights:
            lay_roles(self.recall, s, self.recall.worlds[drawn(self.weights, rng)][0], rng)
        put_exit(self.recall, s, self.corners[drawn(self.exits, rng)], rng)
        for corner in range(4):
            if not s.goal_knows[corner]:
                s.goals[corner] = -1  # nobody has seen it: chance will say
        return s


def cases_of(recall: SabRecall, seat: int) -> list[list[int]]:
    """The corners that may be the exit, those together for which the seat would know the same."""
    cases: list[list[int]] = []
    unseen: list[int] = []
    for corner in exit_corners(recall.base, recall.me):
        if recall.base.goal_knows[corner] >> seat & 1:
            cases.append([corner])
        else:
            unseen.append(corner)
    if unseen:
        cases.append(unseen)
    return cases


def put_exit(recall: SabRecall, s: SabState, exit: int, rng: Random) -> None:
    """The goal cards that one does not know, with the exit at this corner."""
    known = recall.base.goals
    rest = [goal for goal in range(4) if goal not in known and goal != THE_EXIT]
    rng.shuffle(rest)
    for corner in range(4):
        if known[corner] < 0:
            s.goals[corner] = THE_EXIT if corner == exit else rest.pop()


def is_unsure(worlds: list[World], seat: int) -> bool:
    """Whether a seat may be loyal, or a saboteur."""
    roles = 0
    for mask, _ in worlds:
        roles |= 1 << (mask >> seat & 1)
    return roles == 3


def is_open_deed(s: SabState, seat: int, action: int) -> bool:
    """Whether all see the answer to the open question, and there was a choice."""
    if s.turn() != seat or s.open(seat).audience(s) != EVERYONE:
        return False
    actions = s.actions(seat)
    return len(actions) > 1 and action in actions


def chance_of(values: list[float], chosen: int, sharpness: float, slip: float) -> float:
    """How likely an answer is: a little of anything goes (`slip`), and the better ones are more likely."""
    most = max(values)
    total = 0.0
    for value in values:
        total += exp(sharpness * (value - most))
    return slip / len(values) + (1.0 - slip) * exp(sharpness * (values[chosen] - most)) / total


def added(some: list[list[float]], others: list[list[float]]) -> list[list[float]]:
    return [[x + y for x, y in zip(one, other, strict=True)] for one, other in zip(some, others, strict=True)]


def drawn(weights: list[float], rng: Random) -> int:
    """One of the places, by weight; never one without any."""
    pick = rng.random() * sum(weights)
    last = 0
    for place, weight in enumerate(weights):
        if weight > 0.0:
            last = place
            pick -= weight
            if pick < 0.0:
                break
    return last


def lay_roles(recall: SabRecall, s: SabState, saboteurs: int, rng: Random) -> None:
    """The clan cards of a world, and those put aside if somebody else has looked at them."""
    s.clan = with_saboteurs(s.clan, saboteurs)
    if recall.looked and not recall.base.aside:
        rest = Counter(s.pool())
        rest.subtract(s.clan)
        s.aside = tuple(sorted(rng.sample(sorted(rest.elements()), recall.looked)))


def with_saboteurs(clan: list[int], saboteurs: int) -> list[int]:
    """The same backs, with other faces."""
    return [card & ~1 | saboteurs >> seat & 1 for seat, card in enumerate(clan)]


def youth(s: SabState) -> float:
    """The share of the cards that are still to be drawn."""
    cards = left = 0
    for tier, last in enumerate(s.deck.last):
        cards += last - REMOVED
        left += last - REMOVED - s.taken[tier]
    return left / max(cards, 1)


def belief(evaluation: SabEvaluation) -> SabBelief:
    return SabBelief(evaluation, Model(read("belief.toml")))
