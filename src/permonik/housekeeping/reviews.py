"""Reviews are made piece by piece: first a curve, then what luck did, then the seat's own lines, a few at a time."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from permonik.housekeeping.records import read_record
from permonik.kernel.record import Record
from permonik.review import Effort
from permonik.review.answers import answer_data
from permonik.review.moments import finished
from permonik.review.review import Reviewer
from permonik.review.told import decision_data, with_decisions

BOOKS = 20.0  # seconds for the curve and for luck, after which fewer worlds have to do
LINES = 3  # own lines in a piece
SECONDS = 2.0  # for each of them
ANSWERS = 10.0  # for the single answers of a line
CURVE, LUCK = 0.05, 0.3  # of the progress


def books(record: Record, seat: int, seconds: float) -> tuple[dict[str, Any], list[int]]:
    """A review without its decisions: the curve and what luck did; and where the seat's own lines begin."""
    reviewer = Reviewer(finished(record), record, seat, Effort(), seconds, 0, None)
    reviewer.keep_books(reviewer.effort.curve, coarse=seconds == 0)
    if seconds:
        reviewer.look_back()
    return reviewer.told().data(), [moment.entry for moment in reviewer.moments if reviewer.is_asked_for(moment)]


def lines(record: Record, seat: int, only: Sequence[int], seconds: float) -> list[dict[str, Any]]:
    """What some of the seat's lines were worth."""
    reviewer = Reviewer(finished(record), record, seat, Effort(), seconds, 0, None, only=only)
    reviewer.weigh_all()
    return [decision_data(one) for one in reviewer.decisions]


def answers(record: Record, seat: int, entry: int, seconds: float) -> list[dict[str, Any]]:
    """What the single answers of the line that begins at an entry were worth."""
    reviewer = Reviewer(finished(record), record, seat, Effort(), seconds, 0, None, only=[])
    return [answer_data(one) for one in reviewer.weigh_answers(entry, seconds)]


class Making:
    """A review in the making: which piece comes next, and what there is so far."""

    def __init__(self, header: str, entries: Sequence[str], seat: int) -> None:
        self.game: str = json.loads(header)["game"]
        self.about = {"header": header, "entries": list(entries), "seat": seat}
        self.books: dict[str, Any] | None = None
        self.left: list[int] | None = None  # where lines begin that are not weighed yet
        self.decisions: list[dict[str, Any]] = []

    def piece(self) -> dict[str, Any] | None:
        """What `make_piece` shall do next; None: nothing, all is there."""
        if self.left is None:
            return {**self.about, "only": None, "seconds": 0.0 if self.books is None else BOOKS}
        only = self.left[:LINES]
        return {**self.about, "only": only, "seconds": SECONDS * len(only)} if only else None

    def came(self, made: dict[str, Any]) -> None:
        """What `make_piece` has made of the piece."""
        if "books" in made:
            if self.books is not None:
                self.left = made["left"]
            self.books = made["books"]
        else:
            assert self.left is not None
            self.left = self.left[LINES:]
            self.decisions += made["decisions"]

    @property
    def progress(self) -> float:
        if self.left is None:
            return 0.0 if self.books is None else CURVE
        done = len(self.decisions)
        return LUCK + (1 - LUCK) * done / (done + len(self.left)) if self.left else 1.0

    def data(self) -> dict[str, Any] | None:
        return None if self.books is None else with_decisions(self.books, self.decisions)


class MakingAnswers:
    """The same for the single answers of a line, all of them at once."""

    def __init__(self, header: str, entries: Sequence[str], seat: int, entry: int) -> None:
        self.game: str = json.loads(header)["game"]
        self.wish = {
            "header": header,
            "entries": list(entries),
            "seat": seat,
            "only": None,
            "answers": entry,
            "seconds": ANSWERS,
        }
        self.made: dict[str, Any] | None = None
        self.progress = 0.0

    def piece(self) -> dict[str, Any] | None:
        return self.wish if self.made is None else None

    def came(self, made: dict[str, Any]) -> None:
        self.made = made
        self.progress = 1.0

    def data(self) -> dict[str, Any] | None:
        return self.made


def make_piece(piece: dict[str, Any]) -> dict[str, Any]:
    record = read_record(piece["header"], piece["entries"], None)
    if piece.get("answers") is not None:
        return {"answers": answers(record, piece["seat"], piece["answers"], piece["seconds"])}
    if piece["only"] is None:
        told, left = books(record, piece["seat"], piece["seconds"])
        return {"books": told, "left": left}
    return {"decisions": lines(record, piece["seat"], piece["only"], piece["seconds"])}


def answer_piece(question: dict[str, Any]) -> str:
    """The same as an answer; whatever goes wrong is told in words."""
    try:
        return json.dumps(make_piece(question["review"]))
    except Exception as error:
        return json.dumps({"error": f"{type(error).__name__}: {error}"})
