"""How each reason against an answer is lifted, written from the rules: for the contract of reasons."""

from __future__ import annotations

from permonik.games.caverna.actions import CAVERN, FENCE, LAY, PLACE, STABLE
from permonik.games.caverna.board import BOARD, FOREST
from permonik.games.caverna.home import WAITING
from permonik.games.caverna.placing import cell_mask
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.survey import survey
from permonik.games.caverna.tables import GOODS, GRAIN
from permonik.kernel.reason import Reason

# What the course of an action or the ground itself forbids, no gift allows.
STAYS = frozenset(
    {
        *(
            "space-taken",
            "nobody-to-imitate",
            "imitator",
            "own-space",
            "either-or",
            "later",
            "too-late",
            "done",
            "family-full",
        ),
        *("no-forest-pair", "no-mountain-pair", "no-forest", "no-mountain", "no-newborn", "all-stables"),
        *("no-stable-place", "dwellings-only", "dwelling-only", "other-tunnel", "no-tunnel-beside", "not-beside"),
        *("tile-there", "not-joined", "no-twin-place", "no-meadow-beside", "sown-enough", "looted", "weak", "bred"),
        *("no-pair", "no-pen", "bought", "no-tunnel-pair", "no-two-meadows", "no-bed", "no-ruby-mine", "no-ore-mine"),
        *("no-deep-tunnel", "few-ruby-mines"),
    }
)
COUNTED = frozenset({"lack"})
PLENTY = 30


def lift(s: CavernaState, seat: int, action: int, reason: Reason) -> CavernaState | None:
    home = s.homes[seat]
    kind = reason.kind
    spare = FOREST & BOARD & ~home.laid
    cell = spare & -spare
    if kind == "lack":
        home.goods[GOODS.index(reason.what.removeprefix("amount-"))] += reason.amount
    elif kind == "taken":
        s.taken &= ~(1 << (action - PLACE))
        other = s.homes[reason.who]
        other.places[other.places.index(action - PLACE)] = -2 if reason.who == seat else WAITING
    elif kind == "empty":
        s.stocked |= 1 << (action - PLACE) if PLACE <= action < PLACE + 51 else 1 << s.space
        s.lying[s.space if not PLACE <= action < PLACE + 51 else action - PLACE] = 1
    elif kind in ("nothing-payable", "no-dwelling-payable"):
        for good in range(len(GOODS)):
            home.goods[good] += PLENTY
    elif kind == "no-seed":
        home.goods[GRAIN] += 1
    elif kind == "armed":
        home.strengths = [0] * len(home.strengths)
    elif kind == "unarmed":
        home.strengths = [1] * len(home.strengths)
    elif kind in ("no-field", "no-meadow") and cell:
        if kind == "no-field":
            home.field |= cell
        else:
            home.meadow |= cell
    elif kind in ("no-cavern", "not-cavern"):
        home.cavern |= cell_mask(action - CAVERN) if kind == "not-cavern" else 1 << 20
    elif kind == "no-tunnel":
        home.tunnel |= 1 << 20
    elif kind == "not-tunnel":
        home.tunnel |= cell_mask(action - LAY)
    elif kind == "not-meadow":
        home.meadow |= cell_mask(action - FENCE)
    elif kind in ("stable-there", "field-there"):
        at = cell_mask(action - STABLE) if action >= STABLE else cell_mask(action - LAY)
        home.stables &= ~at
        home.field &= ~at
    else:
        return None
    survey(home)
    return s
