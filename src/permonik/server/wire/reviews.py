"""Reviews of finished matches."""

from __future__ import annotations

from typing import Literal

import msgspec

from permonik.server.wire.base import In, Int, Out
from permonik.table.messages import HintLine, MessageOut


class ReviewWish(In):
    """Whose game is reviewed. `entry`: not the game, but the single answers of the line that begins there."""

    seat: Int
    entry: Int | None = None


class ReviewLine(Out):
    """A line that was in question. `right`: it is the best one, or within the noise of it."""

    line: HintLine
    right: bool


class ReviewOutlook(Out):
    """Result and score apart: the chance to win, from 0 to 1, and the points (`ReviewData.score` says which)."""

    chance: float
    score: float


class ReviewDecision(Out):
    """A line of the seat's own answers: entries `entry` to `last`. `lines`: some that were in question beside it.
    `cost`: what the loss took of the chance and of the score; null where they are not told apart."""

    entry: int
    last: int
    turn: int
    kind: Literal["only", "best", "good", "doubtful", "mistake", "blunder"] = msgspec.field(name="class")
    loss: float
    error: float
    lines: list[ReviewLine]
    played: HintLine
    better: HintLine | None
    cost: ReviewOutlook | None


class ReviewAnswer(Out):
    """One answer inside a line, beside the other `choices`; the reference goes on after each of them."""

    entry: int
    choices: int
    kind: Literal["only", "best", "good", "doubtful", "mistake", "blunder"] = msgspec.field(name="class")
    loss: float
    error: float
    given: MessageOut
    better: MessageOut | None


class ReviewStep(Out):
    """What was to be expected before and after some entries, and of a deal how lucky it was. `outlook`: after them."""

    kind: Literal["own", "luck", "others"]
    entry: int
    last: int
    before: float
    after: float
    luck: float
    outlook: ReviewOutlook | None


class ReviewFact(Out):
    """After `message.entry` entries a seat (null: everybody) knew something for sure."""

    seat: int | None
    message: MessageOut


class ReviewChances(Out):
    """After so many entries: how likely each seat was a traitor."""

    entry: int
    chances: list[float]


class ReviewSuspicion(Out):
    """The same over the match, from what a seat (null: somebody looking on) could know; a point for every change."""

    seat: int | None
    points: list[ReviewChances]


class ReviewHindsight(Out):
    """Of a game with secret roles. `traitors`: how it was, by seat."""

    traitors: list[bool]
    facts: list[ReviewFact]
    suspicions: list[ReviewSuspicion]


class ReviewData(Out):
    """result − prior = luck + skill + others + unexplained. `moments`: the entries of the turns that cost most.
    `outlook`: at the start, `outcome`: in the end; `victory`: what one adds to a result, beside the points."""

    version: int
    game: str
    seat: int
    players: int
    reference: str
    seed: int
    complete: bool
    prior: float
    result: float
    outlook: ReviewOutlook | None
    outcome: ReviewOutlook | None
    score: Literal["margin", "points"]
    victory: float
    luck: float
    skill: float
    others: float
    unexplained: float
    counted: int
    moments: list[int]
    decisions: list[ReviewDecision]
    curve: list[ReviewStep]
    hindsight: ReviewHindsight | None


class ReviewOut(Out):
    """`none`: nobody has asked for it; while it is `made`, `review` is what is there so far. Where single answers were
    asked for, they come instead of it."""

    state: Literal["none", "made", "done", "failed"]
    progress: float
    review: ReviewData | None
    answers: list[ReviewAnswer] | None
