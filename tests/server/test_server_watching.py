"""Bots at tables that watch: they are told with their next question what the others did, as far as they may see it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from visitors import opened

from permonik.housekeeping.questions import Question
from permonik.kernel.record import Decision


def test_a_bot_that_watches_is_told_what_its_seat_sees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1] / "bots"))

    async def scenario() -> None:
        name = "watchers:Notes"
        async with opened(tmp_path, own_bots=(name,)) as server, await server.come() as anna:
            asked: list[Question] = []
            ask = server.house.pool.ask

            async def listen(question: Question, wanted: Callable[[], bool]) -> int | None:
                asked.append(question)
                return await ask(question, wanted)

            server.house.pool.ask = listen  # type: ignore[method-assign]
            id = (await anna.table("pretend", ("me", name, "random")))["id"]
            async with await anna.sit(id, 0) as chair:
                await chair.play(Random(1))
            match = (await server.house.table(id)).playing()
            mine = [question for question in asked if question.bot == name]
            others = [question for question in asked if question.bot != name]
            assert server.house.pool.watches(name, "pretend")
            assert not server.house.pool.watches("random", "pretend")
            assert not any(question.seen for question in others)
            assert not mine[0].seen  # nobody knew yet that it watches
            seen = [one for question in mine for one in question.seen]
            shown = [
                (entry.seat, entry.action, match.game.text(entry.action))
                for entry in match.record.entries
                if isinstance(entry, Decision) and entry.seat != 1 and not entry.forced and entry.audience >> 1 & 1
            ]
            told = [(one.watch, one.action, one.text) for one in seen]
            assert told
            first = next(at for at in range(len(shown)) if shown[at : at + len(told)] == told)
            # All, but for what came before its first answer and after its last question.
            assert first + len(told) >= len(shown) - 2 * match.players
            assert {one.view["seat"] for one in seen} == {1}

    asyncio.run(scenario())
