"""Answers that nobody thinks about. People are not asked for them; one step back leads to the question."""

from __future__ import annotations

from permonik.games.caverna import rooms
from permonik.games.caverna.actions import DO, FEED, TILE, WORK
from permonik.games.caverna.flow import NextPart
from permonik.games.caverna.furnishing import ChooseCavern
from permonik.games.caverna.harvest import Feed
from permonik.games.caverna.spacetables import AND_OR, NODES
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.tables import DEEDS, OP_GAIN, OP_TAKE_ALL
from permonik.kernel.choice import NO_ACTION


def obvious(s: CavernaState, seat: int) -> int:
    step = s.open(seat)
    actions = s.actions(seat)
    if isinstance(step, NextPart):
        return next_part(s, seat, step, [action for action in actions if DO <= action < TILE])
    if isinstance(step, Feed):
        return whole_meal(s, seat, step, actions)
    if isinstance(step, ChooseCavern) and not s.homes[seat].furnishable() & ~s.homes[seat].cavern:
        return actions[0]  # no rule asks in which cavern a tile lies
    return NO_ACTION


def next_part(s: CavernaState, seat: int, step: NextPart, parts: list[int]) -> int:
    """The only part that is left, unless it would be over before anybody has seen what it costs; or goods and dogs
    beside other parts: nobody loses by taking them first. Farm animals come only behind the building of their pastures
    ("and then / or"), which would be over."""
    if len(parts) == 1:
        return NO_ACTION if builds_unasked(s, seat, parts[0]) else parts[0]
    node = NODES[step.node]
    if node.kind == AND_OR:
        for action in parts:
            kid = NODES[node.kids[node.holds[action - DO]]]
            if kid.deeds and all([DEEDS[deed].op in (OP_TAKE_ALL, OP_GAIN) for deed in kid.deeds]):
                return action
    return NO_ACTION


def builds_unasked(s: CavernaState, seat: int, part: int) -> bool:
    """Whether a part, once begun, pays or furnishes without another question: one room that can be paid, one meadow."""
    before = s.homes[seat]
    after = s.clone()
    after.apply(seat, part)
    while seat in after.waiting() and not isinstance(after.open(seat), NextPart):
        actions = after.actions(seat)
        if len(actions) > 1 and not isinstance(after.open(seat), ChooseCavern):
            return False
        after.apply(seat, actions[0])
    home = after.homes[seat]
    paid = any([now < was for now, was in zip(home.goods, before.goods, strict=True)])
    return paid or home.rooms != before.rooms


def whole_meal(s: CavernaState, seat: int, step: Feed, actions: list[int]) -> int:
    """Food for everybody lies ready, and nothing else could feed them."""
    due = FEED + rooms.demand(s.homes[seat], step.food_only != 0, step.worked)
    return due if due in actions and not any([WORK <= action < FEED for action in actions]) else NO_ACTION
