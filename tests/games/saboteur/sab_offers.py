"""What must be on offer at every question of Saboteur: the rules a second time, slow and obvious.

Works on the view of the seat that is asked and on the data files. A field is (x, y, name); a face-down goal card is
the field `?`, or `?N` and so on where it matters by which side a creature came (the switch of RU-11).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from itertools import permutations
from typing import Any

from permonik.games.saboteur.actions import CARD, CELL, CORNER

DATA = files("permonik.games.saboteur").joinpath("data")
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OTHER = {"N": "S", "S": "N", "E": "W", "W": "E"}
MOVES = {"rat": 3, "crawler": 4, "goblin": 5}
WEBS = ["circle", "triangle", "square"]

Place = tuple[int, int]
Field = tuple[int, int, str]
Card = dict[str, Any]


def table(name: str) -> dict[str, Any]:
    return tomllib.loads(DATA.joinpath(name).read_text(encoding="utf-8"))


PATHS: dict[str, Card] = {card["id"]: card for card in table("path_cards.toml")["path_card"]}
BOARD = table("board_cards.toml")
DESIGNS = PATHS | {"start": BOARD["start_card"]} | {card["id"]: card for card in BOARD["goal_card"]}


def turned(card: Card, turn: int) -> dict[str, str]:
    """The doors of a card that lies so."""
    return {OTHER[side]: field for side, field in card["doors"].items()} if turn else dict(card["doors"])


@cache
def turn_matters(id: str) -> bool:
    """Whether no renaming of its fields makes the turned card the upright one."""
    card = DESIGNS[id]
    links = {frozenset(link.split("-")) for link in card["links"]}
    for names in permutations(card["fields"]):
        new = dict(zip(card["fields"], names, strict=True))
        if (
            {side: new[field] for side, field in turned(card, 1).items()} == card["doors"]
            and {frozenset(new[field] for field in link) for link in links} == links
            and {new[field]: mark for field, mark in card["marks"].items()} == card["marks"]
        ):
            return False
    return True


def beside(place: Place, side: str) -> Place:
    return place[0] + STEP[side][0], place[1] + STEP[side][1]


def edge(place: Place, side: str) -> frozenset[Place]:
    return frozenset((place, beside(place, side)))


def place_of(cell: int) -> Place:
    x, y = CELL.text(cell).split(",")
    return int(x), int(y)


class Offers:
    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.name, _, *self.about = view["agenda"][0][-1]
        self.cave = {(card["x"], card["y"]): card for card in view["cards"]}
        self.doors = {place: turned(DESIGNS[card["card"]], card["turn"]) for place, card in self.cave.items()}
        far = view["area"]
        corners = [(-far, -far), (far, -far), (far, far), (-far, far)]
        self.down = {place: CORNER.ids[n] for n, place in enumerate(corners) if place not in self.cave}
        self.webs = {
            edge(place_of(web["cell"]), "N" if web["side"] == "north" else "W"): web["web"]
            for web in view["webs"]
            if web["edge"] is not None
        }
        self.me = view["dwarves"][self.seat]
        self.hand: list[str] = view["hands"][self.seat]["cards"]
        self.dwarves = [None if dwarf["at"] is None else self.field(dwarf["at"]) for dwarf in view["dwarves"]]
        self.creatures = {
            one["creature"]: None if one["at"] is None else self.field(one["at"]) for one in view["creatures"]
        }

    def expected(self) -> list[str]:
        answer: Callable[[], list[str]] = getattr(self, self.name)
        return answer()

    # -- fields ------------------------------------------------------------------------------------------------------

    def field(self, number: int) -> Field:
        place = place_of(number // 8)
        if place in self.down:
            return (*place, "?" if self.view["rules"]["face_down_goal_is_one_open_field"] else f"?{'NESW'[number % 8]}")
        return (*place, DESIGNS[self.cave[place]["card"]]["fields"][number % 8])

    def text(self, verb: str, field: Field) -> str:
        x, y, name = field
        if name.startswith("?"):
            return f"{verb} {x},{y} {'NESW'.index(name[1]) if name[1:] else 0}"
        return f"{verb} {x},{y} {DESIGNS[self.cave[x, y]['card']]['fields'].index(name)}"

    def marked(self, mark: str) -> list[Field]:
        return [
            (*place, name)
            for place, card in self.cave.items()
            for name, its in DESIGNS[card["card"]]["marks"].items()
            if its == mark
        ]

    def near(self, field: Field, creature: bool = False) -> Iterator[Field]:
        """One move away, webs considered."""
        place, name = field[:2], field[2]
        if place in self.down:
            for side in name[1:] or "NESW":
                there = beside(place, side)
                door = self.doors.get(there, {}).get(OTHER[side])
                if door is not None and edge(place, side) not in self.webs:
                    yield (*there, door)
            return
        for link in DESIGNS[self.cave[place]["card"]]["links"]:
            ends = link.split("-")
            if name in ends:
                yield (*place, ends[1 - ends.index(name)])
        for side, door in self.doors[place].items():
            there = beside(place, side)
            if door == name and edge(place, side) not in self.webs:
                if there in self.down:
                    one_field = self.view["rules"]["face_down_goal_is_one_open_field"] or not creature
                    yield (*there, "?" if one_field else f"?{OTHER[side]}")
                elif OTHER[side] in self.doors.get(there, {}):
                    yield (*there, self.doors[there][OTHER[side]])
        ladders = self.marked("ladder")
        if field in ladders:
            yield from [other for other in ladders if other != field]

    # -- step 1 ------------------------------------------------------------------------------------------------------

    def Act(self) -> list[str]:
        cards = sorted(set(self.hand))
        lays = [f"lay {card}" for card in cards if card in PATHS and self.places(card)]
        plays = [f"play {card}" for card in cards if card not in PATHS and self.has_target(card.rsplit("_", 1)[0])]
        return [*lays, *plays, *self.discards(), *self.cuts()]

    def discards(self) -> list[str]:
        return [f"discard {card}" for card in set(self.hand)]

    def DiscardMore(self) -> list[str]:
        return ["enough", *self.discards()]

    def Trim(self) -> list[str]:
        assert len(self.hand) > self.me["limit"]
        assert not self.view["rules"]["hand_limit_checked_on_draw"]
        return self.discards()

    def has_target(self, type: str) -> bool:
        if type in MOVES:
            return self.creatures[type] is not None or bool(self.marked("dark_lair"))
        targets = {"secret_information": self.Peek, "collapse": self.CollapseOne, "web": self.SpinWeb}
        if type == "boots":
            return not all(dwarf["boots"] for dwarf in self.view["dwarves"])
        return bool(targets[type]()) if type in targets else True

    def Place(self) -> list[str]:
        return [f"place {text}" for text in self.places(CARD.ids[self.about[0]])]

    def places(self, card: str) -> list[str]:
        around = {beside(place, side) for place in self.cave for side in STEP} - set(self.cave) - set(self.down)
        turns = (0, 180) if self.view["rules"]["rotate_180"] and turn_matters(card) else (0,)
        return [
            f"{place[0]},{place[1]} {turn}"
            for place in around
            for turn in turns
            if self.fits(place, turned(DESIGNS[card], turn)) == "joined"
        ]

    def fits(self, place: Place, doors: dict[str, str]) -> str:
        """Beside the face-up cards there: `no`, `yes`, or `joined` where a path runs on."""
        joined = "yes"
        for side in STEP:
            if beside(place, side) in self.cave:
                facing = OTHER[side] in self.doors[beside(place, side)]
                if facing != (side in doors):
                    return "no"
                joined = "joined" if facing else joined
        return joined

    def Peek(self) -> list[str]:
        goals = [f"peek-goal {corner}" for corner in self.down.values()]
        others = [
            f"peek-clan {n}" for n, dwarf in enumerate(self.view["dwarves"]) if n != self.seat and not dwarf["open"]
        ]
        return goals + others

    def CollapseOne(self) -> list[str]:
        taken = [field[:2] for field in (*self.dwarves, *self.creatures.values()) if field is not None]
        free = [place for place, card in self.cave.items() if card["card"] in PATHS and place not in taken]
        return [f"collapse {x},{y}" for x, y in free]

    def SwapHands(self) -> list[str]:
        return [f"swap {n}" for n in range(self.view["players"]) if n != self.seat]

    def SpinWeb(self) -> list[str]:
        edges = {edge(place, side) for place, doors in self.doors.items() for side in doors}
        found = []
        for places in edges - set(self.webs):
            (_, north), (x, y) = sorted(places)
            found.append(f"web {x},{y} {'west' if north == y else 'north'}")
        return found

    def Equip(self) -> list[str]:
        boots = CARD.ids[self.about[0]].startswith("boots")
        return [f"give {n}" for n, dwarf in enumerate(self.view["dwarves"]) if not (boots and dwarf["boots"])]

    # -- creatures ---------------------------------------------------------------------------------------------------

    def Lure(self) -> list[str]:
        return [self.text("lure", field) for field in self.marked("dark_lair")]

    def Roam(self) -> list[str]:
        creature = list(MOVES)[self.about[0]]
        start = self.creatures[creature]
        assert start is not None
        here, entered = {start}, set()
        for _ in range(MOVES[creature]):
            after = {other for field in here for other in self.near(field, creature=True)}
            entered |= after
            here = {field for field in after if field not in self.dwarves}
        if start not in self.dwarves:
            entered.discard(start)  # the same as to stay
        return ["stay", *[self.text("roam", field) for field in entered]]

    def Ward(self) -> list[str]:
        return self.Fend()

    def Fend(self) -> list[str]:
        assert self.me["axes"]
        assert self.dwarves[self.seat] == self.creatures[list(MOVES)[self.about[0]]]
        return ["keep-axe", "use-axe"]

    # -- step 2, and later -------------------------------------------------------------------------------------------

    def Move(self) -> list[str]:
        field = self.dwarves[self.seat]
        assert field is not None
        walks = [self.text("walk", other) for other in set(self.near(field))] if self.view["moves"] else []
        assert walks or self.cuts(), "a question without a choice"
        return ["halt", *walks, *self.cuts()]

    def cuts(self) -> list[str]:
        field = self.dwarves[self.seat]
        if not self.me["axes"] or field is None:
            return []
        here = [edge(field[:2], side) for side, door in self.doors[field[:2]].items() if door == field[2]]
        return [f"cut {web}" for place, web in self.webs.items() if place in here]

    def TurnGoal(self) -> list[str]:
        who, corner, side = self.about
        assert who == self.seat
        id = self.view["goals"][corner]["card"]
        place = next(place for place, name in self.down.items() if name == CORNER.ids[corner])
        both = [turned(DESIGNS[id], turn) for turn in (0, 1)]
        assert all("NESW"[side] in doors for doors in both)
        assert len({self.fits(place, doors) == "no" for doors in both}) == 1
        assert turn_matters(id)
        return ["turn 0", "turn 180"]

    def Vote(self) -> list[str]:
        return ["play-on", "end-game"]
