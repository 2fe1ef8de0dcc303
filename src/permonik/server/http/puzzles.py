"""Puzzles: the list of a game, and a try at one. Whoever tries sends all answers given so far.

Kept is only what came of the first tries of registered people, how well they solve, and how hard a puzzle is by that.
"""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.housekeeping.puzzles import listed_puzzles
from permonik.kernel.registry import load
from permonik.puzzles import puzzle
from permonik.server.http.common import address_of, house_of, person_of, read, reply
from permonik.server.limits import work_of
from permonik.server.wire.puzzles import PuzzleAnswers, PuzzleInfo, SolverOut

WEIGHING = 400  # units of work, for a line that nobody looked at before


async def every_puzzle(request: Request) -> Response:
    game = load(request.path_params["game"]).id
    shifts = await house_of(request).puzzles.shifts(game)
    found = [PuzzleInfo(**one) for one in listed_puzzles(game)]
    return reply([msgspec.structs.replace(one, rating=one.rating + shifts.get(one.puzzle, 0)) for one in found])


async def attempt(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    found = puzzle(load(request.path_params["game"]).id, request.path_params["puzzle"])
    wish = await read(request, PuzzleAnswers)
    house.limits.spend(person.id, address_of(request), work_of(len(found.entries) + len(wish.answers)))
    text = await house.work.puzzle(person.id, found, wish.answers, False, wish.give_up)
    if text is None:
        house.limits.spend(person.id, address_of(request), WEIGHING)
        text = await house.reviews.work.puzzle(person.id, found, wish.answers, True, False)
        assert text is not None, "a line that was weighed has a verdict"
    told = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    rating = found.rating + await house.puzzles.shift(found)
    verdict = msgspec.json.decode(told["verdict"], type=str)
    solver = None
    if verdict != "open" and not person.guest:
        await house.puzzles.note(person.id, found, verdict == "right")
        solver = (await house.puzzles.ratings(person.id)).get(found.game)
    # Told is how hard it was when it was tried: by that the browser of a guest rates its solver.
    return Response(msgspec.json.encode({**told, "rating": rating, "solver": solver}), media_type="application/json")


async def mine(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    ratings = await house.puzzles.ratings(person.id)
    found = {game: SolverOut(game=game, rating=rating, tried={}) for game, rating in ratings.items()}
    for game, id, solved in await house.puzzles.tried(person.id):
        found[game].tried[id] = solved
    return reply(list(found.values()))


ROUTES = [
    Route("/games/{game}/puzzles", every_puzzle, methods=["GET"]),
    Route("/games/{game}/puzzles/{puzzle}", attempt, methods=["POST"]),
    Route("/me/puzzles", mine, methods=["GET"]),
]
