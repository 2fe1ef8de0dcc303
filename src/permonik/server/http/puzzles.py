"""Puzzles: the list of a game, and a try at one. Nothing is kept: whoever tries sends all answers given so far."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.housekeeping.puzzles import listed_puzzles
from permonik.kernel.registry import load
from permonik.puzzles import puzzle
from permonik.server.http.common import address_of, house_of, person_of, read, reply
from permonik.server.limits import work_of
from permonik.server.wire.puzzles import PuzzleAnswers, PuzzleInfo

WEIGHING = 400  # units of work, for a line that nobody looked at before


async def every_puzzle(request: Request) -> Response:
    game = load(request.path_params["game"]).id
    return reply([PuzzleInfo(**one) for one in listed_puzzles(game)])


async def attempt(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    found = puzzle(load(request.path_params["game"]).id, request.path_params["puzzle"])
    wish = await read(request, PuzzleAnswers)
    house.limits.spend(person.id, address_of(request), work_of(len(found.entries) + len(wish.answers)))
    text = await house.work.puzzle(person.id, found, wish.answers, False, wish.give_up)
    if text is None:
        house.limits.spend(person.id, address_of(request), WEIGHING)
        text = await house.reviews.work.puzzle(person.id, found, wish.answers, True, False)
    return Response(text, media_type="application/json")


ROUTES = [
    Route("/games/{game}/puzzles", every_puzzle, methods=["GET"]),
    Route("/games/{game}/puzzles/{puzzle}", attempt, methods=["POST"]),
]
