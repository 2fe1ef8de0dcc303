"""Bots and reviews through the queue: a real PostgreSQL, real workers, which may die at any moment."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from databases import Databases
from thinkers import BOTS, Worker, asking, question, until

from permonik.bots import wire
from permonik.cli import main
from permonik.housekeeping.questions import Question
from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.server.bots.engine import Engine
from permonik.server.metrics import Metrics
from permonik.server.queue import desk as desks
from permonik.server.queue.desk import Asked, Desk
from permonik.server.queue.line import REVIEW, THINK
from permonik.server.queue.pool import QueueReviews

GAMES = ("cave-vs-cave", "rivals", "saboteur", "caverna")
WAITS = "patient:Waits"


async def count(desk: Desk, status: str) -> int:
    (row,) = await desk.line.rows("SELECT count(*) AS n FROM procrastinate_jobs WHERE status::text = %s", status)
    return int(row["n"])


async def until_jobs(desk: Desk, status: str, wanted: int) -> None:
    async with asyncio.timeout(60):
        while await count(desk, status) != wanted:
            await asyncio.sleep(0.02)


# -- answers ---------------------------------------------------------------------------------------------------------


def test_bots_of_every_game_answer_and_nothing_is_left(databases: Databases, tmp_path: Path) -> None:
    store = databases.fresh()

    async def scenario() -> None:
        with Worker(store, tmp_path / "gate") as worker:
            async with asking(store) as pool:
                await until(lambda: not pool.desk.alone)
                asked = [question("easy", game, table=game) for game in GAMES]
                chosen = await asyncio.gather(*[pool.ask(one) for one in asked])
                for one, choice in zip(asked, chosen, strict=True):
                    assert choice in [option.id for option in one.options]
                lines = await pool.hint(question("hard", "rivals")._replace(hint=True))
                assert lines
                assert not pool.all, "no process of the server has thought"
                text = pool.metrics.text()
                assert 'permonik_bot_answers_total{bot="easy"} 4.0' in text
                assert "permonik_queue_workers 1.0" in text
                assert "permonik_queue_processes 2.0" in text
                assert "bot_failures_total{" not in text
                await until_jobs(pool.desk, "todo", 0)
                await until_jobs(pool.desk, "doing", 0)
                assert await pool.desk.line.rows("SELECT FROM procrastinate_jobs UNION ALL SELECT FROM answers") == []
                assert worker.stop() == 0
                await until(lambda: not pool.desk.workers)

    asyncio.run(scenario())


def test_a_job_is_what_a_process_of_ours_would_be_told(databases: Databases) -> None:
    """To the letter; and whose table it is cannot be read from it."""
    store = databases.fresh()

    async def scenario() -> None:
        async with asking(store) as pool:
            asked = question("greedy", "rivals", owner="anna-the-person")
            body = {"question": wire.dump(asked.data()), "limit": 20.0}
            await pool.desk.put(Asked(THINK, body, asked.owner, "table", asked.key))
            (row,) = await pool.desk.line.rows("SELECT * FROM procrastinate_jobs")
            assert row["args"].keys() == {"desk", "ticket", "table", "question", "limit"}
            assert row["args"]["question"] == wire.dump(asked.data())
            assert "anna" not in str(row)
            assert Question.read(json.loads(row["args"]["question"])) == asked._replace(owner="", seen=[])

    asyncio.run(scenario())


def test_a_bot_that_fails_elsewhere_is_counted_here(databases: Databases, tmp_path: Path) -> None:
    store = databases.fresh()

    async def scenario() -> None:
        with Worker(store, tmp_path / "gate"):
            async with asking(store, limit=0.3) as pool:
                await until(lambda: not pool.desk.alone)
                crashing, hanging = question("naughty:Crashes"), question(WAITS)
                for asked in (crashing, hanging):
                    assert await pool.ask(asked) in [option.id for option in asked.options]
                text = pool.metrics.text()
                assert 'bot_failures_total{bot="naughty:Crashes"} 2.0' in text
                assert f'bot_failures_total{{bot="{WAITS}"}} 2.0' in text, "a time limit of 0.3 seconds, twice"

    asyncio.run(scenario())


def test_a_review_is_made_elsewhere(databases: Databases, tmp_path: Path) -> None:
    store = databases.fresh()
    match, rng = Match.start("cave-vs-cave", 1, seed=3, nonce="reviewed"), Random(3)
    while len(match.record.entries) < 24:
        match.choose(0, rng.choice(match.options(0)).id)
    match.resign(0)
    record = Record(match.record.header, list(match.record.entries))

    async def scenario() -> None:
        with Worker(store, tmp_path / "gate", processes=1, reviews=1):
            metrics = Metrics()
            desk = Desk(store, metrics)
            work = QueueReviews(desk, 60.0, metrics, Engine())
            await desk.open()
            await until(lambda: not desk.alone)
            books, lines = await work.review_books("anna", record, 0, 0.0)
            assert books["game"] == "cave-vs-cave"
            decisions = await work.review_lines("anna", record, 0, lines[:1], 0.1)
            assert len(decisions) == 1
            assert not work.all, "no process of the server was needed"
            await desk.close()

    asyncio.run(scenario())


# -- workers die -----------------------------------------------------------------------------------------------------


def test_a_killed_workers_question_is_asked_again_and_counts_once(databases: Databases, tmp_path: Path) -> None:
    """One is killed, one only sleeps: it wakes up with its answer when somebody else's has come already."""
    store, gate = databases.fresh(), tmp_path / "gate"

    async def scenario() -> None:
        async with asking(store) as pool:
            with Worker(store, gate) as first:
                await until(lambda: not pool.desk.alone)
                answer = asyncio.create_task(pool.ask(question(WAITS)))
                await until_jobs(pool.desk, "doing", 1)
                first.kill()
            with Worker(store, gate) as second, Worker(store, gate) as third:
                await until_jobs(pool.desk, "doing", 0)
                await until_jobs(pool.desk, "doing", 1)
                (row,) = await pool.desk.line.rows("SELECT attempts FROM procrastinate_jobs")
                assert row["attempts"] == 1
                asleep = await whose(pool.desk, second, third)
                asleep.send(signal.SIGSTOP)
                await until_jobs(pool.desk, "doing", 0)
                gate.touch()
                assert await answer == question(WAITS).options[-1].id
                asleep.send(signal.SIGCONT)
                await until(lambda: len(pool.desk.workers) == 2)
                assert await pool.ask(question(WAITS, table="another")) is not None
                text = pool.metrics.text()
                assert 'permonik_jobs_rescued_total{job="think"} 2.0' in text
                assert f'permonik_bot_answers_total{{bot="{WAITS}"}} 2.0' in text
                assert not pool.all

    asyncio.run(scenario())


