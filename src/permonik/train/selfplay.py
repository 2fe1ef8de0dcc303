"""Games to learn from: positions between two turns, as each seat sees them, and how these games ended."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

import permonik
from permonik.bots.beam import EVERY, Line, best_lines
from permonik.bots.careless import beginnings
from permonik.bots.learned import Learned, judge_of
from permonik.bots.search import SearchBot
from permonik.kernel.dealer import AlikeDealer, SamplingDealer
from permonik.kernel.game import Game
from permonik.kernel.onward import deal, single
from permonik.kernel.state import OVER, State
from permonik.minds.doors import minded
from permonik.minds.evaluation import Evaluation
from permonik.minds.network import Network
from permonik.train.tastes import distances, taste

Floats = np.ndarray[Any, np.dtype[np.float32]]
OPENING: Final = 12  # own turns at most


class Table(NamedTuple):
    """What is played, by whom, and what of it is noted."""

    game: str
    players: int
    options: dict[str, str]  # values with a | between them: one of these, in every game anew
    tastes: list[dict[str, float]]  # weights around which the tastes of players lie
    tasting: float = 1.0  # share of seats that play by a taste; the others by the judge
    guide: dict[str, float] | None = None  # weights of the judge's guide, if not its own
    iterations: int = 0  # of a search for each turn of the judge; 0: the best line one turn ahead
    width: int = 1  # of the beam
    noise: float = 0.1  # share of turns that begin in another way
    share: float = 1.0  # of positions that are noted
    trust: float = 0.1  # in what the network says of the next position
    heed: float = 0.0  # share of a position's worth that is what a search said of it
    anchor: float | None = None
    openings: float = 0.0  # share of games whose first turns are played by tastes, whoever plays on


class Sample:
    """A position as a seat sees it, and what it turned out to be worth."""

    def __init__(self, pieces: list[bytes], seat: int) -> None:
        self.pieces = pieces
        self.seat = seat
        self.worth: float | None = None
        self.said: float | None = None  # by a search


class Noted(NamedTuple):
    """Of one game."""

    sizes: list[int]  # of the pieces of a row
    rows: bytes
    worths: Floats  # of the rows
    ends: list[float]  # what the end was worth, by seat
    scores: list[int]
    tastes: list[list[float]]  # by seat: how far each weight lay from the first of the table's; empty: no taste
    inputs: Sequence[str] = ()  # the names of the bytes of a row (`minds/inputs.py`)


@lru_cache(16)  # what pieces bring is worked out once for many games
def network_of(data: bytes) -> Network:
    return Network(data)


def play(table: Table, selves: Sequence[bytes], seed: int) -> Noted:
    """One game: of players with tastes, or of networks, the last of which learns. Equal arguments give equal games."""
    rng = Random(seed)
    dealer = SamplingDealer(rng)
    rules = permonik.load(table.game)
    judges = [Learned(judge_of(rules, table.guide), network_of(one), table.anchor) for one in selves]
    judge = judges[-1] if judges else Learned(judge_of(rules, table.guide), None, table.anchor)
    options = {name: rng.choice(values.split("|")) for name, values in table.options.items()}
    state = permonik.Match.start(table.game, players=table.players, seed=seed, options=options).state.clone()
    if not table.iterations:  # a search is shown a view, which needs what its seat knows
        state.forget()
    opened = table.openings > 0 and rng.random() < table.openings
    seats = seated(judges, table.players, rng) if len(judges) > 1 else [judge] * table.players
    players = [Player(table, rules, one, one is judge, opened, rng) for one in seats]
    for one in [*judges, judge]:
        one.network(state)  # fits it to what is asked now
    samples: list[Sample] = []
    turn: tuple[int, int] | None = None
    noted = False  # the position that somebody thinks about now
    # Not `Onward.advance`: a position is noted where a turn begins, also where its first answer is a single one.
    while True:
        deal(state, dealer)
        seat = state.turn()
        if seat == OVER:
            break
        if turn != (judge.turn(state), seat):
            turn = (judge.turn(state), seat)
            noted = rng.random() < table.share
            if noted:
                samples += [Sample(judge.pieces(state, one), one) for one in range(table.players)]
        actions = state.actions(seat)
        if single(actions):
            state.apply(seat, actions[0])
            continue
        line, erred = players[seat].line(state, seat)
        if noted:
            for sample, said in zip(samples[-table.players :], players[seat].said, strict=False):
                sample.said = said
            noted = False
        if erred and judge.now is not None:
            # What comes now is no fault of what was before.
            for sample in reversed(samples):
                if sample.seat == seat:
                    sample.worth = judge.now.value(judge.pieces(state, seat))
                    break
        for answer in line:
            if seat not in state.waiting() or answer not in state.actions(seat):
                break  # a search thought of another world than this one
            state.apply(seat, answer)
    ends = [judge.outcome(state, seat) for seat in range(table.players)]
    for seat in range(table.players):
        settle([sample for sample in samples if sample.seat == seat], ends[seat], judge.now, table.trust, table.heed)
    return Noted(
        [len(piece) for piece in samples[0].pieces] if samples else [],
        b"".join([b"".join(sample.pieces) for sample in samples]),
        np.array([sample.worth for sample in samples], np.float32),
        ends,
        [score.total for score in rules.scores(state)],
        [player.taste for player in players],
        judge.inputs(state),
    )


def seated(judges: Sequence[Learned], players: int, rng: Random) -> list[Learned]:
    """Any of them on every seat, and the last one on one of them."""
    found = [rng.choice(judges) for _ in range(players)]
    found[rng.randrange(players)] = judges[-1]
    return found


class Player:
    """Chooses the lines of one seat: by a taste of its own or by a judge, the one that `learns` or an earlier one; in a
    game that is `opened` its first turns always by a taste."""

    def __init__(self, table: Table, rules: Game, judge: Learned, learns: bool, opened: bool, rng: Random) -> None:
        self.table = table
        self.rules = rules
        self.rng = rng
        self.evaluation: Evaluation = judge
        self.learns = learns
        self.taste: list[float] = []
        self.bot: SearchBot | None = None
        self.said: list[float] = []  # by the last search: what the position is worth, by seat
        self.opening = 0  # own turns that are still to be played by the taste of the opening
        self.turn = -1
        if judge.now is None or rng.random() < table.tasting:
            weights = taste(rng.choice(table.tastes), rng)
            self.evaluation = evaluation_of(rules, weights)
            middle = table.tastes[0]
            self.taste = distances(weights, middle) if all(weights.get(name) for name in middle if middle[name]) else []
            return
        if table.iterations:
            self.bot = SearchBot(table.game, rng.getrandbits(40), table.iterations)
            self.bot.evaluation = judge
        if opened:
            self.opening = rng.randint(1, OPENING)
            self.opener = evaluation_of(rules, taste(rng.choice(table.tastes), rng))

    def line(self, state: State, seat: int) -> tuple[list[int], bool]:
        """The answers of a turn, or of its beginning; and whether they are others than the best ones."""
        noisy = self.rng.random() < self.table.noise
        self.said = []
        if self.opens(state):
            return self.lines(state, seat, self.opener)[0].answers, True
        if self.bot is not None and not noisy:
            line = self.bot.think(self.rules.view(state, seat))
            if self.table.heed and self.learns and self.bot.tree is not None:
                self.said = self.bot.tree.means()
            return line, False
        lines = self.lines(state, seat, self.evaluation)
        chosen = another(lines, self.rng) if noisy else lines[0]
        return chosen.answers, chosen is not lines[0]

    def opens(self, state: State) -> bool:
        """Whether this turn belongs to the opening."""
        turn = self.evaluation.turn(state)
        if turn != self.turn:
            self.turn = turn
            self.opening -= 1
        return self.opening >= 0

    def lines(self, state: State, seat: int, evaluation: Evaluation) -> list[Line]:
        state = state.clone()
        state.forget()
        return best_lines(state, seat, evaluation, AlikeDealer(self.rng), self.table.width, EVERY)


def evaluation_of(rules: Game, weights: dict[str, float]) -> Evaluation:
    found = minded(rules).evaluation(weights)
    assert found is not None
    return found


def settle(samples: list[Sample], end: float, network: Network | None, trust: float, heed: float = 0.0) -> None:
    """What each position turned out to be worth: how the game ended, smoothed by what was thought of later ones.

    The end of a long game depends on luck more than on an early position. With `trust` in what the network says of the
    next position, and a share of that trust for the one after it, and so on, a position learns from its near future.
    What a search said of a position is heeded beside that: it has looked at more ways to go on than the one taken.
    """
    worth = end
    for sample in reversed(samples):
        if sample.worth is not None:  # another line than the best one was taken here
            worth = sample.worth
        sample.worth = worth if sample.said is None else heed * sample.said + (1 - heed) * worth
        if network is not None:
            worth = trust * network.value(sample.pieces) + (1 - trust) * worth


def another(lines: list[Line], rng: Random) -> Line:
    """Another way to begin, rather a good one than a bad one; or any line, so that bad positions are known as such."""
    if rng.random() < 0.5:
        return rng.choice(lines)
    begun = beginnings(lines)
    return begun[int(rng.random() ** 2 * len(begun))]
