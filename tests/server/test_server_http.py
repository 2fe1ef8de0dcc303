"""What stands around the tables: origins, headers, limits, pages, words, numbers."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from visitors import Open, Refusal, Visitor, opened
from websockets.exceptions import InvalidStatus

from permonik.server.config import BadConfig, Config, origin_of
from permonik.server.limits import LIMITS, Limits
from permonik.server.problems import TooManyRequests
from permonik.server.wire import VERSION


async def code(answer: httpx.Response) -> tuple[int, str]:
    problem = answer.json()
    assert set(problem) == {"code", "message"}
    assert problem["message"]
    return answer.status_code, problem["code"]


def test_pages_of_others_are_not_welcome(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            table = await anna.table("pretend", ("me", "random"))
            own = server.base
            body = json.dumps({"name": "Eve"})
            for origin in ("https://evil.example", "null", f"{own}0", own.replace("http", "https", 1) + "0", "evil"):
                answer = await anna.http.patch("/api/v1/me", content=body, headers={"origin": origin})
                assert await code(answer) == (403, "bad-origin")
                with pytest.raises(InvalidStatus) as refusal:
                    await anna.open(table["id"], origin=origin)
                assert refusal.value.response.status_code == 403
            rebound = {"host": "evil.example", "origin": "http://evil.example"}
            assert await code(await anna.http.patch("/api/v1/me", content=body, headers=rebound)) == (403, "bad-origin")
            assert (await anna.get("/me"))["name"] == "Anna"
            answer = await anna.http.patch("/api/v1/me", content=body, headers={"origin": own})
            assert answer.json()["name"] == "Eve"
            async with await anna.open(table["id"], origin=own) as chair:
                await chair.ask("hello", seat=0)

    asyncio.run(scenario())


def test_a_public_url_is_an_origin(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, public_url="https://games.example.org/") as server, await server.come() as anna:
            for origin, status in (
                ("https://games.example.org", 200),
                ("http://games.example.org", 403),
                ("https://games.example.org.evil.example", 403),
            ):
                # The cookie is for https only, so this client would not send it by itself.
                headers = {"origin": origin, "host": "games.example.org", "cookie": anna.cookie}
                answer = await anna.http.patch("/api/v1/me", content='{"name": "Anna"}', headers=headers)
                assert answer.status_code == status, origin
            assert "max-age" in answer.headers["strict-transport-security"]

    asyncio.run(scenario())
    assert origin_of("https://Games.example.org:443/x") == "https://games.example.org"
    with pytest.raises(BadConfig, match="public-url"):
        Config(tmp_path, public_url="games.example.org")


def test_a_socket_needs_a_person_and_a_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            id = (await anna.table("pretend", ("me", "random")))["id"]

            async def status(visitor: Visitor, table: str) -> tuple[int, str]:
                with pytest.raises(InvalidStatus) as refusal:
                    await visitor.open(table)
                response = refusal.value.response
                return response.status_code, json.loads(response.body or b"{}")["code"]

            assert await status(anna, "nowhere") == (404, "unknown-table")
            async with httpx.AsyncClient(base_url=server.base) as http:
                stranger = Visitor(server.base, http)
                assert await status(stranger, id) == (401, "no-person")
                cookie = anna.cookie.removeprefix("permonik=")
                http.cookies.set("permonik", cookie[:-9] + ("x" if cookie[-9] != "x" else "y") + cookie[-8:])
                assert await status(stranger, id) == (401, "bad-cookie")

    asyncio.run(scenario())


def test_every_answer_is_dressed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            for path in ("/", "/api/v1/me", "/api/v1/nothing", "/healthz", "/table/xyz"):
                answer = await anna.http.get(path)
                policy = answer.headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert "frame-ancestors 'none'" in policy
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"
                assert "server" not in answer.headers or "uvicorn" not in answer.headers["server"]
            assert (await anna.http.get("/api/v1/me")).headers["cache-control"] == "no-store"

    asyncio.run(scenario())


def test_what_is_not_there_is_said_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            get = anna.http.get
            assert await code(await get("/api/v1/nothing")) == (404, "not-found")
            assert await code(await get("/api/v2/me")) == (404, "not-found")
            assert await code(await anna.http.post("/api/v1/games")) == (405, "method-not-allowed")
            assert await code(await get("/api/v1/tables/xyz")) == (404, "unknown-table")
            assert await code(await get("/api/v1/texts/de.ftl")) == (404, "unknown-language")
            assert await code(await get("/api/v1/texts/hall/de.ftl")) == (404, "unknown-language")
            assert await code(await get("/api/v1/games/chess/texts/en.ftl")) == (404, "unknown-game")
            assert await code(await get("/api/v1/games/..%2f..%2fetc/rules")) in (
                (404, "unknown-game"),
                (404, "not-found"),
            )
            body = "x" * 100_000
            assert await code(await anna.http.patch("/api/v1/me", content=body)) == (413, "too-large")
            assert await code(await anna.http.patch("/api/v1/me", content=b"\xff{")) == (400, "bad-message")

    asyncio.run(scenario())


def test_games_words_and_rules(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            games = {game["id"]: game for game in await anna.get("/games")}
            pretend = games["pretend"]
            assert pretend["hidden"]
            assert pretend["private"]
            assert pretend["players"] == [2, 3, 4]
            assert [option["id"] for option in pretend["options"]] == ["rounds", "deck"]
            assert "random" in pretend["bots"]
            assert "house-seat = Hráč" in await anna.get("/texts/cs.ftl")
            assert "account-register =" in await anna.get("/texts/hall/cs.ftl")
            assert "account-register =" not in await anna.get("/texts/cs.ftl")
            assert "game-name" in await anna.get("/games/pretend/texts/sk.ftl")
            answer = await anna.http.get("/api/v1/texts/en.ftl")
            again = await anna.http.get("/api/v1/texts/en.ftl", headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert (await anna.get("/games/pretend/rules")).startswith("# ")

    asyncio.run(scenario())


def test_the_page_and_the_places_inside_it(tmp_path: Path) -> None:
    static = tmp_path / "static"

    async def scenario() -> None:
        async with opened(tmp_path / "data", static=static) as server, await server.come() as anna:
            get = anna.http.get
            answer = await get("/")
            assert (answer.status_code, "make play" in answer.text) == (503, True)
            (static / "assets").mkdir(parents=True)
            (static / "index.html").write_text("<!doctype html><title>Permoník</title>" + " " * 2000)
            (static / "assets" / "index-abc123.js").write_text("let x = 1;" * 500)
            (tmp_path / "secret.txt").write_text("secret")
            for path in ("/", "/table/abc", "/settings/deep/er"):
                answer = await get(path)
                assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
                assert "Permoník" in answer.text
                assert answer.headers["content-encoding"] == "gzip"
            script = await get("/assets/index-abc123.js")
            assert "immutable" in script.headers["cache-control"]
            assert "javascript" in script.headers["content-type"]
            assert script.headers["content-encoding"] == "gzip"
            (static / "assets" / "index-abc124.js").write_text("let x = 1;" * 500)
            (static / "assets" / "index-abc124.js.br").write_bytes(b"packed when it was built")
            for wanted, sent in (("gzip, br", "br"), ("gzip, brotli", "gzip"), ("identity", None)):
                async with anna.http.stream(
                    "GET", "/assets/index-abc124.js", headers={"accept-encoding": wanted}
                ) as raw:
                    assert raw.headers.get("content-encoding") == sent
            assert await code(await get("/assets/index-old.js")) == (404, "not-found")
            for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/%00"):
                assert "secret" not in (await get(path)).text

    asyncio.run(scenario())


def test_numbers_health_and_schema(tmp_path: Path) -> None:
    async def scenario(server: Open, anna: Visitor) -> None:
        health = (await anna.http.get("/healthz")).json()
        assert (health["status"], health["api"]) == ("ok", VERSION)
        await anna.table("pretend", ("me", "me"))
        with pytest.raises(Refusal):
            await anna.get("/tables/xyz")
        numbers = await anna.numbers()
        assert 'permonik_tables_started_total{game="pretend"} 1' in numbers
        assert 'permonik_refusals_total{code="unknown-table"} 1' in numbers
        assert "permonik_live_tables 1" in numbers
        schema = (await anna.http.get("/api/schema.json")).json()
        assert {"StateOut", "Decide", "TableOut", "Problem", "FromBrowser", "ToBrowser"} <= set(schema["$defs"])
        tags = [schema["$defs"][ref["$ref"].rpartition("/")[2]] for ref in schema["$defs"]["FromBrowser"]["anyOf"]]
        assert "decide" in [tag["properties"]["type"]["enum"][0] for tag in tags]

    async def main() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            await scenario(server, anna)

    asyncio.run(main())


def refusals(answers: list[Any]) -> set[str]:
    """Of all of them: nobody goes while others are still on their way, and leaves their connections open."""
    return {answer.code for answer in answers if isinstance(answer, Refusal)}


def test_too_many_at_once_are_refused(tmp_path: Path) -> None:
    limits = Limits(1.0)
    for _ in range(int(LIMITS["chat"].burst)):
        limits.take("chat", "anna")
    with pytest.raises(TooManyRequests):
        limits.take("chat", "anna")
    limits.take("chat", "boris")

    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as anna:
            table = await anna.table("pretend", ("me", "me"))
            async with await anna.sit(table["id"], 0) as chair:
                said = [chair.ask("chat", text=f"{number}") for number in range(20)]
                assert "too-many-requests" in refusals(await asyncio.gather(*said, return_exceptions=True))
            asked = [anna.get("/me") for _ in range(200)]
            assert "too-many-requests" in refusals(await asyncio.gather(*asked, return_exceptions=True))

    asyncio.run(scenario())
