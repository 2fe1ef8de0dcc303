"""What a position between two plans is worth, for bots that think ahead: learned, for each variant by itself."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from permonik.games.rivals.acting import Act
from permonik.games.rivals.course import DrawOrSearch
from permonik.games.rivals.evaluate import evaluation
from permonik.games.rivals.principality import FREE, Principality
from permonik.games.rivals.searching import Look
from permonik.games.rivals.snapshots import Structure
from permonik.games.rivals.state import RivalsState
from permonik.games.rivals.stores import Gain
from permonik.games.rivals.tables import DESIGN, DESIGNS, NUMBER_OF, RESOURCE_OF, RESOURCES, VARIANT_IDS, VARIANTS
from permonik.kernel.state import State
from permonik.minds.encoding import Bits, counts, one_hot, spelled
from permonik.minds.evaluation import Evaluation
from permonik.minds.inputs import counted, listed
from permonik.minds.judge import LEVELS, Judge
from permonik.minds.network import Network

WON: Final = 50.0
POINT: Final = 1.0  # what each point of the margin is worth beside
VARIANT: Final[list[bytes]] = one_hot(len(VARIANTS))
POINTS: Final[list[bytes]] = one_hot(16)
FEW: Final[list[bytes]] = one_hot(10)
HELD: Final[list[bytes]] = one_hot(8)
PENDING: Final = Bits(8)
KINDS: Final = len(DESIGNS)
KEPT: Final = 1 << 13


def at(table: list[bytes], number: int) -> bytes:
    """The entry of a number; what is too large counts as the largest."""
    return table[number] if number < len(table) - 1 else table[len(table) - 2]


class RivalsJudge(Judge):
    """A game is won or not; the margin counts a little, so that those who must lose play on well."""

    def __init__(self, guide: Evaluation) -> None:
        super().__init__(guide, low=-48.0, step=1.5, anchor=3.0)
        self.networks = [learned(variant) for variant in VARIANT_IDS]
        self.structures: dict[Structure, bytes] = {}  # rows of structures that came up before

    def network(self, state: State) -> Network | None:
        assert isinstance(state, RivalsState)
        return self.networks[state.variant]

    def pieces(self, state: State, seat: int) -> list[bytes]:
        assert isinstance(state, RivalsState)
        me, other = state.players[seat], state.players[1 - seat]
        found = [
            VARIANT[state.variant],
            self.word(state, seat),
            PENDING.piece(pending(state, seat)),
            at(FEW, state.settlements),
            at(FEW, state.cities),
            at(POINTS, state.points(seat)),
            at(POINTS, state.points(1 - seat)),
            counts([DESIGN[kind] for kind in me.hand.cards], KINDS),
            at(FEW, len(other.hand.cards)),
        ]
        self.put(found, me)
        self.put(found, other)
        return found

    def inputs(self, state: State) -> list[str]:
        return INPUTS

    def put(self, found: list[bytes], me: Principality) -> None:
        """What everybody sees of a principality."""
        for resource in range(len(RESOURCES)):
            found.append(at(HELD, me.held(resource)))
        structure = me.structure()
        row = self.structures.get(structure)
        if row is None:
            if len(self.structures) >= KEPT:
                self.structures.clear()
            row = structure_row(me)
            self.structures[structure] = row
        found.append(row)

    def outcome(self, state: State, seat: int) -> float:
        assert isinstance(state, RivalsState)
        margin = POINT * (state.points(seat) - state.points(1 - seat))
        if state.winner < 0:
            return margin
        return margin + (WON if state.winner == seat else -WON)


def pending(s: RivalsState, seat: int) -> int:
    """Whose turn it is, whether the dice were cast, and what is still to come of what was begun, as bits."""
    mask = (1 if s.active == seat else 0) | (2 if s.production else 0)
    for step in s.agenda:
        mine = step.seat == seat
        if isinstance(step, Act):
            mask |= 4
        elif isinstance(step, Gain):
            mask |= 8 if mine else 16
        elif isinstance(step, DrawOrSearch):
            mask |= 32 if mine else 64
        elif isinstance(step, Look):
            mask |= 128
    return mask


def structure_row(me: Principality) -> bytes:
    """Regions by type and number, boosters, expansions, points of all kinds, towns, roads and free sites."""
    dice = bytearray(len(RESOURCES) * 7)
    boosts = bytearray(len(RESOURCES))
    for place in range(2 * me.left, 2 * me.right + 4):
        region = me.regions[place]
        if region >= 0:
            dice[RESOURCE_OF[region] * 7 + NUMBER_OF[region]] += 1
            boosts[RESOURCE_OF[region]] += me.extra[place]
    of_type = [at(FEW, mask.bit_count()) for mask in me.of_type]
    stands = counts([DESIGN[kind] for kind in me.sites if kind >= 0], KINDS)
    open_sites = open_of_city = 0
    for town in range(me.left, me.right + 1):
        for site in (2 * town, 2 * town + 1):
            city = bool(me.cities >> town & 1)
            open_sites += (me.sites[2 * site] == FREE) + (city and me.sites[2 * site + 1] == FREE)
            open_of_city += city and (me.sites[2 * site] == FREE or me.sites[2 * site + 1] == FREE)
    numbers = [me.strength, me.skill, me.commerce(), me.progress, me.ships, me.cities.bit_count(), me.right - me.left]
    shown = [at(FEW, number) for number in [*numbers, open_sites, open_of_city]]
    roads = spelled((1 if me.road_left else 0) + (2 if me.road_right else 0) + (4 if me.cache_at >= 0 else 0), 3)
    return b"".join([bytes(dice), bytes(boosts), *of_type, stands, *shown, roads])


def principality_inputs(whose: str) -> list[str]:
    """What `put` and `structure` say, in their order."""
    tenths = ("strength", "skill", "commerce", "progress", "ships", "cities", "towns", "open_sites", "open_of_city")
    parts = [counted(f"{whose}.dice", len(RESOURCES) * 7), listed(f"{whose}.boosts", RESOURCES)]
    parts += [counted(f"{whose}.regions.{name}", 10) for name in RESOURCES]
    parts += [listed(f"{whose}.stands", DESIGNS), *[counted(f"{whose}.{name}", 10) for name in tenths]]
    parts.append(counted(f"{whose}.roads", 3))
    return [*[counted(f"{whose}.held.{name}", 8) for name in RESOURCES], " ".join(parts)]


INPUTS: Final[list[str]] = [
    listed("variant", VARIANT_IDS),
    counted("guide", LEVELS),
    counted("pending", 8),
    counted("settlements", 10),
    counted("cities", 10),
    counted("own.points", 16),
    counted("other.points", 16),
    listed("hand", DESIGNS),
    counted("other.hand", 10),
    *principality_inputs("own"),
    *principality_inputs("other"),
]


@cache  # all judges of a process share what it has worked out
def learned(variant: str) -> Network | None:
    file = files("permonik.games.rivals").joinpath("data", f"judge-{variant}.net")
    return Network(file.read_bytes(), INPUTS) if file.is_file() else None


def judge() -> RivalsJudge:
    return RivalsJudge(evaluation(None))
