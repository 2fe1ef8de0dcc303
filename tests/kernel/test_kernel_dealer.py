"""The values here are golden: every platform, every build and every later version deals the same."""

from collections import Counter
from random import Random

import pytest

from permonik.kernel.chance import Chance
from permonik.kernel.dealer import AlikeDealer, Dealer, SamplingDealer, SeededDealer, commitment

DECK = tuple(range(12))


def test_a_seed_is_an_order_of_each_deck() -> None:
    dealer = SeededDealer(7)
    assert dealer.order("upper", 0, DECK) == GOLDEN_UPPER
    assert dealer.order("lower", 0, DECK) == GOLDEN_LOWER
    assert dealer.order("upper", 1, DECK) == GOLDEN_AGAIN


def test_a_seed_is_all_throws_of_a_die() -> None:
    dealer = SeededDealer(7)
    assert [dealer.deal(Chance("die", slot, [1, 2, 3, 4, 5, 6])) for slot in range(12)] == GOLDEN_DIE


def test_seeds_of_128_bits_are_all_different() -> None:
    assert SeededDealer(2**127 + 1).order("upper", 0, DECK) == GOLDEN_LARGE
    assert SeededDealer(2**127).order("upper", 0, DECK) != GOLDEN_LARGE


def test_what_lies_where_does_not_depend_on_what_was_asked_before() -> None:
    slots = list(range(12))
    forward = {slot: SeededDealer(3).deal(Chance("d", slot, list(DECK), DECK)) for slot in slots}
    dealer = SeededDealer(3)
    backward = {slot: dealer.deal(Chance("d", slot, list(DECK), DECK)) for slot in reversed(slots)}
    assert forward == backward
    assert sorted(forward.values()) == slots


def test_asking_twice_gives_the_same_answer() -> None:
    dealer = SeededDealer(3)
    chance = Chance("die", 5, [1, 2, 3, 4, 5, 6])
    assert dealer.deal(chance) == dealer.deal(chance)


def test_a_doubled_face_comes_twice_as_often() -> None:
    dealer = SeededDealer(11)
    thrown = Counter(dealer.deal(Chance("die", slot, [0, 0, 1])) for slot in range(3000))
    assert 1900 < thrown[0] < 2100


def test_a_sampling_dealer_deals_any_outcome() -> None:
    dealer = SamplingDealer(Random(1))
    dealt = Counter(dealer.deal(Chance("d", 0, [4, 5, 6])) for _ in range(3000))
    assert set(dealt) == {4, 5, 6}
    assert min(dealt.values()) > 900


def test_a_dealer_without_deal_says_so() -> None:
    with pytest.raises(TypeError, match="Dealer does not deal"):
        Dealer().deal(Chance("d", 0, [0]))


def test_the_commitment_is_the_hash_of_nonce_and_seed() -> None:
    # printf 'salt7' | sha256sum
    assert commitment(7, "salt") == GOLDEN_COMMITMENT


def test_chance_shows_what_it_asks() -> None:
    assert repr(Chance("die", 2, [0, 1])) == "Chance('die', 2, [0, 1])"


GOLDEN_UPPER = [3, 8, 6, 2, 0, 7, 4, 5, 11, 10, 1, 9]
GOLDEN_LOWER = [3, 2, 1, 5, 0, 6, 7, 10, 11, 4, 9, 8]
GOLDEN_AGAIN = [2, 7, 0, 6, 11, 1, 10, 9, 5, 8, 4, 3]
GOLDEN_DIE = [6, 4, 6, 1, 6, 4, 6, 4, 6, 2, 3, 1]
GOLDEN_LARGE = [2, 5, 0, 8, 3, 7, 4, 9, 11, 6, 10, 1]
GOLDEN_COMMITMENT = "2ab204d76cdcec4609d290441fed2eec4186d288ca47c40cc7dd661a0de1b0d0"


@pytest.mark.parametrize("seed", range(20))
def test_a_fork_deals_every_copy_of_a_card_exactly_once(seed: int) -> None:
    contents = (3, 3, 3, 5, 5, 7)
    first = SeededDealer(seed)
    dealt = [first.deal(Chance("deck", slot, list(contents), contents)) for slot in range(4)]
    fork = SeededDealer(seed + 1000)
    for slot, card in enumerate(dealt):
        fork.place(Chance("deck", slot, list(contents), contents), card)
    whole = [fork.deal(Chance("deck", slot, list(contents), contents)) for slot in range(6)]
    assert whole[:4] == dealt
    assert sorted(whole) == sorted(contents)


def test_a_dealer_that_answers_alike_answers_each_question_once() -> None:
    """Whoever asks again, in whichever order, and with whatever else was asked before."""
    dice = [Chance("die", slot, [1, 2, 3, 4, 5, 6]) for slot in range(20)]
    dealer = AlikeDealer(Random(1))
    first = [dealer.deal(die) for die in dice]
    assert [dealer.deal(die) for die in reversed(dice)] == first[::-1]
    assert len(set(first)) > 2
    again = [AlikeDealer(Random(seed)).deal(dice[0]) for seed in range(20)]
    assert len(set(again)) > 2, "another dealer answers differently"
