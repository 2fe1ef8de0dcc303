"""The database for heartbeats and leases: by connections of its own, and each statement at once.

None of them waits for the commits of tables, nor for another one that waits for a lock: a process that cannot say in
time that it is alive loses all its tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from permonik.server.storage.base import Row, Statement, Value
from permonik.server.storage.postgresql import Job, PostgresStorage


class Directly:
    def __init__(self, url: str) -> None:
        self.storage = PostgresStorage(url, touch=False)

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        return await self.storage.fetch(sql, *values)

    async def write(self, *statements: Statement, guards: Sequence[Statement] = ()) -> None:
        failed = await self.storage.alone(Job(guards, statements, asyncio.get_running_loop().create_future()))
        if failed is not None:
            raise failed

    async def close(self) -> None:
        await self.storage.close()
