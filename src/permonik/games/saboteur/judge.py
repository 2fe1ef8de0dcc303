"""What a position between two turns of Saboteur is worth, for bots that think ahead: learned, by number of players.

Like the evaluation that guides it (`evaluate.py`) a judge weighs only what the seat knows, and it counts who works for
whom as that evaluation does: a seat that watches how the others play (`belief.py`) judges by what it believes.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from permonik.games.saboteur import scoring
from permonik.games.saboteur.distances import FAR, Distances
from permonik.games.saboteur.evaluate import SabEvaluation, evaluation, exit_corners
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import (
    ACTION,
    BASE_MOVES,
    FIELDS,
    HAND_LIMIT,
    LADDER,
    LAIR,
    LEAST,
    MOST,
    PATHS,
    REMOVED,
    TIERS,
    TYPES,
    VEIN,
    read,
)
from permonik.kernel.state import State
from permonik.minds.encoding import one_hot
from permonik.minds.inputs import counted
from permonik.minds.judge import LEVELS as GUIDE_LEVELS
from permonik.minds.judge import Judge
from permonik.minds.network import Network
from permonik.minds.theme import Theme

WON: Final = 100.0  # about as the guide's points go, in which a belief counts what a line gives away (`belief.toll`)
POINT: Final = 0.5  # what each point is worth by which the own treasure is ahead
KEPT: Final = 1 << 14  # hands


def levels(steps: list[int]) -> list[int]:
    """By distance how many of these steps it has reached."""
    found: list[int] = []
    for moves in range(FAR + 1):
        level = 0
        for step in steps:
            if moves >= step:
                level += 1
        found.append(level)
    return found


FINE: Final[list[int]] = levels([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 28, FAR])
ROUGH: Final[list[int]] = levels([1, 2, 4, 6, 9, 12, 16, 20, 25, FAR])

ACTIVE: Final[list[list[bytes]]] = [one_hot(players) for players in range(MOST + 1)]
LEFT: Final = Theme([15, 10])  # cards in the pile, in fours; pairs of cards in hands, once there is no pile
# A saboteur; the clan card is open; others who know it; how little one knows of the others, in eighths.
ROLE: Final = Theme([1, 1, MOST - 1, 8])
# Corners where the exit may be; others who have looked at one of those; whether one knows it, and all do.
CORNERS: Final = Theme([4, MOST - 1, 1, 1])
# Gold, the limit beyond two, lying, boots, axes, out, cards in hand, cards to draw.
OWN: Final = Theme([6, HAND_LIMIT - 2, 1, 1, 2, 1, 6, 2])
# The nearest corner that may be the exit, how far they are on average, the nearest nugget and whether there is one.
WAY: Final = Theme([max(FINE), max(FINE), max(ROUGH), 1])
# Paths by open sides; lairs, ladders and veins among them; actions by type.
PATH_CAPS: Final = [3, 4, 4, 2, 2, 2, 1]
HAND: Final = Theme(PATH_CAPS + [2] * len(TYPES))
HAND_PATHS: Final[int] = sum(PATH_CAPS)
IN_CAVE: Final = Theme([1, 1, 1, 1, 1, 1, 3, 1])  # creatures; which are the own ones; webs, and own ones
# On the own side, in eighths, and whether that is certain; gold, the nearest corner, lying, limit, boots, axes, out,
# cards in hand; has looked at a corner that may be the exit; knows the own clan card.
OTHER: Final = Theme([8, 1, 6, max(ROUGH), 1, HAND_LIMIT - 2, 1, 2, 1, 6, 1, 1])
EVEN: Final = 12  # the level of a margin of nothing
# Half dwarves of the own side; those of it inside, and of the other; turns of the first and of the last inside, of both
# sides; by how much the treasure is ahead that is out, and all; somebody is out; the first is of the own side.
SIDES: Final = Theme([2 * MOST - 2, 10, 10, 12, 12, 12, 12, 2 * EVEN, 2 * EVEN, 1, 8])


class SaboteurJudge(Judge):
    """A game is won by a side or not; the margin of the treasures counts a little."""

    def __init__(self, guide: SabEvaluation) -> None:
        super().__init__(guide, low=-260.0, step=5.0, anchor=0.5, bound=300.0)
        self.knowing = guide
        self.networks: list[Network | None] = [learned(players) for players in range(LEAST, MOST + 1)]
        self.hands: dict[tuple[str, tuple[int, ...]], bytes] = {}

    def network(self, state: State) -> Network | None:
        assert isinstance(state, SabState)
        return self.networks[state.players - LEAST]

    def pieces(self, state: State, seat: int) -> list[bytes]:
        assert isinstance(state, SabState)
        s = state
        share, doubt = self.knowing.shares_of(s, seat)
        mates = mates_by(share, seat)
        corners = exit_corners(s, seat)
        far = self.knowing.distances_of(s)
        ways = ways_of(s, far, corners)
        near = nearest_of(s, far, corners)
        found = [
            self.word(s, seat),
            ACTIVE[s.players][(s.active - seat) % s.players],
            time_left(s),
            own_role(s, seat, doubt),
            known_corners(s, seat, corners),
            own_dwarf(s, seat),
            own_way(s, seat, far, near[seat], ways[seat]),
            self.hand(s, seat),
            in_cave(s, seat),
            sides(s, share, mates, ways),
        ]
        for distance in range(1, s.players):
            other = (seat + distance) % s.players
            found.append(other_dwarf(s, seat, other, mates[other], near[other], corners))
        return found

    def inputs(self, state: State) -> list[str]:
        assert isinstance(state, SabState)
        return inputs(state.players)

    def hand(self, s: SabState, seat: int) -> bytes:
        key = (s.deck.text, s.hands[seat])
        piece = self.hands.get(key)
        if piece is None:
            if len(self.hands) >= KEPT:
                self.hands.clear()
            piece = own_hand(s, seat)
            self.hands[key] = piece
        return piece

    def outcome(self, state: State, seat: int) -> float:
        """Between -WON and WON by the seat's share of the victory. What its side divides is a whole victory, however
        many they are; a victory of nobody is divided among all."""
        assert isinstance(state, SabState)
        side = scoring.works_for(state.clan[seat])
        margin = POINT * (scoring.treasure(state, side) - scoring.treasure(state, 1 - side))
        winner = scoring.winning_side(state)
        if winner < 0:
            return margin + WON * (2.0 * scoring.workers(state, side) / state.players - 1.0)
        return margin + (WON if winner == side else -WON)


# -- what the seat knows of all ----------------------------------------------------------------------------------------


def mates_by(share: list[float], seat: int) -> list[float]:
    """Per seat how likely it works for the own side. A share (`evaluate.shares`) is twice that likelihood, less a
    number that is the same for all; and oneself one knows."""
    return [1.0 - (share[seat] - one) / 2.0 for one in share]


def eighths(likely: float) -> int:
    return int(8.0 * likely + 0.501)  # a little above the half, so that rounding errors do not decide


def ways_of(s: SabState, far: Distances, corners: list[int]) -> list[int]:
    """Per seat the moves to the exit, averaged over the corners where it may be; nothing for those who are out."""
    found: list[int] = []
    for field in s.at:
        total = 0
        if field >= 0:
            for corner in corners:
                total += far.to_corner[corner].get(field, FAR)
        found.append(total // max(1, len(corners)))
    return found


def nearest_of(s: SabState, far: Distances, corners: list[int]) -> list[int]:
    """Per seat the moves to the nearest corner where the exit may be; nothing for those who are out."""
    found: list[int] = []
    for field in s.at:
        least = FAR if field >= 0 else 0
        for corner in corners:
            least = min(least, far.to_corner[corner].get(field, FAR))
        found.append(least)
    return found


def turns_of(s: SabState, seat: int, moves: int) -> int:
    """Turns to the exit; one who lies loses one."""
    per = BASE_MOVES + (s.boots >> seat & 1)
    return (moves + per - 1) // per + (s.lying >> seat & 1)


# -- the table ---------------------------------------------------------------------------------------------------------


def time_left(s: SabState) -> bytes:
    pile = 0
    for tier in range(TIERS):
        pile += s.deck.last[tier] - REMOVED - s.taken[tier]
    held = 0
    for hand in s.hands:
        held += len(hand)
    return LEFT.piece([(pile + 3) // 4, LEFT.caps[1] if pile > 0 else (held + 1) // 2])


def known_corners(s: SabState, seat: int, corners: list[int]) -> bytes:
    lookers = 0
    for corner in corners:
        lookers |= s.goal_knows[corner]
    lookers &= (1 << s.players) - 1 & ~(1 << seat)
    sure = len(corners) == 1
    is_open = sure and s.goal_knows[corners[0]] == s.everybody
    return CORNERS.piece([len(corners), lookers.bit_count(), 1 if sure else 0, 1 if is_open else 0])


def in_cave(s: SabState, seat: int) -> bytes:
    numbers: list[int] = []
    for field in s.creature_at:
        numbers.append(1 if field >= 0 else 0)
    for owner in s.creature_of:
        numbers.append(1 if owner == seat else 0)
    webs = own = 0
    for web in range(len(s.web_on)):
        if s.web_on[web] >= 0:
            webs += 1
            if s.web_of[web] == seat:
                own = 1
    numbers.append(webs)
    numbers.append(own)
    return IN_CAVE.piece(numbers)


# -- the own dwarf -----------------------------------------------------------------------------------------------------


def own_role(s: SabState, seat: int, doubt: float) -> bytes:
    knows = s.clan_knows[seat]
    card = s.clan[seat]
    others = knows & (1 << s.players) - 1 & ~(1 << seat)
    return ROLE.piece(
        [card & 1 if card >= 0 else 0, 1 if knows == s.everybody else 0, others.bit_count(), eighths(doubt)]
    )


def own_dwarf(s: SabState, seat: int) -> bytes:
    return OWN.piece(
        [
            s.gold[seat],
            s.limit[seat] - 2,
            s.lying >> seat & 1,
            s.boots >> seat & 1,
            s.axes[seat],
            1 if s.at[seat] < 0 else 0,
            len(s.hands[seat]),
            s.draws if s.drawer == seat else 0,
        ]
    )


def own_way(s: SabState, seat: int, far: Distances, near: int, average: int) -> bytes:
    field = s.at[seat]
    if field < 0 or not far.to_nugget:
        return WAY.piece([FINE[near], FINE[average], 0, 0])
    return WAY.piece([FINE[near], FINE[average], ROUGH[far.to_nugget.get(field, FAR)], 1])


def own_hand(s: SabState, seat: int) -> bytes:
    deck = s.deck
    paths = [0, 0, 0, 0]
    lairs = ladders = veins = 0
    actions = [0] * len(TYPES)
    for kind in s.hands[seat]:
        if kind >= PATHS:
            actions[(kind - ACTION) // TIERS] += 1
            continue
        paths[max(1, deck.mask[kind * 2].bit_count()) - 1] += 1
        marks = deck.mark[kind * FIELDS : kind * FIELDS + deck.size[kind]]
        lairs += 1 if LAIR in marks else 0
        ladders += 1 if LADDER in marks else 0
        veins += 1 if VEIN in marks else 0
    return HAND.piece([*paths, lairs, ladders, veins, *actions])


# -- the others, and the two sides -------------------------------------------------------------------------------------


def other_dwarf(s: SabState, seat: int, other: int, mate: float, near: int, corners: list[int]) -> bytes:
    looked = 0
    for corner in corners:
        looked |= s.goal_knows[corner]
    return OTHER.piece(
        [
            eighths(mate),
            1 if mate < 0.001 or mate > 0.999 else 0,
            s.gold[other],
            ROUGH[near],
            s.lying >> other & 1,
            s.limit[other] - 2,
            s.boots >> other & 1,
            s.axes[other],
            1 if s.at[other] < 0 else 0,
            len(s.hands[other]),
            looked >> other & 1,
            s.clan_knows[seat] >> other & 1,
        ]
    )


def sides(s: SabState, share: list[float], mates: list[float], ways: list[int]) -> bytes:
    """How the sides stand, the seats counted as likely as they are on the own one."""
    own = own_in = other_in = 0.0
    out = whole = 0.0
    first = [FAR, FAR]
    last = [0, 0]
    for seat in range(s.players):
        mate = mates[seat]
        own += mate
        gold = share[seat] * s.gold[seat]
        whole += gold
        if s.at[seat] < 0:
            out += gold
            continue
        own_in += mate
        other_in += 1.0 - mate
        side = 0 if mate >= 0.5 else 1
        turns = turns_of(s, seat, ways[seat])
        first[side] = min(first[side], turns)
        last[side] = max(last[side], turns)
    return SIDES.piece(
        [
            int(2.0 * own + 0.501),
            int(2.0 * own_in + 0.501),
            int(2.0 * other_in + 0.501),
            first[0],
            last[0],
            first[1],
            last[1],
            ahead(out, s.players),
            ahead(whole, s.players),
            1 if s.left else 0,
            eighths(mates[s.left[0]]) if s.left else 0,
        ]
    )


def ahead(gold: float, players: int) -> int:
    """The level of a margin of treasures, in steps of two: a nugget counts by the dwarves of the other side (R13.6)."""
    margin = gold * players / 2.0
    return max(0, min(2 * EVEN, int(margin / 2.0 + EVEN + 0.501)))


def inputs(players: int) -> list[str]:
    """What `pieces` says, in its order."""
    return [
        counted("guide", GUIDE_LEVELS),
        counted("active", players),
        LEFT.inputs("left"),
        ROLE.inputs("role"),
        CORNERS.inputs("corners"),
        OWN.inputs("own"),
        WAY.inputs("way"),
        f"{counted('hand.paths', HAND_PATHS)} {' '.join([counted(f'hand.{name}', 2) for name in TYPES])}",
        IN_CAVE.inputs("in_cave"),
        SIDES.inputs("sides"),
        *[OTHER.inputs(f"next{distance}") for distance in range(1, players)],
    ]


def learned(players: int) -> Network | None:
    file = files("permonik.games.saboteur").joinpath("data", f"judge-{players}.net")
    return Network(file.read_bytes(), inputs(players)) if file.is_file() else None


def judge() -> SaboteurJudge:
    """Its guide has weights of its own: who watches the others finds the exit sooner, and so does better to run."""
    return SaboteurJudge(evaluation(read("guide.toml")))
