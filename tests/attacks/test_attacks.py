"""One bounded test for each way in which the house was once stopped. All of them on this machine, in seconds."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
import stat
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from besiege import (
    changed,
    copy_games,
    deaf_socket,
    frame,
    is_closed,
    knock,
    played,
    steadily,
    undo_bomb,
    until,
    watched,
    with_seat_changes,
)
from visitors import Refusal, Visitor, opened

from permonik.kernel.record import SeatChange
from permonik.server import doorway, friends, names, socket
from permonik.server.app import make_app
from permonik.server.bots.worker import NICE
from permonik.server.config import Config
from permonik.server.doorway import Doorway
from permonik.server.fair import A_FEW, Rounds, Turns
from permonik.server.limits import LIMITS, Limit, Limits
from permonik.server.logs import MOST_TROUBLE, Calm
from permonik.server.names import LONGEST_TYPED, check_name, folded, skeleton
from permonik.server.play import connection, deeds
from permonik.server.play.connection import TOO_SLOW, Connection
from permonik.server.problems import BadName, TooManyRequests
from permonik.server.run import settings
from permonik.server.storage import DATABASE
from permonik.server.storage.sqlite import faults
from permonik.table import table as table_module


async def refused(visitor: Visitor, method: str, path: str, body: object = None, **headers: str) -> str:
    with pytest.raises(Refusal) as refusal:
        await visitor.ask(method, path, body, **headers)
    return refusal.value.code


# -- C1: cost before length ------------------------------------------------------------------------------------

MARKS = "a" + "\u0301\u0323" * 4_500  # putting marks into their order takes the square of their number


@steadily
def test_long_names_are_refused_before_they_are_normalised(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as anna:
            body = {"name": MARKS, "password": "correct horse"}
            with watched():
                assert await refused(anna, "POST", "/sign-in", body) == "bad-name"
                assert await refused(anna, "PATCH", "/me", {"name": MARKS}) == "bad-name"
                assert await refused(anna, "POST", "/me/register", body) == "bad-name"
                recover = {"name": MARKS, "recovery": "A" * 5_000, "password": "correct horse"}
                assert await refused(anna, "POST", "/recover", recover) == "bad-name"
                table = {"game": "pretend", "seats": [{"kind": "me"}, {"kind": "open"}], "name": MARKS}
                assert await refused(anna, "POST", "/tables", table) == "bad-name"

    asyncio.run(scenario())


@pytest.mark.parametrize("deed", [check_name, folded, skeleton])
def test_nothing_touches_a_name_that_is_too_long(deed: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "unicodedata", None)
    with pytest.raises(BadName):
        deed("x" * (LONGEST_TYPED + 1))  # type: ignore[operator]


@steadily
def test_an_imported_name_is_cut_before_it_is_normalised(tmp_path: Path) -> None:
    record = played("pretend", 2).record
    text = changed(record, names=[MARKS[:2000], "Boris"])

    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as anna:
            with watched():
                table = await anna.post("/tables/import", {"record": text})
                assert [seat["name"] for seat in table["seats"]] == ["Player 1", "Boris"]
                huge = changed(record, names=[MARKS * 10, "Boris"])
                assert await refused(anna, "POST", "/tables/import", {"record": huge}) == "too-large"

    asyncio.run(scenario())


# -- C2 and C3: what is sent has an end --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (lambda: with_seat_changes(played("pretend", 2, most=3), 101), "too-large"),
        (lambda: with_seat_changes(played("pretend", 2, most=3), 6_000), "too-large"),
        (lambda: changed(played("pretend", 2).record, commitment="c" * 60_000), "record-corrupt"),
        (lambda: changed(played("pretend", 2).record, commitment="c" * 900_000), "too-large"),
        (lambda: changed(played("pretend", 2).record, options={"rounds": 10**50}), "record-corrupt"),
        (lambda: "{" * 900_000, "too-large"),
        (lambda: "\n" * 900_000, "too-large"),
        (lambda: "x" * 1_100_000, "too-large"),
    ],
    ids=["changes", "many-changes", "commitment", "huge-commitment", "option", "nested", "lines", "bytes"],
)
@steadily
def test_every_part_of_a_record_has_a_limit(tmp_path: Path, text: object, code: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as anna:
            body = {"record": text()}  # type: ignore[operator]
            with watched():
                assert await refused(anna, "POST", "/tables/import", body) == code
            assert await anna.get("/tables/mine") == []

    asyncio.run(scenario())


@steadily
def test_hellos_are_paid_by_what_they_cost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long match is told less often than a short one; others are told as before."""
    monkeypatch.setitem(LIMITS, "work", Limit(LIMITS["work"].burst, 0.001))  # it does not fill up again meanwhile
    text = played("rivals", 2).record.dumps()

    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as anna, await server.come() as boris:
            long = await anna.post("/tables/import", {"record": text})
            short = await boris.table("pretend", ("me", "random"))
            with watched():
                async with await anna.sit(long["id"]) as chair, await boris.sit(short["id"]) as other:
                    told, answer = 0, ""
                    while not answer and told < 200:
                        try:
                            await chair.ask("hello", seat=0)
                            told += 1
                        except Refusal as refusal:
                            answer = refusal.message
                    assert "work" in answer
                    assert 20 < told < 80
                    await other.ask("hello", seat=0)

    asyncio.run(scenario())


