"""The actions, decks and log lines of Pretend."""

from typing import Final

from permonik.kernel.actions import ActionTable, Kind
from permonik.kernel.domain import Domain
from permonik.kernel.message import NUMBER, SEAT, line

CARD = Domain(
    "card",
    ["canary", "agate", "opal", "beryl", "topaz", "jade", "coal", "flint", "onyx", "garnet", "amber", "ruby"],
)
VALUE: Final[tuple[int, ...]] = (0, 1, 2, 2, 3, 4, 0, 1, 2, 3, 4, 5)
BACK: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1)
FULL: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 2, 3, 4, 5), (6, 7, 8, 9, 10, 11))
TINY: Final[tuple[tuple[int, ...], ...]] = ((0, 1, 2), (6, 7, 8))
CANARY: Final = 0

STACK = Domain("stack", ["upper", "lower"])
DECK: Final[tuple[str, ...]] = ("upper", "lower")
FACE = Domain("face", ["calm", "gas"])
FACES: Final[list[int]] = [0, 0, 1, 1, 1, 1]
GAS: Final = 1

PASS: Final = 0
PAY: Final = 1
GO_WITHOUT: Final = 2
SHOW_CANARY: Final = 3
SNATCH: Final = 4
LEAVE: Final = 5
DRAW: Final = 6
SEARCH: Final = 8
TAKE: Final = 10
SELL: Final = 22
BURY: Final = 34
EAT: Final = 46
GUESS: Final = 58

TABLE = ActionTable(
    [
        Kind(PASS, "pass"),
        Kind(PAY, "pay"),
        Kind(GO_WITHOUT, "go-without"),
        Kind(SHOW_CANARY, "show-canary"),
        Kind(SNATCH, "snatch"),
        Kind(LEAVE, "leave"),
        Kind(DRAW, "draw", STACK),
        Kind(SEARCH, "search", STACK),
        Kind(TAKE, "take", CARD),
        Kind(SELL, "sell", CARD),
        Kind(BURY, "bury", CARD),
        Kind(EAT, "eat", CARD),
        Kind(GUESS, "guess", FACE),
    ]
)

DECKS = {"first": SEAT, "die": FACE, "upper": CARD, "lower": CARD}

SAY_FIRST: Final = 0
SAY_ROLLED: Final = 1
SAY_PAID: Final = 2
SAY_WENT_WITHOUT: Final = 3
SAY_CANARY: Final = 4
SAY_DREW: Final = 5
SAY_GOT: Final = 6
SAY_SEARCHED: Final = 7
SAY_SOLD: Final = 8
SAY_SNATCHED: Final = 9
SAY_BURIED: Final = 10
SAY_BURIED_THIS: Final = 11
SAY_ATE: Final = 12
SAY_ATE_THIS: Final = 13
SAY_PASSED: Final = 14
SAY_GUESSED: Final = 15
SAY_GUESSED_RIGHT: Final = 16

LINES = (
    line("first", seat=SEAT),
    line("rolled", seat=SEAT, face=FACE),
    line("paid", seat=SEAT),
    line("went-without", seat=SEAT),
    line("showed-canary", seat=SEAT),
    line("drew", seat=SEAT, stack=STACK),
    line("got", card=CARD),
    line("searched", seat=SEAT, stack=STACK),
    line("sold", seat=SEAT, card=CARD, coins=NUMBER),
    line("snatched", seat=SEAT, card=CARD, coins=NUMBER),
    line("buried", seat=SEAT, stack=STACK),
    line("buried-this", card=CARD),
    line("ate", seat=SEAT, stack=STACK),
    line("ate-this", card=CARD),
    line("passed", seat=SEAT),
    line("guessed", seat=SEAT, face=FACE),
    line("guessed-right", seat=SEAT),
)
