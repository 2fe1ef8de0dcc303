"""What only people need beside the view of Pretend."""

from __future__ import annotations

from typing import TypedDict

from permonik.games.pretend.state import PretendState


class PretendShown(TypedDict):
    """What a person is shown beside the view."""

    round: int  # from 1; after the last turn still the last round


def shown(s: PretendState) -> PretendShown:
    return {"round": min(s.turns // len(s.miners) + 1, s.rounds)}
