"""Reviews at the server: of finished matches only, made once, kept, and nobody gets more than their turn."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from visitors import Data, Refusal, Visitor, opened

from permonik.kernel.match import Match
from permonik.kernel.record import Record
from permonik.kernel.registry import load
from permonik.review.moments import OWN, moments
from permonik.review.reference import reference_of
from permonik.server import reviews
from permonik.server.house import House
from permonik.server.reviews import AT_ONCE


def given_up(seed: int, players: int = 1) -> str:
    """A record of a short match: somebody resigns."""
    match, rng = Match.start("cave-vs-cave", players, seed=seed, nonce="reviewed"), Random(seed)
    while len(match.record.entries) < 24:
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.options(seat)).id)
    match.resign(0)
    return match.record.dumps()


async def brought(visitor: Visitor, seed: int) -> str:
    study: Data = await visitor.post("/tables/import", {"record": given_up(seed)})
    return str(study["id"])


async def done(visitor: Visitor, table: str) -> Data:
    while True:
        made: Data = await visitor.get(f"/tables/{table}/review?seat=0")
        if made["state"] != "made":
            return made
        await asyncio.sleep(0.1)


def counted(house: House, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The jobs that the house gives to its process for reviews."""
    jobs: list[str] = []
    do = house.reviews.work.do

    async def noting(who: str, job: str, *arguments: Any, **more: Any) -> Any:
        jobs.append(job)
        return await do(who, job, *arguments, **more)

    monkeypatch.setattr(house.reviews.work, "do", noting)
    return jobs


def test_a_review_is_made_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SECONDS", 0.1)

    async def scenario() -> None:
        async with opened(tmp_path / "house") as server, await server.come("Anna") as anna:
            jobs = counted(server.house, monkeypatch)
            table = await brought(anna, 1)
            assert (await anna.get(f"/tables/{table}/review"))["state"] == "none"
            begun = await anna.post(f"/tables/{table}/review", {"seat": 0})
            assert begun["state"] == "made"
            assert (await anna.post(f"/tables/{table}/review", {"seat": 0}))["state"] == "made"
            made = await done(anna, table)
            assert (made["state"], made["progress"]) == ("done", 1.0)
            data = made["review"]
            assert data["game"] == "cave-vs-cave"
            assert data["decisions"]
            assert data["curve"]
            total = data["luck"] + data["skill"] + data["others"] + data["unexplained"]
            assert total == pytest.approx(data["result"] - data["prior"], abs=1e-9)
            assert jobs[:2] == ["review_books", "review_books"]
            assert len(jobs) == 2 + -(-len(data["decisions"]) // reviews.LINES), "once, although it was asked for twice"
        async with opened(tmp_path / "house") as server, await server.come("Boris") as boris:
            jobs = counted(server.house, monkeypatch)
            again = await boris.post(f"/tables/{await brought(boris, 1)}/review", {"seat": 0})
            assert again == made, "the same match, whoever brings it, also after a new start"
            assert jobs == []

    asyncio.run(scenario())


def test_single_answers_are_weighed_on_demand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "ANSWERS", 0.1)

    async def scenario() -> None:
        async with opened(tmp_path / "house") as server, await server.come("Anna") as anna:
            jobs = counted(server.house, monkeypatch)
            table = await brought(anna, 1)
            where = f"/tables/{table}/review"
            first = first_line(given_up(1))
            assert (await anna.get(f"{where}?seat=0&entry={first}"))["state"] == "none"
            for _ in range(2):
                assert (await anna.post(where, {"seat": 0, "entry": first}))["state"] == "made"
            while (made := await anna.get(f"{where}?seat=0&entry={first}"))["state"] == "made":
                await asyncio.sleep(0.05)
            assert made["state"] == "done"
            assert made["review"] is None
            assert made["answers"][0]["entry"] == first
            assert made["answers"][0]["choices"] > 1
            assert jobs == ["review_answers"], "once, although it was asked for twice"
            assert (await anna.get(f"{where}?seat=0"))["state"] == "none", "that is no review"
            assert (await anna.post(where, {"seat": 0, "entry": 99999}))["state"] == "made"
            while (made := await anna.get(f"{where}?seat=0&entry=99999"))["state"] == "made":
                await asyncio.sleep(0.05)
            assert made["state"] == "failed", "no line begins there"
            for query in ("entry=", "entry=x", "entry=-1", "entry=1234567"):
                with pytest.raises(Refusal) as refusal:
                    await anna.get(f"{where}?seat=0&{query}")
                assert refusal.value.status == 400

    asyncio.run(scenario())


