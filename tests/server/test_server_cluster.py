"""Several processes that serve one house: whatever lands at one of them and belongs to another is passed on."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from buses import own_redis
from databases import Databases
from prometheus_client.parser import text_string_to_metric_families
from visitors import WAIT, Chair, Open, Refusal, Visitor, decide_together, look, opened, refused, registered
from websockets.exceptions import ConnectionClosed

from permonik.server import logs
from permonik.server.admin import Order, ask
from permonik.server.cluster import forward, leases, links
from permonik.server.cluster.bus import HEARD, UNHEARD, Alone
from permonik.server.cluster.inside import bind_inside
from permonik.server.cluster.links import Letter
from permonik.server.cluster.member import Member
from permonik.server.config import BadConfig, Config
from permonik.server.play import connection
from permonik.server.run import serve
from permonik.server.signs import together
from permonik.server.signs.trail import current_id
from permonik.server.storage.postgresql import name_of
from permonik.server.word.outbox import Wishes

pytestmark = pytest.mark.usefixtures("patient")

HALF_SENT = "SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND wait_event = 'ClientRead'"


@asynccontextmanager
async def houses(folder: Path, databases: Databases, count: int = 2, **chosen: Any) -> AsyncIterator[list[Open]]:
    """So many on one database, each with its own door."""
    chosen.setdefault("store", databases.fresh())
    async with AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(opened(folder / str(one), **chosen)) for one in range(count)]
        await until(lambda: all(len(member(one).leases.others) == count - 1 for one in servers))
        yield servers


@asynccontextmanager
async def apart(folder: Path, databases: Databases) -> AsyncIterator[tuple[Open, Open, Visitor, Visitor]]:
    """Two processes, with Anna at the first and Boris at the second."""
    async with (
        houses(folder, databases) as (one, two),
        await one.come("Anna") as anna,
        await two.come("Boris") as boris,
    ):
        yield one, two, anna, boris


def member(server: Open) -> Member:
    assert server.house.member is not None
    return server.house.member


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(WAIT):
        while not true():
            await asyncio.sleep(0.02)


async def started(one: Visitor, other: Visitor, **more: Any) -> str:
    """A table of two, which is the first one's."""
    table: str = (await one.table("pretend", **more))["id"]
    await other.post(f"/tables/{table}/join")
    await one.post(f"/tables/{table}/start")
    return table


async def closed(chair: Chair) -> int | None:
    """With which code a socket was closed."""
    async with asyncio.timeout(WAIT):
        await asyncio.wait([chair.reader])
    return chair.ws.close_code


async def elsewhere(server: Open, visitor: Visitor) -> Visitor:
    """The same person with the same cookie, at another process."""
    other = Visitor(server.base, type(visitor.http)(base_url=server.base, timeout=WAIT))
    other.http.cookies.update(visitor.http.cookies)
    other.me = visitor.me
    return other


def test_what_lands_elsewhere_is_passed_on(tmp_path: Path, databases: Databases) -> None:
    """A whole game over a socket and requests that came in at another process."""

    async def play() -> None:
        async with apart(tmp_path, databases) as (one, two, anna, boris):
            table = await started(anna, boris)
            assert table in one.house.live
            assert table not in two.house.live
            async with await anna.sit(table, 0) as first, await boris.sit(table, 1) as second:
                assert list(member(two).passing.values()) == [member(one).id]
                assert {one.address for one in one.house.live[table].connections} == {"127.0.0.1"}
                rng = Random(1)
                while not first.state["over"]:
                    await decide_together([first, second], rng, 5)
                await second.ask("chat", text="a good game")
                await first.until(lambda: any(one["type"] == "chat" for one in first.news))
                with pytest.raises(Refusal, match="bad-message"):
                    await second.ask("nonsense")
            assert (await boris.get(f"/tables/{table}"))["status"] == "finished"
            record = await boris.http.get(f"/api/v1/tables/{table}/record", headers={"cookie": boris.cookie})
            assert record.status_code == 200
            assert record.headers["content-disposition"].endswith('.permonik"')
            assert (await boris.http.head(f"/api/v1/tables/{table}")).status_code == 200
            assert await refused(boris, "POST", f"/tables/{table}/join") == "already-started"
            again = await boris.post(f"/tables/{table}/rematch")
            assert (await anna.post(f"/tables/{table}/rematch"))["id"] == again["id"]
            assert table not in two.house.live
            await until(lambda: not member(two).passing)
            assert await refused(boris, "GET", "/tables/none") == "unknown-table"
            assert not look_at(one, "SELECT 1 FROM leases WHERE table_id = 'none'")

    asyncio.run(play())


