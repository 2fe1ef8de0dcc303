"""People who visit a server in tests: over real HTTP and real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx2 as httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from permonik.server.app import make_app
from permonik.server.config import Config
from permonik.server.house import House
from permonik.server.run import bind, settings
from permonik.server.storage import DATABASE
from permonik.table.patches import patched

Data = dict[str, Any]
PASSWORD = "correct horse"
WAIT = 60.0  # seconds until a test gives up waiting; the machine may be busy


class Choice:
    """Where the houses of the running test keep their data: in SQLite, unless tests/server/conftest.py says more."""

    store: Callable[[Path], str | None] = staticmethod(lambda data: None)


def look(data: Path, sql: str, *values: object) -> list[Any]:
    """Asks the database of a house, past the house; or changes it."""
    if (store := Choice.store(data)) is None:
        with closing(sqlite3.connect(data / DATABASE, timeout=10)) as database, database:
            return database.execute(sql, values).fetchall()
    from permonik.server.storage.postgresql import connect as connect_to
    from permonik.server.storage.postgresql import translated

    with connect_to(store, application_name="look") as connection:
        cursor = connection.execute(translated(sql), values)
        return cursor.fetchall() if cursor.description else []


class Refusal(Exception):
    """What the server answered in place of what was asked."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message


class Visitor:
    """A person with a browser of their own."""

    def __init__(self, base: str, http: httpx.AsyncClient) -> None:
        self.base = base
        self.http = http
        self.me: Data = {}

    @classmethod
    async def come(cls, base: str, name: str | None = None) -> Self:
        visitor = cls(base, httpx.AsyncClient(base_url=base, timeout=WAIT, verify=False))
        visitor.me = await visitor.get("/me")
        if name is not None:
            visitor.me = await visitor.ask("PATCH", "/me", {"name": name})
        return visitor

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return f"permonik={self.http.cookies['permonik']}"

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        content = json.dumps(body) if body is not None else None
        answer = await self.http.request(method, f"/api/v1{path}", content=content, headers=headers)
        if answer.status_code >= 400:
            problem = answer.json()
            raise Refusal(answer.status_code, problem["code"], problem["message"])
        if not answer.content:
            return None
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    async def numbers(self) -> str:
        """As somebody who watches over a house of one process is told; on PostgreSQL each says of which it is."""
        text = (await self.http.get("/metrics")).text
        return re.sub(r'process="[^"]*"', "", text).replace("{,", "{").replace("{}", "")

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def post(self, path: str, body: object = None) -> Any:
        return await self.ask("POST", path, body)

    async def register(self, name: str) -> None:
        self.me = (await self.post("/me/register", {"name": name, "password": PASSWORD}))["me"]

    async def table(self, game: str = "pretend", seats: Sequence[str] = ("me", "open"), **more: object) -> Data:
        """Seats are "me", "open" or the name of a bot."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        table: Data = await self.post("/tables", {"game": game, "seats": wishes, **more})
        return table

    async def open(self, table: str, **headers: str) -> Chair:
        """As the page does: where the house asks for a moment (503), it comes again. A process whose loop stood still
        for two seconds, as on a loaded machine, gives its tables up and takes them anew."""
        url = f"{self.base.replace('http', 'ws')}/api/v1/tables/{table}/socket"
        cookie = {"cookie": self.cookie} if "permonik" in self.http.cookies else {}
        async with asyncio.timeout(WAIT):
            while True:
                try:
                    return Chair(self, await connect(url, additional_headers=cookie | headers, max_size=None))
                except InvalidStatus as refusal:
                    if refusal.response.status_code != 503:
                        raise
                await asyncio.sleep(0.1)

    async def sit(self, table: str, seat: int | None = 0, since: int = 0, patches: bool = True) -> Chair:
        """As the page does; without patches, as programs may."""
        chair = await self.open(table)
        await chair.ask("hello", seat=seat, since=since, patches=patches)
        return chair


async def refused(visitor: Visitor, method: str, path: str, body: object = None, **headers: str) -> str:
    """The code of the refusal, which also says something to people."""
    with pytest.raises(Refusal) as refusal:
        await visitor.ask(method, path, body, **headers)
    assert refusal.value.message
    return refusal.value.code


class Chair:
    """A socket at a table. Everything that was heard is kept, in order."""

    def __init__(self, visitor: Visitor, ws: ClientConnection) -> None:
        self.visitor = visitor
        self.ws = ws
        self.heard: list[str] = []
        self.news: list[Data] = []
        self.state: Data = {}
        self.table: Data = {}
        self.refs = itertools.count(1)
        self.changed = asyncio.Condition()
        self.reader = asyncio.create_task(self.read())

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self.ws.close()
        await asyncio.wait([self.reader])

    async def read(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                text = await self.ws.recv()
                assert isinstance(text, str)
                async with self.changed:
                    self.heard.append(text)
                    message = json.loads(text)
                    if message["type"] == "patch":
                        message = patched(self.state, message)
                    self.news.append(message)
                    if message["type"] == "state":
                        self.state = message
                    if message["type"] == "table":
                        self.table = message["table"]
                    self.changed.notify_all()
        async with self.changed:
            self.changed.notify_all()

    async def ask(self, type: str, **fields: object) -> list[Data]:
        """Says something and waits for the answer; gives what was heard meanwhile."""
        ref = next(self.refs)
        start = len(self.news)
        await self.ws.send(json.dumps({"type": type, "ref": ref, **fields}))
        answer = await self.until(lambda: self.answered(start, ref))
        if answer["type"] == "error":
            raise Refusal(0, answer["code"], answer["message"])
        return self.news[start:]

    def answered(self, start: int, ref: int) -> Data | None:
        found = [one for one in self.news[start:] if one["type"] in ("ok", "error") and one["ref"] == ref]
        return found[0] if found else None

    async def until(self, found: Callable[[], Any]) -> Any:
        """Waits until something is true of what was heard."""
        async with asyncio.timeout(WAIT), self.changed:
            while not (result := found()):
                if self.reader.done():
                    raise ConnectionError(f"closed: {self.ws.close_code} {self.ws.close_reason}")
                await self.changed.wait()
        return result

    async def reach(self, entry: int) -> None:
        """Waits until so many entries are known here."""
        await self.until(lambda: self.state and self.state["entry"] >= entry)

    async def decide(self, choice: int = 0, seat: int | None = None) -> list[Data]:
        """One small answer. Of a choice of several parts these come in order, and the first one can always begin."""
        state = self.state
        option = state["options"][0 if state["choice"] else choice]["id"]
        return await self.ask(
            "decide", seat=state["seat"] if seat is None else seat, asked=state["asked"], option=option
        )

    async def asked(self, after: int = -1) -> Data:
        """The state in which the own seat is asked something new, or the match is over."""

        def found() -> Data | None:
            state = self.state
            fresh = state and (state["over"] or (state["asked"] is not None and state["asked"] > after))
            return state if fresh else None

        state: Data = await self.until(found)
        return state

    async def play(self, rng: Random, most: int = 10_000) -> int:
        """Random answers until the match is over; how many decisions were acknowledged."""
        last = -1
        for count in range(most):
            state = await self.asked(last)
            if state["over"]:
                return count
            last = state["asked"]
            await self.decide(rng.randrange(len(state["options"])))
        return most


async def decide_together(chairs: Sequence[Chair], rng: Random, most: int) -> int:
    """The seats decide one after the other, the first waiting one first; how many decisions were made."""
    for count in range(most):
        entry = max(chair.state["entry"] for chair in chairs)
        for chair in chairs:
            await chair.reach(entry)
        asked = [chair for chair in chairs if chair.state["asked"] is not None]
        if not asked:
            return count
        await asked[0].decide(rng.randrange(len(asked[0].state["options"])))
    return most


class Open:
    """A server inside the test's own event loop."""

    def __init__(self, base: str, house: House) -> None:
        self.base = base
        self.house = house

    async def come(self, name: str | None = None) -> Visitor:
        return await Visitor.come(self.base, name)


