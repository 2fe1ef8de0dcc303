"""Positions of Saboteur in the game's own words, played with the options that it really offers.

Cells are written `x,y`, fields `x,y name` with the names of the data files, placed cards `id` or `id@180`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from permonik.games.saboteur import GAME
from permonik.games.saboteur.actions import CARD, CELL, CLAN_CARD, CREATURE, TOKEN
from permonik.games.saboteur.board import built, goal_cells, inserted
from permonik.games.saboteur.deck import content_of
from permonik.games.saboteur.grid import SIDES, edge
from permonik.games.saboteur.recall import design_number
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import GOAL, GOALS, REMOVED, START, TIERS
from permonik.games.saboteur.turns import begin_turn
from permonik.kernel.message import Message, told
from permonik.kernel.record import Dealt, Decision
from permonik.kernel.step import CHANCE, EVERYONE
from permonik.testing.contract.helpers import Helpers
from permonik.testing.contract.stories import Accounts

ANNA, BORIS, CYRIL, DANA, EMIL, FILIP, GITA, HUGO = range(8)
BOX = content_of({})
LEDGER = Helpers(Path(__file__).resolve().parents[1]).load("saboteur", "goods", "held", "causes", "without")
FIELD_NAMES: dict[int, list[str]] = {
    **{CARD.numbers[card["id"]]: card["fields"] for card in BOX["paths"]},
    START: BOX["start"]["fields"],
    **{GOAL + n: BOX["goals"][n]["fields"] for n in range(4)},
}


class Table:
    """A state that is played in words."""

    def __init__(self, state: SabState) -> None:
        self.state = state
        self.state.loud = True
        self.accounts = Accounts(GAME, LEDGER)  # whatever is tested, the log tells of it what is true
        self.heard: list[tuple[Message, int]] = []

    # -- playing -------------------------------------------------------------------------------------------------------

    def options(self, seat: int) -> list[str]:
        assert seat in self.state.waiting(), f"waiting: {self.state.waiting()}, chance: {self.state.chance()}"
        return [GAME.text(action) for action in self.state.actions(seat)]

    def do(self, seat: int, *texts: str) -> Table:
        """Answers of one seat, one after the other; fields by their names (`walk 1,0 c`)."""
        for text in texts:
            action = self.numbered(text)
            assert action in self.options(seat), f"{action!r} is not among {self.options(seat)}"
            self.carry_out(seat, GAME.parse(action))
        return self

    def numbered(self, text: str) -> str:
        """`walk 1,0 c` as it is written in records: `walk 1,0 0`."""
        verb, *words = text.split()
        if verb in ("walk", "roam", "lure") and not words[1].isdigit():
            words[1] = str(self.field(" ".join(words)) % 8)
        return " ".join([verb, *words])

    def may(self, seat: int, text: str) -> bool:
        return seat in self.state.waiting() and self.numbered(text) in self.options(seat)

    def deal(self, *outcomes: str) -> Table:
        """Answers of chance, each as `deck outcome`."""
        for text in outcomes:
            deck, name = text.split()
            assert deck == self.chance().deck, f"{self.chance()} is asked"
            outcome = GAME.outcome_parse(deck, name)
            assert outcome in self.chance().outcomes
            self.carry_out(CHANCE, outcome)
        return self

    def draw(self) -> Table:
        """Whatever is to be drawn from the pile now, is."""
        while (chance := self.state.chance()) is not None and chance.deck.startswith("tier"):
            self.carry_out(CHANCE, chance.outcomes[0])
        return self

    def carry_out(self, seat: int, action: int) -> None:
        if seat == CHANCE:
            chance = self.chance()
            self.accounts.book(self.state, Dealt(chance.deck, chance.slot, action, EVERYONE))
        else:
            self.accounts.book(self.state, Decision(seat, action, False, EVERYONE))
        self.heard += [(told(GAME.lines, -1, said), said[2]) for said in self.state.said]
        self.state.said.clear()

    def chance(self) -> Any:
        chance = self.state.chance()
        assert chance is not None, f"waiting: {self.state.waiting()}"
        return chance

    # -- looking -------------------------------------------------------------------------------------------------------

    def waiting(self) -> tuple[int, ...]:
        return self.state.waiting()

    def field(self, text: str) -> int:
        place, name = text.split()
        cell = CELL.parse(place)
        if cell in self.state.board.down:
            return cell * 8
        return cell * 8 + FIELD_NAMES[self.state.board.cards[cell] >> 1].index(name)

    def named(self, field: int) -> str:
        """`1,0 c`, `out`, or `4,4 ?` for a face-down goal card."""
        if field < 0:
            return "out"
        cell = field >> 3
        if cell in self.state.board.down:
            return f"{CELL.text(cell)} ?"
        return f"{CELL.text(cell)} {FIELD_NAMES[self.state.board.cards[cell] >> 1][field & 7]}"

    def at(self, seat: int) -> str:
        return self.named(self.state.at[seat])

    def creature(self, name: str) -> str:
        return self.named(self.state.creature_at[CREATURE.numbers[name]])

    def holder(self, creature: str) -> int:
        return self.state.creature_of[CREATURE.numbers[creature]]

    def web(self, name: str) -> int:
        """The side that a web shows; 0 if it does not lie in the cave."""
        return self.state.web_shows[TOKEN.numbers[name]]

    def hand(self, seat: int) -> list[str]:
        return [CARD.ids[kind] for kind in self.state.hands[seat]]

    def gold(self, seat: int) -> int:
        return self.state.gold[seat]

    def limit(self, seat: int) -> int:
        return self.state.limit[seat]

    def view(self, seat: int | None) -> dict[str, Any]:
        return GAME.view(self.state, seat)


def code(text: str) -> int:
    """A placed card."""
    id, _, turn = text.partition("@")
    return design_number(id) * 2 + (turn == "180")


def edge_at(text: str) -> int:
    """`1,0 E`: the edge at that side of the cell."""
    place, side = text.split()
    return edge(CELL.parse(place), SIDES.index(side))


def table(
    players: int = 2,
    active: int = 0,
    cave: Mapping[str, str] | None = None,
    at: Mapping[int, str] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    goals: Mapping[str, str] | None = None,
    roles: Sequence[str] | None = None,
    gold: Mapping[int, int] | None = None,
    limit: Mapping[int, int] | None = None,
    axes: Mapping[int, int] | None = None,
    boots: Sequence[int] = (),
    lying: Sequence[int] = (),
    creatures: Mapping[str, tuple[str, int]] | None = None,
    webs: Mapping[str, tuple[str, int, int]] | None = None,
    pile: int | None = None,
    left: Sequence[int] = (),
    **options: object,
) -> Table:
    """A position at the start of a turn of `active`.

    cave: cell → card; at: seat → field (the others stand on the start card); creatures: name → (field, whose card);
    webs: symbol → (`x,y side`, side up, whose card); goals: corner → card, for nobody to know; pile: cards left in it.
    Who has no hand given holds one card of tier I that is of no use here.
    """
    s = GAME.setup(players, GAME.check_options(options))
    s.agenda.clear()
    s.active = active
    pool = list(s.pool())
    s.clan = [CLAN_CARD.numbers[role] for role in roles] if roles else pool[:players]
    s.clan_knows = [1 << seat for seat in range(players)]
    cards = {CELL.parse(place): code(text) for place, text in (cave or {}).items()}
    for placed in cards.values():
        if placed >> 1 < START:
            spend(s, placed >> 1)
    down = {cell: corner for corner, cell in enumerate(goal_cells(players)) if cell not in cards}
    for cell, corner in zip(goal_cells(players), range(4), strict=True):
        if cell in cards:
            s.goals[corner] = (cards[cell] >> 1) - GOAL
            s.goal_knows[corner] = s.everybody
    s.board = built(s.deck, {0: START * 2, **cards}, down)
    for cell, placed in cards.items():
        if s.deck.vein[placed >> 1] >= 0:
            s.nuggets = inserted(s.nuggets, cell * 8 + s.deck.vein[placed >> 1])
    result = Table(s)
    for seat, names in (hands or {}).items():
        for name in names:
            spend(s, CARD.numbers[name])
            s.hands[seat] = inserted(s.hands[seat], CARD.numbers[name])
    for seat in range(players):
        if not s.hands[seat] and seat not in (hands or {}):
            kind = next(kind for kind in s.unseen[0])
            spend(s, kind)
            s.hands[seat] = (kind,)
    for seat, where in (at or {}).items():
        s.at[seat] = result.field(where)
    for seat in left:
        s.at[seat] = -1
        s.left.append(seat)
        s.clan_knows[seat] = s.everybody
    for name, (where, holder) in (creatures or {}).items():
        spend(s, first_of(s, name))
        s.creature_at[CREATURE.numbers[name]] = result.field(where)
        s.creature_of[CREATURE.numbers[name]] = holder
    for name, (where, side, holder) in (webs or {}).items():
        web = TOKEN.numbers[name]
        spend(s, CARD.numbers[f"web_{web + 1}"])
        s.web_on[web], s.web_shows[web], s.web_of[web] = edge_at(where), side, holder
    for seat, count in (axes or {}).items():
        for _ in range(count):
            spend(s, first_of(s, "war_axe"))
        s.axes[seat] = count
    for seat in boots:
        spend(s, first_of(s, "boots"))
        s.boots |= 1 << seat
    for values, mine in ((gold, s.gold), (limit, s.limit)):
        for seat, value in (values or {}).items():
            mine[seat] = value
    s.lying = sum(1 << seat for seat in lying)
    for corner, card in (goals or {}).items():
        number = ["north-west", "north-east", "south-east", "south-west"].index(corner)
        s.goals[number] = GOALS.index(card)
    if pile is not None:
        shrink(s, pile)
    begin_turn(s)
    s.settle()
    return result


def first_of(s: SabState, type: str) -> int:
    """An action card of this type that is still free."""
    kinds = [CARD.numbers[f"{type}_{tier}"] for tier in (1, 2, 3)]
    return next(kind for kind in kinds if kind in s.unseen[s.deck.tier[kind]])


def spend(s: SabState, kind: int) -> None:
    """A card that lies open, or in a hand, comes out of its tier's pile."""
    tier = s.deck.tier[kind]
    assert kind in s.unseen[tier], f"the box has no more {CARD.ids[kind]}"
    s.unseen[tier].remove(kind)
    s.taken[tier] += 1


