"""Games, their words and their rules."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import serialize
from fluent.syntax.ast import Message, Resource
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from permonik.kernel.game import Game
from permonik.kernel.registry import games, load
from permonik.rulebook import rulebook
from permonik.server.assets import Asset, answer, make_asset
from permonik.server.http.common import house_of, reply
from permonik.server.problems import NoRules
from permonik.server.wire.games import GameOptionOut, GameOut
from permonik.words import language, places, resource

SERVER = Path(__file__).parents[1]
RULES = (SERVER.parent / "rules", SERVER.parents[2] / "docs" / "rules")  # in the package, or in a checkout


async def every_game(request: Request) -> Response:
    house = house_of(request)
    return reply([game_out(load(name), house.bot_names(name)) for name in games(hidden=True)])


async def house_texts(request: Request) -> Response:
    return answer(request, texts(None, language(request.path_params["lang"], {})))


async def hall_texts(request: Request) -> Response:
    return answer(request, hall(language(request.path_params["lang"], {})))


async def game_texts(request: Request) -> Response:
    game = load(request.path_params["game"])
    return answer(request, texts(game, language(request.path_params["lang"], {})))


async def rules(request: Request) -> Response:
    game = load(request.path_params["game"])
    return answer(request, rules_of(game))


async def rulebook_text(request: Request) -> Response:
    game = load(request.path_params["game"])
    return answer(request, rulebook_of(game, language(request.path_params["lang"], {})))


def game_out(game: Game, bots: Iterable[str]) -> GameOut:
    return GameOut(
        id=game.id,
        players=list(game.players),
        options=[
            GameOptionOut(id=option.id, values=list(option.values), default=option.default, message=option.message)
            for option in game.options()
        ],
        bots=list(bots),
        private=game.private,
        hidden=game.hidden,
    )


@cache
def texts(game: Game | None, lang: str) -> Asset:
    """A game's own texts, or those of the house and the page. What a game lacks in a language is there in English."""
    if game is None:
        (house,) = places(None)
        files: list[Traversable] = [house / f"{lang}.ftl", house / f"page.{lang}.ftl"]
    else:
        found = [folder / f"{one}.ftl" for folder in places(game)[1:] for one in (lang, "en")]
        files = [file for file in found if file.is_file()][:1]
    return text_asset(file.read_text(encoding="utf-8") for file in files)


@cache
def hall(lang: str) -> Asset:
    """What the pages say that are no table, and what they call the games: a table does not load it."""
    (house,) = places(None)
    texts = [(house / f"hall.{lang}.ftl").read_text(encoding="utf-8")]
    texts += [introduction(load(name), lang) for name in games(hidden=True)]
    return text_asset(texts)


def text_asset(texts: Iterable[str]) -> Asset:
    """Texts for browsers, without what only their writers read."""
    lines = [line for text in texts for line in text.splitlines() if not line.startswith("#")]
    return make_asset("\n".join([*lines, ""]).encode(), "text/plain; charset=utf-8")


def introduction(game: Game, lang: str) -> str:
    """A game's name and what it is about, under ids of its own: nobody loads all its words to read these."""
    found = []
    folder = places(game)[1]
    for entry in resource(folder, lang if (folder / f"{lang}.ftl").is_file() else "en").body:
        if isinstance(entry, Message) and entry.id.name in ("game-name", "game-about"):
            renamed = entry.clone()
            renamed.id.name += f"-{game.id}"
            found.append(serialize(Resource([renamed])))
    return "".join(found)


@cache
def rules_of(game: Game) -> Asset:
    for folder in RULES:
        file = folder / f"{game.id}.md"
        if file.is_file():
            return make_asset(file.read_bytes(), "text/markdown; charset=utf-8")
    raise NoRules(f"no rules of {game.id} are installed here")


@cache
def rulebook_of(game: Game, lang: str) -> Asset:
    text = rulebook(game, lang)
    if text is None:
        return rules_of(game)  # a game without a rulebook shows its rules as they are
    return make_asset(text.encode(), "text/markdown; charset=utf-8")


ROUTES = [
    Route("/games", every_game, methods=["GET"]),
    Route("/games/{game}/texts/{lang}.ftl", game_texts, methods=["GET"]),
    Route("/games/{game}/rules", rules, methods=["GET"]),
    Route("/games/{game}/rulebook/{lang}.md", rulebook_text, methods=["GET"]),
    Route("/texts/hall/{lang}.ftl", hall_texts, methods=["GET"]),
    Route("/texts/{lang}.ftl", house_texts, methods=["GET"]),
]
