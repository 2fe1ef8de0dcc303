"""What a position between two turns is worth, for bots that think ahead: learned from games, by number of players."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from permonik.games.caverna import rooms, scoring
from permonik.games.caverna.actions import SPACE
from permonik.games.caverna.board import BOARD, FOREST, MOUNTAIN, beside
from permonik.games.caverna.course import BeforeIncome
from permonik.games.caverna.evaluate import MEAT, Guide, reaping
from permonik.games.caverna.harvest import BeforeBreeding, Breed, Feed, SkipOne, all_fit, parents
from permonik.games.caverna.home import NEWBORN, ROOM_MASK, WAITING, Home
from permonik.games.caverna.masks import bits
from permonik.games.caverna.roomtables import DWELLING, FULL, ROOMS
from permonik.games.caverna.spacetables import (
    EACH,
    EACH_MASK,
    LYING,
    PREPRINTED,
    ROUNDS_LEFT,
    STAGES,
    URGENT_WISH,
    WISH,
)
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.tables import (
    CATTLE,
    DOG,
    DONKEY,
    FARM,
    FOOD,
    FOOD_ONLY_HARVEST,
    FOOD_PER_DWARF,
    FOOD_PER_NEWBORN,
    GOLD,
    GOODS,
    GRAIN,
    GREENS,
    HARVESTS,
    LAST_ROUND,
    MOST_PLAYERS,
    MOST_STABLES,
    NO_HARVEST,
    ORE,
    REDS,
    ROUNDS,
    RUBY,
    SHEEP,
    START_DWARFS,
    STONE,
    VEGETABLE,
    WILD_BOAR,
    WOOD,
)
from permonik.kernel.state import State
from permonik.kernel.step import AnyStep
from permonik.minds.encoding import one_hot, put_bits
from permonik.minds.evaluation import Evaluation
from permonik.minds.inputs import counted, listed
from permonik.minds.judge import LEVELS as GUIDE_LEVELS
from permonik.minds.judge import Judge
from permonik.minds.network import Network
from permonik.minds.theme import Theme

ANCHOR: Final = 1.0  # how much the guide counts beside a network
WON: Final = 5.0  # points that a victory is worth: players hardly interfere, so one's own points matter most
KEPT: Final = 1 << 14  # masks whose chosen bits are spelled


class Choice:
    """Some bits of long masks, a byte each."""

    def __init__(self, chosen: list[int]) -> None:
        self.chosen = chosen
        self.known: dict[int, bytes] = {}

    def piece(self, mask: int) -> bytes:
        found = self.known.get(mask)
        if found is None:
            found = bytes([mask >> bit & 1 for bit in self.chosen])
            if len(self.known) >= KEPT:
                self.known.clear()
            self.known[mask] = found
        return found


# -- moments: what of the round's harvest is still to come for a seat; while all work, its kind ----------------------

SKIPPING: Final[int] = len(HARVESTS)
FED_THEN_BREEDING: Final[int] = SKIPPING + 1
FED_ONLY: Final[int] = SKIPPING + 2
BREEDING: Final[int] = SKIPPING + 3
DONE: Final[int] = SKIPPING + 4
MOMENT: Final[list[bytes]] = one_hot(DONE + 1)

# -- the table -------------------------------------------------------------------------------------------------------

TIME: Final = Theme([LAST_ROUND, GREENS, REDS])  # rounds left, green and red markers turned up
FROM_SEAT: Final[list[list[bytes]]] = [one_hot(players) for players in range(MOST_PLAYERS + 1)]


def cards(players: int) -> list[int]:
    return [WISH, URGENT_WISH, *[card for stage in STAGES[players] for card in stage.cards]]


def spaces(players: int) -> list[int]:
    return [*bits(PREPRINTED[players]), *cards(players)]


PLAYERS: Final = range(1, MOST_PLAYERS + 1)
CARDS: Final[list[Choice]] = [Choice([]), *[Choice(cards(players)) for players in PLAYERS]]
TAKEN: Final[list[Choice]] = [Choice([]), *[Choice(spaces(players)) for players in PLAYERS]]
PILED_WOOD: Final = Theme([10])  # pairs
PILED_ROCK: Final = Theme([9, 8])  # stone, pairs of ore
PILED_REST: Final = Theme([6, 5, 5, 4, 4])  # food, rubies, sheep, donkeys, crops

# -- the own home ----------------------------------------------------------------------------------------------------

LEAST_POINTS: Final = -30
POINTS: Final = Theme([80, 1])  # pairs, and the odd one
MOST_POINTS: Final = LEAST_POINTS + 161  # eighty pairs and one
RAW: Final[tuple[int, ...]] = (WOOD, STONE, ORE, RUBY, FOOD, GOLD)
HELD: Final[list[Theme]] = [Theme([cap]) for cap in (12, 12, 15, 8, 15, 12)]
CROPS: Final = Theme([9, 7])  # grain, vegetables
HERD: Final = Theme([6, 12, 8, 8, 8])  # dogs, sheep, donkeys, boars, cattle
FAMILY: Final = Theme([4, 6, 2, 3])  # dwarfs beyond the first two, those who wait, newborn, beds that are free
LEVELS: Final[tuple[int, ...]] = (1, 3, 5, 7, 9, 11, 13)  # of weapons
ARMS: Final = Theme([4] * len(LEVELS) + [len(LEVELS)])  # dwarfs of each level; the best level of those who wait
# Bare forest, meadows, small and large pastures, stables, those among trees, and whether a twin tile fits.
LAND: Final = Theme([12, 6, 5, 5, MOST_STABLES, MOST_STABLES, 1])
FIELDS: Final = Theme([5, 4, 4, 4, 4, 4])  # empty; three, two, one grain; two vegetables, one
# Bare rock, caverns, tunnels, deep tunnels, ore and ruby mines, dwellings; whether a twin tile or an ore mine fits.
CAVE: Final = Theme([10, 5, 5, 4, 4, 4, 4, 1, 1])
STABLING: Final = Theme([14, len(FARM), 1])  # free places; types that breed, and whether all their young find a place
FEEDING: Final = Theme([10, 8, 6, 10])  # food that is missing; that nothing eatable can replace; to spare; placements
DEBTS: Final = Theme([6, *rooms.SUPPLIED_ROUNDS, 1])  # begging markers, what suppliers owe, the Guest room's limit

# -- others ----------------------------------------------------------------------------------------------------------

OTHER: Final = Theme([12, 4])  # tens of points, dwarfs beyond the first two
AHEAD: Final = Theme([16, 10])  # of the best other, in fives; dwarfs of others who wait


class CavernaJudge(Judge):
    """Points, and a little for a victory, divided among those who share it. All that it looks at is public (H2)."""

    def __init__(self, guide: Evaluation) -> None:
        super().__init__(guide, low=-40.0, step=4.0, anchor=ANCHOR, bound=200.0)
        self.networks: dict[int, Network | None] = {}  # by number of players, as they are asked for

    def network(self, state: State) -> Network | None:
        assert isinstance(state, CavernaState)
        players = len(state.homes)
        if players not in self.networks:
            self.networks[players] = learned(players)
        return self.networks[players]

    def pieces(self, state: State, seat: int) -> list[bytes]:
        assert isinstance(state, CavernaState)
        home = state.homes[seat]
        points = scoring.total(home)
        found: list[bytes] = [self.word(state, seat)]
        now = moment(state, seat)
        put_table(found, state, seat, now)
        put_goods(found, home)
        put_family(found, home)
        put_board(found, home)
        found.append(feeding(state, seat, now))
        above = max(LEAST_POINTS, min(MOST_POINTS, points)) - LEAST_POINTS
        found.append(POINTS.piece([above >> 1, above & 1]))
        put_bits(found, home.rooms, len(ROOMS))
        put_bits(found, FULL & ~(state.display | home.rooms), len(ROOMS))  # others have them, or nobody will
        if len(state.homes) > 1:
            put_others(found, state, seat, points)
        return found

    def inputs(self, state: State) -> list[str]:
        assert isinstance(state, CavernaState)
        return inputs(len(state.homes))

    def outcome(self, state: State, seat: int) -> float:
        assert isinstance(state, CavernaState)
        points = float(scoring.total(state.homes[seat]))
        if len(state.homes) == 1:
            return points
        won = scoring.winners(state)
        return points + WON / len(won) if seat in won else points


def moment(s: CavernaState, seat: int) -> int:
    """Lanes that are not of a harvest belong to the start of a round, or to the very end."""
    if not s.lanes:
        return s.track[s.round] if s.agenda else DONE
    for lane in s.lanes:
        if lane and isinstance(lane[0], BeforeIncome):
            return s.track[s.round]
    question = asked(s, seat)
    if isinstance(question, Feed):
        return FED_THEN_BREEDING if question.breeds else FED_ONLY
    if isinstance(question, SkipOne):
        return SKIPPING
    return BREEDING if isinstance(question, (BeforeBreeding, Breed)) else DONE


def asked(s: CavernaState, seat: int) -> AnyStep | None:
    """The question at the bottom of a seat's lane: exchanges come on top of it."""
    if seat < len(s.lanes) and s.lanes[seat]:
        return s.lanes[seat][0]
    return None


