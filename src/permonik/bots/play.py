"""Bots at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from permonik.bots.base import Bot, BotFailed
from permonik.errors import PermonikError, listed
from permonik.kernel.match import Match


def ask(match: Match, seat: int, bot: Bot) -> int:
    """What the bot chooses for a waiting seat, checked but not carried out."""
    options = match.options(seat)
    try:
        chosen = bot.choose(match.view(seat), options)
    except PermonikError:
        raise
    except Exception as error:
        raise BotFailed(f"the bot of seat {seat} crashed: {error!r}") from error
    if isinstance(chosen, bool) or not isinstance(chosen, int) or chosen not in [option.id for option in options]:
        raise BotFailed(
            f"the bot of seat {seat} chose {chosen!r}, which is not among its answers: "
            f"{listed(f'{option.id} ({option.text})' for option in options)}"
        )
    return chosen


def play_match(match: Match, bots: Sequence[Bot] | Mapping[int, Bot]) -> None:
    """Plays a match to its end. Every seat needs a bot; a failure leaves the match where it was."""
    seated = dict(bots) if isinstance(bots, Mapping) else dict(enumerate(bots))
    if sorted(seated) != list(range(match.players)):
        raise BotFailed(f"{match.players} seats need a bot each; there are bots for: {listed(sorted(seated))}")
    while not match.over:
        for seat in match.waiting():
            match.choose(seat, ask(match, seat, seated[seat]))
            break  # an answer can change who waits