def first_line(text: str) -> int:
    record = Record.loads(text)
    found = moments(record, 0, reference_of(load("cave-vs-cave"), 1).evaluation)
    return next(one.entry for one in found if one.kind == OWN and one.choices)


def test_a_running_match_is_reviewed_for_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "house") as server, await server.come() as anna, await server.come() as boris:
            jobs_of = server.house.reviews.known
            table = (await anna.table("cave-vs-cave", ("me", "me")))["id"]
            for visitor in (anna, boris):
                for seat in (0, 1, 2, -1):
                    with pytest.raises(Refusal) as refusal:
                        await visitor.post(f"/tables/{table}/review", {"seat": seat})
                    assert (refusal.value.status, refusal.value.code) == (409, "still-running")
                    if seat >= 0:
                        with pytest.raises(Refusal) as refusal:
                            await visitor.get(f"/tables/{table}/review?seat={seat}")
                        assert refusal.value.code == "still-running"
            waiting = (await anna.table("cave-vs-cave", ("me", "open")))["id"]
            with pytest.raises(Refusal):
                await anna.post(f"/tables/{waiting}/review", {"seat": 0})
            assert not jobs_of

    asyncio.run(scenario())


def test_strange_wishes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "house") as server, await server.come() as anna, await server.come() as boris:
            table = await brought(anna, 2)
            for body in (
                {},
                {"seat": "0"},
                {"seat": 1e9},
                {"seat": None},
                {"seat": 0, "seconds": 9},
                {"seat": 0, "entry": "1"},
                [],
            ):
                with pytest.raises(Refusal) as refusal:
                    await anna.post(f"/tables/{table}/review", body)
                assert refusal.value.status == 400
            for seat in (1, -1, 2**31 - 1):
                with pytest.raises(Refusal) as refusal:
                    await anna.post(f"/tables/{table}/review", {"seat": seat})
                assert refusal.value.code == "bad-seat"
            for query in ("?seat=", "?seat=x", "?seat=-1", "?seat=٣", "?seat=" + "9" * 99):
                with pytest.raises(Refusal) as refusal:
                    await anna.get(f"/tables/{table}/review{query}")
                assert refusal.value.status == 400
            with pytest.raises(Refusal) as refusal:
                await boris.post(f"/tables/{table}/review", {"seat": 0})
            assert refusal.value.code == "no-spectators", "a study is its owner's"
            record = Match.start("pretend", 2, seed=1)
            record.resign(0)
            pretend = (await anna.post("/tables/import", {"record": record.record.dumps()}))["id"]
            with pytest.raises(Refusal) as refusal:
                await anna.post(f"/tables/{pretend}/review", {"seat": 0})
            assert (refusal.value.status, refusal.value.code) == (409, "not-reviewed")
            assert not server.house.reviews.known

    asyncio.run(scenario())


def test_nobody_has_more_than_a_few_in_the_making(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what goes wrong can be asked for again."""

    async def scenario() -> None:
        async with opened(tmp_path / "house") as server, await server.come() as anna, await server.come() as boris:
            gate = asyncio.Event()

            async def stuck(who: str, *arguments: Any) -> Any:
                await gate.wait()
                raise reviews.TooManyRequests("given up")

            monkeypatch.setattr(server.house.reviews.work, "review_books", stuck)
            tables = [await brought(anna, seed) for seed in range(3, 4 + AT_ONCE)]
            for table in tables[:-1]:
                await anna.post(f"/tables/{table}/review", {"seat": 0})
            with pytest.raises(Refusal) as refusal:
                await anna.post(f"/tables/{tables[-1]}/review", {"seat": 0})
            assert (refusal.value.status, refusal.value.code) == (429, "too-many-requests")
            other = await brought(boris, 9)
            assert (await boris.post(f"/tables/{other}/review", {"seat": 0}))["state"] == "made", "others have theirs"
            gate.set()
            assert (await done(anna, tables[0]))["state"] == "failed"
            assert (await anna.post(f"/tables/{tables[-1]}/review", {"seat": 0}))["state"] == "made"

    asyncio.run(scenario())
