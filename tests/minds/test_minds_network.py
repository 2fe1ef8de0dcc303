"""The network: the same sums as plain arithmetic, and files that are not what they should be."""

import json
import struct
from random import Random

import pytest

import permonik
from permonik.minds.doors import minded
from permonik.minds.inputs import all_named, digest, named
from permonik.minds.network import FORMAT, Network

SIZES = [3, 1, 5]
UNITS = 4  # the last one is a plain sum


def written(weights: list[list[int]], bias: list[int], worth: list[float], base: float, **other: object) -> bytes:
    head = {"permonik-network": FORMAT, "pieces": SIZES, "bias": bias, "worth": worth, "base": base, **other}
    numbers = [number for row in weights for number in row]
    return json.dumps(head).encode() + b"\n" + struct.pack(f"<{len(numbers)}h", *numbers)


def plainly(weights: list[list[int]], bias: list[int], worth: list[float], base: float, row: bytes) -> float:
    """What the docstring of `Network` says, unit by unit."""
    value = base
    for unit in range(UNITS):
        total = bias[unit] + sum(byte * weights[at][unit] for at, byte in enumerate(row))
        value += worth[unit] * (total if unit == UNITS - 1 else max(0, total))
    return value


def random_network(rng: Random) -> tuple[list[list[int]], list[int], list[float], float]:
    weights = [[rng.randint(-30000, 30000) for _ in range(UNITS)] for _ in range(sum(SIZES))]
    return weights, [rng.randint(-(10**6), 10**6) for _ in range(UNITS - 1)] + [0], [0.5, -2.0, 1e-3, 0.25], -7.0


def pieces_of(row: bytes) -> list[bytes]:
    return [row[:3], row[3:4], row[4:]]


@pytest.mark.parametrize("seed", range(5))
def test_it_adds_up_what_its_file_says(seed: int) -> None:
    """Large bytes and weights of both signs: nothing runs over from one lane into the next."""
    rng = Random(seed)
    parts = random_network(rng)
    network = Network(written(*parts))
    for _ in range(50):
        row = bytes(rng.choice([0, 0, 1, rng.randrange(256), 255]) for _ in range(sum(SIZES)))
        assert network.value(pieces_of(row)) == pytest.approx(plainly(*parts, row), rel=1e-12)


def test_a_unit_below_zero_says_nothing_and_the_last_one_always_speaks() -> None:
    silent = [[-1, -1, -1, -3]] * sum(SIZES)
    network = Network(written(silent, [0, 0, 0, 0], [1.0, 1.0, 1.0, 1.0], 5.0))
    assert network.value(pieces_of(bytes([1] * 9))) == 5.0 - 27.0
    assert network.value(pieces_of(bytes(9))) == 5.0


def test_what_is_kept_of_pieces_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when there are more of them than are kept."""
    rng = Random(9)
    network = Network(written(*random_network(rng)))
    rows = [pieces_of(rng.randbytes(9)) for _ in range(40)]
    first = [network.value(row) for row in rows]
    assert [network.value(row) for row in rows] == first
    for sums in network.sums:
        sums.clear()
    assert [network.value(row) for row in reversed(rows)] == first[::-1]


def test_a_piece_of_another_size_is_refused() -> None:
    """A network that was learned for other features must not judge."""
    network = Network(written(*random_network(Random(1))))
    with pytest.raises(ValueError, match="piece 1 has 2 bytes instead of 1"):
        network.value([b"\0\0\0", b"\0\0", b"\0\0\0\0\0"])


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b'{"permonik-network": 99}\n', "format 1"),
        (b'{"something": "else"}\n', "format 1"),
        (written(*random_network(Random(1)))[:-2], "other weights"),
    ],
)
def test_other_files_are_refused(data: bytes, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Network(data)


# -- inputs by name ----------------------------------------------------------------------------------------------------

INPUTS = ["hand=abbey,harbor,mint", "round:1", "own=abbey,mint own.points:3"]


def test_names_of_every_byte() -> None:
    assert all_named(INPUTS[:2]) == ["hand.abbey", "hand.harbor", "hand.mint", "round.0"]
    assert named("own=a own.points:2") == ["own.a", "own.points.0", "own.points.1"]
    with pytest.raises(ValueError, match=r"two inputs are called hand\.a"):
        all_named(["hand=a,b", "hand=a"])


def test_a_network_fits_again_after_a_card_was_added_moved_and_taken_away() -> None:
    rng = Random(3)
    parts = random_network(rng)
    data = written(*parts, inputs=INPUTS, digest=digest(INPUTS))
    old = Network(data, INPUTS)
    new = Network(data, ["hand=mint,abbey,library", "own=library,abbey,mint own.points:3", "round:1"])
    for _ in range(30):
        mint, abbey, library, turn, own_abbey, own_mint, *points = rng.randbytes(9)
        row = pieces_of(
            bytes([abbey, 0, mint, turn, own_abbey, own_mint, *points])
        )  # without the Harbor, which is gone
        now = [bytes([mint, abbey, library]), bytes([library, own_abbey, own_mint, *points]), bytes([turn])]
        assert new.value(now) == old.value(row) == Network(data).value(row)


def test_a_network_that_names_nothing_fits_what_has_its_sizes() -> None:
    data = written(*random_network(Random(1)))
    row = pieces_of(bytes(range(9)))
    assert Network(data, INPUTS).value(row) == Network(data).value(row)
    with pytest.raises(ValueError, match="does not name its inputs"):
        Network(data, [*INPUTS, "more:1"])


def test_a_network_whose_names_were_changed_is_refused() -> None:
    with pytest.raises(ValueError, match="not those that it names"):
        Network(written(*random_network(Random(1)), inputs=[*INPUTS[:2], "other:5"], digest=digest(INPUTS)))


@pytest.mark.parametrize("game", ["cave-vs-cave", "caverna", "rivals", "saboteur"])
def test_judges_name_every_byte_that_they_look_at(game: str) -> None:
    room = permonik.load(game)
    judge = minded(room).judge()
    assert judge is not None
    for players in room.players:
        state = permonik.Match.start(game, players=players, seed=1).state
        sizes = [len(piece) for piece in judge.pieces(state, 0)]
        assert [len(named(line)) for line in judge.inputs(state)] == sizes
        assert len(all_named(judge.inputs(state))) == sum(sizes)


@pytest.mark.parametrize("game", ["cave-vs-cave", "caverna", "pretend", "rivals", "saboteur"])
def test_observations_name_every_byte(game: str) -> None:
    room = permonik.load(game)
    for players in room.players:
        seen = minded(room).observation(players)
        names = seen.names()
        assert len(names) == seen.size
        assert seen.places([names[-1], *names[:-2]]) == [*range(1, seen.size - 1), -1, 0]
