"""The fixed trials by which bots of anybody are compared: docs/results.md has their tables.

Deals, seats, opponents and numbers of games belong to the protocol's version: a change of any makes a new version.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, NamedTuple

import permonik
from permonik.arena.plan import Plan, make_plan, tasks
from permonik.arena.table import play

VERSION: Final = 1
SEED: Final = 20_270_101  # of deals that nothing of ours has learned from
OPPONENT: Final = "greedy"


class Trial(NamedTuple):
    game: str
    players: int
    games: int
    options: dict[str, object]
    about: str

    @property
    def name(self) -> str:
        return "-".join([self.game, str(self.players), *map(str, self.options.values())])

    def plan(self, bot: str, games: int) -> Plan:
        """One seat of the bot, the others of the opponent, every deal once from each seat."""
        bots = [bot, *[OPPONENT] * (self.players - 1)]
        return make_plan(self.game, self.players, self.options, bots, games, SEED, duplicate=True)


TRIALS: Final = (
    Trial("cave-vs-cave", 1, 200, {}, "Cave vs Cave alone"),
    Trial("cave-vs-cave", 2, 200, {}, "Cave vs Cave against `greedy`"),
    Trial("rivals", 2, 200, {"variant": "intro"}, "Rivals, introductory game, against `greedy`"),
    Trial("rivals", 2, 100, {"variant": "duel"}, "Rivals, Duel of the Princes, against `greedy`"),
    Trial("saboteur", 5, 250, {}, "Saboteur, one seat among four of `greedy`"),
    Trial("caverna", 1, 1, {}, "Caverna alone, a game without chance"),
    Trial("caverna", 2, 100, {}, "Caverna against `greedy`"),
    Trial("caverna", 4, 80, {}, "Caverna, one seat among four"),
)


def yardstick(trial: Trial) -> str:
    """A digest of the first deal as opponents alone play it: equal while rules, deal and opponents are the same."""
    plan = trial.plan(OPPONENT, 1)
    played = play(plan, tasks(plan)[0])
    facts = f"{VERSION} {permonik.load(trial.game).rules_version} {played['scores']} {played['decisions']}"
    return blake2b(facts.encode(), digest_size=4).hexdigest()
