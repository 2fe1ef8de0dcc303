"""A state that forgets plays on exactly as one that remembers; it only cannot be looked at any more."""

import pickle
from random import Random
from typing import Any

import pytest

import permonik
from permonik.bots.beam import best_line
from permonik.errors import Forgotten
from permonik.games.rivals import GAME, cards
from permonik.games.rivals.plain import public
from permonik.games.rivals.tables import BACK
from permonik.kernel.dealer import SamplingDealer
from permonik.kernel.step import CHANCE

VARIANTS = ("intro", "gold", "turmoil", "progress", "duel")
DECISIONS = 600  # of a random game: enough for searches, buried cards and memories of both


def forgetful(state: Any) -> Any:
    twin = state.clone()
    twin.forget()
    return twin


def walked(variant: str, seed: int) -> list[Any]:
    """Positions of a random game, before each answer."""
    rng = Random(seed)
    dealer = SamplingDealer(rng)
    state: Any = GAME.setup(2, {"variant": variant})
    found: list[Any] = []
    while not state.over and len(found) < DECISIONS:
        if state.turn() == CHANCE:
            state.apply(CHANCE, dealer.deal(state.chance()))
            continue
        found.append(state.clone())
        (seat,) = state.waiting()
        state.apply(seat, rng.choice(state.actions(seat)))
    return found


def bare(state: Any) -> tuple[Any, ...]:
    """The position by what lies where, without what anybody knows."""
    return (
        public(state),
        [list(player.hand.cards) for player in state.players],
        [list(stack.cards) for stack in state.stacks],
        [list(kinds) for kinds in state.unseen],
    )


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_plays_on_as_one_that_remembers(variant: str) -> None:
    for seed in range(2):
        rng = Random(seed)
        dealer = SamplingDealer(rng)
        one: Any = GAME.setup(2, {"variant": variant})
        other = forgetful(one)
        for _ in range(DECISIONS):
            if one.over:
                break
            assert one.turn() == other.turn()
            if one.turn() == CHANCE:
                chance, asked = one.chance(), other.chance()
                assert (chance.deck, chance.slot, chance.generation) == (asked.deck, asked.slot, asked.generation)
                assert (chance.outcomes, chance.contents) == (asked.outcomes, asked.contents)
                seat, action = CHANCE, dealer.deal(chance)
            else:
                (seat,) = one.waiting()
                actions = one.actions(seat)
                assert other.actions(seat) == actions
                action = rng.choice(actions)
            one.apply(seat, action)
            other.apply(seat, action)
            assert bare(one) == bare(other)
        assert GAME.scores(one) == GAME.scores(other)
        assert GAME.winners(one) == GAME.winners(other)


def moves(state: Any) -> list[tuple[Any, ...]]:
    """Every way in which cards move, also those that random games hardly know (Traitor, Guido, Archer)."""
    found: list[tuple[Any, ...]] = []
    for seat in range(2):
        found.append(("look_at_hand", seat, 1 - seat))
        for kind in state.players[seat].hand.cards:
            found.append(("hand_over", seat, kind, 1 - seat))
            found.append(("leave_hand", seat, kind))
            found += [("bury", seat, kind, stack, who) for who in range(2) for stack in stacks_for(state, kind)]
        for pile in state.discards:
            for kind in pile:
                found.append(("join_hand", seat, kind))
                found += [("put_under", kind, stack) for stack in stacks_for(state, kind)]
        for number, stack in enumerate(state.stacks):
            if stack.cards and min(stack.cards) >= 0:
                found.append(("look_through", seat, number))
                found += [("pick", seat, number, at) for at in range(len(stack.cards))]
            if stack.cards and stack.cards[0] >= 0:
                found.append(("draw_top", seat, number))
            unseen = state.unseen[state.mode.stack_back[number]]
            found += [("turn_up", number, at, unseen[0]) for at, kind in enumerate(stack.cards) if kind < 0]
    return found


