"""Bots at a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from permonik.bots.base import Bot, BotFailed
from permonik.errors import PermonikError, listed
from permonik.kernel.game import View
from permonik.kernel.match import Match
from permonik.kernel.record import Decision, Record, Undo


class Witnessed(NamedTuple):
    """What a bot has seen of somebody's answer: who gave it, and what the bot's own seat knew just before."""

    watch: int
    view: View
    action: int
    text: str


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


def choose(match: Match, seat: int, action: int, bots: Mapping[int, Bot]) -> None:
    """Carries out an answer, and tells the bots that watch of it."""
    seen = watchers(match, seat, bots)
    match.choose(seat, action)
    show(seen, seat, action, bots)


def watchers(match: Match, seat: int, bots: Mapping[int, Bot]) -> list[tuple[int, View]]:
    """The bots that will see what a waiting seat answers and want to, each with what its own seat knows before it."""
    return [(other, match.view(other)) for other in witnesses(match, seat) if other in bots and bots[other].watches]


def show(seen: Sequence[tuple[int, View]], seat: int, action: int, bots: Mapping[int, Bot]) -> None:
    """The seat has answered: those who saw it are told."""
    for other, view in seen:
        tell(bots[other], other, view, seat, action)


def witnesses(match: Match, seat: int) -> list[int]:
    """The other seats that will see what a waiting seat answers, whatever that is."""
    if seat not in match.waiting():
        return []
    audience = match.state.open(seat).audience(match.state)
    return [other for other in range(match.players) if other != seat and audience >> other & 1]


def remembered(record: Record, seat: int) -> list[Witnessed]:
    """What a seat has seen of everybody's answers, its own too, in a match that is still going on. What was taken back
    is forgotten; what nobody could have answered otherwise tells nothing."""
    match = Match(Record(record.header), None)
    seen: list[tuple[int, Witnessed]] = []
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Undo):
            seen = [one for one in seen if one[0] < entry.to]
        elif isinstance(entry, Decision) and not entry.forced and (seat == entry.seat or entry.audience >> seat & 1):
            text = match.game.text(entry.action)
            seen.append((number, Witnessed(entry.seat, match.view(seat), entry.action, text)))
        match.retrace(entry, False)
    return [one for _, one in seen]


def tell(bot: Bot, seat: int, view: View, who: int, action: int) -> None:
    """What the bot of a seat has seen of somebody's answer."""
    try:
        bot.watch(view, who, action)
    except PermonikError:
        raise
    except Exception as error:
        raise BotFailed(f"the bot of seat {seat} crashed while it watched: {error!r}") from error


def play_match(match: Match, bots: Sequence[Bot] | Mapping[int, Bot]) -> None:
    """Plays a match to its end. Every seat needs a bot; a failure leaves the match where it is."""
    seated = dict(bots) if isinstance(bots, Mapping) else dict(enumerate(bots))
    if sorted(seated) != list(range(match.players)):
        raise BotFailed(f"{match.players} seats need a bot each; there are bots for: {listed(sorted(seated))}")
    while not match.over:
        for seat in match.waiting():
            choose(match, seat, ask(match, seat, seated[seat]), seated)
            break  # an answer can change who waits
