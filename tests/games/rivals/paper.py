"""Rivals followed with pencil and paper: where the draw cards lie, from the text of a record alone.

A token is one card of the box, known by its slot of the deck; a card that comes from the open table (fetched from the
discard pile, or removed from a principality) is a new one that everybody has seen. The resampler reads from it which
token each entry speaks of, and who has seen which token when. Where it is not plain who saw something, both did: that
only leaves less to be exchanged.
"""

import json
from typing import Any

from .invariants import set_of

Entry = dict[str, Any]
BACKS = {"intro": ["base"] * 4, "duel": ["base"] * 3 + ["gold", "turmoil", "progress"]}
SIZES = {"intro": [9] * 4, "duel": [12, 12, 12, 12, 12, 14], "progress": [12] * 5}
OPEN = {"gold": "merchant_guild", "turmoil": "hedge_tavern", "progress": "university"}
DECKS = ("base", "gold", "turmoil", "progress")


def read(text: str) -> tuple[dict[str, Any], list[Entry]]:
    """Header and entries of a record's text, as plain data."""
    header, *entries, _ = [json.loads(line) for line in text.splitlines()]
    return header, entries


class Token:
    def __init__(self, back: str, kind: str = "") -> None:
        self.back = back
        self.kind = kind  # once somebody has seen it
        self.seen: list[int] = [-1, -1, -1]  # per observer: the last entry at which he saw it, or -1


class Box:
    """The tokens of a variant, by stack and by slot. The same ones serve every pass over a record."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.variant: str = header["options"]["variant"]
        backs = BACKS.get(self.variant, ["base"] * 3 + [self.variant] * 2)
        sizes = SIZES.get(self.variant, [12, 12, 12, 11, 11])
        self.stacks = [[Token(back) for _ in range(size)] for back, size in zip(backs, sizes, strict=True)]
        self.slots: dict[str, list[Token]] = {}
        for back, stack in zip(backs, self.stacks, strict=True):
            self.slots.setdefault(back, []).extend(stack)


def event_of(entry: Entry, moons: dict[str, str]) -> str:
    """The event that a chance entry reveals. One of the Duel's is told from the others only when first seen (R6.2)."""
    if entry["chance"] == "moons":
        moons[f"moon-{entry['slot'] + 1}"] = entry["gives"]
    return moons.get(entry["gives"], str(entry["gives"]))


class Paper:
    """Where the tokens lie after the entries so far."""

    def __init__(self, box: Box) -> None:
        self.variant = box.variant
        self.slots = box.slots
        self.stacks = [stack[:] for stack in box.stacks]
        self.hands: list[list[Token]] = [[], []]
        self.dealt: set[Token] = set()
        self.to_draw: list[tuple[int, int]] = []
        self.searching: tuple[int, int] | None = None
        self.searched = 0
        self.started = False
        self.feuding = False
        self.betraying = False
        self.moons: dict[str, str] = {}

    def resolve(self, entry: Entry) -> Token | None:
        """The token that an entry speaks of, found by its name."""
        if "chance" in entry:
            if entry["chance"] not in DECKS:
                return None
            token = self.slots[entry["chance"]][entry["slot"]]
            token.kind = entry["gives"]
            return token
        if "do" not in entry:
            return None
        seat, (verb, *words) = entry["seat"], entry["do"].split()
        if verb == "take":
            return [token for token in self.stacks[self.searched] if token.kind == words[0]][int(words[1]) - 1]
        if (verb == "under" and "for" not in entry) or (verb == "fetch" and not self.betraying):
            return Token(set_of(words[0]), words[0])
        if verb == "under":
            return self.holding(1 - seat if self.feuding else seat, words[0])
        if verb == "fetch":
            return self.holding(1 - seat, words[0])
        if verb in ("play", "build") and words[0] != OPEN.get(self.variant):
            return self.holding(seat, words[0])
        return self.holding(seat, "scout") if verb == "settlement-scout" else None

    def holding(self, seat: int, kind: str) -> Token:
        """A card of that kind in a hand; of several any would do, so one that others have seen."""
        return max(
            [token for token in self.hands[seat] if token.kind == kind],
            key=lambda token: token.seen[2] + token.seen[1 - seat],
        )

    def write(self, entry: Entry, token: Token | None, number: int) -> None:
        """The entry happens, with this token."""
        if "chance" in entry:
            self.write_chance(entry, token, number)
        elif "do" in entry:
            self.write_decision(entry, token, number)
        self.move(number)
        for seat in range(2):
            if not self.feuding:
                self.see(number, seat, self.hands[seat])

    def write_chance(self, entry: Entry, token: Token | None, number: int) -> None:
        if token is not None:
            self.dealt.add(token)
        elif entry["chance"] in ("events", "moons"):
            self.feuding = event_of(entry, self.moons) == "fraternal_feuds"
            if self.feuding:  # whoever is the stronger one sees the other's hand
                for seat in range(2):
                    self.see(number, seat, self.hands[1 - seat])

    def write_decision(self, entry: Entry, token: Token | None, number: int) -> None:
        seat, (verb, *words) = entry["seat"], entry["do"].split()
        if verb == "roll":
            self.started = True
        elif verb == "draw":
            self.to_draw = [(seat, int(words[0]) - 1)] * (1 if self.started else 3)
        elif verb == "search":
            self.searching = (seat, int(words[0]) - 1)
            self.searched = int(words[0]) - 1
        elif token is not None:
            for pile in [*self.hands, *self.stacks]:
                if token in pile:
                    pile.remove(token)
            if verb == "under":
                self.stacks[int(words[1]) - 1].append(token)
            elif verb in ("take", "fetch"):
                self.hands[seat].append(token)
            self.dealt.add(token)
            private = "for" in entry
            if not private:
                for observer in range(3):
                    token.seen[observer] = number
            if words == ["traitor"]:
                self.betraying = True
                self.see(number, seat, self.hands[1 - seat])
        if verb in ("fetch", "stop"):
            self.betraying = False
        if verb not in ("under", "waive") and words != ["sebastian"]:
            self.feuding = False

    def move(self, number: int) -> None:
        """Cards that somebody has seen need no dealer."""
        while self.to_draw:
            seat, stack = self.to_draw[0]
            token = self.stacks[stack][0]
            if token not in self.dealt:
                return
            self.stacks[stack].pop(0)
            self.hands[seat].append(token)
            self.to_draw.pop(0)
        if self.searching is not None:
            seat, stack = self.searching
            if all(token in self.dealt for token in self.stacks[stack]):
                self.see(number, seat, self.stacks[stack])
                self.searching = None

    def see(self, number: int, observer: int, tokens: list[Token]) -> None:
        for token in tokens:
            token.seen[observer] = number

    def text(self, entry: Entry, token: Token | None) -> Entry:
        """The entry as it reads with this token."""
        if token is None or ("chance" not in entry and "for" not in entry):
            return entry
        if "chance" in entry:
            return entry | {"gives": token.kind}
        verb, *words = entry["do"].split()
        if verb == "take":
            alike = [one for one in self.stacks[self.searched] if one.kind == token.kind]
            return entry | {"do": f"take {token.kind} {alike.index(token) + 1}"}
        return entry | {"do": " ".join([verb, token.kind, *words[1:]])}
