"""People: guests, names, accounts, cookies."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from argon2 import PasswordHasher, Type, extract_parameters
from visitors import WAIT, Chair, Visitor, opened, refused

from permonik.kernel.record import SeatChange
from permonik.server.cookies import KEY_FILE, Cookies, read_key
from permonik.server.house import House
from permonik.server.names import skeleton
from permonik.server.passwords import Passwords
from permonik.server.problems import TooManyRequests
from permonik.server.storage import DATABASE
from permonik.server.storage.opening import house_key
from permonik.server.storage.sqlite import migrate


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


@pytest.mark.sqlite
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
            value = anna.cookie.removeprefix("permonik=")
            other = await server.come()
            key = Cookies(house_key(server.house.config), False)
            id = anna.me["id"]
            forged = [
                boris.cookie,
                f"permonik={value[:-1]}{'a' if value[-1] != 'a' else 'b'}",
                f"permonik={value}a",
                f"permonik={id}.0.{key.seal(id, 0)}",  # nobody ever had such a cookie
                f"permonik={id}.1.{key.seal(id, 1)}",  # nor this one: she came after there were sessions
                f"permonik={other.me['id']}.1.{'0' * 64}",
                f"permonik={id}.1",
                "permonik=nonsense",
                "permonik=é.1.é",
                f"permonik={id}.{'9' * 5000}.{'0' * 64}",
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


@pytest.mark.both
def test_an_account_from_registering_to_deleting(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna, await server.come() as boris:
            registered = await anna.post("/me/register", {"name": "Anna", "password": "correct horse"})
            assert registered["me"] == anna.me | {"name": "Anna", "guest": False}
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


def test_names_that_pass_for_others_are_refused(tmp_path: Path) -> None:
    """Zero width, soft hyphens, joiners, fillers, other alphabets, marks upon marks: UTS 39."""

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna, await server.come() as boris:
            await anna.post("/me/register", {"name": "Alan Turing", "password": "correct horse"})
            alike = ("AIan Turing", "alan turing", "А\u0406\u0430n", "Аlan Turing", "A\u200blan Turing", "Alan Turіng")
            alike += ("Alan\u00ad Turing", "Al\u034fan Turing", "Alan Turing\u3164", "𝐀lan Turing", "Alan Tu\ufe0fring")
            for name in alike:
                assert await refused(boris, "PATCH", "/me", {"name": name}) in ("bad-name", "name-taken"), ascii(name)
            for name in ("\u3164", "\u2800", "\u115f", "a" + "\u0301" * 5, "Xеnia", "\U00010330\U00010331", "\u00ad"):
                assert await refused(boris, "PATCH", "/me", {"name": name}) == "bad-name", ascii(name)
            for name in ("Алан", "Álan Turing", "نور", "한글", "Ελένη", "アンナ Anna", "J❤️", "Ďuro & Žofie"):
                assert (await boris.ask("PATCH", "/me", {"name": name}))["name"] == name
            assert (await anna.ask("PATCH", "/me", {"name": "AIan Turing"}))["name"] == "AIan Turing"  # it is hers

    asyncio.run(scenario())


def test_a_session_can_be_ended(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna, await server.come() as phone:
            guest = anna.cookie
            await anna.post("/me/register", {"name": "Anna", "password": "correct horse"})
            assert anna.cookie != guest
            assert await status(anna, guest) == 401  # whoever had the guest's cookie has nothing now

            await phone.post("/sign-in", {"name": "Anna", "password": "correct horse"})
            desk, away = anna.cookie, phone.cookie
            table = await anna.table("pretend", ("me", "random"))
            async with await phone.sit(table["id"]) as chair, await anna.sit(table["id"]) as stays:
                await phone.post("/sign-out")
                assert await closed(chair) == 4401
                assert (await status(anna, away), await status(anna, desk)) == (401, 200)
                await stays.ask("hello", seat=0)

            await phone.get("/me")
            await phone.post("/sign-in", {"name": "Anna", "password": "correct horse"})
            away = phone.cookie
            for old, new, code in (("wrong horse", "battery staple", "wrong-password"), ("x", "short", "bad-password")):
                assert await refused(anna, "POST", "/me/password", {"password": old, "new": new}) == code
            assert (await status(anna, away), await status(anna, desk)) == (200, 200)
            await anna.post("/me/password", {"password": "correct horse", "new": "battery staple"})
            assert (await status(anna, away), await status(anna, desk)) == (401, 401)
            assert (await anna.get("/me"))["name"] == "Anna"
            old = {"name": "Anna", "password": "correct horse"}
            assert await refused(anna, "POST", "/sign-in", old) == "wrong-password"

            desk = anna.cookie
            await anna.post("/sign-out-everywhere")
            assert await status(anna, desk) == 401
            assert (await anna.get("/me"))["guest"]
            change = {"password": "battery staple", "new": "staple battery"}
            assert await refused(anna, "POST", "/me/password", change) == "not-registered"

    asyncio.run(scenario())


async def status(visitor: Visitor, cookie: str) -> int:
    kept = dict(visitor.http.cookies)
    visitor.http.cookies.clear()
    answer = await visitor.http.get("/api/v1/tables/mine", headers={"cookie": cookie})
    visitor.http.cookies.clear()
    for name, value in kept.items():
        visitor.http.cookies.set(name, value, domain="127.0.0.1")
    return answer.status_code


async def closed(chair: Chair) -> int | None:
    await asyncio.wait([chair.reader], timeout=WAIT)
    return chair.ws.close_code


@pytest.mark.both
def test_sessions_are_kept_as_hashes_and_survive_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            cookie = anna.cookie
        async with opened(tmp_path) as server, await server.come() as boris:
            assert await status(boris, cookie) == 200
            rows = await server.house.storage.fetch("SELECT token FROM sessions")
            assert all(len(row["token"]) == 64 and row["token"] not in cookie for row in rows)
            for _ in range(25):
                await server.house.people.sessions.start(boris.me["id"])
            mine = await server.house.storage.fetch("SELECT * FROM sessions WHERE person = ?", boris.me["id"])
            assert len(mine) == 20

    asyncio.run(scenario())


@pytest.mark.sqlite
def test_a_cookie_from_before_there_were_sessions_is_exchanged(tmp_path: Path) -> None:
    """A database of the first version: its guests stay who they are, until they register or sign out."""
    database = sqlite3.connect(tmp_path / DATABASE)
    migrate(database, 1)
    database.execute("INSERT INTO people (id, name, created, seen) VALUES ('old', 'Anna', 0, ?)", (time.time(),))
    database.execute("INSERT INTO people (id, name, created, seen) VALUES ('out', 'Boris', 0, ?)", (time.time(),))
    database.execute(
        "INSERT INTO people (id, name, folded, password, created, seen) VALUES ('reg', 'Dana', 'dana', 'x', 0, 0)"
    )
    database.commit()
    database.close()
    cookies = Cookies(read_key(tmp_path), False)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as carla:
            old, out = (f"permonik={id}.1.{cookies.seal(id, 1)}" for id in ("old", "out"))
            assert await status(carla, old) == 200
            carla.http.cookies.clear()
            answer = await carla.http.get("/api/v1/me", headers={"cookie": old})
            assert answer.json()["id"] == "old"
            assert "." not in carla.http.cookies["permonik"]
            assert (await carla.get("/me"))["name"] == "Anna"
            assert await refused(carla, "PATCH", "/me", {"name": "Dаna"}) == "bad-name"
            await carla.post("/me/register", {"name": "Anna", "password": "correct horse"})
            assert await status(carla, old) == 401
            carla.http.cookies.clear()
            assert (await carla.http.post("/api/v1/sign-out", headers={"cookie": out})).status_code == 204
            assert await status(carla, out) == 401
            assert (await server.house.people.get("reg")).skeleton == skeleton("Dana")

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


@pytest.mark.parametrize("stored", [False, True], ids=["at the table", "on the disk"])
def test_a_deleted_person_is_not_named_where_a_stand_in_came_and_went(tmp_path: Path, stored: bool) -> None:
    """A record tells by name that somebody is back; the bot keeps its name."""

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            id = (await anna.table())["id"]
            await boris.post(f"/tables/{id}/join")
            await anna.post(f"/tables/{id}/start")
            live = await server.house.table(id)
            table = live.started()
            async with live.turn():
                await live.commit(table.change_seats([replace(table.seats[0], bot="random", name="random 1")]))
                await live.commit(table.change_seats([replace(table.seats[0], bot=None, name="Anna")]))
            async with await boris.sit(id, 1) as chair:
                await chair.ask("resign", seat=1)
            assert (await boris.get(f"/tables/{id}/record")).count("Anna") == 2
            if stored:
                server.house.drop(live)
            await anna.ask("DELETE", "/me")
            record = await boris.get(f"/tables/{id}/record")
            assert "Anna" not in record
            assert record.count("Player 1") == 2
            assert "random 1" in record
        async with opened(tmp_path) as server:  # and it is no damage
            match = (await server.house.table(id)).playing()
            assert match.names == ["Player 1", "Boris"]
            assert [entry.name for entry in match.record.entries if isinstance(entry, SeatChange)] == [
                "random 1",
                "Player 1",
            ]

    asyncio.run(scenario())


@pytest.mark.parametrize("stored", [False, True], ids=["at the table", "on the disk"])
def test_a_deleted_person_is_not_named_where_a_bot_has_the_seat_for_good(tmp_path: Path, stored: bool) -> None:
    """Anna's clock has ended, and a bot has her seat; nothing but her name is left of her there. Boris stays."""

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            id = (await boris.table(clock={"base": 600, "end": "bot"}))["id"]
            await anna.post(f"/tables/{id}/join")
            await boris.post(f"/tables/{id}/start")
            live = await server.house.table(id)
            async with live.turn():
                await live.commit(live.started().hand_over(1, "random"))
            async with await boris.sit(id, 0) as chair:
                await chair.ask("resign", seat=0)
            assert "Anna" in await boris.get(f"/tables/{id}/record")
            if stored:
                server.house.drop(live)
            await anna.ask("DELETE", "/me")
            record = await boris.get(f"/tables/{id}/record")
            assert "Anna" not in record
            assert "Player 2" in record
            assert "random 2" in record
            await boris.ask("DELETE", "/me")
        async with opened(tmp_path) as server:
            match = (await server.house.table(id)).playing()
            assert match.record.header.names == ("Player 1", "Player 2")
            assert match.names == ["Player 1", "random 2"]

    asyncio.run(scenario())


