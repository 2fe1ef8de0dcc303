"""The tuning as it is run: generation after generation, keeping every game, whatever stops it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, Protocol

from permonik.errors import BadOption
from permonik.kernel.registry import load
from permonik.tune.contest import Contest, outcomes, plan_of, tasks_of, whose
from permonik.tune.journal import Journal
from permonik.tune.space import Knob, knobs, weights_at
from permonik.tune.strategy import SMALLEST, Strategy, usual_population
from permonik.tune.weights import put, rewritten, sheet_from, sheet_of


class Told(NamedTuple):
    """What is said of a generation when it is over: what its candidates were worth, and how wide it looked."""

    number: int  # from 1
    mean: float
    best: float
    sigma: float


class Watcher(Protocol):
    """Sees the games go by."""

    def begin(self, generation: int, done: int, games: int) -> None: ...
    def game(self) -> None: ...
    def end(self, told: Told) -> None: ...


class Tuner:
    """A strategy with its two files: the weights it has come to, and beside them the journal of all games.

    An older journal is gone on with. Weights without one are somebody else's and are not written over.
    """

    def __init__(
        self,
        contest: Contest,
        sigma: float,
        population: int | None,
        only: list[str],
        out: Path,
        command: str,
        start: Path | None = None,
    ) -> None:
        rules = load(contest.game)
        self.contest = contest
        self.sheet = sheet_of(rules)
        if start is not None:
            self.sheet = sheet_from(start, rules)
        self.knobs: list[Knob] = knobs(self.sheet.numbers, only)
        self.population = usual_population(len(self.knobs)) if population is None else population
        if self.population < SMALLEST:
            raise BadOption(f"a generation has at least {SMALLEST} candidates, not {self.population}")
        self.strategy = Strategy(len(self.knobs), sigma, self.population, contest.seed)
        self.out = out
        self.command = command
        self.generations = 0
        path = out.with_name(out.name + ".journal")
        if out.exists() and not path.exists():
            raise BadOption(f"{out} is there already, without a journal to go on with: name another file")
        self.journal = Journal(path, self.settings(rules.rules_version, sigma))

    def settings(self, rules_version: int, sigma: float) -> dict[str, Any]:
        """What must be equal for a tuning to go on."""
        return {
            **self.contest._asdict(),
            "rules": rules_version,
            "sigma": sigma,
            "population": self.population,
            "weights": self.sheet.numbers,
            "tuned": [knob.name for knob in self.knobs],
        }

    def games(self) -> int:
        """Of one generation."""
        return self.population * self.contest.games()

    def weights(self) -> dict[str, float]:
        return weights_at(self.knobs, self.strategy.mean())

    def run(self, generations: int, jobs: int, watcher: Watcher) -> None:
        """Until so many generations are over, those of earlier runs too."""
        while self.generations < generations:
            points = self.strategy.ask()
            self.journal.propose(self.generations, points)
            self.play(points, jobs, watcher)
            worths = [self.worth(candidate) for candidate in range(self.population)]
            self.strategy.tell(worths)
            self.generations += 1
            put(self.out, self.text())
            watcher.end(Told(self.generations, fmean(worths), max(worths), self.strategy.sigma()))

    def play(self, points: list[list[float]], jobs: int, watcher: Watcher) -> None:
        """The games of this generation that the journal does not have."""
        number = self.generations
        known = self.journal.worths
        wanted = tasks_of(self.contest, number, len(points))
        missing = [task for task in wanted if (number, *whose(self.contest, task.number, task.seating)) not in known]
        watcher.begin(number + 1, len(wanted) - len(missing), len(wanted))
        if not missing:
            return
        with TemporaryDirectory(prefix="permonik-tune-") as folder:
            plan = plan_of(self.contest, number, self.candidates(points, Path(folder)))
            with closing(outcomes(self.contest, plan, missing, jobs)) as found:
                for one in found:
                    self.journal.add(number, one.candidate, one.game, one.worth)
                    watcher.game()

    def candidates(self, points: list[list[float]], folder: Path) -> list[Path]:
        """A file of weights for each: bots are named, so that a game can be played in any process."""
        files = []
        for number, point in enumerate(points):
            files.append(folder / f"{number}.toml")
            put(files[-1], rewritten(self.sheet, weights_at(self.knobs, point), []))
        return files

    def worth(self, candidate: int) -> float:
        """The mean over all its games, added up in their order: who was quick must not change the last digit."""
        worths = self.journal.worths
        return fmean(worths[self.generations, candidate, game] for game in range(self.contest.games()))

    def text(self) -> str:
        """The file of weights as it stands."""
        games = "games against greedy as it was" if self.contest.players > 1 else "games"
        heading = [
            f"Tuned by: {self.command} --generations {self.generations}",
            f"Candidates in each generation: {self.population}; {games}: {self.generations * self.games()}.",
            "The comments below are those of the weights that it began with.",
            "",
        ]
        return rewritten(self.sheet, self.weights(), heading)
