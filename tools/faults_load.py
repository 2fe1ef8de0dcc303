"""The load of `make faults`: people who play on whatever happens to the servers, and know what these owe them."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "server")]

import httpx2 as httpx  # noqa: E402
import psycopg  # noqa: E402
from survivors import Player, check_one  # noqa: E402
from visitors import Chair, Refusal, Visitor  # noqa: E402
from websockets.exceptions import ConnectionClosed, InvalidHandshake  # noqa: E402

ANSWER = 1.0  # seconds for an answer; then somebody looks for another server, as browsers do when a line is dead
HANDSHAKE = 9.0  # seconds: a server may wait for a lease
PAUSE = 0.1
LOST = (OSError, ConnectionClosed, InvalidHandshake, EOFError, httpx.TransportError)
# Try again; or somebody was faster: the same message, on a line that was given up and was only slow.
FOR_A_MOMENT = ("storage-failed", "too-many-requests", "stale-decision", "no-draft", "bad-decision")
LONGEST = 90  # entries: a longer match takes longer to be read again


class Wrong(AssertionError):
    """Something that was acknowledged is lost, or there twice."""


class Steady(Player):
    """Somebody who reconnects until the match is over. `bases`: the addresses of all servers; `avoid`: those that a
    proxy would find silent and leave out."""

    def __init__(self, visitor: Visitor, table: str, seat: int, rng: Random, bases: list[str], store: str) -> None:
        super().__init__(visitor, table, seat, rng)
        self.bases = bases
        self.avoid: set[str] = set()
        self.store = store
        self.answered = 0.0  # when something was last acknowledged that was said after the one before
        self.asked_at = 0.0
        self.connects = 0
        self.again = 0  # messages that were not answered before the line was cut
        self.late: str | None = None  # a decision on a line that was given up: it may still arrive
        self.unheard: set[str] = set()  # lines of chat, the same
        self.why: list[str] = []  # of every line that was lost
        self.trail: deque[tuple[float, str]] = deque(maxlen=60)  # what was done last, for who wonders at a late answer
        self.stop = False
        self.is_alone = False  # against a bot

    async def keep_playing(self) -> None:
        while not (self.over or self.stop or self.heard > LONGEST):
            try:
                await self.visit()
            except LOST as error:
                self.lose(f"{type(error).__name__} {error}")
                await asyncio.sleep(PAUSE)
            except Refusal as refusal:
                self.lose(str(refusal))
                if refusal.code not in FOR_A_MOMENT:
                    raise
                await asyncio.sleep(PAUSE)

    def lose(self, why: str) -> None:
        self.why.append(why)
        self.note(f"lost: {why}")

    def note(self, what: str) -> None:
        self.trail.append((time.monotonic(), what))

    async def visit(self) -> None:
        """One socket, from its opening to its end."""
        self.visitor.base = self.rng.choice([base for base in self.bases if base not in self.avoid] or self.bases)
        chair: Chair | None = None
        self.note(f"calls {self.visitor.base}")
        try:
            async with asyncio.timeout(HANDSHAKE):
                chair = await self.visitor.open(self.table)
                self.connects += 1
                await self.say(chair, "hello", HANDSHAKE, seat=self.seat, since=0)
            # Whatever was under way has happened or never will: who plays the table now has read it after that.
            await self.settle()
            self.note("is at the table")
            await self.converse(chair)
        finally:
            if chair is not None:
                self.give_up()
                with suppress(Exception):
                    async with asyncio.timeout(PAUSE):
                        await chair.close()
                chair.reader.cancel()

    def give_up(self) -> None:
        self.again += self.pending is not None or self.saying is not None
        self.late = self.pending or self.late
        if self.saying is not None:
            self.unheard.add(self.saying)
            self.saying = None

    def check(self, stored: list[str], entries: int, draft: list[list[str]], lines: list[str]) -> None:
        if self.late is not None and self.pending is None and stored == [*self.confirmed, self.late]:
            self.pending = self.late
        if len(set(lines)) < len(lines):
            raise AssertionError("something was said twice")
        super().check(stored, entries, draft, [line for line in lines if line not in self.unheard])
        if self.late in self.confirmed[-1:]:
            self.late = None

    async def settle(self) -> None:
        try:
            await asyncio.to_thread(check_one, self.store, self)
        except psycopg.Error as error:
            raise OSError(f"the database is away: {error}") from None
        except AssertionError as error:
            raise Wrong(f"table {self.table}, seat {self.seat}: {error}") from None

    async def converse(self, chair: Chair) -> None:
        if chair.state["draft"] is not None:
            await self.confirm_draft(chair)
        last = -1
        while not self.stop:
            try:
                async with asyncio.timeout(ANSWER):
                    state = await chair.asked(last)
            except TimeoutError:
                # Whether a bot has thought is one thing, whether the table answers another.
                await (self.chat(chair) if self.is_alone else self.say(chair, "ping"))
                continue
            self.heard = max(self.heard, state["entry"])
            if state["over"] or self.heard > LONGEST:
                self.over = state["over"]
                return
            last = state["asked"]
            await asyncio.sleep(self.rng.uniform(0.02, 0.2))
            await self.answer(chair, last)

    async def answer(self, chair: Chair, asked: int) -> None:
        if self.rng.random() < 0.2:
            await self.chat(chair)
        option = self.rng.choice(chair.state["options"])
        if self.rng.random() < 0.5:
            await self.say(chair, "draft", seat=self.seat, asked=asked, picks=[option["id"]])
            self.drafted = option["text"]
            self.drafts += 1
            await self.confirm_draft(chair)
            return
        self.pending = option["text"]
        await self.say(chair, "decide", seat=self.seat, asked=asked, option=option["id"])
        self.confirmed.append(option["text"])
        self.pending = self.late = None

    async def chat(self, chair: Chair) -> None:
        self.saying = f"line {len(self.said) + len(self.unheard)} of seat {self.seat}"
        await self.say(chair, "chat", text=self.saying)
        self.said.append(self.saying)
        self.saying = None

    async def confirm_draft(self, chair: Chair) -> None:
        self.pending = self.drafted
        await self.say(chair, "confirm", seat=self.seat)
        if self.drafted is not None:
            self.confirmed.append(self.drafted)
        self.drafted = self.pending = self.late = None

    async def say(self, chair: Chair, type: str, within: float = ANSWER, **fields: object) -> None:
        start = time.monotonic()
        self.note(f"says {type}")
        async with asyncio.timeout(within):
            await chair.ask(type, **fields)
        if type not in ("ping", "hello"):  # what was written to the database
            self.asked_at, self.answered = start, time.monotonic()


async def company(bases: list[str], store: str, count: int, rng: Random, bot: str | None = None) -> list[Steady]:
    """So many people at tables of two, and with `bot` one more who plays against it."""
    players: list[Steady] = []
    while len(players) < count:
        people = [await Visitor.come(rng.choice(bases)) for _ in range(2)]
        table = (await people[0].table(rng.choice(("pretend", "cave-vs-cave"))))["id"]
        await people[1].post(f"/tables/{table}/join")
        await people[0].post(f"/tables/{table}/start")
        players += [Steady(one, table, seat, Random(rng.random()), bases, store) for seat, one in enumerate(people)]
    if bot is not None:
        alone = await Visitor.come(rng.choice(bases))
        table = (await alone.table("cave-vs-cave", ("me", bot)))["id"]
        players.append(Steady(alone, table, 0, Random(rng.random()), bases, store))
        players[-1].is_alone = True
    return players