def test_passwords_are_hashed_by_current_advice() -> None:
    """OWASP's Password Storage Cheat Sheet names 46 MiB, one pass, one lane of argon2id first (the others that it names
    are as hard and need less memory); RFC 9106 asks for salts of 16 bytes and tags of 32. Its own choice for less
    memory, 64 MiB and three passes in four lanes, would take a processor three times as long, which is what attackers
    of the sign-in want. Whoever changes this reads again what is advised then."""

    async def scenario() -> None:
        passwords = Passwords()
        made = extract_parameters(await passwords.hash("correct horse"))
        assert made.type is Type.ID
        assert made.version == 19
        assert (made.memory_cost, made.time_cost, made.parallelism) == (46 * 1024, 1, 1)
        assert (made.salt_len, made.hash_len) == (16, 32)
        weak = PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1).hash("correct horse")
        assert passwords.is_old(weak)
        assert not passwords.is_old(await passwords.hash("correct horse"))
        passwords.close()

    asyncio.run(scenario())


TRIES = (
    ("POST", "/me/register", {"name": "Anna", "password": "correct horse"}),
    ("POST", "/sign-in", {"name": "Anna", "password": "correct horse"}),
    ("POST", "/recover", {"name": "Anna", "recovery": "AAAA-AAAA-AAAA-AAAA-AAAA", "password": "battery staple"}),
    ("POST", "/me/password", {"password": "correct horse", "new": "battery staple"}),
    ("DELETE", "/me", {"password": "correct horse"}),
)


