"""The course of play: rounds, turns, the parts of a tile, the use of rooms."""

from __future__ import annotations

from typing import Final

from permonik.games.cave_vs_cave.actions import (
    BY_ROOM,
    DO,
    END,
    EXCHANGE,
    FIELD,
    LEAVE,
    SAY_END,
    SAY_EXCHANGED,
    SAY_SOLD_FOOD,
    SAY_TOOK,
    SAY_USED,
    SELL_FOOD,
    STOP,
    TAKE,
    USE,
)
from permonik.games.cave_vs_cave.cave import Cave
from permonik.games.cave_vs_cave.chances import (
    CaveStep,
    DrawRoom,
    RemoveLight,
    StartPlayer,
    TurnUp,
    Uncover,
    draw_for_single,
    turn_up,
)
from permonik.games.cave_vs_cave.effects.digging import Dig, Excavated, Excavating
from permonik.games.cave_vs_cave.effects.furnishing import ChooseCell, ChooseRoom, Furnishing, LayCavern, PaySurcharge
from permonik.games.cave_vs_cave.effects.goods import (
    Exchanging,
    ExchangingDifferent,
    Gaining,
    GainingOne,
    GainOne,
    PayThree,
    RaiseOne,
    Replenishing,
    gain,
)
from permonik.games.cave_vs_cave.effects.kind import Kind
from permonik.games.cave_vs_cave.effects.walls import Building, BuildWall, RazeWall, Razing
from permonik.games.cave_vs_cave.masks import bits
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.tables import (
    BACKS,
    DRIFT_MINING,
    EFFECTS,
    EMMER,
    EQUIPMENT_ROOM,
    EXTRA_USES,
    FLAX,
    FOOD,
    GOLD,
    LIMIT,
    OF_ROOM,
    OF_TILE,
    OPS,
    ORANGE,
    PARTS_OF_ROOM,
    PROSPECTING_SITE,
    RENOVATION,
    ROOMS,
    STOREROOM_GAIN,
    TURNS,
    UNDERGROWTH,
    WITH_BACK,
    WOOD_STOREROOM,
)
from permonik.kernel.step import AUTO, AnyStep

STOREROOM: Final[int] = ROOMS.index("wood_storeroom")


class NewRound(CaveStep):
    """The next action tile is turned up (R4.2). The last one is no secret (R4.8): nobody is asked for it."""

    def __init__(self, seat: int = AUTO) -> None:
        super().__init__(seat)

    def run(self, s: CaveState) -> None:
        players = len(s.caves)
        back = BACKS.index(str(s.turns_each()))
        s.push(TAKE_TILE[s.start])
        if WITH_BACK[players][back] == (RENOVATION,):
            turn_up(s, RENOVATION)
        else:
            s.push(TurnUp(back, s.round - TURNS[players].index(s.turns_each())))


class TakeTile(CaveStep):
    """D1: a face-up tile that nobody has taken in this round (R4.4, R4.5)."""

    def could(self, s: CaveState) -> list[int]:
        return [TAKE + tile for tile in bits(s.up)]

    def actions(self, s: CaveState) -> list[int]:
        free = s.up
        for taken in s.taken:
            free &= ~taken
        if free >> RENOVATION & 1 and not may_renovate(s, self.seat):
            free &= ~(1 << RENOVATION)
        return [TAKE + tile for tile in bits(free)]

    def apply(self, s: CaveState, action: int) -> None:
        tile = action - TAKE
        s.taken[self.seat] |= 1 << tile
        s.tile = tile
        s.agenda.append(ACT[self.seat])
        if s.loud:
            s.say(SAY_TOOK, self.seat, tile)


def may_renovate(s: CaveState, seat: int) -> bool:
    """Strictly more gold than the opponent (R4.8); alone, always (R10.6)."""
    return len(s.caves) == 1 or s.caves[seat].goods[GOLD] > s.caves[1 - seat].goods[GOLD]


