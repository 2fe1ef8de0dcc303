"""Lessons: the list, the playing of one, and which ones somebody has finished.

A lesson has no table and no session: whoever plays one sends all answers given so far.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.kernel.registry import games
from permonik.lessons import Lesson, lesson, lessons
from permonik.server.http.common import address_of, house_of, person_of, read, reply
from permonik.server.limits import work_of
from permonik.server.problems import NotRegistered
from permonik.server.wire.lessons import LessonAnswers, LessonInfo, LessonsDone
from permonik.words import language


async def every_lesson(request: Request) -> Response:
    lang = language(request.query_params.get("lang", "en"), {})
    return reply([info(one, lang) for game in games() for one in lessons(game)])


async def play(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    lang = language(request.query_params.get("lang", "en"), {})
    found = lesson(request.path_params["game"], request.path_params["lesson"])
    wish = await read(request, LessonAnswers)
    house.limits.spend(person.id, address_of(request), work_of(10 * len(wish.answers)))
    text = await house.work.lesson(person.id, found, wish.answers, wish.back, lang)
    return Response(text, media_type="application/json")


async def finished(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    return reply([] if person.guest else await house.lessons.done(person.id))


async def finish(request: Request) -> Response:
    house, person, wish = house_of(request), await person_of(request), await read(request, LessonsDone)
    if person.guest:
        raise NotRegistered("a guest's lessons are kept in the browser")
    for one in wish.done:
        game, _, id = one.partition("/")
        lesson(game, id)
    await house.lessons.add(person.id, wish.done)
    return reply(await house.lessons.done(person.id))


def info(one: Lesson, lang: str) -> LessonInfo:
    return LessonInfo(game=one.game, lesson=one.id, title=one.title[lang], about=one.about[lang], minutes=one.minutes)


ROUTES = [
    Route("/lessons", every_lesson, methods=["GET"]),
    Route("/games/{game}/lessons/{lesson}", play, methods=["POST"]),
    Route("/me/lessons", finished, methods=["GET"]),
    Route("/me/lessons", finish, methods=["POST"]),
]
