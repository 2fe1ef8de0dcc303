"""How well deeds tell who is a saboteur and where the exit is: fits data/belief.toml of Saboteur, and tries it out.

    python tools/role_belief.py --games 60 --fresh 60
    python tools/compiled.py -- python tools/role_belief.py --games 60 --fresh 60     the same, several times faster

In every game one seat watches the others. Each deed that it sees is taken down: what the answers were worth to the
player in either role, and which one was chosen. From the first games come

lay, walk, aim   how sharply players choose by what an answer is worth, in points, when they lay a card, walk, or do
slip             anything else; and how often they take just any answer: all four together make what was done most
                 likely (for the roles that the players really had)
trust            the power to which these likelihoods are taken for the belief. Deeds are not independent of each
                 other, and players are no such models; this power makes the real roles most likely

With --fresh the numbers are then used on other games. After every deed the belief says how likely its player is a
saboteur; and before every turn of the watching seat, if others know more about the exit, how likely that is at each
corner. Printed are the mean log-loss of both (lower is better) beside that of the prior, that of roles by thirds of the
game, and how often it was really so where the belief said so. What `hint`, the power for the exit, should be, the last
line says: the log-loss of these games for several.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from math import exp, log
from typing import NamedTuple

import permonik
from permonik import bots
from permonik.games.saboteur.belief import SURE, Model, SabBelief, cases_of, chance_of, is_open_deed, is_unsure
from permonik.games.saboteur.evaluate import THE_EXIT, evaluation, exit_corners
from permonik.games.saboteur.playing import Place
from permonik.games.saboteur.recall import SabRecall
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import read
from permonik.games.saboteur.walking import Move

BOTS = 1_000_000  # added to a match's seed for the bots': nobody may know the deal
KINDS = ("lay", "walk", "aim")
SHARP = [0.02 * 1.5**n for n in range(18)]
SLIPS = (0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3)
TRUSTS = [n / 20 for n in range(1, 31)]
HINTS = (0.2, 0.4, 0.6, 0.8, 1.0, 1.2)
START = {"lay": 0.1, "walk": 0.1, "aim": 0.1, "slip": 0.2, "trust": 0.5, "hint": 0.5, "caution": 0.0}

Worlds = list[tuple[int, int]]


class Deed(NamedTuple):
    """One deed as the watching seat saw it."""

    game: int
    when: float  # share of the pile that was drawn by then
    kind: str
    seat: int
    chosen: int
    values: list[list[list[float]]]  # what its player may know of the exit, role, answer
    worlds: Worlds  # what the watching seat could not exclude
    role: int  # what the player really was
    believed: float  # that it is a saboteur, by the belief that watched; after the deed


class Guess(NamedTuple):
    """Where the exit may be, as the watching seat sees it when its turn begins; others know more."""

    hints: list[float]  # of the corners where it may be
    exit: int  # which of those it really is


def played(
    seed: int, players: int, names: list[str], model: Model, believing: bool, guesses: list[Guess]
) -> Iterator[Deed]:
    """The deeds of one game, as one of its seats sees them; and its guesses about the exit, if that was found."""
    match = permonik.Match.start("saboteur", players=players, seed=seed)
    seated = [
        bots.make(names[(seed + seat) % len(names)], "saboteur", BOTS + seed * 10 + seat) for seat in range(players)
    ]
    watcher = seed % players
    belief = SabBelief(evaluation(None), model)
    pile = sum(match.view(watcher)["pile"])
    open_guesses: list[tuple[list[int], list[float]]] = []
    last = -1
    while not match.over:
        seat = match.waiting()[0]
        assert isinstance(match.state, SabState)
        if seat == watcher != last and others_know_more(match.state, watcher):
            corners = exit_corners(match.state, watcher)
            open_guesses.append((corners, [belief.hints[corner] for corner in corners]))
        last = seat
        action = bots.ask(match, seat, seated[seat])
        if seat != watcher and is_open_deed(match.state, seat, action):
            yield from deed(match, seed, pile, watcher, seat, action, belief, believing)
        match.choose(seat, action)
    assert isinstance(match.state, SabState)
    if THE_EXIT in match.state.goals:
        exit = match.state.goals.index(THE_EXIT)
        guesses += [Guess(hints, corners.index(exit)) for corners, hints in open_guesses]


def others_know_more(s: SabState, watcher: int) -> bool:
    """Whether somebody else has looked at a corner that may be the exit for all that the watching seat knows."""
    corners = exit_corners(s, watcher)
    return len(corners) > 1 and any(s.goal_knows[corner] for corner in corners)


def deed(
    match: permonik.Match,
    game: int,
    pile: int,
    watcher: int,
    seat: int,
    action: int,
    belief: SabBelief,
    believing: bool,
) -> Iterator[Deed]:
    view = match.view(watcher)
    recall = SabRecall(view)
    if not is_unsure(recall.worlds, seat):
        if believing:
            belief.watch(view, seat, action)  # its role is known, but it may tell about the exit
        return
    values = [] if believing else [belief.worth(recall, seat, case) for case in cases_of(recall, seat)]
    if believing:
        belief.watch(view, seat, action)
    weights = belief.weights(recall.worlds)
    assert isinstance(match.state, SabState)
    step = match.state.open(seat)
    yield Deed(
        game,
        1 - sum(view["pile"]) / pile,
        "lay" if isinstance(step, Place) else "walk" if isinstance(step, Move) else "aim",
        seat,
        match.state.actions(seat).index(action),
        values,
        recall.worlds,
        match.state.clan[seat] & 1,
        sum(weight for (mask, _), weight in zip(recall.worlds, weights, strict=True) if mask >> seat & 1),
    )


# -- fitting -----------------------------------------------------------------------------------------------------------


def likelihood(deed: Deed, role: int, sharp: float, slip: float) -> float:
    return sum(chance_of(one[role], deed.chosen, sharp, slip) for one in deed.values) / len(deed.values)


def fit(deeds: list[Deed]) -> dict[str, float]:
    best: dict[str, float] = {}
    most = -1e9
    for slip in SLIPS:
        found: dict[str, float] = {"slip": slip}
        total = 0.0
        for kind in KINDS:
            mine = [deed for deed in deeds if deed.kind == kind]
            scored = [(sum(log(likelihood(deed, deed.role, sharp, slip)) for deed in mine), sharp) for sharp in SHARP]
            score, found[kind] = max(scored)
            total += score
        if total > most:
            most, best = total, found
    best["trust"] = min((loss(deeds, best, trust), trust) for trust in TRUSTS)[1]
    return best


def loss(deeds: list[Deed], numbers: dict[str, float], trust: float) -> float:
    """Mean log-loss of the roles after each deed, with the likelihoods taken to a power."""
    total = 0.0
    evidence: dict[tuple[int, int], float] = defaultdict(float)  # of game and seat: for saboteur, against loyal
    for deed in deeds:
        sharp, slip = numbers[deed.kind], numbers["slip"]
        ratio = likelihood(deed, 1, sharp, slip) / likelihood(deed, 0, sharp, slip)
        evidence[deed.game, deed.seat] += trust * log(ratio)
        weights = [0.0, 0.0]
        for mask, ways in deed.worlds:
            seats = [seat for seat in range(8) if mask >> seat & 1]
            weights[mask >> deed.seat & 1] += ways * exp(sum(evidence[deed.game, seat] for seat in seats))
        total -= log(weights[deed.role] / sum(weights))
    return total / max(1, len(deeds))


# -- trying out --------------------------------------------------------------------------------------------------------


def prior(deed: Deed) -> float:
    total = sum(ways for _, ways in deed.worlds)
    return sum(ways for mask, ways in deed.worlds if mask >> deed.seat & 1) / total


def log_loss(deeds: list[Deed], believed: bool) -> float:
    said = [(deed.believed if believed else prior(deed), deed.role) for deed in deeds]
    return -sum(log(p if role else 1 - p) for p, role in said) / max(1, len(said))


def report(deeds: list[Deed]) -> str:
    lines = ["| pile drawn | deeds | log-loss | prior's |", "| --- | --- | --- | --- |"]
    thirds = [
        ("all", 0.0, 1.1),
        ("first third", 0.0, 1 / 3),
        ("second third", 1 / 3, 2 / 3),
        ("last third", 2 / 3, 1.1),
    ]
    for name, low, high in thirds:
        some = [deed for deed in deeds if low <= deed.when < high]
        lines.append(f"| {name} | {len(some):,} | {log_loss(some, True):.3f} | {log_loss(some, False):.3f} |")
    lines += ["", "| believed | deeds | mean belief | saboteurs |", "| --- | --- | --- | --- |"]
    for low in range(10):
        some = [deed for deed in deeds if low <= deed.believed * 10 < low + 1 + (low == 9)]
        if some:
            mean = sum(deed.believed for deed in some) / len(some)
            really = sum(deed.role for deed in some) / len(some)
            lines.append(f"| {low * 10} to {low * 10 + 10} % | {len(some):,} | {mean:.0%} | {really:.0%} |")
    return "\n".join(lines)


def report_exits(guesses: list[Guess], hint: float) -> str:
    lines = [
        f"exit, {len(guesses):,} guesses: log-loss {exit_loss(guesses, hint):.3f}, prior {exit_loss(guesses, 0):.3f}"
    ]
    lines += ["", "| believed | corners | mean belief | the exit |", "| --- | --- | --- | --- |"]
    said = [(p, n == one.exit) for one in guesses for n, p in enumerate(chances(one, hint))]
    for low in range(10):
        some = [(p, really) for p, really in said if low <= p * 10 < low + 1 + (low == 9)]
        if some:
            mean, share = sum(p for p, _ in some) / len(some), sum(really for _, really in some) / len(some)
            lines.append(f"| {low * 10} to {low * 10 + 10} % | {len(some):,} | {mean:.0%} | {share:.0%} |")
    lines += ["", "log-loss by hint: " + ", ".join(f"{power} {exit_loss(guesses, power):.3f}" for power in HINTS)]
    return "\n".join(lines)


def chances(guess: Guess, hint: float) -> list[float]:
    most = max(guess.hints)
    weights = [exp(max(-SURE, hint * (one - most))) for one in guess.hints]
    return [weight / sum(weights) for weight in weights]


def exit_loss(guesses: list[Guess], hint: float) -> float:
    return -sum(log(chances(one, hint)[one.exit]) for one in guesses) / max(1, len(guesses))


def watched(
    first: int, games: int, players: int, names: list[str], numbers: dict[str, float], believing: bool
) -> tuple[list[Deed], list[Guess]]:
    model = Model(START | numbers)
    found: list[Deed] = []
    guesses: list[Guess] = []
    for seed in range(first, first + games):
        found += played(seed, players, names, model, believing, guesses)
        if sys.stderr.isatty():
            print(f"\r{seed - first + 1:,} of {games:,} games", end="", file=sys.stderr, flush=True)
    return found, guesses


def main() -> int:
    parser = argparse.ArgumentParser(description="what deeds tell about roles in Saboteur")
    parser.add_argument("--games", type=int, default=60, help="to fit the numbers to (60); 0: those of the game")
    parser.add_argument("--fresh", type=int, default=60, help="to try them out on (60)")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bots", default="greedy", help="who plays, several with commas (greedy)")
    chosen = parser.parse_args()
    names = chosen.bots.split(",")
    numbers = {name: float(value) for name, value in read("belief.toml").items()}
    if chosen.games:
        deeds, _ = watched(0, chosen.games, chosen.players, names, START, believing=False)
        numbers |= fit(deeds)
        print(f"{len(deeds):,} deeds of {chosen.games:,} games: {', '.join(f'{n} {numbers[n]:.3g}' for n in numbers)}")
        print(f"log-loss of these games {loss(deeds, numbers, numbers['trust']):.3f}, untempered", end=" ")
        print(f"{loss(deeds, numbers, 1.0):.3f}, prior {log_loss(deeds, False):.3f}\n", flush=True)
    if chosen.fresh:
        deeds, guesses = watched(100_000, chosen.fresh, chosen.players, names, numbers, believing=True)
        print(report(deeds))
        print(f"\n{report_exits(guesses, numbers['hint'])}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
