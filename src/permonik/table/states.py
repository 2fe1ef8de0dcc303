"""What is sent of a match: to each seat its own view, never more."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from permonik.errors import UndoRefused
from permonik.kernel.game import Option
from permonik.kernel.match import Match
from permonik.kernel.message import Message, Score
from permonik.kernel.record import Undo
from permonik.table.messages import (
    ClockOut,
    MessageOut,
    OptionOut,
    ProposalOut,
    ScoreOut,
    SealOut,
    SnapshotOut,
    StateOut,
)


def state_out(
    match: Match,
    seat: int | None,
    log_from: int,
    alone: bool,
    proposal: ProposalOut | None,
    clock: ClockOut | None,
) -> StateOut:
    """`alone`: nobody else has to be asked before the seat takes something back."""
    asked = seat is not None and seat in match.waiting()
    return StateOut(
        type="state",
        seat=seat,
        entry=len(match.record.entries),
        view=match.seen(seat),
        shown=match.shown(seat),
        waiting=list(match.waiting()),
        question=message_out(match.question(seat)) if asked and seat is not None else None,
        asked=match.asked_at(seat) if asked and seat is not None else None,
        options=options_out(match, seat) if asked and seat is not None else [],
        undo=undo_out(match, seat, alone) if seat is not None else None,
        log=[message_out(message) for message in match.log(seat, log_from)],
        log_from=log_from,
        over=match.over,
        scores=scores_out(match, match.over),
        winners=list(match.winners()),
        remark=remark_out(match),
        names=list(match.names),
        proposal=proposal,
        clock=clock,
        seal=seal_out(match),
    )


def snapshot_out(match: Match, seat: int | None, over: bool) -> SnapshotOut:
    """`match`: a replay up to some entry; `over`: whether the whole of it has ended."""
    return SnapshotOut(
        type="snapshot",
        seat=seat,
        entry=len(match.record.entries),
        view=match.seen(seat),
        shown=match.shown(seat),
        log=[message_out(message) for message in match.log(seat)],
        scores=scores_out(match, over),
    )


def scores_out(match: Match, over: bool) -> list[ScoreOut]:
    """While a match runs, points may count hidden cards: then they are told at its end only."""
    if match.game.private and not over:
        return []
    return [score_out(score) for score in match.scores()]


def score_out(score: Score) -> ScoreOut:
    return ScoreOut(total=score.total, parts=list(score.parts))


def message_out(message: Message) -> MessageOut:
    return MessageOut(id=message.id, args=message.args, targets=message.targets, entry=message.entry)


def options_out(match: Match, seat: int) -> list[OptionOut]:
    """`final` is tried on what the seat sees, so that it tells nothing else."""
    draft = match.draft(seat)
    return [option_out(option, draft.final(option.id)) for option in match.options(seat)]


def option_out(option: Option, final: bool) -> OptionOut:
    return OptionOut(
        id=option.id, text=option.text, message=message_out(option.message), targets=option.targets, final=final
    )


def undo_out(match: Match, seat: int, alone: bool) -> Literal["free", "ask"] | None:
    if match.over:
        return None
    try:
        _, free = match.undoable(seat)
    except UndoRefused:
        return None
    return "free" if free or alone else "ask"


def remark_out(match: Match) -> MessageOut | None:
    """What the game has to say of its own end; of one by resigning or agreement it knows nothing."""
    remark = match.game.remark(match.state) if match.state.over else None
    return message_out(remark) if remark is not None else None


def seal_out(match: Match) -> SealOut:
    commitment = match.record.header.commitment
    if match.record.seal is None:  # the match takes care that it is there at the end only
        return SealOut(commitment=commitment, seed=None, nonce=None)
    return SealOut(commitment=commitment, seed=str(match.record.seal.seed), nonce=match.record.seal.nonce)


def log_start(match: Match, since: int) -> int:
    """From which entry on a log that was complete at `since` has to be told again: undos reach back."""
    entries = match.record.entries
    if not 0 <= since <= len(entries):
        return 0
    return min([since, *undone(entries[since:])])


def undone(entries: Collection[object]) -> list[int]:
    return [entry.to for entry in entries if isinstance(entry, Undo)]
