"""Rows of bytes. The contract says that they hold no more than the view of their seat (tests/contract/test_rows.py)."""

from pathlib import Path
from random import Random

import pytest

from permonik.kernel import registry
from permonik.kernel.dealer import SeededDealer
from permonik.kernel.game import Game
from permonik.minds.doors import minded
from permonik.minds.encoding import counts, one_hot, put_bits, put_mask, put_number
from permonik.minds.episode import Episode
from permonik.testing.contract.goldens import layout

TESTS = Path(__file__).resolve().parents[1]
NAMES = sorted(registry.found())
SIZES = {name: registry.load(name).players for name in NAMES}
TABLES = [(name, players) for name in NAMES for players in sorted({SIZES[name][0], SIZES[name][-1]})]
LOOKS = 40
REMEMBERED = (".known", "other.hand")  # what a memory adds to the row of Rivals


def row_of(game: Game, state: object, seat: int, players: int) -> bytes:
    row = bytearray(game.observation(players).size)
    game.encode(state, seat, memoryview(row))
    return bytes(row)


def episode(game: Game, players: int, seed: int) -> Episode:
    state = game.setup(players, game.check_options({}))
    state.settle()
    return Episode(state, SeededDealer(seed), game.reach)


@pytest.mark.parametrize("name", NAMES)
def test_no_byte_has_moved(name: str) -> None:
    game = registry.load(name)
    assert layout(game) == (TESTS / "golden" / "observations" / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_remembered_of_the_last_row_is_never_stale(name: str, players: int) -> None:
    """The row of a position that was looked at after every choice is the row of one that nobody has looked at."""
    game = registry.load(name)
    rng = Random(f"{name}/{players}/stale")
    table = episode(game, players, 6)
    looked = 0
    while table.seat >= 0 and looked < 3 * LOOKS:
        for seat in {table.seat, rng.randrange(players)}:
            fresh = game.restore(game.dump(table.state))
            assert row_of(game, table.state, seat, players) == row_of(game, fresh, seat, players)
        looked += 1
        table.choose(rng.choice(table.actions))
    assert looked > 10


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_glance_is_the_row_of_somebody_without_a_memory(name: str, players: int) -> None:
    """It differs from the whole row only in what that seat knows of cards that lie face down for it now."""
    game = registry.load(name)
    observation = game.observation(players)
    rng = Random(f"{name}/{players}")
    table = episode(game, players, 5)
    looked = 0
    while table.seat >= 0 and looked < 4 * LOOKS:
        if rng.random() < 0.3:
            seat = rng.randrange(players)
            glance = bytearray(observation.size)
            minded(game).glance(table.state, seat, memoryview(glance))
            row = row_of(game, table.state, seat, players)
            for feature in [feature.name for feature in observation.features]:
                seen = observation.read(glance, feature)
                if name == "rivals" and feature.endswith(REMEMBERED):
                    assert not any(seen)
                elif name != "rivals" or feature != "other.hand_backs":
                    assert seen == observation.read(row, feature), feature
            imagined = game.imagine(game.view(table.state, seat), rng)
            again = bytearray(observation.size)
            minded(game).glance(imagined, seat, memoryview(again))
            assert again == glance
            looked += 1
        table.choose(rng.choice(table.actions))
    assert looked


def test_features_say_what_they_are_called() -> None:
    """Cave vs Cave at its start: names lead to values."""
    game = registry.load("cave-vs-cave")
    table = episode(game, 2, 1)
    seen = game.observation(2)
    mine = row_of(game, table.state, table.seat, 2)
    view = game.view(table.state, table.seat)
    assert seen.read(mine, "asked") == [1]
    assert seen.read(mine, "round") == [1]
    assert seen.read(mine, "own.goods") == list(view["caves"][table.seat]["goods"].values())
    assert sum(seen.read(mine, "up")) == len(view["up"])
    assert sum(seen.read(mine, "display")) == len(view["display"])
    other = row_of(game, table.state, 1 - table.seat, 2)
    assert seen.read(other, "asked") == [0]
    assert not any(seen.read(other, "question"))
    assert seen.read(mine, "own.rooms") == seen.read(other, "other.rooms")


def test_pieces() -> None:
    parts: list[bytes] = []
    put_bits(parts, 0b1_0000_0101, 10)
    assert b"".join(parts) == bytes([1, 0, 1, 0, 0, 0, 0, 0, 1, 0])
    parts.clear()
    put_number(parts, 1000)
    assert parts == [b"\xff"]
    assert one_hot(3)[-1] == bytes(3)
    assert one_hot(3)[2] == b"\x00\x00\x01"
    for _ in range(2):  # worked out, and remembered
        assert counts([2, -1, 2, 0], 3) == bytes([1, 0, 2])
        assert counts((2, -1, 2, 0), 4) == bytes([1, 0, 2, 0])


@pytest.mark.parametrize("size", [5, 256, 257, 2000])
def test_masks_small_and_large(size: int) -> None:
    """Whatever was in the buffer before; what lies beyond the size is left out; another size is another mask.

    Lists that would be the same number if an action 0 at their head did not count, and as many as fit into a number.
    """
    full = list(range(1, size, max(1, size // 7)))
    for actions in ([0, 4], [4], [size - 1, 1, size], [], [0], [0, 0, 4], full[:7], [0, *full[:7]], [0, 4]):
        for room in (size, size + 1, size):
            mask = bytearray(b"\x07" * room)
            put_mask(actions, room, memoryview(mask))
            assert [at for at in range(room) if mask[at]] == sorted({action for action in actions if action < room})
            assert set(mask) <= {0, 1}


def test_what_lies_beyond_the_radius_is_not_in_the_mask() -> None:
    """Saboteur has no border: the mask has one, and beyond it the first legal answer is taken as if it were forced."""
    game = registry.load("saboteur")
    whole = episode(game, 2, 3)
    seat, actions = whole.seat, whole.actions
    limit = sorted(actions)[1]
    near = Episode(whole.state.clone(), SeededDealer(3), limit)
    assert (near.seat, near.actions) == (seat, [action for action in actions if action < limit])
    mask = bytearray(limit)
    put_mask(actions, limit, memoryview(mask))
    assert sum(mask) == len(near.actions) == 1
    none = Episode(whole.state.clone(), SeededDealer(3), 1)
    assert all(action < 1 for action in none.actions)


def test_the_page_of_features_is_current() -> None:
    from permonik.envs.features import page

    written = (TESTS.parent / "docs" / "observations.md").read_text(encoding="utf-8")
    assert page() == written, "run: python -m permonik.envs.features > docs/observations.md"


def test_nobody_else_has_a_mask() -> None:
    """A learner is shown what its seat knows at any time, and its answers only when it is asked."""
    game = registry.load("cave-vs-cave")
    table = episode(game, 2, 4)
    row, mask = bytearray(minded(game).observation(2).size), bytearray(game.action_count())
    for seat in range(2):
        table.show(seat, minded(game).encode, memoryview(row), len(mask), memoryview(mask))
        assert [at for at, byte in enumerate(mask) if byte] == (sorted(table.actions) if seat == table.seat else [])
