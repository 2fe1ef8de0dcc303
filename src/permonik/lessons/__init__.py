"""Lessons: what they are (`data`), what they check (`goals`), and the one player of them (`player`).

Only Python's own library is needed: lessons are also played where there is nothing else.
"""

from permonik.lessons.data import Beat, Lesson, Remark, Text, Wrong, lesson, lessons
from permonik.lessons.player import GO_ON, LessonPlayer, Standing

__all__ = [
    "GO_ON",
    "Beat",
    "Lesson",
    "LessonPlayer",
    "Remark",
    "Standing",
    "Text",
    "Wrong",
    "lesson",
    "lessons",
]
