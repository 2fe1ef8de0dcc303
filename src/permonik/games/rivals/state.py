"""The position of Rivals."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from permonik.games.rivals.principality import Principality
from permonik.games.rivals.snapshots import Heap, MiddleCards
from permonik.games.rivals.tables import TOKEN_MINIMUM, VARIANTS, Variant
from permonik.kernel.pile import Pile
from permonik.kernel.state import State
from permonik.kernel.step import AnyStep
from permonik.kernel.worlds import Memory

OBSERVERS: Final = 3  # two seats and the spectators
SPECTATORS: Final = 2
ALL_KNOW: Final = 7
NOBODY: Final = -1


class RivalsState(State):
    """What lies on the table, and who knows which cards.

    variant, first, active, turns   the mode; who began; whose turn it is; turns begun so far, less one
    production, face                this turn's dice, or 0 and -1
    players                         the principalities, with hands
    stacks, unseen                  draw stacks; per back, the kinds (sorted, with repeats) that nobody has seen
    memories                        where an observer's marks do not suffice: his worlds of a back, in place of marks
    discards, face_up               discard piles from the bottom; cards left on the open stack
    roads, settlements, cities      left in the middle
    regions, shuffled, shuffles     region cards in the stack, those in it when last shuffled, how often it was
    resolved, yules, moons          events under the deck, in order; how often Yule came; the Duel's events seen
    defences                        per seat, defence rolls so far
    forgetful                       nobody's knowledge is kept: no marks, no memories. Then stacks, what is unseen and
                                    hands are never changed in place, and copies share them

    Only while something is carried out: the card being `playing`, types `named`, buildings `picked` (a mask of spots),
    regions `drawn`, whether Guido and Gustav have `fetched` each other, Mints used (`minted`), the store paid from
    `last`, what a cost reduction `saved`, and whether Reiner was played.
    """

    def __init__(
        self,
        agenda: list[AnyStep],
        variant: int,
        first: int,
        active: int,
        turns: int,
        production: int,
        face: int,
        players: list[Principality],
        stacks: list[Pile],
        unseen: list[list[int]],
        memories: list[Memory],
        discards: tuple[tuple[int, ...], ...],
        face_up: int,
        roads: int,
        settlements: int,
        cities: int,
        regions: int,
        shuffled: int,
        shuffles: int,
        resolved: tuple[int, ...],
        yules: int,
        moons: tuple[int, ...],
        defences: tuple[int, int],
        playing: int,
        named: tuple[int, ...],
        picked: int,
        drawn: tuple[int, ...],
        fetched: int,
        minted: int,
        last: int,
        reiner: bool,
        winner: int,
    ) -> None:
        super().__init__(agenda, [])
        self.variant = variant
        self.mode: Variant = VARIANTS[variant]
        self.first = first
        self.active = active
        self.turns = turns
        self.production = production
        self.face = face
        self.players = players
        self.stacks = stacks
        self.unseen = unseen
        self.memories = memories
        self.discards = discards
        self.face_up = face_up
        self.roads = roads
        self.settlements = settlements
        self.cities = cities
        self.regions = regions
        self.shuffled = shuffled
        self.shuffles = shuffles
        self.resolved = resolved
        self.yules = yules
        self.moons = moons
        self.defences = defences
        self.playing = playing
        self.named = named
        self.picked = picked
        self.drawn = drawn
        self.fetched = fetched
        self.minted = minted
        self.last = last
        self.reiner = reiner
        self.winner = winner
        self.forgetful = False
        self.cause = 0  # for the log alone: what brings or takes what comes next
        self.price = 0  # and what the deed that is told next has cost, or the exchange
        self.middle: MiddleCards | None = None  # of a forgetful state, when its key was last asked for

    def clone(self) -> RivalsState:
        if not self.forgetful:
            return self.twin(
                [player.clone() for player in self.players],
                [stack.clone() for stack in self.stacks],
                [kinds[:] for kinds in self.unseen],
                [memory.clone() for memory in self.memories] if self.memories else [],
            )
        red, blue = self.players
        players = [red.with_hand(red.hand), blue.with_hand(blue.hand)]
        twin = self.twin(players, self.stacks, self.unseen, self.memories)
        twin.forgetful = True
        twin.middle = self.middle
        return twin

    def twin(
        self, players: list[Principality], stacks: list[Pile], unseen: list[list[int]], memories: list[Memory]
    ) -> RivalsState:
        return RivalsState(
            self.agenda[:],
            self.variant,
            self.first,
            self.active,
            self.turns,
            self.production,
            self.face,
            players,
            stacks,
            unseen,
            memories,
            self.discards,
            self.face_up,
            self.roads,
            self.settlements,
            self.cities,
            self.regions,
            self.shuffled,
            self.shuffles,
            self.resolved,
            self.yules,
            self.moons,
            self.defences,
            self.playing,
            self.named,
            self.picked,
            self.drawn,
            self.fetched,
            self.minted,
            self.last,
            self.reiner,
            self.winner,
        )

    def forget(self) -> None:
        if not self.forgetful:
            self.forgetful = True
            self.memories = []
            self.stacks = [Heap(stack.cards) for stack in self.stacks]
            for player in self.players:
                player.hand = Heap(player.hand.cards)
                player.structure()
            self.middle_cards()  # copies will share it

    def own_stack(self, number: int) -> list[int]:
        """Of a forgetful state: the cards of a stack, no longer shared with others, to be changed."""
        cards = self.stacks[number].cards[:]
        self.stacks = self.stacks[:]
        self.stacks[number] = Heap(cards)
        return cards

    def own_hand(self, seat: int) -> list[int]:
        """The same with a hand."""
        player = self.players[seat]
        cards = player.hand.cards[:]
        player.hand = Heap(cards)
        return cards

    def key(self) -> Hashable:
        if self.forgetful:
            return self.bare_key()
        from permonik.games.rivals.cards import recollect

        recollect(self)
        return (
            self.agenda_codes(),
            self.variant,
            self.first,
            self.active,
            self.turns,
            self.production,
            self.face,
            tuple([player.key() for player in self.players]),
            tuple([stack.key() for stack in self.stacks]),
            tuple([tuple(kinds) for kinds in self.unseen]),
            tuple([memory.key() for memory in self.memories]),
            self.discards,
            self.face_up,
            self.roads,
            self.settlements,
            self.cities,
            self.regions,
            self.shuffled,
            self.shuffles,
            self.resolved,
            self.yules,
            self.moons,
            self.defences,
            self.playing,
            self.named,
            self.picked,
            self.drawn,
            self.fetched,
            self.minted,
            self.last,
            self.reiner,
            self.winner,
        )

    def bare_key(self) -> Hashable:
        """The position without what anybody knows. What changes seldom has its hash already.

        Cards that nobody has seen are those that lie nowhere else, and small numbers share one: fewer are hashed.
        """
        red, blue = self.players
        phase = ((self.first << 1 | self.active) << 3 | self.production) << 3 | self.face + 1
        left = ((self.face_up << 4 | self.roads) << 4 | self.settlements) << 4 | self.cities
        special = (self.fetched << 4 | self.minted) << 6 | self.last + 1
        return (
            tuple([step.interned or step.intern() for step in self.agenda]),
            (self.variant << 8 | phase) << 16 | left,
            (self.turns << 10 | self.yules) << 10 | self.shuffles,
            (special << 1 | self.reiner) << 2 | self.winner + 1,
            red.structure(),
            red.packed,
            red.hand,
            blue.structure(),
            blue.packed,
            blue.hand,
            self.middle_cards(),
            self.regions,
            self.shuffled,
            self.defences,
            self.playing,
            self.named,
            self.picked,
            self.drawn,
        )

    def middle_cards(self) -> MiddleCards:
        """What lies in the middle of a forgetful state."""
        middle = self.middle
        if (
            middle is None
            or middle.stacks is not self.stacks
            or middle.discards is not self.discards
            or middle.resolved is not self.resolved
            or middle.moons is not self.moons
        ):
            middle = MiddleCards(self.stacks, self.discards, self.resolved, self.moons)
            self.middle = middle
        return middle

    def __reduce__(self) -> tuple[Any, ...]:
        from permonik.games.rivals.plain import dump, restore

        return restore, (dump(self),)

    # -- tokens and points, as they follow from the principalities (R14) ---------------------------------------------

    def strength_holder(self) -> int:
        """Who has the strength token, or NOBODY (R14.2, RU-10)."""
        return holder(self.players[0].strength, self.players[1].strength)

    def trade_holder(self) -> int:
        return holder(self.players[0].commerce(), self.players[1].commerce())

    def points(self, seat: int) -> int:
        """Victory points with tokens (R14.3, R14.4)."""
        tokens = (1 if self.strength_holder() == seat else 0) + (1 if self.trade_holder() == seat else 0)
        return self.players[seat].victory() + tokens


def holder(red: int, blue: int) -> int:
    """At least three, and more than the other."""
    if red > blue:
        return 0 if red >= TOKEN_MINIMUM else NOBODY
    if blue > red:
        return 1 if blue >= TOKEN_MINIMUM else NOBODY
    return NOBODY
