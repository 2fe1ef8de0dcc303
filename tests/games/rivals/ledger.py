"""The scores of Rivals, counted from the text of a record by a book-keeper who knows the rules, not the engine.

He books which towns, cities and expansions stand in each principality, and recounts points and tokens from the cards'
rows. An entry that removes what is not there, or builds where there is no room, is refused with its number.
"""

import json
from typing import Any

from contract_helpers.entries import folded

from .invariants import CARDS, card_of, set_of
from .paper import OPEN, event_of

Entry = dict[str, Any]
SETS = ("base", "gold", "turmoil", "progress")
ORDER = [card["id"] for card in CARDS.values()]


def recount(record_text: str) -> list[int]:
    header, *entries, _ = [json.loads(line) for line in record_text.splitlines()]
    books = Books(header["options"]["variant"])
    for number in sorted(folded(entries)):
        try:
            books.write(entries[number])
        except (AssertionError, KeyError, IndexError, ValueError) as error:
            raise AssertionError(f"entry {number}, {entries[number]}: {error!r}") from None
    return [books.score(seat) for seat in range(2)]


def rank(card: str) -> tuple[int, int]:
    """The order in which two cards on one side of a city are numbered: by set, then by the list of cards."""
    return SETS.index(set_of(card)), ORDER.index(card.partition("-")[0])


class Books:
    def __init__(self, variant: str) -> None:
        self.open = OPEN.get(variant, "")
        self.towns = [{0: 1, 2: 1}, {0: 1, 2: 1}]  # column: points
        self.sites: list[dict[str, list[str]]] = [{}, {}]  # "c0-above": cards
        self.building = ""
        self.cause = ""  # what the next "choose" is about
        self.spots: list[str] = []
        self.moons: dict[str, str] = {}

    def write(self, entry: Entry) -> None:
        if "chance" in entry:
            if entry["chance"] in ("events", "moons"):
                self.cause = event_of(entry, self.moons)
            return
        seat, (verb, *words) = entry["seat"], entry["do"].split()
        towns = self.towns[seat]
        if verb in ("settlement", "settlement-scout"):
            towns[min(towns) - 2 if words[0] == "left" else max(towns) + 2] = 1
        elif verb == "city":
            assert towns[int(words[0][1:])] == 1
            towns[int(words[0][1:])] = 2
        elif verb == "build":
            self.building = words[0]
        elif verb == "site":
            self.place(seat, words[0])
        elif verb == "demolish":
            self.remove(seat, words[0])
        elif verb == "play":
            self.cause = words[0].partition("-")[0]
            self.spots = []
        elif verb == "choose":
            self.choose(seat, words[0])
        elif verb == "under" and "for" not in entry:
            assert self.remove(seat, self.spots[-1]) == words[0]

    def place(self, seat: int, site: str) -> None:
        cards = self.sites[seat].setdefault(site, [])
        if self.building == "town_hall":
            cards.remove("parish_hall")
        cards.append(self.building)
        cards.sort(key=rank)
        assert len(cards) <= self.towns[seat][int(site[1:].rpartition("-")[0])], "no free site"
        if self.building == "pirate_ship":
            self.cause = "pirate_ship"
        self.building = ""

    def at(self, seat: int, spot: str) -> str:
        site, _, which = spot.rpartition("-")
        return self.sites[seat][site][int(which) - 1]

    def remove(self, seat: int, spot: str) -> str:
        site, _, which = spot.rpartition("-")
        cards = self.sites[seat][site]
        card = cards.pop(int(which) - 1)
        if card == "town_hall":
            cards.append("parish_hall")
            cards.sort(key=rank)
        return card

    def choose(self, seat: int, spot: str) -> None:
        if self.cause == "relocation":
            self.spots.append(spot)
            if len(self.spots) == 2:
                self.swap(seat, *self.spots)
        elif self.cause == "pirate_ship":
            self.remove(seat, spot)
        elif self.cause in ("riots", "archer") or (self.cause == "feud" and seat != self.holder("strength")):
            self.lose(seat, spot)
        elif self.cause == "arsonist":
            self.lose(1 - seat, spot)

    def lose(self, seat: int, spot: str) -> None:
        """A card of the open stack goes back there; any other one when its stack is named."""
        if self.at(seat, spot) == self.open:
            self.remove(seat, spot)
        else:
            self.spots = [spot]

    def swap(self, seat: int, one: str, other: str) -> None:
        first, second = self.at(seat, one), self.at(seat, other)
        for spot, card in ((one, second), (other, first)):
            site, _, which = spot.rpartition("-")
            self.sites[seat][site][int(which) - 1] = card
        for cards in self.sites[seat].values():
            cards.sort(key=rank)

    # -- points ----------------------------------------------------------------------------------------------

    def cards(self, seat: int) -> list[dict[str, Any]]:
        return [card_of(card) for cards in self.sites[seat].values() for card in cards]

    def points(self, seat: int, point: str) -> int:
        """Of one kind, with the bonuses of Harbor, Trading Base and Salt Silo."""
        rows = self.cards(seat)
        ids = [row["id"] for row in rows]
        ships = sum(row.get("subtype") == "trade_ship" for row in rows)
        total = sum(int(row["points"].get(point, 0)) for row in rows)
        if point == "victory":
            total += sum(self.towns[seat].values()) + ids.count("harbor") * (ships >= 3)
        if point == "commerce":
            total += ids.count("salt_silo") * ships
            total += ids.count("trading_base") * (ids.count("marketplace") + ids.count("harbor"))
        return total

    def holder(self, point: str) -> int:
        red, blue = self.points(0, point), self.points(1, point)
        if max(red, blue) < 3 or red == blue:
            return -1
        return 0 if red > blue else 1

    def score(self, seat: int) -> int:
        tokens = [self.holder("strength"), self.holder("commerce")]
        return self.points(seat, "victory") + tokens.count(seat)
