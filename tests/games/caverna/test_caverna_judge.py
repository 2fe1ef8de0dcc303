"""What a judge of Caverna looks at, and how it values the end of a game."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from caverna_table import SPACES, Table, harvesting, home, position, starting

import permonik
from permonik.games.caverna import GAME, judge
from permonik.games.caverna.evaluate import evaluation
from permonik.games.caverna.tables import read
from permonik.minds.network import FORMAT, Network
from permonik.testing import hidden, rule

JUDGE = judge.judge()
COUNTS = (1, 2, 3, 7)


def wander(players: int, seed: int) -> Iterator[Any]:
    """All positions of a random game, the last one over."""
    rng = Random(seed)
    state = GAME.setup(players, {"set": "full"})
    yield state
    while not state.over:
        chance = state.chance()
        seat = permonik.CHANCE if chance else rng.choice(state.waiting())
        state.apply(seat, rng.choice(chance.outcomes if chance else state.actions(seat)))
        yield state


def sizes(state: Any, seat: int) -> list[int]:
    return [len(piece) for piece in JUDGE.pieces(state, seat)]


def changed(before: Table, after: Table, seat: int = 0) -> list[int]:
    """The numbers of the pieces that differ."""
    pieces = zip(JUDGE.pieces(before.state, seat), JUDGE.pieces(after.state, seat), strict=True)
    return [number for number, (one, other) in enumerate(pieces) if one != other]


def moment(table: Table, seat: int) -> int:
    return judge.moment(table.state, seat)


def needs(table: Table, seat: int = 0) -> tuple[int, ...]:
    """Food that is missing, that nothing can replace, to spare; and placements before the meal."""
    piece = judge.feeding(table.state, seat, moment(table, seat))
    found = []
    for cap in judge.FEEDING.caps:
        found.append(sum(piece[:cap]))
        piece = piece[cap:]
    return tuple(found)


@pytest.mark.parametrize("players", COUNTS)
def test_pieces_have_the_same_sizes_at_every_position(players: int) -> None:
    expected = sizes(GAME.setup(players, {"set": "full"}), 0)
    assert sizes(GAME.setup(players, {"set": "basic"}), players - 1) == expected
    for seed in range(2):
        for number, state in enumerate(wander(players, seed)):
            pieces = JUDGE.pieces(state, number % players)
            assert [len(piece) for piece in pieces] == expected
            assert max(b"".join(pieces)) <= 1


@hidden("H1", "H2")
@pytest.mark.parametrize("players", COUNTS)
def test_pieces_say_only_what_the_seat_may_know(players: int) -> None:
    rng = Random(players)
    for number, state in enumerate(wander(players, 10)):
        if number % 9 == 0:
            seat = number % players
            imagined = GAME.recall(json.loads(json.dumps(GAME.view(state, seat)))).fill(rng)
            assert JUDGE.pieces(imagined, seat) == JUDGE.pieces(state, seat)


def test_points_show_where_amounts_are_beyond_their_caps() -> None:
    """One gold more than anybody counts: it is one point more, and nothing else."""
    rich, richer = position(home(gold=42)), position(home(gold=43))
    (number,) = changed(rich, richer)
    assert sum(JUDGE.pieces(rich.state, 0)[number]) != sum(JUDGE.pieces(richer.state, 0)[number])


def test_points_below_and_above_all_others_count_like_the_lowest_and_the_highest() -> None:
    assert changed(position(home(begging=30)), position(home(begging=31))) == []
    assert changed(position(home(gold=300)), position(home(gold=301))) == []


def test_the_others_are_seen_from_the_seat() -> None:
    one, other = home(gold=30), home(dwarfs=(0, 0, 0))
    left = position(one, other, other, active=0, start=1)
    turned = position(other, one, other, active=1, start=2)
    assert JUDGE.pieces(left.state, 0) == JUDGE.pieces(turned.state, 1)
    assert JUDGE.pieces(left.state, 0) != JUDGE.pieces(left.state, 1)


def test_taken_spaces_matter_while_a_dwarf_waits() -> None:
    placed = [(0, "aside"), (0, "aside")]
    free = position(home(), home(dwarfs=placed), active=0)
    taken = position(home(), home(dwarfs=placed), active=0)
    taken.state.taken |= 1
    assert len(changed(free, taken, 0)) == 1
    assert changed(free, taken, 1) == []


def test_a_row_tells_where_each_dwarf_is() -> None:
    """Waiting, set aside, newborn or on a space, whose number counts from 1; nothing of who is not there."""
    dwarfs = [(3, "waiting"), (0, "aside"), (0, "newborn"), (5, "housework")]
    table = position(home(), home(dwarfs=dwarfs))
    seen = GAME.observation(2)
    for seat, whose in ((0, "next1"), (1, "own")):
        row = bytearray(seen.size)
        GAME.encode(table.state, seat, memoryview(row))
        places = [seen.read(row, f"{whose}.dwarf{number}") for number in range(1, 6)]
        assert places == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1], [0, 0, 0, 0]]
        assert [seen.read(row, f"{whose}.dwarf{number}_strength") for number in (1, 2, 4)] == [[3], [0], [5]]
        spaces = [seen.read(row, f"{whose}.dwarf{number}_space") for number in (1, 2, 3, 4)]
        assert spaces == [[0], [0], [0], [1 + SPACES.index("housework")]]


@rule("R4.1")
def test_the_moment_goes_with_the_seat_through_a_harvest() -> None:
    table = harvesting(home(food=4), home(food=4))
    assert [moment(table, seat) for seat in (0, 1)] == [judge.FED_THEN_BREEDING] * 2
    table.play("feed 4", seat=0)
    assert [moment(table, seat) for seat in (0, 1)] == [judge.DONE, judge.FED_THEN_BREEDING]
    table.play("feed 4", seat=1)
    assert table.state.over
    assert moment(table, 0) == judge.DONE


@rule("R4.9", "R4.13")
def test_the_moment_knows_red_markers() -> None:
    poor = harvesting(home(food=2), home(), kind="food_only", round=6)
    assert moment(poor, 0) == judge.FED_ONLY
    table = harvesting(home(food=4), home(), kind="skip_one", round=9)
    assert moment(table, 0) == judge.SKIPPING
    table.play("skip breeding", seat=0)
    assert moment(table, 0) == judge.FED_ONLY


@rule("R4.14")
def test_the_moment_before_breeding() -> None:
    table = harvesting(home(food=4, ruby=2), home())
    table.play("feed 4", seat=0)
    assert moment(table, 0) == judge.BREEDING


@rule("R3.3")
def test_before_the_income_the_harvest_of_the_round_is_still_to_come() -> None:
    mine = home(rooms={"r2c3": "miner"}, cells={"r1c3": "ore_mine", "r1c4": "deep_tunnel"}, ruby=1)
    table = starting(mine, home(), round=4, cards={4: "wish_for_children"})
    if table.state.chance():
        table.play("=donkey_farming")
    assert table.asked(0) == "BeforeIncome"
    assert [moment(table, seat) for seat in (0, 1)] == [1, 1]  # a normal one
    assert needs(table, 1) == (4, 4, 0, 2)


@rule("R4.12")
def test_the_next_meal() -> None:
    """Now two dwarfs wait; without a harvest in round 1, the meal comes in round 3, after four more placements."""
    assert needs(position(home(food=1, grain=2), round=5)) == (3, 1, 0, 2)
    assert needs(position(home(food=1, grain=2), round=1)) == (3, 1, 0, 6)
    assert needs(position(home(food=1), round=4)) == (1, 1, 0, 2)  # one food for each
    born = home(dwarfs=(0, 0, (0, "newborn")), food=5)
    assert needs(position(born, round=5)) == (0, 0, 0, 2)
    assert needs(position(born, round=2)) == (1, 1, 0, 5)  # grown up by then


@rule("R2.7")
def test_a_meal_comes_after_the_rounds_that_are_played() -> None:
    """For two there is no round 9: without harvests in 8 and 10 the next is in 11, after six placements."""
    none = {8: "none", 10: "none"}
    assert needs(position(home(), home(), round=8, harvests=none)) == (4, 4, 0, 6)
    assert needs(position(home(), home(), home(), round=8, harvests=none)) == (4, 4, 0, 4)
    last = harvesting(home(food=9), home(food=4), round=12)
    last.play("feed 4", seat=0)
    assert needs(last, 0) == (0, 0, 5, 0)


@rule("R13.5", "R14.1")
def test_the_end_is_worth_the_points_and_a_share_of_the_victory() -> None:
    alone = position(home(gold=7), agenda=[])
    assert JUDGE.outcome(alone.state, 0) == GAME.scores(alone.state)[0].total
    table = position(home(gold=7), home(gold=9), home(gold=9), agenda=[])
    points = [score.total for score in GAME.scores(table.state)]
    assert [JUDGE.outcome(table.state, seat) for seat in range(3)] == [points[0], points[1] + 2.5, points[2] + 2.5]


@pytest.mark.parametrize("players", COUNTS)
def test_the_end_of_a_game(players: int) -> None:
    *_, state = wander(players, 3)
    won = GAME.winners(state) if players > 1 else ()
    for seat, score in enumerate(GAME.scores(state)):
        assert JUDGE.outcome(state, seat) == score.total + (judge.WON / len(won) if seat in won else 0)


@pytest.mark.parametrize("players", GAME.players)
def test_there_is_a_network_for_every_number_of_players(players: int) -> None:
    state = GAME.setup(players, {"set": "full"})
    network = JUDGE.network(state)
    assert network is not None
    assert network.sizes == sizes(state, 0)


@pytest.mark.parametrize(("players", "file"), [(1, "solo.toml"), (3, "solo.toml"), (4, "many.toml"), (7, "many.toml")])
def test_the_guide_goes_by_how_many_play(players: int, file: str) -> None:
    by_file = evaluation(read(file))
    state = GAME.setup(players, {"set": "full"})
    assert JUDGE.guide.value(state, 0) == by_file.value(state, 0)
    assert evaluation(read("solo.toml")).value(state, 0) != evaluation(read("many.toml")).value(state, 0)


def test_a_network_judges_by_the_pieces() -> None:
    table = position(home(), home())
    pieces = sizes(table.state, 0)
    head = {"permonik-network": FORMAT, "pieces": pieces, "bias": [0, 0], "worth": [0.5, 1.0], "base": 7.0}
    learned = judge.judge()
    learned.networks[2] = Network(json.dumps(head).encode() + b"\n" + b"\1\0" * 2 * sum(pieces))
    ones = sum(b"".join(learned.pieces(table.state, 0)))
    guided = judge.ANCHOR * learned.guide.value(table.state, 0)
    assert learned.verdict(table.state, 0) == 7 + 1.5 * ones + guided
    assert isinstance(GAME.judge(), judge.CavernaJudge)