async def whose(desk: Desk, *workers: Worker) -> Worker:
    """The worker that is thinking: it has started a process for a bot."""
    while True:
        for worker in workers:
            children = Path(f"/proc/{worker.process.pid}/task/{worker.process.pid}/children").read_text()
            if children.strip():
                return worker
        await asyncio.sleep(0.02)


def test_a_question_that_kills_workers_is_not_asked_for_ever(databases: Databases) -> None:
    store = databases.fresh()

    async def scenario() -> None:
        async with asking(store) as pool:
            desk = pool.desk
            await desk.line.be_seen("worker", 2)
            await desk.tick()
            answer = asyncio.create_task(pool.ask(question("random")))
            for died in range(desks.MOST_TRIES):
                await until_jobs(desk, "todo", 1)
                await desk.line.be_seen("worker", 2)
                dead = await desk.line.jobs.register_worker()
                assert await desk.line.jobs.fetch_job([THINK], dead) is not None
                await desk.line.rows("UPDATE procrastinate_workers SET last_heartbeat = 'epoch' WHERE id = %s", dead)
                assert not answer.done(), died
                await desk.rescue()
            await until_jobs(desk, "todo", 0)
            assert await answer is not None
            assert len(pool.all) == 1, "the server has thought itself"

    asyncio.run(scenario())


