"""The bus over Redis or Valkey. It may vanish and come back at any time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from permonik.server.cluster.bus import HEARD, UNHEARD, AnyWord, Bus, Hear
from permonik.server.config import BadConfig
from permonik.server.logs import tell

PULSE = 1.0  # seconds of silence after which the line is tried
PATIENCE = 3.0  # seconds for an answer of the bus
PAUSE = 0.5  # before the next try to reach it
PRESENCE_EVERY = 5.0
PRESENT = 60  # seconds: who is here says so again before
MOST_UNSAID = 10_000
AT_ONCE = 500
DECODER: msgspec.json.Decoder[AnyWord] = msgspec.json.Decoder(AnyWord)
LOST = (RedisError, OSError, TimeoutError)


class RedisBus(Bus):
    """`name`: of this process, which does not hear itself; `house`: others may use the same Redis."""

    def __init__(self, url: str, house: str, name: str) -> None:
        try:
            self.redis: Redis = Redis.from_url(url, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE)
        except ValueError as error:
            raise BadConfig(f"--bus is an address such as redis://localhost:6379, not {url!r}: {error}") from None
        self.house = house
        self.name = name
        self.sound = False
        self.unsaid: deque[tuple[float, bytes]] = deque(maxlen=MOST_UNSAID)
        self.something = asyncio.Event()
        self.here: set[str] = set()
        self.tasks: list[asyncio.Task[None]] = []
        self.hear: Hear = lambda word: None
        self.returned: Callable[[], None] = lambda: None

    @property
    def life(self) -> float:
        return HEARD if self.sound else UNHEARD

    async def open(self, hear: Hear, returned: Callable[[], None]) -> None:
        self.hear, self.returned = hear, returned
        self.tasks = [asyncio.create_task(one) for one in (self.listen(), self.speak(), self.tell_presence())]

    async def close(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(PULSE):
                while self.unsaid:
                    await asyncio.sleep(0.01)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(*LOST):
            await self.redis.aclose()

    def say(self, word: AnyWord) -> None:
        self.unsaid.append((time.monotonic(), msgspec.json.encode([self.name, word])))
        self.something.set()

    def seen(self, person: str) -> None:
        self.here.add(person)

    async def present(self, people: Collection[str]) -> set[str]:
        asked = list(people)
        if not asked or not self.sound:
            return set()
        try:
            found = await self.redis.mget([self.key(person) for person in asked])
        except LOST:
            return set()
        return {person for person, value in zip(asked, found, strict=True) if value is not None}

    # -- inside ----------------------------------------------------------------------------------------------

    def key(self, person: str) -> str:
        return f"permonik:{self.house}:here:{person}"

    @property
    def channel(self) -> str:
        return f"permonik:{self.house}:words"

    async def listen(self) -> None:
        while True:
            try:
                async with self.redis.pubsub() as line:
                    await line.subscribe(self.channel)
                    await self.attend(line)
            except LOST as error:
                if self.sound:
                    tell("the bus is gone", logging.WARNING, why=str(error))
            self.sound = False
            await asyncio.sleep(PAUSE)

    async def attend(self, line: Any) -> None:
        """Until the line is dead. A word that was said before we listened was missed; after that none is."""
        asked = False
        while True:
            message = await line.get_message(timeout=PATIENCE if asked else PULSE)
            if message is None and asked:
                raise TimeoutError("it does not answer")
            if message is None:
                await line.ping()
            elif message["type"] == "subscribe":
                self.sound = True
                tell("the bus is there")
                self.returned()
            elif message["type"] == "message":
                self.heard(message["data"])
            asked = message is None

    def heard(self, data: bytes) -> None:
        try:
            name, raw = msgspec.json.decode(data, type=tuple[str, msgspec.Raw])
            if name != self.name:
                self.hear(DECODER.decode(raw))
        except msgspec.MsgspecError as error:  # from another version: what it means is forgotten in a moment anyway
            tell("not understood on the bus", why=str(error))
            self.returned()

    async def speak(self) -> None:
        """One word after the other. What nobody could be told in time they have read for themselves."""
        while True:
            await self.something.wait()
            self.something.clear()
            while self.unsaid:
                said, data = self.unsaid[0]
                if time.monotonic() - said > HEARD:
                    self.unsaid.popleft()
                    continue
                try:
                    await self.redis.publish(self.channel, data)
                    self.unsaid.popleft()
                except LOST:
                    await asyncio.sleep(PAUSE)

    async def tell_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_EVERY)
            people, self.here = list(self.here), set()
            with suppress(*LOST):
                for start in range(0, len(people), AT_ONCE):
                    async with self.redis.pipeline(transaction=False) as pipe:
                        for person in people[start : start + AT_ONCE]:
                            pipe.set(self.key(person), b"1", ex=PRESENT)
                        await pipe.execute()
