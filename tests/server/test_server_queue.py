"""Bots and reviews through the queue: a real PostgreSQL, real workers, which may die at any moment."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
from pathlib import Path
from random import Random

import psycopg
import pytest
from click.testing import CliRunner
from databases import Databases
from test_server_reviews import given_up
from thinkers import BOTS, WAIT, Worker, asking, question, thinking, until
from visitors import opened

from permonik.bots import wire
from permonik.cli import main
from permonik.housekeeping.questions import Question
from permonik.server import reviews
from permonik.server.config import BadConfig, Config
from permonik.server.metrics import Metrics
from permonik.server.queue import desk as desks
from permonik.server.queue import lane
from permonik.server.queue.desk import Asked, Desk
from permonik.server.queue.line import REVIEW, THINK

GAMES = ("cave-vs-cave", "rivals", "saboteur", "caverna")
WAITS = "patient:Waits"


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Until this file is there, `patient:Waits` thinks, also in processes of this one."""
    gate = tmp_path / "gate"
    monkeypatch.setenv("PERMONIK_GATE", str(gate))
    monkeypatch.setenv("PYTHONPATH", str(BOTS))
    return gate


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody dies here: who says nothing for seconds has a busy machine, and keeps its job; answers come, if late."""
    monkeypatch.setattr(desks, "STALLED", WAIT)
    monkeypatch.setattr(desks, "CALLED", WAIT)


async def count(desk: Desk, status: str) -> int:
    (row,) = await desk.line.rows("SELECT count(*) AS n FROM procrastinate_jobs WHERE status::text = %s", status)
    return int(row["n"])


async def until_jobs(desk: Desk, status: str, wanted: int) -> None:
    async with asyncio.timeout(WAIT):
        while await count(desk, status) != wanted:
            await asyncio.sleep(0.02)


# -- answers ---------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("unhurried")
def test_bots_of_every_game_answer_and_nothing_is_left(databases: Databases, tmp_path: Path) -> None:
    store = databases.fresh()

    async def scenario() -> None:
        with Worker(store, tmp_path / "gate") as thinker:
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
                assert 'permonik_bot_seconds_count{bot="easy"} 4.0' in text
                assert "permonik_queue_workers 1.0" in text
                assert "permonik_queue_processes 2.0" in text
                assert "bot_failures_total{" not in text
                await until_jobs(pool.desk, "todo", 0)
                await until_jobs(pool.desk, "doing", 0)
                assert await pool.desk.line.rows("SELECT FROM procrastinate_jobs UNION ALL SELECT FROM answers") == []
                assert thinker.stop() == 0
                assert "options" not in thinker.words(), "no cards in the log"
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
            assert Question.read(json.loads(row["args"]["question"])) == asked._replace(owner="")

    asyncio.run(scenario())


@pytest.mark.usefixtures("gate", "unhurried")
def test_a_bot_that_fails_elsewhere_is_counted_here(databases: Databases) -> None:
    store = databases.fresh()

    async def scenario() -> None:
        async with thinking(store), asking(store, limit=0.3) as pool:
            await until(lambda: not pool.desk.alone)
            crashing, hanging = question("naughty:Crashes"), question(WAITS)
            for asked in (crashing, hanging):
                assert await pool.ask(asked) in [option.id for option in asked.options]
            text = pool.metrics.text()
            assert 'bot_failures_total{bot="naughty:Crashes"} 2.0' in text
            assert f'bot_failures_total{{bot="{WAITS}"}} 2.0' in text, "a time limit of 0.3 seconds, twice"
            assert not pool.all

    asyncio.run(scenario())


def test_what_is_asked_while_the_desk_is_tidied_up_stays(databases: Databases) -> None:
    """What nobody waits for any more goes."""
    store = databases.fresh()

    async def scenario() -> None:
        async with asking(store) as pool:
            desk = pool.desk
            for task in desk.tasks:
                task.cancel()  # it is tidied up by hand
            meant, left = (Asked(THINK, {}, "anna", "table") for _ in range(2))
            await desk.put(left)
            rows = desk.line.rows

            async def asked_just_before(query: str, *arguments: object) -> list[psycopg.rows.DictRow]:
                if query.startswith("DELETE FROM procrastinate_jobs") and meant.job is None:
                    desk.line.rows = rows  # type: ignore[method-assign]
                    desk.out[meant.ticket] = meant
                    await desk.put(meant)
                return await rows(query, *arguments)

            desk.line.rows = asked_just_before  # type: ignore[method-assign]
            await desk.tick()
            assert meant.job is not None
            assert await desk.line.not_begun(desk.id) == {meant.job: meant.ticket}

    asyncio.run(scenario())


@pytest.mark.usefixtures("unhurried")
def test_a_bot_is_asked_where_it_sat_before(databases: Databases) -> None:
    """It remembers its line there. Where that worker is busy or gone, another one answers."""
    store = databases.fresh()

    async def scenario() -> None:
        async with thinking(store, processes=1), asking(store) as pool:
            desk, asked = pool.desk, question("random")
            async with thinking(store, processes=1):
                await until(lambda: len(desk.workers) == 2)
                await pool.ask(asked)
                (first,) = desk.knows.values()
                for _ in range(5):
                    await pool.ask(asked)
                    assert desk.knows[asked.key] == first
            await until(lambda: len(desk.workers) == 1)
            desk.workers = {first: 1}  # as if it had not been noticed yet that it is gone, if it is that one
            await pool.ask(asked)
            assert not pool.all

    asyncio.run(scenario())


@pytest.mark.usefixtures("gate", "patient", "unhurried")
def test_a_house_asks_elsewhere(databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game against a bot, and its review; the house has no process of its own for either."""
    monkeypatch.setattr(reviews, "SECONDS", 0.1)
    store = databases.fresh()

    async def scenario() -> None:
        async with (
            thinking(store, reviews=1),
            opened(tmp_path, store=store, queue=True, own_bots=("naughty:First",)) as server,
            await server.come() as anna,
        ):
            house = server.house
            assert house.desk is not None
            house.desk.patience = WAIT
            await house.desk.hears.wait()
            await until(lambda: house.desk is not None and not house.desk.alone)
            async with house.desk.turns[THINK].of("anna"), house.desk.turns[REVIEW].of("anna"):
                text = house.metrics.text()
                assert 'permonik_running{queue="bots"} 1.0' in text
                assert 'permonik_running{queue="reviews"} 1.0' in text
            id = (await anna.table("pretend", ("me", "random", "random")))["id"]
            async with await anna.sit(id, 0) as chair:
                await chair.play(Random(1))
                assert chair.state["over"]
            study = await anna.post("/tables/import", {"record": given_up(5)})
            made = await anna.post(f"/tables/{study['id']}/review", {"seat": 0})
            while made["state"] == "made":
                await asyncio.sleep(0.1)
                made = await anna.get(f"/tables/{study['id']}/review?seat=0")
            assert made["state"] == "done"
            assert made["review"]["decisions"]
            assert not house.pool.all
            assert not house.reviews.work.all
            id = (await anna.table("pretend", ("me", "naughty:First")))["id"]
            async with await anna.sit(id, 0) as chair:
                await chair.play(Random(1))
            assert len(house.pool.all) == 1, "somebody's own bot is here alone"
            assert "bot_failures_total{" not in house.metrics.text()

    asyncio.run(scenario())


