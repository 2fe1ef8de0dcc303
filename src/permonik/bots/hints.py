"""What would you do? A strong bot thinks from a seat's own view, and says what speaks for each of its lines.

What speaks for a line are the points that it brings, by their named parts (`Game.scores`), and what else the seat has
after it (`Minded.holdings`): both are counted, not learned. Where the points disagree with the ranking, the bot has
only looked deeper, and says no more than that.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from permonik.bots.base import BotFailed
from permonik.bots.beam import EVERY, Line, best_lines
from permonik.bots.levels import ADVISER, SECONDS
from permonik.bots.play import Witnessed
from permonik.bots.registry import LevelBot
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.game import Game, Option, View
from permonik.kernel.onward import deal, single
from permonik.kernel.registry import load
from permonik.kernel.state import State
from permonik.minds.doors import minded
from permonik.minds.evaluation import Evaluation

MOST: Final = 3
WIDTH: Final = 4
PATIENCE: Final = SECONDS["hard"]  # a hint is waited for: the master has no longer than the hard bot
WORLDS: Final = 3  # in which a draft is weighed
BAD: Final = 5 / 6  # so much of what is at stake is lost by a bad draft
STAKE: Final = 1.0  # points; where less is at stake nothing is bad


class Hint(NamedTuple):
    """A line: the answer that begins it, and all its answers up to the first chance, with their words.

    parts    what it adds to the seat's points, by the message that names the part; nothing for a line without any
    gains    what it adds to, or takes from, the rest of what the seat has
    deeper   the points speak for another line: this one is better for what comes later
    """

    option: int
    line: list[Option]
    parts: list[tuple[str, int]]
    gains: list[tuple[str, int]]
    deeper: bool


def remembers(game: str) -> bool:
    """Whether the adviser learns from what the seat saw others do."""
    rules = minded(load(game))
    evaluation = rules.evaluation()
    return evaluation is not None and rules.belief(evaluation) is not None


def hints(game: str, view: View, options: Sequence[Option], seed: int, seen: Sequence[Witnessed] = ()) -> list[Hint]:
    """Up to three lines, the bot's own choice first. `seen`: what the seat saw of the match so far."""
    rules = load(game)
    evaluation = minded(rules).evaluation()
    if evaluation is None:
        raise BotFailed(f"{game} has no bot that could give a hint")
    chosen = advised(game, view, options, seed, seen)
    rng = Random(seed)
    state = rules.imagine(view, rng)
    lines = begun_differently(state, view["seat"], evaluation, rng, chosen)
    before = dict(rules.scores(state)[view["seat"]].parts)
    found = [hint(rules, state.clone(), view["seat"], line, before, rng) for line in lines]
    most = max(sum(points for _, points in one.parts) for one in found)
    return [one._replace(deeper=i == 0 and sum(p for _, p in one.parts) < most) for i, one in enumerate(found)]


def better(
    game: str, view: View, options: Sequence[Option], seed: int, drafted: Sequence[int], seen: Sequence[Witnessed] = ()
) -> Hint | None:
    """The bot's own line, where what a seat has drafted is bad beside it: it loses most of what is at stake between
    the best and the worst first answer. None where there is nothing to warn of."""
    rules = load(game)
    evaluation = minded(rules).judge() or minded(rules).evaluation()  # a judge knows what the end of a turn is worth
    if evaluation is None or not drafted:
        return None
    seat, rng = view["seat"], Random(seed)
    lines: dict[int, list[int]] = {}
    worth: dict[int, float] = {}
    own = 0.0
    for _ in range(WORLDS):
        state = rules.imagine(view, rng)
        state.forget()
        found: dict[int, Line] = {}
        for line in best_lines(state, seat, evaluation, SamplingDealer(rng), WIDTH, EVERY):
            found.setdefault(line.answers[0], line)
        for first, line in found.items():
            lines.setdefault(first, line.answers)
            worth[first] = worth.get(first, 0.0) + line.value / WORLDS
        own += value_of(state, seat, drafted, evaluation, rng) / WORLDS
    stake = max(worth.values()) - min(worth.values())
    if stake < STAKE or max(worth.values()) - own < BAD * stake:
        return None  # whatever the adviser likes, it cannot be much better: it need not think
    chosen = advised(game, view, options, seed, seen)
    if chosen not in worth or worth[chosen] - own < BAD * stake:
        return None
    state = rules.imagine(view, rng)
    before = dict(rules.scores(state)[seat].parts)
    return hint(rules, state, seat, lines[chosen], before, rng)


def advised(game: str, view: View, options: Sequence[Option], seed: int, seen: Sequence[Witnessed]) -> int:
    """What the adviser itself would answer."""
    with LevelBot(ADVISER, game, seed, PATIENCE) as bot:
        for one in seen:
            bot.watch(one.view, one.watch, one.action)
        return bot.choose(view, options)


def value_of(state: State, seat: int, answers: Sequence[int], evaluation: Evaluation, rng: Random) -> float:
    """What a position is worth after these answers, and after the best that can still follow them in the turn."""
    state, turn, dealer = state.clone(), evaluation.turn(state), SamplingDealer(rng)
    for answer in answers:
        while seat in state.waiting() and answer not in state.actions(seat) and single(state.actions(seat)):
            state.apply(seat, state.actions(seat)[0])  # what the match takes by itself
            deal(state, dealer)
        if seat not in state.waiting() or answer not in state.actions(seat):
            break
        state.apply(seat, answer)
        deal(state, dealer)
    if state.over or seat not in state.waiting() or evaluation.turn(state) != turn:
        return evaluation.verdict(state, seat)
    return best_lines(state, seat, evaluation, dealer, WIDTH, 1)[0].value


def begun_differently(state: State, seat: int, evaluation: Evaluation, rng: Random, chosen: int) -> list[list[int]]:
    """The best line of each first answer, the chosen one first."""
    thinking = state.clone()
    thinking.forget()
    best: dict[int, list[int]] = {}
    for line in best_lines(thinking, seat, evaluation, SamplingDealer(rng), WIDTH, EVERY):
        best.setdefault(line.answers[0], line.answers)
    others = [answers for first, answers in best.items() if first != chosen]
    return [best.get(chosen, [chosen]), *others][:MOST]


def hint(rules: Game, state: State, seat: int, line: list[int], before: dict[str, int], rng: Random) -> Hint:
    """Follows a line in the imagined world; what the world does not allow ends it."""
    told: list[Option] = []
    held = dict(minded(rules).holdings(state, seat))
    for action in line:
        if seat not in state.waiting() or action not in state.actions(seat):
            break
        told.append(rules.describe(state, seat, action))
        state.apply(seat, action)
        deal(state, SamplingDealer(rng))
    after = rules.scores(state)[seat].parts
    parts = [(name, points - before.get(name, 0)) for name, points in after if points != before.get(name, 0)]
    has = minded(rules).holdings(state, seat)
    gains = [(name, count - held[name]) for name, count in has if count != held.get(name, count)]
    return Hint(line[0], told, parts, gains, False)


def hint_data(hint: Hint) -> dict[str, Any]:
    """As plain data: the messages of the line, and its parts."""
    line = [{"id": one.message.id, "args": one.message.args, "targets": one.targets, "entry": -1} for one in hint.line]
    parts, gains = ([list(one) for one in found] for found in (hint.parts, hint.gains))
    return {"option": hint.option, "line": line, "parts": parts, "gains": gains, "deeper": hint.deeper}
