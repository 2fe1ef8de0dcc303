"""What an observer thinks possible: compared with all deals and choices, tried one by one."""

from collections import Counter
from itertools import permutations
from random import Random

import plain_worlds as plain
import pytest

from permonik.kernel import imagined
from permonik.kernel import worlds as w
from permonik.kernel.possible import UNKNOWN, World, possible_worlds
from permonik.kernel.worlds import Memory

X = UNKNOWN


def memory(world: World, stacks: int, hidden: list[int]) -> Memory:
    return Memory(0, 0, stacks, possible_worlds([world], stacks), hidden, [])


def test_an_order_is_kept_with_a_gap() -> None:
    """Boris has looked through a stack; Anna takes one of its cards."""
    boris = memory(((1, 2, 3), (), ()), 1, [1] * 9)
    boris.note(w.PICK, 0, 1)
    boris.recollect()
    assert boris.worlds == (((1, 2), (3,), ()), ((1, 3), (2,), ()), ((2, 3), (1,), ()))
    boris.note(w.SEE_PLACE, 0, 0, 2)
    boris.recollect()
    assert boris.worlds == (((2, 3), (1,), ()),)


def test_a_buried_card_is_one_of_the_hand() -> None:
    boris = memory(((X,), (4, 5), ()), 1, [1] * 9)
    boris.note(w.BURY, 1, 3, 0)
    boris.recollect()
    assert boris.worlds == (((X, X), (4, 5), ()), ((X, 4), (5,), ()), ((X, 5), (4,), ()))


def test_what_comes_to_light_ends_the_doubt() -> None:
    boris = memory(((X,), (4, 5), ()), 1, [1] * 9)
    boris.note(w.BURY, 1, 2, 0)
    boris.note(w.LEAVE, 1, 1, 5)
    boris.recollect()
    assert boris.worlds == (((X, 4), (), ()),)
    assert boris.hidden[5] == 0


def test_of_equal_cards_the_known_one_leaves() -> None:
    """Another copy may still be there; nothing tells."""
    boris = memory(((X,), (4,), ()), 1, [2] * 9)
    boris.note(w.LEAVE, 1, 2, 4)
    boris.recollect()
    assert boris.worlds == (((X,), (), ()),)


def test_a_card_known_elsewhere_cannot_be_seen_here() -> None:
    boris = memory(((X, X), (4, 5), ()), 1, [1] * 9)
    boris.note(w.BURY, 1, 2, 0)
    boris.note(w.SEE_PLACE, 0, 0, 6)
    boris.note(w.DRAW, 0, 2)
    boris.recollect()
    assert boris.worlds == (((X, 4), (5,), (6,)), ((X, 5), (4,), (6,)))
    boris.note(w.SEE_PLACE, 0, 0, 6)
    with pytest.raises(ValueError, match="contradicts"):
        boris.recollect()


def test_hands_exchange_cards_unseen() -> None:
    boris = memory(((), (4, 5), (6,)), 1, [1] * 9)
    boris.note(w.HAND_OVER, 1, 2, 2)
    boris.recollect()
    assert boris.worlds == (((), (4,), (5, 6)), ((), (5,), (4, 6)))
    boris.note(w.SEE_HEAP, 2, 6, 5)
    boris.recollect()
    assert boris.worlds == (((), (4,), (5, 6)),)


def test_when_it_is_worked_out_makes_no_difference() -> None:
    notes = [(w.PICK, 0, 2), (w.BURY, 2, 3, 1), (w.DRAW, 0, 3), (w.UNDER, 1, 8), (w.JOIN, 3, 8), (w.PICK, 1, 2)]
    late = memory(((1, 2, 3, X), (X, 5), (6,), ()), 2, [3] * 9)
    soon = late.clone()
    for note in notes:
        late.notes.append(note)
        soon.notes.append(note)
        soon.recollect()
    assert late.key() == soon.key()
    assert late.hidden == soon.hidden


def test_a_clone_shares_nothing() -> None:
    one = memory(((1,), ()), 1, [1] * 9)
    twin = one.clone()
    twin.note(w.DRAW, 0, 1)
    twin.key()
    assert one.worlds == (((1,), ()),)
    assert not one.notes
    assert one.hidden == [1] * 9


