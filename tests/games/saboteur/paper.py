"""Saboteur followed with pencil and paper: from the text of a record alone, without the engine.

The ledger reads the gold from it, the resampler where every single card went and who saw it. Cards are tokens here:
the first token is the first card dealt, and so on. Nothing is checked; whether a record is legal, a replay tells.
"""

import json
import tomllib
from importlib.resources import files
from typing import Any

DATA = files("permonik.games.saboteur").joinpath("data")
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OTHER = {"N": "S", "S": "N", "E": "W", "W": "E"}
CORNERS = {"north-west": (-1, -1), "north-east": (1, -1), "south-east": (1, 1), "south-west": (-1, 1)}
MONSTERS = ("rat", "crawler", "goblin")
TRIM = "-"  # in place of a card: after a swap hands over their limit are discarded down to it (RU-15)

Place = tuple[int, int]


def table(name: str) -> dict[str, Any]:
    return tomllib.loads(DATA.joinpath(name).read_text(encoding="utf-8"))


PATHS = {card["id"]: card for card in table("path_cards.toml")["path_card"]}
BOARD = table("board_cards.toml")
GOALS = {card["id"]: card for card in BOARD["goal_card"]}
DESIGNS = PATHS | GOALS | {"start": BOARD["start_card"]}
ROWS = {row["players"]: row for row in table("setup.toml")["setup"]}


