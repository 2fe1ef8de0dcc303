"""What an answer in the cave brings about, all of it, said before it is given; and which answers are weighty."""

from __future__ import annotations

from permonik.games.saboteur.actions import CAVE_IN, END_GAME, HALT, LURE, ROAM, TABLE, WALK
from permonik.games.saboteur.creatures import Lure
from permonik.games.saboteur.places import cell_word
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import (
    A_GOBLIN,
    BRIDGE,
    CREATURES,
    EXIT,
    FIELDS,
    LADDER,
    LAIR_ATTACKS,
    TUNNEL,
)
from permonik.games.saboteur.walking import nugget_at
from permonik.kernel.message import Arg


def note(id: str, **args: Arg) -> Arg:
    return {"id": id, "args": args} if args else id


# -- a dwarf goes to a field ----------------------------------------------------------------------------------------


def of_step(s: SabState, seat: int, field: int) -> list[Arg]:
    """In the order in which they come about (R10.4)."""
    board = s.board
    before = s.at[seat]
    mark = board.mark(field)
    met = [creature for creature in range(3) if s.creature_at[creature] >= 0 and is_met(s, creature, field)]
    told: list[Arg] = []
    if field >> 3 in board.down:
        told.append("hit-goal")
    elif mark == BRIDGE and (board.mark(before) != BRIDGE or before >> 3 != field >> 3):
        told.append(note("hit-bridge" if s.hands[seat] else "hit-bridge-only-limit", limit=max(0, s.limit[seat] - 1)))
    elif mark == TUNNEL:
        told.append("hit-tunnel" if s.gold[seat] else "hit-tunnel-free")
    elif mark == LADDER:
        told += of_ladder(s, before, field)
    for creature in met:
        told.append(note("hit-creature", creature=f"creature-{CREATURES[creature]}", harm=harm(s, seat, creature)))
    if met:
        told.append("hit-axe-end" if s.axes[seat] else "hit-end")
    if mark == EXIT:
        told.append(note("hit-exit" if is_open(s, seat) else "hit-exit-role", gold=gold_after(s, seat, met)))
    elif nugget_at(s, field) >= 0:
        told.append(of_vein(s, seat, ends_there(s, seat, field)))
    return told


def is_met(s: SabState, creature: int, field: int) -> bool:
    """On a face-down goal card a creature is met wherever it stands there (R11.6)."""
    at = s.creature_at[creature]
    return at == field or (field >> 3 in s.board.down and at >> 3 == field >> 3)


def of_ladder(s: SabState, before: int, field: int) -> list[Arg]:
    """Where a ladder leads: the step itself, or the steps that it opens (R6.2)."""
    if s.board.mark(before) == LADDER:
        return ["hit-climb"]
    others: list[Arg] = [cell_word(other >> 3) for other in s.board.ladders if other != field]
    return [note("hit-ladder", cells=others)] if others else []


def harm(s: SabState, seat: int, creature: int) -> str:
    if creature == A_GOBLIN and not s.gold[seat]:
        return "harm-goblin-nothing"
    return f"harm-{CREATURES[creature]}"


def gold_after(s: SabState, seat: int, met: list[int]) -> int:
    """What a dwarf carries out, a goblin on the exit not fended off (RU-12)."""
    return max(0, s.gold[seat] - 1) if A_GOBLIN in met else s.gold[seat]


def ends_there(s: SabState, seat: int, field: int) -> bool:
    """Whether the movement is over with this step (R10.9)."""
    return s.moves == 1 or field in s.creature_at


def is_open(s: SabState, seat: int) -> bool:
    return s.clan_knows[seat] == s.everybody


def of_vein(s: SabState, seat: int, ends: bool) -> Arg:
    """Stopping on a vein takes its gold and turns the clan card up (R6.6)."""
    if ends:
        return "hit-vein" if is_open(s, seat) else "hit-vein-role"
    return "hit-gold" if is_open(s, seat) else "hit-gold-role"


# -- a creature goes to a field -------------------------------------------------------------------------------------


def of_creature(s: SabState, seat: int, creature: int, field: int, attacks: bool) -> list[Arg]:
    """Whom it attacks, by name, and who could drive it away. Bridges, tunnels and veins are nothing to it (R6.7)."""
    told: list[Arg] = []
    if field >> 3 in s.board.down:
        told.append("hit-goal-creature")
    victims = [other for other in range(s.players) if s.at[other] == field] if attacks else []
    if victims:
        names: list[Arg] = [named(other, seat) for other in victims]
        told.append(note("hit-attack", seats=names, harm=f"harm-{CREATURES[creature]}"))
        armed: list[Arg] = [named(other, seat) for other in victims if s.axes[other]]
        if armed:
            told.append(note("hit-armed", seats=armed))
    return told


def named(seat: int, own: int) -> Arg:
    return note("seat-own", seat={"seat": seat}) if seat == own else {"seat": seat}


# -- a card falls in ------------------------------------------------------------------------------------------------


def of_collapse(s: SabState, cell: int) -> list[Arg]:
    """What goes with the card (R7.4, R7.5)."""
    told: list[Arg] = []
    if has_nugget(s, cell):
        told.append("hit-nugget-gone")
    board = s.board.without_card(cell)
    for web in range(3):
        if s.web_on[web] >= 0 and not board.is_open(s.web_on[web]):
            told.append("hit-web-gone")
    return told


def has_nugget(s: SabState, cell: int) -> bool:
    return cell in [field >> 3 for field in s.nuggets]


# -- weighty answers (docs/rules/saboteur.md, section 14) -----------------------------------------------------------


def weighty(s: SabState, seat: int, action: int) -> str | None:
    """The kind of a weighty answer, or None."""
    if action == END_GAME:
        return "forfeit"
    if action == HALT:
        return "reveal_role" if not is_open(s, seat) and nugget_at(s, s.at[seat]) >= 0 else None
    kind, values = TABLE.split(action)
    if kind.base == CAVE_IN:
        return "destroy" if has_nugget(s, values[0]) else None
    if kind.base in (LURE, ROAM):
        field = values[0] * FIELDS + values[1]
        return "attack_self" if s.at[seat] == field and attacks(s, seat) else None
    if kind.base == WALK:
        field = values[0] * FIELDS + values[1]
        reveals = not is_open(s, seat) and nugget_at(s, field) >= 0 and s.board.mark(field) != EXIT
        return "reveal_role" if reveals and ends_there(s, seat, field) else None
    return None


def attacks(s: SabState, seat: int) -> bool:
    """Whether a creature that comes to a field with dwarves attacks: always, but for the switch of RU-9."""
    return not isinstance(s.open(seat), Lure) or s.rules & LAIR_ATTACKS != 0
