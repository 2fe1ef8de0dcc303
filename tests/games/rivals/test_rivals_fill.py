"""What a seat of Rivals imagines is uniform over the deals that it cannot tell apart: compared with all of them.

Small positions: an observer has seen all cards of a mode but a few of each back, then cards move as they do in the
game, some seen by him and some not. A second hand keeps every deal that he must think possible, card by card, and knows
nothing of marks and worlds. Every deal counts as often as a shuffle brings it about, equal cards told apart.

PERMONIK_SOAK=1   200 positions per mode in place of a few
"""

import os
from collections import Counter
from itertools import permutations
from math import factorial
from random import Random
from typing import Any

import pytest

from permonik.games.rivals import GAME, cards
from permonik.games.rivals.tables import BACK, VARIANT_IDS
from permonik.testing import hidden

POSITIONS = 200 if os.environ.get("PERMONIK_SOAK") else 6  # per mode
SEEDS = 20
LEAST, MOST = 3, 60  # deals of one back
DOUBT = 3  # up to so many cards of each back the observer has not seen
ALL = 7

Deal = tuple[tuple[int, ...], ...]  # the stacks of one back from the top, then the two hands, sorted


class Bench:
    """A position of the engine, and per back the deals that one observer thinks possible."""

    def __init__(self, variant: str, observer: int, rng: Random) -> None:
        self.rng = rng
        self.me = observer
        self.s: Any = GAME.setup(2, {"variant": variant})
        self.backs = [back for back in range(4) if self.s.mode.contents[back]]
        self.deals = {back: self.begin(back) for back in self.backs}
        data = GAME.dump(self.s) | {"agenda": [["EndTurn", -2], ["Replenish", 0], ["Act", 0]]}
        self.s = GAME.restore(data | {"production": 1, "face": "brigand"})

    def begin(self, back: int) -> set[Deal]:
        """All cards of a back lie in their stacks. The observer has seen all but a few, another seat some of those."""
        s, rng = self.s, self.rng
        kinds = list(s.mode.contents[back])
        rng.shuffle(kinds)
        places = [(stack, at) for stack in s.mode.stacks_of[back] for at in range(len(s.stacks[stack].cards))]
        near = [place for place in places if place[1] < 3]
        open_ = rng.sample(near, rng.randint(0, DOUBT))
        s.unseen[back] = []
        other = 1 if self.me == 0 else 0
        for (stack, at), kind in zip(places, kinds, strict=True):
            if (stack, at) in open_ and rng.random() < 0.5:
                s.unseen[back].append(kind)
            else:
                s.stacks[stack].turn(at, kind)
                s.stacks[stack].show(at, 1 << other if (stack, at) in open_ else 1 << self.me)
        s.unseen[back].sort()
        lies = dict(zip(places, kinds, strict=True))
        found = set()
        for order in set(permutations([lies[place] for place in open_])):
            world = lies | dict(zip(open_, order, strict=True))
            stacks = [
                tuple(world[stack, at] for at in range(len(s.stacks[stack].cards))) for stack in s.mode.stacks_of[back]
            ]
            found.add((*stacks, (), ()))
        return found

    # -- what happens, in the engine and for the second hand ---------------------------------------------------------

    def zone(self, stack: int) -> int:
        return int(self.s.mode.stacks_of[self.s.mode.stack_back[stack]].index(stack))

    def hand(self, seat: int, back: int) -> int:
        return len(self.s.mode.stacks_of[back]) + seat

    def turn_up(self, stack: int, at: int) -> None:
        """The dealer says what nobody has seen."""
        pile, unseen = self.s.stacks[stack], self.s.unseen[self.s.mode.stack_back[stack]]
        if pile.cards[at] < 0:
            kind = self.rng.choice(unseen)
            unseen.remove(kind)
            pile.turn(at, kind)

    def draw(self) -> None:
        stack, seat = self.some_stack(), self.rng.randrange(2)
        self.turn_up(stack, 0)
        kind = self.s.stacks[stack].cards[0]
        cards.moves(self.s).draw_top(self.s, seat, stack)
        back, zone = BACK[kind], self.zone(stack)
        if seat == self.me:
            self.keep(back, lambda deal: deal[zone][0] == kind)
        self.change(back, lambda deal: [move(deal, zone, 0, self.hand(seat, back))])

    def bury(self) -> None:
        """Put back, chosen by its owner or (Fraternal Feuds) by the other one."""
        seat, kind = self.some_card()
        back = BACK[kind]
        stack = self.rng.choice(self.s.mode.stacks_of[back])
        watcher = self.rng.choice((seat, 1 - seat))
        if watcher != seat:
            self.look_at(watcher, seat)
        cards.moves(self.s).bury(self.s, seat, kind, stack, watcher)
        heap, zone = self.hand(seat, back), self.zone(stack)
        seen = [kind] if watcher == self.me else None
        self.change(back, lambda deal: [move(deal, heap, deal[heap].index(k), zone) for k in seen or set(deal[heap])])
        if watcher != seat:
            self.look_at(seat, seat)

    def search(self) -> None:
        stack, seat = self.some_stack(), self.rng.randrange(2)
        pile = self.s.stacks[stack]
        for at in range(len(pile.cards)):
            self.turn_up(stack, at)
        cards.moves(self.s).look_through(self.s, seat, stack)
        back, zone, lies = self.s.mode.stack_back[stack], self.zone(stack), tuple(pile.cards)
        at = self.rng.randrange(len(pile.cards))
        cards.moves(self.s).pick(self.s, seat, stack, at)
        if seat == self.me:
            self.keep(back, lambda deal: deal[zone] == lies)
        taken = [at] if seat == self.me else range(len(lies))
        self.change(back, lambda deal: [move(deal, zone, one, self.hand(seat, back)) for one in taken])

    def look_at(self, seat: int, owner: int) -> None:
        cards.moves(self.s).look_at_hand(self.s, seat, owner)
        if seat == self.me:
            for back in self.backs:
                holds = tuple(sorted(kind for kind in self.s.players[owner].hand.cards if BACK[kind] == back))
                self.keep(back, lambda deal, back=back, holds=holds: deal[self.hand(owner, back)] == holds)

    def betray(self) -> None:
        """Traitor: the taker looks at the hand, both know the card that goes over."""
        giver, kind = self.some_card()
        back = BACK[kind]
        self.look_at(1 - giver, giver)
        cards.moves(self.s).hand_over(self.s, giver, kind, 1 - giver)
        heap, other = self.hand(giver, back), self.hand(1 - giver, back)
        seen = [kind] if self.me < 2 else None
        self.change(back, lambda deal: [move(deal, heap, deal[heap].index(k), other) for k in seen or set(deal[heap])])

    def play(self) -> None:
        """A card leaves a hand for all to see, and comes to lie under a stack, as a removed expansion does (H4)."""
        seat, kind = self.some_card()
        back, heap = BACK[kind], self.hand(seat, BACK[kind])
        stack = self.rng.choice(self.s.mode.stacks_of[back])
        cards.moves(self.s).leave_hand(self.s, seat, kind)
        cards.moves(self.s).put_under(self.s, kind, stack)
        self.keep(back, lambda deal: kind in deal[heap])
        self.change(back, lambda deal: [move(deal, heap, deal[heap].index(kind), self.zone(stack))])

    def keep(self, back: int, test: Any) -> None:
        self.deals[back] = {deal for deal in self.deals[back] if test(deal)}

    def change(self, back: int, after: Any) -> None:
        self.deals[back] = {one for deal in self.deals[back] for one in after(deal)}

    def some_stack(self) -> int:
        return self.rng.choice([stack for stack in range(len(self.s.stacks)) if self.s.stacks[stack].cards])

    def some_card(self) -> tuple[int, int]:
        found = [(seat, kind) for seat in range(2) for kind in self.s.players[seat].hand.cards]
        if not found:
            self.draw()
            return self.some_card()
        return self.rng.choice(found)

    def step(self) -> None:
        moves = (self.draw, self.draw, self.draw, self.bury, self.bury, self.search, self.betray, self.play)
        self.rng.choice(moves)()

    def ways(self) -> int:
        """How many deals there are, of the back with the most."""
        return max(len(deals) for deals in self.deals.values())