def test_too_many_worlds_leave_what_the_widest_zone_has_in_common() -> None:
    """All orders of that stack are forgotten, but not what is known of the hand and of the other stack."""
    boris = memory(((*range(40),), (41, 42), (50,), ()), 2, [1] * 60)
    boris.note(w.PICK, 1, 2)
    boris.recollect()
    assert len(boris.worlds) == 2
    for _ in range(2):
        boris.note(w.PICK, 0, 3)
    boris.recollect()
    assert {world[0] for world in boris.worlds} == {(X,) * 38}
    assert {world[1:3] for world in boris.worlds} == {((41,), (42, 50)), ((42,), (41, 50))}
    assert boris.possible.sure()[1:3] == ((X,), (50,))


def every_deal(world: World, stacks: int, sizes: list[int], pool: list[int]) -> set[tuple[tuple[int, ...], ...]]:
    """The labelled deals of a world: every card of the pool has its own label, equal faces included."""
    found = set()
    for order in permutations(range(len(pool)), sum(sizes)):
        rest = list(order)
        zones = [tuple(rest.pop(0) for _ in range(size)) for size in sizes]
        faces = [[pool[label] for label in zone] for zone in zones]
        if all(imagined.ways_in(world[zone], faces[zone], zone < stacks) for zone in range(len(world))):
            found.add((*zones[:stacks], *[tuple(sorted(zone)) for zone in zones[stacks:]]))
    return found


@pytest.mark.parametrize(
    ("start", "stacks", "heaps", "notes", "pool"),
    [
        # start: the world before; heaps: sizes of the heaps after the notes
        (((1, 2, 3), ()), 1, [1], [(w.PICK, 0, 1)], [1, 2, 3]),
        (((1, X, 1), ()), 1, [1], [(w.PICK, 0, 1)], [1, 1, 2, 3]),
        (((X,), (4, 5)), 1, [1], [(w.BURY, 1, 2, 0)], [4, 5, 6, 6]),
        (((X,), (4,)), 1, [2], [(w.BURY, 1, 3, 0)], [4, 4, 5, 6, 6]),
        (((X, 4), (4,)), 1, [2], [(w.BURY, 1, 2, 0), (w.PICK, 0, 1)], [4, 4, 4, 5, 6]),
        (((1, 2), (X,), (1,)), 2, [1], [(w.PICK, 0, 2), (w.BURY, 2, 2, 1)], [1, 1, 2, 2, 3]),
        (((X,), (4,), ()), 1, [1, 2], [(w.HAND_OVER, 1, 2, 2)], [4, 4, 5, 6, 7]),
        (((X, X), (4, 4), ()), 1, [1, 0], [(w.BURY, 1, 3, 0), (w.LEAVE, 1, 2, 4)], [4, 4, 5, 6, 7]),
    ],
)
def test_every_consistent_deal_is_equally_likely(
    start: World, stacks: int, heaps: list[int], notes: list[tuple[int, ...]], pool: list[int]
) -> None:
    """Equally likely as after a shuffle: with every card of the box told apart, equal faces included."""
    seen = memory(start, stacks, [pool.count(card) for card in range(9)])
    seen.notes.extend(notes)
    seen.recollect()
    for note in notes:
        if note[0] == w.LEAVE:
            pool.remove(note[3])
    sizes = [*[len(zone) for zone in seen.worlds[0][:stacks]], *heaps]
    expected: Counter[tuple[tuple[int, ...], ...]] = Counter()
    labelled = set()
    for world in seen.worlds:
        labelled |= every_deal(world, stacks, sizes, pool)
    for deal in labelled:
        faces = [tuple(pool[label] for label in zone) for zone in deal]
        expected[(*faces[:stacks], *[tuple(sorted(zone)) for zone in faces[stacks:]])] += 1
    rng = Random(3)
    fills = 300 * len(expected)
    weight = imagined.weights(seen.possible, pool, sizes)
    dealt = Counter(
        tuple(tuple(zone) for zone in imagined.deal(rng, seen.possible, weight, sizes, pool)) for _ in range(fills)
    )
    assert set(dealt) == set(expected)
    share = fills / expected.total()
    chi_square = sum((dealt[deal] - expected[deal] * share) ** 2 / (expected[deal] * share) for deal in expected)
    freedom = max(1, len(expected) - 1)
    part = 2 / (9 * freedom)
    assert chi_square < freedom * (1 - part + 4.76 * part**0.5) ** 3


