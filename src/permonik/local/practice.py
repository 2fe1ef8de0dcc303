"""A practice cave: a deal for every day or week, the same on every device. Nothing is sealed on one's own device, so it
counts for nobody, and may be tried as often as one likes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from hashlib import sha256
from typing import Any

from permonik.housekeeping.caves import KINDS, Kind, bounds, period_at, score_of
from permonik.kernel.record import Seal
from permonik.local.errors import BadCave
from permonik.local.kept import KeptTable


def kind_of(game: str) -> Kind:
    if game not in KINDS:
        raise BadCave(f"there is no cave of {game[:40]}")
    return KINDS[game]


def noon(day: str) -> float:
    """Some moment of a day, as in 2026-11-16."""
    try:
        start, end = bounds(date.fromisoformat(day).isoformat())
    except (ValueError, OverflowError):
        raise BadCave(f"a day is written as 2026-11-16, not {day[:40]!r}") from None
    return (start + end) / 2


def seal_of(game: str, period: str) -> Seal:
    """What everybody deals from."""
    digest = sha256(f"practice cave {game} {period}".encode()).digest()
    return Seal(int.from_bytes(digest[:16], "big"), period)


def cave_out(kind: Kind, moment: float, tables: Sequence[KeptTable]) -> dict[str, Any]:
    """The server's `CaveOut`. `tables`: the newest first."""
    period = period_at(kind.every, moment)
    start, end = bounds(period)
    tried = next((one for one in tables if one.game == kind.game and one.cave == period), None)
    score = score_of(kind, tried.totals) if tried is not None and tried.totals is not None else None
    return {
        "game": kind.game,
        "period": period,
        "every": kind.every,
        "ends": end,
        "bots": kind.bots,
        "commitment": "",
        "tries": sum(one.game == kind.game and one.cave == period for one in tables),
        "mine": None if tried is None else {"table": tried.id, "score": score},
        "previous": period_at(kind.every, start - 1),
    }
