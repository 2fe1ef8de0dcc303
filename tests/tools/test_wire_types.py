"""The types of the page and the tables of the documentation are those of the engine."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

from permonik.kernel.match import Match
from permonik.kernel.registry import games, load
from permonik.table.states import state_out
from permonik.testing.contract.types import fields_of, misfits


def tool(name: str) -> Any:
    spec = spec_from_file_location(name, Path(__file__).resolve().parents[2] / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


TYPES = tool("wire_types")


class Cart(TypedDict):
    """A cart."""

    worth: int
    lane: NotRequired[str]  # where it stands


class Yard(TypedDict):
    carts: list[Cart]
    by_name: dict[Literal["red", "blue"], int]
    pair: tuple[int, str | None]
    row: tuple[int, ...]
    agenda: list[list[str]]


GOOD: Any = {
    "carts": [{"worth": 1}, {"worth": 2, "lane": "a"}],
    "by_name": {"red": 1},
    "pair": [1, None],
    "row": [1, 2, 3],
    "agenda": [],
}


def test_what_is_written_is_what_the_engine_says() -> None:
    names = [str(file.relative_to(TYPES.ROOT)) for file in TYPES.stale()]
    assert names == [], "run tools/wire_types.py"


def test_a_type_in_both_languages() -> None:
    cart, yard = [TYPES.interface(shape) for shape in TYPES.shapes_of([Yard])]
    assert cart == (
        "/** A cart. */\nexport interface Cart {\n  worth: number;\n  /** where it stands */\n  lane?: string;\n}\n"
    )
    assert "  carts: Cart[];\n" in yard
    assert "  by_name: Partial<Record<'red' | 'blue', number>>;\n" in yard
    assert "  pair: [number, string | null];\n" in yard
    assert "  row: number[];\n" in yard


def test_the_page_never_gets_what_is_for_programs() -> None:
    """Neither in a message nor in a type: the steps that wait, and in Rivals the worlds that a seat thinks possible."""
    assert "agenda" not in "".join(TYPES.interface(shape) for shape in TYPES.shapes_of([Yard], ["agenda"]))
    for id in games(hidden=True):
        match = Match.start(id, seed=1)
        names = match.game.for_programs
        view, seen = match.view(0), match.seen(0)
        assert {**seen, **{name: view[name] for name in names}} == view
        assert not seen.keys() & names
        assert seen.keys() == match.draft(match.waiting()[0]).seen().keys()
        state = state_out(match, 0, 0, alone=True)
        assert state["view"] == seen
    assert "possible" in load("rivals").for_programs


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"carts": [{}]}, "at.carts[0]: Cart has 'worth'"),
        ({"carts": [{"worth": True}]}, "at.carts[0].worth: True is no int"),
        ({"carts": [{"worth": 1, "colour": "red"}]}, "at.carts[0]: Cart has no 'colour'"),
        ({"carts": {}}, "at.carts: {} is no list of 0"),
        ({"by_name": {"green": 1}}, "at.by_name, key 'green': 'green' is none of ('red', 'blue')"),
        ({"pair": [1]}, "at.pair: [1] is no list of 2"),
        ({"pair": [1, 2]}, "at.pair[1]: 2 is none of str | None"),
        ({"row": [1, "2"]}, "at.row[1]: '2' is no int"),
        ({"more": 1}, "at: Yard has no 'more'"),
    ],
)
def test_what_does_not_fit_is_told_with_its_place(change: dict[str, Any], why: str) -> None:
    assert list(misfits(GOOD, Yard, "at")) == []
    assert list(misfits(GOOD | change, Yard, "at")) == [why]


def another_cart() -> Any:
    class Cart(TypedDict):
        weight: int

    return Cart


def test_two_types_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="one name: Cart"):
        TYPES.shapes_of([list[Cart], dict[str, another_cart()]])


def test_msgspec_makes_a_schema_of_what_a_game_declares() -> None:
    schema = msgspec.json.schema(load("cave-vs-cave").view_type)
    assert set(schema["$defs"]["CaveView"]["required"]) == set(fields_of(load("cave-vs-cave").view_type))


def test_a_type_that_is_no_plain_data_is_refused() -> None:
    with pytest.raises(TypeError, match="no type of plain data"):
        list(misfits({1}, set[int], "at"))
    with pytest.raises(TypeError, match="no type of plain data"):
        TYPES.script(set[int])
