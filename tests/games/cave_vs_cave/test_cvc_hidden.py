"""Section 14: everybody sees the same, and nobody sees what lies face down."""

import json
from random import Random

import pytest
from cave_table import LIGHT, TILES, Table, position

import permonik
from permonik.games.cave_vs_cave import GAME
from permonik.kernel.record import Dealt
from permonik.kernel.step import EVERYONE
from permonik.testing import hidden, rule, ruling
from permonik.testing.contract.hiding import observe

PLAYERS = [1, 2]


def play_on(match: permonik.Match, rng: Random, entries: int) -> None:
    while not match.over and len(match.record.entries) < entries:
        seat = match.waiting()[0]
        match.choose(seat, rng.choice(match.options(seat)).id)


def dealt(match: permonik.Match, deck: str) -> dict[int, int]:
    return {
        entry.slot: entry.outcome for entry in match.record.entries if isinstance(entry, Dealt) and entry.deck == deck
    }


@hidden("H1")
def test_whatever_lies_open_stands_in_every_view() -> None:
    table = position(
        round=4,
        goods={"gold": 3},
        cells={"r2c0": "shelf", "r1c0": "empty"},
        other_cells={"r2c0": "stall"},
        walls=["r0c0-r0c1"],
        up=TILES[:8],
        taken=[["masonry"], ["housework"]],
        turn=2,
        tile="undergrowth",
    )
    view = GAME.view(table.state, 1)
    assert view["caves"][0]["goods"]["gold"] == 3
    assert view["caves"][0]["walls"] == ["r0c0-r0c1"]
    assert view["caves"][0]["cells"]["r1c0"] == "empty"
    assert view["caves"][1]["cells"]["r2c0"] == "stall"
    assert view["walls"] == 6
    assert view["display"] == [room for room in LIGHT if room != "shelf"]
    assert view["up"] == list(TILES[:8])
    assert view["taken"] == [["undergrowth", "masonry"], ["housework"]]
    assert (view["tile"], view["round"], view["start"], view["cavern"]) == ("undergrowth", 4, 0, True)


@hidden("H1")
def test_removed_rooms_and_the_size_of_the_pile_are_public() -> None:
    table = Table(GAME.setup(1, {})).play("=shelf", "=tunnel", "=parlor", "=masonry")
    view = GAME.view(table.state, None)
    assert set(view["removed"]) == {"shelf", "tunnel", "parlor"}
    assert view["pile"] == 9
    assert list(view["caves"][0]["cells"].values()).count("covered") == 9


@hidden("H2")
@ruling("RU-22")
def test_a_covered_cell_says_nothing_but_that_it_is_covered() -> None:
    """Any unseen room may lie under any covered cell, of both boards, and in the pile."""
    view = GAME.view(position().state, 0)
    for cave in view["caves"]:
        assert list(cave["cells"].values()).count("covered") == 9
    for seat in (0, 1):
        for cell in ("r1c0", "r3c1"):
            table = position()
            if seat == 1:
                table.pass_turn()
            table.play("take excavation", "do excavation-one", f"dig {cell}")
            assert table.outcomes() == view["unseen"]


@hidden("H2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_hidden_rooms_are_known_by_elimination(players: int) -> None:
    match = permonik.Match.start("cave-vs-cave", players=players, seed=5)
    rng = Random(5)
    while not match.over:
        play_on(match, rng, len(match.record.entries) + 1)
        view = match.view(None)
        seen = {room for cave in view["caves"] for room in cave["cells"].values()} | {
            *view["display"],
            *view["removed"],
        }
        assert set(view["unseen"]) == {room for room in GAME.decks["rooms"].ids if room != "cave_entrance"} - seen
        covered = sum(list(cave["cells"].values()).count("covered") for cave in view["caves"])
        assert len(view["unseen"]) == covered + view["pile"]


@hidden("H2")
@rule("R4.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_next_tile_may_be_any_that_is_left_with_the_number(players: int) -> None:
    table = Table(GAME.setup(players, {}))
    while table.state.chance().deck in ("start", "light"):
        table.play(f"={table.outcomes()[0]}")
    threes = {"expansion", "drift_mining", "expedition"} | ({"breach"} if players == 2 else set())
    left = {"tiles-2": {"furnishing", "masonry", "undermining"}, "tiles-3": threes}
    while not table.state.over:
        if chance := table.state.chance():
            assert set(table.outcomes()) == left[chance.deck]
            tile = table.outcomes()[-1]
            left[chance.deck].remove(tile)
            table.play(f"={tile}")
        table.pass_turn()
    assert left == {"tiles-2": set(), "tiles-3": set()}


@hidden("H2")
@pytest.mark.parametrize("players", PLAYERS)
def test_another_future_lies_behind_the_same_past(players: int) -> None:
    """A fork deals anew what nobody has seen. Until then nobody can tell the two apart; then they differ."""
    other_rooms = other_tiles = 0
    for seed in range(6):
        rng = Random(seed)
        match = permonik.Match.start("cave-vs-cave", players=players, seed=seed)
        play_on(match, rng, rng.randint(5, 60))
        fork = match.fork(seed=seed + 100)
        for seat in (None, *range(players)):
            assert observe(match, seat) == observe(fork, seat)
        play_on(match, rng, 10**6)
        play_on(fork, rng, 10**6)
        permonik.Match.replay(fork.record, verify=True)
        both = dealt(match, "rooms").keys() & dealt(fork, "rooms").keys()
        other_rooms += sum(dealt(match, "rooms")[slot] != dealt(fork, "rooms")[slot] for slot in both)
        other_tiles += dealt(match, "tiles-3") != dealt(fork, "tiles-3")
        rooms = list(dealt(fork, "rooms").values())
        assert len(set(rooms)) == len(rooms), "no room is dealt twice"
    assert other_rooms
    assert other_tiles


@hidden("H3", "H1")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_seats_and_spectators_see_the_same(players: int) -> None:
    match = permonik.Match.start("cave-vs-cave", players=players, seed=8)
    rng = Random(8)
    while not match.over:
        play_on(match, rng, len(match.record.entries) + 1)
        views = [match.view(seat) | {"seat": None} for seat in (None, *range(players))]
        assert len({json.dumps(view) for view in views}) == 1
        assert all(match.log(seat) == match.log(None) for seat in range(players))
    assert all(entry.audience == EVERYONE for entry in match.record.entries)  # type: ignore[union-attr]


@hidden("H3")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_view_is_the_whole_position(players: int) -> None:
    """Nothing is left to imagine: who has the view has the state."""
    match = permonik.Match.start("cave-vs-cave", players=players, seed=9)
    rng = Random(9)
    while not match.over:
        play_on(match, rng, len(match.record.entries) + 1)
        assert GAME.imagine(match.view(0), rng).key() == match.state.key()
