"""What a seat of Rivals may know, and how it imagines the rest (H1 to H6)."""

from __future__ import annotations

from random import Random
from typing import Any, Final, TypedDict

from permonik.games.rivals.actions import CARD
from permonik.games.rivals.cards import hand_in_order, hidden_copies, memory_of, recollect, world_of
from permonik.games.rivals.plain import dump_worlds, name, number, public, read_state, read_worlds, remember
from permonik.games.rivals.searching import TakeCard
from permonik.games.rivals.state import NOBODY, OBSERVERS, SPECTATORS, RivalsState
from permonik.games.rivals.tables import BACK, HAND, SETS
from permonik.kernel.errors import BadNotation, BadPosition
from permonik.kernel.imagined import completed, deal, weights
from permonik.kernel.pile import Pile
from permonik.kernel.possible import UNKNOWN, Possible, World
from permonik.kernel.recall import Recall
from permonik.kernel.step import AnyStep

# -- what it is made of ----------------------------------------------------------------------------------------


class PrincipalityView(TypedDict):
    """Towns from left to right; what lies at places, spots and in stores, by their names in the notation."""

    towns: list[str]
    cities: list[str]
    roads: list[bool]
    regions: dict[str, str]
    stock: dict[str, int]
    expansions: dict[str, str]
    cache: str | None


class HandView(TypedDict):
    """The cards one knows, and per back how many one does not."""

    known: list[str]
    unknown: list[int]


class StackView(TypedDict):
    """From the top; None: a card one does not know."""

    back: str
    cards: list[str | None]


class WorldsView(TypedDict):
    """What is possible: the contents of each zone, and worlds as numbers of contents."""

    zones: list[list[str]]
    worlds: list[str]


class RivalsTable(TypedDict):
    """What a seat sees of the table: all that the page gets."""

    game: str
    seat: int | None
    variant: str
    first: int
    active: int
    turns: int
    production: int
    face: str | None
    principalities: list[PrincipalityView]
    discards: list[list[str]]
    face_up: int
    roads: int
    settlements: int
    cities: int
    regions: list[str]
    shuffled: list[str]
    shuffles: int
    resolved: list[str]
    yules: int
    moons: list[str | None]
    defences: list[int]
    playing: str | None
    named: list[str]
    picked: list[str]
    drawn: list[str]
    fetched: int
    minted: int
    last: int
    reiner: bool
    winner: int | None
    points: list[int]
    target: int
    strength: list[int]
    skill: list[int]
    commerce: list[int]
    progress: list[int]
    hand_limits: list[int]
    strength_token: int | None
    trade_token: int | None
    hands: list[HandView]
    stacks: list[StackView]


class RivalsView(RivalsTable):
    """The same with what is still to happen and all that is possible, so that a program can play on from it."""

    agenda: list[list[str | int]]
    possible: dict[str, WorldsView]


def view(s: RivalsState, seat: int | None) -> dict[str, Any]:
    recollect(s)
    me = SPECTATORS if seat is None else seat
    return {
        **open_to_all(s, seat),
        **private(s, seat),
        # Where one knows more than names at places: all that is possible, by back.
        "possible": {SETS[one.back]: dump_worlds(one.possible) for one in s.memories if one.observer == me},
    }


def open_to_all(s: RivalsState, seat: int | None) -> dict[str, Any]:
    strength, trade = s.strength_holder(), s.trade_holder()
    return {
        "game": "rivals",
        "seat": seat,
        **public(s),
        "points": [s.points(player) for player in range(2)],
        "target": s.mode.target,
        "strength": [player.strength for player in s.players],
        "skill": [player.skill for player in s.players],
        "commerce": [player.commerce() for player in s.players],
        "progress": [player.progress for player in s.players],
        "hand_limits": [HAND + player.progress for player in s.players],
        "strength_token": None if strength == NOBODY else strength,
        "trade_token": None if trade == NOBODY else trade,
    }


def seen(s: RivalsState, seat: int | None) -> dict[str, Any]:
    """As a person gets it: what is possible is not even written."""
    recollect(s)
    told = {**open_to_all(s, seat), **private(s, seat)}
    del told["agenda"]
    return told


