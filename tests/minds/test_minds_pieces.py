"""Bytes by native ints: nothing is mistaken for something else, however many there are."""

from permonik.minds.pieces import LEAST, MOST_KEPT, Pieces


def test_keys_far_and_near_are_told_apart() -> None:
    """Numbers side by side, and such that differ in their highest bits only; the table grows several times."""
    keys = [*range(LEAST), *[1 << bit for bit in range(7, 62)], *[key << 40 | 5 for key in range(1, 1000)]]
    pieces = Pieces()
    for number, key in enumerate(keys):
        assert pieces.get(key) == b""
        pieces.keep(key, b"%d" % number)
    assert [pieces.get(key) for key in keys] == [b"%d" % number for number in range(len(keys))]
    assert pieces.get(1 << 62) == b""


def test_too_many_are_forgotten_and_learned_again() -> None:
    pieces = Pieces()
    for key in range(MOST_KEPT + 1):
        pieces.keep(key, b"%d" % key)
    assert pieces.get(MOST_KEPT) == b"%d" % MOST_KEPT
    assert pieces.get(0) == b""
    pieces.keep(0, b"again")
    assert pieces.get(0) == b"again"