class Told(logging.Handler):
    """Which ids the lines of the log have, by what they tell."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[tuple[str, str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.ids.append((record.getMessage(), current_id()))


def test_what_is_passed_on_has_one_id(tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reports it has the id by which both processes tell of it."""
    told = Told()
    monkeypatch.setattr(logs.LOG, "handlers", [told])
    logs.LOG.setLevel("INFO")

    async def ask() -> None:
        async with apart(tmp_path, databases) as (_, _, anna, boris):
            table = await started(anna, boris)
            answer = await boris.http.get(f"/api/v1/tables/{table}", headers={"cookie": boris.cookie})
            (id,) = answer.headers.get_list("x-request-id")
            assert told.ids.count(("request", id)) == 2
            letters: list[Letter] = []
            call = forward.call

            async def calling(address: str, letter: Letter) -> links.Link:
                letters.append(letter)
                return await call(address, letter)

            monkeypatch.setattr(forward, "call", calling)
            async with await boris.sit(table, 1) as chair:
                assert chair.ws.response is not None
                assert chair.ws.response.headers["x-request-id"] == letters[-1].request

    asyncio.run(ask())


def test_whoever_is_asked_for_numbers_tells_those_of_all_at_its_port(
    tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(together, "PATIENCE", WAIT)

    async def ask() -> None:
        async with apart(tmp_path, databases) as (one, two, anna, boris):
            await started(anna, boris)
            for asked in (anna, boris):
                text = (await asked.http.get("/metrics")).text
                families = {family.name: family for family in text_string_to_metric_families(text)}
                for name in (
                    "permonik_live_tables",
                    "permonik_http_requests",
                    "process_open_fds",
                    "permonik_http_seconds",
                ):
                    whose = {sample.labels["process"] for sample in families[name].samples}
                    assert whose == {member(one).id, member(two).id}, name
                tables = {one.labels["process"]: one.value for one in families["permonik_live_tables"].samples}
                assert tables == {member(one).id: 1, member(two).id: 0}
                assert text.count("# TYPE permonik_live_tables gauge") == 1
            member(two).house.config = replace(two.house.config, port=1)  # as if it were at another one
            text = (await anna.http.get("/metrics")).text
            assert member(one).id in text
            assert member(two).id not in text

    asyncio.run(ask())


def look_at(server: Open, sql: str) -> list[Any]:
    import psycopg

    with psycopg.connect(server.house.config.store or "") as connection:
        return connection.execute(sql).fetchall()  # type: ignore[arg-type]


def test_whoever_reads_nothing_is_felt_where_the_table_is(
    tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Back-pressure goes through: the owner lets go of a socket that does not read, and so does the one between."""
    monkeypatch.setattr(links, "STUCK", 0.5)
    monkeypatch.setattr(connection, "SLOWEST", 0.5)

    async def play() -> None:
        async with apart(tmp_path, databases) as (one, two, anna, boris):
            table = await started(anna, boris, chat=True)
            async with await anna.sit(table, 0) as first:
                host, port = two.base.removeprefix("http://").split(":")
                raw = socket.socket()
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                raw.connect((host, int(port)))
                raw.sendall(
                    f"GET /api/v1/tables/{table}/socket HTTP/1.1\r\nhost: {host}:{port}\r\nupgrade: websocket\r\n"
                    f"connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: {'A' * 22}==\r\n"
                    f"cookie: {boris.cookie}\r\n\r\n".encode()
                )
                live = one.house.live[table]
                await until(lambda: len(live.connections) == 2)
                silent = live.connections[-1]
                await until(lambda: member(two).passing)
                ((line, _),) = member(two).passing.items()
                while not silent.closing:
                    silent.send_text("x" * 200_000)
                    await asyncio.sleep(0.01)
                assert line.lost or not line.transport.is_reading()  # and keeps nothing for whoever does not want it
                await until(lambda: silent not in live.connections and not member(two).passing)
                await first.ask("ping")
                raw.close()

    asyncio.run(play())


def test_a_paused_process_wakes_up_with_an_old_lease(tmp_path: Path, databases: Databases) -> None:
    """Another one has its tables by then. Whatever it believes, the database refuses what it writes."""

    async def play() -> None:
        async with houses(tmp_path, databases) as (one, two), await one.come("Anna") as anna:
            table = (await anna.table("pretend", ("me", "me")))["id"]
            there = await elsewhere(two, anna)
            async with await anna.sit(table, 0) as first, await anna.sit(table, 1) as second:
                await decide_together([first, second], Random(1), 3)
                asked = first if first.state["asked"] is not None else second
                await fall_asleep(one, two)
                async with await there.sit(table, asked.state["seat"]) as moved:
                    assert table in two.house.live
                    assert table in one.house.live  # it knows of nothing
                    assert moved.state["entry"] == asked.state["entry"]
                    with pytest.raises((Refusal, ConnectionError, ConnectionClosed)):
                        await asked.decide()
                    assert await closed(asked) == 1012
                    await moved.decide()
            await there.http.aclose()
            rows = look_at(one, f"SELECT number FROM entries WHERE table_id = '{table}' ORDER BY 1")
            assert [number for (number,) in rows] == list(range(two.house.live[table].data.entries))

    asyncio.run(play())


async def fall_asleep(sleeper: Open, other: Open) -> None:
    """It sends no heartbeat any more, believes that no time has passed, and its leases are good no longer."""

    async def nothing(*given: object) -> None:
        await asyncio.sleep(0)

    member(sleeper).leases.renew = nothing  # type: ignore[method-assign]
    async with asyncio.timeout(WAIT):
        while member(other).leases.others:  # a heartbeat may have been on its way
            await other.house.storage.write(("UPDATE processes SET until = 0 WHERE id = ?", (member(sleeper).id,)))
            await asyncio.sleep(0.02)


def test_what_a_sleeping_process_had_begun_holds_nobody_up(tmp_path: Path, databases: Databases) -> None:
    """It was stopped while it sent a transaction, and PostgreSQL would wait for the rest as long as it sleeps."""

    async def play() -> None:
        import psycopg

        async with houses(tmp_path, databases) as (one, two), await one.come("Anna") as anna:
            table = (await anna.table("pretend", ("me", "me")))["id"]
            guard, values = member(one).leases.guard(one.house.live[table].lease)  # type: ignore[arg-type]
            there, name = await elsewhere(two, anna), name_of(member(one).id)
            with (
                psycopg.connect(one.house.config.store or "", application_name=name) as sending,
                suppress(psycopg.OperationalError),
                sending.pipeline(),
            ):
                sending.execute(guard.replace("?", "%s"), values)  # type: ignore[arg-type]
                await until(lambda: look_at(one, HALF_SENT))
                await fall_asleep(one, two)
                async with await there.sit(table, 0) as chair:
                    await chair.ask("ping")
            assert sending.broken
            assert table in two.house.live
            await there.http.aclose()

    asyncio.run(play())


def test_what_a_machine_gone_for_hours_had_begun_holds_up_no_new_house(tmp_path: Path, databases: Databases) -> None:
    """Also when its row is so old that it is swept away."""

    async def play() -> None:
        import psycopg

        url = databases.fresh()
        with psycopg.connect(url, autocommit=True) as looking:
            looking.execute("INSERT INTO processes (id, address, until) VALUES ('gone', '10.0.0.2:8711', 0)")
            with (
                psycopg.connect(url, application_name=name_of("gone")) as sending,
                suppress(psycopg.OperationalError),
                sending.pipeline(),
            ):
                sending.execute("INSERT INTO leases (table_id, owner, token) VALUES ('duty:outbox', 'gone', 1)")
                await until(lambda: looking.execute(HALF_SENT).fetchall())
                async with opened(tmp_path, store=url):
                    assert not looking.execute("SELECT 1 FROM processes WHERE id = 'gone'").fetchall()
                    await until(lambda: not looking.execute(HALF_SENT).fetchall())
            assert sending.broken

    asyncio.run(play())


def test_a_process_that_is_not_heard_gives_its_tables_up(tmp_path: Path, databases: Databases) -> None:
    async def play() -> None:
        async with houses(tmp_path, databases) as (one, two), await one.come("Anna") as anna:
            table = (await anna.table("pretend", ("me", "me")))["id"]
            async with await anna.sit(table, 0) as chair:
                await fall_asleep(one, two)
                member(one).leases.trusted_until = 0.0  # and it has looked at its clock
                assert await closed(chair) == 1012
                assert table not in one.house.live
                there = await elsewhere(two, anna)
                async with await there.sit(table, 0) as again:
                    await again.ask("ping")
                await there.http.aclose()
                assert table in two.house.live

    asyncio.run(play())


def test_who_has_lost_its_place_is_not_ready(tmp_path: Path, databases: Databases) -> None:
    async def ask() -> None:
        async with houses(tmp_path, databases) as (one, _), await one.come("Anna") as anna:
            assert (await anna.http.get("/readyz")).status_code == 200
            member(one).leases.trust = lambda sent: None  # type: ignore[method-assign]  # also of a heartbeat on its way
            member(one).leases.trusted_until = 0.0
            answer = await anna.http.get("/readyz")
            assert answer.status_code == 503
            assert "lost its place" in answer.json()["why"]

    asyncio.run(ask())


def test_who_is_about_to_be_missed_is_looked_for_at_once(
    tmp_path: Path, databases: Databases, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only at the next heartbeat."""
    monkeypatch.setattr("permonik.server.cluster.member.LASTS", WAIT)  # for one heartbeat

    async def beat() -> None:
        async with houses(tmp_path, databases) as (one, _):
            me, soon, beats = asyncio.current_task(), [0.01, 0.0, leases.BEAT], 0
            renew = member(one).leases.renew

            async def renewing(*told: Any) -> None:
                nonlocal beats
                await renew(*told)
                if asyncio.current_task() is me:
                    member(one).leases.soonest = soon[beats]
                    beats += 1

            member(one).leases.renew = renewing  # type: ignore[method-assign]
            await member(one).beat()
            assert beats == 3

    asyncio.run(beat())


def test_a_process_that_leaves_sends_everybody_to_the_others(tmp_path: Path, databases: Databases) -> None:
    """Those at its tables, and those whose tables are elsewhere and who only came in there."""

    async def play() -> None:
        async with apart(tmp_path, databases) as (one, two, anna, boris):
            at_one, at_two = await started(anna, boris), await started(boris, anna)
            async with (
                await anna.sit(at_one, 0) as here,
                await anna.sit(at_two, 1) as through,
                await boris.sit(at_one, 1) as other,
                await boris.sit(at_two, 0) as stays,
            ):
                before = here.state["entry"]
                deciding = asyncio.create_task(here.decide())
                await asyncio.sleep(0)
                await one.house.leave()
                await asyncio.wait([deciding])
                assert [await closed(one) for one in (here, through, other)] == [1012, 1012, 1012]
                assert not one.house.live
                await stays.ask("ping")
                async with await boris.sit(at_one, 1) as again:
                    assert again.state["entry"] == two.house.live[at_one].data.entries
                    assert deciding.exception() is not None or again.state["entry"] > before
                assert (await anna.get(f"/tables/{at_one}"))["id"] == at_one  # is passed on to those that stay

    asyncio.run(play())


def test_who_is_signed_out_at_one_process_is_out_everywhere(tmp_path: Path, databases: Databases) -> None:
    async def play() -> None:
        with own_redis() as redis:
            async with houses(tmp_path, databases, bus=redis.url) as (one, two):
                await until(lambda: one.house.bus.life == two.house.bus.life == HEARD)
                await over_the_bus(one, two, "Cyril")
                await asyncio.to_thread(redis.kill)
                await until(lambda: one.house.bus.life == two.house.bus.life == UNHEARD)
                await without_a_bus(one, two)
                await asyncio.to_thread(redis.start)
                await until(lambda: one.house.bus.life == two.house.bus.life == HEARD)
                await over_the_bus(one, two, "Dana")

    asyncio.run(play())


async def over_the_bus(one: Open, two: Open, name: str) -> None:
    async with await registered(one, name) as cyril, await two.come("Anna") as anna:
        there = await elsewhere(two, cyril)
        assert (await there.get("/me"))["name"] == name
        table = await started(anna, cyril)
        async with await there.sit(table, 1) as chair, await anna.sit(table, 0) as first:
            await cyril.ask("PATCH", "/me", {"name": f"{name}us"})
            await first.until(lambda: f"{name}us" in str(first.table["seats"]))
            assert (await there.get("/me"))["name"] == f"{name}us"
            answer = await ask(one.house.config.data, Order("announce", "The house closes at eight."))
            assert "sockets were told" in answer["answer"]
            await chair.until(lambda: any(news["type"] == "notice" for news in chair.news))
            await cyril.post("/sign-out-everywhere")
            assert await closed(chair) == 4401
        assert await refused(there, "GET", "/tables/mine") == "bad-cookie"
        await there.http.aclose()


async def without_a_bus(one: Open, two: Open) -> None:
    """Everybody looks into the database again after a moment."""
    async with await registered(one, "Eva") as eva, await two.come("Anna") as anna:
        there = await elsewhere(two, eva)
        table = await started(anna, eva)
        async with await there.sit(table, 1) as chair:
            await eva.post("/sign-out-everywhere")
            with pytest.raises(Refusal, match="bad-cookie"):
                await keep_asking(there)
            two.house.doubt_everything()  # as it does from time to time
            assert await closed(chair) == 4401
        await there.http.aclose()


async def keep_asking(visitor: Visitor) -> None:
    async with asyncio.timeout(WAIT):
        while await visitor.get("/tables/mine"):
            await asyncio.sleep(0.05)


def test_what_must_happen_once_happens_once(tmp_path: Path, databases: Databases) -> None:
    """Seekers meet though they ask different processes; one process alone counts, wakes and sends."""

    async def play() -> None:
        async with (
            houses(tmp_path, databases, 3) as servers,
            await servers[0].come("Anna") as anna,
            await servers[1].come("Boris") as boris,
        ):
            await anna.post("/seeking", {"game": "pretend", "players": 2})
            found = await boris.post("/seeking", {"game": "pretend", "players": 2})
            assert found["table"] is not None
            assert (await anna.get("/seeking"))["table"] == found["table"]
            for duty in ("outbox", "clocks", "ratings", "sweeping"):
                assert sum([await one.house.has_duty(duty) for one in servers]) == 1
            (holder,) = [one for one in servers if await one.house.has_duty("outbox")]
            await member(holder).retire()
            rest = [one for one in servers if one is not holder]
            async with asyncio.timeout(WAIT):
                while not any([await one.house.has_duty("outbox") for one in rest]):
                    await holder.house.has_duty("outbox")
                    await asyncio.sleep(0.05)

    asyncio.run(play())


def test_who_was_sent_on_once_is_not_sent_on_again(tmp_path: Path, databases: Databases) -> None:
    """Boris comes to a process that stays, for a table of one that closes: the table follows him."""

    async def play() -> None:
        async with apart(tmp_path, databases) as (one, two, anna, boris):
            table = await started(anna, boris)
            async with await anna.sit(table, 0) as old:
                await member(one).retire()
                async with await boris.sit(table, 1) as chair:
                    assert await closed(old) == 1012
                    assert table in two.house.live
                    assert table not in one.house.live
                    await member(one).leave()
                    await chair.ask("ping")

    asyncio.run(play())


def test_a_table_is_brought_where_it_is_needed(tmp_path: Path, databases: Databases) -> None:
    """Somebody leaves the house at one process, and the operator closes a table at another."""

    async def play() -> None:
        async with apart(tmp_path, databases) as (one, two, anna, boris):
            table, other = await started(anna, boris), await started(anna, boris)
            one.house.live[other].reread()  # it still is the first one's, and nobody has it in memory
            async with await anna.sit(table, 0) as chair:
                await boris.ask("DELETE", "/me", {})
                assert await closed(chair) == 1012
            assert table in two.house.live
            async with await anna.sit(table, 0) as chair:
                assert "Boris" not in str(chair.table)
            assert (await ask(two.house.config.data, Order("close", other)))["answer"] == "the match was over already"

    asyncio.run(play())


def test_a_process_that_has_just_come_is_not_taken_for_gone(tmp_path: Path, databases: Databases) -> None:
    """The database knows of it before the next heartbeat tells."""

    async def play() -> None:
        async with houses(tmp_path, databases) as (one, two), await two.come("Boris") as boris:
            table = (await boris.table("pretend", ("me", "me")))["id"]

            async def nothing(*given: object) -> None:
                member(one).leases.others = []
                member(one).heard_of.clear()

            member(one).leases.renew = nothing  # type: ignore[method-assign]
            await nothing()
            there = await elsewhere(one, boris)
            assert await refused(there, "POST", f"/tables/{table}/join") == "already-started"
            async with await there.sit(table, 0) as chair:
                await chair.ask("ping")
            await there.http.aclose()

    asyncio.run(play())


def test_overload_moves_tables(tmp_path: Path, databases: Databases) -> None:
    async def play() -> None:
        async with houses(tmp_path, databases) as (one, two), await one.come("Anna") as anna:
            table = (await anna.table("pretend", ("me", "me")))["id"]
            async with await anna.sit(table, 0) as chair:
                member(one).busy = lambda: 2 * leases.BUSY  # type: ignore[method-assign]
                assert await closed(chair) == 1012
                async with await anna.sit(table, 0) as again:
                    await again.ask("ping")
                assert table in two.house.live
                assert table not in one.house.live

    asyncio.run(play())


def test_nobody_else_comes_in_through_the_door_inside(tmp_path: Path, databases: Databases) -> None:
    async def play() -> None:
        async with houses(tmp_path, databases, 1) as (one,), await one.come("Anna") as anna:
            table = (await anna.table("pretend", ("me", "me")))["id"]
            host, port = member(one).leases.address.split(":")
            letters = [
                Letter("", "x", client=("203.0.113.7", 1)),
                Letter(member(one).secret[:-1], "x", give=table),
                Letter(member(one).secret + "0", "x", leaving=True),
            ]
            for early in [*[letter.encode() for letter in letters], b"{}\n", b"GET / HTTP/1.1\r\n\r\n", b"x" * 9000]:
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(early + b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
                async with asyncio.timeout(WAIT):
                    with suppress(ConnectionError):
                        assert await reader.read() == b""
                writer.close()
            assert table in one.house.live
            letter = Letter(member(one).secret, "x", client=("203.0.113.7", 1))
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(letter.encode() + b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            assert (await reader.read()).startswith(b"HTTP/1.1 200")
            writer.close()

    asyncio.run(play())


def test_one_process_pays_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, store=None) as server:
            assert server.house.member is None
            assert isinstance(server.house.bus, Alone)
            assert not look(tmp_path, "SELECT 1 FROM leases")
            assert not look(tmp_path, "SELECT 1 FROM processes")

    asyncio.run(play())


def test_what_several_processes_need_is_said_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="--store postgresql"):
        serve(Config(tmp_path), workers=2)
    with pytest.raises(BadConfig, match="--store"):
        Config(tmp_path, bus="redis://localhost")
    with pytest.raises(BadConfig, match="a port of its own"):
        serve(Config(tmp_path, store="postgresql://nowhere", inside="127.0.0.1:1"), workers=2)
    with pytest.raises(BadConfig, match="not every address"):
        bind_inside("0.0.0.0")
    with pytest.raises(BadConfig, match="cannot be opened"):
        bind_inside("203.0.113.1:80")


def test_an_old_copy_of_a_person_undoes_nothing(tmp_path: Path, databases: Databases) -> None:
    """What another process has changed meanwhile stays, whatever this one remembers."""

    async def play() -> None:
        async with houses(tmp_path, databases) as (one, two), await one.come("Anna") as anna:
            old = await two.house.people.get(anna.me["id"])
            assert old is not None
            await anna.register("Anna")
            await two.house.people.keep(old, face="owl")
            person = await one.house.people.store.named("anna")
            assert person is not None
            assert (person.face, person.guest) == ("owl", False)

    asyncio.run(play())


def test_wishes_are_read_where_they_may_have_changed(tmp_path: Path, databases: Databases) -> None:
    async def play() -> None:
        async with houses(tmp_path, databases) as (one, two), await one.come("Anna") as anna:
            await one.house.outbox.keep(Wishes(person=anna.me["id"], zone="Europe/Prague"))
            there = await elsewhere(two, anna)
            assert (await there.get("/me/word"))["zone"] == "Europe/Prague"
            await there.http.aclose()

    asyncio.run(play())
