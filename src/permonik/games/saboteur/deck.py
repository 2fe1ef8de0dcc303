"""The deck: what the cards look like and how many there are, as tables. The box's deck, or a corrected one.

A corrected deck is a file of [[path_card]], [[action_card]], [start_card] and [[goal_card]] in the notation of the data
files; what it leaves out is as in the box. A record carries its content and hash, so that a replay needs no file.
"""

from __future__ import annotations

import json
import tomllib
from hashlib import sha256
from typing import Any, Final

from permonik.games.saboteur.deckcheck import blocks, problems, same_after_turn
from permonik.games.saboteur.grid import SIDES
from permonik.games.saboteur.tables import (
    ACTION,
    DESIGNS,
    FIELDS,
    GOAL,
    GOAL_MARKS,
    KINDS,
    MARKS,
    PATH_IDS,
    PATHS,
    START,
    TIERS,
    TYPES,
    VEIN,
    action_file,
    board_file,
    path_file,
)
from permonik.kernel.errors import BadOption
from permonik.kernel.fixed import Fixed

Card = dict[str, Any]
Content = dict[str, Any]

LONGEST: Final = 300_000  # characters of a deck file or of a deck in a record
GRAPH: Final[tuple[str, ...]] = ("fields", "doors", "links", "marks")


class Deck(Fixed):
    """Tables by kind or design. `code` is design * 2 + turn; a turn swaps N ↔ S and E ↔ W, fields keep their numbers.

    text      the content as it stands in a record; empty for the deck of the box
    names     path card ids by kind, as the file calls them
    contents  per tier, the kinds of all its cards, sorted; `counts` by kind: how many there are
    tier      by kind
    door      by code * 4 + side: the field at that side, or -1
    mask      by code: the open sides, a bit each
    links     by design * 8 + field: the fields of the card that touch it, sorted
    mark      by design * 8 + field
    size      by design: the number of fields
    turns     by design: whether a turn by 180 degrees makes a difference
    shape     by kind: the masks it can have, as bits of a 16-bit set; `upright` the same without turning
    vein      by design: the field that gets a nugget, or -1
    """

    def __init__(self, content: Content, text: str) -> None:
        self.text = text
        self.names: list[str] = [""] * PATHS
        self.tier: list[int] = [0] * KINDS
        self.door: list[int] = [-1] * (DESIGNS * 8)
        self.mask: list[int] = [0] * (DESIGNS * 2)
        self.links: list[tuple[int, ...]] = [()] * (DESIGNS * FIELDS)
        self.mark: list[int] = [0] * (DESIGNS * FIELDS)
        self.size: list[int] = [0] * DESIGNS
        self.turns: list[bool] = [False] * DESIGNS
        self.shape: list[int] = [0] * PATHS
        self.upright: list[int] = [0] * PATHS
        self.vein: list[int] = [-1] * DESIGNS
        piles: list[list[int]] = [[] for _ in range(TIERS)]
        for kind, card in zip(kinds_of(content), content["paths"], strict=True):
            self.names[kind] = card["id"]
            self.tier[kind] = card["tier"] - 1
            piles[card["tier"] - 1] += [kind] * card["count"]
            self.draw(kind, card)
            self.upright[kind] = 1 << self.mask[kind * 2]
            self.shape[kind] = self.upright[kind] | 1 << self.mask[kind * 2 + 1]
        for type, tiers in content["actions"].items():
            for tier in range(TIERS):
                kind = ACTION + TYPES.index(type) * TIERS + tier
                self.tier[kind] = tier
                piles[tier] += [kind] * tiers[tier]
        self.draw(START, content["start"])
        for card in content["goals"]:
            mark = next(mark for mark in GOAL_MARKS if mark in card["marks"].values())
            self.draw(GOAL + GOAL_MARKS.index(mark), card)
        self.contents: tuple[tuple[int, ...], ...] = tuple([tuple(sorted(pile)) for pile in piles])
        self.counts: list[int] = [0] * KINDS
        self.last: list[int] = [0] * TIERS
        for tier in range(TIERS):
            self.last[tier] = len(piles[tier])
            for kind in piles[tier]:
                self.counts[kind] += 1

    def draw(self, design: int, card: Card) -> None:
        fields: list[str] = card["fields"]
        self.size[design] = len(fields)
        for side, field in card["doors"].items():
            at = SIDES.index(side)
            self.door[design * 8 + at] = fields.index(field)
            self.door[design * 8 + 4 + (at + 2) % 4] = fields.index(field)
            self.mask[design * 2] |= 1 << at
            self.mask[design * 2 + 1] |= 1 << (at + 2) % 4
        for link in card["links"]:
            one, other = [fields.index(field) for field in link.split("-")]
            for here, there in ((one, other), (other, one)):
                at = design * FIELDS + here
                self.links[at] = tuple(sorted([*self.links[at], there]))
        for field, mark in card["marks"].items():
            self.mark[design * FIELDS + fields.index(field)] = MARKS.index(mark)
            if MARKS.index(mark) == VEIN and self.vein[design] < 0:
                self.vein[design] = fields.index(field)
        self.turns[design] = not same_after_turn(card)

    def __reduce__(self) -> tuple[Any, ...]:
        return deck_of, (self.text,)


