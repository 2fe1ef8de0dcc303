"""The actions, decks and log lines of Saboteur."""

from __future__ import annotations

from typing import Any, Final

from permonik.games.saboteur.grid import X, Y, cell_at
from permonik.games.saboteur.places import cell_name, edge_word
from permonik.games.saboteur.tables import CLAN_CARDS, CLANS, CREATURES, FIELDS, GOALS, KIND_IDS, PATHS
from permonik.kernel.actions import ActionTable, Kind
from permonik.kernel.domain import Domain, Unbounded, numbers
from permonik.kernel.errors import BadNotation
from permonik.kernel.message import NUMBER, SEAT, line, step


class Cells(Unbounded):
    """The cells of the cave, written as coordinates: `2,-1` is two to the east and one to the north of the start."""

    def text(self, number: int) -> str:
        if number >= len(X):
            raise BadNotation(f"no {self.name} has the number {number}")
        return f"{X[number]},{Y[number]}"

    def parse(self, text: str) -> int:
        x, comma, y = text.partition(",")
        if len(text) < 9:
            try:
                cell = cell_at(int(x), int(y))
            except ValueError:
                cell = -1
            if comma and cell >= 0 and self.text(cell) == text:
                return cell
        raise BadNotation(f"no {self.name} {text[:20]!r}; it is written x,y")

    def word(self, number: int) -> dict[str, Any]:
        return {"text": cell_name(number)}


