"""The scores of Caverna, counted from the text of a record by a book-keeper who knows the rules, not the engine.

Every entry is booked: what it brings and costs, which tile lies where. What no entry says because nothing was to be
decided (last cards of a stage, goods on spaces, income, field step, newborns that all fit) follows from the rules. An
entry that pays what is not held or takes what is not there is refused with its number.
"""

import json
from typing import Any

from contract_helpers.entries import folded

from .course import LOOT, Expedition, Rounds
from .housing import can_house
from .invariants import ROOMS, SPACES, table
from .pages import Book
from .points import points

TWINS = {tile["id"]: tile["halves"] for tile in table("landscape_tiles.toml")["tile"] if "halves" in tile}


def recount(record_text: str) -> list[int]:
    header, *entries, _ = [json.loads(line) for line in record_text.splitlines()]
    books = Books(header["players"], header["options"].get("marker") == "end_of_work")
    for number in sorted(folded(entries)):
        try:
            books.write(entries[number])
        except (AssertionError, KeyError, IndexError, ValueError) as error:
            raise AssertionError(f"entry {number}, {entries[number]}: {error!r}") from None
    books.close_round()
    return [points(book.plain()) for book in books.of]


class Books(Rounds):
    """Books every entry."""

    # -- entries -------------------------------------------------------------------------------------------------

    def write(self, entry: dict[str, Any]) -> None:
        if "chance" in entry:
            self.dealt(entry["chance"], entry["gives"])
            return
        verb, *words = entry["do"].split()
        seat = entry["seat"]
        book = self.of[seat]
        if verb == "stop" and book.more:
            book.more = False
            return
        if not self.harvesting and self.started and self.all_placed():
            if verb in ("feed", "work", "skip", "keep") or seat != self.active:
                self.begin_harvest()
                self.advance()
        if verb in ("place", "aside", "order"):
            self.make_ready()
        getattr(self, "do_" + verb)(seat, book, *words)
        self.advance()

    # -- placing dwarfs ------------------------------------------------------------------------------------------

    def weakest(self, book: Book) -> dict[str, Any]:
        return min(
            (dwarf for dwarf in book.dwarfs if dwarf["place"] == "waiting"), key=lambda one: int(one["strength"])
        )

    def do_order(self, seat: int, book: Book, dwarf: str) -> None:
        self.end_turn()
        book.pay({"ruby": 1})
        self.dwarf = book.dwarfs[int(dwarf) - 1]
        assert self.dwarf["place"] == "waiting"
        self.dwarf["chosen"] = True

    def chosen(self, book: Book) -> dict[str, Any]:
        for dwarf in book.dwarfs:
            if dwarf.pop("chosen", False):
                return dwarf
        return self.weakest(book)

    def do_aside(self, seat: int, book: Book) -> None:
        self.end_turn()
        self.active = seat
        self.chosen(book)["place"] = "aside"

    def do_place(self, seat: int, book: Book, space: str) -> None:
        assert self.started
        self.end_turn()
        assert space in self.up
        assert space not in self.taken or (self.players == 7 and space == "imitation_basic_4_7"), "taken"
        self.active = seat
        self.dwarf = self.chosen(book)
        self.dwarf["place"] = space
        self.taken[space] = seat
        self.space = self.source = space
        if SPACES[space]["flow"].get("do") == "imitate":
            book.pay(SPACES[space]["flow"]["cost"])
        else:
            self.enter(book)

    def do_imitate(self, seat: int, book: Book, space: str) -> None:
        assert self.taken[space] != seat
        assert SPACES[space]["imitable"]
        self.source = space
        self.enter(book)

    def enter(self, book: Book) -> None:
        """What a space does without asking for a part."""
        flow = SPACES[self.source]["flow"]
        if "do" in flow:
            self.perform(book, flow)
        for leaf in flow.get("all", []):
            self.perform(book, leaf)

    # -- parts ---------------------------------------------------------------------------------------------------

    def do_do(self, seat: int, book: Book, part: str) -> None:
        assert seat == self.active
        self.inner = ""
        for name in part.split("_and_"):
            found = [leaf for leaf in leaves(SPACES[self.source]["flow"]) if named(leaf, name)]
            assert found, f"{self.source} has no {name}"
            self.perform(book, found[0])

    def perform(self, book: Book, leaf: dict[str, Any]) -> None:
        match leaf["do"]:
            case "take_all":
                if self.source == self.space:
                    book.gain(self.lying.pop(self.space, {}))
            case "gain":
                book.gain(leaf["goods"])
            case "gain_per":
                mines = book.count("ore_mine")
                book.gain({good: amount * mines for good, amount in leaf["goods"].items()})
            case "gain_if":
                if book.count("ruby_mine") >= leaf["if"]["at_least"]:
                    book.gain(leaf["goods"])
            case "place_twin":
                book.laying = list(TWINS[leaf["tiles"][0]]) if len(leaf["tiles"]) == 1 else []
            case "place_single":
                book.laying = [leaf["tile"]]
            case "build_pasture":
                book.pay({"wood": max(0, leaf["cost"]["wood"] - (1 if book.has("carpenter") else 0))})
                book.fencing = 2 if leaf["size"] == "large" else 1
                book.fenced = []
            case "build_stable":
                stone = leaf["cost"].get("stone", 0)
                book.pay({"stone": max(0, stone - (1 if book.has("stone_carver") else 0))})
            case "sow":
                self.inner = "sow"
                self.left |= {"grain": 2, "vegetable": 2}
            case "furnish":
                self.inner = "furnish"
                self.choice = leaf["choice"]
            case "family_growth":
                book.dwarfs.append({"strength": 0, "place": "newborn"})
            case "forge_weapon":
                assert not self.dwarf["strength"]
            case "expedition":
                self.come_home()
                assert self.dwarf["strength"]
                self.travel = Expedition(leaf["level"], self.dwarf["strength"])
            case "breed":
                self.inner = "breed"
                self.left["breed"] = 2

    def do_tile(self, seat: int, book: Book, twin: str) -> None:
        book.laying = list(TWINS[twin])

    def do_lay(self, seat: int, book: Book, cell: str) -> None:
        book.lay(cell)

    def do_fence(self, seat: int, book: Book, cell: str) -> None:
        assert book.cells[cell] == "meadow"
        book.fenced.append(cell)
        book.fencing -= 1
        large = len(book.fenced) + book.fencing == 2
        book.cells[cell] = "large_pasture" if large else "small_pasture"
        if large and not book.fencing:
            book.larges.append(book.fenced)

    def do_stable(self, seat: int, book: Book, cell: str) -> None:
        assert len(book.stables) < 3
        assert cell not in book.stables
        book.stables.append(cell)

    def do_furnish(self, seat: int, book: Book, room: str) -> None:
        assert room == "dwelling" or not any(other.has(room) for other in self.of), "gone"
        assert self.choice == "any" or room == "dwelling" or (self.choice == "dwelling" and is_dwelling(room)), (
            self.choice
        )
        cost = ROOMS[room]["cost"]
        if self.travel is not None and self.travel.taken[-1:] == ["dwelling"]:
            cost = LOOT["dwelling"]["do"]["cost"]
        self.inner = ""
        under = {"trader": "spare_part_storage", "spare_part_storage": "trader"}.get(room, "")
        book.bill = (room, book.price(cost), "")
        if under and book.has(under):
            self.do_cavern(seat, book, next(cell for cell, tile in book.cells.items() if tile == under))

    def do_cavern(self, seat: int, book: Book, cell: str) -> None:
        assert book.bill is not None
        room, due, _ = book.bill
        book.bill = (room, due, cell)
        ways = book.ways(due)
        if len(ways) == 1:
            book.furnish(ways[0])

    def do_pay(self, seat: int, book: Book, way: str) -> None:
        book.furnish(way)

    def do_sow(self, seat: int, book: Book, crop: str) -> None:
        assert self.left[crop] > 0
        self.left[crop] -= 1
        book.pay({crop: 1})
        book.crops[book.empty_fields()[0]] = {crop: 3 if crop == "grain" else 2}
        seed = any(self.left[kind] and book.goods[kind] for kind in ("grain", "vegetable"))
        able = (seed and book.empty_fields()) or book.goods["ruby"]
        if not able or not (self.left["grain"] or self.left["vegetable"]):
            self.inner = ""

    def do_forge(self, seat: int, book: Book, strength: str) -> None:
        book.pay({"ore": max(0, int(strength) - (2 if book.has("blacksmith") else 0))})
        self.dwarf["strength"] = int(strength)

    def do_trade(self, seat: int, book: Book) -> None:
        book.pay({"ore": 2})
        book.gain({"gold": 2, "food": 1})

    def do_buy(self, seat: int, book: Book, good: str) -> None:
        (market,) = [leaf for leaf in leaves(SPACES["weekly_market"]["flow"]) if leaf["do"] == "market"]
        book.pay({"gold": market["prices"][good]})
        book.gain({good: 1})

    # -- expeditions ---------------------------------------------------------------------------------------------

    def do_loot(self, seat: int, book: Book, item: str) -> None:
        travel = self.travel
        assert travel is not None
        assert item not in travel.taken
        assert LOOT[item]["min_strength"] <= travel.strength
        assert len(travel.taken) < travel.level
        self.inner = ""
        travel.taken.append(item)
        self.perform(book, LOOT[item]["do"])

    def do_breed(self, seat: int, book: Book, beast: str) -> None:
        book.bear(beast)
        assert can_house(book.plain())
        if self.harvesting:
            assert book.stage == "breed"
            if not book.may_breed_on():
                book.bred()
                book.stage = ""
            return
        assert self.inner == "breed"
        self.left["breed"] -= 1
        if not self.left["breed"] or not book.may_breed_on():
            self.inner = ""
            book.bred()

    # -- any time ------------------------------------------------------------------------------------------------

    def do_exchange(self, seat: int, book: Book, what: str) -> None:
        if not book.affords(what) and not self.harvesting and self.all_placed():
            self.begin_harvest()  # no entry told that the last turn was over
            self.advance()
        book.exchange(what)

    def do_more(self, seat: int, book: Book) -> None:
        assert book.more
        book.pay({"gold": 1})
        book.gain({"food": 1})
        book.more = book.goods["gold"] > 0

    def do_disarm(self, seat: int, book: Book, dwarf: str) -> None:
        assert book.has("peaceful_cave")
        if self.travel is not None and not self.inner and (self.travel.over() or self.harvesting):
            self.come_home()
        one = book.dwarfs[int(dwarf) - 1]
        assert one["strength"]
        book.gain({"food": one["strength"]})
        one["strength"] = 0

    def do_stop(self, seat: int, book: Book) -> None:
        if seat in self.preparing:
            self.preparing.remove(seat)
            if not self.preparing:
                self.income()
        elif self.kept is not None:
            self.replenish(self.kept)
        elif self.harvesting:
            if book.stage == "before":
                book.go_on("breed")
        elif self.inner:
            if self.inner == "breed":
                book.bred()
            self.inner = ""
        elif self.travel is not None:
            self.come_home()

    def do_keep(self, seat: int, book: Book, space: str) -> None:
        assert self.kept is not None
        assert space in self.full()
        book.pay({"ruby": 1})
        self.kept.append(space)
        if not book.goods["ruby"] or set(self.full()) <= set(self.kept):
            self.replenish(self.kept)

    # -- the harvest ---------------------------------------------------------------------------------------------

    def do_skip(self, seat: int, book: Book, step: str) -> None:
        assert book.stage == "skip"
        book.breeds = step == "field"
        book.go_on("feed" if step == "field" else "field")

    def do_work(self, seat: int, book: Book, material: str, eater: str) -> None:
        assert book.stage == "feed"
        assert book.has("working_cave")
        assert not book.worked
        book.pay({material: 2 if material == "ore" else 1})
        book.worked = eater

    def do_feed(self, seat: int, book: Book, food: str) -> None:
        assert book.stage == "feed"
        missing = book.demand() - int(food)
        assert missing >= 0
        book.pay({"food": int(food)})
        book.begging += missing
        book.go_on("before")


def is_dwelling(room: str) -> bool:
    return bool(ROOMS[room]["color"] == "orange")  # R1.6


def leaves(flow: dict[str, Any]) -> list[dict[str, Any]]:
    if "do" in flow:
        return [flow]
    ((_, members),) = flow.items()
    return [leaf for member in members for leaf in leaves(member)]


def named(leaf: dict[str, Any], name: str) -> bool:
    """Whether this is the leaf that the notation calls so."""
    match leaf["do"]:
        case "gain":
            ((good, amount), *others) = leaf["goods"].items()
            return name == ("gain_supplies" if others else f"gain_{good}" + (f"_{amount}" if amount > 1 else ""))
        case "place_twin":
            return name == "_or_".join(leaf["tiles"])
        case "place_single":
            return name == f"ruby_mine_on_{leaf['on'][0]}"
        case "build_pasture":
            return name == f"{leaf['size']}_pasture"
        case "build_stable":
            return name == "stable"
        case "furnish":
            return name == ("furnish" if leaf["choice"] == "any" else "furnish_dwelling")
        case "expedition":
            return name == f"expedition_{leaf['level']}"
    return bool(leaf["do"] == name)
