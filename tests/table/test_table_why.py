"""What cannot be answered says why: beside the answers, and where somebody points."""

from __future__ import annotations

import permonik
from permonik.games.caverna.tables import STONE, WOOD
from permonik.kernel.match import Match
from permonik.table.messages import StateOut
from permonik.table.seats import Seat
from permonik.table.states import MOST_BARRED
from permonik.table.table import Table
from permonik.table.why import because

NAMES = ["Anna", "Boris"]
NOW = 0.0


def table_of(game: str, seed: int) -> tuple[Table, int]:
    """A table of two, and who begins."""
    seats = [Seat(seat=at, kind="person", person=name, name=name) for at, name in enumerate(NAMES)]
    match = Match.start(game, 2, seed=seed, nonce="salt", names=NAMES, patient=True)
    return Table(match, seats), match.waiting()[0]


def drafted(table: Table, seat: int, text: str) -> StateOut:
    asked = table.state(seat, 0, NOW)["asked"]
    assert asked is not None
    table.draft(seat, asked, [permonik.load(table.match.game.id).parse(text)])
    return table.state(seat, 0, NOW)


def furnishing() -> tuple[Table, int, StateOut]:
    """Somebody with a wood and a stone chooses a room."""
    table, seat = table_of("caverna", 3)
    goods = table.match.state.homes[seat].goods
    goods[WOOD] = goods[STONE] = 1
    drafted(table, seat, "place housework")
    return table, seat, drafted(table, seat, "do furnish")


def test_a_part_of_a_tile_that_cannot_be_done_stands_beside_those_that_can() -> None:
    table, seat = table_of("cave-vs-cave", 3)
    state = drafted(table, seat, "take excavation")
    assert "do excavation-one" in [option["text"] for option in state["options"]]
    (missing,) = [one for one in state["barred"] if one["text"] == "do excavation-two"]
    assert missing["reason"]["id"] == "why-lack"
    assert missing["reason"]["args"]["n"] == 1
    assert missing["rule"]
    assert not {one["text"] for one in state["barred"]} & {option["text"] for option in state["options"]}


def test_only_who_is_asked_is_told() -> None:
    table, seat = table_of("cave-vs-cave", 3)
    drafted(table, seat, "take excavation")
    assert table.state(1 - seat, 0, NOW)["barred"] == []
    assert table.state(None, 0, NOW)["barred"] == []


def test_a_heap_of_things_on_the_board_is_not_listed() -> None:
    _, _, state = furnishing()
    offered = [option for option in state["options"] if option["text"].startswith("furnish ")]
    assert 0 < len(offered) < 48 - MOST_BARRED
    assert state["barred"] == []


def test_who_points_at_something_in_a_draft_is_told_of_the_draft_s_question() -> None:
    table, seat, _ = furnishing()
    told = because(table, seat, "room:dwelling", 7)
    assert told["ref"] == 7
    assert told["reason"] is not None
    assert told["reason"]["id"] == "why-lack"
    assert because(table, seat, "space:supplies", 8)["reason"] is None  # that was the question before
