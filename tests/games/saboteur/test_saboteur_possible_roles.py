"""What a seat cannot exclude, against a count of all possibilities by hand."""

from collections import Counter
from itertools import permutations
from math import factorial
from random import Random

import pytest

from permonik.games.saboteur.memory import DREW, HID, Course, Memory
from permonik.games.saboteur.possible_roles import worlds
from permonik.games.saboteur.recall import SabRecall
from permonik.games.saboteur.tables import POOLS
from permonik.testing import hidden

# -- roles ----------------------------------------------------------------------------------------------------------


def count_deals(pool: tuple[int, ...], colours: list[int], known: list[int], left: list[int]) -> dict[int, int]:
    """Every deal of the clan cards that fits: how often each set of saboteurs comes up."""
    found: Counter[int] = Counter()
    for deal in set(permutations(pool)):
        hands = deal[: len(colours)]
        if [card >> 1 for card in hands] != colours:
            continue
        if any(k >= 0 and k != card & 1 for k, card in zip(known, hands, strict=True)):
            continue
        sides = [(card >> 1) ^ (card & 1) for card in hands]
        if left and {sides[seat] for seat in range(len(sides)) if seat not in left} != set(sides):
            continue
        found[sum((card & 1) << seat for seat, card in enumerate(hands))] += 1
    return found


@hidden("H6", "H7", "H10")
@pytest.mark.parametrize(
    ("colours", "known", "left"),
    [
        ([0, 1], [0, -1], []),
        ([0, 0, 0], [1, -1, -1], []),
        ([0, 0, 0], [-1, -1, -1], []),
        ([0, 0, 0, 0], [0, -1, -1, -1], []),
        ([0, 0, 0, 0], [-1, 0, -1, 1], [1]),
        ([0, 0, 1, 1, 1], [0, -1, -1, -1, -1], []),
        ([0, 0, 0, 0, 1], [0, -1, 1, -1, -1], [0, 2]),
        ([0, 1, 0, 1, 0, 1], [-1, -1, -1, 1, -1, -1], [3]),
        ([0, 1, 0, 1, 0, 1, 0], [0, 0, -1, -1, -1, -1, -1], [0, 1]),
    ],
)
def test_worlds_are_counted_right(colours: list[int], known: list[int], left: list[int]) -> None:
    pool = POOLS[len(colours)][0]
    counted = count_deals(pool, colours, known, left)
    found = dict(worlds(pool, colours, known, None, left))
    assert set(found) == set(counted)
    total, all_ways = sum(counted.values()), sum(found.values())
    assert all(found[mask] * total == counted[mask] * all_ways for mask in found)


@hidden("H9")
def test_the_first_leaver_knows_how_many_saboteurs_there_are() -> None:
    colours = [0, 0, 1, 1, 1]
    found = worlds(POOLS[5][0], colours, [0, -1, -1, -1, -1], (0, 1, 2), [])
    assert found == [(4, 1), (8, 1), (16, 1)]  # the blue saboteur lies aside, the yellow one sits at the table


# -- hands that were seen ---------------------------------------------------------------------------------------------

AWAY = HID - 3  # seat 1 puts a card of tier I away


class OneTier(SabRecall):
    """Seat 0 remembers the hand of seat 1; there are cards of one tier only."""

    def __init__(self, pool: list[int], course: Course, in_hand: int, away: int) -> None:
        self.players, self.me = 2, 0
        self.pools, self.courses = [pool], [[course]]
        self.in_hand, self.put_away = [[0], [in_hand]], [[0], [away]]


def histories(pool: list[int], known: list[int], steps: list[int]) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """All (cards put away in order, hand) that can come about, by trying every draw and every choice."""
    unseen = Counter(pool)
    unseen.update([step for step in steps if step >= 0])
    unseen.subtract(known)
    now = {(tuple(known), (), tuple(sorted(unseen.elements())))}
    for step in steps:
        after = set()
        for hand, away, rest in now:
            for at, kind in enumerate(rest if step == DREW else hand):
                if step == DREW:
                    after.add((tuple(sorted((*hand, kind))), away, rest[:at] + rest[at + 1 :]))
                elif step in (kind, AWAY):
                    gone = (*away, kind) if step == AWAY else away
                    after.add((hand[:at] + hand[at + 1 :], gone, rest))
        now = after
    return {(away, hand) for hand, away, _ in now}


CASES = [
    ([1, 2, 3, 4, 4, 5], [1, 2], [AWAY, DREW]),
    ([1, 1, 2, 3, 4, 4], [1, 2], [AWAY, DREW]),
    ([1, 2, 3, 4, 4, 5], [1, 2], [AWAY, DREW, 1, DREW]),
    ([1, 1, 2, 3, 4], [1, 1, 2], [AWAY, DREW, AWAY, DREW]),
    ([1, 1, 2, 3, 4, 5], [1], [AWAY, DREW, 1, DREW]),
    ([1, 2, 2, 2, 3], [2, 2], [AWAY]),
    ([1, 2, 3, 3, 5], [1, 2], [DREW, AWAY, AWAY]),
]


@hidden("H11")
@pytest.mark.parametrize(("pool", "known", "steps"), CASES)
def test_a_remembered_hand_is_imagined_uniformly(pool: list[int], known: list[int], steps: list[int]) -> None:
    course = Course(Memory(0, 1, tuple(known), tuple(steps)), 0, [0] * 10)
    away = steps.count(AWAY)
    in_hand = len(known) + steps.count(DREW) - (len(steps) - steps.count(DREW))
    ways: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
    for gone, hand in histories(pool, known, steps):
        ways[gone, hand] = factorial(len(hand))
        for kind, count in Counter(gone + hand).items():
            ways[gone, hand] *= factorial(pool.count(kind)) // factorial(pool.count(kind) - count)
        for count in Counter(hand).values():
            ways[gone, hand] //= factorial(count)
    recall, rng, found, rounds = OneTier(pool, course, in_hand, away), Random(7), Counter(), 4_000
    for _ in range(rounds):
        hands: list[list[int]] = [[], []]
        gone_now: list[list[int]] = [[], []]
        recall.deal_tier(0, rng, hands, gone_now)
        found[tuple(gone_now[1]), tuple(sorted(hands[1]))] += 1
    assert set(found) == set(ways)
    for world, count in ways.items():
        expected = rounds * count / sum(ways.values())
        assert abs(found[world] - expected) < 5 * expected**0.5 + 5
    sure = Counter(known)
    for _, hand in ways:
        sure &= Counter(hand)
    assert not Counter(course.certain()) - sure
