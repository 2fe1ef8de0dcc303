"""How a seat of Saboteur imagines what it cannot see: uniformly over all that its knowledge allows.

Roles by the worlds that are left, goal cards by permutation, cards tier by tier. What others know is imagined only as
far as they must know it: their hands, what they put away, goal and clan cards they have looked at.
"""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random
from typing import Any

from permonik.games.saboteur.actions import CARD, CLAN, CLAN_CARD, GOAL_CARD
from permonik.games.saboteur.board import built, goal_cells
from permonik.games.saboteur.deck import deck_of
from permonik.games.saboteur.memory import NOBODY, Course, Memory
from permonik.games.saboteur.plain import read_agenda
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import (
    GOAL,
    GOALS,
    REMOVED,
    START,
    SWITCHES,
    TIERS,
)
from permonik.games.saboteur.view import read_event
from permonik.kernel.errors import BadOption, BadPosition
from permonik.kernel.game import View
from permonik.kernel.recall import Recall


class SabRecall(Recall):
    """A view read once. `base` is the position as far as the seat knows it; the rest is dealt into copies of it."""

    def __init__(self, view: View) -> None:
        try:
            self.players: int = view["players"]
            self.me: int = self.players if view["seat"] is None else view["seat"]
            self.base = known_part(view)
            s = self.base
            self.worlds = [
                (sum([1 << seat for seat in world["saboteurs"]]), int(world["ways"])) for world in view["worlds"]
            ]
            self.colours = [CLAN.numbers[dwarf["clan"]] if dwarf["clan"] else -1 for dwarf in view["dwarves"]]
            self.looked: int = view["aside"]["looked"]
            # Goal cards that somebody has seen, but not this seat.
            self.corners = [n for n, goal in enumerate(view["goals"]) if goal["looked"] and goal["card"] is None]
            shown = Counter([CARD.numbers[id] for id in view["shown"]])
            if view["seat"] is not None:
                shown.update(s.hands[self.me])
                shown.update(s.gone[self.me])
            self.pools: list[list[int]] = []
            for tier in range(TIERS):
                pool = Counter(s.deck.contents[tier])
                pool.subtract({kind: count for kind, count in shown.items() if s.deck.tier[kind] == tier})
                self.pools.append(sorted(pool.elements()))
            self.in_hand: list[list[int]] = [hand["backs"] for hand in view["hands"]]
            self.put_away: list[list[int]] = [gone["backs"] for gone in view["gone"]]
            self.courses = [
                [c for c in [Course(one, tier, s.deck.tier) for one in s.memories] if c.known] for tier in range(TIERS)
            ]
        except (KeyError, TypeError, IndexError, ValueError, AttributeError, BadOption) as error:
            raise BadPosition(f"no view of saboteur: {error!r}") from None

    def fill(self, rng: Random) -> SabState:
        s = self.base.clone()
        self.deal_roles(s, rng)
        self.deal_goals(s, rng)
        hands: list[list[int]] = [[] for _ in range(self.players)]
        gone: list[list[int]] = [[] for _ in range(self.players)]
        for tier in range(TIERS):
            s.unseen[tier] = sorted(self.deal_tier(tier, rng, hands, gone))
        for seat in range(self.players):
            if seat != self.me:
                s.hands[seat] = tuple(sorted(hands[seat]))
                s.gone[seat] = tuple(sorted(gone[seat]))
        return s

    def deal_roles(self, s: SabState, rng: Random) -> None:
        """One of the worlds, each as likely as there are ways to deal it."""
        if not self.worlds:
            return
        pick = rng.randrange(sum([ways for _, ways in self.worlds]))
        for saboteurs, ways in self.worlds:
            pick -= ways
            if pick < 0:
                s.clan = [colour * 2 + (saboteurs >> seat & 1) for seat, colour in enumerate(self.colours)]
                break
        if self.looked and not s.aside:
            rest = Counter(s.pool())
            rest.subtract(s.clan)
            s.aside = tuple(sorted(rng.sample(sorted(rest.elements()), self.looked)))

    def deal_goals(self, s: SabState, rng: Random) -> None:
        rest = [goal for goal in range(4) if goal not in s.goals]
        rng.shuffle(rest)
        for corner in self.corners:
            s.goals[corner] = rest.pop()

    def deal_tier(self, tier: int, rng: Random, hands: list[list[int]], gone: list[list[int]]) -> list[int]:
        """Cards for all places of a tier that one cannot see into; gives those that are left, which nobody has seen."""
        courses = self.courses[tier]
        groups: list[list[int]] = []
        if courses:
            groups, cards = self.deal_known(tier, rng)
        else:
            cards = self.pools[tier][:]
            rng.shuffle(cards)
        away = [backs[tier] for backs in self.put_away]
        held = [backs[tier] for backs in self.in_hand]
        for course, group in zip(courses, groups, strict=True):
            for seat, kind in zip(course.hiders, group, strict=False):
                gone[seat].append(kind)
                away[seat] -= 1
            if course.holder != NOBODY:
                hands[course.holder] += group[len(course.hiders) :]
                held[course.holder] = 0
        for seat in range(self.players):
            if seat != self.me:
                for _ in range(held[seat]):
                    hands[seat].append(cards.pop())
                for _ in range(away[seat]):
                    gone[seat].append(cards.pop())
        return cards

    def deal_known(self, tier: int, rng: Random) -> tuple[list[list[int]], list[int]]:
        """For each hand that one remembers the cards put away and those still there; and the other cards, shuffled.

        The known cards go to random places among the hand and what was put away from it, the rest of the pool fills
        the places, and what could not have come about is dealt again. A deal with more cards of a kind than are known
        can come up in several ways, so it is taken only that much less often.
        """
        while True:
            rest = Counter(self.pools[tier])
            groups: list[list[int]] = []
            for course in self.courses[tier]:
                size = len(course.hiders) + self.hand_size(course, tier)
                group = [-1] * size
                left = list(course.left().elements())
                for place, kind in zip(rng.sample(range(size), len(left)), left, strict=True):
                    group[place] = kind
                rest.subtract(left)
                groups.append(group)
            cards = list(rest.elements())
            rng.shuffle(cards)
            ways = 1
            fits = True
            for course, group in zip(self.courses[tier], groups, strict=True):
                for place, kind in enumerate(group):
                    if kind < 0:
                        group[place] = cards.pop()
                for kind, count in course.left().items():
                    ways *= comb(group.count(kind), count)
                hidden = len(course.hiders)
                fits = fits and course.possible(group[:hidden], group[hidden:])
            if fits and (ways == 1 or rng.random() * ways < 1):
                return groups, cards

    def hand_size(self, course: Course, tier: int) -> int:
        return 0 if course.holder == NOBODY else self.in_hand[course.holder][tier]


