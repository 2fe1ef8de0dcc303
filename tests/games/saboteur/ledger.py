"""The scores of Saboteur, counted from the text of a record by a book-keeper who knows the rules, not the engine.

`Paper` follows cards, gold and dwarves; the ledger asks of every entry whether it may be: a card that fits where it is
laid, a step to a field that touches and that no web blocks, a creature that can come so far, a draw that the limit
allows, a loss that is due, an end that has come. What may not be is refused with the number of the entry.
"""

from typing import Any

from contract_helpers.entries import folded

from .paper import DESIGNS, MONSTERS, OTHER, PATHS, ROWS, STEP, TRIM, Paper, Place, place_of, read, table, tier_of

Spot = tuple[Place, int]
Edge = tuple[Place, str]  # a cell and its north or west side

REACH = {card["id"]: card["moves"] for card in table("action_cards.toml")["action_card"] if card["id"] in MONSTERS}
REMOVED = table("setup.toml")["removed_per_tier"]
SIZES = {1: 29, 2: 27, 3: 26}  # R2.6
TOKENS = ("circle", "triangle", "square")  # by the tier of their card


def recount(record_text: str) -> list[int]:
    header, entries = read(record_text)
    book = Ledger(header)
    for number in sorted(folded(entries)):
        book.number = number
        try:
            book.write(entries[number])
        except (AssertionError, KeyError, IndexError) as error:
            raise AssertionError(f"entry {number}, {entries[number]}: {error!r}") from None
    book.close()
    return book.treasures()


def works_for(card: str) -> str:
    clan, role = card.split("_")
    if role == "loyal":
        return clan
    return "yellow" if clan == "blue" else "blue"


def edge_of(place: Place, side: str) -> Edge:
    return (beside(place, side), OTHER[side]) if side in "SE" else (place, side)


def beside(place: Place, side: str) -> Place:
    return (place[0] + STEP[side][0], place[1] + STEP[side][1])