def any_note(rng: Random, seen: Memory, sizes: list[int]) -> tuple[int, ...]:
    """Something that may happen. What is seen is so in one of the worlds, completed at random."""
    stacks = seen.stacks
    full = [zone for zone in range(stacks) if sizes[zone]]
    held = [zone for zone in range(stacks, len(sizes)) if sizes[zone]]
    pool = [card for card in range(len(seen.hidden)) for _ in range(seen.hidden[card])]
    weight = imagined.weights(seen.possible, pool, sizes)
    dealt = imagined.deal(rng, seen.possible, weight, sizes, pool)
    what = rng.choice([w.DRAW, w.PICK, w.PICK_AT, w.BURY, w.BURY, w.HAND_OVER, *range(w.SEE_PLACE, w.UNDER + 1)])
    heap = rng.randrange(stacks, len(sizes))
    stack = rng.choice(full)
    if what in (w.DRAW, w.PICK, w.PICK_AT):
        sizes[stack] -= 1
        sizes[heap] += 1
        return (what, stack, rng.randrange(sizes[stack] + 1), heap) if what == w.PICK_AT else (what, stack, heap)
    if what == w.JOIN or what == w.UNDER:
        zone = heap if what == w.JOIN else stack
        sizes[zone] += 1
        return (what, zone, rng.randrange(len(seen.hidden)))
    if what == w.SEE_PLACE:
        at = rng.randrange(sizes[stack])
        return (what, stack, at, dealt[stack][at])
    if what == w.SEE_STACK or not held:
        return (w.SEE_STACK, stack, *dealt[stack])
    if what == w.SEE_HEAP:
        return (what, heap, *dealt[heap])
    heap = rng.choice(held)
    size = sizes[heap]
    sizes[heap] -= 1
    if what == w.LEAVE:
        return (what, heap, size, rng.choice(dealt[heap]))
    other = stack if what == w.BURY else 2 * stacks + 1 - heap
    sizes[other] += 1
    return (what, heap, size, other)


def is_known_to_leave(note: tuple[int, ...], seen: Memory) -> bool:
    return note[0] == w.LEAVE and all(note[3] in world[note[1]] for world in seen.worlds)


def test_what_is_sure_takes_part_in_what_was_noted_down() -> None:
    """A known card that has come can leave; a second copy that is not known may not be there in all worlds."""
    boris = memory(((X, 2), (4, 5), ()), 1, [2] * 9)
    boris.note(w.BURY, 1, 2, 0)
    boris.recollect()
    boris.note(w.JOIN, 2, 6)
    boris.note(w.LEAVE, 2, 1, 6)
    boris.note(w.UNDER, 0, 7)
    assert boris.sure() == ((X, 2, X, 7), (), ())
    boris.note(w.LEAVE, 2, 1, 6)
    assert boris.sure() is None


@pytest.mark.parametrize("seed", range(60))
def test_contents_and_columns_say_what_worlds_one_by_one_say(seed: int) -> None:
    """Two stacks, two hands, seven kinds with up to three copies, and whatever happens, too many worlds included."""
    rng = Random(seed)
    pool = [card for card in range(7) for _ in range(rng.randrange(1, 4))]
    rng.shuffle(pool)
    cut = len(pool) // 2
    places = [tuple([card if rng.random() < 0.7 else X for card in half]) for half in (pool[:cut], pool[cut:])]
    seen = memory((places[0], places[1], (), ()), 2, [pool.count(card) for card in range(7)])
    worlds = seen.worlds
    sizes = [cut, len(pool) - cut, 0, 0]
    for _ in range(25):
        if not sizes[0] or not sizes[1]:
            break
        note = any_note(rng, seen, sizes)
        worlds = plain.settled(plain.after(worlds, note, seen.hidden), 2)
        seen.notes.append(note)
        sure = seen.sure()
        assert (sure is not None) == (note[0] in (w.JOIN, w.UNDER) or is_known_to_leave(note, seen)), note
        seen.recollect()
        assert sure in (None, seen.possible.sure()), note
        assert seen.worlds == worlds, note
        assert seen.possible == possible_worlds(worlds, 2)
        assert hash(seen.possible) == hash(possible_worlds(worlds, 2))
        assert len(seen.possible) == len(worlds)
