"""/api/v1/ratings: the tables of leaders."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.kernel.registry import load
from permonik.server.house import House
from permonik.server.http.common import house_of, person_of, reply
from permonik.server.problems import NotFound
from permonik.server.rating.anchors import BOT, DEVIATION, anchors
from permonik.server.rating.model import SURE, Rating
from permonik.server.storage.ratings import Ranked
from permonik.server.wire.profiles import LeadersOut, RatingOut

SIZES = ("two", "more")


async def leaders(request: Request) -> Response:
    house, person = house_of(request), await person_of(request)
    game, size = load(request.path_params["game"]), request.path_params["size"]
    if size not in SIZES:
        raise NotFound("there are ratings for `two` and for `more` players")
    pool = f"{game.id}/{size}"
    listed = [*await house.ratings.store.leaders(pool, SURE), *bots_of(house, game.id, pool)]
    if person.id not in [one.player for one in listed]:
        listed += [one for one in await house.ratings.store.of_person(person.id) if one.pool == pool]
    await house.people.recall([one.player for one in listed if not one.player.startswith(BOT)])
    listed.sort(key=lambda one: (one.rating.provisional, -one.rating.mu, one.player))
    return reply(LeadersOut(game=game.id, size=size, leaders=[rating_out(house, one) for one in listed]))


def bots_of(house: House, game: str, pool: str) -> list[Ranked]:
    known = anchors(pool)
    return [Ranked(pool, f"{BOT}{bot}", Rating(known[bot], DEVIATION)) for bot in house.bot_names(game) if bot in known]


def rating_out(house: House, one: Ranked) -> RatingOut:
    is_bot = one.player.startswith(BOT)
    game, _, size = one.pool.partition("/")
    return RatingOut(
        game=game,
        size="two" if size == "two" else "more",
        person=None if is_bot else house.people.known(one.player),
        bot=one.player.removeprefix(BOT) if is_bot else None,
        points=one.rating.points,
        margin=one.rating.margin,
        provisional=one.rating.provisional,
        games=one.rating.games,
        won=one.rating.won,
    )


ROUTES = [Route("/ratings/{game}/{size}", leaders, methods=["GET"])]
