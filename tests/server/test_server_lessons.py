"""Lessons over HTTP: nothing of them is kept but which ones somebody has finished."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from visitors import Refusal, opened

GO_ON = ">"


def test_a_lesson_is_played_without_a_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            listed = await anna.get("/lessons?lang=cs")
            assert {one["game"] for one in listed} == {"cave-vs-cave", "caverna", "rivals", "saboteur"}
            assert next(one for one in listed if one["lesson"] == "first")["title"]
            door = "/games/cave-vs-cave/lessons/first?lang=cs"
            told = await anna.ask("POST", door)
            assert told["kind"] == "say"
            assert told["say"].startswith("Vítej")
            assert told["state"]["options"] == []
            told = await anna.ask("POST", door, {"answers": [GO_ON, GO_ON]})
            assert (told["kind"], told["point"]) == ("ask", ["tile:excavation"])
            assert "take excavation" in [option["text"] for option in told["state"]["options"]]
            wrong = await anna.ask("POST", door, {"answers": [*told["answers"], "take housework"]})
            assert wrong["kind"] == "wrong"
            assert wrong["state"]["view"]["taken"][0] == ["housework"]
            back = await anna.ask("POST", door, {"answers": wrong["answers"], "back": True})
            assert back == told
            with pytest.raises(Refusal, match="409 not-now"):
                await anna.ask("POST", door, {"answers": ["take excavation"]})
            with pytest.raises(Refusal, match="404 unknown-lesson"):
                await anna.ask("POST", "/games/cave-vs-cave/lessons/none")
            assert await anna.get("/tables/mine") == []

    asyncio.run(scenario())


def test_progress_is_kept_with_the_account(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            assert await anna.get("/me/lessons") == []
            with pytest.raises(Refusal, match="409 not-registered"):
                await anna.ask("POST", "/me/lessons", {"done": ["rivals/first"]})
            await anna.ask("POST", "/me/register", {"name": "Anna", "password": "correct horse battery"})
            for _ in range(2):
                done = await anna.ask("POST", "/me/lessons", {"done": ["rivals/first", "saboteur/first"]})
                assert done == ["rivals/first", "saboteur/first"]
            with pytest.raises(Refusal, match="404 unknown-lesson"):
                await anna.ask("POST", "/me/lessons", {"done": ["rivals/last-but-one"]})
            assert await anna.get("/me/lessons") == ["rivals/first", "saboteur/first"]
            await anna.ask("DELETE", "/me", {"password": "correct horse battery"})

    asyncio.run(scenario())


def test_a_bot_plays_the_others_of_a_guided_game(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come() as anna:
            door = "/games/cave-vs-cave/lessons/game"
            told = await anna.ask("POST", door, {"answers": [GO_ON, "take excavation", "end"]})
            assert told["kind"] == "free"
            assert [answer for answer in told["answers"] if answer.startswith("1:take")]
            assert told["state"]["options"]
            assert await anna.ask("POST", door, {"answers": told["answers"]}) == told
            back = await anna.ask("POST", door, {"answers": told["answers"], "back": True})
            assert back["answers"] == [GO_ON, "take excavation"]

    asyncio.run(scenario())
