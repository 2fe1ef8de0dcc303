"""How often what a bot plans for a turn depends on something that its seat cannot know.

    python tools/foreknowledge.py [GAME…] [--games 4] [--share 0.3]

A search lets everybody plan in the world that it has imagined, and that has an answer to everything: also to where a
card lies that only somebody else has seen. Here positions of games between `greedy` bots are planned for twice, in two
worlds that the seat cannot tell apart; and once more with other luck, which may change a plan, too.
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random

from permonik.bots.beam import best_line
from permonik.bots.play import ask
from permonik.bots.registry import make
from permonik.kernel.dealer import AlikeDealer
from permonik.kernel.match import Match
from permonik.kernel.recall import Recall
from permonik.kernel.registry import load
from permonik.minds.doors import minded
from permonik.minds.evaluation import Evaluation

TABLES = {
    "cave-vs-cave": [(2, {})],
    "rivals": [(2, {"variant": variant}) for variant in ("intro", "gold", "turmoil", "progress", "duel")],
    "saboteur": [(5, {})],
    "caverna": [(2, {})],
}


def plan(recall: Recall, seat: int, evaluation: Evaluation, world: int, luck: int) -> list[int]:
    state = recall.fill(Random(world))
    state.forget()
    return best_line(state, seat, evaluation, AlikeDealer(Random(luck)), 1)


def counts(game: str, players: int, options: dict[str, str], games: int, share: float) -> list[int]:
    """Positions; plans that are other ones in another world; with other luck."""
    rules = load(game)
    evaluation = minded(rules).judge() or minded(rules).evaluation()
    assert evaluation is not None
    found = [0, 0, 0]
    for number in range(games):
        match = Match.start(game, players, seed=100 + number, options=options)
        bots = [make("greedy", game, seat) for seat in range(players)]
        rng = Random(number)
        while not match.over:
            seat = match.waiting()[0]
            if len(match.options(seat)) > 1 and rng.random() < share:
                recall = rules.recall(match.view(seat))
                world, luck = rng.getrandbits(32), rng.getrandbits(32)
                here = plan(recall, seat, evaluation, world, luck)
                found[0] += 1
                found[1] += plan(recall, seat, evaluation, world + 1, luck) != here
                found[2] += plan(recall, seat, evaluation, world, luck + 1) != here
            match.choose(seat, ask(match, seat, bots[seat]))
    return found


def main() -> None:
    parser = ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games_of", nargs="*", metavar="GAME", default=list(TABLES))
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--share", type=float, default=0.3, help="of the positions")
    chosen = parser.parse_args()
    print(f"{'':34} positions   other world   other luck")
    for game in chosen.games_of:
        for players, options in TABLES[game]:
            positions, world, luck = counts(game, players, options, chosen.games, chosen.share)
            table = f"{game}, {players} {' '.join(options.values())}"
            print(f"{table:34} {positions:9}   {world:11}   {luck:10}", flush=True)


if __name__ == "__main__":
    main()
