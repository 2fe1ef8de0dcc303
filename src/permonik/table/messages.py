"""What a table says, as plain data: dictionaries that JSON can hold. `docs/api.md` explains them.

The order of the fields is the order on the wire.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict


class MessageOut(TypedDict):
    """A message of the kernel: `entry` is -1 where no entry caused it."""

    id: str
    args: dict[str, Any]
    targets: list[str]
    entry: int


class OptionOut(TypedDict):
    """A legal answer. `final`: after it the seat could not take it back without asking the others."""

    id: int
    text: str
    message: MessageOut
    targets: list[str]
    final: bool


class ScoreOut(TypedDict):
    total: int
    parts: list[tuple[str, int]]


class ProposalOut(TypedDict):
    what: Literal["undo", "end", "stand-in"]
    by: int
    for_seat: int | None
    needs: list[int]


class ClockOut(TypedDict):
    """Seconds left per seat now, and the seats whose clock runs."""

    left: list[float]
    running: list[int]


class SealOut(TypedDict):
    """The commitment from the start; seed and nonce once the match is over."""

    commitment: str
    seed: str | None
    nonce: str | None


class StateOut(TypedDict):
    """Everything the seat may know now. Log lines from `log_from` on replace what the browser had from there on.

    `question`, `asked` and `options` are there when the own seat is waiting; `undo` is "free", "ask" or None.
    """

    type: Literal["state"]
    seat: int | None
    entry: int
    view: dict[str, Any]
    shown: dict[str, Any]
    waiting: list[int]
    question: MessageOut | None
    asked: int | None
    options: list[OptionOut]
    undo: Literal["free", "ask"] | None
    log: list[MessageOut]
    log_from: int
    over: bool
    scores: list[ScoreOut]
    winners: list[int]
    remark: MessageOut | None
    names: list[str]
    proposal: ProposalOut | None
    clock: ClockOut | None
    seal: SealOut


class SnapshotOut(TypedDict):
    """The answer to `at`."""

    type: Literal["snapshot"]
    seat: int | None
    entry: int
    view: dict[str, Any]
    shown: dict[str, Any]
    log: list[MessageOut]
    scores: list[ScoreOut]


class Speaker(TypedDict):
    id: str
    name: str
    guest: bool


class ChatOut(TypedDict):
    type: Literal["chat"]
    person: Speaker
    text: str
    at: float


class OkOut(TypedDict):
    """The message with this `ref` was carried out."""

    type: Literal["ok"]
    ref: int


class ErrorOut(TypedDict):
    """The message with this `ref` (0: unreadable) was refused; nothing has changed."""

    type: Literal["error"]
    ref: int
    code: str
    message: str