def put_table(found: list[bytes], s: CavernaState, seat: int, now: int) -> None:
    players = len(s.homes)
    found.append(TIME.piece([ROUNDS_LEFT[players][s.round], s.greens, s.reds]))
    found.append(MOMENT[now])
    if players > 1:
        found.append(FROM_SEAT[players][(s.start - seat) % players])
        found.append(FROM_SEAT[players][(s.active - seat) % players])
    found.append(CARDS[players].piece(s.up))
    # Which spaces are taken matters to those who have somebody to send.
    found.append(TAKEN[players].piece(s.taken if WAITING in s.homes[seat].places else 0))
    piled = [0] * len(GOODS)
    for space in bits(s.stocked):
        lying = s.lying[space]
        for good in LYING[space]:
            piled[good] += lying & EACH_MASK
            lying >>= EACH
    found.append(PILED_WOOD.piece([piled[WOOD] + 1 >> 1]))
    found.append(PILED_ROCK.piece([piled[STONE], piled[ORE] + 1 >> 1]))
    crops = piled[GRAIN] + piled[VEGETABLE]
    found.append(PILED_REST.piece([piled[FOOD], piled[RUBY], piled[SHEEP], piled[DONKEY], crops]))


def put_goods(found: list[bytes], home: Home) -> None:
    goods = home.goods
    for at in range(len(RAW)):
        found.append(HELD[at].piece([goods[RAW[at]]]))
    found.append(CROPS.piece([goods[GRAIN], goods[VEGETABLE]]))
    found.append(HERD.piece([goods[DOG], goods[SHEEP], goods[DONKEY], goods[WILD_BOAR], goods[CATTLE]]))


