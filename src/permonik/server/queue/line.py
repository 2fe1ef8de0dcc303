"""The queue itself: procrastinate on PostgreSQL, in a schema of its own, with what we keep beside it.

Nothing in it has to outlive anybody: a question that is lost is asked again. So commits do not wait for the disk, and
another version of Permoník or of procrastinate makes a new schema in place of migrating the old one.
"""

from __future__ import annotations

import logging
import re
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from typing import Any

import procrastinate
import psycopg
from procrastinate.exceptions import ProcrastinateException
from procrastinate.schema import SchemaManager
from psycopg.conninfo import make_conninfo
from psycopg.rows import DictRow, dict_row
from psycopg.types.json import Jsonb
from psycopg_pool import AsyncConnectionPool, PoolClosed, PoolTimeout

import permonik
from permonik.errors import PermonikError

THINK, REVIEW = "think", "review"  # queues, and what is done there
TICK = 1.0  # seconds between two words that somebody is there
ALIVE = 3.0  # seconds: a worker that has said nothing for longer is not waited for
FORGOTTEN = 60.0  # seconds: who has said nothing for longer has gone; a busy machine is late, but not by so much
CONNECTIONS = 4
PATIENCE = 5.0  # seconds for a connection
SHORT = 7000  # characters, all of them ASCII; PostgreSQL calls out 8000 bytes at the most
ASLEEP = {"idle_in_transaction_session_timeout": "2s"}  # who sleeps in the middle holds nobody up
AT_ONCE = datetime.fromtimestamp(0, UTC)  # by whichever clock

logging.getLogger("procrastinate").setLevel(logging.CRITICAL)  # its lines show what jobs carry: somebody's cards


class NoQueue(PermonikError):
    """The queue cannot be reached, or not be made."""


# What may go wrong with a database that is away; all of it passes.
TROUBLE = (NoQueue, ProcrastinateException, psycopg.Error, PoolTimeout, PoolClosed, OSError)

# `members`: who is there, servers that ask and workers that think. `answers`: long ones, until a server fetches them.
# `turns`: how far each person's turns have been given.
#
# put: Start-time fair queueing. A job's tag is the round in which its person is served; jobs of lower tags come first.
# Somebody new begins in the round that is served now, each further job of a person is one round later, and one more for
# each job of the same table that is still there. `slots`: at most so many jobs of a person are done at the same time.
TABLES = """
CREATE TABLE members (id text PRIMARY KEY, processes int NOT NULL, seen timestamptz NOT NULL DEFAULT clock_timestamp());
CREATE TABLE answers (
  ticket text PRIMARY KEY, desk text NOT NULL, body text NOT NULL, made timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX answers_by_desk ON answers (desk);
CREATE TABLE turns (kind text, who text, tag int NOT NULL, PRIMARY KEY (kind, who));
CREATE FUNCTION put(lane text, job_kind text, person text, slots int, arguments jsonb) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  served int;
  round int;
  slot int;
BEGIN
  SELECT min(-priority) INTO served
    FROM procrastinate_jobs WHERE task_name = job_kind AND status IN ('todo', 'doing');
  IF served IS NULL THEN
    DELETE FROM turns WHERE turns.kind = job_kind;
    served := 0;
  END IF;
  INSERT INTO turns AS t (kind, who, tag) VALUES (job_kind, person, served + 1)
    ON CONFLICT (kind, who) DO UPDATE SET tag = greatest(t.tag, served) + 1
    RETURNING t.tag - 1 INTO round;
  round := round + (
    SELECT count(*) FROM procrastinate_jobs
      WHERE task_name = job_kind AND status IN ('todo', 'doing') AND args ->> 'table' = arguments ->> 'table'
  );
  SELECT place INTO slot
    FROM generate_series(0, slots - 1) AS place
    LEFT JOIN procrastinate_jobs ON lock = job_kind || '/' || person || '/' || place AND status IN ('todo', 'doing')
    GROUP BY place ORDER BY count(id), place LIMIT 1;
  RETURN (procrastinate_defer_jobs_v1(ARRAY[
    ROW(lane, job_kind, -round, job_kind || '/' || person || '/' || slot, NULL, arguments, NULL)
  ]::procrastinate_job_to_defer_v1[]))[1];
END;
$$;
"""


