"""The reference: who plays on in imagined worlds, and what a position is worth. Fixed before a record is looked at.

Everybody plays the best line at hand by the game's judge, as `greedy` does by its evaluation. What a position is worth
is what the judge says, on the scale of results: `scale` has been measured beforehand (docs/review.md).
"""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Final, NamedTuple

from permonik.bots.beam import best_line
from permonik.bots.tree import play_line
from permonik.kernel.chance import Chance
from permonik.kernel.dealer import AlikeDealer, Dealer
from permonik.kernel.game import Game
from permonik.kernel.onward import first_asked
from permonik.kernel.state import State
from permonik.minds.ahead import Ahead
from permonik.minds.doors import minded
from permonik.minds.evaluation import Evaluation
from permonik.minds.judge import Judge
from permonik.review.moments import NotReviewed
from permonik.review.outlook import Apart, Outlook, chance_of, score_of

FAR: Final = 80  # answers, lines and deals at most from a position to where it is judged
WIDTH: Final = 1
NAME: Final = "judge-3"  # with another reference, scale or bound of classes it is another name


class Scale(NamedTuple):
    """From a judge's word to the result that it foretells, measured over games of bots (docs/review.md).

    slope   what the result gains where the judge's word gains one
    base    what is to be added to a network's word: it may be wrong by the same everywhere
    doubt   the loss from which a turn is doubtful; twice that is a mistake, four times a blunder
    further whether the books look one own turn further where the seat's turn begins (chosen by a single game each)
    duel    what one of two gains the other loses: the word for the other seat is asked, too. Networks promise each of
            them a victory early in a game; in the difference that is gone
    sudden  whether a match ends in the middle of a round, with a victory: lines that end it and lines that do not are
            compared then, so the end is weighed by the judge's whole word, too
    victory what a victory adds to a result, beside the points; 0: it is no part of it
    apart   how the chance of a victory and the score are told apart; None: they are not
    """

    slope: float
    base: float
    doubt: float
    further: bool = False
    duel: bool = False
    sudden: bool = False
    victory: float = 0.0
    apart: Apart | None = None


PLAIN: Final = Scale(1.0, 0.0, 1.0)
SCALES: Final[dict[str, Scale]] = {
    "cave-vs-cave": Scale(1.0, -1.7, 1.5, further=True, duel=True, victory=10.0, apart=Apart(0.15, 0.67, -3.3)),
    "rivals": Scale(0.4, -2.0, 4.0, duel=True, sudden=True, victory=50.0, apart=Apart(0.055, 0.06, 0.0)),
    "caverna": Scale(0.35, 8.0, 1.5, victory=5.0, apart=Apart(0.14, 1.0, -5.0)),
    "saboteur": Scale(0.1, 0.0, 4.0, victory=100.0),
}
ALONE: Final[dict[str, Scale]] = {  # where the result is the points
    "cave-vs-cave": Scale(1.0, 0.0, 1.5, further=True),
    "caverna": Scale(0.35, 0.0, 1.5),
}
PAIRS: Final[dict[str, Scale]] = {  # for two, where that has a network that errs otherwise
    "caverna": SCALES["caverna"]._replace(base=1.8, apart=Apart(0.085, 1.0, -5.0)),
}


def scale_of(game: str, players: int) -> Scale:
    found = {1: ALONE, 2: PAIRS}.get(players, {}).get(game)
    return found or SCALES.get(game, PLAIN)


class WorldDealer(Dealer):
    """Deals by a hash of its seed and of what is asked: lines that are compared meet the same luck, whatever comes
    before it. All that it and its planners were asked is `noted`, with who was asked (0: itself) and the answer."""

    def __init__(self, seed: str) -> None:
        self.key = blake2b(seed.encode(), digest_size=32).digest()
        self.rng = Random(seed)
        self.noted: list[tuple[int, Chance, int]] = []
        self.planners: list[Planner] = []

    def deal(self, chance: Chance) -> int:
        what = f"{chance.deck}/{chance.generation}#{chance.slot}".encode()
        drawn = int.from_bytes(blake2b(what, key=self.key, digest_size=8).digest(), "big")
        outcome = chance.outcomes[drawn * len(chance.outcomes) >> 64]
        self.noted.append((0, chance, outcome))
        return outcome

    def planner(self) -> Planner:
        """For whoever plans the next line: what really comes they do not know."""
        self.planners.append(Planner(self, len(self.planners) + 1))
        return self.planners[-1]

    def answer(self, number: int, chance: Chance) -> int:
        """What it, or the so-manieth planner, answers."""
        while len(self.planners) < number:
            self.planner()
        return self.planners[number - 1].deal(chance) if number else self.deal(chance)


