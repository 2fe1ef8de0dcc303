"""A player's page in the books of Caverna: goods, board and family, and what the rules say of them."""

from typing import Any

from .housing import BEASTS, can_house
from .invariants import ROOMS, adjacent, on_board, table

BONUS = {f"r{one['cell'][0]}c{one['cell'][1]}": one["goods"] for one in table("home_board.toml")["bonus"]}
FOOD = {"donkey": 1, "sheep": 1, "grain": 1, "wild_boar": 2, "vegetable": 2, "ruby": 2, "cattle": 3}
TRADES = {
    "cooking_cave": ({"grain": 1, "vegetable": 1}, {"food": 5}),
    "hunting_parlor": ({"wild_boar": 2}, {"gold": 2, "food": 2}),
    "beer_parlor_gold": ({"grain": 2}, {"gold": 3}),
    "beer_parlor_food": ({"grain": 2}, {"food": 4}),
    "blacksmithing_parlor": ({"ruby": 1, "ore": 1}, {"gold": 2, "food": 1}),
    "trader": ({"gold": 2}, {"wood": 1, "stone": 1, "ore": 1}),
    "spare_part_storage": ({"wood": 1, "stone": 1, "ore": 1}, {"gold": 2}),
}
SUPPLIES = {"wood_supplier": ("wood", 7), "stone_supplier": ("stone", 5), "ruby_supplier": ("ruby", 4)}
INSTEAD = {"nothing": (0, 0), "wood": (1, 0), "stone": (0, 1), "both": (1, 1)}
ALL_GOODS = table("vocabulary.toml")["goods"]["all"]


