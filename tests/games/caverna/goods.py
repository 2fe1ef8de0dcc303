"""Goods as everybody sees them, and what may move them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from permonik.games.caverna.board import BOARD
from permonik.games.caverna.furnishing import ChooseCavern, PayRoom
from permonik.games.caverna.home import ROOM_BITS, Home
from permonik.games.caverna.placing import PlaceHalf, cell_mask
from permonik.games.caverna.rooms import SUPPLIERS
from permonik.games.caverna.roomtables import ROOMS
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.survey import survey
from permonik.games.caverna.tables import GOODS, NO_HARVEST
from permonik.kernel.step import AnyStep

REPEATED = ("stronger", "exchanged")

# From the texts of the tiles. The first two add to whatever brings stone or dogs.
GIVING = ("seam", "dog_school", "slaughtering_cave", "quarry", "breeding_cave", "miner")
SUPPLYING = ("wood_supplier", "stone_supplier", "ruby_supplier")
AT_ONCE = ("stone_carver", "blacksmith", "weaving_parlor", "milking_parlor", "state_parlor")
EXCHANGING = ("trader", "cooking_cave", "hunting_parlor", "beer_parlor", "blacksmithing_parlor", "spare_part_storage")
ASKED = tuple([f"room-{id}" for id in (*EXCHANGING, "office_room", "peaceful_cave", "working_cave")])
MINES = ("tile-ore_mine", "tile-ruby_mine")
LIFTED = (*[f"room-{id}" for id in (*GIVING, *SUPPLYING, *AT_ONCE)], *ASKED, *MINES, "harvest")
PLENTY = 30


def held(view: Any) -> list[Counter[str]]:
    return [Counter({f"amount-{good}": n for good, n in home["goods"].items()}) for home in view["homes"]]


def begins(text: str) -> bool:
    return text.split()[0] in ("place", "imitate", "Harvest", "Income")


def causes(origin: str, view: Any) -> set[str]:
    """The space that was taken, the fields of a harvest; what stands in a home is taken away from it (`without`)."""
    verb, _, space = origin.partition(" ")
    rooms = {cause for cause in LIFTED if cause.startswith("room-")}
    if verb in ("place", "imitate"):
        return {f"space-{space}", *MINES, *rooms}
    return {"harvest", *rooms} if verb == "Harvest" else rooms


def without(s: CavernaState, seat: int, cause: str) -> CavernaState | None:
    if seat < 0:
        return without_harvest(s) if cause == "harvest" else None
    home = s.homes[seat]
    if cause == "harvest":
        if not s.lanes:
            return None
        nothing_grows(home)
    elif cause == "tile-ore_mine":
        if not home.ore_mine:
            return None
        home.tunnel, home.ore_mine = home.tunnel | home.ore_mine, 0
    elif cause == "tile-ruby_mine":
        if not home.ruby_mine:
            return None
        home.tunnel, home.ruby_mine = home.tunnel | home.ruby_mine, 0
    else:
        room = ROOMS.index(cause.removeprefix("room-"))
        if ROOMS[room] in AT_ONCE:
            return a_dwelling_instead(s, seat, room)
        if not home.rooms >> room & 1:
            return None
        cell = home.cell_of(room)
        home.furnished.remove(cell.bit_length() - 1 << ROOM_BITS | room)
        home.rooms &= ~(1 << room)
        home.cavern |= cell
        if room in SUPPLIERS:
            home.promised[SUPPLIERS.index(room)] = 0
        step = s.agenda[-1] if s.agenda else None
        if cause == "room-office_room" and isinstance(step, PlaceHalf) and not cell_mask(step.first) & BOARD:
            s.agenda.pop()  # without it the first half would not lie there
    survey(home)
    return s


def a_dwelling_instead(s: CavernaState, seat: int, room: int) -> CavernaState | None:
    """Where the room is just being furnished, which is when it gives: a Dwelling, which can be paid."""
    step: AnyStep | None = s.agenda[-1] if s.agenda and not s.lanes else None
    if not isinstance(step, (ChooseCavern, PayRoom)) or (step.seat, step.room) != (seat, room):
        return None
    fields = list(step.fields())
    fields[2] = ROOMS.index("dwelling")
    s.agenda[-1] = type(step)(*fields)
    for good in ("wood", "stone"):
        s.homes[seat].goods[GOODS.index(good)] += PLENTY
    return s


def without_harvest(s: CavernaState) -> CavernaState | None:
    """Nothing grows anywhere; and what is sown just now is not harvested, for there is no harvest on the track."""
    if s.lanes:
        return None
    for home in s.homes:
        nothing_grows(home)
    s.track[s.round] = NO_HARVEST
    return s


def nothing_grows(home: Home) -> None:
    home.grain3 = home.grain2 = home.grain1 = home.vegetables2 = home.vegetables1 = 0
    survey(home)