def test_connections_may_break(databases: Databases, tmp_path: Path) -> None:
    store, gate = databases.fresh(), tmp_path / "gate"

    async def scenario() -> None:
        with Worker(store, gate):
            async with asking(store) as pool:
                await until(lambda: not pool.desk.alone)
                for table in range(3):
                    await pool.desk.line.rows(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    )
                    assert await pool.ask(question("random", table=str(table))) is not None
                await until(lambda: pool.desk.workers)

    asyncio.run(scenario())


def test_where_nobody_thinks_the_server_does(
    databases: Databases, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, gate = databases.fresh(), tmp_path / "gate"
    monkeypatch.setenv("PERMONIK_GATE", str(gate))
    monkeypatch.setenv("PYTHONPATH", str(BOTS))
    caplog.set_level(logging.INFO, "permonik.server")

    async def scenario() -> None:
        async with asking(store) as pool:
            assert await pool.ask(question("random")) is not None
            assert len(pool.all) == 1
            assert "no worker is there: the server thinks itself" in caplog.text
            with Worker(store, gate) as worker:
                await until(lambda: not pool.desk.alone)
                assert "workers think" in caplog.text
                caplog.clear()
                answer = asyncio.create_task(pool.ask(question(WAITS)))
                await until_jobs(pool.desk, "doing", 1)
                worker.kill()
            await until(lambda: pool.desk.alone)
            gate.touch()
            assert await answer is not None
            assert "no worker is there: the server thinks itself" in caplog.text

    asyncio.run(scenario())


# -- order -----------------------------------------------------------------------------------------------------------


class Order:
    """The queue without workers: the test takes the jobs, as a worker with so many processes would."""

    def __init__(self, desk: Desk, processes: int) -> None:
        self.desk = desk
        self.processes = processes
        self.worker = 0

    async def open(self) -> None:
        await self.desk.line.open()
        self.desk.workers = {"worker": self.processes}
        self.worker = await self.desk.line.jobs.register_worker()

    async def put(self, who: str, table: str, kind: str = THINK) -> None:
        await self.desk.put(Asked(kind, {"name": f"{who} {table}"}, who, table))

    async def take(self) -> tuple[int, str] | None:
        job = await self.desk.line.jobs.fetch_job([THINK], self.worker)
        return None if job is None or job.id is None else (job.id, str(job.task_kwargs["name"]))

    async def done(self, job: int) -> None:
        await self.desk.line.rows("DELETE FROM procrastinate_jobs WHERE id = %s", job)

    async def take_and_do(self) -> str | None:
        taken = await self.take()
        if taken is not None:
            await self.done(taken[0])
        return None if taken is None else taken[1]


def ordered(databases: Databases, processes: int = 4) -> Order:
    return Order(Desk(databases.fresh(), Metrics()), processes)


def test_twenty_tables_of_one_person_do_not_make_another_wait(databases: Databases) -> None:
    async def scenario() -> None:
        order = ordered(databases)
        await order.open()
        for table in range(20):
            await order.put("anna", f"a{table}")
        taken = [await order.take() for _ in range(order.processes)]
        assert [one is not None for one in taken] == [True, True, True, False], "one process is left for others"
        await order.put("boris", "b0")
        assert await order.take_and_do() == "boris b0"
        await order.put("boris", "b0")
        assert taken[0] is not None
        await order.done(taken[0][0])
        assert await order.take_and_do() == "boris b0", "his second question comes before her seventeenth"
        await order.desk.line.close()

    asyncio.run(scenario())


def test_nobody_is_kept_waiting_for_ever(databases: Databases) -> None:
    """Two who ask again at once whenever they were answered, and one with much to ask: each gets a third."""

    async def scenario() -> None:
        order = ordered(databases)
        await order.open()
        for table in range(10):
            await order.put("anna", f"a{table}")
        for who in ("boris", "cyril"):
            await order.put(who, who)
        served = []
        for _ in range(18):
            name = await order.take_and_do()
            assert name is not None
            served.append(name.split()[0])
            if served[-1] != "anna":
                await order.put(served[-1], served[-1])
        assert {who: served.count(who) for who in set(served)} == {"anna": 6, "boris": 6, "cyril": 6}
        await order.desk.line.close()

    asyncio.run(scenario())


def test_tables_of_one_person_take_turns(databases: Databases) -> None:
    async def scenario() -> None:
        order = ordered(databases)
        await order.open()
        for _ in range(5):
            await order.put("anna", "many")
        await order.put("anna", "one")
        served = [await order.take_and_do() for _ in range(6)]
        assert served.index("anna one") < 4, served
        await order.put("anna", "many", REVIEW)
        assert await order.take() is None, "reviews stand in a queue of their own"
        await order.desk.line.close()

    asyncio.run(scenario())


# -- too much --------------------------------------------------------------------------------------------------------


def test_so_many_wait_in_the_database_and_the_others_before_it(databases: Databases, tmp_path: Path) -> None:
    """With places for eight a person has two."""
    store, gate = databases.fresh(), tmp_path / "gate"

    async def scenario() -> None:
        async with asking(store, places=8) as pool:
            with Worker(store, gate, processes=1):
                await until(lambda: not pool.desk.alone)
                answers = [
                    asyncio.create_task(pool.ask(question(WAITS, owner=owner, table=f"{owner}{table}")))
                    for owner in ("anna", "boris")
                    for table in range(6)
                ]
                await until_jobs(pool.desk, "doing", 1)
                await until_jobs(pool.desk, "todo", 3)
                assert len(pool.desk.out) == 4
                await until(lambda: pool.desk.waiting == 3)
                assert pool.desk.oldest > 0
                gate.touch()
                assert None not in await asyncio.gather(*answers)
                assert not pool.all

    asyncio.run(scenario())


def test_a_table_that_has_gone_on_is_not_thought_about(databases: Databases) -> None:
    store = databases.fresh()

    async def scenario() -> None:
        async with asking(store) as pool:
            await pool.desk.line.be_seen("worker", 2)
            await pool.desk.tick()
            wanted = True
            answer = asyncio.create_task(pool.ask(question("random"), lambda: wanted))
            given_up = asyncio.create_task(pool.ask(question("random", table="another")))
            await until_jobs(pool.desk, "todo", 2)
            wanted = False
            given_up.cancel()
            await until_jobs(pool.desk, "todo", 0)
            assert await answer is None
            assert not pool.all

    asyncio.run(scenario())


def test_what_a_server_has_left_behind_is_removed(databases: Databases) -> None:
    store = databases.fresh()

    async def scenario() -> None:
        gone = Desk(store, Metrics())
        await gone.line.open()
        await gone.line.be_seen(gone.id, 0)
        await gone.put(Asked(THINK, {}, "anna", "table"))
        await gone.line.answer(gone.id, "ticket", "{}")
        await gone.line.rows("UPDATE members SET seen = 'epoch'")
        await gone.line.rows("UPDATE answers SET made = 'epoch'")
        async with asking(store) as pool:
            await until_jobs(pool.desk, "todo", 0)
            assert await gone.line.answers(gone.id) == []
        await gone.line.close()

    asyncio.run(scenario())


# -- words -----------------------------------------------------------------------------------------------------------


def test_a_queue_that_is_not_there_is_told_in_words(tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["think", "--store", f"postgresql://anna@/house?host={tmp_path}"])
    assert done.exit_code == 2
    assert "the queue cannot be used" in done.stderr
