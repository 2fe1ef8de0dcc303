"""One try at a puzzle: a list of answers. Played again they lead to the same place, so nothing has to be kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from permonik.kernel.checks import read_action
from permonik.kernel.errors import IllegalAction
from permonik.kernel.match import Match
from permonik.kernel.record import Decision
from permonik.puzzles.data import Puzzle
from permonik.puzzles.ends import Line
from permonik.review.reference import reference_of
from permonik.review.weighing import Weigher, error_of, mean

Verdict = Literal["open", "right", "wrong"]

AGAIN: Final = 24  # worlds in which a line is weighed that nobody looked at before


class Attempt:
    """`match` shows where it stands; `line` is the same, up to where it is judged."""

    def __init__(self, puzzle: Puzzle, answers: Sequence[str] = ()) -> None:
        self.puzzle = puzzle
        self.match = puzzle.position()
        self.reference = reference_of(self.match.game, puzzle.players)
        self.before = self.match.state.clone()
        self.line = self.begun()
        self.answers: list[str] = []
        for answer in answers:
            self.do(answer)

    def begun(self) -> Line:
        return Line(self.match.game, self.reference.evaluation, self.before, self.puzzle.seat)

    @property
    def ended(self) -> bool:
        return self.line.ended

    def do(self, answer: str) -> None:
        if self.ended:
            raise IllegalAction("the line is over: it is judged now")
        entries = len(self.match.record.entries)
        self.match.choose(self.puzzle.seat, read_action(self.match.game, answer))
        self.answers.append(answer)
        for action in own_answers(self.match, entries, self.puzzle.seat):
            if not self.line.take(action):
                break

    def verdict(self) -> Verdict:
        """Whatever ends where a right line ends is right, and so is what nobody looked at and is no worse."""
        return self.known() or ("right" if self.holds() else "wrong")

    def known(self) -> Verdict | None:
        """The verdict as far as it was found beforehand; None: the line has to be weighed (`verdict`)."""
        if not self.ended:
            return "open"
        if self.ends_like(self.puzzle.right):
            return "right"
        return "wrong" if self.ends_like(self.puzzle.wrong) else None

    def ends_like(self, lines: Sequence[Sequence[int]]) -> bool:
        end = self.line.end()
        for answers in lines:
            line = self.begun()
            line.follow(answers)
            line.run_out()
            if line.end() == end:
                return True
        return False

    def holds(self) -> bool:
        """Whether a line that was not looked at is within the noise of the best, or no more than doubtfully behind."""
        recall = self.match.game.recall(self.match.game.view(self.before, self.puzzle.seat))
        weigher = Weigher(self.reference, recall, self.puzzle.seat, f"puzzle/{self.puzzle.id}")
        best = list(self.puzzle.right[0])
        gaps = [
            weigher.value(best, f"try/{number}", 2) - weigher.value(self.line.answers, f"try/{number}", 2)
            for number in range(AGAIN)
        ]
        return mean(gaps) <= max(self.reference.scale.doubt, 2 * error_of(gaps))


def own_answers(match: Match, since: int, seat: int) -> list[int]:
    """What the seat answered from an entry on, up to the first deal or somebody else's answer."""
    found: list[int] = []
    for entry in match.record.entries[since:]:
        if not isinstance(entry, Decision) or entry.seat != seat:
            break
        found.append(entry.action)
    return found
