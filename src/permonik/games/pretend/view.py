"""What a seat of Pretend may know, and how it imagines the rest (H1 to H4)."""

from __future__ import annotations

from random import Random
from typing import Any, TypedDict

from permonik.games.pretend.actions import BACK, CARD, FACE
from permonik.games.pretend.plain import read_agenda
from permonik.games.pretend.state import Miner, PretendState, bits, contents
from permonik.kernel.errors import BadPosition
from permonik.kernel.game import View
from permonik.kernel.pile import KnownSet, Pile, deal_unknown, set_order
from permonik.kernel.recall import Recall

# Spectators are one more seat, behind the players: they remember, too, what was shown to all.


class Heap(TypedDict):
    """A hand, or what was eaten."""

    known: list[str]  # the cards one knows
    unknown: list[int]  # how many of each back one does not


class CardsSomewhere(TypedDict):
    """Cards that lie somewhere among these places."""

    cards: list[str]
    places: list[list[str | int]]  # ["hand" or "eaten", player, back] or ["stack", stack, index]


class PretendView(TypedDict):
    """Everything a seat may know."""

    game: str
    seat: int | None  # whose view it is; null: a spectator's
    tiny: bool  # whether the small deck is played
    rounds: int
    active: int  # whose turn it is
    turns: int  # begun so far
    guess: str | None  # the face that was named while the die is thrown
    offered: str | None  # the card that is being sold
    coins: list[int]
    soot: list[int]
    hands: list[Heap]
    eaten: list[Heap]
    stacks: list[list[str | None]]  # from the top; null: a card one does not know
    discard: list[str]
    sets: list[CardsSomewhere]
    agenda: list[list[list[str | int]]]


def view(s: PretendState, seat: int | None) -> PretendView:
    players = len(s.miners)
    me = players if seat is None else seat
    return {
        "game": "pretend",
        "seat": seat,
        "tiny": s.tiny,
        "rounds": s.rounds,
        "active": s.active,
        "turns": s.turns,
        "guess": None if s.guess < 0 else FACE.ids[s.guess],
        "offered": None if s.offered < 0 else CARD.ids[s.offered],
        "coins": [miner.coins for miner in s.miners],
        "soot": [miner.soot for miner in s.miners],
        "hands": [see_heap(miner.hand, me) for miner in s.miners],
        "eaten": [see_heap(miner.eaten, me) for miner in s.miners],
        "stacks": [see_stack(stack, me) for stack in s.stacks],
        "discard": [CARD.ids[card] for card in s.discard],
        # Ordered by what the seat knows: the state orders them by the cards that really lie there.
        "sets": sorted([see_set(s, one) for one in s.sets if one.seat == me], key=lambda one: one["cards"]),
        "agenda": [[list(code) for code in stack] for stack in s.agenda_codes()],
    }


def see_heap(pile: Pile, me: int) -> Heap:
    known = pile.seen_by(me)
    unknown = [0, 0]
    for card in pile.cards:
        if card not in known:
            unknown[BACK[card]] += 1
    return {"known": [CARD.ids[card] for card in known], "unknown": unknown}


def see_stack(pile: Pile, me: int) -> list[str | None]:
    return [CARD.ids[c] if knows >> me & 1 else None for c, knows in zip(pile.cards, pile.knows, strict=True)]


def see_set(s: PretendState, one: KnownSet) -> CardsSomewhere:
    places: list[list[str | int]] = []
    for card in one.cards:
        for seat, miner in enumerate(s.miners):
            if card in miner.hand.cards:
                places.append(["hand", seat, BACK[card]])
            if card in miner.eaten.cards:
                places.append(["eaten", seat, BACK[card]])
        for number, stack in enumerate(s.stacks):
            if card in stack.cards:
                places.append(["stack", number, stack.cards.index(card)])
    return {"cards": [CARD.ids[card] for card in one.known], "places": sorted(places, key=str)}


