"""Action spaces: placing a dwarf, and the one interpreter of flows (R3.5 to R3.11, section 9).

A flow is a tree (`tables.Node`). `do <part>` names a leaf or block of it; the connectives above decide which parts
are on offer, and what remains to be chosen afterwards.
"""

from __future__ import annotations

from typing import Final

from permonik.games.caverna.able import able, able_at
from permonik.games.caverna.actions import (
    ASIDE,
    DO,
    IMITATE,
    ORDER,
    PLACE,
    SAY_ASIDE,
    SAY_IMITATED,
    SAY_ORDERED,
    SAY_PLACED,
    STOP,
)
from permonik.games.caverna.amounts import packed
from permonik.games.caverna.anytime import Window, anytime, do_anytime, is_anytime, offers, still
from permonik.games.caverna.deeds import do_deeds
from permonik.games.caverna.home import ASIDE as SET_ASIDE
from permonik.games.caverna.home import WAITING
from permonik.games.caverna.masks import bits
from permonik.games.caverna.roomtables import NODE_OPENERS, mask
from permonik.games.caverna.spacetables import (
    EITHER_OR,
    EMERGENCY,
    IMITABLE,
    IMITATION,
    IMITATION_FOOD,
    NODES,
    ROOT,
    THEN,
    Node,
)
from permonik.games.caverna.state import CavernaState, CavernaStep
from permonik.games.caverna.tables import (
    ALLOWED,
    ALWAYS,
    FOOD,
    FOREST_TWIN,
    MOST_PLAYERS,
    MOUNTAIN_TWIN,
    RUBY,
    TAKE,
    Bundle,
)
from permonik.kernel.step import AUTO

ORDER_PRICE: Final[Bundle] = ((RUBY, 1),)  # of a stronger dwarf who goes first
GUEST_ROOM: Final[int] = mask("guest_room")
CROWDED_OUT: Final[tuple[int, ...]] = (  # by single tile (meadow, field, …): what it may leave no place for
    ALLOWED[FOREST_TWIN],
    ALLOWED[FOREST_TWIN],
    ALLOWED[MOUNTAIN_TWIN],
    ALLOWED[MOUNTAIN_TWIN],
)


# -- which spaces are open -------------------------------------------------------------------------------------------


def open_spaces(s: CavernaState, seat: int, strength: int) -> int:
    """The free spaces (a mask) that offer a dwarf of this strength something now (D-2, RU-37)."""
    free = s.up & ~s.taken
    found = able_at(s, seat, free & ~s.stocked & ~IMITATION, strength) | free & s.stocked
    imitations = free & IMITATION
    if not free and len(s.homes) == MOST_PLAYERS:
        imitations = 1 << EMERGENCY  # R9.9, RU-31
    if imitations:
        food = s.homes[seat].goods[FOOD]
        payable = 0
        for space in bits(imitations):
            if IMITATION_FOOD[space] <= food:
                payable |= 1 << space
        if payable and imitable(s, seat, strength):
            found |= payable
    return found


def imitable(s: CavernaState, seat: int, strength: int) -> int:
    """The spaces that could be imitated: with an opponent's dwarf, and not empty words (R9.4 to R9.8, R9.11)."""
    others = s.taken & IMITABLE
    for place in s.homes[seat].places:
        if place >= 0:
            others &= ~(1 << place)
    return able_at(s, seat, others, strength)


