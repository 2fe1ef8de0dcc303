"""What a table refuses. What the match behind it refuses keeps its own name (`permonik.errors`)."""

from __future__ import annotations

from permonik.errors import PermonikError


class BadMessage(PermonikError):
    """Not JSON, not a known message, or a field that does not fit."""


class NotYourSeat(PermonikError):
    """The seat is somebody else's, or has resigned."""


class NoProposal(PermonikError):
    """Nothing is proposed, or the seat is not asked."""


class ProposalOpen(PermonikError):
    """One proposal at a time."""


class NoDraft(PermonikError):
    """The seat has drafted nothing that it could confirm or take back."""


class DraftFull(PermonikError):
    """Nobody needs so many steps."""


class NotAway(PermonikError):
    """A seat can be handed to a bot only when its person has been away long enough."""


class NoHints(PermonikError):
    """Where other people play, all have to agree to hints first; or the bot has none."""


class HandsHidden(PermonikError):
    """What a seat sees is its own, or is shown to those who look on a round later."""


class NotSeated(PermonikError):
    """Only for those who sit at the table."""


class ChatOff(PermonikError):
    """Nobody talks at this table."""


class TooLarge(PermonikError):
    """A message or a record that nobody needs so long."""
