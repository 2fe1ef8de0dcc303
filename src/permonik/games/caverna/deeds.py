"""Carrying out deeds: the leaves of action spaces and the loot of expeditions are the same (sections 6, 10, 11)."""

from __future__ import annotations

from permonik.games.caverna import rooms
from permonik.games.caverna.able import able
from permonik.games.caverna.actions import (
    FORGE,
    LOOT_TAKEN,
    SAY_BORN,
    SAY_FORGED,
    SAY_GAINED,
    SAY_LOOTED,
    SAY_MINED,
    SAY_PASTURE,
    SAY_STABLE_PAID,
    SAY_STRONGER,
    SAY_TOKEN,
    STOP,
)
from permonik.games.caverna.amounts import packed
from permonik.games.caverna.anytime import Window, anytime, do_anytime, is_anytime, offers, still
from permonik.games.caverna.farming import BreedLoot, Sow
from permonik.games.caverna.furnishing import ChooseRoom
from permonik.games.caverna.gaining import gain
from permonik.games.caverna.home import NEWBORN
from permonik.games.caverna.masks import bits
from permonik.games.caverna.placing import BuildStable, ChooseTwin, Fence, PlaceSingle, PlaceTwin
from permonik.games.caverna.roomtables import LOOT_OPENERS
from permonik.games.caverna.spacetables import EACH, EACH_MASK, LYING
from permonik.games.caverna.state import CavernaState, CavernaStep
from permonik.games.caverna.tables import (
    ALL_WEAPONS,
    DEEDS,
    LOOT_CERTAIN,
    LOOT_DEED,
    LOOT_WITHIN,
    OP_BREED,
    OP_EXPEDITION,
    OP_FORGE,
    OP_FURNISH,
    OP_GAIN,
    OP_GAIN_IF,
    OP_GAIN_PER,
    OP_GROWTH,
    OP_MARKET,
    OP_PASTURE,
    OP_PLACE_SINGLE,
    OP_PLACE_TWIN,
    OP_SOW,
    OP_STABLE,
    OP_TAKE_ALL,
    OP_TOKEN,
    OP_TRADE,
    ORE,
    ORE_MINE,
    RUBY_MINE,
    STONE,
    STRENGTH_MOST,
    WOOD,
    Bundle,
)
from permonik.games.caverna.trading import Market, Trade
from permonik.kernel.step import AUTO


def do_deed(s: CavernaState, seat: int, number: int) -> None:
    """Does a deed, or asks what it needs to know. What comes after it must be on the agenda already."""
    deed = DEEDS[number]
    op = deed.op
    home = s.homes[seat]
    if op == OP_TAKE_ALL:
        take_all(s, seat)
    elif op == OP_GAIN:
        receive(s, seat, deed.goods)
    elif op == OP_GAIN_PER:
        mines = home.ore_mine.bit_count()
        dig(s, seat, tuple([(good, amount * mines) for good, amount in deed.goods]), ORE_MINE)
    elif op == OP_GAIN_IF:
        if home.ruby_mine.bit_count() >= deed.least:
            dig(s, seat, deed.goods, RUBY_MINE)
    elif op == OP_PLACE_TWIN:
        s.push(PlaceTwin(seat, deed.twins[0]) if len(deed.twins) == 1 else ChooseTwin(seat, number))
    elif op == OP_PLACE_SINGLE:
        s.push(PlaceSingle(seat, deed.tile, deed.on))
    elif op == OP_PASTURE:
        wood = max(0, deed.wood - rooms.wood_off(home))
        home.goods[WOOD] -= wood
        if s.loud:
            s.say(SAY_PASTURE, seat, 1 if deed.large else 0, packed(((WOOD, wood),)))
        s.push(Fence(seat, 1 if deed.large else 0))
    elif op == OP_STABLE:
        stone = max(0, deed.stone - rooms.stone_off(home))
        home.goods[STONE] -= stone
        if s.loud:
            s.say(SAY_STABLE_PAID, seat, packed(((STONE, stone),)))
        s.push(BuildStable(seat))
    elif op == OP_SOW:
        s.push(Sow(seat, deed.grain, deed.vegetables, 0))
    elif op == OP_FURNISH:
        s.push(ChooseRoom(seat, number))
    elif op == OP_GROWTH:
        home.strengths.append(0)
        home.places.append(NEWBORN)
        if s.loud:
            s.say(SAY_BORN, seat)
    elif op == OP_FORGE:
        s.push(Forge(seat, deed.most))
    elif op == OP_EXPEDITION:
        s.push(Expedition(seat, deed.level, home.strengths[s.dwarf], 0))
    elif op == OP_TOKEN:
        s.start = seat
        if s.loud:
            s.say(SAY_TOKEN, seat)
    elif op == OP_TRADE:
        s.push(Trade(seat, number, deed.most))
    elif op == OP_MARKET:
        s.push(Market(seat, number, 0))
    elif op == OP_BREED:
        s.push(BreedLoot(seat, deed.most, 0))
    # STRENGTHEN comes after the expedition.


def receive(s: CavernaState, seat: int, goods: Bundle) -> None:
    """From the space where the dwarf works, or the one that he imitates."""
    if s.loud and packed(goods):
        s.say(SAY_GAINED, seat, packed(goods), s.space if s.imitated < 0 else s.imitated)
    gain(s, seat, goods)


def dig(s: CavernaState, seat: int, goods: Bundle, mine: int) -> None:
    """What a space adds for the own mines."""
    if s.loud and packed(goods):
        s.say(SAY_MINED, seat, packed(goods), mine)
    gain(s, seat, goods)