async def registered(server: Open, name: str) -> Visitor:
    visitor = await server.come()
    await visitor.register(name)
    return visitor


@asynccontextmanager
async def opened(data: Path, **chosen: Any) -> AsyncIterator[Open]:
    config = Config(data=data, **{"rate": 0.0, "store": Choice.store(data), **chosen})
    app = make_app(config)
    listener = bind("127.0.0.1", 0)
    server = uvicorn.Server(settings(app))
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        if serving.done():
            serving.result()
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.01)
    app.state.house.name_engine()
    try:
        yield Open(f"http://127.0.0.1:{listener.getsockname()[1]}", app.state.house)
    finally:
        server.should_exit = True
        await serving
        listener.close()


@asynccontextmanager
async def three(data: Path) -> AsyncIterator[tuple[Open, Visitor, Visitor, Visitor]]:
    """A house with Anna, Boris and Cyril in it."""
    async with (
        opened(data) as server,
        await server.come("Anna") as anna,
        await server.come("Boris") as boris,
        await server.come("Cyril") as cyril,
    ):
        yield server, anna, boris, cyril


class Process:
    """`permonik serve` in a process of its own, on a port that stays the same when it is started again."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.data = data
        store = Choice.store(data)
        self.arguments = (*arguments, "--store", store) if store is not None else arguments
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data.with_name("server.log").open("ab")

    async def start(self) -> None:
        """Until it says that it is open: of several workers one may answer before the others are there."""
        environ = os.environ | {"PYTHONPATH": str(Path(__file__).parents[1] / "bots")}
        told = self.data.with_name("server.log")
        before = told.stat().st_size
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-c", "from permonik.cli import main; main()"),
                *("serve", "--port", str(self.port), "--data", str(self.data), "--rate", "0", *self.arguments),
            ],
            stdout=self.log,
            stderr=self.log,
            env=environ,
        )
        async with asyncio.timeout(WAIT), httpx.AsyncClient(base_url=self.base) as http:
            while True:
                assert self.process.poll() is None, told.read_text()
                if b" is open at " in told.read_bytes()[before:]:
                    with suppress(httpx.TransportError):
                        if (await http.get("/healthz")).status_code == 200:
                            return
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(WAIT)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self.log.close()
