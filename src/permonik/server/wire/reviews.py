"""Reviews of finished matches."""

from __future__ import annotations

from typing import Literal

import msgspec

from permonik.server.wire.base import In, Int, Out
from permonik.table.messages import HintLine


class ReviewWish(In):
    """Whose game is reviewed."""

    seat: Int


class ReviewDecision(Out):
    """A line of the seat's own answers: entries `entry` to `last`. `right`: how the best line begins, and all others
    within the noise of it."""

    entry: int
    last: int
    turn: int
    kind: Literal["only", "best", "good", "doubtful", "mistake", "blunder"] = msgspec.field(name="class")
    loss: float
    error: float
    value: float
    right: list[str]
    played: HintLine
    better: HintLine | None


class ReviewStep(Out):
    """What was to be expected before and after some entries, and of a deal how lucky it was."""

    kind: Literal["own", "luck", "others"]
    entry: int
    last: int
    before: float
    after: float
    luck: float


class ReviewData(Out):
    """result − prior = luck + skill + others + unexplained. `moments`: the entries of the turns that cost most."""

    version: int
    game: str
    seat: int
    players: int
    reference: str
    seed: int
    complete: bool
    prior: float
    result: float
    luck: float
    skill: float
    others: float
    unexplained: float
    counted: int
    moments: list[int]
    decisions: list[ReviewDecision]
    curve: list[ReviewStep]


class ReviewOut(Out):
    """`none`: nobody has asked for it; while it is `made`, `review` is what is there so far."""

    state: Literal["none", "made", "done", "failed"]
    progress: float
    review: ReviewData | None