def known_part(view: View) -> SabState:
    """The position without what the seat does not know."""
    players = view["players"]
    me = players if view["seat"] is None else view["seat"]
    everybody = (2 << players) - 1
    deck = deck_of(view["deck"] or "")
    colour = CLAN.numbers[view["colour"]]
    dwarves: list[dict[str, Any]] = view["dwarves"]
    cells = goal_cells(players)
    face_up = {card["cell"]: design_number(card["card"]) * 2 + card["turn"] // 180 for card in view["cards"]}
    s = SabState(
        read_agenda(view["agenda"][0]),
        deck,
        built(deck, face_up, {cell: corner for corner, cell in enumerate(cells) if cell not in face_up}),
        [number(dwarf["at"]) for dwarf in dwarves],
        [numbers(hand["cards"]) if seat == me else () for seat, hand in enumerate(view["hands"])],
        [numbers(gone["cards"]) if seat == me else () for seat, gone in enumerate(view["gone"])],
        [[] for _ in range(TIERS)],
        [read_memory(me, one) for one in view["memories"]],
    )
    s.rules = sum([bit for bit, name, _ in SWITCHES if view["rules"][name]])
    s.colour = colour
    s.active = view["active"]
    s.clan = [CLAN_CARD.numbers[dwarf["role"]] if dwarf["role"] else -1 for dwarf in dwarves]
    s.clan_knows = [everybody if dwarf["open"] else lookers(seat, dwarf) for seat, dwarf in enumerate(dwarves)]
    s.aside = tuple([CLAN_CARD.numbers[id] for id in view["aside"]["seen"] or []])
    s.left = list(view["left"])
    s.lying = sum([1 << seat for seat, dwarf in enumerate(dwarves) if dwarf["lying"]])
    s.gold = [dwarf["gold"] for dwarf in dwarves]
    s.limit = [dwarf["limit"] for dwarf in dwarves]
    s.boots = sum([1 << seat for seat, dwarf in enumerate(dwarves) if dwarf["boots"]])
    s.axes = [dwarf["axes"] for dwarf in dwarves]
    s.losses = [dwarf["losses"] for dwarf in dwarves]
    s.taken = [deck.last[tier] - REMOVED - view["pile"][tier] for tier in range(TIERS)]
    s.goals = [-1 if goal["card"] is None else GOAL_CARD.numbers[goal["card"]] for goal in view["goals"]]
    s.goal_knows = [
        everybody if goal["open"] else sum([1 << seat for seat in goal["looked"]]) for goal in view["goals"]
    ]
    s.nuggets = tuple(view["nuggets"])
    s.creature_at = [number(creature["at"]) for creature in view["creatures"]]
    s.creature_of = [number(creature["of"]) for creature in view["creatures"]]
    s.web_on = [number(web["edge"]) for web in view["webs"]]
    s.web_shows = [web["shows"] for web in view["webs"]]
    s.web_of = [number(web["of"]) for web in view["webs"]]
    s.moves = view["moves"]
    s.stiff = view["stiff"]
    s.draws = view["draws"]
    s.drawer = view["drawer"]
    return s


def lookers(seat: int, dwarf: dict[str, Any]) -> int:
    """Who knows a clan card that lies face down: its owner, and those who looked."""
    return sum([1 << other for other in (seat, *dwarf["looked"])]) if dwarf["clan"] else 0


def read_memory(me: int, one: dict[str, Any]) -> Memory:
    since = tuple([read_event(event) for event in one["since"]])
    return Memory(me, number(one["holder"]), numbers(one["known"]), since)


def number(value: int | None) -> int:
    return -1 if value is None else value


def numbers(ids: list[str]) -> tuple[int, ...]:
    return tuple([CARD.numbers[id] for id in ids])


def design_number(id: str) -> int:
    if id == "start":
        return START
    return GOAL + GOALS.index(id) if id in GOALS else CARD.numbers[id]
