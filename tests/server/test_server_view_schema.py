"""The schema that a server publishes tells what a view is, for each game: a program can hold a state to it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from permonik.kernel.match import Match
from permonik.kernel.registry import games, load
from permonik.server.http.watch import schemas

PLAIN = {
    "integer": int,
    "number": (int, float),
    "string": str,
    "boolean": bool,
    "null": type(None),
    "array": list,
    "object": dict,
}


def misfits(value: Any, schema: dict[str, Any], place: str) -> list[str]:
    """As a JSON Schema validator reads it, in the few words that ours are written in."""
    if "$ref" in schema:
        found: Any = schemas()
        for part in schema["$ref"].removeprefix("#/").split("/"):
            found = found[part]
        return misfits(value, found, place)
    if "anyOf" in schema:
        tried = [misfits(value, one, place) for one in schema["anyOf"]]
        return min(tried, key=len)
    if "enum" in schema:
        return [] if value in schema["enum"] else [f"{place}: {value!r} is none of {schema['enum']}"]
    kinds = PLAIN[schema["type"]]
    if not isinstance(value, kinds) or (kinds is bool) != isinstance(value, bool):
        return [f"{place}: {value!r} is no {schema['type']}"]
    if kinds is list:
        wanted = [*schema.get("prefixItems", []), *[schema.get("items", {})] * len(value)]
        return [
            wrong
            for i, (one, kind) in enumerate(zip(value, wanted, strict=False))
            for wrong in misfits(one, kind, f"{place}[{i}]")
        ]
    if kinds is dict:
        known = schema.get("properties", {})
        wrong = [f"{place}.{name} is missing" for name in schema.get("required", []) if name not in value]
        for name, one in value.items():
            kind = known.get(name, schema.get("additionalProperties"))
            wrong += misfits(one, kind, f"{place}.{name}") if isinstance(kind, dict) else [f"{place}.{name} is unknown"]
        return wrong
    return []


@pytest.mark.parametrize("id", games(hidden=True))
def test_a_state_of_each_game_fits_its_schema(id: str) -> None:
    game = schemas()["games"][id]
    match = Match.start(id, seed=1)
    rng = Random(1)
    for _ in range(60):
        if match.over:
            break
        seat = match.waiting()[0]
        for observer in (None, seat):
            assert misfits(match.seen(observer), game["view"], "view") == []
            assert misfits(match.shown(observer), game["shown"], "shown") == []
        match.choose(seat, rng.choice(match.options(seat)).id)


def test_what_is_for_programs_is_no_part_of_it() -> None:
    """Nor what only that was made of: in Rivals the worlds that a seat thinks possible."""
    for id in games(hidden=True):
        view = schemas()["games"][id]["$defs"][load(id).view_type.__name__]
        assert not {*view["properties"], *view["required"]} & {*load(id).for_programs}
    assert "WorldsView" not in schemas()["games"]["rivals"]["$defs"]


def test_two_games_may_call_different_things_by_one_name() -> None:
    homes = [schemas()["games"][id]["$defs"]["Laying"] for id in ("caverna", "rivals", "saboteur")]
    assert len({tuple(home["properties"]) for home in homes}) == 3
