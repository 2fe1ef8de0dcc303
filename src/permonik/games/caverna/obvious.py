"""Answers that nobody thinks about. People are not asked for them; one step back leads to the question."""

from __future__ import annotations

from permonik.games.caverna import rooms
from permonik.games.caverna.actions import DO, FEED, TILE, WORK
from permonik.games.caverna.flow import NextPart
from permonik.games.caverna.furnishing import ChooseCavern
from permonik.games.caverna.harvest import Feed
from permonik.games.caverna.spacetables import AND_OR, NODES
from permonik.games.caverna.state import CavernaState
from permonik.games.caverna.tables import DEEDS, FARM, OP_GAIN, OP_TAKE_ALL
from permonik.games.caverna.wording import gained
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
    """The only part that is left; or goods that cost nothing and need no room: nobody loses by taking them first."""
    if len(parts) == 1:
        return parts[0]
    node = NODES[step.node]
    if node.kind == AND_OR:
        for action in parts:
            kid = NODES[node.kids[node.holds[action - DO]]]
            if kid.deeds and all([DEEDS[deed].op in (OP_TAKE_ALL, OP_GAIN) for deed in kid.deeds]):
                goods = [good for good, _ in gained(s, s.homes[seat], kid.deeds, s.space if s.imitated < 0 else -1)]
                if goods and not any([good in FARM for good in goods]):
                    return action
    return NO_ACTION


def whole_meal(s: CavernaState, seat: int, step: Feed, actions: list[int]) -> int:
    """Food for everybody lies ready, and nothing else could feed them."""
    due = FEED + rooms.demand(s.homes[seat], step.food_only != 0, step.worked)
    return due if due in actions and not any([WORK <= action < FEED for action in actions]) else NO_ACTION