class Line:
    """What servers and workers share: the connections, and the words for the database. `sure`: each connection is tried
    before it is used. A server need not: what fails it thinks out itself."""

    def __init__(self, store: str, sure: bool = True) -> None:
        self.schema = schema_name()
        settings = {"search_path": self.schema, "synchronous_commit": "off", "lock_timeout": "5s", **ASLEEP}
        options = " ".join(f"-c {name}={value}" for name, value in settings.items())
        self.conninfo = make_conninfo(store, options=options, connect_timeout=str(int(PATIENCE)))
        self.sure = sure
        self.app = procrastinate.App(connector=procrastinate.PsycopgConnector())
        self.jobs = self.app.job_manager
        self.pool: AsyncConnectionPool[Any] | None = None

    async def open(self) -> None:
        await self.prepare()
        self.pool = AsyncConnectionPool(
            self.conninfo,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=PATIENCE,
            configure=one_by_one,
            check=AsyncConnectionPool.check_connection if self.sure else None,
            open=False,
        )
        await self.pool.open()
        await self.app.open_async(self.pool)

    async def prepare(self) -> None:
        """Makes the schema where there is none, so that whatever is wrong is told in words."""
        try:
            await self.make_schema()
        except TROUBLE as error:
            raise NoQueue(f"the queue cannot be used: {' '.join(str(error).split())}") from None

    async def make_schema(self) -> None:
        """By whoever comes first, while others wait."""
        async with await psycopg.AsyncConnection.connect(self.conninfo) as connection:
            await connection.execute("SELECT pg_advisory_xact_lock(hashtext(%s))", [self.schema])
            found = await connection.execute("SELECT to_regnamespace(%s) IS NOT NULL", [self.schema])
            if (await found.fetchone() or (False,))[0]:
                return
            await connection.execute(f"CREATE SCHEMA {self.schema}".encode())
            await connection.execute(SchemaManager.get_schema().encode())
            await connection.execute(TABLES.encode())

    async def close(self) -> None:
        if self.pool is not None:
            await self.pool.close()

    # -- the database ----------------------------------------------------------------------------------------

    async def rows(self, query: str, *arguments: object) -> list[DictRow]:
        if self.pool is None:
            raise NoQueue("the queue is not open")
        async with self.pool.connection() as connection, connection.cursor(row_factory=dict_row) as cursor:
            await cursor.execute(query.encode(), arguments)
            return await cursor.fetchall() if cursor.description is not None else []

    async def be_seen(self, id: str, processes: int) -> None:
        """Servers have no processes; they ask."""
        await self.rows(
            "INSERT INTO members (id, processes) VALUES (%s, %s)"
            " ON CONFLICT (id) DO UPDATE SET processes = excluded.processes, seen = clock_timestamp()",
            id,
            processes,
        )

    async def leave(self, id: str) -> None:
        await self.rows("DELETE FROM members WHERE id = %s", id)

    async def workers(self) -> dict[str, int]:
        """Who thinks, with how many processes."""
        found = await self.rows(
            "SELECT id, processes FROM members WHERE processes > 0 AND seen > clock_timestamp() - %s * interval '1 s'",
            ALIVE,
        )
        return {row["id"]: row["processes"] for row in found}

    async def put(self, lane: str, kind: str, person: str, slots: int, arguments: dict[str, Any]) -> int:
        (row,) = await self.rows("SELECT put(%s, %s, %s, %s, %s) AS id", lane, kind, person, slots, Jsonb(arguments))
        return int(row["id"])

    async def answer(self, job: int, desk: str, ticket: str, body: str) -> None:
        """And the job goes, in the same moment: where it has gone before, this is refused. A short answer is called out
        and nowhere kept; a long one is fetched by those who hear that it is there."""
        done = "SELECT pg_notify(%s, %s), procrastinate_finish_job_v1(%s, 'succeeded', true)"
        if len(body) < SHORT:
            await self.rows(done, channel_of(desk), f"{ticket} {body}", job)
            return
        kept = "WITH kept AS (INSERT INTO answers (ticket, desk, body) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING) "
        await self.rows(kept + done, ticket, desk, body, channel_of(desk), "", job)

    async def listen(self, channels: Sequence[str]) -> AsyncIterator[str]:
        """What is called out there, as long as the connection holds."""
        async with await psycopg.AsyncConnection.connect(self.conninfo, autocommit=True) as connection:
            for channel in channels:
                await connection.execute(f'LISTEN "{channel}"'.encode())
            yield ""  # for what was called before
            async for word in connection.notifies():
                yield word.payload

    async def answers(self, desk: str) -> list[tuple[str, str]]:
        """Fetched once, then gone."""
        found = await self.rows("DELETE FROM answers WHERE desk = %s RETURNING ticket, body", desk)
        return [(row["ticket"], row["body"]) for row in found]

    async def there(self, ids: Sequence[int]) -> set[int]:
        """Which of these jobs wait or are being done."""
        found = await self.rows(
            "SELECT id FROM procrastinate_jobs WHERE id = ANY(%s) AND status IN ('todo', 'doing')", list(ids)
        )
        return {row["id"] for row in found}

    async def not_begun(self, desk: str) -> dict[int, str]:
        """A server's jobs that still wait, with their tickets."""
        found = await self.rows(
            "SELECT id, args ->> 'ticket' AS ticket FROM procrastinate_jobs"
            " WHERE status = 'todo' AND args ->> 'desk' = %s",
            desk,
        )
        return {row["id"]: row["ticket"] for row in found}

    async def take_back(self, ids: Sequence[int]) -> None:
        """These jobs, where nobody has begun them."""
        await self.rows("DELETE FROM procrastinate_jobs WHERE id = ANY(%s) AND status = 'todo'", list(ids))

    async def let_anybody(self, ids: Sequence[int]) -> None:
        """What waits for one worker too long may be done by any."""
        moved = await self.rows(
            "UPDATE procrastinate_jobs SET queue_name = %s WHERE id = ANY(%s) AND status = 'todo' RETURNING id",
            *(THINK, list(ids)),
        )
        if moved:
            await self.call(THINK)

    async def call(self, queue: str) -> None:
        """Workers look for jobs at once, as when one is new."""
        word = '{"type": "job_inserted", "job_id": 0}'
        await self.rows("SELECT pg_notify(%s, %s)", f"procrastinate_queue_v1#{queue}", word)

    async def forget(self) -> None:
        """What those have left who have gone: what they asked, and what they were answered."""
        await self.rows("DELETE FROM members WHERE seen < clock_timestamp() - %s * interval '1 s'", FORGOTTEN)
        await self.rows(
            "DELETE FROM procrastinate_jobs WHERE status NOT IN ('todo', 'doing')"
            " OR status = 'todo' AND NOT EXISTS (SELECT FROM members WHERE id = args ->> 'desk')"
        )
        await self.rows(
            "DELETE FROM answers WHERE made < clock_timestamp() - %s * interval '1 s'"
            " AND NOT EXISTS (SELECT FROM members WHERE id = desk)",
            FORGOTTEN,
        )

    async def look(self) -> tuple[int, float]:
        """How many jobs wait, and for how many seconds the oldest one."""
        (row,) = await self.rows(
            "SELECT count(DISTINCT job.id) AS waiting,"
            " coalesce(extract(epoch FROM clock_timestamp() - min(at)), 0)::float AS oldest"
            " FROM procrastinate_jobs AS job JOIN procrastinate_events AS event ON job_id = job.id"
            " WHERE status = 'todo' AND type = 'deferred'"
        )
        return row["waiting"], max(0.0, row["oldest"])


async def one_by_one(connection: psycopg.AsyncConnection[Any]) -> None:
    """Most of what is said is a single statement: two words less for each."""
    await connection.set_autocommit(True)


def schema_name() -> str:
    """Servers and workers of other versions do not hear each other: what a view looks like may have changed."""
    names = (permonik.__version__, procrastinate.__version__)
    return "_".join(["permonik_queue", *[re.sub(r"\W", "_", name) for name in names]])


def channel_of(desk: str) -> str:
    return f"permonik_answers_{desk}"


def lane_of(worker: str) -> str:
    """The queue of what one worker should do: it knows the bot."""
    return f"{THINK}@{worker}"
