"""Two people who say everything that docs/api.md knows, mostly rightly, so that deep states are reached."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from visitors import Chair, opened

MESSAGES = 300
ODD = (None, -1, 10**30, "0", "", [], {}, True, 1.5, "\x00", "\ud7ff", "x" * 600)


def wish(rng: Random, chair: Chair, other: str) -> tuple[str, dict[str, Any]]:
    """A message that makes sense now; one time in six one of its fields does not."""
    state = chair.state
    seat, entry = state["seat"], state["entry"]
    sensible: list[tuple[str, dict[str, Any]]] = [
        ("hello", {"seat": seat, "since": rng.randint(0, entry)}),
        ("at", {"entry": rng.randint(0, entry)}),
        ("chat", {"text": rng.choice(("ahoj", "👩‍🚀", "<b>", "ž" * 100))}),
        ("mute", {"person": other, "muted": rng.random() < 0.5}),
    ]
    if state["asked"] is not None:
        option = rng.choice(state["options"])["id"]
        sensible += [("decide", {"seat": seat, "asked": state["asked"], "option": option})] * 6
    if state["undo"] is not None:
        sensible.append(("undo", {"seat": seat}))
    if state["proposal"] is not None:
        sensible += [("answer", {"seat": seat, "agree": rng.random() < 0.7})] * 4
    type, fields = rng.choice(sensible)
    if rng.random() < 1 / 6:
        fields = fields | {rng.choice([*fields, "odd"]): rng.choice(ODD)}
    return type, fields


async def say(chair: Chair, type: str, fields: dict[str, Any]) -> dict[str, Any]:
    """The answer; what is no message at all is answered with the number 0."""
    ref, start = next(chair.refs), len(chair.news)
    await chair.ws.send(json.dumps({"type": type, "ref": ref, **fields}))
    answer: dict[str, Any] = await chair.until(lambda: chair.answered(start, ref) or chair.answered(start, 0))
    return answer


@pytest.mark.parametrize(("game", "seed"), [("pretend", 1), ("rivals", 2), ("saboteur", 3)])
def test_whatever_is_said_is_carried_out_or_refused_in_words(tmp_path: Path, game: str, seed: int) -> None:
    async def scenario() -> None:
        rng, accepted, deepest = Random(seed), 0, 0
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            id = (await anna.table(game, ("me", "open")))["id"]
            await boris.post(f"/tables/{id}/join")
            await anna.post(f"/tables/{id}/start")
            chairs = [await anna.sit(id, 0), await boris.sit(id, 1)]
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