def used_up(house: House, who: str, kind: str = "password") -> None:
    with suppress(TooManyRequests):
        while True:
            house.limits.take(kind, who)


def test_whatever_hashes_a_password_is_limited_by_address(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as anna:
            for method, path, body in TRIES:
                used_up(server.house, "127.0.0.1")
                assert await refused(anna, method, path, body) == "too-many-requests", path
            assert (await anna.get("/me"))["guest"]

    asyncio.run(scenario())


def test_the_password_of_one_person_is_not_tried_from_many_addresses(tmp_path: Path) -> None:
    """However the name is written; other names can still be tried from here."""

    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as anna:
            used_up(server.house, "name anna")
            used_up(server.house, anna.me["id"])
            _, (_, sign_in, body), (_, recover, lost), (_, change, both), _ = TRIES
            assert await refused(anna, "POST", sign_in, body | {"name": "ＡNNA"}) == "too-many-requests"
            assert await refused(anna, "POST", recover, lost) == "too-many-requests"
            assert await refused(anna, "POST", change, both) == "too-many-requests"
            assert await refused(anna, "POST", sign_in, body | {"name": "Boris"}) == "wrong-password"

    asyncio.run(scenario())


def test_reports_and_new_guests_are_limited(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as anna:
            used_up(server.house, anna.me["id"], "report")
            report = {"person": anna.me["id"], "what": "name"}
            assert await refused(anna, "POST", "/reports", report) == "too-many-requests"
            used_up(server.house, "127.0.0.1", "guest")
            anna.http.cookies.clear()
            assert await refused(anna, "GET", "/me") == "too-many-requests"

    asyncio.run(scenario())
