"""How the rounds of Caverna go, for the ledger: cards, markers, goods on the spaces, harvests that begin and end."""

from typing import Any

from .housing import can_house
from .invariants import GAME, SPACES, table
from .pages import SUPPLIES, Book

LOOT = {item["id"]: item for item in table("expedition_loot.json")["items"]}


class Expedition:
    def __init__(self, level: int, strength: int) -> None:
        self.level = level
        self.strength = strength
        self.taken: list[str] = []

    def over(self) -> bool:
        within = [item for item, data in LOOT.items() if data["min_strength"] <= self.strength]
        return len(self.taken) == self.level or len(self.taken) == len(within)


class Rounds:
    """The books of all players, and everything between them that is no entry of a player."""

    def __init__(self, players: int, late: bool = False) -> None:
        self.players = players
        self.late = late  # markers are turned up after the work (R3.1)
        self.of = [Book() for _ in range(players)]
        self.rounds = list(GAME["rounds"][str(players)])
        self.round = 0
        self.cards: list[str] = []
        self.reds = self.greens = 0
        self.harvest = "none"
        self.up = [name for name, space in SPACES.items() if players in space["players"] and not is_card(space)]
        self.lying: dict[str, dict[str, int]] = {}
        self.taken: dict[str, int] = {}
        self.preparing: set[int] = set()  # seats that may exchange before the round
        self.kept: list[str] | None = None
        self.started = False  # goods are on the spaces
        self.harvesting = False
        self.active = 0
        self.dwarf: dict[str, Any] = {}
        self.space = self.source = ""
        self.travel: Expedition | None = None
        self.inner = ""  # what a part or loot item still asks
        self.choice = "any"  # which rooms may be furnished
        self.left = {"grain": 0, "vegetable": 0, "breed": 0}
        if players == 1:
            self.of[0].goods["food"] = 2
            self.open_round()

    def dealt(self, deck: str, gives: str) -> None:
        if deck == "start":
            for place, food in enumerate(GAME["start_food"]["by_seat"][: self.players]):
                self.of[(int(gives) + place) % self.players].goods["food"] = food
            return
        if deck == "markers" and self.late:
            self.marker(gives)
            return
        if self.harvest != "marker" or self.late:  # the round has not been opened, since its card was not known
            self.close_round()
            self.open_round("" if deck == "markers" else gives)
        if deck == "markers":
            self.marker(gives)
            self.prepare()

    # -- rounds --------------------------------------------------------------------------------------------------

    def all_placed(self) -> bool:
        return not any(dwarf["place"] == "waiting" for book in self.of for dwarf in book.dwarfs)

    def advance(self) -> None:
        """The next round opens by itself when all have harvested and its card is known."""
        if self.harvesting and not any(book.stage for book in self.of) and self.rounds and self.known_cards():
            self.close_round()
            self.open_round()

    def make_ready(self) -> None:
        """Somebody places a dwarf: all that comes before is over, also where no entry said so."""
        if self.all_placed():
            self.close_round()
            self.open_round()
        if self.preparing:
            self.preparing = set()
            self.income()
        if self.kept is not None:
            self.replenish(self.kept)

    def open_round(self, card: str = "") -> None:
        card = card or self.known_cards()[0]
        self.round = self.rounds.pop(0)
        self.started = self.harvesting = False
        for book in self.of:
            for dwarf in book.dwarfs:
                dwarf["place"] = "waiting"
        self.cards.append(card)
        self.up.append(card)
        if card == "family_life":
            self.up[self.up.index("wish_for_children")] = "urgent_wish_for_children"
        self.harvest = GAME["harvest"]["track"][self.round - 1]
        if self.harvest == "marker":
            greens = 3 if self.players == 2 else 4
            if self.players == 1:
                self.harvest = "normal"
            elif self.late:
                pass  # nobody knows before the work is done
            elif self.reds == 3 or self.greens == greens:
                self.marker("green" if self.reds == 3 else "red")
            else:
                return  # the marker is dealt
        self.prepare()

    def known_cards(self) -> list[str]:
        """The card of the next round, as the only one in the list, if it needs no dealer."""
        number = self.rounds[0]
        if self.players == 1:
            return [GAME["solo"]["card_order"][str(number)]]
        if number == 4:
            return ["wish_for_children"]
        stage = next(one for one in GAME["stages"].values() if number in one.get("rounds", []))
        gone = stage.get("removed_with_1_or_2_players", []) if self.players == 2 else []
        cards = [card for card in stage["cards"] if card not in self.cards and card not in gone]
        return cards if len(cards) == 1 else []

    def marker(self, colour: str) -> None:
        if colour == "green":
            self.greens += 1
            self.harvest = "normal"
        else:
            self.reds += 1
            self.harvest = ("none", "food_only", "skip")[self.reds - 1]

    def prepare(self) -> None:
        for seat, book in enumerate(self.of):
            mines = book.count("ore_mine")
            if book.has("miner") and book.goods["ruby"] and book.goods["donkey"] < mines:
                self.preparing.add(seat)
        if not self.preparing:
            self.income()

    def income(self) -> None:
        for book in self.of:
            for room, (good, _) in SUPPLIES.items():
                if book.promised[room]:
                    book.promised[room] -= 1
                    book.gain({good: 1})
            if book.has("miner"):
                book.gain({"ore": min(book.count("ore_mine"), book.goods["donkey"])})
        if self.players == 1 and self.full() and self.of[0].goods["ruby"]:
            self.kept = []
        else:
            self.replenish([])

    def full(self) -> list[str]:
        return [space for space, goods in self.lying.items() if any(amount >= 6 for amount in goods.values())]

    def replenish(self, kept: list[str]) -> None:
        self.kept = None
        self.started = True
        if self.players == 1:
            for space in self.full():
                if space not in kept:
                    del self.lying[space]
        for name in self.up:
            space = SPACES[name]
            if space["accumulate"] and self.round >= space.get("first_accumulation_round", {}).get(
                str(self.players), 1
            ):
                goods = space["accumulate"]["if_not_empty" if name in self.lying else "if_empty"]
                lying = self.lying.setdefault(name, {})
                for good, amount in goods.items():
                    lying[good] = lying.get(good, 0) + amount

    def begin_harvest(self) -> None:
        self.end_turn()
        if self.harvest == "marker":
            self.marker("green" if self.reds == 3 else "red")
        self.harvesting = True
        self.taken = {}
        for book in self.of:
            for dwarf in book.dwarfs:
                if dwarf["place"] != "newborn":
                    dwarf["place"] = "home"
            book.food_only = self.harvest == "food_only"
            book.breeds = self.harvest != "food_only"
            book.worked = ""
            if self.harvest == "normal":
                book.go_on("field")
            elif self.harvest == "food_only":
                book.go_on("feed")
            elif self.harvest == "skip":
                book.stage = "skip"

    def close_round(self) -> None:
        if self.round and self.started and not self.harvesting:
            self.begin_harvest()
        for seat, book in enumerate(self.of):
            if book.stage == "before":
                book.go_on("breed")  # asked before anybody fed: all exchanges are booked
            assert not book.stage, f"seat {seat} has not finished: {book.stage}"
            assert min(book.goods.values()) >= 0
            assert can_house(book.plain()), f"seat {seat} cannot house its animals"

    def end_turn(self) -> None:
        self.come_home()
        self.inner = ""

    def come_home(self) -> None:
        if self.travel is not None:
            for dwarf in self.of[self.active].dwarfs:
                if dwarf["strength"]:
                    more = (dwarf is self.dwarf) + ("all_weapons_plus_1" in self.travel.taken)
                    dwarf["strength"] = min(14, dwarf["strength"] + more)
            self.travel = None


def is_card(space: dict[str, Any]) -> bool:
    return bool(space["boards"] == ["round_card"])