def test_who_does_not_read_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SLOWEST", 1.0)
    text = played("rivals", 2).record.dumps()

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna, await server.come() as boris:
            table = (await anna.post("/tables/import", {"record": text}))["id"]
            raw = deaf_socket(server.base, table, anna.cookie)
            (deaf,) = await until(lambda: list(server.house.connections()))
            hello, most, seen = frame({"type": "hello", "seat": 0}), 0, 0
            while not deaf.closing:
                try:
                    raw.send(hello)
                except (BlockingIOError, ConnectionError):
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0)
                most, seen = max(most, deaf.unsent), seen + 1
                assert seen < 20_000
            assert deaf.closing == TOO_SLOW
            assert most <= connection.MOST_UNSENT_BYTES
            await until(lambda: not list(server.house.connections()))
            assert Connection.together == 0
            await until(lambda: is_closed(raw))
            await boris.get("/me")

    asyncio.run(scenario())


def test_all_outboxes_together_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_UNSENT_TOGETHER", 2_000_000)

    async def scenario() -> None:
        crowd = [Connection(None, str(number)) for number in range(10)]  # type: ignore[arg-type]
        for _ in range(3):
            for one in crowd:
                one.send_text("x" * 300_000)
        assert Connection.together <= 10 * 310_000
        assert any(one.closing == TOO_SLOW for one in crowd)
        for one in crowd:
            one.close(TOO_SLOW)
            one.count(-one.unsent)
        assert Connection.together == 0

    asyncio.run(scenario())


# -- M1: a seat is safe ----------------------------------------------------------------------------------------


def test_a_crowd_cannot_lock_a_player_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_SPECTATORS", 3)
    monkeypatch.setattr(socket, "HELLO_WITHIN", 0.5)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna, await server.come() as eve:
            table = await anna.table("pretend", ("me", "random"))
            crowd = [await eve.sit(table["id"], None) for _ in range(3)]
            with pytest.raises(Exception, match="429"):
                await eve.open(table["id"])
            async with await anna.sit(table["id"]) as chair:
                assert chair.state["seat"] == 0
            for one in crowd:
                await one.close()
            await until(lambda: not list(server.house.connections()))
            silent = await anna.open(table["id"])
            await until(silent.reader.done, 20)
            assert silent.ws.close_code == 4408  # who says no hello does not stay

    asyncio.run(scenario())


