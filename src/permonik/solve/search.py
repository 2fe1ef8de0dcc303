"""The search as it is run: for so long or so many trials, keeping what it found whatever stops it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from permonik.errors import BadOption
from permonik.solve import progress
from permonik.solve.campaign import Campaign
from permonik.solve.proof import prove
from permonik.solve.puzzle import Puzzle

KEPT_EVERY = 10.0  # seconds


class Search:
    """A campaign with its two files: the progress, and the record of the best game, which is proved before it is kept.

    An older progress is gone on with. A record without one is somebody else's and is not written over.
    """

    def __init__(self, puzzle: Puzzle, seed: int, record: Path, progress_file: Path) -> None:
        self.puzzle = puzzle
        self.record = record
        self.progress = progress_file
        self.earlier = 0.0  # seconds of the runs before this one
        self.began = monotonic()
        self.kept: int | None = None  # what the record in the file is worth
        if progress_file.exists():
            self.campaign, self.earlier = progress.load(progress_file, puzzle, seed)
        elif record.exists():
            raise BadOption(f"{record} is there already, without a progress to go on with: name another file")
        else:
            self.campaign = Campaign(puzzle, seed)

    def seconds(self) -> float:
        """Of all runs together."""
        return self.earlier + monotonic() - self.began

    def run(self, seconds: float | None, trials: int | None, watch: Callable[[bool], bool]) -> None:
        """Goes on for so long, or until so many trials are made in all.

        `watch` is told after each trial whether it found something better, and says whether to go on. Whoever
        interrupts does it there: between two trials everything fits together.
        """
        self.began = monotonic()
        end = None if seconds is None else self.began + seconds
        due = self.began + KEPT_EVERY
        while (trials is None or self.campaign.trials < trials) and (end is None or monotonic() < end):
            if not watch(self.campaign.trial()):
                break
            if monotonic() >= due:
                self.keep()
                due = monotonic() + KEPT_EVERY
        self.keep()

    def keep(self) -> None:
        """Writes both files."""
        campaign = self.campaign
        progress.save(self.progress, campaign, self.seconds())
        if campaign.best is not None and campaign.best != self.kept:
            prove(self.puzzle, campaign.lines, campaign.best).save(self.record)
            self.kept = campaign.best
