"""Every door of the house, one after the other: new ones, too, or the first test here fails."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from babble import ODD
from besiege import copy_games, steadily, watched
from doors import DOORS, Door, filled
from starlette.routing import Mount, Route
from visitors import Visitor, opened

from permonik.server.app import make_app
from permonik.server.config import Config

STRANGE = ("%00", "..%2F..", "%F0%9F%98%80", "x" * 500, "-1", "9" * 30, "'%20OR%201=1%20--", "%7B%7D")
QUERIES = ("before=nan", "before=x", "lang=%00", "season=9999-9", "token=%FF", "with=" + "x" * 300, "size=seven")


def doors_of_the_house(data: Path) -> set[tuple[str, str]]:
    (api,) = [one for one in make_app(Config(data=data)).routes if isinstance(one, Mount) and one.path == "/api/v1"]
    routes = [one for one in api.routes if isinstance(one, Route)]
    return {(method, route.path) for route in routes for method in route.methods or () if method != "HEAD"}


def test_every_door_of_the_house_is_known(tmp_path: Path) -> None:
    assert {(door.method, door.path) for door in DOORS} == doors_of_the_house(tmp_path)


async def places_of(anna: Visitor, boris: Visitor) -> dict[str, str]:
    group = await anna.post("/groups", {"name": "Our evening"})
    code = (await boris.get("/friends"))["code"]
    return {
        "table": (await anna.table("pretend", ("me", "open")))["id"],
        "person": boris.me["id"],
        "group": group["id"],
        "code": code,
        "number": "1",
        "game": "pretend",
        "lang": "cs",
        "lesson": "first",
        "puzzle": "20bcb8ecd0",
        "size": "two",
        "period": "2026-01-01",
    }


@pytest.mark.parametrize("door", DOORS, ids=lambda door: f"{door.method} {door.path}")
def test_something_odd_at_a_door_is_refused_in_words(tmp_path: Path, door: Door) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            places = await places_of(anna, boris)
            body = filled(door.body, places)
            odd = [(door.at(places), body | {name: one}) for name in [*(body or ()), "odd"] for one in ODD if body]
            odd += [(door.at(dict.fromkeys(places, one)), body) for one in STRANGE if "{" in door.path]
            odd += [(f"{door.at(places)}?{query}", body) for query in QUERIES]
            for path, wish in odd:
                answer = await boris.http.request(door.method, f"/api/v1{path}", json=wish)
                assert answer.status_code < 500, (path, wish, answer.text)
                if answer.status_code >= 400:
                    assert answer.json()["message"], (path, wish)
                if "permonik" not in boris.http.cookies:  # some doors lead out
                    await boris.get("/me")
            for content in (b"", b"{", b"[]", b"\xff", b"null", b'{"a":' * 5000):
                answer = await anna.http.request(door.method, f"/api/v1{door.at(places)}", content=content)
                assert answer.status_code < 500, (content[:9], answer.text)
            assert "\npermonik_errors_total 0.0\n" in server.house.metrics.text()

    asyncio.run(scenario())


@steadily
def test_a_long_past_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Six thousand games, and all that can be asked about them."""

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            group = (await anna.post("/groups", {"name": "Our evening"}))["id"]
            table = await anna.table("pretend", ("me", "me"), group=group)
            cookie = dict(anna.http.cookies)
            async with await anna.sit(table["id"]) as chair:
                await chair.ask("resign", seat=0)
        copy_games(tmp_path, table["id"], 6_000, 60)
        async with opened(tmp_path) as server, await server.come() as anna:
            anna.http.cookies.update(cookie)
            await anna.get("/me/export")  # what is read once and kept
            paths = ["/me/export", "/tables/finished", "/tables/mine", f"/groups/{group}", "/turns", "/friends"]
            with watched():
                for path in [*paths, f"/people/{(await anna.get('/me'))['id']}", "/caves", "/ratings/pretend/two"]:
                    await anna.http.get(f"/api/v1{path}")

    asyncio.run(scenario())
