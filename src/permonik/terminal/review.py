"""A review in words."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from babel.numbers import format_decimal
from rich.text import Text

from permonik.bots.hints import Hint
from permonik.kernel.match import Match
from permonik.kernel.record import Dealt, Record
from permonik.review import Review
from permonik.review.answers import Answered
from permonik.review.told import MARGIN, Reviewed
from permonik.review.weighing import CLASSES, ONLY
from permonik.terminal.screen import Screen
from permonik.words import Words

LUCKY = 3  # deals that are named
SUSPECTED = 3  # changes of suspicion that are named
STYLES = {"blunder": "bold red", "mistake": "red", "doubtful": "yellow"}


def tell_review(review: Review, record: Record, words: Words) -> None:
    names = Match.replay(Record(record.header, record.entries)).names
    told = ReviewWords(review, record, words, names)
    screen = Screen(words, lambda: names)
    screen.show(Text(told.title(), style="bold"))
    for line in told.summary():
        screen.show(Text(line))
    asked = [one for one in review.decisions if one.entry in review.answers]
    for one in [*review.moments(), *[one for one in asked if one not in review.moments()]]:
        screen.show(Text(""))
        for number, line in enumerate(told.decision(one)):
            screen.show(Text(line, style=STYLES.get(one.kind, "") if number == 0 else ""))
    for lines in (told.luck(), told.known()):
        if lines:
            screen.show(Text(""))
        for line in lines:
            screen.show(Text(line))
    screen.show(Text(""))
    screen.show(Text(told.foot(), style="dim"))


def percent(chance: float) -> int:
    return round(100 * chance)


def changes(points: list[tuple[int, list[float]]]) -> list[tuple[int, list[float]]]:
    """Some points that tell most: the first, those after the greatest changes, and the last."""
    moved = [
        (max(abs(one - other) for one, other in zip(now, before, strict=True)), number)
        for number, ((_, before), (_, now)) in enumerate(pairwise(points), 1)
    ]
    kept = {0, len(points) - 1} | {number for _, number in sorted(moved)[-SUSPECTED:]}
    return [point for number, point in enumerate(points) if number in kept]


class ReviewWords:
    """The sentences of a review, for a terminal and for a page."""

    def __init__(self, review: Review, record: Record, words: Words, names: list[str]) -> None:
        self.review = review
        self.record = record
        self.words = words
        self.names = names

    def say(self, id: str, **args: Any) -> str:
        return self.words.render(id, args, self.names)

    def number(self, value: float) -> dict[str, str]:
        return {"text": format_decimal(abs(value), format="0.0", locale=self.words.lang)}

    def plain(self, value: float) -> str:
        return self.signed(value)["text"].removeprefix("+")

    def signed(self, value: float) -> dict[str, str]:
        """With its sign: +1.5, −2.0; what is written as nothing has none."""
        text = self.number(value)["text"]
        sign = "" if not text.strip("0.,") else "+" if value > 0 else "−"
        return {"text": sign + text}

    def title(self) -> str:
        return self.say("review-title", game="game-name", seat={"seat": self.review.seat})

    def summary(self) -> list[str]:
        """Where the result came from, in sentences; then how good the turns were."""
        review = self.review
        lost = [one for one in review.decisions if one.lost]
        lines = [
            self.say("review-result", result=self.signed(review.result), prior=self.signed(review.prior)),
            self.say("review-luck-gave" if review.luck >= 0 else "review-luck-took", points=self.number(review.luck)),
            self.say("review-skill", turns=len(lost), points=self.number(review.skill)),
            self.say(
                "review-others-gave" if review.others >= 0 else "review-others-took", points=self.number(review.others)
            ),
            self.say("review-unexplained", points=self.signed(review.unexplained)),
        ]
        if self.review.players == 1:
            del lines[3]
        return [*self.outlook(), *lines, self.classes()]

    def outlook(self) -> list[str]:
        """The chance to win and the score: what was to be expected, and what came of it."""
        before, after = self.review.begun.outlook, self.review.ended.outlook
        if before is None or after is None:
            return []
        chances = {"before": percent(before.chance), "after": percent(after.chance)}
        if self.review.score == MARGIN:
            scores = {"before": self.signed(before.score), "after": self.signed(after.score)}
        else:
            scores = {"before": {"text": self.plain(before.score)}, "after": {"text": self.plain(after.score)}}
        return [self.say("review-chances", **chances), self.say(f"review-{self.review.score}", **scores)]

    def classes(self) -> str:
        counts = Counter(one.kind for one in self.review.decisions)
        told = [
            {"text": f"{self.say(f'review-class-{kind}')} {counts[kind]}×"}
            for kind in CLASSES
            if kind != ONLY and counts[kind]
        ]
        return self.say("review-counted", turns=sum(counts[kind] for kind in CLASSES if kind != ONLY), classes=told)

    def decision(self, one: Reviewed) -> list[str]:
        lines = [
            self.say(
                "review-moment",
                entry=one.entry,
                kind=f"review-class-{one.kind}",
                loss=self.number(one.loss),
                error=self.number(one.error),
            ),
            "  " + self.say("review-played", line={"text": self.line(one.played)}),
        ]
        cost = self.review.cost(one)
        if cost is not None and one.lost:
            told = {"chance": percent(cost.chance), "score": self.number(cost.score)}
            lines.insert(1, "  " + self.say(f"review-cost-{self.review.score}", **told))
        if one.better is not None:
            lines.append("  " + self.say("review-better", line={"text": self.line(one.better)}))
            parts = self.parts(one)
            if parts:
                lines.append("  " + self.say("review-why", parts=[{"text": part} for part in parts]))
        return [*lines, *["    " + self.answer(answer) for answer in self.review.answers.get(one.entry, [])]]

    def answer(self, one: Answered) -> str:
        """A single answer inside a line."""
        given = {"text": self.words.message(one.given.message, self.names)}
        kind = f"review-class-{one.kind}"
        if one.better is None:
            return self.say("review-answer-best", given=given, choices=one.choices, kind=kind)
        better = {"text": self.words.message(one.better.message, self.names)}
        loss, error = self.number(one.loss), self.number(one.error)
        return self.say("review-answer", given=given, kind=kind, better=better, loss=loss, error=error)

    def line(self, hint: Hint) -> str:
        return "; ".join(self.words.message(option.message, self.names) for option in hint.line)

    def parts(self, one: Reviewed) -> list[str]:
        """What the better line brings more or less at once, by the named parts of the score."""
        if one.better is None:
            return []
        gain = Counter(dict(one.better.parts))
        gain.subtract(dict(one.played.parts))
        return [
            self.say("review-part", part=name, points={"text": f"{points:+d}".replace("-", "−")})
            for name, points in gain.items()
            if points
        ]

    def luck(self) -> list[str]:
        steps = sorted((step for step in self.review.steps if abs(step.luck) >= 0.05), key=lambda one: -abs(one.luck))
        lines = []
        for step in steps[:LUCKY]:
            entry = self.record.entries[step.entry]
            assert isinstance(entry, Dealt)
            what = self.words.game.outcome_text(entry.deck, entry.outcome) if self.words.game is not None else ""
            lines.append(
                self.say(
                    "review-dealt",
                    entry=step.entry,
                    what={"text": f"{entry.deck} = {what}"},
                    points=self.signed(step.luck),
                )
            )
        return lines

    def known(self) -> list[str]:
        """Who could know what when, and what the seat could suspect: at first, where that changed most, and at last."""
        found = self.review.hindsight
        if found is None:
            return []
        lines = [self.say("review-knew")]
        for fact in found.facts:
            told = {"text": self.words.render(fact.id, fact.args, self.names)}
            lines.append(self.say("review-fact", entry=fact.entry - 1, fact=told))
        for one in found.suspicions:
            if one.seat == self.review.seat:
                lines += [self.suspected(entry - 1, chances) for entry, chances in changes(one.points)]
        return lines

    def suspected(self, entry: int, chances: list[float]) -> str:
        told = [
            {"text": self.say("review-chance", seat={"seat": seat}, percent=percent(chance))}
            for seat, chance in enumerate(chances)
            if seat != self.review.seat
        ]
        return self.say("review-suspects", entry=entry, seat={"seat": self.review.seat}, chances=told)

    def foot(self) -> str:
        done = "review-complete" if self.review.complete else "review-short"
        return self.say("review-foot", reference={"text": self.review.reference}, done=done)
