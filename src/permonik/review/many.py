"""The same review over many games: where somebody loses most value, by kind of decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from permonik.kernel.game import kebab
from permonik.kernel.record import Record
from permonik.review.moments import Moment, finished
from permonik.review.review import Reviewer
from permonik.review.told import Reviewed
from permonik.review.weighing import BAD, Effort, error_of, mean

QUICK: Final = Effort(search=8, again=16)


class Loss(NamedTuple):
    """What one player lost by one kind of decision.

    kind   the question that the line began with
    turns  how many lines were weighed, those with one sensible line left out
    bad    how many were mistakes or blunders
    lost   what was lost by all doubtful lines, mistakes and blunders, per game of this player
    mean   what a line lost on average, noise and all, and the standard error of that
    """

    player: str
    kind: str
    turns: int
    bad: int
    lost: float
    mean: float
    error: float


class Losses:
    """Adds up games as they are reviewed."""

    def __init__(self, effort: Effort = QUICK, seed: int = 0) -> None:
        self.effort = effort
        self.seed = seed
        self.games: dict[str, int] = {}
        self.found: dict[tuple[str, str], list[Reviewed]] = {}

    def add(self, record: Record, players: Sequence[str]) -> None:
        """A finished match, and who sat where: who sat in several seats is one player."""
        match = finished(record)
        for seat, player in enumerate(players):
            reviewer = Reviewer(match, record, seat, self.effort, None, self.seed, None)
            reviewer.weigh_all()
            kinds = {moment.entry: kind_of(moment, seat) for moment in reviewer.moments}
            self.games[player] = self.games.get(player, 0) + 1
            for one in reviewer.decisions:
                if one.counted:
                    self.found.setdefault((player, kinds[one.entry]), []).append(one)

    def told(self) -> list[Loss]:
        """The dearest first."""
        losses = [
            Loss(
                player,
                kind,
                len(lines),
                sum(one.kind in BAD for one in lines),
                sum(one.lost for one in lines) / self.games[player],
                mean([one.loss for one in lines]),
                error_of([one.loss for one in lines]),
            )
            for (player, kind), lines in self.found.items()
        ]
        return sorted(losses, key=lambda one: (one.player, -one.lost, one.kind))


def kind_of(moment: Moment, seat: int) -> str:
    """The first question of a line that was a choice."""
    for state, who, _ in moment.watched:
        if who == seat:
            return kebab(type(state.open(seat)).__name__)
    return ""


def losses_of(
    games: Iterable[tuple[Record, Sequence[str]]],
    effort: Effort = QUICK,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> list[Loss]:
    """`games`: records, and who sat where."""
    losses = Losses(effort, seed)
    for number, (record, players) in enumerate(games):
        losses.add(record, players)
        if progress is not None:
            progress(number + 1)
    return losses.told()
