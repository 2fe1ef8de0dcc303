"""The position of Saboteur."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from permonik.games.saboteur.board import Board, inserted, without
from permonik.games.saboteur.deck import Deck
from permonik.games.saboteur.memory import DREW, HID, Memory, note
from permonik.games.saboteur.tables import POOLS, TIERS
from permonik.kernel.state import State
from permonik.kernel.step import AnyStep

NOTHING: Final[list[int]] = []  # until a list is set by its name; never changed


class SabState(State):
    """Lists are by seat, creature (rat, crawler, goblin), web, tier or corner; -1 is none.

    Fields are numbers of the board. Masks have one bit per seat; in masks of those who know something, the bit behind
    the seats stands for the spectators.

    deck, rules, colour    the deck; the switches as bits; the colour of everybody in games of 3 or 4
    active                 whose turn it is
    clan, clan_knows       the clan card of each seat; who knows it (all: it lies face up)
    aside                  the clan cards put aside, as far as the first leaver has looked at them, sorted
    left                   who has left the cave, in order
    at, lying              the field of each dwarf, -1 outside; the dwarves that lie
    gold, limit            nuggets on the dwarf card, hand limit
    boots, axes            who has boots; how many axes
    losses                 cards lost by chance so far: the slots of that die
    hands, gone            per seat the cards in hand and those it put away face down (discarded or lost), sorted
    taken, unseen          per tier the cards taken from the pile, and the kinds that nobody has seen, sorted
    goals, goal_knows      per corner the goal card if somebody has seen it; who has
    board, nuggets         the cave; the fields with a nugget
    creature_at, creature_of   field and player of each creature
    web_on, web_shows, web_of  edge, side up (2 or 1) and player of each web
    moves, stiff           moves left in this turn; whether the active dwarf was stood up in it
    draws, drawer          cards to draw in step 3, and who draws
    memories               what seats remember of hands they have seen
    """

    def __init__(
        self,
        agenda: list[AnyStep],
        deck: Deck,
        board: Board,
        at: list[int],
        hands: list[tuple[int, ...]],
        gone: list[tuple[int, ...]],
        unseen: list[list[int]],
        memories: list[Memory],
    ) -> None:
        """A position with these, and nothing else yet: numbers, and lists of them, are set by their names."""
        super().__init__(agenda, [])
        self.deck = deck
        self.rules = 0
        self.colour = 0
        self.active = 0
        self.clan = NOTHING
        self.clan_knows = NOTHING
        self.aside: tuple[int, ...] = ()
        self.left = NOTHING
        self.at = at
        self.lying = 0
        self.gold = NOTHING
        self.limit = NOTHING
        self.boots = 0
        self.axes = NOTHING
        self.losses = NOTHING
        self.hands = hands
        self.gone = gone
        self.taken = NOTHING
        self.unseen = unseen
        self.goals = NOTHING
        self.goal_knows = NOTHING
        self.board = board
        self.nuggets: tuple[int, ...] = ()
        self.creature_at = NOTHING
        self.creature_of = NOTHING
        self.web_on = NOTHING
        self.web_shows = NOTHING
        self.web_of = NOTHING
        self.moves = 0
        self.stiff = False
        self.draws = 0
        self.drawer = 0
        self.memories = memories
        self.players = len(at)
        self.everybody = (2 << len(at)) - 1

    def clone(self) -> SabState:
        twin = SabState(
            self.agenda[:],
            self.deck,
            self.board,
            self.at[:],
            self.hands[:],
            self.gone[:],
            [kinds[:] for kinds in self.unseen],
            self.memories[:],
        )
        twin.rules = self.rules
        twin.colour = self.colour
        twin.active = self.active
        twin.clan = self.clan[:]
        twin.clan_knows = self.clan_knows[:]
        twin.aside = self.aside
        twin.left = self.left[:]
        twin.lying = self.lying
        twin.gold = self.gold[:]
        twin.limit = self.limit[:]
        twin.boots = self.boots
        twin.axes = self.axes[:]
        twin.losses = self.losses[:]
        twin.taken = self.taken[:]
        twin.goals = self.goals[:]
        twin.goal_knows = self.goal_knows[:]
        twin.nuggets = self.nuggets
        twin.creature_at = self.creature_at[:]
        twin.creature_of = self.creature_of[:]
        twin.web_on = self.web_on[:]
        twin.web_shows = self.web_shows[:]
        twin.web_of = self.web_of[:]
        twin.moves = self.moves
        twin.stiff = self.stiff
        twin.draws = self.draws
        twin.drawer = self.drawer
        return twin

    def key(self) -> Hashable:
        return (
            self.agenda_codes(),
            self.deck.text,
            self.rules,
            self.colour,
            self.active,
            tuple(self.clan),
            tuple(self.clan_knows),
            self.aside,
            tuple(self.left),
            tuple(self.at),
            self.lying,
            tuple(self.gold),
            tuple(self.limit),
            self.boots,
            tuple(self.axes),
            tuple(self.losses),
            tuple(self.hands),
            tuple(self.gone),
            tuple(self.taken),
            tuple([tuple(kinds) for kinds in self.unseen]),
            tuple(self.goals),
            tuple(self.goal_knows),
            self.board.key(),
            self.nuggets,
            tuple(self.creature_at),
            tuple(self.creature_of),
            tuple(self.web_on),
            tuple(self.web_shows),
            tuple(self.web_of),
            self.moves,
            self.stiff,
            self.draws,
            self.drawer,
            tuple([one.key() for one in self.memories]),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        from permonik.games.saboteur.plain import dump, restore

        return restore, (dump(self),)

    # -- cards -----------------------------------------------------------------------------------------------------

    def show_card(self, seat: int, kind: int) -> None:
        """A card leaves the hand for all to see."""
        self.hands[seat] = without(self.hands[seat], kind)
        if self.memories:
            note(self.memories, seat, kind)

    def put_away(self, seat: int, kind: int) -> None:
        """A card goes from the hand to the discard pile, face down: all see its tier (H1), its owner the card (H2)."""
        self.hands[seat] = without(self.hands[seat], kind)
        self.gone[seat] = inserted(self.gone[seat], kind)
        if self.memories:
            note(self.memories, seat, HID - self.deck.tier[kind] - TIERS * seat)

    def take_card(self, seat: int, kind: int) -> None:
        """A card that nobody has seen comes from the pile into the hand."""
        tier = self.deck.tier[kind]
        self.unseen[tier].remove(kind)
        self.taken[tier] += 1
        self.hands[seat] = inserted(self.hands[seat], kind)
        if self.memories:
            note(self.memories, seat, DREW - tier)

    def shown_counts(self) -> list[int]:
        """By kind how many cards were played: what is neither in a hand, nor put away, nor still unseen."""
        counts = self.deck.counts[:]
        for kinds in self.unseen:
            for kind in kinds:
                counts[kind] -= 1
        for hand in self.hands:
            for kind in hand:
                counts[kind] -= 1
        for gone in self.gone:
            for kind in gone:
                counts[kind] -= 1
        return counts

    def pool(self) -> tuple[int, ...]:
        """The clan cards in use, sorted (R2.3)."""
        return POOLS[self.players][self.colour]

    def next_seat(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0
