"""How strong the levels are where they play: how far *hard* thinks in its time, and whether *medium* has enough of it.

    python bench/levels.py [GAME…] [--games 2] [--fixed 8] [--slower 4]     here
    cd web && node pyodide.mjs bench/levels.py …                            in WebAssembly, as without a server

First one game with a fixed number of iterations and its digest, which is the same on every machine: what was measured
with so many iterations elsewhere (docs/strength.md) holds there, too. Then games of *hard* among *medium* by the time
that they have at a table: the iterations of each of its thoughts, and the longest thought of *medium*, who is the same
player as everywhere unless it is cut short. Seconds are those of the processor: other work beside does not count.
"""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser
from collections.abc import Callable
from hashlib import sha256
from statistics import quantiles

from permonik.arena.plan import Plan, Task, bot_seed, make_plan, tasks
from permonik.bots import levels, search
from permonik.bots.base import Bot
from permonik.bots.play import ask, choose
from permonik.bots.punctual import PunctualBot
from permonik.bots.registry import make
from permonik.bots.search import SearchBot
from permonik.kernel.match import Match

PLAYERS = {"cave-vs-cave": 2, "rivals": 2, "saboteur": 4, "caverna": 2}
SEED = 24


def processor(slower: float = 1.0) -> Callable[[], float]:
    """Seconds of the processor, or of a slower one. In WebAssembly Python knows the wall's only, but Node does."""
    if sys.platform != "emscripten":
        return lambda: slower * time.process_time()
    from js import process

    def spent() -> float:
        used = process.cpuUsage()
        return slower * (used.user + used.system) / 1e6

    return spent


class Thoughts:
    """What the bots of some games have thought: iterations of the search, seconds of the others."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.iterations: list[int] = []
        self.longest = 0.0

    def seat(self, name: str, plan: Plan, seed: int) -> Bot:
        bot = make(name, plan.game, seed)
        if isinstance(bot, PunctualBot):
            bot.clock = bot.hurry.clock = self.clock
        return bot

    def play(self, plan: Plan, task: Task) -> Match:
        match = Match.start(plan.game, plan.players, seed=task.seed)
        bots = {
            seat: self.seat(plan.bots[number], plan, bot_seed(plan.seed, task.number, seat))
            for seat, number in enumerate(task.seating)
        }
        while not match.over:
            seat = match.waiting()[0]
            thinker = searching(bots[seat])
            before, begun = thinker.thought if thinker else 0, self.clock()
            chosen = ask(match, seat, bots[seat])
            if thinker is None:
                self.longest = max(self.longest, self.clock() - begun)
            elif thinker.thought > before:
                self.iterations.append(thinker.thought - before)
            choose(match, seat, chosen, bots)
        return match


def searching(bot: Bot) -> SearchBot | None:
    inner = bot.bot if isinstance(bot, PunctualBot) else bot
    return inner if isinstance(inner, SearchBot) else None


def plan_of(game: str, strong: str, weak: str, games: int) -> Plan:
    """One seat of the strong bot."""
    others = [weak] * (PLAYERS[game] - 1)
    return make_plan(game, PLAYERS[game], {}, [strong, *others], games, SEED)


def fixed(game: str, iterations: int) -> str:
    """A digest of a game that depends on no clock."""
    plan = plan_of(game, f"search@{iterations}", "greedy", 1)
    match = Thoughts(processor()).play(plan, tasks(plan)[0])
    entries = match.record.dumps().splitlines()[1:-1]  # between the lines that tell of the seal, which has salt
    return sha256("\n".join(entries).encode()).hexdigest()[:12]


def by_time(game: str, games: int, slower: float) -> str:
    plan = plan_of(game, "hard", "medium", games)
    thoughts = Thoughts(processor(slower))
    search.perf_counter = thoughts.clock
    won = 0.0
    for task in tasks(plan):
        match = thoughts.play(plan, task)
        winners = match.winners() or tuple(range(plan.players))
        won += (task.seating.index(0) in winners) / (1 if game == "saboteur" else len(winners))
    low, middle, high = quantiles(thoughts.iterations, n=4)
    most = levels.bot_of("hard", game, PLAYERS[game]).partition("@")[2]
    spread = f"{middle:.0f} ({low:.0f} – {high:.0f}) of {most}"
    return f"{spread:24} {len(thoughts.iterations):8} {thoughts.longest:16.2f} s   {won:g} of {games}"


def main() -> None:
    options = ArgumentParser(description=__doc__)
    options.add_argument("game", nargs="*", default=list(PLAYERS))
    options.add_argument("--games", type=int, default=2, help="by time; 0: none")
    options.add_argument("--fixed", type=int, default=8, help="iterations of the game with a fixed number")
    options.add_argument("--slower", type=float, default=1.0, help="by time: as on a processor so many times slower")
    chosen = options.parse_args()
    for game in chosen.game:
        print(f"{game:14} with {chosen.fixed} iterations: {fixed(game, chosen.fixed)}", flush=True)
    if chosen.games:
        print(f"{'':14} iterations of hard       thoughts   longest of medium   hard won")
        for game in chosen.game:
            print(f"{game:14} {by_time(game, chosen.games, chosen.slower)}", flush=True)


if __name__ == "__main__":
    main()
