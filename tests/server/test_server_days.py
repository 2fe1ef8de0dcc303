"""Games over days: clocks, turns of all tables, holidays. The test is the calendar."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from days import DAY, Days
from visitors import WAIT, Data, Open, Refusal, Visitor, opened

import permonik
from permonik.server import house

CLOCK = {"days": 2, "reserve": 3, "end": "forfeit"}


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    monkeypatch.setattr(house, "WAKE_EVERY", 0.05)
    return Days(monkeypatch)


async def until(found: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(WAIT):
        while not await found():
            await asyncio.sleep(0.02)


async def seated(server: Open, *visitors: Visitor, **wish: object) -> str:
    """A running table of these people, which sleeps."""
    table = await visitors[0].table("pretend", ["me", *["open"] * (len(visitors) - 1)], **wish)
    for visitor in visitors[1:]:
        await visitor.post(f"/tables/{table['id']}/join")
    await visitors[0].post(f"/tables/{table['id']}/start")
    await asleep(server, table["id"])
    return str(table["id"])


async def asleep(server: Open, id: str) -> None:
    async def sleeps() -> bool:
        live = server.house.live.get(id)
        if live is not None:
            server.house.sleep(live)
        return id not in server.house.live

    await until(sleeps)


async def answer(visitor: Visitor, id: str) -> None:
    """The visitor decides once, wherever it sits."""
    (seat,) = (await visitor.get(f"/tables/{id}"))["mine"]
    async with await visitor.sit(id, seat) as chair:
        await chair.decide()


async def turn_of(visitors: list[Visitor], id: str) -> tuple[Visitor, Visitor]:
    """Who is waited for, and the other one."""
    table = await visitors[0].get(f"/tables/{id}")
    waiting = table["waiting"][0]
    person = table["seats"][waiting]["person"]["id"]
    mine, other = sorted(visitors, key=lambda one: one.me["id"] != person)
    return mine, other


@asynccontextmanager
async def two(data: Path) -> AsyncIterator[tuple[Open, Visitor, Visitor]]:
    async with opened(data) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
        yield server, anna, boris


@pytest.mark.parametrize(
    "clock",
    [
        {"days": 15},
        {"days": -1},
        {"days": 0, "reserve": 3},
        {"days": 2, "reserve": 31},
        {"days": 2, "reserve": -1},
        {"days": 2, "base": 60},
        {"days": 2, "increment": 1},
        {},
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(tmp_path: Path, clock: Data) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            with pytest.raises(Refusal) as refusal:
                await anna.table(clock=clock)
            assert refusal.value.code == "bad-table"
            assert await anna.get("/tables/mine") == []

    asyncio.run(scenario())


def test_over_days_nobody_is_replaced_for_being_away(tmp_path: Path) -> None:
    """Only the clock says when somebody has been waited for long enough, whatever the host wishes."""

    async def scenario() -> None:
        async with opened(tmp_path, away_after=60.0) as server, await server.come() as anna:
            assert (await anna.table(wait=30, clock=CLOCK))["wait"] == 0
            assert (await anna.table(clock=CLOCK))["wait"] == 0
            assert (await anna.table(wait=30))["wait"] == 30
            assert (await anna.table())["wait"] == 60

    asyncio.run(scenario())


@pytest.mark.both
def test_time_ends_while_everybody_sleeps(tmp_path: Path, days: Days) -> None:
    async def scenario() -> None:
        async with two(tmp_path) as (server, anna, boris):
            id = await seated(server, anna, boris, clock=CLOCK)
            mine, other = await turn_of([anna, boris], id)
            days.pass_(4.9)
            (turn,) = await mine.get("/turns")
            assert turn["until"] - days.now() == pytest.approx(0.1 * DAY, abs=60)
            assert days.now() - turn["since"] == pytest.approx(4.9 * DAY, abs=60)
            assert await other.get("/turns") == []
            days.pass_(0.2)

            async def over() -> bool:
                return bool((await anna.get(f"/tables/{id}"))["status"] == "finished")

            await until(over)
            table = await other.get(f"/tables/{id}")
            assert table["winners"] == table["mine"]

    asyncio.run(scenario())


def test_the_longest_wait_comes_first(tmp_path: Path, days: Days) -> None:
    async def scenario() -> None:
        async with two(tmp_path) as (server, anna, boris):
            ids = []
            for _ in range(3):
                ids.append(await seated(server, anna, boris, clock={"days": 14, "end": "forfeit"}))
                days.pass_(1)
            alone = (await anna.table("pretend", ["me", "me"]))["id"]  # nobody waits there
            turns = {visitor.me["name"]: await visitor.get("/turns") for visitor in (anna, boris)}
            listed = [turn["table"]["id"] for name in turns for turn in turns[name]]
            assert sorted(listed) == sorted(ids)
            assert alone not in listed
            for told in turns.values():
                order = [ids.index(turn["table"]["id"]) for turn in told]
                assert order == sorted(order)
            mine, _ = await turn_of([anna, boris], ids[0])
            await answer(mine, ids[0])  # whoever is asked again is waited for anew
            again = [turn["table"]["id"] for turn in await mine.get("/turns")]
            assert again == [] or again[0] != ids[0] or len(again) == 1

    asyncio.run(scenario())


def test_a_holiday_stops_the_clocks_of_one_person(tmp_path: Path, days: Days) -> None:
    async def scenario() -> None:
        async with two(tmp_path) as (server, anna, boris):
            id = await seated(server, anna, boris, clock=CLOCK)
            mine, other = await turn_of([anna, boris], id)
            days.pass_(4)
            now = days.now()
            told = await mine.post("/me/holidays", {"start": now, "until": now + 10 * DAY})
            assert told["left"] == 18
            table = await other.get(f"/tables/{id}")
            assert table["seats"][table["waiting"][0]]["resting"]
            days.pass_(9)
            await asleep(server, id)
            (turn,) = await mine.get("/turns")
            assert turn["until"] is None
            days.pass_(1.5)  # it has ended by itself

            async def runs() -> bool:
                return bool((await mine.get("/turns"))[0]["until"])

            await until(runs)
            (turn,) = await mine.get("/turns")
            assert turn["until"] - days.now() == pytest.approx(DAY, abs=60)
            assert not (await other.get(f"/tables/{id}"))["seats"][table["waiting"][0]]["resting"]

    asyncio.run(scenario())


def test_a_holiday_outlasts_a_restart_and_can_end_early(tmp_path: Path, days: Days) -> None:
    async def scenario() -> None:
        async with two(tmp_path) as (server, anna, boris):
            id = await seated(server, anna, boris, clock=CLOCK)
            mine, _ = await turn_of([anna, boris], id)
            now = days.now()
            told = await mine.post("/me/holidays", {"start": now, "until": now + 20 * DAY})
            number = told["holidays"][0]["number"]
            cookie = dict(mine.http.cookies)
        async with opened(tmp_path) as server, await server.come() as mine:
            mine.http.cookies.clear()
            mine.http.cookies.update(cookie)
            days.pass_(6)
            live = await server.house.table(id)
            assert live.data.status == "running"
            told = await mine.ask("DELETE", f"/me/holidays/{number}")
            assert told["left"] == pytest.approx(22, abs=0.1)
            days.pass_(4.9)
            assert (await mine.get("/turns"))[0]["until"] - days.now() == pytest.approx(0.1 * DAY, abs=60)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("start", "until"),
    [(0, 0.1), (0, 29), (-1, 3), (400, 410), (2, 1), (float("inf"), 3), (0, float("nan")), (8, 12)],
)
def test_a_holiday_that_cannot_be(tmp_path: Path, days: Days, start: float, until: float) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            now = days.now()
            taken = {"start": now + 10 * DAY, "until": now + 11 * DAY}
            await anna.post("/me/holidays", taken)
            with pytest.raises(Refusal) as refusal:
                await anna.post("/me/holidays", {"start": now + start * DAY, "until": now + until * DAY})
            assert refusal.value.code in ("bad-holiday", "bad-message")
            assert len((await anna.get("/me/holidays"))["holidays"]) == 1

    asyncio.run(scenario())


@pytest.mark.both
def test_nobody_ends_the_holiday_of_somebody_else(tmp_path: Path, days: Days) -> None:
    async def scenario() -> None:
        async with two(tmp_path) as (_, anna, boris):
            now = days.now()
            told = await anna.post("/me/holidays", {"start": now, "until": now + 5 * DAY})
            await boris.ask("DELETE", f"/me/holidays/{told['holidays'][0]['number']}")
            assert await anna.get("/me/holidays") == told
            assert (await boris.get("/me/holidays"))["left"] == 28

    asyncio.run(scenario())


def test_a_year_goes_back_from_now(tmp_path: Path, days: Days) -> None:
    """Of 28 days counts what lies in the last 365: none are left until it does no longer, and then they come back."""

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            now = days.now()
            assert (await anna.post("/me/holidays", {"start": now, "until": now + 28 * DAY}))["left"] == 0
            gone = 0
            for passed, left in ((28, 0), (364.9, 0), (365 + 7, 7), (365 + 21, 21), (365 + 28, 28), (365 + 40, 28)):
                days.pass_(passed - gone)
                gone = passed
                assert (await anna.get("/me/holidays"))["left"] == pytest.approx(left, abs=0.01)

    asyncio.run(scenario())


def test_the_shortest_the_longest_and_the_latest_holiday(tmp_path: Path, days: Days) -> None:
    """Half a day; as many as are left; a year and a day ahead; and one right after another one."""

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            now = days.now()

            async def asked(start: float, until: float) -> str | float:
                try:
                    told = await anna.post("/me/holidays", {"start": now + start * DAY, "until": now + until * DAY})
                except Refusal as refusal:
                    return refusal.code
                return float(told["left"])

            assert await asked(366.01, 367) == "bad-holiday"
            assert await asked(365.99, 367.99) == 26
            assert await asked(10, 10.49) == "bad-holiday"
            assert await asked(10, 10.5) == 25.5
            assert await asked(10.4, 11.4) == "bad-holiday"
            assert await asked(10.5, 11.5) == 24.5
            assert await asked(9, 10) == 23.5
            assert await asked(20, 43.6) == "bad-holiday"
            assert await asked(20, 43.5) == 0
            assert await asked(60, 61) == "bad-holiday"

    asyncio.run(scenario())


def test_now_may_be_a_while_ago_and_no_day_of_it_counts(tmp_path: Path, days: Days) -> None:
    """A page takes its time: half an hour ago is now, two hours ago are the past."""

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            now = days.now()
            late = {"start": now - 7200, "until": now + 2 * DAY}
            with pytest.raises(Refusal):
                await anna.post("/me/holidays", late)
            told = await anna.post("/me/holidays", late | {"start": now - 1800})
            assert told["holidays"][0]["start"] >= now
            assert told["left"] == pytest.approx(26, abs=0.01)

    asyncio.run(scenario())


def test_what_is_said_and_studied_has_the_date_of_the_tables(tmp_path: Path, days: Days) -> None:
    async def scenario() -> None:
        async with two(tmp_path) as (server, anna, boris):
            days.pass_(10)
            today = days.now()
            table = await seated(server, anna, boris)
            async with await anna.sit(table, 0) as chair:
                await chair.ask("chat", text="hello")
                await chair.until(lambda: any(one["type"] == "chat" for one in chair.news))
            (said,) = [one for one in chair.news if one["type"] == "chat"]
            assert said["at"] >= round(today, 3)
            record = permonik.Match.start("pretend", players=2, seed=1).record.dumps()
            assert (await anna.post("/tables/import", {"record": record}))["created"] >= today

    asyncio.run(scenario())
