"""Lessons."""

from __future__ import annotations

from typing import Literal

import msgspec

from permonik.server.wire.base import In, Out
from permonik.table.messages import StateOut


class LessonInfo(Out):
    """A lesson in a list, in one language."""

    game: str
    lesson: str
    title: str
    about: str
    minutes: int


class LessonAnswers(In):
    """All that was answered in the lesson so far: the texts of options, ">" to go on. `back`: without the last."""

    answers: list[str] = msgspec.field(default_factory=list)
    back: bool = False


class LessonOut(Out):
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


class LessonsDone(In):
    """Lessons that a registered person has finished, each as "game/lesson"."""

    done: list[str]