class Spots(Unbounded):
    """The fields of all cards, by cell * 8 + field; in words only the cell is named."""

    def text(self, number: int) -> str:
        return f"{CELL.text(number // FIELDS)}.{number % FIELDS}"

    def word(self, number: int) -> dict[str, Any]:
        return CELL.word(number // FIELDS)


class Edges(Unbounded):
    """The edges between cells, by cell * 2, + 1 for the west side."""

    def text(self, number: int) -> str:
        return f"{CELL.text(number // 2)}.{SIDE.text(number % 2)}"

    def word(self, number: int) -> dict[str, Any]:
        return edge_word(number)


CARD = Domain("card", KIND_IDS)
PATH_CARD = Domain("card", KIND_IDS[:PATHS])
ACTION_CARD = Domain("card", KIND_IDS[PATHS:])
TIER = numbers("tier", 1, 3)
CELL = Cells("cell")
SPOT = Spots("field")
EDGE = Edges("edge")
FIELD = numbers("field", 0, FIELDS - 1)
SIDE = Domain("side", ["north", "west"])
TURN = Domain("turn", ["0", "180"])
CORNER = Domain("corner", ["north-west", "north-east", "south-east", "south-west"])
GOAL_CARD = Domain("goal", GOALS)
CLAN_CARD = Domain("role", CLAN_CARDS)
CLAN = Domain("clan", CLANS)
CREATURE = Domain("creature", CREATURES)
TOKEN = Domain("web", ["circle", "triangle", "square"])

HALT: Final = 0
STAY: Final = 1
ENOUGH: Final = 2
KEEP_AXE: Final = 3
USE_AXE: Final = 4
PLAY_ON: Final = 5
END_GAME: Final = 6
TURN_GOAL: Final = 7
CUT: Final = 9
PEEK_GOAL: Final = 12
PEEK_CLAN: Final = 16
SWAP: Final = 24
GIVE: Final = 32
LAY: Final = 40
PLAY: Final = 104
DISCARD: Final = 131
PLACE: Final = 222
CAVE_IN: Final = 224
SPIN: Final = 225
LURE: Final = 227
ROAM: Final = 235
WALK: Final = 243
BLOCK: Final = 29  # the next cell

TABLE = ActionTable(
    [
        Kind(HALT, "halt"),
        Kind(STAY, "stay"),
        Kind(ENOUGH, "enough"),
        Kind(KEEP_AXE, "keep-axe"),
        Kind(USE_AXE, "use-axe"),
        Kind(PLAY_ON, "play-on"),
        Kind(END_GAME, "end-game"),
        Kind(TURN_GOAL, "turn", TURN),
        Kind(CUT, "cut", TOKEN),
        Kind(PEEK_GOAL, "peek-goal", CORNER),
        Kind(PEEK_CLAN, "peek-clan", SEAT),
        Kind(SWAP, "swap", SEAT),
        Kind(GIVE, "give", SEAT),
        Kind(LAY, "lay", PATH_CARD),
        Kind(PLAY, "play", ACTION_CARD),
        Kind(DISCARD, "discard", CARD),
        Kind(PLACE, "place", CELL, TURN),
        Kind(CAVE_IN, "collapse", CELL),
        Kind(SPIN, "web", CELL, SIDE),
        Kind(LURE, "lure", CELL, FIELD),
        Kind(ROAM, "roam", CELL, FIELD),
        Kind(WALK, "walk", CELL, FIELD),
    ]
)
if TABLE.block != BLOCK:
    raise ValueError(f"a cell has {TABLE.block} actions, not {BLOCK}")

DECKS: dict[str, Domain] = {
    "first": SEAT,
    "clan": CLAN_CARD,
    "goal": GOAL_CARD,
    "tier-1": CARD,
    "tier-2": CARD,
    "tier-3": CARD,
} | {f"loss-{seat}": CARD for seat in range(8)}

SAY_CLAN: Final = 0
SAY_ROLE: Final = 1
SAY_GOT: Final = 2
SAY_FIRST: Final = 3
SAY_LEFT_CAVE: Final = 4
SAY_WEB_WORN: Final = 5
SAY_WEB_GONE: Final = 6
SAY_STOOD_UP: Final = 7
SAY_SKIPPED: Final = 8
SAY_LAID: Final = 9
SAY_LAID_VEIN: Final = 10
SAY_DISCARDED: Final = 11
SAY_DISCARDED_THIS: Final = 12
SAY_PEEKED_GOAL: Final = 13
SAY_SAW_GOAL: Final = 14
SAY_PEEKED_CLAN: Final = 15
SAY_SAW_CLAN: Final = 16
SAY_COLLAPSED: Final = 17
SAY_COLLAPSED_GOLD: Final = 18
SAY_SWAPPED: Final = 19
SAY_NOW_HOLDS: Final = 20
SAY_SPUN: Final = 21
SAY_GAVE: Final = 22
SAY_LURED: Final = 23
SAY_TOOK_OVER: Final = 24
SAY_ROAMED: Final = 25
SAY_STAYED: Final = 26
SAY_RAT_BIT: Final = 27
SAY_CRAWLER_FELLED: Final = 28
SAY_GOBLIN_ROBBED: Final = 29
SAY_GOBLIN_FOUND_NOTHING: Final = 30
SAY_LOST: Final = 31
SAY_LOST_THIS: Final = 32
SAY_AXE_CREATURE: Final = 33
SAY_AXE_WEB_WORN: Final = 34
SAY_AXE_WEB_GONE: Final = 35
SAY_WALKED: Final = 36
SAY_BRIDGE: Final = 37
SAY_TUNNEL: Final = 38
SAY_TUNNEL_FREE: Final = 39
SAY_REVEALED: Final = 40
SAY_REVEALED_VEIN: Final = 41
SAY_TOOK_NUGGET: Final = 42
SAY_TOOK_NUGGET_SHOWED: Final = 43
SAY_LEFT: Final = 44
SAY_LEFT_SHOWED: Final = 45
SAY_ASIDE: Final = 46
SAY_DREW: Final = 47
SAY_DREW_THIS: Final = 48
SAY_VOTED: Final = 49
SAY_END_SIDE: Final = 50
SAY_END_CARDS: Final = 51
SAY_END_STUCK: Final = 52
SAY_END_VOTE: Final = 53
SAY_TREASURE: Final = 54

LINES = (
    line("dealt-clan", seat=SEAT, clan=CLAN),
    line("your-role", role=CLAN_CARD),
    line("got", card=CARD),
    line("first", seat=SEAT),
    line("creature-left", creature=CREATURE),
    line("web-worn", web=TOKEN),
    line("web-gone", web=TOKEN),
    line("stood-up", seat=SEAT),
    line("skipped", seat=SEAT),
    line("laid", seat=SEAT, card=CARD, cell=CELL),
    line("laid-vein", seat=SEAT, card=CARD, cell=CELL),
    line("discarded", seat=SEAT, tier=TIER),
    line("discarded-this", seat=SEAT, card=CARD),
    line("peeked-goal", seat=SEAT, corner=CORNER),
    line("saw-goal", seat=SEAT, corner=CORNER, goal=GOAL_CARD),
    line("peeked-clan", seat=SEAT, other=SEAT),
    line("saw-clan", seat=SEAT, other=SEAT, role=CLAN_CARD),
    line("collapsed", seat=SEAT, card=CARD, cell=CELL),
    line("collapsed-gold", seat=SEAT, card=CARD, cell=CELL),
    line("swapped", seat=SEAT, other=SEAT),
    line("now-holds", seat=SEAT, card=CARD),
    line("spun", seat=SEAT, web=TOKEN, edge=EDGE),
    line("gave", seat=SEAT, other=SEAT, card=CARD),
    line("lured", seat=SEAT, creature=CREATURE, field=SPOT),
    line("took-over", seat=SEAT, creature=CREATURE),
    line("roamed", creature=CREATURE, field=SPOT),
    line("stayed", creature=CREATURE),
    line("rat-bit", seat=SEAT, limit=NUMBER),
    line("crawler-felled", seat=SEAT),
    line("goblin-robbed", by="creature-goblin", seat=SEAT, gold=NUMBER),
    line("goblin-found-nothing", seat=SEAT),
    line("lost", seat=SEAT, tier=TIER),
    line("lost-this", seat=SEAT, card=CARD),
    line("axe-creature", seat=SEAT, creature=CREATURE),
    line("axe-web-worn", seat=SEAT, web=TOKEN),
    line("axe-web-gone", seat=SEAT, web=TOKEN),
    step("walked", seat=SEAT, field=SPOT),
    line("on-bridge", seat=SEAT, cell=CELL, limit=NUMBER),
    line("in-tunnel", by="in-tunnel", seat=SEAT, cell=CELL, gold=NUMBER),
    line("in-tunnel-free", seat=SEAT, cell=CELL),
    line("revealed", seat=SEAT, corner=CORNER, goal=GOAL_CARD),
    line("revealed-vein", seat=SEAT, corner=CORNER),
    line("took-nugget", by="took-nugget", seat=SEAT, cell=CELL),
    line("took-nugget-showed", by="took-nugget", seat=SEAT, cell=CELL, role=CLAN_CARD),
    line("left", seat=SEAT, gold=NUMBER),
    line("left-showed", seat=SEAT, gold=NUMBER, role=CLAN_CARD),
    line("aside", seat=SEAT, role=CLAN_CARD),
    line("drew", seat=SEAT, tier=TIER),
    line("drew-this", seat=SEAT, card=CARD),
    line("voted-end", seat=SEAT),
    line("ended-side", clan=CLAN),
    line("ended-cards"),
    line("ended-stuck"),
    line("ended-vote"),
    line("treasure", clan=CLAN, gold=NUMBER, dwarves=NUMBER, value=NUMBER),
)
