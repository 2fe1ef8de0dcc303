"""The database for heartbeats and leases: by connections of its own, and each statement at once.

None of them waits for the commits of tables, nor for another one that waits for a lock: a process that cannot say in
time that it is alive loses all its tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from permonik.server.cluster.leases import POSTGRESQL_CLOCK
from permonik.server.storage.base import Row, Statement, Value
from permonik.server.storage.postgresql import NAME, Job, PostgresStorage

# The connections of those whose heartbeat is too old, where something was begun and has not ended.
CUT_OFF = f"""
SELECT pg_terminate_backend(pid) FROM pg_stat_activity JOIN processes ON application_name = '{NAME} ' || id
WHERE datname = current_database() AND state <> 'idle' AND until < {POSTGRESQL_CLOCK}
"""


class Directly:
    """`process`: who asks."""

    def __init__(self, url: str, process: str) -> None:
        self.process = process
        self.storage = PostgresStorage(url, touch=False, process=process)

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        return await self.storage.fetch(sql, *values)

    async def write(self, *statements: Statement, guards: Sequence[Statement] = ()) -> None:
        failed = await self.storage.outcome(Job(guards, statements, asyncio.get_running_loop().create_future()))
        if failed is not None:
            raise failed

    async def cut_off(self) -> None:
        """What processes that are missed have begun is given up, and what they had locked is free.

        A process that was stopped in the middle of a transaction may keep its locks until it wakes up, and a machine
        that is gone without a word for hours: PostgreSQL has no limit where it expects more to be sent at once. Their
        leases would be over, and nobody could take their tables all the same.
        """
        await self.fetch(CUT_OFF)

    async def close(self) -> None:
        await self.storage.close()