def test_sockets_without_a_hello_are_few(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            tables = [(await anna.table("pretend", ("me", "random")))["id"] for _ in range(2)]
            silent = [await anna.open(tables[number % 2]) for number in range(socket.MOST_SILENT)]
            await until(lambda: len(list(server.house.connections())) == len(silent))
            with pytest.raises(Exception, match="429"):
                await anna.open(tables[0])
            await silent[0].ask("hello", seat=0)
            async with await anna.sit(tables[0]):
                pass
            for one in silent:
                await one.close()

    asyncio.run(scenario())


def test_coming_and_going_does_not_fill_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "MOST_SEAT_CHANGES", 3)

    async def scenario() -> None:
        async with opened(tmp_path, away_after=0.01) as server, await server.come("Anna") as anna:
            boris = await server.come("Boris")
            table = (await anna.table("pretend", ("me", "open")))["id"]
            await boris.post(f"/tables/{table}/join")
            await anna.post(f"/tables/{table}/start")
            async with await anna.sit(table, 0) as chair:
                for _ in range(4):
                    while not chair.table["seats"][1]["bot"] and not chair.state["over"]:
                        if chair.state["asked"] is not None:
                            await chair.decide(0)
                        else:
                            await chair.until(lambda: chair.table["seats"][1]["bot"] or chair.state["asked"])
                    if chair.state["over"]:
                        break
                    other = await boris.sit(table, 1)
                    await chair.until(lambda: not chair.table["seats"][1]["bot"])
                    assert other.state["names"] == ["Anna", "Boris"]
                    await other.close()
                    await chair.until(lambda: not chair.table["seats"][1]["online"])
                live = await server.house.table(table)
                changes = [entry for entry in live.playing().record.entries if isinstance(entry, SeatChange)]
                assert len(changes) <= 3
            await boris.http.aclose()

    asyncio.run(scenario())


# -- M2: untrusted work happens elsewhere ------------------------------------------------------------------------


@steadily
def test_a_bomb_of_undos_goes_off_elsewhere(tmp_path: Path) -> None:
    bomb = undo_bomb("cave-vs-cave", 60)

    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as anna:
            with watched():
                table = await anna.post("/tables/import", {"record": bomb})
                async with await anna.sit(table["id"]) as chair:
                    await chair.ask("at", entry=chair.state["entry"])
                    await chair.ask("undo", seat=chair.state["waiting"][0])
                server.house.drop(server.house.live[table["id"]])
                async with await anna.sit(table["id"]) as chair:
                    assert chair.state["entry"] == (await anna.get(f"/tables/{table['id']}"))["entries"]
            assert server.house.work.all
        assert not server.house.work.all

    asyncio.run(scenario())


def test_a_job_that_takes_too_long_is_ended_by_the_system(tmp_path: Path) -> None:
    text = played("rivals", 2).record.dumps()

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            await anna.post("/tables/import", {"record": text})
            server.house.work.limit = 0.001  # of a processor
            assert await refused(anna, "POST", "/tables/import", {"record": text}) == "too-much-work"
            server.house.work.limit = 5.0
            await anna.post("/tables/import", {"record": text})

    asyncio.run(scenario())


def test_a_job_that_hangs_is_killed_and_the_next_one_is_done(tmp_path: Path) -> None:
    text = played("pretend", 2).record.dumps()

    async def scenario() -> None:
        async with opened(tmp_path, work_limit=1.0) as server, await server.come() as anna:
            await anna.post("/tables/import", {"record": text})
            (worker,) = server.house.work.all
            os.kill(worker.process.pid, signal.SIGSTOP)  # it will never answer
            assert await refused(anna, "POST", "/tables/import", {"record": text}) == "too-much-work"
            assert worker.process.returncode == -signal.SIGKILL
            assert 'jobs_killed_total{job="bring"} 1' in server.house.metrics.text()
            await anna.post("/tables/import", {"record": text})

    asyncio.run(scenario())