class PlaceDwarf(CavernaStep):
    """D-1, D-2: the weakest waiting dwarf goes to a space, for a ruby any other. `dwarf`: the one chosen so, or -1."""

    def __init__(self, seat: int, dwarf: int) -> None:
        super().__init__(seat)
        self.dwarf = dwarf

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.dwarf)

    def could(self, s: CavernaState) -> list[int]:
        return [PLACE + space for space in bits(s.up)]

    def actions(self, s: CavernaState) -> list[int]:
        seat = self.seat
        home = s.homes[seat]
        dwarf = self.dwarf if self.dwarf >= 0 else home.weakest()
        open_now = open_spaces(s, seat, home.strengths[dwarf])
        found = [PLACE + space for space in bits(open_now)]
        if not open_now or not s.up & ~s.taken:
            found.append(ASIDE)  # RU-4, RU-31
        if self.dwarf < 0 and home.goods[RUBY]:
            found += self.orders(s, home.strengths[dwarf], open_now)
        return found + anytime(s, seat)

    def orders(self, s: CavernaState, weakest: int, open_now: int) -> list[int]:
        """Stronger dwarfs that a ruby lets go first (R3.7), one of each strength, if a space is open to them."""
        home = s.homes[self.seat]
        found: list[int] = []
        seen = [weakest]
        for dwarf in range(len(home.places)):
            if home.places[dwarf] == WAITING and home.strengths[dwarf] not in seen:
                seen.append(home.strengths[dwarf])
                found.append(ORDER + dwarf)
        if found and not weakest:
            open_now = open_spaces(s, self.seat, 1)  # all others are armed
        return found if open_now else []

    def apply(self, s: CavernaState, action: int) -> None:
        seat = self.seat
        home = s.homes[seat]
        if is_anytime(action):
            do_anytime(s, self, action)
            return
        if ORDER <= action < IMITATE:
            home.goods[RUBY] -= 1
            if s.loud:
                s.say(SAY_ORDERED, seat, home.strengths[action - ORDER], packed(ORDER_PRICE))
            s.push(PlaceDwarf(seat, action - ORDER))
            return
        dwarf = self.dwarf if self.dwarf >= 0 else home.weakest()
        if action == ASIDE:
            home.places[dwarf] = SET_ASIDE
            if s.loud:
                s.say(SAY_ASIDE, seat)
            return
        space = action - PLACE
        home.places[dwarf] = space
        s.taken |= 1 << space
        s.dwarf = dwarf
        s.space = space
        if s.loud:
            food = IMITATION_FOOD[space] if IMITATION >> space & 1 else 0
            s.say(SAY_PLACED, seat, space, home.strengths[dwarf], packed(((FOOD, food),)))
        if IMITATION >> space & 1:
            home.goods[FOOD] -= IMITATION_FOOD[space]
            s.push(Imitate(seat))
        else:
            enter(s, seat, ROOT[space])


class Imitate(CavernaStep):
    """D-12: whose space is imitated; the food is paid (RU-17)."""

    def could(self, s: CavernaState) -> list[int]:
        return [IMITATE + space for space in bits(s.taken & IMITABLE)]

    def actions(self, s: CavernaState) -> list[int]:
        strength = s.homes[self.seat].strengths[s.dwarf]
        return [IMITATE + space for space in bits(imitable(s, self.seat, strength))]

    def apply(self, s: CavernaState, action: int) -> None:
        s.imitated = action - IMITATE
        if s.loud:
            s.say(SAY_IMITATED, self.seat, s.imitated)
        enter(s, self.seat, ROOT[s.imitated])


# -- flows -----------------------------------------------------------------------------------------------------------


def enter(s: CavernaState, seat: int, number: int) -> None:
    """Begins the flow of a space: what is one leaf or block happens, a connective asks."""
    node = NODES[number]
    if node.kids:
        s.push(NextPart(seat, number, 0))
    else:
        do_deeds(s, seat, node.deeds)


def available(s: CavernaState, seat: int, node: Node, done: int) -> list[int]:
    """The places of the kids that the connective allows next, when those of the mask `done` are over (R3.10)."""
    count = len(node.kids)
    if node.kind == THEN:
        return list(range(done.bit_count(), min(done.bit_count() + 1, count)))
    if node.kind == EITHER_OR and done:
        home = s.homes[seat]
        if not home.rooms & GUEST_ROOM or (node.once and home.doubled):
            return []
    return [at for at in range(count) if not done >> at & 1]


def parts(s: CavernaState, seat: int, node: Node, done: int) -> list[int]:
    """The parts on offer, those of connectives below included."""
    kids = available(s, seat, node, done)
    found: list[int] = []
    collect(s, seat, node, kids, able_now(s, seat, node, kids), found)
    return found


