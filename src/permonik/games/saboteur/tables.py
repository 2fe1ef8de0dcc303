"""The components, read once from the data files into constant tables of small numbers.

Cards in hands and piles are *kinds*: 0 to 63 are designs of path cards (those of the box, then room for the designs of
a corrected deck), from 64 on action cards, by type and tier. Equal cards have one number: there are no copies to tell
apart. Cards in the cave are *designs*: the path cards, the start card, the goal cards.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

PATHS: Final = 64
ACTION: Final = 64  # the first kind of action card
KINDS: Final = 91
START: Final = 64  # designs
GOAL: Final = 65
DESIGNS: Final = 69
FIELDS: Final = 8  # the most fields of a card
TIERS: Final = 3

TYPES: Final[tuple[str, ...]] = (
    "secret_information",
    "collapse",
    "hand_swap",
    "web",
    "boots",
    "war_axe",
    "rat",
    "crawler",
    "goblin",
)
SECRET: Final = 0
COLLAPSE: Final = 1
HAND_SWAP: Final = 2
WEB: Final = 3
BOOTS: Final = 4
WAR_AXE: Final = 5
RAT: Final = 6

CREATURES: Final[tuple[str, ...]] = ("rat", "crawler", "goblin")
A_RAT: Final = 0
A_CRAWLER: Final = 1
A_GOBLIN: Final = 2

MARKS: Final[tuple[str, ...]] = ("", "dark_lair", "ladder", "gold_vein", "bridge", "tunnel", "exit")
LAIR: Final = 1
LADDER: Final = 2
VEIN: Final = 3
BRIDGE: Final = 4
TUNNEL: Final = 5
EXIT: Final = 6

GOALS: Final[tuple[str, ...]] = ("goal_exit", "goal_lair", "goal_ladder", "goal_vein")
GOAL_MARKS: Final[tuple[str, ...]] = ("exit", "dark_lair", "ladder", "gold_vein")

# Clan cards: the colour of the back is card >> 1, card & 1 says saboteur; a saboteur works for the other colour.
CLANS: Final[tuple[str, ...]] = ("blue", "yellow")
CLAN_CARDS: Final[tuple[str, ...]] = ("blue_loyal", "blue_saboteur", "yellow_loyal", "yellow_saboteur")


def read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("permonik.games.saboteur").joinpath("data", name).read_text(encoding="utf-8"))


path_file: Final = read("path_cards.toml")
action_file: Final = read("action_cards.toml")
board_file: Final = read("board_cards.toml")
setup_file: Final = read("setup.toml")
options_file: Final = read("options.toml")

PATH_IDS: Final[tuple[str, ...]] = tuple([card["id"] for card in path_file["path_card"]])
ACTION_IDS: Final[tuple[str, ...]] = tuple([f"{type}_{tier}" for type in TYPES for tier in (1, 2, 3)])
OWN_IDS: Final[tuple[str, ...]] = tuple([f"own_{number}" for number in range(1, PATHS - len(PATH_IDS) + 1)])
KIND_IDS: Final[tuple[str, ...]] = PATH_IDS + OWN_IDS + ACTION_IDS
MOVES: Final[tuple[int, ...]] = tuple(
    [card["moves"] for id in CREATURES for card in action_file["action_card"] if card["id"] == id]
)

# -- set-up, by number of players --------------------------------------------------------------------------------

REMOVED: Final[int] = setup_file["removed_per_tier"]
GOLD_AT_START: Final[int] = setup_file["starting_gold"]
HAND_LIMIT: Final[int] = setup_file["hand_limit"]
BASE_MOVES: Final[int] = setup_file["base_movement"]

rows: Final[dict[int, dict[str, Any]]] = {row["players"]: row for row in setup_file["setup"]}
LEAST: Final[int] = min(rows)
MOST: Final[int] = max(rows)
AREA: Final[list[int]] = [rows[n]["radius"] if n in rows else 0 for n in range(MOST + 1)]
DEAL: Final[list[tuple[int, ...]]] = [
    tuple([tier - 1 for tier in (1, 2, 3) for _ in range(rows[n]["deal"].get(str(tier), 0))]) if n in rows else ()
    for n in range(MOST + 1)
]


def clan_pool(players: int, colour: int) -> tuple[int, ...]:
    """The clan cards that are shuffled (R2.3), sorted. In games of one clan it has the given colour (RU-23)."""
    pool: list[int] = []
    for id, count in rows[players]["clan_pool"].items():
        pool += [CLAN_CARDS.index(id.replace("own_", f"{CLANS[colour]}_"))] * count
    return tuple(sorted(pool))


POOLS: Final[list[tuple[tuple[int, ...], ...]]] = [
    (clan_pool(n, 0), clan_pool(n, 1)) if n in rows else ((), ()) for n in range(MOST + 1)
]

# -- the switches (section 14 of the rules), as bits of `rules` in a state ---------------------------------------

ROTATE: Final = 1  # path cards may be turned by 180 degrees (RU-1)
LAIR_ATTACKS: Final = 2  # a creature lured onto dwarves attacks at once (RU-9)
GOAL_OPEN: Final = 4  # a face-down goal card is one field, open on every side (RU-11)
LIMIT_ON_DRAW: Final = 8  # the hand limit only caps draws (RU-15)
CARDS_OUT_AT_ONCE: Final = 16  # the last card ends the game at once (RU-18)
VOTE: Final = 32  # the players may agree to end the game (RU-20)
NEW_AXE: Final = 64  # an axe laid in step 1 may be used on a web at which the dwarf already stands (RU-28)
VEIN_CARD: Final = 128  # a nugget is taken from any field of its card (RU-33)
SWITCHES: Final[tuple[tuple[int, str, str], ...]] = (
    (ROTATE, "rotate_180", "True"),
    (LAIR_ATTACKS, "lair_spawn_attacks", "True"),
    (GOAL_OPEN, "face_down_goal_is_one_open_field", "True"),
    (LIMIT_ON_DRAW, "hand_limit_checked_on_draw", "True"),
    (CARDS_OUT_AT_ONCE, "cards_out_end", "immediately"),
    (VOTE, "early_end", "vote"),
    (NEW_AXE, "new_axe_at_once", "True"),
    (VEIN_CARD, "vein_taken_from", "card"),
)
