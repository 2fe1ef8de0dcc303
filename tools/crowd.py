"""People who play at a server of our own on this machine: for measuring what they cost it.

The server is a process of its own, with durable commits and the settings that everybody has, but for limits per person
and address: these are counted as usual and never reached, since everybody here comes from one address.
"""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from permonik.table.patches import patched

State = Any  # a message, as JSON has it
PROCESSOR_CLOCK = 2  # of a whole process, with all its threads; Linux names it by the process
WAIT = 120.0  # seconds until nobody believes any more that an answer will come
SERVE = "from permonik.cli import main; main()"
NEVER_REACHED = "100000"


class Server:
    """`permonik serve`. `engine`: the folder of another build; None: the build of this Python."""

    def __init__(self, data: Path, engine: str | None = None, *more: str) -> None:
        paths = [*([engine] if engine else []), *filter(None, [os.environ.get("PYTHONPATH")])]
        self.log = data.with_suffix(".log").open("wb")
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, "serve", "--port", "0", "--data", str(data), "--rate", NEVER_REACHED, *more],
            stdout=subprocess.PIPE,
            stderr=self.log,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )
        assert self.process.stdout is not None
        line = next((line for line in self.process.stdout if b"http://" in line), b"").decode()
        if not line:
            self.close()
            raise SystemExit(f"the server did not start: {data.with_suffix('.log').read_text()[-2000:]}")
        self.port = int(line.rpartition(":")[2])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.log.close()

    def processor(self) -> float:
        """Seconds of a processor that the server has used so far, other programs left aside."""
        return time.clock_gettime(~self.process.pid << 3 | PROCESSOR_CLOCK)

    def memory(self) -> int:
        """Bytes that it holds."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Person:
    """A guest, with a cookie."""

    def __init__(self, port: int) -> None:
        self.http = http.client.HTTPConnection("127.0.0.1", port, timeout=WAIT)
        self.cookie = ""
        self.ask("GET", "/me")

    def ask(self, method: str, path: str, body: object = None) -> Any:
        content = json.dumps(body) if body is not None else None
        self.http.request(method, f"/api/v1{path}", content, {"cookie": self.cookie} if self.cookie else {})
        answer = self.http.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {text.decode()}")
        if given := answer.headers.get("set-cookie"):
            self.cookie = given.partition(";")[0]
        return json.loads(text) if text else None


class Table:
    """A running match of two people who have come for it."""

    def __init__(self, port: int, game: str) -> None:
        self.port = port
        people = [Person(port), Person(port)]
        seats = [{"kind": "me"}, {"kind": "open"}]
        self.id = people[0].ask("POST", "/tables", {"game": game, "seats": seats})["id"]
        people[1].ask("POST", f"/tables/{self.id}/join")
        people[0].ask("POST", f"/tables/{self.id}/start")
        self.cookies = [person.cookie for person in people]
        for person in people:
            person.http.close()
        self.seats: list[Seat] = []

    async def sit_down(self, patches: bool = True) -> None:
        """`patches`: as the page does it, which is told only what has changed."""
        for seat, cookie in enumerate(self.cookies):
            self.seats.append(await Seat.sit(self.port, self.id, seat, cookie, patches))

    async def get_up(self) -> None:
        for seat in self.seats:
            await seat.close()
        self.seats.clear()

    @property
    def over(self) -> bool:
        return bool(self.seats[0].state["over"])

    async def asked(self) -> Seat | None:
        """Who has to decide, once everybody here knows everything; None: it is over."""
        last = max(seat.state["entry"] for seat in self.seats)
        for seat in self.seats:
            await seat.reach(last)
        return next((seat for seat in self.seats if seat.state["asked"] is not None), None)


class Line(ClientConnection):
    """A socket that counts what comes in, packed as it travels."""

    arrived = 0

    def data_received(self, data: bytes) -> None:
        self.arrived += len(data)
        super().data_received(data)


class Seat:
    """A socket at a table, that knows its state."""

    def __init__(self, line: Line, seat: int) -> None:
        self.line = line
        self.seat = seat
        self.state: State = {}
        self.heard = 0  # bytes, unpacked
        self.refs = itertools.count(1)
        self.answers: dict[int, asyncio.Future[State]] = {}
        self.news = asyncio.Event()
        self.reader = asyncio.create_task(self.read())

    @classmethod
    async def sit(cls, port: int, table: str, seat: int, cookie: str, patches: bool) -> Seat:
        url = f"ws://127.0.0.1:{port}/api/v1/tables/{table}/socket"
        line = await connect(
            url, additional_headers={"cookie": cookie}, max_size=None, create_connection=Line, open_timeout=WAIT
        )
        assert isinstance(line, Line)
        self = cls(line, seat)
        await self.ask("hello", seat=seat, since=0, **({"patches": True} if patches else {}))
        return self

    async def close(self) -> None:
        await self.line.close()
        await asyncio.wait([self.reader])

    async def read(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                text = await self.line.recv(decode=False)
                self.heard += len(text)
                self.hear(msgspec.json.decode(text))
        for answer in self.answers.values():
            answer.cancel()

    def hear(self, message: State) -> None:
        match message["type"]:
            case "state":
                self.state = message
                self.news.set()
            case "patch":
                self.state = patched(self.state, message)
                self.news.set()
            case "ok" | "error":
                answer = self.answers.pop(message["ref"], None)
                if answer is not None and not answer.done():
                    answer.set_result(message)

    async def ask(self, type: str, **fields: object) -> None:
        ref = next(self.refs)
        answer = self.answers[ref] = asyncio.get_running_loop().create_future()
        await self.line.send(json.dumps({"type": type, "ref": ref, **fields}))
        async with asyncio.timeout(WAIT):
            told = await answer
        if told["type"] == "error":
            raise RuntimeError(f"{type}: {told['code']}: {told['message']}")

    async def reach(self, entry: int) -> None:
        async with asyncio.timeout(WAIT):
            while self.state["entry"] < entry:
                self.news.clear()
                await self.news.wait()

    # -- playing ---------------------------------------------------------------------------------------------

    def pick(self, rng: Random) -> int:
        """Any answer. The parts of a choice come in order, and the first one can always begin."""
        options: Sequence[State] = self.state["options"]
        return int((options[0] if self.state["choice"] else rng.choice(options))["id"])

    def picks(self, rng: Random) -> list[int]:
        """Any step of a draft: an answer, or all parts of a choice."""
        whole = self.state["choice"]
        if whole is None:
            return [self.pick(rng)]
        if whole["ways"]:
            return [int(pick) for pick in rng.choice(whole["ways"])["picks"]]
        picks: list[int] = []
        for item in whole["items"]:
            if not set(picks) & set(item["clashes"]):
                picks += [item["option"]] * item["limit"]
        return picks[: max(1, whole["least"])]

    async def decide(self, rng: Random) -> None:
        await self.ask("decide", seat=self.seat, asked=self.state["asked"], option=self.pick(rng))

    async def draft(self, rng: Random, most: int) -> int:
        """Tries something out, step by step, and takes it back; how many steps that were, the last one included."""
        steps = 0
        while steps < most and self.state["asked"] is not None:
            await self.ask("draft", seat=self.seat, asked=self.state["asked"], picks=self.picks(rng))
            steps += 1
        await self.ask("back", seat=self.seat, to=0)
        return steps + 1