@pytest.mark.parametrize("places", [1, 2])
def test_who_asks_for_much_waits_behind_himself(places: int) -> None:
    async def scenario() -> list[str]:
        turns, done = Turns(places, waiting=20), []

        async def job(who: str) -> None:
            async with turns.of(who):
                done.append(who)
                await asyncio.sleep(0)

        jobs = [asyncio.create_task(job("eve")) for _ in range(12)]
        await asyncio.sleep(0)
        jobs.append(asyncio.create_task(job("anna")))
        await asyncio.gather(*jobs)
        assert turns.free == places
        assert not turns.holds
        assert not turns.queues
        return done

    assert asyncio.run(scenario()).index("anna") <= 3


def test_a_queue_has_an_end_and_can_be_left() -> None:
    async def scenario() -> None:
        turns = Turns(1, waiting=2)
        await turns.take("anna")
        waiting = [asyncio.create_task(turns.take("eve")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooManyRequests):
            await turns.take("eve")
        waiting[0].cancel()
        await asyncio.wait([waiting[0]])
        turns.give("anna")
        await waiting[1]
        turns.give("eve")
        assert turns.free == 1
        assert not turns.queues

    asyncio.run(scenario())


@pytest.mark.skipif(sys.platform == "win32", reason="there processes are not nice")
def test_one_message_of_an_address_begins_in_a_round_and_a_few_of_all() -> None:
    """Whoever has many sockets does not make the rounds of the loop longer."""

    async def scenario() -> None:
        rounds, began, now = Rounds(), list[tuple[int, str]](), 0

        async def speak(who: str) -> None:
            await rounds.begin(who)
            began.append((now, who))

        speaking = [asyncio.create_task(speak(who)) for who in "eeeeeeabcd"]
        while len(began) < len(speaking):
            await asyncio.sleep(0)
            now += 1
        of_eve = [when for when, who in began if who == "e"]
        assert len(of_eve) == len(set(of_eve)) == 6  # never two in the same round
        assert max(Counter(when for when, _ in began).values()) == A_FEW
        assert "".join(who for _, who in began)[:4] == "eabc"  # nobody else waits for her
        await asyncio.gather(*speaking)

    asyncio.run(scenario())


def burn(milliseconds: float) -> None:
    end = time.thread_time() + milliseconds / 1000
    while time.thread_time() < end:
        pass


def test_what_was_done_is_paid_for_before_more_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "work", Limit(100, 0.001))
    monkeypatch.setitem(LIMITS, "address-work", Limit(200, 0.001))
    limits = Limits(1.0)
    limits.charge("Eve", "far", 99)
    limits.check("Eve", "far")
    limits.charge("Eve", "far", 99)
    with pytest.raises(TooManyRequests, match="work"):
        limits.check("Eve", "far")
    limits.check("Anna", "far")
    limits.charge("Ewa", "far", 99)
    with pytest.raises(TooManyRequests, match="address-work"):
        limits.check("Anna", "far")
    limits.check("Anna", "near")
    limits.charge("Eve", "far", 1e9)
    assert limits.left("work", "Eve") >= -101  # nobody has to wait for ever
    assert limits.spent["Eve"] > limits.spent["Ewa"] == 99


async def in_the_end(deed: Callable[[], Awaitable[object]]) -> str:
    """Why it is refused after a few times."""
    for _ in range(9):
        try:
            await deed()
        except Refusal as refusal:
            return refusal.message
    return "never"


def test_messages_and_requests_are_paid_by_what_they_took(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "work", Limit(60, 0.001))
    why, overview = deeds.why, friends.overview

    async def long_why(*arguments: Any) -> Any:
        burn(25)
        return await why(*arguments)

    async def long_overview(*arguments: Any) -> Any:
        burn(25)
        return await overview(*arguments)

    monkeypatch.setattr(deeds, "why", long_why)
    monkeypatch.setattr(friends, "overview", long_overview)

    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as eve, await server.come() as anna:
            async with await eve.sit((await eve.table("pretend", ("me", "me")))["id"]) as chair:
                assert "(work)" in await in_the_end(lambda: chair.ask("why", seat=0, target="x"))
            assert await refused(eve, "GET", "/me") == "too-many-requests"
            assert "(work)" in await in_the_end(lambda: anna.get("/friends"))
            async with await server.come() as boris:
                await boris.get("/friends")

    asyncio.run(scenario())


