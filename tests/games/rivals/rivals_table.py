"""Positions of Rivals in the game's own words, and play by its notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import permonik
from permonik.games.rivals import GAME
from permonik.games.rivals.tables import BACK, KINDS, VARIANT_IDS, VARIANTS
from permonik.kernel.record import Dealt, Decision
from permonik.kernel.step import EVERYONE
from permonik.testing.contract.helpers import Helpers
from permonik.testing.contract.stories import Accounts

RESOURCES = ("lumber", "wool", "gold", "brick", "ore", "grain")
SETS = ("base", "gold", "turmoil", "progress")
RED, BLUE = 0, 1
LEDGER = Helpers(Path(__file__).resolve().parents[1]).load("rivals", "goods", "held", "causes", "without")
TYPES = {
    "forest": "lumber",
    "pasture": "wool",
    "gold_field": "gold",
    "hills": "brick",
    "mountains": "ore",
    "fields": "grain",
}
CARDS = tuple(GAME.table.by_verb["build"].domains[0].ids)


def type_of(region: str) -> str:
    """The resource of a region by its id: stack_fields_3 gives grain."""
    words = region.removeprefix("red_").removeprefix("blue_").removeprefix("stack_").rstrip("_0123456789")
    return TYPES[words]


def set_of(card: str) -> str:
    return SETS[BACK[KINDS.index(card)]]


class Table:
    """A bare state, asked and answered by text."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.accounts = Accounts(GAME, LEDGER)  # whatever is tested, the log tells of it what is true
        self.check()

    def check(self) -> None:
        data = GAME.dump(self.state)
        assert GAME.restore(data).key() == self.state.key()

    @property
    def seat(self) -> int:
        (seat,) = self.state.waiting()
        return int(seat)

    def options(self) -> list[str]:
        return [GAME.text(action) for action in self.state.actions(self.seat)]

    def offers(self, verb: str) -> list[str]:
        """What can be built, played, gained, ... now."""
        return [text.removeprefix(f"{verb} ") for text in self.options() if text.split()[0] == verb]

    def play(self, *texts: str) -> Table:
        """Each text must be on offer; a chance outcome is written `=4`, `=riots`, `=abbey`."""
        for text in texts:
            if text.startswith("="):
                chance = self.state.chance()
                assert chance is not None, f"no chance is asked for; waiting: {self.state.waiting()}"
                outcome = GAME.outcome_parse(chance.deck, text[1:])
                assert outcome in chance.outcomes, f"{text} is not possible: {chance}"
                self.accounts.book(self.state, Dealt(chance.deck, chance.slot, outcome, EVERYONE))
            else:
                assert self.state.chance() is None, f"chance comes before {text!r}: {self.state.chance()}"
                assert text in self.options(), f"{text!r} is not offered to {self.seat}; offered: {self.options()}"
                self.accounts.book(self.state, Decision(self.seat, GAME.parse(text), False, EVERYONE))
        self.check()
        return self

    def asked(self) -> str:
        """The name of the open question."""
        return type(self.state.open(self.seat)).__name__

    def data(self) -> dict[str, Any]:
        return GAME.dump(self.state)

    def principality(self, seat: int = RED) -> dict[str, Any]:
        return dict(self.data()["principalities"][seat])

    def stock(self, seat: int = RED) -> dict[str, int]:
        return dict(self.principality(seat)["stock"])

    def goods(self, seat: int = RED) -> dict[str, int]:
        """What a player holds in all, the Gold Cache included."""
        held = dict.fromkeys(RESOURCES, 0)
        player = self.principality(seat)
        for store, amount in player["stock"].items():
            held["gold" if store == "cache" else type_of(player["regions"][store])] += amount
        return held

    def standing(self, seat: int = RED) -> list[str]:
        return sorted(self.principality(seat)["expansions"].values())

    def hand(self, seat: int = RED) -> list[str]:
        return [card for card, _ in self.data()["hands"][seat]]

    def stack(self, number: int) -> list[str | None]:
        """From the top; None for what nobody has seen."""
        return [card if isinstance(card, str) else None for card, _ in self.data()["stacks"][number - 1]]

    def view(self, seat: int | None) -> dict[str, Any]:
        return GAME.view(self.state, seat)

    def points(self, seat: int = RED) -> int:
        return GAME.scores(self.state)[seat].total

    def tokens(self) -> tuple[int | None, int | None]:
        view = self.view(None)
        return view["strength_token"], view["trade_token"]


