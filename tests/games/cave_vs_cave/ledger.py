"""The scores of Cave vs Cave, counted from the text of a record by a book-keeper who knows the rules, not the engine.

Every entry is booked: what it brings, what it costs, which room lies where. An entry that pays what is not held,
carries out what was not chosen, or takes what is not there is refused with its number.
"""

import json
import tomllib
from importlib.resources import files
from typing import Any

from contract_helpers.entries import folded

DATA = files("permonik.games.cave_vs_cave").joinpath("data")


def table(name: str) -> dict[str, Any]:
    return tomllib.loads(DATA.joinpath(name).read_text(encoding="utf-8"))


TILES = {tile["id"]: tile for tile in table("action_tiles.toml")["tile"]}
ENTRANCE = table("rooms.toml")["cave_entrance"]
ROOMS = {room["id"]: room for room in [*table("rooms.toml")["room"], ENTRANCE]}
CELLS = {cell["id"]: cell for cell in table("cave_board.toml")["cell"]}
MODES = {1: table("game.toml")["mode"]["solo"], 2: table("game.toml")["mode"]["two_player"]}
MOST = {"wood": 9, "stone": 9, "emmer": 9, "flax": 9, "food": 9, "gold": 19}


def recount(record_text: str) -> list[int]:
    header, *entries, _ = [json.loads(line) for line in record_text.splitlines()]
    books = Books(header["players"])
    for number in sorted(folded(entries)):
        try:
            books.write(entries[number])
        except (AssertionError, KeyError) as error:
            raise AssertionError(f"entry {number}, {entries[number]}: {error!r}") from None
    return [book.points() for book in books.of]


def effects(item: dict[str, Any]) -> dict[str, tuple[int, dict[str, Any]]]:
    """By the names of the notation: the part of the tile or room, and what the alternative says."""
    found = []
    for number, part in enumerate(item.get("parts", [])):
        for which, effect in enumerate(part["alternatives"]):
            name = effect.get("id", part.get("id", str(number + which + 1)))
            found.append((f"{item['id']}-{name}", (number, effect)))
    if len(found) == 1 and item["id"] in ROOMS:
        return {item["id"]: found[0][1]}
    return dict(found)


class Book:
    """One player's page: goods, and what lies in which cell."""

    def __init__(self) -> None:
        self.goods = dict.fromkeys(MOST, 1)
        self.cells = {cell["id"]: cell["start"] for cell in CELLS.values()} | {"r3c0": "cave_entrance"}
        self.walls: set[str] = set()

    def has(self, room: str) -> bool:
        return room in self.cells.values()

    def points(self) -> int:
        return sum(ROOMS[room]["points"] for room in self.cells.values() if room in ROOMS) + self.goods["gold"]

    def pay(self, goods: dict[str, int]) -> None:
        for good, amount in goods.items():
            assert self.goods[good] >= amount, f"{amount} {good} are to be paid, {self.goods[good]} are held"
            self.goods[good] -= amount

    def gain(self, goods: dict[str, int]) -> None:
        for good, amount in goods.items():
            self.goods[good] = min(self.goods[good] + amount, MOST[good])
        if 1 <= goods.get("flax", 0) <= 3 and self.has("retting_room"):
            self.gain({"food": 1})

    def fill(self, goods: list[str], to: int) -> None:
        self.gain({good: to - self.goods[good] for good in goods if self.goods[good] < to})