def test_a_queue_needs_a_database_for_all(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="--store"):
        Config(data=tmp_path, queue=True)


# -- workers die -----------------------------------------------------------------------------------------------------


def test_a_killed_workers_question_is_asked_again_and_counts_once(
    databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is killed, one only sleeps: it wakes up with its answer when somebody else's has come already."""
    monkeypatch.setattr(desks, "MOST_TRIES", 1000)  # on a busy machine others may seem to be dead, too
    store, gate = databases.fresh(), tmp_path / "gate"

    async def scenario() -> None:
        async with asking(store) as pool:
            with Worker(store, gate) as first, Worker(store, gate) as second, Worker(store, gate) as third:
                workers = [first, second, third]
                await until(lambda: len(pool.desk.workers) == 3)
                answer = asyncio.create_task(pool.ask(question(WAITS)))
                await until_jobs(pool.desk, "doing", 1)
                killed = await whose(*workers)
                killed.kill()
                workers.remove(killed)
                await until_asked_again(pool.desk, 1)
                asleep = await whose(*workers)
                asleep.send(signal.SIGSTOP)
                await until_asked_again(pool.desk, 2)
                assert not answer.done()
                gate.touch()
                assert await answer == question(WAITS).options[-1].id
                asleep.send(signal.SIGCONT)
                await until(lambda: len(pool.desk.workers) == 2)
                assert await pool.ask(question(WAITS, table="another")) is not None
                text = pool.metrics.text()
                assert 'permonik_jobs_rescued_total{job="think"}' in text
                assert f'permonik_bot_answers_total{{bot="{WAITS}"}} 2.0' in text
                assert not pool.all

    asyncio.run(scenario())


async def until_asked_again(desk: Desk, times: int) -> None:
    async with asyncio.timeout(WAIT):
        while not await desk.line.rows(
            "SELECT FROM procrastinate_jobs WHERE attempts >= %s AND status = 'doing'", times
        ):
            await asyncio.sleep(0.02)


async def whose(*workers: Worker) -> Worker:
    """The worker that is thinking: it has started a process for a bot."""
    while True:
        for one in workers:
            children = Path(f"/proc/{one.process.pid}/task/{one.process.pid}/children").read_text()
            if children.strip():
                return one
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


def test_connections_may_break(databases: Databases) -> None:
    """Whatever was under way at that moment is thought out here or elsewhere, and then everything is as before."""
    store = databases.fresh()

    async def scenario() -> None:
        async with thinking(store), asking(store) as pool:
            await until(lambda: not pool.desk.alone)
            for table in range(3):
                with psycopg.connect(store) as connection:
                    connection.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                    )
                assert await pool.ask(question("random", table=str(table))) is not None
            before = len(pool.desk.knows)
            async with asyncio.timeout(WAIT):
                while len(pool.desk.knows) == before:
                    await pool.ask(question("random", table="later"))

    asyncio.run(scenario())