class PretendRecall(Recall):
    """A view read once: the known part of the state, and the places that still need a card."""

    def __init__(self, view: View) -> None:
        try:
            self.view = view
            self.me: int = len(view["coins"]) if view["seat"] is None else view["seat"]
            # The places to deal to, as (kind, player or stack, back or index), in a fixed order.
            self.places: list[tuple[str, int, int]] = []
            for kind in ("hand", "eaten"):
                for seat, heap in enumerate(view["hands" if kind == "hand" else kind]):
                    for back, count in enumerate(heap["unknown"]):
                        self.places += [(kind, seat, back)] * count
            # Somebody is looking through a stack: what lies there is no longer for the dealer to say.
            self.looker, self.looked = looking(view["agenda"])
            if self.looker >= 0:
                names = view["stacks"][self.looked]
                self.places += [("stack", self.looked, at) for at, name in enumerate(names) if name is None]
            self.sets = [self.understand(one) for one in view["sets"]]
            named = [CARD.numbers[name] for name in self.names()]
            self.pool = [card for deck in contents(view["tiny"]) for card in deck if card not in named]
        except (KeyError, TypeError, IndexError, ValueError) as error:
            raise BadPosition(f"no view of pretend: {error!r}") from None

    def understand(self, one: dict[str, Any]) -> tuple[list[int], list[int]]:
        """A set of the view as (indices of places, cards). Places in stacks join the places to deal to."""
        indices: list[int] = []
        for kind, number, which in one["places"]:
            place = (kind, number, which)
            if kind == "stack" and place not in self.places:
                self.places.append(place)
            indices.append(next(i for i, p in enumerate(self.places) if p == place and i not in indices))
        return indices, [CARD.numbers[name] for name in one["cards"]]

    def names(self) -> list[str]:
        """Every card whose place the view tells."""
        view = self.view
        named: list[str] = [name for kind in ("hands", "eaten") for heap in view[kind] for name in heap["known"]]
        named += [name for stack in view["stacks"] for name in stack if name is not None]
        return [*named, *view["discard"], *([view["offered"]] if view["offered"] else [])]

    def fill(self, rng: Random) -> PretendState:
        view = self.view
        backs = [number if kind == "stack" else back for kind, number, back in self.places]
        dealt = deal_unknown(rng, backs, self.pool, BACK, self.sets)
        bit = 1 << self.me
        miners = [
            Miner(coins, soot, known_pile(hand, bit), known_pile(eaten, bit))
            for coins, soot, hand, eaten in zip(view["coins"], view["soot"], view["hands"], view["eaten"], strict=True)
        ]
        stacks = [
            # Nobody's knowledge but one's own is imagined: what one does not know, the dealer will say.
            Pile(
                [~at if name is None else CARD.numbers[name] for at, name in enumerate(names)],
                [0 if name is None else bit for name in names],
            )
            for names in view["stacks"]
        ]
        for (kind, number, which), card in zip(self.places, dealt, strict=True):
            if kind == "stack":
                stacks[number].turn(which, card)
            else:
                pile = miners[number].hand if kind == "hand" else miners[number].eaten
                pile.put_sorted(card, 0)
        for seat, miner in enumerate(miners):
            miner.hand.knows = [knows | 1 << seat for knows in miner.hand.knows]
            miner.eaten.knows = [knows | 1 << seat for knows in miner.eaten.knows]
        sets = [KnownSet(self.me, sorted([dealt[i] for i in indices]), known[:]) for indices, known in self.sets]
        sets.sort(key=set_order)
        if self.looker >= 0:
            stack = stacks[self.looked]
            stack.knows = [knows | 1 << self.looker for knows in stack.knows]
        agenda, *lanes = read_agenda(view["agenda"])
        left = [card for card in self.pool if card not in dealt]
        return PretendState(
            agenda=agenda,
            lanes=lanes,
            tiny=view["tiny"],
            rounds=view["rounds"],
            active=view["active"],
            turns=view["turns"],
            guess=-1 if view["guess"] is None else FACE.numbers[view["guess"]],
            offered=-1 if view["offered"] is None else CARD.numbers[view["offered"]],
            miners=miners,
            stacks=stacks,
            unseen=[bits([card for card in left if BACK[card] == back]) for back in range(2)],
            discard=[CARD.numbers[name] for name in view["discard"]],
            sets=sets,
        )


def looking(agenda: list[list[list[Any]]]) -> tuple[int, int]:
    """Who is looking through which stack, or -1."""
    for stack in agenda:
        for name, *fields in stack:
            if name == "TakeOne":
                return int(fields[0]), int(fields[1])
    return -1, -1


def known_pile(heap: dict[str, Any], bit: int) -> Pile:
    pile = Pile([], [])
    for name in heap["known"]:
        pile.put_sorted(CARD.numbers[name], bit)
    return pile