def seen_beside(s: RivalsState, seat: int | None, other: dict[str, Any]) -> dict[str, Any]:
    """What a person sees from what another one does, of the same position: all but this lies open."""
    recollect(s)
    return {**other, "seat": seat, **private(s, seat)}


def private(s: RivalsState, seat: int | None) -> dict[str, Any]:
    """What an observer alone knows (H2 to H4)."""
    me = SPECTATORS if seat is None else seat
    known = [known_world(s, me, back) for back in range(len(SETS))]
    return {
        "hands": [see_hand(s, player, known) for player in range(2)],
        "stacks": [see_stack(s, stack, known) for stack in range(len(s.stacks))],
    }


def known_world(s: RivalsState, me: int, back: int) -> World:
    """What an observer is sure of, about the cards of one back."""
    if not s.mode.contents[back]:  # most variants play without some of the sets
        return ((),) * (len(s.mode.stacks_of[back]) + 2)
    memory = memory_of(s, me, back)
    return world_of(s, me, back) if memory is None else memory.possible.sure()


def known_hand(s: RivalsState, seat: int, known: list[World]) -> list[int]:
    """The cards of a hand that one knows."""
    return sorted([kind for back in range(len(SETS)) for kind in known[back][len(s.mode.stacks_of[back]) + seat]])


def unknown_in(s: RivalsState, seat: int, cards: list[int]) -> list[int]:
    """How many of each back there are beside those that one knows."""
    unknown = [0] * len(SETS)
    for kind in s.players[seat].hand.cards:
        unknown[BACK[kind]] += 1
    for kind in cards:
        unknown[BACK[kind]] -= 1
    return unknown


def see_hand(s: RivalsState, seat: int, known: list[World]) -> dict[str, Any]:
    cards = known_hand(s, seat, known)
    return {"known": [CARD.ids[kind] for kind in cards], "unknown": unknown_in(s, seat, cards)}


def see_stack(s: RivalsState, stack: int, known: list[World]) -> dict[str, Any]:
    back = s.mode.stack_back[stack]
    cards = known[back][s.mode.zone_of[stack]]
    return {"back": SETS[back], "cards": [name(CARD, kind) for kind in cards]}


