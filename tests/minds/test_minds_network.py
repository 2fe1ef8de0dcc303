"""The network: the same sums as plain arithmetic, and files that are not what they should be."""

import json
import struct
from random import Random

import pytest

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
