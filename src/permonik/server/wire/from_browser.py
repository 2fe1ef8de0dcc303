"""A table's socket, from the browser."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from permonik.server.wire.base import MOST_LISTED, In, Int, Short


class Hello(In, tag="hello"):
    """The first message: as which of my seats (None: as a spectator), and from which entry on the log is wanted.
    `patches`: after the first state it is enough to be told what has changed."""

    seat: Int | None = None
    since: Int = 0
    patches: bool = False
    ref: Int = 0


class Decide(In, tag="decide"):
    """`asked` is the number that came with the question: a late or doubled answer is refused."""

    seat: Int
    asked: Int
    option: Int
    ref: Int = 0


class DraftStep(In, tag="draft"):
    """Answers the question that is open in the seat's draft, or begins one. Several picks: the parts of a choice."""

    seat: Int
    asked: Int
    picks: Annotated[list[Int], msgspec.Meta(max_length=MOST_LISTED)]
    ref: Int = 0


class DraftBack(In, tag="back"):
    """Keeps the first `to` steps of the draft."""

    seat: Int
    to: Int
    ref: Int = 0


class Confirm(In, tag="confirm"):
    """The draft's answers are played; with a `draft`, only if it still has that number."""

    seat: Int
    draft: Int | None = None
    ref: Int = 0


class TakeBack(In, tag="undo"):
    seat: Int
    ref: Int = 0


class GiveUp(In, tag="resign"):
    seat: Int
    ref: Int = 0


class Propose(In, tag="propose"):
    """To end the match by agreement, to hand a seat that is gone to a bot, or to let everybody ask for hints."""

    seat: Int
    what: Literal["end", "stand-in", "hints"]
    for_seat: Int | None = None
    bot: Short | None = None
    ref: Int = 0


class Answer(In, tag="answer"):
    """To the open proposal (an undo that needs consent is one)."""

    seat: Int
    agree: bool
    ref: Int = 0


class LookAt(In, tag="at"):
    """The position after so many entries, as the own seat saw it. `seat`: as that one did, where hands are open."""

    entry: Int
    seat: Int | None = None
    ref: Int = 0


class Why(In, tag="why"):
    """Why nothing can be chosen at a place of the board (a target, as options have them)."""

    seat: Int
    target: Short
    ref: Int = 0


class AskHint(In, tag="hint"):
    """What would a strong bot do? Where other people play, all must have agreed. That it was asked, everybody sees."""

    seat: Int
    ref: Int = 0


class Weigh(In, tag="weigh"):
    """Is the seat's draft bad? As a hint: where it may be asked for, and counted where there was something to say."""

    seat: Int
    ref: Int = 0


class Say(In, tag="chat"):
    text: str
    ref: Int = 0


class Mute(In, tag="mute"):
    """I no longer want to read this person (or want to again)."""

    person: Short
    muted: bool
    ref: Int = 0


class Ping(In, tag="ping"):
    """Is the line still there? The answer is `ok`, as to everything."""

    ref: Int = 0


FromBrowser = (
    Hello
    | Decide
    | DraftStep
    | DraftBack
    | Confirm
    | TakeBack
    | GiveUp
    | Propose
    | Answer
    | LookAt
    | Why
    | AskHint
    | Weigh
    | Say
    | Mute
    | Ping
)
