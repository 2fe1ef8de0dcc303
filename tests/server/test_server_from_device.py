"""A table that was begun on somebody's own device goes on at a server: as a study, which counts for nobody."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

from visitors import decide_together, opened

from permonik import Record
from permonik.local.house import House


def begun_on_a_device() -> str:
    """The record of a match that runs there, of two people around one screen."""
    house = House(lambda: 0.0)
    house.new_person("Anna")
    wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}, {"kind": "me", "name": "Boris"}]}
    table = json.loads(house.request("POST", "/tables", json.dumps(wish)))["answer"]["body"]["id"]
    text: str = json.loads(house.request("GET", f"/tables/{table}/record", "{}"))["answer"]["text"]
    return text


def test_a_running_table_of_a_device_goes_on_as_a_study_and_is_never_rated(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna:
            text = begun_on_a_device()
            study = await anna.post("/tables/import", {"record": text})
            assert (study["study"], study["status"], study["rated"]) == (True, "running", False)
            assert [seat["name"] for seat in study["seats"]] == ["Anna", "Boris"]
            async with await anna.sit(study["id"], 0) as left, await anna.sit(study["id"], 1) as right:
                await decide_together([left, right], Random(2), 1000)
                assert left.state["over"]
            record = Record.loads(await anna.get(f"/tables/{study['id']}/record"))
            begun = Record.loads(text)
            assert record.entries[: len(begun.entries)] == begun.entries
            assert not await server.house.ratings.store.counted()

    asyncio.run(scenario())
