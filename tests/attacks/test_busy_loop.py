"""While the loop works off what somebody has asked for, it goes from message to message in rounds. Whoever waits for
the disk waits for few of them."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from threading import Event

from permonik.server.run import take_turns
from permonik.server.storage import DATABASE, SqliteStorage

KEPT = "INSERT OR REPLACE INTO house (name, value) VALUES (?, ?)"
MOST_ROUNDS = 3  # to begin, to hear of it, to go on


class Rounds:
    """Counts the rounds of the loop. The disk is fast here: what it has to do is done before a round ends."""

    def __init__(self, storage: SqliteStorage) -> None:
        self.storage = storage
        self.count = 0
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while True:
            await asyncio.sleep(0)
            done = Event()
            self.storage.to_write.put(done.set)
            done.wait()
            self.count += 1


def test_a_commit_takes_few_rounds_of_the_loop(tmp_path: Path) -> None:
    async def scenario() -> None:
        storage = SqliteStorage(tmp_path / DATABASE)
        rounds = Rounds(storage)
        for number in range(5):
            before = rounds.count
            await storage.write((KEPT, ("number", number)))
            assert rounds.count - before <= MOST_ROUNDS
            assert (await storage.fetch("SELECT value FROM house WHERE name = 'number'"))[0]["value"] == number
        rounds.task.cancel()
        await storage.close()

    asyncio.run(scenario())


def test_what_comes_during_a_commit_is_committed_together_right_after_it(tmp_path: Path) -> None:
    commits = []

    class Noted(SqliteStorage):
        def commit(self, jobs):  # type: ignore[no-untyped-def]
            commits.append(len(jobs))
            return super().commit(jobs)

    async def scenario() -> None:
        storage = Noted(tmp_path / DATABASE)
        first = [asyncio.create_task(storage.write((KEPT, (f"a{number}", 1)))) for number in range(3)]
        while not commits:
            await asyncio.sleep(0)
        more = [asyncio.create_task(storage.write((KEPT, (f"b{number}", 1)))) for number in range(4)]
        given_up = asyncio.create_task(storage.write((KEPT, ("c", 1))))
        await asyncio.sleep(0)
        given_up.cancel()  # who does not wait any longer takes nothing back, and disturbs nobody
        await asyncio.gather(*first, *more)
        await storage.write((KEPT, ("d", 1)))
        names = {row["name"] for row in await storage.fetch("SELECT name FROM house")}
        assert {"a0", "a1", "a2", "b0", "b1", "b2", "b3", "c", "d"} <= names
        await storage.close()

    asyncio.run(scenario())
    assert commits[0] == 3
    assert sum(commits) == 9
    assert len(commits) <= 4


def test_threads_of_the_server_take_short_turns() -> None:
    before = sys.getswitchinterval()
    try:
        take_turns()
        assert sys.getswitchinterval() <= 0.001
    finally:
        sys.setswitchinterval(before)