def anytime(s: CaveState, cave: Cave, actions: list[int]) -> None:
    """D13 and D14: what is offered beside the parts of a tile, the rooms to use, and the parts of a room."""
    goods = cave.goods
    if goods[FOOD] < LIMIT[FOOD]:  # RU-9
        if goods[EMMER]:
            actions.append(EXCHANGE + EMMER)
        if goods[FLAX]:
            actions.append(EXCHANGE + FLAX)
        if goods[GOLD]:
            actions.append(EXCHANGE + GOLD)
    if s.tile == UNDERGROWTH and cave.rooms & PROSPECTING_SITE and not s.sold and goods[FOOD]:  # RU-12
        actions.append(SELL_FOOD)


def could_anytime(s: CaveState, cave: Cave) -> list[int]:
    """D13 and D14, whatever is held."""
    found = [EXCHANGE + EMMER, EXCHANGE + FLAX, EXCHANGE + GOLD]
    if cave.rooms & PROSPECTING_SITE and s.tile == UNDERGROWTH:
        found.append(SELL_FOOD)
    return found


def do_anytime(s: CaveState, seat: int, action: int) -> None:
    goods = s.caves[seat].goods
    if action == SELL_FOOD:
        s.sold = True
        goods[FOOD] -= 1
        gold = min(goods[GOLD] + 1, LIMIT[GOLD])
        if s.loud:
            s.say(SAY_SOLD_FOOD, seat, gold - goods[GOLD] << FIELD * GOLD)
        goods[GOLD] = gold
    else:
        goods[action - EXCHANGE] -= 1
        goods[FOOD] += 1
        if s.loud:
            s.say(SAY_EXCHANGED, seat, action - EXCHANGE)


class Act(CaveStep):
    """D2: the next part of the tile, in any order, or the end of the turn (R5.1, R5.2)."""

    def could(self, s: CaveState) -> list[int]:
        return [*[DO + number for number in OF_TILE[s.tile]], *could_anytime(s, s.caves[self.seat])]

    def actions(self, s: CaveState) -> list[int]:
        cave = s.caves[self.seat]
        actions = [END]
        done = s.done
        for number in OF_TILE[s.tile]:
            effect = EFFECTS[number]
            if not done & effect.part and KINDS[effect.op].offered(s, cave, effect):
                actions.append(DO + number)
        anytime(s, cave, actions)
        return actions

    def apply(self, s: CaveState, action: int) -> None:
        if action == END:
            end_turn(s, self.seat)
            return
        s.agenda.append(self)
        if action < DO or action >= EXCHANGE:
            do_anytime(s, self.seat, action)
            return
        effect = EFFECTS[action - DO]
        s.done |= effect.part
        KINDS[effect.op].do(s, self.seat, action - DO)


class UsingRooms(Kind):
    """R6.8.1: tiles say how many."""

    def do(self, s: CaveState, seat: int, number: int) -> None:
        use_rooms(s, seat, EFFECTS[number].count)


def use_rooms(s: CaveState, seat: int, count: int) -> None:
    """Opens the use of rooms; two blue rooms watch for it (R7.2.3, R7.2.4, RU-11)."""
    cave = s.caves[seat]
    s.uses = count
    if count == 1:
        if cave.rooms & WOOD_STOREROOM:
            gain(s, seat, STOREROOM_GAIN, (), BY_ROOM + STOREROOM)
    elif cave.rooms & EQUIPMENT_ROOM:
        s.uses += EXTRA_USES
    s.agenda.append(USE_ROOM[seat])


class UseRoom(CaveStep):
    """D10: another orange room not used this turn, or no more (R6.8.1 to R6.8.4)."""

    def could(self, s: CaveState) -> list[int]:
        cave = s.caves[self.seat]
        return [*[USE + room for room in bits(cave.rooms)], *could_anytime(s, cave)]

    def actions(self, s: CaveState) -> list[int]:
        cave = s.caves[self.seat]
        actions = [STOP]
        actions.extend([USE + room for room in bits(cave.rooms & ORANGE & ~s.used)])
        anytime(s, cave, actions)
        return actions

    def apply(self, s: CaveState, action: int) -> None:
        if action == STOP:
            s.uses = 0
            return
        if action < USE or action >= EXCHANGE:
            s.agenda.append(self)
            do_anytime(s, self.seat, action)
            return
        s.room = action - USE
        s.used |= 1 << s.room
        s.uses = s.uses - 1 if s.caves[self.seat].rooms & ORANGE & ~s.used else 0
        if s.uses:
            s.agenda.append(self)
        s.agenda.append(IN_ROOM[self.seat])
        if s.loud:
            s.say(SAY_USED, self.seat, s.room)


