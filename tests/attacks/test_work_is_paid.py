"""M2: nobody makes the rounds of the loop longer, and what was done is paid for by what it took."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from visitors import Refusal, opened, refused

from permonik.server import friends
from permonik.server.fair import Rounds
from permonik.server.limits import LIMITS, Limit, Limits
from permonik.server.play import deeds
from permonik.server.problems import TooManyRequests


def test_one_message_begins_in_a_round_and_addresses_take_turns() -> None:
    """Whoever has many sockets does not make the rounds of the loop longer."""

    async def scenario() -> None:
        rounds, began, now = Rounds(), list[tuple[int, str]](), 0

        async def speak(who: str) -> None:
            await rounds.begin(who)
            began.append((now, who))

        speaking = [asyncio.create_task(speak(who)) for who in "eeeeeeab"]
        while len(began) < len(speaking):
            await asyncio.sleep(0)
            now += 1
        assert len({when for when, _ in began}) == len(began)  # never two in the same round
        assert "".join(who for _, who in began) == "eeabeeee"  # the first had begun, and the next one stood in line
        await asyncio.gather(*speaking)
        await rounds.begin("a")  # nobody waits: at once

    asyncio.run(scenario())


def burn(milliseconds: float) -> None:
    end = time.thread_time() + milliseconds / 1000
    while time.thread_time() < end:
        pass


def test_what_was_done_is_paid_for_before_more_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "work", Limit(100, 0.001))
    monkeypatch.setitem(LIMITS, "address-work", Limit(200, 0.001))
    limits = Limits(1.0)
    limits.charge("Eve", "far", 99)
    limits.check("Eve", "far")
    limits.charge("Eve", "far", 99)
    with pytest.raises(TooManyRequests, match="work"):
        limits.check("Eve", "far")
    limits.check("Anna", "far")
    limits.charge("Ewa", "far", 99)
    with pytest.raises(TooManyRequests, match="address-work"):
        limits.check("Anna", "far")
    limits.check("Anna", "near")
    limits.charge("Eve", "far", 1e9)
    assert limits.left("work", "Eve") >= -101  # nobody has to wait for ever
    assert limits.spent["Eve"] > limits.spent["Ewa"] == 99


async def in_the_end(deed: Callable[[], Awaitable[object]]) -> str:
    """Why it is refused after a few times."""
    for _ in range(9):
        try:
            await deed()
        except Refusal as refusal:
            return refusal.message
    return "never"


def test_messages_and_requests_are_paid_by_what_they_took(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "work", Limit(60, 0.001))
    why, overview = deeds.why, friends.overview

    async def long_why(*arguments: Any) -> Any:
        burn(25)
        return await why(*arguments)

    async def long_overview(*arguments: Any) -> Any:
        burn(25)
        return await overview(*arguments)

    monkeypatch.setattr(deeds, "why", long_why)
    monkeypatch.setattr(friends, "overview", long_overview)

    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as eve, await server.come() as anna:
            async with await eve.sit((await eve.table("pretend", ("me", "me")))["id"]) as chair:
                assert "(work)" in await in_the_end(lambda: chair.ask("why", seat=0, target="x"))
            assert await refused(eve, "GET", "/me") == "too-many-requests"
            assert "(work)" in await in_the_end(lambda: anna.get("/friends"))
            async with await server.come() as boris:
                await boris.get("/friends")

    asyncio.run(scenario())
