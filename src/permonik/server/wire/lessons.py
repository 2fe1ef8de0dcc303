"""Lessons."""

from __future__ import annotations

import msgspec

from permonik.server.wire.base import In, Out


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


class LessonsDone(In):
    """Lessons that a registered person has finished, each as "game/lesson"."""

    done: list[str]
