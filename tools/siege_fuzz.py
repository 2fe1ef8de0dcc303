"""make siege FUZZ=20000: people say everything that docs/api.md knows, one time in six with something odd in it.

Many tables of all games at once, over real sockets and real HTTP, against a server in a process of its own. Nothing may
be answered by a mistake of the server (5xx, `server-mistake`), nothing may leave a traceback in its log, and its memory
may not grow. The numbers of all slices are added up in build/siege/fuzz.json.

What is odd is drawn by hypothesis when a slice begins. Several things are said in one breath: mostly whatever changes
nothing and one thing that does, one time in ten whatever comes, so that the server has to refuse what came too late.
The lines are made by hand and read no more than they need: the server is what takes the time, not who besieges it.

    python tools/siege_fuzz.py 20000 [--seconds 480]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import struct
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, TypedDict

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / "attacks"), str(ROOT / "tests" / "server"), str(ROOT / "tools")]

from babble import ODD, Wish, wish  # noqa: E402
from besiege import frame, handshake  # noqa: E402
from doors import DOORS, Door, filled  # noqa: E402
from visitors import Process  # noqa: E402

from siege_tally import Tally  # noqa: E402

TABLES = 16
GAMES = ("pretend", "cave-vs-cave", "rivals", "saboteur", "caverna")
LONGEST = 600  # breaths at one table, then another one is opened
GROWTH = 60  # megabytes that a slice may end above its beginning: tables rest in memory for ten minutes
ODDITIES = 600
BREATH = 6  # messages at the most
CHANGES = ("decide", "draft", "confirm", "back", "undo", "answer", "propose", "resign")
ONCE = ("hello", "at")  # in a breath: dear, and the same again


class Heard(TypedDict, total=False):
    """What the besieger reads of a message; the rest is skipped."""

    type: str
    code: str
    seat: int | None
    entry: int
    asked: int | None
    options: list[dict[str, Any]]
    draft: dict[str, Any] | None
    undo: Any
    proposal: dict[str, Any] | None
    over: bool


HEARD: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


class Line:
    """One connection: requests one after the other, or a socket."""

    def __init__(self, host: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.host = host
        self.reader = reader
        self.writer = writer
        self.cookie = ""
        self.ending = "without a word"  # how the server ended a socket

    @classmethod
    async def open(cls, base: str) -> Line:
        host = base.removeprefix("http://")
        return cls(host, *await asyncio.open_connection(*host.split(":"), limit=1 << 20))

    async def request(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """A connection that was quiet for long was closed meanwhile."""
        try:
            return await self.answer(method, path, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.writer.close()
            self.reader, self.writer = await asyncio.open_connection(*self.host.split(":"), limit=1 << 20)
            return await self.answer(method, path, body)

    async def answer(self, method: str, path: str, body: object) -> tuple[int, bytes]:
        content = json.dumps(body).encode() if body is not None else b""
        head = f"{method} /api/v1{path} HTTP/1.1\r\nHost: {self.host}\r\nContent-Length: {len(content)}\r\n"
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        self.writer.write(f"{head}{cookie}\r\n".encode() + content)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        fields = dict(line.lower().split(": ", 1) for line in answer.split("\r\n")[1:-2])
        for line in answer.split("\r\n"):
            if line.lower().startswith("set-cookie: permonik="):
                self.cookie = line.split(": ", 1)[1].split(";")[0]
        return int(answer.split()[1]), await self.reader.readexactly(int(fields.get("content-length", 0)))

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """What has to work."""
        status, text = await self.request(method, path, body)
        assert status < 400, (method, path, status, text)
        return json.loads(text) if text else None

    async def hear(self) -> bytes | None:
        """The next message of a socket; None at its end."""
        while True:
            kind, length = await self.reader.readexactly(2)
            if length == 126:
                (length,) = struct.unpack("!H", await self.reader.readexactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
            text = await self.reader.readexactly(length)
            if kind & 0x0F == 0x1:
                return text
            if kind & 0x0F == 0x8:
                self.ending = f"{int.from_bytes(text[:2], 'big')} {text[2:].decode()}"
                return None
            if kind & 0x0F == 0x9:  # whoever does not answer is taken for gone
                self.writer.write(bytes([0x8A, 0x80 | len(text)]) + bytes(4) + text)


class Tongue:
    """A socket at a table."""

    def __init__(self, line: Line, seat: int) -> None:
        self.line = line
        self.seat = seat
        self.state: Heard = {}
        self.answers: deque[Heard] = deque()
        self.woken = asyncio.Event()
        self.listening = asyncio.create_task(self.listen())

    @classmethod
    async def sit(cls, base: str, table: str, cookie: str, seat: int) -> Tongue:
        line = await Line.open(base)
        line.writer.write(handshake(base, table, cookie))
        head = await line.reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head, head
        tongue = cls(line, seat)
        (answer,) = await tongue.say([("hello", {"seat": seat})])
        assert answer["type"] == "ok", answer
        return tongue

    async def listen(self) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while (text := await self.line.hear()) is not None:
                heard = HEARD.decode(text)
                if heard["type"] == "state":
                    self.state = heard
                elif heard["type"] in ("ok", "error"):
                    self.answers.append(heard)
                    self.woken.set()
        self.line.writer.close()
        self.woken.set()

    async def say(self, wishes: Sequence[Wish]) -> list[Heard]:
        """In one breath; they are answered in their order."""
        self.answers.clear()
        said = [frame({"type": type, "ref": number, **fields}) for number, (type, fields) in enumerate(wishes, 1)]
        self.line.writer.write(b"".join(said))
        async with asyncio.timeout(120):
            while len(self.answers) < len(wishes):
                if self.listening.done():
                    raise ConnectionError(f"the server has hung up: {self.line.ending}")
                self.woken.clear()
                await self.woken.wait()
        return list(self.answers)

    async def leave(self) -> None:
        self.line.writer.close()
        await asyncio.wait([self.listening])


class Babblers:
    """Two people who share table after table, and a stranger who knocks at every door."""

    def __init__(self, base: str, people: Sequence[Line], rng: Random, odd: Sequence[object], tally: Tally) -> None:
        self.base = base
        *self.people, self.stranger = people
        self.ids: list[str] = []
        self.rng = rng
        self.odd = odd
        self.tally = tally
        self.places: dict[str, str] = {}

    async def begin(self, going_on: Callable[[], bool]) -> None:
        self.ids = [(await person.ask("GET", "/me"))["id"] for person in self.people]
        group = await self.people[0].ask("POST", "/groups", {"name": "Our evening"})
        self.places = {
            "person": self.ids[0],
            "group": group["id"],
            "code": group["code"],
            "number": "1",
            "lang": "cs",
            "lesson": "first",
            "puzzle": "20bcb8ecd0",
            "size": "two",
            "period": "2026-01-01",
        }
        while going_on():
            await self.babble(self.rng.choice(GAMES), going_on)

    async def babble(self, game: str, going_on: Callable[[], bool]) -> None:
        anna, boris = self.people
        table = await anna.ask("POST", "/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
        id = table["id"]
        await boris.ask("POST", f"/tables/{id}/join")
        await anna.ask("POST", f"/tables/{id}/start")
        self.places |= {"table": id, "game": game}
        tongues = [await Tongue.sit(self.base, id, one.cookie, seat) for seat, one in enumerate(self.people)]
        for _ in range(LONGEST):
            if not going_on() or tongues[0].state["over"]:
                break
            await self.knock() if self.rng.random() < 0.12 else await self.talk(tongues)
        for tongue in tongues:
            await tongue.leave()

    async def talk(self, tongues: Sequence[Tongue]) -> None:
        tongue = self.rng.choice(tongues)
        wishes = self.breath(tongue)
        for said, answer in zip(wishes, await tongue.say(wishes), strict=True):
            self.count(answer["type"] == "ok", answer.get("code") == "server-mistake", (said, answer))
        if tongue.state["seat"] is None:  # an odd hello made a spectator of somebody
            await tongue.say([("hello", {"seat": tongue.seat})])

    def breath(self, tongue: Tongue) -> list[Wish]:
        drawn = [
            wish(self.rng, tongue, self.ids[1 - tongue.seat], self.odd) for _ in range(self.rng.randint(1, BREATH))
        ]
        if self.rng.random() < 0.1:
            return drawn
        dear = {type: (type, fields) for type, fields in drawn if type in ONCE}
        calm = [one for one in drawn if one[0] not in (*CHANGES, *ONCE)]
        return [*dear.values(), *calm, *[one for one in drawn if one[0] in CHANGES][:1]] or drawn

    async def knock(self) -> None:
        """One request, with something odd in it every other time."""
        door = self.rng.choice(DOORS)
        if door.dear and self.rng.random() < 0.9:
            return
        path, body = self.odd_request(door) if self.rng.random() < 0.5 else (door.at(self.places), door.body)
        body = filled(body, self.places)
        who = self.stranger
        if door.path == "/me" and door.method == "GET" and self.rng.random() < 0.5:
            who.cookie = ""  # somebody else comes
        status, text = await who.request(door.method, path, body)
        self.count(status < 400, status >= 500, (door.method, path, body, text[:200]))
        if b"no-person" in text or b"bad-cookie" in text:
            who.cookie = ""
            await who.ask("GET", "/me")

    def odd_request(self, door: Door) -> tuple[str, Any]:
        rng, odd = self.rng, self.rng.choice(self.odd)
        if door.body is not None and rng.random() < 0.8:
            return door.at(self.places), door.body | {rng.choice([*door.body, "odd"]): odd}
        strange = "".join(f"%{byte:02X}" for byte in str(odd).encode("utf-8", "replace")[:200]) or "%00"
        return door.at(dict.fromkeys(self.places, strange)), door.body

    def count(self, well: bool, mistake: bool, what: object) -> None:
        self.tally["messages"] += 1
        self.tally["accepted"] += well
        if mistake:
            self.tally["mistakes"] += 1
            print("a mistake of the server:", what, file=sys.stderr)


def oddities(count: int) -> list[object]:
    """What hypothesis thinks of: JSON of every kind, and what has broken things before."""
    simple = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
    nested = st.recursive(
        simple,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=6,
    )
    found: list[object] = [*ODD, *(2**bits - 1 for bits in (7, 8, 15, 16, 31, 32, 53, 63, 64)), "x" * 70_000]

    @settings(
        max_examples=count, database=None, deadline=None, phases=[Phase.generate], suppress_health_check=[*HealthCheck]
    )
    @given(nested)
    def draw(one: object) -> None:
        found.append(one)

    draw()
    return found


def megabytes(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096 >> 20


async def campaign(messages: int, seconds: float, tally: Tally, odd: Sequence[object]) -> bool:
    rng = Random(random.SystemRandom().random())
    begun, end = tally["messages"], time.monotonic() + seconds
    warm = begun + min(messages // 4, 5000)
    sizes: list[int] = []
    with tempfile.TemporaryDirectory() as folder:
        async with Process(Path(folder) / "data") as server:
            assert server.process is not None
            pid = server.process.pid

            def going_on() -> bool:
                if tally["messages"] >= warm and not sizes:
                    sizes.append(megabytes(pid))
                return tally["messages"] < begun + messages and time.monotonic() < end

            pairs = []
            for _ in range(TABLES):
                people = [await Line.open(server.base) for _ in range(3)]
                for person in people:
                    await person.ask("GET", "/me")
                pairs.append(Babblers(server.base, people, Random(rng.random()), odd, tally))
            try:
                await asyncio.gather(*[pair.begin(going_on) for pair in pairs])
            finally:
                tally.keep()
            sizes.append(megabytes(pid))
        traces = (Path(folder) / "server.log").read_text(errors="replace").count("Traceback")
    tally["tracebacks"] += traces
    tally["most megabytes"] = max(tally["most megabytes"], *sizes)
    tally.keep()
    print(f"memory from {sizes[0]} to {sizes[-1]} MB")
    return not tally["mistakes"] and not traces and sizes[-1] - sizes[0] <= GROWTH


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("messages", type=int, nargs="?", default=5000)
    parser.add_argument("--seconds", type=float, default=480.0, help="a slice ends then, whatever was wanted")
    chosen = parser.parse_args()
    tally, start = Tally("fuzz"), time.monotonic()
    for name in ("messages", "accepted", "mistakes", "tracebacks", "most megabytes"):
        tally[name] += 0
    before = tally["messages"]
    well = asyncio.run(campaign(chosen.messages, chosen.seconds, tally, oddities(ODDITIES)))
    print(f"{tally['messages'] - before:,} messages in {time.monotonic() - start:.0f} s; so far {tally.told()}")
    sys.exit(0 if well else 1)


if __name__ == "__main__":
    main()