def able_now(s: CavernaState, seat: int, node: Node, kids: list[int]) -> int:
    """Which deeds that could begin one of these kids are possible for the acting dwarf."""
    need = 0
    for at in kids:
        need |= NODES[node.kids[at]].need
    if not need & ~ALWAYS:
        return need
    can = able(s, seat, need & ~TAKE, s.homes[seat].strengths[s.dwarf])
    if need & TAKE and s.imitated < 0 and s.stocked >> s.space & 1:
        can |= TAKE
    return can


def collect(s: CavernaState, seat: int, node: Node, kids: list[int], can: int, found: list[int]) -> None:
    for at in kids:
        kid = NODES[node.kids[at]]
        if kid.need & can:
            if kid.kids:
                collect(s, seat, kid, available(s, seat, kid, 0), can, found)
            else:
                found.append(DO + kid.part)


def begin(s: CavernaState, seat: int, number: int, done: int, part: int) -> None:
    """Carries a part out; below it on the agenda lies what the connectives on the way allow afterwards."""
    node = NODES[number]
    at = done.bit_count() if node.kind == THEN else node.holds[part]
    if node.kind == EITHER_OR and done and node.once:
        s.homes[seat].doubled = True
    done |= node.ends[at]
    if available(s, seat, node, done):
        s.push(Parts(AUTO, seat, number, done))
    kid = NODES[node.kids[at]]
    if kid.kids:
        begin(s, seat, node.kids[at], 0, part)
    else:
        do_deeds(s, seat, kid.deeds)


class Parts(CavernaStep):
    """Asks for the next part of a flow, if there is one or an exchange could open one."""

    def __init__(self, seat: int, who: int, node: int, done: int) -> None:
        super().__init__(seat)
        self.who = who
        self.node = node
        self.done = done

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.who, self.node, self.done)

    def run(self, s: CavernaState) -> None:
        node = NODES[self.node]
        kids = available(s, self.who, node, self.done)
        if able_now(s, self.who, node, kids):
            s.push(NextPart(self.who, self.node, self.done))
            return
        opening = 0
        for at in kids:
            opening |= NODE_OPENERS[node.kids[at]]
        if opening and offers(s.homes[self.who]) & opening:
            s.push(NextPart(self.who, self.node, self.done))


class NextPart(Window):
    """D-3: the next part of a flow, or stop, once something was done (R3.9)."""

    def __init__(self, seat: int, node: int, done: int) -> None:
        super().__init__(seat)
        self.node = node
        self.done = done

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.node, self.done)

    def could(self, s: CavernaState) -> list[int]:
        return [DO + part for part in NODES[self.node].holds]

    def actions(self, s: CavernaState) -> list[int]:
        node = NODES[self.node]
        found = parts(s, self.seat, node, self.done)
        if self.done:
            found.append(STOP)
            return found + anytime(s, self.seat)
        # What is certain cannot be spoilt by an exchange, nor can goods that lie on the space.
        if node.need & ALWAYS or (node.need & TAKE and s.imitated < 0 and s.stocked >> s.space & 1):
            return found + anytime(s, self.seat)
        return found + still(s, self)

    def possible(self, s: CavernaState) -> bool:
        node = NODES[self.node]
        return able_now(s, self.seat, node, available(s, self.seat, node, self.done)) != 0

    def spoils(self, s: CavernaState, tile: int) -> bool:
        """Where only a twin tile of the same half can be laid, a single one may take its last place; it was on offer
        before the dwarf was placed."""
        node = NODES[self.node]
        return not able_now(s, self.seat, node, available(s, self.seat, node, self.done)) & ~CROWDED_OUT[tile]

    def apply(self, s: CavernaState, action: int) -> None:
        if is_anytime(action):
            do_anytime(s, self, action)
        elif action != STOP:
            begin(s, self.seat, self.node, self.done, action - DO)