class Ledger(Paper):
    def __init__(self, header: dict[str, Any]) -> None:
        super().__init__(header)
        self.boots: set[int] = set()
        self.lying: set[int] = set()
        self.stiff = False
        self.moves = 0
        self.walking = False  # step 1 is done
        self.webs: dict[str, tuple[Edge, int, int]] = {}  # token → where, which side up, whose
        self.draws = 0
        self.due: list[int] = []  # who has to lose a card, in order
        self.pile = {tier: SIZES[tier] - REMOVED for tier in SIZES}
        self.agreed = 0
        self.last = ""

    def write(self, entry: dict[str, Any]) -> None:
        assert not self.side_out() or entry.get("chance") == "clan", "the game was over"
        if "chance" in entry:
            assert not self.due or entry["chance"] == f"loss-{self.due[0]}", f"a card of {self.due} is due"
            if entry["chance"].startswith("loss"):
                assert self.due, "nobody has to lose a card"
                self.due.pop(0)
            self.chance(entry["chance"], entry["slot"], entry["gives"])
            return
        assert not self.due, f"seats {self.due} have to lose cards first"
        verb, *words = entry["do"].split()
        self.agreed = self.agreed + 1 if verb == "end-game" else 0
        self.check(entry["seat"], verb, words)
        self.decide(entry["seat"], verb, *words)
        self.after(entry["seat"], verb, words)
        self.last = verb

    # -- before and after an answer ----------------------------------------------------------------------------------

    def check(self, seat: int, verb: str, words: list[str]) -> None:
        if verb == "place":
            self.check_fit(place_of(words[0]), self.card, int(words[1]))
        elif verb == "collapse":
            place = place_of(words[0])
            assert self.cave[place][0] in PATHS, "only path cards fall in"
            assert place not in [spot[0] for spot in [*self.at, *self.monsters.values()] if spot], (
                "somebody stands there"
            )
        elif verb == "peek-goal":
            assert words[0] in self.down.values(), "it lies face up"
        elif verb == "peek-clan":
            assert int(words[0]) != seat
            assert not all(int(words[0]) in seen for seen in self.clan_sights), "it lies face up"
        elif verb == "give" and self.card.startswith("boots"):
            assert int(words[0]) not in self.boots, "one pair of boots is enough"
        elif verb in ("keep-axe", "use-axe"):
            assert self.axes[seat] > 0, "no axe"

    def after(self, seat: int, verb: str, words: list[str]) -> None:
        if verb in ("lay", "play"):
            self.draws = 1
        elif verb == "discard" and self.card != TRIM:
            self.draws = 2 if self.last == "discard" and not self.more else 1
        elif verb == "give" and self.card.startswith("boots"):
            self.boots.add(int(words[0]))
        elif verb == "collapse":
            self.webs = {token: web for token, web in self.webs.items() if self.is_open(web[0])}

    # -- the frame of a turn -----------------------------------------------------------------------------------------

    def begin(self, seat: int) -> None:
        if not self.early:
            self.finish_turn()
            assert any(self.hands), "all cards are out"
            after = (self.active + 1) % self.players
            while after != seat:
                assert not self.hands[after], f"the turn of seat {after} was skipped, which has cards"
                after = (after + 1) % self.players
            assert self.hands[seat], "a turn without cards"
        super().begin(seat)
        self.walking = False
        self.moves = 0

    def wake(self, seat: int) -> None:
        """R3.2: webs wear, the dwarf is stood up."""
        for token, (edge, shows, owner) in list(self.webs.items()):
            if owner == seat:
                self.webs[token] = (edge, shows - 1, owner)
                if shows == 1:
                    del self.webs[token]
        self.stiff = seat in self.lying
        self.lying.discard(seat)

    def finish_turn(self) -> None:
        """Whoever had to draw has drawn (R12.2, R12.3)."""
        if self.active >= 0:
            full = len(self.hands[self.drawer]) >= self.limit[self.drawer]
            assert not self.draws or full or not any(self.pile.values()), f"seat {self.drawer} has not drawn"
        self.draws = 0

    def chance(self, deck: str, slot: int, gives: str) -> None:
        if deck.startswith("tier"):
            tier = int(deck[-1])
            assert tier_of(gives) == tier
            dealt = len(self.kinds)
            if dealt >= 5 * self.players:
                assert self.draws > 0, "nothing is to be drawn"
                assert len(self.hands[self.drawer]) < self.limit[self.drawer], "more than the limit"
                assert tier == min(one for one, left in self.pile.items() if left), "not the top of the pile"
                self.draws -= 1
            else:
                deal = [int(one) for one, count in ROWS[self.players]["deal"].items() for _ in range(count)]
                assert tier == deal[dealt % 5]
            self.pile[tier] -= 1
            assert self.pile[tier] >= 0
        elif deck == "goal":
            assert gives not in self.goals.values()
        super().chance(deck, slot, gives)

    # -- the cave ----------------------------------------------------------------------------------------------------

    def open_sides(self, place: Place) -> dict[str, str]:
        return self.doors(*self.cave[place]) if place in self.cave else {}

    def is_open(self, edge: Edge) -> bool:
        place, side = edge
        return side in self.open_sides(place) or OTHER[side] in self.open_sides(beside(place, side))

    def check_fit(self, place: Place, card: str, turn: int) -> None:
        """R4.1 to R4.5."""
        assert place not in self.cave, "the cell is taken"
        assert place not in self.down, "a goal card lies there"
        assert turn == 0 or str(self.options["rotate_180"]) == "True"
        sides = self.doors(card, turn)
        around = {side: beside(place, side) for side in STEP if beside(place, side) in self.cave}
        for side, other in around.items():
            assert (side in sides) == (OTHER[side] in self.open_sides(other)), f"it does not fit in the {side}"
        assert any(side in sides for side in around), "it extends no path"

    def spot(self, place: Place, side: str) -> Spot | None:
        """The field that is entered there."""
        if place in self.down:
            return (place, 0)
        field = self.open_sides(place).get(side)
        return None if field is None else (place, DESIGNS[self.cave[place][0]]["fields"].index(field))

    def near(self, spot: Spot) -> set[Spot]:
        """R5.3 and R5.4: the fields one move away, webs considered."""
        place, field = spot
        found: set[Spot] = set()
        if place in self.cave:
            design = DESIGNS[self.cave[place][0]]
            fields = design["fields"]
            for link in design["links"]:
                pair = link.split("-")
                if fields[field] in pair:
                    found.add((place, fields.index(pair[pair[0] == fields[field]])))
        for side in STEP:
            if self.spot(place, side) == spot and edge_of(place, side) not in [web[0] for web in self.webs.values()]:
                other = self.spot(beside(place, side), OTHER[side])
                if other is not None and not (place in self.down and other[0] in self.down):
                    found.add(other)
        if place in self.cave and self.mark(place, field) == "ladder":
            found |= {other for other in self.ladders() if other != spot}
        return found

    def ladders(self) -> set[Spot]:
        return {
            (place, DESIGNS[id]["fields"].index(field))
            for place, (id, _) in self.cave.items()
            for field, mark in DESIGNS[id]["marks"].items()
            if mark == "ladder"
        }

    # -- webs --------------------------------------------------------------------------------------------------------

    def spin(self, seat: int, place: Place, side: str) -> None:
        edge = (place, side[0].upper())
        assert self.is_open(edge), "no path there"
        assert edge not in [web[0] for web in self.webs.values()], "a second web in one place"
        self.webs[TOKENS[tier_of(self.card) - 1]] = (edge, 2, seat)

    def cut(self, seat: int, web: str) -> None:
        (place, side), shows, owner = self.webs[web]
        assert self.axes[seat] > 0, "no axe"
        assert self.at[seat] in (self.spot(place, side), self.spot(beside(place, side), OTHER[side])), "too far away"
        super().cut(seat, web)
        self.webs[web] = ((place, side), shows - 1, owner)
        if shows == 1:
            del self.webs[web]

    # -- creatures ---------------------------------------------------------------------------------------------------

    def come(self, monster: str, spot: Spot, lured: bool) -> None:
        if lured:
            assert monster not in self.monsters, "it is in the cave"
            assert self.mark(*spot) == "dark_lair", "no lair"
        elif str(self.options["face_down_goal_is_one_open_field"]) == "True":
            assert spot in self.within(self.monsters[monster], REACH[monster]), "it cannot come so far"
        super().come(monster, spot, lured)

    def within(self, start: Spot, moves: int) -> set[Spot]:
        """Where a creature's move can end (R9.4, R9.5); on its own field only after having left it."""
        found: set[Spot] = set()
        edge = {start}
        for _ in range(moves):
            edge = {other for spot in edge for other in self.near(spot)}
            found |= edge
            edge -= set(self.at)  # type: ignore[arg-type]
        return found

    def attack(self, monster: str, seats: list[int]) -> None:
        super().attack(monster, seats)
        if monster == "crawler":
            self.lying |= set(seats)
        elif monster == "rat":
            order = sorted(seats, key=lambda seat: (seat - self.active) % self.players)
            self.due += [seat for seat in order if self.hands[seat]]

    # -- the dwarf ---------------------------------------------------------------------------------------------------

    def walk(self, seat: int, place: Place, field: int) -> None:
        assert seat == self.active
        if not self.walking:
            self.walking = True
            may = not self.stiff and seat not in self.lying
            self.moves = (4 if seat in self.boots else 3) if may else 0
        here = self.at[seat]
        assert here is not None
        assert self.moves > 0, "no move is left"
        assert (place, field) in self.near(here), "not one move away, or a web is in the way"
        self.moves = 0 if place in self.down else self.moves - 1
        crossing = place in self.cave and self.mark(place, field) == "bridge"
        crossing = crossing and (here[0] != place or self.mark(*here) != "bridge")
        if crossing and self.hands[seat]:
            self.due.append(seat)
        super().walk(seat, place, field)

    def arrive(self, seat: int) -> None:
        super().arrive(seat)
        if self.at[seat] is None or self.at[seat] in self.monsters.values() or self.meeting:
            self.moves = 0

    def answer(self, seat: int, use: bool) -> None:
        if not self.coming:
            self.moves = 0  # also where the axe was used (RU-6)
        super().answer(seat, use)

    # -- the end -----------------------------------------------------------------------------------------------------

    def side_out(self) -> bool:
        """R13.2."""
        if not self.left:
            return False
        sides = {works_for(card) for card in self.clan}
        return sides != {works_for(card) for seat, card in enumerate(self.clan) if seat not in self.left}

    def close(self) -> None:
        """The record ends where the rules end the game, if it is over at all; the last movement is settled."""
        assert self.side_out() or not any(self.hands) or self.agreed == self.players, "the game was not over"
        if not self.side_out():
            self.settle()

    def treasures(self) -> list[int]:
        """R13.5 and R13.6."""
        sides = [works_for(card) for card in self.clan]
        treasure = {}
        for side in ("blue", "yellow"):
            nuggets = sum(self.gold[seat] for seat in self.left if sides[seat] == side)
            treasure[side] = nuggets * sum(1 for other in sides if other != side)
        return [treasure[side] for side in sides]