def stacks_for(state: Any, kind: int) -> tuple[int, ...]:
    return tuple(state.mode.stacks_of[BACK[kind]])


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_move_of_a_card_is_the_same(variant: str) -> None:
    seen = set()
    for state in [*walked(variant, 4)[::50], *walked(variant, 5)[::50]]:
        original = forgetful(state)
        lies = bare(original)
        for move, *arguments in moves(state):
            seen.add(move)
            one, other = state.clone(), original.clone()
            remembered = getattr(cards.moves(one), move)(one, *arguments)
            assert remembered == getattr(cards.moves(other), move)(other, *arguments)
            assert bare(one) == bare(other)
        assert bare(original) == lies
    assert len(seen) == 10


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_copy_is_separate(variant: str) -> None:
    """Copies share what changes seldom: playing one must leave the others as they were."""
    rng = Random(variant)
    dealer = SamplingDealer(rng)
    for state in walked(variant, 7)[::60]:
        original = forgetful(state)
        key, lies = original.key(), bare(original)
        for _ in range(2):
            twin = original.clone()
            assert (twin.key(), bare(twin)) == (key, lies)
            before: list[tuple[Any, Any, Any]] = []  # every copy on the way is looked at again at the end
            for _ in range(60):
                if twin.over:
                    break
                before.append((twin, twin.key(), bare(twin)))
                twin = twin.clone()
                if twin.turn() == CHANCE:
                    twin.apply(CHANCE, dealer.deal(twin.chance()))
                else:
                    (seat,) = twin.waiting()
                    twin.apply(seat, rng.choice(twin.actions(seat)))
            for copy, its_key, its_cards in before:
                assert (copy.key(), bare(copy)) == (its_key, its_cards)
        assert (original.key(), bare(original)) == (key, lies)


@pytest.mark.parametrize("variant", VARIANTS)
def test_equal_positions_have_equal_keys_and_others_do_not(variant: str) -> None:
    by_key: dict[Any, Any] = {}
    for seed in range(2):
        for state in walked(variant, seed)[::3]:
            copy = forgetful(state)
            key, lies = copy.key(), bare(copy)
            assert by_key.setdefault(key, lies) == lies, "two positions share a key"
            # Built anew, so that nothing is shared: equal all the same.
            again = GAME.restore(GAME.dump(state))
            again.forget()
            assert again.key() == key
            assert hash(again.key()) == hash(key)
    positions = {repr(lies) for lies in by_key.values()}
    assert len(positions) == len(by_key), "a position has two keys"


def test_knowledge_makes_no_other_position() -> None:
    """Two worlds that differ only in who has seen a card are one position for a search."""
    state = walked("intro", 3)[-1]
    data = GAME.dump(state)
    one, other = GAME.restore(data), GAME.restore(data)
    hand: Any = other.players[0].hand
    hand.knows = [7] * len(hand.knows)
    assert one.key() != other.key()
    one.forget()
    other.forget()
    assert one.key() == other.key()


def test_nobody_can_look_at_it() -> None:
    state = forgetful(walked("duel", 2)[-1])
    for one in (state, state.clone()):
        for look in (GAME.dump, pickle.dumps, lambda s: GAME.view(s, 0), lambda s: GAME.view(s, None)):
            with pytest.raises(Forgotten, match="forgotten"):
                look(one)
        with pytest.raises(Forgotten, match="forgotten"):
            GAME.known(one, 1)
        with pytest.raises(Forgotten, match="forgotten"):
            GAME.encode(one, 0, bytearray(GAME.observation(2).size))


def test_to_forget_twice_is_to_forget() -> None:
    state = forgetful(walked("gold", 1)[-1])
    key = state.key()
    state.forget()
    assert state.key() == key


@pytest.mark.parametrize("variant", ["intro", "duel"])
def test_greedy_thinks_the_same_with_and_without_memory(variant: str) -> None:
    evaluation = GAME.evaluation()
    match = permonik.Match.start("rivals", seed=5, nonce="n", options={"variant": variant})
    for number in range(60):
        if match.over:
            break
        (seat,) = match.waiting()
        recall = GAME.recall(match.view(seat))
        state = recall.fill(Random(number))
        line = best_line(forgetful(state), seat, evaluation, SamplingDealer(Random(number)), 2)
        assert line == best_line(state, seat, evaluation, SamplingDealer(Random(number)), 2)
        match.choose(seat, line[0])
