"""What must be on offer at every question of Cave vs Cave: RU-24 and section 13 a second time, slow and obvious.

Works on a dumped position and the data files. `sides`, `fits` and `accessible` are those of the invariants.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Any

from .ledger import MODES, ROOMS, TILES, effects

GOODS = ["wood", "stone", "emmer", "flax", "food", "gold"]
BY_NUMBER = [one for item in [*TILES.values(), *ROOMS.values()] for one in effects(item).items()]
NUMBERED = list(ROOMS)

Data = dict[str, Any]


class Offers:
    def __init__(self, data: Data, sides: Any, fits: Any, accessible: Any, slots: Any) -> None:
        self.data = data
        self.name, self.seat, *self.fields = data["agenda"][-1]
        self.cave = data["caves"][self.seat]
        self.goods: dict[str, int] = self.cave["goods"]
        self.cells: dict[str, str] = self.cave["cells"]
        self.sides, self.fits, self.accessible, self.slots = sides, fits, accessible, slots
        self.each = MODES[data["players"]]["turns_per_player"][data["round"] - 1]

    def expected(self) -> list[str]:
        answer: Callable[[], list[str]] = getattr(self, self.name)
        return answer()

    # -- the turn ------------------------------------------------------------------------------------------------

    def TakeTile(self) -> list[str]:
        taken = [tile for tiles in self.data["taken"] for tile in tiles]
        free = [tile for tile in self.data["up"] if tile not in taken]
        if self.data["players"] == 2:
            other = self.data["caves"][1 - self.seat]["goods"]["gold"]
            free = [tile for tile in free if tile != "renovation" or self.goods["gold"] > other]
        return [f"take {tile}" for tile in free]

    def Act(self) -> list[str]:
        return ["end", *self.parts(TILES[self.data["tile"]], self.data["done"]), *self.anytime()]

    def UseRoom(self) -> list[str]:
        own = [room for room in self.cells.values() if room in ROOMS and ROOMS[room]["colour"] == "orange"]
        return ["stop", *[f"use {room}" for room in own if room not in self.data["used"]], *self.anytime()]

    def InRoom(self) -> list[str]:
        return ["leave", *self.parts(ROOMS[self.data["room"]], self.data["room_done"]), *self.anytime()]

    def parts(self, item: Data, done: int) -> list[str]:
        return [
            f"do {name}"
            for name, (part, effect) in effects(item).items()
            if not done >> part & 1 and self.possible(effect)
        ]

    def anytime(self) -> list[str]:
        found = []
        if self.goods["food"] < 9:
            found = [f"exchange {good}" for good in ("emmer", "flax", "gold") if self.goods[good]]
        sells = self.data["tile"] == "undergrowth" and "prospecting_site" in self.cells.values()
        if sells and not self.data["sold"] and self.goods["food"]:
            found.append("sell-food")
        return found

    def possible(self, effect: Data) -> bool:
        """RU-24, by kind."""
        payable = all(self.goods[good] >= amount for good, amount in effect.get("pay", {}).items())
        match effect["op"]:
            case "gain":
                condition = effect.get("condition")
                return condition is None or self.goods[condition["good"]] < condition["less_than"]
            case "gain_one_of" | "use_rooms":
                return True
            case "exchange":
                return payable
            case "exchange_different":
                return sum(held > 0 for held in self.goods.values()) >= effect["pay_kinds"]
            case "replenish":
                return any(self.goods[good] < effect["to"] for good in effect["goods"])
            case "excavate" if effect["count"] == 2:
                return payable and any(self.after(cell) for cell in self.accessible(self.cave, False))
            case "excavate":
                return payable and bool(self.accessible(self.cave, effect["through_walls"]))
            case "furnish":
                return bool(self.rooms(effect))
            case "build_wall":
                return bool(self.data["walls"] > 0)
            case "raze_wall":
                return bool(self.cave["walls"])
        raise AssertionError(effect["op"])

    def after(self, cell: str) -> bool:
        """Whether something can be dug up after this cell."""
        return bool(self.accessible(self.cave | {"cells": self.cells | {cell: "empty"}}, False))

    # -- inside an effect ----------------------------------------------------------------------------------------

    @property
    def effect(self) -> Data:
        return BY_NUMBER[self.fields[0]][1][1]

    def GainOne(self) -> list[str]:
        return [f"gain {good}" for option in self.effect["options"] for good in option]

    def RaiseOne(self) -> list[str]:
        return [f"raise {good}" for good in self.effect["goods"] if self.goods[good] < self.effect["to"]]

    def PayThree(self) -> list[str]:
        held = [good for good in GOODS if self.goods[good]]
        return ["pay " + "+".join(three) for three in combinations(held, self.effect["pay_kinds"])]

    def BuildWall(self) -> list[str]:
        return [f"build {slot}" for slot in self.slots(self.cave) if slot not in self.cave["walls"]]

    def RazeWall(self) -> list[str]:
        return [f"raze {slot}" for slot in self.cave["walls"]]

    def Dig(self) -> list[str]:
        return [f"dig {cell}" for cell in self.accessible(self.cave, bool(self.fields[0]))]

    def ChooseRoom(self) -> list[str]:
        return [f"furnish {room}" for room in self.rooms(self.effect)]

    def ChooseCell(self) -> list[str]:
        return [f"place {cell}" for cell in self.places(NUMBERED[self.fields[1]])]

    def PaySurcharge(self) -> list[str]:
        return [f"surcharge {good}" for good in self.ways(self.effect, NUMBERED[self.fields[1]])]

    def LayCavern(self) -> list[str]:
        return ["lay two_walls", "lay three_walls"]

    def rooms(self, effect: Data) -> list[str]:
        own = [ROOMS[room]["colour"] for room in self.cells.values() if room in ROOMS]
        found = []
        for room in self.data["display"]:
            colours = [*own, ROOMS[room]["colour"]]
            if colours.count("orange") > colours.count("blue") and self.places(room) and self.ways(effect, room):
                found.append(room)
        return found

    def places(self, room: str) -> list[str]:
        empty = [cell for cell, content in self.cells.items() if content == "empty"]
        return [cell for cell in empty if self.fits(room, self.sides(self.cave, cell))]

    def ways(self, effect: Data, room: str) -> list[str]:
        """The goods in which the surcharge can be paid, with the cost of the room; "nothing" where there is none."""
        found = []
        for option in effect["surcharge_options"] or [{"kind": "nothing", "amount": 0}]:
            good = option["kind"].removesuffix("_per_turn")
            due = option["amount"] * (self.each if option["kind"] == "food_per_turn" else 1)
            price = dict(ROOMS[room].get("cost", {}))
            price[good] = price.get(good, 0) + due
            if all(self.goods.get(one, 0) >= amount for one, amount in price.items()):
                found.append(good)
        return found
