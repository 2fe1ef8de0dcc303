"""Pretend followed with pencil and paper: from the text of a record alone, without the engine.

The ledger and the resampler read from it what the cards did, and who saw them. It trusts nothing that the engine
says about who may see what: seats see what the rules (H1 to H4) let them see.
"""

import json
from copy import deepcopy
from typing import Any

UPPER = {"canary": 0, "agate": 1, "opal": 2, "beryl": 2, "topaz": 3, "jade": 4}
LOWER = {"coal": 0, "flint": 1, "onyx": 2, "garnet": 3, "amber": 4, "ruby": 5}
WORTH = UPPER | LOWER
TINY = {"upper": ["canary", "agate", "opal"], "lower": ["coal", "flint", "onyx"]}
FULL = {"upper": list(UPPER), "lower": list(LOWER)}


def back(card: str) -> str:
    return "upper" if card in UPPER else "lower"


def read(text: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Header and entries of a record's text, as plain data."""
    header, *entries, _ = [json.loads(line) for line in text.splitlines()]
    return header, entries


class Paper:
    """What lies where, and who has seen it when. Spectators are one more seat, behind the players."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.players: int = header["players"]
        self.cards = TINY if header["options"]["deck"] == "tiny" else FULL
        self.coins = [2] * self.players
        self.soot = [0] * self.players
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.eaten: list[list[str]] = [[] for _ in range(self.players)]
        # A card, or the slot of one that nobody has seen.
        self.stacks: dict[str, list[str | int]] = {name: list(range(len(self.cards[name]))) for name in self.cards}
        self.guess: tuple[int, str] | None = None
        self.offered = ""
        self.to_draw: list[tuple[int, str]] = []
        self.searching: tuple[int, str] | None = None
        self.sights: list[list[tuple[int, str]]] = [[] for _ in range(self.players + 1)]  # (entry, card) per seat
        self.number = -1

    @classmethod
    def follow(cls, header: dict[str, Any], entries: list[dict[str, Any]]) -> "Paper":
        """The paper after all entries. What was seen before an undo stays seen."""
        paper = cls(header)
        pages: list[Paper] = []
        undone = any("undo" in entry for entry in entries)
        for number, entry in enumerate(entries):
            if undone:
                pages.append(deepcopy(paper))
            if "undo" in entry:
                sights = paper.sights
                paper = deepcopy(pages[entry["undo"]])
                paper.sights = sights
            paper.number = number
            paper.write(entry)
        return paper

    def write(self, entry: dict[str, Any]) -> None:
        if "chance" in entry:
            self.dealt(entry["chance"], entry["slot"], entry["gives"])
        elif "do" in entry:
            verb, *words = entry["do"].split()
            self.decided(entry["seat"], verb, words[0] if words else "")

    def dealt(self, deck: str, slot: int, gives: str) -> None:
        if deck == "first":
            seats = [(int(gives) + turn) % self.players for turn in range(self.players)]
            self.to_draw = [(seat, stack) for seat in seats for stack in ("upper", "lower")]
        elif deck == "die":
            if self.guess is not None and self.guess[1] == gives:
                self.coins[self.guess[0]] += 1
            self.guess = None
        else:
            stack = self.stacks[deck]
            stack[stack.index(slot)] = gives
        self.move()

    def decided(self, seat: int, verb: str, what: str) -> None:
        hand = self.hands[seat]
        if verb == "guess":
            self.guess = (seat, what)
        elif verb == "pay":
            self.coins[seat] -= 1
        elif verb == "go-without":
            self.soot[seat] += 1
        elif verb == "show-canary":
            hand.remove("canary")
            self.all_see("canary")
        elif verb == "draw":
            self.to_draw = [(seat, what)]
        elif verb == "search":
            self.coins[seat] -= 1
            self.searching = (seat, what)
        elif verb == "take":
            self.stacks[back(what)].remove(what)
            hand.append(what)
        elif verb == "sell":
            hand.remove(what)
            self.coins[seat] += WORTH[what]
            self.offered = what
            self.all_see(what)
        elif verb == "snatch":
            self.coins[seat] -= WORTH[self.offered] + 1
            hand.append(self.offered)
        elif verb == "bury":
            hand.remove(what)
            self.coins[seat] += 1
            self.stacks[back(what)].append(what)
        elif verb == "eat":
            hand.remove(what)
            self.eaten[seat].append(what)
        else:
            assert verb in ("pass", "leave"), verb
        self.move()

    def move(self) -> None:
        """Cards that somebody has seen need no dealer."""
        while self.to_draw:
            seat, name = self.to_draw[0]
            card = self.stacks[name][0]
            if isinstance(card, int):
                return
            self.stacks[name].pop(0)
            self.hands[seat].append(card)
            self.see(seat, card)
            self.to_draw.pop(0)
        if self.searching is not None:
            seat, name = self.searching
            if not any(isinstance(card, int) for card in self.stacks[name]):
                for card in self.stacks[name]:
                    self.see(seat, str(card))
                self.searching = None

    def see(self, seat: int, card: str) -> None:
        self.sights[seat].append((self.number, card))

    def all_see(self, card: str) -> None:
        for seat in range(self.players + 1):
            self.see(seat, card)