def kinds_of(content: Content) -> list[int]:
    """A design that the box knows keeps its number; others take the free numbers behind, in their order."""
    kinds: list[int] = []
    own = len(PATH_IDS)
    for card in content["paths"]:
        if card["id"] in PATH_IDS:
            kinds.append(PATH_IDS.index(card["id"]))
        else:
            kinds.append(own)
            own += 1
    return kinds


def content_of(data: dict[str, Any]) -> Content:
    """What matters of the data of a deck file; from the box where the file is silent. It may still be wrong."""
    paths = data.get("path_card", path_file["path_card"])
    actions = {card["id"]: card["tiers"] for card in action_file["action_card"]}
    for card in data.get("action_card", []):
        actions[card["id"]] = card["tiers"]
    return {
        "paths": [{key: card[key] for key in ("id", "tier", "count", "kind", *GRAPH)} for card in paths],
        "actions": {id: [tiers.get(str(tier), 0) for tier in (1, 2, 3)] for id, tiers in actions.items()},
        "start": graph_of(data.get("start_card", board_file["start_card"])),
        "goals": [graph_of(card) for card in data.get("goal_card", board_file["goal_card"])],
    }


def graph_of(card: Card) -> Card:
    return {key: card[key] for key in GRAPH}


def canonical(content: Content) -> str:
    return json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def text_of(content: Content) -> str:
    """Content and hash, as they stand in the options of a record; empty for the deck of the box."""
    plain = canonical(content)
    if plain == BOX_PLAIN:
        return ""
    return canonical({"deck": content, "sha256": sha256(plain.encode()).hexdigest()})


def check(text: str) -> list[str]:
    """What is wrong with a deck file (TOML); nothing, if a match can be started with it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [f"not TOML: {error}"]
    return blocks(data) or problems(content_of(data))


def read_option(value: str) -> str:
    """The option `deck` as it is recorded: from the text of a deck file, or from a record; "" is the deck of the box.

    No file is opened here: whoever names one from afar learns nothing of it. The command line reads files.
    """
    if value in ("", "standard"):
        return ""
    if len(value) > LONGEST:
        raise BadOption(f"option deck of saboteur: {len(value):,} characters are too many for a deck")
    if value.startswith("{"):
        return read_recorded(value)
    if "\n" not in value:
        raise BadOption(f"option deck of saboteur cannot be {value!r}; it can be: standard, or the text of a deck file")
    wrong = check(value)
    if wrong:
        raise BadOption(f"option deck of saboteur: {'; '.join(wrong[:5])}")
    return text_of(content_of(tomllib.loads(value)))


def read_recorded(text: str) -> str:
    try:
        data = json.loads(text)
        content = data["deck"]
        plain = canonical(content)
        wrong = problems(content)
        if data["sha256"] != sha256(plain.encode()).hexdigest():
            wrong = ["the hash of the deck does not agree"]
    except (ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise BadOption(f"option deck of saboteur: no deck of a record ({error!r})") from None
    if wrong:
        raise BadOption(f"option deck of saboteur: {'; '.join(wrong[:5])}")
    return text_of(content)


def deck_of(text: str) -> Deck:
    """The deck of an option's text. Made once: states share it."""
    deck = DECKS.get(text)
    if deck is None:
        read_recorded(text)
        deck = Deck(json.loads(text)["deck"], text)
        DECKS[text] = deck
    return deck


BOX_PLAIN: Final[str] = canonical(content_of({}))
BOX: Final[Deck] = Deck(content_of({}), "")
DECKS: Final[dict[str, Deck]] = {"": BOX}