class Books:
    def __init__(self, players: int) -> None:
        self.players = players
        self.of = [Book() for _ in range(players)]
        self.turns = 0
        self.active: Book | None = None  # whose turn it is
        self.tile = ""
        self.room = ""
        self.done: set[tuple[str, int]] = set()  # parts of the tile, and of the rooms used
        self.used: list[str] = []
        self.uses = 0
        self.effect: dict[str, Any] = {}  # the one whose questions are being answered
        self.digging = 0
        self.digger: tuple[Book, str] | None = None
        self.bill: tuple[str, str] = ("", "")  # room and cell that wait for their surcharge
        self.supply = 7
        self.display = {room for room in ROOMS if ROOMS[room].get("back") == "light"}

    @property
    def each(self) -> int:
        """Turns that each player has in the round that is being played."""
        left = self.turns
        for turns in MODES[self.players]["turns_per_player"]:
            if left < turns * self.players:
                return int(turns)
            left -= turns * self.players
        raise AssertionError("all rounds have been played")

    def write(self, entry: dict[str, Any]) -> None:
        if "chance" in entry:
            self.dealt(entry["chance"], entry["gives"])
            return
        verb, *words = entry["do"].split()
        book = self.of[entry["seat"]]
        assert verb == "take" or book is self.active, "not this player's turn"
        getattr(self, "do_" + verb.replace("-", "_"))(book, *words)

    def dealt(self, deck: str, gives: str) -> None:
        if deck == "light":
            self.display.remove(gives)
        elif deck == "rooms":
            assert gives not in self.display, "the room lies in the display already"
            assert not any(book.has(gives) for book in self.of), "the room lies in a cave already"
            self.display.add(gives)
            if self.digger is not None:  # otherwise the solo player draws
                book, cell = self.digger
                self.digger = None
                book.cells[cell] = "empty"
                if CELLS[cell]["food_symbol"]:
                    book.gain({"food": 1})

    # -- the turn ------------------------------------------------------------------------------------------------

    def do_take(self, book: Book, tile: str) -> None:
        assert not self.tile, f"{self.tile} is still being carried out"
        assert self.each
        self.active, self.tile, self.done, self.used = book, tile, set(), []

    def do_end(self, book: Book) -> None:
        assert self.tile
        self.tile = self.room = ""
        self.turns += 1

    def do_do(self, book: Book, name: str) -> None:
        source = self.room if self.room and name in effects(ROOMS[self.room]) else self.tile
        part, effect = effects(ROOMS[source] if source in ROOMS else TILES[source])[name]
        assert (source, part) not in self.done, "the part was carried out already"
        self.done.add((source, part))
        self.effect = effect
        book.pay(effect.get("pay", {}))
        match effect["op"]:
            case "gain":
                condition = effect.get("condition")
                assert condition is None or book.goods[condition["good"]] < condition["less_than"]
                book.gain(effect["goods"])
            case "exchange":
                book.gain(effect["gain"])
            case "use_rooms":
                self.uses = effect["count"]
                if self.uses == 1 and book.has("wood_storeroom"):
                    book.gain({"wood": 1})
                if self.uses > 1 and book.has("equipment_room"):
                    self.uses += 1
            case "excavate":
                self.digging = effect["count"]
            case "replenish" if effect["choose"] == "all":
                book.fill(effect["goods"], effect["to"])

    def do_use(self, book: Book, room: str) -> None:
        assert book.has(room), "not in the cave"
        assert ROOMS[room]["colour"] == "orange", "not an orange room"
        assert room not in self.used, "used already"
        assert len(self.used) < self.uses, "too many rooms"
        self.used.append(room)
        self.room = room

    def do_leave(self, book: Book) -> None:
        self.room = ""

    def do_stop(self, book: Book) -> None:
        self.room = ""

    def do_exchange(self, book: Book, good: str) -> None:
        assert good in ("emmer", "flax", "gold")
        book.pay({good: 1})
        book.goods["food"] += 1
        assert book.goods["food"] <= 9

    def do_sell_food(self, book: Book) -> None:
        assert self.tile == "undergrowth"
        assert book.has("prospecting_site")
        assert ("prospecting_site", 0) not in self.done, "sold already"
        self.done.add(("prospecting_site", 0))
        book.pay({"food": 1})
        book.gain({"gold": 1})

    # -- answers inside an effect --------------------------------------------------------------------------------

    def do_gain(self, book: Book, good: str) -> None:
        assert {good: 1} in self.effect["options"]
        book.gain({good: 1})

    def do_raise(self, book: Book, good: str) -> None:
        assert good in self.effect["goods"]
        assert self.effect["choose"] == "one"
        book.fill([good], self.effect["to"])

    def do_pay(self, book: Book, three: str) -> None:
        goods = dict.fromkeys(three.split("+"), 1)
        assert len(goods) == self.effect["pay_kinds"]
        book.pay(goods)
        book.gain(self.effect["gain"])

    def do_build(self, book: Book, slot: str) -> None:
        assert self.effect["op"] == "build_wall"
        assert slot not in book.walls
        book.walls.add(slot)
        self.supply -= 1
        assert self.supply >= 0, "no wall is left"
        if book.has("dungeon"):
            book.gain({"gold": 2})

    def do_raze(self, book: Book, slot: str) -> None:
        assert self.effect["op"] == "raze_wall"
        book.walls.remove(slot)
        self.supply += 1
        book.gain(self.effect["gain"])

    def do_dig(self, book: Book, cell: str) -> None:
        assert self.digging > 0, "nothing to dig with"
        assert book.cells[cell] == "face_down", "nothing to dig up"
        self.digging -= 1
        self.digger = (book, cell)

    def do_furnish(self, book: Book, room: str) -> None:
        assert self.effect["op"] == "furnish"
        self.display.remove(room)
        self.bill = (room, "")

    def do_place(self, book: Book, cell: str) -> None:
        assert book.cells[cell] == "empty", f"{cell} is no empty cavern"
        room, _ = self.bill
        self.bill = (room, cell)
        if not self.effect["surcharge_options"]:
            self.furnish(book, {})

    def do_surcharge(self, book: Book, good: str) -> None:
        (amount,) = [
            option["amount"] * (self.each if option["kind"] == "food_per_turn" else 1)
            for option in self.effect["surcharge_options"]
            if option["kind"].startswith(good)
        ]
        self.furnish(book, {good: amount})

    def furnish(self, book: Book, surcharge: dict[str, int]) -> None:
        room, cell = self.bill
        book.pay(surcharge)
        book.pay(ROOMS[room].get("cost", {}))
        book.cells[cell] = room
        self.bill = ("", "")

    def do_lay(self, book: Book, face: str) -> None:
        assert "empty" not in book.cells.values(), "the board is not full"
        assert "face_down" not in book.cells.values(), "the board is not full"
        assert not any("extra" in other.cells for other in self.of), "there is one additional cavern only"
        book.cells["extra"] = "empty"