def position(
    variant: str = "intro",
    *,
    red: Mapping[str, Any] | None = None,
    blue: Mapping[str, Any] | None = None,
    discard: Sequence[str] = (),
    tops: Mapping[int, Sequence[str]] | None = None,
    die: int = 1,
    face: str = "brigand",
    phase: str = "Act",
    agenda: Sequence[Sequence[Any]] | None = None,
    **more: Any,
) -> Table:
    """Red is on turn, in the action phase (or `phase`: BeforeRoll, Replenish, ExchangeCard).

    Per player: `sites` {"c0-above": [cards]}, `cities` and further `towns` (columns), `roads` (left, right), `regions`
    {place: id}, `goods` by resource (filled into the regions of that type, the rest 0) or `stock` by place, `hand`,
    `cache` (place, gold). `tops`: cards known to nobody on top of a stack, by its number. Everything named is taken out
    of what nobody has seen. Other fields of dump() can be given by name.
    """
    state = GAME.setup(2, {"variant": variant})
    data = GAME.dump(state)
    box = Box(data)
    for seat, given in enumerate((red or {}, blue or {})):
        lay_out(data, box, seat, given)
    for card in discard:
        box.take(card)
    data["discards"] = [list(discard)]
    for number, cards in (tops or {}).items():
        for card in cards:
            box.take(card)
        data["stacks"][number - 1][:0] = [[card, 0] for card in cards]
    if phase == "BeforeRoll":
        data["agenda"] = [["EndTurn", -2], ["Replenish", 0], ["Act", 0], ["BeforeRoll", 0]]
    else:
        data["production"], data["face"] = die, face
        rest = {"Act": [["Replenish", 0], ["Act", 0]], "Replenish": [["Replenish", 0]]}
        data["agenda"] = [["EndTurn", -2], *rest.get(phase, [[phase, 0]])]
    if agenda is not None:
        data["agenda"] = [list(code) for code in agenda]
    data.update(more)
    state = GAME.restore(data)
    state.settle()
    return Table(state)


