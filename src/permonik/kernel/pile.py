"""Piles of cards, and who knows what lies where. The one place where such knowledge is kept."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from random import Random


class Pile:
    """Cards in an ordered place (a stack, top first) or an unordered one (a hand, kept sorted).

    A card is its id, or `~slot` while nobody has seen what lies at that slot of its deck. Beside each card stands
    the mask of the seats that know it. A card has a public back; which, the game's tables say.
    """

    __slots__ = ("cards", "knows")

    def __init__(self, cards: list[int], knows: list[int]) -> None:
        self.cards = cards
        self.knows = knows

    def clone(self) -> Pile:
        return Pile(self.cards[:], self.knows[:])

    def key(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return (tuple(self.cards), tuple(self.knows))

    def put(self, card: int, knows: int) -> None:
        """At the end: under a stack."""
        self.cards.append(card)
        self.knows.append(knows)

    def put_sorted(self, card: int, knows: int) -> None:
        """Into a hand. Sorted, so that the order tells nothing of how the cards came."""
        at = bisect_left(self.cards, card)
        self.cards.insert(at, card)
        self.knows.insert(at, knows)

    def take(self, at: int) -> int:
        """Removes the card at a place; its knowers are forgotten with it: read `knows` before."""
        self.knows.pop(at)
        return self.cards.pop(at)

    def turn(self, at: int, card: int) -> None:
        """The dealer said what lies at a place that nobody had seen."""
        self.cards[at] = card

    def show(self, at: int, seats: int) -> None:
        """The seats of the mask see the card at a place."""
        self.knows[at] |= seats

    def seen_by(self, seat: int) -> list[int]:
        """The cards here that the seat knows."""
        bit = 1 << seat
        return [self.cards[at] for at in range(len(self.cards)) if self.knows[at] & bit]


class KnownSet:
    """A seat knows that `known` all lie among the places of `cards`, but not which lies where.

    It arises when a card that the seat knew is moved by a choice that it does not see: a hand it had looked at,
    from which one card went face down under a stack. `cards` are the true cards at those places (as many as
    places), `known` a part of them; both sorted. The sets of one seat never overlap.
    """

    __slots__ = ("cards", "known", "seat")

    def __init__(self, seat: int, cards: list[int], known: list[int]) -> None:
        self.seat = seat
        self.cards = cards
        self.known = known

    def clone(self) -> KnownSet:
        return KnownSet(self.seat, self.cards[:], self.known[:])

    def key(self) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        return (self.seat, tuple(self.cards), tuple(self.known))


def move_unseen(
    sets: list[KnownSet], pile: Pile, at: int, watchers: int, players: int, backs: Sequence[int]
) -> tuple[int, int]:
    """Takes a card out of a pile by a choice that only `watchers` (a mask) see; gives the card and who knows it now.

    Everybody else saw its back, and that it left: what such a seat knew of the cards with that back becomes
    knowledge of a set (with a single candidate nothing is blurred).
    """
    blind = with_sets(sets)
    for seats in pile.knows:
        blind |= seats
    blind &= ~watchers
    if blind:
        back = backs[pile.cards[at]]
        candidates = [i for i, card in enumerate(pile.cards) if backs[card] == back]
        if len(candidates) > 1:
            for seat in range(players):
                if blind >> seat & 1:
                    blur(sets, seat, pile, candidates)
    knows = pile.knows[at]
    return pile.take(at), knows


def put_unseen(sets: list[KnownSet], pile: Pile, card: int, knows: int, players: int, backs: Sequence[int]) -> None:
    """Into a hand. A seat that does not know the card cannot tell it from the others there that it does not know.

    So a set that reaches into this hand reaches over the new card as well: otherwise the next card played from
    the hand would tell, by shrinking the set or not, which of them it was.
    """
    pile.put_sorted(card, knows)
    if not sets:
        return
    blind = with_sets(sets) & ~knows
    if blind:
        back = backs[card]
        same = [i for i, other in enumerate(pile.cards) if backs[other] == back]
        for seat in range(players):
            if blind >> seat & 1:
                blur(sets, seat, pile, [i for i in same if not pile.knows[i] >> seat & 1])


def with_sets(sets: list[KnownSet]) -> int:
    """The seats that know of a set, as a mask."""
    seats = 0
    for one in sets:
        seats |= 1 << one.seat
    return seats


def blur(sets: list[KnownSet], seat: int, pile: Pile, candidates: list[int]) -> None:
    """From now on the seat cannot tell the cards at these places from each other."""
    bit = 1 << seat
    places: set[int] = set()
    known: list[int] = []
    for i in candidates:
        card = pile.cards[i]
        places.add(card)
        if pile.knows[i] & bit:
            known.append(card)
            pile.knows[i] &= ~bit
    if not known and not sets:
        return
    keep: list[KnownSet] = []
    for one in sets:
        if one.seat == seat and not places.isdisjoint(one.cards):
            places.update(one.cards)
            known.extend(one.known)
        else:
            keep.append(one)
    if known:
        keep.append(KnownSet(seat, sorted(places), sorted(known)))
        keep.sort(key=set_order)
    sets[:] = keep


def set_order(one: KnownSet) -> tuple[int, list[int]]:
    # By what the seat knows of it: by the true cards, the order in a view would tell something of them.
    return (one.seat, one.known)


def reveal(sets: list[KnownSet], card: int, seats: int) -> None:
    """The seats of the mask now know where this card lies: it leaves their sets."""
    if not sets:
        return
    changed = False
    for one in sets:
        if seats >> one.seat & 1 and card in one.cards:
            changed = True
            one.cards.remove(card)
            if card in one.known:
                one.known.remove(card)
    if changed:
        keep = [one for one in sets if one.known]
        keep.sort(key=set_order)
        sets[:] = keep


def deal_unknown(
    rng: Random,
    places: Sequence[int],
    pool: Sequence[int],
    backs: Sequence[int],
    sets: Sequence[tuple[Sequence[int], Sequence[int]]],
) -> list[int]:
    """A card for every place that a seat cannot see into, uniformly over what its knowledge allows.

    places  the back that each place shows
    pool    the cards that may lie there: at least as many of each back as there are places of that back
    backs   the back of each card
    sets    (indices of places, cards known to lie among them), not overlapping

    First each set's cards go to random places of the set that show their back, then the rest of the pool to the
    rest of the places: every consistent deal comes out equally often, since the sets do not overlap.
    """
    dealt = [-1] * len(places)
    rest = list(pool)
    for indices, known in sets:
        free = list(indices)
        rng.shuffle(free)
        for card in known:
            rest.remove(card)
            for index in free:
                if places[index] == backs[card]:
                    dealt[index] = card
                    free.remove(index)
                    break
            else:
                raise ValueError(f"no place left for card {card}")
    rng.shuffle(rest)
    by_back: dict[int, list[int]] = {}
    for card in rest:
        by_back.setdefault(backs[card], []).append(card)
    for index in range(len(places)):
        if dealt[index] < 0:
            left = by_back.get(places[index])
            if not left:
                raise ValueError(f"no card left for a place with back {places[index]}")
            dealt[index] = left.pop()
    return dealt
