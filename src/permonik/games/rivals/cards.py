"""How cards move between stacks and hands, and who knows them then. The one place where they do (H1 to H5).

Observers are the seats and, behind them, the spectators. Ordinary knowledge is a mark on the card. Where a card moves
by a choice that an observer does not see, and he knew something about the candidates, his marks on that back become
a `Memory` of worlds, and marks again when he looks and a single world is left.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Final

from permonik.games.rivals.state import ALL_KNOW, OBSERVERS, SPECTATORS, RivalsState
from permonik.games.rivals.tables import BACK, COVERING, DESIGN, GOLD_CACHE_KIND, PARISH_HALL_KIND
from permonik.kernel.errors import Forgotten
from permonik.kernel.pile import Pile
from permonik.kernel.possible import UNKNOWN, World, possible_worlds
from permonik.kernel.worlds import (
    BURY,
    DRAW,
    HAND_OVER,
    JOIN,
    LEAVE,
    PICK,
    PICK_AT,
    SEE_HEAP,
    SEE_PLACE,
    SEE_STACK,
    UNDER,
    Memory,
)

EVERYBODY: Final = -1  # in place of one observer


def hidden_copies(s: RivalsState) -> list[int]:
    """By kind: how many cards lie in stacks and hands. Everything else is public."""
    copies = list(s.mode.copies)
    for player in s.players:
        for kind in player.sites:
            if kind >= 0:
                copies[kind] -= 1
                if COVERING >> DESIGN[kind] & 1:
                    copies[PARISH_HALL_KIND] -= 1
        if player.cache_at >= 0:
            copies[GOLD_CACHE_KIND] -= 1
    for pile in s.discards:
        for kind in pile:
            copies[kind] -= 1
    if s.playing >= 0:
        copies[s.playing] -= 1
    return copies


def world_of(s: RivalsState, observer: int, back: int) -> World:
    """What the marks of an observer say about one back."""
    bit = 1 << observer
    zones: list[tuple[int, ...]] = []
    for number in s.mode.stacks_of[back]:
        pile = s.stacks[number]
        zones.append(tuple([pile.cards[i] if pile.knows[i] & bit else UNKNOWN for i in range(len(pile.cards))]))
    for player in s.players:
        hand = player.hand
        known = [hand.cards[i] for i in range(len(hand.cards)) if hand.knows[i] & bit and BACK[hand.cards[i]] == back]
        zones.append(tuple(known))
    return tuple(zones)


def forget_marks(s: RivalsState, observer: int, back: int) -> None:
    keep = ~(1 << observer)
    for number in s.mode.stacks_of[back]:
        pile = s.stacks[number]
        pile.knows = [knows & keep for knows in pile.knows]
    for player in s.players:
        hand = player.hand
        hand.knows = [
            hand.knows[i] & keep if BACK[hand.cards[i]] == back else hand.knows[i] for i in range(len(hand.cards))
        ]
        hand_in_order(hand)


def hand_in_order(hand: Pile) -> None:
    """By kind; of equal cards the one known to fewer comes first, so that equal positions are equal data."""
    pairs = sorted(zip(hand.cards, hand.knows, strict=True))
    hand.cards = [card for card, _ in pairs]
    hand.knows = [knows for _, knows in pairs]


def mark(s: RivalsState, observer: int, back: int, world: World) -> None:
    """A single world is left: it becomes marks."""
    bit = 1 << observer
    numbers = s.mode.stacks_of[back]
    for zone in range(len(numbers)):
        pile = s.stacks[numbers[zone]]
        for at in range(len(pile.cards)):
            if world[zone][at] != UNKNOWN:
                pile.knows[at] |= bit
    for seat in range(2):
        hand = s.players[seat].hand
        for kind in world[len(numbers) + seat]:
            hand.knows[best_copy(hand, kind, bit)] |= bit
        hand_in_order(hand)


def best_copy(hand: Pile, kind: int, unmarked: int = 0) -> int:
    """Of equal cards in a hand the one that most observers know: if one of them leaves, it is that one."""
    best = -1
    for at in range(len(hand.cards)):
        if hand.cards[at] == kind and not hand.knows[at] & unmarked:
            if best < 0 or hand.knows[at].bit_count() > hand.knows[best].bit_count():
                best = at
    if best < 0:
        raise ValueError(f"no card {kind} here")
    return best


def memory_of(s: RivalsState, observer: int, back: int) -> Memory | None:
    """An observer's worlds of one back, where his marks do not suffice."""
    for memory in s.memories:
        if memory.observer == observer and memory.back == back:
            return memory
    return None