class RivalsRecall(Recall):
    """A view understood: the public part, the cards one knows, and the worlds where one is in doubt."""

    def __init__(
        self,
        me: int,
        bare: RivalsState,
        hands: list[list[int]],
        unknown: list[list[int]],
        stacks: list[list[int]],
        doubts: list[tuple[int, Possible]],
    ) -> None:
        self.me = me
        self.bare = bare
        self.hands = hands
        self.unknown = unknown
        self.stacks = stacks
        self.looker, self.looked = looking(bare.agenda)
        copies = hidden_copies(bare)
        kinds_of = bare.mode.kinds_of
        self.pools: list[list[int]] = [
            [kind for kind in kinds_of[back] for _ in range(copies[kind])] for back in range(len(SETS))
        ]
        self.doubts = [(back, in_doubt(possible, self.pools[back], self.sizes(back))) for back, possible in doubts]

    def sizes(self, back: int) -> list[int]:
        """How many cards lie in each stack of a back and in each hand."""
        sizes = [len(self.stacks[stack]) for stack in self.bare.mode.stacks_of[back]]
        for seat in range(2):
            sizes.append(len([kind for kind in self.hands[seat] if BACK[kind] == back]) + self.unknown[seat][back])
        return sizes

    def fill(self, rng: Random) -> RivalsState:
        return self.filled(rng)

    def some(self) -> RivalsState:
        """Without a draw: the first world there is, and what is left in order."""
        return self.filled(None)

    def filled(self, rng: Random | None) -> RivalsState:
        s = self.bare.clone()
        doubtful = [back for back, _ in self.doubts]
        bit = 1 << self.me
        for back in range(len(SETS)):
            if s.mode.contents[back] and back not in doubtful:
                self.fill_back(rng, s, back, bit)
        for back, doubt in self.doubts:
            self.fill_doubt(rng, s, back, doubt)
            remember(s, self.me, back, doubt.possible)
        for seat in range(2):
            hand = s.players[seat].hand
            for at in range(len(hand.cards)):
                if seat != self.me:
                    hand.knows[at] |= 1 << seat
            hand_in_order(hand)
        if self.looker >= 0 and self.looker != self.me:
            pile = s.stacks[self.looked]
            pile.knows = [knows | 1 << self.looker for knows in pile.knows]
        return s

    def fill_back(self, rng: Random | None, s: RivalsState, back: int, bit: int) -> None:
        """Cards for hands, and for a stack that somebody is looking through; the rest the dealer will say."""
        rest = self.pools[back][:]
        for stack in s.mode.stacks_of[back]:
            for kind in self.stacks[stack]:
                if kind >= 0:
                    rest.remove(kind)
        for seat in range(2):
            for kind in self.hands[seat]:
                if BACK[kind] == back:
                    rest.remove(kind)
        if rng is not None:
            rng.shuffle(rest)
        for seat in range(2):
            hand = s.players[seat].hand
            for kind in self.hands[seat]:
                if BACK[kind] == back:
                    hand.put(kind, bit)
            for _ in range(self.unknown[seat][back]):
                hand.put(rest.pop(), 0)
        slot = 0
        for stack in s.mode.stacks_of[back]:
            pile = s.stacks[stack]
            for kind in self.stacks[stack]:
                if kind != UNKNOWN:
                    pile.put(kind, bit)
                elif stack == self.looked:
                    pile.put(rest.pop(), 0)
                else:
                    pile.put(~slot, 0)
                    slot += 1
        s.unseen[back] = sorted(rest)

    def fill_doubt(self, rng: Random | None, s: RivalsState, back: int, doubt: Doubt) -> None:
        """In doubt every card of that back is dealt: what lies where hangs together."""
        numbers = s.mode.stacks_of[back]
        pool, sizes = self.pools[back], self.sizes(back)
        if rng is None:
            dealt = completed(doubt.possible, 0, sizes, pool, None)
        else:
            dealt = deal(rng, doubt.possible, doubt.weighed(pool, sizes), sizes, pool)
        for zone, stack in enumerate(numbers):
            for kind in dealt[zone]:
                s.stacks[stack].put(kind, 0)
        for seat in range(2):
            for kind in dealt[len(numbers) + seat]:
                s.players[seat].hand.put(kind, 0)


def recall(view: dict[str, Any]) -> RivalsRecall:
    try:
        me: int = SPECTATORS if view["seat"] is None else view["seat"]
        stacks = [[number(CARD, card) for card in stack["cards"]] for stack in view["stacks"]]
        bare = read_state(view, [Pile([], []) for _ in range(2)], [Pile([], []) for _ in stacks], [[] for _ in SETS])
        doubts: list[tuple[int, Possible]] = []
        for name_, worlds in view["possible"].items():
            back = SETS.index(name_)
            doubts.append((back, understood(worlds, len(bare.mode.stacks_of[back]))))
        return RivalsRecall(
            me,
            bare,
            [[CARD.parse(card) for card in hand["known"]] for hand in view["hands"]],
            [list(hand["unknown"]) for hand in view["hands"]],
            stacks,
            doubts,
        )
    except (KeyError, TypeError, IndexError, ValueError, AttributeError, BadNotation) as error:
        raise BadPosition(f"no view of rivals: {error!r}") from None


def understood(worlds: dict[str, Any], stacks: int) -> Possible:
    """Worlds as a view tells them. The latest are kept: they stay the same for many views."""
    key = (tuple([tuple(zone) for zone in worlds["zones"]]), tuple(worlds["worlds"]), stacks)
    found = UNDERSTOOD.get(key)
    if found is None:
        if len(UNDERSTOOD) >= MOST_DOUBTS:
            UNDERSTOOD.clear()
        found = UNDERSTOOD[key] = read_worlds(worlds, stacks)
    return found


