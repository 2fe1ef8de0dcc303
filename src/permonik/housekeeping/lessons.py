"""Lessons as they are shown to people, and the bot that plays the other seats of a guided game."""

from __future__ import annotations

from collections.abc import Sequence

from permonik.bots.play import ask
from permonik.bots.registry import make
from permonik.kernel.match import Match
from permonik.lessons import LessonPlayer, lesson
from permonik.table.messages import LessonOut
from permonik.table.states import state_out

EASY = "easy"


class EasyMind:
    """An easy bot at every other seat. What it answers is kept with the lesson, so it never thinks twice."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __call__(self, match: Match, seat: int) -> str:
        bot = make(EASY, self.game, len(match.record.entries))
        return match.game.text(ask(match, seat, bot))


def play_lesson(game: str, id: str, answers: Sequence[str], back: bool, lang: str) -> LessonOut:
    """Where a lesson stands after these answers."""
    taught, mind = lesson(game, id), EasyMind(game)
    player = LessonPlayer(taught, answers, mind)
    if back:
        player = LessonPlayer(taught, player.back(), mind)
    return lesson_out(player, lang)


def lesson_out(player: LessonPlayer, lang: str) -> LessonOut:
    taught, standing = player.lesson, player.standing()
    state = state_out(standing.match, taught.seat, 0, True)
    if standing.kind not in ("ask", "free"):
        state |= {"question": None, "asked": None, "options": []}
    return LessonOut(
        game=taught.game,
        lesson=taught.id,
        title=taught.title[lang],
        kind=standing.kind,
        beat=standing.beat,
        beats=len(taught.beats),
        say=standing.say[lang] if standing.say is not None else "",
        remark=standing.remark[lang] if standing.remark is not None else None,
        point=list(pointed(player)),
        answers=player.answers,
        state=state,
    )


def pointed(player: LessonPlayer) -> tuple[str, ...]:
    """Where a lesson names nothing to point at, it is the answer itself."""
    standing = player.standing()
    if standing.kind != "ask" or standing.point:
        return standing.point
    return tuple(f"option:{answer}" for answer in player.beat.ask)