def test_bots_are_nice_and_their_owners_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    turns, owners = Turns.of, []

    def noted(self: Turns, who: str) -> object:
        owners.append(who)
        return turns(self, who)

    monkeypatch.setattr(Turns, "of", noted)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            table = (await anna.table("pretend", ("me", "random")))["id"]
            async with await anna.sit(table) as chair:
                await chair.play(Random(1), most=3)
            (worker, *_) = server.house.pool.all
            own = os.getpriority(os.PRIO_PROCESS, 0)
            assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) == min(19, own + NICE)
            assert set(owners) == {anna.me["id"]}

    asyncio.run(scenario())


# -- M3: connections -------------------------------------------------------------------------------------------


def test_silent_connections_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorway, "MOST_WAITING_OF_ADDRESS", 8)
    monkeypatch.setattr(doorway, "GRACE", 0.0)
    monkeypatch.setattr(Doorway, "patience", 1000.0)  # it is not the time that ends them

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            silent = []
            for number in range(40):
                silent.append(knock(server.base, b"GET /api/v1/me HTTP/1.1\r\nX-A: " if number % 2 else b""))
                await asyncio.sleep(0)
            await until(lambda: sum(is_closed(one) for one in silent) >= 32, 20)
            assert len(Doorway.waiting) <= 8
            await anna.get("/me")
            for one in silent:
                one.close()
            await until(lambda: not Doorway.waiting)

    asyncio.run(scenario())


def test_idle_connections_make_room_for_new_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doorway, "MOST_CONNECTIONS", 6)
    ask = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"

    async def scenario() -> None:
        async with opened(tmp_path) as server:
            idle = [knock(server.base, ask) for _ in range(6)]
            await until(lambda: len(Doorway.quiet) == 6)
            idle += [knock(server.base, ask) for _ in range(6)]  # all at once
            await until(lambda: sum(is_closed(one) for one in idle) >= 6)
            async with await server.come() as anna:
                await anna.get("/me")
            for one in idle:
                one.close()

    asyncio.run(scenario())


def test_sockets_of_a_person_and_of_an_address_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "MOST_OF_A_PERSON", 3)
    monkeypatch.setattr(socket, "MOST_OF_AN_ADDRESS", 4)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna, await server.come() as eve:
            tables = [(await anna.table("pretend", ("me", "random"), public=True))["id"] for _ in range(2)]
            crowd = [await eve.sit(tables[number % 2], None) for number in range(3)]
            with pytest.raises(Exception, match="429"):
                await eve.open(tables[0])
            other = await server.come()
            crowd.append(await other.sit(tables[0], None))
            with pytest.raises(Exception, match="429"):
                await other.open(tables[1])
            async with await anna.sit(tables[1]) as chair:  # who sits there comes in, from the same address, too
                await chair.ask("ping")
            for one in crowd:
                await one.close()
            await other.http.aclose()

    asyncio.run(scenario())


def test_the_server_runs_on_uvloop_where_it_is_installed(tmp_path: Path) -> None:
    uvloop = pytest.importorskip("uvloop")
    factory = settings(make_app(Config(tmp_path))).get_loop_factory()
    assert factory is not None
    loop = factory()
    loop.close()
    assert isinstance(loop, uvloop.Loop)