class Box:
    """The cards that nobody has seen; what is taken out leaves one slot less at the bottom of a stack."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data

    def take(self, card: str) -> None:
        if card == {"gold": "merchant_guild", "turmoil": "hedge_tavern", "progress": "university"}.get(
            self.data["variant"]
        ):
            self.data["face_up"] -= 1
            return
        back = SETS.index(set_of(card))
        self.data["unseen"][back].remove(card)
        stacks = VARIANTS[VARIANT_IDS.index(self.data["variant"])].stacks_of[back]
        largest = max(stacks, key=lambda stack: sum(isinstance(one, int) for one, _ in self.data["stacks"][stack]))
        self.data["stacks"][largest].pop()


def lay_out(data: dict[str, Any], box: Box, seat: int, given: Mapping[str, Any]) -> None:
    player = data["principalities"][seat]
    for column in given.get("towns", []):
        player["towns"].append(f"c{column}")
        data["settlements"] -= 1
        data["roads"] -= 1
    player["towns"].sort(key=lambda town: int(town[1:]))
    player["cities"] = [f"c{column}" for column in given.get("cities", [])]
    data["cities"] -= len(player["cities"])
    player["roads"] = list(given.get("roads", (False, False)))
    data["roads"] -= sum(player["roads"])
    for place, region in given.get("regions", {}).items():
        player["regions"][place] = region
        if region in data["regions"]:
            data["regions"].remove(region)
            data["shuffled"].remove(region)
    for site, cards in given.get("sites", {}).items():
        for number, card in enumerate(sorted(cards, key=CARDS.index)):
            player["expansions"][f"{site}-{number + 1}"] = card
            box.take(card)
            if card == "town_hall":
                box.take("parish_hall")
    if "cache" in given:
        player["cache"], gold = given["cache"]
        player["stock"]["cache"] = gold
        box.take("gold_cache")
    player["stock"] = stocked(player, given)
    for card in sorted(given.get("hand", []), key=CARDS.index):
        box.take(card)
        data["hands"][seat].append([card, 1 << seat])


def stocked(player: dict[str, Any], given: Mapping[str, Any]) -> dict[str, int]:
    stock = {place: player["stock"].get(place, 0) for place in player["regions"]}
    if "goods" in given:
        left = dict(given["goods"])
        for place, region in player["regions"].items():
            stock[place] = min(3, left.get(type_of(region), 0))
            left[type_of(region)] = left.get(type_of(region), 0) - stock[place]
        assert not any(left.values()), f"no room for {left}"
    for place, amount in given.get("stock", {}).items():
        stock[place] = amount
    if player["cache"] is not None:
        stock["cache"] = player["stock"]["cache"]
    return stock


def opening(variant: str = "intro", starter: int = RED) -> Table:
    """A game whose first chance, the roll for the start, is over."""
    return Table(GAME.setup(2, {"variant": variant})).play(*(("=5", "=2") if starter == RED else ("=2", "=5")))


def deal_on(table: Table) -> Table:
    """While chance is asked, the first outcome that is possible."""
    while (chance := table.state.chance()) is not None:
        table.state.apply(permonik.CHANCE, chance.outcomes[0])
    table.check()
    return table


def rolled(variant: str, die: int, face: str, *more: str, **given: Any) -> Table:
    """Red's roll and what follows: `rolled("gold", 5, "event_card", "=feud", blue=...)`."""
    return position(variant, phase="BeforeRoll", **given).play("roll", f"={die}", f"={face}", *more)


def twin(table: Table) -> Table:
    """The same position, to be played on in another way."""
    return Table(table.state.clone())


def emptied(table: Table, *numbers: int) -> Table:
    """The same position with these stacks used up: their cards, which nobody had seen, lie on the discard pile."""
    data = table.data()
    for number in numbers:
        stack = data["stacks"][number - 1]
        assert all(isinstance(card, int) for card, _ in stack), "somebody has seen a card there"
        unseen = data["unseen"][VARIANTS[VARIANT_IDS.index(data["variant"])].stack_back[number - 1]]
        data["discards"][0] += unseen[: len(stack)]
        del unseen[: len(stack)]
        stack.clear()
    return Table(GAME.restore(data))


def restacked(table: Table, number: int, cards: Sequence[str], knows: int = 0, **changes: Any) -> Table:
    """The same position with these cards only in a stack, known to `knows`; what lay there lies on another one."""
    data = table.data()
    pile = data["stacks"][number - 1]
    back = table.state.mode.stack_back[number - 1]
    for card in cards:
        known = [place for place in pile if place[0] == card]
        if known:
            pile.remove(known[0])
        else:
            data["unseen"][back].remove(card)
            pile.remove(next(place for place in pile if isinstance(place[0], int)))
    other = next(stack for stack in table.state.mode.stacks_of[back] if stack != number - 1)
    data["stacks"][other] += pile
    data["stacks"][number - 1] = [[card, knows] for card in cards]
    return Table(GAME.restore(data | changes))


NOTHING = dict.fromkeys(RESOURCES, 0)


def holds(**goods: int) -> dict[str, int]:
    """What goods() says of a player who has these and nothing else."""
    return NOTHING | goods
