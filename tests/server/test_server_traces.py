"""Traces, as a receiver of OTLP over HTTP gets them: ours, which reads them by the package of the standard itself."""

from __future__ import annotations

import asyncio
import gzip
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from visitors import Process, Refusal, Visitor, decide_together, opened

from permonik.server.config import BadConfig, Config
from permonik.server.play import deeds
from permonik.server.signs import traces
from permonik.server.signs.trail import follow, mark

Span = Any


class Receiver:
    """Keeps every span that came in, and under which path."""

    def __init__(self) -> None:
        self.spans: list[Span] = []
        self.services: set[str] = set()
        self.paths: set[str] = set()
        self.status = 200

    def take(self, path: str, headers: Any, body: bytes) -> None:
        assert headers["content-type"] == "application/x-protobuf"
        if headers.get("content-encoding") == "gzip":
            body = gzip.decompress(body)
        self.paths.add(path)
        for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
            named = {one.key: one.value.string_value for one in resource.resource.attributes}
            self.services.add(named["service.name"])
            for scope in resource.scope_spans:
                self.spans += scope.spans

    def named(self, name: str) -> list[Span]:
        return [span for span in self.spans if span.name == name]

    def inside(self, span: Span) -> list[Span]:
        found = [one for one in self.spans if one.parent_span_id == span.span_id]
        return sorted(found, key=lambda one: int(one.start_time_unix_nano))


@contextmanager
def receiving() -> Iterator[tuple[Receiver, str]]:
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            receiver.take(self.path, self.headers, self.rfile.read(int(self.headers["content-length"])))
            self.send_response(receiver.status)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield receiver, f"http://127.0.0.1:{server.server_address[1]}"
        finally:
            server.shutdown()
            thread.join()


def about(span: Span) -> dict[str, str]:
    return {one.key: one.value.string_value for one in span.attributes}


@pytest.mark.both
def test_a_message_is_a_span_with_its_stages_inside(tmp_path: Path) -> None:
    async def scenario(url: str) -> tuple[str, str]:
        async with opened(tmp_path, trace=url, trace_share=1.0) as server, await server.come("Anna") as anna:
            table = await anna.table("pretend", ("me", "me"))
            async with await anna.sit(table["id"], 0) as chair, await anna.sit(table["id"], 1) as other:
                assert await decide_together([chair, other], Random(1), 1) == 1
                with pytest.raises(Refusal):
                    await chair.ask("decide", seat=0, asked=999, option=0)
                await anna.get(f"/tables/{table['id']}")
                sockets = [one.ws.response.headers["x-request-id"] for one in (chair, other) if one.ws.response]
                return table["id"], "|".join(sockets)

    with receiving() as (receiver, url):
        table, sockets = asyncio.run(scenario(url))
    assert (receiver.services, receiver.paths) == ({"permonik"}, {"/v1/traces"})
    decided, refused = receiver.named("Decide")
    assert [one.name for one in receiver.inside(decided)] == ["understood", "decided", "committed", "told"]
    assert about(decided)["permonik.outcome"] == "ok"
    assert about(decided)["permonik.game"] == "pretend"
    assert about(decided)["permonik.request_id"].split(".")[0] in sockets.split("|")
    assert about(refused)["permonik.outcome"] != "ok"
    assert [one.name for one in receiver.inside(refused)] == ["understood", "told"]
    stages = receiver.inside(decided)
    assert stages[0].start_time_unix_nano == decided.start_time_unix_nano
    assert stages[-1].end_time_unix_nano == decided.end_time_unix_nano
    assert all(before.end_time_unix_nano == after.start_time_unix_nano for before, after in pairwise(stages))
    assert {span.trace_id for span in (decided, *stages)} == {decided.trace_id}
    assert receiver.named("GET /api/v1/tables/{id}")
    assert table.encode() not in b"".join(span.SerializeToString() for span in receiver.spans)
    assert b"Anna" not in b"".join(span.SerializeToString() for span in receiver.spans)


def test_what_is_wrong_or_slow_is_always_traced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("broken on purpose")

    async def scenario(url: str) -> None:
        async with opened(tmp_path, trace=url, trace_share=0.0) as server, await server.come("Anna") as anna:
            table = await anna.table("pretend", ("me", "me"))
            async with await anna.sit(table["id"]) as chair:
                monkeypatch.setattr(deeds, "decide", broken)
                monkeypatch.setattr(traces, "LONG", 1000.0)
                with pytest.raises(Refusal):
                    await chair.ask("decide", seat=0, asked=0, option=0)
                await chair.ask("ping")
                monkeypatch.setattr(traces, "LONG", 0.0)
                await chair.ask("chat", text="hello")

    with receiving() as (receiver, url):
        asyncio.run(scenario(url))
    (failed,) = receiver.named("Decide")
    assert (failed.status.code, failed.status.message) == (2, "server-mistake")
    assert receiver.named("Say")
    assert not receiver.named("Ping")


def test_a_receiver_that_is_away_holds_nobody_up(tmp_path: Path) -> None:
    async def scenario(url: str) -> None:
        async with opened(tmp_path, trace=url, trace_share=1.0) as server, await server.come("Anna") as anna:
            await anna.table("pretend", ("me", "me"))
            assert "\npermonik_errors_total 0.0\n" in server.house.metrics.text()

    with receiving() as (_, url):
        pass
    asyncio.run(scenario(url))


def test_the_command_sends_traces(tmp_path: Path) -> None:
    async def scenario(url: str) -> None:
        async with Process(tmp_path / "data", "--trace", url, "--trace-share", "1") as server:
            async with await Visitor.come(server.base, "Anna"):
                pass
            assert server.stop() == 0

    with receiving() as (receiver, url):
        asyncio.run(scenario(url))
    assert receiver.named("PATCH /api/v1/me")


def test_a_share_is_a_share() -> None:
    with receiving() as (receiver, url):
        sent = traces.Traces(url, 0.5)
        for number in range(400):
            trail = follow(str(number), "Ping")
            mark("told")
            sent.tell(trail)
        sent.close()
    assert 100 < len(receiver.named("Ping")) < 300


def test_addresses_of_receivers() -> None:
    assert traces.address("http://127.0.0.1:4318") == "http://127.0.0.1:4318/v1/traces"
    assert traces.address("http://127.0.0.1:4318/") == "http://127.0.0.1:4318/v1/traces"
    assert traces.address("https://traces.example.org/own/way") == "https://traces.example.org/own/way"
    with pytest.raises(BadConfig, match="--trace is an address"):
        Config(data=Path(), trace="127.0.0.1:4318")
    with pytest.raises(BadConfig, match="--trace-share"):
        Config(data=Path(), trace_share=1.5)


WITHOUT = """
import sys
sys.modules["opentelemetry"] = None
from permonik.server import run, app
assert not any(name.startswith("opentelemetry.") for name in sys.modules)
from permonik.cli import main
main(["serve", "--port", "0", "--data", sys.argv[1], "--trace", "http://127.0.0.1:1"])
"""


def test_nothing_is_loaded_that_nobody_asks_for_and_what_lacks_is_said(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WITHOUT, str(tmp_path / "data")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2, done.stderr
    assert "permonik[trace]" in done.stderr
    assert "Traceback" not in done.stderr