def test_the_head_of_a_request_has_a_time_and_a_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Doorway, "patience", 0.5)

    async def scenario() -> None:
        async with opened(tmp_path) as server:
            head = b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n"
            many = b"".join(b"X-%d: %s\r\n" % (number, b"y" * 80) for number in range(1000))
            attacks = [knock(server.base), knock(server.base, head + b"X-A: "), knock(server.base, head + many)]
            attacks.append(knock(server.base, b"GET /" + b"y" * 100_000))
            await until(lambda: all(is_closed(one) for one in attacks))
            assert not Doorway.waiting

    asyncio.run(scenario())


def test_trouble_is_not_told_for_ever() -> None:
    calm = Calm()

    def told(level: int) -> int:
        one = logging.LogRecord("asyncio", level, "", 0, "socket.accept() out of system resource", (), None)
        return sum(bool(calm.filter(one)) for _ in range(10_000))

    assert told(logging.ERROR) == MOST_TROUBLE
    assert told(logging.INFO) == 10_000


# -- M4: waking ------------------------------------------------------------------------------------------------


async def one_game(data: Path) -> str:
    """A running game with a clock that ends, in a house that is closed again."""
    async with opened(data) as server, await server.come("Anna") as anna:
        clock = {"base": 1000, "end": "forfeit"}
        return str((await anna.table("pretend", ("me", "me"), clock=clock))["id"])


def test_games_sleep_until_their_clock_ends(tmp_path: Path) -> None:
    """Nothing is replayed at the start, however many games there are; what is due is woken, and sleeps again."""

    async def scenario() -> None:
        ids = copy_games(tmp_path, await one_game(tmp_path), 1500, 0.0)
        with sqlite3.connect(tmp_path / DATABASE) as database:
            database.execute("UPDATE tables SET due = due + 100000")
        async with opened(tmp_path) as server:
            assert server.house.live == {}
            store = server.house.storage
            now = time.time()
            for id in ids[:3]:
                await store.write(("UPDATE tables SET due = ? WHERE id = ?", (now - 1, id)))
            await store.write(("UPDATE entries SET line = 'x' WHERE table_id = ? AND number = 0", (ids[3],)))
            await store.write(("UPDATE tables SET due = ? WHERE id = ?", (now - 1, ids[3])))

            async def ended() -> list[str]:
                return [row["id"] for row in await store.fetch("SELECT id FROM tables WHERE status = 'finished'")]

            async with asyncio.timeout(60):
                while len(await ended()) < 3:
                    await asyncio.sleep(0.05)
            assert set(await ended()) == set(ids[:3])
            async with asyncio.timeout(60):
                while await store.fetch("SELECT 1 FROM tables WHERE due <= ?", now):
                    await asyncio.sleep(0.05)
            assert server.house.live == {}

    asyncio.run(scenario())


def test_a_clock_runs_while_its_table_sleeps_and_not_while_the_house_is_closed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            id = (await anna.table("pretend", ("me", "me"), clock={"base": 1000, "end": "forfeit"}))["id"]
            server.house.drop(server.house.live[id])
            storage = server.house.storage
            await storage.write(("UPDATE tables SET due = due - 300 WHERE id = ?", (id,)))  # five minutes pass
            live = await server.house.table(id)
            clocks = live.started().clocks
            assert clocks is not None
            seat = clocks.running[0]
            assert clocks.left[seat] == pytest.approx(700, abs=30)
            assert clocks.left[1 - seat] == 1000
            cookie = dict(anna.http.cookies)
        with sqlite3.connect(tmp_path / DATABASE) as database:  # and the house is closed for a day
            database.execute("UPDATE house SET value = value - 86400 WHERE name = 'alive'")
            database.execute("UPDATE tables SET due = due - 86400")
        database.close()
        async with opened(tmp_path) as server, await server.come() as anna:
            anna.http.cookies.update(cookie)
            live = await server.house.table(id)
            clocks = live.started().clocks
            assert clocks is not None
            assert clocks.left[seat] == pytest.approx(700, abs=30)

    asyncio.run(scenario())


# -- the minor ones ----------------------------------------------------------------------------------------------