def begin_memory(s: RivalsState, observer: int, back: int) -> None:
    """From marks to worlds."""
    if memory_of(s, observer, back) is None:
        world = world_of(s, observer, back)
        forget_marks(s, observer, back)
        stacks = len(s.mode.stacks_of[back])
        s.memories.append(Memory(observer, back, stacks, possible_worlds([world], stacks), hidden_copies(s), []))


def recollect(s: RivalsState, observer: int = EVERYBODY) -> None:
    """Before somebody looks: what was noted down for him is worked out; whoever has one world left has marks again."""
    if s.forgetful:
        raise Forgotten("this state of rivals was made to be played on: what its players know is forgotten")
    for one in s.memories:
        if one.notes and observer in (one.observer, EVERYBODY):
            break
    else:
        return  # nothing has happened since he looked
    keep: list[Memory] = []
    for memory in s.memories:
        if observer not in (memory.observer, EVERYBODY):
            keep.append(memory)
            continue
        memory.recollect()
        if len(memory.possible) == 1:
            mark(s, memory.observer, memory.back, memory.possible.world(0))
        else:
            keep.append(memory)
    keep.sort(key=memory_order)
    s.memories = keep


def memory_order(memory: Memory) -> tuple[int, int]:
    return (memory.observer, memory.back)


def marked_by(s: RivalsState, back: int, observers: int) -> int:
    """These observers, but for those who keep worlds of this back in place of marks."""
    for memory in s.memories:
        if memory.back == back:
            observers &= ~(1 << memory.observer)
    return observers


def size_of(hand: Pile, back: int) -> int:
    """How many cards of one back a hand holds."""
    size = 0
    for kind in hand.cards:
        if BACK[kind] == back:
            size += 1
    return size


def receive(s: RivalsState, seat: int, kind: int, knows: int) -> None:
    """Into a hand, which is kept in order."""
    hand = s.players[seat].hand
    cards = hand.cards
    at = bisect_left(cards, kind)
    while at < len(cards) and cards[at] == kind and hand.knows[at] < knows:
        at += 1
    cards.insert(at, kind)
    hand.knows.insert(at, knows)


def knowers(pile: Pile) -> int:
    """Everybody who knows a card here: most often only the one who chooses it."""
    found = 0
    for knows in pile.knows:
        found |= knows
    return found


def blurs_hand(hand: Pile, back: int, bit: int) -> bool:
    """Whether an observer knows something here that he cannot follow when a card of that back leaves unseen."""
    known = -1
    others = 0
    kinds = 0
    for at in range(len(hand.cards)):
        if BACK[hand.cards[at]] == back:
            if not hand.knows[at] & bit:
                others += 1
            elif hand.cards[at] != known:
                known = hand.cards[at]
                kinds += 1
    return kinds > 1 or (kinds == 1 and others > 0)


def blurs_stack(pile: Pile, bit: int) -> bool:
    """Whether an observer knows something here that he cannot follow when any card leaves unseen."""
    marked = 0
    kinds = 0
    last = -1
    for at in range(len(pile.cards)):
        if pile.knows[at] & bit:
            marked += 1
            if pile.cards[at] != last:
                last = pile.cards[at]
                kinds += 1
    return marked > 0 and not (kinds == 1 and marked == len(pile.cards))


# -- moves -----------------------------------------------------------------------------------------------------