def shrink(s: SabState, count: int) -> None:
    """Leaves so many cards in the pile; the others were discarded by the last seat."""
    for tier in range(TIERS):
        later = sum(s.deck.last[t] - REMOVED - s.taken[t] for t in range(tier + 1, TIERS))
        while (
            s.taken[tier] < s.deck.last[tier] - REMOVED and later + s.deck.last[tier] - REMOVED - s.taken[tier] > count
        ):
            kind = s.unseen[tier][0]
            spend(s, kind)
            s.gone[-1] = inserted(s.gone[-1], kind)


# -- what many tests ask for ------------------------------------------------------------------------------------------

EX_5 = {"1,0": "p1_cross", "2,0": "p1_lair_bend_ne@180"}  # the board of example EX-5


def fresh(players: int, seed: int = 1, **options: object) -> Table:
    """A new game after the deal, before the first answer."""
    rng = Random(seed)
    state = GAME.setup(players, GAME.check_options(options))
    result = Table(state)
    while (chance := state.chance()) is not None:
        result.carry_out(CHANCE, rng.choice(chance.outcomes))
    return result


def places(t: Table, seat: int, card: str) -> list[str]:
    """Where a card in hand may be laid, as `x,y turn`; nothing if it may not be laid at all."""
    if not t.may(seat, f"lay {card}"):
        return []
    twin = Table(t.state.clone()).do(seat, f"lay {card}")
    return [text.removeprefix("place ") for text in twin.options(seat)]


