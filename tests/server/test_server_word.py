"""Word when it matters: mail to a mail server that receives, push to a service that decrypts."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from days import DAY, HOUR, Days
from post import Browser, Postman, PushService, claims_of, text_of
from test_server_days import answer, asleep, seated, turn_of, until
from visitors import Open, Visitor, opened, refused, registered

from permonik.server import house
from permonik.server.config import BadConfig, Config
from permonik.server.run import prepare
from permonik.server.storage.word import Wishes
from permonik.server.word import outbox
from permonik.server.word.hours import quiet_until

CLOCK = {"days": 2, "reserve": 3, "end": "forfeit"}
ALL = ["turn", "reminder", "over"]


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    monkeypatch.setattr(house, "WAKE_EVERY", 0.05)
    monkeypatch.setattr(outbox, "SEND_EVERY", 0.05)
    return Days(monkeypatch)


@pytest.fixture
def post() -> Iterator[Postman]:
    with Postman() as postman:
        yield postman


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


def settings(post: Postman, service: PushService) -> dict[str, Any]:
    return {"smtp": post.url, "mail_from": "house@example.org", "push_services": (service.url,)}


@asynccontextmanager
async def couple(data: Path, post: Postman, service: PushService) -> AsyncIterator[tuple[Open, Visitor, Visitor]]:
    async with (
        opened(data, **settings(post, service)) as server,
        await registered(server, "Anna") as anna,
        await registered(server, "Boris") as boris,
    ):
        yield server, anna, boris


def token_in(text: str, what: str) -> str:
    found = re.search(rf"/mail/{what}\?token=([\w.=-]+)", text)
    assert found is not None, text
    return found[1]


async def reachable(visitor: Visitor, post: Postman, service: PushService) -> Browser:
    """By mail and by push, in Czech."""
    email = f"{visitor.me['name'].lower()}@example.org"
    await visitor.post("/me/email", {"email": email, "lang": "cs"})
    await visitor.post("/word/confirm", {"token": token_in(text_of(post.mails.pop()), "confirm")})
    browser = Browser()
    await visitor.post("/me/devices", {**browser.wish(f"{service.url}/{visitor.me['name']}"), "lang": "cs"})
    return browser


async def all_said(server: Open, days: Days) -> None:
    """Waits until nothing is due any more."""

    async def done() -> bool:
        return not await server.house.outbox.store.due(days.now() - server.house.tables.closed, 1)

    await until(done)


def to(post: Postman, visitor: Visitor) -> list[str]:
    name = f"{visitor.me['name'].lower()}@example.org"
    return [str(mail["subject"]) for mail in post.mails if mail["to"] == name]


def test_a_game_over_days(tmp_path: Path, days: Days, post: Postman, service: PushService) -> None:
    """Turn, reminder and end arrive once each by mail and by push; a holiday stops the clock, a restart changes
    nothing."""

    async def scenario() -> None:
        async with couple(tmp_path, post, service) as (server, anna, boris):
            browsers = {one.me["name"]: await reachable(one, post, service) for one in (anna, boris)}
            id = await seated(server, anna, boris, clock=CLOCK)
            mine, other = await turn_of([anna, boris], id)
            await asleep(server, id)
            key = (await anna.get("/me/word"))["push_key"]
            days.pass_(0.01)
            await all_said(server, days)
            assert to(post, mine) == ["Jsi na tahu: Jakohra"]
            assert to(post, other) == []
            days.pass_(1)
            now = days.now()
            await mine.post("/me/holidays", {"start": now, "until": now + 10 * DAY})
            cookies = {one.me["name"]: dict(one.http.cookies) for one in (mine, other)}
            name, rival = mine.me["name"], other.me["name"]
        async with (
            opened(tmp_path, **settings(post, service)) as server,
            await server.come() as mine,
            await server.come() as other,
        ):
            for one, who in ((mine, name), (other, rival)):
                one.http.cookies.clear()
                one.http.cookies.update(cookies[who])
                one.me = await one.get("/me")
            days.pass_(9.9)
            await all_said(server, days)
            assert len(post.mails) == 1  # neither a reminder nor the end
            days.pass_(0.2)

            async def runs() -> bool:
                return bool((await mine.get("/turns"))[0]["until"])

            await until(runs)
            days.pass_(3.4)
            await all_said(server, days)
            assert to(post, mine) == ["Jsi na tahu: Jakohra"]
            days.pass_(0.2)  # half a day is left: a quarter of the days of a move
            await all_said(server, days)
            assert to(post, mine) == ["Jsi na tahu: Jakohra", "Dochází ti čas: Jakohra"]
            days.pass_(0.6)

            async def over() -> bool:
                return bool((await other.get(f"/tables/{id}"))["status"] == "finished")

            await until(over)
            days.pass_(0.01)
            await all_said(server, days)
            assert to(post, mine)[2:] == ["Dohráno: Jakohra"]
            assert to(post, other) == ["Dohráno: Jakohra"]
        heard = [browsers[name].read(body) for body in service.bodies[:2]]
        assert [one["title"] for one in heard] == ["Jsi na tahu: Jakohra", "Dochází ti čas: Jakohra"]
        assert {one["url"] for one in heard} == {f"/table/{id}"}
        assert len(service.bodies) == 4
        claims = claims_of(service.headers[0]["authorization"], key)
        assert claims["aud"] == service.url
        for mail in post.mails:
            text = text_of(mail)
            assert f"/table/{id}" in text
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert len({mail["message-id"] for mail in post.mails}) == len(post.mails) == 4

    asyncio.run(scenario())


def test_whoever_answers_at_once_is_not_told(tmp_path: Path, days: Days, post: Postman, service: PushService) -> None:
    async def scenario() -> None:
        async with couple(tmp_path, post, service) as (server, anna, boris):
            for one in (anna, boris):
                await reachable(one, post, service)
            id = await seated(server, anna, boris, clock=CLOCK)
            mine, other = await turn_of([anna, boris], id)
            while (await turn_of([anna, boris], id))[0] is mine:
                await answer(mine, id)
            async with await other.sit(id, (await other.get(f"/tables/{id}"))["mine"][0]):
                days.pass_(0.01)  # an open tab swallows nothing
                await all_said(server, days)
            assert (to(post, mine), to(post, other)) == ([], ["Jsi na tahu: Jakohra"])
            assert len(service.bodies) == 1

    asyncio.run(scenario())


def test_who_rests_is_told_afterwards(tmp_path: Path, days: Days, post: Postman, service: PushService) -> None:
    async def scenario() -> None:
        async with couple(tmp_path, post, service) as (server, anna, boris):
            for one in (anna, boris):
                await reachable(one, post, service)
            id = await seated(server, anna, boris, clock=CLOCK)
            mine, other = await turn_of([anna, boris], id)
            now = days.now()
            await other.post("/me/holidays", {"start": now, "until": now + 5 * DAY})
            while (await turn_of([anna, boris], id))[0] is mine:
                await answer(mine, id)
            days.pass_(4)
            await all_said(server, days)
            assert to(post, other) == []
            days.pass_(1.01)

            async def told() -> bool:
                return bool(to(post, other))

            await until(told)
            await all_said(server, days)
            assert to(post, other) == ["Jsi na tahu: Jakohra"]

    asyncio.run(scenario())


def test_what_fails_is_tried_again_and_nothing_is_lost(
    tmp_path: Path, days: Days, post: Postman, service: PushService
) -> None:
    async def scenario() -> None:
        async with couple(tmp_path, post, service) as (server, anna, boris):
            for one in (anna, boris):
                await reachable(one, post, service)
            await seated(server, anna, boris, clock=CLOCK)
            post.broken, service.status = True, 503
            days.pass_(0.01)
            await all_said(server, days)
            assert (post.refused, service.asked) == (1, 1)
            days.pass_(30 / DAY)  # the pause is not over
            await all_said(server, days)
            assert (post.refused, service.asked) == (1, 1)
            days.pass_(60 / DAY)
            await all_said(server, days)
            assert (post.refused, service.asked) == (2, 2)
            waiting = await server.house.outbox.store.waiting()
            assert waiting == 4  # with the two reminders
        async with opened(tmp_path, **settings(post, service)) as server:
            post.broken, service.status = False, 201
            days.pass_(0.01)
            await all_said(server, days)
            assert (len(post.mails), len(service.bodies)) == (1, 1)
            service.status = 410
            days.pass_(4.6)
            await all_said(server, days)
            assert len(post.mails) == 2
            rows = await server.house.storage.fetch("SELECT person FROM devices")
            assert len(rows) == 1  # who has left the push service is forgotten

    asyncio.run(scenario())


def test_one_click_ends_it_and_quiet_hours_and_digest_wait(
    tmp_path: Path, days: Days, post: Postman, service: PushService
) -> None:
    async def scenario() -> None:
        async with couple(tmp_path, post, service) as (server, anna, boris):
            for one in (anna, boris):
                await reachable(one, post, service)
            hour = int(days.now() // HOUR) % 24
            wish = {"mail": ALL, "push": ALL, "zone": "UTC", "lang": "cs"}
            quiet = {"quiet_from": (hour - 1) % 24, "quiet_to": (hour + 3) % 24, "digest": (hour + 5) % 24}
            for one in (anna, boris):
                await one.ask("PUT", "/me/word", wish | quiet)
            for _ in range(3):
                await seated(server, anna, boris, clock={"days": 14, "end": "forfeit"})
            days.pass_(0.02)
            await all_said(server, days)
            assert (post.mails, service.bodies) == ([], [])
            days.pass_(3 / 24)
            await all_said(server, days)
            assert (len(post.mails), len(service.bodies)) == (0, 3)
            days.pass_(2 / 24)
            await all_said(server, days)
            turns = {one: len(await one.get("/turns")) for one in (anna, boris)}
            assert len(post.mails) == sum(count > 0 for count in turns.values())
            busy = max(turns, key=lambda one: turns[one])
            (head,) = to(post, busy)
            assert head == f"Permoník: novinky ve {turns[busy]} hrách"
            (mail,) = [one for one in post.mails if str(one["to"]).startswith(busy.me["name"].lower())]
            link = re.fullmatch(r"<http://[^/]+(/api/v1/word/stop\?token=[\w.=-]+)>", str(mail["List-Unsubscribe"]))
            assert link is not None
            stopped = await busy.http.post(link[1], content="List-Unsubscribe=One-Click", headers={"cookie": ""})
            assert stopped.status_code == 204
            assert (await busy.get("/me/word"))["mail"] == ["reminder", "over"]
            assert (await busy.get("/me/word"))["push"] == ALL

    asyncio.run(scenario())


def test_quiet_hours_know_the_place() -> None:
    midnight = 1_800_000_000 // DAY * DAY  # UTC, in January
    night = Wishes(person="anna", quiet_from=22, quiet_to=7, zone="Europe/Prague")
    assert quiet_until(midnight, night) == midnight + 6 * HOUR
    assert quiet_until(midnight + 6 * HOUR, night) is None
    assert quiet_until(midnight + 20.9 * HOUR, night) is None
    assert quiet_until(midnight + 21 * HOUR, night) == midnight + 30 * HOUR


@pytest.mark.parametrize(
    ("chosen", "says"),
    [
        ({"smtp": "http://mail.example.org"}, "--smtp"),
        ({"smtp": "smtp://mail.example.org:many"}, "--smtp"),
        ({"smtp": "smtp://"}, "--smtp"),
        ({"smtp": "smtp://localhost", "mail_from": "nobody"}, "--mail-from"),
        ({"smtp": "smtp://localhost", "mail_from": "a@b.org\nX: y"}, "--mail-from"),
    ],
)
def test_mail_that_cannot_be_is_told_at_the_start(tmp_path: Path, chosen: dict[str, Any], says: str) -> None:
    with pytest.raises(BadConfig, match=says):
        prepare(Config(tmp_path, **chosen))
    prepare(Config(tmp_path, smtp="smtps://user:p%40ss@mail.example.org", mail_from="games@example.org"))


# -- attacks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "email",
    ["", "anna", "anna@", "@example.org", "a@b\r\nBcc: c@d.org", "a@example.org\nX: y", "a b@example.org", "a,b@c.org",
     "<a@example.org>", "a@example", "x" * 300 + "@example.org"],
)  # fmt: skip
def test_an_address_that_is_none(tmp_path: Path, post: Postman, service: PushService, email: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, **settings(post, service)) as server, await registered(server, "Anna") as anna:
            assert await refused(anna, "POST", "/me/email", {"email": email}) == "bad-email"
            assert post.mails == []

    asyncio.run(scenario())


def test_nobody_is_flooded_and_nothing_goes_to_an_address_that_is_not_confirmed(
    tmp_path: Path, days: Days, post: Postman, service: PushService
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0, **settings(post, service)) as server:
            async with await server.come("Cyril") as guest:
                assert await refused(guest, "POST", "/me/email", {"email": "c@example.org"}) == "not-registered"
            async with await registered(server, "Anna") as anna, await registered(server, "Boris") as boris:
                for _ in range(3):
                    await anna.post("/me/email", {"email": "victim@example.org"})
                for one in (anna, boris):
                    wish = {"email": "Victim@example.org"}
                    assert await refused(one, "POST", "/me/email", wish) == "too-many-requests"
                await seated(server, anna, boris, clock=CLOCK)
                days.pass_(0.02)
                await all_said(server, days)
                assert len(post.mails) == 3
                token = token_in(text_of(post.mails[0]), "confirm")
                for forged in ("", "x", token[:-2], "." + token, token.replace(".", "A.", 1), "é" * 50):
                    assert await refused(boris, "POST", "/word/confirm", {"token": forged}) == "bad-token"
                    assert await refused(boris, "POST", "/word/stop?token=" + forged[:20]) == "bad-token"
                assert await refused(boris, "POST", "/word/stop?token=" + token) == "bad-token"
                days.pass_(8)
                assert await refused(anna, "POST", "/word/confirm", {"token": token}) == "bad-token"
                assert not (await anna.get("/me/word"))["confirmed"]

    asyncio.run(scenario())


def test_the_server_calls_nobody_but_push_services(tmp_path: Path, post: Postman, service: PushService) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, smtp=post.url) as server, await server.come() as anna:
            keys = Browser()
            for address in (
                service.url,
                "http://fcm.googleapis.com/x",
                "https://fcm.googleapis.com:8443/x",
                "https://fcm.googleapis.com@127.0.0.1/x",
                "https://evilfcm.googleapis.com.example.org/",
                "https://127.0.0.1/",
                "https://[::1/",
                "file:///etc/passwd",
                "https://fcm.googleapis.com/" + "x" * 2000,
            ):
                assert await refused(anna, "POST", "/me/devices", keys.wish(address)) == "bad-device"
            good = keys.wish("https://fcm.googleapis.com/fcm/send/abc")
            for broken in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "*"}, {"p256dh": "B" + "A" * 86}):
                assert await refused(anna, "POST", "/me/devices", good | broken) == "bad-device"
            for number in range(12):
                told = await anna.post("/me/devices", good | {"endpoint": f"{good['endpoint']}{number}"})
            assert told["devices"] == 10
            await anna.ask("DELETE", "/me/devices", {"endpoint": f"{good['endpoint']}11"})
            async with await server.come() as boris:
                await boris.ask("DELETE", "/me/devices", {"endpoint": f"{good['endpoint']}10"})
            assert (await anna.get("/me/word"))["devices"] == 9

    asyncio.run(scenario())


def test_a_push_service_cannot_send_the_server_elsewhere(
    tmp_path: Path, days: Days, post: Postman, service: PushService
) -> None:
    async def scenario() -> None:
        async with couple(tmp_path, post, service) as (server, anna, boris):
            for one in (anna, boris):
                await reachable(one, post, service)
            await seated(server, anna, boris, clock=CLOCK)
            service.status = 302
            days.pass_(0.01)
            await all_said(server, days)
            assert (service.asked, service.inside) == (1, 0)
            assert await server.house.outbox.store.waiting() == 3

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "wish",
    [
        {"quiet_from": 24},
        {"digest": -1},
        {"zone": "Nowhere/Land"},
        {"zone": "../../etc/passwd"},
        {"zone": "x" * 1000},
        {"mail": ["everything"]},
        {"lang": "de"},
    ],
)
def test_wishes_that_make_no_sense(tmp_path: Path, wish: dict[str, object]) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            assert await refused(anna, "PUT", "/me/word", {"mail": [], "push": []} | wish) == "bad-message"
            assert (await anna.get("/me/word"))["mail"] == ALL
            assert not (await anna.get("/me/word"))["mail_works"]

    asyncio.run(scenario())


def test_what_is_known_of_somebody_goes_with_them(
    tmp_path: Path, days: Days, post: Postman, service: PushService
) -> None:
    async def scenario() -> None:
        async with couple(tmp_path, post, service) as (server, anna, boris):
            for one in (anna, boris):
                await reachable(one, post, service)
            await seated(server, anna, boris, clock=CLOCK)
            await anna.ask("DELETE", "/me", {"password": "correct horse"})
            for part in ("wishes", "devices", "outbox"):
                people = await server.house.storage.fetch(f"SELECT person FROM {part}")
                assert {row["person"] for row in people} <= {boris.me["id"]}
            assert anna.me["id"] not in server.house.outbox.wishes

    asyncio.run(scenario())