def put_family(found: list[bytes], home: Home) -> None:
    places = home.places
    dwarfs = len(places)
    waiting = places.count(WAITING)
    newborn = places.count(NEWBORN)
    found.append(FAMILY.piece([dwarfs - START_DWARFS, waiting, newborn, rooms.beds(home) - dwarfs]))
    arms = [0] * (len(LEVELS) + 1)
    for dwarf in range(dwarfs):
        level = home.strengths[dwarf] + 1 >> 1  # as `LEVELS` are the odd strengths
        for at in range(level):
            arms[at] += 1
        if places[dwarf] == WAITING and level > arms[-1]:
            arms[-1] = level
    found.append(ARMS.piece(arms))
    found.append(DEBTS.piece([home.begging, *home.promised, 1 if home.doubled else 0]))


def put_board(found: list[bytes], home: Home) -> None:
    bare = BOARD & ~(home.laid | home.stables)
    found.append(
        LAND.piece(
            [
                (bare & FOREST).bit_count(),
                home.meadow.bit_count(),
                home.small.bit_count(),
                len(home.larges),
                home.stables.bit_count(),
                home.wild,
                1 if home.forest_twin else 0,
            ]
        )
    )
    found.append(
        FIELDS.piece(
            [
                home.empty_fields().bit_count(),
                home.grain3.bit_count(),
                home.grain2.bit_count(),
                home.grain1.bit_count(),
                home.vegetables2.bit_count(),
                home.vegetables1.bit_count(),
            ]
        )
    )
    dwellings = 0
    if home.rooms >> DWELLING & 1:
        for one in home.furnished:
            if one & ROOM_MASK == DWELLING:
                dwellings += 1
    found.append(
        CAVE.piece(
            [
                (bare & MOUNTAIN).bit_count(),
                home.cavern.bit_count(),
                home.tunnel.bit_count(),
                home.deep.bit_count(),
                home.ore_mine.bit_count(),
                home.ruby_mine.bit_count(),
                dwellings,
                1 if home.mountain_twin else 0,
                1 if home.tunnel & beside(home.tunnel) else 0,
            ]
        )
    )
    places = home.ones + 2 * home.twos + 4 * home.fours + 8 * home.eights + 16 * home.sixteens + home.mines + home.wild
    goods = home.goods
    herd = goods[SHEEP] + goods[DONKEY] + goods[WILD_BOAR] + goods[CATTLE]
    types = parents(home)
    room = 1 if types and all_fit(home, types) else 0
    found.append(STABLING.piece([places - herd, types.bit_count(), room]))


