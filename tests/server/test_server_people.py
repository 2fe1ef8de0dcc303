"""People: guests, names, accounts, cookies."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from visitors import Refusal, Visitor, opened

from permonik.server.cookies import KEY_FILE


async def refused(visitor: Visitor, method: str, path: str, body: object = None, **headers: str) -> str:
    with pytest.raises(Refusal) as refusal:
        await visitor.ask(method, path, body, **headers)
    assert refusal.value.message
    return refusal.value.code


def test_a_guest_can_play_at_once_and_be_called_anything(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            assert anna.me["guest"]
            assert anna.me["name"].startswith("Guest ")
            answer = await anna.http.get("/api/v1/me")
            assert "set-cookie" not in answer.headers  # once is enough
            for name in ("Žofie Ďuríčková", "美咲", "O'Brien & Co", " two   spaces ", "👩‍🚀"):
                renamed = await anna.ask("PATCH", "/me", {"name": name})
                assert renamed["name"] == " ".join(name.split())
            kept = await anna.get("/me")
            assert kept["name"] == "👩‍🚀"
            bad = ("", "   ", "x" * 41, "a\nb", "a\x00b", "\u202eevil", "<b>Anna</b>", "<script>", "\u200d", "\ud800")
            for name in bad:
                assert await refused(anna, "PATCH", "/me", {"name": name}) in ("bad-name", "bad-message")
            assert (await anna.get("/me"))["name"] == "👩‍🚀"

    asyncio.run(scenario())


def test_the_cookie_is_signed_and_shy(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, public_url="https://games.example.org") as server, await server.come() as anna:
            anna.http.cookies.clear()
            cookie = (await anna.http.get("/api/v1/me")).headers["set-cookie"]
            assert all(part in cookie for part in ("HttpOnly", "SameSite=Lax", "Secure", "Path=/"))

    asyncio.run(scenario())
    assert (tmp_path / KEY_FILE).stat().st_mode & 0o777 == 0o600


def test_foreign_and_forged_cookies_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            opened(tmp_path / "a") as server,
            opened(tmp_path / "b") as elsewhere,
            await server.come() as anna,
            await elsewhere.come() as boris,
        ):
            id, version, seal = anna.cookie.removeprefix("permonik=").split(".")
            other = await server.come()
            forged = [
                boris.cookie,
                f"permonik={other.me['id']}.{version}.{seal}",
                f"permonik={id}.2.{seal}",
                f"permonik={id}.{version}.{'0' * 64}",
                f"permonik={id}.{version}",
                "permonik=nonsense",
                "permonik=é.1.é",
                f"permonik={id}.{'9' * 5000}.{seal}",
            ]
            for cookie in forged:
                anna.http.cookies.clear()
                answer = await anna.http.get("/api/v1/tables/mine", headers={"cookie": cookie.encode()})
                assert (answer.status_code, answer.json()["code"]) == (401, "bad-cookie"), cookie
                assert "Max-Age=0" in answer.headers["set-cookie"]
            answer = await anna.http.get("/api/v1/tables/mine")
            assert (answer.status_code, answer.json()["code"]) == (401, "no-person")
            await other.http.aclose()

    asyncio.run(scenario())


def test_an_account_from_registering_to_deleting(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna, await server.come() as boris:
            registered = await anna.post("/me/register", {"name": "Anna", "password": "correct horse"})
            assert registered["me"] == {"id": anna.me["id"], "name": "Anna", "guest": False}
            recovery = registered["recovery"]
            assert len(recovery) == 24
            again = {"name": "Other", "password": "correct horse"}
            assert await refused(anna, "POST", "/me/register", again) == "already-registered"
            for name in ("anna", "ANNA", "Ａnna"):
                assert await refused(boris, "PATCH", "/me", {"name": name}) == "name-taken"
                assert await refused(boris, "POST", "/me/register", again | {"name": name}) == "name-taken"
            assert await refused(boris, "POST", "/me/register", {"name": "B", "password": "short"}) == "bad-password"

            async with await server.come() as phone:
                for name, password in (("Anna", "wrong horse"), ("Nobody", "correct horse")):
                    body = {"name": name, "password": password}
                    assert await refused(phone, "POST", "/sign-in", body) == "wrong-password"
                assert (await phone.get("/me"))["guest"]
                signed = await phone.post("/sign-in", {"name": "aNNa", "password": "correct horse"})
                assert signed["id"] == anna.me["id"]
                assert (await phone.get("/me"))["name"] == "Anna"

                body = {"name": "Anna", "recovery": "AAAA-AAAA-AAAA-AAAA-AAAA", "password": "battery staple"}
                assert await refused(boris, "POST", "/recover", body) == "wrong-password"
                recovered = await boris.post("/recover", body | {"recovery": recovery.lower().replace("-", " ")})
                assert recovered["me"]["id"] == anna.me["id"]
                assert await refused(boris, "POST", "/recover", body | {"recovery": recovery}) == "wrong-password"
                assert await refused(phone, "GET", "/me") == "bad-cookie"  # other sessions have ended
                old = {"name": "Anna", "password": "correct horse"}
                assert await refused(phone, "POST", "/sign-in", old) == "wrong-password"

            assert await refused(boris, "DELETE", "/me", {"password": "correct horse"}) == "wrong-password"
            assert await boris.ask("DELETE", "/me", {"password": "battery staple"}) is None
            assert (await boris.get("/me"))["guest"]
            async with await server.come() as carla:
                again = await carla.post("/me/register", {"name": "Anna", "password": "a new person"})
                assert again["me"]["id"] != anna.me["id"]

    asyncio.run(scenario())


def test_signing_out_forgets_the_browser_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            await anna.post("/me/register", {"name": "Anna", "password": "correct horse"})
            await anna.post("/sign-out")
            assert "permonik" not in anna.http.cookies
            assert (await anna.get("/me"))["guest"]
            await anna.post("/sign-in", {"name": "Anna", "password": "correct horse"})
            assert (await anna.get("/me"))["name"] == "Anna"

    asyncio.run(scenario())


def test_deleting_an_account_anonymises_its_games(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            waiting = await anna.table()
            table = await anna.table()
            await boris.post(f"/tables/{table['id']}/join", {})
            await anna.post(f"/tables/{table['id']}/start")
            async with await boris.sit(table["id"], 1) as chair:
                await anna.ask("DELETE", "/me")
                await chair.until(lambda: chair.table["status"] == "finished" and chair.table["seats"][0]["name"])
                assert chair.table["seats"][0]["name"] == "Player 1"
                assert chair.table["seats"][0]["person"] is None
                assert chair.table["winners"] == [1]
            record = await boris.get(f"/tables/{table['id']}/record")
            assert "Anna" not in record
            assert "Boris" in record
            assert await refused(boris, "GET", f"/tables/{waiting['id']}") == "unknown-table"
        async with opened(tmp_path) as server:
            assert (await server.house.table(table["id"])).playing().names == ["Player 1", "Boris"]

    asyncio.run(scenario())
