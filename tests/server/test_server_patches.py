"""A socket that is told what has changed knows the same as one that is told everything, whatever happens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

from visitors import Chair, Data, Visitor, three

from permonik.server.play.patches import Patch, Told
from permonik.table.patches import patched


async def same(chairs: Sequence[Chair]) -> None:
    """All sockets of a seat come to know the same; which lines were new to each is another matter."""

    def known(chair: Chair) -> Data:
        return {name: value for name, value in chair.state.items() if name not in ("log", "log_from", "clock")}

    for chair in chairs:
        await chair.until(lambda chair=chair: known(chair) == known(chairs[0]))


def kinds(chair: Chair) -> list[str]:
    told = [json.loads(text)["type"] for text in chair.heard]
    return [kind for kind in told if kind in ("state", "patch")]


async def table_of(anna: Visitor, boris: Visitor, game: str) -> str:
    id: str = (await anna.table(game))["id"]
    await boris.post(f"/tables/{id}/join")
    await anna.post(f"/tables/{id}/start")
    return id


def test_patches_and_states_tell_the_same(tmp_path: Path) -> None:
    async def scenario() -> None:
        rng = Random(4)
        async with three(tmp_path / "data") as (_, anna, boris, cyril):
            id = await table_of(anna, boris, "rivals")
            told = [await person.sit(id, seat) for seat, person in enumerate((anna, boris))]
            whole = [await person.sit(id, seat, patches=False) for seat, person in enumerate((anna, boris))]
            crowd = [await cyril.sit(id, None), await cyril.sit(id, None, patches=False)]
            for turn in range(40):
                chair = next(one for one in told if one.state["asked"] is not None)
                state, seat = chair.state, chair.state["seat"]
                if state["choice"] is None and turn % 3 == 0:
                    option = rng.choice(state["options"])["id"]
                    await chair.ask("draft", seat=seat, asked=state["asked"], picks=[option])
                    await same([told[seat], whole[seat]])
                    await same([told[1 - seat], whole[1 - seat]])
                    assert told[1 - seat].state["busy"] == [seat]
                    await chair.ask("back", seat=seat, to=0)
                elif turn == 20:
                    await chair.ask("propose", seat=seat, what="end")
                    await chair.ask("answer", seat=seat, agree=False)
                elif turn > 10 and turn % 7 == 0 and state["undo"] == "free":
                    await chair.ask("undo", seat=seat)
                else:
                    await chair.decide(rng.randrange(len(state["options"])))
                entry = max(one.state["entry"] for one in told)
                for one in [*told, *whole, *crowd]:
                    await one.reach(entry)
                for pair in (*zip(told, whole, strict=True), crowd):
                    await same(pair)
            assert all(set(kinds(one)) == {"state"} for one in (*whole, crowd[1]))
            assert all(kinds(one)[1:].count("patch") > 20 for one in (*told, crowd[0]))
            sizes = [sum(len(text) for text in one.heard) for one in (told[0], whole[0])]
            assert sizes[0] < 0.6 * sizes[1]
            for one in (*told, *whole, *crowd):
                await one.close()

    asyncio.run(scenario())


def test_a_new_hello_is_answered_by_a_whole_state(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with three(tmp_path / "data") as (_, anna, boris, _):
            id = await table_of(anna, boris, "pretend")
            chair = await anna.sit(id, 0)
            await chair.ask("hello", seat=0, since=0, patches=True)
            assert kinds(chair) == ["state", "state"]
            await chair.ask("hello", seat=0, since=0)  # as programs do that know nothing of it
            if chair.state["asked"] is not None:
                await chair.decide()
            assert "patch" not in kinds(chair)
            await chair.close()

    asyncio.run(scenario())


def state_with(**fields: object) -> Data:
    return {
        "type": "state",
        "entry": 5,
        "view": {"a": 1, "b": [2] * 50},
        "shown": {},
        "log": [],
        "log_from": 5,
        **fields,
    }


def test_what_has_not_changed_is_not_told() -> None:
    first = Patch(state_with(), None)
    assert first.is_whole
    then = Patch(state_with(entry=6, view={"a": 2, "b": [2] * 50}, log_from=6), first.told)
    patch = {"type": "patch", "set": {"entry": 6, "log": [], "log_from": 6}, "view": {"a": 2}, "shown": {}}
    assert json.loads(then.text) == patch
    assert patched(state_with(), patch) == state_with(entry=6, view={"a": 2, "b": [2] * 50}, log_from=6)


def test_where_a_field_is_gone_or_nothing_has_stayed_the_state_is_told() -> None:
    told: Told = Patch(state_with(), None).told
    assert Patch(state_with(view={"a": 1}), told).is_whole
    assert Patch(state_with(view={"a": 3, "b": [4] * 50}), told).is_whole
    assert not Patch(state_with(), told).is_whole
