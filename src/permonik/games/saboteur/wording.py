"""What answers say beyond their bare names: the places they speak of, and whose card or dwarf is meant."""

from __future__ import annotations

from permonik.games.saboteur.actions import CARD, CAVE_IN, CELL, EDGE, LURE, PLACE, ROAM, SPIN, SPOT, TABLE, WALK
from permonik.games.saboteur.creatures import CreatureStep
from permonik.games.saboteur.playing import Equip, Place
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import BRIDGE, CREATURES, EXIT, FIELDS, TUNNEL, VEIN
from permonik.games.saboteur.walking import Move
from permonik.kernel.game import Option
from permonik.kernel.message import Arg, Message


def question(s: SabState, seat: int, message: Message) -> Message:
    """A question with the card or creature that it is about."""
    step = s.open(seat)
    args: dict[str, Arg] = {}
    if isinstance(step, (Place, Equip)):
        args = {"card": CARD.word(step.kind)}
    elif isinstance(step, CreatureStep):
        args = {"creature": f"creature-{CREATURES[step.creature]}"}
    elif isinstance(step, Move):
        args = {"moves": s.moves}
    return message._replace(args=args)


def describe(s: SabState, seat: int, action: int, option: Option) -> Option:
    """An answer with its cells and fields as targets: `cell:2,-1`, `field:2,-1.0`, `edge:2,-1.north`."""
    if action < PLACE:
        return option
    kind, values = TABLE.split(action)
    cell = values[0]
    targets = [f"cell:{CELL.text(cell)}"]
    args = dict(option.message.args)
    if kind.base in (LURE, ROAM, WALK):
        field = cell * FIELDS + values[1]
        targets.append(f"field:{SPOT.text(field)}")
        args["what"] = what(s, cell, field)
    elif kind.base == SPIN:
        targets = [f"edge:{EDGE.text(cell * 2 + values[1])}"]
    elif kind.base == CAVE_IN:
        args["card"] = CARD.word(s.board.cards[cell] >> 1)
    elif kind.base == PLACE:
        targets.append(f"turn:{180 * values[1]}")
        step = s.open(seat)
        if isinstance(step, Place):
            args["card"] = CARD.word(step.kind)
    return option._replace(message=option.message._replace(args=args, targets=targets), targets=targets)


def what(s: SabState, cell: int, field: int) -> str:
    """What waits on a field, as a message: a face-down goal card, a bridge, a tunnel, a vein with gold, the exit."""
    if cell in s.board.down:
        return "spot-goal"
    mark = s.board.mark(field)
    if mark == BRIDGE:
        return "spot-bridge"
    if mark == TUNNEL:
        return "spot-tunnel"
    if mark == EXIT:
        return "spot-exit"
    if mark == VEIN and field in s.nuggets:
        return "spot-gold"
    return "spot-creature" if field in s.creature_at else "spot-plain"