def feeding(s: CavernaState, seat: int, now: int) -> bytes:
    """The next meal of the family: what it lacks now, and how many dwarfs can be sent out before it."""
    home = s.homes[seat]
    question = asked(s, seat)
    if isinstance(question, Feed):
        return meal(home, rooms.demand(home, question.food_only != 0, question.worked), 0, 0)
    kind = s.track[s.round]
    chances = home.places.count(WAITING) if now < SKIPPING else 0
    later = now > SKIPPING or kind == NO_HARVEST
    if later:
        kind, further = next_harvest(s)
        if kind == NO_HARVEST:  # there is none
            return meal(home, 0, 0, 0)
        chances += further * len(home.places)
    due = rooms.demand(home, kind == FOOD_ONLY_HARVEST, 0)
    if later and kind != FOOD_ONLY_HARVEST:  # the newborn will have grown up
        due += (FOOD_PER_DWARF - FOOD_PER_NEWBORN) * home.places.count(NEWBORN)
    return meal(home, due, reaping(home, kind), chances)


def next_harvest(s: CavernaState) -> tuple[int, int]:
    """The kind of the next harvest after this round, and how many rounds will have been played by then."""
    further = 0
    for number in ROUNDS[len(s.homes)]:
        if number > s.round:
            further += 1
            if s.track[number] != NO_HARVEST:
                return s.track[number], further
    return NO_HARVEST, further


def meal(home: Home, due: int, reaped: int, chances: int) -> bytes:
    goods = home.goods
    missing = due - goods[FOOD]
    eatable = reaped + goods[GRAIN] + 2 * goods[VEGETABLE] + 2 * goods[RUBY] + max(0, goods[GOLD] - 1)
    for at in range(len(FARM)):  # pairs are kept
        eatable += MEAT[at] * max(0, goods[FARM[at]] - 2)
    return FEEDING.piece([missing, missing - eatable, -missing, chances])


def put_others(found: list[bytes], s: CavernaState, seat: int, points: int) -> None:
    players = len(s.homes)
    waiting = 0
    best = LEAST_POINTS
    for distance in range(1, players):
        home = s.homes[(seat + distance) % players]
        total = scoring.total(home)
        best = max(best, total)
        waiting += home.places.count(WAITING)
        found.append(OTHER.piece([(total + 20) // 10, len(home.places) - START_DWARFS]))
    found.append(AHEAD.piece([(best - points + 40) // 5, waiting]))


def inputs(players: int) -> list[str]:
    """What `pieces` says, in its order."""
    found = [counted("guide", GUIDE_LEVELS), TIME.inputs("time"), counted("moment", len(MOMENT) - 1)]
    if players > 1:
        found += [counted("start", players), counted("active", players)]
    found += [listed("up", [SPACE.ids[card] for card in cards(players)])]
    found += [listed("taken", [SPACE.ids[space] for space in spaces(players)])]
    found += [PILED_WOOD.inputs("piled.wood"), PILED_ROCK.inputs("piled.rock"), PILED_REST.inputs("piled.rest")]
    found += [HELD[at].inputs(f"held.{GOODS[RAW[at]]}") for at in range(len(RAW))]
    found += [CROPS.inputs("crops"), HERD.inputs("herd"), FAMILY.inputs("family"), ARMS.inputs("arms")]
    found += [DEBTS.inputs("debts"), LAND.inputs("land"), FIELDS.inputs("fields"), CAVE.inputs("cave")]
    found += [STABLING.inputs("stabling"), FEEDING.inputs("feeding"), POINTS.inputs("points")]
    found += [listed("rooms", ROOMS), listed("gone", ROOMS)]
    if players > 1:
        found += [OTHER.inputs(f"next{distance}") for distance in range(1, players)]
        found.append(AHEAD.inputs("ahead"))
    return found


@cache  # all judges of a process share what it has worked out
def learned(players: int) -> Network | None:
    file = files("permonik.games.caverna").joinpath("data", f"judge-{players}.net")
    return Network(file.read_bytes(), inputs(players)) if file.is_file() else None


def judge() -> CavernaJudge:
    return CavernaJudge(Guide())