class InRoom(CaveStep):
    """D11: a part of the room, or leave it (R6.8.5)."""

    def could(self, s: CaveState) -> list[int]:
        return [*[DO + number for number in OF_ROOM[s.room]], *could_anytime(s, s.caves[self.seat])]

    def actions(self, s: CaveState) -> list[int]:
        cave = s.caves[self.seat]
        actions = [LEAVE]
        done = s.room_done
        for number in OF_ROOM[s.room]:
            effect = EFFECTS[number]
            if not done & effect.part and KINDS[effect.op].offered(s, cave, effect):
                actions.append(DO + number)
        anytime(s, cave, actions)
        return actions

    def apply(self, s: CaveState, action: int) -> None:
        if action == LEAVE:
            leave_room(s)
            return
        if action < DO or action >= EXCHANGE:
            s.agenda.append(self)
            do_anytime(s, self.seat, action)
            return
        effect = EFFECTS[action - DO]
        s.room_done |= effect.part
        if s.room_done != PARTS_OF_ROOM[s.room]:
            s.agenda.append(self)
        else:
            leave_room(s)
        KINDS[effect.op].do(s, self.seat, action - DO)


BY_OP: Final[dict[str, Kind]] = {
    "gain": Gaining(),
    "gain_one_of": GainingOne(),
    "exchange": Exchanging(),
    "exchange_different": ExchangingDifferent(),
    "replenish": Replenishing(),
    "use_rooms": UsingRooms(),
    "excavate": Excavating(),
    "furnish": Furnishing(),
    "build_wall": Building(),
    "raze_wall": Razing(),
}
KINDS: Final[tuple[Kind, ...]] = tuple([BY_OP[op] for op in OPS])  # by `Effect.op`


def leave_room(s: CaveState) -> None:
    s.room = -1
    s.room_done = 0


def end_turn(s: CaveState, seat: int) -> None:
    """The other player's turn, or the end of the round (R4.3, R4.7)."""
    s.turns += 1
    players = len(s.caves)
    if s.turns < s.turns_each() * players:
        s.agenda.append(TAKE_TILE[(seat + 1) % players])
    else:
        end_round(s)
    if s.tile == DRIFT_MINING:
        draw_for_single(s)  # RU-17: after the turn, before anything else
    # Nothing of the turn is remembered: positions that are equal must look equal.
    s.tile = -1
    s.done = 0
    s.used = 0
    s.dug = 0
    s.sold = False


def end_round(s: CaveState) -> None:
    players = len(s.caves)
    if s.round + 1 == len(TURNS[players]):
        if s.loud:
            s.say(SAY_END)
        return
    s.turns = 0
    for player in range(players):
        s.taken[player] = 0
    s.start = (s.start + 1) % players
    s.round += 1
    s.agenda.append(NewRound())


# One step per seat serves all turns: what varies lies in the state.
TAKE_TILE: Final[tuple[AnyStep, ...]] = (TakeTile(0), TakeTile(1))
ACT: Final[tuple[AnyStep, ...]] = (Act(0), Act(1))
USE_ROOM: Final[tuple[AnyStep, ...]] = (UseRoom(0), UseRoom(1))
IN_ROOM: Final[tuple[AnyStep, ...]] = (InRoom(0), InRoom(1))

STEPS: Final[dict[str, type[CaveStep]]] = {
    step.__name__: step
    for step in (
        StartPlayer,
        RemoveLight,
        NewRound,
        TurnUp,
        TakeTile,
        Act,
        UseRoom,
        InRoom,
        GainOne,
        RaiseOne,
        PayThree,
        BuildWall,
        RazeWall,
        Dig,
        Uncover,
        Excavated,
        DrawRoom,
        ChooseRoom,
        ChooseCell,
        PaySurcharge,
        LayCavern,
    )
}