class Deed(CavernaStep):
    """A deed that comes after another of the same block."""

    def __init__(self, seat: int, who: int, number: int) -> None:
        super().__init__(seat)
        self.who = who
        self.number = number

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.who, self.number)

    def run(self, s: CavernaState) -> None:
        do_deed(s, self.who, self.number)


def do_deeds(s: CavernaState, seat: int, deeds: tuple[int, ...]) -> None:
    """An indivisible block, in its order."""
    for number in reversed(deeds[1:]):
        s.push(Deed(AUTO, seat, number))
    do_deed(s, seat, deeds[0])


def take_all(s: CavernaState, seat: int) -> None:
    """All goods on the dwarf's space (R9.1); an imitator finds none (R9.7)."""
    if s.imitated >= 0:
        return
    lying = s.lying[s.space]
    s.lying[s.space] = 0
    s.stocked &= ~(1 << s.space)
    if len(LYING[s.space]) == 1:
        receive(s, seat, ((LYING[s.space][0], lying),))
        return
    goods: list[tuple[int, int]] = []
    for good in LYING[s.space]:
        goods.append((good, lying & EACH_MASK))
        lying >>= EACH
    receive(s, seat, tuple(goods))


# -- weapons and expeditions -----------------------------------------------------------------------------------------


class Forge(Window):
    """D-9: how strong the weapon is (R10.1)."""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.most)

    def reach(self, s: CavernaState) -> int:
        home = s.homes[self.seat]
        return min(self.most, home.goods[ORE] + rooms.ore_off(home))

    def possible(self, s: CavernaState) -> bool:
        return self.reach(s) > 0

    def could(self, s: CavernaState) -> list[int]:
        return [FORGE + strength for strength in range(self.most)]

    def actions(self, s: CavernaState) -> list[int]:
        return [FORGE + strength for strength in range(self.reach(s))] + still(s, self)

    def apply(self, s: CavernaState, action: int) -> None:
        if is_anytime(action):
            do_anytime(s, self, action)
            return
        home = s.homes[self.seat]
        strength = action - FORGE + 1
        ore = max(0, strength - rooms.ore_off(home))
        home.goods[ORE] -= ore
        home.strengths[s.dwarf] = strength
        if s.loud:
            s.say(SAY_FORGED, self.seat, strength, packed(((ORE, ore),)))


class Expedition(CavernaStep):
    """D-10: the next loot item. The strength is that of the start (RU-16); `taken` has a bit per item."""

    def __init__(self, seat: int, left: int, strength: int, taken: int) -> None:
        super().__init__(seat)
        self.left = left
        self.strength = strength
        self.taken = taken

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.left, self.strength, self.taken)

    def items(self, s: CavernaState) -> int:
        """The items that can be carried out now (R10.10)."""
        within = LOOT_WITHIN[self.strength] & ~self.taken
        found = within & LOOT_CERTAIN
        within &= ~LOOT_CERTAIN
        deeds = 0
        for item in bits(within):
            deeds |= 1 << LOOT_DEED[item]
        can = able(s, self.seat, deeds, self.strength)
        for item in bits(within):
            if can >> LOOT_DEED[item] & 1:
                found |= 1 << item
        return found

    def could(self, s: CavernaState) -> list[int]:
        return [LOOT_TAKEN + item for item in range(len(LOOT_DEED))]

    def actions(self, s: CavernaState) -> list[int]:
        found = [LOOT_TAKEN + item for item in bits(self.items(s))]
        if self.taken:
            found.append(STOP)
        return found + anytime(s, self.seat)

    def apply(self, s: CavernaState, action: int) -> None:
        if is_anytime(action):
            do_anytime(s, self, action)
        elif action == STOP:
            come_home(s, self.seat, self.taken)
        else:
            item = action - LOOT_TAKEN
            deed = DEEDS[LOOT_DEED[item]]
            if s.loud:
                s.say(SAY_LOOTED, self.seat, item, packed(deed.goods))
            s.push(Onward(AUTO, self.seat, self.left - 1, self.strength, self.taken | 1 << item))
            if deed.op == OP_GAIN:
                gain(s, self.seat, deed.goods)
            else:
                do_deed(s, self.seat, LOOT_DEED[item])


class Onward(CavernaStep):
    """After a loot item: another one, or home (also where nothing is left that could become possible)."""

    def __init__(self, seat: int, who: int, left: int, strength: int, taken: int) -> None:
        super().__init__(seat)
        self.who = who
        self.left = left
        self.strength = strength
        self.taken = taken

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.who, self.left, self.strength, self.taken)

    def run(self, s: CavernaState) -> None:
        if self.left:
            question = Expedition(self.who, self.left, self.strength, self.taken)
            if question.items(s) or offers(s.homes[self.who]) & self.openers():
                s.push(question)
                return
        come_home(s, self.who, self.taken)

    def openers(self) -> int:
        found = 0
        for item in bits(LOOT_WITHIN[self.strength] & ~self.taken):
            found |= LOOT_OPENERS[item]
        return found


def come_home(s: CavernaState, seat: int, taken: int) -> None:
    """After an expedition the weapon gains 1 (R10.6), with the loot all weapons do (R10.8)."""
    strengths = s.homes[seat].strengths
    for dwarf in range(len(strengths)):
        if strengths[dwarf]:
            more = (1 if dwarf == s.dwarf else 0) + (1 if taken & ALL_WEAPONS else 0)
            if more and strengths[dwarf] < STRENGTH_MOST:
                strengths[dwarf] = min(STRENGTH_MOST, strengths[dwarf] + more)
                if s.loud:
                    s.say(SAY_STRONGER, seat, strengths[dwarf])
