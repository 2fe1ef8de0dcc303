"""Victory points and where they come from (R14)."""

from __future__ import annotations

from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.tables import RESOURCES


def parts(s: RivalsState, seat: int) -> list[tuple[str, int]]:
    me = s.players[seat]
    towns = me.right - me.left + 1 + me.cities.bit_count()
    return [
        ("score-towns", towns),
        ("score-cards", me.victory() - towns),
        ("score-tokens", s.points(seat) - me.victory()),
    ]


def holdings(s: RivalsState, seat: int) -> list[tuple[str, int]]:
    """Resources, and points that are no victory points."""
    me = s.players[seat]
    held = [(f"resource-{RESOURCES[one]}", me.held(one)) for one in range(len(RESOURCES))]
    return [
        *held,
        ("view-road", me.right - me.left + me.road_left + me.road_right),
        ("point-strength", me.strength),
        ("point-skill", me.skill),
        ("point-commerce", me.commerce()),
        ("point-progress", me.progress),
    ]


def winners(s: RivalsState) -> tuple[int, ...]:
    """Only the active player can win (R15.2); nobody after the turn cap (RU-37)."""
    return (s.winner,) if s.winner >= 0 else ()
