"""What questions and answers say beyond their bare names: the card or creature, the place, and what will follow."""

from __future__ import annotations

from permonik.games.saboteur.action_cards import Equip
from permonik.games.saboteur.actions import (
    CARD,
    CAVE_IN,
    CELL,
    CUT,
    EDGE,
    GIVE,
    HALT,
    KEEP_AXE,
    LURE,
    PEEK_GOAL,
    PLACE,
    ROAM,
    SPIN,
    SPOT,
    SWAP,
    TABLE,
    USE_AXE,
    WALK,
)
from permonik.games.saboteur.consequences import attacks, harm, is_open, of_collapse, of_creature, of_step
from permonik.games.saboteur.creatures import CreatureStep
from permonik.games.saboteur.places import edge_word, field_word
from permonik.games.saboteur.playing import Place
from permonik.games.saboteur.state import SabState
from permonik.games.saboteur.tables import CREATURES, FIELDS
from permonik.games.saboteur.walking import Move, MoveNewAxe, nugget_at
from permonik.kernel.game import Option
from permonik.kernel.message import Arg, Message


def question(s: SabState, seat: int, message: Message) -> Message:
    """A question with the card or creature that it is about."""
    step = s.open(seat)
    if isinstance(step, (Place, Equip)):
        return message._replace(args={"card": CARD.word(step.kind)})
    if isinstance(step, CreatureStep):
        return message._replace(args={"creature": f"creature-{CREATURES[step.creature]}"})
    if isinstance(step, Move) and not isinstance(step, MoveNewAxe):
        return message._replace(args={"moves": s.moves})
    return message


def describe(s: SabState, seat: int, action: int, option: Option) -> Option:
    """An answer with its consequences, and its cells and fields as targets: `cell:2,-1`, `field:2,-1.0`."""
    if action >= PLACE:
        return describe_place(s, seat, action, option)
    if action == HALT:
        if nugget_at(s, s.at[seat]) >= 0:
            return worded(option, "do-halt-vein" if is_open(s, seat) else "do-halt-vein-role", {})
    elif action in (KEEP_AXE, USE_AXE):
        step = s.open(seat)
        if isinstance(step, CreatureStep):
            creature = f"creature-{CREATURES[step.creature]}"
            return worded(option, option.message.id, {"creature": creature, "harm": harm(s, seat, step.creature)})
    elif CUT <= action < PEEK_GOAL:
        return worded(option, option.message.id, {**option.message.args, "shows": s.web_shows[action - CUT]})
    elif SWAP <= action < GIVE:
        cards = {"cards": len(s.hands[action - SWAP]), "own": len(s.hands[seat])}
        return worded(option, option.message.id, {**option.message.args, **cards})
    return option


def describe_place(s: SabState, seat: int, action: int, option: Option) -> Option:
    kind, values = TABLE.split(action)
    cell = values[0]
    id = option.message.id
    args = dict(option.message.args)
    told: list[Arg] = []
    targets = [f"cell:{CELL.text(cell)}"]
    if kind.base in (LURE, ROAM, WALK):
        field = cell * FIELDS + values[1]
        targets.append(f"field:{SPOT.text(field)}")
        args = {"spot": field_word(s.deck, s.board.cards.get(cell, -1), field)}
        step = s.open(seat)
        if isinstance(step, CreatureStep):
            told = of_creature(s, seat, step.creature, field, attacks(s, seat))
        else:
            told = of_step(s, seat, field)
    elif kind.base == SPIN:
        edge = cell * 2 + values[1]
        targets = [f"edge:{EDGE.text(edge)}"]
        args = {"edge": edge_word(edge)}
    elif kind.base == CAVE_IN:
        args["card"] = CARD.word(s.board.cards[cell] >> 1)
        told = of_collapse(s, cell)
    elif kind.base == PLACE:
        targets.append(f"turn:{180 * values[1]}")
        step = s.open(seat)
        if isinstance(step, Place):
            args["card"] = CARD.word(step.kind)
            if s.deck.vein[step.kind] >= 0:
                told = ["hit-nugget"]
    if told:
        args["what"] = told
        id += "-hits"
    return option._replace(message=option.message._replace(id=id, args=args, targets=targets), targets=targets)


def worded(option: Option, id: str, args: dict[str, Arg]) -> Option:
    return option._replace(message=option.message._replace(id=id, args=args))