def move(deal: Deal, zone: int, at: int, to: int) -> Deal:
    """A card goes under a stack or into a hand."""
    zones = [list(cards) for cards in deal]
    zones[to].append(zones[zone].pop(at))
    for hand in zones[-2:]:
        hand.sort()
    return tuple(tuple(cards) for cards in zones)


def shuffles(deal: Deal) -> float:
    """How often a shuffle brings a deal about, but for a common factor: equal cards in one hand have no order."""
    share = 1.0
    for hand in deal[-2:]:
        for count in Counter(hand).values():
            share /= factorial(count)
    return share


def dealt(state: Any, back: int) -> Deal:
    """What a filled state holds; slots that it leaves to the dealer are all alike."""
    stacks = [tuple(max(-1, card) for card in state.stacks[stack].cards) for stack in state.mode.stacks_of[back]]
    return (*stacks, *[tuple(k for k in player.hand.cards if BACK[k] == back) for player in state.players])


def as_filled(deal: Deal, sample: Deal) -> Deal:
    """A deal with blanks where a fill leaves cards to the dealer."""
    zones = zip(deal, sample, strict=True)
    return tuple(tuple(-1 if hole < 0 else kind for kind, hole in zip(one, other, strict=True)) for one, other in zones)


def positions(variant: str, number: int) -> list[Bench]:
    """With few deals, but more than one; three of four with doubts that marks on cards cannot say."""
    found: list[Bench] = []
    seed = 0
    while len(found) < number:
        seed += 1
        rng = Random(f"{variant}/{seed}")
        bench = Bench(variant, rng.randrange(3), rng)
        for _ in range(rng.randint(5, 16)):
            before = bench.ways()
            bench.step()
            if bench.ways() > MOST or (before >= LEAST and rng.random() < 0.1):
                break
        doubtful = any(memory.observer == bench.me for memory in bench.s.memories)
        if LEAST <= bench.ways() <= MOST and (doubtful or len(found) % 4 == 0):
            found.append(bench)
    return found


