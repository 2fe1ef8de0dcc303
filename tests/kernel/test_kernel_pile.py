from collections import Counter
from itertools import permutations
from random import Random

import pytest

from permonik.kernel.pile import KnownSet, Pile, deal_unknown, move_unseen, put_unseen, reveal

BACKS = [0, 0, 0, 0, 1, 1, 1, 1]
ANNA, BORIS, CYRIL = 1, 2, 4


def test_a_stack_takes_cards_at_its_end_and_a_hand_in_order() -> None:
    stack, hand = Pile([5], [ANNA]), Pile([], [])
    stack.put(2, BORIS)
    for card in (3, 1, 2):
        hand.put_sorted(card, 1 << card)
    assert stack.key() == ((5, 2), (ANNA, BORIS))
    assert hand.key() == ((1, 2, 3), (2, 4, 8))


def test_a_clone_shares_nothing() -> None:
    pile = Pile([1, 2], [ANNA, BORIS])
    twin = pile.clone()
    assert twin.key() == pile.key()
    twin.put(3, 0)
    twin.show(0, CYRIL)
    assert pile.key() == ((1, 2), (ANNA, BORIS))


def test_cards_are_turned_shown_seen_and_taken() -> None:
    pile = Pile([~0, ~1], [0, 0])
    pile.turn(1, 6)
    pile.show(1, ANNA | CYRIL)
    assert pile.seen_by(0) == [6]
    assert pile.seen_by(1) == []
    assert pile.take(1) == 6
    assert pile.key() == ((~0,), (0,))


def test_a_hidden_move_blurs_what_others_knew() -> None:
    """Boris had looked at Anna's hand; she puts one of two cards away that look alike."""
    sets: list[KnownSet] = []
    hand = Pile([0, 1, 4], [ANNA | BORIS, ANNA | BORIS, ANNA | BORIS])
    card, knows = move_unseen(sets, hand, 0, ANNA, 3, BACKS)
    assert (card, knows) == (0, ANNA)
    assert [one.key() for one in sets] == [(1, (0, 1), (0, 1))]
    assert hand.knows == [ANNA, ANNA | BORIS]  # the card with the other back is still known


def test_a_single_candidate_is_followed_by_all_who_know_it() -> None:
    sets: list[KnownSet] = []
    hand = Pile([0, 4], [ANNA | BORIS, ANNA])
    assert move_unseen(sets, hand, 0, ANNA, 2, BACKS) == (0, ANNA | BORIS)
    assert sets == []


def test_sets_that_touch_become_one() -> None:
    sets: list[KnownSet] = []
    hand = Pile([0, 1, 2], [ANNA | BORIS, ANNA, ANNA])
    move_unseen(sets, hand, 2, ANNA, 2, BACKS)
    assert [one.key() for one in sets] == [(1, (0, 1, 2), (0,))]
    put_unseen(sets, hand, 3, ANNA, 2, BACKS)
    move_unseen(sets, hand, 0, ANNA, 2, BACKS)
    assert [one.key() for one in sets] == [(1, (0, 1, 2, 3), (0,))]


def test_a_card_that_comes_to_a_hand_unseen_joins_its_set() -> None:
    """Otherwise the next card played from that hand would tell whether it was the new one."""
    sets = [KnownSet(1, [0, 1], [0])]
    hand = Pile([1], [ANNA])
    put_unseen(sets, hand, 2, ANNA, 2, BACKS)
    assert [one.key() for one in sets] == [(1, (0, 1, 2), (0,))]


def test_a_revealed_card_leaves_the_sets_of_those_who_see_it() -> None:
    sets = [KnownSet(0, [0, 1], [0]), KnownSet(1, [0, 1, 2], [0, 1])]
    reveal(sets, 0, BORIS)
    assert [one.key() for one in sets] == [(0, (0, 1), (0,)), (1, (1, 2), (1,))]
    reveal(sets, 0, ANNA)
    assert [one.key() for one in sets] == [(1, (1, 2), (1,))]


def test_sets_stand_in_an_order_that_tells_nothing() -> None:
    """By what the seat knows; by the true cards, their order in a view would change with hidden ones."""
    orders = []
    for hidden in (0, 3):
        sets: list[KnownSet] = []
        for pile in (Pile([hidden, 2], [ANNA, ANNA | BORIS]), Pile([1, 3 - hidden], [ANNA | BORIS, ANNA])):
            at = pile.cards.index(2) if 2 in pile.cards else 0
            move_unseen(sets, pile, at, ANNA, 2, BACKS)
        orders.append([one.known for one in sets])
    assert orders[0] == orders[1] == [[1], [2]]


def test_a_clone_of_a_set_shares_nothing() -> None:
    one = KnownSet(0, [0, 1], [0])
    twin = one.clone()
    assert twin.key() == one.key()
    twin.known.append(1)
    assert one.known == [0]


def consistent(places: list[int], pool: list[int], sets: list[tuple[list[int], list[int]]]) -> set[tuple[int, ...]]:
    """Every deal that fits: by trying them all."""
    return {
        deal
        for deal in permutations(pool, len(places))
        if all(BACKS[card] == back for card, back in zip(deal, places, strict=True))
        and all(set(known) <= {deal[at] for at in indices} for indices, known in sets)
    }


@pytest.mark.parametrize(
    ("places", "pool", "sets"),
    [
        ([0, 0, 0], [0, 1, 2], []),
        ([0, 1], [0, 1, 4, 5], []),
        ([0, 0, 0], [0, 1, 2], [([0, 1], [2])]),
        ([0, 0, 0, 1], [0, 1, 2, 3, 4, 5], [([0, 2], [1])]),
        ([0, 1, 0, 1], [0, 1, 2, 4, 5], [([0, 1, 2], [0, 4])]),
        ([0, 0, 1, 1], [0, 1, 4, 5], [([0, 1], [0, 1]), ([2, 3], [5])]),
        ([0, 0, 0, 0], [0, 1, 2, 3], [([0, 1], [3]), ([2, 3], [0])]),
    ],
)
def test_every_consistent_deal_is_equally_likely(
    places: list[int], pool: list[int], sets: list[tuple[list[int], list[int]]]
) -> None:
    deals = consistent(places, pool, sets)
    rng = Random(20)
    each = 400
    dealt = Counter(tuple(deal_unknown(rng, places, pool, BACKS, sets)) for _ in range(each * len(deals)))
    assert set(dealt) == deals
    assert sum((dealt[deal] - each) ** 2 / each for deal in deals) < chi_square_limit(len(deals) - 1)


def chi_square_limit(freedom: int) -> float:
    """Passed by chance once in a million (Wilson and Hilferty)."""
    if freedom == 0:
        return 1e-9
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 4.76 * part**0.5) ** 3)


@pytest.mark.parametrize(
    ("places", "pool", "sets", "says"),
    [
        ([0, 0], [0, 4], [], "no card left for a place with back 0"),
        ([0, 1], [0, 1, 4], [([1], [0])], "no place left for card 0"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(
    places: list[int], pool: list[int], sets: list[tuple[list[int], list[int]]], says: str
) -> None:
    with pytest.raises(ValueError, match=says):
        deal_unknown(Random(1), places, pool, BACKS, sets)