def read(text: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Header and entries of a record's text, as plain data."""
    header, *entries, _ = [json.loads(line) for line in text.splitlines()]
    return header, entries


def tier_of(card: str) -> int:
    return PATHS[card]["tier"] if card in PATHS else int(card[-1])


def place_of(text: str) -> Place:
    x, y = text.split(",")
    return (int(x), int(y))


class Paper:
    """Who stands where with how much gold; where every card went (`moved`) and which cards a seat saw (`sights`)."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.players: int = header["players"]
        self.options: dict[str, Any] = header["options"]
        far = ROWS[self.players]["radius"]
        self.down = {(far * x, far * y): name for name, (x, y) in CORNERS.items()}
        self.cave: dict[Place, tuple[str, int]] = {(0, 0): ("start", 0)}
        self.clan = [""] * self.players
        self.aside: dict[int, str] = {}
        self.goals: dict[str, str] = {}
        self.gold = [3] * self.players
        self.limit = [5] * self.players
        self.at: list[tuple[Place, int] | None] = [((0, 0), 0)] * self.players
        self.left: list[int] = []
        self.axes = [0] * self.players
        self.monsters: dict[str, tuple[Place, int]] = {}
        self.owner: dict[str, int] = {}
        self.veins: set[Place] = set()
        self.active = -1
        self.drawer = 0
        self.card = ""  # the card whose target is chosen next
        self.more = False  # a second discard may follow
        self.early = False  # the turn has begun with an axe, before step 1
        self.stopped = False  # the active dwarf has halted, or its player has drawn
        self.meeting: list[str] = []  # creatures that the active dwarf still has to meet
        self.coming = ""  # a creature that has come to dwarves with axes
        self.asked = 0
        self.entering: tuple[str, str] | None = None  # corner and side of a goal card being entered
        # Cards.
        self.kinds: list[str] = []
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.gone: list[list[int]] = [[] for _ in range(self.players)]
        self.moved: dict[int, int] = {}  # entry → the card it speaks of
        self.choices: dict[int, tuple[int, list[int]]] = {}  # entry of a hidden departure → its hand, and whose
        self.sights: list[dict[int, int]] = [{} for _ in range(self.players + 1)]  # card → when it was seen last
        self.goal_sights: list[set[str]] = [set() for _ in range(self.players + 1)]
        self.clan_sights: list[set[int]] = [{seat} for seat in range(self.players)] + [set()]
        self.exits: list[tuple[int, ...]] = []  # who had left, after each exit
        self.number = -1

    @classmethod
    def follow(cls, header: dict[str, Any], entries: list[dict[str, Any]]) -> "Paper":
        paper = cls(header)
        for number, entry in enumerate(entries):
            paper.number = number
            if "chance" in entry:
                paper.chance(entry["chance"], entry["slot"], entry["gives"])
            elif "do" in entry:
                paper.decide(entry["seat"], *entry["do"].split())
        return paper

    # -- cards ---------------------------------------------------------------------------------------------------------

    def see(self, token: int, *seats: int) -> None:
        for seat in seats or range(self.players + 1):
            self.sights[seat][token] = self.number

    def hold(self, seat: int, kind: str) -> int:
        """A card of this kind in the hand; of equal cards, any."""
        tokens = [token for token in self.hands[seat] if self.kinds[token] == kind]
        assert tokens, f"seat {seat} holds no {kind}"
        return tokens[0]

    def show(self, seat: int, kind: str) -> None:
        token = self.hold(seat, kind)
        self.hands[seat].remove(token)
        self.moved[self.number] = token
        self.see(token)

    def hide(self, seat: int, kind: str) -> None:
        token = self.hold(seat, kind)
        self.choices[self.number] = (seat, self.hands[seat][:])
        self.hands[seat].remove(token)
        self.gone[seat].append(token)
        self.moved[self.number] = token
        self.see(token, seat)

    # -- chance --------------------------------------------------------------------------------------------------------

    def chance(self, deck: str, slot: int, gives: str) -> None:
        if deck == "clan":
            if slot < self.players:
                self.clan[slot] = gives
            else:
                self.aside[slot] = gives
        elif deck == "first":
            self.active = int(gives) - 1  # the turn begins with the first decision
        elif deck == "goal":
            corner = list(CORNERS)[slot]
            self.goals[corner] = gives
            if self.entering:
                self.enter_goal()
        elif deck.startswith("tier"):
            dealt = len(self.kinds)
            self.kinds.append(gives)
            starting = 5 * self.players
            seat = dealt // 5 if dealt < starting else self.drawer
            if dealt >= starting:
                self.settle()
                self.stopped = True
            self.hands[seat].append(dealt)
            self.moved[self.number] = dealt
            self.see(dealt, seat)
        else:
            self.hide(int(deck[-1]), gives)

    # -- decisions -----------------------------------------------------------------------------------------------------

    def decide(self, seat: int, verb: str, *words: str) -> None:
        if verb == "discard" and self.more:
            self.more = False
            self.hide(seat, words[0])
        elif verb == "discard" and self.card == TRIM and len(self.hands[seat]) > self.limit[seat]:
            self.hide(seat, words[0])
        elif verb in ("lay", "play", "discard"):
            self.begin(seat)
            self.drawer = seat
            self.card = ""
            if verb == "discard":
                self.hide(seat, words[0])
                self.more = bool(self.hands[seat])
            else:
                self.show(seat, words[0])
                self.card = words[0]
                monster = words[0].rsplit("_", 1)[0]
                if monster in MONSTERS:
                    self.owner[monster] = seat
        elif verb == "enough":
            self.more = False
        elif verb == "place":
            place = place_of(words[0])
            self.cave[place] = (self.card, int(words[1]))
            if PATHS[self.card]["kind"] == "gold_vein":
                self.veins.add(place)
        elif verb == "collapse":
            self.cave.pop(place_of(words[0]))
            self.veins.discard(place_of(words[0]))
        elif verb == "peek-goal":
            self.goal_sights[seat].add(words[0])
        elif verb == "peek-clan":
            self.clan_sights[seat].add(int(words[0]))
        elif verb == "swap":
            self.swap(seat, int(words[0]))
        elif verb == "give":
            self.axes[int(words[0])] += self.card.startswith("war_axe")
        elif verb == "cut":
            # Whoever could still use an axe in step 2 is asked until he halts, so this is the same turn or a new one.
            if seat != self.active or self.stopped:
                self.begin(seat)
                self.early = True
            self.cut(seat, words[0])
        elif verb == "halt":
            self.stopped = True
        elif verb == "web":
            self.spin(seat, place_of(words[0]), words[1])
        elif verb in ("lure", "roam"):
            self.come(self.card.rsplit("_", 1)[0], (place_of(words[0]), int(words[1])), verb == "lure")
        elif verb == "walk":
            self.walk(seat, place_of(words[0]), int(words[1]))
        elif verb == "turn":
            self.open_goal(int(words[0]))
        elif verb in ("keep-axe", "use-axe"):
            self.answer(seat, verb == "use-axe")

    def begin(self, seat: int) -> None:
        """The turn of a seat begins; those between had no cards."""
        if self.early:
            self.early = False
            return
        self.settle()
        self.stopped = False
        while True:
            self.active = (self.active + 1) % self.players
            self.wake(self.active)
            for monster in [name for name, owner in self.owner.items() if owner == self.active]:
                self.monsters.pop(monster, None)
                self.owner.pop(monster)
            if self.active == seat:
                break

    def wake(self, seat: int) -> None:
        """What else happens when a turn begins, also one that is skipped: nothing that moves cards or gold."""

    def spin(self, seat: int, place: Place, side: str) -> None:
        """A web is laid; nothing that moves cards or gold."""

    def cut(self, seat: int, web: str) -> None:
        self.axes[seat] -= 1

    def settle(self) -> None:
        """The movement has ended: the vein."""
        here = self.at[self.active] if self.active >= 0 else None
        if here and here[0] in self.veins:
            design = DESIGNS[self.cave[here[0]][0]]
            if design["marks"].get(design["fields"][here[1]]) == "gold_vein":
                self.veins.discard(here[0])
                self.gold[self.active] += 1
                self.clan_sights = [seen | {self.active} for seen in self.clan_sights]

    def swap(self, one: int, other: int) -> None:
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        for token in self.hands[one] + self.hands[other]:
            self.see(token, one, other)
        self.drawer = other
        self.card = TRIM if str(self.options["hand_limit_checked_on_draw"]) == "False" else ""

    # -- creatures -----------------------------------------------------------------------------------------------------

    def come(self, monster: str, spot: tuple[Place, int], lured: bool) -> None:
        self.monsters[monster] = spot
        if lured and str(self.options["lair_spawn_attacks"]) == "False":
            return
        here = [seat for seat in range(self.players) if self.at[seat] == spot]
        self.coming = monster
        self.asked = sum(1 for seat in here if self.axes[seat])
        if not self.asked:
            self.attack(monster, here)

    def attack(self, monster: str, seats: list[int]) -> None:
        self.coming = ""
        for seat in seats:
            if monster == "goblin":
                self.gold[seat] = max(0, self.gold[seat] - 1)
            elif monster == "rat":
                self.limit[seat] = max(0, self.limit[seat] - 1)

    def answer(self, seat: int, use: bool) -> None:
        """The axe, against a creature that comes or against one that was met."""
        monster = self.coming or self.meeting[0]
        if use:
            self.axes[seat] -= 1
            self.monsters.pop(monster)
            self.owner.pop(monster)
        if not self.coming:
            self.meeting.pop(0)
            if not use:
                self.attack(monster, [seat])
            self.meet(seat)
        elif use:
            self.coming = ""
        else:
            self.asked -= 1
            if not self.asked:
                spot = self.monsters[monster]
                self.attack(monster, [other for other in range(self.players) if self.at[other] == spot])

    # -- the dwarf -----------------------------------------------------------------------------------------------------

    def walk(self, seat: int, place: Place, field: int) -> None:
        here = self.at[seat]
        assert here is not None
        if place in self.down:
            side = next(s for s, (dx, dy) in STEP.items() if (place[0] + dx, place[1] + dy) == here[0])
            self.entering = (self.down[place], side)
            if self.down[place] in self.goals:
                self.enter_goal()
            return
        self.at[seat] = (place, field)
        mark = self.mark(place, field)
        if mark == "tunnel":
            self.gold[seat] = max(0, self.gold[seat] - 1)
        elif mark == "bridge" and (here[0] != place or self.mark(*here) != "bridge"):
            self.limit[seat] = max(0, self.limit[seat] - 1)
        self.arrive(seat)

    def arrive(self, seat: int) -> None:
        self.meeting = [name for name in MONSTERS if self.monsters.get(name) == self.at[seat]]
        self.meet(seat)

    def meet(self, seat: int) -> None:
        while self.meeting and not self.axes[seat]:
            self.attack(self.meeting.pop(0), [seat])
        if self.meeting:
            return
        here = self.at[seat]
        if here and self.mark(*here) == "exit":
            self.at[seat] = None
            self.left.append(seat)
            self.exits.append(tuple(self.left))
            self.clan_sights = [seen | {seat} for seen in self.clan_sights]

    def mark(self, place: Place, field: int) -> str:
        design = DESIGNS[self.cave[place][0]]
        return str(design["marks"].get(design["fields"][field], ""))

    # -- goal cards ----------------------------------------------------------------------------------------------------

    def doors(self, id: str, turn: int) -> dict[str, str]:
        doors: dict[str, str] = DESIGNS[id]["doors"]
        return {OTHER[side]: field for side, field in doors.items()} if turn else doors

    def enter_goal(self) -> None:
        """R11.2. The exit looks the same either way; of the others none does."""
        assert self.entering
        corner, side = self.entering
        id = self.goals[corner]
        self.goal_sights = [seen | {corner} for seen in self.goal_sights]
        turns = [turn for turn in (0, 180) if side in self.doors(id, turn)]
        fitting = [turn for turn in turns if self.fits(corner, id, turn)]
        if len(turns) == 1:
            self.open_goal(turns[0])
        elif len(fitting) == 1:
            self.open_goal(fitting[0])
        elif id == "goal_exit":
            self.open_goal(0)

    def place(self, corner: str) -> Place:
        return next(place for place, name in self.down.items() if name == corner)

    def fits(self, corner: str, id: str, turn: int) -> bool:
        x, y = self.place(corner)
        for side, (dx, dy) in STEP.items():
            other = self.cave.get((x + dx, y + dy))
            if other and (side in self.doors(id, turn)) != (OTHER[side] in self.doors(*other)):
                return False
        return True

    def open_goal(self, turn: int) -> None:
        assert self.entering
        corner, side = self.entering
        self.entering = None
        place, id = self.place(corner), self.goals[corner]
        del self.down[place]
        self.cave[place] = (id, turn)
        if id == "goal_vein":
            self.veins.add(place)
        first = DESIGNS[id]["fields"].index(self.doors(id, turn)[side])
        for monster, spot in list(self.monsters.items()):
            if spot[0] == place:
                self.monsters[monster] = (place, first)
        self.at[self.active] = (place, first)
        self.arrive(self.active)
