"""Cost before length: what is long is refused before anybody works on it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from besiege import (
    changed,
    played,
    steadily,
    watched,
)
from visitors import opened, refused

from permonik.server import names
from permonik.server.names import LONGEST_TYPED, check_name, folded, skeleton
from permonik.server.problems import BadName

MARKS = "a" + "\u0301\u0323" * 4_500  # putting marks into their order takes the square of their number


@steadily
def test_long_names_are_refused_before_they_are_normalised(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as anna:
            body = {"name": MARKS, "password": "correct horse"}
            with watched():
                assert await refused(anna, "POST", "/sign-in", body) == "bad-name"
                assert await refused(anna, "PATCH", "/me", {"name": MARKS}) == "bad-name"
                assert await refused(anna, "POST", "/me/register", body) == "bad-name"
                recover = {"name": MARKS, "recovery": "A" * 5_000, "password": "correct horse"}
                assert await refused(anna, "POST", "/recover", recover) == "bad-name"
                table = {"game": "pretend", "seats": [{"kind": "me"}, {"kind": "open"}], "name": MARKS}
                assert await refused(anna, "POST", "/tables", table) == "bad-name"

    asyncio.run(scenario())


@pytest.mark.parametrize("deed", [check_name, folded, skeleton])
def test_nothing_touches_a_name_that_is_too_long(deed: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(names, "unicodedata", None)
    with pytest.raises(BadName):
        deed("x" * (LONGEST_TYPED + 1))  # type: ignore[operator]


@steadily
def test_an_imported_name_is_cut_before_it_is_normalised(tmp_path: Path) -> None:
    record = played("pretend", 2).record
    text = changed(record, names=[MARKS[:2000], "Boris"])

    async def scenario() -> None:
        async with opened(tmp_path, rate=1.0) as server, await server.come() as anna:
            with watched():
                table = await anna.post("/tables/import", {"record": text})
                assert [seat["name"] for seat in table["seats"]] == ["Player 1", "Boris"]
                huge = changed(record, names=[MARKS * 10, "Boris"])
                assert await refused(anna, "POST", "/tables/import", {"record": huge}) == "too-large"

    asyncio.run(scenario())