class Moves:
    """Every way a card may go. What observers know goes with it."""

    def turn_up(self, s: RivalsState, stack: int, at: int, kind: int) -> None:
        """The dealer said what lies at a place of a stack that nobody had seen."""
        back = s.mode.stack_back[stack]
        s.stacks[stack].turn(at, kind)
        s.unseen[back].remove(kind)

    def draw_top(self, s: RivalsState, seat: int, stack: int) -> int:
        """The top card of a stack, seen before or just dealt, goes to a hand. Only its new owner sees it."""
        pile = s.stacks[stack]
        kind = pile.cards[0]
        knows = pile.knows[0] | 1 << seat
        if s.memories:
            back = s.mode.stack_back[stack]
            zone = s.mode.zone_of[stack]
            knows = marked_by(s, back, knows)
            for memory in s.memories:
                if memory.back == back:
                    if memory.observer == seat:
                        memory.notes.append((SEE_PLACE, zone, 0, kind))
                    memory.notes.append((DRAW, zone, memory.stacks + seat))
        pile.take(0)
        receive(s, seat, kind, knows)
        return kind

    def bury(self, s: RivalsState, owner: int, kind: int, stack: int, watcher: int) -> None:
        """A hand card goes face down under a stack; only `watcher`, who chose it, sees which (R12.3, R13.1, R10.6)."""
        hand = s.players[owner].hand
        back = BACK[kind]
        if knowers(hand) & ~(1 << watcher):
            for observer in range(OBSERVERS):
                if observer != watcher and blurs_hand(hand, back, 1 << observer):
                    begin_memory(s, observer, back)
        if s.memories:
            zone = s.mode.zone_of[stack]
            size = size_of(hand, back)
            for memory in s.memories:
                if memory.back == back:
                    if memory.observer == watcher:
                        memory.notes.append((LEAVE, memory.stacks + owner, size, kind))
                        memory.notes.append((UNDER, zone, kind))
                    else:
                        memory.notes.append((BURY, memory.stacks + owner, size, zone))
        at = best_copy(hand, kind)
        knows = hand.knows[at]
        hand.take(at)
        s.stacks[stack].put(kind, knows)

    def pick(self, s: RivalsState, seat: int, stack: int, at: int) -> int:
        """A seat that has looked through a stack takes one card of it, unseen by the others (R13.1b)."""
        pile = s.stacks[stack]
        kind = pile.cards[at]
        back = BACK[kind]
        if knowers(pile) & ~(1 << seat):
            for observer in range(OBSERVERS):
                if observer != seat and blurs_stack(pile, 1 << observer):
                    begin_memory(s, observer, back)
        knows = pile.knows[at] | 1 << seat
        if s.memories:
            knows = marked_by(s, back, knows)
            zone = s.mode.zone_of[stack]
            for memory in s.memories:
                if memory.back == back:
                    if memory.observer == seat:
                        memory.notes.append((PICK_AT, zone, at, memory.stacks + seat))
                    else:
                        memory.notes.append((PICK, zone, memory.stacks + seat))
        pile.take(at)
        receive(s, seat, kind, knows)
        return kind

    def look_through(self, s: RivalsState, seat: int, stack: int) -> None:
        """A seat sees a whole stack, in its order."""
        pile = s.stacks[stack]
        memory = memory_of(s, seat, s.mode.stack_back[stack])
        if memory is None:
            for at in range(len(pile.cards)):
                pile.knows[at] |= 1 << seat
        else:
            memory.notes.append((SEE_STACK, s.mode.zone_of[stack], *pile.cards))

    def look_at_hand(self, s: RivalsState, seat: int, owner: int) -> None:
        """A seat sees the whole hand of a player, perhaps its own."""
        hand = s.players[owner].hand
        remembered = 0
        for memory in s.memories:
            if memory.observer == seat:
                remembered |= 1 << memory.back
                cards = [kind for kind in hand.cards if BACK[kind] == memory.back]
                memory.notes.append((SEE_HEAP, memory.stacks + owner, *cards))
        for at in range(len(hand.cards)):
            if not remembered >> BACK[hand.cards[at]] & 1:
                hand.knows[at] |= 1 << seat
        hand_in_order(hand)

    def leave_hand(self, s: RivalsState, seat: int, kind: int) -> None:
        """A hand card is played or built: all see it."""
        hand = s.players[seat].hand
        if s.memories:
            size = size_of(hand, BACK[kind])
            for memory in s.memories:
                if memory.back == BACK[kind]:
                    memory.notes.append((LEAVE, memory.stacks + seat, size, kind))
        hand.take(best_copy(hand, kind))

    def hand_over(self, s: RivalsState, giver: int, kind: int, taker: int) -> None:
        """A card goes from hand to hand (Traitor). Both players know which; spectators do not."""
        hand = s.players[giver].hand
        back = BACK[kind]
        if blurs_hand(hand, back, 1 << SPECTATORS):
            begin_memory(s, SPECTATORS, back)
        size = size_of(hand, back)
        for memory in s.memories:
            if memory.back == back:
                if memory.observer == SPECTATORS:
                    memory.notes.append((HAND_OVER, memory.stacks + giver, size, memory.stacks + taker))
                else:
                    memory.notes.append((LEAVE, memory.stacks + giver, size, kind))
                    memory.notes.append((JOIN, memory.stacks + taker, kind))
        at = best_copy(hand, kind)
        knows = marked_by(s, back, hand.knows[at] | 1 << giver | 1 << taker)
        hand.take(at)
        receive(s, taker, kind, knows)

    def join_hand(self, s: RivalsState, seat: int, kind: int) -> None:
        """A card that all know goes to a hand (Guido, Gustav)."""
        for memory in s.memories:
            if memory.back == BACK[kind]:
                memory.notes.append((JOIN, memory.stacks + seat, kind))
        receive(s, seat, kind, marked_by(s, BACK[kind], ALL_KNOW))

    def put_under(self, s: RivalsState, kind: int, stack: int) -> None:
        """A card that all know goes under a stack (H4)."""
        for memory in s.memories:
            if memory.back == BACK[kind]:
                memory.notes.append((UNDER, s.mode.zone_of[stack], kind))
        s.stacks[stack].put(kind, marked_by(s, BACK[kind], ALL_KNOW))