def recall_of(s: RivalsState, seat: int | None) -> RivalsRecall:
    """Of what lies open a copy, of the rest what the seat knows: the same as by way of its view, but nothing is written
    and read again."""
    recollect(s)
    me = SPECTATORS if seat is None else seat
    known = [known_world(s, me, back) for back in range(len(SETS))]
    hands = [known_hand(s, player, known) for player in range(2)]
    return RivalsRecall(
        me,
        s.twin(
            [player.with_hand(Pile([], [])) for player in s.players],
            [Pile([], []) for _ in s.stacks],
            [[] for _ in SETS],
            [],
        ),
        hands,
        [unknown_in(s, player, hands[player]) for player in range(2)],
        [list(known[back][s.mode.zone_of[stack]]) for stack, back in enumerate(s.mode.stack_back)],
        [(one.back, one.possible) for one in s.memories if one.observer == me],
    )


class Doubt:
    """The worlds of a view, and how often each comes out, which is worked out when somebody draws one."""

    def __init__(self, possible: Possible) -> None:
        self.possible = possible
        self.weights: list[int] = []

    def weighed(self, pool: list[int], sizes: list[int]) -> list[int]:
        if not self.weights:
            self.weights = weights(self.possible, pool, sizes)
        return self.weights


def in_doubt(possible: Possible, pool: list[int], sizes: list[int]) -> Doubt:
    """The latest are kept, too."""
    key = (possible, tuple(pool), tuple(sizes))
    found = DOUBTS.get(key)
    if found is None:
        if len(DOUBTS) >= MOST_DOUBTS:
            DOUBTS.clear()
        found = DOUBTS[key] = Doubt(possible)
    return found


MOST_DOUBTS: Final = 64
UNDERSTOOD: Final[dict[tuple[Any, ...], Possible]] = {}
DOUBTS: Final[dict[tuple[Any, ...], Doubt]] = {}


def looking(agenda: list[AnyStep]) -> tuple[int, int]:
    """Who is looking through which stack, or -1."""
    for step in agenda:
        if isinstance(step, TakeCard):
            return step.seat, step.stack
    return -1, -1


def known(s: RivalsState, seat: int) -> int:
    """One bit for each copy of a kind whose place the seat knows: a decision that adds one showed something."""
    if s.forgetful or any([memory.observer == seat and memory.sure() is None for memory in s.memories]):
        recollect(s)
    return known_with(s, seat, in_the_open(s))


def knowledge(s: RivalsState) -> list[int]:
    """The same of everybody: what lies open is looked up once."""
    recollect(s)
    copies = in_the_open(s)
    return [known_with(s, observer, copies) for observer in range(OBSERVERS)]


def known_with(s: RivalsState, seat: int, lies_open: list[int]) -> int:
    bit = 1 << seat
    copies = lies_open[:]
    for pile in s.stacks:
        add_known(copies, pile, bit)
    for player in s.players:
        add_known(copies, player.hand, bit)
    for memory in s.memories:
        if memory.observer == seat:
            for zone in memory.sure() or ():
                add(copies, zone)
    return int.from_bytes(bytes(copies), "little")


def add_known(copies: list[int], pile: Pile, bit: int) -> None:
    for at in range(len(pile.knows)):
        if pile.knows[at] & bit and pile.cards[at] >= 0:
            copies[pile.cards[at]] += copies[pile.cards[at]] + 1


def add(copies: list[int], kinds: tuple[int, ...]) -> None:
    """One more bit for each of these cards: eight are kept for the copies of a kind."""
    for kind in kinds:
        if kind >= 0:
            copies[kind] += copies[kind] + 1


def in_the_open(s: RivalsState) -> list[int]:
    """The bits of the cards that all can see, by kind. A match asks for them twice an entry, a question once for each
    answer, and they seldom change; nor does whoever asks change them."""
    key = (s.players[0].sites, s.players[1].sites, s.playing, *s.discards)
    found = OPEN.get(key)
    if found is None:
        copies = [0] * len(CARD.ids)
        for kinds in ((s.playing,), s.players[0].sites, s.players[1].sites, *s.discards):
            add(copies, kinds)
        if len(OPEN) >= MOST:
            OPEN.clear()
        found = OPEN[key] = copies
    return found


MOST: Final = 1 << 10
OPEN: Final[dict[tuple[Any, ...], list[int]]] = {}
