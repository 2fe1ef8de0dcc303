"""One message takes at most 20 ms of processor time of the loop's thread, in every game and however large the table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from besiege import LONGEST, TooLong, played, steadily, until, watched
from visitors import Chair, Refusal, opened

from permonik.kernel.match import Match
from permonik.table.listeners import Listener

ANSWERS = 40


async def at_a_moment(chair: Chair, rng: Random) -> None:
    """Whoever is asked says everything that a person could say, and then answers."""
    state = chair.state
    seat, entry = state["seat"], state["entry"]
    targets = [target for option in state["options"] for target in option["targets"]] or ["nothing"]
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("hello", {"seat": seat, "since": rng.randint(0, entry)}),
        ("why", {"seat": seat, "target": rng.choice(targets)}),
        ("draft", {"seat": seat, "asked": state["asked"], "picks": [rng.choice(state["options"])["id"]]}),
        ("confirm", {"seat": seat}),
    ]
    for type, fields in wishes:
        with suppress(Refusal):  # not every answer begins a draft, and not every draft is whole
            await chair.ask(type, **fields)
    if chair.state["draft"] is not None:
        await chair.ask("back", seat=seat, to=0)
    if chair.state["asked"] is not None:
        with suppress(Refusal):  # some options are only parts of a choice
            await chair.decide(rng.randrange(len(chair.state["options"])))


@pytest.mark.parametrize(
    ("game", "players", "most"),
    [("pretend", 2, 15), ("cave-vs-cave", 2, 90), ("rivals", 2, 200), ("saboteur", 8, 90), ("caverna", 7, 200)],
)
@steadily
def test_a_message_is_cheap_at_the_largest_table(tmp_path: Path, game: str, players: int, most: int) -> None:
    """In the middle of a match, with a socket for every seat.

    Everybody is told something else, and others have their turn in between: a deed at a table of eight may take some
    more in all, but never at once.
    """
    text = played(game, players, most=most).record.dumps()

    async def scenario() -> None:
        rng = Random(1)
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            id = (await anna.post("/tables/import", {"record": text}))["id"]
            chairs = [await anna.sit(id, seat) for seat in range(players)]  # a study: all seats are hers
            assert await until(lambda: len(list(server.house.connections())) == players)
            with watched(LONGEST * max(1, players / 2)) as dog:
                for _ in range(ANSWERS):
                    entry = max(chair.state["entry"] for chair in chairs)
                    for chair in chairs:
                        await chair.reach(entry)
                    asked = [chair for chair in chairs if chair.state["asked"] is not None]
                    if not asked:
                        break
                    await at_a_moment(asked[0], rng)
            for chair in chairs:
                await chair.close()
            assert {"Hello", "Why", "DraftStep", "Confirm", "Decide"} <= set(dog.messages)

    asyncio.run(scenario())


@steadily
def test_the_longest_match_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Thousands of entries: its log is told in pieces, an undo is folded elsewhere and brings only what is new, and an
    earlier position is made elsewhere, too. What is told is the same as at once."""
    match = played("rivals", 2, most=2_300, variant="duel")
    assert len(match.record.entries) > 2_500
    assert not match.over
    text = match.record.dumps()

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            id = (await anna.post("/tables/import", {"record": text}))["id"]
            live = await server.house.table(id)
            seat = live.playing().waiting()[0]
            chair = await anna.sit(id, seat)
            with watched() as dog:
                await chair.ask("hello", seat=seat)
                await chair.decide()
                await chair.ask("undo", seat=seat)
                await chair.ask("at", entry=50)
                await chair.ask("at", entry=live.data.entries)
            assert {"Hello", "Decide", "TakeBack", "LookAt"} <= set(dog.messages)
            for since in (0, 10, live.data.entries - 5):
                await chair.ask("hello", seat=seat, since=since)
                whole = live.started().hello(Listener(), seat, since, 0.0)
                assert chair.state == msgspec.to_builtins(whole)
            again = Match.replay(live.playing().record)
            assert live.playing().told == again.told
            assert live.playing().state.key() == again.state.key()
            await chair.close()

    asyncio.run(scenario())


def test_the_watchdog_barks(tmp_path: Path) -> None:
    async def work() -> None:
        await asyncio.sleep(0)
        sum(range(10_000_000))

    async def scenario() -> None:
        with watched():
            await asyncio.create_task(work())

    with pytest.raises(TooLong, match="at once"):
        asyncio.run(scenario())
    assert LONGEST == 0.02
