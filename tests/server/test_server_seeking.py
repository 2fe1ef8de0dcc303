"""Find me somebody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from visitors import Refusal, opened, three

from permonik.server.tables import seeking


def test_those_who_wait_for_the_same_game_are_brought_together(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with three(tmp_path) as (_, anna, boris, cyril):
            wish = {"game": "pretend", "players": 2}
            assert await anna.post("/seeking", wish) == {**wish, "waiting": 1, "table": None}
            await cyril.post("/seeking", {"game": "pretend", "players": 3})  # another wish
            await anna.post("/seeking", wish)  # twice is once
            found = await boris.post("/seeking", wish)
            assert (await anna.get("/seeking"))["table"] == found["table"]
            assert (await anna.get("/seeking"))["game"] is None  # told once
            table = await cyril.get(f"/tables/{found['table']}")
            assert (table["status"], [seat["name"] for seat in table["seats"]]) == ("running", ["Anna", "Boris"])
            assert (await cyril.get("/seeking"))["waiting"] == 1
            await cyril.ask("DELETE", "/seeking")
            assert (await cyril.get("/seeking"))["game"] is None

    asyncio.run(scenario())


def test_nobody_is_brought_to_who_has_gone_or_is_blocked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            wish = {"game": "pretend", "players": 2}
            await anna.post("/blocks", {"person": boris.me["id"], "blocked": True})
            await anna.post("/seeking", wish)
            assert (await boris.post("/seeking", wish))["table"] is None
            await anna.post("/blocks", {"person": boris.me["id"], "blocked": False})
            await anna.ask("DELETE", "/seeking")
            server.house.seekers.waiting[boris.me["id"]].seen -= seeking.PATIENCE + 1  # the page was closed
            assert (await anna.post("/seeking", wish))["waiting"] == 1
            assert (await boris.post("/seeking", wish))["table"] is not None

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "pretend", "players": 1}, "bad-players"),
        ({"game": "pretend", "players": 9}, "bad-players"),
        ({"game": "pretend", "players": "2"}, "bad-message"),
        ({"game": "nothing", "players": 2}, "unknown-game"),
        ({"game": "pretend"}, "bad-message"),
        ({"game": "pretend", "players": 2, "person": "somebody"}, "bad-message"),
    ],
)
def test_a_wish_must_make_sense(tmp_path: Path, body: object, code: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            with pytest.raises(Refusal) as refusal:
                await anna.post("/seeking", body)
            assert refusal.value.code == code
            assert server.house.seekers.waiting == {}

    asyncio.run(scenario())
