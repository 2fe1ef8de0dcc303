"""docs/api.md says what the server does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, is_typeddict

import msgspec
import pytest
from starlette.routing import Mount, Route, WebSocketRoute

from permonik.errors import PermonikError
from permonik.kernel.match import Match
from permonik.kernel.registry import load
from permonik.server import problems, wire
from permonik.server.app import make_app
from permonik.server.config import Config
from permonik.server.problems import Refused, code_of, status_of
from permonik.server.wire.structures import IN_ORDER, structures
from permonik.server.wire.to_browser import ToBrowser
from permonik.table.clocks import Clocks
from permonik.table.messages import SnapshotOut, StateOut
from permonik.table.seats import Seat
from permonik.table.table import Table

API = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
KINDS = {kind.__name__: kind for kind in structures()}
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```", API, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_is_a_message(name: str, text: str) -> None:
    msgspec.json.decode(text, type=KINDS[name])


def test_every_message_has_an_example() -> None:
    shown = {name for name, _ in EXAMPLES}
    inner = {
        "AgainstOut",
        "ReviewChances",
        "ReviewData",
        "ReviewDecision",
        "ReviewFact",
        "ReviewHindsight",
        "ReviewLine",
        "ReviewStep",
        "ReviewSuspicion",
        "Clock",
        "FriendOut",
        "GameOptionOut",
        "InviteOut",
        "Origin",
        "ResultsOut",
        "SaidOut",
        "SolvedOut",
        "TriedOut",
        "SeasonOut",
        "SeatOut",
        "SeatWish",
    }
    parts = {name for name, kind in KINDS.items() if is_typeddict(kind) and kind not in get_args(ToBrowser)}
    assert set(KINDS) - inner - parts - shown == set()
    assert {"StateOut", "SnapshotOut", "ChatOut", "OkOut", "ErrorOut"} <= set(KINDS)


def test_every_file_of_the_wire_is_told_of() -> None:
    files = {file.stem for file in Path(wire.__file__).parent.glob("*.py")}
    assert files - {"__init__", "structures"} == {module.__name__.rpartition(".")[2] for module in IN_ORDER} - {
        "messages"
    }


@pytest.mark.parametrize("game", ["pretend", "cave-vs-cave", "rivals", "saboteur", "caverna"])
def test_what_a_table_says_fits_its_type(game: str) -> None:
    match = Match.start(game, load(game).players[-1], seed=3)
    seats = [Seat(seat=seat, kind="person", person=name, name=name) for seat, name in enumerate(match.names)]
    clocks = Clocks([60.0] * match.players, 0, "bot", 0.0)
    table = Table(match, seats, clocks=clocks)
    for _ in range(12):
        seat = match.waiting()[0]
        table.settle(table.decide(seat, match.asked_at(seat), match.options(seat)[-1].id, 1.0), 1.0)
    table.propose_end(0)
    for watching in (None, *range(match.players)):
        msgspec.convert(table.state(watching, 0, 1.0), StateOut)
        msgspec.convert(table.look_at(watching, 5).snapshot(), SnapshotOut)
    for giving_up in range(1, match.players):
        table.settle(table.resign(giving_up), 2.0)
    end = table.state(0, 0, 2.0)
    assert end["over"]
    assert end["scores"]
    msgspec.convert(end, StateOut)


def test_every_route_is_listed(tmp_path: Path) -> None:
    listed = set(re.findall(r"^\| `([A-Z]+ /[^`]*)`", API, re.MULTILINE))
    found = set()
    for route in make_app(Config(tmp_path)).routes:
        inside = route.routes if isinstance(route, Mount) else [route]
        prefix = route.path if isinstance(route, Mount) else ""
        for one in inside:
            if isinstance(one, WebSocketRoute):
                found.add(f"WS {prefix}{one.path}")
            elif isinstance(one, Route):
                found |= {f"{method} {prefix}{one.path}" for method in (one.methods or ()) if method != "HEAD"}
    assert found - {"GET /{path:path}"} == listed


def test_every_refusal_is_listed() -> None:
    for error in vars(problems).values():
        if isinstance(error, type) and issubclass(error, PermonikError) and error not in (PermonikError, Refused):
            made = error("why")
            row = [line for line in API.splitlines() if f"`{code_of(made)}`" in line and line.startswith("| ")]
            assert any(str(status_of(made)) in line for line in row), code_of(made)
