"""What a seat remembers of a hand that it has seen (H11), exactly.

A hand swap shows both partners both hands. Afterwards the cards of such a hand are played (seen by all), lost or
discarded (all see the tier, nobody else the card), and others are drawn. A memory is the hand as it was seen and what
has happened to it since. That is all the seat saw, and all it can know: everything else follows from it.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from permonik.games.saboteur.tables import TIERS
from permonik.kernel.fixed import Fixed

# What happened: a kind from 0 on was shown (played, or seen when the hand came to the seat itself); DREW - tier; and
# HID - tier - 3 * seat: a card went away unseen, while `seat` held the hand.
DREW: Final = -1
HID: Final = -4
NOBODY: Final = -1


class Memory(Fixed):
    """`seat` has seen the hand `known` (sorted); `holder` has it now, or NOBODY: it came back, and `seat` sees it."""

    def __init__(self, seat: int, holder: int, known: tuple[int, ...], since: tuple[int, ...]) -> None:
        self.seat = seat
        self.holder = holder
        self.known = known
        self.since = since

    def key(self) -> tuple[int, int, tuple[int, ...], tuple[int, ...]]:
        return (self.seat, self.holder, self.known, self.since)


def note(memories: list[Memory], holder: int, event: int) -> None:
    """Something happened to the hand of a player."""
    for at, one in enumerate(memories):
        if one.holder == holder:
            memories[at] = Memory(one.seat, holder, one.known, (*one.since, event))


def note_swap(
    memories: list[Memory], one: int, other: int, of_one: tuple[int, ...], of_other: tuple[int, ...]
) -> list[Memory]:
    """Two players have exchanged their hands; `of_one` is what the first holds now."""
    kept: list[Memory] = []
    for old in memories:
        holder = other if old.holder == one else one if old.holder == other else old.holder
        since = old.since
        if holder == old.seat:
            holder = NOBODY
            since += of_one if old.seat == one else of_other
        if holder != NOBODY or has_hidden(since):
            kept.append(Memory(old.seat, holder, old.known, since))
    kept.append(Memory(one, other, of_other, ()))
    kept.append(Memory(other, one, of_one, ()))
    kept.sort(key=memory_order)
    return kept


def memory_order(one: Memory) -> tuple[int, int, tuple[int, ...], tuple[int, ...]]:
    return one.key()


def has_hidden(since: tuple[int, ...]) -> bool:
    for event in since:
        if event <= HID:
            return True
    return False


def hidden_seat(event: int) -> int:
    return (HID - event) // TIERS


def hidden_tier(event: int) -> int:
    return (HID - event) % TIERS


class Course:
    """One tier of a memory: the known cards, what was shown, and who put cards away, in the order of time.

    steps   per event: a kind that was shown, DREW, or HID for a card that went away unseen
    hiders  per card that went away: the seat that held it
    """

    def __init__(self, memory: Memory, tier: int, tiers: list[int]) -> None:
        self.holder = memory.holder
        self.known = [kind for kind in memory.known if tiers[kind] == tier]
        self.steps: list[int] = []
        self.hiders: list[int] = []
        for event in memory.since:
            if event >= 0:
                if tiers[event] == tier:
                    self.steps.append(event)
            elif event > HID:
                if DREW - event == tier:
                    self.steps.append(DREW)
            elif hidden_tier(event) == tier:
                self.steps.append(HID)
                self.hiders.append(hidden_seat(event))

    def left(self) -> Counter[int]:
        """The known cards that were not shown since: all of them lie in the hand or among the cards put away."""
        left = Counter(self.known)
        left.subtract([step for step in self.steps if step >= 0])
        return +left

    def possible(self, hidden: list[int], hand: list[int]) -> bool:
        """Whether the cards put away (in order) and those in the hand now can be these.

        Every known card must be somewhere, and whatever else has left the hand must have been drawn before it left.
        It is best for this if known cards left as early as their kind did, so that is tried.
        """
        free = Counter(self.known)
        drawn = away = 0
        for step in self.steps:
            if step == DREW:
                drawn += 1
                continue
            kind = step
            if step == HID:
                kind = hidden[away]
                away += 1
            if free[kind] > 0:
                free[kind] -= 1
            elif drawn > 0:
                drawn -= 1
            else:
                return False
        here = Counter(hand)
        return all([here[kind] >= count for kind, count in free.items() if count > 0])

    def certain(self) -> list[int]:
        """The known cards that must still be in the hand, sorted."""
        worlds: set[tuple[tuple[int, ...], int]] = {(tuple(self.known), 0)}  # of the known ones, and how many others
        for step in self.steps:
            after: set[tuple[tuple[int, ...], int]] = set()
            for here, others in worlds:
                if step == DREW:
                    after.add((here, others + 1))
                    continue
                for at, kind in enumerate(here):
                    if step in (HID, kind):
                        after.add((here[:at] + here[at + 1 :], others))
                if others:
                    after.add((here, others - 1))
            worlds = after
        sure = Counter(self.known)
        for here, _ in worlds:
            sure &= Counter(here)
        return sorted(sure.elements())
