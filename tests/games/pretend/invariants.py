"""What the box of Pretend allows: every card is somewhere, once; nobody owes coins; knowledge is consistent."""

from typing import Any

UPPER = range(6)
LOWER = range(6, 12)


def check(game: Any, state: Any) -> None:
    cards = [*range(3), *range(6, 9)] if state.tiny else [*UPPER, *LOWER]
    heaps = [miner.hand for miner in state.miners] + [miner.eaten for miner in state.miners]
    piles = [*heaps, *state.stacks]
    seen = [card for pile in piles for card in pile.cards if card >= 0] + state.discard
    if state.offered >= 0:
        seen.append(state.offered)
    unseen = [card for card in range(12) if (state.unseen[0] | state.unseen[1]) >> card & 1]
    assert sorted(seen + unseen) == cards, f"cards seen {sorted(seen)}, unseen {unseen}"
    everybody = (2 << len(state.miners)) - 1
    for number, stack in enumerate(state.stacks):
        slots = [card for card in stack.cards if card < 0]
        assert len(set(slots)) == len(slots) == state.unseen[number].bit_count(), f"stack {number}: {stack.cards}"
        assert all(card in (LOWER if number else UPPER) for card in stack.cards if card >= 0), "a wrong back"
        for card, knows in zip(stack.cards, stack.knows, strict=True):
            assert card >= 0 or not knows, f"somebody knows {card}, which nobody has seen"
    for pile in piles:
        assert len(pile.cards) == len(pile.knows)
        assert all(0 <= knows <= everybody for knows in pile.knows), f"unknown seats know: {pile.knows}"
    for pile in heaps:
        assert pile.cards == sorted(pile.cards), f"a heap that tells its history: {pile.cards}"
        assert all(card >= 0 for card in pile.cards), "a heap holds what nobody has seen"
    for seat, miner in enumerate(state.miners):
        assert miner.coins >= 0, f"seat {seat} has {miner.coins} coins"
        assert miner.soot >= 0, f"seat {seat} has {miner.soot} soot"
        assert len(miner.hand.cards) <= 4, f"seat {seat} holds {len(miner.hand.cards)} cards"
        assert all(knows >> seat & 1 for knows in miner.hand.knows + miner.eaten.knows), "an own card unknown"
    thrown = bool(state.agenda) and type(state.agenda[-1]).__name__ == "Roll"
    assert state.guess in ((0, 1) if thrown else (-1,)), f"guess {state.guess}, while the die is thrown: {thrown}"
    assert 0 <= state.turns <= len(state.miners) * state.rounds
    check_sets(state, piles)


def check_sets(state: Any, piles: list[Any]) -> None:
    """The sets of a seat do not overlap, and speak only of cards whose place the seat does not know otherwise."""
    for seat in range(len(state.miners) + 1):
        sets = [one for one in state.sets if one.seat == seat]
        if not sets:
            continue
        places = [card for one in sets for card in one.cards]
        known = [card for one in sets for card in one.known]
        assert len(set(places)) == len(places), f"sets of seat {seat} overlap: {places}"
        assert all(one.known and set(one.known) <= set(one.cards) for one in sets), "a set holds what is not there"
        seen = [card for pile in piles for card in pile.seen_by(seat)] + state.discard
        assert not set(known) & set(seen), f"seat {seat} knows a card twice"
        assert not set(places) & set(seen), f"seat {seat} knows a place of a set"