class Planner(Dealer):
    """Answers as `AlikeDealer` does, and has it noted."""

    def __init__(self, world: WorldDealer, number: int) -> None:
        self.world = world
        self.number = number
        self.dealer = AlikeDealer(world.rng)

    def deal(self, chance: Chance) -> int:
        outcome = self.dealer.deal(chance)
        self.world.noted.append((self.number, chance, outcome))
        return outcome


class Reference:
    """`evaluation` may be anybody's: the house takes the game's judge (`reference_of`)."""

    def __init__(
        self, rules: Game, players: int, evaluation: Evaluation, scale: Scale = PLAIN, name: str = NAME
    ) -> None:
        self.rules = rules
        self.players = players
        self.evaluation = evaluation
        self.scale = scale
        self.name = name

    def result(self, state: State, seat: int) -> float:
        """What the end of a game is worth to a seat."""
        if isinstance(self.evaluation, Judge):
            return self.evaluation.outcome(state, seat)
        return self.evaluation.value(state, seat)

    def worth(self, state: State, seat: int) -> float:
        """What a position between two turns is worth beside others of the same moment: a judge tells those apart best
        by its whole word, with what its guide says of details. At an end that all lines reach the result says more."""
        if state.over and not self.scale.sudden:
            return self.result(state, seat)
        return self.scale.slope * self.evaluation.verdict(state, seat)

    def foretold(self, state: State, seat: int) -> float:
        """The result that a position between two turns foretells: a network has learned just that."""
        if state.over:
            return self.result(state, seat)
        word = self.word(state, seat)
        if word is None:
            return self.scale.base + self.scale.slope * self.evaluation.verdict(state, seat)
        if self.scale.duel:
            other = self.word(state, 1 - seat)
            assert other is not None
            word = (word - other) / 2
        return self.scale.base + word

    def word(self, state: State, seat: int) -> float | None:
        """A network's, if there is one."""
        if not isinstance(self.evaluation, Judge):
            return None
        network = self.evaluation.network(state)
        return None if network is None else network.value(self.evaluation.pieces(state, seat))

    def outlook(self, state: State, seat: int, foretold: float) -> Outlook | None:
        """The chance of a victory and the score, where the judge foretells so much; at the end both are known."""
        apart, duel = self.scale.apart, self.scale.duel
        if apart is None:
            return None
        if state.over:
            scores = [score.total for score in self.rules.scores(state)]
            winners = self.rules.winners(state) or tuple(range(self.players))
            share = (seat in winners) / len(winners)
            return Outlook(share, scores[seat] - scores[1 - seat] if duel else scores[seat])
        chance = chance_of(self.promised(state, seat, foretold), seat, apart.odds)
        return Outlook(chance, score_of(foretold, chance, apart, duel))

    def promised(self, state: State, seat: int, foretold: float) -> list[float]:
        """To every seat. Of two who play against each other, `foretold` says all: half to each of them."""
        if self.scale.duel:
            return [foretold / 2 if one == seat else -foretold / 2 for one in range(self.players)]
        return [foretold if one == seat else self.foretold(state, one) for one in range(self.players)]

    def play_on(self, state: State, seat: int, dealer: WorldDealer, acted: int, others: bool, turns: int = 1) -> State:
        """Everybody plays the best line at hand until the seat is asked again after others, so many times: all that is
        compared is judged at that same moment. `acted`: the turn in which the seat answered last; `others`: somebody
        else has answered since. Alone nobody has to."""
        ahead = Ahead(self.evaluation, self.players, seat, acted, others, turns, FAR * turns)
        while ahead.choice(state, dealer):
            state = self.step(state, ahead.asked, dealer)
        return state

    def begins(self, state: State, seat: int, acted: int, others: bool) -> bool:
        """Whether a turn of the seat begins here, and its own best line is to be part of the value."""
        if not self.scale.further or first_asked(state, seat) != seat or not (others or self.players == 1):
            return False
        return self.evaluation.turn(state) != acted

    def step(self, state: State, asked: int, dealer: WorldDealer) -> State:
        line = best_line(state, asked, self.evaluation, dealer.planner(), WIDTH)
        after = play_line(state, asked, line)
        assert after is not None, "a line that was just found is legal"
        return after


def reference_of(rules: Game, players: int) -> Reference:
    """The reference of the house for a game."""
    mind = minded(rules)
    evaluation: Evaluation | None = mind.judge() or mind.evaluation()
    if evaluation is None:
        raise NotReviewed(f"{rules.id} cannot be reviewed: nobody has learned what its positions are worth")
    return Reference(rules, players, evaluation, scale_of(rules.id, players))
