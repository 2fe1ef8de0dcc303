"""Two people who say everything that docs/api.md knows: it is carried out, or refused in words."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from babble import NUMBERS, every_number, say, table_of, wish
from visitors import Refusal, decide_together, opened

from permonik.kernel.registry import games, load
from permonik.server.wire.base import MOST
from permonik.server.wire.from_browser import FromBrowser

MESSAGES = 300
FOR_TWO = [game for game in games(hidden=True) if 2 in load(game).players]


@pytest.mark.parametrize(
    ("game", "seed"), [("pretend", 1), ("rivals", 2), ("saboteur", 3), ("cave-vs-cave", 4), ("caverna", 5)]
)
def test_whatever_is_said_is_carried_out_or_refused_in_words(tmp_path: Path, game: str, seed: int) -> None:
    async def scenario() -> None:
        rng, accepted, deepest = Random(seed), 0, 0
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            id, chairs = await table_of(anna, boris, game)
            for _ in range(MESSAGES):
                chair = rng.choice(chairs)
                other = boris if chair is chairs[0] else anna
                type, fields = wish(rng, chair, other.me["id"])
                answer = await say(chair, type, fields)
                accepted += answer["type"] == "ok"
                assert answer.get("code") != "server-mistake", (type, fields)
                deepest = max(deepest, chair.state["entry"])
                if chair.state["seat"] is None:  # an odd hello made a spectator of somebody
                    await chair.ask("hello", seat=chairs.index(chair))
            for chair in chairs:
                await chair.close()
            assert "\npermonik_errors_total 0.0\n" in server.house.metrics.text()
            live = await server.house.table(id)
            entries = list(live.playing().record.entries)
        assert accepted > MESSAGES / 2
        assert deepest > 40
        async with opened(tmp_path) as server:  # and what is on the disk is what was played
            assert (await server.house.table(id)).playing().record.entries == entries

    asyncio.run(scenario())


@pytest.mark.parametrize("game", FOR_TWO)
def test_no_number_is_too_large_or_too_small_to_be_refused_in_words(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            id, chairs = await table_of(anna, boris, game)
            for _ in range(3):
                await decide_together(chairs, Random(6), 7)
                entry = max(chair.state["entry"] for chair in chairs)
                for one in chairs:
                    await one.reach(entry)  # whoever has not heard of the last answer is not asked yet
                (chair, *_) = [chair for chair in chairs if chair.state["asked"] is not None]
                state = chair.state
                for type, fields in every_number(chair):
                    answer = await say(chair, type, fields)
                    assert answer.get("code") != "server-mistake", (type, fields)
                    assert answer["type"] == "error" or type in ("hello", "at", "undo", "confirm"), (type, fields)
                await chair.ask("hello", seat=state["seat"])
                assert (chair.state["asked"], chair.state["entry"]) == (state["asked"], state["entry"])
            for one in chairs:
                await one.close()
            assert "\npermonik_errors_total 0.0\n" in server.house.metrics.text()
            assert (await server.house.table(id)).playing().record.entries

    asyncio.run(scenario())


def test_every_number_of_a_table_and_of_a_join_is_refused_in_words(tmp_path: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            table = (await anna.table("pretend", ("me", "open")))["id"]
            for number in NUMBERS:
                for body in (
                    {"game": "pretend", "seats": seats, "options": {"rounds": number}},
                    {"game": "pretend", "seats": seats, "clock": {"base": number}},
                    {"game": "pretend", "seats": seats, "clock": {"base": 1000, "increment": number}},
                    {"game": "pretend", "seats": seats, "wait": number},
                ):
                    try:
                        made = await anna.post("/tables", body)
                        await anna.post(f"/tables/{made['id']}/leave")
                    except Refusal as refusal:
                        assert refusal.status in (400, 413, 422), (body, refusal)  # noqa: PT017
                for path, field in ((f"/tables/{table}/join", "seat"), (f"/tables/{table}/fork", "at")):
                    with pytest.raises(Refusal) as refused:
                        await anna.post(path, {field: number})
                    assert refused.value.status < 500, (path, number)
            assert "\npermonik_errors_total 0.0\n" in server.house.metrics.text()

    asyncio.run(scenario())


def test_every_number_that_a_browser_sends_has_a_limit() -> None:
    """Also those of messages that are yet to come."""
    unbounded = []
    for info in msgspec.inspect.multi_type_info(FromBrowser.__args__):
        assert isinstance(info, msgspec.inspect.StructType)
        for field in info.fields:
            kinds = field.type.types if isinstance(field.type, msgspec.inspect.UnionType) else (field.type,)
            for kind in kinds:
                if isinstance(kind, msgspec.inspect.ListType):
                    assert kind.max_length is not None
                    kind = kind.item_type
                if isinstance(kind, msgspec.inspect.IntType) and (kind.ge, kind.le) != (-MOST, MOST):
                    unbounded.append(f"{info.cls.__name__}.{field.name}")
    assert unbounded == []
