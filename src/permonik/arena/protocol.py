"""The fixed trials by which bots of anybody are compared: docs/results.md has their tables.

Deals, seats, opponents and numbers of games belong to the protocol's version: a change of any makes a new version.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import blake2b
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

import permonik
from permonik.arena.plan import Plan, make_plan, tasks
from permonik.arena.table import play
from permonik.bots import levels
from permonik.bots.registry import BOTS, evaluated, make
from permonik.kernel.registry import package_of

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


def digest(bot: str, game: str) -> str:
    """Of what a bot thinks with: equal digests, equal weights, networks and programs, wherever they lie.

    A bot of the house thinks with the data of its game, and a level with the bots behind it and their seconds; then
    there are the files that its name mentions. One of somebody's own is its module, and what it says itself by a
    method `digest()`: where its weights are, only it knows.
    """
    found = blake2b(digest_size=4)
    for part in thought_with(bot, game):
        found.update(part)
    return found.hexdigest()


def thought_with(bot: str, game: str) -> Iterator[bytes]:
    base, _, argument = bot.partition("@")
    # Where a file lies says nothing of what is in it.
    mentioned = [Path(word) for word in re.split(r"[+\s]", argument)]
    is_file = [file.is_file() for file in mentioned]
    yield " ".join(["FILE" if found else str(file) for file, found in zip(mentioned, is_file, strict=True)]).encode()
    yield from [file.read_bytes() for file, found in zip(mentioned, is_file, strict=True) if found]
    if base in BOTS:
        yield base.encode()
        if base in levels.NAMES:
            yield repr((levels.SECONDS[base], played_at(base, game))).encode()
        if BOTS[base].plays is evaluated:
            data = files(package_of(permonik.load(game))).joinpath("data")
            yield from [file.read_bytes() for file in sorted(data.iterdir(), key=lambda file: file.name)]
    else:
        module, _, name = bot.partition(":")
        yield name.encode()
        yield Path(import_module(module).__file__ or "").read_bytes()
        with make(bot, game, 0) as made:
            own = getattr(made, "digest", None)
            yield str(own() if callable(own) else "").encode()


def played_at(level: str, game: str) -> list[object]:
    """Which bots play a game at a level, and at which tables."""
    rows = [row for row in levels.TABLE if row.game == game]
    return [(row.players, row.variant, getattr(row.levels, level)) for row in rows] or [getattr(levels.USUAL, level)]