def test_where_nobody_thinks_the_server_does(
    databases: Databases, gate: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = databases.fresh()
    caplog.set_level(logging.INFO, "permonik.server")

    async def scenario() -> None:
        async with asking(store, patience=desks.NOBODY) as pool:
            assert await pool.ask(question("random")) is not None
            assert len(pool.all) == 1
            assert "no worker is there: the server thinks itself" in caplog.text
            with Worker(store, gate) as thinker:
                await until(lambda: not pool.desk.alone)
                assert "workers think" in caplog.text
                caplog.clear()
                answer = asyncio.create_task(pool.ask(question(WAITS)))
                await until_jobs(pool.desk, "doing", 1)
                thinker.kill()
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


def test_so_many_wait_in_the_database_and_the_others_before_it(databases: Databases, gate: Path) -> None:
    """With places for eight a person has two."""
    store = databases.fresh()

    async def scenario() -> None:
        async with thinking(store, processes=1), asking(store, places=8) as pool:
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


@pytest.mark.usefixtures("gate")
def test_nobody_thinks_for_somebody_who_has_left(databases: Databases) -> None:
    store = databases.fresh()

    async def scenario() -> None:
        async with thinking(store, processes=1), asking(store) as pool:
            await until(lambda: not pool.desk.alone)
            given_up = asyncio.create_task(pool.ask(question(WAITS)))
            await until_jobs(pool.desk, "doing", 1)
            given_up.cancel()
            assert await pool.ask(question("random", table="another")) is not None, "the process is free again"
            assert await pool.desk.line.rows("SELECT FROM procrastinate_jobs WHERE status <> 'doing'") == []
            await until_jobs(pool.desk, "doing", 0)
            assert not pool.all

    asyncio.run(scenario())


def test_a_worker_that_stops_leaves_its_question_to_others(
    databases: Databases, gate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lane, "PARTING", 0.1)
    store = databases.fresh()

    async def scenario() -> None:
        async with thinking(store, processes=1), asking(store) as pool:
            async with thinking(store, processes=1):
                await until(lambda: len(pool.desk.workers) == 2)
                answers = [asyncio.create_task(pool.ask(question(WAITS, table=str(table)))) for table in range(2)]
                await until_jobs(pool.desk, "doing", 1)
            gate.touch()
            assert None not in await asyncio.gather(*answers)
            assert not pool.all

    asyncio.run(scenario())


def test_what_a_server_has_left_behind_is_removed(databases: Databases) -> None:
    store = databases.fresh()

    async def scenario() -> None:
        gone = Desk(store, Metrics())
        await gone.line.open()
        await gone.line.be_seen(gone.id, 0)
        await gone.put(Asked(THINK, {}, "anna", "table"))
        await gone.line.rows("INSERT INTO answers (ticket, desk, body) VALUES ('ticket', %s, '{}')", gone.id)
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


def test_an_answer_may_be_called_out_late_but_not_for_ever(databases: Databases) -> None:
    """Its job has gone, and the database has said nothing yet."""

    async def scenario() -> None:
        desk = Desk(databases.fresh(), Metrics())
        await desk.line.prepare()
        await desk.line.open()
        asked = Asked(THINK, {}, "anna", "table")
        desk.out[asked.ticket] = asked
        await desk.put(asked)
        await desk.line.rows("DELETE FROM procrastinate_jobs")
        for _ in range(3):
            await desk.find_lost()
            assert not asked.answer.done()
        assert asked.gone is not None
        asked.gone -= desks.CALLED
        await desk.find_lost()
        assert isinstance(asked.answer.exception(), desks.Alone)
        await desk.line.close()

    asyncio.run(scenario())
