"""What an operator sees of a house: stages, queues, readiness, request ids, logs."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import re
import signal
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import pytest
from visitors import WAIT, Open, Process, Refusal, Visitor, decide_together, opened

from permonik.server import logs
from permonik.server.metrics import QUICK, Histogram, Metrics
from permonik.server.play import deeds
from permonik.server.signs import ready, signs
from permonik.server.signs.trail import Trail, follow, id_of, mark, step_aside

STAGES = ("understood", "decided", "committed", "told")
OWN_ID = re.compile(r"[0-9a-f]{16}")


def counted(house: Any, name: str) -> dict[str, int]:
    return {value: sum(histogram.counts) for value, histogram in house.metrics.timed[name].items()}


# -- numbers -------------------------------------------------------------------------------------------------


def test_a_histogram_puts_each_time_into_its_bucket() -> None:
    histogram = Histogram((0.1, 0.2, 0.5))
    for seconds in (0.05, 0.1, 0.11, 0.5, 7.0):
        histogram.observe(seconds)
    assert histogram.buckets() == [("0.1", 2), ("0.2", 3), ("0.5", 4), ("+Inf", 5)]
    assert histogram.sum == pytest.approx(7.76)


def test_numbers_are_text_that_prometheus_reads() -> None:
    metrics = Metrics()
    metrics.count("entries", by=3)
    metrics.count("refusals", "code", 'odd "code"\n')
    metrics.time("decision_seconds", 0.002, "told")
    metrics.level("leases_held", 12)
    metrics.gauge("live_tables", "tables in memory", lambda: 4)
    metrics.gauges("waiting", "what waits", "queue", lambda: {"bots": 5})
    lines = metrics.text().splitlines()
    assert {
        "permonik_entries_total 3.0",
        'permonik_refusals_total{code="odd \\"code\\"\\n"} 1.0',
        'permonik_decision_seconds_bucket{le="0.001",stage="told"} 0.0',
        'permonik_decision_seconds_bucket{le="0.0025",stage="told"} 1.0',
        'permonik_decision_seconds_count{stage="told"} 1.0',
        "permonik_leases_held 12.0",
        "permonik_leases_lost 0.0",
        "permonik_live_tables 4.0",
        'permonik_waiting{queue="bots"} 5.0',
        "# TYPE permonik_decision_seconds histogram",
        "permonik_errors_total 0.0",
    } <= set(lines)
    if sys.platform == "linux":
        assert any(line.startswith("process_resident_memory_bytes ") for line in lines)
    metrics.gauge("leases_held", "tables that this process owns by a lease", lambda: 13)
    assert [line for line in metrics.text().splitlines() if line.startswith("permonik_leases_held")] == [
        "permonik_leases_held 13.0"
    ]


def test_every_stage_of_a_decision_is_timed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            table = await anna.table("pretend", ("me", "me"))
            async with await anna.sit(table["id"], 0) as chair, await anna.sit(table["id"], 1) as other:
                assert await decide_together([chair, other], Random(1), 3) == 3
                assert counted(server.house, "decision_seconds") == dict.fromkeys(STAGES, 3)
                with pytest.raises(Refusal):
                    await chair.ask("decide", seat=0, asked=999, option=0)
                await chair.ask("ping")
            assert counted(server.house, "decision_seconds") == dict.fromkeys(STAGES, 3)
            assert counted(server.house, "message_seconds")["Decide"] == 4
            assert counted(server.house, "message_seconds")["Ping"] == 1
            assert counted(server.house, "draft_seconds") == {}
            assert sum(counted(server.house, "http_seconds").values()) >= 3
            assert counted(server.house, "commit_seconds")[""] >= 3

    asyncio.run(scenario())


def test_steps_of_drafts_are_timed_apart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            table = await anna.table("pretend", ("me", "random"))
            async with await anna.sit(table["id"]) as chair:
                state = await chair.asked()
                await chair.ask("draft", seat=0, asked=state["asked"], picks=[state["options"][0]["id"]])
                await chair.ask("back", seat=0, to=0)
            assert counted(server.house, "draft_seconds") == dict.fromkeys(STAGES, 2)
            assert counted(server.house, "decision_seconds") == {}

    asyncio.run(scenario())


def test_a_bot_is_timed_and_adds_nothing_to_the_message_that_woke_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            table = await anna.table("pretend", ("me", "random"))
            async with await anna.sit(table["id"]) as chair:
                last, decisions = -1, 0
                while decisions < 2 or not counted(server.house, "bot_seconds"):
                    last = (await chair.asked(last))["asked"]
                    await chair.decide()
                    decisions += 1
                assert counted(server.house, "decision_seconds") == dict.fromkeys(STAGES, decisions)
                assert set(counted(server.house, "bot_seconds")) == {"random"}

    asyncio.run(scenario())


def test_stages_add_up() -> None:
    trail = follow("one", "Decide")
    for stage in STAGES[:3]:
        mark(stage)
    mark("committed")
    trail.mark("told")
    stages = trail.stages()
    assert list(stages) == list(STAGES)
    assert sum(stages.values()) == pytest.approx(trail.took())


def test_what_steps_aside_keeps_the_id_and_leaves_the_stages_alone() -> None:
    async def scenario() -> None:
        trail = follow("one", "Decide")

        async def beside() -> str:
            step_aside()
            mark("committed")
            return logs.current_id()

        assert await asyncio.create_task(beside()) == "one"
        assert trail.marks == []
        mark("committed")
        assert [stage for stage, _ in trail.marks] == ["committed"]
        trail.is_over = True
        mark("committed")  # too late
        assert len(trail.marks) == 1

    asyncio.run(scenario())


def test_a_loop_that_was_held_up_shows_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server:
            lag = server.house.metrics.timed["loop_lag_seconds"][""]
            time.sleep(1.0)
            async with asyncio.timeout(WAIT):
                while not sum(lag.counts[QUICK.index(0.5) + 1 :]):
                    await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_pauses_for_garbage_are_counted_while_the_house_is_open(tmp_path: Path) -> None:
    async def scenario() -> None:
        before = list(gc.callbacks)
        async with opened(tmp_path) as server:
            house = server.house
            pauses = counted(house, "garbage_seconds")[""]
            gc.collect(0)
            gc.collect()
            assert counted(house, "garbage_seconds")[""] == pauses + 1
        assert gc.callbacks == before

    asyncio.run(scenario())


def test_queues_show_who_waits(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server:
            turns = server.house.reviews.work.turns
            async with turns.of("anna"):
                waiting = asyncio.create_task(turns.take("boris"))
                await asyncio.sleep(0)
                text = server.house.metrics.text()
                assert 'permonik_running{queue="reviews"} 1.0' in text
                assert 'permonik_waiting{queue="reviews"} 1.0' in text
                assert 'permonik_waiting{queue="bots"} 0.0' in text
            await waiting
            turns.give("boris")
            assert 'permonik_running{queue="reviews"} 0.0' in server.house.metrics.text()

    asyncio.run(scenario())


# -- health and readiness ----------------------------------------------------------------------------------------


async def readiness(server: Open) -> tuple[int, str]:
    async with httpx.AsyncClient(base_url=server.base, timeout=WAIT) as http:
        assert (await http.get("/healthz")).json()["status"] == "ok"
        answer = await http.get("/readyz")
        return answer.status_code, answer.json().get("why", answer.json()["status"])


@pytest.mark.sqlite
def test_ready_is_who_is_open_and_has_a_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server:
            house: Any = server.house
            monkeypatch.setattr(ready, "PATIENCE", WAIT)
            assert await readiness(server) == (200, "ready")
            house.is_open = False
            assert await readiness(server) == (503, "the server is opening")
            house.is_open = True
            house.storage.read_from.close()
            assert await readiness(server) == (503, "the database does not answer")
            monkeypatch.setattr(ready, "PATIENCE", 0.05)
            gate = threading.Event()
            house.storage.reader.submit(gate.wait)
            status, why = await readiness(server)
            gate.set()
            assert (status, why) == (503, "the database has not answered for 0.05 seconds")
            house.signs.is_closing = True
            assert await readiness(server) == (503, "the server is closing")

    asyncio.run(scenario())


def test_a_server_that_drains_serves_on_and_is_not_ready(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with (
            Process(tmp_path / "data", "--drain", "600") as server,
            await Visitor.come(server.base, "Anna") as anna,
        ):
            process: Any = server.process
            table = await anna.table("pretend", ("me", "me"))
            async with await anna.sit(table["id"], 0) as chair, await anna.sit(table["id"], 1) as other:
                process.send_signal(signal.SIGTERM)
                async with asyncio.timeout(WAIT):
                    while (answer := await anna.http.get("/readyz")).status_code == 200:
                        await asyncio.sleep(0.01)
                assert answer.json()["why"] == "the server is closing"
                assert (await anna.http.get("/healthz")).status_code == 200
                assert await decide_together([chair, other], Random(1), 2) == 2
                assert process.poll() is None
            assert server.stop() == 0  # told once more, it does not wait

    asyncio.run(scenario())


# -- ids ---------------------------------------------------------------------------------------------------------


def test_every_answer_has_an_id_of_ours(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, proxies=("10.0.0.0/8",)) as server, await server.come() as anna:
            seen = set()
            for path in ("/", "/healthz", "/api/v1/me", "/api/v1/nothing", "/api/v1/tables/nothing"):
                answer = await anna.http.get(path, headers={"x-request-id": "mine"})
                assert OWN_ID.fullmatch(answer.headers["x-request-id"]), path
                assert len(answer.headers.get_list("x-request-id")) == 1
                seen.add(answer.headers["x-request-id"])
            assert len(seen) == 5
            table = await anna.table("pretend", ("me", "me"))
            async with await anna.sit(table["id"]) as chair:
                assert chair.ws.response is not None
                assert OWN_ID.fullmatch(chair.ws.response.headers["x-request-id"])
            with pytest.raises(Exception, match="404") as refused:
                await anna.open("nothing")
            assert OWN_ID.fullmatch(refused.value.response.headers["x-request-id"])  # type: ignore[attr-defined]

    asyncio.run(scenario())


def test_the_id_of_a_trusted_proxy_is_kept_if_it_is_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:

            async def answered(given: str | bytes, **more: str | bytes) -> str:
                headers: Any = {"x-request-id": given, **more}
                found: str = (await anna.http.get("/api/v1/me", headers=headers)).headers["x-request-id"]
                return found

            assert await answered("proxy-1.a_B") == "proxy-1.a_B"
            assert await answered("p" * 64, **{"x-forwarded-for": "203.0.113.7"}) == "p" * 64
            for odd in ("", "p" * 65, "a b", "a;b", "a\tb", '"', "a=b", b"\xe4"):
                assert OWN_ID.fullmatch(await answered(odd)), odd
            table = await anna.table("pretend", ("me", "me"))
            async with await anna.open(table["id"], **{"x-request-id": "proxy-2"}) as chair:
                assert chair.ws.response is not None
                assert chair.ws.response.headers["x-request-id"] == "proxy-2"

    asyncio.run(scenario())


def test_who_is_trusted_is_the_peer_and_nobody_behind_it() -> None:
    scope: dict[str, Any] = {"headers": [(b"x-request-id", b"given")], "client": ("127.0.0.1", 1)}
    assert id_of(scope, ("127.0.0.1",)) != "given"  # nobody knows who has opened the connection
    scope["permonik.peer"] = ("203.0.113.7", 1)
    assert id_of(scope, ("127.0.0.1",)) != "given"
    assert id_of(scope, ("203.0.113.0/24", "::1")) == "given"
    scope["permonik.peer"] = ("::1", 1)
    assert id_of(scope, ("127.0.0.1", "::1")) == "given"
    scope["permonik.peer"] = ("a name", 1)
    assert id_of(scope, ("127.0.0.1",)) != "given"


class Kept(logging.Handler):
    """Lines as they would stand in the log."""

    def __init__(self, formatter: logging.Formatter) -> None:
        super().__init__()
        self.setFormatter(formatter)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def json_log(monkeypatch: pytest.MonkeyPatch) -> Kept:
    kept = Kept(logs.JsonLines())
    monkeypatch.setattr(logs.LOG, "handlers", [kept])
    monkeypatch.setattr(logs.LOG, "propagate", False)
    logs.LOG.setLevel("INFO")
    return kept


def test_every_line_of_a_message_carries_its_id(
    tmp_path: Path, json_log: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("broken on purpose")

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            table = await anna.table("pretend", ("me", "me"))
            async with await anna.sit(table["id"]) as chair:
                assert chair.ws.response is not None
                socket = chair.ws.response.headers["x-request-id"]
                await chair.ask("ping")
                monkeypatch.setattr(deeds, "decide", broken)
                monkeypatch.setattr(signs, "LONG", 0.0)
                with pytest.raises(Refusal, match=f"noted as {socket}.3") as refusal:
                    await chair.ask("decide", seat=0, asked=0, option=0)
                assert refusal.value.code == "server-mistake"
            answer = await anna.http.get("/api/v1/me")
            lines = [json.loads(line) for line in json_log.lines]
            failed, slow = [line for line in lines if line.get("request") == f"{socket}.3"]  # after hello and ping
            assert (failed["event"], failed["level"], failed["table"]) == ("a message failed", "error", table["id"])
            assert "broken on purpose" in failed["trace"]
            assert (slow["event"], slow["type"], slow["game"]) == ("slow message", "Decide", "pretend")
            assert {"understood", "told", "ms"} <= set(slow)
            (asked,) = [line for line in lines if line.get("request") == answer.headers["x-request-id"]]
            assert (asked["event"], asked["path"], asked["status"]) == ("request", "/api/v1/me", 200)

    asyncio.run(scenario())


def test_a_mistake_in_a_request_is_told_with_its_id(
    tmp_path: Path, json_log: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            monkeypatch.setattr(server.house.people, "visitor", lambda cookie: 1 / 0)
            answer = await anna.http.get("/api/v1/me")
            id = answer.headers["x-request-id"]
            assert (answer.status_code, id in answer.json()["message"]) == (500, True)
            events = [json.loads(line) for line in json_log.lines if json.loads(line).get("request") == id]
            assert [event["event"] for event in events] == ["a request failed", "request"]

    asyncio.run(scenario())


# -- lines of the log --------------------------------------------------------------------------------------------


def record(event: str, level: int = logging.INFO, **fields: object) -> logging.LogRecord:
    one = logging.LogRecord("permonik.server", level, "", 0, event, (), None)
    one.fields = fields
    one.created = 0.0
    return one


def test_lines_for_people() -> None:
    follow("ab12.7")
    line = logs.TextLines().format(record("request", method="GET", path="/api/v1/me", status=200, ms=1.5))
    expected = "method=GET path=/api/v1/me status=200 ms=1.5 request=ab12.7"
    assert line == f"1970-01-01T00:00:00.000+00:00 INFO request {expected}"
    assert json.loads(logs.JsonLines().format(record("open")))["request"] == "ab12.7"


@pytest.mark.parametrize("odd", ["a\nb", "a b=c", 'a"b', "\x1b[2J", "\x9b2J", "a\u2028b", "a\rb", "příklad x"])
def test_nothing_from_outside_passes_for_a_line_or_a_field(odd: str) -> None:
    line = logs.TextLines().format(record(f"odd {odd}", path=odd, other="x"))
    assert line.isprintable()
    (path,) = re.findall(r' path=("(?:[^"\\]|\\.)*") other=x', line)
    assert json.loads(path) == odd


def test_a_traceback_stands_on_lines_of_its_own() -> None:
    one = record("a request failed", logging.ERROR)
    try:
        raise ValueError("odd\n2026-01-01 INFO forged")
    except ValueError:
        one.exc_info = sys.exc_info()
    first, *rest = logs.TextLines().format(one).split("\n")
    assert first.endswith("ERROR a request failed") or "request=" in first
    assert rest
    assert all(line.startswith("    ") for line in rest)


def test_the_form_of_the_log_is_chosen() -> None:
    names = ("permonik.server", "uvicorn", "uvicorn.error", "asyncio", "opentelemetry")
    loggers = [logging.getLogger(name) for name in names]
    before = [(one, one.handlers, one.level, one.propagate) for one in loggers]
    try:
        for form, kind in (("text", logs.TextLines), ("json", logs.JsonLines)):
            logs.set_up(form=form)
            assert type(logs.LOG.handlers[0].formatter) is kind
    finally:
        for one, handlers, level, propagate in before:
            one.handlers, one.level, one.propagate = handlers, level, propagate


def test_a_trail_without_marks_has_no_stages() -> None:
    assert Trail("one").stages() == {}
