"""The position of Saboteur."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from permonik.games.saboteur.board import Board, inserted, without
from permonik.games.saboteur.deck import Deck
from permonik.games.saboteur.memory import DREW, HID, Memory, note
from permonik.games.saboteur.tables import POOLS, TIERS
from permonik.kernel.state import State
from permonik.kernel.step import AnyStep


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
        rules: int,
        colour: int,
        active: int,
        clan: list[int],
        clan_knows: list[int],
        aside: tuple[int, ...],
        left: list[int],
        at: list[int],
        lying: int,
        gold: list[int],
        limit: list[int],
        boots: int,
        axes: list[int],
        losses: list[int],
        hands: list[tuple[int, ...]],
        gone: list[tuple[int, ...]],
        taken: list[int],
        unseen: list[list[int]],
        goals: list[int],
        goal_knows: list[int],
        board: Board,
        nuggets: tuple[int, ...],
        creature_at: list[int],
        creature_of: list[int],
        web_on: list[int],
        web_shows: list[int],
        web_of: list[int],
        moves: int,
        stiff: bool,
        draws: int,
        drawer: int,
        memories: list[Memory],
    ) -> None:
        super().__init__(agenda, [])
        self.deck = deck
        self.rules = rules
        self.colour = colour
        self.active = active
        self.clan = clan
        self.clan_knows = clan_knows
        self.aside = aside
        self.left = left
        self.at = at
        self.lying = lying
        self.gold = gold
        self.limit = limit
        self.boots = boots
        self.axes = axes
        self.losses = losses
        self.hands = hands
        self.gone = gone
        self.taken = taken
        self.unseen = unseen
        self.goals = goals
        self.goal_knows = goal_knows
        self.board = board
        self.nuggets = nuggets
        self.creature_at = creature_at
        self.creature_of = creature_of
        self.web_on = web_on
        self.web_shows = web_shows
        self.web_of = web_of
        self.moves = moves
        self.stiff = stiff
        self.draws = draws
        self.drawer = drawer
        self.memories = memories
        self.players = len(at)
        self.everybody = (2 << len(at)) - 1

    def clone(self) -> SabState:
        return SabState(
            self.agenda[:],
            self.deck,
            self.rules,
            self.colour,
            self.active,
            self.clan[:],
            self.clan_knows[:],
            self.aside,
            self.left[:],
            self.at[:],
            self.lying,
            self.gold[:],
            self.limit[:],
            self.boots,
            self.axes[:],
            self.losses[:],
            self.hands[:],
            self.gone[:],
            self.taken[:],
            [kinds[:] for kinds in self.unseen],
            self.goals[:],
            self.goal_knows[:],
            self.board,
            self.nuggets,
            self.creature_at[:],
            self.creature_of[:],
            self.web_on[:],
            self.web_shows[:],
            self.web_of[:],
            self.moves,
            self.stiff,
            self.draws,
            self.drawer,
            self.memories[:],
        )

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