def check_uniform(bench: Bench, name: str) -> None:
    seat = None if bench.me == 2 else bench.me
    recall = GAME.recall(GAME.view(bench.s, seat))
    rows = {back: dealt(recall.fill(Random(0)), back) for back in bench.backs}
    expected = {}
    for back in bench.backs:
        ways: Counter[Deal] = Counter()
        for deal in bench.deals[back]:
            ways[as_filled(deal, rows[back])] += shuffles(deal)  # type: ignore[assignment]
        expected[back] = ways
    most = max(len(ways) for ways in expected.values())
    got: dict[int, Counter[Deal]] = {back: Counter() for back in bench.backs}
    each = max(3, most)
    for seed in range(SEEDS):
        rng = Random(f"{name}/{seed}")
        for _ in range(each):
            state = recall.fill(rng)
            for back in bench.backs:
                got[back][dealt(state, back)] += 1
    for back, ways in expected.items():
        assert set(got[back]) <= set(ways), f"{name}: imagines what it knows to be false"
        share = SEEDS * each / sum(ways.values())
        if len(ways) > 1:
            chi_square = sum((got[back][deal] - ways[deal] * share) ** 2 / (ways[deal] * share) for deal in ways)
            part = 2 / (9 * (len(ways) - 1))
            limit = (len(ways) - 1) * (1 - part + 3.719 * part**0.5) ** 3  # p = 1e-4, after Wilson and Hilferty
            assert chi_square < limit, f"{name}: {chi_square:.1f} against {limit:.1f}"


@hidden("H2", "H3", "H4")
@pytest.mark.parametrize("variant", VARIANT_IDS)
def test_fills_are_uniform_over_what_a_seat_cannot_tell_apart(variant: str) -> None:
    found = positions(variant, POSITIONS)
    for number, bench in enumerate(found):
        check_uniform(bench, f"{variant}, position {number}, observer {bench.me}")


def test_the_positions_are_worth_it() -> None:
    """Players and spectators, doubts that marks cannot say, and stacks that nobody has seen are among them."""
    found = [bench for variant in VARIANT_IDS for bench in positions(variant, 6)]
    assert {bench.me for bench in found} == {0, 1, 2}
    views = [GAME.view(bench.s, None if bench.me == 2 else bench.me) for bench in found]
    assert sum(bool(view["possible"]) for view in views) >= 10
    assert any(not view["possible"] for view in views)
    assert any(bench.s.unseen[0] for bench in found)
