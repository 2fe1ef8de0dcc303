"""What a review tells: of the seat's own lines, of luck and of the others; and all of it as plain data."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from permonik.bots.hints import Hint, hint_data
from permonik.minds.hindsight import Hindsight
from permonik.review.answers import Answered, answer_data
from permonik.review.hindsight import hindsight_data
from permonik.review.ledger import Expected, Step
from permonik.review.moments import OTHERS
from permonik.review.outlook import Outlook, lost
from permonik.review.reference import Scale, scale_of
from permonik.review.weighing import BAD, DOUBTFUL, ONLY

VERSION: Final = 4  # of what a review says: another one is made anew
KEY_MOMENTS: Final = 3
MARGIN: Final = "margin"  # what a score is: of two who play against each other by how much one is ahead
POINTS: Final = "points"  # or what the seat has
LOST: Final = (DOUBTFUL, *BAD)  # classes of turns that lost something


class Reviewed(NamedTuple):
    """A line of own answers.

    entry, last  its entries in the record
    turn         lines of the same turn have the same number
    kind         its class
    loss, error  against the best line, and the standard error of that
    lines        some that were in question beside it, and whether each is the best or within the noise of it
    played       its answers, with their words and what they brought
    better       the same of the best line, where it was another one
    """

    entry: int
    last: int
    turn: int
    kind: str
    loss: float
    error: float
    lines: list[tuple[Hint, bool]]
    played: Hint
    better: Hint | None

    @property
    def counted(self) -> bool:
        return self.kind != ONLY

    @property
    def lost(self) -> float:
        """What the books count as lost: nothing within the noise."""
        return self.loss if self.kind in LOST else 0.0


class Review(NamedTuple):
    game: str
    seat: int
    players: int
    reference: str
    seed: int
    begun: Expected  # what was to be expected before the first deal
    ended: Expected  # what came of it
    decisions: list[Reviewed]
    steps: list[Step]
    complete: bool  # whether everything was looked at as long as was asked for
    hindsight: Hindsight | None  # who could know what when, in a game with secret roles
    answers: dict[int, list[Answered]]  # single ones, by where their line begins, if they were asked for

    @property
    def prior(self) -> float:
        return self.begun.value

    @property
    def result(self) -> float:
        return self.ended.value

    @property
    def score(self) -> str:
        """What the score of an outlook is."""
        return MARGIN if scale_of(self.game, self.players).duel else POINTS

    @property
    def luck(self) -> float:
        return sum(step.luck for step in self.steps)

    @property
    def skill(self) -> float:
        """What the own lines lost: never above nothing."""
        return -sum(one.lost for one in self.decisions)

    @property
    def others(self) -> float:
        return sum(step.after.value - step.before.value for step in self.steps if step.kind == OTHERS)

    @property
    def unexplained(self) -> float:
        return self.result - self.prior - self.luck - self.skill - self.others

    def moments(self) -> list[Reviewed]:
        """The turns that cost most, the worst first."""
        dear = sorted((one for one in self.decisions if one.lost), key=lambda one: -one.lost)
        return dear[:KEY_MOMENTS]

    def outlook_before(self, entry: int) -> Outlook | None:
        """What was to be expected where a moment begins."""
        return next((step.before.outlook for step in self.steps if step.entry == entry), None)

    def cost(self, one: Reviewed) -> Outlook | None:
        """What a line lost of the chance and of the score."""
        return cost_of(self.outlook_before(one.entry), one.loss, scale_of(self.game, self.players))

    def data(self) -> dict[str, Any]:
        """As plain data."""
        books = {
            "version": VERSION,
            "game": self.game,
            "seat": self.seat,
            "players": self.players,
            "reference": self.reference,
            "seed": self.seed,
            "complete": self.complete,
            "prior": rounded(self.prior),
            "result": rounded(self.result),
            "outlook": outlook_data(self.begun.outlook),
            "outcome": outlook_data(self.ended.outlook),
            "score": self.score,
            "victory": scale_of(self.game, self.players).victory,
            "luck": rounded(self.luck),
            "others": rounded(self.others),
            "curve": [step_data(step) for step in self.steps],
            "hindsight": None if self.hindsight is None else hindsight_data(self.hindsight),
        }
        decisions = [decision_data(one) for one in self.decisions]
        for one in decisions:
            if one["entry"] in self.answers:
                one["answers"] = [answer_data(answer) for answer in self.answers[one["entry"]]]
        return with_decisions(books, decisions)


def with_decisions(books: dict[str, Any], decisions: list[dict[str, Any]]) -> dict[str, Any]:
    """A review put together from its books and what is known of the decisions. The numbers add up as they are
    written."""
    dear = sorted((one for one in decisions if one["class"] in LOST), key=lambda one: -one["loss"])
    skill = rounded(-sum(one["loss"] for one in dear))
    unexplained = books["result"] - books["prior"] - books["luck"] - skill - books["others"]
    return {
        **books,
        "skill": skill + 0.0,
        "unexplained": rounded(unexplained),
        "counted": sum(one["class"] != ONLY for one in decisions),
        "moments": [one["entry"] for one in dear[:KEY_MOMENTS]],
        "decisions": with_costs(books, decisions),
    }


def with_costs(books: dict[str, Any], decisions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What each line lost of the chance and of the score, from where the curve stood before it."""
    scale = scale_of(books["game"], books["players"])
    before: dict[int, Outlook | None] = {}
    now = books["outlook"]
    for step in books["curve"]:
        before[step["entry"]] = None if now is None else Outlook(now["chance"], now["score"])
        now = step["outlook"]
    return [{**one, "cost": outlook_data(cost_of(before.get(one["entry"]), one["loss"], scale))} for one in decisions]


def cost_of(before: Outlook | None, loss: float, scale: Scale) -> Outlook | None:
    return None if before is None or scale.apart is None else lost(before, loss, scale.apart, scale.duel)


def rounded(number: float) -> float:
    return round(number, 4)


def decision_data(one: Reviewed) -> dict[str, Any]:
    return {
        "entry": one.entry,
        "last": one.last,
        "turn": one.turn,
        "class": one.kind,
        "loss": rounded(one.loss),
        "error": rounded(one.error),
        "lines": [{"line": hint_data(line), "right": right} for line, right in one.lines],
        "played": hint_data(one.played),
        "better": None if one.better is None else hint_data(one.better),
    }


def step_data(step: Step) -> dict[str, Any]:
    return {
        "kind": step.kind,
        "entry": step.entry,
        "last": step.last,
        "before": rounded(step.before.value),
        "after": rounded(step.after.value),
        "luck": rounded(step.luck),
        "outlook": outlook_data(step.after.outlook),
    }


def outlook_data(outlook: Outlook | None) -> dict[str, float] | None:
    return None if outlook is None else {"chance": rounded(outlook.chance), "score": rounded(outlook.score)}
