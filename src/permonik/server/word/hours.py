"""Quiet hours and the hour of the digest, in the time of whoever is told."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

from permonik.server.problems import BadMessage
from permonik.server.storage.word import Wishes


def check_zone(name: str) -> str:
    try:
        if len(name) > 60:
            raise ValueError
        ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        raise BadMessage("that is no time zone; one is called Europe/Prague") from None
    return name


def next_hour(now: float, hour: int, zone: str) -> float:
    """When it is that hour there for the next time."""
    place: tzinfo
    try:
        place = ZoneInfo(zone)
    except (ValueError, OSError, KeyError):  # the operator's machine knows fewer zones than it did
        place = UTC
    here = datetime.fromtimestamp(now, place)
    then = datetime.combine(here.date(), time(hour), place)
    if then <= here:
        then = datetime.combine(here.date() + timedelta(days=1), time(hour), place)
    return then.timestamp()


def quiet_until(now: float, wishes: Wishes) -> float | None:
    """The end of the quiet hours, if it is one of them."""
    if wishes.quiet_from is None or wishes.quiet_to is None or wishes.quiet_from == wishes.quiet_to:
        return None
    end = next_hour(now, wishes.quiet_to, wishes.zone)
    # Within them if their end comes before their next beginning.
    return end if end < next_hour(now, wishes.quiet_from, wishes.zone) else None