class Book:
    """One player's page."""

    def __init__(self) -> None:
        self.goods = dict.fromkeys(ALL_GOODS, 0)
        self.cells = {"r3c3": "entry_level_dwelling", "r2c3": "cavern"}
        self.larges: list[list[str]] = []
        self.stables: list[str] = []
        self.crops: dict[str, dict[str, int]] = {}
        self.dwarfs: list[dict[str, Any]] = [{"strength": 0, "place": "waiting"} for _ in range(2)]
        self.promised = dict.fromkeys(SUPPLIES, 0)
        self.begging = 0
        self.laying: list[str] = []  # halves of tiles that wait for their cell, the next one first
        self.fencing = 0  # cells that the pasture in hand still wants
        self.fenced: list[str] = []
        self.bill: tuple[str, dict[str, int], str] | None = None  # room, price, cell
        self.more = False  # gold is being turned into food
        self.stage = ""  # of the harvest
        self.food_only = self.breeds = False
        self.worked = ""
        self.born: list[str] = []  # types that bred in the breeding that goes on

    def has(self, room: str) -> bool:
        return room in self.cells.values()

    def count(self, tile: str) -> int:
        return list(self.cells.values()).count(tile)

    def plain(self) -> dict[str, Any]:
        return {
            "goods": self.goods,
            "cells": self.cells,
            "larges": self.larges,
            "stables": self.stables,
            "crops": self.crops,
            "dwarfs": self.dwarfs,
            "begging": self.begging,
        }

    def pay(self, goods: dict[str, int]) -> None:
        for good, amount in goods.items():
            self.goods[good] -= amount
            assert self.goods[good] >= 0, f"{amount} {good} are to be paid"

    def gain(self, goods: dict[str, int]) -> None:
        for good, amount in goods.items():
            self.goods[good] += amount
            if good == "stone" and self.has("seam"):
                self.goods["ore"] += amount
            if good == "dog" and self.has("dog_school"):
                self.goods["wood"] += amount

    # -- exchanges -----------------------------------------------------------------------------------------------

    def affords(self, what: str) -> bool:
        before = dict(self.goods), list(self.laying), self.more
        try:
            self.exchange(what)
        except AssertionError:
            return False
        finally:
            self.goods, self.laying, self.more = before
        return True

    def exchange(self, what: str) -> None:
        bonus = 1 if self.has("slaughtering_cave") else 0
        if what == "gold":
            self.pay({"gold": 2})
            self.gain({"food": 1})
            self.more = self.goods["gold"] > 0
        elif what == "two_donkeys":
            self.pay({"donkey": 2})
            self.gain({"food": 3 + 2 * bonus})
        elif what in FOOD:
            self.pay({what: 1})
            self.gain({"food": FOOD[what] + (bonus if what in BEASTS else 0)})
        elif what in TRADES:
            give, get = TRADES[what]
            assert self.has(what) or self.has(what.rsplit("_", 1)[0])
            self.pay(give)
            self.gain(get)
        else:
            bought = what.removeprefix("ruby_")
            self.pay({"ruby": 2 if bought == "cavern" else 1})
            if bought in ("meadow", "field", "tunnel", "cavern"):
                self.laying.insert(0, bought)
            else:
                self.pay({"food": 1} if bought == "cattle" else {})
                self.gain({bought: 1})

    # -- the board -----------------------------------------------------------------------------------------------

    def lay(self, cell: str) -> None:
        tile = self.laying.pop(0)
        under = {"ore_mine": ["tunnel"], "deep_tunnel": ["tunnel"], "ruby_mine": ["tunnel", "deep_tunnel"]}
        assert self.cells.get(cell) in under.get(tile, [None]), f"{tile} on {self.cells.get(cell)}"
        self.cells[cell] = tile
        if tile not in under:
            self.gain(BONUS.get(cell, {}))
        if tile not in under and not on_board(cell):
            assert self.has("office_room")
            self.gain({"gold": 2})

    def price(self, cost: dict[str, int]) -> dict[str, int]:
        due = dict(cost)
        if self.has("carpenter") and due.get("wood"):
            due["wood"] -= 1
        if self.has("stone_carver") and due.get("stone"):
            due["stone"] -= 1
        return due

    def ways(self, due: dict[str, int]) -> list[str]:
        """How a furnishing price can be paid with the Builder."""
        found = []
        for way, (wood, stone) in INSTEAD.items():
            if (wood or stone) and not self.has("builder"):
                continue
            if wood > due.get("wood", 0) or stone > due.get("stone", 0):
                continue
            bill = self.bill_of(due, way)
            if all(self.goods[good] >= amount for good, amount in bill.items()):
                found.append(way)
        return found

    def bill_of(self, due: dict[str, int], way: str) -> dict[str, int]:
        wood, stone = INSTEAD[way]
        bill = dict.fromkeys(("wood", "stone", "ore"), 0) | due
        bill["wood"] -= wood
        bill["stone"] -= stone
        bill["ore"] += wood + stone
        return bill

    def furnish(self, way: str) -> None:
        assert self.bill is not None
        room, due, cell = self.bill
        self.bill = None
        assert way in self.ways(due)
        self.pay(self.bill_of(due, way))
        under = self.cells[cell]
        legal = ["cavern", *(["tunnel", "deep_tunnel"] if self.has("work_room") else [])]
        assert under in legal or {under, room} == {"trader", "spare_part_storage"}, f"{room} on {under}"
        self.cells[cell] = room
        if room in SUPPLIES:
            self.promised[room] = SUPPLIES[room][1]
        match room:
            case "stone_carver":
                self.gain({"stone": 2})
            case "blacksmith":
                self.gain({"ore": 2})
            case "weaving_parlor":
                self.gain({"food": self.goods["sheep"]})
            case "milking_parlor":
                self.gain({"food": self.goods["cattle"]})
            case "state_parlor":
                near = [tile for other, tile in self.cells.items() if adjacent(cell, other)]
                self.gain({"food": 2 * len([tile for tile in near if orange(tile)])})

    def empty_fields(self) -> list[str]:
        return [cell for cell, tile in self.cells.items() if tile == "field" and cell not in self.crops]

    # -- the harvest ---------------------------------------------------------------------------------------------

    def reap(self) -> None:
        for cell, crop in list(self.crops.items()):
            ((kind, amount),) = crop.items()
            self.gain({kind: 1})
            if amount > 1:
                self.crops[cell] = {kind: amount - 1}
            else:
                del self.crops[cell]

    def demand(self) -> int:
        eaters = [1 if self.food_only or dwarf["place"] == "newborn" else 2 for dwarf in self.dwarfs]
        if self.worked:
            eaters.remove(1 if self.food_only or self.worked == "newborn" else 2)
        mines = self.count("ore_mine") + self.count("ruby_mine")
        saved = min(mines, self.goods["donkey"]) if self.has("mining_cave") else 0
        return max(0, sum(eaters) - saved)

    def pairs(self) -> list[str]:
        return [beast for beast in BEASTS if self.goods[beast] >= 2]

    def go_on(self, stage: str) -> None:
        """From a stage of the harvest to the next that asks something."""
        if stage == "field":
            self.reap()
            stage = "feed"
        if stage == "feed" and self.demand() == 0:
            stage = "before"
        if stage == "before" and not self.breeds:
            stage = ""
        if stage == "before" and not self.asked_before_breeding():
            stage = "breed"
        if stage == "breed":
            pairs = self.pairs()
            if can_house(self.plain(), dict.fromkeys(pairs, 1)):
                for beast in pairs:
                    self.bear(beast)
                self.bred()
                stage = ""
            elif not any(can_house(self.plain(), {beast: 1}) for beast in pairs):
                stage = ""
        self.stage = stage

    def asked_before_breeding(self) -> bool:
        """Where rubies could make a pair, or eaten animals room."""
        rubies = self.goods["ruby"]
        if rubies > 1 or (rubies and any(self.goods[beast] == 1 for beast in BEASTS)):
            return True
        return not can_house(self.plain(), dict.fromkeys(self.pairs(), 1))

    def bear(self, beast: str) -> None:
        assert self.goods[beast] >= 2
        assert beast not in self.born, "twice in one breeding"
        self.gain({beast: 1})
        self.born.append(beast)
        if beast == "donkey" and self.has("quarry"):
            self.gain({"stone": 1})

    def bred(self) -> None:
        if self.has("breeding_cave"):
            self.gain({"food": [0, 1, 2, 3, 5][len(self.born)]})
        self.born = []

    def may_breed_on(self) -> bool:
        """Whether a further type has a pair, and its newborn a place."""
        return any(can_house(self.plain(), {beast: 1}) for beast in self.pairs() if beast not in self.born)


def orange(tile: str) -> bool:
    return tile == "entry_level_dwelling" or (tile in ROOMS and ROOMS[tile]["color"] == "orange")