def fields(t: Table, seat: int, verb: str = "walk") -> set[str]:
    """The fields that are offered, by their names."""
    found = [GAME.table.split(action) for action in t.state.actions(seat)]
    return {t.named(values[0] * 8 + values[1]) for kind, values in found if kind.verb == verb}


def discard(t: Table, seat: int, *cards: str) -> Table:
    """Step 1: these cards (or any one) are discarded, and no other."""
    for card in cards or t.hand(seat)[:1]:
        t.do(seat, f"discard {card}")
    return t.do(seat, "enough") if t.may(seat, "enough") else t


def finish(t: Table, seat: int) -> Table:
    """No step, no axe: the dwarf halts, and cards are drawn."""
    return (t.do(seat, "halt") if t.may(seat, "halt") else t).draw()


def pass_turn(t: Table, *seats: int) -> Table:
    """Whole turns in which a card is discarded and nobody moves."""
    for seat in seats:
        finish(discard(t, seat), seat)
    return t


def told_to(t: Table, id: str) -> list[int]:
    """The audiences of the log lines of this kind so far."""
    return [audience for message, audience in t.heard if message.id == id]


def web_places(t: Table, seat: int) -> set[int]:
    """The edges that are offered for a web."""
    found = [text.split() for text in t.options(seat) if text.startswith("web ")]
    return {edge_at(f"{place} {side[0].upper()}") for _, place, side in found}
