"""What a table says, as plain data: dictionaries that JSON can hold. `docs/api.md` explains them.

The order of the fields is the order on the wire.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

Wish = Literal["undo", "end", "stand-in", "hints"]
Weighty = Literal["destroy", "replace", "forfeit", "beg", "attack_self", "reveal_role"]


class MessageOut(TypedDict):
    """A message of the kernel: `entry` is -1 where no entry caused it."""

    id: str
    args: dict[str, Any]
    targets: list[str]
    entry: int


class MovedOut(TypedDict):
    """How many more goods a seat has; `amount`: the message that words so many of them."""

    seat: int
    amount: str
    n: int


Fold = Literal["deed", "note", "stage", "step", "part", "ahead", "price"]


class LineOut(MessageOut):
    """A line of the log. `fold`: what it is in the story (docs/api.md); `cause`: the message that names what brought it
    about, or ""; `moved`: what it tells of goods."""

    fold: Fold
    cause: str
    moved: list[MovedOut]


class OptionOut(TypedDict):
    """An answer. `final`: it ends the draft. `weighty`: what it costs that a person should say yes to."""

    id: int
    text: str
    message: MessageOut
    targets: list[str]
    final: bool
    weighty: Weighty | None


class BarredOut(TypedDict):
    """An answer that this kind of question may offer and that cannot be given now; why not, and the rule."""

    text: str
    message: MessageOut
    targets: list[str]
    reason: MessageOut
    rule: str


class AheadOut(OptionOut):
    """An answer to the question that option `via` opens: given together with it, by two steps of the draft."""

    via: int


class WayOut(TypedDict):
    """All picks of a choice, repetitions written out. `final`: they end the draft."""

    picks: list[int]
    final: bool


class ItemOut(TypedDict):
    """What can be picked: an option, how often, with which others it cannot be picked, and (if there are any) of which
    others one must be picked too."""

    option: int
    limit: int
    clashes: list[int]
    needs: list[int]


class ChoiceOut(TypedDict):
    """A choice of several parts: so many picks in all, in any order. `ways`: all there are, where they are few."""

    items: list[ItemOut]
    least: int
    most: int
    ways: list[WayOut]


class DraftOut(TypedDict):
    """What the seat has answered and not confirmed, a message for each step. `done`: nothing more can be answered.

    `number`: its name, another one after each change; `log`: what it is told of its draft; `follows`: after each step,
    what came by itself, since there was no other answer. It goes with its step.
    """

    number: int
    answers: list[MessageOut]
    follows: list[list[MessageOut]]
    steps: int
    done: bool
    log: list[LineOut]


class ScoreOut(TypedDict):
    total: int
    parts: list[tuple[str, int]]


class ProposalOut(TypedDict):
    what: Wish
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


class BesideOut(TypedDict):
    """The part of a state that changes while nothing is played."""

    busy: list[int]
    proposal: ProposalOut | None
    clock: ClockOut | None


class StateOut(TypedDict):
    """Everything the seat may know now. Log lines from `log_from` on replace what the browser had from there on.

    `questions`: of which kind the question of each seat in `waiting` is (the id of its message), as the match asks it;
    "" where it is secret. `question`, `asked` and `options` are there when the own seat is waiting; `barred`: what
    cannot be answered now (more than a list can hold is told by `why`). `undo` and `hints` are "free", "ask" or None,
    where they can be had at once, after the others have agreed, or not at all.
    `open_until`: up to this entry a spectator may look on as any seat; 0: hands are hidden.
    While the own seat has a draft, these, `view` and `shown` are the draft's. `busy`: the seats that have one.
    """

    type: Literal["state"]
    seat: int | None
    entry: int
    view: dict[str, Any]
    shown: dict[str, Any]
    waiting: list[int]
    questions: list[str]
    question: MessageOut | None
    asked: int | None
    options: list[OptionOut]
    barred: list[BarredOut]
    ahead: list[AheadOut]
    obvious: int | None
    choice: ChoiceOut | None
    draft: DraftOut | None
    busy: list[int]
    undo: Literal["free", "ask"] | None
    hints: Literal["free", "ask"] | None
    log: list[LineOut]
    log_from: int
    over: bool
    scores: list[ScoreOut]
    winners: list[int]
    remark: MessageOut | None
    names: list[str]
    proposal: ProposalOut | None
    clock: ClockOut | None
    open_until: int
    seal: SealOut


class PatchOut(TypedDict):
    """What has changed since the last state or patch on this line, for who has asked for patches in `hello`.

    `set`: fields of the state, each whole, always with `log` and `log_from`; `view`, `shown`: fields inside these.
    """

    type: Literal["patch"]
    set: dict[str, Any]
    view: dict[str, Any]
    shown: dict[str, Any]


class SnapshotOut(TypedDict):
    """The answer to `at`."""

    type: Literal["snapshot"]
    seat: int | None
    entry: int
    view: dict[str, Any]
    shown: dict[str, Any]
    log: list[LineOut]
    scores: list[ScoreOut]


class RefusedOut(TypedDict):
    """What the own seat has proposed was refused by that seat."""

    type: Literal["refused"]
    what: Wish
    by: int


class Speaker(TypedDict):
    id: str
    name: str
    guest: bool


class ChatOut(TypedDict):
    type: Literal["chat"]
    person: Speaker
    text: str
    at: float


class BecauseOut(TypedDict):
    """The answer to `why`: the reason in words, and the rule in the specification. No reason: nothing speaks against it
    now, or the question is not about such things."""

    type: Literal["because"]
    ref: int
    seat: int
    target: str
    reason: MessageOut | None
    rule: str


class HintLine(TypedDict):
    """A line that a bot would play: the option that begins it, its answers, what it adds to the points by parts, and
    what it adds to the rest of what the seat has. `deeper`: the points speak for another line."""

    option: int
    line: list[MessageOut]
    parts: list[tuple[str, int]]
    gains: list[tuple[str, int]]
    deeper: bool


class HintOut(TypedDict):
    """The answer to `hint`: up to three lines, the best first. It is told to the seat alone."""

    type: Literal["hint"]
    ref: int
    seat: int
    asked: int
    lines: list[HintLine]


class DoubtOut(TypedDict):
    """The answer to `weigh`: the line that a bot would rather play than the seat's draft, where it finds that bad."""

    type: Literal["doubt"]
    ref: int
    seat: int
    entry: int
    steps: int
    better: HintLine | None


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


class LessonOut(TypedDict):
    """Where a lesson stands. `answers` is what is to be sent next time, with one more; `point`: targets on the board.

    `kind`: "say" and "wrong" wait for ">" (after a wrong answer `state` shows what comes of it), "ask" and "free" for
    an option of `state`; after "done" nothing comes.
    """

    game: str
    lesson: str
    title: str
    kind: Literal["say", "ask", "free", "wrong", "done"]
    beat: int
    beats: int
    say: str
    remark: str | None
    point: list[str]
    answers: list[str]
    state: StateOut
