"""How each reason against an answer is lifted, written from the rules: for the contract of reasons."""

from __future__ import annotations

from permonik.games.cave_vs_cave.actions import BUILD, DIG, DO, FURNISH, PLACE, RAZE, TAKE, USE
from permonik.games.cave_vs_cave.cave import COVERED, EMPTY
from permonik.games.cave_vs_cave.effects.furnishing import ChooseCell
from permonik.games.cave_vs_cave.masks import bits
from permonik.games.cave_vs_cave.state import CaveState
from permonik.games.cave_vs_cave.steps import Act
from permonik.games.cave_vs_cave.tables import EFFECTS, EXTRA, FITTING, FOOD, GOODS, LIMIT, ORANGE, WALLS
from permonik.kernel.reason import Reason

# A room is blue for good; what is on offer nowhere (no room to furnish) is lifted by what its own reasons tell.
STAYS = frozenset({"blue", "no-room", "nothing-covered"})
COUNTED = frozenset({"lack", "more-gold", "few-kinds", "more-orange"})


def lift(s: CaveState, seat: int, action: int, reason: Reason) -> CaveState | None:
    cave = s.caves[seat]
    step = s.open(seat)
    kind = reason.kind
    if kind == "lack":
        good = GOODS.index(reason.what.removeprefix("amount-"))
        cave.goods[good] += reason.amount
    elif kind == "more-gold":
        cave.goods[GOODS.index("gold")] += reason.amount
    elif kind == "few-kinds":
        for good in [good for good, held in enumerate(cave.goods) if not held][: reason.amount]:
            cave.goods[good] = 1
    elif kind == "taken":
        s.taken[reason.who] &= ~(1 << (action - TAKE))
    elif kind == "done":
        if isinstance(step, Act):
            s.done &= ~EFFECTS[action - DO].part
        else:
            s.room_done &= ~EFFECTS[action - DO].part
    elif kind == "used":
        s.used &= ~(1 << (action - USE))
    elif kind == "sold":
        s.sold = False
    elif kind == "full":
        cave.goods[FOOD] = LIMIT[FOOD] - 1
    elif kind == "enough":
        cave.goods[GOODS.index(reason.what.removeprefix("good-"))] = 0
    elif kind == "walled":
        cave.raze(action - BUILD)
    elif kind == "no-wall-here":
        cave.build(action - RAZE)
    elif kind == "no-own-wall":
        cave.build(0)
    elif kind == "no-walls-left":
        s.walls = WALLS
    elif kind in ("unreachable", "nothing-to-dig"):
        for cell in range(EXTRA):
            if cave.cells[cell] == COVERED and (kind == "nothing-to-dig" or cell != action - DIG):
                cave.uncover(cell)
                if kind == "nothing-to-dig" and cave.access & (cave.access - 1):
                    break
        for slot in range(16):
            if cave.walls >> slot & 1:
                cave.raze(slot)
    elif kind == "more-orange":
        for room in [room for room in bits(ORANGE) if not cave.rooms >> room & 1][: reason.amount]:
            cave.rooms |= 1 << room
    elif kind == "no-cavern":
        cell = next(cell for cell in range(EXTRA) if cave.cells[cell] != EMPTY)
        cave.cells[cell] = EMPTY
        cave.fit()
    elif kind in ("walls-nowhere", "walls-here"):
        room = step.room if isinstance(step, ChooseCell) else action - FURNISH
        cell = action - PLACE if kind == "walls-here" else cave.cells.index(EMPTY)
        cave.sides[cell] = next(sides for sides in range(16) if FITTING[sides] >> room & 1)
        cave.fit()
    elif kind == "covered":
        cave.uncover(action - PLACE)
    elif kind == "occupied":
        cave.cells[action - PLACE] = EMPTY
        cave.fit()
    else:
        return None
    return s