def test_nonsense_is_answered_in_words(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            for origin in ("http://[", "http://[::1", "http://a]b", "//", "http://" + "x" * 5000):
                assert await refused(anna, "PATCH", "/me", {"name": "Eve"}, origin=origin) == "bad-origin"
            for path in ("/" + "x" * 300, "/assets/" + "x" * 300, "/api/v1/tables/" + "x" * 3000, "/" + "a/" * 2000):
                assert (await anna.http.get(path)).status_code in (200, 404, 503), path[:20]
            assert "permonik_errors_total 1" not in server.house.metrics.text()

    asyncio.run(scenario())


def test_the_data_is_for_its_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    (data / DATABASE).touch(0o644)

    async def scenario() -> None:
        async with opened(data) as server, await server.come("Anna"):
            assert stat.S_IMODE(data.stat().st_mode) == 0o700
            for file in data.iterdir():
                assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name

    asyncio.run(scenario())


def test_a_disk_that_takes_nothing_refuses_every_write_and_breaks_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            table = await anna.table("pretend", ("me", "open"))
            chair = await anna.sit(table["id"], 0)
            disk = server.house.storage.write_to
            disk.execute("PRAGMA query_only = ON")  # from now on it takes nothing
            wish = {"game": "pretend", "seats": [{"kind": "me"}, {"kind": "open"}]}
            for method, path, body in (
                ("POST", "/tables", wish),
                ("PATCH", "/me", {"name": "Anička"}),
                ("PATCH", f"/tables/{table['id']}", {"chat": False}),
                ("POST", "/me/register", {"name": "Anna", "password": "correct horse"}),
                ("POST", "/sign-out-everywhere", None),
            ):
                answer = await anna.http.request(method, f"/api/v1{path}", json=body)
                assert (answer.status_code, answer.json()["code"]) == (503, "storage-failed"), path
                assert int(answer.headers["retry-after"]) > 0
            await chair.close()
            async with await anna.sit(table["id"], 0) as chair:
                with pytest.raises(Refusal, match="disk"):
                    await chair.ask("chat", text="ahoj")
                disk.execute("PRAGMA query_only = OFF")
                await chair.ask("chat", text="ahoj")
            assert (await anna.get("/me")) == anna.me
            assert "permonik_errors_total 1" not in server.house.metrics.text()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM entries WHERE table_id = ? AND number = (SELECT max(number) FROM entries)",
        "DELETE FROM entries WHERE table_id = ? AND number = 1",
        "UPDATE entries SET line = replace(line, '0', '1') WHERE table_id = ? AND number = 2",
    ],
)
def test_a_damaged_record_is_said_and_the_others_go_on(tmp_path: Path, harm: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            ids = [(await anna.table("pretend", ("me", "me")))["id"] for _ in range(2)]
            cookie = dict(anna.http.cookies)
        with sqlite3.connect(tmp_path / DATABASE) as database:
            assert database.execute(harm, (ids[0],)).rowcount == 1
        database.close()
        async with opened(tmp_path) as server, await server.come() as anna:
            anna.http.cookies.update(cookie)
            assert await refused(anna, "GET", f"/tables/{ids[0]}") == "record-damaged"
            assert (await anna.get(f"/tables/{ids[1]}"))["status"] == "running"
            assert "permonik_damage 1" in server.house.metrics.text()

    asyncio.run(scenario())


def test_damage_in_the_file_is_found(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            for _ in range(10):
                await anna.table("cave-vs-cave", ("me", "me"))
            await until(lambda: server.house.examined)
            assert server.house.damage == []

    asyncio.run(scenario())
    file = tmp_path / DATABASE
    assert faults(file) == []
    with sqlite3.connect(file) as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'seats'").fetchone()
    database.close()
    with file.open("r+b") as out:
        out.seek((page - 1) * 4096)
        out.write(b"\xff" * 3000)
    assert faults(file)
