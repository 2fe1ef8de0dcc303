"""What a house has stored makes nothing slower: no list looks through all tables, seats or entries for its own."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest
from visitors import opened

from permonik.server.storage.base import Row, Value
from permonik.server.storage.sqlite import DATABASE, SqliteStorage

LARGE = re.compile(r"SCAN (tables|seats|entries|seals|people|chat)\b")
FINISHED = re.compile(r"SEARCH tables USING INDEX tables_by_status \(status=\?\)")  # nearly all there are


@pytest.mark.sqlite
def test_no_list_looks_through_all_that_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Sequence[Value]] = {}
    read = SqliteStorage.read

    def noted(self: SqliteStorage, sql: str, values: Sequence[Value]) -> list[Row]:
        asked[sql] = values
        return read(self, sql, values)

    async def scenario() -> None:
        async with opened(tmp_path) as server, await server.come("Anna") as anna, await server.come("Boris") as boris:
            id = (await anna.table("pretend", ("me", "open"), public=True))["id"]
            await boris.post(f"/tables/{id}/join")
            await anna.post(f"/tables/{id}/start")
            me = (await anna.get("/me"))["id"]
            async with await anna.sit(id, 0) as chair:
                monkeypatch.setattr(SqliteStorage, "read", noted)
                if chair.state["asked"] is not None:
                    await chair.decide()
                await chair.ask("resign", seat=0)
            lists = ("/tables", "/tables/mine", "/tables/finished", "/turns", f"/people/{me}", f"/people/{me}/games")
            for page in lists:
                await anna.get(page)
            assert [table["id"] for table in await anna.get("/tables/finished")] == [id]
            assert [table["id"] for table in await boris.get("/tables/finished")] == [id]

    asyncio.run(scenario())
    assert sum("FROM tables" in sql for sql in asked) >= len(("mine", "finished", "public"))
    database = sqlite3.connect(tmp_path / DATABASE)
    for sql, values in asked.items():
        plan = [str(row[3]) for row in database.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
        assert not [line for line in plan if LARGE.match(line)], (sql, plan)
        if "'finished'" in sql:
            assert not [line for line in plan if FINISHED.match(line)], (sql, plan)
    database.close()