class BareMoves(Moves):
    """The same where nobody's knowledge is kept: of a forgetful state, whose stacks and hands copies share."""

    def turn_up(self, s: RivalsState, stack: int, at: int, kind: int) -> None:
        back = s.mode.stack_back[stack]
        unseen = s.unseen[:]
        unseen[back] = unseen[back][:]
        unseen[back].remove(kind)
        s.unseen = unseen
        s.own_stack(stack)[at] = kind

    def draw_top(self, s: RivalsState, seat: int, stack: int) -> int:
        card = s.own_stack(stack).pop(0)
        insort(s.own_hand(seat), card)
        return card

    def bury(self, s: RivalsState, owner: int, kind: int, stack: int, watcher: int) -> None:
        s.own_hand(owner).remove(kind)
        s.own_stack(stack).append(kind)

    def pick(self, s: RivalsState, seat: int, stack: int, at: int) -> int:
        card = s.own_stack(stack).pop(at)
        insort(s.own_hand(seat), card)
        return card

    def look_through(self, s: RivalsState, seat: int, stack: int) -> None:
        pass

    def look_at_hand(self, s: RivalsState, seat: int, owner: int) -> None:
        pass

    def leave_hand(self, s: RivalsState, seat: int, kind: int) -> None:
        s.own_hand(seat).remove(kind)

    def hand_over(self, s: RivalsState, giver: int, kind: int, taker: int) -> None:
        s.own_hand(giver).remove(kind)
        insort(s.own_hand(taker), kind)

    def join_hand(self, s: RivalsState, seat: int, kind: int) -> None:
        insort(s.own_hand(seat), kind)

    def put_under(self, s: RivalsState, kind: int, stack: int) -> None:
        s.own_stack(stack).append(kind)


REMEMBERED: Final = Moves()
FORGOTTEN: Final[Moves] = BareMoves()


def moves(s: RivalsState) -> Moves:
    """The one place that asks whether anybody remembers."""
    return FORGOTTEN if s.forgetful else REMEMBERED
