"""Caves: which games have one, for how long it is open, and what counts in it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Literal, NamedTuple

WEEK = 7


class Kind(NamedTuple):
    """`bots`: against how many. They answer at once, so that they play the same game against everybody who does."""

    game: str
    every: Literal["day", "week"]
    bots: int
    score: Literal["points", "margin"]


KINDS = {
    kind.game: kind
    for kind in (
        Kind("cave-vs-cave", "day", 0, "points"),
        Kind("caverna", "day", 0, "points"),
        Kind("rivals", "week", 1, "margin"),
        Kind("saboteur", "week", 4, "points"),
    )
}
BOT = "medium"


def score_of(kind: Kind, totals: Sequence[int]) -> int:
    mine, *others = totals
    return mine - max(others) if kind.score == "margin" else mine


# -- periods: 2026-11-16 is a day, 2026-W47 a week; both by UTC --------------------------------------------------


def period_at(every: Literal["day", "week"], now: float) -> str:
    day = datetime.fromtimestamp(now, UTC).date()
    if every == "day":
        return day.isoformat()
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def is_period(every: Literal["day", "week"], text: str) -> bool:
    pattern = r"\d{4}-\d{2}-\d{2}" if every == "day" else r"\d{4}-W\d{2}"
    if not re.fullmatch(pattern, text, re.ASCII):
        return False
    try:
        bounds(text)
    except (ValueError, OverflowError):
        return False
    return True


def bounds(period: str) -> tuple[float, float]:
    """When it begins and ends."""
    weekly = "W" in period
    first = date.fromisocalendar(int(period[:4]), int(period[6:]), 1) if weekly else date.fromisoformat(period)
    start = datetime(first.year, first.month, first.day, tzinfo=UTC)
    return start.timestamp(), (start + timedelta(days=WEEK if weekly else 1)).timestamp()
